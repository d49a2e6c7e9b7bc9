"""A seat that its own person has lent to a bot returns at its next turn, where there is a clock: nobody lets a bot play
what is hard, or late, and goes on within the same turn (asynchronous C11).
"""

from __future__ import annotations

from bot.store.rows import PLAYING, SeatRow
from bot.tables import timing
from bot.tables.desk import Change
from bot.tables.hands import changed_hands


def lend(change: Change, row: SeatRow) -> None:
    """Its own person lends a seat to a bot: the turn that goes on then is not the next."""
    if timing.pace_of(change.row.options) is not None:
        row.lent = _turn(change)[1] + 1


async def take_back(change: Change, row: SeatRow, user_id: int) -> None:
    """Give a seat back to whoever joined with it: at once, or at its next turn where it was lent to a bot."""
    seat, serial = _turn(change)
    if row.user_id is None and row.lent and (seat != row.seat or serial + 1 == abs(row.lent)):
        row.lent = -abs(row.lent)
        return
    await _give(change, row, user_id)


async def come_back(change: Change) -> None:
    """A turn begins: who wanted a seat back and has waited for it plays it again."""
    waiting = [row for row in change.seats if row.lent < 0 and row.user_id is None]
    if not waiting or change.row.phase != PLAYING:
        return
    seat, serial = _turn(change)
    for row in waiting:
        owner = row.owner_id
        sits = any(other.user_id == owner for other in change.seats)
        if owner is not None and not sits and row.seat == seat and serial + 1 != -row.lent:
            await _give(change, row, owner)


async def _give(change: Change, row: SeatRow, user_id: int) -> None:
    await timing.let_go(change, row.seat)
    row.user_id, row.bot, row.away_id = user_id, "", None
    row.returns(user_id)
    await changed_hands(change, row.seat, "tables-seat-taken-back")


def _turn(change: Change) -> tuple[int | None, int]:
    play = change.match().play
    turn = play.game.rules.turn_of(play)
    return turn.seat, turn.serial
