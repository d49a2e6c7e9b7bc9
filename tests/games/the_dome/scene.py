"""A table of the small test pack: put things where a test needs them, then answer as people would."""

from __future__ import annotations

from typing import Any, Self

from bot.core import playable
from bot.core.bots import next_question
from bot.core.events import Event
from bot.core.match import Match
from bot.core.shapes import Pick, Question
from bot.games.the_dome import THE_DOME
from bot.games.the_dome.cards import Pack
from bot.games.the_dome.state import Control, Player, Program, Slot, State
from tests.games.the_dome.packbox import tiny

SEED = bytes(range(32))


class Scene:
    """A match in its first turn: seat 0 (Ana) to move.

    Args:
        seats: number of seats; with three or four seat 0 is the Mastermind.
        traps: `orders` or `ask`.
        pack: the cards.
        memory: `on` shows faces of pools to whoever saw them (C5).
    """

    def __init__(self, seats: int = 2, traps: str = "orders", pack: Pack | None = None, memory: str = "off") -> None:
        playable.register(THE_DOME)
        self.pack = pack or tiny()
        decks = ("ana-deck", "bo-deck", "ana-deck", "bo-deck")
        options = {"traps": traps, "memory": memory, "table-first": "0"} | {
            f"table-deck-{s}": decks[s] for s in range(seats)
        }
        self.match = Match.new("the_dome", seats, SEED, options, self.pack)
        self.events: list[Event] = []
        for seat in range(seats):
            question = self.asked(seat)
            assert isinstance(question.shape, Pick)
            self.match.answer(seat, question.no, [o.id for o in question.shape.options[: question.shape.min]])

    @property
    def state(self) -> State:
        """The table."""
        return self.match.play.board

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    def put(self, seat: int, **fields: Any) -> Self:
        """Set fields of a seat; `controls` and `programs` by card; the first card of a deck is its top."""
        player = self[seat]
        for name, value in fields.items():
            if name == "controls":
                value = [Control(900 + 10 * seat + at, card, 0) for at, card in enumerate(value)]
            elif name == "programs":
                value = [Program(500 + 10 * seat + at, card, seat) for at, card in enumerate(value)]
            elif name == "deck":
                value = list(reversed(value))
            setattr(player, name, value)
        self.reload()
        return self

    def reload(self) -> None:
        """Questions follow what was changed by hand."""
        self.match = Match.load(self.match.save(), self.pack)

    def server(self, *cards: str) -> Self:
        """Cards of the central server; the others are its deck."""
        self.state.server = [Slot(100 + at, card) for at, card in enumerate(cards)]
        self.state.system_deck = [c.id for c in self.pack.of_kind("system") if c.id not in cards]
        self.reload()
        return self

    def asked(self, seat: int = 0) -> Question:
        """What a seat is asked."""
        question = next_question(self.match, seat)
        assert question is not None, f"seat {seat} is not asked"
        return question

    def offered(self, seat: int = 0) -> list[str]:
        """Ids that a seat can choose."""
        shape = self.asked(seat).shape
        assert isinstance(shape, Pick)
        return [option.id for option in shape.options if option.blocked is None]

    def do(self, *answers: Any, seat: int = 0) -> Self:
        """Answer one question after the other."""
        for answer in answers:
            self.events = list(self.match.answer(seat, self.asked(seat).no, answer))
        return self

    def told(self, key: str) -> bool:
        """Whether the last answer told an event."""
        return any(event.key == f"the_dome-event-{key}" for event in self.events)
