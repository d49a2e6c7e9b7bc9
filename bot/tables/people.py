"""Settings of people and servers, and what is stored about a person."""

from __future__ import annotations

from typing import Any

from bot.store import repository as repo
from bot.store.rows import LOBBY, OPEN, GuildRow, UserRow
from bot.tables.desk import Desk
from bot.tables.model import Person
from bot.tables.seating import SUBSTITUTE


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
    ) -> UserRow:
        """Change a person's own settings; `introduced` adds a game whose first pages were shown."""
        async with self.desk.database.write() as connection:
            await repo.meet(connection, person.id, person.name, person.locale)
            row = await repo.user(connection, person.id)
            assert row is not None
            if language is not None:
                row.language = language
            if reminders is not None:
                row.reminders = reminders
            if introduced is not None and introduced not in row.introduced:
                row.introduced.append(introduced)
            await repo.upsert(connection, "users", row, "id")
        return row

    async def begin_again(self, person: Person) -> UserRow:
        """Forget which games' first pages a person has seen."""
        async with self.desk.database.write() as connection:
            await repo.meet(connection, person.id, person.name, person.locale)
            row = await repo.user(connection, person.id)
            assert row is not None
            row.introduced = []
            await repo.upsert(connection, "users", row, "id")
        return row

    async def stored(self, user_id: int) -> dict[str, Any]:
        """Everything that is stored about a person, to show it to that person.

        Returns:
            `user` (a `UserRow` or None), `tables` (ids of unfinished tables), and the numbers `finished` (finished and
            cancelled tables), `hosted`, `invites`, `drafts`.
        """
        row = await self.get(user_id)
        tables = await repo.tables_of(self.desk.database.reader, user_id)
        counts = await repo.counts(self.desk.database.reader, user_id)
        return {"user": row, "tables": [table.id for table in tables], **counts}

    async def forget(self, user_id: int) -> None:
        """Delete a person. A bot plays their seats in running matches, and anybody may take them over."""
        async with self.desk.database.write() as connection:
            tables = await repo.tables_of(connection, user_id)
            for table in tables:
                seats = await repo.seats(connection, table.id)
                lobby = table.phase == LOBBY
                if lobby:
                    kept = [seat for seat in seats if seat.user_id != user_id]
                    for number, seat in enumerate(kept):
                        seat.seat = number
                    await repo.replace_seats(connection, table.id, kept)
                    if table.host_id == user_id:
                        table.host_id = next((seat.user_id for seat in kept if seat.user_id is not None), None)
                else:
                    for seat in seats:
                        if seat.user_id == user_id:  # the match goes on: a bot plays, and anybody may take over
                            seat.user_id, seat.bot = None, SUBSTITUTE
                            table.offered[seat.seat] = OPEN
                            table.waits.pop(seat.seat, None)
                            await repo.drop_timers(connection, table.id, "remind", str(seat.seat))
                    await repo.replace_seats(connection, table.id, seats)
                table.revision += 1
                await repo.upsert(connection, "tables", table, "id")
                await repo.say_once(connection, table.id, "lobby" if lobby else "board", 0)
            await repo.forget(connection, user_id)
        for table in tables:
            self.desk.on_change(table.id)

    async def guild(self, guild_id: int) -> GuildRow:
        """A server's settings."""
        return await repo.guild(self.desk.database.reader, guild_id)

    async def set_guild(self, row: GuildRow) -> None:
        """Write a server's settings."""
        async with self.desk.database.write() as connection:
            await repo.upsert(connection, "guilds", row, "id")
