"""Rules 4.1: positions, their labels, neighbours and distances."""

from __future__ import annotations

from collections import deque
from itertools import pairwise, product
from math import dist, sqrt

import pytest

from bot.games.twilight_imperium.galaxy import geometry as g

TABLE_OF_G2 = """
000 0 0    201 0 -2   202 1 -2   301 0 -3   302 1 -3
101 0 -1   203 2 -2   204 2 -1   303 2 -3   304 3 -3
102 1 -1   205 2 0    206 1 1    305 3 -2   306 3 -1
103 1 0    207 0 2    208 -1 2   307 3 0    308 2 1
104 0 1    209 -2 2   210 -2 1   309 1 2    310 0 3
105 -1 1   211 -2 0   212 -1 -1  311 -1 3   312 -2 3
106 -1 0                         313 -3 3   314 -3 2
                                 315 -3 1   316 -3 0
                                 317 -2 -1  318 -1 -2
"""
"""Copied from the rules: label, q, r."""


def pixel(label: str) -> tuple[float, float]:
    """Where the hexagon lies on the screen (G1), y down."""
    q, r = g.POINT[label]
    return 1.5 * q, sqrt(3) * (r + q / 2)


def steps(a: str) -> dict[str, int]:
    """Steps from a position to all others, counted by walking."""
    seen, queue = {a: 0}, deque([a])
    while queue:
        here = queue.popleft()
        for there in g.NEIGHBOURS[here]:
            if there not in seen:
                seen[there] = seen[here] + 1
                queue.append(there)
    return seen


def test_G2_every_label_has_the_coordinates_of_the_table() -> None:
    words = TABLE_OF_G2.split()
    told = {label: (int(q), int(r)) for label, q, r in zip(words[::3], words[1::3], words[2::3], strict=True)}
    assert dict(g.POINT) == told
    assert len(g.POSITIONS) == 37
    assert list(g.POSITIONS) == sorted(told)


def test_G2_a_ring_goes_clockwise_from_north_and_closes() -> None:
    assert [len(ring) for ring in g.RING] == [1, 6, 12, 18]
    for ring in g.RING[1:]:
        assert pixel(ring[0])[0] == 0
        assert pixel(ring[0])[1] < 0
        for a, b in pairwise((*ring, ring[0])):
            assert b in g.NEIGHBOURS[a]
            (ax, ay), (bx, by) = pixel(a), pixel(b)
            assert ax * by - ay * bx > 0


def test_G1_directions_are_clockwise_from_north_on_the_screen() -> None:
    assert g.DIRECTION_NAMES == ("N", "NE", "SE", "S", "SW", "NW")
    around = [pixel(label) for label in g.BESIDE[g.CENTRE]]
    assert around[0] == (0, -sqrt(3))
    assert all(abs(dist((0, 0), place) - sqrt(3)) < 1e-9 for place in around)
    assert all(a[0] * b[1] - a[1] * b[0] > 0 for a, b in pairwise((*around, around[0])))


def test_G1_neighbours_are_mutual_and_opposite() -> None:
    for label in g.POSITIONS:
        assert len(set(g.NEIGHBOURS[label])) == len(g.NEIGHBOURS[label])
        for direction, other in enumerate(g.BESIDE[label]):
            if other:
                assert g.BESIDE[other][(direction + 3) % 6] == label
    assert sum(len(g.NEIGHBOURS[label]) for label in g.POSITIONS) == 180
    assert [len(g.NEIGHBOURS[label]) for label in ("000", "101", "212", "301", "302")] == [6, 6, 6, 3, 4]


def test_G1_distance_is_the_number_of_steps() -> None:
    for a in g.POSITIONS:
        assert {b: g.distance(a, b) for b in g.POSITIONS} == steps(a)
        assert g.distance(a, g.CENTRE) == int(a[0])


def test_G3_the_home_of_creuss_has_no_coordinates_and_no_neighbours() -> None:
    assert g.NEIGHBOURS[g.CREUSS_HOME] == ()
    assert all(g.CREUSS_HOME not in around for around in g.NEIGHBOURS.values())
    with pytest.raises(KeyError):
        g.distance(g.CREUSS_HOME, g.CENTRE)


def test_X1_the_only_way_from_310_to_mecatol_rex_in_three_steps() -> None:
    assert g.distance("310", "000") == 3
    ways = [(a, b) for a, b in product(g.NEIGHBOURS["310"], g.NEIGHBOURS["000"]) if b in g.NEIGHBOURS[a]]
    assert ways == [("207", "104")]
    assert [a for a in g.NEIGHBOURS["310"] if "104" in g.NEIGHBOURS[a]] == ["207"]
