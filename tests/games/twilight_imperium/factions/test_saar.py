"""The Clan of Saar (rules 28.3): docks that float, Scavenge, Nomadic, Chaos Mapping; and Ragh's Call (26)."""

from __future__ import annotations

import pytest

from bot.core.match import Match
from bot.games.twilight_imperium.components.factions.saar import MapOut
from bot.games.twilight_imperium.components.strategy_cards.construction import Construct
from bot.games.twilight_imperium.economy.yards import producing
from bot.games.twilight_imperium.figures import FACTIONS, TILES, UNITS
from bot.games.twilight_imperium.flow.control import GainControl, may_build
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits
from bot.games.twilight_imperium.flow.scoring import holds_home
from bot.games.twilight_imperium.flow.setup import Homes
from bot.games.twilight_imperium.flow.stacks import stacks
from bot.games.twilight_imperium.flow.strategic import SECONDARIES
from bot.games.twilight_imperium.forces import freed_fighters, load
from bot.games.twilight_imperium.hooks.queries import may_activate
from bot.games.twilight_imperium.politics.council import Council, Law
from tests.games.twilight_imperium import hands, papers
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.test_space_combat import BY_HAND, TO_THE_END, meet

HOME = "310"


def clan(*others: str, **tiles: int) -> Board:
    """Seat 0 plays the Saar."""
    return Board("saar", *(others or ("sol", "letnev")), **tiles)


def test_S7_saar_and_son_of_ragh_what_they_begin_with() -> None:
    faction = FACTIONS["saar"]
    assert (faction.commodities, faction.home, faction.technologies) == (3, 11, ("antimass_deflectors",))
    assert faction.units == {"carrier": 2, "cruiser": 1, "fighter": 2, "infantry": 4, "space_dock": 1}
    assert TILES[faction.home].planets == ("lisis_ii", "ragh")
    ship = UNITS["son_of_ragh"]
    assert (ship.cost, ship.combat, ship.dice, ship.move, ship.capacity, ship.sustains) == (8, 5, 2, 1, 3, True)
    assert ship.barrage is not None
    assert (ship.barrage.value, ship.barrage.count) == (6, 4)


def test_S7_the_factory_stands_in_the_home_space_and_only_infantry_is_shared_out() -> None:
    board = clan().begin(Homes([0]))
    assert board.topic == "home-units"
    board.do({"infantry": {"lisis_ii": 1, "ragh": 3}})
    assert board.at(HOME, 0) == {"carrier": 2, "cruiser": 1, "fighter": 2, "space_dock": 1}
    assert (board.at("lisis_ii", 0), board.at("ragh", 0)) == ({"infantry": 1}, {"infantry": 3})
    board = clan().begin(Homes([0]))
    board.do(board.asked().default)
    assert (board.at("lisis_ii", 0), board.at("ragh", 0)) == ({"infantry": 2}, {"infantry": 2})


# --- Floating Factories -------------------------------------------------------------------------------------------


def test_28_3_a_factory_moves_carries_and_produces_where_it_comes() -> None:
    board = clan(at_207=20).put("104", 0, space_dock=1, infantry=2, fighter=2).own(0, "vefut_ii")
    board[0].goods = 5
    board.activate("207", {"104:space_dock": 1}, {"104:infantry": 2, "104:fighter": 2})
    assert board.at("207", 0) == {"space_dock": 1, "infantry": 2, "fighter": 2}
    assert board.topic == "commit"
    board.do({})
    assert board.topic == "produce"
    yard = producing(board.play, 0, "207")
    assert (yard.limit, yard.planets, yard.in_space, yard.ships) == (5, ("vefut_ii",), True, True)
    board.do({"units": {"infantry": 2}, "places": {"207": 1, "vefut_ii": 1}, "pay": board_pay(board)})
    assert (board.at("207", 0)["infantry"], board.at("vefut_ii", 0)) == (3, {"infantry": 1})


def board_pay(board: Board) -> str:
    """The first payment that is proposed for 2 infantry."""
    field = board.match.narrow(0, board.asked(0).no, {"units": {"infantry": 2}, "places": {"207": 1, "vefut_ii": 1}})
    assert field is not None
    return field.shape.options[0].id  # type: ignore[union-attr]


def test_28_3_floating_factory_i_and_floating_factory_ii_and_no_slot_for_fighters() -> None:
    board = clan().put("104", 0, space_dock=1, fighter=4).reload()
    found = load(board.play, 0, "104")
    assert (found.ships, found.capacity, found.fighters, freed_fighters(board.play, 0, "104")) == (0, 4, 4, 0)
    assert "104:space_dock" in stacks(board.play, 0, "207"), "1 step"
    assert "104:space_dock" not in stacks(board.play, 0, "101"), "not 2"
    assert producing(board.play, 0, "104").limit == 5
    board.learn(0, "floating_factory_ii").reload()
    assert (load(board.play, 0, "104").capacity, producing(board.play, 0, "104").limit) == (5, 7)
    assert "104:space_dock" in stacks(board.play, 0, "101"), "2 steps"


def test_LC2_a_factory_takes_no_place_in_the_fleet_and_several_may_stand_together() -> None:
    board = clan().put("104", 0, space_dock=3, cruiser=3)
    board[0].fleet = 3
    assert load(board.reload().play, 0, "104").holds
    assert producing(board.play, 0, "104").limit == 15


def test_28_3_it_blocks_nobody_and_falls_where_others_come_and_no_ship_of_its_owner_is() -> None:
    board = Board("sol", "saar", "letnev").put("104", 1, space_dock=2, infantry=1).put("103", 0, cruiser=1)
    assert "103:cruiser" in stacks(board.begin().play, 0, "207"), "through 104"
    board.activate("104", {"103:cruiser": 1})
    assert board.at("104", 1) == {}, "the infantry aboard goes with it"
    assert board.told("destroyed")[0]["units"] == {"space_dock": 2}
    assert board.told("space-combat") == []


def test_28_3_with_ships_of_its_owner_it_stays_until_the_combat_is_over() -> None:
    board = Board("sol", "saar", "letnev").put("104", 1, space_dock=1, fighter=1).put("205", 0, cruiser=2)
    board.dice("combat", 10, 10).dice("combat", 1)
    board.activate("104", {"205:cruiser": 2})
    assert board.at("104", 1) == {"space_dock": 1, "fighter": 1}
    board.do(TO_THE_END, 0).do(TO_THE_END, 1).defaults()
    assert board.at("104", 1) == {}
    assert board.at("104", 0) == {"cruiser": 2}


def test_SC12_where_no_ships_are_left_on_either_side_it_survives() -> None:
    board = Board("sol", "saar", "letnev").put("104", 1, space_dock=1, fighter=1).put("205", 0, cruiser=1)
    board.dice("combat", 10).dice("combat", 10)
    board.activate("104", {"205:cruiser": 1}).do(TO_THE_END, 0).do(TO_THE_END, 1).defaults()
    assert (board.at("104", 0), board.at("104", 1)) == ({}, {"space_dock": 1})


def test_MV17_a_factory_that_comes_alone_upon_others_is_destroyed_and_nothing_has_arrived() -> None:
    board = clan().put("104", 0, space_dock=1).put("207", 1, destroyer=1)
    board.activate("207", {"104:space_dock": 1})
    assert board.at("207", 0) == {}
    assert board.told("destroyed")[0]["units"] == {"space_dock": 1}
    assert board.told("space-combat") == []


def test_MV12_a_factory_leaves_a_rift_with_a_die() -> None:
    board = clan(at_104=41).put("104", 0, space_dock=1).dice("rift", 2)
    board.activate("207", {"104:space_dock": 1})
    assert (board.at("104", 0), board.at("207", 0)) == ({}, {})
    board = clan(at_104=41).put("104", 0, space_dock=1).dice("rift", 4)
    board.activate("207", {"104:space_dock": 1})
    assert board.at("207", 0) == {"space_dock": 1}


def test_RT7_factories_retreat_with_the_ships() -> None:
    board = Board("sol", "saar", "letnev").put("103", 1, destroyer=1)
    band = {"space_dock": 1, "carrier": 1, "infantry": 4, "fighter": 2}
    meet(board, {"cruiser": 1}, band).dice("combat", 1).dice("combat", 1, 1, 1).do("retreat").defaults()
    assert board.at("103", 1) == {"destroyer": 1, **band}


def test_22_28_3_factories_slip_away_with_the_ships_and_carry() -> None:
    board = hands.table("sol", "saar", "letnev").put("103", 1, destroyer=1)
    band = {"space_dock": 1, "cruiser": 1, "infantry": 3}
    meet(hands.hold(board, 1, "skilled_retreat"), {"cruiser": 1}, band)
    board.do("pass", 1)  # an Experimental Battlestation could be fired
    board.do(BY_HAND, 0).do(BY_HAND, 1)
    hands.react(board, 1, "skilled_retreat:103")
    assert board.told("removed") == []
    assert board.at("103", 1) == {"destroyer": 1, **band}
    assert board.at("104", 1) == {}


# --- coming to stand ----------------------------------------------------------------------------------------------


def test_28_3_construction_places_it_in_the_space_of_a_system_with_an_own_planet() -> None:
    board = clan(at_207=20).own(0, "vefut_ii").put(HOME, 0, space_dock=1)
    board.begin(Construct(0))
    sites = board.offered(0)
    assert [one for one in sites if one.startswith("space_dock")] == ["space_dock:207", f"space_dock:{HOME}"]
    board.do("space_dock:207")
    assert board.at("207", 0) == {"space_dock": 1}
    assert board.told("built-afloat") == [{"seat": 0, "unit": "space_dock", "system": "207"}]
    board = clan().put(HOME, 0, space_dock=2).begin(Construct(0)).do(f"space_dock:{HOME}")
    assert board.at(HOME, 0) == {"space_dock": 3}, "several may share a system; there are 3 figures"


def test_28_3_none_is_placed_among_ships_of_others_alone() -> None:
    board = clan(at_207=20).own(0, "vefut_ii").put("207", 1, cruiser=1).reload()
    assert not may_build(board.play, 0, "vefut_ii", "space_dock")
    assert may_build(board.play, 0, "vefut_ii", "pds")
    board.put("207", 0, destroyer=1).reload()
    assert may_build(board.play, 0, "vefut_ii", "space_dock")


def test_C5_the_last_figure_comes_back_from_elsewhere() -> None:
    board = clan(at_207=20).own(0, "vefut_ii").put(HOME, 0, space_dock=2).put("104", 0, space_dock=1)
    board.begin(PlaceUnits(0, place="vefut_ii", kind="space_dock", optional=False))
    assert board.offered(0) == [HOME, "104"] or board.offered(0) == ["104", HOME]
    board.do("104")
    assert (board.at("104", 0), board.at("207", 0)) == ({}, {"space_dock": 1})


def test_23_minister_of_industry_has_a_new_factory_produce_at_once() -> None:
    board = clan(at_207=20).own(0, "vefut_ii").own(0, "jord")
    board[0].goods = 6
    board.state.council = Council(laws={"minister_of_industry": Law(0)})
    board.begin(PlaceUnits(0, place="vefut_ii", kind="space_dock"))
    assert (board.topic, board.awaited) == ("produce", [0])
    assert board.asked().prompt.args["system"] == "207"


def test_C6_a_dock_that_the_saar_replace_floats() -> None:
    board = clan(at_207=20).put("vefut_ii", 1, space_dock=1)
    board.begin(PlaceUnits(0, place="vefut_ii", kind="space_dock", former=1))
    assert (board.at("vefut_ii", 1), board.at("207", 0)) == ({}, {"space_dock": 1})


def test_PR9_warfare_lets_one_factory_in_the_home_system_produce() -> None:
    board = clan().put(HOME, 0, space_dock=2)
    board[0].goods = 6
    assert SECONDARIES[6].can(board.reload().play, 0)
    assert producing(board.play, 0, HOME, HOME).limit == 5, "one of them"
    board.state.systems[HOME].units.clear()
    board.put("104", 0, space_dock=1).reload()
    assert not SECONDARIES[6].can(board.play, 0)


# --- cards that know docks ----------------------------------------------------------------------------------------


def test_22_reactor_meltdown_names_a_factory_outside_home_systems() -> None:
    board = hands.hold(hands.table("sol", "saar", "letnev"), 0, "reactor_meltdown")
    board.put("104", 1, space_dock=2, infantry=5).put("304", 1, space_dock=1)
    assert hands.targets(board, "reactor_meltdown") == ["104:1"]
    hands.let(hands.play(board, "reactor_meltdown", "104:1"))
    board.defaults("turn")
    assert board.at("104", 1) == {"space_dock": 1, "infantry": 4}, "what it carried is too much"


def test_SO6_an_experimental_battlestation_is_a_factory_too() -> None:
    board = hands.hold(hands.table("sol", "saar", "letnev"), 1, "experimental_battlestation")
    board.put("103", 1, space_dock=1).put("205", 0, cruiser=1)
    board.activate("104", {"205:cruiser": 1})
    hands.passed(board, "MV_ARRIVED")
    assert "experimental_battlestation:103" in board.offered(1)
    board.dice("cannon", 1, 1, 1)
    board.do("experimental_battlestation:103", 1)


# --- Scavenge, Nomadic --------------------------------------------------------------------------------------------


def test_TGD2_28_3_scavenge_gives_a_good_for_each_planet() -> None:
    board = clan(at_207=27).begin(GainControl(0, "starpoint"), GainControl(0, "new_albion"))
    assert board[0].goods == 2
    board = clan(at_207=27).begin(GainControl(1, "starpoint"))
    assert board[0].goods == 0


def test_OB2_28_3_nomadic_saar_score_without_their_home() -> None:
    for faction, may in (("saar", True), ("sol", False)):
        board = Board(faction, "letnev", "hacan")
        for planet in board.state.home_planets(0):
            board.state.planets[planet].controller, board.state.planets[planet].ready = 1, False
        assert holds_home(board.reload().play, 0) is may


# --- Chaos Mapping ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("units", "open_"), [({"cruiser": 1}, False), ({"fighter": 1}, False), ({"space_dock": 1}, True), ({}, True)]
)
def test_24_chaos_mapping_keeps_others_out_of_asteroid_fields_with_ships(units: dict[str, int], open_: bool) -> None:
    board = clan(at_104=44).learn(0, "chaos_mapping").put("104", 0, **units).put("207", 0, cruiser=1).reload()
    assert may_activate(board.play, 1, "104") is open_
    assert may_activate(board.play, 0, "104")
    assert may_activate(board.play, 1, "207"), "no asteroid field"


def test_24_chaos_mapping_makes_one_unit_as_a_turn_begins_and_the_action_is_still_to_come() -> None:
    board = clan().learn(0, "chaos_mapping").put("104", 0, space_dock=1)
    board[0].goods = 6
    assert "d:chaos_mapping" in board.offered(0)
    board.do({"action": "d:chaos_mapping"})
    assert board.topic == "produce"
    assert board.shape().max == 1  # type: ignore[union-attr]
    assert MapOut(0, system="104", use=False).yard(board.play).limit == 1
    board.do({"units": {"cruiser": 1}, "pay": _paid(board, {"cruiser": 1})})
    assert board.at("104", 0) == {"space_dock": 1, "cruiser": 1}
    assert (board.topic, board.awaited) == ("turn", [0])
    assert "d:chaos_mapping" not in board.offered(0), "once a turn"
    board[0].cards = dict.fromkeys(board[0].cards, False)
    board.reload().do({"action": "pass"})
    assert board.awaited == [1]


def _paid(board: Board, units: dict[str, int]) -> str:
    field = board.match.narrow(0, board.asked(0).no, {"units": units})
    assert field is not None
    return field.shape.options[0].id  # type: ignore[union-attr]


def test_24_TU7_after_a_cancelled_card_the_beginning_of_the_turn_is_over() -> None:
    board = hands.hold(hands.table("saar", "sol", "letnev"), 0, "industrial_initiative")
    hands.hold(board, 1, "sabotage")
    board.learn(0, "chaos_mapping").put("104", 0, space_dock=1)
    board[0].goods = 9
    assert "d:chaos_mapping" in board.begin().offered(0)
    hands.play(board, "industrial_initiative").do("sabotage", 1)
    hands.let(board)
    assert (board.topic, board.awaited) == ("turn", [0])
    assert "d:chaos_mapping" not in board.offered(0)


def test_24_chaos_mapping_comes_back_with_the_next_turn_and_needs_something_that_produces() -> None:
    board = clan().learn(0, "chaos_mapping").put("104", 0, space_dock=1)
    board[0].goods = 6
    board.do({"action": "d:chaos_mapping"}).do({"units": {}})
    assert board.topic == "turn"
    board.do({"action": "c:1"}).defaults("turn")
    for _ in range(20):
        if board.awaited == [0] and board.topic == "turn":
            break
        board.do(board.asked().default)
    assert "d:chaos_mapping" in board.offered(0)
    board = clan().learn(0, "chaos_mapping")
    board[0].goods = 6
    assert "d:chaos_mapping" not in board.offered(0), "nothing that produces"
    board = clan().put("104", 0, space_dock=1)
    board[0].goods = 6
    assert "d:chaos_mapping" not in board.offered(0), "without the technology"


def test_24_chaos_mapping_under_blockade_makes_no_ships() -> None:
    board = clan(at_207=20).learn(0, "chaos_mapping").put("vefut_ii", 0, infantry=1).put("207", 1, cruiser=1)
    board[0].goods = 6
    board.state.planets["vefut_ii"].units[0]["space_dock"] = 1  # as one of another faction would stand
    yard = MapOut(0, system="207", use=False).yard(board.reload().play)
    assert not yard.ships


# --- Ragh's Call --------------------------------------------------------------------------------------------------


def landed(holder: int = 0) -> Board:
    """Seat 0 has landed 1 infantry where the Saar, seat 1, have 3 and a PDS."""
    board = papers.table("sardakk", "saar", "hacan", at_207=20).put("207", 0, carrier=1, infantry=1)
    board.put("vefut_ii", 1, infantry=3, pds=1)
    board = papers.give(board, holder, "ragh_s_call:1")
    board.begin().activate("207").do("hold", 1)
    return board.do({"vefut_ii": 1}, 0)


def test_IN6_26_ragh_s_call_sends_the_ground_forces_to_another_planet() -> None:
    board = landed()
    assert papers.called(board) == [0]
    assert board.offered(0) == ["pass", "ragh_s_call:1@lisis_ii", "ragh_s_call:1@ragh"]
    before = board.at("ragh", 1).get("infantry", 0)
    board.dice("cannon", 1)
    board.do("ragh_s_call:1@ragh", 0)
    assert board.at("ragh", 1)["infantry"] == before + 3
    assert board.told("called-away") == [{"seat": 1, "planet": "vefut_ii", "to_planet": "ragh", "count": 3}]
    assert "ragh_s_call:1" in papers.notes(board).hands[1]
    board.defaults("turn")
    assert board.state.planets["vefut_ii"].controller == 0
    assert board.at("vefut_ii", 1) == {}


def test_IN6_ragh_s_call_the_pds_still_fires_at_who_landed() -> None:
    board = landed()
    board.dice("cannon", 10)
    board.do("ragh_s_call:1@ragh", 0).defaults("turn")
    assert board.state.planets["vefut_ii"].controller == 1


def test_Q30_ragh_s_call_needs_another_planet_of_the_saar_and_who_landed() -> None:
    assert papers.called(landed(holder=2)) == [], "who did not land"
    board = papers.table("sardakk", "saar", "hacan", at_207=20).put("207", 0, carrier=1, infantry=1)
    board.put("vefut_ii", 1, infantry=3)
    for planet in ("lisis_ii", "ragh"):
        board.state.planets[planet].controller, board.state.planets[planet].ready = 2, False
    papers.give(board, 0, "ragh_s_call:1").begin().activate("207")
    while papers.called(board):
        board.do("pass", papers.called(board)[0])
    board.do({"vefut_ii": 1}, 0)
    assert papers.called(board) == []


# --- what people see ----------------------------------------------------------------------------------------------


def test_a_saved_board_with_factories_loads() -> None:
    board = clan().put("104", 0, space_dock=1).begin()
    again = Match.load(board.match.save())
    assert again.play.board.systems["104"].units == {0: {"space_dock": 1}}
