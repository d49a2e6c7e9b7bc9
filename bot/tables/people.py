"""Settings of people and servers, and what is stored about a person."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import structlog

from bot.core.errors import CoreError
from bot.hours import zones
from bot.hours.calendar import Calendar
from bot.store import people as store
from bot.store import repository as repo
from bot.store.rows import LOBBY, OPEN, PAUSED, PLAYING, GuildRow, TableRow, UserRow
from bot.tables import away, officiated
from bot.tables.calling import digest_after
from bot.tables.desk import Change, Desk
from bot.tables.hands import to_bot
from bot.tables.lobby import walk_out
from bot.tables.model import SUBSTITUTE, Person, Snapshot
from bot.tables.returning import look_everywhere
from bot.tables.vacancies import recount

OFFERED: Final = "hours"
"""Stands among the games somebody was introduced to, once zone and quiet hours were offered."""

_log = structlog.get_logger(__name__)


class People:
    """People and servers."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def get(self, user_id: int) -> UserRow | None:
        """A person, if known."""
        return await repo.user(self.desk.database.reader, user_id)

    async def meet(self, person: Person) -> UserRow:
        """Remember a person's name and Discord language as last seen."""
        async with self.desk.database.write() as connection:
            await repo.meet(connection, person.id, person.name, person.locale)
        return await self.get(person.id) or UserRow(person.id, person.name, person.locale)

    async def set(
        self,
        person: Person,
        *,
        language: str | None = None,
        reminders: str | None = None,
        introduced: str | None = None,
        digest: int | None = None,
        shown: bool | None = None,
    ) -> UserRow:
        """Change a person's own settings; `introduced` adds a game whose first pages were shown."""

        def change(row: UserRow) -> None:
            if language is not None:
                row.language = language
            if reminders is not None:
                row.reminders, row.refused = reminders, 0
            if introduced is not None and introduced not in row.introduced:
                row.introduced.append(introduced)
            if digest is not None:
                row.digest = digest
            if shown is not None:
                row.reliability.shown = int(shown)

        row = await self._change(person, change)
        if shown is not None:
            await self._show_lobbies(person.id)
        return row

    async def _show_lobbies(self, user_id: int) -> None:
        """What lobbies say of a person is different now."""
        for table in await repo.tables_of(self.desk.database.reader, user_id):
            if table.phase == LOBBY:
                async with self.desk.change(table.id) as change:
                    change.show()

    async def begin_again(self, person: Person) -> UserRow:
        """Forget which games' first pages a person has seen."""

        def change(row: UserRow) -> None:
            row.introduced = []

        return await self._change(person, change)

    async def _change(self, person: Person, change: Callable[[UserRow], None]) -> UserRow:
        async with self.desk.database.write("users", person.id) as connection:
            await repo.meet(connection, person.id, person.name, person.locale)
            row = await repo.user(connection, person.id)
            assert row is not None
            before = row.reminders, row.digest, row.calendar
            change(row)
            if row.calendar.taken != before[2].taken:
                row.away_due = away.due_after(row.calendar, self.desk.clock())
            if before != (row.reminders, row.digest, row.calendar):
                row.digest_due = digest_after(row, self.desk.clock())
            await repo.upsert(connection, "users", row, "id")
        return row

    # --- hours -------------------------------------------------------------------------------------------------------

    async def zone(self, person: Person, guild_id: int = 0) -> str:
        """The zone of a person: the own one, else what is usual for the language or on the server."""
        row = await self.get(person.id)
        own = row.calendar.latest.zone if row is not None else ""
        return own or zones.usual(person.locale, (await self.guild(guild_id)).zone if guild_id else "")

    async def live(
        self,
        person: Person,
        usual: str,
        *,
        zone: str | None = None,
        quiet: tuple[int, int] | None = None,
        off: tuple[int, ...] | None = None,
    ) -> UserRow:
        """Change a person's week; what is not said stays.

        Args:
            person: who.
            usual: the zone that the person was shown so far (`zone`); it is theirs from now on, as what was chosen
                beside it was meant in it.
            zone: IANA name.
            quiet: minutes after midnight, the same twice for none.
            off: weekdays, Monday 0.

        Raises:
            BadHours: nobody may have that; nothing is changed.
        """
        said = {"zone": zone, "quiet": quiet, "off": off}

        def change(calendar: Calendar) -> Calendar:
            week = msgspec.structs.replace(calendar.latest, zone=calendar.latest.zone or usual)
            wanted = {name: value for name, value in said.items() if value is not None}
            return calendar.turned(msgspec.structs.replace(week, **wanted), self.desk.clock())

        return await self._keep(person, change)

    async def leave(self, person: Person, since: int, until: int) -> UserRow:
        """Go on vacation, now or later.

        Args:
            person: who.
            since: Unix time; one of this moment or just before it is now.
            until: Unix time.

        Raises:
            BadHours: not allowed; nothing is changed.
        """
        row = await self._keep(person, lambda calendar: calendar.away(since, until, self.desk.clock()))
        await look_everywhere(self.desk, person.id)
        return row

    async def come_back(self, person: Person) -> UserRow:
        """End a vacation, or call off the next."""
        row = await self._keep(person, lambda calendar: calendar.back(self.desk.clock()))
        await look_everywhere(self.desk, person.id)
        return row

    async def _keep(self, person: Person, change: Callable[[Calendar], Calendar]) -> UserRow:
        def keep(row: UserRow) -> None:
            row.calendar = change(row.calendar)

        return await self._change(person, keep)

    async def stored(self, user_id: int) -> dict[str, Any]:
        """Everything that is stored about a person, to show it to that person.

        Returns:
            `user` (a `UserRow` or None), `tables` (ids of unfinished tables), and the numbers `finished` (finished and
            cancelled tables), `hosted`, `invites`, `drafts`, `decks`, `reports`, `promises`,
            `notes`, `plans`, `watches`, `talks`, `played`, `tournaments`, `organised`, `opening`, `worn`, `searches`.
        """
        row = await self.get(user_id)
        tables = await repo.tables_of(self.desk.database.reader, user_id)
        counts = await store.counts(self.desk.database.reader, user_id)
        return {"user": row, "tables": [table.id for table in tables], **counts}

    async def forget(self, user_id: int) -> None:
        """Delete a person. A bot plays their seats in running matches, and anybody may take them over."""
        async with self.desk.database.write() as connection:
            tables = await repo.tables_of(connection, user_id)
            known, done = {table.id for table in tables}, list[Callable[[], None]]()
            tables += [table for table in await repo.keeping_for(connection, user_id) if table.id not in known]
            for table in tables:
                try:
                    await self._leave(connection, table, user_id)
                except CoreError as problem:  # a table that cannot be read keeps nobody from being forgotten
                    _log.warning("left without a word", table=table.id, reason=problem.key)
            for forget in self.desk.forgetting:
                done.append(await forget(connection, user_id))
            await store.forget(connection, user_id)
        for table in tables:
            self.desk.on_change(table.id)
        for tell in done:
            tell()

    async def _leave(self, connection: repo.Connection, table: TableRow, user_id: int) -> None:
        pack = await self.desk.pack_of(connection, table.pack)
        change = Change(self.desk, connection, Snapshot(table, await repo.seats(connection, table.id), {}, pack=pack))
        for row in [row for row in change.seats if row.user_id == user_id]:
            if table.phase == LOBBY:
                await walk_out(change, user_id)
            elif table.tournament:
                await officiated.leave(change, row, officiated.FORFEIT)
            else:  # the match goes on: a bot plays, and anybody may take over
                await to_bot(change, row, SUBSTITUTE)
                if table.phase in (PLAYING, PAUSED):  # the vote to give it up may have been for this person alone
                    table.offered[row.seat] = OPEN
        for row in change.seats:
            if row.kept_id == user_id:
                row.let_go()
            if row.owner_id == user_id:
                row.owner_id = row.own_seen = None
            if row.away_id == user_id:  # nobody comes back any more: whoever stands in plays on
                row.away_id, row.owner_id = None, row.owner_id or row.user_id
                if row.bot and table.phase in (PLAYING, PAUSED):
                    table.offered[row.seat] = OPEN
        if table.host_id == user_id:
            table.host_id = None
        await recount(change)
        await change.flush()

    async def guild(self, guild_id: int) -> GuildRow:
        """A server's settings."""
        return await repo.guild(self.desk.database.reader, guild_id)

    async def cup_openers(self, guild_id: int) -> list[int]:
        """User ids of those who are named to open tournaments on a server."""
        return await store.cup_openers(self.desk.database.reader, guild_id)

    async def name_cup_openers(self, guild_id: int, people: Sequence[Person]) -> None:
        """Name those who may open tournaments on a server, and nobody else."""
        async with self.desk.database.write() as connection:
            for one in people:
                await repo.meet(connection, one.id, one.name, one.locale)
            await store.name_cup_openers(connection, guild_id, [one.id for one in people])

    async def greet(self, guild_id: int) -> bool:
        """Note that a server is greeted now; False if it was before."""
        async with self.desk.database.write() as connection:
            return await store.greet(connection, guild_id, self.desk.clock())

    async def set_guild(self, row: GuildRow) -> None:
        """Write a server's settings."""
        async with self.desk.database.write() as connection:
            await repo.upsert(connection, "guilds", row, "id")
