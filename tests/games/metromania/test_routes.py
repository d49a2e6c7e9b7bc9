"""Ways to an end: how long they are, and how many markers they can place."""

from __future__ import annotations

import random

import pytest

from bot.core.streams import Stream
from bot.games.metromania.city import EMPTY
from bot.games.metromania.digging import fitting_markers, incoming, legal_steps
from bot.games.metromania.geometry import (
    ARROW_INNER,
    CELLS,
    ENTRY_DIRECTION,
    LEFT,
    NEXT,
    RIGHT,
    VERTICES,
    Arrow,
    Cell,
    Direction,
    Vertex,
)
from bot.games.metromania.notation import Extend, Finish
from bot.games.metromania.routes import (
    BIT,
    NO_WAY,
    Ways,
    bits_of,
    edges_hosted_by,
    edges_on_free_ground,
    open_ends,
)
from bot.games.metromania.state import State
from tests.games.metromania.board import at, between, board
from tests.games.metromania.test_match import begin, one_answer

EVERYWHERE = edges_hosted_by(Cell(c) for c in range(CELLS))
NOWHERE = (0,) * 6


def ways_of(state: State, number: int) -> Ways:
    """All ways of a started line, each placing up to two markers of its owner."""
    line, taken = state.lines[number], state.taken()
    markable = [c for c in state.city.clashing if c not in taken and fitting_markers(state, number // 2, c)]
    kinds = state.city.kinds
    plain = edges_hosted_by(Cell(c) for c in range(CELLS) if kinds[c] == EMPTY and c not in taken)
    assert edges_on_free_ground(kinds, taken) == plain
    marking = edges_hosted_by(markable)
    return Ways(open_ends(line.start, taken), plain, marking, line.path, bits_of(state.stations), line.left, 2)


def test_edges_have_a_host_where_a_cell_lies_on_either_hand() -> None:
    chance = random.Random(4)
    for _ in range(20):
        cells = {Cell(c) for c in range(CELLS) if chance.random() < 0.5}
        edges = edges_hosted_by(cells)
        for v in range(VERTICES):
            for k in range(6):
                assert bool(edges[k] & BIT[v]) == (LEFT[v][k] in cells or RIGHT[v][k] in cells)


@pytest.mark.parametrize("arrow", range(12))
def test_2_6_the_shortest_line_in_an_empty_city(arrow: int) -> None:
    ways = Ways(open_ends(Arrow(arrow), ()), EVERYWHERE, NOWHERE, (), 0, 17, 0)
    shortest = [ways.fewest(v, ENTRY_DIRECTION[Arrow(arrow), v], 17)[0] for v in ARROW_INNER[arrow]]
    assert min(shortest) + 1 in (9, 10)  # with the start tunnel


def test_a_way_that_needs_more_tunnels_than_are_left_is_none() -> None:
    ways = Ways(open_ends(Arrow(0), ()), EVERYWHERE, NOWHERE, (), 0, 17, 0)
    v = ARROW_INNER[0][0]
    (least,) = ways.fewest(v, ENTRY_DIRECTION[Arrow(0), v], 17)
    assert ways.fewest(v, ENTRY_DIRECTION[Arrow(0), v], least) == [least]
    assert ways.fewest(v, ENTRY_DIRECTION[Arrow(0), v], least - 1) == [NO_WAY]


def test_d4c_an_acute_bend_needs_a_station() -> None:
    inner = ARROW_INNER[Arrow(12)]
    away = Direction(1)  # down from the top side; back up is an acute bend or a turn about
    shut = Ways([Arrow(12)], NOWHERE, NOWHERE, (), 0, 3, 0)
    assert shut.fewest(inner[0], away, 3) == [NO_WAY]
    opened = Ways([Arrow(12)], NOWHERE, NOWHERE, (), bits_of([inner[0]]), 3, 0)
    assert opened.fewest(inner[0], away, 3) == [1]


def test_taken_ends_are_left_out_and_any_end_counts_when_the_far_ones_are_taken() -> None:
    state = board(seats=4)
    ends = open_ends(Arrow(0), set())
    assert {a - 12 for a in ends} == {4, 5, 6, 7, 8, 9}
    for number, arrow in zip(range(2, 8), range(5, 11), strict=True):
        between(state, number, f"S{number}", f"T{arrow}")
    assert {a - 12 for a in open_ends(Arrow(0), state.taken())} == {0, 1, 2, 3, 10, 11}


def test_markers_on_the_way_are_counted_by_the_destination_spaces_it_uses() -> None:
    only_centre = Cell(LEFT[at(0, 0)][0])
    plain = edges_hosted_by(Cell(c) for c in range(CELLS) if c != only_centre)
    ways = Ways(open_ends(Arrow(0), ()), plain, edges_hosted_by([only_centre]), (), 0, 17, 2)
    none, one, two = ways.fewest(at(-1, 0), Direction(0), 17)
    assert none <= one < NO_WAY
    assert two > one


@pytest.mark.parametrize("seed", range(4))
def test_the_shortest_way_is_one_tunnel_longer_than_that_of_the_best_next(seed: int) -> None:
    match, stream = begin(2 + seed % 3, "open", 20 + seed), Stream.of("routes", seed)
    looked = 0
    while match.result is None:
        state = match.play.board
        seat = match.awaited()[0]
        steps = legal_steps(state, seat)
        for number in (2 * seat, 2 * seat + 1):
            line = state.lines[number]
            if not line.hosts or line.finished or not line.left or state.marked:
                continue
            ways, v = ways_of(state, number), line.path[-1]
            here = ways.fewest(v, incoming(line), line.left)
            after = [[NO_WAY, NO_WAY, NO_WAY]]
            for step in steps:
                if isinstance(step, Finish) and step.line == number % 2:
                    after.append([0, NO_WAY, NO_WAY])
                elif isinstance(step, Extend) and step.line == number % 2:
                    there = Vertex(NEXT[v][step.direction]), step.direction, line.left - 1
                    left = ways.fewest(*there)
                    assert ways.fewest(*there, min(here) - 1) == left, "nothing lies before the least"
                    after.append([NO_WAY, left[0], left[1]] if step.marker else left)
            for markers in range(3):
                assert here[markers] == min(NO_WAY, 1 + min(found[markers] for found in after))
                looked += here[markers] < NO_WAY
        one_answer(match, stream)
    assert looked > 20
