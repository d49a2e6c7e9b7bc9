"""A match: the one way into a game's rules (design 2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from bot.core import passing, playable
from bot.core.carrying import carry_over
from bot.core.errors import BadSave, BadSetup, IllegalAnswer, RulesDefect
from bot.core.events import Chance, Entry, Event
from bot.core.options import settle_options
from bot.core.play import Play
from bot.core.questions import DEFAULT, Opened, accepted, counselled, derive, drawn, number, renumber, walk
from bot.core.running import run
from bot.core.shapes import MALFORMED, RANDOM, STALE, Answer, Counsel, Field, Form, Question, ready_answer
from bot.core.state import KERNEL, MatchState, Result
from bot.core.step import Step
from bot.core.streams import LoggedStream, Stream
from bot.core.upgrades import upgrade
from bot.core.windows import Call, open_call

_HEAD: Final = b'{"game":"'
TIMEOUT_STREAM: Final = "timeout"
"""Stream of the answers that the kernel draws when time is up."""
SPARED: Final = 20
"""Random answers that are tried before time's answer may lose its seat the game."""


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
        found = playable.find(game)
        rules = found.rules
        if seats not in rules.seats:
            raise BadSetup("core-bad-seats", seats=seats, min=min(rules.seats), max=max(rules.seats))
        if len(seed) != 32:
            raise BadSetup("core-bad-seed")
        chosen = settle_options(rules, seats, options or {})
        state: MatchState[Any, Any] = MatchState(
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
            orders=[{} for _ in range(seats)],
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
        found = playable.latest
        if found is None or not data.startswith(found.head):
            if not data.startswith(_HEAD):
                raise BadSave("core-save-damaged")
            found = playable.find_coded(data[9 : data.find(b'"', 9)])
        state: Any
        try:
            state = found.decode(data)
        except msgspec.DecodeError:
            state = None  # an older form may not fit the present types: the chain below decides
        if state is None or state.kernel != KERNEL or state.schema != found.rules.schema:
            try:
                document = upgrade(msgspec.json.decode(data), found.rules)
                state = msgspec.convert(document, type=found.state_type, str_keys=True)
            except msgspec.MsgspecError as error:
                raise BadSave("core-save-damaged") from error
        return cls(Play(found, state, pack))

    def save(self) -> bytes:
        """The whole match as one JSON document. The same state gives the same bytes."""
        if self._broken:
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
        return tuple([question for question, _ in self._open().get(seat, ())])

    def awaited(self) -> tuple[int, ...]:
        """Seats waited for, as far as the public may know: in a call all who were called, never who answered."""
        if self._broken:
            self._sound()
        play = self.play
        agenda: list[Step] = play.state.agenda
        if play.state.result is not None or not agenda:
            return ()
        if len(agenda) == 1:
            return agenda[0].awaited(play)
        seats = list(agenda[-1].awaited(play))
        for step in agenda[:-1]:
            if step.below:
                seats.extend(seat for seat in step.awaited(self.play) if seat not in seats)
        return tuple(seats)

    def gathering(self) -> tuple[int, ...]:
        """Seats that are awaited while answers are gathered in secret: of a call all whom it called (`awaited`)."""
        agenda: list[Step] = self.play.state.agenda
        top = agenda[-1] if agenda and self.result is None else None
        return self.awaited() if top is not None and top.gathers() else ()

    def topic(self, seat: int) -> str:
        """Catalogue key of what the public may know `seat` is deciding; empty if nothing."""
        return next((question.topic for question, _ in self._open().get(seat, ()) if question.blocking), "")

    def call(self) -> Call | None:
        """The window that is open to reactions, as far as everybody may know it; None if there is none.

        Boards, clocks and typed commands read it here and never look into the agenda.
        """
        self._sound()
        return open_call(self.play)

    def timers(self) -> tuple[str, ...]:
        """Tokens of time that the match waits for."""
        self._sound()
        return () if self.result is not None else self.play.state.agenda[-1].timers(self.play)

    def view(self, seat: int | None) -> Any:
        """What `seat` may know (None: a spectator): a whitelist made by the game, safe to show to that seat."""
        self._sound()
        return self.play.game.rules.view(self.play, seat)

    def narrow(self, seat: int, no: int, partial: Mapping[str, Answer]) -> Field | None:
        """The next field of a form after those filled so far (`partial`, in order), None when it is complete. Pure.

        Raises:
            IllegalAnswer: stale number, or a field that its shape does not allow.
        """
        question, step = self._find(seat, no)
        if not isinstance(question.shape, Form):
            raise IllegalAnswer("core-not-a-form")
        return walk(self.play, step, seat, question, question.shape, partial)[1]

    def counsel(self, seat: int, no: int, partial: Mapping[str, Answer]) -> Counsel:
        """What the rules have to say of a question, as far as it is answered; `partial` as of `narrow`. Pure."""
        question, step = self._find(seat, no)
        return counselled(self.play, step, seat, question, partial)

    def sample(self, seat: int, no: int, stream: Stream) -> Answer:
        """A random legal answer to an open question, drawn from `stream`; IllegalAnswer for a stale number."""
        question, step = self._find(seat, no)
        return drawn(self.play, step, seat, question, stream)

    def checked(self, seat: int, no: int, choice: Answer) -> Answer:
        """An answer in normal form, if it could be given now. Pure.

        Raises:
            IllegalAnswer: as `answer`.
        """
        question, step = self._find(seat, no)
        return accepted(self.play, step, seat, question, choice)

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
        choice = accepted(self.play, step, seat, question, choice)
        before = None if step else self._body()
        self._take(step, seat, question.slot, choice)
        order = before is not None and before == self._body()
        return self._go_on("answer", seat, question.slot, choice, step, order=order)

    def elapse(self, token: str) -> tuple[Event, ...]:
        """Time is over.

        Args:
            token: one of `timers()`, or `default_token` to take the default of an unanswered open question.

        Raises:
            IllegalAnswer: nothing waits for that (any more).
        """
        self._sound()
        if token.startswith(DEFAULT):
            return self._default(token)
        if self.result is not None or token not in self.timers():
            raise IllegalAnswer(STALE)
        top = self.play.state.agenda[-1]
        top.elapsed(self.play, token)
        return self._go_on("elapse", None, "", token, top)

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
        """A match this seat could believe in: same agenda, view and questions, the unseen redrawn, another future."""
        other = self.copy()
        self.play.game.rules.resample(other.play, seat, stream)
        for step in other.play.state.agenda:
            step.redraw(other.play, seat, stream)
        other.play.reseed(stream.seed_bytes())
        return other

    def tried(self, seat: int, no: int, choice: Answer) -> Match:
        """A copy in which a seat has answered. It is the true match: only what everybody sees anyway may be told of it,
        or what its entry does not bar from being taken back; more is foreseen in `supposed`. Raises as `answer`."""
        after = self.copy()
        after.answer(seat, no, choice)
        return after

    def loses(self, seat: int, question: Question, choice: Answer) -> bool:
        """Whether an answer loses its seat the game at once, for all that the seat itself knows."""
        return self.play.game.rules.loses(self, seat, question, choice)

    def supposed(self, seat: int) -> Match:
        """A match of one's own in which a seat can try what comes of an answer: the same for all that it sees.

        Typed commands, panels and bots look there what an answer leads to, and never into the true match.
        """
        return self.play.game.rules.supposed(self, seat)

    def gone_back(self, frame: bytes, by: int | None = None) -> Match:
        """The match as it stood in an earlier frame, for taking back (design 2.10).

        Standing orders and proposals lie outside what that restores: the live ones are carried over, but for those that
        mean nothing there, and for proposals of the seat that goes back, which are as they were.

        Args:
            frame: what `save` gave then.
            by: who goes back.
        """
        self._sound()
        then = Match.load(frame, self.play.pack)
        carry_over(self.play, then.play, by)
        return then

    # --- inside ------------------------------------------------------------------------------------------------------

    def _sound(self) -> None:
        if self._broken:
            raise RulesDefect("this match broke; load the saved one")

    def _open(self) -> Opened:
        if self._broken:
            self._sound()
        opened = self._opened
        if opened is None:
            self._opened = opened = derive(self.play)
            renumber(self.play, opened)
        return opened

    def _find(self, seat: int, no: int) -> tuple[Question, Step | None]:
        if type(seat) is int and type(no) is int and no > 0:
            opened = self._opened
            if opened is None or self._broken:
                opened = self._open()
            for found in opened.get(seat, ()):
                if found[0].no == no:
                    return found
        raise IllegalAnswer(STALE)

    def _default(self, token: str) -> tuple[Event, ...]:
        try:
            seat, no = (int(part) for part in token.split(":")[1:])
        except ValueError:
            raise IllegalAnswer(MALFORMED) from None
        question, step = self._find(seat, no)
        if question.default is None or not question.blocking or question.answered:
            raise IllegalAnswer("core-no-default")
        play = self.play
        choice: Answer = None
        lost = False
        if question.default != RANDOM:
            choice = accepted(play, step, seat, question, ready_answer(question, question.default))
            lost = self.loses(seat, question, choice)
        if lost or question.default == RANDOM:
            stream = LoggedStream(play.seed(), TIMEOUT_STREAM, play.state.streams.get(TIMEOUT_STREAM, 0))
            choice = self._spared(stream, step, seat, question, choice)
            play.state.streams[TIMEOUT_STREAM] = stream.counter
            play.drawn.append(stream.draw())
        self._take(step, seat, question.slot, choice)
        play.tell("core-timed-out", seat=seat)
        return self._go_on("elapse", seat, question.slot, token, step)

    def _spared(self, stream: Stream, step: Step | None, seat: int, question: Question, default: Answer) -> Answer:
        """A random answer that does not lose its seat the game, for all it knows; where none is found, the default, or
        the last one drawn."""
        choice = default
        for _ in range(SPARED):
            choice = drawn(self.play, step, seat, question, stream)
            if not self.loses(seat, question, choice):
                return choice
        return choice if default is None else default

    def _take(self, step: Step | None, seat: int, slot: str, choice: Answer) -> None:
        play = self.play
        self._broken = True  # until `_go_on` has run through
        play.state.asked[seat].pop(slot, None)
        if step is None:
            (passing.take if slot in passing.SLOTS else play.game.rules.take_standing)(play, seat, slot, choice)
        else:
            step.take(play, seat, slot, choice)
        play.forget()

    def _body(self) -> tuple[bytes, bytes]:
        """What an order leaves alone: board and agenda."""
        state = self.play.state
        return msgspec.json.encode(state.board), msgspec.json.encode(state.agenda)

    def _go_on(
        self,
        kind: str,
        seat: int | None = None,
        slot: str = "",
        choice: Any = None,
        step: Step | None = None,
        *,
        order: bool = False,
    ) -> tuple[Event, ...]:
        play = self.play
        self._broken = True
        run(play, step)
        self._opened = opened = derive(play)
        number(play, opened)
        events = tuple(play.events)
        play.events = []
        draws: tuple[Chance, ...] = ()
        if play.drawn:
            draws = tuple(play.drawn)
            play.drawn = []
        if seat is not None and step is not None and step.gathers():
            still = any(question.slot == slot and question.answered for question, _ in opened.get(seat, ()))
            kept = still and all(event.seen(None) is None for event in events)
            self._entry = Entry(kind, seat, slot, choice, events, draws, order, True, kept)
        else:
            self._entry = Entry(kind, seat, slot, choice, events, draws, order)
        self._broken = False
        return events
