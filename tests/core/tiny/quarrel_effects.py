"""Effects as data, for the cards of Quarrel: what its few kinds of card need, on its own hands, piles and stocks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from bot.core.asks import Ask
from bot.core.events import Event
from bot.core.play import Play
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.state import Modifier, Reflex
from bot.core.step import Step
from bot.core.windows import PASS


class Seq(Step, tag="seq"):
    """Run `steps` one after the other."""

    steps: list[Any]

    def run(self, play: Play[Any]) -> None:
        play.push(*self.steps)


class When(Step, tag="when"):
    """Run `then` if the game says that `condition` holds, else `otherwise`."""

    condition: dict[str, Any]
    then: list[Any] = []
    otherwise: list[Any] = []

    def run(self, play: Play[Any]) -> None:
        play.push(*(self.then if play.game.rules.holds(play, self.condition) else self.otherwise))


class EachSeat(Step, tag="each_seat"):
    """Run `effect` for every seat of `order` in turn, with `$seat` bound to it.

    Inside an effect whose own `$seat` is bound already, give the seat another name with `bound`.
    """

    order: list[int]
    effect: list[Any]
    bound: str = "seat"

    def run(self, play: Play[Any]) -> None:
        if not self.order:
            return
        if len(self.order) > 1:
            play.push(EachSeat(self.order[1:], self.effect, self.bound))
        play.push_effect(self.effect, **{self.bound: self.order[0]})


class Tell(Step, tag="tell"):
    """Log an event."""

    event: Event

    def run(self, play: Play[Any]) -> None:
        play.emit(self.event)


class Way(Struct, omit_defaults=True):
    """One way of a `Choose`: an option and the effect it has, open only while `when` holds."""

    id: str
    key: str
    effect: list[Any] = []
    args: dict[str, Any] = {}
    when: dict[str, Any] = {}


class Choose(Ask, tag="choose"):
    """Let a seat choose `count` of several effects, as data. Ways whose condition fails are not offered; nothing is
    asked when none is left. With exactly as many ways as must be chosen the engine takes them without asking.

    `secret` says that the conditions look at hidden things: then it always asks, were it only to pass, so that the
    asking tells nothing (design 2.8).
    """

    prompt: str = "core-choose"
    ways: list[Way] = []
    count: int = 1
    optional: bool = False
    secret: bool = False

    def _open(self, play: Play[Any]) -> list[Way]:
        return [way for way in self.ways if not way.when or play.game.rules.holds(play, way.when)]

    def matters(self, play: Play[Any]) -> bool:
        open_ = self._open(play)
        return self.secret or (bool(open_) and (self.optional or len(open_) > self.count))

    def question(self, play: Play[Any]) -> Question:
        open_ = self._open(play)
        options = tuple(Option(way.id, way.key, way.args) for way in open_)
        if not options:
            return Question("choose", Text(self.prompt), Pick((Option(PASS, "core-pass"),)))
        least = 0 if self.optional else min(self.count, len(open_))
        return Question("choose", Text(self.prompt), Pick(options, least, self.count))

    def unasked(self, play: Play[Any]) -> None:
        play.push(*(step for way in self._open(play) for step in way.effect))

    def chosen(self, play: Play[Any], answer: Answer) -> None:
        ids = [answer] if isinstance(answer, str) else answer
        play.push(*(step for way in self._open(play) if way.id in ids for step in way.effect))


class Happen(Step, tag="happen"):
    """Something happened: set off what waits for it."""

    event: str
    args: dict[str, Any] = {}

    def run(self, play: Play[Any]) -> None:
        play.happen(self.event, **self.args)


class Modify(Step, tag="modify"):
    """Store a modifier."""

    modifier: Modifier

    def run(self, play: Play[Any]) -> None:
        play.modify(self.modifier)


class Arm(Step, tag="arm"):
    """Store a reflex."""

    reflex: Reflex

    def run(self, play: Play[Any]) -> None:
        play.arm(self.reflex)


class Draw(Step, tag="draw"):
    """Move `count` cards from the top of a pile to a zone, as far as the pile goes."""

    seat: int
    count: int = 1
    source: str = "deck"
    to: str = ""

    def run(self, play: Play[Any]) -> None:
        rules = play.game.rules
        pile = rules.zone(play, self.source)
        if len(pile) < self.count:
            rules.short(play, self.source, self.count)
        number = min(self.count, len(pile))
        if number <= 0:
            return
        cards = [pile.pop() for _ in range(number)]
        to = self.to or f"hand:{self.seat}"
        rules.zone(play, to).extend(cards)
        rules.moved(play, cards, self.source, to)


class Move(Step, tag="move"):
    """Move named cards from a zone to another; cards that are not there any more stay where they are."""

    cards: list[str]
    source: str
    to: str

    def run(self, play: Play[Any]) -> None:
        source = play.game.rules.zone(play, self.source)
        moved: list[str] = []
        for card in self.cards:
            if card in source:
                source.remove(card)
                moved.append(card)
        play.game.rules.zone(play, self.to).extend(moved)
        if moved:
            play.game.rules.moved(play, moved, self.source, self.to)


class Gain(Step, tag="gain"):
    """Add to a stock (or take away, never under 0)."""

    seat: int
    what: str
    count: int = 1

    def run(self, play: Play[Any]) -> None:
        stock = play.game.rules.stock(play, self.seat)
        stock[self.what] = max(0, stock.get(self.what, 0) + self.count)


class Pay(Step, tag="pay"):
    """Pay a price in full and run `then`; who cannot pay in full pays nothing and runs `otherwise`."""

    seat: int
    price: dict[str, int]
    then: list[Any] = []
    otherwise: list[Any] = []

    def run(self, play: Play[Any]) -> None:
        stock = play.game.rules.stock(play, self.seat)
        if payable(stock, self.price):
            for what, count in self.price.items():
                stock[what] = stock.get(what, 0) - count
            play.push(*self.then)
        else:
            play.push(*self.otherwise)


def payable(stock: Mapping[str, int], price: Mapping[str, int]) -> bool:
    """Whether `stock` covers `price`."""
    return all(stock.get(what, 0) >= count for what, count in price.items())


EFFECTS: tuple[type[Step], ...] = (Seq, When, EachSeat, Tell, Choose, Happen, Modify, Arm, Draw, Move, Gain, Pay)
