"""What is answered of the rest of a turn or an agenda beside an open call (rules 29.9, 29.10)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.core.shapes import Answer, Field, Form, Pick, Question
from bot.core.streams import Stream
from bot.games.twilight_imperium.flow.following import AHEAD, REST
from tests.core.conformance import seen
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import called, hold
from tests.games.twilight_imperium.senate import CARDS, convene, senate
from tests.games.twilight_imperium.test_invasion_cards import AT, LODOR, front, land


def bombarded(*cards: str) -> Board:
    """Seat 1 may answer the invasion that begins with Bunker, and holds these cards besides."""
    return land(hold(front(infantry=2), 1, "bunker", *cards).learn(0, "war_sun"), 2, war_sun=1)


def standing(board: Board, seat: int, slot: str) -> Question | None:
    """A standing question of a seat."""
    return next((one for one in board.match.asked(seat) if one.slot == slot), None)


def say(board: Board, seat: int, slot: str, answer: Answer | Mapping[str, Answer]) -> Board:
    """A seat says something of what may follow."""
    question = standing(board, seat, slot)
    assert question is not None
    if slot == AHEAD:
        answer = {REST: "ask", **answer}  # type: ignore[dict-item]
    board.events = list(board.match.answer(seat, question.no, answer))
    return board


def waited_for(board: Board) -> list[int]:
    """Seats that have something to answer."""
    return [seat for seat in range(3) if any(one.blocking and not one.answered for one in board.match.asked(seat))]


def fields(question: Question) -> dict[str, list[str]]:
    """What a form of windows offers."""
    form = question.shape
    assert isinstance(form, Form)
    assert isinstance(form.shape, Pick)
    assert form.first == REST
    found: dict[str, Pick] = {}
    for one in form.beside:
        assert isinstance(one, Field)
        assert isinstance(one.shape, Pick)
        found[one.name] = one.shape
    return {name: [option.id for option in shape.options] for name, shape in found.items()}


def test_29_10_beside_a_call_there_are_fields_for_what_may_follow() -> None:
    board = bombarded("parley")
    assert called(board) == ("INV_START", (1,))
    question = standing(board, 1, AHEAD)
    assert question is not None
    offered = fields(question)
    assert offered["INV_COMMIT"] == ["ask", "pass", "parley"]
    assert "INV_START" not in offered, "this is what is asked now"
    assert "SY_ACTIVATED" not in offered, "that is over"
    assert offered["PL_GAINED"] == ["ask", "pass"], "what is not held can be passed as by everybody"
    assert standing(board, 0, AHEAD) is None, "who is not called says nothing"


def test_29_10_a_field_is_looked_at_when_its_moment_comes() -> None:
    board = bombarded("parley")
    question = standing(board, 1, AHEAD)
    assert question is not None
    says = {name: "parley" if name == "INV_COMMIT" else "ask" for name in fields(question)}
    say(board, 1, AHEAD, says)
    assert called(board) == ("INV_START", (1,)), "the call itself is answered as ever"
    board.do("pass", 1)
    while board.awaited == [0] and board.topic != "commit":
        board.do(board.asked().default)
    board.do({LODOR: 2})
    assert board.at(LODOR, 0) == {}
    assert board.at(AT, 0)["infantry"] == 2, "they are back in space, and nobody was asked"
    assert board.state.discards == ["parley"]


def test_29_10_what_was_said_is_gone_with_the_turn() -> None:
    board = bombarded("parley")
    question = standing(board, 1, AHEAD)
    assert question is not None
    says = {name: "pass" if name == "INV_COMMIT" else "ask" for name in fields(question)}
    say(board, 1, AHEAD, says).do("pass", 1)
    assert board.match.play.orders(1)[AHEAD] == {"INV_COMMIT": "pass"}
    for _ in range(40):
        if board.topic == "turn":
            break
        board.do(board.asked().default)
    assert (board.topic, board.awaited) == ("turn", [1])
    assert AHEAD not in board.match.play.orders(1)
    assert "parley" in board[1].hand


def test_29_9_no_for_this_turn_passes_the_call_and_all_that_follows() -> None:
    board = say(bombarded("parley"), 1, REST, "rest-turn")
    assert board.match.call() is None, "the open call too"
    question = standing(board, 1, REST)
    assert question is not None
    assert isinstance(question.shape, Pick)
    assert [one.id for one in question.shape.options] == ["rest-ask"], "it can be taken back"
    asked: list[int] = []
    for _ in range(40):
        if board.topic == "turn":
            break
        asked += board.awaited if board.match.call() is not None else []
        board.do(board.asked().default)
    assert not asked
    assert board[1].hand == ["bunker", "parley"]
    assert REST not in board.match.play.orders(1)


def test_29_9_taken_back_it_asks_again() -> None:
    board = say(say(bombarded("parley"), 1, REST, "rest-turn"), 1, REST, "rest-ask")
    while board.awaited == [0] and board.topic != "commit":
        board.do(board.asked().default)
    board.do({LODOR: 2})
    assert called(board) == ("INV_COMMIT", (1,))


def test_29_9_no_for_this_agenda_ends_with_it() -> None:
    table = senate("mutiny", "economic_equality", options=CARDS)
    convene(hold(hold(table, 1, "veto"), 2, "imperial_rider"))
    assert called(table) == ("AG_WHEN", (1, 2))
    say(table, 2, REST, "rest-hearing")
    table.do("pass", 1)
    assert called(table) == ("AG_AFTER", (1, 2))
    table.do("pass", 1)
    assert called(table)[0] != "AG_AFTER", "seat 2 was not waited for"
    assert table[2].hand == ["imperial_rider"]
    for _ in range(60):
        if called(table)[0] == "AG_WHEN":
            break
        if table.match.call() is not None:
            table.do(
                "pass", next(s for s in range(3) if any(q.blocking and not q.answered for q in table.match.asked(s)))
            )
        else:
            table.do({"outcome": "abstain"} if table.topic == "vote" else table.asked().default)
    assert called(table) == ("AG_WHEN", (1, 2)), "the next agenda asks again"
    assert REST not in table.match.play.orders(2)


@pytest.mark.parametrize(("slot", "says"), [(REST, "rest-turn"), (AHEAD, None)])
def test_29_10_I24_what_is_said_is_nobody_elses(slot: str, says: str | None) -> None:
    board = bombarded("parley")
    question = standing(board, 1, slot)
    assert question is not None
    before = [seen(board.match, viewer) for viewer in (0, 2, None)]
    if says is None:
        say(board, 1, slot, dict.fromkeys(fields(question), "pass"))
        assert [seen(board.match, viewer) for viewer in (0, 2, None)] == before
    else:
        say(board, 1, slot, says)
    assert slot not in board.match.resample(0, Stream.of("following")).play.orders(1)
    assert slot in board.match.resample(1, Stream.of("following")).play.orders(1)


@pytest.mark.parametrize("card", ["parley", "plague"])
def test_29_10_I24_worlds_that_differ_in_a_hand_are_asked_and_answered_alike(card: str) -> None:
    """With the same things said nothing that others see or wait for hangs on the hand but a card that is played."""
    board = bombarded(card)
    question = standing(board, 1, AHEAD)
    assert question is not None
    say(board, 1, AHEAD, dict.fromkeys(fields(question), "pass")).do("pass", 1)
    asked = [(board.awaited, board.topic)]
    while board.topic != "turn":
        board.do({LODOR: 2} if board.topic == "commit" else board.asked().default)
        asked.append((board.awaited, board.topic))
        assert board.match.call() is None
    assert asked[-1] == ([1], "turn")
