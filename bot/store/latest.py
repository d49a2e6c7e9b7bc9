"""Turns that people played where a clock ran, and what is made of the latest ones."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import median
from typing import Final

from bot.store.rows import PlayedRow
from bot.store.values import Connection, names_of, plain

KEPT: Final = 50
"""Turns of a person that are kept, and counted."""


async def note(connection: Connection, row: PlayedRow) -> None:
    """A turn is over; one that was noted as late stays late."""
    values = plain(row)
    names, marks = ", ".join(values), ", ".join("?" * len(values))
    await connection.execute(f"INSERT OR IGNORE INTO played ({names}) VALUES ({marks})", tuple(values.values()))
    await connection.execute(
        "DELETE FROM played WHERE (table_id, seat, turn) IN (SELECT table_id, seat, turn FROM played WHERE user_id = ?"
        " ORDER BY at DESC, table_id DESC, no DESC LIMIT -1 OFFSET ?)",
        (row.user_id, KEPT),
    )
    await _count(connection, row.user_id)


async def take_back(connection: Connection, table_id: int, no: int) -> None:
    """A match went back to a log entry: turns that ended after it have not been played yet."""
    rows = await connection.execute_fetchall(
        "SELECT DISTINCT user_id FROM played WHERE table_id = ? AND no > ?", (table_id, no)
    )
    await connection.execute("DELETE FROM played WHERE table_id = ? AND no > ?", (table_id, no))
    for (user_id,) in rows:
        await _count(connection, user_id)


async def finished(connection: Connection, users: Iterable[int]) -> None:
    """These people have played a match to its end."""
    for user_id in users:
        await connection.execute(
            "UPDATE users SET reliability = json_set(reliability, '$.finished',"
            " coalesce(json_extract(reliability, '$.finished'), 0) + 1) WHERE id = ?",
            (user_id,),
        )


async def _count(connection: Connection, user_id: int) -> None:
    """Make anew what others read of a person."""
    names = ", ".join(names_of(PlayedRow))
    rows = await connection.execute_fetchall(f"SELECT {names} FROM played WHERE user_id = ?", (user_id,))
    turns = [PlayedRow(*row) for row in rows]
    own = [turn.seconds for turn in turns if not turn.late]
    await connection.execute(
        "UPDATE users SET reliability ="
        " json_set(reliability, '$.turns', ?, '$.in_time', ?, '$.median', ?) WHERE id = ?",
        (len(turns), len(own), round(median(own)) if own else 0, user_id),
    )
