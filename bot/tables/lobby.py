"""From the first word to the first move: opening, sitting down, options, start, rematch."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from secrets import token_bytes
from typing import Any, Final

from bot.core import playable
from bot.core.bots import LEVELS
from bot.core.options import seats_for
from bot.core.play import FIRST, PACE
from bot.core.rules import Rules
from bot.core.streams import commitment
from bot.core.study import OWN, STUDY
from bot.hours import paces
from bot.store import repository as repo
from bot.store.rows import CANCELLED, LOBBY, Ballot, Board, GuildRow, SeatRow, TableRow
from bot.tables import absences, hints, rated, reliability, timing
from bot.tables.beginning import begin
from bot.tables.desk import Change, Desk, Repeated
from bot.tables.founding import found, founded
from bot.tables.hints import HINTS
from bot.tables.model import MAX_HOSTED, Person, Place, Snapshot, TableError
from bot.tables.seat_choices import PACK, drop_misfits, of_seats
from bot.tables.timing import LATE, WAYS
from bot.tables.waiting import somebody_sat

__all__ = ["PACK", "Lobby", "close", "digest", "new_row"]


class Lobby:
    """What can be done before a match begins."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def open(
        self, game: str, place: Place, by: Person, language: str, options: Mapping[str, str], interaction: int
    ) -> Snapshot:
        """Open a table; its host sits down at once.

        Args:
            game: key of a registered game.
            place: a channel without an unfinished table.
            by: the host.
            language: `ko` or `en`; empty takes the server's, else the default.
            options: chosen options; missing ones take their default.
            interaction: Discord's id of the command.

        Raises:
            TableError: occupied, not allowed on this server, or too many hosted tables.
            CoreError: unknown game or option.
        """
        rules = playable.find(game).rules

        async def write(connection: repo.Connection) -> TableRow:
            guild = await welcome(connection, place, by)
            proposed = {PACE: rules.pace} if rules.pace else {}
            chosen = {**proposed, **guild.defaults.get(game, {}), **options}
            _offered(rules, chosen)
            await repo.meet(connection, by.id, by.name, by.locale)
            now, speaks = self.desk.clock(), language or guild.language or self.desk.language
            row = new_row(game, place, speaks, chosen, token_bytes(32), now)
            row.host_id = by.id
            row.joins = [digest(interaction)]
            await found(connection, row, [SeatRow(0, 0, by.id, owner_id=by.id)], now)
            return row

        return await founded(self.desk, place, interaction, write)

    async def join(self, table_id: int, by: Person, interaction: int) -> Snapshot:
        """Sit down.

        Raises:
            TableError: begun, full, seated already, or invited people only.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(LOBBY)
                if any(seat.user_id == by.id for seat in change.seats):
                    raise TableError("error-already-seated")
                if change.row.restricted and by.id not in await repo.invited(change.connection, table_id):
                    if change.row.host_id is None:
                        raise TableError("error-seek-invited")
                    raise TableError("error-invited-only", name=await _host_name(change))
                if by.id not in [seat.kept_id for seat in change.seats]:
                    await reliability.require(change, by.id)
                    await rated.require(change, by.id)
                seat = self._place(change, by.id)
                seat.user_id = seat.owner_id = by.id
                change.row.joins.append(digest(interaction))
                await somebody_sat(change, seat)
                if change.row.host_id is None:
                    change.row.host_id = by.id
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    def _place(self, change: Change, user_id: int | None = None) -> SeatRow:
        """The place kept for this person, else an open one, else one more at the end.

        Raises:
            TableError: there is none.
        """
        empty = [seat for seat in change.seats if seat.empty]
        own = next((seat for seat in empty if user_id is not None and seat.kept_id == user_id), None)
        place = own or next((seat for seat in empty if seat.open), None)
        if place is None:
            if STUDY in change.row.options or len(change.seats) >= max(playable.find(change.row.game).rules.seats):
                if empty:
                    raise TableError("error-full-kept", when=min(seat.kept_until for seat in empty))
                raise TableError("error-full")
            place = SeatRow(change.row.id, len(change.seats))
            change.seats.append(place)
        place.kept_id, place.kept_until = None, 0
        return place

    async def leave(self, table_id: int, by: Person, interaction: int) -> Snapshot:
        """Stand up; the role of host passes on by itself, and the last person closes the lobby."""
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(LOBBY)
                await walk_out(change, by.id)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def invite(self, table_id: int, by: Person, friend: Person, interaction: int) -> Snapshot:
        """Invite somebody: one line that pings them, with a Join button."""
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(LOBBY)
                seat = change.seat_of(by.id).seat
                if any(seat.user_id == friend.id for seat in change.seats):
                    raise TableError("error-already-seated")
                await repo.meet(change.connection, friend.id, friend.name, friend.locale)
                await repo.invite(change.connection, table_id, friend.id)
                await change.say("invite", friend.id, seat=seat)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def add_bot(self, table_id: int, by: Person, level: str, interaction: int) -> Snapshot:
        """Put a bot on a seat."""
        if level not in LEVELS:
            raise TableError("error-option-value", option="level")
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                self._host(change, by, await _host_name(change))
                self._place(change).bot = level
                change.row.joins.append(digest(f"bot {interaction}"))
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def remove(self, table_id: int, by: Person, seat: int, interaction: int) -> Snapshot:
        """Take a bot or a person off the lobby; a place kept for somebody opens for all."""
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                self._host(change, by, await _host_name(change))
                if not 0 <= seat < len(change.seats):
                    raise TableError("error-bot-removed")
                if change.seats[seat].user_id == by.id:
                    raise TableError("error-remove-self")
                if change.seats[seat].empty:
                    change.seats[seat].let_go()
                else:
                    _stand_up(change, seat)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def set_option(self, table_id: int, by: Person, key: str, value: str, interaction: int) -> Snapshot:
        """Choose an option of the match, or the table's `language`."""
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                self._host(change, by, await _host_name(change))
                if key == STUDY or (STUDY in change.row.options and key not in {*OWN, "language"}):
                    raise TableError("study-fixed")
                if key == "language":
                    if value not in ("ko", "en"):
                        raise TableError("error-option-value", option=key)
                    change.row.language = value
                elif key == PACK:
                    if value and await repo.pack(change.connection, value) is None:
                        raise TableError("error-packs-missing")
                    change.row.options = {**change.row.options, PACK: value}
                    await drop_misfits(change)
                else:
                    rules = playable.find(change.row.game).rules
                    if key == HINTS:
                        _hints_chosen(change.row, value)
                    if key == PACE:
                        value = timing.named(value)
                    chosen = {**change.row.options, key: value}
                    _offered(rules, chosen)
                    if of_seats(rules, [key]):
                        raise TableError("error-option-value", option=key)
                    change.row.options = chosen
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def refuse_hints(self, table_id: int, by: Person, interaction: int) -> Snapshot:
        """Somebody who sits there plays without hints, and so do all: they are off, and stay so.

        Raises:
            TableError: begun, or no seat.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(LOBBY)
                change.seat_of(by.id)
                change.row.options = {**change.row.options, HINTS: hints.REFUSED}
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def restrict(self, table_id: int, by: Person, on: bool, interaction: int) -> Snapshot:
        """Let only invited people join, or everybody."""
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                self._host(change, by, await _host_name(change))
                change.row.restricted = int(on)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def pass_host(self, table_id: int, by: Person, user_id: int, interaction: int) -> Snapshot:
        """Make another seated person the host."""
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                self._host(change, by, await _host_name(change))
                change.seat_of(user_id)
                change.row.host_id = user_id
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def start(self, table_id: int, by: Person, interaction: int) -> Snapshot:
        """Begin the match with those who sit.

        Raises:
            TableError: not the host, too few, only bots, or places are kept for people who may still come.
            CoreError: an option does not go with this number of seats.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                self._host(change, by, await _host_name(change))
                row = change.row
                rules = playable.find(row.game).rules
                kept = [seat for seat in change.seats if seat.kept_id is not None]
                if kept:
                    until = min(seat.kept_until for seat in kept)
                    raise TableError("error-places-kept", people=[seat.seat for seat in kept], when=until)
                if STUDY in row.options and any(seat.open for seat in change.seats):
                    raise TableError("study-places")
                for seat in reversed([seat.seat for seat in change.seats if seat.open]):
                    take_away(change, seat)
                if len(change.seats) < min(rules.seats):
                    raise TableError("error-too-few-seats", min=min(rules.seats))
                if not change.humans():
                    raise TableError("error-bots-only")
                await begin(change)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    def _host(self, change: Change, by: Person, name: str) -> None:
        change.require(LOBBY)
        if change.row.host_id is None:
            raise TableError("error-no-host")
        if change.row.host_id != by.id:
            raise TableError("error-not-host", name=name)


async def open_places(change: Change) -> None:
    """The time is over for which places were kept: anybody may take them. A lobby to which nobody came closes."""
    for seat in change.seats:
        seat.let_go()
    if not change.humans():
        await close(change, "host-alone")


async def welcome(connection: repo.Connection, place: Place, by: Person, *, here_before: bool = False) -> GuildRow:
    """The server's settings, if they let this person open a table here (a thread counts as its channel).

    Args:
        connection: the writer.
        place: where.
        by: who.
        here_before: a table stood here already, so the channel was allowed.
    """
    guild = await repo.guild(connection, place.guild_id)
    here = {place.channel_id, place.parent_id}
    if guild.channels and not here & set(guild.channels) and not here_before:
        raise TableError("error-channel-not-allowed", channels=", ".join(f"<#{one}>" for one in guild.channels))
    if guild.openers == "moderators" and not by.moderator:
        raise TableError("error-openers-only", who="server-openers-moderators")
    if await repo.hosted(connection, by.id, place.guild_id) >= MAX_HOSTED:
        raise TableError("error-too-many-hosted", max=MAX_HOSTED)
    return guild


def digest(join: object) -> str:
    """What is kept of a join: SHA-256 of its interaction id. The id itself stays out of logs and exports."""
    return hashlib.sha256(str(join).encode()).hexdigest()


def new_row(game: str, place: Place, language: str, options: Mapping[str, str], secret: bytes, now: int) -> TableRow:
    """A table before anybody sits at it."""
    return TableRow(
        id=0,
        game=game,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        phase=LOBBY,
        language=language,
        host_id=None,
        options=dict(options),
        restricted=0,
        commitment=commitment(secret),
        secret=secret.hex(),
        joins=[],
        pack="",
        version="",
        state=None,
        head=0,
        last=0,
        epoch=0,
        revision=0,
        ballot=Ballot(),
        waits={},
        nudges={},
        offered={},
        created_at=now,
        touched_at=now,
        ended_at=0,
        board=Board(),
    )


async def walk_out(change: Change, user_id: int) -> None:
    """A person leaves the lobby, or lets go the place that is kept: the role of host passes on by itself, and the last
    person closes it, unless places are kept for others.

    Raises:
        TableError: the person does not sit there.
    """
    kept = next((seat for seat in change.seats if seat.kept_id == user_id), None)
    if kept is not None:
        kept.let_go()
        return
    _stand_up(change, change.seat_of(user_id).seat)
    people = [seat.user_id for seat in change.seats if seat.user_id is not None]
    if not people and not any(seat.kept_id is not None for seat in change.seats):
        await close(change, "host-alone")
    elif change.row.host_id == user_id:
        change.row.host_id = people[0] if people else None


async def close(change: Change, reason: str) -> None:
    """Close a lobby, or give up a running table."""
    change.row.phase = CANCELLED
    change.row.ended_at = change.now
    change.row.waits = {}
    await timing.end(change)
    await change.close_vote("agreed" if reason == "agreed" else "over")
    await absences.end(change)
    await repo.drop_timers(change.connection, change.row.id)
    await change.say("closed", reason=reason)


def _stand_up(change: Change, seat: int) -> None:
    change.row.joins.append(digest(f"left {seat} {change.now}"))
    take_away(change, seat)


def take_away(change: Change, seat: int) -> None:
    """A place of a lobby less; those after it move up, and whoever was to begin still does, or else the next. In a
    study it stays: its side of the table goes on."""
    if STUDY in change.row.options:
        change.seats[seat] = SeatRow(change.row.id, seat)
        return
    change.seats.pop(seat)
    for number, row in enumerate(change.seats):
        row.seat = number
    first = change.row.options.get(FIRST, "")
    if first.isdecimal() and change.seats:
        begins = (int(first) - (seat < int(first))) % len(change.seats)
        change.row.options = {**change.row.options, FIRST: str(begins)}


def _hints_chosen(row: TableRow, value: str) -> None:
    """Hints are turned on or off by the host.

    Raises:
        TableError: somebody objected to them, or it is none of the choices.
    """
    if row.options.get(HINTS) == hints.REFUSED:
        raise TableError("error-hints-refused")
    if value not in hints.CHOICES:
        raise TableError("error-option-value", option=HINTS)


OF_TABLES: Final[Mapping[str, Sequence[str]]] = {
    LATE: WAYS,
    reliability.ASKED: reliability.LEAST,
    rated.RATED: rated.CHOICES,
    HINTS: hints.KNOWN,
}
"""Options of tables of every game, with what they may be."""


def _offered(rules: Rules[Any], chosen: Mapping[str, str]) -> None:
    known = {choice.key: choice for choice in rules.settings}
    for key, value in chosen.items():
        if key == PACE:
            paces.read(value)
        elif value not in OF_TABLES.get(key, (value,)):
            raise TableError("error-option-value", option=key)
        if key.startswith("table-"):
            continue
        if key not in known or not seats_for(rules, known[key], value):
            raise TableError("error-option-value", option=key)


async def _host_name(change: Change) -> str:
    if change.row.host_id is None:
        return ""
    row = await repo.user(change.connection, change.row.host_id)
    return row.name if row else ""
