"""Rules 4.3: wormholes and adjacency."""

from __future__ import annotations

from itertools import product

import pytest

from bot.core.streams import Stream
from bot.games.twilight_imperium.galaxy.adjacency import (
    ALPHA,
    BETA,
    DELTA,
    Bends,
    are_neighbours,
    from_planet,
    has_alpha_or_beta,
    neighbours,
    wormholes,
)
from bot.games.twilight_imperium.galaxy.geometry import CREUSS_HOME, NEIGHBOURS, POSITIONS, distance
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS
from tests.games.twilight_imperium.galaxy.boards import adjacency_of, tiles_with

MIXING = Bends(alpha_meets_beta=True)
BANNED = Bends(travel_ban=True)


def test_G7_wormholes_are_those_of_tiles_and_what_is_added() -> None:
    tiles = tiles_with(at_201=26, at_202=39, at_203=25, at_204=40, at_310=17, CH=51)
    assert wormholes(tiles) == {
        "201": {ALPHA},
        "202": {ALPHA},
        "203": {BETA},
        "204": {BETA},
        "310": {DELTA},
        CREUSS_HOME: {DELTA},
    }
    more = wormholes(tiles, {"201": [BETA], "000": [ALPHA, BETA], "101": [], "202": [ALPHA]})
    assert (more["201"], more["000"], more["202"]) == ({ALPHA, BETA}, {ALPHA, BETA}, {ALPHA})
    assert "101" not in more


def test_G8a_hexagons_that_touch_are_adjacent() -> None:
    adjacency = adjacency_of(tiles_with())
    for label in POSITIONS:
        assert set(adjacency[label]) == set(NEIGHBOURS[label])


def test_G8a_where_there_is_no_system_nothing_is_adjacent() -> None:
    positions = LAYOUTS[3].positions
    adjacency = neighbours(positions, {})
    assert sorted(adjacency) == sorted(positions)
    for label in positions:
        assert set(adjacency[label]) == set(NEIGHBOURS[label]) & set(positions)
    assert "306" in NEIGHBOURS["305"]
    assert "306" not in adjacency["305"]


def test_G8b_systems_that_share_a_type_are_adjacent() -> None:
    tiles = tiles_with(at_201=26, at_309=39, at_204=25, at_315=40, at_310=17, CH=51)
    adjacency = adjacency_of(tiles, at_313="delta")
    assert "309" in adjacency["201"]
    assert "315" in adjacency["204"]
    assert adjacency[CREUSS_HOME] == ("310", "313")
    assert "204" not in adjacency["201"]


def test_G8b_several_of_one_type_are_all_adjacent_to_each_other() -> None:
    adjacency = adjacency_of(tiles_with(at_201=26, at_309=39), at_313="alpha beta", at_305="beta")
    assert {"309", "313"} <= set(adjacency["201"])
    assert {"201", "305", "309"} <= set(adjacency["313"])
    assert "305" not in adjacency["201"]


def test_G8c_alpha_meets_beta_but_no_delta() -> None:
    tiles = tiles_with(at_201=26, at_309=40, at_310=17, CH=51)
    assert "309" not in adjacency_of(tiles)["201"]
    mixed = adjacency_of(tiles, MIXING)
    assert "309" in mixed["201"]
    assert mixed[CREUSS_HOME] == ("310",)
    assert "309" in adjacency_of(tiles_with(at_201=26, at_309=39), MIXING)["201"]


def test_G8d_a_conduit_joins_the_active_system_with_those_that_hold_a_unit() -> None:
    bends = Bends(active="104", conduits=frozenset(("301", "315", "104")))
    adjacency = adjacency_of(tiles_with(), bends)
    assert {"301", "315"} <= set(adjacency["104"])
    assert "104" in adjacency["301"]
    assert "315" not in adjacency["301"]
    assert "104" not in adjacency["104"]


def test_G8_no_system_is_adjacent_to_itself() -> None:
    tiles = tiles_with(at_201=26, at_202=39, at_104=25)
    for bends in (Bends(), MIXING, BANNED, Bends(active="104", conduits=frozenset(("104",)))):
        adjacency = adjacency_of(tiles, bends, at_201="beta")
        assert all(label not in near for label, near in adjacency.items())


def test_G9_a_travel_ban_closes_alpha_and_beta_only() -> None:
    tiles = tiles_with(at_201=26, at_309=39, at_310=17, CH=51)
    banned = adjacency_of(tiles, BANNED)
    assert set(banned["201"]) == set(NEIGHBOURS["201"])
    assert banned[CREUSS_HOME] == ("310",)
    touching = adjacency_of(tiles_with(at_201=26, at_202=39), BANNED)
    assert "202" in touching["201"]
    conduit = Bends(travel_ban=True, active="201", conduits=frozenset(("309",)))
    assert "309" in adjacency_of(tiles, conduit)["201"]


def test_G9_where_alpha_meets_beta_the_ban_closes_nothing() -> None:
    tiles = tiles_with(at_201=26, at_309=39, at_313=40)
    assert {"309", "313"} <= set(adjacency_of(tiles, Bends(alpha_meets_beta=True, travel_ban=True))["201"])


def test_G10_a_planet_is_adjacent_to_its_own_system_too() -> None:
    adjacency = adjacency_of(tiles_with(at_201=26, at_309=39))
    assert from_planet(adjacency, "201")[0] == "201"
    assert set(from_planet(adjacency, "201")) == {"201", "309", *NEIGHBOURS["201"]}


def test_X38_for_creuss_alpha_and_beta_meet_and_make_neighbours_of_both() -> None:
    tiles = tiles_with(at_201=26, at_309=40)
    plain, creuss = adjacency_of(tiles), adjacency_of(tiles, MIXING)
    assert not are_neighbours(["201"], ["309"], plain)
    assert are_neighbours(["201"], ["309"], plain, creuss)
    assert are_neighbours(["309"], ["201"], creuss, plain)
    alphas = tiles_with(at_201=26, at_309=39)
    assert "309" in adjacency_of(alphas)["201"]
    assert "309" not in adjacency_of(alphas, BANNED)["201"]
    assert "309" in adjacency_of(tiles, Bends(alpha_meets_beta=True, travel_ban=True))["201"]


def test_G11_players_in_one_system_or_in_adjacent_ones_are_neighbours() -> None:
    adjacency = adjacency_of(tiles_with())
    assert are_neighbours(["301", "313"], ["313"], adjacency)
    assert are_neighbours(["301", "313"], ["209"], adjacency)
    assert not are_neighbours(["301", "313"], ["307"], adjacency)
    assert not are_neighbours([], ["307"], adjacency)


@pytest.mark.parametrize(("types", "expected"), [([ALPHA], True), ([BETA, DELTA], True), ([DELTA], False), ([], False)])
def test_G12_a_delta_is_neither_alpha_nor_beta(types: list[str], expected: bool) -> None:
    assert has_alpha_or_beta(types) is expected


def by_the_letter(a: str, b: str, holes: dict[str, frozenset[str]], bends: Bends) -> bool:
    """G8 and G9 clause by clause, for one pair."""
    if a == b:
        return False
    w, v = holes.get(a, frozenset()), holes.get(b, frozenset())
    touching = CREUSS_HOME not in (a, b) and distance(a, b) == 1
    shared = w & v - ({ALPHA, BETA} if bends.travel_ban else set())
    mixed = bends.alpha_meets_beta and bool(w & {ALPHA, BETA}) and bool(v & {ALPHA, BETA})
    conduit = (a == bends.active and b in bends.conduits) or (b == bends.active and a in bends.conduits)
    return touching or bool(shared) or mixed or conduit


def test_G8_G9_every_pair_of_random_maps_is_as_the_clauses_say() -> None:
    stream = Stream.of("adjacency")
    everywhere = (*POSITIONS, CREUSS_HOME)
    for _ in range(60):
        holes = {
            at: types
            for at in stream.sample(everywhere, 8)
            if (types := frozenset(kind for kind in (ALPHA, BETA, DELTA) if stream.below(2)))
        }
        bends = Bends(
            alpha_meets_beta=bool(stream.below(2)),
            travel_ban=bool(stream.below(2)),
            active=stream.choice(POSITIONS) if stream.below(2) else "",
            conduits=frozenset(stream.sample(everywhere, stream.below(4))),
        )
        adjacency = neighbours(everywhere, holes, bends)
        found = {(a, b) for a, near in adjacency.items() for b in near}
        assert found == {(a, b) for a, b in product(everywhere, everywhere) if by_the_letter(a, b, holes, bends)}


def test_an_adjacency_is_made_once_while_tiles_and_wormholes_stay() -> None:
    tiles = tiles_with(at_201=26, at_309=39)
    assert adjacency_of(tiles) is adjacency_of(dict(reversed(tiles.items())))
    assert adjacency_of(tiles) is not adjacency_of(tiles, at_313="alpha")
