"""Rules 4.2: the layouts of three to six players."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.games.twilight_imperium.figures import TILES
from bot.games.twilight_imperium.galaxy.geometry import CENTRE, NEIGHBOURS, POSITIONS, distance
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS

HOMES = {
    6: "301 304 307 310 313 316",
    5: "303 307 310 313 317",
    4: "305 309 314 318",
    3: "304 310 316",
}
HEXES = {6: 37, 5: 37, 4: 37, 3: 28}
SUMS = {6: (18, 12), 5: (20, 11), 4: (20, 12), 3: (18, 6)}
CLOSEST = {6: 3, 5: 3, 4: 4, 3: 6}
PLAYERS = sorted(HOMES)


def test_4_2_there_are_layouts_for_three_to_six() -> None:
    assert sorted(LAYOUTS) == PLAYERS


@pytest.mark.parametrize("players", PLAYERS)
def test_4_2_hexes_and_homes(players: int) -> None:
    layout = LAYOUTS[players]
    assert layout.players == players
    assert list(layout.positions) == sorted(set(layout.positions))
    assert len(layout.positions) == HEXES[players]
    assert set(layout.positions) <= set(POSITIONS)
    assert " ".join(layout.homes) == HOMES[players]
    assert layout.positions[0] == CENTRE
    assert {*layout.open, *layout.homes, CENTRE} == set(layout.positions)


def test_4_2_three_players_have_the_corners_of_their_homes_and_no_other_of_ring_3() -> None:
    outer = {one for one in LAYOUTS[3].positions if one[0] == "3"}
    assert outer == {"303", "304", "305", "309", "310", "311", "315", "316", "317"}
    assert outer == {near for home in LAYOUTS[3].homes for near in (home, *NEIGHBOURS[home]) if near[0] == "3"}


@pytest.mark.parametrize("players", PLAYERS)
def test_4_2_tiles_fill_the_open_positions(players: int) -> None:
    layout = LAYOUTS[players]
    assert layout.tiles == SUMS[players]
    assert sum(layout.tiles) == len(layout.open)
    assert len(layout.open) == HEXES[players] - players - 1


@pytest.mark.parametrize("players", PLAYERS)
def test_G4_no_more_tiles_are_used_than_there_are(players: int) -> None:
    blue, red = LAYOUTS[players].tiles
    kinds = [tile.kind for tile in TILES.values()]
    assert blue <= kinds.count("blue") == 20
    assert red <= kinds.count("red") == 12


def test_G5_with_five_the_home_between_two_others_gets_most() -> None:
    assert LAYOUTS[5].compensation == {"310": 4, "307": 2, "313": 2}
    assert all(not LAYOUTS[players].compensation for players in (3, 4, 6))


@pytest.mark.parametrize("players", PLAYERS)
def test_G6_every_home_is_three_steps_from_mecatol_rex_and_homes_keep_their_distance(players: int) -> None:
    homes = LAYOUTS[players].homes
    assert {distance(home, CENTRE) for home in homes} == {3}
    assert min(distance(a, b) for a, b in combinations(homes, 2)) == CLOSEST[players]


def test_G6_with_five_only_the_southern_homes_are_close() -> None:
    close = {frozenset(pair) for pair in combinations(LAYOUTS[5].homes, 2) if distance(*pair) == 3}
    assert close == {frozenset(("307", "310")), frozenset(("310", "313"))}
