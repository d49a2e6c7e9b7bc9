"""Secondary abilities that are owed: when they are answered, and what waits for them (rules 29.5)."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from bot.core.match import Match
from bot.core.selfplay import run
from bot.core.shapes import Question
from bot.games.twilight_imperium.figures import TRADE
from bot.games.twilight_imperium.state import Debt
from tests.games.twilight_imperium.board import Board

OWED = {"secondaries": "owed"}


def later(options: dict[str, str] | None = None) -> Board:
    """Seat 0 has played Trade; the turn of seat 1 comes."""
    board = Board("sol", "letnev", "hacan", options=options or OWED)
    board[0].cards, board[1].cards, board[2].cards = {TRADE: True}, {6: True}, {7: True}
    board.state.common = {n: 0 for n in range(1, 9) if n not in (TRADE, 6, 7)}
    board[2].commodities = 6
    return board.begin().do({"action": f"c:{TRADE}"}, 0).do([])


def owed_question(board: Board, seat: int, card: int = TRADE) -> Question:
    """What a seat may answer ahead of time."""
    return next(one for one in board.match.asked(seat) if one.slot == f"owed-{card}")


def ahead(board: Board, seat: int, answer: Any, card: int = TRADE) -> Board:
    """Answer it."""
    board.events = list(board.match.answer(seat, owed_question(board, seat, card).no, answer))
    return board


def test_29_5_strict_the_next_turn_does_not_begin() -> None:
    board = later(options={"secondaries": "strict"})
    assert (board.topic, board.awaited) == ("secondary", [1])


def test_29_5_without_a_pace_it_is_strict_and_with_one_it_is_owed() -> None:
    assert later(options={"secondaries": "by_pace"}).topic == "secondary"
    board = later(options={"secondaries": "by_pace", "table-pace": "daily"})
    assert board[0].cards == {TRADE: False}


def test_29_5_it_is_asked_before_the_own_next_decision() -> None:
    board = later()
    assert (board.topic, board.awaited) == ("secondary", [1]), "the turn of seat 1 begins with it"
    board.do({"what": "follow"}, 1)
    assert (board[1].commodities, board.topic, board.awaited) == (2, "turn", [1])


def first_of_three() -> Board:
    """Seat 2 owes an answer while seat 1 thinks about its turn."""
    board = later()
    board.do({"what": "decline"}, 1)
    board[2].commodities, board.state.owed[:] = 0, [Debt(2, TRADE)]
    return board.reload()


def test_29_5_the_next_turn_begins_at_once_and_the_answer_may_come_any_time() -> None:
    board = first_of_three()
    assert (board.topic, board.awaited) == ("turn", [1])
    ahead(board, 2, {"what": "follow"})
    assert (board[2].commodities, board.topic, board.awaited) == (6, "turn", [1])
    assert board.state.owed == []


def test_29_5_who_presses_wait_is_waited_for() -> None:
    board = ahead(first_of_three(), 2, {"what": "wait"})
    assert board.state.owed == [Debt(2, TRADE, wait=True)]
    assert "wait" not in [option.id for option in owed_question(board, 2).shape.shape.options]  # type: ignore[union-attr]
    board.do({"action": "c:6"}, 1).defaults("secondary")
    assert board.topic == "secondary"
    assert 2 in board.awaited


def _without_ships(board: Board, system: str) -> Board:
    """Seat 1 activates a system and moves nothing."""
    partial: dict[str, Any] = {"action": f"s:{system}"}
    while (field := board.match.narrow(1, board.asked(1).no, partial)) is not None:
        partial[field.name] = {}
    return board.do(partial, 1)


def test_29_5_an_action_that_touches_who_owes_waits() -> None:
    board = _without_ships(first_of_three().put("205", 2, fighter=1).reload(), "206")
    assert (board.topic, board.awaited) == ("secondary", [2]), "beside it: space cannons might be built or fire"
    assert board.state.tactical is not None, "in the middle of the action"
    board = _without_ships(first_of_three().put("203", 2, fighter=1).reload(), "206")
    assert (board.topic, board.awaited) == ("secondary", [2]), "as its own turn begins"
    assert board.state.tactical is None


def test_29_5_what_is_owed_is_asked_before_the_status_phase() -> None:
    board = first_of_three()
    for seat in (0, 1, 2):
        board[seat].cards = dict.fromkeys(board[seat].cards, False)
    board[0].passed = board[2].passed = True
    board.reload().do({"action": "pass"}, 1)
    assert (board.topic, board.awaited) == ("secondary", [2])
    board.do({"what": "follow"}, 2)
    assert board[2].commodities == 6
    assert board.state.phase == "status"


def test_29_5_who_is_eliminated_owes_nothing() -> None:
    board = first_of_three()
    board[2].eliminated = True
    for seat in (0, 1):
        board[seat].cards = dict.fromkeys(board[seat].cards, False)
    board[0].passed = True
    board.reload().do({"action": "pass"}, 1)
    assert board.state.phase == "status"


def test_29_5_debts_outlive_saving() -> None:
    board = first_of_three()
    match = Match.load(board.match.save())
    assert match.play.board.owed == [Debt(2, TRADE)]


def test_29_5_whole_games_with_owed_secondaries() -> None:
    for level in ("random", "easy"):
        report = run("twilight_imperium", 4, 1, f"owed-{level}", [level], OWED, clock=perf_counter)
        assert (report.finished, report.violations) == (1, 0)
