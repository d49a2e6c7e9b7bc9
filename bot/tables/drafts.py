"""Half-made answers: what a person has put together so far of an answer, kept by table, seat and question.

They are private: never logged, they bar no undo, raise no revision and tell nobody anything. One goes when its question
is answered or gone, all of a seat when it changes hands or goes back. A standing form (an offer that is being put
together, twilight_imperium TX8; a plan for later, 29.4) keeps its own while its seat answers what is waited for.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from bot.core.errors import CoreError, IllegalAnswer
from bot.core.match import Match
from bot.core.shapes import STALE, Amounts, Form, Pick, Question, Ranking, Simple
from bot.store import repository as repo
from bot.tables.asked import Draft
from bot.tables.fields import asked_now
from bot.tables.model import Snapshot

_draft = msgspec.json.Decoder(Draft).decode


def drafts_of(table: Snapshot, seat: int) -> dict[int, Draft]:
    """What a seat has half made of the questions that are open now, by their numbers."""
    found: dict[int, Draft] = {}
    kept = table.drafts.get(seat, {})
    for question in table.match.asked(seat) if kept and table.playing else ():
        if question.no in kept:
            draft = _draft(kept[question.no])
            try:
                check_half(table.match, seat, question, draft)
            except CoreError:
                continue  # of an earlier version of the game
            found[question.no] = draft
    return found


async def keep_half(connection: repo.Connection, table: Snapshot, seat: int, question: Question, draft: Draft) -> None:
    """Keep a half-made answer in place of what was kept of it; an empty one drops it.

    Raises:
        IllegalAnswer: it cannot become an answer to this question; nothing was changed.
    """
    check_half(table.match, seat, question, draft)
    await repo.put_draft(connection, table.id, seat, question.no, draft if draft else None)


def check_half(match: Match, seat: int, question: Question, draft: Draft) -> None:
    """Raises: IllegalAnswer: it cannot become an answer to this question."""
    if draft.filled and not isinstance(question.shape, Form):
        raise IllegalAnswer(STALE)
    _, fields = asked_now(match, seat, question, draft.filled)
    shapes = {field.name: field.shape for field in fields}
    for name, picked in draft.picked.items():
        if name not in shapes or not fits(shapes[name], picked):
            raise IllegalAnswer(STALE)


def fits(shape: Simple, picked: object) -> bool:
    """Whether something picked so far can become an answer: nothing unknown, nothing blocked, not too much."""
    free = {option.id for option in shape.options if option.blocked is None}
    if isinstance(shape, Amounts):
        if not isinstance(picked, dict):
            return False
        given = cast("dict[str, Any]", picked)
        counts = [n for n in given.values() if type(n) is int and n > 0]
        within = all(item in free and given[item] <= shape.most.get(item, 0) for item in given)
        return len(counts) == len(given) and within and sum(counts) <= shape.max
    if not isinstance(picked, list):
        return isinstance(picked, str) and picked in free and isinstance(shape, Pick)
    ids = cast("list[Any]", picked)
    most = len(shape.options) if isinstance(shape, Ranking) else shape.max
    return len(set(ids)) == len(ids) <= most and all(item in free for item in ids)
