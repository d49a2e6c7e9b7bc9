"""Tells Discord what the outbox of a tournament holds, and opens its matches: after the commit, in waves, as often as
it takes, each thing once (tournaments T2, T3, Y3).
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

import structlog

from bot.core.errors import CoreError
from bot.pairing.contest import HELD, Pairing
from bot.store import duties
from bot.store import repository as repo
from bot.store import tournaments as store
from bot.store.duties import SayingRow
from bot.store.errors import Conflict, trouble
from bot.store.rows import PAUSED, Board
from bot.store.tournaments import HomeSign, MatchRow
from bot.tables import officiated
from bot.tables.herald import BACKOFF
from bot.tables.presenter import FULL, MessageGone, TryLater, Unreachable
from bot.tournaments.announcer import Announcer
from bot.tournaments.ledger import HOME, Ledger
from bot.tournaments.tourney import ARCHIVED, DONE, OPENED, WAITING, Tourney
from bot.tournaments.venues import seat
from bot.tournaments.verdicts import ARCHIVE

MATCH: Final = "match"
RENAME: Final = "rename"
LINE: Final = "line:"
LEAVE: Final = "leave"
"""Kinds of what is said: a match is to be opened, its thread to be called otherwise, one line, an older home message
says where the newer one stands."""
BURIED: Final = 4
"""Lines of matches under a home message with which it is posted anew below them, as a board is."""
WAVE: Final = 10
"""Things said in one go; then others have their turn."""
EDIT_EVERY: Final = 5
"""Seconds between two edits of a home message."""
NO_ROOM: Final = "rooms"
"""Trouble of a match: all channels that may be used are taken."""
NO_ROOM_AGAIN: Final = 300

_log = structlog.get_logger(__name__)


class _Wait(Exception):
    """What is to be said waits for something else."""

    def __init__(self, seconds: int, why: str = "") -> None:
        super().__init__(why)
        self.seconds = seconds
        self.why = why


class Crier:
    """Carries the outbox of tournaments to the announcer."""

    def __init__(self, ledger: Ledger, announcer: Announcer) -> None:
        self.ledger = ledger
        self.desk = ledger.desk
        self.here = ledger.desk.database.shards
        self.announcer = announcer
        self._talking: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def tell_due(self) -> int | None:
        """Say what is due of all tournaments; returns when the next thing is, or None."""
        for tournament_id in await duties.due_outbox(self.desk.database.reader, self.desk.clock(), self.here):
            await self.tell(tournament_id)
        return await duties.next_due(self.desk.database.reader, self.here)

    async def tell(self, tournament_id: int) -> None:
        """Say what is due about one tournament, a wave of it; about one of another process nothing."""
        if not await self.ledger.is_here(tournament_id):
            return
        async with self._talking.setdefault(tournament_id, asyncio.Lock()):
            for row in await duties.outbox(self.desk.database.reader, tournament_id, self.desk.clock(), WAVE):
                if not await self._attempt(row):
                    return

    async def wake(self, guild_id: int) -> None:
        """A server can be reached again: try at once."""
        async with self.desk.database.write() as connection:
            await duties.wake(connection, guild_id, self.desk.clock())

    async def gone(self, channel_id: int) -> None:
        """A channel was deleted: whose home message stood there is asked for another channel at once."""
        async with self.desk.database.write() as connection:
            found = await store.at_home_in(connection, channel_id)
            for tournament_id in found:
                await duties.say_once(connection, tournament_id, HOME, self.desk.clock())
        for tournament_id in found:
            self.ledger.on_change(tournament_id)

    async def make_room(self, guild_id: int) -> None:
        """A server has one active thread less: matches that found no room there try again."""
        found = await duties.lacking(self.desk.database.reader, guild_id, FULL)
        if not found:
            return
        async with self.desk.database.write() as connection:
            await duties.wake_lacking(connection, guild_id, FULL, self.desk.clock())
        for tournament_id in found:
            self.ledger.on_change(tournament_id)

    async def renew(self) -> None:
        """After a restored copy: what stands in the channels tells of later, so that home messages are told anew, and
        nothing is said under a number that was used after the copy."""
        async with self.desk.database.write() as connection:
            await duties.skip_ids(connection)
            for tournament_id in await store.unfinished(connection):
                await duties.say_once(connection, tournament_id, HOME, self.desk.clock())

    async def _attempt(self, row: SayingRow) -> bool:
        """Say one thing; False when the rest had better wait."""
        now = self.desk.clock()
        try:
            await self._say(row)
        except TryLater as later:
            await self._postpone(row, now + max(1, round(later.seconds)))
            return False
        except _Wait as wait:
            await self._postpone(row, now + wait.seconds, wait.why)
            return True
        except Unreachable as problem:
            _log.warning("channel unreachable", tournament=row.tournament_id, reason=problem.reason)
            why = ":".join((problem.reason, ",".join(problem.missing)))
            await self._postpone(row, now + BACKOFF[min(row.attempts, len(BACKOFF) - 1)], why)
            return False
        except Exception as error:
            if trouble(error):
                raise
            _log.exception("could not say", tournament=row.tournament_id, kind=row.kind)
            why = f"fault:{error.key}" if isinstance(error, CoreError) else "fault:"
            await self._postpone(row, now + BACKOFF[min(row.attempts, len(BACKOFF) - 1)], why)
        return True

    async def _postpone(self, row: SayingRow, due: int, why: str = "") -> None:
        async with self.desk.database.write() as connection:
            await duties.postpone(connection, row.id, due)
            tournament = await store.tournament(connection, row.tournament_id) if row.kind == HOME and why else None
            if tournament is not None and tournament.home.trouble != why:
                tournament.home.trouble = why
                await store.put_home(connection, tournament.id, tournament.home)
            if row.kind == MATCH:
                match = await store.match(connection, row.tournament_id, row.pairing)
                if match is not None and match.state == WAITING and why and match.trouble != why:
                    match.trouble = why
                    await store.put_match(connection, match)

    async def _say(self, row: SayingRow) -> None:
        tourney = await self.ledger.read(row.tournament_id)
        if row.kind == HOME:
            await self._home(tourney, row)
        elif row.kind == MATCH:
            await self._match(tourney, row)
        elif row.kind == ARCHIVE:
            match = tourney.matches[row.pairing]
            last = await repo.unsaid(self.desk.database.reader, match.table_id) if match.table_id else None
            if last is not None:  # what is said in it later would open its thread again
                raise _Wait(max(EDIT_EVERY, last - self.desk.clock()))
            if match.channel_id and not tourney.row.rooms and match.state == DONE:
                await self.announcer.archive_thread(tourney, tourney.pairing(row.pairing), match.channel_id)
            await self._done(row, state=ARCHIVED)
        elif row.kind == RENAME:
            match = tourney.matches[row.pairing]
            if match.message_id:
                await self.announcer.rename_thread(tourney, tourney.pairing(row.pairing), match.channel_id)
            await self._done(row)
        elif row.kind == LEAVE:
            with suppress(MessageGone):
                await self.announcer.leave_home(tourney, int(row.body["message"]))
            await self._done(row)
        else:
            body = dict(row.body) | ({"pairing": row.pairing} if row.pairing else {})
            body |= {"user": row.user_id} if row.user_id is not None else {}
            await self.announcer.post_line(tourney, row.kind.removeprefix(LINE), body, _nonce(row))
            await self._done(row)

    async def _done(self, row: SayingRow, *, state: str = "") -> None:
        async with self.desk.database.write() as connection:
            await duties.said(connection, row.id)
            match = await store.match(connection, row.tournament_id, row.pairing) if state else None
            if match is not None:
                match.state = state
                await store.put_match(connection, match)

    # --- the home message --------------------------------------------------------------------------------------------

    async def _home(self, tourney: Tourney, row: SayingRow) -> None:
        home, now = tourney.row.home, self.desk.clock()
        if home.message and now - home.edited < EDIT_EVERY and not tourney.over:
            raise _Wait(EDIT_EVERY - (now - home.edited))
        left = home.message if buried(tourney) else 0
        if home.message and not left:
            try:
                await self.announcer.edit_home(tourney, home.message)
            except MessageGone:
                home.message = 0
        if not home.message or left:
            message = await self.announcer.post_home(tourney, _nonce(row))
            home = HomeSign(message, tourney.row.channel_id, posted=now)
        home.edited, home.shown, home.trouble = now, tourney.row.revision, ""
        async with self.desk.database.write() as connection:
            if left:
                await duties.say(connection, tourney.id, LEAVE, now, body={"message": left})
            await store.put_home(connection, tourney.id, home)
            await duties.said(connection, row.id)
            now_there = await store.tournament(connection, tourney.id)
            if now_there is not None and now_there.revision != tourney.row.revision:
                await duties.say_once(connection, tourney.id, HOME, now + EDIT_EVERY)

    # --- matches -----------------------------------------------------------------------------------------------------

    async def _match(self, tourney: Tourney, row: SayingRow) -> None:
        """Open a match: a line with a nonce, its thread, its table. Each step is written down before the next, so that
        whoever goes on after a kill begins where it was."""
        pairing, match = tourney.pairing(row.pairing), tourney.matches[row.pairing]
        if match.state != WAITING or pairing.void or pairing.over or tourney.over:
            await self._done(row)
            return
        if tourney.contest.phase == HELD:
            raise _Wait(NO_ROOM_AGAIN)
        if tourney.row.rooms:
            await self._in_a_room(tourney, row, pairing)
            return
        if not match.message_id:
            match.message_id = await self.announcer.post_match(tourney, pairing, _nonce(row))
            await self._note(match)
        if not match.channel_id:
            try:
                match.channel_id = await self.announcer.open_thread(tourney, pairing, match.message_id)
            except MessageGone:
                match.message_id = 0
                await self._again(match, row)
                return
            await self._note(match)
        await self._begin(row, match, match.channel_id)

    async def _in_a_room(self, tourney: Tourney, row: SayingRow, pairing: Pairing) -> None:
        """The first of the named channels in which no table stands."""
        for channel in tourney.row.rooms:
            if await repo.table_in(self.desk.database.reader, channel) is not None:
                continue
            with suppress(Conflict):
                await self._begin(row, tourney.matches[row.pairing], channel)
                return
        raise _Wait(NO_ROOM_AGAIN, NO_ROOM)

    async def _begin(self, row: SayingRow, match: MatchRow, channel_id: int) -> None:
        if match.table_id is not None:
            await self._go_on(row, match.table_id, match, channel_id)
            return
        seated = None
        async with self.desk.database.write() as connection:
            turnover = await self.ledger.within(connection, row.tournament_id)
            match, pairing = turnover.before.matches[row.pairing], turnover.before.pairing(row.pairing)
            if match.state == WAITING and not pairing.void and not pairing.over and not turnover.before.over:
                seated = await seat(turnover, self.desk, pairing, match, channel_id)
                if seated.change is None and not turnover.row.rooms:
                    await turnover.say_later(ARCHIVE, turnover.now, pairing.no)
                await turnover.flush()
            await duties.said(connection, row.id)
        if seated is not None and seated.table_id:
            self.desk.on_change(seated.table_id)
        self.ledger.on_change(row.tournament_id)

    async def _go_on(self, row: SayingRow, table_id: int, match: MatchRow, channel_id: int) -> None:
        """Its thread was deleted: it goes on in a new one."""
        async with self.desk.change(table_id) as change:
            if change.row.phase == PAUSED:
                change.row.channel_id, change.row.board = channel_id, Board()
                await officiated.go_on(change)
            match.channel_id, match.state, match.trouble = channel_id, OPENED, ""
            await store.put_match(change.connection, match)
            await duties.said(change.connection, row.id)

    async def _note(self, match: MatchRow) -> None:
        async with self.desk.database.write() as connection:
            await store.put_match(connection, match)

    async def _again(self, match: MatchRow, row: SayingRow) -> None:
        """Its line is deleted: the same under a nonce of its own."""
        async with self.desk.database.write() as connection:
            await store.put_match(connection, match)
            await duties.said(connection, row.id)
            await duties.say(connection, row.tournament_id, MATCH, self.desk.clock(), pairing=row.pairing)


def _nonce(row: SayingRow) -> str:
    return f"t{row.id}"


def buried(tourney: Tourney) -> bool:
    """Whether so many lines of matches stand under the home message that it had better stand below them. While lines
    of a round are still to come it stays where it is."""
    home = tourney.row.home.message
    if not home or tourney.row.rooms:
        return False
    if any(one.state == WAITING and not one.trouble for one in tourney.matches.values()) and not tourney.over:
        return False
    return sum(one.message_id > home for one in tourney.matches.values()) >= BURIED
