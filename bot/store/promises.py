"""Promises that two seats wrote down, as rows."""

from __future__ import annotations

from bot.store.rows import PromiseRow
from bot.store.values import Connection, select


async def promises(connection: Connection, table_id: int) -> list[PromiseRow]:
    """All of a table, the oldest first."""
    return await select(connection, PromiseRow, "promises", "WHERE table_id = ? ORDER BY at, id", table_id)


async def write_down(connection: Connection, row: PromiseRow) -> None:
    """Keep a new one."""
    await connection.execute(
        "INSERT INTO promises (id, table_id, user_id, seat, partner, words, everyone, agreed, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?)",
        (row.id, row.table_id, row.user_id, row.seat, row.partner, row.words, row.everyone, row.at),
    )


async def agree(connection: Connection, id: int, at: int) -> None:
    """The partner has agreed, at a Unix time."""
    await connection.execute("UPDATE promises SET agreed = ? WHERE id = ?", (at, id))


async def strike(connection: Connection, id: int) -> None:
    """Take one away."""
    await connection.execute("DELETE FROM promises WHERE id = ?", (id,))
