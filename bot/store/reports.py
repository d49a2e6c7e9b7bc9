"""Problems that people reported, as rows."""

from __future__ import annotations

from bot.store.rows import ReportRow
from bot.store.values import Connection, insert, select


async def reports(connection: Connection) -> list[ReportRow]:
    """All of them, the oldest first."""
    return await select(connection, ReportRow, "reports", "ORDER BY id")


async def reports_since(connection: Connection, user_id: int, at: int) -> list[ReportRow]:
    """A person's own since a Unix time, the oldest first."""
    return await select(connection, ReportRow, "reports", "WHERE user_id = ? AND at >= ? ORDER BY id", user_id, at)


async def insert_report(connection: Connection, row: ReportRow) -> None:
    """Write a new one."""
    await insert(connection, "reports", row)


async def drop_report(connection: Connection, reference: str) -> bool:
    """Delete one; False if there is none of that reference."""
    cursor = await connection.execute("DELETE FROM reports WHERE reference = ?", (reference,))
    return cursor.rowcount > 0
