"""Who watches a match from beside it: told when it ends and, if asked for, at each round (asynchronous P8).

Watchers count as nobody at the table: nothing waits for them, nothing is shown to them that not everybody sees, and who
has lost sight of the channel is told nothing. How and when they are told is theirs to choose, as for players
(`bot.tables.calling`). That somebody watches changes nothing that others could see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.store import calls, watches
from bot.store import repository as repo
from bot.store.rows import CANCELLED, DIGEST, DIRECT, FINISHED, PAUSED, PLAYING
from bot.store.rows import MENTION as MENTION
from bot.store.rows import WatchRow as WatchRow
from bot.tables.calling import LATER, NOW, digest_of, reached, spoken_to
from bot.tables.desk import Desk
from bot.tables.model import Person, Snapshot, TableError
from bot.tables.presenter import Presenter

CALLED: Final = 50
"""People named in one line; more than a hundred Discord does not ping, and a line has 2,000 characters."""


class Watching:
    """Watches of matches."""

    def __init__(self, desk: Desk, presenter: Presenter) -> None:
        self.desk = desk
        self.presenter = presenter

    # --- beginning and ending ----------------------------------------------------------------------------------------

    async def of(self, table_id: int, user_id: int) -> WatchRow | None:
        """A person's watch of a table, if there is one."""
        return await watches.watch_of(self.desk.database.reader, table_id, user_id)

    async def watch(self, table_id: int, by: Person, *, rounds: bool | None = None) -> WatchRow:
        """Watch a match from now on, or change what one is told of it.

        Args:
            table_id: the table.
            by: who watches.
            rounds: whether to be told of each round too; None leaves it as it is, at first no.

        Raises:
            TableError: there is no match to be watched, or it has no rounds to be told of.
        """
        table = await self.desk.snapshot(table_id)
        if table.row.phase not in (PLAYING, PAUSED) or table.row.state is None:
            raise TableError("error-not-started" if table.in_lobby else f"error-{table.row.phase}")
        now = table.round
        if rounds and now is None:
            raise TableError("error-unknown-button")
        async with self.desk.database.write() as connection:
            await repo.meet(connection, by.id, by.name, by.locale)
            row = await watches.watch_of(connection, table_id, by.id) or WatchRow(table_id, by.id)
            if rounds is not None:
                row.rounds = int(rounds)
            row.told = max(row.told, now or 0)
            await watches.put(connection, row)
        return row

    async def unwatch(self, table_id: int, by: Person) -> None:
        """Watch a match no longer; what was still to be said of it is not said."""
        table = await self.desk.snapshot(table_id)
        async with self.desk.database.write() as connection:
            await watches.drop(connection, table_id, by.id)
            if table.seat_of(by.id) is None:
                await calls.uncall(connection, by.id, table_id)

    # --- telling -----------------------------------------------------------------------------------------------------

    async def owed(self, connection: repo.Connection, table: Snapshot) -> bool:
        """Whether something has happened that somebody who watches is to be told."""
        return bool(await self._concerned(connection, table))

    async def _concerned(self, connection: repo.Connection, table: Snapshot) -> list[WatchRow]:
        """Whom the end concerns, or the round that is under way."""
        over = table.row.phase in (FINISHED, CANCELLED)
        found = await watches.watchers(connection, table.id, over=over)
        if over or not found or not table.playing:
            return found if over else []
        return [row for row in found if row.told < (table.round or 0)]

    async def tell(self, table: Snapshot, nonce: int) -> bool:
        """Tell those who watch what they are to know now, or note it for when they may be told.

        Args:
            table: as it stands.
            nonce: the same one never posts twice.

        Returns:
            Whether something was noted that may be due already.
        """
        reader, now = self.desk.database.reader, self.desk.clock()
        rows, over = await self._concerned(reader, table), table.row.phase in (FINISHED, CANCELLED)
        waits = await calls.called(reader, table.id)
        at_once: list[int] = []
        due: dict[int, int] = {}
        for row in rows:
            if over and table.seat_of(row.user_id) is not None:
                continue  # the result calls everybody who played
            person = await repo.user(reader, row.user_id)
            how = reached(person, now)
            if how == NOW and row.user_id not in waits:
                if await self.presenter.sees(table, row.user_id):
                    at_once.append(row.user_id)
            elif person is not None and how in (NOW, LATER, DIRECT, DIGEST):
                due[row.user_id] = digest_of(person, now) if how == DIGEST else spoken_to(person, now)
        await self._call(table, at_once, nonce)
        async with self.desk.database.write() as connection:
            for user, at in due.items():
                await calls.call(connection, user, table.id, at)
            users = [row.user_id for row in rows]
            await watches.told(connection, table.id, users, over=over, round=0 if over else table.round or 0)
        return bool(due)

    async def _call(self, table: Snapshot, users: Sequence[int], nonce: int) -> None:
        """One line for all who are called by name, a second one where they are very many."""
        for first in range(0, len(users), CALLED):
            body = {"users": users[first : first + CALLED]}
            await self.presenter.post_notice(table, "watched", body, f"w{nonce}.{first}")
