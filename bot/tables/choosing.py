"""What a press makes of what is picked so far of an answer. Pure.

What is picked so far is an answer that may lack something: ids, or a number for each id; `drafts` keeps it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.core.errors import IllegalAnswer
from bot.core.shapes import STALE, WRONG_COUNT, Amounts, Option, Pick, Ranking, Simple
from bot.tables.keys import base62, digest

LINES: Final = 25
"""Lines of one menu."""


def single(shape: Simple) -> bool:
    """Whether one press answers it."""
    return isinstance(shape, Pick) and shape.min == 1 and shape.max == 1


def by_one(shape: Simple) -> bool:
    """Whether one option is the whole answer: of a Pick of one, and where one thing is given to one of the options."""
    return single(shape) or (isinstance(shape, Amounts) and shape.min == shape.max == 1)


def answer_by(shape: Simple, option: Option) -> Any:
    """The answer that one option is, see `by_one`."""
    return {option.id: 1} if isinstance(shape, Amounts) else option.id


DIALS: Final = 2
"""Options of which each has a menu of its own; more of them share one, in which one press can set all of them."""
POOLS: Final = 3
"""Options that share a number all of which must be given, as tokens in pools: every way to share it is a line of its
own, for out of lines that add up nobody could tell what comes of them."""
SHARES: Final = 3 * LINES
"""Ways to share at most; of more each option has a menu of its own."""


def dialled(shape: Simple) -> bool:
    """Whether few options share what there is to be given: each is then set by itself, in full view of the others."""
    if not isinstance(shape, Amounts) or by_one(shape) or shares(shape):
        return False
    if not 0 < len(shape.options) <= (POOLS if shape.min else DIALS):
        return False
    most = [min(shape.most.get(option.id, 0), shape.max) for option in shape.options if option.blocked is None]
    return 1 < max(most, default=0) < LINES and (len(most) == 1 or sum(most) > shape.max)


def shares(shape: Simple) -> list[dict[str, int]]:
    """Every way to share a number among three options, the least of the first one first; empty where that is not asked,
    or where there are too many ways."""
    if not isinstance(shape, Amounts) or by_one(shape) or len(shape.options) != POOLS or shape.min != shape.max:
        return []
    most = [0 if one.blocked is not None else min(shape.most.get(one.id, 0), shape.max) for one in shape.options]
    found: list[dict[str, int]] = []
    for first in range(most[0] + 1):
        for second in range(min(most[1], shape.max - first) + 1):
            third = shape.max - first - second
            if third <= most[2]:
                given = zip(shape.options, (first, second, third), strict=True)
                found.append({one.id: count for one, count in given if count})
    return found if 1 < len(found) <= SHARES else []


def share_key(shape: Amounts, given: Mapping[str, int]) -> str:
    """What stands for a way to share in a menu."""
    return "-".join(str(given.get(one.id, 0)) for one in shape.options)


def share(shape: Simple, key: str) -> dict[str, int]:
    """The way to share that was chosen in a menu.

    Raises:
        IllegalAnswer: it is not there (any more).
    """
    for given in shares(shape):
        if isinstance(shape, Amounts) and share_key(shape, given) == key:
            return given
    raise IllegalAnswer(STALE)


def dial(shape: Amounts, so_far: Any, option: Option, count: int) -> dict[str, int]:
    """What is picked when one option is set: what is too much then is taken from the largest of the others, and where
    there is one other only, it gets what is missing.

    Raises:
        IllegalAnswer: the option cannot have so much.
    """
    now = picked(shape, so_far)
    at = shape.options.index(option)
    most = [min(shape.most.get(one.id, 0), shape.max) for one in shape.options]
    if not 0 <= count <= most[at]:
        raise IllegalAnswer(WRONG_COUNT, min=0, max=most[at])
    now[at] = count
    others = [place for place in range(len(now)) if place != at]
    while sum(now) > shape.max:
        now[max(others, key=lambda place: now[place])] -= 1
    if len(others) == 1 and sum(now) < shape.min and shape.options[others[0]].blocked is None:
        now[others[0]] = min(most[others[0]], shape.min - count)
    return {one.id: n for one, n in zip(shape.options, now, strict=True) if n}


def one_or_none(shape: Simple) -> bool:
    """Whether it is a Pick of several of which one at most can be chosen: pressing that one answers it."""
    if not isinstance(shape, Pick) or single(shape):
        return False
    return min(shape.max, sum(option.blocked is None for option in shape.options)) == 1 and shape.min <= 1


def only(shape: Simple) -> Any:
    """The one answer that it can have; None where something is to be decided, or to be known before it is chosen."""
    options = shape.options
    if any(option.blocked is not None or option.warn is not None for option in options):
        return None
    if isinstance(shape, Amounts):
        most = {option.id: shape.most.get(option.id, 0) for option in options}
        if shape.max == 0:
            return {}
        return {id: count for id, count in most.items() if count} if sum(most.values()) == shape.min else None
    if isinstance(shape, Ranking) or shape.ordered:
        return [option.id for option in options] if len(options) < 2 and not _may_leave(shape) else None
    if single(shape):
        return options[0].id if len(options) == 1 else None
    return [option.id for option in options] if shape.min == len(options) else None


def _may_leave(shape: Pick | Ranking) -> bool:
    """Whether less than all of it can be chosen."""
    return isinstance(shape, Pick) and shape.min < len(shape.options)


def in_order(shape: Simple) -> bool:
    """Whether the order of what is picked counts."""
    return isinstance(shape, Ranking) or (isinstance(shape, Pick) and shape.ordered)


@dataclass(frozen=True, slots=True)
class Parcel:
    """One line of a menu in which numbers are put together: so many of an option; lines of one option add up.

    Args:
        option: of which.
        count: how many.
        number: among the parcels of the option.
    """

    option: Option
    count: int
    number: int

    @property
    def key(self) -> str:
        """What stands for it in a menu."""
        return f"{digest(self.option.id)}{base62(self.number)}"


def parcels(shape: Amounts) -> list[Parcel]:
    """Lines that any number of each option can be put together from, as few as that takes: 1, 2, 4 ... and the rest."""
    found: list[Parcel] = []
    for option in shape.options:
        left = 0 if option.blocked is not None else min(shape.most.get(option.id, 0), shape.max)
        counts: list[int] = []
        size = 1
        while left > 0:
            counts.append(min(size, left))
            left -= counts[-1]
            size *= 2
        found += [Parcel(option, count, number) for number, count in enumerate(sorted(counts))]
    return found


def parcelled(shape: Amounts, so_far: Any) -> set[str]:
    """Keys of the parcels that what is picked so far is made of."""
    left = dict(zip([option.id for option in shape.options], picked(shape, so_far), strict=True))
    keys: set[str] = set()
    for one in sorted(parcels(shape), key=lambda one: -one.count):
        if one.count <= left[one.option.id]:
            left[one.option.id] -= one.count
            keys.add(one.key)
    return keys


def put_together(shape: Amounts, so_far: Any, listed: Sequence[Parcel], keys: Sequence[str]) -> dict[str, int]:
    """What is picked when in a menu of parcels some are chosen; those that stand in other menus stay.

    Raises:
        IllegalAnswer: one of them is not there (any more), or they are too many.
    """
    known = {one.key: one for one in listed}
    if any(key not in known for key in keys):
        raise IllegalAnswer(STALE)
    kept = parcelled(shape, so_far)
    given: dict[str, int] = {}
    for one in parcels(shape):
        if one.key in keys if one.key in known else one.key in kept:
            given[one.option.id] = given.get(one.option.id, 0) + one.count
    if sum(given.values()) > shape.max:
        raise IllegalAnswer(WRONG_COUNT, min=shape.min, max=shape.max)
    return given


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
    """What is picked after one more press: taken or put back; an amount goes up by one and from its most back to 0.

    Where an order is whole a press begins it anew with what was pressed: put back, it would have to be taken out and in
    again, and of two the other way round could only be had by pressing the one that is not meant.
    """
    position = shape.options.index(option)
    now = picked(shape, so_far)
    if isinstance(shape, Amounts):
        room = shape.max - sum(now)
        most = min(shape.most.get(option.id, 0), now[position] + room)
        now[position] = now[position] + 1 if now[position] < most else 0
        return {one.id: n for one, n in zip(shape.options, now, strict=True) if n}
    if isinstance(shape, Ranking) and len(now) == len(shape.options):
        now.clear()
    if position in now:
        now.remove(position)
    else:
        now.append(position)
        if isinstance(shape, Ranking) and len(now) == len(shape.options) - 1:
            now += [at for at in range(len(shape.options)) if at not in now]  # the last place is left to one alone
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
