"""Timers of a table, for tests that look at when something falls due."""

from __future__ import annotations

import aiosqlite

from bot.store.rows import TimerRow
from bot.store.values import select


async def timers_of(connection: aiosqlite.Connection, table_id: int, kind: str) -> list[TimerRow]:
    """All timers of a table of one kind."""
    return await select(connection, TimerRow, "timers", "WHERE table_id = ? AND kind = ?", table_id, kind)
