"""What a person writes down at a seat for nobody else (asynchronous P8).

It is read by who wrote it alone, while that person plays the seat. It is in no log, frame, view or export, goes with
the person, and is not handed over with the seat. That somebody writes changes nothing that others could see.
"""

from __future__ import annotations

from typing import Final

from bot.store import notes as store
from bot.store import repository as repo
from bot.tables.desk import Desk
from bot.tables.model import Person, TableError

WORDS: Final = 1000
"""Characters of a note."""


class Notes:
    """Notes of people."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def of(self, table_id: int, by: Person) -> str:
        """What a person has written at the seat that person plays; empty for nothing.

        Raises:
            TableError: no such table, or no seat there.
        """
        return await store.note_of(self.desk.database.reader, table_id, await self._seat(table_id, by), by.id)

    async def write(self, table_id: int, by: Person, words: str) -> None:
        """Write it anew; nothing but blanks leaves nothing behind.

        Raises:
            TableError: no such table, no seat there, or too many words; nothing is changed.
        """
        words = words.strip()
        if len(words) > WORDS:
            raise TableError("error-note-long", max=WORDS)
        seat = await self._seat(table_id, by)
        async with self.desk.database.write() as connection:
            await repo.meet(connection, by.id, by.name, by.locale)
            await store.put_note(connection, table_id, seat, by.id, words)

    async def _seat(self, table_id: int, by: Person) -> int:
        table = await self.desk.snapshot(table_id)
        seat = table.seat_of(by.id)
        if seat is None:
            raise TableError("error-not-seated")
        if table.row.state is None:
            raise TableError("error-not-started")
        return seat
