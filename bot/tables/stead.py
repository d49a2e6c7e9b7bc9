"""What was answered in a seat's name since its person's last answer: when time was over, or while a bot or
somebody else had the seat.

Nothing is kept for it: the log says who was answered for, its frames what was asked. It is for that person's eyes alone
(asynchronous C6: nobody else learns who was overdue in a call).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from bot.core.errors import CoreError
from bot.core.events import Entry
from bot.core.match import Match
from bot.core.questions import default_token
from bot.core.shapes import RANDOM, Question, ready_answer
from bot.store.rows import EntryRow
from bot.tables.desk import Desk
from bot.tables.model import Snapshot
from bot.tables.told import Told, told_of

MOST: Final = 8
"""Answers that are told, the newest; of earlier ones only how many."""
_entry = msgspec.json.Decoder(Entry).decode


class InStead(NamedTuple):
    """One answer that was given in somebody's stead.

    Args:
        topic: catalogue key of what was decided; empty where the question tells none.
        told: what was asked and answered.
    """

    topic: str
    told: Told


async def in_stead(desk: Desk, table: Snapshot, seat: int, rows: Sequence[EntryRow]) -> tuple[tuple[InStead, ...], int]:
    """What was answered for a seat, the oldest first, and how many more there were before that.

    Args:
        desk: where frames are.
        table: as it stands.
        seat: whose.
        rows: entries since that seat's person has answered, on the present branch.
    """
    given = [(row, entry) for row in rows if _for(seat, entry := _entry(row.body))]
    found: list[InStead] = []
    for row, entry in given[-MOST:]:
        try:
            frame = await desk.frames.unpack(desk.database.reader, table.id, row.parent)
            one = _told(Match.load(frame, table.pack), seat, entry)
        except CoreError:  # of an earlier version that cannot be read any more
            continue
        if one is not None:
            found.append(one)
    return tuple(found), max(0, len(given) - MOST)


def _for(seat: int, entry: Entry) -> bool:
    """Whether an answer of this seat was given in its person's stead; what was planned was that person's own."""
    if entry.planned or entry.order:
        return False
    if entry.kind == "elapse":
        return str(entry.choice).startswith(default_token(seat, 0)[:-1])
    return entry.kind == "answer" and entry.seat == seat


def _told(match: Match, seat: int, entry: Entry) -> InStead | None:
    question = next((one for one in match.asked(seat) if _meant(one, seat, entry)), None)
    if question is None:
        return None
    answer: Any = entry.choice
    if entry.kind == "elapse":
        answer = question.default
        if answer in (None, RANDOM):  # what was drawn is told by what happened
            return None
    return InStead(question.topic, told_of(match, seat, question, ready_answer(question, answer)))


def _meant(question: Question, seat: int, entry: Entry) -> bool:
    if entry.kind == "elapse":
        return entry.choice == default_token(seat, question.no)
    return question.slot == entry.slot and question.blocking
