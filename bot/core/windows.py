"""Reactions: a window owns an event that others may react to (design 2.6)."""

from __future__ import annotations

import zlib
from typing import Any, Final, NamedTuple

from bot.core.errors import RulesDefect
from bot.core.events import Event
from bot.core.passing import passes
from bot.core.play import Play
from bot.core.questions import CALLED, drawn
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.step import Asks, Step
from bot.core.streams import Stream

PASS: Final = "pass"

ANSWERS: Final = "answers"
"""A call closes when all have answered (and its minimum time is over)."""
TIME: Final = "time"
"""A call closes when its time is over, whoever has answered; who has not, passes."""


class Window(Step, tag="window"):
    """An event that others may react to; it owns the event, and reactions change the event.

    Each phase but `"effect"` is a call: everybody whom *public* facts do not rule out is asked at once. When all have
    answered and the minimum time is over, the first in `order` who wants to acts; after that all are called again. An
    event that is `cancelled` has neither effect nor later phases; its `otherwise` runs instead.

    A call that closes on `answers` tells, by closing early, that everybody has answered. So an order that looks at
    hidden cards ("pass until I hold a Sabotage") may answer only in a call that closes at its `time`: the kernel asks
    `Rules.order_by_hand` there and nowhere else (twilight_imperium 29.2, US2 to US5; 29.4 `pass_all(card)`).

    Args:
        name: the game's name of the window.
        event: the event's facts, changeable by reactions; `cancelled` is the kernel's. Facts whose name begins with `_`
            are not put into the question's arguments.
        effect: steps of the event itself.
        phases: in order; exactly one is `"effect"` if the event has one.
        order: seats in the order of acting.
        close: when a call closes: on `answers` or at its `time`.
        otherwise: steps of an event that was cancelled (an action card that Sabotage stops is discarded all the same,
            twilight_imperium 19).
        minimum: whether a call stays open for a minimum time, which the table keeps.
        patience: how many times that time it stays open.
        rings: seats that are told of a call that closes at its time, though nobody has to answer there.
        at: number of the present phase.
        called: seats of the open call; None while no call is open.
        answers: answers so far.
        offered: checksum of the options each answer was chosen from.
        number: of the open call; every call of a match has another one.
        timer: id of the call's running time, 0 when it is over.
        prompt: catalogue key of the question.
    """

    name: str
    order: list[int]
    event: dict[str, Any] = {}
    effect: list[Any] = []
    phases: tuple[str, ...] = ("before", "effect")
    minimum: bool = False
    close: str = ANSWERS
    patience: int = 1
    rings: tuple[int, ...] = ()
    otherwise: list[Any] = []
    at: int = 0
    called: list[int] | None = None
    answers: dict[int, str] = {}
    offered: dict[int, int] = {}
    number: int = 0
    timer: int = 0
    prompt: str = "core-window"

    @property
    def cancelled(self) -> bool:
        """Whether a reaction has cancelled the event."""
        return bool(self.event.get("cancelled"))

    @property
    def phase(self) -> str:
        """Name of the present phase; empty when all are over."""
        return self.phases[self.at] if self.at < len(self.phases) else ""

    @property
    def told(self) -> Text:
        """What is asked, with the facts of the event that everybody may know."""
        public = {key: value for key, value in self.event.items() if isinstance(value, str | int) and key[:1] != "_"}
        return Text(self.prompt, {"window": self.name, **public})

    def gathers(self) -> bool:
        return True

    def _missing(self) -> list[int]:
        return [seat for seat in self.called or () if seat not in self.answers]

    def _actor(self) -> int | None:
        """The first who wants to act."""
        for seat in self.called or ():
            if self.answers.get(seat, PASS) != PASS:
                return seat
        return None

    def waits(self, play: Play[Any]) -> bool:
        if self.called is None:
            return False
        return self.timer > 0 or (self.close == ANSWERS and bool(self._missing()))

    def awaited(self, play: Play[Any]) -> tuple[int, ...]:
        return tuple(self.called or ())  # never who has answered already

    def asks(self, play: Play[Any]) -> Asks:
        return {seat: (self._asked(play, seat),) for seat in self.called or ()}

    def _asked(self, play: Play[Any], seat: int) -> Question:
        options = (Option(PASS, "core-pass"), *play.game.rules.reactions(play, self, self.phase, seat))
        question = Question(
            f"{CALLED}{self.name}",
            self.told,
            Pick(options),
            topic=f"window-{self.name}",
            default=PASS,
            changeable=True,
        )
        if seat in self.answers:
            question.given = self.answers[seat]
        return question

    def _offered(self, play: Play[Any], seat: int) -> int:
        options = play.game.rules.reactions(play, self, self.phase, seat)
        return zlib.crc32("\n".join(option.id for option in options if option.blocked is None).encode())

    def take(self, play: Play[Any], seat: int, slot: str, answer: Answer) -> None:
        self.answers[seat] = answer
        self.offered[seat] = self._offered(play, seat)

    def timers(self, play: Play[Any]) -> tuple[str, ...]:
        return (f"window:{self.timer}{f':{self.patience}' if self.patience > 1 else ''}",) if self.timer else ()

    def elapsed(self, play: Play[Any], token: str) -> None:
        self.timer = 0

    def resumed(self, play: Play[Any]) -> None:
        """Call anew whom public facts do not rule out now, and ask those anew who can do other things than before."""
        if self.called is None:
            return
        rules = play.game.rules
        self.called = [seat for seat in self.order if rules.may_react(play, self, self.phase, seat)]
        for seat in list(self.answers):
            if seat not in self.called or self.offered[seat] != self._offered(play, seat):
                del self.answers[seat], self.offered[seat]
        self._consult_orders(play)

    def redraw(self, play: Play[Any], seat: int | None, stream: Stream) -> None:
        for other in list(self.answers):
            if other != seat:
                self.answers[other] = drawn(play, self, other, self._asked(play, other), stream)
                self.offered[other] = self._offered(play, other)

    def run(self, play: Play[Any]) -> None:
        if self.cancelled and self.called is None:
            if "effect" in self.phases[self.at :]:
                play.push_effect(self.otherwise, **self.event)
            return
        if not self.phase:
            return
        if self.phase == "effect":
            self.at += 1
            play.push(self)
            play.push_effect(self.effect, **self.event)
        elif self.called is None:
            self._open(play)
        else:
            self._close(play)

    def _open(self, play: Play[Any]) -> None:
        rules = play.game.rules
        called = [seat for seat in self.order if rules.may_react(play, self, self.phase, seat)]
        if not called:
            self._next(play)
            return
        self.called = called
        # That nobody reacts is news about hidden cards: whoever set off the event must not take it back for free,
        # whether people or their orders answer.
        play.emit(Event("core-called", seen_by=(), reveals=True))
        self._consult_orders(play)
        self.number = play.serial()
        self.timer = self.number if self.minimum or self.close == TIME else 0
        play.push(self)

    def _consult_orders(self, play: Play[Any]) -> None:
        rules = play.game.rules
        for seat in self._missing():
            ordered = PASS if passes(play, seat, self.name) else rules.ordered_reaction(play, self, self.phase, seat)
            if ordered is None and self.close == TIME:
                ordered = rules.order_by_hand(play, self, self.phase, seat)
            if ordered is not None:
                self.take(play, seat, "", ordered)

    def _close(self, play: Play[Any]) -> None:
        actor, phase = self._actor(), self.phase
        if actor is None:
            self._next(play)
            return
        reaction = self.answers[actor]
        self.called, self.answers, self.offered = None, {}, {}  # all are called again after the resolution
        play.push(self)
        play.game.rules.react(play, self, phase, actor, reaction)

    def _next(self, play: Play[Any]) -> None:
        self.at += 1
        self.called, self.answers, self.offered, self.timer = None, {}, {}, 0
        play.push(self)


class Call(NamedTuple):
    """An open window, in public facts alone.

    Args:
        name: the game's name of the window.
        phase: of the event.
        seats: who is called, as far as the public may know, in the order of acting.
        close: `answers` or `time`.
        number: of the call, within the match: another call has another one.
        timed: whether its time still runs.
        prompt: what is asked, with the public facts of the event.
    """

    name: str
    phase: str
    seats: tuple[int, ...]
    close: str
    number: int
    timed: bool
    prompt: Text


def open_call(play: Play[Any]) -> Call | None:
    """The call that is open on top of the agenda, if there is one."""
    agenda: list[Step] = play.state.agenda
    top = agenda[-1] if agenda and play.state.result is None else None
    if not isinstance(top, Window) or top.called is None:
        return None
    return Call(top.name, top.phase, top.awaited(play), top.close, top.number, top.timer > 0, top.told)


def patience(token: str) -> int:
    """How many times the time of a call the one of this token is (`Match.timers`)."""
    name, _, rest = token.partition(":")
    _, _, times = rest.partition(":")
    return int(times) if name == "window" and times else 1


def nobody_must(play: Play[Any]) -> dict[int, bool]:
    """Who may answer a call that closes at its time, and need not: no clock runs for them, and nobody is reminded.

    Returns:
        each of them -> whether it is told of the call all the same (`Window.rings`).
    """
    agenda: list[Step] = play.state.agenda
    top = agenda[-1] if agenda and play.state.result is None else None
    if not isinstance(top, Window) or top.called is None or top.close != TIME:
        return {}
    return {seat: seat in top.rings for seat in top.called}


def windows(play: Play[Any]) -> list[Window]:
    """The windows on the agenda, the nearest first."""
    return [step for step in reversed(play.state.agenda) if isinstance(step, Window)]


def window(play: Play[Any], depth: int = 0) -> Window:
    """The nearest window below (`depth` 0), or the one it interrupts (`depth` 1), and so on.

    Raises:
        RulesDefect: there is none.
    """
    found = windows(play)
    if depth >= len(found):
        raise RulesDefect("no window below")
    return found[depth]


class Cancel(Step, tag="cancel"):
    """Cancel the event of a window below: 0 the nearest, 1 the one that it interrupts (twilight_imperium 29.9)."""

    depth: int = 1

    def run(self, play: Play[Any]) -> None:
        window(play, self.depth).event["cancelled"] = True


class Amend(Step, tag="amend"):
    """Add to a number of the event of a window below (see `Cancel`); never under 0 (twilight_imperium 7.4, hits)."""

    fact: str
    by: int
    depth: int = 1

    def run(self, play: Play[Any]) -> None:
        event = window(play, self.depth).event
        event[self.fact] = max(0, event.get(self.fact, 0) + self.by)


STEPS: Final[tuple[type[Step], ...]] = (Window, Cancel, Amend)
