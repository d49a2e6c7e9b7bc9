"""Seats in a running match: nudges, absence, handing over, resigning, pausing, cancelling."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.core.bots import LEVELS
from bot.core.events import Entry
from bot.store import repository as repo
from bot.store.errors import Conflict
from bot.store.rows import AWAY, FRIEND, GONE, LOBBY, OPEN, PAUSED, PLAYING, TO_ONE, Board, SeatRow, Wait
from bot.tables import absences, ballots, lending, officiated, rated, timing
from bot.tables.aside import set_aside
from bot.tables.away import to_stand_in
from bot.tables.desk import Change, Desk, Repeated
from bot.tables.founding import occupied
from bot.tables.hands import changed_hands, to_bot
from bot.tables.lobby import close
from bot.tables.model import DAY, HOUR, SUBSTITUTE, Person, Place, Snapshot, TableError
from bot.tables.vacancies import DESERTED, recount

_entry = msgspec.json.Decoder(Entry).decode

NUDGE_EVERY: Final = 12 * HOUR
ABSENT_AFTER: Final = 72 * HOUR
REMINDED_BEFORE: Final = 12 * HOUR
"""What a person has at least after the first reminder (late after downtime) before the seat can be handed over."""
IDLE_BEFORE_PAUSE: Final = 14 * DAY


def absent(table: Snapshot, now: int) -> list[int]:
    """Seats that others may hand over: awaited for 72 hours, after at least one reminder; at a table with a pace, those
    for which nobody answered in time again and again.
    """
    if timing.pace_of(table.row.options) is not None:
        return [row.seat for row in table.seats if row.user_id is not None and timing.is_absent(row)]
    return [seat for seat, wait in table.row.waits.items() if is_absent(wait, now)]


def is_absent(wait: Wait, now: int) -> bool:
    """Awaited for 72 hours, and reminded at least once, not just now."""
    return wait.reminded > 0 and now - wait.since >= ABSENT_AFTER and now - wait.first >= REMINDED_BEFORE


class Seating:
    """Who plays which seat, and whether the match goes on."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def nudge(self, table_id: int, by: Person, interaction: int) -> Snapshot:
        """Ping those who are awaited, once in 12 hours for each seated person.

        Raises:
            TableError: too soon, or nobody else is awaited.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(PLAYING)
                seat = change.seat_of(by.id).seat
                last = change.row.nudges.get(seat, 0)
                if change.now - last < NUDGE_EVERY:
                    raise TableError("nudge-too-soon", when=last + NUDGE_EVERY)
                awaited = [other for other in change.row.waits if other != seat]
                if not awaited:
                    raise TableError("nudge-yourself" if seat in change.row.waits else "nudge-nobody")
                change.row.nudges[seat] = change.now
                await change.say("nudge", seat=seat, seats=awaited)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def resign(self, table_id: int, by: Person, interaction: int) -> Snapshot:
        """Resign: ends a two-seat match; else a bot plays on and the seat is offered to others. Whoever stands in for
        somebody gives no match up that is not theirs: a bot stands in instead.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(PLAYING)
                row = change.seat_of(by.id)
                if row.away_id is not None:
                    await to_bot(change, row, SUBSTITUTE)
                else:
                    await _given_up(change, row)
                await recount(change)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def hand_over(self, table_id: int, by: Person, seat: int, to: Person | str, interaction: int) -> Snapshot:
        """Give a seat to a bot (a level) or offer it to a person, who then presses one button.

        Args:
            table_id: the table.
            by: its own player, or somebody seated (or a moderator) when the seat is absent or offered.
            seat: the seat.
            to: a bot level, or the person it is offered to.
            interaction: Discord's id of the click.

        Raises:
            TableError: neither one's own nor absent.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(PLAYING)
                officiated.refuse(change.row)
                row = self._handable(change, by, seat)
                _undecided(change, by, row, to)
                stands_in = row.user_id != by.id and seat in to_stand_in(change.table, change.now)
                if isinstance(to, str):
                    if to not in LEVELS:
                        raise TableError("error-option-value", option="level")
                    if stands_in:
                        row.away_id = row.away_id or row.user_id
                    own = row.user_id == by.id
                    if own and row.away_id is None and rated.says_rated(change.row.options):
                        raise TableError("error-rated-lend")
                    await to_bot(change, row, to)
                    if own:
                        lending.lend(change, row)
                    await recount(change)
                else:
                    if any(other.user_id == to.id for other in change.seats):
                        raise TableError("error-already-seated")
                    await repo.meet(change.connection, to.id, to.name, to.locale)
                    await repo.invite(change.connection, table_id, to.id)
                    until_back = AWAY if stands_in or row.away_id is not None else OPEN
                    change.row.offered.setdefault(seat, FRIEND if row.user_id == by.id else until_back)
                    await change.say("offered", to.id, seat=seat)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    def _handable(self, change: Change, by: Person, seat: int) -> SeatRow:
        if not 0 <= seat < len(change.seats):
            raise TableError("error-seat-not-open")
        row = change.seats[seat]
        if row.user_id == by.id:
            return row
        if not by.moderator:
            change.seat_of(by.id)
        wait = change.row.waits.get(seat)
        if timing.pace_of(change.row.options) is not None:
            gone = timing.is_absent(row)
        else:
            gone = wait is not None and is_absent(wait, change.now)
        offered = change.row.offered.get(seat) in (OPEN, GONE)
        if gone or offered or row.bot or row.user_id is None or seat in to_stand_in(change.table, change.now):
            return row
        raise TableError("error-not-absent", seat=seat)

    async def take_over(self, table_id: int, by: Person, seat: int, interaction: int) -> Snapshot:
        """Sit down on an offered seat.

        Raises:
            TableError: not offered, or seated already.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(PLAYING)
                officiated.refuse(change.row)
                if any(other.user_id == by.id for other in change.seats):
                    raise TableError("error-already-seated")
                why = change.row.offered.get(seat)
                invited = await repo.invited(change.connection, table_id)
                if why is None or (why in TO_ONE and by.id not in invited):
                    raise TableError("error-seat-not-open")
                row = change.seats[seat]
                if why == AWAY and row.user_id is not None:
                    row.away_id = row.away_id or row.user_id
                await timing.let_go(change, seat)
                row.user_id, row.bot, row.choice = by.id, "", ""
                if row.away_id is None and (row.resigned or row.owner_id is None):
                    row.owner_id, row.resigned, row.own_seen = by.id, 0, None
                else:
                    row.passes_on()
                await changed_hands(change, seat, "tables-seat-taken")
                row.seen = change.row.head  # what was before is not theirs to read (R2)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def take_back(self, table_id: int, by: Person, interaction: int) -> Snapshot:
        """The one who joined with a seat takes it back while the match runs.

        Raises:
            TableError: no such seat.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(PLAYING)
                officiated.refuse(change.row)
                mine = [row for row in change.seats if row.owner_id == by.id and row.user_id != by.id]
                if not mine or any(row.user_id == by.id for row in change.seats):
                    raise TableError("error-not-your-seat")
                await lending.take_back(change, mine[0], by.id)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    # --- whether the match goes on -----------------------------------------------------------------------------------

    async def pause(self, table_id: int, by: Person, interaction: int) -> Snapshot:
        """Set a match aside, so that the channel is free: at once after 14 idle days, else if all who are there agree
        (asynchronous C11).

        Raises:
            TableError: another vote is open.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(PLAYING)
                seat = change.seat_of(by.id).seat
                officiated.refuse(change.row)
                if change.now - await _last_seen(change) < IDLE_BEFORE_PAUSE:
                    await ballots.put(change, ballots.PAUSE, seat)
                else:
                    await set_aside(change)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def resume(self, table_id: int, place: Place, by: Person, interaction: int) -> Snapshot:
        """Go on with a paused match in a free channel of the same server.

        Raises:
            TableError: not paused, not seated, another server, or the channel is occupied.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                if change.row.phase != PAUSED:
                    raise TableError("error-not-paused")
                officiated.refuse(change.row)
                lent = next((one for one in change.seats if one.owner_id == by.id and one.user_id is None), None)
                row = lent if lent is not None and change.table.seat_of(by.id) is None else change.seat_of(by.id)
                if place.guild_id != change.row.guild_id:
                    raise TableError("error-no-such-table")
                change.row.phase = PLAYING
                change.row.channel_id = place.channel_id
                change.row.board = Board(talk=change.row.board.talk)
                change.again = True
                row.missed = 0  # whoever resumes is there
                await absences.over(change, row.seat, "back")
                await repo.drop_timers(change.connection, table_id, DESERTED)
                if row.user_id is None:  # a bot has it since its person was absent
                    row.user_id, row.bot = by.id, ""
                    await changed_hands(change, row.seat, "tables-seat-taken-back")
                await change.attend(change.match())
                await absences.go_on(change)
        except Conflict:
            raise await occupied(self.desk, place.channel_id) from None
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def cancel(self, table_id: int, by: Person, interaction: int) -> Snapshot:
        """Give the table up: its host in the lobby; in a match a moderator at once, others with everybody's consent.

        Raises:
            TableError: not allowed, or a vote is open.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(LOBBY, PLAYING, PAUSED)
                if by.moderator or (change.row.phase == LOBBY and change.row.host_id == by.id):
                    rated.calls_off(change, by.id)
                    await close(change, "moderator" if change.row.phase != LOBBY else "host")
                else:
                    seat = change.seat_of(by.id).seat
                    officiated.refuse(change.row)
                    if change.row.phase == LOBBY:
                        raise TableError("error-not-host", name="")
                    await ballots.put(change, ballots.CANCEL, seat)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)


def _undecided(change: Change, by: Person, row: SeatRow, to: Person | str) -> None:
    """What becomes of an absent seat the others decide together; one alone may find somebody who wants to sit there.

    Raises:
        TableError: one alone wants a bot there, or they wait for whoever is absent.
    """
    one = change.row.absences.get(row.seat)
    if one is None or by.moderator or row.user_id == by.id:
        return
    if one.waiting:
        raise TableError("absent-waiting", seat=row.seat, when=one.until)
    if isinstance(to, str):
        raise TableError("absent-by-vote", seat=row.seat)


async def _last_seen(change: Change) -> int:
    """When everybody last saw something happen: an order or an answer given in secret keeps no match awake (2.6)."""
    for row in reversed(await repo.entries(change.connection, change.row.id)):
        entry = _entry(row.body)
        if not entry.order and not entry.kept:
            return row.at
    return change.row.created_at


async def _given_up(change: Change, row: SeatRow) -> None:
    await officiated.leave(change, row, officiated.GIVEN)
    if row.bot and not change.row.tournament:
        change.row.offered.setdefault(row.seat, OPEN)
