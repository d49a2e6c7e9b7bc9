"""Space cannon offense, space combat and retreat (rules 11.3, 11.4; worked examples X10 to X14)."""

from __future__ import annotations

from typing import Any

from bot.games.twilight_imperium.combat import Hits
from bot.games.twilight_imperium.flow.hits import shared_out
from bot.games.twilight_imperium.state import Units
from tests.games.twilight_imperium.board import Board

BY_HAND = {"how": "by-hand"}
TO_THE_END = {"how": "to-the-end"}


def meet(board: Board, attacker: dict[str, int], defender: dict[str, int], **more: Any) -> Board:
    """Seat 0's ships come from 207 into 104, where seat 1's are; both fight by hand unless `orders` says otherwise."""
    board.put("207", 0, more.get("hurt"), **attacker).put("104", 1, more.get("their_hurt"), **defender)
    board[0].fleet = board[1].fleet = 9
    movers = {f"207:{kind}{'!' if more.get('hurt') else ''}": n for kind, n in attacker.items() if kind != "fighter"}
    cargo = {"207:fighter": attacker["fighter"]} if "fighter" in attacker else {}
    board.activate("104", movers, cargo)
    while board.topic == "cannon":
        board.do(more.get("fire", "hold"))
    if board.topic == "combat-orders":
        order = more.get("orders", BY_HAND)
        board.do(order, 0).do(order, 1)
    while board.topic == "barrage":
        board.do(more.get("barrage", "fire"))
    return board


# --- space cannon -------------------------------------------------------------------------------------------------


def cannon_board() -> Board:
    board = Board("hacan", "letnev", at_104=19, at_103=20).learn(1, "pds_ii", "plasma_scoring")
    return board.put("wellon", 1, pds=2).put("vefut_ii", 1, pds=1)


def test_X10_space_cannon_offense() -> None:
    board = cannon_board().put("207", 0, cruiser=2, dreadnought=1)
    board.activate("104", {"207:cruiser": 2, "207:dreadnought": 1})
    assert (board.topic, board.awaited) == ("cannon", [1])
    board.dice("cannon", 6, 5, 9, 10).do("fire:0")
    assert board.topic == "hits"
    assert board.asked().prompt.args["count"] == 3, "antimass deflectors make 5 4 8 9 of them"
    assert board.refused({"sustain": {"dreadnought": 1}, "lose": {"cruiser": 1}})
    board.do({"sustain": {"dreadnought": 1}, "lose": {"cruiser": 2}}).defaults()
    assert board.at("104", 0) == {"dreadnought": 1}
    assert board.state.systems["104"].damaged == {0: {"dreadnought": 1}}


def test_SO1_SO3_everybody_clockwise_from_the_active_player_others_at_the_active_player_alone() -> None:
    board = Board("sol", "letnev", "hacan", at_104=27)
    board.put("new_albion", 0, pds=1).put("starpoint", 2, pds=1).put("104", 1, cruiser=1).put("207", 0, cruiser=1)
    board.activate("104", {"207:cruiser": 1})
    assert (board.awaited, board.offered()) == ([0], ["fire:1", "hold"])
    board.do("hold")
    assert (board.awaited, board.offered()) == ([2], ["fire:0", "hold"])


def test_SO1_all_eligible_units_fire_or_none() -> None:
    board = cannon_board().put("207", 0, cruiser=1).activate("104", {"207:cruiser": 1})
    assert board.asked().prompt.args["dice"] == 4
    board.do("hold")
    assert board.at("104", 0) == {"cruiser": 1}


def test_SO2_only_upgraded_cannons_reach_neighbouring_systems() -> None:
    board = Board("hacan", "letnev", at_103=20).put("vefut_ii", 1, pds=1).put("207", 0, cruiser=1)
    board.activate("104", {"207:cruiser": 1})
    assert board.topic == "turn"


def test_SO3_the_active_player_fires_without_moving() -> None:
    board = Board("sol", "letnev", at_104=19).put("wellon", 0, pds=1, infantry=1).put("104", 1, cruiser=1)
    board.activate("104")
    assert (board.topic, board.awaited) == ("cannon", [0])
    board.dice("cannon", 7).do("fire:1").defaults()
    assert board.at("104", 1) == {}


def test_SO4_graviton_laser_system_hits_fall_on_non_fighters() -> None:
    board = cannon_board().learn(1, "graviton_laser_system").put("207", 0, carrier=2, fighter=4)
    board.activate("104", {"207:carrier": 2}, {"207:fighter": 4}).do("fire:0")
    assert board.topic == "graviton"
    board.dice("cannon", 6, 1, 1, 1).do("yes").defaults()
    assert board.at("104", 0) == {"carrier": 1, "fighter": 4}
    assert board[1].technologies["graviton_laser_system"] is False


def test_SO5_limits_of_the_target_are_checked_before_the_next_player_fires() -> None:
    board = cannon_board().put("207", 0, carrier=1, fighter=4)
    board.activate("104", {"207:carrier": 1}, {"207:fighter": 4}).dice("cannon", 6, 6, 1, 1).do("fire:0")
    board.do({"lose": {"carrier": 1, "fighter": 1}})
    assert board.at("104", 0) == {}, "fighters that nothing carries are removed"


def test_SO7_turn_their_fleets_to_dust() -> None:
    board = cannon_board().put("207", 0, cruiser=1)
    board[1].secrets = ["turn_their_fleets_to_dust"]
    board.activate("104", {"207:cruiser": 1}).dice("cannon", 10, 1, 1, 1).do("fire:0")
    assert board[1].scored == ["turn_their_fleets_to_dust"]
    board = cannon_board().put("207", 0, carrier=1, fighter=2)
    board[1].secrets = ["turn_their_fleets_to_dust"]
    board.activate("104", {"207:carrier": 1}, {"207:fighter": 2}).dice("cannon", 10, 1, 1, 1).do("fire:0")
    board.do({"lose": {"carrier": 1}})
    assert board.at("104", 0) == {}
    assert board[1].scored == [], "the last ships were removed, not destroyed"


def test_SO8_no_combat_modifier_counts() -> None:
    board = Board("hacan", "sardakk", at_104=19).put("wellon", 1, pds=1).put("207", 0, cruiser=1)
    board[0].technologies = {}
    board.activate("104", {"207:cruiser": 1}).dice("cannon", 5).do("fire:0").defaults()
    assert board.at("104", 0) == {"cruiser": 1}


# --- space combat -------------------------------------------------------------------------------------------------


def test_SC1_ground_forces_and_structures_make_no_space_combat() -> None:
    board = Board("sol", "letnev", at_104=19).put("wellon", 1, pds=1, infantry=2).put("207", 0, cruiser=1)
    board.activate("104", {"207:cruiser": 1}).do("hold")
    assert board.topic == "turn"


def test_X11_anti_fighter_barrage() -> None:
    board = Board("sardakk").learn(0, "destroyer_ii").dice("barrage", 1, 6, 7, 3, 10, 5).dice("combat", 1, 1)
    board.dice("combat", 1)
    meet(board, {"destroyer": 2}, {"dreadnought": 1, "fighter": 2})
    assert board.at("104", 1) == {"dreadnought": 1}
    assert 1 not in board.state.systems["104"].damaged, "nothing sustains a barrage"


def test_SC3_barrage_comes_in_the_first_round_alone_and_for_both_at_once() -> None:
    board = Board().dice("barrage", 9, 9).dice("barrage", 9, 9).dice("combat", 1, 1).dice("combat", 1, 1)
    meet(board, {"destroyer": 1, "carrier": 1, "fighter": 1}, {"destroyer": 1, "carrier": 1, "fighter": 1})
    assert board.at("104", 0) == {"destroyer": 1, "carrier": 1}
    assert board.at("104", 1) == {"destroyer": 1, "carrier": 1}


def test_SC3_barrage_is_optional_for_each_side_as_a_whole() -> None:
    board = Board("sardakk").learn(0, "destroyer_ii").dice("combat", 1, 1).dice("combat", 1, 1, 1)
    meet(board, {"destroyer": 2}, {"dreadnought": 1, "fighter": 2}, barrage="hold")
    assert board.told("barrage") == []
    assert board.at("104", 1) == {"dreadnought": 1, "fighter": 2}


def test_SC3_one_side_holds_and_the_other_fires() -> None:
    board = Board().put("207", 0, destroyer=1, carrier=1, fighter=1).put("104", 1, destroyer=1, carrier=1, fighter=1)
    board[0].fleet = board[1].fleet = 9
    board.activate("104", {"207:destroyer": 1, "207:carrier": 1}, {"207:fighter": 1})
    board.do(BY_HAND, 0).do(BY_HAND, 1).dice("barrage", 9, 9)
    assert (board.topic, board.awaited) == ("barrage", [0, 1])
    board.do("hold", 1)
    assert board.told("barrage") == [], "hidden until both have said"
    board.dice("combat", 1, 1, 1).dice("combat", 1, 1).do("fire", 0)
    assert board.at("104", 0)["fighter"] == 1
    assert "fighter" not in board.at("104", 1)


def test_X12_a_round() -> None:
    board = Board("sardakk", "hacan", at_104=42)
    board.dice("combat", 4, 6, 3).dice("combat", 8, 7, 9, 2)
    meet(board, {"cruiser": 2, "dreadnought": 1}, {"carrier": 1, "fighter": 3})
    assert board.awaited == [0, 1]
    assert [board.asked(seat).prompt.args["count"] for seat in (0, 1)] == [2, 2]
    board.do({"sustain": {"dreadnought": 1}, "lose": {"cruiser": 1}}, 0)
    assert board.at("104", 0) == {"cruiser": 2, "dreadnought": 1}, "hidden until both have said"
    board.dice("combat", 1, 1).dice("combat", 1, 1).do({"lose": {"fighter": 2}}, 1)
    assert board.at("104", 0) == {"cruiser": 1, "dreadnought": 1}
    assert board.at("104", 1) == {"carrier": 1, "fighter": 1}


def test_SC6_fighters_count_like_other_ships_and_both_sides_lose_at_once() -> None:
    board = Board().dice("combat", 9, 1).dice("combat", 9, 1)
    meet(board, {"carrier": 1, "fighter": 1}, {"carrier": 1, "fighter": 1}, orders=TO_THE_END)
    assert len(board.told("combat-over")) == 1


def test_X13_non_euclidean_shielding() -> None:
    board = Board("sardakk", "letnev").learn(1, "non_euclidean_shielding").put("103", 1, destroyer=1)
    meet(board, {"cruiser": 3}, {"dreadnought": 2}).dice("combat", 9, 9, 9).dice("combat", 1, 1).do("stay")
    assert board.asked(1).prompt.args["count"] == 3
    assert board.refused({"sustain": {"dreadnought": 1}}, 1), "one hit is left"
    other = board.match.copy()
    board.do({"sustain": {"dreadnought": 2}}, 1)
    assert (board.topic, board.at("104", 1)) == ("announce", {"dreadnought": 2})
    other.answer(1, other.asked(1)[0].no, {"sustain": {"dreadnought": 1}, "lose": {"dreadnought": 1}})
    assert other.play.board.systems["104"].units[1] == {"dreadnought": 1}


def test_SC7_SC9_hits_that_two_shields_cancel_are_taken_by_ships_that_are_no_fighters() -> None:
    """What is proposed counted a shield that cancels two hits once, and gave away a cruiser for the other."""
    fleet: Units = {"dreadnought": 1, "cruiser": 1, "fighter": 2}
    sustain, lose = shared_out(fleet, {"dreadnought": (1, 2)}, Hits(free=2, first=2))
    assert (sustain, lose) == ({"dreadnought": 1}, {"fighter": 2})
    sustain, lose = shared_out(fleet, {"dreadnought": (1, 1)}, Hits(free=1, first=2))
    assert (sustain, lose) == ({"dreadnought": 1}, {"cruiser": 1, "fighter": 1})


def test_SC9_damaged_units_do_not_sustain_again() -> None:
    board = Board("sol", "letnev").dice("combat", 9, 9).dice("combat", 1)
    meet(board, {"cruiser": 2}, {"dreadnought": 1}, their_hurt={"dreadnought": 1})
    assert board.at("104", 1) == {}


def test_SC9_duranium_armor_repairs_what_did_not_sustain_this_round() -> None:
    board = Board("sol", "letnev").learn(1, "duranium_armor").put("103", 1, destroyer=1)
    meet(board, {"cruiser": 2}, {"dreadnought": 2}, their_hurt={"dreadnought": 1})
    board.dice("combat", 9, 1).dice("combat", 1, 1).do("stay").do({"sustain": {"dreadnought": 1}}, 1)
    assert board.topic == "announce"
    assert board.state.systems["104"].damaged == {1: {"dreadnought": 1}}, "one sustained now, the other is repaired"
    board.dice("combat", 1, 1).dice("combat", 1, 1).do("stay")
    assert board.state.systems["104"].damaged == {}, "also without any hit"


def test_SC9_duranium_armor_repairs_older_damage_where_what_sustained_now_fell() -> None:
    board = Board("sol", "letnev").learn(1, "duranium_armor").put("103", 1, destroyer=1)
    meet(board, {"cruiser": 3}, {"dreadnought": 3}, their_hurt={"dreadnought": 1})
    board.dice("combat", 9, 9, 1).dice("combat", 1, 1, 1).do("stay")
    board.do({"sustain": {"dreadnought": 1}, "lose": {"dreadnought": 1}}, 1)
    assert board.at("104", 1) == {"dreadnought": 2}
    assert board.told("repaired") == [{"seat": 1, "unit": "dreadnought", "system": "104"}]
    assert board.state.systems["104"].damaged == {}, "the one that had sustained now is the one that fell"


def test_SC9_duranium_armor_repairs_nothing_that_was_damaged_in_this_round() -> None:
    board = Board("sol", "letnev").learn(1, "duranium_armor").put("103", 1, destroyer=1)
    meet(board, {"cruiser": 2}, {"dreadnought": 2}).dice("combat", 9, 1).dice("combat", 1, 1).do("stay")
    board.do({"sustain": {"dreadnought": 1}}, 1)
    assert board.told("repaired") == []
    assert board.state.systems["104"].damaged == {1: {"dreadnought": 1}}


def test_SC11_the_winner_loses_what_nothing_carries_after_the_end() -> None:
    board = Board("sol", "hacan").dice("combat", 9, 1, 1, 1).dice("combat", 9)
    meet(board, {"carrier": 1, "fighter": 3}, {"cruiser": 1})
    board.do({"lose": {"carrier": 1}}, 0).defaults()
    assert board.at("104", 0) == {}
    assert board.at("104", 1) == {}


def test_SC13_rounds_of_misses_end_no_combat() -> None:
    board = Board("sol", "hacan")
    for _ in range(14):
        board.dice("combat", 1).dice("combat", 1)
    board.dice("combat", 10).dice("combat", 1)
    meet(board, {"cruiser": 1}, {"cruiser": 1}, orders=TO_THE_END)
    assert board.at("104", 0) == {"cruiser": 1}
    assert board.at("104", 1) == {}


# --- retreat ------------------------------------------------------------------------------------------------------


def _with_exits() -> Board:
    return Board("sol", "hacan").put("103", 1, cruiser=1).put("207", 0, destroyer=1)


def test_SC5_the_defender_announces_first_and_not_both() -> None:
    board = meet(
        Board("sol", "hacan").put("103", 1, cruiser=1).put("207", 0, destroyer=1), {"cruiser": 1}, {"cruiser": 1}
    )
    assert (board.topic, board.awaited) == ("announce", [1])
    board.do("stay")
    assert (board.topic, board.awaited) == ("announce", [0])
    board = meet(
        Board("sol", "hacan").put("103", 1, cruiser=1).put("207", 0, destroyer=1), {"cruiser": 1}, {"cruiser": 1}
    )
    board.dice("combat", 1).dice("combat", 1).do("retreat")
    assert board.at("103", 1) == {"cruiser": 2}


def _cornered() -> Board:
    board = Board("sol", "hacan", at_104=19).put("103", 1, cruiser=1).put("wellon", 1, infantry=2)
    meet(board, {"cruiser": 1}, {"carrier": 1, "fighter": 5, "infantry": 1})
    return board.dice("combat", 1).dice("combat", 1, 1, 1, 1, 1, 1).do("retreat")


def test_X14_retreat() -> None:
    for cargo in (
        {"104:fighter": 4},
        {"104:fighter": 3, "104:infantry": 1},
        {"104:fighter": 2, "wellon:infantry": 2},
    ):
        board = _cornered()
        assert board.offered() == ["103"]
        board.do({"to": "103", "cargo": cargo})
        assert board.at("104", 1) == {}, "what is left over is removed"
        assert board.state.systems["103"].tokens == [1]
        assert sum(board.at("103", 1).values()) == 6
    assert _cornered().refused({"to": "103", "cargo": {"104:fighter": 3}})


def test_RT3_units_in_space_are_left_only_when_all_places_are_taken() -> None:
    board = Board("sol", "hacan", at_104=19).put("103", 1, cruiser=1).put("wellon", 1, infantry=2)
    meet(board, {"cruiser": 1}, {"carrier": 1, "fighter": 3})
    board.dice("combat", 1).dice("combat", 1, 1, 1, 1).do("retreat")
    assert board.refused({"to": "103", "cargo": {"wellon:infantry": 2, "104:fighter": 1}}) == "must-fill"
    board.do({"to": "103", "cargo": {"104:fighter": 3}})
    assert board.at("103", 1) == {"cruiser": 1, "carrier": 1, "fighter": 3}


def test_RT1_a_retreat_needs_own_units_or_planets_and_no_ships_of_others() -> None:
    board = Board("sol", "hacan", at_103=20, at_105=42, at_204=26).own(1, "vefut_ii").put("105", 1, cruiser=1)
    board.put("206", 2, fighter=1)
    meet(board, {"cruiser": 1}, {"cruiser": 1})
    board.dice("combat", 1).dice("combat", 1).do("retreat")
    assert board.at("103", 1) == {"cruiser": 1}, "the nebula is no place to retreat to (G14): there is no choice"


def test_RT2_no_retreat_when_the_opponent_has_no_ships_left() -> None:
    board = Board("sol", "hacan").put("103", 1, cruiser=1)
    meet(board, {"cruiser": 1}, {"cruiser": 1}).dice("combat", 1).dice("combat", 10).do("retreat").defaults()
    assert board.at("104", 1) == {"cruiser": 1}
    assert board.state.systems["103"].tokens == []


def test_RT3_fighters_alone_retreat_with_nothing() -> None:
    board = Board("sol", "hacan").put("103", 1, cruiser=1)
    meet(board, {"cruiser": 2}, {"carrier": 1, "fighter": 2})
    board.dice("combat", 10, 1).dice("combat", 1, 1, 1).do("retreat").do({"lose": {"carrier": 1}}, 1)
    board.defaults()
    assert board.at("104", 1) == {}
    assert board.at("103", 1) == {"cruiser": 1}
    assert board.state.systems["103"].tokens == []


def test_SC5_a_side_of_fighters_alone_may_announce_and_retreats_with_nothing() -> None:
    board = Board("sol", "hacan").put("103", 1, cruiser=1).put("304", 1, space_dock=0)
    meet(board, {"cruiser": 1}, {"fighter": 2})
    assert (board.topic, board.awaited) == ("announce", [1])
    board.dice("combat", 1).dice("combat", 1, 1).do("retreat")
    assert board.at("104", 1) == {}
    assert board.at("103", 1) == {"cruiser": 1}
    assert board.state.systems["103"].tokens == [], "nothing arrived: no token"


def test_RT4_ships_that_retreat_from_a_rift_roll() -> None:
    board = Board("sol", "hacan", at_104=41).put("103", 1, cruiser=1)
    meet(board, {"cruiser": 1}, {"cruiser": 2})
    board.dice("combat", 1).dice("combat", 1, 1).dice("rift", 3, 4).do("retreat")
    assert board.at("103", 1) == {"cruiser": 2}


def test_RT5_a_token_that_is_there_already_is_enough() -> None:
    board = Board("sol", "hacan").put("103", 1, cruiser=1).token(1, "103")
    meet(board, {"cruiser": 1}, {"cruiser": 1})
    board.dice("combat", 1).dice("combat", 1).do("retreat")
    assert board.state.systems["103"].tokens == [1]


def test_C7_with_an_empty_reserve_the_owner_says_from_which_pool() -> None:
    board = Board("sol", "hacan").put("103", 1, cruiser=1)
    meet(board, {"cruiser": 1}, {"cruiser": 1})
    board[1].tactic, board[1].fleet, board[1].strategy = 7, 7, 2
    board.dice("combat", 1).dice("combat", 1).do("retreat")
    assert (board.topic, board.awaited) == ("lose-token", [1])
    assert board.asked().default == {"strategy": 1}, "30.4"
    board.do({"strategy": 1})
    assert board[1].strategy == 1
    assert board.state.systems["103"].tokens == [1]


def test_RT6_limits_are_checked_in_the_new_system() -> None:
    board = Board("sol", "hacan").put("103", 1, cruiser=1)
    meet(board, {"cruiser": 1}, {"cruiser": 1})
    board[1].fleet = 1
    board.dice("combat", 1).dice("combat", 1).do("retreat")
    assert board.at("103", 1) == {"cruiser": 1}
