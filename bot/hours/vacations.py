"""Vacations and their caps (asynchronous P3)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from msgspec import Struct

from bot.hours import zones
from bot.hours.spans import Span, joined, limited
from bot.hours.weeks import DAY, HOUR, BadHours

HALF: Final = DAY // 2
"""Vacations are counted in started half-days."""
YEAR: Final = 365 * DAY
MOST_IN_A_YEAR: Final = 30 * DAY
MOST_IN_A_ROW: Final = 14 * DAY
MOST_IN_A_GAME: Final = 20 * DAY
BETWEEN: Final = 48 * HOUR
"""Seconds from the end of one to the beginning of the next."""
AHEAD: Final = YEAR
"""How far ahead one may begin."""
KEPT: Final = 2 * YEAR
"""After that a vacation is forgotten."""
_WALL: Final = HOUR
"""What the wall clock may add to fourteen days where clocks are put back."""


class Vacation(Struct, frozen=True):
    """From one Unix time up to another."""

    since: int
    until: int

    @property
    def halves(self) -> range:
        """When its half-days start."""
        return range(self.since, self.until, HALF)


_DAY: Final = re.compile(r"\s*(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[일.]?\s*")


def written(first: str, last: str, zone: str, now: int) -> tuple[int, int]:
    """From when up to when a vacation is that somebody wrote down by days.

    Args:
        first: first day (`2026-07-31`), or empty for now.
        last: last day; it ends with that.
        zone: whose midnights count.
        now: Unix time.

    Raises:
        BadHours: these are no days.
    """
    begin, end = now if not first.strip() else _midnight(first, zone, 0), _midnight(last, zone, 1)
    today = zones.instant(zone, zones.wall(zone, now).replace(hour=0, minute=0, second=0))
    return (now if begin == today else begin), end


def _midnight(text: str, zone: str, later: int) -> int:
    found = _DAY.fullmatch(text)
    try:
        if found is None:
            raise ValueError
        year, month, day = map(int, found.groups())
        return zones.instant(zone, datetime(year, month, day) + timedelta(days=later))
    except (ValueError, OverflowError) as error:
        raise BadHours("error-vacation-when") from error


Vacations = tuple[Vacation, ...]


def used(taken: Iterable[Vacation], at: int) -> int:
    """Seconds of vacation, as counted, whose half-days start in the 365 days that end at an instant."""
    return HALF * sum(at - YEAR < start <= at for one in taken for start in one.halves)


def planned(taken: Vacations, since: int, until: int, now: int) -> Vacations:
    """With one more vacation; one that has not begun yet gives way to it.

    Raises:
        BadHours: in the past, too far ahead, over a cap, too soon after the last, or one is going on.
    """
    kept = tuple(one for one in taken if one.since <= now and one.until > now - KEPT)
    if since < now or until <= since or since > now + AHEAD:
        raise BadHours("error-vacation-when")
    if until - since > MOST_IN_A_ROW:
        if until - since > MOST_IN_A_ROW + _WALL:
            raise BadHours("error-vacation-row", days=MOST_IN_A_ROW // DAY)
        until = since + MOST_IN_A_ROW
    for one in kept:
        if one.until > now:
            raise BadHours("error-vacation-on", when=one.until)
        if since < one.until + BETWEEN:
            raise BadHours("error-vacation-soon", when=one.until + BETWEEN)
    found = (*kept, Vacation(since, until))
    if any(used(found, start) > MOST_IN_A_YEAR for start in found[-1].halves):
        left = (MOST_IN_A_YEAR - used(kept, found[-1].since)) // HALF
        raise BadHours("error-vacation-year", halves=max(0, left))
    return found


def ended(taken: Vacations, now: int) -> Vacations:
    """Without what has not begun; one that is going on ends now. What is older than any cap asks for is forgotten."""
    begun = (Vacation(one.since, min(one.until, now)) for one in taken if one.since < now)
    return tuple(one for one in begun if one.until > now - KEPT)


def going_on(taken: Iterable[Vacation], at: int) -> Vacation | None:
    """The vacation that an instant lies in."""
    return next((one for one in taken if one.since <= at < one.until), None)


def to_come(taken: Iterable[Vacation], at: int) -> Vacation | None:
    """The one that is going on, else the next that has been planned."""
    return min((one for one in taken if one.until > at), key=lambda one: one.since, default=None)


def in_game(taken: Iterable[Vacation], began: int) -> list[Span]:
    """What of them stops the clocks of one game: the first twenty days in it.

    Args:
        began: Unix time at which the game began.
    """
    return limited(joined((max(one.since, began), one.until) for one in taken), MOST_IN_A_GAME)
