"""Promissory notes of the tests: a table that plays with them, and who got which."""

from __future__ import annotations

from bot.core.match import Match
from bot.core.shapes import Question
from bot.games.twilight_imperium.economy.transactions import ACCEPT, OFFER, REPLY
from bot.games.twilight_imperium.flow.notes import deal_notes, hand_over, issuer_of, received
from bot.games.twilight_imperium.promissory import PromissoryNotes
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.senate import senate

ON = {"notes": "on"}


def table(*factions: str, **tiles: int) -> Board:
    """A board that plays with promissory notes; everybody has the own ones. Unless a test says otherwise nobody is
    called for the note of a faction outside ground combat."""
    return dealt(Board(*(factions or ("sardakk", "l1z1x", "hacan")), options=ON, **tiles))


def chamber(*cards: str, **more: str) -> Board:
    """As `senate`, with promissory notes."""
    return dealt(senate(*cards, options={**ON, "agendas": "on", **more}))


def dealt(board: Board) -> Board:
    """Everybody gets the own notes."""
    deal_notes(board.play)
    return board


def notes(board: Board) -> PromissoryNotes:
    """Where they lie."""
    assert board.state.notes is not None
    return board.state.notes


def give(board: Board, taker: int, *given: str) -> Board:
    """PromissoryNotes of their issuers change hands, as in a transaction of which nobody else knows what moved."""
    for note in given:
        hand_over(board.play, issuer_of(note), taker, note)
        received(board.play, taker, note)
    return board


def opened(board: Board, seat: int, note: str) -> Board:
    """A note of a hand lies open before a player."""
    give(board, seat, note)
    notes(board).hands[seat].remove(note)
    notes(board).areas[seat].append(note)
    for known in (notes(board).may, *notes(board).known):
        known.pop(note, None)
    return board.reload()


def asked(match: Match, seat: int, slot: str) -> Question:
    """A standing question of a seat.

    Raises:
        StopIteration: there is none.
    """
    return next(question for question in match.asked(seat) if question.slot.startswith(slot))


def offer(board: Board, seat: int, partner: int, **answer: object) -> Board:
    """A seat offers something for this turn."""
    board.begin()
    whole: dict[str, object] = {"partner": f"seat-{partner}"}
    question = asked(board.match, seat, OFFER)
    while (field := board.match.narrow(seat, question.no, whole)) is not None:
        whole[field.name] = answer.get(field.name, field.start)
    board.events = list(board.match.answer(seat, question.no, whole))
    return board


def accept(board: Board, seat: int) -> Board:
    """A seat accepts the offer that it has."""
    question = asked(board.match, seat, REPLY)
    board.events = list(board.match.answer(seat, question.no, {"reply": ACCEPT}))
    return board


def called(board: Board) -> list[int]:
    """Who is called now."""
    call = board.match.call()
    return list(call.seats) if call is not None else []


def near(board: Board, one: int, other: int) -> Board:
    """Two players become neighbours."""
    return board.put(board[other].home, one, destroyer=1)
