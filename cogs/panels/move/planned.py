"""Several answers of one press: how many of those chosen can be given, and what was planned to follow an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.core.match import Match
from bot.core.shapes import Option, Pick
from cogs.panels.gamefaces import face_of
from cogs.panels.move.asked import Asked


def as_far_as_it_goes(match: Match, seat: int, chosen: list[Option]) -> list[str]:
    """Ids of the answers that meet the same question again, on a copy of the match; what is told of it was answered."""
    ids: list[str] = []
    slot = ""
    for option in chosen:
        question = next((one for one in match.asked(seat) if one.blocking and not one.answered), None)
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
        if ids and face_of(match.game).warning(match, seat, question, found.id) is not None:
            break  # it is asked about by itself
        match.answer(seat, question.no, found.id)
        ids.append(found.id)
    return ids


def still_planned(shown: Asked) -> Sequence[str]:
    """Cards that the one who is asked has planned to play after the answer; none where no menu may go on with them."""
    question = shown.question
    if not question.blocking or question.confirm or shown.ahead is not None or shown.field is not None:
        return ()
    return shown.face.planned(shown.match, shown.panel.seat) if isinstance(shown.shape, Pick) else ()


def with_the_plan(shown: Asked, answer: Any) -> list[tuple[str, Any]]:
    """The answer, and after it the rest of the plan if that is what comes next.

    Raises:
        IllegalAnswer: of the answer.
    """
    match, seat = shown.match.copy(), shown.panel.seat
    match.answer(seat, shown.question.no, answer)
    choices: list[tuple[str, Any]] = [("", answer)]
    following = next((one for one in match.asked(seat) if one.blocking and not one.answered), None)
    if following is not None and match.result is None:
        rest = shown.face.as_planned(shown.match, match, seat, following)
        if rest is not None:
            choices.append(("", rest))
    return choices
