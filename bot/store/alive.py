"""When the program ran, shard by shard: notes that it is alive, what it looked at once, and when it did not run."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.hours.spans import Span, joined
from bot.store.shards import Shards
from bot.store.values import Connection

APART: Final = 5
"""Seconds between two introductions to Discord that may not come at once (gateway, *Rate Limiting*)."""


async def beat(connection: Connection, now: int, here: Shards) -> dict[int, int]:
    """Note that some shards are alive.

    Returns:
        for each of them when that was noted last; `now` the first time.
    """
    known = await _dealt(connection, now, here)
    await connection.executemany(
        "UPDATE beats SET at = ? WHERE shards = ? AND shard = ?", [(now, here.count, shard) for shard in here.here]
    )
    return {shard: known[shard] for shard in here.here}


async def _dealt(connection: Connection, now: int, here: Shards) -> dict[int, int]:
    """When each of all shards was last seen alive.

    Where there were so many others before, each begins with what was noted of any of them longest ago: which of those
    had which server then is not known any more, and too long a downtime takes nothing from anybody.
    """
    query = "SELECT shard, at FROM beats WHERE shards = ?"
    known = {int(shard): int(at) for shard, at in await connection.execute_fetchall(query, (here.count,))}
    if len(known) < here.count:
        ((earliest,),) = await connection.execute_fetchall("SELECT min(at) FROM beats")
        await connection.execute("DELETE FROM beats WHERE shards <> ?", (here.count,))
        await connection.executemany(
            "INSERT INTO beats (shards, shard, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            [(here.count, shard, now if earliest is None else earliest) for shard in range(here.count)],
        )
        known = {int(shard): int(at) for shard, at in await connection.execute_fetchall(query, (here.count,))}
    return known


async def looked(connection: Connection, here: Shards) -> str:
    """What looked last whether all matches of these shards can be read; empty for nothing, or not the same."""
    rows = await connection.execute_fetchall("SELECT shard, form FROM beats WHERE shards = ?", (here.count,))
    forms = {str(form) for shard, form in rows if shard in here.here}
    return forms.pop() if len(forms) == 1 else ""


async def note_looked(connection: Connection, form: str, now: int, here: Shards) -> None:
    """Note what has looked."""
    await _dealt(connection, now, here)
    await connection.executemany(
        "UPDATE beats SET form = ? WHERE shards = ? AND shard = ?", [(form, here.count, shard) for shard in here.here]
    )


# --- downtime --------------------------------------------------------------------------------------------------------


class Downtimes:
    """When which shards did not run.

    Args:
        rows: since and until when, of how many shards, and which.
    """

    def __init__(self, rows: Iterable[tuple[int, int, int, int]] = ()) -> None:
        self._rows = tuple(rows)

    def of(self, guild_id: int) -> list[Span]:
        """When nothing could be done in a server."""
        return joined(
            (since, until) for since, until, count, shard in self._rows if Shards(count).of(guild_id) == shard
        )


async def note_downtime(connection: Connection, since: int, until: int, forget: int, part: Shards) -> None:
    """Some shards did not run; what lay before the Unix time `forget` is forgotten."""
    await connection.execute("DELETE FROM downtimes WHERE until < ?", (forget,))
    await connection.executemany(
        "INSERT INTO downtimes (since, until, shards, shard) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        [(since, until, part.count, shard) for shard in part.here],
    )


async def downtimes(connection: Connection) -> Downtimes:
    """When which shards did not run."""
    rows = await connection.execute_fetchall("SELECT since, until, shards, shard FROM downtimes")
    return Downtimes((since, until, count, shard) for since, until, count, shard in rows)


# --- introductions ---------------------------------------------------------------------------------------------------


async def introduced(connection: Connection, bucket: int, now: int) -> int:
    """Take the next free moment in which a connection of a bucket may introduce itself to Discord; its Unix time."""
    rows = await connection.execute_fetchall(
        "INSERT INTO introductions (bucket, free_at) VALUES (?1, ?2) ON CONFLICT (bucket) DO UPDATE SET free_at ="
        " CASE WHEN introductions.free_at > ?3 THEN introductions.free_at ELSE ?3 END + ?4 RETURNING free_at",
        (bucket, now + APART, now, APART),
    )
    return int(next(iter(rows))[0]) - APART
