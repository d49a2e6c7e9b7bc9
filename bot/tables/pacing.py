"""What people at a table agree on about time while the match goes on (asynchronous C1, C10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.play import NO_PACE, PACE
from bot.store.rows import PLAYING
from bot.tables import ballots, timing
from bot.tables.desk import Desk, Repeated
from bot.tables.model import Person, Snapshot, TableError
from bot.tables.officiated import refuse

PARTS: Final[Mapping[str, int]] = {"twelfth": 12, "third": 3, "whole": 1}
"""What one press gives, as parts of the allowance."""


def gifts(table: Snapshot, seat: int) -> dict[str, int]:
    """What the others can give a seat now, in seconds: nothing where no clock of it alone runs."""
    pace, run = timing.pace_of(table.row.options), table.row.running.runs.get(seat)
    if not table.playing or pace is None or run is None or run.call or run.late or table.seats[seat].user_id is None:
        return {}
    base = timing.allowance_of(pace, run)
    return {part: base // divisor for part, divisor in PARTS.items()}


class Pacing:
    """Time as those at a table agree on it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def give(self, table_id: int, by: Person, seat: int, turn: str, part: str, interaction: int) -> Snapshot:
        """Give another seat more time for what it is waited for now (asynchronous C10).

        Args:
            table_id: the table.
            by: who gives; must play another seat.
            seat: the seat.
            turn: name of what its clock ran for when that was shown.
            part: how much, as in `PARTS`.
            interaction: Discord's id of the press.

        Raises:
            TableError: one's own seat, no clock of it alone runs, or it has plenty.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(PLAYING)
                giver = change.seat_of(by.id).seat
                pace, given = timing.pace_of(change.row.options), gifts(change.table, seat).get(part)
                if giver == seat:
                    raise TableError("giving-own")
                run = change.row.running.runs.get(seat)
                if pace is None or run is None or given is None or run.name != turn:
                    raise TableError("giving-none")
                book = await timing.opened(change, pace)
                if seat not in change.row.running.runs:  # it goes with the person whose hours it kept
                    raise TableError("giving-none")
                if not book.more(seat, await timing.people(change), given, change.now, change.row.head):
                    raise TableError("giving-plenty", seat=seat)
                await timing.closed(change, book)
                await change.note("tables-more-time", seat=giver, to_seat=seat)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def propose(self, table_id: int, by: Person, value: str, interaction: int) -> Snapshot:
        """Ask all others who are there for another pace; where there is nobody else it counts at once (C1).

        Args:
            table_id: the table.
            by: who asks; must play a seat.
            value: the pace, as `paces.read` takes it.
            interaction: Discord's id of the press.

        Raises:
            BadHours: no such pace.
            TableError: it has that pace, or another vote is open.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(PLAYING)
                refuse(change.row)
                seat, value = change.seat_of(by.id).seat, timing.named(value or NO_PACE)
                if value == (change.row.options.get(PACE, "") or NO_PACE):
                    raise TableError("pace-same")
                await ballots.put(change, ballots.PACE, seat, value)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)
