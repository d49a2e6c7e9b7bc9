"""Production, payment, trade goods and research, what other tests leave out (rules 11.6, 14)."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium.economy.goods import gain_goods, replenish
from bot.games.twilight_imperium.economy.payment import Payment, pay_with, purse
from bot.games.twilight_imperium.economy.research import Research, gain_technology, lack, researchable, symbols
from bot.games.twilight_imperium.economy.transactions import ACCEPT
from bot.games.twilight_imperium.economy.yards import producing
from bot.games.twilight_imperium.flow.scoring import fulfilled, pay_for, progress
from bot.games.twilight_imperium.flow.status import Ready
from bot.games.twilight_imperium.hooks.queries import PRODUCE_LIMIT, planet_value
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.moments import Moments
from tests.games.twilight_imperium.test_strategy_cards import holding, played
from tests.games.twilight_imperium.test_transactions import offer, reply

# --- production ---------------------------------------------------------------------------------------------------


def test_PR1_own_producing_units_alone_and_what_forbids_it_counts(moments: Moments) -> None:
    board = Board("sol", "letnev", at_104=27).put("new_albion", 0, space_dock=1).put("starpoint", 1, space_dock=1)
    assert producing(board.begin().play, 0, "104").limit == 1 + 2
    assert producing(board.play, 0, "104").planets == ("new_albion",)
    moments.contributes(PRODUCE_LIMIT, "forbid", lambda play, owner, facts: facts["place"] == "new_albion" or None, 1)
    board.reload()
    assert producing(board.play, 0, "104").limit == 0


def test_PR1_production_is_optional() -> None:
    board = Board("sol").put("jord", 0, space_dock=1).activate("310")
    assert board.topic == "produce"
    board.do({"units": {}})
    assert board.topic == "turn"


@pytest.mark.parametrize(("technology", "bonus"), [("", 2), ("space_dock_ii", 4)])
def test_PR2_a_dock_makes_the_resources_of_its_planet_and_more(technology: str, bonus: int) -> None:
    board = Board("sol").put("jord", 0, space_dock=1)
    if technology:
        board.learn(0, technology)
    assert producing(board.begin().play, 0, "310").limit == 4 + bonus


def test_PR4_no_ship_is_made_where_others_have_ships() -> None:
    board = Board("sol", "letnev").put("jord", 0, space_dock=1).put("310", 1, cruiser=1)
    yard = producing(board.begin().play, 0, "310")
    assert not yard.ships
    assert yard.limit
    board.put("310", 0, cruiser=1).reload()
    assert not producing(board.play, 0, "310").ships, "not even beside own ones"


def test_PR7_what_comes_back_for_a_new_unit_comes_from_a_system_without_an_own_token() -> None:
    board = Board("sol").put("jord", 0, space_dock=1).put("101", 0, carrier=2).put("102", 0, carrier=2).token(0, "101")
    board[0].goods = 9
    board.activate("310")
    assert board.offered(units={"carrier": 1}) == ["102:carrier"]
    board.do({"units": {"carrier": 1}, "back": {"102:carrier": 1}, "pay": "-"})
    assert (board.at("102", 0), board.at("310", 0)) == ({"carrier": 1}, {"carrier": 1})


# --- payment ------------------------------------------------------------------------------------------------------


def test_PY2_a_planet_gives_one_or_the_other_and_surplus_is_lost() -> None:
    board = Board().own(0, "bereg")  # 3 resources, 1 influence
    money = purse(board.begin().play, 0, "resources")
    assert pay_with(money, 2, ["bereg"]) == Payment(("bereg",), 0, 3)
    board.state.planets["bereg"].ready = False
    board.reload()
    assert "bereg" not in [planet for planet, _, _ in purse(board.play, 0, "influence").planets]


def test_PY3_spending_trade_goods_takes_exactly_so_many() -> None:
    board = Board().own(0, "bereg")
    board[0].goods = 4
    assert progress(board.begin().play, 0, "negotiate_trade_routes")[0] == 4, "planets do not help"
    board[0].goods = 7
    board.reload()
    assert fulfilled(board.play, 0, "negotiate_trade_routes")
    pay_for(board.play, 0, "negotiate_trade_routes", "pay", {})
    assert board[0].goods == 2


def test_PY4_tokens_are_spent_from_the_pools_that_are_named() -> None:
    board = Board()
    board[0].tactic, board[0].strategy, board[0].fleet = 1, 1, 9
    assert progress(board.begin().play, 0, "lead_from_the_front") == (2, 3), "fleet tokens do not count"


def test_PY6_commodities_pay_nothing() -> None:
    board = Board("sol", "hacan")
    board[0].commodities, board[0].goods = 4, 0
    for planet in board.state.planets_of(0):
        board.state.planets[planet].ready = False
    assert purse(board.begin().play, 0, "resources").all == 0


def test_PY7_the_price_is_paid_before_the_effect() -> None:
    board = holding(7).own(0, "bereg", "lodor")
    played(board).do({"technology": "plasma_scoring"})
    assert board.topic == "research"
    board.do({"technology": "gravity_drive", "pay": "bereg+lodor"})
    keys = [event.key.removeprefix("twilight_imperium-event-") for event in board.events]
    assert keys.index("paid") < keys.index("technology")


def test_SA3_what_imperial_scores_is_paid_for() -> None:
    board = holding(8).own(0, "bereg", "lodor")
    board.state.revealed = ["erect_a_monument"]
    board[0].goods = 2
    assert played(board).offered(0) == ["erect_a_monument", "none"]
    board.do({"objective": "erect_a_monument", "pay": "bereg+lodor"})
    assert (board[0].goods, board[0].points) == (0, 1)
    assert not board.state.planets["bereg"].ready


def test_C5_the_last_figure_of_the_reinforcements_is_placed_where_no_other_can_come_back() -> None:
    board = holding(4).own(0, "bereg")
    for planet in ("thibah", "saudor"):
        board.own(0, planet).put(planet, 0, space_dock=1).token(0, board.state.planets[planet].system)
    assert "space_dock:bereg" in played(board).offered(0)


# --- trade goods --------------------------------------------------------------------------------------------------


def test_TGD1_commodities_are_filled_up_to_the_value_of_the_faction() -> None:
    board = Board("sol", "letnev").begin()
    board[0].commodities = 3
    replenish(board.play, 0)
    replenish(board.play, 1)
    assert (board[0].commodities, board[1].commodities) == (4, 2)


def test_TGD2_each_gain_is_one_event_with_its_amount(moments: Moments) -> None:
    board = holding(5)
    played(board)
    assert moments.of("TG_GAINED") == [{"seat": 0, "count": 3}], "three at once"


def test_TGD2_nothing_gained_is_no_event(moments: Moments) -> None:
    board = Board().begin()
    gain_goods(board.play, 0, 0, "trade")
    board.play.forget()
    assert board.play.events == []
    assert moments.of("TG_GAINED") == []


def test_TGD3_goods_of_a_transaction_are_no_gain(moments: Moments) -> None:
    board = Board("hacan", "sol")
    board[0].goods, board[1].commodities = 2, 2
    board.begin()
    offer(board.match, 0, {"partner": "seat-1", "give": {"goods": 2}, "take": {"commodities": 2}})
    reply(board.match, 1, ACCEPT)
    assert (board[0].goods, board[1].goods, board[1].commodities) == (2, 2, 0)
    assert moments.of("TG_GAINED") == []
    assert moments.of("TX_DONE") == [{"one": 0, "other": 1}]


def test_PL1_planets_become_ready_in_the_status_phase() -> None:
    board = Board().own(0, "bereg", ready=False).own(1, "lodor", ready=False).begin(Ready())
    assert board.state.planets["bereg"].ready
    assert board.state.planets["lodor"].ready
    assert not board.state.planets["mecatol_rex"].ready, "nobody has it"


def test_X22_values_of_a_planet_are_asked_where_they_are_used() -> None:
    board = Board().begin()
    assert planet_value(board.play, "mecatol_rex") == (1, 6)


# --- research -----------------------------------------------------------------------------------------------------


def test_TE3_gaining_a_technology_is_no_research(moments: Moments) -> None:
    board = Board("sol").begin()
    gain_technology(board.play, 0, "cruiser_ii")
    assert board[0].technologies["cruiser_ii"], "no prerequisites, and ready"
    assert not [name for name in moments.names if name.startswith("RS_")]
    board = Board("sardakk").begin(Research(0)).do({"technology": "plasma_scoring"})
    assert moments.of("RS_DONE") == [{"seat": 0, "technology": "plasma_scoring"}]


def test_TE6_upgrades_have_no_colour() -> None:
    board = Board("sardakk").learn(0, "cruiser_ii", "pds_ii", "neural_motivator")
    assert symbols(board[0]) == {"green": 1, "blue": 0, "yellow": 0, "red": 0}
    assert progress(board.begin().play, 0, "develop_weaponry")[0] == 2
    assert progress(board.play, 0, "diversify_research")[0] == 0


def test_TE2_a_specialty_stands_for_a_symbol_of_its_colour_when_the_planet_is_exhausted() -> None:
    board = Board("sardakk").own(0, "thibah")
    assert "gravity_drive" in list(researchable(board.begin(Research(0)).play, 0))
    assert lack(board.play, 0, "gravity_drive").left == 1
    board.do({"technology": "gravity_drive"})
    assert not board.state.planets["thibah"].ready
    board = Board("sardakk").own(0, "thibah", ready=False).begin(Research(0))
    assert "gravity_drive" not in list(researchable(board.play, 0))


def test_TE7_with_nothing_to_research_nothing_is_asked_and_nothing_paid() -> None:
    board = holding(7, "sardakk")
    board.learn(0, *list(researchable(board.play, 0)))
    while found := list(researchable(board.play, 0)):
        board.learn(0, *found)
    board[0].goods = 9
    played(board)
    assert board.topic != "research"
    assert board[0].goods == 9
