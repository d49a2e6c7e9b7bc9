"""A turn that was planned is played when its time has come (asynchronous L3, L4)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from bot.core.events import Entry
from bot.core.match import Match
from bot.core.planning import Condition, fits, holds
from bot.store import repository as repo
from bot.store.rows import PLAYING, EntryRow
from bot.tables import plans
from bot.tables.desk import Change
from bot.tables.moves import answer_all
from bot.tables.undo import branch

_entry: Final = msgspec.json.Decoder(Entry).decode


async def ring(change: Change, seat: int) -> None:
    """The wait of a plan is over.

    The first alternative is played that is legal whole and stands on what it stood on; else so much of the first that
    does so far. What is left is on offer to its owner, who is called as anybody is. Nothing is played for who is
    overdue: a bot plays that turn, and no half of a plan.

    Args:
        change: under way.
        seat: whose plan it is.
    """
    kept = change.plans.get(seat)
    plan = kept.live if kept is not None else None
    if kept is None or plan is None or not plan.due or change.row.phase != PLAYING:
        change.idle = True
        return
    plan.due = 0
    if change.table.level(seat):
        kept.live = None
        return
    match = change.match()
    found = await _chosen(change, match, seat, plan.alternatives)
    if found is None:
        kept.live = None  # what it was to hang on is not so
        return
    plan.chosen, given = found
    one = plan.offered = plan.alternatives[plan.chosen]
    await answer_all(change, seat, [(each.slot, each.answer) for each in one.answers[:given]], planned=True)


async def _chosen(
    change: Change, match: Match, seat: int, alternatives: Sequence[plans.Alternative]
) -> tuple[int, int] | None:
    """Which alternative is played and how many of its answers; none of the first one that is possible where none can
    be played by itself; None where what each hangs on is not so."""
    rows = await repo.entries(change.connection, change.row.id) if any(one.condition for one in alternatives) else []
    counts = list(branch(rows, change.row.head).values())
    held = [at for at, one in enumerate(alternatives) if one.condition is None or is_so(one.condition, counts)]
    parts: list[tuple[int, int]] = []
    for at in held:
        one = alternatives[at]
        given = fits(match, seat, one.answers)
        if given and plans.stands_on(match, seat, one.answers[:given]) == one.footings[given - 1]:
            if given == len(one.answers):
                return at, given
            parts.append((at, given))
    if parts:
        return parts[0]
    return (held[0], 0) if held else None


def is_so(condition: Condition, rows: Sequence[EntryRow]) -> bool:
    """Whether what a seat did in its last turn is what an alternative hangs on.

    Args:
        rows: entries of the log that count, the newest first.
    """
    # An entry knows whose turn it is after it: it belongs to the turn that was before it.
    turns = [(_entry(row.body), before.whose, before.turn) for row, before in pairwise(rows)]
    last = next((turn for _, whose, turn in turns if whose == condition.seat), None)
    events = [
        event for entry, whose, turn in turns if (whose, turn) == (condition.seat, last) for event in entry.events
    ]
    return holds(condition, events)
