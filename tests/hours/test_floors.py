"""What a deadline that moves earlier leaves at least, and that nobody gains by it (asynchronous X1)."""

from __future__ import annotations

import pytest

from bot.hours.allowances import Demand
from bot.hours.calendar import Calendar
from bot.hours.paces import DAILY, LIVE, Pace
from bot.hours.weeks import DAY, HOUR, Week
from tests.hours.clocked import NOW, Table

OWN = {0: Demand("1", own=True)}


def away(pace: Pace, left: int, *, days: int = 5, week: Week | None = None) -> Table:
    """A turn of which so many seconds are left when a vacation begins."""
    table = Table(pace=pace)
    if week is not None:
        table.people[0] = Calendar().turned(week, NOW - 30 * DAY)
    table.turn(0)
    table.now = table.running.runs[0].overdue - left
    table.people[0] = table.people.get(0, Calendar()).away(table.now, table.now + days * DAY, table.now)
    table.renew()
    return table


def back(table: Table) -> int:
    """The vacation ends now; returns the seconds until the deadline."""
    table.people[0] = table.people[0].back(table.now)
    table.renew()
    return table.running.runs[0].overdue - table.now


@pytest.mark.parametrize(
    ("pace", "left", "then"),
    [(DAILY, 60, HOUR), (DAILY, HOUR - 1, HOUR), (DAILY, HOUR + 1, HOUR + 1), (LIVE, 5, 60), (LIVE, 61, 61)],
)
def test_who_comes_back_has_a_tenth_or_an_hour(pace: Pace, left: int, then: int) -> None:
    table = away(pace, left)
    table.now += DAY
    assert back(table) == then
    table.now += then - 1
    assert not table.spent(0)
    table.now += 1
    assert table.spent(0)


def test_no_deadline_is_later_than_it_was() -> None:
    table = away(DAILY, 60)
    table.now += 5 * DAY - 600
    was = table.running.runs[0].overdue
    assert back(table) == 660
    assert table.running.runs[0].overdue == was


def test_where_the_hour_is_quiet_it_runs_out_behind_the_quiet_hours() -> None:
    noon = NOW - NOW % DAY + 12 * HOUR
    table = away(DAILY, 60, week=Week("UTC", (12 * 60 + 30, 13 * 60 + 30)))
    table.now = noon + DAY
    assert back(table) == 90 * 60 + 1
    table.now = noon + DAY + 90 * 60
    assert not table.spent(0)


def test_a_hand_over_and_a_pause_give_nothing() -> None:
    table = Table(pace=DAILY)
    table.turn(0)
    table.now = table.running.runs[0].overdue - 60
    for _ in range(3):
        table.waits({}, (0, "1"), again=True)
        table.now += DAY
        table.waits(OWN, (0, "1"), again=True)
        assert table.running.runs[0].overdue - table.now == 60
