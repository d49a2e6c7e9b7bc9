"""The service of *Find me a table*: what people press, and what is done at every beat."""

from __future__ import annotations

from collections.abc import Callable

from bot.seeking.matchmaking import Matchmaking
from bot.seeking.searching import Searching
from bot.seeking.usher import Usher
from bot.tables.service import Tables


class Seeking:
    """Both halves over the same tables.

    Args:
        tables: the table service; its database, clock and transactions are shared.
        usher: what is needed of Discord.
        on_change: called after every commit that may make a group full; the app then looks soon what is due.
    """

    def __init__(self, tables: Tables, usher: Usher, *, on_change: Callable[[], None]) -> None:
        self.matchmaking = Matchmaking(tables.desk, usher)
        self.searching = Searching(tables.desk, self._stirred)
        self._on_change = on_change

    def _stirred(self) -> None:
        self.matchmaking.stir()
        self._on_change()

    async def run_due(self) -> int | None:
        """Do everything that is due; returns Unix time of the next thing that is, or None."""
        return await self.matchmaking.run_due()
