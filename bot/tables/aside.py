"""A match that is set aside for a while: nobody is awaited, its clocks rest, its channel is free."""

from __future__ import annotations

from bot.store import repository as repo
from bot.store.rows import PAUSED
from bot.tables import absences, timing
from bot.tables.desk import Change


async def set_aside(change: Change, outcome: str = "over") -> None:
    """Pause: timers and clocks rest.

    Args:
        change: under way.
        outcome: of the vote that is open, if there is one.
    """
    await timing.rest(change)
    change.row.phase = PAUSED
    change.row.waits = {}
    await change.close_vote(outcome)
    await absences.rest(change)
    await repo.drop_timers(change.connection, change.row.id)
