"""Secret objectives of the action phase scored when their holder says so (rules 29.4 `secret_score`, OB4, Q31), and
offers that are declined by themselves (29.4 `trade`)."""

from __future__ import annotations

import pytest

from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.selfplay import volunteer
from bot.core.shapes import Question
from bot.core.streams import Stream
from bot.games.twilight_imperium.economy import declining
from bot.games.twilight_imperium.economy.transactions import WITHDRAW
from bot.games.twilight_imperium.flow.claiming import AUTO, CLAIM, LET_GO, OPEN, SCORE, WAY
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.test_transactions import asked, at_a_turn, offer, reply

FLEET = {"cruiser": 2, "flagship": 1}


def order(match: Match, seat: int, way: str = "ask") -> None:
    """A seat says how its secrets are scored."""
    question = asked(match, seat, WAY)
    assert question is not None
    match.answer(seat, question.no, way)


def claims(board: Board, seat: int = 0) -> list[Question]:
    """What a seat can score now."""
    return [one for one in board.match.asked(seat) if one.slot.startswith(CLAIM)]


def before(*secrets: str) -> Board:
    """Seat 0 holds secrets and can beat a destroyer in 104 with its flagship."""
    board = Board("hacan", "letnev").put("207", 0, **FLEET).put("104", 1, destroyer=1)
    board[0].secrets, board[0].fleet = list(secrets), 9
    return board.begin()


def win(board: Board) -> Board:
    """It does so."""
    board.dice("combat", *[10] * 4).dice("combat", 1)
    board.activate("104", {f"207:{kind}": count for kind, count in FLEET.items()})
    return board.do({"how": "to-the-end"}, 0).do({"how": "to-the-end"}, 1)


def won(*secrets: str) -> Board:
    """Seat 0 has won a space combat with its flagship, and is asked about its secrets."""
    board = before(*secrets)
    order(board.match, 0)
    return win(board)


def next_turn(board: Board, of: int) -> None:
    """The turns go on by defaults until it is that seat's."""
    for _ in range(40):
        if board.topic == "turn" and board.state.turn == of:
            return
        board.do(board.asked().default)
    raise AssertionError("it is never its turn")


def say(board: Board, answer: str, objective: str) -> None:
    """Seat 0 answers a claim."""
    question = next(one for one in claims(board) if one.slot == f"{CLAIM}{objective}")
    board.events = list(board.match.answer(0, question.no, answer))


def test_29_4_OB4_who_is_asked_scores_when_it_says_so_and_nobody_else_hears_of_it_before() -> None:
    board = won("unveil_flagship")
    assert board[0].scored == []
    assert [one.slot for one in claims(board)] == [f"{CLAIM}unveil_flagship"]
    assert not claims(board, 1)
    assert not claims(board)[0].blocking
    for viewer in (1, 2, None):
        told = [event.key for event in board.match.entry.events if event.seen(viewer)]
        assert "twilight_imperium-event-claim" not in told
    say(board, SCORE, "unveil_flagship")
    assert board[0].scored == ["unveil_flagship"]
    assert not claims(board)


def test_OB4_one_objective_a_combat_is_claimed() -> None:
    board = won("unveil_flagship", "spark_a_rebellion")
    assert len(claims(board)) == 2
    say(board, SCORE, "spark_a_rebellion")
    assert board[0].scored == ["spark_a_rebellion"]
    assert not claims(board)


def test_29_4_what_is_let_go_is_not_scored_and_leaves_the_other() -> None:
    board = won("unveil_flagship", "spark_a_rebellion")
    say(board, LET_GO, "spark_a_rebellion")
    assert [one.slot for one in claims(board)] == [f"{CLAIM}unveil_flagship"]
    assert board[0].scored == []


def test_29_4_Q31_a_claim_lapses_with_the_turn() -> None:
    board = won("unveil_flagship")
    next_turn(board, 1)
    assert claims(board), "the next turn goes on"
    next_turn(board, 0)
    assert OPEN not in board.play.orders(0)
    assert not claims(board)


def test_29_4_by_itself_it_is_scored_at_once_and_the_order_can_be_taken_back() -> None:
    board = before("unveil_flagship")
    order(board.match, 0)
    order(board.match, 0, AUTO)
    assert win(board)[0].scored == ["unveil_flagship"]


def test_32_what_others_ordered_and_can_score_is_drawn_anew() -> None:
    board = won("unveil_flagship")
    assert not board.match.resample(1, Stream.of("claims")).play.orders(0)
    assert {WAY, OPEN} <= set(board.match.resample(0, Stream.of("claims")).play.orders(0))


# --- offers -----------------------------------------------------------------------------------------------------------


def decline(match: Match, seat: int, *of: int) -> None:
    """A seat says whose offers it declines."""
    question = asked(match, seat, declining.SLOT)
    assert question is not None
    match.answer(seat, question.no, [f"seat-{one}" for one in of])


def test_29_4_offers_of_who_is_named_are_declined_at_once_and_others_are_not() -> None:
    match = at_a_turn()
    active = match.play.board.turn
    other = (active + 1) % 3
    decline(match, other, active)
    question = asked(match, other, declining.SLOT)
    assert question is not None
    assert question.given == [f"seat-{active}"]
    offer(match, active, {"partner": f"seat-{other}", "give": {"goods": 1}, "take": {}})
    assert not match.play.state.proposals
    told = [event for event in match.entry.events if event.key == "twilight_imperium-event-refused"]
    assert [event.seen_by for event in told] == [(active, other)]
    assert not match.entry.bars_undo, "whom a third player would have to ask tells nothing of it"
    offer(match, other, {"partner": f"seat-{active}", "give": {"goods": 1}, "take": {}})
    assert asked(match, other, WITHDRAW) is not None, "the other way round it stands"
    reply(match, active, "counter", give={"goods": 1}, take={}, until="turn")
    assert not match.play.state.proposals, "a counter-offer is an offer too"
    decline(match, other)
    offer(match, active, {"partner": f"seat-{other}", "give": {"goods": 1}, "take": {}})
    assert asked(match, other, "reply:") is not None


def test_29_4_an_equal_swap_of_who_is_declined_is_not_accepted() -> None:
    match = at_a_turn()
    active = match.play.board.turn
    other = (active + 1) % 3
    match.play.board.players[other].commodities = 3
    match = Match.load(match.save())
    swaps = asked(match, other, "swaps")
    assert swaps is not None
    match.answer(other, swaps.no, [f"seat-{active}"])
    decline(match, other, active)
    offer(match, active, {"partner": f"seat-{other}", "give": {"commodities": 2}, "take": {"commodities": 2}})
    assert not match.play.board.traded


def test_29_4_nobody_is_declined_who_does_not_sit_here() -> None:
    match = at_a_turn()
    question = asked(match, 0, declining.SLOT)
    assert question is not None
    before = match.save()
    with pytest.raises(IllegalAnswer):
        match.answer(0, question.no, ["seat-9"])
    assert match.save() == before


def test_29_4_a_bot_whose_offers_are_declined_at_once_offers_the_same_once() -> None:
    """It offered for ever: a game of bots among one such table never went on."""
    match = at_a_turn()
    active = match.play.board.turn
    other = (active + 1) % 3
    decline(match, other, active)
    for seat in (active, other):
        match.play.board.players[seat].commodities = 3
    match = Match.load(match.save())
    refused: list[str] = []

    def look() -> None:
        refused.extend(one.key for one in match.entry.events if one.key == "twilight_imperium-event-refused")
        assert len(refused) < 20, "for ever"

    volunteer(match, ["easy"] * 3, look)
    assert refused
