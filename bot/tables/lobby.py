"""From the first word to the first move: opening, sitting down, options, start, rematch."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from secrets import token_bytes

from bot.core import registry
from bot.core.bots import LEVELS
from bot.core.match import Match, settle_options
from bot.core.play import FIRST
from bot.core.rules import Choice
from bot.core.streams import commitment, seed_from
from bot.store import repository as repo
from bot.store.errors import Conflict
from bot.store.rows import CANCELLED, FINISHED, LOBBY, PLAYING, Ballot, Board, GuildRow, SeatRow, TableRow
from bot.tables.desk import LOBBY_IDLE, Change, Desk, Repeated
from bot.tables.model import MAX_HOSTED, Person, Place, Snapshot, TableError
from bot.tables.seat_choices import PACK, drop_misfits, of_seats, put_into_options, without_choices
from bot.tables.waiting import somebody_sat

__all__ = ["PACK", "Lobby", "close", "digest", "first_seat", "new_row", "occupied"]


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
        rules = registry.find(game).rules
        now = self.desk.clock()
        try:
            async with self.desk.database.write() as connection:
                if interaction and await repo.seen_interaction(connection, interaction, now):
                    raise Repeated
                guild = await _welcome(connection, place, by)
                chosen = {**guild.defaults.get(game, {}), **options}
                _offered(rules.choices, chosen)
                await repo.meet(connection, by.id, by.name, by.locale)
                secret = token_bytes(32)
                row = new_row(game, place, language or guild.language or self.desk.language, chosen, secret, now)
                row.host_id = by.id
                row.joins = [digest(interaction)]
                await repo.insert_table(connection, row)
                await repo.replace_seats(connection, row.id, [SeatRow(row.id, 0, by.id, owner_id=by.id)])
                await repo.set_timer(connection, row.id, "idle", now + LOBBY_IDLE)
                await repo.say_once(connection, row.id, "lobby", now)
        except Conflict:
            raise await occupied(self.desk, place.channel_id) from None
        except Repeated:
            found = await repo.table_in(self.desk.database.reader, place.channel_id)
            if found is None:
                raise TableError("error-no-table") from None
            return await self.desk.complete(found)
        self.desk.on_change(row.id)
        return await self.desk.snapshot(row.id)

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
                    raise TableError("error-invited-only", name=await _host_name(change))
                seat = SeatRow(table_id, 0, by.id, owner_id=by.id)
                await self._sit(change, seat, digest(interaction))
                await somebody_sat(change, seat)
                if change.row.host_id is None:
                    change.row.host_id = by.id
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def _sit(self, change: Change, seat: SeatRow, join: str) -> None:
        if len(change.seats) >= max(registry.find(change.row.game).rules.seats):
            raise TableError("error-full")
        seat.seat = len(change.seats)
        change.seats.append(seat)
        change.row.joins.append(join)

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
                await self._sit(change, SeatRow(table_id, 0, bot=level), digest(f"bot {interaction}"))
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def remove(self, table_id: int, by: Person, seat: int, interaction: int) -> Snapshot:
        """Take a bot or a person off the lobby."""
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                self._host(change, by, await _host_name(change))
                if not 0 <= seat < len(change.seats):
                    raise TableError("error-bot-removed")
                if change.seats[seat].user_id == by.id:
                    raise TableError("error-remove-self")
                _stand_up(change, seat)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def set_option(self, table_id: int, by: Person, key: str, value: str, interaction: int) -> Snapshot:
        """Choose an option of the match, or the table's `language`."""
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                self._host(change, by, await _host_name(change))
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
                    rules = registry.find(change.row.game).rules
                    chosen = {**change.row.options, key: value}
                    _offered(rules.choices, chosen)
                    if of_seats(rules, [key]):
                        raise TableError("error-option-value", option=key)
                    change.row.options = chosen
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
            TableError: not the host, too few, or only bots.
            CoreError: an option does not go with this number of seats.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                self._host(change, by, await _host_name(change))
                row = change.row
                rules = registry.find(row.game).rules
                if len(change.seats) < min(rules.seats):
                    raise TableError("error-too-few-seats", min=min(rules.seats))
                if not change.humans():
                    raise TableError("error-bots-only")
                settle_options(rules, len(change.seats), row.options)
                await put_into_options(change)
                seed = seed_from(bytes.fromhex(row.secret), row.joins)
                change.pack = await self._pack(change)
                match = Match.new(row.game, len(change.seats), seed, row.options, change.pack, row.pack)
                row.phase = PLAYING
                row.options = dict(match.options)
                row.version = self.desk.version
                await repo.drop_timers(change.connection, table_id, "idle")
                await change.record(match)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def _pack(self, change: Change) -> bytes | None:
        """The pack chosen in the lobby, else the game's own; kept in the database from now on (design 2.14)."""
        row = change.row
        row.pack = row.options.get(PACK, "")
        if row.pack:
            return await self.desk.pack_of(change.connection, row.pack)
        own = registry.find(row.game).rules.built_in_pack()
        if own is not None:
            row.pack = hashlib.sha256(own).hexdigest()
            await repo.put_pack(change.connection, row.pack, row.game, own)
        return own

    async def rematch(self, table_id: int, by: Person, interaction: int) -> Snapshot:
        """A new lobby in the same channel: same seats, same options, the next player begins."""
        old = await self.desk.snapshot(table_id)
        if old.row.phase != FINISHED:
            raise TableError("error-already-started" if old.playing else "error-not-started")
        if old.seat_of(by.id) is None:
            raise TableError("error-not-seated")
        now = self.desk.clock()
        options = without_choices(old.rules, old.row.options)
        options[FIRST] = str((first_seat(old) + 1) % len(old.seats))
        row = new_row(
            old.row.game,
            Place(old.row.guild_id, old.row.channel_id),
            old.row.language,
            options,
            token_bytes(32),
            now,
        )
        row.host_id = by.id
        try:
            async with self.desk.database.write() as connection:
                if interaction and await repo.seen_interaction(connection, interaction, now):
                    raise Repeated
                await _welcome(connection, Place(row.guild_id, row.channel_id), by, here_before=True)
                await repo.meet(connection, by.id, by.name, by.locale)
                kept = [seat for seat in old.seats if seat.user_id is not None or seat.bot]
                seats = [
                    SeatRow(0, number, s.user_id, s.bot, s.user_id, choice=s.choice if s.user_id is not None else "")
                    for number, s in enumerate(kept)
                ]
                row.joins = [digest(f"{interaction} {seat.seat}") for seat in seats]
                await repo.insert_table(connection, row)
                for seat in seats:
                    seat.table_id = row.id
                await repo.replace_seats(connection, row.id, seats)
                await repo.set_timer(connection, row.id, "idle", now + LOBBY_IDLE)
                await repo.say_once(connection, row.id, "lobby", now)
        except (Conflict, Repeated):
            found = await repo.table_in(self.desk.database.reader, old.row.channel_id)
            if found is None or found.game != old.row.game:
                raise await occupied(self.desk, old.row.channel_id) from None
            return await self.desk.complete(found)
        self.desk.on_change(row.id)
        return await self.desk.snapshot(row.id)

    def _host(self, change: Change, by: Person, name: str) -> None:
        change.require(LOBBY)
        if change.row.host_id != by.id:
            raise TableError("error-not-host", name=name)


async def _welcome(connection: repo.Connection, place: Place, by: Person, *, here_before: bool = False) -> GuildRow:
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


async def occupied(desk: Desk, channel_id: int) -> TableError:
    """What stands in the way: the table of the channel."""
    found = await repo.table_in(desk.database.reader, channel_id)
    return TableError("error-occupied", game=f"game-{found.game}") if found else TableError("error-busy")


def first_seat(table: Snapshot) -> int:
    """The seat that began a match, from its view if the game tells it, else 0."""
    return int(getattr(table.match.view(None), "first", 0))


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
    """A person leaves the lobby: the role of host passes on by itself, and the last person closes it.

    Raises:
        TableError: the person does not sit there.
    """
    _stand_up(change, change.seat_of(user_id).seat)
    people = [seat.user_id for seat in change.seats if seat.user_id is not None]
    if not people:
        await close(change, "host-alone")
    elif change.row.host_id == user_id:
        change.row.host_id = people[0]


async def close(change: Change, reason: str) -> None:
    """Close a lobby, or give up a running table."""
    change.row.phase = CANCELLED
    change.row.ended_at = change.now
    change.row.waits = {}
    await change.close_vote("agreed" if reason == "agreed" else "over")
    await repo.drop_timers(change.connection, change.row.id)
    await change.say("closed", reason=reason)


def _stand_up(change: Change, seat: int) -> None:
    gone = change.seats.pop(seat)
    change.row.joins.append(digest(f"left {gone.seat} {change.now}"))
    for number, row in enumerate(change.seats):
        row.seat = number


def _offered(choices: Iterable[Choice], chosen: Mapping[str, str]) -> None:
    known = {choice.key: choice for choice in choices}
    for key, value in chosen.items():
        if key.startswith("table-"):
            continue
        if key not in known or value not in known[key].values:
            raise TableError("error-option-value", option=key)


async def _host_name(change: Change) -> str:
    if change.row.host_id is None:
        return ""
    row = await repo.user(change.connection, change.row.host_id)
    return row.name if row else ""
