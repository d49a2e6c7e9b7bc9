"""Daily copies of the database, beside it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.store.database import Database

BACKUPS_KEPT: Final = 7


async def back_up(database: Database, now: int) -> Path | None:
    """Write today's copy beside the database and drop all but the newest; None when today's is there already.

    Args:
        database: an open database.
        now: Unix time in seconds.

    Raises:
        StoreError: the copy cannot be written.
    """
    stem = f"{database.path.name}.backup-"
    target = database.path.with_name(stem + datetime.fromtimestamp(now, UTC).strftime("%Y%m%d"))
    if target.exists():
        return None
    await database.backup(target)
    copies = sorted(path for path in database.path.parent.glob(stem + "*") if path.name[len(stem) :].isdigit())
    for old in copies[:-BACKUPS_KEPT]:
        old.unlink(missing_ok=True)
    return target
