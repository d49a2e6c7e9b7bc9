"""Who watches which match, as rows."""

from __future__ import annotations

from collections.abc import Collection

from bot.store.rows import WatchRow
from bot.store.values import Connection, marks, select, upsert


async def watch_of(connection: Connection, table_id: int, user_id: int) -> WatchRow | None:
    """A person's watch of a table."""
    found = await select(connection, WatchRow, "watches", "WHERE table_id = ? AND user_id = ?", table_id, user_id)
    return found[0] if found else None


async def put(connection: Connection, row: WatchRow) -> None:
    """Keep a watch, in place of what it was."""
    await upsert(connection, "watches", row, "table_id", "user_id")


async def drop(connection: Connection, table_id: int, user_id: int) -> None:
    """End a watch."""
    await connection.execute("DELETE FROM watches WHERE table_id = ? AND user_id = ?", (table_id, user_id))


async def watchers(connection: Connection, table_id: int, *, over: bool) -> list[WatchRow]:
    """Who is told of an end: everybody; of a round: those who asked for rounds."""
    tail = "WHERE table_id = ? AND (? OR rounds = 1) ORDER BY user_id"
    return await select(connection, WatchRow, "watches", tail, table_id, over)


async def told(connection: Connection, table_id: int, users: Collection[int], *, over: bool, round: int) -> None:
    """These people were told, or have had it noted; after the end nobody watches any more."""
    who = sorted(users)
    chosen = f"WHERE table_id = ?1 AND user_id IN {marks(who)}"
    if over:
        await connection.execute(f"DELETE FROM watches {chosen}", (table_id, *who))
    else:
        # `?` goes on after the highest number before it.
        later = "told = CASE WHEN told > ?2 THEN told ELSE ?2 END"
        await connection.execute(f"UPDATE watches SET {later} {chosen}", (table_id, round, *who))
