"""All that looking back at a finished match needs of the database (asynchronous R3, R4)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from bot.core.events import Entry
from bot.core.hindsight import Lot, drew
from bot.store import repository as repo
from bot.tables.desk import Desk
from bot.tables.model import Snapshot
from bot.tables.replay import PastMove, Replay
from bot.tables.undo import branch

_entry = msgspec.json.Decoder(Entry).decode


class Past(NamedTuple):
    """A match that is over.

    Attributes:
        steps: its moves.
        states: the saved match after each, in the present form.
        at: Unix time of each.
        draws: answers after which something was drawn or came to light.
    """

    steps: list[PastMove]
    states: list[bytes]
    at: list[int]
    draws: list[Lot]


async def past_of(desk: Desk, replay: Replay, table: Snapshot, *, draws: bool) -> Past:
    """Read it.

    Args:
        draws: whether those are wanted.

    Raises:
        TableError: positions of it cannot be read any more.
    """
    _, steps = await replay.steps(table)
    states = [(await replay.match_at(table, step.entry)).save() for step in steps]
    rows = {row.no: row for row in await repo.entries(desk.database.reader, table.id)}
    found: list[Lot] = []
    for no in sorted(branch(list(rows.values()), table.row.head)) if draws else ():
        entry = _entry(rows[no].body)
        if drew(entry) and entry.seat is not None:
            before, after = [(await replay.match_at(table, one)).save() for one in (rows[no].parent, no)]
            found.append(Lot(before, after, entry.seat, entry.slot, entry.choice))
    return Past(steps, states, [rows[step.entry].at for step in steps], found)


def spent(past: Past, seats: int) -> list[int]:
    """Seconds that each seat took: from the move before to its own. What several answered in secret is nobody's."""
    found = [0] * seats
    for number, step in enumerate(past.steps[1:], start=1):
        if step.seat is not None:
            found[step.seat] += past.at[number] - past.at[number - 1]
    return found
