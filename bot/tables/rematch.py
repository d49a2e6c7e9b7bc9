"""One more: a new lobby for the same people. It invites them; nobody is seated who did not ask for it."""

from __future__ import annotations

from secrets import token_bytes
from typing import Final, NamedTuple

from bot.core.play import FIRST
from bot.core.study import STUDY
from bot.store import repository as repo
from bot.store.errors import Conflict
from bot.store.loading import load_in
from bot.store.rows import FINISHED, LOBBY, SeatRow
from bot.tables.desk import Desk, Repeated
from bot.tables.founding import found, occupied
from bot.tables.hints import HINTS, OFF, REFUSED
from bot.tables.lobby import digest, new_row, welcome
from bot.tables.model import DAY, Person, Place, Snapshot, TableError
from bot.tables.officiated import refuse
from bot.tables.seat_choices import without_choices

KEPT: Final = DAY
"""How long a place is kept for whoever sat there."""


class Reopened(NamedTuple):
    """A lobby in the channel of a finished match.

    Attributes:
        table: the lobby.
        opened: whether this press opened it; else it was there.
    """

    table: Snapshot
    opened: bool


class Rematch:
    """Opening the lobby of one more match."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def open(self, table_id: int, by: Person, interaction: int) -> Reopened:
        """A new lobby in the same channel with the same places round the table; the next place begins.

        Whoever opens it sits down, and bots do. For the others their places are kept for 24 hours, one line calls
        them, and *Join* takes one's own; then the places open for everybody.

        Args:
            table_id: the finished match.
            by: somebody who played it.
            interaction: Discord's id of the click.

        Raises:
            TableError: not over, not seated, or another table stands in the channel.
        """
        old = await self.desk.snapshot(table_id)
        if old.row.phase != FINISHED:
            raise TableError("error-already-started" if old.playing else "error-not-started")
        refuse(old.row)
        if old.seat_of(by.id) is None:
            raise TableError("error-not-seated")
        now, place = self.desk.clock(), Place(old.row.guild_id, old.row.channel_id)
        options = {key: value for key, value in old.row.options.items() if key != STUDY}  # one more is a whole match
        options = without_choices(old.rules, options) | {FIRST: str(_next_first(old))}
        if options.get(HINTS) == REFUSED:  # who objected may do so again
            options[HINTS] = OFF
        row = new_row(old.row.game, place, old.row.language, options, token_bytes(32), now)
        row.host_id = by.id
        seats = [_place(old.seats[seat], number, by.id, now + KEPT) for number, seat in enumerate(old.seated)]
        row.joins = [digest(f"{interaction} {seat.seat}") for seat in seats if not seat.empty]
        try:
            async with self.desk.database.write() as connection:
                if interaction and await repo.seen_interaction(connection, interaction, now):
                    raise Repeated
                await welcome(connection, place, by, here_before=True)
                await repo.meet(connection, by.id, by.name, by.locale)
                await found(connection, row, seats, now)
                kept = [seat.kept_id for seat in seats if seat.kept_id is not None]
                for user_id in kept:
                    await repo.invite(connection, row.id, user_id)
                if kept:
                    await repo.set_timer(connection, row.id, "keep", now + KEPT)
                    await repo.say(connection, row.id, "notice:rematch", {}, now, by.id)
        except (Conflict, Repeated) as way:
            there = await load_in(self.desk.database.reader, place.channel_id)
            if there is None or there.row.game != old.row.game or there.row.phase != LOBBY:
                raise await occupied(self.desk, place.channel_id) from None
            return Reopened(await self.desk.complete(there), isinstance(way, Repeated))
        self.desk.on_change(row.id)
        return Reopened(await self.desk.snapshot(row.id), True)


def _place(then: SeatRow, number: int, opener: int, until: int) -> SeatRow:
    """A place of the new lobby, as somebody sat there in the match before."""
    if then.user_id is None:
        return SeatRow(0, number, bot=then.bot)
    if then.user_id == opener:
        return SeatRow(0, number, opener, owner_id=opener, choice=then.choice)
    return SeatRow(0, number, choice=then.choice, kept_id=then.user_id, kept_until=until)


def _next_first(old: Snapshot) -> int:
    """The place that begins: that of the next seat after the one that began the match (from its view, else 0)."""
    first = int(getattr(old.match.view(None), "first", 0))
    after = next((place for place, seat in enumerate(old.seated) if seat > first), 0)
    return after
