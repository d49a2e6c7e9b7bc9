"""What comes again every week: quiet hours and days off, by the wall clock of a zone (asynchronous P2)."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from bot.core.errors import CoreError
from bot.hours import zones
from bot.hours.spans import Span, joined, within

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

MOST_QUIET: Final = 10 * HOUR
"""Seconds a day in which a person may not be disturbed."""
MOST_OFF: Final = 2
"""Weekdays without games."""
WEEKDAYS: Final = 7
_MONDAY: Final = 4 * DAY
"""Seconds from the beginning of Unix time, a Thursday, to a Monday."""

_HOURS: Final = re.compile(
    r"\s*(\d{1,2})(?::([0-5]\d))?\s*(?:-|–|~|to|부터|에서)\s*(\d{1,2})(?::([0-5]\d))?\s*(?:까지)?\s*"
)


class BadHours(CoreError):
    """Hours, days or a vacation that are not allowed; the message says what is."""


class Week(Struct, frozen=True, omit_defaults=True):
    """A person's week.

    Args:
        zone: IANA name; empty while none is chosen.
        quiet: minutes after midnight from which and up to which it is quiet; the same twice for no quiet hours.
        off: weekdays off, Monday 0.
    """

    zone: str = ""
    quiet: tuple[int, int] = (0, 0)
    off: tuple[int, ...] = ()

    def check(self) -> None:
        """Refuse what nobody may have.

        Raises:
            BadHours: no such zone, more than ten quiet hours, more than two days off.
        """
        if self.zone and not zones.is_zone(self.zone):
            raise BadHours("error-hours-zone")
        begin, end = self.quiet
        if not (0 <= begin < DAY // MINUTE and 0 <= end < DAY // MINUTE):
            raise BadHours("error-hours-quiet")
        if (end - begin) % (DAY // MINUTE) * MINUTE > MOST_QUIET:
            raise BadHours("error-hours-quiet")
        if len(set(self.off)) != len(self.off) or any(not 0 <= day < WEEKDAYS for day in self.off):
            raise BadHours("error-hours-off")
        if len(self.off) > MOST_OFF:
            raise BadHours("error-hours-off")

    def hours(self, begin: int, end: int) -> list[Span]:
        """Quiet hours between two instants: whenever the wall clock shows one of them."""
        if self.quiet[0] == self.quiet[1]:
            return []
        first, last = self.quiet[0] * MINUTE, self.quiet[1] * MINUTE
        return self._shown(begin, end, [(first, last if first < last else last + DAY)], DAY, 0)

    def days(self, begin: int, end: int) -> list[Span]:
        """Days off between two instants, from midnight to midnight by the wall clock."""
        return self._shown(begin, end, [(day * DAY, (day + 1) * DAY) for day in self.off], WEEKDAYS * DAY, _MONDAY)

    def _shown(self, begin: int, end: int, shown: list[Span], every: int, origin: int) -> list[Span]:
        """When the wall clock shows some of its times, which come again `every` so many seconds from `origin` on."""
        found: list[Span] = []
        for first, last, ahead in zones.steady(self.zone or zones.WORLD, begin, end) if shown else ():
            base = (first + ahead - origin) // every * every + origin - ahead
            for start in range(base - every, last, every):
                found += within([(start + one, start + other) for one, other in shown], first, last)
        return joined(found)


def told(quiet: tuple[int, int]) -> str:
    """Quiet hours as one writes them: `23:00-08:00`."""
    return "-".join(f"{minute // 60:02}:{minute % 60:02}" for minute in quiet)


def quiet_hours(text: str) -> tuple[int, int]:
    """What somebody wrote as quiet hours, as `23:00-08:00`, `23-8` or `23시~8시`: minutes after midnight.

    Raises:
        BadHours: it is nothing of the kind, or over ten hours.
    """
    found = _HOURS.fullmatch(text.replace("시", "").strip().lower())
    if found is None:
        raise BadHours("error-hours-quiet")
    hours = int(found[1]), int(found[3])
    if max(hours) > 24:
        raise BadHours("error-hours-quiet")
    begin, end = (hours[0] % 24) * 60 + int(found[2] or 0), (hours[1] % 24) * 60 + int(found[4] or 0)
    if begin == end:
        raise BadHours("error-hours-quiet")
    Week(quiet=(begin, end)).check()
    return begin, end
