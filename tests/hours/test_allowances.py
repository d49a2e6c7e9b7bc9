"""Clocks: what is charged, what is given back, and that nothing buys time (asynchronous C1 to C10, X1, X6)."""

from __future__ import annotations

import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hours import paces
from bot.hours.allowances import Demand
from bot.hours.calendar import Calendar
from bot.hours.paces import DAILY, LIVE, SLOW, Pace
from bot.hours.spans import joined, seconds
from bot.hours.vacations import BETWEEN, MOST_IN_A_GAME, MOST_IN_A_ROW, Vacation
from bot.hours.weeks import DAY, HOUR, BadHours, Week
from tests.buying import bought
from tests.hours.clocked import NOW, Table, demands
from tests.hours.test_weeks import weeks

NOBODY: dict[int, Calendar] = {}


# --- paces -----------------------------------------------------------------------------------------------------------


def test_a_pace_of_ones_own_calls_like_the_pace_it_is_like() -> None:
    assert paces.own_pace(HOUR, 10 * 60, 0) == Pace(HOUR, 600, 0, 5, 15)
    assert paces.own_pace(DAY, 12 * HOUR, 3 * DAY) == DAILY
    assert paces.own_pace(2 * DAY, DAY, 0).most == SLOW.most
    assert paces.own_pace(5 * 60, 60, 0).most == 6  # a tenth of the answers' allowance
    assert paces.read(paces.written(paces.own_pace(DAY, HOUR, 0))) == paces.own_pace(DAY, HOUR, 0)
    assert paces.read("none") is paces.read("") is None


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ((0, 60, 0), "error-pace-turn"),
        ((15 * DAY, 60, 0), "error-pace-turn"),
        ((DAY, 0, 0), "error-pace-answer"),
        ((DAY, 8 * DAY, 0), "error-pace-answer"),
        ((DAY, HOUR, 31 * DAY), "error-pace-reserve"),
        ((DAY, HOUR, -1), "error-pace-reserve"),
    ],
)
def test_an_allowance_that_nobody_may_have_is_refused(values: tuple[int, int, int], key: str) -> None:
    with pytest.raises(BadHours) as refused:
        paces.own_pace(*values)
    assert refused.value.key == key


@pytest.mark.parametrize("text", ["24h 12h 3d", "하루 12시간 사흘", "1d/12H/72h", "86400, 43200, 3일"])
def test_an_own_pace_is_written_as_people_write_lengths(text: str) -> None:
    assert paces.read(f"own:{text}") == DAILY


@pytest.mark.parametrize("value", ["own:", "own:1/2", "own:a/b/c", "fast", "own:300/60/0/0", "own:-300/60/0"])
def test_what_is_no_pace_is_refused(value: str) -> None:
    with pytest.raises(BadHours):
        paces.read(value)


# --- C3: a turn ------------------------------------------------------------------------------------------------------


def test_a_turns_clock_rests_under_a_window_and_goes_on_with_what_is_left() -> None:
    table = Table()
    table.turn(0)
    table.now += 2 * HOUR
    table.waits({1: Demand("a1", own=False)}, (0, "1"))  # somebody else answers in between
    assert table.left(0, "1") == 22 * HOUR
    table.now += 5 * HOUR
    table.turn(0)
    assert table.running.runs[0].ends == table.now + 22 * HOUR
    assert table.running.runs[0].overdue == table.now + 22 * HOUR + 3 * DAY
    assert table.left(1, "a1") == 7 * HOUR


def test_after_the_allowance_the_reserve_runs_and_then_the_seat_is_overdue() -> None:
    table = Table()
    table.turn(0)
    table.now += 24 * HOUR + 3 * DAY - 1
    assert not table.spent(0)
    table.now += 1
    assert table.spent(0)
    table.turn(1, "2")
    assert (table.left(0, "1"), table.reserves[0]) == (0, 0)


def test_a_quick_turn_earns_a_twelfth_never_above_the_start() -> None:
    table = Table()
    table.turn(0)
    table.now += 6 * HOUR
    table.turn(1, "2")
    assert table.reserves[0] == DAILY.reserve  # it was full
    table.reserves[1] = HOUR
    table.now += 6 * HOUR
    table.turn(0, "3")
    assert table.reserves[1] == HOUR + 2 * HOUR
    table.reserves[0] = HOUR
    table.now += 6 * HOUR + 1  # one second over a quarter
    table.turn(1, "4")
    assert table.reserves[0] == HOUR


def test_all_answers_within_one_turn_share_one_allowance_and_each_call_leaves_a_twelfth() -> None:
    table = Table()
    for number in range(5):
        table.call(1, 2, call=f"c{number}", turn=(0, "1"))
        table.now += 5 * HOUR
        table.turn(0)
    assert table.left(1, "a1") == 0
    table.call(1, 2, call="c9", turn=(0, "1"))
    assert table.running.runs[1].overdue == table.now + HOUR


# --- C4: calls -------------------------------------------------------------------------------------------------------


def test_whoever_has_answered_a_call_is_charged_like_the_others_and_no_reserve_is_used() -> None:
    table = Table()
    table.call(0, 1, 2)
    until = {run.overdue for run in table.running.runs.values()}
    table.now += 4 * HOUR
    table.call(1, 2)  # of a gathering everybody knows who has answered: it is charged all the same
    assert until == {run.overdue for run in table.running.runs.values()}
    table.now += 9 * HOUR
    table.turn(0, "2")
    assert [table.left(seat, "a1") for seat in range(3)] == [0, 0, 0]
    assert table.reserves == dict.fromkeys(range(4), DAILY.reserve)


def test_one_deadline_for_all_who_are_called_from_all_their_calendars() -> None:
    asleep = Calendar().turned(Week("UTC", (9 * 60, 17 * 60)), NOW - 9 * DAY)  # it is eight there
    table = Table(people={1: asleep})
    table.call(0, 1)
    assert table.running.runs[0].overdue == table.running.runs[1].overdue
    assert table.running.runs[0].overdue == asleep.deadline(NOW, 12 * HOUR)
    assert table.running.runs[0].overdue > NOW + 12 * HOUR


def test_a_call_waits_at_most_three_days_for_a_vacation() -> None:
    away = Calendar().away(NOW, NOW + 10 * DAY, NOW)
    table = Table(people={1: away})
    table.call(0, 1)
    assert table.running.runs[1].overdue == NOW + 3 * DAY + 12 * HOUR


# --- C5, C9: what stops ----------------------------------------------------------------------------------------------


def test_hours_that_change_during_a_turn_count_for_the_next_one() -> None:
    table = Table()
    table.turn(0)
    table.people[0] = Calendar().turned(Week("UTC", (0, 600)), NOW + HOUR)
    table.now += 2 * DAY
    table.waits({}, (0, "1"))
    table.turn(0)
    assert table.left(0, "1") == 0
    table.turn(1, "2")
    table.turn(0, "3")
    assert table.running.runs[0].overdue > table.now + 24 * HOUR + DAY


def test_a_vacation_stops_a_turn_that_has_begun() -> None:
    table = Table()
    table.turn(0)
    table.now += HOUR
    table.people[0] = Calendar().away(table.now, table.now + 5 * DAY, table.now)
    table.waits({0: Demand("1", own=True)}, (0, "1"), again=True)
    assert not table.spent(0)
    assert table.running.runs[0].overdue == NOW + 5 * DAY + 24 * HOUR + 3 * DAY


def test_under_four_hours_quiet_hours_stop_nothing() -> None:
    asleep = Calendar().turned(Week("UTC", (0, 600)), NOW - 9 * DAY)
    table = Table(pace=LIVE, people={0: asleep})
    table.turn(0)
    assert table.running.runs[0].overdue == NOW + 40 * 60


def test_time_in_which_the_program_was_down_is_not_charged() -> None:
    table = Table()
    table.turn(0)
    table.now += 5 * DAY
    table.down = [(NOW + HOUR, table.now - HOUR)]
    assert not table.spent(0)
    table.turn(1, "2")
    assert table.left(0, "1") == 22 * HOUR
    table.call(2, 3, turn=(1, "2"))
    until = table.running.runs[2].overdue
    table.now += DAY
    table.down.append((table.now - 13 * HOUR, table.now))
    assert not table.spent(2)
    assert table.running.runs[2].overdue == until + 13 * HOUR


# --- C7, C10 ---------------------------------------------------------------------------------------------------------


def test_an_absent_seat_has_a_quarter_and_no_reserve() -> None:
    table = Table()
    table.waits({0: Demand("1", own=True, absent=True)}, (0, "1"))
    assert table.running.runs[0].overdue == NOW + 6 * HOUR
    table.now += 7 * HOUR
    table.turn(1, "2")
    assert table.reserves[0] == DAILY.reserve


def test_an_undo_gives_the_others_back_what_they_were_charged_and_the_asker_nothing() -> None:
    table = Table()
    table.turn(0)
    table.now += 20 * HOUR
    behind = table.no - 1
    table.turn(1, "2")
    table.now += 30 * HOUR
    table.undo(behind, 0, {0: Demand("1", own=True)}, (0, "1"))
    assert (table.left(1, "2"), table.reserves[1]) == (24 * HOUR, DAILY.reserve)
    assert table.running.runs[0].ends == table.now + 4 * HOUR


def test_a_turn_that_is_taken_back_has_earned_nothing() -> None:
    table = Table()
    table.reserves[0] = 0
    for _ in range(20):
        behind = table.no - 1
        table.turn(0)
        table.turn(1, "2")
        assert table.reserves[0] == 2 * HOUR
        table.undo(behind + 1, 0, {0: Demand("1", own=True)}, (0, "1"))
        assert table.reserves[0] == 0


# --- X1: ledger, properties, and a greedy buyer of time --------------------------------------------------------------


def test_a_turn_with_calls_undos_a_kill_a_pause_and_a_hand_over_is_charged_as_by_hand() -> None:
    """One turn with twenty nested calls, own forms, three undos, a kill, a pause, hand-over and back (X1)."""
    table = Table(pace=SLOW)
    own = {0: Demand("1", own=True)}
    table.turn(0)
    by_hand = 0
    for number in range(20):
        table.now += 600 + number  # thinks, gives an answer of a form
        table.waits(own, (0, "1"))
        table.now += 300
        by_hand += 900 + number
        table.call(1, 2, call=f"c{number}", turn=(0, "1"))
        table.now += 3600  # the others answer
        table.waits(own, (0, "1"))
        if number in (3, 9, 15):
            table.now += 50
            by_hand += 50
            table.undo(table.no - 1, 0, own, (0, "1"))
        if number == 5:  # killed: forty seconds are charged, an hour is not
            table.now += 40
            table.down.append((table.now, table.now + HOUR))
            table.now += HOUR
            by_hand += 40
        if number == 8:
            table.waits({}, (0, "1"), again=True)
            table.now += 9 * DAY
            table.waits(own, (0, "1"), again=True)
        if number == 12:  # a bot plays the seat for a while
            table.waits({}, (0, "1"))
            table.now += DAY
            table.waits(own, (0, "1"))
    table.turn(1, "2")
    assert SLOW.turn - table.left(0, "1") == by_hand


STEPS = st.lists(
    st.tuples(st.integers(0, 40 * HOUR), st.sampled_from(["turn", "call", "answer", "pause", "week", "down"]), weeks()),
    min_size=1,
    max_size=12,
)


@given(STEPS)
def test_what_is_charged_is_the_time_waited_less_what_stops(steps: list[tuple[int, str, Week]]) -> None:
    """Asynchronous X1: the sum over turns and calls is the time awaited less the stops, second by second."""
    table = Table(pace=Pace(10**7, 10**7, 10**6, 0, 0))
    stood: dict[tuple[int, str], int] = {}
    turn, asked = 1, {0: Demand("1", own=True)}
    table.waits(asked, (0, "1"))
    for later, step, week in steps:
        begun, table.now = table.now, table.now + later
        if step == "down":
            table.down = joined([*table.down, (begun, begun + later // 2)])
        for seat, one in asked.items():
            clock = table.clocks[seat, one.name]
            stops = clock.calendar.stops(begun, table.now, more=table.down)
            stood[seat, one.name] = stood.get((seat, one.name), 0) + later - seconds(stops)
        turn += step == "turn"
        if step in ("week", "down"):
            table.people[turn % 3] = table.people.get(turn % 3, Calendar()).turned(week, table.now)
        else:
            asked = demands(step, turn, table.no)
        table.waits(asked, (turn % 3, str(turn)))
    table.waits({}, None)
    for key, clock in table.clocks.items():
        reserve = sum(one.reserve for one in table.charges if (one.seat, one.name) == key and one.reserve > 0)
        assert clock.full - clock.left + reserve == stood.get(key, 0), key


@pytest.mark.parametrize("part", range(4))
def test_a_greedy_buyer_of_time_never_gets_over_the_caps(part: int) -> None:
    """Asynchronous C9, X1: 10,000 random sequences when proving; the figures are in `docs/results/time_buyer.md`."""
    sequences = 2500 if os.environ.get("MADANG_PROVE") else 30
    found = bought(sequences, part * sequences)
    assert found.over == []
    assert found.near >= 0
    assert found.late, "somebody waited until the deadline"
    assert found.turns > 2 * sequences


def test_vacations_one_after_the_other_are_capped_within_a_game() -> None:
    """The strongest of the buyer's tricks by itself."""
    taken = (Vacation(NOW, NOW + MOST_IN_A_ROW), Vacation(NOW + MOST_IN_A_ROW + BETWEEN, NOW + 30 * DAY))
    table = Table(people={0: Calendar(taken=taken)})
    table.turn(0)
    assert table.running.runs[0].overdue == NOW + 4 * DAY + MOST_IN_A_GAME
