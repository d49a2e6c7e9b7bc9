"""Vacations that begin and end, at the tables of whoever takes them (asynchronous P3)."""

from __future__ import annotations

from typing import Final

from bot.core.errors import CoreError
from bot.store import people as store
from bot.store import repository as repo
from bot.store.rows import AWAY, PLAYING
from bot.tables import timing
from bot.tables.away import due_after, vacation_of
from bot.tables.desk import Change, Desk
from bot.tables.hands import changed_hands

AT_ONCE: Final = 20
"""People looked at in one beat, so that others have their turn too."""


async def look(change: Change, user_id: int) -> None:
    """Something about somebody's vacation is different from now on: seats go back to who is back, and boards tell it.

    Args:
        change: of one of the person's tables.
        user_id: whose vacation it is.
    """
    await timing.renew(change)
    for row in change.seats:
        if user_id not in (row.user_id, row.away_id) or vacation_of(change.table, row.seat, change.now) is not None:
            continue
        if change.row.offered.get(row.seat) == AWAY:
            del change.row.offered[row.seat]
        if row.away_id == user_id:
            await _back(change, row.seat)
    if change.row.phase == PLAYING:
        change.show()


async def _back(change: Change, seat: int) -> None:
    """A seat goes back to whoever has come back, unless they sit elsewhere by now."""
    row = change.seats[seat]
    user, row.away_id = row.away_id, None
    if user is None or any(other.user_id == user for other in change.seats):
        return
    await timing.let_go(change, seat)
    row.user_id, row.bot = user, ""
    row.returns(user)
    await changed_hands(change, seat, "tables-seat-back")


async def look_everywhere(desk: Desk, user_id: int) -> None:
    """The same at every table where somebody sits or sat before the vacation."""
    for table in await repo.tables_of(desk.database.reader, user_id):
        try:
            async with desk.change(table.id) as change:
                await look(change, user_id)
        except CoreError:
            continue  # it is gone, or this version cannot read it


class Returning:
    """Does what falls due of vacations.

    Args:
        desk: where tables are changed.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def run_due(self) -> int | None:
        """Do what is due.

        Returns:
            Unix time of the next thing that falls due, or None.
        """
        database = self.desk.database
        for user in await store.turning(database.reader, self.desk.clock(), AT_ONCE, database.shards):
            now = self.desk.clock()
            await look_everywhere(self.desk, user)  # a kill before the next lines lets it be done once more
            async with database.write("users", user) as connection:
                row = await repo.user(connection, user)
                if row is not None:
                    row.away_due = due_after(row.calendar, now)
                    await repo.upsert(connection, "users", row, "id")
        return await store.next_turning(database.reader, database.shards)
