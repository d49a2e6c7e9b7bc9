"""Who looks for others to play with, and the groups that were found, as rows (tournaments R6)."""

from __future__ import annotations

from msgspec import Struct

from bot.rating.nearness import TableKind, TableWish
from bot.store.shards import EVERYTHING, Shards
from bot.store.values import SOONER, Connection, first_due, insert, select, skip_ids, upsert


class SearchRow(Struct):
    """Somebody's search on a server; see the migration for what each column means."""

    guild_id: int
    user_id: int
    channel_id: int
    body: TableWish
    since: int = 0
    finding_id: int | None = None
    outcome: str = ""
    tell_due: int = 0

    @property
    def waits(self) -> bool:
        """Whether others are looked for and not found yet."""
        return bool(self.since) and self.finding_id is None

    def rest(self, outcome: str = "") -> None:
        """Nobody is looked for any more."""
        self.since, self.finding_id, self.outcome = 0, None, outcome


class FindingRow(Struct):
    """A full group; see the migration."""

    id: int
    guild_id: int
    body: TableKind
    home_id: int = 0
    message_id: int = 0
    channel_id: int = 0
    table_id: int | None = None
    until: int = 0
    due: int = 0
    attempts: int = 0


async def search_of(connection: Connection, guild_id: int, user_id: int) -> SearchRow | None:
    """Somebody's search on a server."""
    found = await select(connection, SearchRow, "searches", "WHERE guild_id = ? AND user_id = ?", guild_id, user_id)
    return found[0] if found else None


async def put_search(connection: Connection, row: SearchRow) -> None:
    """Keep a search, in place of what it was."""
    await upsert(connection, "searches", row, "guild_id", "user_id")


async def latest_game(connection: Connection, user_id: int) -> str:
    """What a person sat down to last; empty for nothing."""
    rows = await connection.execute_fetchall(
        "SELECT game FROM tables JOIN seats ON seats.table_id = tables.id WHERE seats.user_id = ?"
        " ORDER BY created_at DESC, tables.id DESC LIMIT 1",
        (user_id,),
    )
    return next((str(row[0]) for row in rows), "")


async def searched_guilds(connection: Connection, here: Shards = EVERYTHING) -> list[int]:
    """Servers on which somebody waits."""
    rows = await connection.execute_fetchall(
        "SELECT DISTINCT guild_id FROM searches WHERE since > 0 AND finding_id IS NULL"
        f" AND {here.among('guild_id')} ORDER BY guild_id"
    )
    return [int(row[0]) for row in rows]


async def waiting_in(connection: Connection, guild_id: int, most: int) -> list[SearchRow]:
    """Who waits on a server, the longest first."""
    tail = "WHERE guild_id = ? AND since > 0 AND finding_id IS NULL ORDER BY since, user_id LIMIT ?"
    return await select(connection, SearchRow, "searches", tail, guild_id, most)


async def begun_before(
    connection: Connection, live: int, others: int, pace: str, here: Shards = EVERYTHING
) -> list[SearchRow]:
    """Who waits in vain.

    Args:
        connection: any.
        live: Unix time before which a wait at `pace` began that is over now.
        others: the same of any other.
        pace: the one that is waited for less long.
        here: in servers of these shards.
    """
    tail = (
        f"WHERE since > 0 AND since <= ? AND finding_id IS NULL AND {here.among('guild_id')} ORDER BY guild_id, user_id"
    )
    rows = await select(connection, SearchRow, "searches", tail, max(live, others))
    return [row for row in rows if row.since <= (live if row.body.pace == pace else others)]


async def searches_to_tell(connection: Connection, now: int, here: Shards = EVERYTHING) -> list[SearchRow]:
    """Whose search ended and who is to be told of it now."""
    where = f"tell_due > 0 AND tell_due <= ? AND {here.among('guild_id')}"
    tail = f"WHERE {where} ORDER BY tell_due, guild_id, user_id LIMIT 50"
    return await select(connection, SearchRow, "searches", tail, now)


async def next_to_tell(connection: Connection, here: Shards = EVERYTHING) -> int | None:
    """When somebody is told next."""
    return await first_due(connection, {"searches": f"tell_due > 0 AND {here.among('guild_id')}"}, "tell_due")


async def members(connection: Connection, finding_id: int) -> list[SearchRow]:
    """The people of a group, the longest waiting first."""
    tail = "WHERE finding_id = ? ORDER BY since, user_id"
    return await select(connection, SearchRow, "searches", tail, finding_id)


async def findings(connection: Connection, here: Shards = EVERYTHING) -> list[FindingRow]:
    """All groups whose match has not begun."""
    return await select(connection, FindingRow, "findings", f"WHERE {here.among('guild_id')} ORDER BY id")


async def finding(connection: Connection, finding_id: int) -> FindingRow | None:
    """One of them."""
    found = await select(connection, FindingRow, "findings", "WHERE id = ?", finding_id)
    return found[0] if found else None


async def new_finding(connection: Connection, guild_id: int, body: TableKind, due: int) -> FindingRow:
    """A group that was found now."""
    row = FindingRow(0, guild_id, body, due=due)
    row.id = await insert(connection, "findings", row)
    return row


async def put_finding(connection: Connection, row: FindingRow) -> None:
    """Keep what is known of a group."""
    await upsert(connection, "findings", row, "id")


async def skip_finding_ids(connection: Connection) -> None:
    """Let the next groups have numbers that no message was posted under yet."""
    await connection.execute("INSERT INTO findings (guild_id, body, due) VALUES (0, '{}', 0)")
    await connection.execute("DELETE FROM findings WHERE guild_id = 0")
    await skip_ids(connection, "findings")


async def hasten(connection: Connection, finding_id: int, due: int) -> None:
    """Look at a group sooner."""
    await connection.execute(f"UPDATE findings SET due = {SOONER} WHERE id = ?2", (due, finding_id))


async def drop_finding(connection: Connection, finding_id: int) -> None:
    """It is over; those who are in it still wait again."""
    await connection.execute("DELETE FROM findings WHERE id = ?", (finding_id,))
