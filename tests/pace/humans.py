"""Who plays in the simulated year: where they live, when they sleep, how soon they answer, who is gone one day.

Nothing here asks the house: the judge reckons with what people do, not with what the house believes of them.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Final
from zoneinfo import ZoneInfo

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 86_400
YEAR: Final = 365 * DAY

ZONES: Final = (
    "Asia/Seoul",
    "Asia/Tokyo",
    "Asia/Kolkata",
    "Europe/Berlin",
    "Europe/London",
    "America/Sao_Paulo",
    "America/New_York",
    "America/Chicago",
    "America/Los_Angeles",
    "Australia/Sydney",
)
"""The ten zones of X3, with and without daylight saving, on both halves of the globe and on a half hour."""

VANISH: Final = 0.03
KEEPS_HOURS: Final = 0.7
"""Who tells the house about the night; all others sleep as well."""
KEEPS_DAYS: Final = 0.15
TRAVELS: Final = 0.5
SIGMA: Final = 1.2
"""Of the logarithm of response times: one answer in a hundred takes sixteen times as long as the median."""
MEDIAN: Final = 14
"""The median response is this part of a turn's allowance."""
LOOK: Final = 12 * HOUR
"""A human looks at a game so soon at the latest, at the median, however slow it is."""


@dataclass(frozen=True)
class Human:
    """One of the people.

    Args:
        id: Discord's number.
        zone: IANA name.
        night: minutes after midnight, from and to, in which the human sleeps.
        off: weekdays without games, Monday 0.
        tells: whether the house knows of night and days off.
        travels: vacations, as Unix times.
        gone: Unix time from which nobody ever answers again.
        tempo: how slow, beside others.
    """

    id: int
    zone: str
    night: tuple[int, int]
    off: tuple[int, ...]
    tells: bool
    travels: tuple[tuple[int, int], ...]
    gone: int | None
    tempo: float

    @cached_property
    def place(self) -> ZoneInfo:
        """The zone."""
        return ZoneInfo(self.zone)

    def asleep(self, at: int) -> bool:
        """Whether the wall clock shows a time of the night or a day off."""
        wall = datetime.fromtimestamp(at, self.place)
        minute = wall.hour * 60 + wall.minute
        first, last = self.night
        return (first <= minute < last if first < last else minute >= first or minute < last) or (
            wall.weekday() in self.off
        )

    def away(self, at: int) -> int | None:
        """The end of the vacation that is going on."""
        return next((until for since, until in self.travels if since <= at < until), None)

    def answers(self, at: int, turn: int, live: bool, chance: random.Random) -> int | None:
        """When the human answers what is asked at an instant.

        Args:
            at: Unix time.
            turn: allowance of a turn at that table, in seconds.
            live: whether people sit at the table together: they stay up for it.
            chance: where the delay is drawn from.

        Returns:
            Unix time; None for never.
        """
        median = min(turn / MEDIAN, LOOK) * self.tempo
        found = at + max(5, int(median * math.exp(chance.gauss(0, 0.9 if live else SIGMA))))
        while True:
            back = self.away(found)
            if back is not None:
                found = back + chance.randrange(6 * HOUR)
            elif not live and self.asleep(found):
                found += 10 * MINUTE + chance.randrange(10 * MINUTE)
            else:
                return None if self.gone is not None and found >= self.gone else found


def human(id: int, begin: int, quiet: bool, chance: random.Random) -> Human:
    """Somebody.

    Args:
        id: Discord's number.
        begin: Unix time at which the year begins.
        quiet: whether anybody tells the house about nights.
        chance: where everything is drawn from.
    """
    bed = 21 * 60 + 10 * chance.randrange(24)
    night = (bed % 1440, (bed + 7 * 60 + 10 * chance.randrange(15)) % 1440)
    off = tuple(sorted(chance.sample(range(7), chance.choice((1, 2))))) if chance.random() < KEEPS_DAYS else ()
    tells = chance.random() < KEEPS_HOURS
    travels: list[tuple[int, int]] = []
    if chance.random() < TRAVELS:
        for half in range(chance.choice((1, 2))):
            since = begin + half * YEAR // 2 + chance.randrange(YEAR // 2 - 16 * DAY)
            travels.append((since, since + chance.randrange(2, 15) * DAY))
    gone = begin + chance.randrange(YEAR) if chance.random() < VANISH else None
    tempo = math.exp(chance.gauss(0, 0.4))
    return Human(id, chance.choice(ZONES), night, off, tells and quiet, tuple(travels), gone, tempo)


def unstopped(human: Human, begin: int, end: int, weekly: bool, downtimes: Sequence[tuple[int, int]]) -> int:
    """Seconds between two instants in which nothing may stop this human's clock, reckoned in steps of ten minutes.

    The night counts as far as the house was told of it. It is no second writing of the house's own reckoning: it asks
    the wall clock of every ten minutes, and knows no caps, which nobody here comes near.
    """
    found = 0
    for at in range(begin, end, 10 * MINUTE):
        step = min(10 * MINUTE, end - at)
        if human.away(at) is not None or (weekly and human.tells and human.asleep(at)):
            continue
        found += step
    return found - sum(max(0, min(end, last) - max(begin, first)) for first, last in downtimes)
