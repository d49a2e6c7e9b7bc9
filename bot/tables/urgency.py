"""Which of a person's tables comes first: time left, then who has been awaited longest (asynchronous P6).

All of it hangs on the person's own acts and on what everybody may know: the time of the last change would tell that
somebody has answered in secret (design 2.6).
"""

from __future__ import annotations

from typing import Final

from bot.tables.absences import asked_until
from bot.tables.model import Snapshot

TURN: Final = "turn"
VOTE: Final = "vote"
OTHERS: Final = "others"
LOBBY: Final = "lobby"
PAUSED: Final = "paused"
_ORDER: Final = {TURN: 0, VOTE: 0, OTHERS: 1, LOBBY: 2, PAUSED: 3}
"""What a table is to a person: it waits for a move of theirs, or for their vote; for others; it has not begun; it is
set aside. What waits for the person stands together."""
_NEVER: Final = 1 << 62


def standing(table: Snapshot, user_id: int) -> str:
    """What an unfinished table is to a person: `TURN`, `VOTE`, `OTHERS`, `LOBBY` or `PAUSED`."""
    if table.in_lobby or table.row.state is None:
        return LOBBY
    if not table.playing:
        return PAUSED
    seat = table.seat_of(user_id)
    if seat in table.row.waits:
        return TURN
    return VOTE if asked_until(table, seat) else OTHERS


def deadline(table: Snapshot, user_id: int) -> int | None:
    """Unix time at which what a table waits for a person is over: the clock of the seat, or a vote's end; None for
    never.
    """
    kind, seat = standing(table, user_id), table.seat_of(user_id)
    if kind == VOTE:
        return asked_until(table, seat)
    run = table.row.running.runs.get(-1 if seat is None else seat) if kind == TURN else None
    return None if run is None or run.late else run.overdue


def _since(table: Snapshot, user_id: int) -> int:
    """Since when it waits for the person, else for whoever is awaited longest, else since when it has been open."""
    waits, seat = table.row.waits, table.seat_of(user_id)
    own = waits.get(seat) if seat is not None else None
    if own is not None:
        return own.since
    return min((wait.since for wait in waits.values()), default=table.row.created_at)


def urgency(table: Snapshot, user_id: int) -> tuple[int, int, int, int]:
    """By which a person's tables are sorted, the most urgent first."""
    due = deadline(table, user_id)
    order = _ORDER[standing(table, user_id)]
    return order, _NEVER if due is None else due, _since(table, user_id), table.id


def first_waiting(table: Snapshot, user_id: int) -> tuple[bool, int, int, int]:
    """The same for a list in which a move that is waited for comes before all else."""
    _, due, since, number = urgency(table, user_id)
    return standing(table, user_id) != TURN, due, since, number
