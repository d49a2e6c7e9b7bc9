"""A match: the one way into a game's rules (design 2)."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from bot.core import registry
from bot.core.errors import BadSave, BadSetup, IllegalAnswer, RulesDefect
from bot.core.events import Entry, Event
from bot.core.play import Play
from bot.core.rules import Rules
from bot.core.shapes import RANDOM, STALE, Answer, Field, Form, Question, check, sample
from bot.core.state import KERNEL, Result, State
from bot.core.step import Step
from bot.core.streams import Stream
from bot.core.upgrades import upgrade

STEP_LIMIT: Final = 100_000
"""Steps one answer may set off; more is an endless loop of the rules."""

_HEAD: Final = b'{"game":"'
_question_bytes = msgspec.json.Encoder().encode

Opened = dict[int, list[tuple[Question, "Step | None"]]]


class Match:
    """One match of one game. Begin one with `new`, or `load` a saved one.

    A match that raised anything but a `CoreError` is broken and refuses everything: load the saved one again.
    """

    __slots__ = ("_broken", "_entry", "_opened", "play")

    def __init__(self, play: Play[Any]) -> None:
        self.play = play
        self._opened: Opened | None = None
        self._broken = False
        self._entry: Entry | None = None

    # --- beginning and keeping ---------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str,
        seats: int,
        seed: bytes,
        options: Mapping[str, str] | None = None,
        pack: Any = None,
        pack_id: str = "",
    ) -> Match:
        """Begin a match.

        Args:
            game: key of a registered game.
            seats: number of seats.
            seed: 32 bytes.
            options: chosen options; missing ones take their default.
            pack: the card pack's data, for games with packs.
            pack_id: its SHA-256.

        Raises:
            UnknownGame: no such game.
            BadSetup: seats or an option out of range.
        """
        found = registry.find(game)
        rules = found.rules
        if seats not in rules.seats:
            raise BadSetup("core-bad-seats", seats=seats, min=min(rules.seats), max=max(rules.seats))
        if len(seed) != 32:
            raise BadSetup("core-bad-seed")
        chosen = settle_options(rules, seats, options or {})
        state: State[Any, Any] = State(
            game=game,
            kernel=KERNEL,
            schema=rules.schema,
            seats=seats,
            seed=seed.hex(),
            board=rules.blank(seats, chosen),
            options=chosen,
            pack=pack_id,
            asked=[{} for _ in range(seats)],
            numbers=[0] * seats,
        )
        match = cls(Play(found, state, pack))
        rules.setup(match.play)
        match._go_on("start")
        return match

    @classmethod
    def load(cls, data: bytes, pack: Any = None) -> Match:
        """A saved match, of this version or an older one.

        Args:
            data: what `save` gave.
            pack: the data of the card pack that the match names.

        Raises:
            BadSave: not a saved match, damaged, or newer than this program.
            UnknownGame: the game is not registered.
        """
        if data[:9] != _HEAD:
            raise BadSave("core-save-damaged")
        found = registry.find(data[9 : data.find(b'"', 9)].decode("utf-8", "replace"))
        state: Any = None
        try:
            state = found.decode(data)
        except msgspec.DecodeError:
            pass  # an older form may not fit the present types: the chain below decides
        if state is None or state.kernel != KERNEL or state.schema != found.rules.schema:
            try:
                document = upgrade(msgspec.json.decode(data), found.rules)
                state = msgspec.convert(document, type=found.state_type)
            except msgspec.MsgspecError as error:
                raise BadSave("core-save-damaged") from error
        return cls(Play(found, state, pack))

    def save(self) -> bytes:
        """The whole match as one JSON document. The same state gives the same bytes."""
        self._sound()
        return self.play.game.encode(self.play.state)

    def copy(self) -> Match:
        """An independent match in the same state."""
        return Match.load(self.save(), self.play.pack)

    # --- looking -----------------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The game's key."""
        return self.play.state.game

    @property
    def seats(self) -> int:
        """Number of seats."""
        return self.play.seats

    @property
    def options(self) -> Mapping[str, str]:
        """The chosen options."""
        return self.play.state.options

    @property
    def result(self) -> Result | None:
        """How it ended, or None."""
        return self.play.state.result

    @property
    def entry(self) -> Entry:
        """The log entry of the last thing that came in."""
        if self._entry is None:
            raise RulesDefect("nothing came in yet")
        return self._entry

    def questions(self) -> dict[int, tuple[Question, ...]]:
        """The open questions of every seat that has any."""
        self._sound()
        return {
            seat: tuple([question for question, _ in opened]) for seat, opened in sorted(self._open().items()) if opened
        }

    def asked(self, seat: int) -> tuple[Question, ...]:
        """The open questions of one seat."""
        self._sound()
        return tuple([question for question, _ in self._open().get(seat, ())])

    def awaited(self) -> tuple[int, ...]:
        """Seats that are waited for, as far as the public may know: in a call all who were called, never who answered."""
        self._sound()
        if self.result is not None:
            return ()
        agenda: list[Step] = self.play.state.agenda
        seats = list(agenda[-1].awaited(self.play)) if agenda else []
        for step in agenda[:-1]:
            if step.below:
                seats.extend(seat for seat in step.awaited(self.play) if seat not in seats)
        return tuple(seats)

    def topic(self, seat: int) -> str:
        """Catalogue key of what the public may know `seat` is deciding; empty if nothing."""
        return next((question.topic for question, _ in self._open().get(seat, ()) if question.blocking), "")

    def timers(self) -> tuple[str, ...]:
        """Tokens of time that the match waits for."""
        self._sound()
        return () if self.result is not None else self.play.state.agenda[-1].timers(self.play)

    def view(self, seat: int | None) -> Any:
        """What `seat` may know (None: a spectator): a whitelist made by the game, safe to show to that seat."""
        self._sound()
        return self.play.game.rules.view(self.play, seat)

    def narrow(self, seat: int, no: int, partial: Mapping[str, Answer]) -> Field | None:
        """The next field of a half-made answer to a form. Pure.

        Args:
            seat: whose question.
            no: its number.
            partial: fields filled so far, in order.

        Returns:
            the next field, or None when the form is complete.

        Raises:
            IllegalAnswer: stale number, or a field that its shape does not allow.
        """
        question, step = self._find(seat, no)
        if not isinstance(question.shape, Form):
            raise IllegalAnswer("core-not-a-form")
        _, following = self._walk(question, question.shape, step, seat, partial)
        return following

    # --- the ways in -------------------------------------------------------------------------------------------------

    def answer(self, seat: int, no: int, choice: Answer) -> tuple[Event, ...]:
        """Answer a question.

        Args:
            seat: who answers.
            no: number of the question for this seat.
            choice: see `bot.core.shapes.Answer`.

        Returns:
            what happened; `entry` has the whole log entry.

        Raises:
            IllegalAnswer: stale, foreign, malformed or illegal; the state is unchanged, to the byte.
        """
        question, step = self._find(seat, no)
        if type(question.shape) is Form:
            choice = self._form(question, question.shape, step, seat, choice)
        else:
            choice = check(question.shape, choice)  # type: ignore[arg-type]
        slot = question.slot
        if step is None:
            self.play.game.rules.check_standing(self.play, seat, slot, choice)
        else:
            step.check(self.play, seat, slot, choice)
        self._take(step, seat, slot, choice)
        return self._go_on("answer", seat, slot, choice)

    def elapse(self, token: str) -> tuple[Event, ...]:
        """Time is over.

        Args:
            token: one of `timers()`, or `default:SEAT:NO` to take the default of an open question.

        Raises:
            IllegalAnswer: nothing waits for that (any more).
        """
        self._sound()
        if token.startswith("default:"):
            return self._default(token)
        if self.result is not None or token not in self.timers():
            raise IllegalAnswer(STALE)
        self.play.state.agenda[-1].elapsed(self.play, token)
        return self._go_on("elapse", None, "", token)

    def concede(self, seat: int) -> tuple[Event, ...]:
        """A seat resigns.

        Raises:
            IllegalAnswer: the match is over, or the game cannot go on without a seat (a table then fills it).
        """
        self._sound()
        if self.result is not None or not 0 <= seat < self.seats:
            raise IllegalAnswer(STALE)
        self.play.game.rules.concede(self.play, seat)
        self.play.tell("core-conceded", seat=seat)
        return self._go_on("concede", seat)

    def resample(self, seat: int | None, stream: Stream) -> Match:
        """A match this seat could believe in: same agenda, same view, same questions, the unseen redrawn, another future."""
        other = self.copy()
        self.play.game.rules.resample(other.play, seat, stream)
        other.play.reseed(stream.seed_bytes())
        return other

    # --- inside ------------------------------------------------------------------------------------------------------

    def _sound(self) -> None:
        if self._broken:
            raise RulesDefect("this match broke; load the saved one")

    def _open(self) -> Opened:
        opened = self._opened
        if opened is None:
            self._opened = opened = self._derive()
            asked = self.play.state.asked
            for seat, questions in opened.items():
                known = asked[seat]
                for question, _ in questions:
                    if question.slot in known:
                        question.no = known[question.slot][0]
        return opened

    def _derive(self) -> Opened:
        play = self.play
        opened: Opened = {}
        agenda: list[Step] = play.state.agenda
        if play.state.result is not None or not agenda:
            return opened
        top = agenda[-1]
        if len(agenda) > 1:
            for step in agenda:
                if step.below and step is not top:
                    for seat, questions in step.asks(play).items():
                        opened.setdefault(seat, []).extend([(question, step) for question in questions])
        for seat, questions in top.asks(play).items():
            found = [(question, top) for question in questions]
            if seat in opened:
                opened[seat].extend(found)
            else:
                opened[seat] = found
        if play.game.has_standing:
            for seat, questions in play.game.rules.standing(play).items():
                opened.setdefault(seat, []).extend([(question, None) for question in questions])
        return opened

    def _find(self, seat: int, no: int) -> tuple[Question, Step | None]:
        self._sound()
        if type(seat) is int and 0 <= seat < self.play.seats and type(no) is int and no > 0:
            for question, step in self._open().get(seat, ()):
                if question.no == no:
                    return question, step
        raise IllegalAnswer(STALE)

    def _field(self, step: Step | None, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        if step is None:
            return self.play.game.rules.field_standing(self.play, seat, slot, partial)
        return step.field(self.play, seat, slot, partial)

    def _walk(
        self, question: Question, form: Form, step: Step | None, seat: int, partial: Any
    ) -> tuple[dict[str, Answer], Field | None]:
        if not isinstance(partial, Mapping):
            raise IllegalAnswer("core-malformed")
        given: Mapping[str, Answer] = partial
        done: dict[str, Answer] = {}
        field: Field | None = Field(form.first, question.prompt, form.shape)
        while field is not None and field.name in given:
            done[field.name] = check(field.shape, given[field.name])
            field = self._field(step, seat, question.slot, done)
        if len(done) != len(given):
            raise IllegalAnswer("core-malformed")
        return done, field

    def _form(self, question: Question, form: Form, step: Step | None, seat: int, choice: Any) -> Answer:
        done, missing = self._walk(question, form, step, seat, choice)
        if missing is not None:
            raise IllegalAnswer("core-form-incomplete", field=missing.name)
        return done

    def sample(self, seat: int, no: int, stream: Stream) -> Answer:
        """A random legal answer to an open question, drawn from `stream`.

        Raises:
            IllegalAnswer: stale number.
        """
        question, step = self._find(seat, no)
        if not isinstance(question.shape, Form):
            return sample(question.shape, stream)
        done: dict[str, Answer] = {}
        field: Field | None = Field(question.shape.first, question.prompt, question.shape.shape)
        while field is not None:
            done[field.name] = sample(field.shape, stream)
            field = self._field(step, seat, question.slot, done)
        return done

    def _default(self, token: str) -> tuple[Event, ...]:
        try:
            seat, no = (int(part) for part in token.split(":")[1:])
        except ValueError:
            raise IllegalAnswer("core-malformed") from None
        question, step = self._find(seat, no)
        if question.default is None or not question.blocking:
            raise IllegalAnswer("core-no-default")
        if question.default == RANDOM:
            play = self.play
            serial = play.serial()
            choice = self.sample(seat, no, Stream(bytes.fromhex(play.state.seed), f"timeout:{serial}"))
        else:
            choice = question.default
        self._take(step, seat, question.slot, choice)
        self.play.tell("core-timed-out", seat=seat)
        return self._go_on("elapse", seat, question.slot, token)

    def _take(self, step: Step | None, seat: int, slot: str, choice: Answer) -> None:
        play = self.play
        self._broken = True  # until `_go_on` has run through
        play.state.asked[seat].pop(slot, None)
        if step is None:
            play.game.rules.take_standing(play, seat, slot, choice)
        else:
            step.take(play, seat, slot, choice)

    def _go_on(self, kind: str, seat: int | None = None, slot: str = "", choice: Any = None) -> tuple[Event, ...]:
        play = self.play
        self._broken = True
        self._run()
        self._number()
        events = tuple(play.events)
        self._entry = Entry(kind, seat, slot, choice, events, tuple(play.drawn))
        play.events = []
        play.drawn = []
        self._broken = False
        return events

    def _run(self) -> None:
        """Pop and run steps until the top one waits or the match is over."""
        play = self.play
        state = play.state
        agenda: list[Step] = state.agenda
        settle = play.game.rules.settle
        settle(play)
        for _ in range(STEP_LIMIT):
            if state.result is not None:
                return
            if not agenda:
                raise RulesDefect(f"{state.game}: nothing left to do and no result")
            if agenda[-1].waits(play):
                return
            step = agenda.pop()
            depth = len(agenda)
            step.run(play)
            settle(play)
            if agenda and len(agenda) <= depth and state.result is None:
                agenda[-1].resumed(play)
        raise RulesDefect(f"{state.game}: endless loop of steps")

    def _number(self) -> None:
        """Give every open question its number: the old one while its content is the same, else the seat's next."""
        state = self.play.state
        self._opened = opened = self._derive()
        asked = state.asked
        for seat, known in enumerate(asked):
            if known and seat not in opened:
                asked[seat] = {}
        for seat, questions in opened.items():
            known = asked[seat]
            now: dict[str, tuple[int, int]] = {}
            for question, _ in questions:
                content = zlib.crc32(_question_bytes(question))
                before = known.get(question.slot)
                if before is not None and before[1] == content:
                    question.no = before[0]
                else:
                    state.numbers[seat] = question.no = state.numbers[seat] + 1
                if question.slot in now:
                    raise RulesDefect(f"{state.game}: two questions in slot {question.slot}")
                now[question.slot] = (question.no, content)
            asked[seat] = now


def settle_options(rules: Rules[Any], seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """Fill in defaults and refuse what is not offered.

    Raises:
        BadSetup: unknown option, or a value not offered for this number of seats.
    """
    chosen: dict[str, str] = {}
    known: Sequence[str] = [choice.key for choice in rules.choices]
    for key in options:
        if key not in known and not key.startswith("table-"):
            raise BadSetup("core-bad-option", option=key)
    for choice in rules.choices:
        value = options.get(choice.key, choice.values[0])
        if value not in choice.values or seats not in choice.seats.get(value, rules.seats):
            raise BadSetup("core-bad-option", option=choice.key)
        chosen[choice.key] = value
    for key, value in options.items():
        if key.startswith("table-"):
            chosen[key] = value
    return chosen
