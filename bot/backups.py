"""What is done once a day: a copy of the database, beside it, and old interactions are forgotten."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import structlog

from bot.store.database import Database

BACKUPS_KEPT: Final = 7
DAY: Final = 86_400
FIRST_BACKUP_AFTER: Final = 600
"""Seconds after the start, so that it slows no start down."""
BACKUP_AGAIN: Final = 3600
"""Seconds until a copy that could not be written is tried again."""

_log = structlog.stdlib.get_logger(__name__)


async def _nothing() -> None:
    pass


class Daily:
    """The work of a day.

    Args:
        database: an open database.
        clock: Unix time in seconds.

    Attributes:
        tidy: forgets what nobody needs any more; the app sets it.
    """

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self.database = database
        self.clock = clock
        self.tidy: Callable[[], Awaitable[None]] = _nothing
        self._begun = clock()
        self._done = 0

    async def run_due(self) -> None:
        """Do it if it is due.

        Raises:
            StoreError: the copy cannot be written; it is due again in an hour.
        """
        now = self.clock()
        if now - self._begun < FIRST_BACKUP_AFTER or now - self._done < DAY:
            return
        self._done = now - DAY + BACKUP_AGAIN  # so if it fails
        await self.tidy()
        written = await back_up(self.database, now)
        self._done = now
        if written is not None:
            _log.info("backup written", file=written.name)


async def back_up(database: Database, now: int) -> Path | None:
    """Write today's copy beside the database and drop all but the newest; None when today's is there already, or it is
    no file: a server is copied by its own tools.

    Args:
        database: an open database.
        now: Unix time in seconds.

    Raises:
        StoreError: the copy cannot be written.
    """
    path = database.path
    if path is None:
        return None
    stem = f"{path.name}.backup-"
    target = path.with_name(stem + datetime.fromtimestamp(now, UTC).strftime("%Y%m%d"))
    if target.exists():
        return None
    await database.backup(target)
    copies = sorted(copy for copy in path.parent.glob(stem + "*") if copy.name[len(stem) :].isdigit())
    for old in copies[:-BACKUPS_KEPT]:
        old.unlink(missing_ok=True)
    return target
