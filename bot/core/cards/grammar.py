"""What every pack must keep to, whatever its game: parts of the language that would mean nothing where they stand.

A field that is silently passed over is a mistake that nobody finds: the card says one thing and does another.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, cast

from msgspec import Struct

from bot.core.cards.folders import LARGEST, PackPlace
from bot.core.cards.language import Choose, Cond, Count, Each, Filter, If, Trigger, bound

ARITHMETIC: Final = frozenset(("sum", "per", "times", "plus", "at_most"))
"""Fields of a count that a sum has too."""


def check_part(place: PackPlace[Any], part: Struct, designs: Collection[str], seats: Collection[str]) -> None:
    """Refuse a part of a record that says nothing, or too much.

    Args:
        place: where it stands.
        part: a filter, count, condition, line or trigger; anything else passes.
        designs: ids of the pack's cards.
        seats: numbers of seats of the game, which a table of bounds gives, all of them.

    Raises:
        PackError: what is wrong with it.
    """
    match part:
        case Filter():
            design = getattr(part, "design", "")
            if design and design not in designs:
                raise place.refuse("design", "unknown-card", card=design)
            for field, least, most in part.crossed():
                raise place.refuse(field, "crossed", min=least, max=most)
        case Count():
            _check_count(place, part)
        case Cond():
            _check_cond(place, part, seats)
        case Choose():
            if not part.ways:
                raise place.refuse("ways", "empty")
            place.within("n", part.n, 1, len(part.ways))
        case Each() | Trigger():
            if not part.effects:
                raise place.refuse("effects", "empty")
        case If():
            if not (part.then or part.otherwise):
                raise place.refuse("then", "missing-field")
        case _:
            pass


def _check_count(place: PackPlace[Any], part: Count) -> None:
    place.within("per", part.per, 1, LARGEST)
    if bool(part.sum) == bool(getattr(part, "count", "")):
        raise place.refuse("count", "one-of", fields="count, sum")
    if part.sum:
        place.idle(*(field for field in part.__struct_encode_fields__ if field not in ARITHMETIC))


def _check_cond(place: PackPlace[Any], part: Cond, seats: Collection[str]) -> None:
    place.one_of(part.is_, (part.min, part.max), part.all, part.any)
    if part.is_ is None:
        place.idle("min", "max")
    for field in ("min", "max"):
        table = getattr(part, field)
        if isinstance(table, dict):
            bounds = cast("dict[str, int]", table)
            if set(bounds) != set(seats):
                raise place.refuse(field, "one-each", fields=", ".join(sorted(seats)))
            for number in bounds.values():
                place.within(field, number, -LARGEST, LARGEST)
    for number in sorted(seats):
        low, high = bound(part.min, int(number)), bound(part.max, int(number))
        if low is not None and high is not None and low > high:
            raise place.refuse("min", "crossed", min=low, max=high)
