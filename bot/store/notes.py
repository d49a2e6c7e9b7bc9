"""What people have written down for nobody else, as rows."""

from __future__ import annotations

from bot.store.values import Connection


async def note_of(connection: Connection, table_id: int, seat: int, user_id: int) -> str:
    """A person's own words at a seat; empty for none."""
    rows = await connection.execute_fetchall(
        "SELECT words FROM notes WHERE table_id = ? AND seat = ? AND user_id = ?", (table_id, seat, user_id)
    )
    return next((str(row[0]) for row in rows), "")


async def put_note(connection: Connection, table_id: int, seat: int, user_id: int, words: str) -> None:
    """Keep them in place of what was written before; no words leave nothing behind."""
    if not words:
        await connection.execute(
            "DELETE FROM notes WHERE table_id = ? AND seat = ? AND user_id = ?", (table_id, seat, user_id)
        )
        return
    await connection.execute(
        "INSERT INTO notes VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat, user_id) DO UPDATE SET words = excluded.words",
        (table_id, seat, user_id, words),
    )
