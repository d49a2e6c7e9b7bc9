"""Shortest ways to an end."""

from __future__ import annotations

import pytest

from bot.core.streams import Stream
from bot.games.metromania.digging import lay, legal_steps
from bot.games.metromania.geometry import CELLS, Arrow
from bot.games.metromania.notation import Extend, Finish
from bot.games.metromania.routes import NO_WAY, open_ends, taken_cells, tunnels_to_end
from bot.games.metromania.state import Line
from tests.games.metromania.board import at, between, board, line, straight
from tests.games.metromania.test_match import begin, one_answer


def test_an_empty_city_from_the_top_side_to_the_far_sides() -> None:
    left = tunnels_to_end(Line(), "." * CELLS, set(), start=Arrow(0))
    assert left[at(0, 6)] == 2  # by the border to T6, then the end tunnel
    assert left[at(6, -6)] > left[at(6, 0)] == 3
    assert max(left) < NO_WAY


def test_destinations_are_closed_without_a_marker_of_the_kind() -> None:
    ring = dict.fromkeys(range(CELLS), "C")
    kinds = "".join(ring.get(c, ".") for c in range(CELLS))
    own = line(straight((-2, 0), (0, 0)))
    assert tunnels_to_end(own, kinds, set())[at(0, 0)] == NO_WAY
    assert tunnels_to_end(own, kinds, set(), "C")[at(0, 0)] < NO_WAY


def test_taken_ends_are_left_out_and_any_end_counts_when_the_far_ones_are_taken() -> None:
    state = board(seats=4)
    ends = open_ends(Arrow(0), set())
    assert {a - 12 for a in ends} == {4, 5, 6, 7, 8, 9}
    for number, arrow in zip(range(2, 8), range(5, 11), strict=True):
        between(state, number, f"S{number}", f"T{arrow}")
    assert {a - 12 for a in open_ends(Arrow(0), taken_cells(state.lines))} == {0, 1, 2, 3, 10, 11}


@pytest.mark.parametrize("seed", range(3))
def test_every_legal_tunnel_shortens_the_way_by_one_at_most(seed: int) -> None:
    match, stream = begin(2, "open", 20 + seed), Stream.of("routes", seed)
    looked = 0
    while match.result is None:
        state = match.play.board
        seat = match.awaited()[0]
        for step in legal_steps(state, seat):
            number = 2 * seat + step.line
            own = state.lines[number]
            if isinstance(step, Extend | Finish):
                ways = tunnels_to_end(own, state.city.kinds, state.taken(), {m[0] for m in state.hands[seat]})
                here = ways[own.path[-1]]
                if isinstance(step, Finish):
                    assert here == 1
                else:
                    copy = match.copy().play.board
                    lay(copy, seat, step)
                    assert ways[copy.lines[number].path[-1]] >= here - 1
                looked += 1
        one_answer(match, stream)
    assert looked > 100
