"""Reading and writing rows. Functions take a connection: the writer's inside `Database.write`, else the reader."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from bot.store.rows import Board, EntryRow, GuildRow, OutboxRow, SeatRow, TableRow, TimerRow, UserRow
from bot.store.shards import EVERYTHING, Shards
from bot.store.values import SOONER, Connection, encode, first_due, insert, marks, select, skip_ids, upsert

__all__ = ["Connection", "select", "upsert"]

# --- people and servers ----------------------------------------------------------------------------------------------


async def user(connection: Connection, user_id: int) -> UserRow | None:
    """A person, if known."""
    found = await select(connection, UserRow, "users", "WHERE id = ?", user_id)
    return found[0] if found else None


async def meet(connection: Connection, user_id: int, name: str, locale: str) -> None:
    """Remember a person's display name and Discord language as last seen."""
    await connection.execute(
        "INSERT INTO users (id, name, locale) VALUES (?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET name = excluded.name, locale = excluded.locale",
        (user_id, name, locale),
    )


async def guild(connection: Connection, guild_id: int) -> GuildRow:
    """A server's settings, the default ones if it never set any."""
    found = await select(connection, GuildRow, "guilds", "WHERE id = ?", guild_id)
    return found[0] if found else GuildRow(guild_id)


# --- tables and seats ------------------------------------------------------------------------------------------------


async def table(connection: Connection, table_id: int) -> TableRow | None:
    """A table."""
    found = await select(connection, TableRow, "tables", "WHERE id = ?", table_id)
    return found[0] if found else None


async def ids_of(connection: Connection, *phases: str, here: Shards = EVERYTHING) -> list[int]:
    """Tables in some phases."""
    rows = await connection.execute_fetchall(
        f"SELECT id FROM tables WHERE phase IN {marks(phases)} AND {here.among('guild_id')} ORDER BY id", phases
    )
    return [int(row[0]) for row in rows]


async def home(connection: Connection, table_id: int) -> tuple[int, int] | None:
    """Server and channel of a table."""
    found = await connection.execute_fetchall("SELECT guild_id, channel_id FROM tables WHERE id = ?", (table_id,))
    return next(((int(guild), int(channel)) for guild, channel in found), None)


async def table_in(connection: Connection, channel_id: int) -> TableRow | None:
    """The unfinished table of a channel."""
    found = await select(
        connection, TableRow, "tables", "WHERE channel_id = ? AND phase IN ('lobby', 'playing')", channel_id
    )
    return found[0] if found else None


async def put_board(connection: Connection, table_id: int, board: Board) -> None:
    """Write what stands in the channel, and nothing else of the table."""
    await connection.execute("UPDATE tables SET board = ? WHERE id = ?", (encode(board).decode(), table_id))


async def insert_table(connection: Connection, row: TableRow) -> int:
    """Write a new table; its `id` is given by the database. Returns it."""
    row.id = await insert(connection, "tables", row)
    return row.id


async def seats(connection: Connection, table_id: int) -> list[SeatRow]:
    """Seats of a table, in order."""
    return await select(connection, SeatRow, "seats", "WHERE table_id = ? ORDER BY seat", table_id)


async def replace_seats(connection: Connection, table_id: int, rows: Iterable[SeatRow]) -> None:
    """Write the seats of a table anew."""
    await connection.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
    for row in rows:
        await upsert(connection, "seats", row, "table_id", "seat")


async def told_who_sat(connection: Connection, table_id: int) -> None:
    """Those who wanted to know that somebody sat down have been told; they ask again if they want to be again."""
    await connection.execute("UPDATE seats SET tell = 0 WHERE table_id = ? AND tell = 2", (table_id,))


async def tables_of(connection: Connection, user_id: int) -> list[TableRow]:
    """Unfinished tables where a person sits (or owns a seat)."""
    return await select(
        connection,
        TableRow,
        "tables",
        "JOIN seats ON seats.table_id = tables.id"
        " WHERE (seats.user_id = ?1 OR seats.owner_id = ?1 OR seats.away_id = ?1)"
        " AND phase IN ('lobby', 'playing', 'paused') GROUP BY tables.id ORDER BY tables.id",
        user_id,
    )


async def keeping_for(connection: Connection, user_id: int) -> list[TableRow]:
    """Lobbies that keep a place for a person."""
    return await select(
        connection,
        TableRow,
        "tables",
        "WHERE phase = 'lobby' AND id IN (SELECT table_id FROM seats WHERE kept_id = ?) ORDER BY id",
        user_id,
    )


async def hosted(connection: Connection, user_id: int, guild_id: int) -> int:
    """How many unfinished tables a person hosts in a server."""
    rows = list(
        await connection.execute_fetchall(
            "SELECT count(*) FROM tables"
            " WHERE host_id = ? AND guild_id = ? AND phase IN ('lobby', 'playing', 'paused')",
            (user_id, guild_id),
        )
    )
    return int(rows[0][0])


async def invited(connection: Connection, table_id: int) -> list[int]:
    """User ids invited to a table."""
    rows = await connection.execute_fetchall("SELECT user_id FROM invitations WHERE table_id = ?", (table_id,))
    return [int(row[0]) for row in rows]


async def invite(connection: Connection, table_id: int, user_id: int) -> None:
    """Note an invitation."""
    await connection.execute("INSERT INTO invitations VALUES (?, ?) ON CONFLICT DO NOTHING", (table_id, user_id))


async def purge_interactions(connection: Connection, before: int) -> None:
    """Forget interactions noted before a Unix time."""
    await connection.execute("DELETE FROM interactions WHERE at < ?", (before,))


async def wake(connection: Connection, guild_id: int, now: int) -> None:
    """What waits to be said in a server is due now (the bot is back, a permission changed)."""
    await connection.execute(
        "UPDATE outbox SET due = ?1 WHERE due > ?1 AND table_id IN (SELECT id FROM tables WHERE guild_id = ?2)",
        (now, guild_id),
    )


async def seen_interaction(connection: Connection, interaction_id: int, now: int) -> bool:
    """Note an interaction; True if it was noted before."""
    cursor = await connection.execute(
        "INSERT INTO interactions VALUES (?, ?) ON CONFLICT DO NOTHING", (interaction_id, now)
    )
    return cursor.rowcount == 0


# --- card packs ------------------------------------------------------------------------------------------------------


async def put_pack(connection: Connection, sha: str, game: str, body: bytes) -> None:
    """Keep a card pack under its SHA-256; one that is there already is the same to the byte."""
    await connection.execute("INSERT INTO packs VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (sha, game, body))


async def pack(connection: Connection, sha: str) -> bytes | None:
    """A card pack."""
    rows = list(await connection.execute_fetchall("SELECT body FROM packs WHERE sha = ?", (sha,)))
    return bytes(rows[0][0]) if rows else None


# --- log, frames, drafts ---------------------------------------------------------------------------------------------


async def append(connection: Connection, row: EntryRow, key: int, frame: bytes) -> None:
    """Write a log entry and the frame after it."""
    await connection.execute(
        "INSERT INTO entries (table_id, no, parent, unit, at, version, body, turn, whose)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (row.table_id, row.no, row.parent, row.unit, row.at, row.version, row.body, row.turn, row.whose),
    )
    await connection.execute("INSERT INTO frames VALUES (?, ?, ?, ?)", (row.table_id, row.no, key, frame))


async def entries(connection: Connection, table_id: int, first: int = 1) -> list[EntryRow]:
    """Log entries from number `first` on, undone branches included."""
    return await select(connection, EntryRow, "entries", "WHERE table_id = ? AND no >= ? ORDER BY no", table_id, first)


async def began(connection: Connection, table_id: int) -> int:
    """Unix time of a match's first log entry, its deal; 0 before."""
    rows = list(await connection.execute_fetchall("SELECT min(at) FROM entries WHERE table_id = ?", (table_id,)))
    return int(rows[0][0] or 0)


async def frame(connection: Connection, table_id: int, no: int) -> tuple[bytes, int] | None:
    """A packed frame and the number of its key frame (0: it is one itself)."""
    rows = list(
        await connection.execute_fetchall("SELECT body, key FROM frames WHERE table_id = ? AND no = ?", (table_id, no))
    )
    return (bytes(rows[0][0]), int(rows[0][1])) if rows else None


async def put_draft(connection: Connection, table_id: int, seat: int, no: int, body: Any) -> None:
    """Keep a half-made answer to a question; None drops it."""
    if body is None:
        await connection.execute("DELETE FROM drafts WHERE table_id = ? AND seat = ? AND no = ?", (table_id, seat, no))
        return
    await connection.execute(
        "INSERT INTO drafts VALUES (?, ?, ?, ?) ON CONFLICT (table_id, seat, no) DO UPDATE SET body = excluded.body",
        (table_id, seat, no, encode(body).decode()),
    )


async def drop_drafts(
    connection: Connection, table_id: int, seat: int | None = None, but: Collection[int] = ()
) -> None:
    """Drop half-made answers.

    Args:
        seat: whose; None for everybody's.
        but: numbers of questions whose are kept.
    """
    whose, more = ("", ()) if seat is None else (" AND seat = ?", (seat,))
    kept = f" AND no NOT IN {marks(but)}" if but else ""
    await connection.execute(f"DELETE FROM drafts WHERE table_id = ?{whose}{kept}", (table_id, *more, *sorted(but)))


# --- timers and outbox -----------------------------------------------------------------------------------------------


async def set_timer(connection: Connection, table_id: int, kind: str, due: int, argument: str = "") -> None:
    """Set or move a timer."""
    await connection.execute(
        "INSERT INTO timers (table_id, kind, due, argument) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, kind, argument) DO UPDATE SET due = excluded.due",
        (table_id, kind, due, argument),
    )


async def set_timers(connection: Connection, table_id: int, timers: Iterable[tuple[str, str, int]]) -> None:
    """Set or move timers in one go; each is its kind, its argument, and when it is due."""
    await connection.executemany(
        "INSERT INTO timers (table_id, kind, argument, due) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, kind, argument) DO UPDATE SET due = excluded.due",
        [(table_id, *one) for one in timers],
    )


async def set_timer_once(connection: Connection, table_id: int, kind: str, due: int, argument: str = "") -> None:
    """Set a timer; one that is set already stays as it is."""
    await connection.execute(
        "INSERT INTO timers (table_id, kind, due, argument) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (table_id, kind, due, argument),
    )


async def drop_timers(connection: Connection, table_id: int, kind: str = "", argument: str = "") -> None:
    """Remove the timers of a table, or those of one kind, or one."""
    await connection.execute(
        "DELETE FROM timers WHERE table_id = ?1 AND (?2 = '' OR kind = ?2) AND (?3 = '' OR argument = ?3)",
        (table_id, kind, argument),
    )


async def due_timers(connection: Connection, now: int, limit: int = 50, *, here: Shards = EVERYTHING) -> list[TimerRow]:
    """Timers that are due, the oldest first."""
    tail = f"WHERE due <= ? AND {here.among_tables()} ORDER BY due, id LIMIT ?"
    return await select(connection, TimerRow, "timers", tail, now, limit)


async def take_timer(connection: Connection, timer: TimerRow, now: int) -> bool:
    """Remove a timer that is due; False if it was moved or removed since it was looked up."""
    cursor = await connection.execute(
        "DELETE FROM timers WHERE table_id = ? AND kind = ? AND argument = ? AND due <= ?",
        (timer.table_id, timer.kind, timer.argument, now),
    )
    return cursor.rowcount > 0


async def any_timer(connection: Connection, kind: str, here: Shards = EVERYTHING) -> bool:
    """Whether a timer of a kind is set at any table."""
    query = f"SELECT 1 FROM timers WHERE kind = ? AND {here.among_tables()} LIMIT 1"
    return bool(await connection.execute_fetchall(query, (kind,)))


async def move_timers(connection: Connection, seconds: int, but: str = "", here: Shards = EVERYTHING) -> None:
    """Everything falls due so much later, but for one kind."""
    await connection.execute(
        f"UPDATE timers SET due = due + ? WHERE kind <> ? AND {here.among_tables()}", (seconds, but)
    )


async def next_due(connection: Connection, here: Shards = EVERYTHING) -> int | None:
    """When the next timer or outbox row falls due."""
    return await first_due(connection, {one: here.among_tables() for one in ("timers", "outbox")})


async def say(connection: Connection, table_id: int, kind: str, body: Any, due: int, user_id: int | None = None) -> int:
    """Put something into the outbox; returns its id. A person it is about goes into `user_id`, never into `body`."""
    rows = await connection.execute_fetchall(
        "INSERT INTO outbox (table_id, kind, body, user_id, due) VALUES (?, ?, ?, ?, ?) RETURNING id",
        (table_id, kind, encode(body).decode(), user_id, due),
    )
    return int(next(iter(rows))[0])


async def say_once(connection: Connection, table_id: int, kind: str, due: int) -> None:
    """Put something into the outbox unless the same kind waits there already; then it may only come sooner."""
    sooner = f"UPDATE outbox SET due = {SOONER} WHERE table_id = ?2 AND kind = ?3"
    if (await connection.execute(sooner, (due, table_id, kind))).rowcount == 0:
        await say(connection, table_id, kind, {}, due)


async def skip_outbox_ids(connection: Connection) -> None:
    """Let the next rows have numbers that no message was posted under yet."""
    await skip_ids(connection, "outbox")


async def outbox(connection: Connection, table_id: int, now: int) -> list[OutboxRow]:
    """What is to be said about a table now, in order."""
    return await select(connection, OutboxRow, "outbox", "WHERE table_id = ? AND due <= ? ORDER BY id", table_id, now)


async def waits(connection: Connection, table_id: int, kind: str) -> bool:
    """Whether something of a kind is still to be said about a table."""
    rows = await connection.execute_fetchall(
        "SELECT 1 FROM outbox WHERE table_id = ? AND kind = ? LIMIT 1", (table_id, kind)
    )
    return bool(list(rows))


async def unsaid(connection: Connection, table_id: int) -> int | None:
    """When the last of what is to be said about a table is tried next, now or later; None where all is said."""
    rows = list(await connection.execute_fetchall("SELECT max(due) FROM outbox WHERE table_id = ?", (table_id,)))
    return None if rows[0][0] is None else int(rows[0][0])


async def due_outbox(connection: Connection, now: int, limit: int = 200, *, here: Shards = EVERYTHING) -> list[int]:
    """Tables about which something is to be said now."""
    rows = await connection.execute_fetchall(
        f"SELECT table_id FROM outbox INDEXED BY outbox_due WHERE due <= ? AND {here.among_tables()}"
        " GROUP BY table_id ORDER BY min(id) LIMIT ?",
        (now, limit),
    )
    return [int(row[0]) for row in rows]


async def drop_outbox(connection: Connection, table_id: int) -> None:
    """Nothing of what waits is to be said about a table any more."""
    await connection.execute("DELETE FROM outbox WHERE table_id = ?", (table_id,))


async def said(connection: Connection, outbox_id: int) -> None:
    """Discord has it."""
    await connection.execute("DELETE FROM outbox WHERE id = ?", (outbox_id,))


async def postpone(connection: Connection, outbox_id: int, due: int) -> None:
    """Try it again at `due`."""
    await connection.execute("UPDATE outbox SET due = ?, attempts = attempts + 1 WHERE id = ?", (due, outbox_id))
