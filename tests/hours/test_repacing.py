"""Another pace while clocks run: what was used stays used, and nothing is bought by it (asynchronous C1, C9, X1)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hours.allowances import Demand
from bot.hours.calendar import Calendar
from bot.hours.paces import DAILY, LIVE, SLOW, Pace, own_pace
from bot.hours.repacing import repace
from bot.hours.weeks import DAY, HOUR, Week
from tests.hours.clocked import Table

BARE = own_pace(DAY, 12 * HOUR, 0)
SHORT = own_pace(300, 60, 60)
ALL = (DAILY, LIVE, SLOW, BARE, SHORT)


class Repaced(Table):
    """A table whose pace changes."""

    now_at: Pace | None = DAILY

    def goes_to(self, new: Pace | None) -> None:
        """All agree on another pace."""
        old, self.now_at = self.now_at, new
        if old is not None:
            self.pace = old
        elif new is not None:
            self.pace = new
        book = self._book()
        rescaled = repace(book, old, new, self.people, self.now, self.no)
        self.charges = [rescaled(one) for one in self.charges]
        self._keep(book)
        self.pace = new or self.pace

    def remains(self, seat: int, name: str = "1") -> tuple[int, int]:
        """Of the clock and of the reserve, as if it rested now."""
        book = self._book()
        if seat in self.running.runs:
            book.rest(seat, Calendar(), self.now, self.no)
            book.resume({seat: Demand(name, own=True)}, {}, self.now)
        return self.clocks[seat, name].left, self.reserves[seat]


def test_the_same_part_of_the_allowance_and_of_the_reserve_is_left() -> None:
    table = Repaced()
    table.turn(0)
    table.now += 6 * HOUR
    table.goes_to(SLOW)
    assert table.running.runs[0].ends == table.now + 54 * HOUR
    assert table.running.runs[0].overdue == table.now + 54 * HOUR + 7 * DAY
    table.now += 54 * HOUR + 84 * HOUR
    table.goes_to(DAILY)
    assert table.remains(0) == (0, 36 * HOUR)
    table.turn(1, "2")
    assert table.running.runs[1].ends == table.now + DAY


def test_a_deadline_that_comes_earlier_leaves_a_tenth_of_the_allowance_or_an_hour() -> None:
    table = Repaced()
    table.goes_to(SLOW)
    table.turn(0)
    table.now += 3 * DAY + 7 * DAY - 2 * HOUR
    table.goes_to(LIVE)
    assert table.running.runs[0].overdue == table.now + 60
    table.goes_to(DAILY)
    assert table.running.runs[0].overdue <= table.now + HOUR


def test_who_had_less_left_anyway_has_no_more_for_it() -> None:
    table = Repaced()
    table.turn(0)
    table.now += 4 * DAY - 30
    table.goes_to(LIVE)
    assert table.running.runs[0].overdue == table.now + 30
    table.goes_to(DAILY)
    assert table.running.runs[0].overdue == table.now + 30


def test_a_short_pace_that_no_quiet_hours_stop_leaves_as_much() -> None:
    """The old deadline lay behind quiet hours; the new one knows none."""
    table = Repaced(people={0: Calendar().turned(Week(zone="UTC", quiet=(0, 600)), 1_790_000_000)})
    midnight = table.now - table.now % DAY + DAY
    table.now = midnight - 4 * DAY - HOUR
    table.began = table.now
    table.turn(0)
    table.now = midnight + HOUR
    before = table.running.runs[0].overdue
    table.goes_to(LIVE)
    assert min(before, table.now + 60) <= table.running.runs[0].overdue <= before


def test_to_a_pace_without_a_reserve_and_back_gives_none() -> None:
    for between in (BARE, None):
        table = Repaced()
        table.turn(0)
        table.now += 2 * DAY
        table.goes_to(between)
        assert table.reserves[0] == 0
        table.goes_to(DAILY)
        assert table.reserves[0] == 2 * DAY
        assert table.reserves[1] == 3 * DAY


def test_without_a_clock_nothing_is_charged_and_the_turn_goes_on_with_what_was_left() -> None:
    table = Repaced()
    table.turn(0)
    table.now += 6 * HOUR
    table.goes_to(None)
    assert table.running.runs == {}
    table.now += 9 * DAY
    table.goes_to(DAILY)
    table.waits({0: Demand("1", own=True)}, (0, "1"), again=True)
    assert table.running.runs[0].ends == table.now + 18 * HOUR


def test_a_table_that_never_had_a_clock_begins_with_whole_reserves() -> None:
    table = Repaced()
    table.now_at = None
    table.reserves = dict.fromkeys(range(4), 0)
    table.goes_to(DAILY)
    assert table.reserves == dict.fromkeys(range(4), 3 * DAY)


def test_a_call_keeps_one_deadline_for_all_who_answered_it_or_not() -> None:
    table = Repaced()
    table.call(1, 2, turn=(0, "1"))
    table.now += 6 * HOUR
    table.goes_to(SLOW)
    assert {run.overdue for run in table.running.runs.values()} == {table.now + 12 * HOUR}
    assert set(table.running.runs) == {1, 2}


def test_an_undo_gives_back_the_same_part_at_the_new_pace() -> None:
    table = Repaced()
    table.turn(0)
    table.now += HOUR
    table.turn(1, "2")
    table.now += 12 * HOUR
    table.goes_to(SLOW)
    table.undo(1, 0, {0: Demand("1", own=True)}, (0, "1"))
    assert table.clocks[1, "2"].left == 3 * DAY
    assert table.clocks[0, "1"].left == 69 * HOUR


def test_who_is_absent_has_a_quarter_of_the_new_pace() -> None:
    table = Repaced()
    table.waits({0: Demand("1", own=True, absent=True)}, (0, "1"))
    table.goes_to(SLOW)
    assert table.running.runs[0].overdue == table.now + 18 * HOUR


@given(st.lists(st.tuples(st.sampled_from([*ALL, None]), st.integers(0, 2 * DAY)), max_size=12))
def test_whatever_is_agreed_on_gives_no_part_of_the_turn_back(steps: list[tuple[Pace | None, int]]) -> None:
    """In one turn at most one whole allowance and one whole reserve are used, in parts of those of each moment."""
    table = Repaced()
    table.turn(0)
    used = 0.0
    table.goes_to(DAILY)
    for pace, seconds in steps:
        before = table.remains(0)
        table.now += seconds
        if table.now_at is not None:
            after = table.remains(0)
            used += max(0, before[0] - after[0] - table.clocks[0, "1"].granted) / table.now_at.turn
        table.goes_to(pace)
        if pace is not None and 0 not in table.running.runs:
            table.waits({0: Demand("1", own=True)}, (0, "1"), again=True)
        clock = table.clocks[0, "1"]
        assert clock.granted <= HOUR
        assert 0 <= clock.left <= clock.full
        assert 0 <= table.reserves[0] <= (0 if pace is None else pace.reserve)
    assert used <= 1 + 1e-9


@pytest.mark.parametrize("pace", ALL)
def test_there_and_back_at_once_changes_nothing_to_the_good(pace: Pace) -> None:
    for wait in (0, HOUR, 12 * HOUR, 23 * HOUR, 30 * HOUR, 95 * HOUR):
        table = Repaced()
        table.turn(0)
        table.now += wait
        before = table.running.runs[0].overdue
        for _ in range(20):
            table.goes_to(pace)
            table.goes_to(DAILY)
        assert table.running.runs[0].overdue <= before
