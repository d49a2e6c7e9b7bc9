"""Production, payment, research and tokens (rules 3 C5-C7, 11.6, 14; worked examples X19 to X27)."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.core.errors import IllegalAnswer
from bot.core.streams import Stream
from bot.games.twilight_imperium.economy.payment import (
    Purse,
    left_after,
    most_left,
    pay_with,
    proposals,
    purse,
    read_payment,
)
from bot.games.twilight_imperium.economy.research import Research, means, researchable
from bot.games.twilight_imperium.economy.yards import price, producing
from bot.games.twilight_imperium.figures import LEADERSHIP, TECHNOLOGY
from bot.games.twilight_imperium.forces import figures
from bot.games.twilight_imperium.hooks.queries import planet_value
from bot.games.twilight_imperium.politics.council import Council, Law
from tests.games.twilight_imperium.board import Board


def yard(*factions: str, planet: str = "saudor", goods: int = 20) -> Board:
    """Seat 0 has a dock on a planet of two resources in 104 and plenty of trade goods."""
    board = Board(*factions or ("letnev", "hacan"), at_104=23).put(planet, 0, space_dock=1)
    board.state.planets[planet].ready = False
    board[0].goods, board[0].fleet = goods, 9
    return board


# --- production ---------------------------------------------------------------------------------------------------


def test_X19_production_limit() -> None:
    board = yard()
    units = {"carrier": 1, "infantry": 2, "fighter": 1}
    board.begin()
    assert producing(board.play, 0, "104").limit == 4
    assert price(board.play, 0, units) == 5
    assert price(board.play, 0, {**units, "fighter": 2}) == 5
    board.learn(0, "sarween_tools")
    assert price(board.play, 0, units) == 4
    board.activate("104")
    assert board.refused({"units": {**units, "fighter": 2}, "pay": "-"})
    board.do({"units": units, "pay": "-"})
    assert board.at("104", 0) == {"carrier": 1, "fighter": 1}
    assert board.at("saudor", 0) == {"space_dock": 1, "infantry": 2}
    assert board[0].goods == 16


def test_X20_pairs() -> None:
    board = yard().begin()
    assert price(board.play, 0, {"infantry": 3}) == 2
    assert price(board.play, 0, {"infantry": 1, "fighter": 1}) == 2


def test_PR5_sarween_tools_never_below_nothing() -> None:
    board = yard().learn(0, "sarween_tools").begin()
    assert price(board.play, 0, {"infantry": 2}) == 0
    assert price(board.play, 0, {}) == 0


def test_X21_two_docks() -> None:
    board = Board("letnev", at_104=36).put("arnor", 0, space_dock=1).put("lor", 0, space_dock=1)
    board[0].goods = 9
    board.begin()
    assert producing(board.play, 0, "104").limit == 2 + 2 + 1 + 2
    board.activate("104")
    assert board.offered(units={"infantry": 7}) == ["arnor", "lor"]
    board.do({"units": {"infantry": 7}, "places": {"arnor": 7}, "pay": "-"})
    assert board.at("arnor", 0) == {"space_dock": 1, "infantry": 7}


def test_X21_no_infantry_on_a_planet_without_a_producing_unit() -> None:
    board = Board("letnev", at_104=36).put("arnor", 0, space_dock=1).own(0, "lor")
    board[0].goods = 9
    board.activate("104").do({"units": {"infantry": 2}, "pay": "-"})
    assert board.at("arnor", 0) == {"space_dock": 1, "infantry": 2}


def test_X23_blockade() -> None:
    board = yard().put("104", 1, cruiser=1).activate("104")
    assert board.offered() == ["infantry"]
    board = yard().put("104", 1, cruiser=1).put("207", 0, dreadnought=2).dice("combat", 9, 9).dice("combat", 1)
    board.activate("104", {"207:dreadnought": 2})
    board.do({"how": "to-the-end"}, 0).do({"how": "to-the-end"}, 1).defaults("produce")
    assert board.topic == "produce"
    assert "cruiser" in board.offered()


def test_X23_after_a_lost_combat_infantry_only() -> None:
    board = yard().put("104", 1, dreadnought=1).put("207", 0, destroyer=1).dice("combat", 1).dice("combat", 9)
    board.activate("104", {"207:destroyer": 1})
    board.do({"how": "to-the-end"}, 0).do({"how": "to-the-end"}, 1).defaults("produce")
    assert board.topic == "produce"
    assert board.offered() == ["infantry"]


def test_X24_supply() -> None:
    board = yard().put("207", 0, carrier=4, fighter=3).activate("104")
    answer = {"units": {"carrier": 1}, "pay": "-"}
    assert board.refused(answer)
    board.do({**answer, "back": {"207:carrier": 1}}).defaults()
    assert board.at("104", 0) == {"carrier": 1}
    assert board.at("207", 0) == {"carrier": 3, "fighter": 3}


def test_X24_what_loses_its_carrier_is_removed() -> None:
    board = yard().put("207", 0, carrier=1, fighter=4).put("206", 0, carrier=3).activate("104")
    board.do({"units": {"carrier": 1}, "pay": "-", "back": {"207:carrier": 1}})
    assert board.at("207", 0) == {}


def test_C5_nothing_returns_from_a_system_with_an_own_token() -> None:
    board = yard().put("207", 0, carrier=2).put("206", 0, carrier=2).token(0, "207").activate("104")
    assert board.offered(units={"carrier": 1}) == ["206:carrier"]
    board = yard().put("207", 0, carrier=4).token(0, "207").activate("104")
    assert "carrier" not in board.offered()


def test_C5_the_unit_arrives_undamaged() -> None:
    board = yard().put("207", 0, {"dreadnought": 5}, dreadnought=5).activate("104")
    board.do({"units": {"dreadnought": 1}, "pay": "-", "back": {"207:dreadnought": 1}})
    assert board.state.systems["104"].damaged == {}
    assert board.state.systems["207"].damaged == {0: {"dreadnought": 4}}


def test_C10_no_war_suns_without_the_technology() -> None:
    assert "war_sun" not in yard(planet="saudor").activate("104").offered()
    assert "war_sun" in yard().learn(0, "war_sun").activate("104").offered()


def test_PR3_structures_are_not_produced() -> None:
    assert not {"pds", "space_dock"} & set(yard().activate("104").offered())


def test_PR6_limits_are_checked_after_placing() -> None:
    board = yard("hacan", "letnev")
    board[0].fleet = 1
    board.activate("104").do({"units": {"cruiser": 1, "destroyer": 1}, "pay": "-"})
    assert board.topic == "too-many"


def test_PR8_nothing_is_no_use() -> None:
    board = yard().learn(0, "sarween_tools").activate("104").do({"units": {}})
    assert board[0].goods == 20


def test_PR9_warfare_produces_with_one_dock_at_home() -> None:
    board = Board("sol", "letnev").put("arc_prime", 1, space_dock=1).put("wren_terra", 1, space_dock=1)
    board[0].cards, board[1].cards = {6: True}, {2: True}
    board.begin()
    board.state.turn = 0
    assert producing(board.play, 1, "304", "wren_terra").limit == 4


def test_24_integrated_economy() -> None:
    board = Board("letnev", "hacan", at_104=26).learn(0, "integrated_economy").put("104", 0, carrier=1, infantry=1)
    board[0].goods = 9
    board.activate("104").do({"lodor": 1})
    assert board.topic == "produce"
    assert board.refused({"units": {"dreadnought": 1}, "pay": "-"})
    board.do({"units": {"carrier": 1}, "pay": "-"})
    assert board.at("104", 0) == {"carrier": 2}
    assert board[0].goods == 6


def test_24_integrated_economy_makes_two_infantry_for_each_resource() -> None:
    board = Board("letnev", "hacan", at_104=26).learn(0, "integrated_economy").put("104", 0, carrier=1, infantry=1)
    board[0].goods = 9
    board.activate("104").do({"lodor": 1})
    assert board.refused({"units": {"infantry": 7}, "pay": "-"})
    board.do({"units": {"infantry": 6}, "pay": "-"})
    assert board.at("lodor", 0) == {"infantry": 7}


def test_24_integrated_economy_is_no_use_of_production() -> None:
    board = Board("letnev", "hacan", at_104=26).learn(0, "integrated_economy", "sarween_tools")
    board.put("104", 0, carrier=1, infantry=1)
    board[0].goods = 9
    board.activate("104").do({"lodor": 1})
    assert "dreadnought" not in board.offered(), "a dreadnought costs more than the planet is worth"
    board.do({"units": {"carrier": 1}, "pay": "-"})
    assert board[0].goods == 6


# --- payment ------------------------------------------------------------------------------------------------------


def refuses(money: Purse, cost: int, *planets: str) -> bool:
    try:
        pay_with(money, cost, planets)
    except IllegalAnswer:
        return True
    return False


def test_X25_payment() -> None:
    money = Purse((("a", 2, 0), ("b", 2, 0), ("c", 1, 0)), 0, 1)
    assert not refuses(money, 3, "a", "c")
    assert not refuses(money, 3, "a", "b")
    assert refuses(money, 3, "a", "b", "c"), "one could be left out (PY5)"
    assert pay_with(Purse((("a", 1, 0),), 1, 2), 3, ("a",)).goods == 1, "a trade good may be worth two"


def test_PY1_trade_goods_make_up_what_is_missing() -> None:
    assert pay_with(Purse((("a", 2, 0),), 3, 1), 4, ("a",)).goods == 2
    assert refuses(Purse((("a", 2, 0),), 1, 1), 4, "a")


def test_PY1_exhausted_planets_and_planets_of_others_pay_nothing() -> None:
    board = Board("sol").begin()
    board.state.planets["jord"].ready = False
    assert board.match.play.board.planets["jord"].controller == 0
    assert purse(board.play, 0, "resources").all == 0


def test_PY5_a_price_of_nothing_is_paid_with_nothing() -> None:
    assert [one.planets for one in proposals(Purse((("a", 2, 0),), 3, 1), 0)] == [()]


# --- research -----------------------------------------------------------------------------------------------------


def test_X26_research() -> None:
    board = Board("sol", "hacan").own(0, "mehar_xull").learn(0, "neural_motivator", "sarween_tools").begin()
    assert [one.planets for one in means(board.play, 0, "cruiser_ii", 0).values()] == [("mehar_xull",)]
    board = Board("jolnar").begin()
    board[0].technologies = dict.fromkeys(("antimass_deflectors", "gravity_drive", "neural_motivator"), True)
    board.reload()
    assert "light_wave_deflector" in list(researchable(board.play, 0))
    assert "cruiser_ii" not in list(researchable(board.play, 0)), "Analytical helps with no unit upgrade"


def test_31_3_what_is_exhausted_for_prerequisites_is_told() -> None:
    board = Board("l1z1x").own(0, "mehar_xull").learn(0, "inheritance_systems")
    board[0].technologies = {"inheritance_systems": True}
    board[0].goods = 2
    board.begin(Research(0)).do({"technology": "magen_defense_grid", "with": "mehar_xull"})
    assert board.told("planets-exhausted") == [{"seat": 0, "planets": ["mehar_xull"]}]
    board = Board("l1z1x").learn(0, "inheritance_systems").begin(Research(0))
    board.do({"technology": "assault_cannon", "pay-extra": board.offered(technology="assault_cannon")[0]})
    assert board.told("exhausted") == [{"seat": 0, "technology": "inheritance_systems"}]


def test_TE2_every_set_of_planets_and_laws_can_be_chosen() -> None:
    helpers = {"green": ("tar_mann", "new_albion"), "yellow": ("wellon", "lazar"), "red": ("mehar_xull", "meer")}
    laws = {"green": "research_team_biotic", "yellow": "research_team_cybernetic", "red": "research_team_warfare"}
    board = Board("hacan")
    for planets in helpers.values():
        board.own(0, *planets)
    board.state.council = Council(laws={law: Law(-1, helpers[colour][0]) for colour, law in laws.items()})
    board[0].technologies = {}
    assert len(means(board.begin().play, 0, "cruiser_ii", 0)) == 3 * 3 * 3


def _technology(*factions: str) -> Board:
    board = Board(*factions)
    board[0].cards = {TECHNOLOGY: True}
    board.state.common.pop(TECHNOLOGY)
    return board


def test_TE1_SA3_technology_then_a_second_one_for_six() -> None:
    board = _technology("sol", "hacan")
    board[0].goods = 6
    board[1].cards, board[2].cards = {8: True}, {9: True}
    board.do({"action": f"c:{TECHNOLOGY}"}).do({"technology": "gravity_drive"})
    assert board.asked(0).prompt.args["price"] == 6
    board.do({"technology": "dacxive_animators", "pay": "-"}, 0)
    assert board[0].goods == 0
    assert {"gravity_drive", "dacxive_animators"} <= set(board[0].technologies)


def test_TE5_a_unit_upgrade_changes_units_on_the_board() -> None:
    board = Board("hacan").put("310", 0, carrier=1).learn(0, "carrier_ii")
    assert figures(board.state, 0, "carrier").capacity == 6


def test_24_inheritance_systems_is_paid_separately() -> None:
    board = _technology("sol", "l1z1x").own(1, "starpoint", "bereg")
    board.learn(1, "inheritance_systems")
    for planet in board.state.home_planets(1):
        board.state.planets[planet].ready = False
    board.begin()
    assert not means(board.play, 1, "war_sun", 4), "3 + 3 pay 4, and then nothing is left"
    board[1].goods = 2
    assert [m.source for m in means(board.play, 1, "war_sun", 4).values()] == ["inheritance_systems"]


def test_24_a_first_payment_leaves_what_inheritance_systems_costs() -> None:
    board = _technology("sol", "l1z1x").own(1, "starpoint", "bereg", "qucen_n").learn(1, "inheritance_systems")
    for planet in board.state.home_planets(1):
        board.state.planets[planet].ready = False
    board.begin()
    values = {planet: planet_value(board.play, planet)[0] for planet in ("starpoint", "bereg", "qucen_n")}
    assert values == {"starpoint": 3, "bereg": 3, "qucen_n": 1}
    money = purse(board.play, 1, "resources")
    assert most_left(money, 4) == 3, "3 and 1 pay 4, 3 are left"
    assert [one.id for one in proposals(money, 4, keep=2)] in (["starpoint+qucen_n"], ["bereg+qucen_n"])
    with pytest.raises(IllegalAnswer):
        read_payment(money, "pay", 4, {"pay": "starpoint+bereg"}, 2)


def test_most_left_is_what_the_best_of_all_payments_leaves() -> None:
    stream = Stream.of("purses")
    for _ in range(300):
        values = [1 + stream.below(4) for _ in range(stream.below(6))]
        money = Purse(tuple((f"p{at}", value, 0) for at, value in enumerate(values)), stream.below(4), 1)
        price = 1 + stream.below(9)
        left = -1
        for count in range(len(values) + 1):
            for chosen in combinations([planet for planet, _, _ in money.planets], count):
                try:
                    left = max(left, left_after(money, pay_with(money, price, chosen)).all)
                except IllegalAnswer:
                    continue
        assert most_left(money, price) == left


# --- tokens -------------------------------------------------------------------------------------------------------


def test_X27_tokens() -> None:
    board = Board("sol", "hacan").token(0, "101", "102", "103", "105", "106")
    board[0].tactic, board[0].fleet, board[0].strategy = 3, 4, 2
    assert board.state.reserve(0) == 2
    board.do({"action": f"c:{LEADERSHIP}"})
    assert board.refused({"tactic": 3})
    board.do({"tactic": 2})
    assert board.topic != "buy-tokens", "the reserve is empty"
    assert (board[0].tactic, board.state.reserve(0)) == (5, 0)
