"""Threads in which two people of a table talk alone, as rows."""

from __future__ import annotations

from bot.store.values import Connection


async def thread_of(connection: Connection, table_id: int, one_id: int, other_id: int) -> int:
    """Discord's id of the thread of two people, the smaller id first; 0 if they have none."""
    rows = list(
        await connection.execute_fetchall(
            "SELECT thread_id FROM talks WHERE table_id = ? AND one_id = ? AND other_id = ?",
            (table_id, one_id, other_id),
        )
    )
    return int(rows[0][0]) if rows else 0


async def keep_thread(connection: Connection, table_id: int, one_id: int, other_id: int, thread_id: int) -> None:
    """Keep which thread it is, in place of one that is gone."""
    await connection.execute(
        "INSERT INTO talks (table_id, one_id, other_id, thread_id) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, one_id, other_id) DO UPDATE SET thread_id = excluded.thread_id",
        (table_id, one_id, other_id, thread_id),
    )
