"""Turns that people played where a clock ran, and what is made of the latest ones."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import median
from typing import Final

import msgspec

from bot.store.rows import PlayedRow
from bot.store.values import Connection, encode, marks, plain

ALL: Final = 2**62
"""As many as there are: SQLite takes no OFFSET without a LIMIT."""
KEPT: Final = 50
"""Turns of a person that are kept, and counted."""

_figures = msgspec.json.Decoder(dict[str, int]).decode


async def note(connection: Connection, row: PlayedRow) -> None:
    """A turn is over; one that was noted as late stays late."""
    values = plain(row)
    await connection.execute(
        f"INSERT INTO played ({', '.join(values)}) VALUES {marks(values)} ON CONFLICT DO NOTHING",
        tuple(values.values()),
    )
    await connection.execute(
        "DELETE FROM played WHERE (table_id, seat, turn) IN (SELECT table_id, seat, turn FROM played WHERE user_id = ?"
        " ORDER BY at DESC, table_id DESC, no DESC LIMIT ? OFFSET ?)",
        (row.user_id, ALL, KEPT),
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
        for (body,) in await connection.execute_fetchall("SELECT reliability FROM users WHERE id = ?", (user_id,)):
            known = _figures(body)
            await _put(connection, user_id, {**known, "finished": known.get("finished", 0) + 1})


async def _count(connection: Connection, user_id: int) -> None:
    """Make anew what others read of a person."""
    rows = list(
        await connection.execute_fetchall(
            "SELECT reliability, seconds, late FROM users LEFT JOIN played ON played.user_id = users.id"
            " WHERE users.id = ?",
            (user_id,),
        )
    )
    turns = [(seconds, late) for _, seconds, late in rows if seconds is not None]
    own = [seconds for seconds, late in turns if not late]
    if rows:
        made = {"turns": len(turns), "in_time": len(own), "median": round(median(own)) if own else 0}
        await _put(connection, user_id, {**_figures(rows[0][0]), **made})


async def _put(connection: Connection, user_id: int, figures: dict[str, int]) -> None:
    await connection.execute("UPDATE users SET reliability = ? WHERE id = ?", (encode(figures).decode(), user_id))
