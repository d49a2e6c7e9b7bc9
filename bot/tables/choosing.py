"""What a press makes of what is picked so far of an answer. Pure.

What is picked so far is an answer that may lack something: ids, or a number for each id; `drafts` keeps it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.core.errors import IllegalAnswer
from bot.core.shapes import STALE, Amounts, Option, Pick, Ranking, Simple
from bot.tables.keys import digest


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
    return isinstance(shape, Ranking) or (isinstance(shape, Pick) and shape.ordered)


def pressed(shape: Simple, key: str) -> Option:
    """The option whose digest an id carries.

    Raises:
        IllegalAnswer: none has it (any more).
    """
    for option in shape.options:
        if digest(option.id) == key:
            return option
    raise IllegalAnswer(STALE)


def pressed_open(shape: Simple, key: str) -> Option:
    """The same, if it can be chosen now.

    Raises:
        IllegalAnswer: none has it, or it is blocked, with the reason.
    """
    option = pressed(shape, key)
    if option.blocked is not None:
        raise IllegalAnswer("core-blocked-option", reason=option.blocked.key, **option.blocked.args)
    return option


def pressed_together(shape: Simple, keys: Sequence[Any]) -> list[Option]:
    """The options of a menu of several: in the order of their choosing where that counts, else as they are listed.

    Raises:
        IllegalAnswer: one of them is not there (any more).
    """
    chosen = [pressed(shape, str(key)) for key in keys]
    return chosen if in_order(shape) else sorted(chosen, key=shape.options.index)


def picked(shape: Simple, so_far: Any) -> list[int]:
    """Positions picked so far: in order for a Ranking; for Amounts the number given to each option."""
    if isinstance(shape, Amounts):
        given: Mapping[str, int] = so_far or {}
        return [given.get(option.id, 0) for option in shape.options]
    ids = [so_far] if isinstance(so_far, str) else so_far or []
    positions = {option.id: i for i, option in enumerate(shape.options)}
    found = [positions[one] for one in ids if one in positions]
    return found if in_order(shape) else sorted(found)


def press(shape: Simple, so_far: Any, option: Option) -> Any:
    """What is picked after one more press: taken or put back; an amount goes up by one and from its most back to 0."""
    position = shape.options.index(option)
    now = picked(shape, so_far)
    if isinstance(shape, Amounts):
        room = shape.max - sum(now)
        most = min(shape.most.get(option.id, 0), now[position] + room)
        now[position] = now[position] + 1 if now[position] < most else 0
        return {one.id: n for one, n in zip(shape.options, now, strict=True) if n}
    if position in now:
        now.remove(position)
    else:
        now.append(position)
    return [shape.options[i].id for i in (now if in_order(shape) else sorted(now))]


def answer_of(shape: Simple, so_far: Any) -> Any:
    """The answer that what is picked stands for; the kernel checks it."""
    now = picked(shape, so_far)
    if isinstance(shape, Amounts):
        return {option.id: n for option, n in zip(shape.options, now, strict=True) if n}
    ids = [shape.options[i].id for i in now]
    return ids[0] if single(shape) and ids else ids


def complete(shape: Simple, so_far: Any) -> bool:
    """Whether what is picked can be answered as it is."""
    now = picked(shape, so_far)
    if isinstance(shape, Ranking):
        return len(now) == len(shape.options)
    total = sum(now) if isinstance(shape, Amounts) else len(now)
    return shape.min <= total <= shape.max
