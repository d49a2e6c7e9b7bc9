"""The question that a panel shows: of several the one meant, of a form its next field, or the one beyond."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.shapes import STALE, Field, Form, Pick, Question, Simple
from bot.tables.drafts import ALONE, fields_of
from bot.tables.model import Draft, Panel
from cogs.panels import choosing
from cogs.panels.gamefaces import GameFace, face_of
from cogs.panels.ids import Id


@dataclass(slots=True)
class Asked:
    """One question as a panel shows it.

    Args:
        panel: of the table service.
        question: the one shown.
        shape: of the question, or of the next field of a form.
        field: that field.
        draft: what is made of the answer so far.
        fields: those that are asked at once.
        ahead: the match as it stands where the question is asked only after another answer, see `beyond`.
        first: that other answer.
    """

    panel: Panel
    question: Question
    shape: Simple
    field: Field | None = None
    draft: Draft = dataclasses.field(default_factory=Draft)
    fields: tuple[Field, ...] = ()
    ahead: Match | None = None
    first: Any = None

    @property
    def id(self) -> Id:
        """The custom id all buttons of this question are made from."""
        return Id("", self.panel.table.id, self.panel.table.row.epoch, self.question.no)

    @property
    def face(self) -> GameFace:
        """The game's."""
        return face_of(self.panel.table.row.game)

    @property
    def match(self) -> Match:
        """The match in which it is asked; nobody answers in it."""
        return self.ahead or self.panel.table.match

    @property
    def view(self) -> Any:
        """What its seat sees then."""
        return self.panel.view if self.ahead is None else self.ahead.view(self.panel.seat)

    @property
    def so_far(self) -> Any:
        """What is picked so far: by the person, else the answer given before, else what the field begins with."""
        picked = self.draft.picked.get(self.field.name if self.field is not None else ALONE)
        if picked is not None or choosing.single(self.shape):
            return picked
        if self.question.answered and self.field is None:
            return self.question.given
        return self.field.start if self.field is not None else None

    @property
    def sheet(self) -> bool:
        """Whether several fields stand on one screen."""
        return len(self.fields) > 1

    def picked_in(self, field: Field) -> Any:
        """What is picked so far in one of several fields: by the person, else what it said before or begins with."""
        if (picked := self.draft.picked.get(field.name)) is not None:
            return picked
        given = self.question.given if self.question.answered else None
        return given.get(field.name, field.start) if isinstance(given, dict) else field.start

    def with_picked(self, so_far: Any, field: Field | None = None) -> Asked:
        """The same with so much picked, in the field that is asked or in one of several."""
        field = field or self.field
        picked = self.draft.picked | {field.name if field is not None else ALONE: so_far}
        return replace(self, draft=Draft(self.draft.filled, picked))

    @property
    def empty(self) -> bool:
        """Whether none of its options can be chosen."""
        return all(option.blocked is not None for option in self.shape.options)


def asked(panel: Panel, no: int = 0) -> Asked | None:
    """The question of that number, else the one that waits; None when nothing is asked."""
    open_ones = [*([panel.question] if panel.question else []), *panel.others]
    question = next((one for one in open_ones if one.no == no), None) or panel.question
    if question is None:
        return None
    return made(panel, question, panel.drafts.get(question.no) or Draft())


def made(panel: Panel, question: Question, draft: Draft) -> Asked:
    """A question as it is shown with so much of its answer made.

    Raises:
        IllegalAnswer: nothing of it is left to be asked.
    """
    if not isinstance(question.shape, Form):
        return Asked(panel, question, question.shape, draft=draft)
    fields = fields_of(panel.table.match, panel.seat, question, draft.filled)
    if not fields:
        raise IllegalAnswer(STALE)
    return Asked(panel, question, fields[0].shape, fields[0], draft, fields)


def beyond(shown: Asked) -> Asked | None:
    """The question that comes when the one shown is answered with what does nothing and goes on; None if none does.

    It is offered to everybody alike, so that nobody sees from who uses it whose hand left nothing to choose. Nothing is
    drawn or shown on the way to it (that would bar undo), so nothing hidden is in it.
    """
    question, seat = shown.question, shown.panel.seat
    first = shown.face.goes_on(question) if shown.ahead is None and question.blocking else None
    if first is None:
        return None
    match = shown.panel.table.match.copy()
    match.answer(seat, question.no, first)
    if match.result is not None or match.entry.bars_undo:
        return None
    following = next((one for one in match.asked(seat) if one.blocking and not one.answered), None)
    if following is None or not isinstance(following.shape, Pick) or not choosing.single(following.shape):
        return None
    # It bears the number of the question before it: what is pressed answers both.
    numbered = msgspec.structs.replace(following, no=question.no)
    return replace(shown, question=numbered, shape=following.shape, draft=Draft(), ahead=match, first=first)
