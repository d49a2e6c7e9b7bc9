"""A seat changes hands while the match goes on."""

from __future__ import annotations

from bot.store import repository as repo
from bot.store.rows import SeatRow
from bot.tables import absences, ballots, timing
from bot.tables.desk import Change


async def to_bot(change: Change, row: SeatRow, level: str) -> None:
    """A bot plays a seat from now on, and the log says so."""
    await timing.let_go(change, row.seat)
    row.user_id, row.bot = None, level
    await changed_hands(change, row.seat, "tables-seat-to-bot", level=level)


async def changed_hands(change: Change, seat: int, key: str, **args: str) -> None:
    """Somebody else plays a seat now: what hung on who did is over."""
    change.row.offered.pop(seat, None)
    change.row.waits.pop(seat, None)
    change.seats[seat].missed = change.seats[seat].lent = 0
    await absences.over(change, seat, "taken")
    await repo.drop_timers(change.connection, change.row.id, "remind", str(seat))
    await repo.drop_drafts(change.connection, change.row.id, seat)  # they were private
    await change.note(key, seat=seat, **args)
    await timing.relieve(change, seat)
    await ballots.without(change, seat)
