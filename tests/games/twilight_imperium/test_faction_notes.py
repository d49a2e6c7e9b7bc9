"""Promissory notes of six factions (rules 26), and what the easy player does with notes."""

from __future__ import annotations

import pytest

from bot.core import bots
from bot.core.match import Match
from bot.core.selfplay import next_move, volunteer
from bot.core.streams import Stream
from bot.games.twilight_imperium.bots import easy, trading
from bot.games.twilight_imperium.bots import notes as thumbs
from bot.games.twilight_imperium.economy.transactions import can_trade
from bot.games.twilight_imperium.flow.turns import Turn
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.invariants import violations
from bot.games.twilight_imperium.light import LIGHT, STANDING_NOTES
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.papers import asked, called, give, near, notes, offer, table


def test_PN5_26_military_support_costs_a_token_if_there_is_one() -> None:
    for tokens in (2, 0):
        board = give(table("sol", "letnev", "hacan"), 1, "military_support:0")
        board[0].strategy = tokens
        before = board.at("arc_prime", 1).get("infantry", 0)
        board.begin()
        assert called(board) == [1], "before Sol does anything"
        assert board.offered(1) == ["pass", "military_support:0@arc_prime", "military_support:0@wren_terra"]
        board.do("military_support:0@arc_prime", 1)
        assert board.at("arc_prime", 1)["infantry"] == before + 2
        assert board[0].strategy == max(0, tokens - 1)
        assert "military_support:0" in notes(board).hands[0]
        assert board.topic == "turn"


def test_26_military_support_is_asked_for_before_choices_of_the_turn() -> None:
    board = give(table("sol", "letnev", "hacan"), 1, "military_support:0").learn(0, "transit_diodes", "spec_ops_ii")
    board.put("jord", 0, infantry=2)
    board[0].waiting = 1
    board.begin()
    assert called(board) == [1], "before Sol does anything"
    assert (board.at("jord", 0)["infantry"], board[0].waiting) == (3, 0), "what comes by itself has come"
    board.do("military_support:0@arc_prime", 1)
    assert (board.topic, board.awaited) == ("transit", [0])
    board.do({"from": {}})
    assert board.topic == "turn"


def test_26_military_support_only_in_turns_of_its_issuer_and_not_where_units_cannot_stand() -> None:
    board = give(table("letnev", "sol", "hacan"), 2, "military_support:1")
    assert called(board.begin()) == []
    board = give(table("sol", "letnev", "hacan"), 1, "military_support:0")
    for planet in board.state.planets_of(1):
        board.state.planets[planet].controller, board.state.planets[planet].ready = 0, False
    assert board.begin().offered(1) == ["pass", "military_support:0"]


def landing(*factions: str) -> Board:
    """Seat 0 lands 2 infantry on a planet where seat 1 has 2."""
    board = table(*factions, at_207=20).put("207", 0, cruiser=1, carrier=1, infantry=2).put("vefut_ii", 1, infantry=2)
    board[0].technologies, board[1].technologies = {}, {}
    return board


def fought(board: Board) -> Board:
    """Until the ground combat begins; nobody uses a ceasefire."""
    board.begin().activate("207")
    while called(board):
        board.do("pass", called(board)[0])
    return board.do({"vefut_ii": 2}, 0)


@pytest.mark.parametrize(("holder", "issuer"), [(0, 1), (1, 0), (1, 2)])
def test_26_tekklar_legion_for_the_whole_combat(holder: int, issuer: int) -> None:
    factions = ["hacan", "letnev", "l1z1x"]
    factions[issuer] = "sardakk"
    board = fought(give(landing(*factions), holder, f"tekklar_legion:{issuer}"))
    assert called(board) == [holder]
    board.dice("ground", 7, 7).dice("ground", 7, 7)
    board.do(f"tekklar_legion:{issuer}", holder)
    hits = {one["seat"]: one["hits"] for one in board.told("ground-dice")}
    assert hits == {holder: 2, 1 - holder: 0}, "7 hits with +1; Sardakk N'orr's own +1 is undone"
    assert f"tekklar_legion:{issuer}" in notes(board).hands[issuer]
    assert [one for one in board.play.state.modifiers if one.source == "tekklar_legion"] == []


def learning(technology: str, *, holder: str = "letnev") -> Board:
    """Jol-Nar has researched something, and seat 1 holds its note."""
    board = give(table("jolnar", holder, "hacan"), 1, "research_agreement:0")
    return board.begin(opens("RS_DONE", seat=0, technology=technology), Turn(0))


def test_26_TE3_research_agreement_gains_the_technology() -> None:
    board = learning("fleet_logistics")
    assert called(board) == [1]
    board.do("research_agreement:0", 1)
    assert board[1].technologies["fleet_logistics"] is True
    assert "research_agreement:0" in notes(board).hands[0]


def test_26_TE4_no_faction_technology_none_twice_none_that_is_replaced() -> None:
    assert called(learning("spacial_conduit_cylinder")) == []
    assert called(learning("carrier_ii", holder="sol")) == []
    again = give(table("jolnar", "letnev", "hacan").learn(1, "fleet_logistics"), 1, "research_agreement:0")
    assert "research_agreement:0" in notes(again).hands[1]
    assert not again.match.call()


def test_26_TX1_trade_convoys_reach_everybody_until_hacan_is_met() -> None:
    board = give(table("sol", "letnev", "hacan", at_207=20), 0, "trade_convoys:2")
    board.put("vefut_ii", 2, infantry=1)
    assert not can_trade(board.play, 0, 1)
    board.begin().do({"action": "d:trade_convoys"}, 0)
    assert notes(board).areas[0] == ["trade_convoys:2"]
    assert "trade_convoys:2" not in board.match.view(None).holders
    board.state.turn, board.state.traded = 0, []
    board.reload()
    assert can_trade(board.play, 0, 1)
    assert not can_trade(give(table("sol", "letnev", "sardakk"), 0).play, 0, 1)
    assert violations(board.play) == []


def test_AT2_26_trade_convoys_go_back_when_a_system_of_hacan_is_activated() -> None:
    board = table("sol", "letnev", "hacan", at_207=20).put("vefut_ii", 2, infantry=1)
    notes(board).hands[2].remove("trade_convoys:2")
    notes(board).areas[0].append("trade_convoys:2")
    notes(board).may.pop("trade_convoys:2")
    board.begin().activate("207")
    assert notes(board).areas[0] == []
    assert "trade_convoys:2" in notes(board).hands[2]


def test_26_war_funding_rolls_misses_again_and_letnev_pays_what_it_has() -> None:
    board = give(table("sol", "hacan", "letnev"), 0, "war_funding:2")
    board[2].goods = 1
    board.put("207", 0, cruiser=2).put("207", 1, cruiser=2)
    board.begin().activate("207")
    board.dice("combat", 1, 1).dice("combat", 9, 9).dice("combat", 1, 1)
    for _ in range(10):
        if 0 in called(board):
            break
        board.do(board.asked().default)
    board.do("war_funding:2", 0)
    told = [*board.told("rerolled"), *board.told("funded")]
    while len(told) < 2:
        board.do(board.asked().default)
        told += board.told("rerolled")
    assert {"seat": 0, "payer_seat": 2, "goods": 1} in told
    assert {"seat": 0, "dice": [9, 9], "former": [1, 1], "needs": [7, 7]} in told
    assert board[2].goods == 0
    assert "war_funding:2" in notes(board).hands[2]
    assert board.at("207", 1) == {}


def test_PN5_26_cybernetic_enhancements_are_no_action_and_need_both_tokens() -> None:
    board = give(table("sol", "l1z1x", "hacan"), 0, "cybernetic_enhancements:1")
    board.begin()
    assert "d:cybernetic_enhancements" in board.offered(0)
    board.do({"action": "d:cybernetic_enhancements"}, 0)
    assert (board[0].strategy, board[1].strategy) == (3, 1)
    assert board.topic == "turn"
    assert board.awaited == [0]
    assert board.state.taken == 0
    assert "cybernetic_enhancements:1" in notes(board).hands[1]
    assert violations(board.play) == []
    for tokens in ({"strategy": 0}, {}):
        poor = give(table("sol", "l1z1x", "hacan"), 0, "cybernetic_enhancements:1")
        poor[1].strategy = tokens.get("strategy", 2)
        poor[0].fleet = 16 - poor[0].tactic - poor[0].strategy if not tokens else 3
        assert "d:cybernetic_enhancements" not in poor.begin().offered(0)


def test_TX6_PN3_what_is_got_before_the_first_action_may_still_begin_the_turn() -> None:
    board = near(table("sol", "l1z1x", "hacan"), 0, 1)
    offer(board, 1, 0, note="cybernetic_enhancements:1")
    assert "d:cybernetic_enhancements" not in board.offered(0)
    board.match.answer(0, asked(board.match, 0, "reply:").no, {"reply": "accept"})
    assert "d:cybernetic_enhancements" in board.offered(0)
    board.do({"action": "c:1"}, 0).defaults()
    assert board.state.turn == 1


def test_32_29_4_nobody_sees_who_could_begin_a_turn_with_a_note() -> None:
    worlds = [table("sol", "l1z1x", "hacan") for _ in range(2)]
    give(worlds[0], 0, "cybernetic_enhancements:1")
    give(worlds[1], 0, "ceasefire:1")
    assert worlds[0].begin().awaited == worlds[1].begin().awaited == [0]
    assert worlds[0].match.view(2) == worlds[1].match.view(2)
    assert worlds[0].match.call() is worlds[1].match.call() is None


# --- the easy player ----------------------------------------------------------------------------------------------


def test_the_easy_player_knows_what_each_note_is_worth() -> None:
    assert set(STANDING_NOTES) <= {*thumbs.HAVING, "trade_agreement", thumbs.CEASEFIRE}
    assert set(thumbs.HAVING) == set(thumbs.LOSING)


def test_easy_players_swap_support_and_never_activate_it_away_for_nothing() -> None:
    board = near(table(), 1, 0).begin()
    board.state.round = 2
    board.reload()
    view = board.match.view(0)
    made = trading.volunteer(view, 0, asked(board.match, 0, "offer"))
    assert (made["note"], made["want"]) == ("support_for_the_throne:0", "support_for_the_throne:1")
    board.match.answer(0, asked(board.match, 0, "offer").no, made)
    question = asked(board.match, 1, "reply:")
    assert trading.volunteer(board.match.view(1), 1, question) == {"reply": "accept"}
    board.match.answer(1, question.no, {"reply": "accept"})
    assert thumbs.points_at_stake(board.play, 0, board[0].home) > 0
    assert thumbs.points_at_stake(board.play, 0, board[2].home) == 0


def test_easy_players_decline_what_they_do_not_hold() -> None:
    board = near(give(table(), 1, "ceasefire:0"), 2, 1)
    board.begin()
    board.state.turn = 2
    board[2].goods = 3
    board.reload()
    offer(board, 2, 1, give={"goods": 3}, want="trade_agreement:0")
    assert trading.volunteer(board.match.view(1), 1, asked(board.match, 1, "reply:")) == {"reply": "decline"}


def test_easy_players_use_notes_in_calls() -> None:
    board = give(table(), 1, "ceasefire:0")
    board.put("310", 0, carrier=1, dreadnought=1, infantry=2).put("207", 1, cruiser=1)
    board.begin().activate("207", {"310:carrier": 1})
    assert easy.plan(board.match, 1, board.asked(1), Stream.of("notes")) == "ceasefire:0"


def test_games_of_easy_players_trade_and_use_notes() -> None:
    match = Match.new(
        "twilight_imperium", 4, Stream.of("notes", "easy").seed_bytes(), {**LIGHT, "notes": "on", "target": "6"}
    )
    stream, seen = Stream.of("notes", "played"), set[str]()
    while match.result is None:
        volunteer(match, ["easy"] * 4, lambda: seen.update(event.key for event in match.entry.events))
        if match.result is not None:
            break
        move = next_move(match)
        assert move is not None
        match.answer(move[0], move[1].no, bots.choose(match, *move, "easy", stream))
        seen.update(event.key for event in match.entry.events)
        assert not violations(match.play)
    assert {"twilight_imperium-event-traded-notes", "twilight_imperium-event-note-open"} <= seen
