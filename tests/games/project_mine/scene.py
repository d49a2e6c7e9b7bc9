"""A table of the small test pack: arrange what a test needs, then answer as people would."""

from __future__ import annotations

from typing import Any, Self

from bot.core import playable
from bot.core.bots import next_question
from bot.core.errors import IllegalAnswer
from bot.core.events import Event
from bot.core.match import Match
from bot.core.shapes import Option, Pick, Question
from bot.games.project_mine import PROJECT_MINE
from bot.games.project_mine.cards import Pack
from bot.games.project_mine.state import Goal, Player, State
from tests.games.project_mine.packbox import Record, tiny, with_card

SEED = bytes(range(32))


class Scene:
    """A match in its first turn, seat `first` to move.

    Args:
        seats: number of seats.
        pack: the cards.
        first: first player.
        length: full or short.
    """

    def __init__(self, seats: int = 2, pack: Pack | None = None, first: int = 0, length: str = "full") -> None:
        playable.register(PROJECT_MINE)
        self.pack = pack or tiny()
        options = {"length": length, "table-first": str(first)}
        self.match = Match.new("project_mine", seats, SEED, options, self.pack)
        self.events: list[Event] = []
        for seat in range(seats):
            self.answer(seat, self.question(seat).shape.options[0].id)  # type: ignore[union-attr]

    @property
    def board(self) -> State:
        """What is on the table."""
        return self.match.play.board

    def __getitem__(self, seat: int) -> Player:
        return self.board.players[seat]

    def put(self, seat: int, **fields: Any) -> Self:
        """Set fields of a seat: zones as lists (the last is the top), `resources` by name, `goals` by card."""
        player = self[seat]
        for name, value in fields.items():
            if name == "resources":
                value = dict.fromkeys(player.resources, 0) | value
            elif name == "goals":
                value = [Goal(one) if isinstance(one, str) else one for one in value]
            setattr(player, name, value)
        return self.again()

    def table(self, **fields: Any) -> Self:
        """Set fields of the table."""
        for name, value in fields.items():
            setattr(self.board, name, value)
        return self.again()

    def again(self) -> Self:
        """Save and load: nothing is remembered outside the document."""
        self.match = Match.load(self.match.save(), self.pack)
        return self

    def question(self, seat: int) -> Question:
        """What a seat is asked."""
        found = next_question(self.match, seat)
        assert found is not None, f"seat {seat} is not asked; {self.match.awaited()} are"
        return found

    def asked(self, seat: int) -> str:
        """Key of what a seat is asked, without the game; empty if nothing."""
        found = next_question(self.match, seat)
        return "" if found is None else found.prompt.key.removeprefix("project_mine-ask-")

    def options(self, seat: int) -> dict[str, Option]:
        """What is offered, by id."""
        shape = self.question(seat).shape
        assert isinstance(shape, Pick)
        return {option.id: option for option in shape.options}

    def ids(self, seat: int) -> list[str]:
        """Ids that can be chosen."""
        return [option.id for option in self.options(seat).values() if option.blocked is None]

    def answer(self, seat: int, *choices: Any) -> Self:
        """Answer one question after the other; `events` are those of the last."""
        for choice in choices:
            self.events = list(self.match.answer(seat, self.question(seat).no, choice))
        return self

    def refused(self, seat: int, choice: Any) -> str:
        """The key with which an answer is refused."""
        before = self.match.save()
        try:
            self.match.answer(seat, self.question(seat).no, choice)
        except IllegalAnswer as error:
            assert self.match.save() == before
            return str(error.details.get("reason", error.key))
        raise AssertionError(f"{choice} was taken")

    def standing(self, seat: int, slot: str) -> Question | None:
        """A standing question of a seat."""
        return next((q for q in self.match.asked(seat) if q.slot == slot), None)

    def told(self, key: str) -> list[dict[str, Any]]:
        """Arguments of the events of that key in the last answer."""
        return [dict(event.args) for event in self.events if event.key == f"project_mine-event-{key}"]

    def end_turn(self, seat: int) -> Self:
        """Play nothing, buy nothing, keep what can be kept."""
        turns = self.board.turns
        while self.match.result is None and self.board.turns == turns and self.board.current == seat:
            question = self.question(seat)
            ids = self.ids(seat)
            shape = question.shape
            assert isinstance(shape, Pick)
            if shape.min == shape.max == 1:
                self.answer(seat, "done" if "done" in ids else ids[0])
            else:
                self.answer(seat, ids[: shape.min])
        return self

    def round(self) -> Self:
        """Everybody's turn, doing nothing."""
        for _ in range(self.board.seats):
            self.end_turn(self.board.current)
        return self


def holding(effects: list[Record], *hand: str, seats: int = 2, kind: str = "plan", **card: Any) -> Scene:
    """Seat 0 to move with the card `tested`, which has these effects, and `hand`; energy 4, a deck of its own."""
    base = {"plan": "plan-card", "resource": "ruby-card"}[kind]
    pack = with_card({"id": "tested", "kind": kind, "effects": effects} | card, base)
    scene = Scene(seats, pack)
    mine = ["small-ruby", "small-gold", "investment", "small-iron", "small-emerald"]
    return scene.put(0, hand=["tested", *hand], deck=list(mine), discard=[], resources={})


def used(effects: list[Record], *hand: str, seats: int = 2, answers: tuple[Any, ...] = (), **more: Any) -> Scene:
    """As `holding`; the card is played at once and its questions are answered."""
    scene = holding(effects, *hand, "investment", seats=seats, **more)
    return scene.answer(0, ["tested"], *answers)


def play(line: Record, *hand: str, seats: int = 2, put: dict[str, Any] | None = None, **other: Any) -> Scene:
    """Play the card whose only line this is."""
    scene = holding([line], *hand, "investment", seats=seats)
    if put:
        scene.put(0, **put)
    if other:
        scene.put(1, **other)
    return scene.answer(0, ["tested"])
