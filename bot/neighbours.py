"""The other processes of a bot that runs as several, each with some of the shards: what they tell each other, and whose
turn it is to introduce a connection to Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from bot.store import alive
from bot.store.database import Database
from bot.store.errors import OutOfOrder

TABLE, TOURNAMENT, ROLES = "table", "tournament", "roles"
"""Kinds of what was changed."""
RECKONED: Final = 1.0
"""Seconds by which clocks of whole seconds, on several machines, may disagree about a moment."""


class Neighbours:
    """Tells and hears; where this process has all shards there is nobody.

    Args:
        database: that all of them work on.
        clock: Unix time in seconds.
        heard: told what another process changed, as kind and number.
        missed: told after a time in which nothing could be heard.
    """

    def __init__(
        self,
        database: Database,
        clock: Callable[[], int],
        heard: Callable[[str, int], None],
        missed: Callable[[], None],
    ) -> None:
        self._database = database
        self._clock = clock
        self._heard = heard
        self._missed = missed

    @property
    def none(self) -> bool:
        """Whether this process is the only one."""
        return self._database.shards.whole

    @property
    def first(self) -> bool:
        """Whether this process does what one of them does for all: it has the first shard, and direct messages."""
        return 0 in self._database.shards.here

    def listen(self) -> None:
        """Hear from now on what others tell."""
        if not self.none:
            self._database.listen(self._heard, self._missed)

    def tell(self, kind: str, number: int = 0) -> None:
        """Tell them that something was changed here."""
        if not self.none:
            self._database.announce(kind, number)

    async def wait_for_turn(self, shard: int, at_once: int) -> None:
        """Wait until the connection of a shard may introduce itself: Discord takes one of a bucket in five seconds.
        While the database cannot say whose turn it is, that long is waited, as by a process alone.

        Args:
            shard: its number.
            at_once: how many buckets there are (`max_concurrency`).
        """
        bucket = shard % at_once
        try:
            async with self._database.write() as connection:
                at = await alive.introduced(connection, bucket, self._clock())
        except OutOfOrder:
            await asyncio.sleep(alive.APART)
            return
        wait = at - self._clock()
        if wait > 0:
            await asyncio.sleep(wait + RECKONED)
