"""What falls due: reminders, idle lobbies, votes that lapse, the minimum time of calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import structlog

from bot.core.errors import CoreError
from bot.store import alive, calls
from bot.store import repository as repo
from bot.store.errors import trouble
from bot.store.rows import DIRECT, LOBBY, PAUSED, PLAYING, QUIET, TimerRow
from bot.store.shards import Shards
from bot.tables import absences, as_planned, late, plans, timing, vacancies
from bot.tables.calling import LATER, NOW, reached, spoken_to
from bot.tables.desk import Change, Desk
from bot.tables.lobby import close, open_places
from bot.tables.model import DAY, TableError
from bot.tables.moves import settle

BEAT: Final = 20
"""Seconds between notes that the program is alive, at least."""

PULSE: Final = 30
"""Where clocks run, it is noted at least so often: with `BEAT` less than `GAP`, so that a kill gives away no more."""

GAP: Final = 60
"""Seconds without one that no clock is charged for (asynchronous C5)."""

DOWNTIME: Final = 600
"""Seconds without one after which what was due is put off by as much."""

REMEMBERED: Final = 120 * DAY
"""How long a downtime is remembered: no clock runs so long."""

FAILED_AGAIN: Final = 3600
"""Seconds until a timer that could not be acted on is tried again."""

_log = structlog.get_logger(__name__)


def _unwatched(seconds: float) -> None:
    pass


class _Overtaken(Exception):
    """What was due is not due any more; nothing is changed."""


class Clocks:
    """A table of due times; the app sleeps until the next and calls `run_due`.

    Attributes:
        observe: told by how many seconds a timer runs late; the app sets it.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.observe: Callable[[float], None] = _unwatched
        self.here = desk.database.shards
        self._last_beat = 0

    async def run_due(self) -> int | None:
        """Do everything that is due.

        Returns:
            Unix time of the next thing that falls due, or None.
        """
        await self._beat()
        for timer in await repo.due_timers(self.desk.database.reader, self.desk.clock(), here=self.here):
            self.observe(max(0.0, float(self.desk.clock() - timer.due)))
            try:
                async with self.desk.change(timer.table_id) as change:
                    if not await repo.take_timer(change.connection, timer, change.now):
                        raise _Overtaken
                    await self._ring(change, timer)
            except _Overtaken:
                pass  # somebody was quicker: the timer was moved or is not needed any more
            except TableError:
                _log.info("timer of a table that is gone", table=timer.table_id)
            except Exception as error:
                if trouble(error):
                    raise
                # A table whose match cannot be read must not stop the clocks of all others.
                _log.exception("timer failed", table=timer.table_id, kind=timer.kind)
                async with self.desk.database.write() as connection:
                    await repo.set_timer(
                        connection, timer.table_id, timer.kind, self.desk.clock() + FAILED_AGAIN, timer.argument
                    )
        due = await repo.next_due(self.desk.database.reader, self.here)
        if due is not None and await repo.any_timer(self.desk.database.reader, timing.OVERDUE, self.here):
            return min(due, self.desk.clock() + PULSE)
        return due

    async def _beat(self) -> None:
        """Note that the program is alive. After downtime what was due moves by as much; it is not done late."""
        now = self.desk.clock()
        if now - self._last_beat < BEAT:
            return
        async with self.desk.database.write() as connection:
            lasts = await alive.beat(connection, now, self.here)
            if not self._last_beat:
                for last in sorted(set(lasts.values())):
                    part = self.here.only(shard for shard, at in lasts.items() if at == last)
                    await self._was_down(connection, last, now, part)
                self.desk.downtimes = await alive.downtimes(connection)
        self._last_beat = now

    async def _was_down(self, connection: repo.Connection, last: int, now: int, part: Shards) -> None:
        """Some shards were last seen alive a while ago."""
        away = now - last
        if away > GAP:
            await alive.note_downtime(connection, last, now, now - REMEMBERED, part)
            for make_up in self.desk.downs:
                await make_up(connection, last, now, part)
        if away > DOWNTIME:
            # Deadlines stay: whoever looks at one reckons the downtime in.
            await repo.move_timers(connection, away, but=timing.OVERDUE, here=part)
            _log.info("timers moved after downtime", seconds=away, **({} if part.whole else {"shards": part.here}))

    def awoke(self) -> None:
        """The whole machine was asleep: that was downtime too, although the program did not end."""
        self._last_beat = 0

    async def tidy(self) -> None:
        """Forget interactions older than a day."""
        async with self.desk.database.write() as connection:
            await repo.purge_interactions(connection, self.desk.clock() - DAY)

    async def _ring(self, change: Change, timer: TimerRow) -> None:
        if timer.kind == "remind" and change.row.phase == PLAYING:
            await self._remind(change, int(timer.argument))
        elif timer.kind == "idle" and change.row.phase == LOBBY:
            await close(change, "idle")
        elif timer.kind == "keep" and change.row.phase == LOBBY:
            await open_places(change)
        elif timer.kind == "ballot" and change.row.ballot.kind:
            await change.say(f"{change.row.ballot.kind}-lapsed", seat=change.row.ballot.seat)
            await change.close_vote("lapsed")
        elif timer.kind == "elapse" and change.row.phase == PLAYING:
            await self._elapse(change, timer.argument)
        elif timer.kind == timing.OVERDUE:
            await late.ring(change, timer.argument)
        elif timer.kind == absences.VACANT:
            await vacancies.ring(change, int(timer.argument))
        elif timer.kind == vacancies.DESERTED and change.row.phase == PAUSED:
            await close(change, vacancies.DESERTED)
        elif timer.kind == plans.WAITING:
            await as_planned.ring(change, int(timer.argument))

    async def _remind(self, change: Change, seat: int) -> None:
        """The first after 24 hours, then every 48, three at most; after downtime they come late, never all at once.
        Where a clock runs they hang on it (`Ticking.hints`); one of a call names all who were called (asynchronous P5).
        """
        waits, runs = change.row.waits, change.row.running.runs
        if seat not in waits or change.seats[seat].user_id is None:
            return
        call = runs[seat].call if seat in runs else ""
        called = [other for other, run in sorted(runs.items()) if run.call == call and other in waits] if call else []
        ready = {one for one in called if not waits[one].reminded and waits[one].since <= change.now - timing.BETWEEN}
        ways = {one: await self._reminded(change, one) for one in sorted(ready | {seat})}
        spoken = [one for one, way in ways.items() if way == NOW]
        if not spoken and QUIET not in ways.values():
            return
        body: dict[str, Any] = {"since": waits[seat].since, "last": waits[seat].reminded == timing.REMINDERS}
        if len(called) > 1:  # one for all, or who is named would hang on more than who was called
            await change.say("remind", seat=seat, seats=spoken, called=called, **body)
        else:
            await change.say("remind", change.seats[seat].user_id, seat=seat, quiet=not spoken, **body)

    async def _reminded(self, change: Change, seat: int) -> str:
        """Count a reminder of a seat and see to the next; how its person is reached: `NOW`, `QUIET`, or otherwise."""
        wait, user = change.row.waits[seat], change.seats[seat].user_id
        assert user is not None
        await repo.drop_timers(change.connection, change.row.id, "remind", str(seat))
        person = await repo.user(change.connection, user)
        how = reached(person, change.now)
        at = spoken_to(person, change.now) if person is not None else change.now
        wait.reminded += 1
        wait.first = wait.first or at
        await timing.put_right(change, seat)
        run = change.row.running.runs.get(seat)
        again = at + timing.REMIND_AGAIN if run is None else timing.next_hint(run, at)
        if wait.reminded < timing.REMINDERS and again is not None:
            await repo.set_timer(change.connection, change.row.id, "remind", again, str(seat))
        if how in (LATER, DIRECT):  # what may not be said now is one message with all else that waits for then
            await calls.call(change.connection, user, change.row.id, at)
        return QUIET if person is not None and person.reminders == QUIET else how

    async def _elapse(self, change: Change, token: str) -> None:
        match = change.match()
        try:
            match.elapse(token)
        except CoreError:
            return  # nothing waits for it any more
        await settle(change, match, match.entry.seat)
