"""Finding tables."""

from __future__ import annotations

from functools import partial

from bot.store import repository as repo
from bot.store.loading import count_ended, load_ended, load_in, load_latest_in, load_of
from bot.tables.desk import Desk
from bot.tables.model import Place, Snapshot, TableError
from bot.tables.urgency import urgency


class Finder:
    """Reading tables; changes nothing."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def at(self, table_id: int) -> Snapshot:
        """A table.

        Raises:
            TableError: no such table.
        """
        return await self.desk.snapshot(table_id)

    async def home(self, table_id: int) -> Place:
        """Where a table is played, without reading anything else of it.

        Raises:
            TableError: no such table.
        """
        found = await repo.home(self.desk.database.reader, table_id)
        if found is None:
            raise TableError("error-no-such-table")
        return Place(*found)

    async def began(self, table_id: int) -> int:
        """Unix time at which a match began; 0 while it has not."""
        return await repo.began(self.desk.database.reader, table_id)

    async def in_channel(self, channel_id: int) -> Snapshot | None:
        """The unfinished table of a channel."""
        found = await load_in(self.desk.database.reader, channel_id)
        return None if found is None else await self.desk.complete(found)

    async def latest_in(self, channel_id: int) -> Snapshot | None:
        """The unfinished table of a channel, else the newest that was there."""
        found = await load_latest_in(self.desk.database.reader, channel_id)
        return None if found is None else await self.desk.complete(found)

    async def of(self, user_id: int) -> list[Snapshot]:
        """Unfinished tables where a person sits, the most urgent first (`bot.tables.urgency`)."""
        tables = [await self.desk.complete(found) for found in await load_of(self.desk.database.reader, user_id)]
        return sorted(tables, key=partial(urgency, user_id=user_id))

    async def count_ended(self, user_id: int) -> int:
        """How many matches that are over a person played."""
        return await count_ended(self.desk.database.reader, user_id)

    async def ended(self, user_id: int, first: int, most: int) -> list[Snapshot]:
        """Matches that are over where a person sat, the latest first: at most so many, from the one of a number on."""
        found = await load_ended(self.desk.database.reader, user_id, first, most)
        return [await self.desk.complete(one) for one in found]

    async def paused_in(self, guild_id: int, user_id: int) -> list[Snapshot]:
        """Paused tables of a server where a person sits."""
        return [t for t in await self.of(user_id) if t.row.phase == "paused" and t.row.guild_id == guild_id]
