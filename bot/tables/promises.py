"""Open promises of a match: written down by one seat, agreed to by another, found again by both, never enforced.

They are people's words, so they live beside the match, not in its state, log, frames or exports, and go with the person
who wrote them. That one is written changes nothing that others could see: not even numbers, which are drawn.
"""

from __future__ import annotations

from secrets import randbelow
from typing import Final

from bot.store import promises as store
from bot.store import repository as repo
from bot.store.rows import PromiseRow as PromiseRow
from bot.tables.desk import Desk
from bot.tables.model import Person, Snapshot, TableError

WORDS: Final = 300
"""Characters of a promise."""
NUMBERS: Final = 900_000_000
"""Promises have drawn numbers, so that nobody counts those of others."""
MOST: Final = 20
"""Promises that one seat may have written at a table."""


async def between(desk: Desk, table: Snapshot, seat: int, other: int) -> list[PromiseRow]:
    """Promises that two seats have written down for each other, agreed to or not, the oldest first."""
    found = await store.promises(desk.database.reader, table.id)
    return [one for one in found if {one.seat, one.partner} == {seat, other}]


class Promises:
    """What seats promised each other."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def seen_by(self, table: Snapshot, seat: int | None) -> list[PromiseRow]:
        """Promises that a seat, or somebody without one (None), may read, the oldest first.

        Whoever takes a seat over reads what it promised; what both agreed to show to all, everybody reads.
        """
        found = await store.promises(self.desk.database.reader, table.id)
        return [one for one in found if seat in (one.seat, one.partner) or (one.agreed and one.everyone)]

    async def write(
        self, table_id: int, by: Person, partner: int, words: str, interaction: int, *, everyone: bool
    ) -> None:
        """Write a promise down for a partner to agree to.

        Args:
            table_id: the table.
            by: who writes.
            partner: seat that it is made with.
            words: the promise, in that person's words.
            interaction: Discord's id of the form; a repeated one is kept once.
            everyone: whether all may read it once both have agreed.

        Raises:
            TableError: no words, too many, no seat at a running match, or nobody there who could agree.
        """
        words = words.strip()[:WORDS]
        if not words:
            raise TableError("error-promise-empty")
        table = await self.desk.snapshot(table_id)
        seat = self._seat(table, by)
        if partner == seat or partner not in range(len(table.seats)) or table.seats[partner].user_id is None:
            raise TableError("error-promise-partner")
        now = self.desk.clock()
        async with self.desk.database.write("tables", table_id) as connection:
            if interaction and await repo.seen_interaction(connection, interaction, now):
                return
            await repo.meet(connection, by.id, by.name, by.locale)
            if sum(one.seat == seat for one in await store.promises(connection, table_id)) >= MOST:
                raise TableError("error-promise-many", max=MOST)
            id = 1 + randbelow(NUMBERS)
            row = PromiseRow(id, table_id, by.id, seat, partner, words, int(everyone), 0, now)
            await store.write_down(connection, row)

    async def agree(self, table_id: int, by: Person, id: int) -> None:
        """The partner agrees.

        Raises:
            TableError: it is gone, or not for this person to agree to.
        """
        table = await self.desk.snapshot(table_id)
        seat = self._seat(table, by)
        async with self.desk.database.write("tables", table_id) as connection:
            one = await self._found(connection, table_id, id)
            if one.partner != seat:
                raise TableError("error-promise-gone")
            if not one.agreed:
                await store.agree(connection, id, self.desk.clock())

    async def strike(self, table_id: int, by: Person, id: int) -> None:
        """One of the two takes away a promise that is not agreed yet; one that is stays for both to read.

        Raises:
            TableError: it is gone, agreed, or not for this person to take away.
        """
        table = await self.desk.snapshot(table_id)
        seat = self._seat(table, by)
        async with self.desk.database.write("tables", table_id) as connection:
            one = await self._found(connection, table_id, id)
            if seat not in (one.seat, one.partner) or one.agreed:
                raise TableError("error-promise-gone")
            await store.strike(connection, id)

    @staticmethod
    def _seat(table: Snapshot, by: Person) -> int:
        seat = table.seat_of(by.id)
        if seat is None:
            raise TableError("error-not-seated")
        if not table.playing:
            raise TableError("error-not-started")
        return seat

    @staticmethod
    async def _found(connection: repo.Connection, table_id: int, id: int) -> PromiseRow:
        for one in await store.promises(connection, table_id):
            if one.id == id:
                return one
        raise TableError("error-promise-gone")
