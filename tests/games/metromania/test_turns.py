"""Rules 4, 4.3, 6 and X8: turns, stations bought and free, dead lines, the ends of the building phase."""

from __future__ import annotations

import pytest

from bot.games.metromania import turns
from bot.games.metromania.digging import dead_lines, free_station_sites, station_sites
from bot.games.metromania.geometry import Cell, down_cell, up_cell
from bot.games.metromania.network import build_station
from bot.games.metromania.state import State
from tests.games.metromania.board import (
    Board,
    answer,
    at,
    between,
    board,
    fill,
    finishing,
    legal,
    line,
    offered,
    place,
    points_of,
    straight,
    table,
)


def use_up(state: State, left: int) -> None:
    """Put stations in the far west until `left` remain."""
    spots = [at(q, r) for r in range(7) for q in range(-6, -1) if -6 <= q + r <= 6]
    state.stations += [v for v in spots if v not in state.stations][: state.supply - left]


# --- turns (T1-T3) ----------------------------------------------------------------------------------------------


def test_T1_a_turn_offers_tunnels_and_building() -> None:
    state = board()
    between(state, 0, "S1")
    match = table(state)
    assert "build" in offered(match)
    assert len(offered(match)) > 1


def test_T1_a_dig_is_three_tunnels_and_then_the_next_seat_is_asked() -> None:
    state = board()
    between(state, 0, "S1")
    match = table(state)
    answer(match, "1-SW-L", "2-S5-" + next(o for o in offered(match) if "2-S5" in o).split("-")[2])
    assert match.awaited() == (0,)
    answer(match, "1-SW-L")
    assert match.awaited() == (1,)
    assert state.tunnels_laid(0) == 4


def test_T2_a_turn_without_anything_to_do_is_skipped() -> None:
    state = board(seats=4)
    between(state, 0, "S1", "T5")
    state.lines[1] = line(straight((-1, 0), (0, 0)), start="S7")
    state.stations += [at(-1, 0), at(0, 0)]
    fill(state)
    match = table(state)
    assert match.awaited() == (1,)
    assert state.turns == [3, 3, 2, 2]


def test_T3_the_first_turn_is_a_dig_on_one_line() -> None:
    state = board()
    state.turns = [0, 0]
    match = table(state)
    assert {option[:3] for option in offered(match)} == {"1-S"}
    answer(match, "1-S1-A2")
    assert {option[:2] for option in offered(match)} == {"1-"}


def test_D1_consequences_come_before_the_next_tunnel() -> None:
    state = board()
    state.lines[0] = line(straight((-4, 0), (-1, 0)))
    state.lines[2] = line(straight((0, -2), (0, 3)), start="S7")
    match = table(state)
    assert "metromania-event-meeting" in answer(match, "1-E-L")
    assert points_of(state) == {(0, 0)}
    assert [o for o in offered(match) if o.startswith("1-SW")]  # acute, thanks to the new station


def test_D2_a_dig_stops_early_when_nothing_is_legal() -> None:
    state = board(seats=4)
    between(state, 0, "S1", "T5")
    fill(state, but={up_cell(0, 0)})
    state.lines[1] = line(straight((-2, 0), (0, 0)), start="S7")
    match = table(state)
    told = answer(match, "2-E-L")
    assert told[:2] == ["metromania-event-tunnel", "metromania-event-dig-short"]
    assert match.awaited() == (1,)


def test_D2_Q8_nobody_has_to_look_ahead_for_the_way_that_takes_most_tunnels() -> None:
    state = board(seats=4)
    between(state, 0, "S1", "T5")
    fill(state, but={up_cell(-1, 1), down_cell(0, 0), down_cell(1, 0), down_cell(2, 0)})
    state.lines[1] = line(straight((-2, 0), (0, 0)), start="S7")
    match = table(state)
    assert {"2-E-R", "2-SE-R"} <= set(offered(match)), "three tunnels one way, one the other"
    told = answer(match, "2-SE-R")
    assert told[:2] == ["metromania-event-tunnel", "metromania-event-dig-short"]


# --- intermediate stations (I1, I2) ----------------------------------------------------------------------------


def test_I1_Q7_any_vertex_of_an_unfinished_line_without_a_station() -> None:
    state = board()
    state.lines[0] = line(straight((0, 0), (2, 0)))
    state.lines[1] = line(straight((0, 3), (1, 3)))
    state.stations.append(at(1, 0))
    assert station_sites(state, 0) == [at(0, 0), at(2, 0), at(0, 3), at(1, 3)]
    assert station_sites(state, 1) == []


def test_I1_building_takes_the_whole_turn_and_scores() -> None:
    state = board(ground={up_cell(0, 0): "R"})
    state.lines[0] = line(straight((-2, 0), (0, 0)))
    match = table(state)
    told = answer(match, "build", "st-G7")
    assert told[:2] == ["metromania-event-station", "metromania-event-points"]
    assert (points_of(state), state.station_points, match.awaited()) == ({(0, 0)}, [1, 0], (1,))


def test_I2_not_on_a_finished_line_unless_an_unfinished_one_runs_there_too() -> None:
    state = board()
    state.lines[0] = line(straight((0, 0), (2, 0)), end="T1")
    assert station_sites(state, 0) == []
    state.lines[1] = line(straight((1, 0), (1, 2)))
    assert station_sites(state, 0) == [at(1, 0), at(1, 1), at(1, 2)]


def test_I1_no_station_without_supply() -> None:
    state = board()
    state.lines[0] = line(straight((0, 0), (2, 0)))
    use_up(state, left=0)
    assert station_sites(state, 0) == []
    assert "build" not in offered(table(state))


# --- completion (C1, C2) -----------------------------------------------------------------------------------------


def test_C1_a_finished_line_gets_one_free_station_before_the_next_tunnel() -> None:
    state = finishing()
    match = table(state)
    answer(match, "1-T1")
    assert offered(match) == [*(f"st-{name}" for name in ("F8", "E7", "D6", "C5", "B4", "A3")), "skip"]
    told = answer(match, "st-C5")
    assert told == ["metromania-event-free-station"]
    assert state.left == 2
    assert match.awaited() == (0,)


def test_C1_the_free_station_may_be_left_out() -> None:
    state = finishing()
    match = table(state)
    assert answer(match, "1-T1", "skip")[-1] == "metromania-event-free-skipped"
    assert state.stations == []
    assert all(option.startswith("2-") for option in offered(match))


def test_C1_only_while_the_supply_lasts() -> None:
    state = finishing()
    use_up(state, left=0)
    assert free_station_sites(state, 0) == []
    match = table(state)
    answer(match, "1-T1")
    assert offered(match)[0].startswith("2-")


def test_C2_automatic_stations_still_appear_on_a_finished_line() -> None:
    state = board()
    state.lines[0] = line(straight((-2, 0), (2, 0)), end="T1")
    state.lines[2] = line(straight((0, 2), (0, 1)), start="S7")
    match = table(state, 1)
    answer(match, "1-NW-L")
    assert points_of(state) == {(0, 0)}


# --- ends of the building phase (C3) ----------------------------------------------------------------------------


def test_C3a_both_lines_finished_end_it_at_once_after_the_free_station() -> None:
    state = finishing()
    between(state, 1, "S2", "T5")
    match = table(state)
    answer(match, "1-T1")
    assert match.result is None
    told = answer(match, "skip")
    assert match.result is not None
    assert "metromania-event-closing-both" in told
    assert (state.phase, state.closing) == ("scored", "both")


def test_C3b_the_last_station_ends_it_with_the_turn_and_the_dig_goes_on_without() -> None:
    state = board()
    state.lines[0] = line(straight((-4, -2), (-1, -2)))
    state.lines[2] = line(straight((0, -4), (0, 3)), start="S7")
    state.lines[3] = line(straight((1, -4), (1, 3)), start="S8")
    use_up(state, left=1)
    match = table(state)
    told = answer(match, "1-E-L")
    assert "metromania-event-supply-empty" in told
    answer(match, "1-E-L")
    assert at(1, -2) not in state.stations
    assert match.result is None
    assert "metromania-event-closing-stations" in answer(match, "1-E-L")
    assert match.result is not None


def closed(state: State, finished: list[int], dead: list[int]) -> None:
    """Finish some lines, let others have used all their tunnels."""
    for i, number in enumerate(finished):
        between(state, number, f"S{i + 1}", f"T{i + 1}")
    for i, number in enumerate(dead):
        between(state, number, f"S{len(finished) + i + 1}")
        state.lines[number].hosts += [Cell(c) for c in range(200 - 20 * i, 200 - 20 * i + 17)]
        state.lines[number].path += [at(q, r) for q in range(-3, 4) for r in range(-3, 0)][:17]


@pytest.mark.parametrize(("seats", "needed"), [(2, 3), (3, 4), (4, 5)])
def test_C3c_V1_so_many_finished_or_dead_lines_bring_the_last_turns(seats: int, needed: int) -> None:
    for number in (needed - 1, needed):
        state = board(seats)
        numbers = [0, 2, 4, 6, 1, 3, 5, 7]
        usable = [n for n in numbers if n < 2 * seats]
        closed(state, finished=usable[:number], dead=[])
        turns.begin_turn(state, 0)
        following = turns.end_turn(state, acted=True)
        assert state.phase == ("last" if number == needed else "build")
        assert following == 1
        assert state.last_turns == (list(range(2, seats)) if number == needed else [])


def test_X8_dead_lines_count_and_every_other_player_gets_one_turn() -> None:
    state = board(seats=4)
    closed(state, finished=[0, 2, 4], dead=[1, 3])
    assert dead_lines(state) == {1, 3}
    order: list[int | None] = []
    turns.begin_turn(state, 2)
    for _ in range(4):
        following = turns.end_turn(state, acted=True)
        order.append(following)
        if following is not None:
            turns.begin_turn(state, following)
    assert order == [3, 0, 1, None]
    assert state.closing == "lines"


def test_X8_finishing_both_lines_in_a_last_turn_ends_it_there() -> None:
    state = finishing(4)
    between(state, 1, "S2", "T5")
    state.phase, state.closing, state.last_turns = "last", "lines", [1]
    match = table(state)
    answer(match, "1-T1", "skip")
    assert match.result is not None
    assert state.closing == "both"


def test_C3_the_last_station_in_a_last_turn_ends_it_too() -> None:
    state = board(seats=3)
    state.lines[0] = line(straight((0, 0), (2, 0)))
    state.phase, state.closing, state.last_turns = "last", "lines", [1, 2]
    use_up(state, left=1)
    match = table(state)
    answer(match, "build", "st-G7")
    assert match.result is not None
    assert state.closing == "stations"


def test_C3c_the_trigger_is_not_undone_by_further_turns() -> None:
    state = board(seats=4)
    state.phase, state.closing, state.last_turns = "last", "lines", [1]
    turns.begin_turn(state, 0)
    assert turns.end_turn(state, acted=False) == 1
    assert turns.end_turn(state, acted=False) is None


# --- dead lines (C4) ----------------------------------------------------------------------------------------------


def boxed_in() -> Board:
    """Seat 0's solid line ends in the centre; every cell around is park but the one above its way east."""
    state = board()
    state.lines[0] = line(straight((-2, 0), (0, 0)))
    fill(state, but={up_cell(0, 0)})
    return state


def test_C4_a_line_without_any_free_host_is_dead() -> None:
    state = boxed_in()
    assert 0 not in dead_lines(state)
    state.ground[up_cell(0, 0)] = "L"
    assert 0 in dead_lines(state)


def test_C4_occupied_hosts_count_as_closed() -> None:
    state = boxed_in()
    state.lines[2] = line(straight((0, 0), (1, 0)), "L")
    assert 0 in dead_lines(state)


def test_C4_Q13_acute_bends_are_ignored() -> None:
    state = board()
    state.lines[0] = line(straight((-2, 0), (0, 0)), "R")
    fill(state, but={up_cell(-1, 0)})  # the only free cell lies beyond an acute bend
    assert not [o for o in legal(state) if o.startswith("1-")]
    assert 0 not in dead_lines(state)


def test_C4_a_destination_space_is_closed_without_a_marker_that_fits() -> None:
    state = boxed_in()
    state.ground[up_cell(0, 0)] = "C"
    assert 0 in dead_lines(state)
    state.hands[0] = ["CA"]
    assert 0 not in dead_lines(state)
    state.marked = True  # the limit of one marker a turn is ignored
    assert 0 not in dead_lines(state)
    state.ground[up_cell(1, 0)] = "R"
    place(state, 1, up_cell(1, 0), "RA")
    assert 0 in dead_lines(state)


def test_C4_in_the_hidden_variant_only_kinds_are_looked_at() -> None:
    state = boxed_in()
    state.variant = "hidden"
    state.ground |= {up_cell(0, 0): "C", up_cell(1, 0): "R"}
    state.hands[0] = ["CA"]
    place(state, 1, up_cell(1, 0), "RA")
    assert 0 not in dead_lines(state)
    state.hands[0] = ["EB"]
    assert 0 in dead_lines(state)


def test_C4_an_open_end_at_a_free_end_arrow_is_alive_until_it_is_taken() -> None:
    state = finishing()
    fill(state)
    assert 0 not in dead_lines(state)
    between(state, 2, "S8", "T1")
    assert 0 in dead_lines(state)


def test_C4_eighteen_tunnels_without_an_end() -> None:
    state = board()
    closed(state, finished=[], dead=[0])
    assert dead_lines(state) == {0}


def test_C4_finished_and_unstarted_lines_are_not_dead() -> None:
    state = board()
    between(state, 0, "S1", "T5")
    fill(state)
    assert dead_lines(state) == set()


# --- V2: what the others may think ------------------------------------------------------------------------------


def stuck_by_letter() -> Board:
    """Hidden variant: seat 0's one way on is a C space where its only C has a clashing letter."""
    state = board(seats=3, variant="hidden")
    state.lines[0] = line(straight((-2, 0), (0, 0)))
    state.lines[1] = line(straight((0, 3), (1, 3)), start="S7", end="T1")
    fill(state, but={up_cell(0, 0)})
    state.ground |= {up_cell(0, 0): "C", up_cell(1, 0): "R"}
    state.hands[0] = ["CA"]
    place(state, 1, up_cell(1, 0), "RA")
    for v in state.lines[0].path:
        build_station(state, v, 0)
    return state


def test_V2_a_pass_forced_by_the_hand_is_asked_not_played_by_itself() -> None:
    state = stuck_by_letter()
    match = table(state)
    assert match.awaited() == (0,)
    assert offered(match) == ["pass"]
    assert "metromania-event-skipped" in answer(match, "pass")
    assert [(hint.seat, hint.kind, hint.letters) for hint in state.hints] == [(0, "C", "A")]


def test_V2_a_dig_cut_short_by_the_hand_is_asked_too() -> None:
    state = stuck_by_letter()
    state.lines[0] = line(straight((-3, 0), (-1, 0)))
    state.ground[up_cell(-1, 0)] = "."
    state.stations = [at(-1, 0), at(0, 0)]
    match = table(state)
    answer(match, "1-E-L")
    assert offered(match) == ["pass"]
    assert "metromania-event-dig-short" in answer(match, "pass")
    assert state.hints


def test_V2_a_round_of_skipped_turns_ends_the_phase() -> None:
    state = stuck_by_letter()
    for number, start, end in ((2, "S2", "T2"), (4, "S3", "T3")):
        between(state, number, start, end)
    state.idle = 2
    match = table(state)
    told = answer(match, "pass")
    assert match.result is not None
    assert "metromania-event-scored" in told
