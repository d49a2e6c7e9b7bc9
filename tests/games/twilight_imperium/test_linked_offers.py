"""Offers that hang on a decision of whoever accepts (rules TX7): Trade, the speaker, a vote."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.bots import reply as bot_reply
from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.shapes import Form, Pick, Question
from bot.core.streams import Stream
from bot.games.twilight_imperium.economy.transactions import ACCEPT, DECLINE, OFFER, REPLY, WITHDRAW
from bot.games.twilight_imperium.figures import STRATEGY_CARDS
from bot.games.twilight_imperium.invariants import violations
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.senate import convene, hearing, senate


def merchant(**more: str) -> Board:
    """Seat 0 has Trade and is on turn, the neighbour of both others, each of whom has two trade goods."""
    return _in_turn({5: True, 1: True}, **more)


def politician() -> Board:
    """Seat 0 has Politics and is on turn, the speaker, and the neighbour of both others."""
    return _in_turn({3: True, 1: True})


def _in_turn(cards: dict[int, bool], **more: str) -> Board:
    board = Board("sol", "letnev", "xxcha", options=more)
    board[0].cards, board[1].cards, board[2].cards = cards, {7: True}, {8: True}
    board.state.common = {n: 0 for n in STRATEGY_CARDS if n not in (*cards, 7, 8)}
    for seat in (1, 2):
        board.put(board[seat].home, 0, destroyer=1)
        board[seat].goods = 2
    return board.begin()


def asked(board: Board, seat: int, slot: str) -> Question | None:
    """A standing question of a seat."""
    return next((one for one in board.match.asked(seat) if one.slot.startswith(slot)), None)


def offer(board: Board, seat: int, link: str, partner: int = 0, **answer: object) -> Board:
    """A seat offers a trade good that hangs on a decision of its partner, unless the test says what else."""
    question = asked(board, seat, OFFER)
    assert question is not None, "nothing can be offered"
    said: dict[str, Any] = {"partner": f"seat-{partner}"}
    wanted: dict[str, Any] = {"give": {"goods": 1}, **answer, "until": link}
    while (field := board.match.narrow(seat, question.no, said)) is not None:
        said[field.name] = wanted.get(field.name, field.start)
    board.events = list(board.match.answer(seat, question.no, said))
    return board


def reply(board: Board, seat: int, answer: str, of: int = 1, **more: object) -> Board:
    """A seat answers the offer of another."""
    question = next(q for q in board.match.asked(seat) if q.slot.startswith(REPLY) and q.prompt.args["seat"] == of)
    board.events = list(board.match.answer(seat, question.no, {"reply": answer, **more}))
    return board


def able(board: Board, seat: int) -> bool:
    """Whether the offer that a seat has can be accepted now."""
    question = asked(board, seat, REPLY)
    assert question is not None
    assert isinstance(question.shape, Form)
    assert isinstance(question.shape.shape, Pick)
    return next(one for one in question.shape.shape.options if one.id == ACCEPT).blocked is None


def until(board: Board, seat: int, partner: int = 0) -> list[str]:
    """How long, or with what, a seat could offer a trade good."""
    question = asked(board, seat, OFFER)
    assert question is not None
    said: dict[str, Any] = {"partner": f"seat-{partner}"}
    while (field := board.match.narrow(seat, question.no, said)) is not None and field.name != "until":
        said[field.name] = field.start
    assert field is not None
    assert isinstance(field.shape, Pick)
    return [one.id for one in field.shape.options]


# --- Trade ----------------------------------------------------------------------------------------------------------


def test_TX7_who_plays_trade_accepts_an_offer_and_chooses_who_made_it_in_one_answer() -> None:
    board = offer(merchant(), 1, "trade")
    assert not able(board, 0), "only while that decision is open"
    board.do({"action": "c:5"}, 0)
    assert board.topic == "free-trade"
    assert able(board, 0)
    reply(board, 0, ACCEPT, also=[])
    assert (board[0].goods, board[1].goods) == (3 + 1, 1)
    assert (board[1].commodities, board[2].commodities) == (2, 0), "seat 1 is replenished, and seat 2 may follow"
    assert [one["seats"] for one in board.told("free-trade")] == [[1]]
    assert board.match.play.state.proposals == []
    assert (board.topic, board.awaited) == ("secondary", [2])
    assert violations(board.play) == []


def test_TX7_what_is_exchanged_is_what_was_there_before_the_decision() -> None:
    """The exchange comes first: commodities that the offer gives are not those that Trade brings."""
    board = merchant()
    board[1].commodities = 1
    offer(board.reload(), 1, "trade", give={"commodities": 1}).do({"action": "c:5"}, 0)
    reply(board, 0, ACCEPT, also=[])
    assert (board[0].goods, board[1].commodities) == (4, 2)


def test_TX7_others_can_be_chosen_with_the_offer_and_accepted_with_it() -> None:
    board = merchant().do({"action": "c:5"}, 0)
    offer(offer(board, 1, "trade"), 2, "trade")
    question = asked(board, 0, REPLY)
    assert question is not None
    field = board.match.narrow(0, question.no, {"reply": ACCEPT})
    assert field is not None
    assert isinstance(field.shape, Pick)
    assert [(one.id, one.key.rpartition("-")[2]) for one in field.shape.options] == [("seat-2", "also")]
    reply(board, 0, ACCEPT, also=["seat-2"])
    assert (board[0].goods, board[1].goods, board[2].goods) == (5, 1, 1)
    assert board.told("free-trade") == [{"seat": 0, "seats": [1, 2]}]


def test_TX7_nothing_is_given_twice_where_two_offers_are_accepted_together() -> None:
    board = merchant()
    board[0].goods = 0
    board.reload().do({"action": "c:5"}, 0)
    for seat in (1, 2):
        offer(board, seat, "trade", give={}, take={"goods": 2})  # seat 0 has three by then
    before = board.match.save()
    with pytest.raises(IllegalAnswer, match="linked-too-much"):
        reply(board, 0, ACCEPT, also=["seat-2"])
    assert board.match.save() == before
    reply(board, 0, ACCEPT, also=[])
    assert (board[0].goods, board[1].goods, board[2].goods) == (1, 4, 2)


def test_TX7_who_decides_without_the_offer_leaves_it_and_it_lapses() -> None:
    board = offer(merchant(), 1, "trade").do({"action": "c:5"}, 0).do(["seat-1"], 0)
    assert (board[0].goods, board[1].goods) == (3, 2), "chosen, and nothing was given for it"
    board.defaults()
    assert board.match.play.state.proposals == [], "the card is exhausted"


def test_TX7_while_trade_is_decided_nothing_else_can_be_offered() -> None:
    board = merchant()
    assert "trade" in until(board, 1)
    assert "turn" in until(board, 1)
    board.do({"action": "c:5"}, 0)
    assert until(board, 1) == ["trade"]
    assert asked(board, 0, OFFER) is None, "who decides offers nothing"
    question = asked(board, 1, OFFER)
    assert question is not None
    assert isinstance(question.shape, Form)
    assert isinstance(question.shape.shape, Pick)
    assert [one.id for one in question.shape.shape.options] == ["seat-0"]
    assert "trade" not in until(merchant(), 0, partner=1), "who has no Trade is chosen by nobody"


def test_TX1_TX7_the_two_must_be_able_to_trade_as_it_is_accepted() -> None:
    board = merchant()
    board.state.systems[board[1].home].units.pop(0)
    offer(board.reload(), 1, "trade").do({"action": "c:5"}, 0)
    assert not able(board, 0)
    with pytest.raises(IllegalAnswer):
        reply(board, 0, ACCEPT, also=[])


def test_TX8_an_offer_for_trade_can_be_declined_and_taken_back_while_it_is_decided() -> None:
    board = offer(merchant(), 1, "trade").do({"action": "c:5"}, 0)
    assert reply(board, 0, DECLINE).match.play.state.proposals == []
    offer(board, 1, "trade")
    mine = asked(board, 1, WITHDRAW)
    assert mine is not None
    board.match.answer(1, mine.no, "withdraw")
    assert asked(board, 0, REPLY) is None


def test_32_TX7_an_offer_that_hangs_on_trade_is_known_to_its_two_parties_alone() -> None:
    board, other = merchant().do({"action": "c:5"}, 0), merchant().do({"action": "c:5"}, 0)
    offer(board, 1, "trade")
    assert all(event.seen(2) is None and event.seen(None) is None for event in board.events)
    assert {event.key.rpartition("event-")[2] for event in board.events} == {"offered", "linked-trade"}
    assert board.match.entry.order, "nothing lies otherwise on the table"
    assert board.match.asked(2) == other.match.asked(2)
    assert (board.match.awaited(), board.match.topic(0)) == (other.match.awaited(), other.match.topic(0))
    assert board.match.view(2) == other.match.view(2)
    for seat, offers in ((0, 1), (1, 1), (2, 0)):
        assert len(board.match.resample(seat, Stream.of("linked", str(seat))).play.state.proposals) == offers
    reply(board, 0, ACCEPT, also=[])
    keys = [seen[0].rpartition("event-")[2] for event in board.events if (seen := event.seen(2)) is not None]
    assert keys[:2] == ["traded", "free-trade"], "what happened, and not why"


def test_TX7_an_offer_that_hangs_on_a_decision_is_saved_and_played_again() -> None:
    board = offer(merchant(), 1, "trade").do({"action": "c:5"}, 0)
    again = Match.load(board.match.save())
    question = next(one for one in again.asked(0) if one.slot.startswith(REPLY))
    again.answer(0, question.no, {"reply": ACCEPT, "also": []})
    assert reply(board, 0, ACCEPT, also=[]).match.save() == again.save()


def test_TX7_going_back_before_the_answer_puts_exchange_and_decision_back() -> None:
    board = offer(merchant(), 1, "trade").do({"action": "c:5"}, 0)
    frame = board.match.save()
    reply(board, 0, ACCEPT, also=[])
    back = board.match.gone_back(frame, 0)
    assert [player.goods for player in back.play.board.players] == [3, 2, 2]
    assert back.topic(0).endswith("trade")


# --- the speaker ----------------------------------------------------------------------------------------------------


def test_TX7_who_plays_politics_is_paid_for_the_speaker_in_one_answer() -> None:
    board = offer(politician(), 1, "speaker").do({"action": "c:3"}, 0)
    assert board.topic == "speaker"
    question = asked(board, 0, REPLY)
    assert question is not None
    assert {one.name for one in question.ready} == {ACCEPT, DECLINE}, "nothing else is to be decided with it"
    reply(board, 0, ACCEPT)
    assert board.state.speaker == 1
    assert board[1].goods == 1
    assert [event.key.rpartition("event-")[2] for event in board.events][:2] == ["traded", "speaker"]


def test_TX7_nobody_offers_to_be_made_what_they_are() -> None:
    board = politician()
    board.state.speaker = 1
    board.reload()
    assert "speaker" not in until(board, 1)
    offer(board, 2, "speaker")
    board.state.speaker = 2
    board.play.lapse()
    assert board.match.play.state.proposals == []


# --- a vote ---------------------------------------------------------------------------------------------------------


def ballot(**more: object) -> Board:
    """Seat 1 votes on Mutiny; seat 2 gives it a trade good for a vote for it."""
    board = convene(senate("mutiny"))
    board[2].goods = 2
    board.reload()
    assert (board.topic, board.awaited) == ("vote", [1])
    return offer(board, 2, "vote", partner=1, outcome="for", **more)


def test_TX7_a_vote_is_paid_for_as_it_is_cast_and_how_many_is_the_voters_choice() -> None:
    board = ballot()
    question = asked(board, 1, REPLY)
    assert question is not None
    assert {one.name for one in question.ready} == {DECLINE}, "planets are exhausted by no single press"
    reply(board, 1, ACCEPT, of=2, votes="choose", planets=["lodor"])
    cast = hearing(board).cast[1]
    assert (cast.outcome, cast.votes, cast.planets) == ("for", 1, ("lodor",))
    assert (board[1].goods, board[2].goods) == (1, 1)
    assert board.state.traded == [(1, 2)]
    assert (board.topic, board.awaited) == ("vote", [2])


def test_TX7_an_offer_for_a_vote_lapses_as_the_vote_is_cast() -> None:
    board = ballot().do({"outcome": "against", "votes": "all"}, 1)
    assert board.match.play.state.proposals == []
    assert board[2].goods == 2


def test_TX3_TX7_a_vote_is_not_sold_to_somebody_traded_with_over_this_agenda() -> None:
    board = ballot()
    board.state.traded.append((1, 2))
    board.reload()
    assert not able(board, 1)
    board.match.play.state.proposals.clear()
    assert "vote" not in until(board.reload(), 2, partner=1)


def test_TX7_nothing_is_offered_for_a_vote_that_is_cast() -> None:
    board = convene(senate("mutiny"))
    board[2].goods = 2
    board.reload().do({"outcome": "abstain"}, 1)
    assert "vote" not in until(board, 2, partner=1)
    assert "vote" in until(board, 2, partner=0)


# --- bots -----------------------------------------------------------------------------------------------------------


def test_TX7_a_bot_waits_for_its_decision_and_then_takes_what_is_worth_it() -> None:
    board = offer(merchant(), 1, "trade", give={"goods": 2})
    assert bot_reply(board.match, 0) is None, "it cannot be accepted yet"
    board.do({"action": "c:5"}, 0)
    found = bot_reply(board.match, 0)
    assert found is not None
    board.match.answer(0, found[0].no, found[1])
    assert (board[0].goods, board[1].goods) == (5, 0)


def test_TX7_a_bot_declines_what_gives_it_nothing_and_sells_no_votes() -> None:
    board = merchant()
    board[0].goods = 2
    offer(board.reload(), 1, "trade", give={}, take={"goods": 1})
    found = bot_reply(board.match, 0)
    assert found is not None
    assert found[1] == {"reply": DECLINE}
    found = bot_reply(ballot().match, 1)
    assert found is not None
    assert found[1] == {"reply": DECLINE}
