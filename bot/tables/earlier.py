"""Matches of earlier versions: what this version can bring up to date goes on, the rest ends in words (design 2.11).

A saved match may have no way to the present form: its upgrade is missing or fails, or its cards are of a form that is
read no more. Its table ends as *begun under an earlier version*: the log and the export stay readable, the board says
what everybody could read of it, and the channel is free.
"""

from __future__ import annotations

from typing import Final

import structlog

from bot.core.upgrades import NEWER
from bot.store import repository as repo
from bot.store.rows import PAUSED, PLAYING, TableRow
from bot.tables.desk import Desk
from bot.tables.lobby import close

EARLIER: Final = "earlier"
"""Why a table is closed, in the notice that says so."""

_log = structlog.get_logger(__name__)


async def end_unreadable(desk: Desk) -> int:
    """End every running or paused match that this version cannot go on with. Called once, before anything is told.

    A match of a newer version is left alone: it goes on when the newer program is back.

    Returns:
        how many were ended.
    """
    ended = 0
    for row in await repo.select(desk.database.reader, TableRow, "tables", "WHERE phase IN (?, ?)", PLAYING, PAUSED):
        reason = (await desk.snapshot(row.id)).unreadable
        if not reason or reason == NEWER:
            continue
        _log.warning("begun under an earlier version", table=row.id, game=row.game, version=row.version, reason=reason)
        async with desk.change(row.id) as change:
            await close(change, EARLIER)
            change.row.offered = {}
        ended += 1
    return ended
