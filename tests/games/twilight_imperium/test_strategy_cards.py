"""The eight strategy cards, picks and turns (rules 9, 10, 12; worked example X40)."""

from __future__ import annotations

import pytest

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Form, Text
from bot.games.twilight_imperium.figures import (
    CONSTRUCTION,
    DIPLOMACY,
    IMPERIAL,
    LEADERSHIP,
    POLITICS,
    TECHNOLOGY,
    TRADE,
    WARFARE,
)
from bot.games.twilight_imperium.flow.strategic import FOLLOW, Follow
from bot.games.twilight_imperium.state import in_initiative_order, initiative
from tests.games.twilight_imperium.board import Board


def holding(card: int, *factions: str, **tiles: int) -> Board:
    """Seat 0 holds a card and is first; the others' cards are used."""
    board = Board(*factions or ("sol", "letnev", "hacan"), **tiles)
    others = [number for number in (8, 7, 6, 5) if number != card]
    board[0].cards = {card: True}
    for seat in (1, 2):
        board[seat].cards = {others.pop(): True}
    if card > min(min(board[seat].cards) for seat in (1, 2)):
        board[1].passed = board[2].passed = True
    board.state.common = {n: 0 for n in range(1, 9) if all(n not in player.cards for player in board.state.players)}
    return board


def played(board: Board) -> Board:
    """The card is played."""
    (card,) = board[0].cards
    board.begin()
    if board.awaited != [0]:
        board.defaults("turn")
    return board.do({"action": f"c:{card}"}, 0)


# --- picks --------------------------------------------------------------------------------------------------------


def _picking(*factions: str, **options: str) -> Board:
    board = Board(*factions, options=options or None)
    for player in board.state.players:
        player.cards = {}
    board.state.phase, board.state.speaker, board.state.round = "strategy", 1, 0
    board.state.common = dict.fromkeys(range(1, 9), 0)
    return board


def test_SG2_in_the_first_round_nothing_lies_on_any_card() -> None:
    board = _picking("sol", "letnev", "hacan")
    board.state.common = {}
    board.begin()
    assert board.state.common == dict.fromkeys(range(1, 9), 0)


def test_SG2_from_the_speaker_clockwise_with_the_goods_on_the_card() -> None:
    board = _picking("sol", "letnev", "hacan")
    board.state.common[5] = 2
    assert board.awaited == [1]
    board.do("5")
    assert (board[1].goods, board[1].cards) == (2, {5: True})
    assert board.awaited == [2]
    assert "5" not in board.offered()


def test_SG3_two_laps_with_three_and_SG6_a_trade_good_on_what_nobody_picked() -> None:
    board = _picking("sol", "letnev", "hacan")
    for card in "123456":
        board.do(card)
    assert [list(player.cards) for player in board.state.players] == [[3, 6], [1, 4], [2, 5]]
    assert board.state.common == {7: 1, 8: 1}
    assert board.awaited == [1], "who has Leadership begins"


def test_SG3_one_card_each_with_five() -> None:
    board = _picking("sol", "letnev", "hacan", "jolnar", "sardakk")
    for card in "12345":
        board.do(card)
    assert [list(player.cards) for player in board.state.players] == [[5], [1], [2], [3], [4]]
    assert board.state.common == {6: 1, 7: 1, 8: 1}


def test_X40_initiative() -> None:
    board = Board()
    board[0].cards, board[1].cards, board[2].cards = {5: True, 2: True}, {8: True, 1: True}, {3: True, 4: True}
    assert initiative(board.state, 0) == 2
    assert in_initiative_order(board.state) == [1, 0, 2]


# --- turns --------------------------------------------------------------------------------------------------------


def test_TU1_turns_go_round_in_initiative_order() -> None:
    board = Board().activate("104")
    assert board.awaited == [1]
    board.do({"action": "s:104"}, 1)
    assert board.awaited == [2]
    board.do({"action": "s:104"}, 2)
    assert board.awaited == [0]


def test_TU4_pass_only_when_every_own_card_is_used() -> None:
    board = Board()
    assert "pass" not in board.offered()
    board = Board()
    board[0].cards = {1: False, 4: True}
    assert "pass" not in board.offered()
    board = Board()
    board[0].cards = {1: False, 4: False}
    assert "pass" in board.offered()


def test_TU4_who_has_passed_still_follows() -> None:
    board = holding(LEADERSHIP).own(1, "torkan")
    board[1].passed = True
    played(board).do({"tactic": 3}).defaults("secondary")
    assert 1 in board.awaited


def test_TU5_fleet_logistics_gives_a_second_action_but_no_pass() -> None:
    board = Board().learn(0, "fleet_logistics").activate("104")
    assert board.awaited == [0]
    assert "stop" in board.offered()
    assert "pass" not in board.offered()
    board.activate("103")
    assert board.awaited == [1]


def test_TU8_the_last_one_keeps_taking_turns() -> None:
    board = Board()
    board[1].passed = board[2].passed = True
    board.begin()
    board[1].passed = board[2].passed = True
    board.activate("104").defaults("turn")
    while board.awaited != [0]:
        board[board.awaited[0]].cards = dict.fromkeys(board[board.awaited[0]].cards, False)
        board.reload().do({"action": "pass"})
    board.activate("103")
    assert board.awaited == [0]


# --- cards --------------------------------------------------------------------------------------------------------


def test_SA1_the_card_is_exhausted_after_everybody_could_follow() -> None:
    board = played(holding(LEADERSHIP).own(1, "torkan")).do({"tactic": 3}).defaults("secondary")
    assert board[0].cards == {LEADERSHIP: True}
    board.do({"what": "decline"}, 1)
    assert board[0].cards == {LEADERSHIP: False}


def test_SA2_leadership_costs_no_token() -> None:
    board = holding(LEADERSHIP).own(1, "lodor", "torkan", "qucen_n")
    board[1].strategy = 0
    played(board).do({"tactic": 3}).defaults("secondary")
    assert 1 in board.awaited
    board.do({"what": "follow", "count": "1", "pay": "torkan", "pools": {"fleet": 1}}, 1)
    assert (board[1].fleet, board[1].strategy) == (4, 0)


def test_SA2_a_secondary_costs_a_token_of_the_strategy_pool() -> None:
    board = holding(DIPLOMACY)
    board[1].strategy = 0
    board.state.planets["arc_prime"].ready = board.state.planets["arretze"].ready = False
    played(board)
    assert board.awaited == [2]
    board.do({"what": "follow", "planets": ["arretze"]}, 2)
    assert board[2].strategy == 1
    assert board.state.planets["arretze"].ready


def test_SA3_leadership_buys_tokens_for_influence() -> None:
    board = played(holding(LEADERSHIP).own(0, "torkan", "rarron")).do({"tactic": 1, "fleet": 1, "strategy": 1})
    board.do({"count": "2", "pay": "other", "pay-planets": ["torkan", "rarron"], "pools": {"strategy": 2}})
    assert (board[0].tactic, board[0].fleet, board[0].strategy) == (4, 4, 5)


def test_PY1_planets_that_do_not_pay_are_refused_before_anything_else_is_asked() -> None:
    board = played(holding(LEADERSHIP).own(0, "torkan", "rarron")).do({"tactic": 1, "fleet": 1, "strategy": 1})
    no = board.asked(0).no
    with pytest.raises(IllegalAnswer, match="too-little"):
        board.match.narrow(0, no, {"count": "2", "pay": "other", "pay-planets": ["torkan"]})
    field = board.match.narrow(0, no, {"count": "2", "pay": "other", "pay-planets": ["torkan", "rarron"]})
    assert field is not None
    assert field.name == "pools"


def test_SA3_diplomacy() -> None:
    board = holding(DIPLOMACY, at_104=27).own(0, "new_albion", "starpoint", ready=False).token(2, "104")
    board.own(0, "mecatol_rex")
    played(board)
    assert board.offered() == ["104", "310"], "Mecatol Rex cannot be named"
    board.do("104")
    assert sorted(board.state.systems["104"].tokens) == [1, 2]
    assert board.state.reserve(1) == 7
    assert board.state.planets["new_albion"].ready
    assert board.state.planets["starpoint"].ready


def test_SA3_politics_names_another_speaker_and_Q0_pays_a_trade_good() -> None:
    board = holding(POLITICS)
    board.state.speaker = 1
    played(board)
    assert board.offered() == ["seat-0", "seat-2"]
    board.do("seat-0")
    assert (board.state.speaker, board[0].goods) == (0, 1)


def test_SA3_construction() -> None:
    board = played(holding(CONSTRUCTION, at_104=19).own(0, "wellon"))
    board.do("space_dock:wellon")
    assert not [id for id in board.offered() if id.startswith("space_dock")]
    board.do("pds:wellon")
    assert board.at("wellon", 0) == {"space_dock": 1, "pds": 1}


def test_SA3_construction_followed_puts_the_token_on_the_board() -> None:
    board = played(holding(CONSTRUCTION, at_104=19).own(1, "wellon")).defaults("secondary")
    board.do({"what": "follow", "site": "pds:wellon"}, 1)
    board.defaults()
    assert board.at("wellon", 1).get("pds") == 1
    assert (board[1].strategy, board.state.reserve(1)) == (1, 8)
    assert board.state.systems["104"].tokens == [1]
    board = played(holding(CONSTRUCTION, at_104=19).own(1, "wellon").token(1, "104")).defaults("secondary")
    board.do({"what": "follow", "site": "pds:wellon"}, 1)
    if board.awaited != [0] and board.topic == "secondary":
        board.do({"what": "decline"})
    assert board.state.systems["104"].tokens == [1]
    assert board.state.reserve(1) == 8, "the token spent goes to the reserve"


def test_C5_no_structure_comes_back_from_where_the_token_of_construction_goes() -> None:
    board = holding(4, at_104=36).put("arnor", 1, space_dock=1).own(1, "lor")
    for planet in ("thibah", "saudor"):
        board.own(1, planet).put(planet, 1, space_dock=1).token(1, board.state.planets[planet].system)
    played(board).do("none").do("none")
    assert board.awaited[0] == 1
    sites = [site for site in board.offered(1, what="follow") if site.endswith(":lor")]
    assert sites == ["pds:lor"], "a fourth space dock could only come back from the same system"


def test_C9_two_pds_and_one_space_dock_on_a_planet() -> None:
    board = played(holding(CONSTRUCTION, at_104=19).put("wellon", 0, pds=2, space_dock=1))
    assert board.offered() == ["space_dock:jord", "pds:jord", "none"]


def test_C5_a_structure_may_be_placed_with_none_left() -> None:
    board = holding(CONSTRUCTION, at_104=19, at_103=36).own(0, "wellon").put("jord", 0, space_dock=1)
    board.put("arnor", 0, space_dock=1).put("lor", 0, space_dock=1).token(0, "103")
    played(board)
    assert "space_dock:wellon" in board.offered()
    board.do("space_dock:wellon")
    assert board.topic != "return", "the other two stand beside an own token"
    assert "space_dock" not in board.at("jord", 0), "that of the system without an own token came back"
    assert board.at("wellon", 0)["space_dock"] == 1


def test_SA3_trade() -> None:
    board = played(holding(TRADE))
    assert (board[0].goods, board[0].commodities) == (3, 4)
    board[1].strategy = 0
    board.do(["seat-1"])
    assert (board[1].commodities, board[1].strategy) == (2, 0), "who is chosen resolves it, free"


def test_28_masters_of_trade() -> None:
    board = played(holding(TRADE))
    board.do([])
    board.do({"what": "follow"}, 2)
    if 1 in board.awaited and board.topic == "secondary":
        board.do({"what": "decline"}, 1)
    assert (board[2].commodities, board[2].strategy) == (6, 2)


def test_SA3_warfare() -> None:
    board = played(holding(WARFARE).token(0, "104", "103"))
    assert set(board.offered()) == {"103", "104"}
    board.do("104").do({"tactic": 6, "fleet": 2, "strategy": 1})
    assert board.state.systems["104"].tokens == []
    assert (board[0].tactic, board[0].fleet, board[0].strategy) == (6, 2, 1)


def test_SA3_warfare_fleets_must_fit_afterwards() -> None:
    board = played(holding(WARFARE).put("104", 0, cruiser=3))
    board.do({"tactic": 6, "fleet": 1, "strategy": 1}).defaults("secondary", "turn")
    assert board.at("104", 0) == {"cruiser": 1}


def test_PR9_warfare_followed() -> None:
    board = holding(WARFARE).put("arc_prime", 1, space_dock=1)
    board[1].goods = 4
    played(board).defaults("secondary")
    board.do({"what": "follow"}, 1)
    assert board.topic == "produce"
    board.do({"units": {"cruiser": 1}, "pay": "wren_terra"}, 1)
    assert board.at("304", 1) == {"cruiser": 1}
    assert (board[1].strategy, board.state.systems["304"].tokens) == (1, [])


def test_PR9_warfare_is_followed_without_resources_where_something_costs_nothing() -> None:
    board = holding(WARFARE).put("arc_prime", 1, space_dock=1).learn(1, "sarween_tools")
    for planet in board.state.home_planets(1):
        board.state.planets[planet].ready = False
    played(board).defaults("secondary").do({"what": "follow"}, 1)
    assert (board.topic, board.awaited) == ("produce", [1])
    assert set(board.offered()) == {"destroyer", "fighter", "infantry"}
    board.do({"units": {"destroyer": 1}})
    assert board.at("304", 1) == {"destroyer": 1}


def test_28_brilliant_resolves_the_primary() -> None:
    board = holding(TECHNOLOGY, "sol", "jolnar", "hacan")
    board[1].goods = 6
    played(board).do({"technology": "nothing"}).do({"what": "follow"}, 1)
    if board.topic == "secondary":
        board.do({"what": "decline"}, 2)
    board.defaults("research")
    board.do({"technology": "gravity_drive"}, 1)
    assert board[1].strategy == 1
    assert board.asked(1).prompt.args["price"] == 6


def test_SA3_imperial() -> None:
    board = holding(IMPERIAL).own(0, "mecatol_rex")
    board.state.revealed = ["develop_weaponry", "negotiate_trade_routes"]
    board[0].goods = 5
    played(board)
    assert board.offered() == ["negotiate_trade_routes", "none"]
    board.do({"objective": "negotiate_trade_routes"})
    assert (board[0].goods, board[0].points) == (0, 2)


def test_SA3_imperial_without_mecatol_rex_draws_a_secret() -> None:
    board = holding(IMPERIAL)
    drawn = board.state.secrets[-1]
    played(board)
    assert (board[0].points, board[0].secrets) == (0, [drawn])


def test_X33_the_point_for_mecatol_rex_needs_no_home() -> None:
    board = holding(IMPERIAL).own(0, "mecatol_rex").own(1, "jord")
    board.state.revealed = ["negotiate_trade_routes"]
    board[0].goods = 5
    played(board)
    assert (board[0].points, board[0].goods) == (1, 5)
    assert [entry.source for entry in board[0].ledger] == ["imperial"]


def test_OB6_a_fourth_secret_goes_back_scored_ones_count() -> None:
    board = holding(IMPERIAL)
    board[0].secrets = [board.state.secrets.pop(0) for _ in range(2)]
    board[0].scored = [board.state.secrets.pop(0)]
    drawn = board.state.secrets[-1]
    played(board)
    assert board.topic == "return-secret"
    assert board.offered() == [*board[0].secrets]
    board.do(drawn)
    assert drawn in board.state.secrets
    assert len(board[0].secrets) == 2


def test_SA3_diplomacy_planets_become_ready_after_the_tokens() -> None:
    board = holding(DIPLOMACY)
    board.state.planets["jord"].ready = False
    board[1].tactic, board[1].fleet, board[1].strategy = 7, 7, 2
    played(board)
    assert (board.topic, board.awaited) == ("lose-token", [1]), "its reserve is empty (C7)"
    assert not board.state.planets["jord"].ready
    board.do({"strategy": 1})
    assert board.state.planets["jord"].ready
    assert board.state.systems["310"].tokens == [1, 2]


@pytest.mark.parametrize("card", [DIPLOMACY, CONSTRUCTION])
def test_SA1_a_primary_may_be_empty_of_effect(card: int) -> None:
    board = holding(card)
    for planet in board.state.home_planets(0):
        board.state.planets[planet].controller = 1
    played(board).defaults("turn")
    assert board[0].cards == {card: False}


# --- component actions --------------------------------------------------------------------------------------------


def test_28_orbital_drop() -> None:
    board = Board("sol").do({"action": "d:orbital_drop"})
    assert board.at("jord", 0) == {"infantry": 2}
    assert board[0].strategy == 1


def test_24_production_biomes() -> None:
    board = Board("hacan", "sol").learn(0, "production_biomes")
    board.do({"action": "d:production_biomes", "target": "seat-1"})
    assert (board[0].goods, board[1].goods) == (4, 2)
    assert board[0].technologies["production_biomes"] is False


def test_24_x_89_bacterial_weapon() -> None:
    board = Board("letnev", "sol", at_104=19).learn(0, "x_89_bacterial_weapon").put("wellon", 1, infantry=3, pds=1)
    assert "d:x_89_bacterial_weapon" not in board.offered()
    board = Board("letnev", "sol", at_104=19).learn(0, "x_89_bacterial_weapon").put("wellon", 1, infantry=3, pds=1)
    board.put("104", 0, dreadnought=1).do({"action": "d:x_89_bacterial_weapon"})
    assert board.at("wellon", 1) == {"pds": 1}


def test_24_transit_diodes() -> None:
    board = Board("sol", at_104=19).learn(0, "transit_diodes").own(0, "wellon").put("jord", 0, infantry=5)
    assert board.topic == "transit"
    board.do({"from": {"jord": 4}, "to": {"wellon": 4}})
    assert board.at("wellon", 0) == {"infantry": 4}
    assert board.at("jord", 0) == {"infantry": 1}


def test_C4_transit_diodes_make_no_more_groups_than_there_are_figures() -> None:
    board = Board("sol", at_104=19, at_105=20, at_106=21).learn(0, "transit_diodes")
    board.own(0, "wellon", "vefut_ii", "thibah").put("jord", 0, infantry=5)
    for at in ("201", "202", "203", "204", "205", "206", "207", "208", "209", "210"):
        board.put(at, 0, infantry=1)
    assert board.topic == "transit", "eleven groups of twelve"
    assert board.refused({"from": {"jord": 2}, "to": {"wellon": 1, "vefut_ii": 1}}) == "no-figure"
    board.do({"from": {"jord": 1, "201": 1, "202": 1}, "to": {"wellon": 1, "vefut_ii": 1, "thibah": 1}})
    assert [board.at(planet, 0) for planet in ("wellon", "vefut_ii", "thibah")] == [{"infantry": 1}] * 3


def test_SA2_who_has_no_strategy_token_was_told_that_there_is_nothing_to_be_done() -> None:
    board = Board("sol", "hacan")
    board.state.players[1].strategy = 0
    board.begin()
    shape = Follow([1], card=8).question(board.match.play, 1).shape
    assert isinstance(shape, Form)
    assert next(one for one in shape.shape.options if one.id == FOLLOW).blocked == Text(
        "twilight_imperium-no-strategy-token"
    )
