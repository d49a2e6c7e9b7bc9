"""What the processes on one PostgreSQL tell each other: `NOTIFY` and `LISTEN`, on a connection of its own.

Nothing hangs on it but how soon others know: whatever is told stands in the database, and whoever was not there to hear
it looks there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from bot.store.errors import StoreError
from bot.store.wire import Address, Wire

CHANNEL: Final = "madang"
AGAIN: Final = 5.0
"""Seconds until a connection that was lost is tried again."""

_log = structlog.get_logger(__name__)


class News:
    """Says and hears; until `listen` nobody else is on the database, and what is said goes nowhere.

    Args:
        address: of the database.
    """

    def __init__(self, address: Address) -> None:
        self._line = Wire(address, reads_only=True)
        self._unsaid: dict[str, None] = {}
        """In order, and each once however often it is said meanwhile."""
        self._stirred = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def say(self, text: str) -> None:
        """Say something to all others, soon."""
        if self._task is not None:
            self._unsaid[text] = None
            self._stirred.set()

    def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Say and hear from now on.

        Args:
            heard: told what others say.
            missed: told after every time in which nothing could be heard.
        """
        self._task = asyncio.create_task(self._keep_on(heard, missed), name="news")

    async def close(self) -> None:
        """Say and hear nothing any more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        await self._line.close()

    async def _keep_on(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        lost = False
        while True:
            try:
                gone = await self._line.hear(CHANNEL, heard, self._stirred.set)
                if lost:
                    missed()
                lost = False
                while not gone.is_set():
                    await self._say_all()
                    await self._stirred.wait()
                    self._stirred.clear()
            except (StoreError, OSError) as error:
                if not lost:
                    _log.warning("nothing is heard of other processes", reason=str(error))
            lost = True
            await asyncio.sleep(AGAIN)

    async def _say_all(self) -> None:
        while self._unsaid:
            said, self._unsaid = self._unsaid, {}
            try:
                query = "SELECT pg_notify($1, one) FROM unnest($2::text[]) AS one"
                await self._line.ask(query, CHANNEL, list(said))
            except BaseException:
                self._unsaid = said | self._unsaid
                raise
