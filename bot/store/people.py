"""What is kept of a person or a server as a whole: counted, deleted, greeted."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.shards import EVERYTHING, Shards
from bot.store.values import Connection, first_due


async def forget(connection: Connection, user_id: int) -> None:
    """Delete a person; seats and tables keep no trace of who it was, nor of what was chosen for a match to come."""
    await connection.execute(
        "UPDATE seats SET choice = '' WHERE ?1 IN (user_id, owner_id, kept_id, away_id)", (user_id,)
    )
    await connection.execute("DELETE FROM users WHERE id = ?", (user_id,))


async def greet(connection: Connection, guild_id: int, now: int) -> bool:
    """Note that a server is greeted; False if it was before."""
    cursor = await connection.execute(
        "INSERT INTO guilds (id, greeted) VALUES (?1, ?2)"
        " ON CONFLICT (id) DO UPDATE SET greeted = ?2 WHERE guilds.greeted = 0",
        (guild_id, now),
    )
    return cursor.rowcount > 0


async def turning(connection: Connection, now: int, limit: int, here: Shards = EVERYTHING) -> list[int]:
    """User ids of people about whose vacation something changes now, the longest due first."""
    rows = await connection.execute_fetchall(
        f"SELECT id FROM users WHERE away_due > 0 AND away_due <= ? AND {here.among('id')}"
        " ORDER BY away_due, id LIMIT ?",
        (now, limit),
    )
    return [int(row[0]) for row in rows]


async def next_turning(connection: Connection, here: Shards = EVERYTHING) -> int | None:
    """When something about somebody's vacation changes next."""
    return await first_due(connection, {"users": f"away_due > 0 AND {here.among('id')}"}, "away_due")


async def cup_openers(connection: Connection, guild_id: int) -> list[int]:
    """User ids of those who are named to open tournaments on a server."""
    rows = await connection.execute_fetchall(
        "SELECT user_id FROM tournament_openers WHERE guild_id = ? ORDER BY user_id", (guild_id,)
    )
    return [int(row[0]) for row in rows]


async def name_cup_openers(connection: Connection, guild_id: int, users: Iterable[int]) -> None:
    """Name these and nobody else."""
    await connection.execute("DELETE FROM tournament_openers WHERE guild_id = ?", (guild_id,))
    await connection.executemany(
        "INSERT INTO tournament_openers VALUES (?, ?) ON CONFLICT DO NOTHING", [(guild_id, user) for user in users]
    )


_COUNTS = {
    "finished": "SELECT count(DISTINCT tables.id) FROM tables JOIN seats ON seats.table_id = tables.id"
    " WHERE (seats.user_id = ?1 OR seats.owner_id = ?1) AND phase IN ('finished', 'cancelled')",
    "hosted": "SELECT count(*) FROM tables WHERE host_id = ?1",
    "invites": "SELECT count(*) FROM invitations WHERE user_id = ?1",
    "drafts": "SELECT count(*) FROM drafts JOIN seats USING (table_id, seat) WHERE seats.user_id = ?1",
    "decks": "SELECT count(*) FROM decks WHERE user_id = ?1",
    "reports": "SELECT count(*) FROM reports WHERE user_id = ?1",
    "promises": "SELECT count(*) FROM promises WHERE user_id = ?1",
    "played": "SELECT count(*) FROM played WHERE user_id = ?1",
    "notes": "SELECT count(*) FROM notes WHERE user_id = ?1",
    "plans": "SELECT count(*) FROM plans WHERE user_id = ?1",
    "watches": "SELECT count(*) FROM watches WHERE user_id = ?1",
    "tournaments": "SELECT count(*) FROM entrants WHERE user_id = ?1",
    "organised": "SELECT count(*) FROM organisers WHERE user_id = ?1",
    "opening": "SELECT count(*) FROM tournament_openers WHERE user_id = ?1",
    "worn": "SELECT count(*) FROM worn_roles WHERE user_id = ?1 AND state = 'worn'",
    "rated": "SELECT coalesce(sum(games), 0) FROM ratings JOIN rated_people USING (key)"
    " WHERE rated_people.user_id = ?1 AND scope != 0",
    "searches": "SELECT count(*) FROM searches WHERE user_id = ?1",
    "talks": "SELECT count(*) FROM talks WHERE ?1 IN (one_id, other_id)",
}


async def counts(connection: Connection, user_id: int) -> dict[str, int]:
    """How often a person is named: finished tables, tables hosted, invitations, half-made answers, decks, reports,
    promises, notes, plans, watches, threads of two, turns with a clock, tournaments taken part in and run, servers that
    name who may open them, roles by rank, searches for others to play with."""
    found: dict[str, int] = {}
    for name, statement in _COUNTS.items():
        rows = list(await connection.execute_fetchall(statement, (user_id,)))
        found[name] = int(rows[0][0])
    return found
