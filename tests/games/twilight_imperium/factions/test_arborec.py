"""The Arborec (rules 28.1, 24, 27.1, SS3)."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium.economy.yards import makeable, producing
from bot.games.twilight_imperium.figures import FACTIONS, technology_deck
from bot.games.twilight_imperium.flow.status import CardsBack, StatusPhase
from bot.games.twilight_imperium.forces import figures
from tests.games.twilight_imperium.board import Board

HOME = "nestphar"


def test_S7_what_the_arborec_begin_with() -> None:
    faction = FACTIONS["arborec"]
    assert faction.units == {"carrier": 1, "cruiser": 1, "fighter": 2, "infantry": 4, "pds": 1, "space_dock": 1}
    assert (faction.technologies, faction.home, faction.commodities) == (("magen_defense_grid",), 5, 3)


# --- Mitosis ------------------------------------------------------------------------------------------------------


def most(board: Board, system: str = "310", only: str = "") -> dict[str, int]:
    """What seat 0 can make in a system with money for everything."""
    return makeable(board.play, 0, producing(board.play, 0, system, only), 99)


def test_28_mitosis_docks_make_no_infantry() -> None:
    board = Board("arborec").put(HOME, 0, space_dock=1).begin()
    assert producing(board.play, 0, "310").limit == 5
    assert "infantry" not in most(board)
    assert "carrier" in most(board)


def test_28_PR3_mitosis_in_a_mixed_use_infantry_up_to_the_value_of_the_others() -> None:
    board = Board("arborec").put(HOME, 0, space_dock=1, infantry=2).begin()
    assert producing(board.play, 0, "310").limit == 7, "the dock 5, each warrior 1"
    assert most(board)["infantry"] == 2
    board[0].goods = 9
    board.activate("310")
    assert board.refused({"units": {"infantry": 3}})
    board.do({"units": {"infantry": 2, "fighter": 5}, **pays(board, {"infantry": 2, "fighter": 5})})
    assert board.at(HOME, 0)["infantry"] == 4


def pays(board: Board, units: dict[str, int]) -> dict[str, str]:
    return {"pay": board.offered(units=units)[0]}


def test_28_letani_warriors_cannot_be_used_in_warfares_secondary() -> None:
    board = Board("arborec").put(HOME, 0, space_dock=1, infantry=4).begin()
    assert "infantry" not in most(board, only=HOME)
    assert producing(board.play, 0, "310", HOME).limit == 5


def status(board: Board) -> Board:
    """The status phase begins."""
    board.state.phase = "status"
    return board.begin(StatusPhase())


def test_28_mitosis_grows_an_infantry_as_the_status_phase_begins() -> None:
    board = status(Board("arborec", at_104=27).put(HOME, 0, space_dock=1).own(0, "new_albion"))
    assert (board.topic, board.awaited) == ("mitosis", [0])
    assert set(board.offered()) == {HOME, "new_albion"}
    board.do("new_albion", 0)
    assert board.at("new_albion", 0) == {"infantry": 1}


def test_28_mitosis_on_the_only_planet_is_not_asked_and_without_a_planet_nothing_grows() -> None:
    board = status(Board("arborec"))
    assert board.at(HOME, 0) == {"infantry": 1}
    board = Board("arborec").put("104", 0, carrier=1, infantry=1)
    board.state.planets[HOME].controller = 1
    status(board)
    assert board.topic != "mitosis"
    assert not any(0 in world.units for world in board.state.planets.values())


def test_28_C4_mitosis_needs_a_figure() -> None:
    board = Board("arborec")
    board[0].fleet = 9
    for at in ("101", "102", "103", "105", "106", "201", "202", "203", "204", "205", "206", "207"):
        board.put(at, 0, carrier=1, infantry=1).token(0, at)
    assert "infantry" not in status(board).at(HOME, 0), "no figure may come back from beside an own token"


# --- Letani Warriors ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("upgraded", "combat", "production"), [(False, 8, 1), (True, 7, 2)])
def test_27_letani_warriors(upgraded: bool, combat: int, production: int) -> None:
    board = Board("arborec").learn(0, *(["letani_warrior_ii"] if upgraded else []))
    warrior = figures(board.state, 0, "infantry")
    assert (warrior.cost, warrior.batch, warrior.combat, warrior.production) == (1, 2, combat, production)
    board.put(HOME, 0, infantry=3).begin()
    assert producing(board.play, 0, "310").limit == 3 * production


def test_TE4_the_arborec_have_letani_warriors_alone() -> None:
    assert "infantry_ii" not in technology_deck("arborec")
    assert "letani_warrior_ii" in technology_deck("arborec")


def test_28_infantry_made_goes_onto_any_planet_with_a_unit_that_produced_docks_included() -> None:
    board = Board("arborec", at_104=27).put("new_albion", 0, infantry=1).put("starpoint", 0, space_dock=1)
    board[0].goods = 9
    board.activate("104")
    assert board.offered(units={"infantry": 1}) == ["new_albion", "starpoint"]


def test_28_letani_in_the_space_area_produce_into_space_or_onto_own_planets() -> None:
    board = Board("arborec", at_104=27).own(0, "new_albion").own(1, "starpoint").put("104", 0, carrier=1, infantry=3)
    board[0].goods = 9
    board.activate("104").do({})
    assert "cruiser" in board.offered(), "PR4 allows ships"
    assert board.offered(units={"infantry": 1}) == ["new_albion", "104"]
    board.do({"units": {"infantry": 1}, "places": {"104": 1}, "pay": board.offered(
        units={"infantry": 1}, places={"104": 1})[0]})  # fmt: skip
    assert board.at("104", 0) == {"carrier": 1, "infantry": 4}


def test_28_PR4_under_blockade_letani_make_infantry_only() -> None:
    board = Board("arborec", "sol").put(HOME, 0, space_dock=1, infantry=1).put("310", 1, destroyer=1).begin()
    assert set(most(board)) == {"infantry"}


def test_24_letani_warrior_ii_waits_on_its_card_and_comes_home() -> None:
    board = Board("arborec", "letnev", at_104=19).learn(0, "letani_warrior_ii").put("wellon", 1, infantry=3)
    board.put("104", 0, carrier=1, infantry=2).activate("104")
    board.dice("ground", 1, 1).dice("ground", 9, 9, 9).dice("infantry", 6, 5).do({"wellon": 2})
    assert board[0].waiting == 1
    board.defaults()
    while board.awaited != [0]:
        board.do(board.asked().default)
    assert board.at(HOME, 0) == {"infantry": 1}


# --- Bioplasmosis -------------------------------------------------------------------------------------------------


def creeping(**tiles: int) -> Board:
    """The end of a status phase of a board where Bioplasmosis is known."""
    board = Board("arborec", **(tiles or {"at_207": 27, "at_104": 20})).learn(0, "bioplasmosis")
    board.put(HOME, 0, infantry=2).put("new_albion", 0, infantry=3).own(0, "starpoint", "vefut_ii")
    board.state.phase = "status"
    return board


def test_24_SS3_bioplasmosis_moves_infantry_one_step_all_at_once() -> None:
    board = creeping().begin(CardsBack())
    assert (board.topic, set(board.offered())) == ("bioplasmosis", {HOME, "new_albion"})
    assert set(board.offered(**{"from": {HOME: 1}})) == {"new_albion", "starpoint"}, "not two steps to Vefut II"
    gone = {"from": {HOME: 2, "new_albion": 2}}
    assert board.refused({**gone, "to": {"vefut_ii": 4}}), "those from home do not get so far"
    board.do({**gone, "to": {"vefut_ii": 2, "starpoint": 2}})
    assert board.at("vefut_ii", 0) == {"infantry": 2}
    assert board.at("starpoint", 0) == {"infantry": 2}
    assert board.at("new_albion", 0) == {"infantry": 1}
    assert board.at(HOME, 0) == {}


def test_24_bioplasmosis_may_be_left_undone_and_is_not_asked_in_vain() -> None:
    board = creeping().begin(CardsBack())
    assert board.asked().default == {"from": {}}
    board.do({"from": {}})
    assert board.at(HOME, 0) == {"infantry": 2}
    lonely = Board("arborec").learn(0, "bioplasmosis").put(HOME, 0, infantry=2)
    lonely.state.phase = "status"
    assert lonely.begin(CardsBack()).topic != "bioplasmosis"


# --- Duha Menaimon ------------------------------------------------------------------------------------------------


def test_27_duha_menaimon_makes_up_to_five_units_as_its_system_is_activated() -> None:
    board = Board("arborec", at_104=27).put("104", 0, flagship=1, infantry=1).own(0, "new_albion")
    board[0].goods = 20
    board.put("207", 0, cruiser=1).activate("104")
    assert board.topic == "produce"
    assert board.asked().prompt.args["limit"] == 5
    assert board.offered(units={"infantry": 2}) == ["new_albion", "104"]
    units = {"infantry": 2, "cruiser": 1, "fighter": 2}
    assert board.refused({"units": {"infantry": 2, "fighter": 4}})
    pay = board.offered(units=units, places={"104": 2})[0]
    board.do({"units": units, "places": {"104": 2}, "pay": pay})
    assert board.at("104", 0) == {"flagship": 1, "infantry": 3, "cruiser": 1, "fighter": 2}
    assert board.topic == "move", "more can move now than when the plan was declared"


def test_27_PR9_duha_menaimon_is_no_use_of_production() -> None:
    board = Board("arborec").put("104", 0, flagship=1).learn(0, "sarween_tools")
    board[0].goods = 9
    board.activate("104")
    board.do({"units": {"cruiser": 1}, "pay": board.offered(units={"cruiser": 1})[0]})
    ready = board.state.planets[HOME].ready
    spent = 9 - board[0].goods + (0 if ready else 3)
    assert spent >= 2, "the full price of 2: Sarween Tools does not help"


def test_27_duha_menaimon_makes_no_ships_beside_others_and_nothing_for_others() -> None:
    board = Board("arborec", "sol").put("104", 0, flagship=1).put("207", 1, cruiser=1)
    board[1].cards, board[0].cards = {1: True}, {2: True}
    board.begin()
    assert board.awaited == [1]
    board.do({"action": "s:104", "ships": {"207:cruiser": 1}}, 1)
    assert board.topic != "produce", "its owner alone"


def test_27_figures_of_duha_menaimon() -> None:
    ship = figures(Board("arborec").state, 0, "flagship")
    assert (ship.cost, ship.combat, ship.dice, ship.move, ship.capacity, ship.sustains) == (8, 7, 2, 1, 5, True)
