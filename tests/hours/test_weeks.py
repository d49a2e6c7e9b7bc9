"""Zones, quiet hours and days off by the wall clock (asynchronous P1, P2, X1, X6)."""

from __future__ import annotations

import itertools
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hours import zones
from bot.hours.spans import holding, seconds
from bot.hours.weeks import DAY, HOUR, MOST_QUIET, BadHours, Week, quiet_hours

ZONES = st.sampled_from(
    [
        "Asia/Seoul",
        "Europe/Berlin",
        "America/New_York",
        "America/Sao_Paulo",
        "Australia/Lord_Howe",  # half an hour of daylight saving
        "Asia/Kathmandu",
        "Africa/Casablanca",
        "Antarctica/Troll",  # two hours of it
        "Pacific/Apia",
        "UTC",
    ]
)
INSTANTS = st.integers(1_700_000_000, 1_900_000_000)


@st.composite
def weeks(draw: st.DrawFn) -> Week:
    begin, length = draw(st.integers(0, 1439)), draw(st.integers(0, MOST_QUIET // 60))
    off = draw(st.lists(st.integers(0, 6), max_size=2, unique=True))
    return Week(draw(ZONES), (begin, (begin + length) % 1440), tuple(off))


def at(zone: str, text: str, fold: int = 0) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp())


@given(weeks(), INSTANTS, st.integers(0, 5 * DAY), st.lists(st.integers(0, 5 * DAY), min_size=1, max_size=20))
def test_quiet_is_what_the_wall_clock_shows(week: Week, begin: int, length: int, looks: list[int]) -> None:
    hours, days = week.hours(begin, begin + length), week.days(begin, begin + length)
    for look in looks:
        now = begin + look
        shown = datetime.fromtimestamp(now, ZoneInfo(week.zone))
        minute = shown.hour * 60 + shown.minute
        first, last = week.quiet
        quiet = first <= minute < last if first <= last else minute >= first or minute < last
        assert (holding(hours, now) is not None) == (quiet and look < length)
        assert (holding(days, now) is not None) == (shown.weekday() in week.off and look < length)


@given(weeks(), INSTANTS, st.integers(0, 9 * DAY), st.integers(0, 9 * DAY))
def test_two_parts_of_a_time_add_up(week: Week, begin: int, first: int, second: int) -> None:
    middle, end = begin + first, begin + first + second
    for of in (week.hours, week.days):
        assert seconds(of(begin, end)) == seconds(of(begin, middle)) + seconds(of(middle, end))


def test_a_night_with_a_change_is_an_hour_shorter_or_longer_like_the_clock_on_the_wall() -> None:
    week = Week("Europe/Berlin", (23 * 60, 8 * 60))
    for evening, morning, hours in (
        ("2026-03-28 20:00", "2026-03-29 12:00", 8),
        ("2026-10-24 20:00", "2026-10-25 12:00", 10),
        ("2026-11-01 20:00", "2026-11-02 12:00", 9),
    ):
        found = week.hours(at(week.zone, evening), at(week.zone, morning))
        assert seconds(found) == hours * HOUR


def test_a_day_off_ends_at_midnight_there() -> None:
    week = Week("America/New_York", off=(5,))
    (found,) = week.days(at("UTC", "2026-07-03 00:00"), at("UTC", "2026-07-08 00:00"))
    assert found == (at(week.zone, "2026-07-04 00:00"), at(week.zone, "2026-07-05 00:00"))


@given(ZONES, INSTANTS)
def test_the_wall_clock_and_back(zone: str, now: int) -> None:
    shown = zones.wall(zone, now)
    first = zones.instant(zone, shown)
    assert first <= now
    assert zones.wall(zone, first) == shown


def test_a_time_that_the_clock_leaps_over_is_the_leap() -> None:
    leap = zones.instant("Europe/Berlin", datetime(2026, 3, 29, 2, 30))
    assert leap == at("UTC", "2026-03-29 01:00")


@given(ZONES, INSTANTS, st.integers(1, 400 * DAY))
def test_steady_stretches_have_one_offset(zone: str, begin: int, length: int) -> None:
    found = list(zones.steady(zone, begin, begin + length))
    assert [one[0] for one in found] == [begin, *(one[1] for one in found[:-1])]
    assert found[-1][1] == begin + length
    for first, last, ahead in found:
        assert zones.offset(zone, first) == zones.offset(zone, last - 1) == ahead
    assert all(one[2] != other[2] for one, other in itertools.pairwise(found))


def test_zones_are_places_and_common_ones_are_among_them() -> None:
    assert len(zones.names()) > 400
    assert set(zones.COMMON) <= set(zones.names())
    assert not zones.is_zone("Mars/Olympus")
    assert not zones.is_zone("../../etc/passwd")
    assert not zones.is_zone("")
    assert all(abs(zones.offset(name, 1_800_000_000)) <= 14 * HOUR for name in zones.names())


@pytest.mark.parametrize(
    ("locale", "server", "wanted"),
    [
        ("ko", "", "Asia/Seoul"),
        ("ko", "Europe/Berlin", "Asia/Seoul"),
        ("en-US", "Europe/Berlin", "Europe/Berlin"),
        ("en-GB", "", "UTC"),
        ("de", "nowhere", "UTC"),
    ],
)
def test_usual_zone(locale: str, server: str, wanted: str) -> None:
    """Until set: Seoul for Korean users, otherwise the server's, otherwise UTC (asynchronous P1)."""
    assert zones.usual(locale, server) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("23:00-08:00", (1380, 480)),
        ("23-8", (1380, 480)),
        (" 22:30 – 7 ", (1350, 420)),
        ("0-10", (0, 600)),
        ("14:00 to 24:00", (840, 0)),
        ("23시부터 8시까지", (1380, 480)),
    ],
)
def test_quiet_hours_as_people_write_them(text: str, wanted: tuple[int, int]) -> None:
    assert quiet_hours(text) == wanted


@pytest.mark.parametrize(
    "text", ["", "23", "25-7", "23:60-7", "8-8", "0-24", "20:00-06:01", "noon-one", "-1-5", "٣-٤x"]
)
def test_other_quiet_hours_are_refused(text: str) -> None:
    """Hours over 24, over ten hours, or no hours at all (asynchronous P2, X6)."""
    with pytest.raises(BadHours):
        quiet_hours(text)


@pytest.mark.parametrize(
    "week",
    [
        Week("Nowhere/Land"),
        Week("UTC", (0, 601)),
        Week("UTC", (1440, 10)),
        Week("UTC", (-5, 10)),
        Week("UTC", off=(0, 1, 2)),
        Week("UTC", off=(7,)),
        Week("UTC", off=(1, 1)),
    ],
)
def test_weeks_nobody_may_have(week: Week) -> None:
    with pytest.raises(BadHours):
        week.check()


@given(weeks())
def test_weeks_one_may_have(week: Week) -> None:
    week.check()
    day = datetime(2026, 1, 1, tzinfo=UTC)
    for number in range(366):
        now = round((day + timedelta(days=number)).timestamp())
        assert seconds(week.hours(now, now + DAY)) <= MOST_QUIET + 2 * HOUR
