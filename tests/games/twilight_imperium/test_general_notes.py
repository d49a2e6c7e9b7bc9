"""The four promissory notes that every player has (rules 26)."""

from __future__ import annotations

from bot.games.twilight_imperium.economy.goods import replenish
from bot.games.twilight_imperium.flow.notes import note_of
from bot.games.twilight_imperium.flow.votes import franchise
from bot.games.twilight_imperium.hooks.queries import may_play, may_use
from bot.games.twilight_imperium.invariants import violations
from bot.games.twilight_imperium.politics.council import Law
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.papers import accept, called, chamber, dealt, give, near, notes, offer, table
from tests.games.twilight_imperium.senate import convene, council, hearing, senate, votes


def raid(**more: int) -> Board:
    """Seat 0 may go to 207 with a carrier, where seat 1 has a cruiser and seat 2 nothing."""
    board = give(table(**more), 1, "ceasefire:0")
    return board.put("310", 0, carrier=1, infantry=2).put("207", 1, cruiser=1)


COMING = {"310:carrier": 1}


def test_26_AT6_after_a_ceasefire_nothing_comes_in() -> None:
    board = raid().begin().activate("207", COMING, {"310:infantry": 2})
    assert called(board) == [1]
    board.do("ceasefire:0", 1)
    assert board.told("note-used") == [{"seat": 1, "component": "ceasefire", "issuer_seat": 0}]
    assert board.at("310", 0) == {"carrier": 1, "infantry": 2}
    assert board.at("207", 0) == {}
    assert "ceasefire:0" in notes(board).hands[0], "PN4"
    assert 0 in board.state.systems["207"].tokens, "the system is activated all the same"
    assert board.defaults().state.turn == 1


def test_26_a_ceasefire_that_is_not_used_stops_nothing() -> None:
    board = raid().begin().activate("207", COMING).do("pass", 1)
    assert board.at("207", 0) == {"carrier": 1}
    assert "ceasefire:0" in notes(board).hands[1]


def test_26_AT6_MV10_what_is_in_the_system_may_be_lifted() -> None:
    board = give(table(at_207=27), 1, "ceasefire:0")
    board.put("207", 0, carrier=1).put("new_albion", 0, infantry=2).put("310", 0, cruiser=1)
    board.put("starpoint", 1, infantry=1)
    board.begin().activate("207", {"310:cruiser": 1}, {"new_albion:infantry": 2}).do("ceasefire:0", 1)
    assert board.at("310", 0) == {"cruiser": 1}
    assert board.at("207", 0) == {"carrier": 1, "infantry": 2}
    assert board.topic == "commit", "what stands there may still land"


def test_26_a_ceasefire_lasts_for_that_action_and_that_player() -> None:
    board = raid().begin().activate("207", COMING).do("ceasefire:0", 1).defaults()
    assert [one.query for one in board.play.state.modifiers if one.source == "ceasefire"] == []


def test_26_ceasefire_needs_units_of_its_holder_there_and_its_issuer_active() -> None:
    board = raid().put("310", 0, cruiser=1)
    assert called(board.begin().activate("208")) == []
    other = raid().put("304", 1, destroyer=1).put("304", 0, fighter=1)
    other.state.players[0].cards, other.state.players[1].cards = {2: True}, {1: True}
    other.begin()
    other.do({"action": "s:304", "ships": {}}, 1)
    assert called(other) == [], "it is the note of seat 0"


def test_26_political_secret_silences_its_issuer_for_one_agenda() -> None:
    board = convene(give(chamber("mutiny", action_cards="on"), 2, "political_secret:1"))
    assert called(board) == [2]
    board.do("political_secret:1", 2)
    assert not franchise(board.play, 1).allowed
    assert not may_play(board.play, 1)
    assert may_play(board.play, 2)
    assert not any("political_secret:1" in held for held in notes(board).hands), "it lies with the agenda"
    assert not any("promissory" in one or one.startswith(("I24", "I30")) for one in violations(board.play))
    first = hearing(board).card
    votes(board, None, None)  # seats 2 and 0: seat 1 has no vote
    board.defaults("vote")
    assert hearing(board).card != first
    assert "political_secret:1" in notes(board).hands[1]
    assert franchise(board.play, 1).allowed
    assert may_play(board.play, 1)


def test_26_political_secret_leaves_its_issuer_its_faction_technologies() -> None:
    options = {"notes": "on", "agendas": "on", "action_cards": "on"}
    board = dealt(senate("mutiny", factions=("letnev", "xxcha", "mentak"), options=options))
    give(board, 2, "political_secret:1").learn(1, "instinct_training")
    convene(board).do("pass", 1).do("political_secret:1", 2)
    assert not may_play(board.play, 1)
    assert not may_use(board.play, 1, "quash")
    assert may_use(board.play, 1, "instinct_training", 0)
    assert may_use(board.play, 2, "pillage", 0)


def test_26_political_secret_ends_before_the_law_that_its_agenda_sends_back() -> None:
    board = give(chamber("miscount_disclosed", "mutiny", action_cards="on"), 2, "political_secret:1")
    council(board).laws["shared_research"] = Law()
    convene(board).do("political_secret:1", 2)
    board.own(2, "quann").reload()
    board.do({"outcome": "shared_research", "votes": "choose", "planets": ["quann"]}, 2)
    votes(board, None)
    assert (hearing(board).card, hearing(board).again) == ("shared_research", True)
    assert may_play(board.play, 1)
    assert (board.topic, board.awaited) == ("vote", [1]), "it is another agenda"
    votes(board, None, "for", None)
    assert (hearing(board).card, may_play(board.play, 1)) == ("mutiny", True)
    assert "political_secret:1" in notes(board).hands[1]


def test_PN3_TX5_support_is_laid_open_as_it_is_received_and_gives_a_point() -> None:
    board = near(table(), 0, 1)
    offer(board, 0, 1, note="support_for_the_throne:0", want="support_for_the_throne:1")
    accept(board, 1)
    assert notes(board).areas == [["support_for_the_throne:1"], ["support_for_the_throne:0"], []]
    assert (board[0].points, board[1].points) == (1, 1)
    assert [one["seat"] for one in board.told("points")] == [0, 1], "the active player first"
    assert violations(board.play) == []


def test_PN3_support_that_comes_home_gives_nothing() -> None:
    board = give(table(), 1, "support_for_the_throne:0")
    assert (board[0].points, board[1].points) == (0, 1)
    view = board.match.view(None)
    assert view.players[1].open_notes == ("support_for_the_throne:0",)
    assert "support_for_the_throne:0" not in view.holders


def test_TX5_the_active_player_wins_where_both_would() -> None:
    board = near(table(), 0, 1)
    board.state.target = 1
    offer(board, 0, 1, note="support_for_the_throne:0", want="support_for_the_throne:1")
    accept(board, 1)
    assert board.topic == "over"
    assert board.match.result is not None
    assert board.match.result.ranks[0] == 1


def test_X29_AT2_support_goes_back_with_its_point_before_anything_else() -> None:
    board = give(table(at_207=20), 0, "support_for_the_throne:1", "ceasefire:2")
    give(board, 2, "ceasefire:0")
    board.put("vefut_ii", 1, pds=1).put("207", 2, fighter=1)
    assert board[0].points == 1
    board.begin().activate("207")
    assert board[0].points == 0
    assert "support_for_the_throne:1" in notes(board).hands[1]
    assert called(board) == [2], "the call of the same moment comes behind"
    assert [one["source"] for one in board.told("points")] == ["support_for_the_throne"]


def test_PN4_AT2_a_planet_without_units_and_a_token_without_activation_send_nothing_back() -> None:
    board = give(table(at_207=20), 0, "support_for_the_throne:1").own(1, "vefut_ii")
    board.begin().activate("207").defaults()
    assert board[0].points == 1
    assert notes(board).areas[0] == ["support_for_the_throne:1"]
    other = give(table(), 0, "support_for_the_throne:1").put("207", 1, cruiser=1).put("310", 1, fighter=1)
    other.state.turn = 1
    other.begin()
    assert other[0].points == 1, "its holder has not activated anything"


def test_26_TGD3_trade_agreement_takes_all_commodities_as_goods_that_are_gained() -> None:
    board = give(table(), 1, "trade_agreement:2")
    board[2].commodities = 1
    board.begin()
    replenish(board.play, 2)
    board.play.push(*(board.play.follows or ()))
    board.play.follows = None
    board._go()
    assert called(board) == [1]
    board.do("trade_agreement:2", 1)
    assert (board[1].goods, board[1].commodities, board[2].commodities) == (6, 0, 0)
    assert board.told("goods") == [{"seat": 1, "count": 6, "source": "trade_agreement"}]
    assert note_of("trade_agreement", 2) in notes(board).hands[2]


def test_26_trade_agreement_may_be_kept() -> None:
    board = give(table(), 1, "trade_agreement:0")
    board[0].cards = {1: True, 5: True}
    board.begin().do({"action": "c:5"}, 0)
    assert called(board) == [1]
    board.do("pass", 1)
    assert board[0].commodities == 3
    assert note_of("trade_agreement", 0) in notes(board).hands[1]


def test_SA3_who_resolved_trade_for_nothing_does_not_follow_once_more() -> None:
    board = give(table("sol", "letnev", "mentak"), 2, "trade_agreement:1")
    board[0].cards = {1: True, 5: True}
    board.begin().do({"action": "c:5"}, 0)
    while board.topic != "free-trade":
        board.do("pass")
    board.do(["seat-1"], 0)
    while called(board):
        board.do("trade_agreement:1" if board.awaited == [2] and board[1].commodities else "pass")
    assert (board[2].goods, board[1].commodities) == (2, 0)
    assert board.topic == "secondary"
    assert board.awaited == [2], "seat 1 has resolved it, and has nothing again"
