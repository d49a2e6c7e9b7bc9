"""Who works on a PostgreSQL: advisory locks, which the server gives up for whoever dies.

One process has all of it, or several have shards of it, each shard one process. All count the same number of shards,
for with two numbers a server would be at home in two processes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final

from bot.store.errors import Displaced, OutOfOrder
from bot.store.shards import Shards

LOCK: Final = 0x6D6164
"""First half of the numbers under which this program takes advisory locks."""
ALONE, MAKING, OPEN, TAKING = 1, 2, 3, 4
"""Second halves: somebody works on it (one process alone, or shared by those that have shards); somebody makes its
tables; it is open (shared by all who have it); somebody takes shards."""
COUNTED: Final = LOCK + 1
"""First half of the lock on a number of shards; the second is the number. Shared by those that count so many."""
SHARD: Final = LOCK + 2
"""First half of the lock on a shard; the second is its number."""

GOES_WITHIN: Final = 3.0
"""Seconds in which the server notices that a process was killed, and another may begin."""

_HELD: Final = (
    "FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = $1::bigint::oid"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_OTHERS: Final = f"SELECT min(objid::bigint) {_HELD} AND objid <> $2::bigint::oid"
"""Another number of shards that somebody counts."""
_HOLDERS: Final = f"SELECT array_agg(pid) {_HELD} AND objid = $2::bigint::oid"
"""The server's numbers of the connections that have a lock."""


async def take(connection: Any, former: Collection[int], shards: Shards | None) -> None:
    """Have a database, or some shards of it, as long as the connection stands.

    Args:
        connection: the driver's own.
        former: the server's numbers of connections that this process had before and lost.
        shards: None for all of it, however many shards there are.

    Raises:
        Displaced: another process has it; the connection is good for nothing then.
        OutOfOrder: the server has not missed a former connection yet; it will.
    """

    async def within(taken: Callable[[], Awaitable[Any]], refusal: str, *lock: int) -> None:
        """Try to take something for as long as the server may need to notice that whoever had it died; `lock` is the
        one lock that can be in the way, where there is one."""
        until = time.monotonic() + GOES_WITHIN
        while not await taken():
            if time.monotonic() > until:
                held = await connection.fetchval(_HOLDERS, *lock) if lock else ()
                if held is None:  # given up this moment
                    continue
                if not set(former).isdisjoint(held):
                    raise OutOfOrder("the connection that was lost has it still")
                raise Displaced(refusal)
            await asyncio.sleep(GOES_WITHIN / 10)

    if shards is None:
        await within(
            lambda: connection.fetchval(f"SELECT pg_try_advisory_lock({LOCK}, {ALONE})"),
            "another process is using it",
            LOCK,
            ALONE,
        )
        return
    # One after the other, or two that begin at once with different numbers would turn each other away.
    await connection.execute(f"SELECT pg_advisory_lock({LOCK}, {TAKING})")
    try:
        await within(
            lambda: connection.fetchval(f"SELECT pg_try_advisory_lock_shared({LOCK}, {ALONE})"),
            "another process is using all of it (MADANG_SHARDS is not set there)",
        )
        await within(
            lambda: _no_others(connection, shards.count),
            f"other processes do not work with {shards.count} shards: all of them have the same number",
        )
        await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", COUNTED, shards.count)
        for shard in shards.here:
            await within(
                lambda shard=shard: connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", SHARD, shard),
                f"another process has shard {shard} of {shards.count}",
                SHARD,
                shard,
            )
    finally:
        if not connection.is_closed():
            await connection.execute(f"SELECT pg_advisory_unlock({LOCK}, {TAKING})")


async def _no_others(connection: Any, count: int) -> bool:
    return await connection.fetchval(_OTHERS, COUNTED, count) is None
