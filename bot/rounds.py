"""What is looked after at every beat of the app's pulse: the outbox, clocks, calls, bots left waiting, a day's work."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from bot.backups import Daily
from bot.errands import Name
from bot.seeking.service import Seeking
from bot.store.database import Database
from bot.store.errors import OutOfOrder, trouble
from bot.tables.clocks import GAP
from bot.tables.service import Tables
from bot.tournaments.service import Tournaments

IDLE: Final = 300
"""Seconds that the pulse sleeps at most; it knows when the next thing falls due and is woken by every change."""
DISK_AGAIN: Final = 30
"""Seconds until a disk that takes nothing is tried again."""
AGAIN: Final = 5
"""Seconds until a part that failed is tried again."""
ROBOTS_A_BEAT: Final = 20
"""Tables whose bots are woken in one beat after a start."""


class Rounds:
    """One beat after the other; the app says when.

    Args:
        database: an open database.
        clock: Unix time in seconds.
        failed: told of a part that raised, as kind and 0.
        play: lets the bots of a table play, beside what goes on.
        leave: edits open panels a last time before they cannot be edited any more, see `Following.leave_due`.
        measure: notes the figures of the moment, where somebody watches them.
        dress: lets roles be given and taken, see `bot.tables.wearing`; returns when that is due next.

    Attributes:
        tables: the table service; the app sets it when it is built.
        tournaments: the tournament service, likewise.
        seeking: *Find me a table*, likewise.
    """

    tables: Tables
    tournaments: Tournaments
    seeking: Seeking

    def __init__(
        self,
        database: Database,
        clock: Callable[[], int],
        failed: Callable[[Name, BaseException], None],
        play: Callable[[int], None],
        leave: Callable[[int], int | None],
        measure: Callable[[], Awaitable[None]] | None = None,
        dress: Callable[[], Awaitable[int | None]] | None = None,
    ) -> None:
        self.database = database
        self.clock = clock
        self.daily = Daily(database, clock)
        self._failed = failed
        self._play = play
        self._leave = leave
        self._measure = measure
        self._dress = dress
        self._robots_from: int | None = 0
        self._awaited = 0

    async def beat(self) -> int | None:
        """Do what is due; an error in one part stops none of the others.

        Returns:
            Unix time of the next thing that falls due, or None.
        """
        due = self._leave(self.clock())
        refused = self.database.out_of_order
        try:
            await self.database.probe()
        except OutOfOrder:
            return self.clock() + DISK_AGAIN  # nothing is said of what could not be noted as said
        if refused:  # of a change whose end nobody heard bots were not told
            self.wake_robots()
        parts: tuple[tuple[str, Callable[[], Awaitable[int | None]]], ...] = (
            ("outbox", self._tell_due),
            ("clocks", self.run_due),
            ("vacations", self._vacations_due),
            ("tournaments", self._tournaments_due),
            ("seeking", self._seeking_due),
            ("calls", self._call_due),
            ("robots", self._wake_robots),
            ("daily", self.daily.run_due),
            *((("roles", self._dress),) if self._dress is not None else ()),
        )
        for kind, work in parts:
            try:
                found = await work()
            except Exception as error:
                self._failed((kind, 0), error)
                found = self.clock() + (DISK_AGAIN if trouble(error) else AGAIN)
            if found is not None:
                due = found if due is None else min(due, found)
        return due

    async def _tell_due(self) -> int | None:
        await self.tables.herald.tell_due()
        if self._measure is not None:
            await self._measure()
        return None

    async def _vacations_due(self) -> int | None:
        return await self.tables.returning.run_due()

    async def _tournaments_due(self) -> int | None:
        return await self.tournaments.run_due()

    async def _seeking_due(self) -> int | None:
        return await self.seeking.run_due()

    async def _call_due(self) -> int | None:
        return await self.tables.calling.tell_due()

    async def run_due(self) -> int | None:
        """The clocks of the tables."""
        now = self.clock()
        if self._awaited and now - self._awaited > GAP:  # nobody woke the pulse when it was to beat: a closed laptop
            self.tables.clocks.awoke()
        due = await self.tables.clocks.run_due()
        self._awaited = max(now, min(now + IDLE, now + IDLE if due is None else due))
        return due

    def wake_robots(self) -> None:
        """At the next beats look for bots that are to move: no change will call them."""
        self._robots_from = 0

    async def _wake_robots(self) -> int | None:
        """Bots that were to move when the bot ended go on, a few tables a beat so that a start stays quick."""
        if self._robots_from is None:
            return None
        rows = await self.database.reader.execute_fetchall(
            "SELECT DISTINCT tables.id FROM tables JOIN seats ON seats.table_id = tables.id"
            f" WHERE phase = 'playing' AND (bot <> '' OR running LIKE ?) AND {self.database.shards.among('guild_id')}"
            " AND tables.id > ? ORDER BY tables.id LIMIT ?",
            ('%"late":true%', self._robots_from, ROBOTS_A_BEAT),
        )
        found = [int(row[0]) for row in rows]
        for table_id in found:
            self._play(table_id)
        self._robots_from = found[-1] if len(found) == ROBOTS_A_BEAT else None
        return None if self._robots_from is None else self.clock() + 1
