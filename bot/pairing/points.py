"""What a place is worth (S2): a row of points for every size of a table, the same mean for a seat in all of them.

Points are whole numbers of `UNIT`, so that equals are equal whatever was added in which order.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from bot.pairing.contest import AWARDED, BYE, EXCUSED, SENT_OFF, Bye, Pairing, PairingError

UNIT: Final = 600
"""Parts of a point: tenths can be shared by two to six."""
MEAN: Final = 3
"""Points a seat gets on average, in every preset and at every table."""
SIZES: Final = (2, 3, 4, 5, 6, 7)
"""Seats of a table; one more than can be asked for, where larger tables take left-over people."""

_TENTHS: Final[Mapping[str, tuple[tuple[int, ...], ...]]] = {
    "standard": (
        (60, 0),
        (60, 30, 0),
        (60, 40, 20, 0),
        (60, 45, 30, 15, 0),
        (60, 48, 36, 24, 12, 0),
        (60, 50, 40, 30, 20, 10, 0),
    ),
    "steep": (
        (60, 0),
        (70, 20, 0),
        (80, 30, 10, 0),
        (90, 40, 15, 5, 0),
        (90, 50, 25, 10, 5, 0),
        (90, 60, 35, 15, 10, 0, 0),
    ),
    "winner": tuple((10 * MEAN * size, *([0] * (size - 1))) for size in SIZES),
}
PRESETS: Final[Mapping[str, Mapping[int, tuple[int, ...]]]] = {
    key: {size: tuple(tenths * UNIT // 10 for tenths in row) for size, row in zip(SIZES, rows)}
    for key, rows in _TENTHS.items()
}
"""Presets by key; each a row by size of the table, best place first, in units."""


def preset(key: str) -> Mapping[int, tuple[int, ...]]:
    """Rows of a preset by size.

    Raises:
        PairingError: there is none of that key.
    """
    if key not in PRESETS:
        raise PairingError("pairing-bad-points")
    return PRESETS[key]


def of_match(one: Pairing, rows: Mapping[int, tuple[int, ...]]) -> tuple[int, ...]:
    """Units for each seat of a match that is over. Equals share what their places are worth together.

    The excused and the disqualified get none; who has forfeited is last of the table and gets what that is worth. The
    row is that of the seats that were not excused, so that nobody loses points by another's leaving.
    """
    kinds = [result.kind for result in one.outcomes]
    places = tuple(result.place for result in one.outcomes if result.kind != EXCUSED)
    # Alone at the table, because all others were excused, is as before one other.
    worth = _worth(places, rows[2] if len(places) == 1 else rows.get(len(places), ()))
    return tuple(0 if kind in (EXCUSED, SENT_OFF) else worth[result.place] for kind, result in zip(kinds, one.outcomes))


@lru_cache(maxsize=4096)
def _worth(places: tuple[int, ...], row: tuple[int, ...]) -> Mapping[int, int]:
    """What each place is worth that somebody has."""
    return {
        place: sum(row[place - 1 : place - 1 + equals]) // equals
        for place in set(places)
        if (equals := places.count(place))
    }


def of_bye(one: Bye, rows: Mapping[int, tuple[int, ...]], seats: int) -> int:
    """Units for a round without a table: those of a win at a table as asked for, or none where the rest was wished."""
    return rows[seats][0] if one.kind in (BYE, AWARDED) else 0
