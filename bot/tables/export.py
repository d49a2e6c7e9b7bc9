"""A finished match as one document that anybody can check; it knows seats, never people (design 4, privacy)."""

from __future__ import annotations

from base64 import b64encode
from typing import Any, Final

import msgspec

from bot.core.frames import unpack
from bot.core.streams import ALGORITHM
from bot.store import repository as repo
from bot.store.rows import CANCELLED, FINISHED
from bot.store.studies import StudyRow, study_of
from bot.tables.desk import Desk
from bot.tables.model import Snapshot, TableError
from bot.tables.seat_choices import PACK

FORMAT: Final = 1


async def export(desk: Desk, table_id: int, *, frames: bool = True) -> dict[str, Any]:
    """Write a match down.

    Args:
        desk: where the table is.
        table_id: a finished table, or one that ended because it was begun under an earlier version.
        frames: with the state after every entry, which is most of it.

    Returns:
        plain data: game, options, seats, commitment, secret, joins, the whole log (undone branches
        included) and the states, see `bot.core.verify`. The game's own card pack is in it, a pack of the bot's owner
        only by its SHA-256.

    Raises:
        TableError: no such table, or its match is not over: until then the seed stays a secret.
    """
    table = await desk.snapshot(table_id)
    row = table.row
    if row.phase != FINISHED and not ended_earlier(table):
        raise TableError("table-settings-export-later")
    entries = await repo.entries(desk.database.reader, table_id)
    states = [await desk.frames.unpack(desk.database.reader, table_id, entry.no) for entry in entries] if frames else []
    origin = await study_of(desk.database.reader, table_id)
    return {
        "format": FORMAT,
        "random": ALGORITHM,
        "game": row.game,
        "options": row.options,
        "seats": len(table.seats),
        "pack": row.pack,
        "cards": b64encode(table.pack).decode() if table.pack is not None and not _of_the_owner(table) else "",
        "commitment": row.commitment,
        "secret": row.secret,
        "joins": row.joins,
        "version": row.version,
        "head": row.head,
        "entries": [
            {
                "no": entry.no,
                "parent": entry.parent,
                "at": entry.at,
                "version": entry.version,
                "entry": msgspec.json.decode(entry.body),
            }
            for entry in entries
        ],
        **({} if origin is None else {"study": _origin(origin)}),
        "frames": [b64encode(state).decode() for state in states],
    }


def _origin(study: StudyRow) -> dict[str, Any]:
    """Where a study begins; the shuffles before are in the export of the match it comes from, under its commitment."""
    frame = b64encode(unpack(study.frame)).decode()
    return {"move": study.move, "commitment": study.commitment, "frame": frame}


def ended_earlier(table: Snapshot) -> bool:
    """Whether a match is over because this version cannot go on with it (`bot.tables.earlier`)."""
    return table.row.phase == CANCELLED and bool(table.unreadable)


def _of_the_owner(table: Snapshot) -> bool:
    """Whether the match played a pack of the bot's owner. The game's own is not chosen, and changes with upgrades."""
    return bool(table.row.options.get(PACK))
