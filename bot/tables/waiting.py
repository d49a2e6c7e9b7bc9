"""Who waits in a lobby can ask to be told, once, when somebody sits down."""

from __future__ import annotations

from typing import Final

from bot.store.rows import LOBBY, SeatRow
from bot.tables.desk import Change, Desk, Repeated
from bot.tables.model import Person

ASKED: Final = 1
CALLED: Final = 2
"""What `SeatRow.tell` holds: nothing, a wish, or a wish that is being granted: the notice names these seats."""


class Waiting:
    """The wishes of those who wait."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def ask(self, table_id: int, by: Person, interaction: int) -> bool:
        """Ask to be told when the next person sits down, or, having asked, no longer.

        Returns:
            Whether the person will be told.

        Raises:
            TableError: the lobby is over, or the person does not sit there.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(LOBBY)
                seat = change.seat_of(by.id)
                seat.tell = 0 if seat.tell else ASKED
        except Repeated:
            pass
        table = await self.desk.snapshot(table_id)
        place = table.seat_of(by.id)
        return place is not None and table.seats[place].tell > 0


async def somebody_sat(change: Change, newcomer: SeatRow) -> None:
    """A person took a seat: one notice calls those who asked for it, and their wishes are spent.

    Bots are no company, so seating one calls nobody.
    """
    called = [seat for seat in change.seats if seat.tell == ASKED and seat.user_id != newcomer.user_id]
    for seat in called:
        seat.tell = CALLED
    if called:
        await change.say("sat", newcomer.user_id)
