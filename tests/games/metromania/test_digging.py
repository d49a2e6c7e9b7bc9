"""Rules 4.1 and 4.2: starting, extending and finishing lines, and destination spaces."""

from __future__ import annotations

import pytest

from bot.games.metromania.geometry import down_cell, up_cell
from bot.games.metromania.state import Line
from tests.games.metromania.board import at, between, board, dig, legal, line, place, straight

EASTWARD = straight((-2, 0), (0, 0))
"""A line that arrives at the centre going east."""


def ways(options: list[str]) -> set[str]:
    """Directions of the extensions among the options."""
    return {option.split("-")[1] for option in options}


# --- starting (D3, T3) ----------------------------------------------------------------------------


def test_D3_a_line_may_start_in_any_free_white_arrow_by_either_vertex() -> None:
    state = board()
    assert len(legal(state)) == 24
    assert {"1-S1-A2", "1-S1-A3"} <= set(legal(state))


def test_Q9_F6_D3_starting_lays_the_first_of_eighteen_tunnels_in_the_arrow_cell() -> None:
    state = board()
    (laid,) = dig(state, 0, "1-S1-A2")
    assert (laid.vertex, laid.stations, state.lines[0].left) == (at(1, -6), [], 17)
    assert state.lines[0].start == 0


def test_D6_a_taken_arrow_is_closed_to_others() -> None:
    state = board()
    between(state, 2, "S1")
    assert len(legal(state)) == 22
    assert not [option for option in legal(state) if "-S1-" in option]


def test_T3_only_the_first_line_in_the_first_turn() -> None:
    state = board()
    state.turns = [1, 1]
    assert {option[0] for option in legal(state)} == {"1"}
    dig(state, 0, "1-S1-A2")
    assert {option[0] for option in legal(state)} == {"1"}
    state.turns = [2, 1]
    assert {option[0] for option in legal(state)} == {"1", "2"}


def test_D3_the_second_line_starts_on_one_of_the_three_far_sides() -> None:
    state = board()
    between(state, 0, "S1")  # top side; far are the sides of S5..S10
    starts = {option.split("-")[1] for option in legal(state) if option.startswith("2-")}
    assert starts == {"S5", "S6", "S7", "S8", "S9", "S10"}


def test_D3_F8_Q10_any_free_start_when_all_on_the_far_sides_are_taken() -> None:
    state = board(seats=4)
    between(state, 0, "S1")
    for number, arrow in zip(range(2, 8), ("S5", "S6", "S7", "S8", "S9"), strict=False):
        between(state, number, arrow)
    assert {o.split("-")[1] for o in legal(state) if o.startswith("2-")} == {"S10"}
    between(state, 7, "S10")
    starts = {o.split("-")[1] for o in legal(state) if o.startswith("2-")}
    assert starts == {"S2", "S3", "S4", "S11", "S12"}


# --- extending (D4) -------------------------------------------------------------------------------


def test_D4_straight_on_and_both_gentle_bends_on_both_sides() -> None:
    state = board()
    state.lines[0] = line(EASTWARD)
    extensions = [option for option in legal(state) if option.startswith("1-")]
    assert extensions == ["1-NE-L", "1-NE-R", "1-E-L", "1-E-R", "1-SE-L", "1-SE-R"]


def test_F1_Q1_D4_the_tunnel_lies_in_the_cell_on_its_side() -> None:
    state = board()
    state.lines[0] = line(EASTWARD)
    assert dig(state, 0, "1-E-L")[0].cell == up_cell(0, 0)
    state.lines[0] = line(EASTWARD)
    assert dig(state, 0, "1-E-R")[0].cell == down_cell(0, 0)


def test_D4a_no_loop() -> None:
    state = board()
    state.lines[0] = line([(0, 0), (1, 0), (1, 1), (0, 2), (-1, 2), (-1, 1)])
    assert ways([o for o in legal(state) if o.startswith("1-")]) == {"W", "NW"}


def test_D4b_a_cell_with_a_tunnel_is_closed() -> None:
    state = board()
    state.lines[0] = line(EASTWARD)
    state.lines[2] = line(straight((0, 0), (3, 0)), "L")
    assert "1-E-L" not in legal(state)
    assert "1-E-R" in legal(state)


@pytest.mark.parametrize("kind", ["P", "L"])
def test_D4b_park_and_lake_take_no_tunnel_but_their_edges_can_be_used(kind: str) -> None:
    state = board(ground={up_cell(0, 0): kind})
    state.lines[0] = line(EASTWARD)
    assert "1-E-L" not in legal(state)
    dig(state, 0, "1-E-R")


def test_D4b_outside_the_city_there_is_no_host() -> None:
    state = board()
    state.lines[0] = line(straight((0, -5), (2, -5)) + [(3, -6)])
    assert [o for o in legal(state) if o.startswith("1-E")] == ["1-E-R"]


def test_F2_D4c_acute_bends_need_a_station_and_going_back_is_never_legal() -> None:
    state = board()
    state.lines[0] = line(EASTWARD)
    assert ways([o for o in legal(state) if o.startswith("1-")]) == {"NE", "E", "SE"}
    state.stations.append(at(0, 0))
    assert ways([o for o in legal(state) if o.startswith("1-")]) == {"NW", "NE", "E", "SE", "SW"}


def test_D4c_the_first_bend_is_measured_from_the_arrow() -> None:
    state = board()
    dig(state, 0, "1-S1-A2")  # from the apex at the upper right, going south-west
    assert ways([o for o in legal(state) if o.startswith("1-")]) == {"SE", "SW", "W"}


def test_D4d_eighteen_tunnels_are_all() -> None:
    state = board()
    points = [*straight((-6, 1), (5, 1)), *straight((4, 2), (0, 2))]
    state.lines[0] = line(points)
    assert state.lines[0].left == 1
    before = legal(state)
    dig(state, 0, next(o for o in before if o.startswith("1-")))
    assert not [o for o in legal(state) if o.startswith("1-")]


def test_D7_both_sides_of_an_edge_can_be_used_and_no_more() -> None:
    state = board()
    state.lines[0] = line(EASTWARD)
    state.lines[2] = line(straight((0, 0), (3, 0)), "L")
    state.lines[3] = line(straight((0, 0), (3, 0)), "R")
    assert "E" not in ways([o for o in legal(state) if o.startswith("1-")])


# --- finishing (D5) -------------------------------------------------------------------------------


def to_the_top() -> Line:
    """A line from the bottom side that arrives at vertex (2, -6) of T1 going north-west."""
    return line(straight((2, -1), (2, -6)), start="S7")


def test_D5_a_line_ends_in_a_black_arrow_on_a_far_side() -> None:
    state = board()
    state.lines[0] = to_the_top()
    (laid,) = dig(state, 0, "1-T1")
    assert laid.finished
    assert (state.lines[0].finished, state.lines[0].end) == (True, 12)
    assert not [o for o in legal(state) if o.startswith("1-")]


@pytest.mark.parametrize("start", ["S1", "S4", "S12"])
def test_D5_not_on_the_own_or_an_adjacent_side(start: str) -> None:
    state = board()
    state.lines[0] = to_the_top()
    state.lines[0].hosts[0] = line([(0, 0)], start=start).hosts[0]
    assert "1-T1" not in legal(state)


def test_D5_Q11_any_end_when_those_of_the_three_far_sides_are_taken() -> None:
    state = board(seats=4)
    state.lines[0] = to_the_top()
    state.lines[0].hosts[0] = line([(0, 0)], start="S1").hosts[0]
    arrows = (("S2", "T5"), ("S3", "T6"), ("S4", "T7"), ("S6", "T8"), ("S9", "T9"))
    for number, (start, end) in enumerate(arrows, start=2):
        between(state, number, start, end)
    assert "1-T1" not in legal(state)
    between(state, 7, "S11", "T10")
    assert "1-T1" in legal(state)


def test_D5_D6_a_taken_end_is_closed() -> None:
    state = board()
    state.lines[0] = to_the_top()
    between(state, 2, "S8", "T1")
    assert "1-T1" not in legal(state)


def test_D5_the_bend_rule_holds_for_the_end_tunnel() -> None:
    state = board()
    state.lines[0] = line([*straight((0, -5), (1, -5)), (2, -6)], start="S7")  # arriving north-east: straight into T1
    assert "1-T1" in legal(state)
    state.lines[0] = line([(4, -6), (3, -6), (2, -6)], start="S7")  # arriving west: T1 would be an acute bend
    assert "1-T1" not in legal(state)
    state.stations.append(at(2, -6))
    assert "1-T1" in legal(state)


# --- destination spaces (E1-E5) -------------------------------------------------------------------


def test_E1_the_tunnel_brings_a_marker_of_the_kind_and_the_player_chooses_which() -> None:
    state = board(ground={up_cell(0, 0): "C"})
    state.hands[0] = ["RA", "CA", "CB"]
    state.lines[0] = line(EASTWARD)
    assert [o for o in legal(state) if o.startswith("1-E-L")] == ["1-E-L-CA", "1-E-L-CB"]
    (laid,) = dig(state, 0, "1-E-L-CB")
    assert (laid.marker, state.hands[0]) == ("CB", ["RA", "CA"])
    assert [(p.cell, p.seat, p.marker) for p in state.placed] == [(up_cell(0, 0), 0, "CB")]


def test_E2_one_marker_a_turn() -> None:
    state = board(ground={up_cell(0, 0): "C", up_cell(1, 0): "R"})
    state.hands[0] = ["RA", "CB"]
    state.lines[0] = line(EASTWARD)
    dig(state, 0, "1-E-L-CB")
    assert "1-E-L-RA" not in legal(state)
    state.marked = False
    assert "1-E-L-RA" in legal(state)


@pytest.mark.parametrize(
    ("other", "kind", "allowed"),
    [
        (down_cell(0, -1), "R", False),  # shares an edge
        (up_cell(1, 0), "R", False),  # shares a vertex
        (up_cell(2, 0), "R", True),  # apart
        (up_cell(1, 0), "C", True),  # the same kind
    ],
)
def test_E3_one_letter_never_lies_on_touching_spaces_of_different_kinds(other: int, kind: str, allowed: bool) -> None:
    state = board(ground={up_cell(0, 0): "C", other: kind})  # type: ignore[dict-item]
    state.hands[0] = ["CA", "CB"]
    state.lines[0] = line(EASTWARD)
    place(state, 1, other, kind + "A")  # type: ignore[arg-type]
    assert ("1-E-L-CA" in legal(state)) is allowed
    assert "1-E-L-CB" in legal(state)


def test_E4_without_a_fitting_marker_the_space_is_closed() -> None:
    state = board(ground={up_cell(0, 0): "C"})
    state.hands[0] = ["RA", "EB"]
    state.lines[0] = line(EASTWARD)
    assert not [o for o in legal(state) if o.startswith("1-E-L")]


def test_E5_running_along_the_other_side_of_the_edge_places_nothing() -> None:
    state = board(ground={up_cell(0, 0): "C"})
    state.hands[0] = ["CA"]
    state.lines[0] = line(EASTWARD)
    (laid,) = dig(state, 0, "1-E-R")
    assert (laid.marker, state.placed, state.marked) == ("", [], False)


def test_V2_others_see_a_step_where_a_marker_of_the_kind_might_fit() -> None:
    from bot.games.metromania.digging import legal_steps
    from bot.games.metromania.notation import format_step

    state = board(ground={up_cell(0, 0): "C", up_cell(1, 0): "R"}, variant="hidden")
    state.hands[0] = ["CA"]
    state.lines[0] = line(EASTWARD)
    place(state, 1, up_cell(1, 0), "RA")
    assert not [o for o in legal(state) if o.startswith("1-E-L")]
    assert "1-E-L-C?" in [format_step(step) for step in legal_steps(state, 0, letters=False)]
