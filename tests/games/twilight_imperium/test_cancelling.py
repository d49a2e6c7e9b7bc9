"""How cards are cancelled: by call, by grace, by orders, and what is said of Sabotage beforehand (rules 29.4, 29.9)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.play import PACE
from bot.core.shapes import Form, Pick
from bot.core.windows import nobody_must, patience
from bot.games.twilight_imperium.flow.card_orders import SLOT, said
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import hold, play, table

EVERYBODY = ["seat-0", "seat-2"]
CARD = "mining_initiative"


def with_mode(mode: str, **more: str) -> Board:
    """Seat 0 holds a card, seats 1 and 2 one each that is no Sabotage, at a table of a mode."""
    options = {"sabotage_mode": mode, **more}
    board = hold(hold(hold(table(options=options), 0, CARD), 1, "plague"), 2, "spy")
    board[0].goods = 0
    return board


def orders(board: Board, seat: int, when: str = "any", **says: Any) -> Board:
    """What a seat has said of Sabotage before the board begins."""
    said_so = {"when": when, "whose": [f"seat-{one}" for one in range(3) if one != seat], **says}
    board.play.give_order(seat, "card:sabotage", said_so)
    return board


def cancelled(board: Board) -> bool:
    """Whether the card of seat 0 was cancelled and nothing waits for that any more."""
    return board.match.call() is None and board[0].goods == 0


# --- what can be said ---------------------------------------------------------------------------------------------


def test_29_4_sabotage_has_an_order_of_cards_and_players_for_everybody_alike() -> None:
    board = hold(with_mode("call"), 1, "sabotage").begin()
    for seat in range(3):
        question = next(one for one in board.match.asked(seat) if one.slot == SLOT)
        assert isinstance(question.shape, Form)
        assert isinstance(question.shape.shape, Pick)
        assert "sabotage" in [one.id for one in question.shape.shape.options]
    no = next(one.no for one in board.match.asked(1) if one.slot == SLOT)
    when = board.match.narrow(1, no, {"card": "sabotage"})
    assert when is not None
    assert isinstance(when.shape, Pick)
    assert [one.id for one in when.shape.options] == ["pass", "me", "any", "chosen"]
    whose = board.match.narrow(1, no, {"card": "sabotage", "when": "chosen"})
    assert whose is not None
    assert whose.start == EVERYBODY
    cards = board.match.narrow(1, no, {"card": "sabotage", "when": "chosen", "whose": ["seat-0"]})
    assert cards is not None
    assert isinstance(cards.shape, Pick)
    offered = {one.id for one in cards.shape.options}
    assert CARD in offered
    assert "sabotage" not in offered
    board.match.answer(1, no, {"card": "sabotage", "when": "chosen", "whose": ["seat-0"], "cards": [CARD]})
    assert said(board.match.play, 1, "sabotage") == {"when": "chosen", "whose": ["seat-0"], "cards": [CARD]}


@pytest.mark.parametrize(
    ("says", "answers"),
    [
        ({"when": "any"}, True),
        ({"when": "any", "whose": ["seat-2"]}, False),
        ({"when": "chosen", "cards": [CARD]}, True),
        ({"when": "chosen", "cards": ["plague"]}, False),
        ({"when": "me"}, False),
    ],
)
def test_29_4_an_order_cancels_what_it_fits_and_leaves_the_rest_to_its_player(
    says: dict[str, Any], answers: bool
) -> None:
    board = orders(hold(with_mode("call"), 1, "sabotage"), 1, **says)
    play(board, CARD, "jord")
    board.do("pass", 2)
    assert cancelled(board) is answers
    assert ("sabotage" in board.state.discards) is answers
    if not answers:
        assert [one.slot for one in board.match.asked(1) if one.blocking and not one.answered] == ["window:AC_PLAYED"]


def test_29_4_cards_against_me_name_me_or_a_planet_of_mine() -> None:
    board = orders(hold(hold(hold(table(), 0, "plague"), 1, "sabotage"), 2, "spy"), 1, "me")
    play(board, "plague", "arc_prime")
    board.do("pass", 2)
    assert board.state.discards == ["plague", "sabotage"]


@pytest.mark.parametrize("held", [True, False])
def test_29_4_I24_whoever_ordered_answers_at_once_with_the_card_and_without(held: bool) -> None:
    """Worlds that differ in a hand alone close the call in the same moment."""
    board = with_mode("call", **{PACE: "daily"})
    if held:
        hold(board, 1, "sabotage")
    else:
        hold(board, 1, "uprising")
    orders(board, 1)
    play(board, CARD, "jord")
    assert board.match.awaited() == (1, 2)
    (token,) = board.match.timers()
    board.match.elapse(token)
    assert board.match.call() is not None
    board.match.answer(2, next(one.no for one in board.match.asked(2) if one.blocking), "pass")
    assert board.match.call() is None
    assert board.match.play.board.discards == ([CARD, "sabotage"] if held else [CARD])


# --- grace --------------------------------------------------------------------------------------------------------


def graced(held: bool = True) -> Board:
    """A card was played at a table where the game stops for a while."""
    board = with_mode("grace", **{PACE: "daily"})
    if held:
        hold(board, 1, "sabotage")
    return board


def test_29_9_grace_waits_for_nobody_and_goes_on_by_itself() -> None:
    board = play(graced(), CARD, "jord")
    assert nobody_must(board.match.play) == {1: False, 2: False}
    (token,) = board.match.timers()
    assert patience(token) == 2, "twice the minimum delay"
    board.match.elapse(token)
    assert board.match.call() is None
    assert board.match.play.board.discards == [CARD]
    assert board.match.play.board.players[0].goods > 0


def test_29_9_in_grace_it_is_cancelled_when_the_time_is_over_however_soon_somebody_said_so() -> None:
    board = play(graced(), CARD, "jord")
    board.do("sabotage", 1).do("pass", 2)
    (token,) = board.match.timers()
    assert board.match.call() is not None, "all have answered, and nobody sees it"
    board.match.elapse(token)
    assert board.match.play.board.discards == [CARD, "sabotage"]


def test_29_9_in_grace_only_who_wished_it_is_called_by_name() -> None:
    board = orders(graced(held=False), 2, "ring")
    play(board, CARD, "jord")
    assert nobody_must(board.match.play) == {1: False, 2: True}


def test_29_9_in_grace_who_can_cancel_openly_is_always_called_by_name() -> None:
    board = Board("sol", "xxcha", "hacan", options={"action_cards": "on", "sabotage_mode": "grace", PACE: "daily"})
    board.state.secrets.append("form_a_spy_network")
    hold(hold(hold(board, 0, CARD), 1, "plague"), 2, "spy")
    board.learn(1, "instinct_training")
    play(board, CARD, "jord")
    assert nobody_must(board.match.play) == {1: True, 2: False}


def test_29_9_without_a_pace_grace_is_a_call() -> None:
    board = hold(with_mode("grace"), 1, "sabotage")
    play(board, CARD, "jord")
    assert nobody_must(board.match.play) == {}
    assert not board.match.timers()
    board.do("sabotage", 1).do("pass", 2)
    assert cancelled(board)


# --- orders -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["", "daily"])
def test_29_9_by_orders_nothing_stops(pace: str) -> None:
    board = hold(with_mode("orders", **({PACE: pace} if pace else {})), 1, "sabotage")
    play(board, CARD, "jord")
    assert board.match.call() is None
    assert not board.match.timers()
    assert board.state.discards == [CARD], "nothing was said of it"


def test_29_9_by_orders_what_was_said_cancels_at_once() -> None:
    board = orders(hold(with_mode("orders"), 1, "sabotage"), 1)
    play(board, CARD, "jord")
    assert cancelled(board)
    assert board.state.discards == [CARD, "sabotage"]


def test_29_9_by_orders_an_open_component_is_asked_all_the_same() -> None:
    board = Board("sol", "xxcha", "hacan", options={"action_cards": "on", "sabotage_mode": "orders"})
    board.state.secrets.append("form_a_spy_network")
    hold(hold(hold(board, 0, CARD), 1, "plague"), 2, "spy")
    board.learn(1, "instinct_training")
    play(board, CARD, "jord")
    assert [seat for seat in range(3) if any(one.blocking and not one.answered for one in board.match.asked(seat))] == [
        1
    ]
    board.do("instinct_training", 1)
    assert cancelled(board)
