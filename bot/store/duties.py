"""What falls due of tournaments, and what is still to be said about them, as rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from bot.store import values
from bot.store.shards import EVERYTHING, Shards
from bot.store.values import SOONER, Connection, encode, first_due, marks, select


class DueRow(Struct):
    """Something of a tournament that falls due at Unix time `due`."""

    id: int
    tournament_id: int
    kind: str
    due: int
    argument: str = ""


class SayingRow(Struct):
    """Something that still has to be said about a tournament."""

    id: int
    tournament_id: int
    kind: str
    pairing: int
    body: dict[str, Any]
    user_id: int | None
    due: int
    attempts: int


async def set_due(connection: Connection, tournament_id: int, kind: str, due: int, argument: str = "") -> None:
    """Set or move a timer."""
    await connection.execute(
        "INSERT INTO tournament_timers (tournament_id, kind, due, argument) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (tournament_id, kind, argument) DO UPDATE SET due = excluded.due",
        (tournament_id, kind, due, argument),
    )


async def set_due_once(connection: Connection, tournament_id: int, kind: str, due: int) -> None:
    """Set a timer; one that is set already stays as it is."""
    await connection.execute(
        "INSERT INTO tournament_timers (tournament_id, kind, due) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (tournament_id, kind, due),
    )


async def drop_due(connection: Connection, tournament_id: int, kind: str = "", argument: str = "") -> None:
    """Remove the timers of a tournament, or those of one kind, or one."""
    await connection.execute(
        "DELETE FROM tournament_timers WHERE tournament_id = ?1"
        " AND (?2 = '' OR kind = ?2) AND (?3 = '' OR argument = ?3)",
        (tournament_id, kind, argument),
    )


async def put_off(
    connection: Connection,
    kinds: Sequence[str],
    seconds: int,
    *,
    before: int,
    tournament_id: int = 0,
    argument: str = "",
    here: Shards = EVERYTHING,
) -> None:
    """Timers fall due so much later, or sooner.

    Args:
        connection: inside a transaction.
        kinds: of timers.
        seconds: how much.
        before: those due at this Unix time or later stay; with a negative `seconds` those due before it.
        tournament_id: of one alone; 0: of all.
        argument: of one alone, and of what begins with it and a dot; empty: of all.
        here: of tournaments of these shards.
    """
    await connection.execute(
        "UPDATE tournament_timers SET due = due + ?1 WHERE (due < ?2) = (due + ?1 >= due)"
        " AND (tournament_id = ?3 OR ?3 = 0)"
        " AND (?4 = '' OR argument = ?4 OR substr(argument, 1, length(?4) + 1) = ?4 || '.')"
        f" AND kind IN {marks(kinds)} AND {here.among_tournaments()}",
        (seconds, before, tournament_id, argument, *kinds),
    )


async def due(connection: Connection, now: int, limit: int = 50, *, here: Shards = EVERYTHING) -> list[DueRow]:
    """Timers that are due, the oldest first."""
    tail = f"WHERE due <= ? AND {here.among_tournaments()} ORDER BY due, id LIMIT ?"
    return await select(connection, DueRow, "tournament_timers", tail, now, limit)


async def take_due(connection: Connection, row: DueRow, now: int) -> bool:
    """Remove a timer that is due; False if it was moved or removed since it was looked up."""
    cursor = await connection.execute(
        "DELETE FROM tournament_timers WHERE tournament_id = ? AND kind = ? AND argument = ? AND due <= ?",
        (row.tournament_id, row.kind, row.argument, now),
    )
    return cursor.rowcount > 0


async def next_due(connection: Connection, here: Shards = EVERYTHING) -> int | None:
    """When the next timer or outbox row of any tournament falls due."""
    return await first_due(
        connection, {one: here.among_tournaments() for one in ("tournament_timers", "tournament_outbox")}
    )


async def say(
    connection: Connection,
    tournament_id: int,
    kind: str,
    due: int,
    *,
    pairing: int = 0,
    body: Any = None,
    user_id: int | None = None,
) -> None:
    """Put something into the outbox. A person it is about goes into `user_id`, never into `body`."""
    await connection.execute(
        "INSERT INTO tournament_outbox (tournament_id, kind, pairing, body, user_id, due) VALUES (?, ?, ?, ?, ?, ?)",
        (tournament_id, kind, pairing, encode(body or {}).decode(), user_id, due),
    )


async def say_once(connection: Connection, tournament_id: int, kind: str, due: int, pairing: int = 0) -> None:
    """Put something into the outbox unless the same waits there already; then it may only come sooner."""
    sooner = f"UPDATE tournament_outbox SET due = {SOONER} WHERE tournament_id = ?2 AND kind = ?3 AND pairing = ?4"
    if (await connection.execute(sooner, (due, tournament_id, kind, pairing))).rowcount == 0:
        await say(connection, tournament_id, kind, due, pairing=pairing)


async def outbox(connection: Connection, tournament_id: int, now: int, limit: int) -> list[SayingRow]:
    """What is to be said about a tournament now, in order."""
    tail = "WHERE tournament_id = ? AND due <= ? ORDER BY id LIMIT ?"
    return await select(connection, SayingRow, "tournament_outbox", tail, tournament_id, now, limit)


async def due_outbox(connection: Connection, now: int, here: Shards = EVERYTHING) -> list[int]:
    """Tournaments about which something is to be said now."""
    rows = await connection.execute_fetchall(
        f"SELECT tournament_id FROM tournament_outbox WHERE due <= ? AND {here.among_tournaments()}"
        " GROUP BY tournament_id ORDER BY min(id)",
        (now,),
    )
    return [int(row[0]) for row in rows]


async def said(connection: Connection, saying_id: int) -> None:
    """Discord has it."""
    await connection.execute("DELETE FROM tournament_outbox WHERE id = ?", (saying_id,))


async def postpone(connection: Connection, saying_id: int, due: int) -> None:
    """Try it again at `due`."""
    await connection.execute(
        "UPDATE tournament_outbox SET due = ?, attempts = attempts + 1 WHERE id = ?", (due, saying_id)
    )


async def unsay(connection: Connection, tournament_id: int, pairing: int, kind: str = "") -> None:
    """What waits to be said about a pairing is not said any more; all of it, or of one kind."""
    await connection.execute(
        "DELETE FROM tournament_outbox WHERE tournament_id = ?1 AND pairing = ?2 AND (?3 = '' OR kind = ?3)",
        (tournament_id, pairing, kind),
    )


async def wake(connection: Connection, guild_id: int, now: int) -> None:
    """What waits to be said in a server is due now (the bot is back, a permission changed)."""
    await connection.execute(
        "UPDATE tournament_outbox SET due = ?1"
        " WHERE due > ?1 AND tournament_id IN (SELECT id FROM tournaments WHERE guild_id = ?2)",
        (now, guild_id),
    )


_LACKING: Final = (
    "SELECT matches.tournament_id, matches.pairing FROM matches"
    " JOIN tournaments ON tournaments.id = matches.tournament_id"
    " WHERE guild_id = ? AND state = 'waiting' AND trouble LIKE ? || ':%'"
)


async def lacking(connection: Connection, guild_id: int, reason: str) -> list[int]:
    """Tournaments of a server with matches that could not be opened for that reason."""
    return sorted({int(row[0]) for row in await connection.execute_fetchall(_LACKING, (guild_id, reason))})


async def wake_lacking(connection: Connection, guild_id: int, reason: str, now: int) -> None:
    """Opening those matches is due now."""
    await connection.execute(
        f"UPDATE tournament_outbox SET due = {SOONER}"
        f" WHERE kind = 'match' AND (tournament_id, pairing) IN ({_LACKING})",
        (now, guild_id, reason),
    )


async def skip_ids(connection: Connection) -> None:
    """Let the next rows of the outbox have numbers that no message was posted under yet."""
    await values.skip_ids(connection, "tournament_outbox")
