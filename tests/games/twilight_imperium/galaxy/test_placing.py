"""Rules 5.1: tiles that may not touch, the order of placing, and the whole board."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.core.streams import Stream
from bot.games.twilight_imperium.figures import MECATOL, TILES
from bot.games.twilight_imperium.galaxy.geometry import CENTRE, CREUSS_HOME, NEIGHBOURS, RING
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS
from bot.games.twilight_imperium.galaxy.placing import (
    CLASHES,
    MAP_TILES,
    Touching,
    laid_out,
    open_positions,
    placeable,
    placing_order,
    violations,
)

SIX = LAYOUTS[6]
PLAYERS = (3, 4, 5, 6)


def test_MB4_which_tiles_may_not_touch() -> None:
    anomalies = {frozenset(pair) for pair in combinations(range(41, 46), 2)}
    wormholes = {frozenset((26, 39)), frozenset((25, 40))}
    assert {frozenset((a, b)) for a, others in CLASHES.items() for b in others} == anomalies | wormholes
    assert set(MAP_TILES) == set(range(19, 51))


def test_MB4_violations_are_named_by_position() -> None:
    placed = {"101": 42, "102": 44, "103": 45, "104": 26, "105": 40, "205": 39, "206": 19}
    assert violations(placed) == (Touching("101", "102", "anomaly"), Touching("102", "103", "anomaly"))
    assert violations({"104": 26, "206": 39}) == (Touching("104", "206", "wormhole"),)
    assert violations({"104": 26, "206": 40}) == ()


def test_MB4_home_slots_mecatol_rex_and_the_gate_do_not_matter() -> None:
    assert violations({"310": 17, "309": 51, "000": MECATOL, "104": 42, "311": 26}) == ()


def test_MB3_the_lowest_ring_is_filled_first() -> None:
    assert open_positions(SIX, {}) == RING[1]
    assert open_positions(SIX, dict.fromkeys(RING[1][:5], 19)) == ("106",)
    inner = dict.fromkeys(RING[1], 19)
    assert open_positions(SIX, inner) == RING[2]
    inner |= dict.fromkeys(RING[2], 19)
    assert open_positions(SIX, inner) == tuple(at for at in RING[3] if at not in SIX.homes)
    assert open_positions(SIX, dict.fromkeys(SIX.open, 19)) == ()


def test_X39_what_may_be_placed_between_two_neighbours() -> None:
    placed = {"101": 19, "102": 20, "103": 42, "105": 39, "106": 21}
    assert placeable(SIX, placed, [41, 26, 47]) == ((47, "104"),)
    assert placeable(SIX, placed, [41, 26]) == ((26, "104"), (41, "104"))


def test_MB4_a_pair_is_free_or_not_for_each_position() -> None:
    placed = {"101": 41, "102": 19, "103": 20}
    assert placeable(SIX, placed, [44, 19]) == ((19, "104"), (19, "105"), (19, "106"), (44, "104"), (44, "105"))


def test_MB1_the_first_red_tile_of_five_players_goes_anywhere_in_ring_1() -> None:
    assert placeable(LAYOUTS[5], {CENTRE: MECATOL}, [44]) == tuple((44, at) for at in RING[1])


def test_MB2_the_order_turns_at_each_end() -> None:
    order = placing_order(LAYOUTS[3], 1)
    assert order[:9] == (1, 2, 0, 0, 2, 1, 1, 2, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_MB2_everybody_places_all_tiles(players: int) -> None:
    layout = LAYOUTS[players]
    order = placing_order(layout, players - 1)
    assert order[0] == players - 1
    assert {order.count(seat) for seat in range(players)} == {layout.blue + layout.red}
    assert len(order) + layout.first_red == len(layout.open)


@pytest.mark.parametrize("players", PLAYERS)
def test_MB4_a_map_built_tile_by_tile_has_violations_only_where_nothing_else_was_left(players: int) -> None:
    layout = LAYOUTS[players]
    stream = Stream.of("building", players)
    for _ in range(10):
        blue, red = layout.tiles
        pool = stream.sample(range(19, 39), blue) + stream.sample(range(39, 51), red)
        stream.shuffle(pool)
        order = placing_order(layout, 0)
        hands = {seat: [] for seat in range(players)}
        placed: dict[str, int] = {}
        if layout.first_red:
            first = next(tile for tile in pool if tile in range(39, 51))
            pool.remove(first)
            placed[stream.choice(placeable(layout, placed, [first]))[1]] = first
        for seat, tile in zip(order, pool, strict=True):
            hands[seat].append(tile)
        for seat in order:
            pairs = placeable(layout, placed, hands[seat])
            tile, at = stream.choice(pairs)
            broken = any(placed.get(near) in CLASHES[tile] for near in NEIGHBOURS[at])
            if broken:
                everything = [(one, there) for one in hands[seat] for there in open_positions(layout, placed)]
                assert len(pairs) == len(everything)
                assert all(any(placed.get(near) in CLASHES[a] for near in NEIGHBOURS[b]) for a, b in everything)
            hands[seat].remove(tile)
            placed[at] = tile
        assert set(placed) == set(layout.open)


def test_S4_homes_lie_in_their_slots_and_that_of_creuss_beside_the_map() -> None:
    tiles = dict(zip(LAYOUTS[3].open, MAP_TILES, strict=False))
    board = laid_out(LAYOUTS[3], tiles, [1, 51, 12])
    assert (board["304"], board["310"], board["316"]) == (1, 17, 12)
    assert (board[CENTRE], board[CREUSS_HOME]) == (MECATOL, 51)
    assert list(board) == sorted({*LAYOUTS[3].positions, CREUSS_HOME})
    assert {at: board[at] for at in tiles} == tiles
    assert CREUSS_HOME not in laid_out(LAYOUTS[3], tiles, [1, 2, 12])
    assert TILES[17].kind == "gate"
