"""Ranks that people wear, as rows: which role stands for which, who has it, from whom it is to be taken (R4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from bot.store.shards import EVERYTHING, Shards
from bot.store.values import Connection, first_due, select, upsert

GIVING: Final = "giving"
WORN: Final = "worn"
ABSENT: Final = "absent"
"""A role is to be given, is worn, is somebody's who left the server."""


class RankRole(Struct, frozen=True):
    """Which role of a server stands for a band of the leaderboard of a game and class."""

    guild_id: int
    game: str
    kind: str
    band: str
    role_id: int


class Keeper(Struct):
    """A server in which roles are given; see the migration for what its columns mean."""

    guild_id: int
    user_id: int | None
    channel_id: int
    due: int
    trouble: str = ""
    since: int = 0
    told: int = 0


class WornRow(Struct, frozen=True):
    """Who is to wear a role, and how far that is."""

    guild_id: int
    role_id: int
    user_id: int
    state: str
    at: int


class Errand(Struct, frozen=True):
    """Something that Discord is still to do: give a role to somebody, or take it."""

    role_id: int
    user_id: int
    give: bool


# --- what was chosen -------------------------------------------------------------------------------------------------


async def roles(connection: Connection, guild_id: int) -> list[RankRole]:
    """All roles that a server told the bot of."""
    return await select(connection, RankRole, "rank_roles", "WHERE guild_id = ? ORDER BY game, kind, band", guild_id)


async def put_role(connection: Connection, row: RankRole) -> None:
    """Let a role stand for a band; without a role (0) none does."""
    if row.role_id:
        await upsert(connection, "rank_roles", row, "guild_id", "game", "kind", "band")
        return
    await connection.execute(
        "DELETE FROM rank_roles WHERE guild_id = ? AND game = ? AND kind = ? AND band = ?",
        (row.guild_id, row.game, row.kind, row.band),
    )


async def drop_roles(connection: Connection, guild_id: int) -> None:
    """A server has no such roles any more; those that are worn are taken back."""
    await connection.execute("DELETE FROM rank_roles WHERE guild_id = ?", (guild_id,))


async def role_gone(connection: Connection, guild_id: int, role_id: int) -> bool:
    """A role is deleted: nobody wears it, nothing stands for it; returns whether anything did."""
    for table in ("worn_roles", "unworn_roles"):
        await connection.execute(f"DELETE FROM {table} WHERE guild_id = ? AND role_id = ?", (guild_id, role_id))
    cursor = await connection.execute("DELETE FROM rank_roles WHERE guild_id = ? AND role_id = ?", (guild_id, role_id))
    return cursor.rowcount > 0


# --- when it is looked at --------------------------------------------------------------------------------------------


async def keeper(connection: Connection, guild_id: int) -> Keeper | None:
    """A server's row; None where no roles are given."""
    found = await select(connection, Keeper, "rank_keepers", "WHERE guild_id = ?", guild_id)
    return found[0] if found else None


async def put_keeper(connection: Connection, row: Keeper) -> None:
    """Write it."""
    await upsert(connection, "rank_keepers", row, "guild_id")


async def drop_idle(connection: Connection, guild_id: int) -> None:
    """Forget a server in which no role is given and none is worn."""
    await connection.execute(
        "DELETE FROM rank_keepers WHERE guild_id = ?1 AND (trouble = '' OR told = 1)"
        " AND NOT EXISTS (SELECT 1 FROM rank_roles WHERE guild_id = ?1)"
        " AND NOT EXISTS (SELECT 1 FROM worn_roles WHERE guild_id = ?1)"
        " AND NOT EXISTS (SELECT 1 FROM unworn_roles WHERE guild_id = ?1)",
        (guild_id,),
    )


async def hurry(connection: Connection, now: int, guild_id: int = 0) -> None:
    """It may be another who wears what: look at `now`, in one server or (0) in all."""
    await connection.execute(
        "UPDATE rank_keepers SET due = ?1 WHERE due > ?1 AND (guild_id = ?2 OR ?2 = 0)", (now, guild_id)
    )


async def hurry_after(connection: Connection, now: int, user_id: int) -> None:
    """The same in all servers in which somebody is rated."""
    await connection.execute(
        "UPDATE rank_keepers SET due = ?1 WHERE due > ?1 AND guild_id IN"
        " (SELECT scope FROM ratings JOIN rated_people USING (key) WHERE user_id = ?2)",
        (now, user_id),
    )


async def put_off(connection: Connection, guild_id: int, was: int, due: int) -> None:
    """Look again at `due`, unless it is to be looked at sooner since `was` was written."""
    await connection.execute("UPDATE rank_keepers SET due = ? WHERE guild_id = ? AND due = ?", (due, guild_id, was))


async def due_keepers(connection: Connection, now: int, here: Shards = EVERYTHING) -> list[int]:
    """Servers to be looked at now, the longest due first."""
    rows = await connection.execute_fetchall(
        f"SELECT guild_id FROM rank_keepers WHERE due <= ? AND {here.among('guild_id')} ORDER BY due", (now,)
    )
    return [int(row[0]) for row in rows]


async def next_due(connection: Connection, here: Shards = EVERYTHING) -> int | None:
    """When the next server is to be looked at."""
    return await first_due(connection, {"rank_keepers": here.among("guild_id")})


# --- who wears what --------------------------------------------------------------------------------------------------


async def worn(connection: Connection, guild_id: int) -> list[WornRow]:
    """Who is to wear which role of a server."""
    return await select(connection, WornRow, "worn_roles", "WHERE guild_id = ?", guild_id)


async def settle(connection: Connection, guild_id: int, wanted: Mapping[tuple[int, int], int], now: int) -> None:
    """Note who is to wear what from now on.

    Args:
        connection: the writer.
        guild_id: which server.
        wanted: Unix time of the latest rated match by role and person. Who has played since a role was given gets it
            again: they may have left the server and come back, which nobody tells the bot.
        now: Unix time.
    """
    before = {(row.role_id, row.user_id): row for row in await worn(connection, guild_id)}
    for (role, user), at in wanted.items():
        known = before.pop((role, user), None)
        if known is None or known.at < at:
            await upsert(
                connection, "worn_roles", WornRow(guild_id, role, user, GIVING, at), "guild_id", "role_id", "user_id"
            )
            await done(connection, guild_id, Errand(role, user, False))
    for row in before.values():
        await _unwear(connection, row, now)


async def strip(connection: Connection, user_id: int, now: int) -> None:
    """Take from somebody all that is worn, wherever that is."""
    for row in await select(connection, WornRow, "worn_roles", "WHERE user_id = ?", user_id):
        await _unwear(connection, row, now)
        await hurry(connection, now, row.guild_id)


async def _unwear(connection: Connection, row: WornRow, now: int) -> None:
    await connection.execute(
        "DELETE FROM worn_roles WHERE guild_id = ? AND role_id = ? AND user_id = ?",
        (row.guild_id, row.role_id, row.user_id),
    )
    if row.state != ABSENT:
        await connection.execute(
            "INSERT INTO unworn_roles VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (row.guild_id, row.role_id, row.user_id, now),
        )


async def expire(connection: Connection, guild_id: int, before: int) -> None:
    """Give up taking back what could not be taken since a Unix time."""
    await connection.execute("DELETE FROM unworn_roles WHERE guild_id = ? AND at < ?", (guild_id, before))


async def errands(connection: Connection, guild_id: int) -> list[Errand]:
    """What Discord is still to do in a server: first what is to be taken back."""
    taken = await connection.execute_fetchall(
        "SELECT role_id, whose FROM unworn_roles WHERE guild_id = ? ORDER BY at, role_id, whose", (guild_id,)
    )
    given = await connection.execute_fetchall(
        "SELECT role_id, user_id FROM worn_roles WHERE guild_id = ? AND state = ? ORDER BY at, role_id, user_id",
        (guild_id, GIVING),
    )
    return [Errand(role, user, False) for role, user in taken] + [Errand(role, user, True) for role, user in given]


async def done(connection: Connection, guild_id: int, errand: Errand, *, absent: bool = False) -> None:
    """Discord has done it, or (`absent`) has no such member."""
    if errand.give:
        await connection.execute(
            "UPDATE worn_roles SET state = ? WHERE guild_id = ? AND role_id = ? AND user_id = ?",
            (ABSENT if absent else WORN, guild_id, errand.role_id, errand.user_id),
        )
        return
    await connection.execute(
        "DELETE FROM unworn_roles WHERE guild_id = ? AND role_id = ? AND whose = ?",
        (guild_id, errand.role_id, errand.user_id),
    )
