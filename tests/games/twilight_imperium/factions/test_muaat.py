"""The Embers of Muaat (rules 28.4, 24, 27.1)."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium.economy.yards import makeable, producing
from bot.games.twilight_imperium.figures import FACTIONS, technology_deck
from bot.games.twilight_imperium.flow.permits import permits
from bot.games.twilight_imperium.flow.stacks import stacks
from bot.games.twilight_imperium.forces import figures
from bot.games.twilight_imperium.hooks.queries import shielded
from tests.games.twilight_imperium.board import Board

SUPERNOVA = 43


def test_S7_what_muaat_begins_with() -> None:
    faction = FACTIONS["muaat"]
    assert faction.units == {"war_sun": 1, "fighter": 2, "infantry": 4, "space_dock": 1}
    assert (faction.technologies, faction.home, faction.commodities) == (("plasma_scoring",), 4, 4)


def test_28_star_forge_makes_two_fighters_or_a_destroyer_beside_a_war_sun() -> None:
    board = Board("muaat").put("104", 0, war_sun=1).put("207", 0, carrier=1).begin()
    assert board.offered(action="d:star_forge") == ["104:fighter", "104:destroyer"]
    board.do({"action": "d:star_forge", "target": "104:fighter"})
    assert board.at("104", 0) == {"war_sun": 1, "fighter": 2}
    assert board[0].strategy == 1


def test_28_star_forge_needs_a_strategy_token_and_an_own_war_sun() -> None:
    board = Board("muaat", "sol").learn(1, "war_sun").put("104", 1, war_sun=1).begin()
    assert "d:star_forge" not in board.offered(0)
    board.put("207", 0, war_sun=1).reload()
    assert "d:star_forge" in board.offered(0)
    board[0].strategy = 0
    assert "d:star_forge" not in board.reload().offered(0)


def test_28_C5_LC_star_forge_brings_a_figure_back_and_what_is_too_much_goes() -> None:
    board = Board("muaat").put("104", 0, war_sun=1, cruiser=2)
    for at in ("101", "102"):
        board.put(at, 0, destroyer=4)
    board.token(0, "101")
    board[0].fleet = 4
    board.do({"action": "d:star_forge", "target": "104:destroyer"})
    assert board.at("102", 0) == {"destroyer": 3}, "C5: not from beside an own token"
    assert board.at("104", 0) == {"war_sun": 1, "cruiser": 2, "destroyer": 1}
    board = Board("muaat").put("104", 0, war_sun=1, cruiser=2)
    board.do({"action": "d:star_forge", "target": "104:destroyer"})
    assert board.topic == "too-many", "LC: four ships, three tokens in the fleet pool"


def test_28_gashlai_physiology_passes_supernovas_and_does_not_enter_them() -> None:
    board = Board("muaat", "sol", at_207=SUPERNOVA, at_206=SUPERNOVA, at_208=SUPERNOVA, at_311=SUPERNOVA)
    board.put("310", 0, cruiser=1).begin()
    assert permits(board.play, 0).through_supernova
    assert not permits(board.play, 1).through_supernova
    assert stacks(board.play, 0, "104"), "through 207"
    assert not stacks(board.play, 0, "207")


def test_24_magmus_reactor_lets_ships_enter_supernovas() -> None:
    board = Board("muaat", at_207=SUPERNOVA).learn(0, "magmus_reactor").put("310", 0, cruiser=1)
    board.activate("207", {"310:cruiser": 1})
    assert board.at("207", 0) == {"cruiser": 1}


def produced(board: Board, **units: int) -> int:
    """Trade goods that a production at home brings."""
    board.put("muaat", 0, space_dock=1).learn(0, "magmus_reactor").activate("310")
    before = board[0].goods
    board.do({"units": units, "pay": board.offered(units=units)[0]})
    return board[0].goods - before


def test_24_magmus_reactor_pays_beside_a_supernova_or_with_anybodys_war_sun() -> None:
    assert produced(Board("muaat"), infantry=2) == 0
    assert produced(Board("muaat", at_207=SUPERNOVA), infantry=2) == 1
    assert produced(Board("muaat").put("310", 0, war_sun=1), infantry=2) == 1
    theirs = Board("muaat", "sol", at_207=SUPERNOVA).learn(1, "war_sun").put("310", 1, war_sun=1)
    assert produced(theirs, infantry=2) == 1, "anybody's; and both conditions together pay once"


def test_24_magmus_reactor_looks_at_what_was_there_before_the_production() -> None:
    board = Board("muaat").learn(0, "prototype_war_sun_ii", "sarween_tools")
    board[0].goods = 9
    board.put("muaat", 0, space_dock=1).learn(0, "magmus_reactor").activate("310")
    board.do({"units": {"war_sun": 1}, "pay": board.offered(units={"war_sun": 1})[0]})
    assert board.at("310", 0) == {"war_sun": 1}
    assert not board.told("goods"), "its own product does not count"


def test_27_the_inferno_makes_a_cruiser_for_a_strategy_token() -> None:
    board = Board("muaat").put("104", 0, flagship=1)
    board.do({"action": "d:the_inferno"})
    assert board.at("104", 0) == {"flagship": 1, "cruiser": 1}
    assert board[0].strategy == 1
    assert "d:the_inferno" not in Board("muaat").begin().offered(0)


@pytest.mark.parametrize(("upgraded", "cost", "move"), [(False, 12, 1), (True, 10, 3)])
def test_27_prototype_war_suns(upgraded: bool, cost: int, move: int) -> None:
    board = Board("muaat", "sol").learn(0, *(["prototype_war_sun_ii"] if upgraded else []))
    sun = figures(board.state, 0, "war_sun")
    assert (sun.cost, sun.combat, sun.dice, sun.move, sun.capacity) == (cost, 3, 3, move, 6)
    assert sun.sustains
    assert sun.bombardment is not None
    assert (sun.bombardment.value, sun.bombardment.count) == (3, 3)
    board.put("104", 0, war_sun=1).put("103", 0, cruiser=1).begin()
    assert not shielded(board.play, 1, 0, "104"), "shields of others do not hold where it is"
    assert shielded(board.play, 0, 1, "104"), "its own do"
    assert shielded(board.play, 1, 0, "103")


def test_27_the_inferno_and_other_figures() -> None:
    board = Board("muaat")
    ship = figures(board.state, 0, "flagship")
    assert (ship.cost, ship.combat, ship.dice, ship.move, ship.capacity, ship.sustains) == (8, 5, 2, 1, 3, True)


def test_C10_TE4_muaat_has_war_suns_without_a_technology_and_never_the_general_one() -> None:
    board = Board("muaat", "sol").put("muaat", 0, space_dock=1).put("jord", 1, space_dock=1).begin()
    for seat, home in ((0, "310"), (1, "304")):
        assert ("war_sun" in makeable(board.play, seat, producing(board.play, seat, home), 99)) == (seat == 0)
    assert "war_sun" not in technology_deck("muaat")
    assert "prototype_war_sun_ii" in technology_deck("muaat")
