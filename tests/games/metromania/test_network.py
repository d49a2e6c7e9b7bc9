"""Rules section 5 and the worked examples X1 and X2: stations where lines meet and part, and their points."""

from __future__ import annotations

import pytest

from bot.games.metromania.geometry import down_cell, up_cell
from bot.games.metromania.network import build_station, due_stations, missing_stations
from bot.games.metromania.readings import STATION_SUPPLY
from bot.games.metromania.state import State
from tests.games.metromania.board import at, between, board, dig, legal, line, points_of, straight


def red_row(seats: int = 2) -> State:
    """X1: red solid (seat 0) along row 0, hosted by the up cells except between (0,0) and (1,0)."""
    state = board(seats)
    state.lines[0] = line(straight((-6, 0), (6, 0)), "LLLLLLRLLLLL")
    return state


def example_1() -> State:
    """X1 to its end: blue solid (seat 1) meets, runs along, swaps sides and parts."""
    state = red_row()
    state.lines[2] = line(straight((-2, 3), (-2, 1)), start="S7")
    dig(state, 1, "1-NE-L", "1-E-R", "1-E-L", "1-NE-L")
    return state


def test_X1_Q3_meeting_parallel_swap_and_parting() -> None:
    state = red_row()
    state.lines[2] = line(straight((-2, 3), (-2, 1)), start="S7")
    seen: list[set[tuple[int, int]]] = []
    for step in ("1-NE-L", "1-E-R", "1-E-L", "1-NE-L"):
        dig(state, 1, step)
        assert not missing_stations(state)
        seen.append(points_of(state))
    met, parted = {(-1, 0)}, {(-1, 0), (1, 0)}
    assert seen == [met, met, met, parted]
    assert state.lines[2].hosts[4:6] == [down_cell(-1, 0), up_cell(0, 0)]


def test_X1_the_acute_bend_at_the_parting_is_illegal_because_its_station_comes_too_late() -> None:
    state = red_row()
    state.lines[2] = line(straight((-2, 3), (-2, 1)), start="S7")
    dig(state, 1, "1-NE-L", "1-E-R", "1-E-L")
    assert not [o for o in legal(state, 1) if o.startswith("1-NW")]  # (1,0) -> (1,-1)
    assert "1-NE-L" in legal(state, 1)


def test_X2_the_station_of_a_meeting_allows_an_acute_bend_in_the_same_turn() -> None:
    state = red_row()
    state.lines[2] = line(straight((-2, 3), (-2, 1)), start="S7")
    dig(state, 1, "1-NE-R")
    ways = {o.split("-")[1] for o in legal(state, 1) if o.startswith("1-")}
    assert {"W", "SE"} <= ways


# --- the rules one by one -------------------------------------------------------------------------


def test_A1_F9_Q2_touching_an_open_end_is_a_meeting() -> None:
    state = board()
    state.lines[0] = line(straight((-2, 0), (0, 0)))
    state.lines[2] = line(straight((0, 2), (0, 1)), start="S7")
    assert dig(state, 1, "1-NW-L")[0].stations == [at(0, 0)]


def test_A1_crossing_without_a_common_vertex_does_not_exist_and_passing_beside_builds_nothing() -> None:
    state = board()
    state.lines[0] = line(straight((-2, 0), (2, 0)))
    state.lines[2] = line(straight((-2, 1), (0, 1)), start="S7")
    assert dig(state, 1, "1-E-R")[0].stations == []


def test_A1_Q4_two_lines_of_one_player_meet_too() -> None:
    state = board()
    state.lines[0] = line(straight((-2, 0), (2, 0)))
    state.lines[1] = line(straight((0, 2), (0, 1)), start="S7")
    assert dig(state, 0, "2-NW-L")[0].stations == [at(0, 0)]


def test_A1_a_start_tunnel_meets_a_line_at_its_entry() -> None:
    state = board()
    state.lines[0] = line(straight((1, -6), (4, -6)), start="S7")
    assert dig(state, 1, "1-S1-A2")[0].stations == [at(1, -6)]


def test_A2_arriving_side_by_side_builds_nothing() -> None:
    state = board()
    state.lines[0] = line(straight((0, 0), (3, 0)))
    state.lines[2] = line([(0, 0)], start="S7")
    state.lines[2] = line(straight((-1, 1), (0, 0)), start="S7")
    state.stations.append(at(0, 0))
    assert dig(state, 1, "1-E-R")[0].stations == []


def test_A2_meeting_head_on_along_one_edge_builds_nothing_until_they_part() -> None:
    state = board()
    state.lines[0] = line(straight((-2, 0), (1, 0)))  # open end (1,0)
    state.lines[2] = line(straight((3, 0), (2, 0)), start="S7")
    assert dig(state, 1, "1-W-R")[0].stations == [at(1, 0)]  # its edge is not red's: a meeting
    assert dig(state, 1, "1-W-L")[0].stations == []  # along red's last edge
    assert missing_stations(state) == []


def test_A3_parting_looks_at_lines_that_go_on_elsewhere() -> None:
    state = board()
    state.lines[0] = line(straight((-2, 0), (3, 0)), "L")
    state.lines[2] = line(straight((-2, 0), (0, 0)), "R", start="S7")
    state.stations.append(at(-2, 0))
    assert dig(state, 1, "1-SE-R")[0].stations == [at(0, 0)]


def test_A3_a_line_finishing_parts_too() -> None:
    state = board()
    state.lines[0] = line([*straight((2, -3), (2, -6)), (3, -6)], "L", start="S7")
    state.lines[2] = line(straight((2, -3), (2, -6)), "R", start="S8")
    state.stations.append(at(2, -3))
    assert dig(state, 1, "1-T1")[0].stations == [at(2, -6)]


def test_A4_changing_places_builds_nothing() -> None:
    state = board()
    state.lines[0] = line(straight((-2, 0), (3, 0)), "LLRRR")
    state.lines[2] = line(straight((-2, 0), (0, 0)), "RR", start="S7")
    state.stations.append(at(-2, 0))
    assert dig(state, 1, "1-E-L")[0].stations == []


def test_A5_the_line_behind_decides_whether_it_parts() -> None:
    state = board()
    state.lines[0] = line(straight((-2, 0), (0, 0)), "L")
    state.lines[2] = line(straight((-2, 0), (0, 0)), "R", start="S7")
    state.stations.append(at(-2, 0))
    assert dig(state, 0, "1-E-L")[0].stations == []  # blue's open end is there: nothing yet
    assert missing_stations(state) == []
    assert dig(state, 1, "1-SE-R")[0].stations == [at(0, 0)]


def test_A6_one_station_a_vertex() -> None:
    state = board()
    state.lines[0] = line(straight((-2, 0), (2, 0)))
    state.lines[2] = line(straight((0, 2), (0, 1)), start="S7")
    state.stations.append(at(0, 0))
    assert dig(state, 1, "1-NW-L")[0].stations == []
    assert state.stations == [at(0, 0)]


def both_at_once() -> State:
    """Blue parts from red at (0,0) and meets striped red at (0,1) with one tunnel."""
    state = board()
    state.lines[0] = line(straight((-2, 0), (3, 0)), "L")
    state.lines[1] = line(straight((-2, 1), (2, 1)), "R")
    state.lines[2] = line(straight((-2, 0), (0, 0)), "R", start="S7")
    state.stations.append(at(-2, 0))
    return state


def test_A7_parting_comes_before_meeting() -> None:
    assert dig(both_at_once(), 1, "1-SE-R")[0].stations == [at(0, 0), at(0, 1)]


def test_A7_the_last_station_goes_to_the_parting_and_an_empty_supply_builds_none() -> None:
    state = both_at_once()
    state.stations += [at(q, -5) for q in range(7)] + [at(q, 5) for q in range(-6, 2)]
    state.stations += [at(q, -4) for q in range(-2, 7)] + [at(q, 4) for q in range(-6, -2)]
    assert len(state.stations) == STATION_SUPPLY - 1
    assert dig(state, 1, "1-SE-R")[0].stations == [at(0, 0)]
    assert state.supply == 0
    assert due_stations(state, 2) == [at(0, 1)]


# --- points (P1-P3) -------------------------------------------------------------------------------


@pytest.mark.parametrize("marked", [False, True])
def test_P1_a_station_scores_the_destination_spaces_around_it(marked: bool) -> None:
    state = board(ground={up_cell(0, 0): "R", down_cell(-1, 0): "C", up_cell(3, 0): "E", down_cell(0, -1): "P"})
    state.lines[0] = line(straight((-2, 0), (2, 0)))
    if marked:
        state.hands[0] = ["RA"]
    assert build_station(state, at(0, 0), 0) == [2, 0]
    assert state.station_points == [2, 0]


def test_P1_Q5_every_owner_there_scores_once() -> None:
    state = board(seats=3, ground={up_cell(0, 0): "R"})
    state.lines[0] = line(straight((-2, 0), (2, 0)))
    state.lines[1] = line(straight((0, -2), (0, 0)))
    state.lines[2] = line(straight((0, 2), (0, 1)), start="S7")
    state.stations.append(at(5, 0))
    assert dig(state, 1, "1-NW-L")[0].gained == [1, 1, 0]
    assert state.station_points == [1, 1, 0]


def test_P2_F10_Q6_reaching_an_old_station_brings_nothing() -> None:
    state = board(ground={up_cell(0, 0): "R"})
    state.lines[0] = line(straight((-2, 0), (2, 0)))
    state.lines[2] = line(straight((0, 2), (0, 1)), start="S7")
    build_station(state, at(0, 0), 0)
    assert dig(state, 1, "1-NW-L")[0].gained == [0, 0]
    assert state.station_points == [1, 0]


def test_P3_points_are_kept_per_player() -> None:
    state = board(ground={up_cell(0, 0): "R"})
    between(state, 0, "S1")
    state.lines[2] = line(straight((-2, 0), (2, 0)))
    build_station(state, at(0, 0), 0)
    assert state.station_points == [0, 1]
