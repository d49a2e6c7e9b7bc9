"""What comes after an answer, looked up before it is given, so that one press can answer both.

What is offered must not tell what its reader may not know: only what follows without a draw or a reveal is looked up in
the true match, everything else in one that the seat could believe in (`Match.supposed`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from bot.core.bots import next_question
from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.shapes import NO_COUNSEL, Counsel, Field, Option, Pick, Question, ReadyAnswer
from bot.tables import choosing
from bot.tables.asked import Asked, Pair
from bot.tables.fields import onward
from bot.tables.manner import Manner


def with_ways(shown: Asked, manner: Manner) -> Asked:
    """A question with all that one press can answer beside it."""
    shown.beyond = beyond(shown, manner)
    shown.pairs = pairs(shown, manner)
    shown.plan = still_planned(shown, manner)
    shown.row, shown.most = ((), 0) if shown.field is not None else manner.in_a_row(shown.view, shown.question)
    shown.goes_on = manner.goes_on(shown.question) is not None
    shown.said = as_it_is(shown)
    shown.counsel = counsel_of(shown)
    shown.offered = offered(shown)
    shown.begun = bool(shown.draft.picked) or _as_begun(shown) not in [one.answer for one in shown.offered]
    shown.passed = passed(shown)
    return shown


def offered(shown: Asked) -> tuple[ReadyAnswer, ...]:
    """Answers for one press that are no option that says the same, and each another answer: nothing stands twice."""
    known = [answer for option in shown.shape.options if (answer := _by_one(shown, option)) is not None]
    found: list[ReadyAnswer] = []
    for one in shown.ready:
        if one.answer not in known:
            known.append(one.answer)
            found.append(one)
    return tuple(found)


def _by_one(shown: Asked, option: Option) -> Any:
    """What an option answers by itself; None where one press of it is no answer."""
    if option.blocked is not None or not choosing.by_one(shown.shape) or shown.sheet:
        return None
    return _whole(shown, choosing.answer_by(shown.shape, option))


def _as_begun(shown: Asked) -> Any:
    """What a question answers as it begins; None where that is no answer."""
    if choosing.by_one(shown.shape) or shown.sheet or not choosing.complete(shown.shape, shown.so_far):
        return None
    return _whole(shown, choosing.answer_of(shown.shape, shown.so_far))


def _whole(shown: Asked, answer: Any) -> Any:
    """The answer to the whole question that one to the field that is asked makes; None where something is asked on, or
    the rules refuse it."""
    if shown.field is None:
        return answer
    chosen = {**shown.draft.filled, shown.field.name: answer}
    try:
        forced, asked_on = onward(shown.panel.table.match, shown.panel.seat, shown.question, chosen)
    except IllegalAnswer:
        return None
    return None if asked_on else {**chosen, **forced}


def passed(shown: Asked) -> tuple[Field, ...]:
    """The fields of a form that are filled, in order."""
    known = shown.filled
    filled: dict[str, Any] = {}
    found: list[Field] = []
    while len(filled) < len(known):
        field = shown.panel.table.match.narrow(shown.panel.seat, shown.question.no, filled)
        if field is None or field.name not in known:
            break
        found.append(field)
        filled[field.name] = known[field.name]
    return tuple(found)


def counsel_of(shown: Asked, partial: Mapping[str, Any] | None = None) -> Counsel:
    """What the rules have to say of a question as far as it is answered.

    Args:
        partial: of a form what is filled in, if not what the panel shows.
    """
    if shown.first is not None:
        return NO_COUNSEL
    match, no = shown.panel.table.match, shown.question.no
    return match.counsel(shown.panel.seat, no, shown.partial if partial is None else partial)


# --- the next step ---------------------------------------------------------------------------------------------------


def beyond(shown: Asked, manner: Manner) -> Asked | None:
    """The question that comes when the one shown is answered with what does nothing and goes on; None if none does.

    It is offered to everybody alike, so that nobody sees from who uses it whose hand left nothing to choose. Nothing is
    drawn or shown on the way to it (that would bar undo), so nothing hidden is in it.
    """
    question, seat = shown.question, shown.panel.seat
    first = manner.goes_on(question) if question.blocking and shown.first is None else None
    if first is None:
        return None
    match = shown.panel.table.match.tried(seat, question.no, first)
    if match.result is not None or match.entry.bars_undo:
        return None
    following = next_question(match, seat)
    if following is None or not isinstance(following.shape, Pick) or not choosing.single(following.shape):
        return None
    # It bears the number of the question before it: what is pressed answers both.
    numbered = msgspec.structs.replace(following, no=question.no)
    return Asked(shown.panel, numbered, following.shape, fields=shown.fields, foreseen=match.view(seat), first=first)


# --- several answers of one question ---------------------------------------------------------------------------------


def as_far_as_it_goes(match: Match, seat: int, chosen: Sequence[Option], manner: Manner) -> list[str]:
    """Ids of those answers that meet the same question again, one after the other.

    Args:
        match: a copy of one's own; what is told of it was answered.
        chosen: options in the order in which they are to be given.
    """
    ids: list[str] = []
    slot = ""
    for option in chosen:
        question = next_question(match, seat)
        if question is None or not isinstance(question.shape, Pick) or (slot and question.slot != slot):
            break
        slot = question.slot
        # Copies are numbered anew after each answer: of those, what lies at the same place is the same.
        alike = [one for one in question.shape.options if one.key == option.key]
        there = [one for one in alike if one.anchor == option.anchor]
        found = next((one for one in there if one.id == option.id), there[0] if len(there) == 1 else None)
        if found is None and "#" not in option.id:  # the only one of its name: it may have moved up
            found = next((one for one in alike if one.id == option.id), None)
        if found is None or found.blocked is not None:
            break
        if ids and manner.warning(match, seat, question, found.id) is not None:
            break  # it is asked about by itself
        match.answer(seat, question.no, found.id)
        ids.append(found.id)
    return ids


def unwarned(match: Match, seat: int, choices: Sequence[Any], manner: Manner) -> int:
    """How many of the answers come before one that is warned of, as far as the seat can foresee it; the first was
    looked at already. It is tried on a table that the seat could believe in, never on the true one."""
    if not manner.sure_of_warnings or len(choices) < 2:
        return len(choices)
    world = match.supposed(seat)
    for number, choice in enumerate(choices):
        question = next_question(world, seat)
        if question is None:
            break
        if number and manner.warning(world, seat, question, choice) is not None:
            return number
        try:
            world.answer(seat, question.no, choice)
        except IllegalAnswer:
            break
    return len(choices)


# --- what was planned ------------------------------------------------------------------------------------------------


def still_planned(shown: Asked, manner: Manner) -> Sequence[str]:
    """Cards that the one who is asked has planned to play after the answer; none where no menu may go on with them."""
    question = shown.question
    if not question.blocking or question.confirm or shown.first is not None or shown.field is not None:
        return ()
    return manner.planned(shown.panel.table.match, shown.panel.seat) if isinstance(shown.shape, Pick) else ()


def with_the_plan(shown: Asked, answer: Any, manner: Manner) -> list[tuple[str, Any]]:
    """The answer, and after it the rest of the plan if that is what comes next.

    Raises:
        IllegalAnswer: of the answer.
    """
    before, seat = shown.panel.table.match, shown.panel.seat
    after = before.tried(seat, shown.question.no, answer)
    choices: list[tuple[str, Any]] = [("", answer)]
    following = next_question(after, seat)
    if following is not None and after.result is None:
        rest = manner.as_planned(before, after, seat, following)
        if rest is not None:
            choices.append(("", rest))
    return choices


# --- pairs -----------------------------------------------------------------------------------------------------------


def pairs(shown: Asked, manner: Manner) -> list[Pair]:
    """All that a question's options lead on to, in the order of the options; nothing where the game names none.

    What draws, shows or lets somebody else act comes first by itself: the next choice is made by who has seen that.
    """
    if shown.field is not None or shown.first is not None or not choosing.single(shown.shape):
        return []
    seat, question = shown.panel.seat, shown.question
    found = manner.leads_on(shown.panel.table.match, seat, question)
    if found is None:
        return []
    supposed, options = found
    return [Pair(option, then) for option in options for then in _after(supposed, seat, question, option)]


def _after(supposed: Match, seat: int, question: Question, option: Option) -> Sequence[Option]:
    """What can be chosen after an option; nothing where the same is asked again."""
    try:
        world = supposed.tried(seat, question.no, option.id)
    except IllegalAnswer:  # what the seat believes is not so: it shows when that is pressed
        return ()
    following = answered_by_one(world, seat)
    if following is None or world.entry.bars_undo or following[0].slot == question.slot:
        return ()
    return [one for one in following[1] if one.blocked is None and one.warn is None]


def answered_by_one(match: Match, seat: int) -> tuple[Question, Sequence[Option]] | None:
    """What a seat is asked now and its options, if one press answers it; else None."""
    question = next_question(match, seat)
    if question is None or not isinstance(question.shape, Pick) or not choosing.single(question.shape):
        return None
    return question, question.shape.options


# --- forms -----------------------------------------------------------------------------------------------------------


def as_it_is(shown: Asked) -> list[tuple[Field, Option]]:
    """Of a form that can be answered with what it says already, its fields and what they say."""
    field = shown.field
    if field is None or shown.draft or not isinstance(shown.question.default, dict):
        return []
    default = cast("dict[str, Any]", shown.question.default)
    filled = shown.filled
    said: list[tuple[Field, Option]] = []
    while field is not None and field.name in default:
        now = default[field.name]
        option = next((one for one in field.shape.options if one.id == now), None)
        if option is not None:
            said.append((field, option))
        filled[field.name] = now
        field = shown.panel.table.match.narrow(shown.panel.seat, shown.question.no, filled)
    return said
