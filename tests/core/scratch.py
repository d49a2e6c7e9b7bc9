"""A match whose agenda is whatever a test writes, on the table of Quarrel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.core import playable
from bot.core.asks import Ask
from bot.core.match import Match
from bot.core.play import Play
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.step import Step
from tests.core.tiny.quarrel import Quarrel
from tests.core.tiny.quarrel_board import CARDS, Board
from tests.core.tiny.quarrel_steps import STEPS, carry_out


class Idle(Ask, tag="idle"):
    """The bottom of a scratch match: seat 0 is asked for ever whether to go on."""

    def question(self, play: Play[Board]) -> Question:
        return Question("", Text("scratch-idle"), Pick((Option("on", "scratch-on"),)))

    def chosen(self, play: Play[Board], answer: Answer) -> None:
        play.push(Idle(self.seat))


class Note(Step, tag="note"):
    """Tells a word, so that a test can read the order of things."""

    word: Any

    def run(self, play: Play[Board]) -> None:
        play.tell("note", word=self.word)


class Card(Step, tag="card"):
    """Carries out the effect of a card kind, `target` and all."""

    seat: int
    kind: str
    target: int = 1

    def run(self, play: Play[Board]) -> None:
        carry_out(play, self.seat, f"{self.kind}-1", target=self.target)


class End(Step, tag="end"):
    """The match is over."""

    scores: list[int]
    ranks: list[int]
    detail: dict[str, Any] = {}

    def run(self, play: Play[Board]) -> None:
        play.finish(scores=self.scores, ranks=self.ranks, detail=self.detail)


class Scratch(Quarrel):
    """Quarrel with another beginning: the given hands, and the given steps above `Idle`."""

    key = "scratch"
    steps = (*STEPS, Idle, Note, Card, End)
    script: Sequence[Any] = ()
    dealt: Sequence[Sequence[str]] = ()

    def setup(self, play: Play[Board]) -> None:
        board = play.board
        for hand, cards in zip(board.hands, self.dealt):
            hand.extend(cards)
        held = {card for hand in board.hands for card in hand}
        board.deck = [card for card in CARDS if card not in held]
        play.push(*self.script, Idle(0))


def begin(
    *steps: Any,
    seats: int = 3,
    hands: Sequence[Sequence[str]] = (),
    rules: type[Scratch] = Scratch,
    options: dict[str, str] | None = None,
    seed: bytes = bytes(32),
) -> Match:
    """A match with these steps on its agenda, run until the first waits."""
    made = rules()
    made.script, made.dealt = steps, hands
    playable.register(made)
    return Match.new("scratch", seats, seed, options)


def words(match: Match) -> list[Any]:
    """Words noted by the last thing that came in."""
    return [event.args["word"] for event in match.entry.events if event.key == "note"]


def keys(match: Match) -> list[str]:
    """Keys of the events of the last thing that came in, without those that nobody reads."""
    return [event.key for event in match.entry.events if event.seen_by != () or event.public_key]


def ask(match: Match, seat: int, slot: str) -> Question:
    """The open question of a seat in a slot."""
    return next(question for question in match.asked(seat) if question.slot == slot)


def answer(match: Match, seat: int, slot: str, choice: Answer) -> Match:
    """Answer by slot; gives the match itself, saved and loaded."""
    match.answer(seat, ask(match, seat, slot).no, choice)
    return match


def slots(match: Match, seat: int) -> list[str]:
    """Slots of the blocking questions a seat has open."""
    return [question.slot for question in match.asked(seat) if question.blocking]


def offered(question: Question) -> list[str]:
    """Ids of the options of a single shape."""
    assert not hasattr(question.shape, "first")
    return [option.id for option in question.shape.options]  # type: ignore[union-attr]
