"""Matches of earlier versions: what this version can bring up to date goes on, the rest ends in words (design 2.11).

A saved match may have no way to the present form: its upgrade is missing or fails, or its cards are of a form that is
read no more. Its table ends as *begun under an earlier version*: the log and the export stay readable, the board says
what everybody could read of it, and the channel is free.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

import structlog

from bot.core.upgrades import NEWER
from bot.store import alive
from bot.store import repository as repo
from bot.store.rows import PAUSED, PLAYING
from bot.tables.desk import Desk
from bot.tables.lobby import close

EARLIER: Final = "earlier"
"""Why a table is closed, in the notice that says so."""

READING: Final = ("core", "games")
"""Rooms of the program on which it hangs whether a saved match can be read."""

_log = structlog.get_logger(__name__)


async def look_once(desk: Desk) -> int:
    """End what cannot be gone on with, unless this very program has looked before: between two starts of one program
    nothing becomes unreadable, and reading ten thousand matches takes a while. Called before anything is told.

    Returns:
        how many were ended.
    """
    now = form_of_reading()
    if await alive.looked(desk.database.reader, desk.database.shards) == now:
        return 0
    ended = await end_unreadable(desk)
    async with desk.database.write() as connection:
        await alive.note_looked(connection, now, desk.clock(), desk.database.shards)
    return ended


def form_of_reading() -> str:
    """SHA-256 of all that reads saved matches."""
    home, found = Path(__file__).parents[1], sha256()
    for room in READING:
        for path in sorted((home / room).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                found.update(f"{path.relative_to(home).as_posix()} {path.stat().st_size}\n".encode())
                found.update(path.read_bytes())
    return found.hexdigest()


async def end_unreadable(desk: Desk) -> int:
    """End every running or paused match that this version cannot go on with.

    A match of a newer version is left alone: it goes on when the newer program is back.

    Returns:
        how many were ended.
    """
    ended = 0
    for table_id in await repo.ids_of(desk.database.reader, PLAYING, PAUSED, here=desk.database.shards):
        table = await desk.snapshot(table_id)
        row, reason = table.row, table.unreadable
        if not reason or reason == NEWER:
            continue
        _log.warning("begun under an earlier version", table=row.id, game=row.game, version=row.version, reason=reason)
        async with desk.change(row.id) as change:
            await close(change, EARLIER)
            change.row.offered = {}
        ended += 1
    return ended
