"""Rules 2.1-2.3 and 2.6: the lattice, sectors, sides and arrows."""

from __future__ import annotations

from collections import deque
from itertools import pairwise, product
from math import dist

import pytest

from bot.games.metromania import geometry as g
from tests.games.metromania.board import at, triangle

PLACES = list(product(range(6), range(3)))


def test_12_1_counts() -> None:
    assert (g.VERTICES, g.CELLS, g.EDGES) == (127, 216, 342)
    assert (len(g.STARTS), len(g.ENDS)) == (12, 12)


@pytest.mark.parametrize(("sector", "rotation"), PLACES)
def test_12_2_every_address_of_a_piece_is_another_cell_of_its_sector(sector: int, rotation: int) -> None:
    cells = g.LOCAL[sector][rotation]
    assert len(cells) == g.N**2
    assert set(cells.values()) == {c for c in range(g.CELLS) if g.SECTOR_OF[c] == sector}


@pytest.mark.parametrize(("sector", "rotation"), PLACES)
def test_2_2_the_corner_cells_of_a_piece_lie_on_the_sector_corners(sector: int, rotation: int) -> None:
    a, b, c = (g.VERTEX_AT[point] for point in g.sector_corners(sector, rotation))
    cells = g.LOCAL[sector][rotation]
    assert a in g.CORNERS[cells[0, 0]]
    assert b in g.CORNERS[cells[g.N - 1, 0]]
    assert c in g.CORNERS[cells[g.N - 1, 2 * g.N - 2]]
    assert [a, b, c][(3 - rotation) % 3] == g.CENTRE


def test_2_2_even_columns_have_the_orientation_of_the_piece_and_odd_ones_are_inverted() -> None:
    for sector, rotation in product(range(6), range(3)):
        cells = g.LOCAL[sector][rotation]
        own = g.POINTS_UP[cells[0, 0]]
        assert all(g.POINTS_UP[cell] == (own if col % 2 == 0 else not own) for (_, col), cell in cells.items())


def test_2_1_directions_are_clockwise_on_the_screen() -> None:
    x, y = zip(*(g.position(d) for d in g.DIRECTIONS), strict=True)
    assert x[0] == 1
    assert y[0] == 0
    assert y[1] > 0
    assert all(abs(dist((0, 0), (x[k], y[k])) - 1) < 1e-9 for k in range(6))
    assert all(x[k] * y[(k + 1) % 6] - y[k] * x[(k + 1) % 6] > 0 for k in range(6))


def test_2_1_left_and_right_cell_of_a_step() -> None:
    assert g.LEFT[at(0, 0)][0] == g.up_cell(0, 0) == triangle((0, 0), (1, 0), (1, -1))
    assert g.RIGHT[at(0, 0)][0] == g.down_cell(0, 0) == triangle((0, 0), (1, 0), (0, 1))
    for (v, w), k in g.DIRECTION_TO.items():
        assert g.LEFT[v][k] == g.RIGHT[w][(k + 3) % 6]
        for cell in (g.LEFT[v][k], g.RIGHT[v][k]):
            assert cell == g.NONE or {v, w} < set(g.CORNERS[cell])


def test_2_1_inner_edges_have_two_cells_and_border_edges_one() -> None:
    counts = [(g.LEFT[v][k] != g.NONE) + (g.RIGHT[v][k] != g.NONE) for (v, _), k in g.DIRECTION_TO.items()]
    assert counts.count(1) == 2 * 6 * g.N
    assert counts.count(2) == 2 * (g.EDGES - 6 * g.N)


def test_2_3_arrows_are_edges_1_and_3_white_2_and_4_black_on_every_side() -> None:
    for side in range(6):
        border = g.border_vertices(side)
        places = {a: border.index(g.ARROW_INNER[a][0]) for a in range(g.ARROWS) if g.ARROW_SIDE[a] == side}
        assert sorted(p for a, p in places.items() if g.is_start(g.Arrow(a))) == [1, 3]
        assert sorted(p for a, p in places.items() if not g.is_start(g.Arrow(a))) == [2, 4]
        assert all(g.ARROW_INNER[a][1] == border[p + 1] for a, p in places.items())


def test_2_3_apexes_are_outside_the_city_next_to_both_inner_vertices_and_all_different() -> None:
    assert len(set(g.ARROW_APEX)) == g.ARROWS
    for arrow, apex in enumerate(g.ARROW_APEX):
        assert apex not in g.VERTEX_AT
        x, y = g.position(apex)
        assert all(abs(dist((x, y), g.POSITION[v]) - 1) < 1e-9 for v in g.ARROW_INNER[arrow])


def test_2_3_a_vertex_belongs_to_one_black_arrow_at_most() -> None:
    assert len(g.END_AT) == 24


def test_2_3_far_sides() -> None:
    assert g.FAR_SIDES[0] == {2, 3, 4}
    assert g.FAR_SIDES[5] == {1, 2, 3}


def test_arrows_are_numbered_clockwise_from_the_top() -> None:
    tops = [g.cell_centre(g.arrow_cell(a)) for a in g.STARTS]
    assert tops[0][1] < -5
    assert tops[0][0] < tops[1][0]
    turns = [a[0] * b[1] - a[1] * b[0] for a, b in pairwise(tops)]
    assert all(turn > 0 for turn in turns)


def test_touching_cells_share_a_corner() -> None:
    for cell, others in enumerate(g.TOUCHING):
        corners = set(g.CORNERS[cell])
        assert others == {o for o in range(g.CELLS) if o != cell and corners & set(g.CORNERS[o])}


def _shortest(start: g.Arrow, ends: set[g.Arrow]) -> int:
    """Fewest tunnels of a complete line, both arrow cells included, bends minded."""
    due = deque((v, g.ENTRY_DIRECTION[start, v], 1) for v in g.ARROW_INNER[start])
    seen = {(v, k) for v, k, _ in due}
    while due:
        v, came, tunnels = due.popleft()
        for k in (g.Direction((came + turn) % 6) for turn in (-1, 0, 1)):
            if g.END_AT.get(v) in ends and g.EXIT_DIRECTION[g.END_AT[v], v] == k:
                return tunnels + 1
            w = g.NEXT[v][k]
            if w != g.NONE and (w, k) not in seen:
                seen.add((w, k))
                due.append((w, k, tunnels + 1))
    raise AssertionError(start)


def test_2_6_shortest_complete_lines() -> None:
    for start in g.STARTS:
        side = g.ARROW_SIDE[start]
        ends = {a: (g.ARROW_SIDE[a] - side) % 6 for a in g.ENDS}
        assert all(9 <= _shortest(start, {a}) <= 12 for a, far in ends.items() if far in (2, 4))
        assert all(_shortest(start, {a}) == 14 for a, far in ends.items() if far == 3)
