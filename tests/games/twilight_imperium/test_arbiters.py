"""Arbiters of the Hacan (rules 28.5, 15 TX2): action cards in transactions."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games.twilight_imperium.bots import trading
from bot.games.twilight_imperium.economy.transactions import ACCEPT, COUNTER, OFFER, REPLY
from bot.games.twilight_imperium.flow.hand import discard
from bot.games.twilight_imperium.hooks.queries import may_trade, may_trade_cards
from bot.games.twilight_imperium.invariants import violations
from bot.games.twilight_imperium.light import LIGHT, without_effect
from bot.games.twilight_imperium.notation.reading import read
from bot.games.twilight_imperium.notation.writing import written
from cogs.twilight_imperium.vocabulary import names
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import hold, table
from tests.games.twilight_imperium.papers import accept, asked, near, offer


def fields(board: Board, seat: int, slot: str, **partial: Any) -> dict[str, Any]:
    """Fields of an offer, as they begin."""
    question, found = asked(board.match, seat, slot), {}
    while (field := board.match.narrow(seat, question.no, partial)) is not None:
        found[field.name] = field.shape
        partial[field.name] = field.start
    return found


def test_28_5_hacan_gives_action_cards_and_gets_some() -> None:
    board = hold(hold(table(), 2, "sabotage", "sabotage", "direct_hit"), 0, "insubordination")
    board[0].goods = 2
    offer(board, 2, 0, cards={"sabotage": 2}, take={"goods": 1})
    accept(board, 0)
    assert sorted(board[0].hand) == ["insubordination", "sabotage", "sabotage"]
    assert board[2].hand == ["direct_hit"]
    assert (board[0].goods, board[2].goods) == (1, 1)
    assert violations(board.play) == []
    other = hold(table(), 0, "insubordination")
    accept(offer(other, 0, 2, cards={"insubordination": 1}), 2)
    assert other[2].hand == ["insubordination"]
    assert other[0].hand == []


def test_28_5_both_directions_in_one_transaction_by_a_counter_offer() -> None:
    board = hold(hold(table(), 2, "sabotage", "direct_hit"), 0, "insubordination")
    offer(board, 2, 0, cards={"sabotage": 1})
    question = asked(board.match, 0, REPLY)
    shapes = fields(board, 0, REPLY, reply=COUNTER)
    assert set(shapes["asked"].most) == {"sabotage"}, "of what the other holds only what it has shown (HI3)"
    answer = {"reply": COUNTER, "cards": {"insubordination": 1}, "asked": {"sabotage": 1}, "until": "turn"}
    board.match.answer(0, question.no, answer)
    accept(board, 2)
    assert board[0].hand == ["sabotage"]
    assert board[2].hand == ["direct_hit", "insubordination"]


def test_28_5_nobody_else_and_nothing_without_action_cards() -> None:
    board = near(hold(hold(table(), 0, "sabotage"), 1, "sabotage"), 0, 1).begin()
    board[0].goods = 1
    assert not may_trade_cards(board.play, 0, 1)
    assert may_trade_cards(board.play, 0, 2)
    assert may_trade_cards(board.play, 2, 1)
    assert "cards" not in fields(board, 0, OFFER, partner="seat-1")
    assert "cards" in fields(board, 0, OFFER, partner="seat-2")
    plain = Board("sol", "letnev", "hacan").begin()
    plain[0].goods = 1
    assert "cards" not in fields(plain, 0, OFFER, partner="seat-2")
    assert "arbiters" in without_effect(LIGHT)
    assert "arbiters" not in without_effect({**LIGHT, "action_cards": "on"})


def test_28_5_guild_ships_alone_let_no_cards_be_traded() -> None:
    """The two abilities are two: what makes a partner of everybody says nothing of cards."""
    board = Board("sol", "letnev", "hacan").begin()
    assert may_trade(board.play, 0, 2, False)
    without = Board("sol", "letnev", "l1z1x").begin()
    assert not may_trade_cards(without.play, 0, 2)


def test_TX9_which_card_moved_only_the_two_know() -> None:
    board = hold(table(), 2, "sabotage", "direct_hit")
    offer(board, 2, 0, cards={"sabotage": 1, "direct_hit": 1})
    (offered,) = board.events
    assert offered.seen(1) is None
    accept(board, 0)
    (traded,) = [event for event in board.events if "traded" in event.key]
    for seat in (0, 2):
        assert "component-sabotage" in str(traded.seen(seat))
    for reader in (1, None):
        seen = str(traded.seen(reader))
        assert "'good-cards': 2" in seen
        assert "sabotage" not in seen
        assert "direct_hit" not in seen


def test_TX5_hand_limit_at_once() -> None:
    board = hold(table(), 0, *["sabotage"] * 4, "direct_hit", "insubordination", "focused_research")
    hold(board, 2, "plague")
    offer(board, 2, 0, cards={"plague": 1})
    accept(board, 0)
    assert len(board[0].hand) == 8
    (question,) = [one for one in board.match.asked(0) if one.blocking]
    board.match.answer(0, question.no, {"direct_hit": 1})
    assert len(board[0].hand) == 7
    assert "direct_hit" in board.state.discards
    assert "plague" in board[0].hand


def test_TX8_a_card_that_is_gone_lets_nothing_change() -> None:
    board = hold(table(), 2, "sabotage", "plague")
    offer(board, 2, 0, cards={"sabotage": 1}, until="kept")
    question = asked(board.match, 0, REPLY)
    discard(board.play, 2, {"sabotage": 1})
    board.reload()
    (blocked,) = [option for option in asked(board.match, 0, REPLY).shape.shape.options if option.id == ACCEPT]
    assert blocked.blocked is not None
    assert blocked.blocked.key == "twilight_imperium-cards-gone"
    assert "plague" not in str(blocked.blocked.args)
    with pytest.raises(IllegalAnswer):
        board.match.answer(0, question.no, {"reply": ACCEPT})
    assert (board[0].hand, board[2].hand) == ([], ["plague"])


def test_TX8_an_offer_for_the_turn_lapses_with_its_card() -> None:
    board = hold(table(), 2, "sabotage")
    offer(board, 2, 0, cards={"sabotage": 1})
    discard(board.play, 2, {"sabotage": 1})
    board.reload()
    assert not board.play.game.rules.stands(board.play, board.play.state.proposals[0])


def test_TX8_what_a_counter_offer_asks_for_may_be_gone_and_the_asker_cannot_tell() -> None:
    board = hold(hold(table(), 2, "sabotage", "plague"), 0, "insubordination")
    offer(board, 2, 0, cards={"sabotage": 1})
    question = asked(board.match, 0, REPLY)
    answer = {"reply": COUNTER, "cards": {"insubordination": 1}, "asked": {"sabotage": 1}, "until": "turn"}
    board.match.answer(0, question.no, answer)
    before = [one.slot for one in board.match.asked(0)]
    discard(board.play, 2, {"sabotage": 1})
    board.reload()
    assert [one.slot for one in board.match.asked(0)] == before
    (accepting,) = [one for one in asked(board.match, 2, REPLY).shape.shape.options if one.id == ACCEPT]
    assert accepting.blocked is not None
    assert accepting.blocked.key == "twilight_imperium-cards-not-held"


def test_32_other_worlds_keep_what_an_offer_has_shown() -> None:
    board = hold(table(), 2, "sabotage", "plague", "direct_hit")
    offer(board, 2, 0, cards={"plague": 1})
    kept, hidden = set(), set()
    for number in range(12):
        told = board.match.resample(0, Stream.of("arbiters", str(number))).play.board.players[2].hand
        kept.add("plague" in told)
        hidden.add(tuple(board.match.resample(1, Stream.of("arbiters", str(number))).play.board.players[2].hand))
        assert len(told) == 3
    assert kept == {True}
    assert any("plague" not in one for one in hidden)


def test_an_empty_offer_of_cards_is_no_offer() -> None:
    board = hold(table(), 2, "sabotage")
    with pytest.raises(IllegalAnswer):
        offer(board, 2, 0, cards={})


@pytest.mark.parametrize("line", ["sol; cards sabotage 2, direct-hit", "솔 연방; cards 사보타주 2, 직격"])
def test_the_typed_line_names_cards(line: str) -> None:
    board = hold(table(), 2, "sabotage", "sabotage", "direct_hit").begin()
    question = asked(board.match, 2, OFFER)
    answer = read(board.match, 2, question, line, names())
    assert answer["cards"] == {"sabotage": 2, "direct_hit": 1}
    again = read(board.match, 2, question, written(board.match, 2, question, answer), names())
    assert again == answer
    with pytest.raises(IllegalAnswer):
        read(board.match, 2, question, "sol; cards plague", names())


def test_bots_sell_no_card_for_nothing_and_take_gifts() -> None:
    board = hold(table(), 2, "sabotage")
    offer(board, 2, 0, cards={"sabotage": 1})
    assert trading.volunteer(board.match.view(0), 0, asked(board.match, 0, REPLY)) == {"reply": ACCEPT}
    priced = hold(table(), 2, "sabotage")
    priced[0].goods = 3
    offer(priced, 2, 0, cards={"sabotage": 1}, take={"goods": 2})
    assert trading.volunteer(priced.match.view(0), 0, asked(priced.match, 0, REPLY)) != {"reply": ACCEPT}


def test_a_bot_offers_goods_beside_cards_that_it_keeps() -> None:
    board = hold(table(), 2, "sabotage").begin()
    board[0].commodities = board[2].commodities = 2
    board.reload()
    question = asked(board.match, 2, OFFER)
    answer = trading.volunteer(board.match.view(2), 2, question)
    assert answer is not None
    assert answer["cards"] == {}
    board.match.answer(2, question.no, answer)
    assert board.match.play.state.proposals[0].content == {"give": {"commodities": 2}, "take": {"commodities": 2}}


def test_a_saved_match_with_such_an_offer_loads() -> None:
    board = hold(table(), 2, "sabotage")
    offer(board, 2, 0, cards={"sabotage": 1})
    again = Match.load(board.match.save())
    assert again.play.state.proposals[0].content["cards"] == {"sabotage": 1}
