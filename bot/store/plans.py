"""What people plan for their next turn, as rows; they are read along with their table (`bot.store.loading`)."""

from __future__ import annotations

from bot.store.values import Connection


async def put_plan(connection: Connection, table_id: int, seat: int, user_id: int, body: str) -> None:
    """Keep what a person plans at a seat in place of what was kept there; an empty body leaves nothing behind."""
    if not body:
        await connection.execute("DELETE FROM plans WHERE table_id = ? AND seat = ?", (table_id, seat))
        return
    await connection.execute(
        "INSERT INTO plans VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id, body = excluded.body",
        (table_id, seat, user_id, body),
    )


async def drop_left(connection: Connection, table_id: int) -> None:
    """Forget what those have planned who do not play the seat any more."""
    await connection.execute(
        "DELETE FROM plans WHERE table_id = ? AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id ="
        " plans.table_id AND seats.seat = plans.seat AND seats.user_id = plans.user_id)",
        (table_id,),
    )
