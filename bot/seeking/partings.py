"""Searches that end without a table: when that is, and that their people alone are told (tournaments R6)."""

from __future__ import annotations

import hashlib

import structlog

from bot.rating.nearness import LIVE
from bot.seeking.searching import LIVE_LONGEST, LONGEST, OVER
from bot.seeking.usher import Usher
from bot.store import repository as repo
from bot.store import searches as store
from bot.store.errors import trouble
from bot.store.rows import UserRow
from bot.store.searches import SearchRow
from bot.tables.calling import DIGEST, LATER, NEVER, digest_of, reached, spoken_to
from bot.tables.desk import Desk
from bot.tables.presenter import MessageGone, NoDirectMessages, TryLater, Unreachable

_log = structlog.get_logger(__name__)


class Partings:
    """Ends waits, and says so.

    Args:
        desk: shared with the tables.
        usher: what it needs of Discord.
    """

    def __init__(self, desk: Desk, usher: Usher) -> None:
        self.desk = desk
        self.usher = usher

    async def told_at(self, connection: repo.Connection, user_id: int) -> int:
        """When somebody is told at the latest that a table is there."""
        now, user = self.desk.clock(), await repo.user(connection, user_id)
        how = reached(user, now)
        if user is None or how not in (LATER, DIGEST):
            return now
        return spoken_to(user, now) if how == LATER else digest_of(user, now)

    async def end_waits(self) -> None:
        """Whose time is over is not looked for any more, and is told so."""
        now, here = self.desk.clock(), self.desk.database.shards
        if not await store.begun_before(self.desk.database.reader, now - LIVE_LONGEST, now - LONGEST, LIVE, here):
            return
        async with self.desk.database.write() as connection:
            for row in await store.begun_before(connection, now - LIVE_LONGEST, now - LONGEST, LIVE, here):
                row.rest(OVER)
                await self.announce(connection, row)
                await store.put_search(connection, row)

    async def announce(self, connection: repo.Connection, row: SearchRow) -> None:
        """See to it that somebody is told how a search ended, when they may be; nobody else is to read it."""
        row.tell_due = await self.told_at(connection, row.user_id)

    async def tell(self) -> None:
        """Say what is due to whoever may be told now."""
        for row in await store.searches_to_tell(
            self.desk.database.reader, self.desk.clock(), self.desk.database.shards
        ):
            user = await repo.user(self.desk.database.reader, row.user_id)
            due = 0 if user is None or not row.outcome else await self._said(user, row)
            async with self.desk.database.write() as connection:
                now = await store.search_of(connection, row.guild_id, row.user_id)
                if now is not None and now.tell_due == row.tell_due:
                    now.tell_due = due
                    await store.put_search(connection, now)

    async def _said(self, user: UserRow, row: SearchRow) -> int:
        """Say it by direct message; when it is to be tried again, 0 for never."""
        now = self.desk.clock()
        how = reached(user, now)
        if how == LATER:
            return spoken_to(user, now)
        if how == NEVER or user.refused:
            return 0  # it stands on the page of the search
        try:
            nonce = hashlib.sha256(f"{row.guild_id} {row.user_id} {row.tell_due}".encode()).hexdigest()[:24]
            await self.usher.say_outcome(user, row.guild_id, row.outcome, nonce)
        except TryLater as later:
            return now + max(1, round(later.seconds))
        except (NoDirectMessages, Unreachable, MessageGone):
            return 0
        except Exception as error:
            if trouble(error):
                raise
            _log.exception("could not say how a search ended")
        return 0
