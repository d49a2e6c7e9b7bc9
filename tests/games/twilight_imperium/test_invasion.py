"""Invasion and control (rules 11.5, 21.1; worked examples X15 to X18)."""

from __future__ import annotations

from bot.games.twilight_imperium.flow.scoring import public_choices
from tests.games.twilight_imperium.board import Board


def besieged(board: Board, ships: dict[str, int], infantry: int = 0) -> Board:
    """Seat 0 has ships, with infantry aboard, in 104; seat 1 has the planets there."""
    board[0].fleet = 9
    return board.put("104", 0, **ships, **({"infantry": infantry} if infantry else {}))


def attack(board: Board, fire: bool = False) -> Board:
    """Activate 104 without moving."""
    board.activate("104")
    while board.topic == "cannon":
        board.do("fire:0" if fire else "hold")
    return board


# --- bombardment --------------------------------------------------------------------------------------------------


def _bombers(sun: bool) -> Board:
    board = Board("hacan", "sol", at_104=27).put("new_albion", 1, pds=1, infantry=2).put("starpoint", 1, infantry=1)
    board.learn(0, "war_sun")
    return attack(besieged(board, {"dreadnought": 2, "war_sun": 1} if sun else {"dreadnought": 2}))


def test_X15_bombardment() -> None:
    board = _bombers(sun=True)
    assert board.offered() == ["new_albion", "starpoint", "split", "none"]
    units = {"new_albion:war_sun": 1, "new_albion:dreadnought": 1, "starpoint:dreadnought": 1}
    board.dice("bombardment", 2, 5, 8, 4).dice("bombardment", 5).do({"planet": "split", "units": units})
    assert board.at("new_albion", 1) == {"pds": 1}
    assert board.at("starpoint", 1) == {}
    board = _bombers(sun=False)
    assert board.offered() == ["starpoint", "none"], "the shield of the other holds"


def test_IN2_every_unit_bombards_one_planet() -> None:
    board = _bombers(sun=True)
    units = {"new_albion:war_sun": 1, "starpoint:war_sun": 1, "starpoint:dreadnought": 1}
    assert board.refused({"planet": "split", "units": units}) == "all-bombard"


def test_IN2_own_and_free_planets_are_not_bombarded() -> None:
    board = Board("hacan", "sol", at_104=27).put("new_albion", 0, infantry=2)
    assert attack(besieged(board, {"dreadnought": 1})).topic == "turn"


def test_IN3_surplus_hits_are_lost_and_make_an_example_of_their_world() -> None:
    board = Board("hacan", "sol", at_104=19).put("wellon", 1, infantry=1)
    board[0].secrets = ["make_an_example_of_their_world"]
    attack(besieged(board, {"dreadnought": 2})).dice("bombardment", 9, 9).do({"planet": "wellon"})
    assert board.at("wellon", 1) == {}
    assert board.state.planets["wellon"].controller == 1
    assert board[0].scored == ["make_an_example_of_their_world"]


def test_24_plasma_scoring_adds_one_die_to_one_bombardment_roll() -> None:
    board = Board("hacan", "sol", at_104=27).put("new_albion", 1, infantry=2).put("starpoint", 1, infantry=1)
    attack(besieged(board.learn(0, "plasma_scoring"), {"dreadnought": 2}))
    board.dice("bombardment", 5, 5).dice("bombardment", 5)
    board.do({"planet": "split", "units": {"new_albion:dreadnought": 1, "starpoint:dreadnought": 1}})
    assert board.at("new_albion", 1) == board.at("starpoint", 1) == {}


# --- custodians, landing ------------------------------------------------------------------------------------------


def _at_mecatol() -> Board:
    board = Board("hacan").put("000", 0, carrier=1, infantry=2).own(0, "torkan", "vefut_ii")
    board[0].goods = 1
    return board.activate("000")


def test_X18_custodians() -> None:
    board = _at_mecatol()
    assert board.topic == "custodians"
    board.do({"token": "take", "pay": "other", "pay-planets": ["torkan", "vefut_ii"]})
    assert (board[0].points, board[0].goods, board.state.custodians) == (1, 0, False)
    assert board.refused({}) is not None
    board.do({"mecatol_rex": 1}).defaults()
    assert board.state.planets["mecatol_rex"].controller == 0
    assert not board.state.planets["mecatol_rex"].ready


def test_IN4_C4_time_lands_all_where_one_alone_would_have_no_figure() -> None:
    board = _at_mecatol()
    for at in ("101", "102", "103", "104", "105", "106", "201", "202", "203", "204", "205"):
        board.put(at, 0, infantry=1)
    board.do({"token": "take", "pay": "other", "pay-planets": ["torkan", "vefut_ii"]})
    assert board.topic == "commit"
    assert board.refused({"mecatol_rex": 1}) == "no-figure", "twelve groups already"
    board.match.elapse(f"default:0:{board.asked(0).no}")
    assert board.at("mecatol_rex", 0) == {"infantry": 2}


def test_IN4_without_the_token_nobody_lands_on_mecatol_rex() -> None:
    board = _at_mecatol().do({"token": "none"})
    assert board.topic == "turn"
    assert board.at("000", 0) == {"carrier": 1, "infantry": 2}


def test_IN5_any_own_forces_on_any_planets_own_ones_included() -> None:
    board = Board("hacan", at_104=27).own(0, "new_albion")
    attack(besieged(board, {"carrier": 1}, 3))
    assert board.topic == "commit"
    board.do({"new_albion": 1, "starpoint": 2}).defaults()
    assert board.at("new_albion", 0) == {"infantry": 1}
    assert board.state.planets["starpoint"].controller == 0


def test_IN5_nobody_lands_and_production_follows() -> None:
    board = attack(besieged(Board("hacan", at_104=19), {"carrier": 1}, 2)).do({})
    assert board.topic == "turn"
    assert board.at("104", 0) == {"carrier": 1, "infantry": 2}


def landing(landed: int = 3, faction: str = "letnev", **theirs: int) -> Board:
    board = Board(faction, "hacan", "sol", at_104=19).put("wellon", 1, **theirs)
    board[0].technologies, board[1].technologies = {}, {}
    return attack(besieged(board, {"carrier": 1}, landed))


def test_X16_landing() -> None:
    board = landing(pds=2, infantry=1).do({"wellon": 3})
    assert (board.topic, board.awaited) == ("defend", [1])
    board.dice("cannon", 6, 4).dice("ground", 8, 2).dice("ground", 9).do("fire")
    assert board.state.planets["wellon"].controller == 0
    assert not board.state.planets["wellon"].ready
    assert board.state.planets["wellon"].units == {0: {"infantry": 1}}, "the cannons are destroyed"


def test_X16_l1z1x_replaces_the_structures() -> None:
    board = landing(faction="l1z1x", pds=2, space_dock=1, infantry=1).do({"wellon": 3})
    board.dice("ground", 8, 8, 8).dice("ground", 1).do("hold")
    assert board.at("wellon", 0) == {"infantry": 3, "pds": 2, "space_dock": 1}


def test_X17_both_wiped_out() -> None:
    board = landing(1, pds=1, infantry=1).do({"wellon": 1})
    board.dice("ground", 8).dice("ground", 8).do("hold")
    assert board.state.planets["wellon"].controller == 1
    assert board.state.planets["wellon"].units == {1: {"pds": 1}}


def test_SC13_a_ground_combat_of_misses_alone_ends_with_the_attacker() -> None:
    board = landing(1, infantry=1)
    for _ in range(2 * 60):
        board.dice("ground", 1)
    board.do({"wellon": 1})
    assert board.state.planets["wellon"].units == {1: {"infantry": 1}}
    assert board.told("ground-over")[-1]["round"] == 61, "sixty were fought, and in the next nobody is left to roll"


def test_IN7_cannons_on_other_planets_do_not_fire_at_those_who_land() -> None:
    board = Board("sol", "hacan", at_104=27).put("new_albion", 1, pds=1).put("starpoint", 1, infantry=1)
    attack(besieged(board.learn(1, "pds_ii"), {"carrier": 1}, 2)).dice("ground", 9, 9).dice("ground", 1)
    board.do({"starpoint": 2})
    assert board.state.planets["starpoint"].controller == 0


def test_IN8_planets_are_fought_for_in_the_order_of_the_active_player() -> None:
    board = Board("hacan", "sol", at_104=27).put("new_albion", 1, infantry=1).put("starpoint", 1, infantry=1)
    attack(besieged(board, {"carrier": 1}, 2)).do({"new_albion": 1, "starpoint": 1})
    assert (board.topic, board.awaited) == ("planet-first", [0])
    board.dice("ground", 10).dice("ground", 1).dice("ground", 1).dice("ground", 10).do("starpoint")
    assert board.state.planets["starpoint"].controller == 0
    assert board.state.planets["new_albion"].controller == 1


def test_IN7_cannons_fire_in_the_order_of_the_active_player() -> None:
    board = Board("hacan", "sol", at_104=27)
    board.put("new_albion", 1, infantry=1, pds=1).put("starpoint", 1, infantry=1, pds=1)
    attack(besieged(board, {"carrier": 1}, 2)).do({"new_albion": 1, "starpoint": 1})
    assert (board.topic, board.awaited) == ("planet-first", [0]), "before anybody fires"
    board.do("starpoint")
    assert (board.topic, board.asked().prompt.args["planet"]) == ("defend", "starpoint")
    board.do("hold")
    assert (board.topic, board.asked().prompt.args["planet"]) == ("defend", "new_albion")


def test_CO1_planets_are_gained_in_the_order_of_the_active_player_where_it_matters() -> None:
    board = Board("hacan", at_104=27)
    attack(besieged(board, {"carrier": 1}, 2)).do({"new_albion": 1, "starpoint": 1})
    assert board.topic == "turn", "nothing waits for it: nobody is asked"
    board = Board("hacan", at_104=27).learn(0, "integrated_economy")
    board[0].goods = 5
    attack(besieged(board, {"carrier": 1}, 2)).do({"new_albion": 1, "starpoint": 1})
    assert board.topic == "planet-first"
    board.do("starpoint")
    assert [one["planet"] for one in board.told("gained")] == ["starpoint"]
    assert board.topic == "produce"


def test_CO1_who_takes_over_structures_was_asked_for_an_order_of_planets_on_which_there_are_none() -> None:
    board = Board("l1z1x", "sol", at_104=27)
    attack(besieged(board, {"carrier": 1}, 2)).do({"new_albion": 1, "starpoint": 1})
    assert board.topic == "turn", "both are free: no order of taking them makes a difference"
    board = Board("l1z1x", "sol", at_104=27).put("starpoint", 1, pds=1)
    attack(besieged(board, {"carrier": 1}, 2)).do({"new_albion": 1, "starpoint": 1})
    while board.topic == "defend":
        board.do("hold")
    assert board.topic == "planet-first"


def test_IN9_only_structures_no_combat_and_control() -> None:
    board = landing(1, space_dock=1).do({"wellon": 1})
    assert board.state.planets["wellon"].units == {0: {"infantry": 1}}
    assert board.state.planets["wellon"].controller == 0


def test_CO2_a_planet_without_units_stays_controlled() -> None:
    board = Board("hacan", at_104=19).own(0, "wellon").put("wellon", 0, infantry=2).put("207", 0, carrier=1)
    board.put("104", 0, carrier=1)
    board.activate("103", {"104:carrier": 1}, {"wellon:infantry": 2}).defaults()
    assert board.at("wellon", 0) == {}
    assert board.state.planets["wellon"].controller == 0


def test_CO4_home_planets_are_taken_like_others_and_X33_public_condition() -> None:
    board = Board("hacan", "letnev").put("304", 0, carrier=1, infantry=2).put("303", 1, cruiser=1)
    board.state.revealed = ["erect_a_monument"]
    board[1].goods = 20
    board[1].secrets = ["control_the_region"]
    board.activate("304")
    assert board.topic == "commit"
    board.do({"wren_terra": 2})
    assert board.state.planets["wren_terra"].controller == 0
    assert public_choices(board.play, 1) == []
    assert public_choices(board.play, 0) == []
    board.own(1, "wren_terra").reload()
    assert public_choices(board.play, 1) == ["erect_a_monument"]


# --- abilities of ground combat -----------------------------------------------------------------------------------


def test_24_magen_defense_grid() -> None:
    board = Board("hacan", "sol", at_104=19).put("wellon", 1, infantry=1, pds=1).learn(1, "magen_defense_grid")
    attack(besieged(board, {"carrier": 1}, 2)).do({"wellon": 2}).do("hold")
    assert (board.topic, board.awaited) == ("magen", [1])
    board.dice("ground", 7).dice("ground", 8).dice("ground", 1).do("yes")
    assert board.state.planets["wellon"].controller == 0
    assert board.at("wellon", 0) == {"infantry": 1}
    assert board[1].technologies["magen_defense_grid"] is False


def test_24_dacxive_animators() -> None:
    board = landing(2, infantry=1)
    board.learn(0, "dacxive_animators").dice("ground", 8, 1).dice("ground", 1).do({"wellon": 2})
    assert board.at("wellon", 0) == {"infantry": 3}


def test_24_valkyrie_particle_weave_hits_back_even_without_own_hits() -> None:
    board = landing(2, faction="sardakk", infantry=2)
    board.learn(0, "valkyrie_particle_weave").dice("ground", 1, 1).dice("ground", 8, 1).dice("ground", 7)
    board.dice("ground", 1).do({"wellon": 2})
    assert board.state.planets["wellon"].controller == 0


def test_24_valkyrie_particle_weave_adds_one_hit_and_no_more() -> None:
    board = Board("sardakk", "letnev", at_104=19).learn(0, "valkyrie_particle_weave").put("wellon", 1, infantry=4)
    board.put("104", 0, carrier=1, infantry=3).dice("ground", 1, 1, 1).dice("ground", 9, 1, 1, 1)
    board.dice("ground", 9, 9).dice("ground", 1, 1, 1).dice("ground", 9, 9).dice("ground", 1)
    board.activate("104").do({"wellon": 3}).defaults()
    assert len(board.play.said["ground"]) == 0, "three rolled in the second round, so one had fallen in the first"
    assert board.at("wellon", 0) == {"infantry": 2}


def test_28_harrow_bombards_again_as_a_round_ends() -> None:
    board = Board("l1z1x", "sol", at_104=19).put("wellon", 1, infantry=3)
    board[0].technologies = {}
    attack(besieged(board, {"dreadnought": 1}, 1)).do({"planet": "none"})
    board.dice("ground", 8).dice("ground", 1, 1, 1).dice("bombardment", 5).dice("ground", 8).dice("ground", 1)
    board.do({"wellon": 1})
    if board.topic == "harrow":
        board.do("yes")
    assert board.state.planets["wellon"].controller == 0


def test_28_l4_disruptors_no_cannon_fires_at_those_who_land() -> None:
    board = Board("letnev", "sol", at_104=19).put("wellon", 1, pds=1, infantry=1).learn(0, "l4_disruptors")
    attack(besieged(board, {"carrier": 1}, 1)).dice("ground", 9).dice("ground", 1).do({"wellon": 1})
    assert board.state.planets["wellon"].controller == 0


def test_24_infantry_ii_waits_on_its_card_and_comes_home() -> None:
    board = Board("hacan", "letnev", at_104=19).learn(1, "infantry_ii").put("wellon", 1, infantry=3)
    attack(besieged(board, {"dreadnought": 1, "carrier": 1}, 1)).dice("bombardment", 9).dice("infantry", 6)
    board.do({"planet": "wellon"})
    assert board[1].waiting == 1
    board.do({})
    assert (board.topic, board.awaited) == ("places", [1]), "the owner splits them among home planets"
    board.do({"wren_terra": 1})
    assert board[1].waiting == 0
    assert board.at("wren_terra", 1) == {"infantry": 1}


def test_24_spec_ops_ii_returns_on_5() -> None:
    board = Board("hacan", "sol", at_104=19).learn(1, "spec_ops_ii").put("wellon", 1, infantry=3)
    attack(besieged(board, {"dreadnought": 1}, 0)).dice("bombardment", 9).dice("infantry", 5)
    board.do({"planet": "wellon"})
    assert board.at("jord", 1) == {"infantry": 1}
