"""Vacations as the others at a table see them: until when somebody is away, and when somebody may stand in for them
(asynchronous P3). Nothing is changed here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from bot.core.questions import Question
from bot.hours import vacations
from bot.hours.calendar import Calendar
from bot.hours.vacations import Vacation
from bot.tables.model import DAY, Snapshot, TableError

if TYPE_CHECKING:
    from bot.tables.desk import Change

STAND_IN_AFTER: Final = 7 * DAY
"""Of a vacation, until somebody may stand in for whoever is away."""


class OnVacation(TableError):
    """What somebody wants to do would end their vacation; `when` is its end."""


def going_on(table: Snapshot, user_id: int | None, now: int) -> Vacation | None:
    """The vacation that somebody at a table is on."""
    known = table.people.get(user_id) if user_id is not None else None
    return None if known is None else vacations.going_on(known.calendar.taken, now)


def vacation_of(table: Snapshot, seat: int, now: int) -> Vacation | None:
    """The vacation of a seat's person, also while somebody stands in for them."""
    row = table.seats[seat]
    return going_on(table, row.user_id if row.away_id is None else row.away_id, now)


def to_stand_in(table: Snapshot, now: int) -> list[int]:
    """Seats whose people have been away so long that somebody else may play them until they are back."""
    found = {row.seat: going_on(table, row.user_id, now) for row in table.seats if row.user_id is not None}
    return [seat for seat, one in found.items() if one is not None and now >= one.since + STAND_IN_AFTER]


def require_back(change: Change, seat: int, question: Question | None) -> None:
    """Refuse an answer that a clock runs for to whoever is on vacation: it would end that, so it is asked first.

    Args:
        change: under way.
        seat: of who answers.
        question: which is answered; None for none that is open.

    Raises:
        OnVacation: with its end.
    """
    if question is None or not question.blocking or seat not in change.row.running.runs:
        return
    one = going_on(change.table, change.seats[seat].user_id, change.now)
    if one is not None:
        raise OnVacation("away-confirm", when=one.until)


def due_after(calendar: Calendar, now: int) -> int:
    """When something changes for others next: a vacation begins, somebody may stand in, it ends; 0 for never."""
    return min((at for at in _turns(calendar.taken) if at > now), default=0)


def _turns(taken: Iterable[Vacation]) -> Iterable[int]:
    for one in taken:
        yield one.since
        if one.since + STAND_IN_AFTER < one.until:
            yield one.since + STAND_IN_AFTER
        yield one.until
