"""A half-made choice inside a panel, carried by its custom ids: which area and page, what is picked so far. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.core.errors import IllegalAnswer
from bot.core.shapes import STALE, Amounts, Option, Order, Pick, Simple
from cogs.panels.ids import base62, digest, of_base62


@dataclass(frozen=True, slots=True)
class Spot:
    """Where in a question a panel stands.

    Args:
        group: area chosen, or None.
        page: from 0.
        state: what is picked so far, by position: a bit mask for a Pick of several, positions in order for an Order
            and for a Pick that keeps its order, one digit per option for Amounts; positions hold because the id
            names the question's number.
        key: digest of the option pressed.
        draft: fields filled so far of a form that waits for nobody (the table keeps drafts of the one that waits).
    """

    group: int | None = None
    page: int = 0
    state: str = ""
    key: str = ""
    draft: str = ""

    def __str__(self) -> str:
        group = "" if self.group is None else base62(self.group)
        draft = f".{self.draft}" if self.draft else ""
        return f"{group}.{base62(self.page)}.{self.state}.{self.key}{draft}"

    @classmethod
    def read(cls, arg: str) -> Spot:
        """The spot an id's argument names; an unreadable one is the beginning."""
        parts = arg.split(".")
        if len(parts) not in (4, 5):
            return cls()
        try:
            return cls(of_base62(parts[0]) if parts[0] else None, of_base62(parts[1]), *parts[2:])
        except ValueError:
            return cls()

    def at(self, **changes: Any) -> Spot:
        """The spot with something changed."""
        return replace(self, **changes)


def single(shape: Simple) -> bool:
    """Whether one press answers it."""
    return isinstance(shape, Pick) and shape.min == 1 and shape.max == 1


def one_or_none(shape: Simple) -> bool:
    """Whether it is a Pick of several of which one at most can be chosen: pressing that one answers it."""
    if not isinstance(shape, Pick) or single(shape):
        return False
    return min(shape.max, sum(option.blocked is None for option in shape.options)) == 1 and shape.min <= 1


def in_order(shape: Simple) -> bool:
    """Whether the order of what is picked counts."""
    return isinstance(shape, Order) or (isinstance(shape, Pick) and shape.ordered)


def pressed(shape: Simple, key: str) -> Option:
    """The option whose digest an id carries.

    Raises:
        IllegalAnswer: none has it (any more).
    """
    for option in shape.options:
        if digest(option.id) == key:
            return option
    raise IllegalAnswer(STALE)


def picked(shape: Simple, state: str) -> list[int]:
    """Positions picked so far: in order for an Order; for Amounts the number given to each option."""
    try:
        if in_order(shape):
            return [of_base62(sign) for sign in state if of_base62(sign) < len(shape.options)]
        if isinstance(shape, Amounts):
            given = [of_base62(sign) for sign in state][: len(shape.options)]
            return given + [0] * (len(shape.options) - len(given))
        mask = of_base62(state)
    except ValueError:
        return picked(shape, "")
    return [i for i in range(len(shape.options)) if mask >> i & 1]


def press(shape: Simple, state: str, option: Option) -> str:
    """The state after one more press: picked or put back; an amount goes up by one and from its most back to 0."""
    position = shape.options.index(option)
    so_far = picked(shape, state)
    if isinstance(shape, Amounts):
        room = shape.max - sum(so_far)
        most = min(shape.most.get(option.id, 0), so_far[position] + room)
        so_far[position] = so_far[position] + 1 if so_far[position] < most else 0
        return "".join(base62(min(n, 61)) for n in so_far).rstrip("0")
    if position in so_far:
        so_far.remove(position)
    else:
        so_far.append(position)
    return state_of(shape, so_far)


def state_of(shape: Simple, positions: Sequence[int]) -> str:
    """The state in which these positions are picked (Pick, Order)."""
    if in_order(shape):
        return "".join(base62(i) for i in positions)
    mask = sum(1 << i for i in positions)
    return base62(mask) if mask else ""


def answer_of(shape: Simple, state: str) -> Any:
    """The answer that a state stands for; the kernel checks it."""
    so_far = picked(shape, state)
    if isinstance(shape, Amounts):
        return {option.id: n for option, n in zip(shape.options, so_far) if n}
    return [shape.options[i].id for i in so_far]


def complete(shape: Simple, state: str) -> bool:
    """Whether the state can be answered as it is."""
    so_far = picked(shape, state)
    if isinstance(shape, Order):
        return len(so_far) == len(shape.options)
    total = sum(so_far) if isinstance(shape, Amounts) else len(so_far)
    return shape.min <= total <= shape.max


def state_from(shape: Simple, given: Any) -> str:
    """The state of an answer that was given already (a changeable question)."""
    positions = {option.id: i for i, option in enumerate(shape.options)}
    if isinstance(shape, Amounts):
        return "".join(base62(int(given.get(option.id, 0))) for option in shape.options).rstrip("0")
    ids = [given] if isinstance(given, str) else list(given)
    return state_of(shape, [positions[one] for one in ids if one in positions])


def fold(shape: Simple, answer: Any) -> str:
    """One filled field as a piece of `Spot.draft`."""
    if single(shape):
        return base62(next(i for i, option in enumerate(shape.options) if option.id == answer))
    return state_from(shape, answer) or "0"


def unfold(shape: Simple, piece: str) -> Any:
    """The answer that `fold` wrote.

    Raises:
        IllegalAnswer: it fits nothing here.
    """
    try:
        return shape.options[of_base62(piece)].id if single(shape) else answer_of(shape, piece)
    except (ValueError, IndexError):
        raise IllegalAnswer(STALE) from None
