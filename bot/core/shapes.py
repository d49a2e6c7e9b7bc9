"""Questions: a closed set of shapes, all plain data, so that one panel and one random player serve every game.

Source: design 2.3.
"""

from __future__ import annotations

from typing import Any, Final, cast

from msgspec import UNSET, Struct, UnsetType

from bot.core.errors import IllegalAnswer
from bot.core.streams import Stream

Answer = Any
"""`str` for a Pick of exactly one, `list[str]` for other Picks and Orders, `dict[str, int]` for Amounts, for Forms a
`dict[str, Answer]` by field name."""

MALFORMED: Final = "core-malformed"
UNKNOWN_OPTION: Final = "core-unknown-option"
BLOCKED_OPTION: Final = "core-blocked-option"
WRONG_COUNT: Final = "core-wrong-count"
STALE: Final = "core-stale"

READY: Final = "core:ready:"
"""Before the name of a ready answer, in a question's default: that answer is taken."""

RANDOM: Final = "core:random"
"""A question's default that means: the kernel draws a legal answer when time is up."""


class Text(Struct, gc=False, frozen=True, omit_defaults=True):
    """A catalogue key with its arguments."""

    key: str
    args: dict[str, Any] = {}


class Anchor(Struct, gc=False, frozen=True, array_like=True):
    """A place on the board that an option points at.

    Args:
        kind: the game's word for it (`vertex`, `cell`, `edge`, `arrow`, `card`, `slot` ...).
        at: the game's own coordinates or ids.
    """

    kind: str
    at: tuple[int | str, ...]


class Option(Struct, gc=False, frozen=True, omit_defaults=True):
    """One thing that can be chosen.

    Args:
        id: stable name within the question; answers are made of these, never of positions.
        key: catalogue key of its label; the label makes sense without the picture.
        args: arguments of the label.
        group: catalogue key under which a long list is narrowed ("start here", "line 1").
        group_args: arguments of the group's label.
        anchor: where it lies on the board.
        blocked: why it cannot be chosen now; shown with its reason and never accepted or sampled.
        warn: what the chooser should know before choosing it; legal all the same.
    """

    id: str
    key: str
    args: dict[str, Any] = {}
    group: str = ""
    group_args: dict[str, Any] = {}
    anchor: Anchor | None = None
    blocked: Text | None = None
    warn: Text | None = None


class Pick(Struct, gc=False, frozen=True, tag="pick", tag_field="kind", omit_defaults=True):
    """Between `min` and `max` different options. With `min == max == 1` the answer is one id, else a list of ids,
    in the order of the options or, if `ordered`, as the seat put them."""

    options: tuple[Option, ...]
    min: int = 1
    max: int = 1
    ordered: bool = False


def any_number(options: tuple[Option, ...]) -> Pick:
    """As many of these as a seat likes, none too; one alone is still a list."""
    return Pick(options, min=0, max=max(2, len(options)))


class Amounts(Struct, gc=False, frozen=True, tag="amounts", tag_field="kind", omit_defaults=True):
    """A number for each option: `0 <= n[id] <= most[id]`, their sum between `min` and `max`. Missing ids count as 0."""

    options: tuple[Option, ...]
    most: dict[str, int]
    min: int
    max: int


class Ranking(Struct, gc=False, frozen=True, tag="order", tag_field="kind", omit_defaults=True):
    """All options, put in an order."""

    options: tuple[Option, ...]


class Field(Struct, gc=False, frozen=True, omit_defaults=True):
    """One field of a form.

    Args:
        name: its name in the answer.
        prompt: what is asked.
        shape: what may be answered.
        start: an answer to begin with, which the panel shows as chosen; None begins with nothing.
        together: of a field that `Match.narrow` finds: it stands on one screen with the field after it, which hangs on
            nothing that is answered here; `start` is an answer then.
    """

    name: str
    prompt: Text
    shape: Pick | Amounts | Ranking
    start: Answer = None
    together: bool = False


class Form(Struct, gc=False, frozen=True, tag="form", tag_field="kind", omit_defaults=True):
    """Several fields answered together; what a later field allows may depend on the earlier ones.

    Args:
        first: name of the first field.
        shape: shape of the first field; later ones come from `Match.narrow`.
        start: of the first field, as `Field.start`.
        beside: further fields that depend on nothing: the panel shows them on one screen with the first. Fields of
            `Match.narrow` come after all of them.
    """

    first: str
    shape: Pick | Amounts | Ranking
    start: Answer = None
    beside: tuple[Field, ...] = ()


Shape = Pick | Amounts | Ranking | Form
Simple = Pick | Amounts | Ranking


class ReadyAnswer(Struct, gc=False, frozen=True, omit_defaults=True):
    """A whole answer that the rules propose ("as proposed", "everything that can come", "nothing"): one press.

    Args:
        name: stable within the question; a default may name it (`READY + name`).
        label: on the button.
        answer: legal now; the kit checks that it is.
        warn: what the chooser should know before taking it.
    """

    name: str
    label: Text
    answer: Answer
    warn: Text | None = None


class Counsel(Struct, gc=False, frozen=True, omit_defaults=True):
    """What the rules have to say of a question to who answers it, as far as it is answered: made only when somebody
    looks at it, never for a random answer, so it may be worked out (seen 4).

    Everything in it follows from what the seat may know.

    Args:
        ready: answers for one press beside those of the question: whole ones that begin with what is filled in.
        best: ids of options that most answers are among, the best first; where there are many these are offered first.
        told: what should be known before it is answered so, a line each.
    """

    ready: tuple[ReadyAnswer, ...] = ()
    best: tuple[str, ...] = ()
    told: tuple[Text, ...] = ()


NO_COUNSEL: Final = Counsel()


class Question(Struct, gc=False, omit_defaults=True):
    """What one seat is asked now. Derived from the state at each look, never stored.

    Args:
        slot: names the question among those the seat has open.
        prompt: what is asked.
        shape: what may be answered.
        topic: catalogue key of what the *public* may know is being decided; empty tells nothing.
        why: why it is asked, if that is not plain.
        rule: key of the rules page that explains this decision.
        default: the answer taken on time-out: an answer, `RANDOM`, or `READY` with the name of a ready answer; None has
            no default.
        ready: answers that can be given in one press (twilight_imperium 29.10, 30: fleets, payments, production).
        blocking: the match waits for it; else it is standing: never awaited, reminded of or timed out.
        changeable: may be answered again until it is applied.
        given: the present answer of a changeable question that was answered already (shown to this seat alone).
        confirm: answering ends the turn or reveals something: the panel asks once more.
        no: number of the question for this seat; set by the kernel.
    """

    slot: str
    prompt: Text
    shape: Shape
    topic: str = ""
    why: Text | None = None
    rule: str = ""
    default: Answer = None
    blocking: bool = True
    changeable: bool = False
    given: Answer | UnsetType = UNSET
    confirm: bool = False
    ready: tuple[ReadyAnswer, ...] = ()
    no: int = 0

    @property
    def answered(self) -> bool:
        """Whether this (changeable) question has an answer already."""
        return self.given is not UNSET


def ready_answer(question: Question, answer: Answer) -> Answer:
    """The answer itself, or the ready one that it names.

    Raises:
        IllegalAnswer: no ready answer of that name.
    """
    if not isinstance(answer, str) or not answer.startswith(READY):
        return answer
    for one in question.ready:
        if one.name == answer.removeprefix(READY):
            return one.answer
    raise IllegalAnswer(UNKNOWN_OPTION)


def check(shape: Simple, answer: Answer) -> Answer:
    """Refuse an answer that `shape` does not allow.

    Returns:
        the answer in normal form: ids of a Pick in the order of its options, zero amounts left out.

    Raises:
        IllegalAnswer: malformed, unknown or blocked option, wrong number.
    """
    if type(shape) is Pick:
        if shape.min == 1 and shape.max == 1:
            if type(answer) is list:
                listed = cast("list[Any]", answer)
                answer = listed[0] if len(listed) == 1 else None
            if type(answer) is not str:
                raise IllegalAnswer(MALFORMED)
            for option in shape.options:
                if option.id == answer:
                    if option.blocked is not None:
                        raise IllegalAnswer(BLOCKED_OPTION, reason=option.blocked.key)
                    return answer
            raise IllegalAnswer(UNKNOWN_OPTION)
        ids = _ids(shape.options, answer)
        if not shape.min <= len(ids) <= shape.max:
            raise IllegalAnswer(WRONG_COUNT, min=shape.min, max=shape.max)
        if shape.ordered:
            return ids
        wanted = set(ids)
        return [option.id for option in shape.options if option.id in wanted]
    if type(shape) is Ranking:
        ids = _ids(shape.options, answer)
        if len(ids) != len(shape.options):
            raise IllegalAnswer(WRONG_COUNT, min=len(shape.options), max=len(shape.options))
        return ids
    return _amounts(shape, answer)  # type: ignore[arg-type]


def _ids(options: tuple[Option, ...], answer: Answer) -> list[str]:
    if type(answer) is str:
        answer = [answer]
    if type(answer) is not list:
        raise IllegalAnswer(MALFORMED)
    ids = cast("list[str]", answer)
    if not all(type(item) is str for item in cast("list[Any]", answer)):
        raise IllegalAnswer(MALFORMED)
    if len(set(ids)) != len(ids):
        raise IllegalAnswer(MALFORMED)
    known = {option.id: option for option in options}
    for item in ids:
        option = known.get(item)
        if option is None:
            raise IllegalAnswer(UNKNOWN_OPTION)
        if option.blocked is not None:
            raise IllegalAnswer(BLOCKED_OPTION, reason=option.blocked.key)
    return ids


def _amounts(shape: Amounts, answer: Answer) -> dict[str, int]:
    if type(answer) is not dict:
        raise IllegalAnswer(MALFORMED)
    blocked = {option.id: option.blocked for option in shape.options}
    given = cast("dict[Any, Any]", answer)
    total = 0
    for item, number in given.items():
        if type(item) is not str or type(number) is not int:
            raise IllegalAnswer(MALFORMED)
        if item not in blocked:
            raise IllegalAnswer(UNKNOWN_OPTION)
        if not 0 <= number <= shape.most.get(item, 0):
            raise IllegalAnswer(WRONG_COUNT, min=0, max=shape.most.get(item, 0))
        reason = blocked[item]
        if number and reason is not None:
            raise IllegalAnswer(BLOCKED_OPTION, reason=reason.key)
        total += number
    if not shape.min <= total <= shape.max:
        raise IllegalAnswer(WRONG_COUNT, min=shape.min, max=shape.max)
    return {option.id: given[option.id] for option in shape.options if given.get(option.id)}


def sample(shape: Simple, stream: Stream) -> Answer:
    """A random legal answer; every option that is not blocked can come up."""
    free = [option.id for option in shape.options if option.blocked is None]
    if type(shape) is Pick:
        if shape.min == 1 and shape.max == 1:
            return stream.choice(free)
        most = min(shape.max, len(free))
        count = shape.min + stream.below(most - shape.min + 1) if most > shape.min else shape.min
        drawn = stream.sample(free, count)
        if shape.ordered:
            return drawn
        chosen = set(drawn)
        return [item for item in free if item in chosen]
    if type(shape) is Ranking:
        ids = [option.id for option in shape.options]
        stream.shuffle(ids)
        return ids
    return _sample_amounts(shape, free, stream)  # type: ignore[arg-type]


def _sample_amounts(shape: Amounts, free: list[str], stream: Stream) -> dict[str, int]:
    room = {item: shape.most.get(item, 0) for item in free}
    most = min(shape.max, sum(room.values()))
    total = shape.min + (stream.below(most - shape.min + 1) if most > shape.min else 0)
    given: dict[str, int] = {}
    for _ in range(total):
        item = stream.choice([item for item in free if room[item] > given.get(item, 0)])
        given[item] = given.get(item, 0) + 1
    return {item: given[item] for item in free if item in given}


def legal(shape: Simple) -> bool:
    """Whether any answer exists at all; a step must never ask a question without one."""
    free = sum(option.blocked is None for option in shape.options)
    if type(shape) is Pick:
        return 0 <= shape.min <= shape.max and free >= shape.min and bool(shape.options)
    if type(shape) is Ranking:
        return free == len(shape.options)
    assert type(shape) is Amounts
    room = sum(shape.most.get(option.id, 0) for option in shape.options if option.blocked is None)
    return 0 <= shape.min <= shape.max and room >= shape.min
