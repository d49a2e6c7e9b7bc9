"""Which question is meant, and which fields of a form are asked now: those that depend on nothing at once, and none
that leave nothing to decide."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.questions import first_field
from bot.core.shapes import STALE, Answer, Field, Form, Question
from bot.tables import choosing
from bot.tables.asked import ALONE


def fields_of(match: Match, seat: int, question: Question, filled: Mapping[str, Answer]) -> tuple[Field, ...]:
    """The fields of a form that are asked at once now: all that depend on nothing, then one after the other,
    or several that stand together.

    Args:
        filled: fields answered so far, in order.

    Returns:
        none when the form is complete; of a question that is no form its only field.

    Raises:
        IllegalAnswer: a field that its shape does not allow.
    """
    form = question.shape
    if not isinstance(form, Form):
        return (Field(ALONE, question.prompt, form),)
    following = match.narrow(seat, question.no, filled)
    if following is None:
        return ()
    together = (first_field(question, form), *form.beside)
    if form.beside and any(one.name == following.name for one in together):
        return tuple([one for one in together if one.name not in filled])
    found, supposed = [following], dict(filled)
    while found[-1].together:
        supposed[found[-1].name] = found[-1].start
        if (after := match.narrow(seat, question.no, supposed)) is None:
            break
        found.append(after)
    return tuple(found)


def onward(
    match: Match, seat: int, question: Question, chosen: Mapping[str, Answer]
) -> tuple[dict[str, Answer], tuple[Field, ...]]:
    """The fields of a form that are asked now, past those that leave nothing to decide.

    Args:
        chosen: fields that somebody has answered.

    Returns:
        (what the fields say that were passed, what is asked); nothing is asked when the form is complete.

    Raises:
        IllegalAnswer: a field that its shape does not allow, or that does not belong there.
    """
    if not isinstance(question.shape, Form):
        return {}, fields_of(match, seat, question, {})
    filled: dict[str, Answer] = {}
    forced: dict[str, Answer] = {}
    while fields := fields_of(match, seat, question, filled):
        known = {field.name: chosen[field.name] for field in fields if field.name in chosen}
        if not known and len(fields) == 1 and (alone := choosing.only(fields[0].shape)) is not None:
            known = {fields[0].name: alone}
            forced |= known
        if not known:
            break
        filled |= known
    if not chosen.keys() <= filled.keys():
        raise IllegalAnswer(STALE)
    return forced, fields


def asked_now(
    match: Match, seat: int, question: Question, chosen: Mapping[str, Answer]
) -> tuple[dict[str, Answer], tuple[Field, ...]]:
    """As `onward`; where all of a form leaves nothing to decide, its first field stands for it: one press answers it.

    Raises:
        IllegalAnswer: a field that its shape does not allow, or that does not belong there.
    """
    forced, fields = onward(match, seat, question, chosen)
    return (forced, fields) if fields or chosen else ({}, fields_of(match, seat, question, {}))


def find(match: Match, seat: int, slot: str) -> Question | None:
    """The seat's open question of that slot (empty: the first that waits)."""
    return next((q for q in match.asked(seat) if (q.slot == slot if slot else q.blocking and not q.answered)), None)
