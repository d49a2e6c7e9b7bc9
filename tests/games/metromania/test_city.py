"""Rules 2.4, 2.5 and S1: pieces and the composed city."""

from __future__ import annotations

import pytest

from bot.core.streams import Stream
from bot.games.metromania.city import DESTINATIONS, LAKE, PARK, PIECES, City, city_of, kinds_of
from bot.games.metromania.dealing import random_city
from bot.games.metromania.geometry import CORNERS, SECTOR_OF, N

SETUPS = [random_city(Stream.of("city", i).below) for i in range(500)]


@pytest.fixture(scope="module")
def cities() -> list[City]:
    return [city_of(*setup) for setup in SETUPS]


def test_F5_six_spaces_of_each_kind_one_park_and_one_lake(cities: list[City]) -> None:
    for city in cities:
        assert [city.kinds.count(kind) for kind in "RCE"] == [6, 6, 6]
        assert (city.kinds.count(PARK), city.kinds.count(LAKE)) == (3, 3)


def test_2_5_every_piece_has_one_of_each_kind() -> None:
    for piece in PIECES:
        assert [len(piece[kind]) for kind in "RCE"] == [1, 1, 1]
        places = [place for group in piece.values() for place in group]
        assert len(set(places)) == len(places)
        assert all(0 <= row < N and 0 <= col <= 2 * row for row, col in places)
    assert [PARK in piece for piece in PIECES] == [True] + [False] * 5
    assert [LAKE in piece for piece in PIECES] == [False] * 3 + [True] + [False] * 2


def test_2_5_park_and_lake_have_five_corners_and_never_meet(cities: list[City]) -> None:
    for city in cities:
        assert (len(city.park), len(city.lake)) == (5, 5)
        assert not city.park & city.lake


def test_2_5_park_and_lake_are_inside_their_piece(cities: list[City]) -> None:
    for city in cities:
        for corners in (city.park, city.lake):
            assert len({SECTOR_OF[c] for c, around in enumerate(CORNERS) if corners & set(around)}) == 1


def test_2_5_averages_of_the_specification(cities: list[City]) -> None:
    ones = sum(city.destinations.count(1) for city in cities) / len(cities)
    twos = sum(city.destinations.count(2) for city in cities) / len(cities)
    pairs = sum(len(others) for city in cities for others in city.clashing.values()) / 2 / len(cities)
    assert round(ones) == 42
    assert round(twos) == 6
    assert round(pairs) == 4


def test_P1_destinations_of_a_vertex_count_its_corners(cities: list[City]) -> None:
    for city in cities[:20]:
        assert sum(city.destinations) == 3 * sum(kind in DESTINATIONS for kind in city.kinds)


def test_S1_F4_every_piece_is_used_once_and_may_turn() -> None:
    assert {tuple(sorted(order)) for order, _ in SETUPS} == {(0, 1, 2, 3, 4, 5)}
    assert {rotation for _, rotations in SETUPS for rotation in rotations} == {0, 1, 2}
    assert len({order for order, _ in SETUPS}) > 300


def test_rotation_moves_the_symbols_within_the_sector() -> None:
    order = (0, 1, 2, 3, 4, 5)
    still, turned = kinds_of(order, (0,) * 6), kinds_of(order, (1, 0, 0, 0, 0, 0))
    changed = {SECTOR_OF[c] for c in range(216) if still[c] != turned[c]}
    assert changed == {0}
