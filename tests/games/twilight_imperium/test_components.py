"""Faction abilities, flagships and the technologies of combat and movement (rules 24, 27.1, 28)."""

from __future__ import annotations

from bot.core.shapes import Amounts
from bot.games.twilight_imperium.economy.yards import producing
from bot.games.twilight_imperium.figures import technology_deck
from bot.games.twilight_imperium.forces import figures
from bot.games.twilight_imperium.hooks.queries import combat_bonus, fleet_limit, may_trade
from bot.games.twilight_imperium.space import next_to
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.test_space_combat import BY_HAND, TO_THE_END, meet

# --- abilities ----------------------------------------------------------------------------------------------------


def test_28_unrelenting_and_fragile() -> None:
    board = Board("sardakk", "jolnar").begin()
    for place in ("104", "mecatol_rex"):
        assert combat_bonus(board.play, 0, "infantry", place) == 1
        assert combat_bonus(board.play, 1, "infantry", place) == -1


def test_28_armada() -> None:
    board = Board("letnev", "sol").begin()
    board[0].fleet = 0
    assert fleet_limit(board.play, 0) == 2
    assert fleet_limit(board.play, 1) == 3


def test_28_guild_ships() -> None:
    board = Board("hacan", "sol", "letnev").begin()
    assert may_trade(board.play, 0, 1, False)
    assert may_trade(board.play, 1, 0, False)
    assert not may_trade(board.play, 1, 2, False)


def test_28_munitions_reserves_rerolls_once_a_round() -> None:
    board = Board("letnev", "sol")
    board[0].goods = 2
    meet(board, {"cruiser": 2}, {"cruiser": 1})
    assert (board.topic, board.awaited) == ("munitions", [0])
    board.dice("combat", 7, 1).dice("combat", 7).dice("combat", 1).do("yes")
    assert board[0].goods == 0
    assert board.at("104", 1) == {}


def test_28_assimilate_takes_no_more_than_there_are_figures() -> None:
    board = Board("l1z1x", "sol", at_104=19, at_103=36, at_105=20).put("wellon", 1, space_dock=1)
    for planet in ("arnor", "lor", "vefut_ii"):
        board.put(planet, 0, space_dock=1)
    board.put("104", 0, carrier=1, infantry=1).activate("104").do({"wellon": 1})
    assert (board.topic, board.offered()) == ("figure-back", ["arnor", "lor", "vefut_ii", "none"]), "C5, C6"
    board.do("none")
    assert board.at("wellon", 0) == {"infantry": 1}
    assert board.at("wellon", 1) == {}, "what is not replaced is destroyed"


def test_28_C6_assimilate_replaces_with_a_figure_that_comes_back() -> None:
    board = Board("l1z1x", "sol", at_104=19, at_103=36, at_105=20).put("wellon", 1, space_dock=1, pds=1)
    for planet in ("arnor", "lor", "vefut_ii"):
        board.put(planet, 0, space_dock=1)
    board.token(0, "103").put("104", 0, carrier=1, infantry=1).activate("104")
    board.dice("cannon", 1).dice("cannon", 1).defaults("commit").do({"wellon": 1}).defaults("figure-back")
    assert board.offered() == ["vefut_ii", "none"], "not from a system with an own token"
    board.do("vefut_ii")
    assert board.at("wellon", 0) == {"infantry": 1, "pds": 1, "space_dock": 1}
    assert board.at("vefut_ii", 0) == {}


def test_TE4_who_has_an_own_upgrade_has_not_everybodys() -> None:
    for faction, own, general in (
        ("sol", "advanced_carrier_ii", "carrier_ii"),
        ("sol", "spec_ops_ii", "infantry_ii"),
        ("l1z1x", "super_dreadnought_ii", "dreadnought_ii"),
        ("sardakk", "exotrireme_ii", "dreadnought_ii"),
    ):
        assert own in technology_deck(faction)
        assert general not in technology_deck(faction)
    assert "advanced_carrier_ii" not in technology_deck("hacan")


# --- flagships ----------------------------------------------------------------------------------------------------


def test_27_c_morran_n_orr_leads_the_other_ships_of_its_system() -> None:
    board = Board("sardakk").put("104", 0, flagship=1, cruiser=1).begin()
    assert combat_bonus(board.play, 0, "cruiser", "104") == 2
    assert combat_bonus(board.play, 0, "flagship", "104") == 1
    assert combat_bonus(board.play, 0, "cruiser", "103") == 1


def test_27_hylarim_each_natural_9_or_10_makes_two_more_hits() -> None:
    board = Board("jolnar", "hacan").dice("combat", 9, 1).dice("combat", 1, 1, 1)
    meet(board, {"flagship": 1}, {"cruiser": 3}, orders=TO_THE_END)
    assert board.at("104", 1) == {}


def test_27_arc_secundus_repairs_itself_as_a_round_begins() -> None:
    board = Board("letnev", "hacan").put("103", 1, destroyer=1)
    meet(board, {"flagship": 1}, {"cruiser": 1}, hurt={"flagship": 1})
    assert board.topic == "announce"
    assert board.state.systems["104"].damaged == {}


def test_27_arc_secundus_and_war_suns_strip_the_shields_of_others() -> None:
    board = Board("letnev", "hacan", at_104=19).put("wellon", 1, pds=1, infantry=1).put("104", 0, flagship=1)
    board.activate("104").do("hold")
    assert board.topic == "bombard"


def test_27_u_0_0_1_hits_of_it_and_of_dreadnoughts_fall_on_non_fighters() -> None:
    board = Board("l1z1x", "hacan").dice("combat", 5, 1, 5).dice("combat", 1, 1, 1, 1)
    meet(board, {"flagship": 1, "dreadnought": 1}, {"carrier": 2, "fighter": 2})
    assert board.refused({"lose": {"fighter": 2}}, 1) == "non-fighters-first"
    assert board.told("dice")[0]["hits"] == 2
    board.do({"lose": {"carrier": 2}}, 1)
    assert board.told("destroyed")[0]["units"] == {"carrier": 2}


def test_24_exotrireme_ii_rams_two_ships() -> None:
    board = Board("sardakk", "hacan").learn(0, "exotrireme_ii").dice("combat", 1, 1).dice("combat", 1, 1, 1)
    meet(board, {"dreadnought": 2}, {"cruiser": 3}, orders=BY_HAND)
    assert (board.topic, board.awaited) == ("exotrireme", [0])
    board.do({"cruiser": 2})
    assert board.at("104", 1) == {"cruiser": 1}
    assert board.at("104", 0) == {"dreadnought": 1}


def test_24_exotrireme_ii_rams_no_more_than_there_are() -> None:
    board = Board("sardakk", "hacan").learn(0, "exotrireme_ii").dice("combat", 1).dice("combat", 1, 1)
    meet(board, {"dreadnought": 1}, {"cruiser": 1, "carrier": 1}, orders=BY_HAND)
    shape = board.asked(0).shape
    assert isinstance(shape, Amounts)
    assert (shape.most, shape.max) == ({"cruiser": 1, "carrier": 1}, 2)
    board.do({"cruiser": 1, "carrier": 1})
    assert board.at("104", 1) == {}


# --- technologies -------------------------------------------------------------------------------------------------


def test_24_assault_cannon_needs_three_non_fighters() -> None:
    board = Board("hacan", "sol").learn(0, "assault_cannon")
    meet(board, {"cruiser": 3}, {"carrier": 1, "fighter": 2})
    assert board.at("104", 1) == {}, "its only carrier was destroyed, and with it what it carried"
    board = Board("hacan", "sol").learn(0, "assault_cannon")
    board.dice("combat", 10, 10).dice("combat", 1)
    meet(board, {"cruiser": 2}, {"carrier": 1})
    assert [event["round"] for event in board.told("combat-over")] == [1]


def test_24_assault_cannon_the_opponent_chooses() -> None:
    board = Board("hacan", "sol").learn(0, "assault_cannon")
    meet(board, {"cruiser": 3}, {"carrier": 1, "cruiser": 1})
    assert (board.topic, board.awaited) == ("lose-ship", [1])


def test_24_e_res_siphons() -> None:
    board = Board("sol", "jolnar").learn(1, "e_res_siphons").put("104", 1, cruiser=1).activate("104")
    assert board[1].goods == 4


def test_24_spacial_conduit_cylinder_joins_the_active_system_to_own_units() -> None:
    board = Board("jolnar").learn(0, "spacial_conduit_cylinder").put("201", 0, cruiser=1).put("310", 0, carrier=1)
    board.activate("201", {})
    assert board.topic == "conduit"
    board.do("yes")
    assert (board.topic, board.offered()) == ("move", ["310:carrier", "201:cruiser"])
    board.do({"ships": {"310:carrier": 1}}).defaults()
    assert board.at("201", 0) == {"cruiser": 1, "carrier": 1}
    assert "310" not in next_to(board.play, "201", 0), "the action is over"


def test_24_quantum_datahub_node_swaps_cards() -> None:
    board = Board("hacan", "sol", "letnev").learn(0, "quantum_datahub_node")
    for player in board.state.players:
        player.cards = {}
    board.state.phase, board.state.round, board[0].goods = "strategy", 0, 6
    board.state.common = dict.fromkeys(range(1, 9), 0)
    for card in "123456":
        board.do(card)
    assert board.topic == "datahub"
    board.do({"take": "1:2", "give": "4"})
    assert sorted(board[0].cards) == [1, 2]
    assert sorted(board[1].cards) == [4, 5]
    assert (board[0].goods, board[0].strategy, board[1].goods) == (3, 1, 3)
    assert board[0].technologies["quantum_datahub_node"], "its card does not say exhaust"
    assert board.topic == "turn", "GR4: once, though it could be paid again"


def test_24_upgrades_change_figures() -> None:
    board = Board("hacan").learn(0, "destroyer_ii", "cruiser_ii", "carrier_ii", "dreadnought_ii", "fighter_ii")
    state = board.state
    assert [figures(state, 0, kind).move for kind in ("destroyer", "cruiser", "carrier", "dreadnought", "fighter")] == [
        *(2, 3, 2, 2, 2)
    ]


def test_24_space_dock_ii_produces_four_more_than_resources() -> None:
    board = Board("sol").put("jord", 0, space_dock=1).learn(0, "space_dock_ii").begin()
    assert producing(board.play, 0, "310").limit == 8
