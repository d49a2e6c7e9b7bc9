"""Movement and cargo (rules 11.1, 11.2; worked examples X2 to X9)."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium.flow.movement import fullest
from bot.games.twilight_imperium.forces import Load
from bot.text.catalogue import Language, Voice
from bot.text.events import render_option
from tests.games.twilight_imperium.board import Board

SHIPS = "twilight_imperium-opt-ships"
WORMHOLE: dict[Language, str] = {"ko": "웜홀", "en": "wormhole"}


def test_AT1_a_token_goes_from_the_tactic_pool_into_the_system() -> None:
    board = Board().activate("104")
    assert board[0].tactic == 2
    assert board.state.systems["104"].tokens == [0]


def test_AT1_no_second_token_and_none_without_tokens() -> None:
    board = Board().token(0, "104")
    assert "s:104" not in board.offered()
    assert "s:000" in board.offered()
    board = Board()
    board[0].tactic = 0
    assert not [id for id in board.offered() if id.startswith("s:")]


def test_X2_blocked_path() -> None:
    board = Board().put("310", 0, cruiser=1).put("207", 1, fighter=1).learn(1, "fighter_ii")
    assert board.refused({"action": "s:104", "ships": {"310:cruiser": 1}})
    board = Board().put("310", 0, cruiser=1).put("207", 1, fighter=1).learn(0, "gravity_drive")
    board.activate("104", {"310:cruiser+": 1}).defaults()
    assert board.at("104", 0) == {"cruiser": 1}
    board = Board().put("310", 0, cruiser=1).put("207", 1, fighter=1).learn(0, "light_wave_deflector")
    board.activate("104", {"310:cruiser": 1}).defaults()
    assert board.at("104", 0) == {"cruiser": 1}


def test_X3_own_token() -> None:
    board = Board("hacan").token(0, "309").put("309", 0, cruiser=1, infantry=1, carrier=1).put("310", 0, carrier=1)
    board.learn(0, "carrier_ii")
    assert board.offered(action="s:206") == ["310:carrier"], "ships beside the token stay, others pass it"
    board.activate("206", {"310:carrier": 1}).defaults()
    assert board.at("206", 0) == {"carrier": 1}
    assert board.at("309", 0) == {"cruiser": 1, "infantry": 1, "carrier": 1}


def _pick_up() -> Board:
    board = Board("hacan", at_207=19).learn(0, "carrier_ii").put("310", 0, carrier=1).put("arretze", 0, infantry=3)
    return board.put("wellon", 0, infantry=4)


def test_X4_pick_up() -> None:
    board = _pick_up()
    ships = {"310:carrier": 1}
    assert board.refused(board.plan("104", ships, {"arretze:infantry": 3, "wellon:infantry": 4}))
    board.activate("104", ships, {"arretze:infantry": 3, "wellon:infantry": 3}).defaults()
    assert board.at("104", 0) == {"carrier": 1, "infantry": 6}
    assert board.at("wellon", 0) == {"infantry": 1}


def test_X4_nothing_is_picked_up_beside_an_own_token() -> None:
    board = _pick_up().token(0, "207")
    assert board.refused(board.plan("104", {"310:carrier": 1}, {"wellon:infantry": 1}))


@pytest.mark.parametrize(("dock", "stay"), [(0, 0), (1, 3)])
def test_X5_left_behind(dock: int, stay: int) -> None:
    board = Board("hacan", at_207=19).put("207", 0, carrier=1, fighter=4).put("wellon", 0, infantry=8)
    if dock:
        board.put("wellon", 0, space_dock=1)
    board.activate("104", {"207:carrier": 1}, {"wellon:infantry": 4}).defaults()
    assert board.at("104", 0) == {"carrier": 1, "infantry": 4}
    assert board.at("207", 0).get("fighter", 0) == stay


def test_24_MV12_with_gravity_drive_a_ship_may_go_round_the_rift() -> None:
    board = Board("hacan", at_207=41).put("310", 0, carrier=2).learn(0, "gravity_drive")
    board[0].technologies = {"gravity_drive": True}
    assert _comes(board, "206") == ["310:carrier", "310:carrier+"]
    assert board.refused(board.plan("206", {"310:carrier": 2, "310:carrier+": 1})) == "not-so-many"
    board.dice("rift", 9).activate("206", {"310:carrier": 1, "310:carrier+": 1})
    assert board.at("206", 0) == {"carrier": 2}


def test_24_MV9_with_gravity_drive_a_ship_may_go_a_longer_way_for_what_it_picks_up() -> None:
    board = Board("hacan", at_208=19).put("310", 0, carrier=1).put("wellon", 0, infantry=1).learn(0, "carrier_ii")
    assert _comes(board, "104") == ["310:carrier"]
    board.learn(0, "gravity_drive").reload()
    assert _comes(board, "104") == ["310:carrier", "310:carrier+"]
    board.activate("104", {"310:carrier+": 1}, {"wellon:infantry": 1}).defaults()
    assert board.at("104", 0) == {"carrier": 1, "infantry": 1}


@pytest.mark.parametrize(("die", "left"), [(3, {}), (4, {"carrier": 1, "infantry": 4})])
def test_X6_gravity_rift(die: int, left: dict[str, int]) -> None:
    board = Board("hacan", at_207=41).put("310", 0, carrier=1).put("arretze", 0, infantry=4).learn(0, "infantry_ii")
    board.dice("rift", die).activate("104", {"310:carrier": 1}, {"arretze:infantry": 4}).defaults()
    assert board.at("104", 0) == left
    assert (board.at("310", 0), board.at("arretze", 0)) == ({}, {}), "what is lost is nowhere"
    assert board[0].waiting == 0, "removed ones wait on no card"
    board = Board("hacan", at_207=41).put("310", 0, cruiser=1).dice("rift", 9)
    board.activate("000", {"310:cruiser": 1}).defaults()
    assert board.at("000", 0) == {"cruiser": 1}


def test_MV12_cargo_to_be_picked_up_behind_the_rift_stays_where_it_is() -> None:
    board = Board("hacan", at_207=41, at_104=19).learn(0, "carrier_ii")
    board.put("310", 0, carrier=1).put("arretze", 0, infantry=2).put("wellon", 0, infantry=2).dice("rift", 1)
    board.activate("000", {"310:carrier": 1}, {"arretze:infantry": 2, "wellon:infantry": 2}).defaults()
    assert board.at("000", 0) == {}
    assert board.at("arretze", 0) == {}
    assert board.at("wellon", 0) == {"infantry": 2}


def _two_carriers(*dice: int) -> Board:
    board = Board("hacan", at_207=41).put("310", 0, carrier=2).put("arretze", 0, infantry=5)
    board[0].fleet = 9
    return board.dice("rift", *dice).activate("104", {"310:carrier": 2}, {"arretze:infantry": 5}).defaults()


def test_MV12_cargo_is_aboard_before_the_dice_are_rolled() -> None:
    assert _two_carriers(1, 9).at("104", 0) == {"carrier": 1, "infantry": 1}, "the first was full"
    assert _two_carriers(9, 1).at("104", 0) == {"carrier": 1, "infantry": 4}
    assert _two_carriers(1, 9).at("arretze", 0) == {}


def test_RT4_a_ship_that_is_lost_in_a_retreat_takes_its_cargo_with_it() -> None:
    for dice, infantry in (((2, 9), 1), ((9, 2), 4)):
        board = Board("sol", "hacan", at_104=41).put("103", 1, cruiser=1).put("207", 0, cruiser=1)
        board[1].fleet = 9
        board.put("104", 1, carrier=2, infantry=5).activate("104", {"207:cruiser": 1})
        board.do({"how": "by-hand"}, 0).do({"how": "by-hand"}, 1).dice("combat", 1).dice("combat", 1, 1)
        board.dice("rift", *dice).do("retreat")
        assert board.at("103", 1) == {"cruiser": 1, "carrier": 1, "infantry": infantry}


def _comes(board: Board, system: str) -> list[str]:
    field = board.match.narrow(0, board.asked(0).no, {"action": f"s:{system}"})
    return [] if field is None else [option.id for option in field.shape.options]  # type: ignore[union-attr]


def test_X7_nebula() -> None:
    board = Board(at_206=42).put("206", 0, cruiser=1).learn(0, "cruiser_ii")
    assert _comes(board, "104") == ["206:cruiser"]
    assert _comes(board, "105") == [], "it has move value 1 there"
    board.learn(0, "gravity_drive").reload()
    assert _comes(board, "105") == ["206:cruiser+"]
    board = Board(at_206=42).put("310", 0, cruiser=1).learn(0, "cruiser_ii")
    for at in ("207", "208", "311"):
        board.put(at, 1, fighter=1)
    assert _comes(board, "104") == [], "309-206-104 passes the nebula"
    assert _comes(board, "206") == ["310:cruiser"]


def test_X8_fleet_limit() -> None:
    board = Board().put("104", 0, cruiser=1).put("207", 0, destroyer=3)
    board.activate("104", {"207:destroyer": 3})
    assert board.topic == "too-many"
    board.do({"cruiser": 1}).defaults()
    assert board.at("104", 0) == {"destroyer": 3}
    board = Board("letnev").put("104", 0, cruiser=1).put("207", 0, destroyer=4)
    board.activate("104", {"207:destroyer": 4}).defaults()
    assert board.at("104", 0) == {"cruiser": 1, "destroyer": 4}


def test_X9_fighters_that_fly() -> None:
    load = Load(ships=3, fighters=8, ground=1, capacity=6, fleet=5, flying=True, half=False)
    assert (load.crowd, load.over_fleet) == (3, 1)
    assert Load(ships=3, fighters=7, ground=1, capacity=6, fleet=5, flying=True, half=False).holds
    assert Load(ships=3, fighters=8, ground=1, capacity=6, fleet=5, flying=True, half=True).holds
    board = Board("hacan").learn(0, "fighter_ii", "carrier_ii")
    board.put("207", 0, carrier=1, destroyer=2, fighter=8, infantry=1)
    board[0].fleet = 5
    board.activate(
        "104", {"207:carrier": 1, "207:destroyer": 2, "207:fighter": 3}, {"207:fighter": 5, "207:infantry": 1}
    )
    assert board.topic == "too-many"
    board.do({"fighter": 1}).defaults()
    assert board.at("104", 0) == {"carrier": 1, "destroyer": 2, "fighter": 7, "infantry": 1}


def test_MV3_ships_beside_an_own_token_stay() -> None:
    board = Board().token(0, "207").put("207", 0, cruiser=1).put("103", 0, cruiser=1)
    assert board.offered(action="s:104") == ["103:cruiser"]


def test_MV3_ships_of_the_active_system_may_leave_and_return() -> None:
    board = Board().put("104", 0, cruiser=1)
    assert "104:cruiser" in board.offered(action="s:104")


def test_MV6_ships_of_others_stop_whoever_passes_structures_do_not() -> None:
    board = Board(at_207=19).put("310", 0, cruiser=1).put("wellon", 1, pds=1, infantry=1)
    assert "310:cruiser" in board.offered(action="s:104")


def test_MV7_MV8_no_way_into_a_supernova_or_an_asteroid_field() -> None:
    for tile in (43, 44):
        board = Board(at_104=tile).put("207", 0, cruiser=1)
        board[0].technologies = {}
        assert board.match.narrow(0, board.asked().no, {"action": "s:104"}) is None
    board = Board(at_104=44).put("207", 0, cruiser=1).learn(0, "antimass_deflectors")
    assert "207:cruiser" in board.offered(action="s:104")


def test_MV9_cargo_never_more_than_capacity() -> None:
    board = Board("hacan").put("310", 0, carrier=1, fighter=3).put("arretze", 0, infantry=4)
    cargo = {"arretze:infantry": 3, "310:fighter": 2}
    assert board.refused(board.plan("207", {"310:carrier": 1}, cargo))
    board.activate("207", {"310:carrier": 1}, {"arretze:infantry": 3, "310:fighter": 1}).defaults()
    assert board.at("207", 0) == {"carrier": 1, "fighter": 1, "infantry": 3}


def test_MV10_ships_that_stay_lift_infantry_within_free_room() -> None:
    board = Board(at_104=27).put("104", 0, cruiser=1, carrier=1, fighter=3).put("new_albion", 0, infantry=4)
    board[0].faction = "hacan"
    assert board.refused(board.plan("104", {}, {"new_albion:infantry": 2}))
    board.activate("104", {}, {"new_albion:infantry": 1})
    assert board.topic == "commit"
    board.do({"starpoint": 1}).defaults()
    assert board.state.planets["starpoint"].controller == 0
    assert board.at("new_albion", 0) == {"infantry": 3}


def test_MV10_ships_that_leave_and_return_are_not_counted_among_those_that_stay() -> None:
    board = Board("hacan", at_104=27).learn(0, "carrier_ii").put("104", 0, carrier=2).put("new_albion", 0, infantry=12)
    ships = {"104:carrier": 1}
    assert board.refused(board.plan("104", ships, {"new_albion:infantry": 13}))
    board.activate("104", ships, {"new_albion:infantry": 12})
    assert board.at("104", 0) == {"carrier": 2, "infantry": 12}, "six in each"


def test_MV10_ships_that_stay_lift_infantry_where_nothing_else_can_come() -> None:
    board = Board("sol", at_104=27).put("104", 0, carrier=1).put("new_albion", 0, infantry=2)
    board.activate("104", cargo={"new_albion:infantry": 2})
    assert board.topic == "commit"
    board.do({"starpoint": 2}).defaults()
    assert board.at("starpoint", 0) == {"infantry": 2}


def test_MV11_a_fighter_flies_or_rides() -> None:
    board = Board().put("310", 0, carrier=1, fighter=2).learn(0, "fighter_ii")
    assert board.refused(board.plan("207", {"310:carrier": 1, "310:fighter": 1}, {"310:fighter": 2}))


def test_MV17_no_movement_at_all_is_legal() -> None:
    board = Board().put("310", 0, carrier=1).activate("104", {})
    assert board.at("310", 0) == {"carrier": 1}
    assert board.topic == "turn"


def test_MV17_damage_travels_with_the_ship() -> None:
    board = Board("sardakk").put("207", 0, {"dreadnought": 1}, dreadnought=2)
    board.activate("104", {"207:dreadnought!": 1}).defaults()
    assert board.state.systems["104"].damaged == {0: {"dreadnought": 1}}
    assert board.state.systems["207"].damaged == {}


def test_C4_an_eleventh_group_of_fighters_is_no_choice() -> None:
    board = Board("hacan")
    for at in ("101", "102", "103", "105", "106", "201", "202", "203", "204"):
        board.put(at, 0, carrier=0, fighter=1)
    board.put("207", 0, carrier=1, fighter=2)
    assert board.refused(board.plan("104", {"207:carrier": 1}, {"207:fighter": 1})) == "no-figure"
    board.activate("104", {"207:carrier": 1}, {"207:fighter": 2}).defaults()
    assert board.at("104", 0) == {"carrier": 1, "fighter": 2}


@pytest.mark.parametrize(("dock", "taken"), [(0, 1), (1, 2)])
def test_30_2_what_is_proposed_to_ride_leaves_one_to_hold_a_planet_without_a_dock(dock: int, taken: int) -> None:
    board = Board("hacan", at_207=19).put("207", 0, carrier=1).put("wellon", 0, infantry=2)
    if dock:
        board.put("wellon", 0, space_dock=1)
    board.begin()
    assert fullest(board.play, 0, "104", {"207:carrier": 1}) == {"wellon:infantry": taken}


def test_X8_what_is_too_many_goes_before_space_cannons_fire() -> None:
    board = Board("hacan", "sol", at_103=20).learn(1, "pds_ii").put("vefut_ii", 1, pds=1)
    board.put("104", 0, cruiser=1).put("207", 0, destroyer=3)
    board.activate("104", {"207:destroyer": 3})
    assert (board.topic, board.awaited) == ("too-many", [0])
    board.do({"cruiser": 1})
    assert (board.topic, board.awaited) == ("cannon", [1])


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_ship_with_two_ways_stood_twice_in_the_menu_without_saying_which(language: Language) -> None:
    """MV9: by the way around it could take infantry along, so both are offered; one way needs no word."""
    board = Board("hacan", at_207=19).learn(0, "carrier_ii").put("310", 0, carrier=1, cruiser=1)
    board.put("wellon", 0, infantry=4)
    options = {one.id: one for one in board.shape(0, action="s:309").options}
    assert {"310:carrier", "310:carrier@1", "310:cruiser"} <= options.keys()
    label = {id: render_option(one, language, {}) for id, one in options.items()}
    assert "207" in label["310:carrier@1"]
    assert "207" not in label["310:carrier"]
    alone = next(one for one in board.shape(0, action="s:207").options if one.id == "310:carrier")
    assert alone.args["way"] == "only"
    assert label["310:carrier"] != Voice(language).render(SHIPS, {**options["310:carrier"].args, "way": "only"})


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_way_by_a_wormhole_is_called_so(language: Language) -> None:
    board = Board("hacan", at_207=19, at_104=26, at_309=39).learn(0, "carrier_ii").put("309", 0, carrier=1)
    board.put("wellon", 0, infantry=4)
    label = {one.id: render_option(one, language, {}) for one in board.shape(0, action="s:104").options}
    assert len(label) == 2, label
    assert len(set(label.values())) == 2
    assert sum(WORMHOLE[language] in one for one in label.values()) == 1
