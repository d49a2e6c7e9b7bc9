"""What seats of finished matches played as, and how it went, as rows that name nobody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from bot.core.study import STUDY
from bot.store.rows import FINISHED
from bot.store.values import Connection, marks

_options = msgspec.json.Decoder(dict[str, str]).decode


class RoleResult(Struct, frozen=True):
    """A seat of a match that is over.

    Args:
        role: what it played as.
        rank: from 1, which is a win; equal ranks share a place.
        bot: whether a bot played it at the end.
    """

    role: str
    rank: int
    bot: bool = False


async def add(connection: Connection, table_id: int, seats: Iterable[RoleResult]) -> None:
    """Keep how a match went, once.

    Args:
        connection: the writer.
        table_id: its table.
        seats: all of them, in order.
    """
    await connection.executemany(
        "INSERT INTO role_results VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        [(table_id, seat, one.role, one.rank, int(one.bot)) for seat, one in enumerate(seats)],
    )


async def missing(connection: Connection, games: Sequence[str]) -> list[int]:
    """Tables of some games whose match is over and of which nothing is kept; studies never are."""
    rows = await connection.execute_fetchall(
        f"SELECT id, options FROM tables WHERE phase = ? AND game IN {marks(games)} AND state IS NOT NULL"
        " AND id NOT IN (SELECT table_id FROM role_results) ORDER BY id",
        (FINISHED, *games),
    )
    return [int(number) for number, options in rows if STUDY not in _options(options)]


async def of_server(connection: Connection, guild_id: int, game: str) -> list[tuple[int, list[RoleResult]]]:
    """Matches of a game that ended on a server, the oldest first: Unix time of the end, and the seats in order."""
    rows = await connection.execute_fetchall(
        "SELECT table_id, ended_at, role, rank, bot FROM role_results JOIN tables ON tables.id = table_id"
        " WHERE guild_id = ? AND game = ? ORDER BY ended_at, table_id, seat",
        (guild_id, game),
    )
    found: dict[int, tuple[int, list[RoleResult]]] = {}
    for table_id, at, role, rank, bot in rows:
        found.setdefault(table_id, (at, []))[1].append(RoleResult(role, rank, bool(bot)))
    return list(found.values())
