"""Problems that people report to whoever hosts the bot: table, move and their words, and nothing hidden."""

from __future__ import annotations

from secrets import choice
from typing import Final

import structlog

from bot.store import reports as store
from bot.store import repository as repo
from bot.store.rows import ReportRow
from bot.tables.desk import Desk
from bot.tables.model import DAY, Person, TableError
from bot.tables.moves import Moves

MOST: Final = 3
"""Reports of one person in 24 hours."""
WORDS: Final = 1000
"""Characters of a report."""
SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
LENGTH: Final = 6
"""Characters of a reference: none that is taken for another."""

_log = structlog.get_logger(__name__)


class Reports:
    """Reports of problems. `python -m bot reports` shows them to whoever hosts the bot."""

    def __init__(self, desk: Desk, play: Moves) -> None:
        self.desk = desk
        self.play = play

    async def make(self, table_id: int, by: Person, words: str, interaction: int) -> str:
        """Keep a report. Where the game stands is told by the last move that everybody can read of: the number of all
        answers would count secret ones, and whoever hosts the bot may play.

        Args:
            table_id: the table.
            by: who reports.
            words: what happened, in that person's words.
            interaction: Discord's id of the form; a repeated one gives the same reference.

        Returns:
            The reference.

        Raises:
            TableError: no words, too many today, or no such table.
        """
        words = words.strip()[:WORDS]
        if not words:
            raise TableError("error-report-empty")
        table = await self.desk.snapshot(table_id)
        last = await self.play.log(table_id, None, 1)
        now = self.desk.clock()
        async with self.desk.database.write() as connection:
            repeated = bool(interaction) and await repo.seen_interaction(connection, interaction, now)
            await repo.meet(connection, by.id, by.name, by.locale)
            today = await store.reports_since(connection, by.id, now - DAY + 1)
            if repeated and today:
                return today[-1].reference
            if len(today) >= MOST:
                raise TableError("error-report-often", max=MOST)
            reference = "".join(choice(SIGNS) for _ in range(LENGTH))
            move = last[-1].no if last else 0
            row = ReportRow(0, reference, by.id, table_id, move, table.row.epoch, self.desk.version, words, now)
            await store.insert_report(connection, row)
        # The words stay in the database: a log is read by more people, and is not forgotten with the person.
        _log.warning(
            "problem reported",
            reference=reference,
            table=table_id,
            game=table.row.game,
            move=move,
            epoch=table.row.epoch,
            version=self.desk.version,
        )
        return reference
