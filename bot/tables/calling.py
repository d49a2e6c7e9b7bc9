"""Calling people: whom a message may ping now, and what is said to the others, when and how (asynchronous P2, P4).

Whoever may not be pinged now is named as ever; only the ping is left out. What was left out is kept by person and
table, before the message is sent, and said when quiet hours are over, by a direct message, or once a day. When somebody
is told hangs on that person's own settings and on what everybody may know of the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from datetime import timedelta
from functools import partial
from typing import Final

import structlog

from bot.hours import zones
from bot.hours.calendar import spread
from bot.store import calls as store
from bot.store import repository as repo
from bot.store.errors import trouble
from bot.store.rows import CANCELLED, DIRECT, FINISHED, LOBBY, MENTION, OFF, QUIET, CallRow, UserRow
from bot.store.rows import DIGEST as DIGEST
from bot.tables.absences import is_asked
from bot.tables.desk import Desk
from bot.tables.model import DAY, HOUR, Snapshot, TableError
from bot.tables.presenter import MessageGone, NoDirectMessages, Presenter, TryLater, Unreachable
from bot.tables.urgency import first_waiting

OPENED: Final = 5
"""Channels of direct messages that are opened in one go; others wait a second."""
AT_ONCE: Final = 5
"""People who are told side by side: where Discord lets one message wait the others need not."""
BACKOFF: Final = (5, 60, 600, HOUR)
"""Seconds until a message that could not be sent is tried again; after the last it is given up."""
SHORT: Final = 10**11
"""What is taken of Discord's ids for a nonce, which has 25 characters."""
LATE: Final = 12 * HOUR
"""A message of the day that quiet hours put off by more than this is left out."""

NOW: Final = "now"
LATER: Final = "later"
NEVER: Final = "never"
"""How a person is reached about something that happens now, beside `DIRECT` and `DIGEST`."""

_log = structlog.get_logger(__name__)


def reached(row: UserRow | None, now: int) -> str:
    """How a person is reached now: `NOW` by a ping, `LATER` when quiet hours are over, by `DIRECT` message, by a
    `DIGEST`, or `NEVER`.
    """
    if row is None:
        return NOW
    way = MENTION if row.refused and row.reminders in (DIRECT, DIGEST) else row.reminders
    if way == DIGEST:
        return DIGEST
    if way not in (MENTION, DIRECT):
        return NEVER
    if row.calendar.speaks(now) > now:
        return LATER
    return NOW if way == MENTION else DIRECT


def undisturbed(row: UserRow | None) -> bool:
    """Whether a person wants never to be called by name."""
    return row is not None and row.reminders in (QUIET, OFF)


def spoken_to(row: UserRow, now: int) -> int:
    """The moment at which something is said to a person that may not be said before."""
    at = row.calendar.speaks(now)
    return at if at == now else at + spread(row.id, row.calendar.latest.zone, at)


def digest_after(row: UserRow, now: int) -> int:
    """When a person's next message of the day is due; 0 for who wants none."""
    if row.reminders != DIGEST or row.refused:
        return 0
    zone = row.calendar.latest.zone or zones.WORLD
    today = zones.wall(zone, now).replace(hour=row.digest, minute=0, second=0, microsecond=0)
    for day in range(1000):
        due = zones.instant(zone, today + timedelta(days=day))
        if due > now and row.calendar.speaks(due) - due <= LATE:
            return row.calendar.speaks(due)
    return 0


def digest_of(row: UserRow, now: int) -> int:
    """When something is said to a person who is told once a day."""
    return max(row.digest_due or now + DAY, now + 1)


def news_of(table: Snapshot, user_id: int) -> str:
    """What there is to say to a person about a table, from what everybody may know: `turn`, `vote`, `lobby`, `over`,
    `news` (for who does not sit there); empty for nothing any more.
    """
    seat = table.seat_of(user_id)
    if table.row.phase == LOBBY:
        return "lobby"
    if table.row.phase == FINISHED:
        return "over"
    if table.row.phase == CANCELLED and seat is None and table.row.state is not None:
        return "over"
    if not table.playing:
        return ""
    if seat is None:
        return "news"
    if seat in table.awaited:
        return "turn"
    return "vote" if is_asked(table, seat) else ""


class Calling:
    """What is said to people rather than to tables."""

    def __init__(self, desk: Desk, presenter: Presenter) -> None:
        self.desk = desk
        self.presenter = presenter
        self.here = desk.database.shards
        self._telling = asyncio.Lock()

    async def hushed(self, table: Snapshot, users: Iterable[int]) -> set[int]:
        """Of those whom a message about a table would ping, those whom it must not; what they miss is noted."""
        now, found = self.desk.clock(), set[int]()
        wanted = sorted(set(users))
        rows = {user: table.people.get(user) or await repo.user(self.desk.database.reader, user) for user in wanted}
        waits = await store.called(self.desk.database.reader, table.id)
        due: dict[int, int] = {}
        for user, row in rows.items():
            how = reached(row, now)
            if row is None or (how == NOW and user not in waits):
                continue
            found.add(user)
            if how in (LATER, DIRECT):
                due[user] = spoken_to(row, now)
        if due:
            async with self.desk.database.write() as connection:
                for user, at in due.items():
                    await store.call(connection, user, table.id, at)
        return found

    async def tell_due(self) -> int | None:
        """Say what is due to people.

        Returns:
            Unix time of the next thing that falls due, or None.
        """
        async with self._telling:
            opened = 0
            now, reader = self.desk.clock(), self.desk.database.reader
            users = await store.due(reader, now, here=self.here)
            for first in range(0, len(users), AT_ONCE):
                opened += await self._side_by_side(users[first : first + AT_ONCE], OPENED - opened)
            for row in await store.digests(reader, now, here=self.here):
                opened += await self._digest(row, opened < OPENED)
            return await store.next_due(reader, self.here)

    async def _side_by_side(self, users: Sequence[int], may_open: int) -> int:
        """Say to a few people what is due to them; how many channels of direct messages were opened."""
        if len(users) == 1:
            return await self._tell(users[0], may_open > 0)
        opened = 0
        telling = [self._tell(user, number < may_open) for number, user in enumerate(users)]
        for done in await asyncio.gather(*telling, return_exceptions=True):  # one that fails stops none of the others
            if isinstance(done, BaseException):
                raise done
            opened += done
        return opened

    # --- one person --------------------------------------------------------------------------------------------------

    async def _tell(self, user_id: int, may_open: bool) -> bool:
        """Say all that is due to a person in one message; whether a channel of direct messages was opened for it."""
        now = self.desk.clock()
        row = await repo.user(self.desk.database.reader, user_id)
        if row is None:
            return False
        how = reached(row, now)
        if how in (LATER, DIGEST) or (how == DIRECT and not row.direct and not may_open):
            later = {LATER: spoken_to(row, now), DIGEST: digest_of(row, now)}
            async with self.desk.database.write() as connection:
                await store.unbundle(connection, user_id, later.get(how, now + 1), self.here)
            return False
        async with self.desk.database.write() as connection:
            calls = await store.bundled(connection, user_id, now, self.here)
        if not calls:
            return False
        bundle = calls[0].bundle
        tables: list[Snapshot] = []
        opened = False
        try:
            if how in (NOW, DIRECT):
                tables = await self._tables([call.table_id for call in calls], user_id)
            if tables and how == DIRECT:
                opened = await self._directly(row, tables, f"c{bundle}")
            elif tables:
                await self._mention(row, tables, f"c{bundle}")
        except TryLater as later:
            await self._postpone(calls, now + max(1, round(later.seconds)))
            return False
        except Exception as error:
            if trouble(error):
                raise
            _log.exception("could not call", call=bundle)
            await self._postpone(calls, now + BACKOFF[min(calls[0].attempts, len(BACKOFF) - 1)])
            return False
        await self._told(row, tables)
        async with self.desk.database.write() as connection:
            await store.said(connection, bundle)
        return opened

    async def _postpone(self, calls: Sequence[CallRow], at: int) -> None:
        async with self.desk.database.write() as connection:
            if calls[0].attempts < len(BACKOFF):
                await store.postpone(connection, calls, at)
            else:
                await store.said(connection, calls[0].bundle)

    async def _tables(self, ids: Iterable[int], user_id: int) -> list[Snapshot]:
        """Of some tables those about which there is something to say, what waits for the person most urgently first."""
        found: list[Snapshot] = []
        for table_id in ids:
            try:
                table = await self.desk.snapshot(table_id)
                if news_of(table, user_id) and await self._sees(table, user_id):
                    found.append(table)
            except (TableError, Unreachable):
                continue  # it is gone, cannot be read, or stands where the bot is not any more
        return sorted(found, key=partial(first_waiting, user_id=user_id))

    async def _sees(self, table: Snapshot, user_id: int) -> bool:
        """Whether somebody may still read of a table: who does not play it has to see its channel."""
        return table.in_lobby or table.seat_of(user_id) is not None or await self.presenter.sees(table, user_id)

    async def _directly(self, row: UserRow, tables: Sequence[Snapshot], nonce: str) -> bool:
        """By a direct message; who can get none is called in the channel from then on, and told so once."""
        try:
            channel = await self.presenter.post_direct(row, tables, nonce)
        except NoDirectMessages:
            await self._note(row.id, refused=1)
            row.refused = 1
            await self._mention(row, tables, nonce, excuse=True)
            return True
        opened = channel != row.direct
        if opened:
            await self._note(row.id, direct=channel)
        return opened

    async def _mention(self, row: UserRow, tables: Sequence[Snapshot], nonce: str, *, excuse: bool = False) -> None:
        """In the channel of the table that has waited longest: one message a server, for nobody there is to read where
        else the person plays.
        """
        for guild in dict.fromkeys(table.row.guild_id for table in tables):
            here = [table for table in tables if table.row.guild_id == guild]
            for number in range(len(here)):
                try:
                    told = [here[number], *here[:number], *here[number + 1 :]]
                    await self.presenter.post_call(row, told, f"{nonce}.{guild % SHORT}", excuse)
                    break
                except (Unreachable, MessageGone):
                    continue  # said where somebody can read it

    async def _told(self, row: UserRow, tables: Iterable[Snapshot]) -> None:
        """A person was told about some tables just now: their boards need not do so again in a moment."""
        for table in tables:
            seat = table.seat_of(row.id)
            if seat is None:
                continue
            async with self.desk.talking(table.id), self.desk.database.write("tables", table.id) as connection:
                now = await repo.table(connection, table.id)
                if now is not None:
                    now.board.pinged = {**now.board.pinged, seat: self.desk.clock()}
                    await repo.put_board(connection, table.id, now.board)

    async def _note(self, user_id: int, *, direct: int | None = None, refused: int | None = None) -> None:
        async with self.desk.database.write("users", user_id) as connection:
            row = await repo.user(connection, user_id)
            if row is not None:
                row.direct = row.direct if direct is None else direct
                row.refused = row.refused if refused is None else refused
                row.digest_due = 0 if row.refused else row.digest_due
                await repo.upsert(connection, "users", row, "id")

    # --- once a day --------------------------------------------------------------------------------------------------

    async def _digest(self, row: UserRow, may_open: bool) -> bool:
        """The message of the day: every table that waits for the person, and those of which something was noted; none
        where there are none.
        """
        now = self.desk.clock()
        if not row.direct and not may_open:
            return False
        playing = [table.id for table in await repo.tables_of(self.desk.database.reader, row.id)]
        noted = await store.of_person(self.desk.database.reader, row.id)
        called = [one.table_id for one in noted]
        opened, again = False, digest_after(row, now)
        try:
            tables = await self._tables(dict.fromkeys([*playing, *called]), row.id)
            tables = [one for one in tables if one.id in called or waited_since(one, row.id) is not None]
            if tables:
                opened = await self._directly(row, tables, f"d{row.id % SHORT}.{row.digest_due}")
            async with self.desk.database.write() as connection:
                await store.told(connection, noted)
        except TryLater as later:
            again = now + max(1, round(later.seconds))
        except Exception as error:
            if trouble(error):
                raise
            _log.exception("could not send the message of the day")
            again = now + HOUR
        async with self.desk.database.write("users", row.id) as connection:
            known = await repo.user(connection, row.id)
            if known is not None:
                known.digest_due = 0 if known.refused else again
                await repo.upsert(connection, "users", known, "id")
        return opened


def waited_since(table: Snapshot, user_id: int) -> int | None:
    """Since when a table waits for a person; None if it does not."""
    seat = table.seat_of(user_id)
    wait = table.row.waits.get(seat) if table.playing and seat is not None and seat in table.awaited else None
    return None if wait is None else wait.since
