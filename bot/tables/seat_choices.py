"""What every seat chooses for itself before a match (`Rules.seat_choice`: a deck): secret until the start.

It is kept with the seat's row, because seats are numbered anew when somebody stands up, and goes into the options of a
match when that begins.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from bot.core import playable
from bot.core.errors import CoreError
from bot.core.rules import Rules
from bot.store.rows import LOBBY
from bot.tables.desk import Change, Desk, Repeated
from bot.tables.model import Person, Snapshot, TableError

PACK: Final = "table-pack"
"""Option with the SHA-256 of a card pack other than the game's own."""


class SeatChoices:
    """Choosing in the lobby."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def choose(self, table_id: int, by: Person, value: str, interaction: int) -> Snapshot:
        """Choose for one's own seat, until the match begins.

        Args:
            table_id: the table.
            by: who sits there.
            value: as the game takes it; empty takes the choice back, and the game asks at the start.
            interaction: Discord's id of the click.

        Raises:
            TableError: begun, no seat, or a game in which seats choose nothing.
            CoreError: the game refuses it.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(LOBBY)
                seat = change.seat_of(by.id)
                rules = playable.find(change.row.game).rules
                if not rules.seat_choice:
                    raise TableError("error-nothing-to-choose")
                if value:
                    rules.check_seat_choice(await _cards(change), value)
                if seat.choice != value:
                    seat.choice = value
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def pack(self, table: Snapshot) -> bytes | None:
        """The cards a table plays or, in the lobby, would play now; None for the game's own.

        Raises:
            TableError: they are not in the database.
        """
        if table.pack is not None or not table.in_lobby:
            return table.pack
        return await self.cards(table.row.options.get(PACK, ""))

    async def cards(self, pack: str) -> bytes | None:
        """A pack by its SHA-256; None for the game's own.

        Raises:
            TableError: it is not in the database.
        """
        return await self.desk.pack_of(self.desk.database.reader, pack)


async def _cards(change: Change) -> bytes | None:
    return await change.desk.pack_of(change.connection, change.row.options.get(PACK, ""))


async def drop_misfits(change: Change) -> None:
    """What the cards of the table do not allow (any more) is dropped, with a line that says whose."""
    rules = playable.find(change.row.game).rules
    dropped: list[int] = []
    for seat in change.seats:
        if seat.choice:
            try:
                rules.check_seat_choice(await _cards(change), seat.choice)
            except CoreError:
                seat.choice = ""
                dropped.append(seat.seat)
    if dropped:
        await change.say("choices-dropped", seats=dropped)


async def put_into_options(change: Change) -> None:
    """The match begins: what people chose becomes its options."""
    rules = playable.find(change.row.game).rules
    await drop_misfits(change)
    chosen = {
        _option(rules, seat.seat): seat.choice for seat in change.seats if seat.choice and seat.user_id is not None
    }
    change.row.options = without_choices(rules, change.row.options) | chosen


def of_seats(rules: Rules[Any], options: Iterable[str]) -> list[str]:
    """Those options that hold what single seats chose."""
    return [key for key in options if rules.seat_choice and key.startswith(_option(rules))]


def without_choices(rules: Rules[Any], options: Mapping[str, str]) -> dict[str, str]:
    """Options that outlive a match: not what single seats chose, which belongs to the people on them."""
    gone = of_seats(rules, options)
    return {key: value for key, value in options.items() if key not in gone}


def _option(rules: Rules[Any], seat: int | str = "") -> str:
    return f"table-{rules.seat_choice}-{seat}"
