"""Vacations, and what of a person's time stops clocks whatever is changed (asynchronous P3, C5, C9, X1)."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hours import vacations
from bot.hours.calendar import MOST_CHANGES, WEEK, Calendar, spread
from bot.hours.spans import joined, seconds, within
from bot.hours.vacations import BETWEEN, HALF, MOST_IN_A_GAME, MOST_IN_A_ROW, YEAR, Vacation
from bot.hours.weeks import DAY, HOUR, MOST_OFF, MOST_QUIET, BadHours, Week
from tests.hours.test_weeks import weeks

NOW = 1_800_000_000
STEPS = st.lists(st.tuples(st.integers(0, 4 * DAY), weeks()), min_size=1, max_size=6)


def through(steps: list[tuple[int, Week]], now: int = NOW) -> tuple[Calendar, int]:
    """A calendar that was changed again and again, and when it was changed last."""
    calendar = Calendar()
    for later, week in steps:
        now += later
        calendar = calendar.turned(week, now)
    return calendar, now


# --- a week, and weeks after each other ------------------------------------------------------------------------------


@given(weeks(), st.integers(0, 30 * DAY), st.integers(0, 9 * DAY))
def test_a_week_that_stays_is_the_wall_clock(week: Week, later: int, length: int) -> None:
    calendar, begin = Calendar().turned(week, NOW), NOW + later
    end = begin + length
    assert calendar.stops(begin, end) == joined([*week.hours(begin, end), *week.days(begin, end)])
    assert calendar.stops(begin, end) == calendar.silent(begin, end)
    assert calendar.stops(begin, end, weekly=False) == []


@given(STEPS, st.lists(st.integers(0, 30 * DAY), min_size=1, max_size=6))
def test_whatever_is_changed_the_caps_hold(steps: list[tuple[int, Week]], looks: list[int]) -> None:
    """At most ten quiet hours in any 24, and two days off in any seven, though a week was changed (asynchronous C9)."""
    zoned = [(later, Week("UTC", week.quiet, week.off)) for later, week in steps]  # the wall clock's own hour apart
    calendar, _ = through(zoned)
    for look in looks:
        at = NOW + look
        assert seconds(calendar.stops(at, at + DAY)) <= MOST_QUIET + DAY
        assert seconds(calendar._rationed(at, at + DAY, Week.hours, MOST_QUIET, DAY)) <= MOST_QUIET
        assert seconds(calendar._rationed(at, at + WEEK, Week.days, MOST_OFF * DAY, WEEK)) <= MOST_OFF * DAY


@given(STEPS, st.integers(-DAY, 30 * DAY), st.integers(0, 9 * DAY), st.integers(0, 9 * DAY))
def test_what_is_charged_adds_up(steps: list[tuple[int, Week]], look: int, first: int, second: int) -> None:
    calendar, _ = through(steps)
    begin = NOW + look
    middle, end = begin + first, begin + first + second
    whole = calendar.charged(begin, end)
    assert whole == calendar.charged(begin, middle) + calendar.charged(middle, end)
    assert 0 <= whole <= end - begin


def test_a_zone_changed_between_two_turns_buys_no_second_night() -> None:
    morning = 1_800_000_000 // DAY * DAY + 8 * HOUR
    night = Week("UTC", (22 * 60, 8 * 60))
    day = Week("UTC", (8 * 60, 18 * 60))
    calendar = Calendar().turned(night, morning - 3 * DAY).turned(day, morning)
    assert seconds(calendar.stops(morning - 10 * HOUR, morning)) == 10 * HOUR
    # What is quiet now stops nothing until the night is 24 hours ago.
    assert calendar.stops(morning, morning + 10 * HOUR) == []
    assert seconds(calendar.silent(morning, morning + 10 * HOUR)) == 10 * HOUR


@given(STEPS, st.integers(0, 60 * DAY), st.integers(0, 9 * DAY))
def test_what_is_forgotten_is_not_missed(steps: list[tuple[int, Week]], later: int, length: int) -> None:
    calendar, last = through(steps)
    begin = last + later
    copied = calendar.copied(begin)
    assert copied.stops(begin, begin + length) == calendar.stops(begin, begin + length)
    if later > 2 * WEEK:
        assert len(copied.weeks) <= 1


@given(STEPS, st.integers(0, 20 * DAY), st.integers(0, 20 * DAY))
def test_a_deadline_is_when_all_is_charged(steps: list[tuple[int, Week]], later: int, allowance: int) -> None:
    calendar, _ = through(steps)
    begin = NOW + later
    end = calendar.deadline(begin, allowance)
    assert calendar.charged(begin, end) == allowance
    assert allowance == 0 or calendar.charged(begin, end - 1) == allowance - 1


@given(STEPS, st.integers(0, 20 * DAY))
def test_one_speaks_at_the_first_moment_that_is_not_silent(steps: list[tuple[int, Week]], later: int) -> None:
    calendar, _ = through(steps)
    at = NOW + later
    speaks = calendar.speaks(at)
    assert speaks == at or within(calendar.silent(at, speaks), at, speaks) == [(at, speaks)]
    assert calendar.silent(speaks, speaks + 1) == []


def test_a_week_is_not_changed_all_day_long() -> None:
    calendar = Calendar()
    for number in range(MOST_CHANGES):
        calendar = calendar.turned(Week("UTC", (number, 400)), NOW + number)
    with pytest.raises(BadHours):
        calendar.turned(Week("UTC"), NOW + 100)
    assert calendar.turned(calendar.latest, NOW + 100) == calendar
    assert calendar.turned(Week("UTC"), NOW + WEEK + 100).latest == Week("UTC")


# --- vacation --------------------------------------------------------------------------------------------------------


def test_a_vacation_stops_clocks_and_silences() -> None:
    calendar = Calendar().away(NOW, NOW + 3 * DAY, NOW)
    assert calendar.charged(NOW - HOUR, NOW + 4 * DAY) == HOUR + DAY
    assert calendar.speaks(NOW + HOUR) == NOW + 3 * DAY
    assert calendar.charged(NOW, NOW + DAY, weekly=False) == 0
    back = calendar.back(NOW + DAY)
    assert back.taken == (Vacation(NOW, NOW + DAY),)


def test_a_vacation_of_the_future_can_be_called_off_and_costs_nothing() -> None:
    calendar = Calendar().away(NOW + DAY, NOW + 3 * DAY, NOW)
    assert calendar.back(NOW + HOUR).taken == ()
    other = calendar.away(NOW + 2 * DAY, NOW + 4 * DAY, NOW + HOUR)
    assert other.taken == (Vacation(NOW + 2 * DAY, NOW + 4 * DAY),)


@pytest.mark.parametrize(
    ("since", "until", "key"),
    [
        (NOW - 1, NOW + DAY, "error-vacation-when"),
        (NOW, NOW, "error-vacation-when"),
        (NOW + 2 * YEAR, NOW + 2 * YEAR + DAY, "error-vacation-when"),
        (NOW, NOW + MOST_IN_A_ROW + 2 * HOUR, "error-vacation-row"),
    ],
)
def test_vacations_nobody_gets(since: int, until: int, key: str) -> None:
    with pytest.raises(BadHours) as refused:
        Calendar().away(since, until, NOW)
    assert refused.value.key == key


def test_fourteen_days_by_the_wall_clock_are_cut_to_fourteen() -> None:
    assert Calendar().away(NOW, NOW + MOST_IN_A_ROW + HOUR, NOW).taken == (Vacation(NOW, NOW + MOST_IN_A_ROW),)


def test_48_hours_lie_between_two_and_no_second_begins_in_the_first() -> None:
    calendar = Calendar().away(NOW, NOW + 2 * DAY, NOW)
    with pytest.raises(BadHours) as refused:
        calendar.away(NOW + 5 * DAY, NOW + 6 * DAY, NOW + HOUR)
    assert refused.value.key == "error-vacation-on"
    back = calendar.back(NOW + DAY)
    with pytest.raises(BadHours) as refused:
        back.away(NOW + DAY + BETWEEN - 1, NOW + 5 * DAY, NOW + DAY)
    assert refused.value.key == "error-vacation-soon"
    assert len(back.away(NOW + DAY + BETWEEN, NOW + 5 * DAY, NOW + DAY).taken) == 2


@given(st.lists(st.tuples(st.integers(0, 20 * DAY), st.integers(1, 15 * DAY), st.integers(0, 15 * DAY)), max_size=60))
def test_thirty_days_in_any_365_counted_in_started_half_days(tries: list[tuple[int, int, int]]) -> None:
    calendar, now = Calendar(), NOW
    taken: list[Vacation] = []
    for later, length, stays in tries:
        try:
            calendar = calendar.away(now, now + length, now)
        except BadHours:
            now += later
            continue
        now += min(stays, length)
        calendar = calendar.back(now)
        taken = [*taken, *([Vacation(calendar.taken[-1].since, now)] if min(stays, length) else [])]
        now += later
    starts = [start for one in taken for start in one.halves]
    for end in starts:
        assert sum(end - YEAR < start <= end for start in starts) * HALF <= 30 * DAY
    assert all(one.until - one.since <= MOST_IN_A_ROW for one in taken)
    assert all(other.since - one.until >= BETWEEN for one, other in itertools.pairwise(taken))


def test_the_year_refuses_what_it_has_not_and_says_how_much_is_left() -> None:
    calendar = Calendar().away(NOW, NOW + 14 * DAY, NOW).away(NOW + 20 * DAY, NOW + 34 * DAY, NOW + 20 * DAY)
    with pytest.raises(BadHours) as refused:
        calendar.away(NOW + 40 * DAY, NOW + 43 * DAY, NOW + 40 * DAY)
    assert refused.value.details == {"halves": 4}
    assert vacations.used(calendar.taken, NOW + 40 * DAY) == 28 * DAY
    assert len(calendar.away(NOW + 40 * DAY, NOW + 42 * DAY, NOW + 40 * DAY).taken) == 3


def test_twenty_days_in_one_game() -> None:
    taken = (Vacation(NOW, NOW + 14 * DAY), Vacation(NOW + 20 * DAY, NOW + 34 * DAY))
    calendar = Calendar(taken=taken)
    stopped = calendar.stops(NOW, NOW + 40 * DAY, began=NOW - DAY)
    assert seconds(stopped) == MOST_IN_A_GAME
    assert stopped[-1] == (NOW + 20 * DAY, NOW + 26 * DAY)
    assert seconds(calendar.stops(NOW, NOW + 40 * DAY, began=NOW + 16 * DAY)) == 14 * DAY
    assert calendar.deadline(NOW + 20 * DAY, DAY, began=NOW - DAY) == NOW + 27 * DAY


def test_people_are_spoken_to_over_ten_minutes() -> None:
    found = [spread(user, "Asia/Seoul", NOW) for user in range(500)]
    assert all(0 <= one < 600 for one in found)
    assert max(sum(first <= one < first + 60 for one in found) for first in range(0, 600, 60)) < 80
    assert spread(7, "Asia/Seoul", NOW) == spread(7, "Asia/Seoul", NOW + 60) != spread(7, "Asia/Seoul", NOW + DAY)
