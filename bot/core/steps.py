"""The generic steps. Most card effects are lists of these, as data, before they are code (design 2.4).

Steps inside steps may be given as `Step` values or as their plain data; a saved document holds them as plain data.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from msgspec import UNSET, Struct, UnsetType

from bot.core.errors import RulesDefect
from bot.core.events import Event
from bot.core.play import Play
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.state import Modifier, Trigger
from bot.core.step import Asks, Step

PASS: Final = "pass"


# --- order of things -------------------------------------------------------------------------------------------------


class Seq(Step, tag="seq"):
    """Run `steps` one after the other."""

    steps: list[Any]

    def run(self, play: Play[Any]) -> None:
        play.push(*self.steps)


class Scope(Step, tag="scope"):
    """Marks the bottom of a turn, action or combat: when everything above it is done, or `Leave` unwinds to it, lasting
    effects of that label expire and `finally_` runs."""

    label: str
    finally_: list[Any] = []

    def run(self, play: Play[Any]) -> None:
        play.expire(self.label)
        play.push(*self.finally_)


class Leave(Step, tag="leave"):
    """Unwind the agenda to the nearest `Scope` of that label. Raises `RulesDefect` without one."""

    label: str

    def run(self, play: Play[Any]) -> None:
        agenda = play.state.agenda
        if not any(isinstance(step, Scope) and step.label == self.label for step in agenda):
            raise RulesDefect(f"no scope {self.label} to leave")
        while not (isinstance(agenda[-1], Scope) and agenda[-1].label == self.label):
            agenda.pop()


class Finish(Step, tag="finish"):
    """End the match."""

    scores: list[int]
    ranks: list[int]
    detail: dict[str, Any] = {}

    def run(self, play: Play[Any]) -> None:
        play.finish(scores=self.scores, ranks=self.ranks, detail=self.detail)


class When(Step, tag="when"):
    """Run `then` if the game says that `condition` holds, else `otherwise`."""

    condition: dict[str, Any]
    then: list[Any] = []
    otherwise: list[Any] = []

    def run(self, play: Play[Any]) -> None:
        play.push(*(self.then if play.game.rules.holds(play, self.condition) else self.otherwise))


class EachSeat(Step, tag="each_seat"):
    """Run `effect` for every seat of `order` in turn, with `$seat` bound."""

    order: list[int]
    effect: list[Any]

    def run(self, play: Play[Any]) -> None:
        if not self.order:
            return
        if len(self.order) > 1:
            play.push(EachSeat(self.order[1:], self.effect))
        play.push_effect(self.effect, seat=self.order[0])


class Tell(Step, tag="tell"):
    """Log an event."""

    event: Event

    def run(self, play: Play[Any]) -> None:
        play.emit(self.event)


# --- choices of one seat ---------------------------------------------------------------------------------------------


class Ask(Step):
    """Base of a step that asks one seat one question and acts on the answer: subclass it with `question` and `chosen`."""

    seat: int
    answer: Answer | UnsetType = UNSET

    def question(self, play: Play[Any]) -> Question:
        """The question; its slot is replaced by the step's tag when left empty."""
        raise NotImplementedError

    def chosen(self, play: Play[Any], answer: Answer) -> None:
        """Act on the answer; the step is off the agenda."""
        raise NotImplementedError

    def waits(self, play: Play[Any]) -> bool:
        return self.answer is UNSET

    def asks(self, play: Play[Any]) -> Asks:
        return {self.seat: (self.question(play),)}

    def awaited(self, play: Play[Any]) -> tuple[int, ...]:
        return (self.seat,)

    def take(self, play: Play[Any], seat: int, slot: str, answer: Answer) -> None:
        self.answer = answer

    def run(self, play: Play[Any]) -> None:
        self.chosen(play, self.answer)


class Way(Struct, omit_defaults=True):
    """One way of a `Choose`: an option and the effect it has, open only while `when` holds."""

    id: str
    key: str
    effect: list[Any] = []
    args: dict[str, Any] = {}
    when: dict[str, Any] = {}


class Choose(Ask, tag="choose"):
    """Let a seat choose `count` of several effects, as data. Ways whose condition fails are not offered; nothing is asked
    when none is left. With exactly as many ways as must be chosen the engine takes them without asking."""

    prompt: str = "core-choose"
    ways: list[Way] = []
    count: int = 1
    optional: bool = False

    def _open(self, play: Play[Any]) -> list[Way]:
        return [way for way in self.ways if not way.when or play.game.rules.holds(play, way.when)]

    def waits(self, play: Play[Any]) -> bool:
        open_ = self._open(play)
        return self.answer is UNSET and bool(open_) and (self.optional or len(open_) > self.count)

    def question(self, play: Play[Any]) -> Question:
        open_ = self._open(play)
        options = tuple(Option(way.id, way.key, way.args) for way in open_)
        least = 0 if self.optional else min(self.count, len(open_))
        return Question("choose", Text(self.prompt), Pick(options, least, self.count))

    def chosen(self, play: Play[Any], answer: Answer) -> None:
        open_ = self._open(play)
        ids = [way.id for way in open_] if answer is UNSET else [answer] if isinstance(answer, str) else answer
        play.push(*(step for way in open_ if way.id in ids for step in way.effect))


# --- several seats at once -------------------------------------------------------------------------------------------


class Together(Step):
    """Several seats answer at the same time, secretly, changeable until applied (design 2.5). Subclass it.

    It gathers answers only; `apply` pushes ordinary steps, seat by seat in the order of `seats`: with `apply_at = "at_end"`
    when all have answered, with `"as_prefix_completes"` as soon as everybody before has. In the second case the questions
    of those who still have to answer stay open while the applied steps run.
    """

    below: ClassVar[bool] = True

    seats: list[int]
    answers: dict[int, Answer] = {}
    applied: int = 0
    apply_at: str = "at_end"

    def question(self, play: Play[Any], seat: int) -> Question:
        """The question of one seat; `changeable` and `given` are filled in here."""
        raise NotImplementedError

    def apply(self, play: Play[Any], seat: int, answer: Answer) -> None:
        """Push what the seat's answer does."""
        raise NotImplementedError

    def done(self, play: Play[Any]) -> None:
        """All answers are applied."""

    def reopen(self) -> None:
        """Ask the seats whose answers are not applied yet once more."""
        for seat in self.seats[self.applied :]:
            self.answers.pop(seat, None)

    def _pending(self) -> list[int]:
        return self.seats[self.applied :]

    def _closed(self) -> bool:
        """At the end of a gathering nothing can be changed any more."""
        return self.apply_at == "at_end" and all(seat in self.answers for seat in self._pending())

    def waits(self, play: Play[Any]) -> bool:
        pending = self._pending()
        if not pending:
            return False
        if self.apply_at == "at_end":
            return not self._closed()
        return pending[0] not in self.answers

    def asks(self, play: Play[Any]) -> Asks:
        if self._closed():
            return {}
        asked: dict[int, tuple[Question, ...]] = {}
        for seat in self._pending():
            question = self.question(play, seat)
            question.changeable = True
            if seat in self.answers:
                question.given = self.answers[seat]
            asked[seat] = (question,)
        return asked

    def take(self, play: Play[Any], seat: int, slot: str, answer: Answer) -> None:
        self.answers[seat] = answer

    def run(self, play: Play[Any]) -> None:
        if self.applied == len(self.seats):
            self.done(play)
            return
        seat = self.seats[self.applied]
        self.applied += 1
        play.push(self)
        self.apply(play, seat, self.answers[seat])


# --- reactions -------------------------------------------------------------------------------------------------------


class Window(Step, tag="window"):
    """An event that others may react to (design 2.6); it owns the event, and reactions change the event.

    Each phase but `"effect"` is a call: everybody whom *public* facts do not rule out is asked at once (`ask = "call"`) or one
    after the other (`ask = "in_turn"`). When all have answered and the minimum time is over, the first in `order` who wants
    to acts; after that all are called again. An event that is `cancelled` has neither effect nor later phases.

    Args:
        name: the game's name of the window.
        event: the event's facts, changeable by reactions; `cancelled` is the kernel's.
        effect: steps of the event itself.
        phases: in order; exactly one is `"effect"` if the event has one.
        order: seats in the order of acting.
        ask: `call` or `in_turn`.
        minimum: whether a call stays open for a minimum time, which the table keeps.
    """

    name: str
    order: list[int]
    event: dict[str, Any] = {}
    effect: list[Any] = []
    phases: tuple[str, ...] = ("before", "effect")
    ask: str = "call"
    minimum: bool = False
    at: int = 0
    called: list[int] | None = None
    answers: dict[int, str] = {}
    timer: int = 0
    prompt: str = "core-window"

    @property
    def cancelled(self) -> bool:
        """Whether a reaction has cancelled the event."""
        return bool(self.event.get("cancelled"))

    def _missing(self) -> list[int]:
        return [seat for seat in self.called or () if seat not in self.answers]

    def waits(self, play: Play[Any]) -> bool:
        if self.called is None:
            return False
        if self.ask == "in_turn":
            return all(answer == PASS for answer in self.answers.values()) and bool(self._missing())
        return bool(self._missing()) or self.timer > 0

    def awaited(self, play: Play[Any]) -> tuple[int, ...]:
        if self.ask == "in_turn":
            return tuple(self._missing()[:1])
        return tuple(self.called or ())  # never who has answered already

    def asks(self, play: Play[Any]) -> Asks:
        if self.ask == "in_turn":
            return {seat: (self._question(play, seat),) for seat in self._missing()[:1]}
        return {seat: (self._question(play, seat),) for seat in self.called or ()}

    def _question(self, play: Play[Any], seat: int) -> Question:
        phase = self.phases[self.at]
        options = (Option(PASS, "core-pass"), *play.game.rules.reactions(play, self, phase, seat))
        question = Question(
            f"window:{self.name}",
            Text(self.prompt, {"window": self.name, **self._public()}),
            Pick(options),
            topic=f"window-{self.name}",
            default=PASS,
            changeable=self.ask == "call",
        )
        if seat in self.answers:
            question.given = self.answers[seat]
        return question

    def _public(self) -> dict[str, Any]:
        return {key: value for key, value in self.event.items() if isinstance(value, str | int)}

    def take(self, play: Play[Any], seat: int, slot: str, answer: Answer) -> None:
        self.answers[seat] = answer

    def timers(self, play: Play[Any]) -> tuple[str, ...]:
        return (f"window:{self.timer}",) if self.timer else ()

    def elapsed(self, play: Play[Any], token: str) -> None:
        self.timer = 0

    def run(self, play: Play[Any]) -> None:
        if self.at == len(self.phases) or (self.cancelled and self.called is None):
            return
        phase = self.phases[self.at]
        if phase == "effect":
            self.at += 1
            play.push(self)
            play.push_effect(self.effect, **self.event)
        elif self.called is None:
            self._open(play, phase)
        else:
            self._close(play, phase)

    def _open(self, play: Play[Any], phase: str) -> None:
        rules = play.game.rules
        called = [seat for seat in self.order if rules.may_react(play, self, phase, seat)]
        if not called:
            self._next(play)
            return
        self.called = called
        for seat in called:
            ordered = rules.ordered_reaction(play, self, phase, seat)
            if ordered is not None:
                self.answers[seat] = ordered
        self.timer = play.serial() if self.minimum and self.ask == "call" else 0
        play.push(self)

    def _close(self, play: Play[Any], phase: str) -> None:
        actor = next((seat for seat in self.called or () if self.answers.get(seat, PASS) != PASS), None)
        if actor is None:
            self._next(play)
            return
        reaction = self.answers[actor]
        self.answers, self.called = {}, None  # all are called again after the resolution
        play.push(self)
        play.game.rules.react(play, self, phase, actor, reaction)

    def _next(self, play: Play[Any]) -> None:
        self.at += 1
        self.called, self.answers, self.timer = None, {}, 0
        play.push(self)


class Cancel(Step, tag="cancel"):
    """Cancel the event of a window below: 0 the nearest, 1 the one that it interrupts."""

    depth: int = 1

    def run(self, play: Play[Any]) -> None:
        play.window(self.depth).event["cancelled"] = True


class Amend(Step, tag="amend"):
    """Add to a number of the event of a window below; never under 0."""

    fact: str
    by: int
    depth: int = 1

    def run(self, play: Play[Any]) -> None:
        event = play.window(self.depth).event
        event[self.fact] = max(0, event.get(self.fact, 0) + self.by)


class Happen(Step, tag="happen"):
    """Something happened: set off the triggers of it."""

    event: str
    first: int = 0
    args: dict[str, Any] = {}

    def run(self, play: Play[Any]) -> None:
        play.happen(self.event, self.first, **self.args)


class Modify(Step, tag="modify"):
    """Store a modifier."""

    modifier: Modifier

    def run(self, play: Play[Any]) -> None:
        play.modify(self.modifier)


class Arm(Step, tag="arm"):
    """Store a trigger."""

    trigger: Trigger

    def run(self, play: Play[Any]) -> None:
        play.arm(self.trigger)


# --- cards and tokens ------------------------------------------------------------------------------------------------


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


GENERIC: Final[Sequence[type[Step]]] = (
    Seq,
    Scope,
    Leave,
    Finish,
    When,
    EachSeat,
    Tell,
    Choose,
    Window,
    Cancel,
    Amend,
    Happen,
    Modify,
    Arm,
    Draw,
    Move,
    Gain,
    Pay,
)
"""Every generic step that can stand on an agenda by itself; `Ask` and `Together` are bases."""
