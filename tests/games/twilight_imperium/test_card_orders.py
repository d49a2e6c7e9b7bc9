"""Cards of the strategy and status phases, ordered beforehand (rules 22, 29.4 class O, SG4, SS2)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core import bots
from bot.core.shapes import Field, Form, Pick, Question
from bot.core.streams import Stream
from bot.games.twilight_imperium.flow.card_orders import AT_HAND, CARD_ORDERS, SLOT, said
from bot.games.twilight_imperium.flow.status import CardsBack, Tokens
from bot.games.twilight_imperium.flow.strategy import PickCard
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.state import NOBODY
from tests.core.conformance import seen
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import ON, hold, let, table

AS_CALLS = {**ON, "orders_as_calls": "on"}


def strategy(*factions: str, options: dict[str, str] | None = None) -> Board:
    """Before a strategy phase with seat 0 as the speaker."""
    board = table(*factions) if options is None else Board(*factions, options=options)
    if options is not None:
        board.state.secrets.append("form_a_spy_network")
    board.state.phase = "strategy"
    board.state.round = 1
    for player in board.state.players:
        player.cards = {}
    board.state.common = dict.fromkeys(range(1, 9), 0)
    return board


def standing(board: Board, seat: int, slot: str = SLOT) -> Question | None:
    """The standing question of a seat."""
    return next((one for one in board.match.asked(seat) if one.slot == slot), None)


def order(board: Board, seat: int, card: str, **says: Any) -> Board:
    """A seat orders something for a card."""
    question = standing(board, seat)
    assert question is not None
    board.events = list(board.match.answer(seat, question.no, {"card": card, **says}))
    return board


def ordered(board: Board, seat: int, card: str, **says: Any) -> Board:
    """The same before the board has begun."""
    board.play.give_order(seat, f"card:{card}", says)
    return board


# --- how they are given -------------------------------------------------------------------------------------------


def test_29_4_everybody_is_offered_the_same_orders_whatever_they_hold() -> None:
    board = hold(table(), 0, "summit").begin()
    offered: list[list[str]] = []
    for seat in range(3):
        question = standing(board, seat)
        assert question is not None
        assert not question.blocking
        assert isinstance(question.shape, Form)
        assert isinstance(question.shape.shape, Pick)
        offered.append([option.id for option in question.shape.shape.options])
    assert offered[0][:3] == ["summit", "public_disgrace", "political_stability"]
    assert offered[0] == offered[1] == offered[2]


def test_29_4_an_order_is_kept_shown_and_taken_back() -> None:
    board = hold(table(), 0, "summit").begin()
    order(board, 0, "summit", when="now")
    assert said(board.match.play, 0, "summit") == {"when": "now"}
    question = standing(board, 0)
    assert question is not None
    field = board.match.narrow(0, question.no, {"card": "summit"})
    assert isinstance(field, Field)
    assert field.start == "now"
    order(board, 0, "summit", when="pass")
    assert said(board.match.play, 0, "summit") is None
    assert not board.match.entry.events, "nobody reads of it"


def test_29_4_a_table_without_action_cards_has_no_orders() -> None:
    assert standing(Board().begin(), 0) is None


def test_29_4_I24_orders_are_nobody_elses() -> None:
    board = hold(table(), 0, "summit").begin()
    before = [seen(board.match, viewer) for viewer in (1, 2, None)]
    order(board, 0, "summit", when="now")
    assert [seen(board.match, viewer) for viewer in (1, 2, None)] == before
    world = board.match.resample(1, Stream.of("orders"))
    assert said(world.play, 0, "summit") is None, "a world that seat 1 believes in knows of none"
    assert said(board.match.resample(0, Stream.of("orders")).play, 0, "summit") == {"when": "now"}


# --- Summit -------------------------------------------------------------------------------------------------------


def test_22_SG1_summit_gives_two_tokens_as_the_phase_begins() -> None:
    board = ordered(hold(hold(strategy(), 1, "summit"), 2, "plague"), 1, "summit", when="now").begin()
    assert board.match.call() is not None, "it can be cancelled like every card"
    let(board)
    assert (board.topic, board.awaited) == ("gain-tokens", [1])
    board.do({"tactic": 1, "strategy": 1})
    assert (board[1].tactic, board[1].strategy, board[1].hand) == (4, 3, [])
    assert (board.topic, said(board.match.play, 1, "summit")) == ("card", None)


@pytest.mark.parametrize("holds", [False, True])
def test_29_4_without_an_order_or_a_card_nothing_stops(holds: bool) -> None:
    board = hold(strategy(), 1, "summit", "plague") if holds else hold(strategy(), 1, "plague")
    if not holds:
        ordered(board, 1, "summit", when="now")
    board.begin()
    assert (board.topic, board.awaited, board.match.call()) == ("card", [0], None)


def test_22_AC3_a_cancelled_summit_gives_nothing() -> None:
    board = ordered(hold(hold(strategy(), 1, "summit"), 0, "sabotage"), 1, "summit", when="now").begin()
    board.do("sabotage", 0)
    let(board)
    assert (board.topic, board[1].hand, board[1].tactic) == ("card", [], 3)


def test_29_4_as_calls_everybody_with_cards_is_asked() -> None:
    board = hold(hold(strategy(options=AS_CALLS), 1, "summit"), 2, "plague").begin()
    question = standing(board, 1)
    assert question is not None
    assert isinstance(question.shape, Form)
    assert isinstance(question.shape.shape, Pick)
    assert [option.id for option in question.shape.shape.options] == ["sabotage"], "of what answers calls anyway"
    call = board.match.call()
    assert call is not None
    assert (call.name, call.seats) == ("SP_START", (1, 2))
    assert board.offered(2) == ["pass"]
    board.do("pass", 2).do("summit", 1)
    let(board)
    assert (board.topic, board.awaited) == ("gain-tokens", [1])


# --- Public Disgrace ----------------------------------------------------------------------------------------------


def disgraced(**says: Any) -> Board:
    """Seat 1 holds the card and has ordered it; seat 0 picks first."""
    board = ordered(hold(strategy(), 1, "public_disgrace"), 1, "public_disgrace", **says)
    board.state.common[8] = 2
    return board.begin()


def test_SG5_the_pick_is_refused_before_its_trade_goods_are_taken() -> None:
    board = let(disgraced(when=["seat-0"], **{"seat-0": ["8"]}).do("8", 0))
    assert (board.topic, board.awaited, board[0].cards, board[0].goods) == ("card", [0], {}, 0)
    assert "8" not in board.offered(0)
    board.do("7", 0)
    assert (board[0].cards, board.state.common[8], board.state.refused) == ({7: True}, 2, 0)
    board.do("8", 1)
    assert (board[1].cards, board[1].goods) == ({8: True}, 2)


def test_SG5_other_players_and_other_cards_are_left_alone() -> None:
    board = disgraced(when=["seat-0"], **{"seat-0": ["8"]}).do("7", 0).do("1", 1).do("8", 2)
    assert [sorted(board[seat].cards) for seat in range(3)] == [[7], [1], [8]]
    assert board[1].hand == ["public_disgrace"]


def test_SG5_own_picks_are_not_answered() -> None:
    board = disgraced(when=["seat-0"], **{"seat-0": ["8"]}).do("7", 0).do("8", 1)
    assert board[1].cards == {8: True}


def test_SG5_the_last_card_of_all_cannot_be_refused() -> None:
    board = ordered(hold(strategy(), 1, "public_disgrace"), 1, "public_disgrace", when=["seat-0"], **{"seat-0": ["8"]})
    board.state.common = {8: 0}
    board.begin(PickCard(0)).do("8", 0)
    assert (board[0].cards, board[1].hand) == ({8: True}, ["public_disgrace"])


def test_SG5_Q33_a_pick_of_the_second_lap_can_be_refused() -> None:
    board = disgraced(when=["seat-0"], **{"seat-0": ["8"]})
    for card in ("7", "1", "2"):
        board.do(card)
    board = let(board.do("8", 0))
    assert (board.topic, board.awaited, sorted(board[0].cards)) == ("card", [0], [7])


def test_SG5_AC3_a_cancelled_disgrace_lets_the_pick_stand() -> None:
    board = strategy()
    ordered(hold(hold(board, 1, "public_disgrace"), 0, "sabotage"), 1, "public_disgrace", when=["seat-0"])
    board.play.orders(1)["card:public_disgrace"]["seat-0"] = ["8"]
    board.begin().do("8", 0).do("sabotage", 0)
    let(board)
    assert (board[0].cards, board.awaited) == ({8: True}, [1])


def test_29_4_disgrace_names_players_and_their_cards() -> None:
    board = table().begin()
    order(board, 1, "public_disgrace", when=["seat-0", "seat-2"], **{"seat-0": ["8"], "seat-2": ["1", "8"]})
    assert said(board.match.play, 1, "public_disgrace") == {
        "when": ["seat-0", "seat-2"],
        "seat-0": ["8"],
        "seat-2": ["1", "8"],
    }
    order(board, 1, "public_disgrace", when=[])
    assert said(board.match.play, 1, "public_disgrace") is None


def test_SG5_a_refused_card_is_not_taken_by_an_old_answer() -> None:
    board = let(disgraced(when=["seat-0"], **{"seat-0": ["8"]}).do("8", 0))
    assert board.refused("8", 0) == "core-unknown-option"


# --- Political Stability ------------------------------------------------------------------------------------------


def returning() -> Board:
    """Before the end of a status phase; cards are as a board deals them, one for each of three players."""
    board = table()
    board.state.phase = "status"
    for player in board.state.players:
        player.cards = dict.fromkeys(player.cards, True)
    return board


def kept(**says: Any) -> Board:
    """Seat 1 holds the card, has ordered it, and the status phase ends."""
    board = ordered(hold(returning(), 1, "political_stability"), 1, "political_stability", **says)
    return let(board.begin(opens("ST_RETURN"), CardsBack()))


def test_SS2_cards_that_are_kept_stay_ready_and_no_goods_lie_on_them() -> None:
    board = kept(when=["2"])
    assert (board[1].cards, board[1].hand, board.state.keeping) == ({2: True}, [], [1])
    assert board[0].cards == {}
    assert 2 not in board.state.common
    assert board.match.play.game.rules.violations(board.match.play) == []


def test_SG4_who_has_kept_cards_is_skipped_in_all_laps() -> None:
    board = kept(when=["2", "5"])
    asked: list[int] = []
    while board.topic == "card":
        asked += board.awaited
        board.do(board.asked().default)
    assert asked == [0, 2, 0, 2]
    assert board.state.keeping == [], "for one round"
    assert sorted(board[1].cards) == [2]


def test_29_4_stability_is_played_only_if_all_own_cards_are_named() -> None:
    board = returning()
    board[1].cards = {2: True, 5: True}
    ordered(hold(board, 1, "political_stability"), 1, "political_stability", when=["2", "3"])
    board.begin(opens("ST_RETURN"), CardsBack())
    assert (board.match.call(), board[1].cards, board[1].hand) == (None, {}, ["political_stability"])


def test_SS2_AC3_a_cancelled_stability_keeps_nothing() -> None:
    board = ordered(hold(returning(), 1, "political_stability"), 1, "political_stability", when=["2"])
    hold(board, 0, "sabotage").begin(opens("ST_RETURN"), CardsBack())
    board.do("sabotage", 0)
    let(board)
    assert (board[1].cards, board.state.keeping) == ({}, [])


def test_29_4_step_5_offers_it_to_everybody_alike() -> None:
    board = hold(returning(), 1, "political_stability").begin(Tokens([0, 1, 2]), opens("ST_RETURN"), CardsBack())
    slot = f"{AT_HAND}political_stability"
    whys = [board.asked(seat).why for seat in range(3)]
    assert whys[0] is not None
    assert whys[0] == whys[1] == whys[2]
    for seat in range(3):
        question = standing(board, seat, slot)
        assert question is not None
        assert isinstance(question.shape, Pick)
        assert [option.id for option in question.shape.options] == ["keep"]
    for seat in (0, 1):
        question = standing(board, seat, slot)
        assert question is not None
        board.match.answer(seat, question.no, "keep")
        again = standing(board, seat, slot)
        assert again is not None
        assert isinstance(again.shape, Pick)
        assert [option.id for option in again.shape.options] == ["drop"]
    for seat in range(3):
        board.do(board.asked(seat).default, seat)
    let(board)
    assert (board[0].cards, board[1].cards) == ({}, {2: True})
    assert said(board.match.play, 0, "political_stability") is None, "it was said for this time alone"


def test_29_4_an_order_that_stands_is_told_beside_step_5_and_outlives_it() -> None:
    board = ordered(returning(), 0, "political_stability", when=["1", "2", "3"])
    board.begin(Tokens([0, 1, 2]), opens("ST_RETURN"), CardsBack())
    question = standing(board, 0, f"{AT_HAND}political_stability")
    assert question is not None
    assert isinstance(question.shape, Pick)
    assert [option.id for option in question.shape.options] == ["drop"]
    for seat in range(3):
        board.do(board.asked(seat).default, seat)
    assert said(board.match.play, 0, "political_stability") == {"when": ["1", "2", "3"]}


def test_29_4_what_was_pressed_in_step_5_is_taken_back_with_a_press() -> None:
    board = hold(returning(), 1, "political_stability").begin(Tokens([0, 1, 2]), opens("ST_RETURN"), CardsBack())
    slot = f"{AT_HAND}political_stability"
    for does in ("keep", "drop"):
        question = standing(board, 1, slot)
        assert question is not None
        board.match.answer(1, question.no, does)
    assert said(board.match.play, 1, "political_stability") is None


# --- bots ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", list(CARD_ORDERS))
def test_bots_give_an_order_for_a_card_they_hold_and_for_no_other(card: str) -> None:
    board = hold(table(options={"agendas": "on"}).own(0, "wellon", "lodor"), 1, card)
    board.state.planets["mecatol_rex"].controller = 0
    board.begin()
    assert bots.reply(board.match, 0) is None
    found = bots.reply(board.match, 1)
    assert found is not None
    board.match.answer(1, found[0].no, found[1])
    assert said(board.match.play, 1, card)
    assert bots.reply(board.match, 1) is None
    assert board.state.planets["mecatol_rex"].controller != NOBODY
