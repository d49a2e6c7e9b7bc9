"""Action cards of space combat and cannons (rules 22, windows 7.3 and 7.4): whom they call, what they do, what not."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium.hooks.queries import combat_bonus
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import called, hold, passed, react, table
from tests.games.twilight_imperium.test_space_combat import TO_THE_END, cannon_board, meet

SIDES = ("sol", "hacan", "letnev")


def fight(*hands: tuple[int, str], attacker: dict[str, int], defender: dict[str, int], **more: object) -> Board:
    """Seat 0 meets seat 1 in 104, and these cards are held."""
    board = table(*SIDES)
    for seat, card in hands:
        hold(board, seat, card)
    return meet(board, attacker, defender, **more)


CRUISERS = {"cruiser": 2}


def fell(board: Board) -> dict[str, int]:
    """What was destroyed first since the last answer."""
    return board.told("destroyed")[0]["units"]


# --- Morale Boost, Fighter Prototype ----------------------------------------------------------------------------------


def test_22_SC2_morale_boost_is_asked_as_a_round_begins_and_lasts_for_it() -> None:
    board = fight((0, "morale_boost"), attacker=CRUISERS, defender=CRUISERS)
    assert called(board) == ("SC_START", (0,)), "PP1: whoever holds cards, and nobody else"
    assert "morale_boost" in board.offered(0)
    board.dice("combat", 6, 6).dice("combat", 1, 1)
    react(board, 0, "morale_boost")
    assert board.told("dice")[0]["bonuses"] == [1, 1]
    assert board.told("dice")[0]["hits"] == 2
    assert combat_bonus(board.play, 0, "cruiser", "104") == 0, "the combat is over with the round"


def test_22_morale_boost_ends_with_its_round() -> None:
    board = fight((0, "morale_boost"), attacker=CRUISERS, defender=CRUISERS)
    board.dice("combat", 1, 1).dice("combat", 1, 1).dice("combat", 6, 6).dice("combat", 1, 1)
    react(board, 0, "morale_boost")
    assert not board[0].hand
    assert [one["bonuses"] for one in board.told("dice")[:4:2]] == [[1, 1], [0, 0]]


def test_22_X11_morale_boost_does_not_change_barrage() -> None:
    board = fight((0, "morale_boost"), attacker={"destroyer": 2}, defender={"fighter": 2, "dreadnought": 1})
    assert called(board)[0] == "SC_START"
    react(board, 0, "morale_boost")
    board.dice("barrage", 8, 8, 8, 8).do("fire", 0)
    assert board.told("barrage")[0]["hits"] == 0


def test_AC4_a_side_boosts_once_a_round_and_the_other_side_may_too() -> None:
    board = fight(*[(0, "morale_boost")] * 2, (1, "morale_boost"), attacker=CRUISERS, defender=CRUISERS)
    react(board, 0, "morale_boost")
    assert called(board) == ("SC_START", (0, 1)), "seat 0 could still slip away, as far as anybody knows"
    assert board.offered(0) == ["pass"], "the second would do nothing"
    react(board, 1, "morale_boost").dice("combat", 1, 1).dice("combat", 1, 1)
    passed(board, "SC_ROUND")
    assert [one["bonuses"] for one in board.told("dice")] == [[1, 1], [1, 1]]
    assert "morale_boost" in board.offered(0), "a new round is a new window"


def test_AC4_after_a_cancelled_copy_the_next_may_be_played() -> None:
    board = fight(*[(0, "morale_boost")] * 2, (1, "sabotage"), attacker=CRUISERS, defender=CRUISERS)
    react(board, 0, "morale_boost", through=False)
    assert called(board) == ("AC_PLAYED", (1,))
    board.do("sabotage", 1)
    assert called(board) == ("SC_START", (0,))
    board.dice("combat", 6, 6).dice("combat", 1, 1)
    react(board, 0, "morale_boost")
    assert board.told("dice")[0]["bonuses"] == [1, 1]


def test_AC3_a_sabotage_inside_a_combat_leaves_the_round_as_it_was() -> None:
    board = fight((0, "morale_boost"), (1, "sabotage"), attacker=CRUISERS, defender=CRUISERS)
    react(board, 0, "morale_boost", through=False).do("sabotage", 1)
    assert board.told("card-cancelled") == [{"seat": 0, "component": "morale_boost"}]
    assert board.told("dice")[0]["bonuses"] == [0, 0]
    assert board.state.discards == ["morale_boost", "sabotage"]


def test_22_morale_boost_works_on_the_ground() -> None:
    board = hold(table(*SIDES, at_104=19).put("wellon", 1, infantry=1).put("104", 0, carrier=1, infantry=1), 0,
                 "morale_boost")  # fmt: skip
    board.activate("104").do({"wellon": 1})
    assert called(board) == ("GC_START", (0,))
    board.dice("ground", 7).dice("ground", 1)
    react(board, 0, "morale_boost")
    assert board.told("ground-dice")[0]["bonus"] == 1
    assert board.state.planets["wellon"].controller == 0


def test_22_fighter_prototype_is_for_fighters_in_the_first_round() -> None:
    squad = {"carrier": 1, "fighter": 2}
    board = fight((0, "fighter_prototype"), attacker=squad, defender={"dreadnought": 2})
    board.dice("combat", 1, 7, 7).dice("combat", 1, 1)
    react(board, 0, "fighter_prototype")
    assert board.told("dice")[0]["bonuses"] == [0, 2, 2]
    assert board.told("dice")[0]["hits"] == 2


@pytest.mark.parametrize(("fleet", "calls"), [({"cruiser": 1}, False), ({"carrier": 1, "fighter": 1}, True)])
def test_PP1_who_has_no_fighters_is_not_asked_for_a_prototype(fleet: dict[str, int], calls: bool) -> None:
    board = table(*SIDES)
    board.state.discards += [one for one in board.state.actions if one != "fighter_prototype"]
    board.state.actions = []
    board[0].hand = ["fighter_prototype"]
    meet(board, fleet, {"cruiser": 1})
    assert (called(board)[0] == "SC_START") is calls


# --- Emergency Repairs, Salvage ---------------------------------------------------------------------------------------


def test_22_emergency_repairs_mends_what_cannons_did_before_the_first_round() -> None:
    board = fight(
        (1, "emergency_repairs"), attacker=CRUISERS, defender={"dreadnought": 2}, their_hurt={"dreadnought": 2}
    )
    assert called(board) == ("SC_START", (1,))
    react(board, 1, "emergency_repairs")
    assert board.state.systems["104"].damaged == {}
    assert len(board.told("repaired")) == 2


def test_22_SC11_emergency_repairs_as_the_last_round_ends_is_one_window_with_the_end() -> None:
    board = fight((1, "emergency_repairs"), attacker={"cruiser": 1}, defender={"dreadnought": 2}, orders=TO_THE_END)
    board.dice("combat", 9).dice("combat", 9, 9)
    passed(board, "SC_END")
    assert board.state.systems["104"].damaged == {1: {"dreadnought": 1}}
    react(board, 1, "emergency_repairs")
    assert board.state.systems["104"].damaged == {}


def test_22_emergency_repairs_above_a_ground_combat() -> None:
    board = table(*SIDES, at_104=19).put("wellon", 1, infantry=2)
    board.put("104", 0, {"dreadnought": 1}, dreadnought=1, carrier=1, infantry=1)
    hold(board, 0, "emergency_repairs")
    board.activate("104").do({"planet": "none"}).do({"wellon": 1})
    assert called(board) == ("GC_START", (0,))
    react(board, 0, "emergency_repairs")
    assert board.state.systems["104"].damaged == {}


def test_PP1_with_nothing_damaged_nobody_is_asked_to_repair() -> None:
    board = table(*SIDES)
    board.state.discards += [one for one in board.state.actions if one != "emergency_repairs"]
    board.state.actions = []
    board[1].hand = ["emergency_repairs"]
    meet(board, {"cruiser": 1}, {"dreadnought": 1})
    assert called(board)[0] == ""


def test_22_Q34_salvage_makes_commodities_of_the_loser_trade_goods_of_the_winner() -> None:
    board = table(*SIDES)
    board[1].commodities, goods = 4, board[0].goods
    meet(hold(board, 0, "salvage"), CRUISERS, {"destroyer": 1}, orders=TO_THE_END)
    board.dice("combat", 9, 9).dice("combat", 1)
    passed(board, "SC_END")
    assert called(board)[1] == (0,)
    react(board, 0, "salvage")
    assert (board[1].commodities, board[0].goods) == (0, goods + 4)
    assert board.told("goods") == [{"seat": 0, "count": 4, "source": "salvage"}]


@pytest.mark.parametrize("seat", [0, 1])
def test_22_salvage_is_for_the_winner_of_somebody_with_commodities(seat: int) -> None:
    board = table(*SIDES)
    board[1 - seat].commodities = 0 if seat == 0 else 3
    meet(hold(board, seat, "salvage"), CRUISERS, {"destroyer": 1}, orders=TO_THE_END)
    board.dice("combat", 9, 9).dice("combat", 1)
    passed(board)
    assert "salvage" in board[seat].hand


# --- Shields Holding, Maneuvering Jets --------------------------------------------------------------------------------


def test_22_shields_holding_cancels_up_to_two_hits_of_a_batch() -> None:
    board = fight((1, "shields_holding"), attacker={"cruiser": 3}, defender={"cruiser": 3})
    board.dice("combat", 9, 9, 9).dice("combat", 1, 1, 1)
    passed(board, "SC_HITS")
    assert called(board)[1] == (1,)
    react(board, 1, "shields_holding")
    assert board.told("hits-cancelled") == [{"seat": 1, "hits": 2}]
    assert fell(board) == {"cruiser": 1}


def test_22_SC3_shields_holding_against_barrage() -> None:
    board = fight((1, "shields_holding"), attacker={"destroyer": 2}, defender={"fighter": 4})
    board.dice("barrage", 9, 9, 9, 1)
    passed(board, "SC_START")
    board.do("pass", 1).do("fire", 0)
    assert called(board) == ("SC_HITS", (1,))
    react(board, 1, "shields_holding")
    assert fell(board) == {"fighter": 1}


def test_AC4_one_shield_for_each_batch() -> None:
    board = fight(*[(1, "shields_holding")] * 2, attacker={"cruiser": 4}, defender={"cruiser": 4})
    board.dice("combat", 9, 9, 9, 9).dice("combat", 1, 1, 1, 1)
    passed(board, "SC_HITS")
    react(board, 1, "shields_holding")
    assert board[1].hand == ["shields_holding"]
    assert fell(board) == {"cruiser": 2}


def test_22_a_cancelled_shield_cancels_nothing() -> None:
    board = fight((1, "shields_holding"), (0, "sabotage"), attacker=CRUISERS, defender={"cruiser": 3})
    board.dice("combat", 9, 9).dice("combat", 1, 1, 1)
    passed(board, "SC_HITS")
    react(board, 1, "shields_holding", through=False).do("sabotage", 0)
    assert fell(board) == {"cruiser": 2}


def with_jets(seat: int = 0) -> Board:
    """Seat 1 fires three dice at two cruisers and a dreadnought of seat 0."""
    board = cannon_board()
    board.play.state.options = {**board.play.state.options, "action_cards": "on"}
    board.state.copies = {"maneuvering_jets": 4}
    board[seat].hand = ["maneuvering_jets"]
    return board.put("207", 0, cruiser=2, dreadnought=1).activate("104", {"207:cruiser": 2, "207:dreadnought": 1})


def test_X10_maneuvering_jets_cancels_one_hit_of_a_roll() -> None:
    board = with_jets()
    board.dice("cannon", 6, 5, 9, 10).do("fire:0")
    assert called(board) == ("CN_HITS", (0,))
    react(board, 0, "maneuvering_jets")
    assert board.asked(0).prompt.args["count"] == 2
    board.do({"sustain": {"dreadnought": 1}, "lose": {"cruiser": 1}})
    assert board.at("104", 0) == {"cruiser": 1, "dreadnought": 1}


def test_22_maneuvering_jets_are_for_who_is_hit() -> None:
    board = with_jets(1)
    board.dice("cannon", 6, 5, 9, 10).do("fire:0")
    assert called(board)[0] == ""


def test_22_maneuvering_jets_save_ground_forces() -> None:
    board = table(*SIDES, at_104=19).put("wellon", 1, pds=2).put("104", 0, carrier=1, infantry=1)
    hold(board, 0, "maneuvering_jets")
    board.activate("104")
    while board.topic == "cannon":
        board.do("hold")
    board.do("pass", 0)  # the invasion begins: it could be Disable
    board.do({"wellon": 1}).dice("cannon", 9, 1).do("fire")
    assert called(board) == ("CN_HITS", (0,))
    react(board, 0, "maneuvering_jets")
    assert board.state.planets["wellon"].controller == 0


# --- Direct Hit -------------------------------------------------------------------------------------------------------


def test_22_direct_hit_destroys_a_ship_that_sustained_and_its_hit_stays_cancelled() -> None:
    board = fight((0, "direct_hit"), attacker=CRUISERS, defender={"dreadnought": 1, "cruiser": 1}, orders=TO_THE_END)
    board.dice("combat", 9, 1).dice("combat", 1, 1)
    passed(board, "SU_USED")
    assert called(board)[1] == (0,)
    react(board, 0, "direct_hit")
    assert fell(board) == {"dreadnought": 1}
    assert board.told("destroyed")[1]["units"] == {"cruiser": 1}, "only a later round takes the other"


def test_22_X12_the_side_that_was_hit_assigns_the_rest_anew() -> None:
    board = fight((0, "direct_hit"), attacker={"cruiser": 3}, defender={"dreadnought": 2, "cruiser": 2})
    board.dice("combat", 9, 9, 1).dice("combat", 1, 1, 1, 1)
    passed(board, "SC_START")
    board.do("pass", 0)
    board.do({"sustain": {"dreadnought": 2}}, 1)
    assert called(board) == ("SU_USED", (0,))
    react(board, 0, "direct_hit")
    assert (board.topic, board.awaited) == ("hits", [1])
    assert board.asked(1).prompt.args["count"] == 1
    board.do({"sustain": {}, "lose": {"cruiser": 1}}, 1)
    assert board.at("104", 1) == {"dreadnought": 1, "cruiser": 1}
    assert board.state.systems["104"].damaged == {}


@pytest.mark.parametrize(
    ("faction", "technology"),
    [("hacan", "dreadnought_ii"), ("l1z1x", "super_dreadnought_ii"), ("sardakk", "exotrireme_ii")],
)
def test_22_direct_hit_not_against_units_that_are_immune(faction: str, technology: str) -> None:
    board = table("sol", faction, "letnev").learn(1, technology)
    meet(hold(board, 0, "direct_hit"), CRUISERS, {"dreadnought": 2}, orders=TO_THE_END)
    board.dice("combat", 9, 1).dice("combat", 1, 1).dice("combat", 1, 1).dice("combat", 9, 9)
    passed(board)
    assert "direct_hit" in board[0].hand


def test_22_SO5_direct_hit_after_space_cannon() -> None:
    board = cannon_board()
    board.state.copies = {"direct_hit": 4}
    board[1].hand = ["direct_hit"]
    board.put("207", 0, cruiser=1, dreadnought=1).activate("104", {"207:cruiser": 1, "207:dreadnought": 1})
    board.dice("cannon", 10, 1, 1, 1).do("fire:0").do({"sustain": {"dreadnought": 1}})
    assert called(board) == ("SU_USED", (1,))
    react(board, 1, "direct_hit")
    assert board.at("104", 0) == {"cruiser": 1}


def test_SO7_a_fleet_whose_last_ship_fell_by_a_direct_hit_is_not_turned_to_dust() -> None:
    board = hold(table("sol", "letnev", "hacan", at_104=19), 1, "direct_hit")
    board[1].secrets, board[1].technologies = ["turn_their_fleets_to_dust"], {}
    board.put("wellon", 1, pds=1).put("207", 0, dreadnought=1)
    board.activate("104", {"207:dreadnought": 1}).dice("cannon", 10)
    passed(board, "SU_USED")
    react(board, 1, "direct_hit")
    passed(board)
    assert (board.at("104", 0), board[1].scored) == ({}, [])


# --- Courageous to the End --------------------------------------------------------------------------------------------


def test_22_courageous_to_the_end_takes_ships_of_the_opponents_choice() -> None:
    board = fight(
        (1, "courageous_to_the_end"), attacker={"cruiser": 2, "destroyer": 1}, defender={"cruiser": 1, "carrier": 1}
    )
    board.dice("combat", 9, 1, 1).dice("combat", 1, 1).dice("courageous_to_the_end", 5, 6)
    passed(board, "UN_DIED")
    assert called(board)[1] == (1,)
    assert board.offered(1) == ["pass", "courageous_to_the_end:cruiser"]
    assert board.asked(1).prompt.args["place"] == "104"
    react(board, 1, "courageous_to_the_end:cruiser")
    assert board.told("courageous")[0]["hits"] == 0, "a cruiser hits on 7"


def test_22_courageous_counts_the_value_of_the_card_and_nothing_sustains_it() -> None:
    board = fight((1, "courageous_to_the_end"), attacker={"dreadnought": 1, "cruiser": 2}, defender={"cruiser": 3})
    board.dice("combat", 9, 1, 1).dice("combat", 1, 1, 1).dice("courageous_to_the_end", 7, 6)
    passed(board, "UN_DIED")
    react(board, 1, "courageous_to_the_end:cruiser")
    assert (board.topic, board.awaited) == ("give-up", [0])
    board.do({"dreadnought": 1}, 0)
    assert fell(board) == {"dreadnought": 1}


def test_22_courageous_not_outside_a_space_combat() -> None:
    board = with_jets()
    board.state.copies = {"courageous_to_the_end": 1}
    board[0].hand = ["courageous_to_the_end"]
    board.reload()
    board.dice("cannon", 10, 1, 1, 1).do("fire:0").do({"sustain": {}, "lose": {"cruiser": 1}})
    assert called(board)[0] == ""


# --- Skilled Retreat, Intercept ---------------------------------------------------------------------------------------


def test_22_skilled_retreat_takes_all_ships_away_and_nobody_wins() -> None:
    board = fight((1, "skilled_retreat"), attacker=CRUISERS, defender={"carrier": 1, "fighter": 3, "cruiser": 1})
    assert called(board) == ("SC_START", (1,))
    offered = board.offered(1)
    assert "skilled_retreat:103" in offered
    assert "skilled_retreat:207" not in offered or board.at("207", 0) == {}
    react(board, 1, "skilled_retreat:103")
    assert board.at("103", 1) == {"carrier": 1, "fighter": 3, "cruiser": 1}
    assert (board.at("104", 1), 1 in board.state.systems["103"].tokens) == ({}, True)
    assert board.told("combat-over")[0]["winner_seat"] == -1
    assert board.told("slipped-away") == [{"seat": 1, "system": "104", "to_system": "103"}]


def test_22_C7_skilled_retreat_moves_fighters_that_nothing_carries_and_limits_follow() -> None:
    board = fight((1, "skilled_retreat"), attacker=CRUISERS, defender={"destroyer": 1, "fighter": 3})
    react(board, 1, "skilled_retreat:103")
    assert board.at("103", 1) == {"destroyer": 1}
    assert board.told("removed")[0]["units"] == {"fighter": 3}


def test_22_skilled_retreat_takes_ground_forces_that_have_room() -> None:
    board = table(*SIDES, at_104=19).put("wellon", 1, infantry=2)
    meet(hold(board, 1, "skilled_retreat"), CRUISERS, {"carrier": 1})
    react(board, 1, "skilled_retreat:103")
    assert board.topic == "retreat"
    board.do({"to": "103", "cargo": {"wellon:infantry": 2}}, 1)
    assert board.at("103", 1) == {"carrier": 1, "infantry": 2}


def test_22_skilled_retreat_not_where_others_have_ships() -> None:
    board = table(*SIDES).put("103", 2, cruiser=1)
    meet(hold(board, 1, "skilled_retreat"), CRUISERS, {"cruiser": 1})
    assert "skilled_retreat:103" not in board.offered(1)
    assert "skilled_retreat:105" in board.offered(1)


def test_22_SC5_intercept_keeps_a_side_from_retreating_in_this_round() -> None:
    board = table(*SIDES).put("103", 1, cruiser=1)
    meet(hold(board, 0, "intercept"), CRUISERS, {"destroyer": 2})
    passed(board, "SC_START")
    board.do("pass", 0).dice("combat", 1, 1).dice("combat", 1, 1).do("retreat", 1)
    assert called(board) == ("SC_RETREAT", (0,))
    react(board, 0, "intercept")
    assert board.at("104", 1) == {"destroyer": 2}
    assert board.told("intercepted")[0]["target_seat"] == 1
    assert (board.topic, board.awaited) == ("announce", [1]), "next round it may announce again"


def test_22_SC5_who_intercepts_does_not_then_retreat() -> None:
    board = table(*SIDES).put("103", 1, cruiser=1).put("105", 0, cruiser=1)
    meet(hold(board, 0, "intercept"), CRUISERS, {"destroyer": 2})
    passed(board, "SC_START")
    board.do("pass", 0).dice("combat", 1, 1).dice("combat", 1, 1).do("retreat", 1)
    react(board, 0, "intercept")
    assert board.awaited == [1], "the attacker is not asked in the same round"


def test_22_intercept_does_nothing_against_a_skilled_retreat() -> None:
    board = fight((0, "intercept"), (1, "skilled_retreat"), attacker=CRUISERS, defender={"cruiser": 1})
    react(board, 1, "skilled_retreat:103")
    assert board.at("103", 1) == {"cruiser": 1}
    assert "intercept" in board[0].hand
