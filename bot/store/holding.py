"""Who works on a PostgreSQL: advisory locks, which the server gives up for whoever dies.

One process has all of it, or several have shards of it, each shard one process. All count the same number of shards,
for with two numbers a server would be at home in two processes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.store.errors import OutOfOrder
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

_OTHERS: Final = (
    "SELECT min(objid::bigint) FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = $1::bigint::oid"
    " AND objid <> $2::bigint::oid AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
"""Another number of shards that somebody counts."""


async def take(connection: Any, shards: Shards | None) -> None:
    """Have a database, or some shards of it, as long as the connection stands.

    Args:
        connection: the driver's own.
        shards: None for all of it, however many shards there are.

    Raises:
        OutOfOrder: another process has it; the connection is good for nothing then.
    """
    if shards is None:
        await _within(
            lambda: connection.fetchval(f"SELECT pg_try_advisory_lock({LOCK}, {ALONE})"),
            "another process is using it",
        )
        return
    # One after the other, or two that begin at once with different numbers would turn each other away.
    await connection.execute(f"SELECT pg_advisory_lock({LOCK}, {TAKING})")
    try:
        await _within(
            lambda: connection.fetchval(f"SELECT pg_try_advisory_lock_shared({LOCK}, {ALONE})"),
            "another process is using all of it (MADANG_SHARDS is not set there)",
        )
        await _within(
            lambda: _no_others(connection, shards.count),
            f"other processes do not work with {shards.count} shards: all of them have the same number",
        )
        await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", COUNTED, shards.count)
        for shard in shards.here:
            await _within(
                lambda shard=shard: connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", SHARD, shard),
                f"another process has shard {shard} of {shards.count}",
            )
    finally:
        if not connection.is_closed():
            await connection.execute(f"SELECT pg_advisory_unlock({LOCK}, {TAKING})")


async def _no_others(connection: Any, count: int) -> bool:
    return await connection.fetchval(_OTHERS, COUNTED, count) is None


async def _within(taken: Callable[[], Awaitable[Any]], refusal: str) -> None:
    """Try to take something for as long as the server may need to notice that whoever had it died."""
    until = time.monotonic() + GOES_WITHIN
    while not await taken():
        if time.monotonic() > until:
            raise OutOfOrder(refusal)
        await asyncio.sleep(GOES_WITHIN / 10)
