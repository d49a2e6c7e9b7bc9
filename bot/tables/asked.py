"""What a person is asked and what a panel shows of it, what a press wishes and what came of it: plain values."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from msgspec import Struct

from bot.core.errors import CoreError
from bot.core.events import Event
from bot.core.shapes import (
    NO_COUNSEL,
    Amounts,
    Counsel,
    Field,
    Option,
    Question,
    ReadyAnswer,
    Simple,
    Text,
    ready_answer,
)
from bot.store.loading import Elsewhere
from bot.tables import choosing
from bot.tables.keys import digest
from bot.tables.model import LogLine, Snapshot
from bot.tables.told import Told, told_of

if TYPE_CHECKING:
    from bot.core.planning import Condition
    from bot.core.waits import WhoseTurn
    from bot.store.rows import PromiseRow
    from bot.tables.plans import Alternative, Intent
    from bot.tables.stead import InStead

ALONE: Final = ""
"""Name of the only field of a question that is no form."""


class Draft(Struct):
    """What there is of an answer that is half made.

    Args:
        filled: fields of a form that are answered, in order.
        picked: what is picked so far in fields that are not: an answer to each that may lack something. Of a question
            that is no form the only field has the empty name.
    """

    filled: dict[str, Any] = {}
    picked: dict[str, Any] = {}

    def __bool__(self) -> bool:
        return bool(self.filled or self.picked)


class Planning(Struct):
    """What the panel of a plan shows beside the question: the match around it is imagined (asynchronous L1).

    Args:
        token: stands for where the plan is; custom ids carry it.
        told: answers of the alternative that is being made, in words.
        alternatives: of the plan that is kept.
        at_home: whether the plan itself is shown, and nothing is being made.
        fewer: whether the table has moved on so that not all that was made fits any more.
        conditions: what an alternative may hang on.
    """

    token: str
    told: Sequence[Told]
    alternatives: Sequence[Alternative]
    at_home: bool = False
    fewer: bool = False
    conditions: Sequence[Condition] = ()


class Panel(Struct):
    """What one person's move panel shows.

    Args:
        table: the table.
        seat: this person's seat.
        question: what is asked, or None when nothing is.
        others: further open questions of this seat (standing ones, or answered and changeable).
        since: what happened since this seat's last answer, the oldest first.
        left: number of the last move that everybody could read of by then; 0 for none.
        before: what everybody saw then; None where nothing has happened since.
        own: what that answer brought, the oldest first.
        stead: what was answered in this seat's stead since, the oldest first.
        more_in_stead: how many such answers there were before those.
        drafts: what is half made, by number of the question.
        may_undo: whether the last answer of this seat can be taken back without asking.
        undo: which answer of this seat that is, counted from its first on this branch; 0 for none.
        timed: numbers of questions that a running clock answers with their default.
        next_table: another table where this person is awaited, or None.
        facts: digest of all that the person may know of the table; others' secret answers are not in it.
        shown: the question that it shows; None when nothing is asked.
        note: what the person has written down there for nobody else.
        planning: what it shows of a plan in the making; None in the panel of the match itself.
        intent: what the person has planned for the next turn, or for the one that has begun.
        plannable: whether a next turn can be planned now.
        promises: written down between this seat and the one whose offer is shown, the oldest first.
        away: until when the person is on vacation; 0 where they are not.
        offer: whether zone and quiet hours are to be offered below it (asynchronous P1).
        hints: whether the table gives hints.
        coached: whether the first move is proposed unasked, and has not been made.
    """

    table: Snapshot
    seat: int
    question: Question | None
    others: tuple[Question, ...]
    since: list[LogLine]
    own: list[LogLine] = []
    stead: tuple[InStead, ...] = ()
    more_in_stead: int = 0
    drafts: dict[int, Draft] = {}
    may_undo: bool = False
    undo: int = 0
    timed: frozenset[int] = frozenset()
    next_table: Elsewhere | None = None
    facts: bytes = b""
    shown: Asked | None = None
    note: str = ""
    planning: Planning | None = None
    intent: Intent | None = None
    plannable: bool = False
    promises: Sequence[PromiseRow] = ()
    away: int = 0
    offer: bool = False
    hints: bool = False
    coached: bool = False
    left: int = 0
    before: Any = None
    _view: Any = None
    _turn: WhoseTurn | None = None
    _given: Mapping[int, Told] | None = None

    @property
    def view(self) -> Any:
        """What the seat sees of the match, made when it is first looked at: a press is mostly judged by questions."""
        if self._view is None:
            self._view = self.table.match.view(self.seat)
        return self._view

    @property
    def whose_turn(self) -> int | None:
        """Seat whose turn it is, None where it is nobody's."""
        if self._turn is None:
            match = self.table.match
            self._turn = match.play.game.rules.turn_of(match.play)
        return self._turn.seat

    @property
    def given(self) -> Mapping[int, Told]:
        """What the person has answered of `others` and may change still, in words, by number of the question."""
        if self._given is None:
            match, answered = self.table.match, [one for one in self.others if one.answered]
            self._given = {one.no: told_of(match, self.seat, one, cast("Any", one.given)) for one in answered}
        return self._given


class Pair(NamedTuple):
    """An option and one of what it leads on to."""

    first: Option
    then: Option

    @property
    def key(self) -> str:
        """What stands for both in a menu."""
        return f"{digest(self.first.id)}{digest(self.then.id)}"


@dataclass(slots=True)
class Asked:
    """One question as a panel shows it, with what else one press can answer.

    Args:
        panel: whose it is.
        question: the one shown.
        shape: of the question, or of the next field of a form.
        field: that field.
        draft: what is made of the answer so far.
        fields: those that are asked at once.
        foreseen: what its seat will see when it is asked, where that is later; None for what the panel shows.
        first: the answer to the question that waits, where this one is asked only after it; None where it is asked now.
        beyond: the question asked after this one is answered with what does nothing and goes on; None if none is.
        pairs: all that its options lead on to, in the order of the options.
        plan: cards that the one who is asked has planned to play after the answer.
        row: options of which several may be given one after the other.
        most: how many of them at once.
        goes_on: whether there is an answer that does nothing and goes on.
        said: of a form that may be kept as it is, its fields and what they say.
        counsel: what the rules have to say of it, as far as it is answered.
        passed: fields of a form that are filled.
        forced: what fields of a form say that left nothing to decide and were passed.
        offered: answers for one press that are no option, and each another answer.
        begun: whether what it begins with is none of those: then it can be answered as it is.
    """

    panel: Panel
    question: Question
    shape: Simple
    field: Field | None = None
    draft: Draft = dataclasses.field(default_factory=Draft)
    fields: tuple[Field, ...] = ()
    foreseen: Any = None
    first: Any = None
    beyond: Asked | None = None
    pairs: Sequence[Pair] = ()
    plan: Sequence[str] = ()
    row: Sequence[Option] = ()
    most: int = 0
    goes_on: bool = False
    said: Sequence[tuple[Field, Option]] = ()
    counsel: Counsel = NO_COUNSEL
    passed: tuple[Field, ...] = ()
    forced: Mapping[str, Any] = dataclasses.field(default_factory=dict[str, Any])
    offered: tuple[ReadyAnswer, ...] = ()
    begun: bool = True

    @property
    def filled(self) -> dict[str, Any]:
        """Fields of a form that are answered: by the person, or because they left nothing to decide."""
        return {**self.draft.filled, **self.forced}

    @property
    def view(self) -> Any:
        """What its seat sees when it is asked."""
        return self.panel.view if self.foreseen is None else self.foreseen

    @property
    def usual(self) -> Told:
        """The answer of the question that is taken where none is given, in words; it has one."""
        panel, default = self.panel, ready_answer(self.question, self.question.default)
        return told_of(panel.table.match, panel.seat, self.question, default)

    @property
    def ready(self) -> tuple[ReadyAnswer, ...]:
        """Answers for one press: those of the question where it begins, and what the rules propose from here on."""
        begins = not self.draft.filled and self.first is None
        return (*(self.question.ready if begins else ()), *self.counsel.ready)

    @property
    def partial(self) -> Mapping[str, Any]:
        """Of a form what is filled in, and what stands in the field that is asked, where that can be answered."""
        found = self.filled
        so_far = None if self.field is None or self.sheet else self.so_far
        if self.field is not None and so_far is not None and choosing.complete(self.shape, so_far):
            found[self.field.name] = choosing.answer_of(self.shape, so_far)
        return found

    @property
    def so_far(self) -> Any:
        """What is picked so far: by the person, else the answer given before, else what the field begins with."""
        picked = self.draft.picked.get(self.field.name if self.field is not None else ALONE)
        if picked is not None or choosing.single(self.shape):
            return picked
        if self.question.answered and self.field is None:
            return self.question.given
        if self.field is None and isinstance(self.shape, Amounts) and isinstance(self.question.default, dict):
            return cast("dict[str, int]", self.question.default)
        return self.field.start if self.field is not None else None

    @property
    def sheet(self) -> bool:
        """Whether several fields stand on one screen."""
        return len(self.fields) > 1

    def picked_in(self, field: Field) -> Any:
        """What is picked so far in one of several fields: by the person, else what it said before or begins with."""
        if (picked := self.draft.picked.get(field.name)) is not None:
            return picked
        given: Any = self.question.given if self.question.answered else None
        said = cast("dict[str, Any]", given) if isinstance(given, dict) else {}
        return said.get(field.name, field.start)

    def with_picked(self, so_far: Any, field: Field | None = None) -> Asked:
        """The same with so much picked, in the field that is asked or in one of several."""
        field = field or self.field
        picked = self.draft.picked | {field.name if field is not None else ALONE: so_far}
        return replace(self, draft=Draft(self.draft.filled, picked))

    @property
    def empty(self) -> bool:
        """Whether none of its options can be chosen."""
        return all(option.blocked is not None for option in self.shape.options)

    @property
    def complete(self) -> bool:
        """Whether every field of one screen can be answered as it is."""
        return all(choosing.complete(field.shape, self.picked_in(field)) for field in self.fields)


class Kind(Enum):
    """What a press wishes.

    Attributes:
        LOOK: to see the question of that number.
        PRESS: an option pressed: the answer, or of several one picked or put back.
        ANSWER: an option for answer, or what is picked.
        SEVERAL: several options for answer.
        TOGGLE: several options picked or put back.
        SUM: parcels that a number of each option is put together from.
        DIAL: how many one option gets.
        SHARE: what each option gets, for answer.
        FIELD: options of one field of several.
        READY: an answer that the rules propose.
        BACK: what is picked put back, or the last field of a form.
        KEEP: a form answered with what it says.
        BEYOND: an option of the question beyond; the one that waits is answered by going on.
        ROW: several answers, one after the other.
        PLAN: options for answer, and what was planned after it.
        PAIR: an answer with one to what it leads on to.
        NAMED: an option for answer, by its id.
        TYPED: answers one after the other, as they are.
        INTENDED: what is on offer of one's plan.
        PLANNING: something of a plan beside its questions; its keys say what.
    """

    LOOK = auto()
    PRESS = auto()
    ANSWER = auto()
    SEVERAL = auto()
    TOGGLE = auto()
    SUM = auto()
    DIAL = auto()
    SHARE = auto()
    FIELD = auto()
    READY = auto()
    BACK = auto()
    KEEP = auto()
    BEYOND = auto()
    ROW = auto()
    PLAN = auto()
    PAIR = auto()
    NAMED = auto()
    TYPED = auto()
    INTENDED = auto()
    PLANNING = auto()


class Wish(Struct, frozen=True):
    """A press in a panel as plain data, or a typed command.

    Args:
        kind: what it wishes.
        epoch: of the table when it was shown.
        no: number of the question it was shown for; 0 for the one that waits.
        keys: digests of what was pressed or chosen.
        sure: whether it was asked about once more already.
        placed: whether the turn's end was said when its place was chosen.
        field: which of several fields.
        part: first and end of the options that stood in the menu of a field or of parcels, among those that can be
            chosen.
        choices: of typed answers, and of `NAMED` the id of its option.
        plan: of a press in the panel of a plan, where that was; empty for the match itself.
    """

    kind: Kind
    epoch: int = 0
    no: int = 0
    keys: tuple[str, ...] = ()
    sure: bool = False
    placed: bool = False
    field: int = -1
    part: tuple[int, int] = (0, 0)
    choices: tuple[Any, ...] = ()
    plan: str = ""


class Doubt(Struct):
    """An answer that is asked about once more.

    Args:
        shown: the question.
        option: that was pressed; None where something else is answered.
        warned: what it is warned of.
        sure: why it is asked about: it ends the `turn` or the `game`, or is such an `act`; else empty.
        ready: the label of the answer that the rules propose, if it is one.
        told: what should be known before it is answered so.
        answer: what would be answered; None where that is not known yet.
    """

    shown: Asked
    option: Option | None = None
    warned: Text | None = None
    sure: str = ""
    ready: Text | None = None
    told: tuple[Text, ...] = ()
    answer: Any = None


class Upshot(Struct):
    """What came of a press.

    Args:
        panel: as it is then, with the question it shows.
        gone: whether the question of the press is not asked any more.
        refused: why nothing was changed, if something was tried.
        half: the question with what is chosen in it now; None if that is not what came of it.
        further: whether `half` stands at its beginning, not where it was pressed in.
        doubt: what is asked about once more; nothing was changed.
        answered: the question that was answered with one answer.
        answer: that answer.
        events: what the answers brought, for the answering seat's eyes.
        repeated: the same press came before; nothing was done again.
        given: how many answers of several were to be given; 0 for one.
        done: how many were taken.
    """

    panel: Panel
    gone: bool = False
    refused: CoreError | None = None
    half: Asked | None = None
    further: bool = False
    doubt: Doubt | None = None
    answered: Asked | None = None
    answer: Any = None
    events: tuple[Event, ...] = ()
    repeated: bool = False
    given: int = 0
    done: int = 0


def answers_of(shown: Asked) -> Mapping[str, Any]:
    """What all fields of one screen say."""
    return {field.name: choosing.answer_of(field.shape, shown.picked_in(field)) for field in shown.fields}
