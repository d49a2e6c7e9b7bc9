"""Buttons that give somebody else more time (asynchronous C10)."""

from __future__ import annotations

from typing import Final

from bot.tables.model import Snapshot
from bot.tables.pacing import gifts
from cogs.panels.ids import Id
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Row

MOST: Final = 2
"""Seats that are waited for alone; there is hardly ever more than one."""


def giving_rows(reader: Reader, table: Snapshot, user_id: int) -> list[Row]:
    """What a seated person can give each seat whose clock runs alone; nothing at a table without a pace."""
    own = table.seat_of(user_id)
    id = Id("", table.id, table.row.epoch)
    found: list[Row] = []
    for seat, run in table.row.running.runs.items():
        if own in (None, seat) or not (given := gifts(table, seat)):
            continue
        name = reader.short[seat]
        found.append(
            [
                Button(
                    reader("giving-button", name=name, time=reader.span(seconds)),
                    id.to("more", f"{seat}.{part}.{run.name}"),
                )
                for part, seconds in given.items()
            ]
        )
    return found[:MOST]
