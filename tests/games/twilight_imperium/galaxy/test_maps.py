"""Rules 5.1: random maps."""

from __future__ import annotations

import os
from fractions import Fraction
from itertools import pairwise

import pytest

from bot.core.streams import LoggedStream, Stream
from bot.games.twilight_imperium.figures import PLANETS, TILES
from bot.games.twilight_imperium.galaxy import maps
from bot.games.twilight_imperium.galaxy.geometry import CENTRE, NEIGHBOURS, RING, distance
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS, Layout
from bot.games.twilight_imperium.galaxy.maps import WORTH, random_map, seat_values, spread
from bot.games.twilight_imperium.galaxy.placing import violations

PLAYERS = (3, 4, 5, 6)
GOLDEN = [44, 26, 37, 27, 21, 46, 33, 34, 32, 38, 40, 28, 25, 50, 19, 36, 31, 22, 20, 41, 35, 39, 29, 30]
"""What was drawn when this was written; saved matches are checked by making their maps again."""
MAPS = 2500 if os.environ.get("MADANG_PROVE") else 75
"""Random maps for each number of players (rules 35: 10,000 in all)."""


def reaches_mecatol(home: str, tiles: dict[str, int]) -> bool:
    """Whether a path over open positions avoids asteroid fields, supernova and nebula (MB7)."""
    seen, ahead = {home}, [home]
    for here in ahead:
        for near in NEIGHBOURS[here]:
            if near == CENTRE:
                return True
            if near in tiles and near not in seen and TILES[tiles[near]].anomaly in ("", "gravity rift"):
                seen.add(near)
                ahead.append(near)
    return False


def faults(layout: Layout, tiles: dict[str, int]) -> list[str]:
    """What keeps a map from being one of MB5 and MB7."""
    found = [f"{one.a} {one.b}" for one in violations(tiles)]
    kinds = [TILES[tile].kind for tile in tiles.values()]
    if tuple(tiles) != layout.open or len(set(tiles.values())) != len(tiles):
        found.append("positions or tiles")
    if (kinds.count("blue"), kinds.count("red")) != layout.tiles:
        found.append("colours")
    for home in layout.homes:
        if sum(bool(TILES[tiles[near]].planets) for near in NEIGHBOURS[home] if near in tiles) < 2:
            found.append(f"no planets beside {home}")
        if not reaches_mecatol(home, tiles):
            found.append(f"no way from {home}")
    if sum(TILES[tiles[at]].kind == "red" for at in RING[1]) < layout.first_red:
        found.append("no red tile in ring 1")
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_conform_MB5_MB7_random_maps_are_legal(players: int) -> None:
    layout, stream = LAYOUTS[players], Stream.of("maps", players)
    for _ in range(MAPS):
        tiles = random_map(layout, stream.below, balanced=False)
        assert not faults(layout, tiles), tiles


def test_MB5_with_five_a_red_tile_lies_in_ring_1() -> None:
    layout, stream = LAYOUTS[5], Stream.of("first")
    reds = [
        sum(TILES[tiles[at]].kind == "red" for at in RING[1])
        for tiles in (random_map(layout, stream.below, balanced=False) for _ in range(500))
    ]
    assert set(reds) >= {1, 2, 3, 4}
    assert 0 not in reds


@pytest.mark.parametrize("players", PLAYERS)
def test_MB5_the_balance_pass_makes_legal_maps_of_small_spread(players: int) -> None:
    layout, stream = LAYOUTS[players], Stream.of("balance", players)
    plain = [spread(layout, random_map(layout, stream.below, balanced=False)) for _ in range(20)]
    for _ in range(3):
        tiles = random_map(layout, stream.below)
        assert not faults(layout, tiles)
        assert spread(layout, tiles) < sum(plain) / len(plain) / 2


@pytest.mark.parametrize("players", PLAYERS)
def test_MB5_every_tile_comes_to_every_kind_of_place(players: int) -> None:
    layout, stream = LAYOUTS[players], Stream.of("places", players)
    seen: dict[str, set[int]] = {at: set() for at in layout.open}
    for _ in range(80):
        for at, tile in random_map(layout, stream.below, balanced=False).items():
            seen[at].add(tile)
    assert set().union(*seen.values()) == set(range(19, 51))
    assert min(len(tiles) for tiles in seen.values()) > 12


def test_MB5_seat_value_is_what_is_nearer_to_one_home() -> None:
    layout = LAYOUTS[4]
    tiles = random_map(layout, Stream.of("value").below)
    values = [Fraction(0)] * 4
    for at in layout.positions:
        if at in layout.homes:
            continue
        planets = PLANETS.values() if at == CENTRE else ()
        worth = Fraction(sum(max(one.resources, one.influence) for one in planets if one.tile == 18))
        for planet in PLANETS.values():
            if planet.tile == tiles.get(at):
                worth += max(planet.resources, planet.influence) + Fraction(1 if planet.specialty else 0, 2)
        far = [distance(at, home) for home in layout.homes]
        for seat in range(4):
            if far[seat] == min(far):
                values[seat] += worth / far.count(min(far))
    assert [Fraction(value, WORTH) for value in seat_values(layout, tiles)] == values
    assert Fraction(spread(layout, tiles), WORTH) == max(values) - min(values)


def test_MB5_the_same_tiles_turned_by_a_seat_are_worth_the_same_to_the_next() -> None:
    layout = LAYOUTS[6]
    tiles = random_map(layout, Stream.of("turned").below)
    turned = {
        at: tile
        for ring in RING[1:]
        for number, here in enumerate(ring)
        if (tile := tiles.get(here)) and (at := ring[(number + len(ring) // 6) % len(ring)])
    }
    before, after = seat_values(layout, tiles), seat_values(layout, turned)
    assert after == (before[-1], *before[:-1])


@pytest.mark.parametrize("balanced", [True, False])
def test_R1_one_draw_makes_the_map_and_makes_it_again(balanced: bool) -> None:
    seed = Stream.of("draw").seed_bytes()
    stream = LoggedStream(seed, "map")
    tiles = random_map(LAYOUTS[5], stream.below, balanced=balanced)
    (drawn,) = stream.draw().results
    assert random_map(LAYOUTS[5], lambda bound: drawn, balanced=balanced) == tiles
    assert random_map(LAYOUTS[5], lambda bound: drawn + 1, balanced=balanced) != tiles


def test_R1_a_draw_makes_the_same_map_in_every_version() -> None:
    tiles = random_map(LAYOUTS[3], lambda bound: 20_000_003)
    assert list(tiles.values()) == GOLDEN
    assert list(tiles) == list(LAYOUTS[3].open)


def test_MB5_where_no_legal_map_is_found_the_one_with_fewest_violations_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    layout = LAYOUTS[4]
    broken: list[int] = []
    for tries in (1, 3, 9):
        monkeypatch.setattr(maps, "TRIES", tries)
        stream = Stream.of("tries")
        broken.append(sum(len(faults(layout, random_map(layout, stream.below, balanced=False))) for _ in range(60)))
    assert all(a > b for a, b in pairwise(broken))
    monkeypatch.setattr(maps, "TRIES", 1)
    assert not faults(layout, random_map(layout, Stream.of("evenly").below))
