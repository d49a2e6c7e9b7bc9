"""Which questions are open now, their numbers, and what is an answer to one. All of it is pure but the numbering."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast
from zlib import crc32

import msgspec

from bot.core import passing
from bot.core.errors import IllegalAnswer, RulesDefect
from bot.core.play import Play
from bot.core.shapes import MALFORMED, Answer, Counsel, Field, Form, Question, check, legal, sample
from bot.core.step import Step
from bot.core.streams import Stream

Opened = dict[int, list[tuple[Question, "Step | None"]]]
"""Per seat, its open questions, each with the step that asks it (None: a standing question of the rules)."""

ATTEMPTS: Final = 200
"""Random answers tried before a step's own `check` must have accepted one."""

DEFAULT: Final = "default:"
"""Begins the token of time by which a question's default is taken."""

CALLED: Final = "window:"
"""Before the name of a window: slot of the question in a call."""

_question_bytes = msgspec.json.Encoder().encode


def default_token(seat: int, no: int) -> str:
    """The token of time by which a question's default is taken, see `Match.elapse`."""
    return f"{DEFAULT}{seat}:{no}"


def derive(play: Play[Any]) -> Opened:
    """The open questions of every seat, not numbered yet."""
    opened: Opened = {}
    state = play.state
    agenda: list[Step] = state.agenda
    if state.result is not None or not agenda:
        return opened
    top = agenda[-1]
    if len(agenda) == 1 and not play.game.stands:  # nearly every look of a simple game
        for seat, questions in top.asks(play).items():
            if len(questions) == 1:
                opened[seat] = [(questions[0], top)]
            else:
                opened[seat] = [(question, top) for question in questions]
        return opened
    play.looked_up = {}
    try:
        _open_all(play, opened, agenda)
    finally:
        play.looked_up = None
    return opened


def _open_all(play: Play[Any], opened: Opened, agenda: list[Step]) -> None:
    """What the steps of an agenda ask, then what the rules always do."""
    top = agenda[-1]
    if len(agenda) > 1:
        for step in agenda:
            if step.below and step is not top:
                for seat, questions in step.asks(play).items():
                    opened.setdefault(seat, []).extend([(question, step) for question in questions])
    for seat, questions in top.asks(play).items():
        opened.setdefault(seat, []).extend([(question, top) for question in questions])
    if play.game.has_standing:
        for seat, questions in play.game.rules.standing(play).items():
            opened.setdefault(seat, []).extend([(question, None) for question in questions])
    if play.game.has_calls:
        for seat in range(play.seats):
            slots = [question.slot for question, _ in opened.get(seat, ())]
            called = next((slot.removeprefix(CALLED) for slot in slots if slot.startswith(CALLED)), "")
            if questions := passing.standing(play, seat, called):
                opened.setdefault(seat, []).extend([(question, None) for question in questions])


def number(play: Play[Any], opened: Opened) -> None:
    """Give every open question its number: the old one while its content is the same, else the seat's next.

    Raises:
        RulesDefect: two questions of a seat in one slot, or a question object used a second time.
    """
    state = play.state
    asked = state.asked
    for seat, known in enumerate(asked):
        questions = opened.get(seat)
        if questions is None:
            if known:
                asked[seat] = {}
            continue
        now: dict[str, tuple[int, int]] = {}
        for question, _ in questions:
            slot = question.slot
            if question.no or slot in now:
                raise RulesDefect(f"{state.game}: two questions in slot {slot}, or one asked twice")
            content = crc32(_question_bytes(question))
            if known and slot in known and known[slot][1] == content:
                no = known[slot][0]
            else:
                state.numbers[seat] = no = state.numbers[seat] + 1
            question.no = no
            now[slot] = (no, content)
        asked[seat] = now


def renumber(play: Play[Any], opened: Opened) -> None:
    """Give the questions of a loaded match the numbers they were saved with.

    A question that was not saved (an upgrade asks something else now) gets the seat's next number.
    """
    asked = play.state.asked
    for seat, questions in opened.items():
        known = asked[seat]
        for question, _ in questions:
            before = known.get(question.slot)
            if before is None:
                content = crc32(_question_bytes(question))
                play.state.numbers[seat] = no = play.state.numbers[seat] + 1
                known[question.slot] = before = (no, content)
            question.no = before[0]


def walk(
    play: Play[Any], step: Step | None, seat: int, question: Question, form: Form, partial: object
) -> tuple[dict[str, Answer], Field | None]:
    """Check the fields of a half-made answer to a form in their order.

    Returns:
        (the fields in normal form, the next field or None).

    Raises:
        IllegalAnswer: not a mapping, a field that its shape or the rules refuse, or one that does not belong there.
    """
    if not isinstance(partial, Mapping):
        raise IllegalAnswer(MALFORMED)
    given = cast("Mapping[str, Answer]", partial)
    done: dict[str, Answer] = {}
    for one in form.beside:  # in whatever order they were filled in
        if one.name in given:
            done[one.name] = check(one.shape, given[one.name])
    field: Field | None = first_field(question, form)
    while field is not None and field.name in given:
        done[field.name] = check(field.shape, given[field.name])
        field = next_field(play, step, seat, question, done)
    if len(done) != len(given):
        raise IllegalAnswer(MALFORMED)
    return done, field


def first_field(question: Question, form: Form) -> Field:
    """The field a form begins with."""
    return Field(form.first, question.prompt, form.shape, form.start)


def next_field(
    play: Play[Any], step: Step | None, seat: int, question: Question, partial: Mapping[str, Answer]
) -> Field | None:
    """The field that follows `partial`: the next of those beside the first, then what the step or the rules ask.

    Raises:
        IllegalAnswer: a field that its shape allows and the rules do not, as far as the others go.
    """
    form = question.shape
    if isinstance(form, Form):
        for one in form.beside:
            if one.name not in partial:
                return one
    if step is None:
        return play.game.rules.field_standing(play, seat, question.slot, partial)
    return step.field(play, seat, question.slot, partial)


def accepted(play: Play[Any], step: Step | None, seat: int, question: Question, choice: Answer) -> Answer:
    """An answer in normal form.

    Raises:
        IllegalAnswer: malformed or against the rules.
    """
    shape = question.shape
    if type(shape) is Form:
        choice, missing = walk(play, step, seat, question, shape, choice)
        if missing is not None:
            raise IllegalAnswer("core-form-incomplete", field=missing.name)
    else:
        choice = check(shape, choice)  # type: ignore[arg-type]
    if step is None:
        if question.slot not in passing.SLOTS:
            play.game.rules.check_standing(play, seat, question.slot, choice)
    else:
        step.check(play, seat, question.slot, choice)
    return choice


def counselled(
    play: Play[Any], step: Step | None, seat: int, question: Question, partial: Mapping[str, Answer]
) -> Counsel:
    """What the rules have to say of a question as far as it is answered.

    Raises:
        IllegalAnswer: a field that its shape does not allow.
    """
    done: Mapping[str, Answer] = {}
    if isinstance(question.shape, Form):
        done, _ = walk(play, step, seat, question, question.shape, partial)
    return play.game.rules.counsel(play, seat, question, done)


def drawn(play: Play[Any], step: Step | None, seat: int, question: Question, stream: Stream) -> Answer:
    """A random answer that `accepted` takes.

    Raises:
        RulesDefect: none was found; a step whose `check` refuses most answers of its shape should ask in a better one.
    """
    for _ in range(ATTEMPTS):
        choice = _drawn_once(play, step, seat, question, stream)
        if choice is None:
            continue
        try:
            return accepted(play, step, seat, question, choice)
        except IllegalAnswer:
            continue
    raise RulesDefect(f"{play.state.game}: no legal answer found in slot {question.slot}")


def _drawn_once(play: Play[Any], step: Step | None, seat: int, question: Question, stream: Stream) -> Answer:
    shape = question.shape
    if not isinstance(shape, Form):
        return sample(shape, stream) if legal(shape) else None
    done: dict[str, Answer] = {}
    field: Field | None = first_field(question, shape)
    while field is not None:
        if not legal(field.shape):
            return None  # earlier fields led into a dead end
        done[field.name] = sample(field.shape, stream)
        try:
            field = next_field(play, step, seat, question, done)
        except IllegalAnswer:
            return None  # a field that its shape allows and the rules do not
    return done
