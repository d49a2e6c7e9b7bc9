"""What is still to be said to people about tables, and when."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.rows import CallRow, UserRow
from bot.store.shards import EVERYTHING, Shards
from bot.store.values import Connection, first_due, select


async def call(connection: Connection, user_id: int, table_id: int, due: int) -> None:
    """Let something be said about a table; what waits already is said once, at the earlier of both times.

    What is being said just now does not count for it: it is said again.
    """
    await connection.execute(
        "INSERT INTO calls (user_id, table_id, due) VALUES (?1, ?2, ?3) ON CONFLICT (user_id, table_id)"
        " DO UPDATE SET due = CASE WHEN calls.bundle = 0 AND calls.due < ?3 THEN calls.due ELSE ?3 END,"
        " bundle = 0, attempts = 0",
        (user_id, table_id, due),
    )


async def called(connection: Connection, table_id: int) -> set[int]:
    """User ids of those to whom something is still to be said about a table."""
    rows = await connection.execute_fetchall("SELECT user_id FROM calls WHERE table_id = ?", (table_id,))
    return {int(row[0]) for row in rows}


async def due(connection: Connection, now: int, limit: int = 200, *, here: Shards = EVERYTHING) -> list[int]:
    """People to whom something is to be said now, who has waited longest first."""
    rows = await connection.execute_fetchall(
        f"SELECT user_id FROM calls WHERE due <= ? AND {here.among_tables()}"
        " GROUP BY user_id ORDER BY min(due), user_id LIMIT ?",
        (now, limit),
    )
    return [int(row[0]) for row in rows]


async def bundled(connection: Connection, user_id: int, now: int, here: Shards = EVERYTHING) -> list[CallRow]:
    """What is to be said to a person in one message: what a message was begun for, else all that is due."""
    where = f"user_id = ? AND due <= ? AND {here.among_tables()}"
    rows = await select(connection, CallRow, "calls", f"WHERE {where} ORDER BY id", user_id, now)
    begun = next((row.bundle for row in rows if row.bundle), 0)
    if begun:
        return [row for row in rows if row.bundle == begun]
    if rows:
        await connection.execute(f"UPDATE calls SET bundle = ? WHERE {where}", (rows[0].id, user_id, now))
    return [CallRow(row.id, row.user_id, row.table_id, row.due, row.attempts, rows[0].id) for row in rows]


async def said(connection: Connection, bundle: int) -> None:
    """All of a message was said."""
    await connection.execute("DELETE FROM calls WHERE bundle = ?", (bundle,))


async def postpone(connection: Connection, rows: Iterable[CallRow], at: int) -> None:
    """Try a message again at a time, with whatever is due then if nothing of it was sent."""
    for row in rows:
        await connection.execute(
            "UPDATE calls SET due = ?, attempts = attempts + 1 WHERE id = ? AND bundle = ?", (at, row.id, row.bundle)
        )


async def of_person(connection: Connection, user_id: int) -> list[CallRow]:
    """All that is still to be said to a person, whenever."""
    return await select(connection, CallRow, "calls", "WHERE user_id = ? ORDER BY id", user_id)


async def told(connection: Connection, rows: Iterable[CallRow]) -> None:
    """These were said with something else."""
    for row in rows:
        await connection.execute("DELETE FROM calls WHERE id = ?", (row.id,))


async def uncall(connection: Connection, user_id: int, table_id: int) -> None:
    """Nothing is to be said to a person about a table any more."""
    await connection.execute("DELETE FROM calls WHERE user_id = ? AND table_id = ?", (user_id, table_id))


async def unbundle(connection: Connection, user_id: int, at: int, here: Shards = EVERYTHING) -> None:
    """Nothing was sent: all that is to be said to a person is due at a time, or later as it was."""
    await connection.execute(
        "UPDATE calls SET due = CASE WHEN due > ?1 THEN due ELSE ?1 END, bundle = 0"
        f" WHERE user_id = ?2 AND {here.among_tables()}",
        (at, user_id),
    )


async def digests(connection: Connection, now: int, limit: int = 200, *, here: Shards = EVERYTHING) -> list[UserRow]:
    """People whose message of the day is due. It tells of tables anywhere, so it goes by the person's own number."""
    where = f"digest_due > 0 AND digest_due <= ? AND {here.among('id')}"
    return await select(connection, UserRow, "users", f"WHERE {where} ORDER BY digest_due LIMIT ?", now, limit)


async def next_due(connection: Connection, here: Shards = EVERYTHING) -> int | None:
    """When something is to be said to somebody next."""
    called = await first_due(connection, {"calls": here.among_tables()})
    told = await first_due(connection, {"users": f"digest_due > 0 AND {here.among('id')}"}, "digest_due")
    return min((one for one in (called, told) if one is not None), default=None)
