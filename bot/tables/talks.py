"""Who talks to whom alone, and in which thread. What they say is theirs: nothing here or anywhere else reads it.

A thread belongs to two people, never to their seats: whoever takes a seat over reads nothing of what was said before.
"""

from __future__ import annotations

from bot.store import talks as store
from bot.tables.desk import Desk
from bot.tables.model import Person, Snapshot, TableError


class Talks:
    """Threads of two."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def partner(self, table: Snapshot, by: Person, seat: int) -> int:
        """The user id of the person at a seat, for another person of the table to talk to.

        Raises:
            TableError: the game knows no talk, the asker has no seat, or nobody else sits there but perhaps a bot.
        """
        if not table.rules.talks or table.row.state is None:
            raise TableError("error-unknown-button")
        if table.seat_of(by.id) is None:
            raise TableError("error-not-seated")
        user = table.seats[seat].user_id if seat in range(len(table.seats)) else None
        if user is None or user == by.id:
            raise TableError("error-talk-partner")
        return user

    async def thread_of(self, table: Snapshot, one: int, other: int) -> int:
        """Discord's id of the thread that two people have at a table; 0 for none."""
        return await store.thread_of(self.desk.database.reader, table.id, min(one, other), max(one, other))

    async def keep(self, table: Snapshot, one: int, other: int, thread: int) -> None:
        """Two people talk in this thread from now on."""
        async with self.desk.database.write() as connection:
            await store.keep_thread(connection, table.id, min(one, other), max(one, other), thread)
