"""The source text and the rules reference where they differ, each row both ways (rules 36b)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games.twilight_imperium import readings
from bot.games.twilight_imperium.economy.research import means
from bot.games.twilight_imperium.figures import DIPLOMACY, TILES
from bot.games.twilight_imperium.galaxy.anomalies import ASTEROIDS, NEBULA, SUPERNOVA
from bot.games.twilight_imperium.galaxy.geometry import CENTRE, NEIGHBOURS, RING
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS
from bot.games.twilight_imperium.galaxy.maps import random_map
from bot.games.twilight_imperium.galaxy.placing import violations
from bot.games.twilight_imperium.light import LIGHT
from tests.games.twilight_imperium.board import SEED, Board
from tests.games.twilight_imperium.test_space_combat import meet
from tests.games.twilight_imperium.test_strategy_cards import played

REFERENCE: dict[str, str] = {"reading": "reference"}
GIVEN: dict[str, str] = {"reading": "given"}
BOTH = pytest.mark.parametrize("reading", [REFERENCE, GIVEN], ids=["reference", "given"])


def test_36b_the_reference_is_followed_where_nobody_says_otherwise() -> None:
    board = Board("sol")
    assert board.play.state.options["reading"] == "reference"
    assert not any(readings.follows_given(board.play, row) for row in readings.ROWS)
    assert all(readings.follows_given(Board("sol", options=GIVEN).play, row) for row in readings.ROWS)
    assert len({row.id for row in readings.ROWS}) == len(readings.ROWS) == 9


@BOTH
def test_36b_diplomacy(reading: dict[str, str]) -> None:
    board = Board("sol", "letnev", "hacan", options=reading)
    board[0].cards, board[1].cards, board[2].cards = {DIPLOMACY: True}, {3: True}, {4: True}
    board.state.common = {n: 0 for n in range(1, 9) if n not in (2, 3, 4)}
    board.state.planets["jord"].ready = reading == GIVEN
    played(board)
    given = reading == GIVEN
    assert board.state.planets["jord"].ready is not given
    assert board.state.systems["310"].tokens == ([0, 1, 2] if given else [1, 2])


@BOTH
def test_36b_Q1_secrets_dealt(reading: dict[str, str]) -> None:
    match = Match.new("twilight_imperium", 3, SEED, {**LIGHT, **reading})
    while (move := next_move(match)) is not None and not match.play.board.players[0].secrets:
        match.answer(move[0], move[1].no, move[1].default)
    dealt = [len(player.secrets) for player in match.play.board.players]
    assert dealt == ([1, 1, 1] if reading == GIVEN else [2, 2, 2])


def test_36b_MB4_tiles_may_lie_beside_each_other() -> None:
    stream = Stream.of("beside")
    for _ in range(10):
        assert not violations(random_map(LAYOUTS[6], stream.below, balanced=False))
    free = [random_map(LAYOUTS[6], stream.below, balanced=False, apart=False) for _ in range(30)]
    assert sum(bool(violations(tiles)) for tiles in free) > 20
    for tiles in free:
        assert reached(tiles) >= set(LAYOUTS[6].homes), "and yet every home has a way to Mecatol Rex (MB7)"


def reached(tiles: dict[str, int]) -> set[str]:
    """Positions to which a way leads from the centre that nothing bars."""
    barred = {at for at, tile in tiles.items() if TILES[tile].anomaly in (ASTEROIDS, SUPERNOVA, NEBULA)}
    found, todo = {CENTRE}, [CENTRE]
    while todo:
        for near in NEIGHBOURS[todo.pop()]:
            if near in LAYOUTS[6].positions and near not in found | barred:
                found.add(near)
                todo.append(near)
    return found


def test_36b_a_table_takes_such_a_map() -> None:
    maps: list[dict[str, Any]] = []
    for reading in (REFERENCE, GIVEN):
        match = Match.new("twilight_imperium", 5, SEED, {**LIGHT, **reading})
        maps.append({at: system.tile for at, system in match.play.board.systems.items()})
    assert maps[0] != maps[1]


@BOTH
def test_36b_G5_five_seats(reading: dict[str, str]) -> None:
    match = Match.new("twilight_imperium", 5, SEED, {**LIGHT, **reading})
    assert sum(player.goods for player in match.play.board.players) == (0 if reading == GIVEN else 8)


def test_36b_MB1_the_extra_red_tile_is_bound_to_no_ring() -> None:
    bound, free = (
        [random_map(LAYOUTS[5], lambda bound: draw, balanced=False, inner_red=inner) for draw in range(20)]  # noqa: B023
        for inner in (True, False)
    )
    assert all(any(TILES[tiles[at]].kind == "red" for at in RING[1]) for tiles in bound)
    assert sum(a != b for a, b in zip(bound, free, strict=True)) > 10, "the same draws make other maps"


@BOTH
def test_36b_TE2_specialties(reading: dict[str, str]) -> None:
    board = Board("sol", options=reading).own(0, "mehar_xull", ready=False).learn(0, "plasma_scoring")
    board[0].technologies = {"neural_motivator": True, "sarween_tools": True}
    board.begin()
    found = means(board.play, 0, "cruiser_ii", 0)
    assert list(found) == (["-"] if reading == GIVEN else []), "an exhausted planet counts by the source text alone"
    board.state.planets["mehar_xull"].ready = True
    board.reload()
    assert list(means(board.play, 0, "cruiser_ii", 0)) == (["-"] if reading == GIVEN else ["mehar_xull"])


@BOTH
def test_36b_MV12_rifts(reading: dict[str, str]) -> None:
    board = Board("hacan", options=reading, at_207=41).put("310", 0, carrier=1).put("arretze", 0, infantry=2)
    board.learn(0, "infantry_ii").dice("rift", 3)
    if reading == GIVEN:
        board.dice("infantry", 6, 1)
    board.activate("104", {"310:carrier": 1}, {"arretze:infantry": 2})
    assert board[0].waiting == (1 if reading == GIVEN else 0), "what is destroyed may wait on its card"
    assert board.at("104", 0) == {}


@BOTH
def test_36b_RT3_ground_forces_step_into_space(reading: dict[str, str]) -> None:
    board = Board("sol", "hacan", at_104=19, options=reading).put("103", 1, cruiser=1).put("wellon", 1, infantry=3)
    meet(board, {"cruiser": 1}, {"carrier": 1}).dice("combat", 1).dice("combat", 1).do("retreat")
    if reading == GIVEN:
        assert (board.topic, board.awaited) == ("step-out", [1])
        board.do({"wellon": 2})
        assert board.at("103", 1) == {"cruiser": 1, "carrier": 1, "infantry": 2}, "all that is in the open rides (RT3)"
        assert board.at("wellon", 1) == {"infantry": 1}
    else:
        assert board.offered(1, to="103") == ["wellon:infantry"]
        board.do({"to": "103", "cargo": {"wellon:infantry": 3}})
        assert board.at("wellon", 1) == {}


def test_36b_who_stepped_out_and_does_not_retreat_stays_in_space() -> None:
    board = Board("sol", "hacan", at_104=19, options=GIVEN).put("103", 1, cruiser=1).put("wellon", 1, infantry=3)
    meet(board, {"cruiser": 1}, {"carrier": 1}).do("retreat").dice("combat", 1).dice("combat", 9).do({"wellon": 2})
    assert board.at("104", 1) == {"carrier": 1, "infantry": 2}
    assert board.at("104", 0) == {}
