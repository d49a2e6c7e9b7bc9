"""What is asked of somebody on vacation before an answer ends it (asynchronous P3)."""

from __future__ import annotations

from bot.tables.model import Snapshot
from cogs.panels.ids import Id
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Screen


def back_screen(reader: Reader, table: Snapshot, told: str) -> Screen:
    """Whether the person is back: what was pressed is not done yet, and can be pressed again.

    Args:
        told: what an answer would end.
    """
    id = Id("", table.id, table.row.epoch)
    row = [
        Button(reader("settings-back-button"), id.to("back-now"), "primary"),
        Button(reader("away-stay-button"), id.to("panel")),
    ]
    return Screen([told], rows=[row])
