"""Time zones by their IANA names: which there are, what the wall clock of one shows, and which instants that is."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

WORLD: Final = "UTC"
"""Where nothing else is known."""
KOREA: Final = "Asia/Seoul"

AREAS: Final = frozenset(
    {"Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"}
)
"""Of the names those that people know: a place in one of these. Others are older names and offsets without a place."""

COMMON: Final = (
    "Asia/Seoul",
    "Asia/Tokyo",
    "Asia/Shanghai",
    "Asia/Hong_Kong",
    "Asia/Singapore",
    "Asia/Bangkok",
    "Asia/Kolkata",
    "Asia/Dubai",
    "Europe/Moscow",
    "Europe/Istanbul",
    "Europe/Berlin",
    "Europe/Paris",
    "Europe/London",
    "UTC",
    "America/Sao_Paulo",
    "America/New_York",
    "America/Toronto",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "Pacific/Honolulu",
    "Australia/Perth",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""Offered in a menu, from Korea westwards; catalogues have a name for each in both languages (`zone_key`)."""

LOOKED: Final = 6 * 3600
"""Seconds between looks for a change of the offset; none has ever been taken back sooner."""


@cache
def names() -> tuple[str, ...]:
    """All zones one can choose, in order."""
    found = {name for name in available_timezones() if name.partition("/")[0] in AREAS and "/" in name}
    return tuple(sorted(found | {WORLD}))


def zone_key(name: str) -> str:
    """Catalogue key of what a common zone is called."""
    return f"zone-{name.lower().replace('/', '-')}"


def is_zone(name: str) -> bool:
    """Whether there is such a zone."""
    return name in names()


def usual(locale: str, server: str = "") -> str:
    """The zone of somebody who has not said (asynchronous P1).

    Args:
        locale: Discord's language of the person.
        server: zone of the server, empty if it has none.
    """
    if locale == "ko" or locale.startswith("ko-"):
        return KOREA
    return server if is_zone(server) else WORLD


def offset(zone: str, at: int) -> int:
    """Seconds by which the wall clock of a zone is ahead of UTC at an instant."""
    ahead = datetime.fromtimestamp(at, ZoneInfo(zone)).utcoffset()
    assert ahead is not None
    return round(ahead.total_seconds())


def wall(zone: str, at: int) -> datetime:
    """What the wall clock shows, as a time without a zone."""
    return datetime.fromtimestamp(at + offset(zone, at), UTC).replace(tzinfo=None)


def instant(zone: str, shown: datetime) -> int:
    """The first instant at which the wall clock has come to a time; one that it leaps over is the leap itself."""
    there = round(shown.replace(tzinfo=UTC).timestamp())
    begin = there - 24 * 3600
    for first, last, ahead in steady(zone, begin, there + 24 * 3600):
        if there - ahead < last:
            return max(first, there - ahead)
    raise AssertionError("no zone is a day away from UTC")


def steady(zone: str, begin: int, end: int) -> Iterator[tuple[int, int, int]]:
    """The stretches between two instants in which a zone's offset stays: from, up to, and the offset in seconds."""
    at = begin
    while at < end:
        ahead, upto = offset(zone, at), at
        while upto < end:
            look = min(upto + LOOKED, end)
            if _last(zone, look - 1) != ahead:
                upto = _change(zone, upto, look, ahead)
                break
            upto = look
        yield at, upto, ahead
        at = upto


@lru_cache(4096)
def _last(zone: str, at: int) -> int:
    return offset(zone, at)


def _change(zone: str, same: int, other: int, ahead: int) -> int:
    """The instant of a change that lies between two."""
    low, high = same, other - 1
    while low < high:
        middle = (low + high) // 2
        if offset(zone, middle) == ahead:
            low = middle + 1
        else:
            high = middle
    return low
