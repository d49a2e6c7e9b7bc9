"""A table whose match belongs to a tournament: its players neither call it off nor pass their seats on, and whoever
does not answer again and again forfeits it (tournaments T3, T6).
"""

from __future__ import annotations

from typing import Final

from bot.core.errors import IllegalAnswer
from bot.store.rows import PLAYING, SeatRow, TableRow
from bot.tables.desk import Change
from bot.tables.hands import to_bot
from bot.tables.lobby import close
from bot.tables.model import SUBSTITUTE, TableError

GIVEN: Final = 1
FORFEIT: Final = 2
"""How a seat was left for good (`SeatRow.resigned`): by a press of one's own, by not answering."""
PAIRED: Final = "paired"
"""Kind of the notice with which such a match begins: whose it is, and the commitment of its draws."""
ORGANISERS: Final = "organisers"
"""Why such a table is given up: its match was decided."""
FORFEITED: Final = "forfeited"
"""Why such a table is given up, and kind of the notice about one seat: nobody is there any more."""


def refuse(row: TableRow) -> None:
    """Refuse what the players of a tournament's match do not decide.

    Raises:
        TableError: it is one.
    """
    if row.tournament:
        raise TableError("error-tournament-table")


async def forfeit(change: Change, seat: int) -> None:
    """Nobody answered for a seat again and again: it is last, and a bot plays on for the others' sake."""
    await leave(change, change.seats[seat], FORFEIT)
    if change.humans():
        await change.say(FORFEITED, seat=seat)


async def go_on(change: Change) -> None:
    """A match that was set aside goes on where it is, as it was; clocks give nothing for it."""
    change.row.phase = PLAYING
    change.again = True
    await change.attend(change.match())


async def leave(change: Change, row: SeatRow, how: int) -> None:
    """A seat is left for good. That ends a match of two; in a larger one a bot plays on, unless nobody is left."""
    row.resigned, row.owner_id, row.away_id, row.own_seen = how, None, None, None
    match = change.match()
    try:
        match.concede(row.seat)
    except IllegalAnswer:
        await to_bot(change, row, SUBSTITUTE)
        if change.row.tournament and not change.humans():
            await close(change, FORFEITED)
    else:
        await change.record(match)
