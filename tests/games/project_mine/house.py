"""A table of the house set for tests: put cards where a test needs them, then play as a person would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from bot.core import playable
from bot.core.bots import next_question
from bot.core.match import Match
from bot.core.shapes import Pick
from bot.games.project_mine.game import PROJECT_MINE
from bot.games.project_mine.state import Goal, Player, State

GAME = "project_mine"
FILLER = "emerald-crown"
"""A card that cannot be played; left in the hand it keeps the turn from going on by itself."""


class Table:
    """A match in its first turn.

    Args:
        seats: number of seats.
    """

    def __init__(self, seats: int = 2) -> None:
        playable.register(PROJECT_MINE)
        self.match = Match.new(GAME, seats, bytes(range(32)))
        for seat in range(seats):
            question = next_question(self.match, seat)
            assert question is not None
            assert isinstance(question.shape, Pick)
            self.match.answer(seat, question.no, question.shape.options[0].id)

    @property
    def board(self) -> State:
        """What is on the table."""
        return self.match.play.board

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.board.current

    @property
    def me(self) -> Player:
        """The turn player."""
        return self.board.players[self.board.current]

    @property
    def other(self) -> Player:
        """The player after."""
        return self.board.players[(self.board.current + 1) % self.board.seats]

    def put(self, **zones: Any) -> Self:
        """Fill zones of the turn player: `hand`, `deck` (the first is the top), `goals`, `resources`, or any field;
        with `other_` before the name those of the next player; with `board_` those of the table."""
        for name, value in zones.items():
            who: Any = self.board if name.startswith("board_") else self.other if name.startswith("other_") else self.me
            name = name.removeprefix("board_").removeprefix("other_")
            if name == "goals" and who is not self.board:
                value = [Goal(card) if isinstance(card, str) else card for card in value]
            elif name == "resources":
                value = dict.fromkeys(self.me.resources, 0) | value
            elif name in ("deck", "pile", "goal_pile"):
                value = list(reversed(value))
            elif isinstance(value, tuple):
                value = list(value)
            setattr(who, name, value)
        self.match = Match.load(self.match.save())
        return self

    def answer(self, *answers: Any, seat: int | None = None) -> Self:
        """Answer one open question after the other, of the turn player or of `seat`."""
        for answer in answers:
            who = self.seat if seat is None else seat
            question = next_question(self.match, who)
            assert question is not None, f"nothing is asked for {answer}"
            self.match.answer(who, question.no, answer)
        return self

    def offered(self, seat: int | None = None) -> list[str]:
        """Ids of what can be chosen now."""
        question = next_question(self.match, self.seat if seat is None else seat)
        assert question is not None
        assert isinstance(question.shape, Pick)
        return [option.id for option in question.shape.options if option.blocked is None]

    def play(self, card: str, *choices: Any) -> Self:
        """Play a card from the hand and answer what it asks."""
        return self.answer([card], *choices)

    def pass_turn(self) -> Self:
        """Play nothing, buy nothing, and let the next seat begin."""
        mine, turns = self.seat, self.board.turns
        while self.board.turns == turns and self.match.result is None:
            question = next_question(self.match, mine)
            assert question is not None
            assert isinstance(question.shape, Pick)
            ids = [option.id for option in question.shape.options]
            if question.shape.min == question.shape.max == 1:
                self.answer("done" if "done" in ids else ids[0], seat=mine)
            else:
                self.answer(ids[: question.shape.min], seat=mine)
        return self


def start(card: str, *hand: str, seats: int = 2, **zones: Any) -> Table:
    """A table whose turn player holds `card`, `hand` and a filler, with a deck that lasts."""
    deck: Sequence[str] = ("investment", "small-ruby", "small-iron", "investment", "small-gold")
    zones = {"hand": (card, *hand, FILLER), "deck": deck, "discard": ()} | zones
    return Table(seats).put(**zones)
