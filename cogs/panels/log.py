"""The log, as this reader may see it, page by page."""

from __future__ import annotations

from typing import Final

from bot.tables.model import Line, Snapshot
from bot.text.limits import cut
from cogs.panels.ids import Id
from cogs.panels.items import on
from cogs.panels.screens import Button, Screen
from cogs.panels.visit import Visit

PAGE: Final = 20
"""Lines of one page."""
ROOM: Final = 3600


async def log_screen(visit: Visit, table: Snapshot, before: int = 0) -> Screen:
    """The lines before an entry (0: the newest), with the way to older and newer ones.

    Args:
        before: only entries with a smaller number.
    """
    reader = await visit.reader(table)
    seat = table.seat_of(visit.user_id)
    lines: list[Line] = await visit.tables.play.log(table.id, seat, PAGE + 1, before)
    older = len(lines) > PAGE
    if older:
        # The rest of an entry that was cut comes with the next page.
        first = lines[0].no
        kept = [line for line in lines if line.no > first]
        lines = kept or lines[1:]
    told: list[str] = []
    for line in lines:
        if text := reader.event(line.event):
            told.append(reader("log-undone" if line.undone else "log-entry", number=line.no, text=text))
    headline = f"**{reader('log-headline', game=reader.game())}**"
    text = cut("\n".join(told), ROOM) if told else reader("log-empty")
    id = Id("log", table.id, table.row.epoch)
    row: list[Button] = []
    if older:
        row.append(Button(reader("button-previous"), id.to("log", lines[0].no)))
    if before:
        row.append(Button(reader("button-refresh"), id.to("log", "0")))
    row.append(Button(reader("button-open-board"), url=visit.board_url(table)))
    return Screen([headline, text], rows=[row])


@on("log")
async def show_log(visit: Visit) -> None:
    """The log."""
    before = int(visit.id.arg) if visit.id.arg.isdigit() else 0
    await visit.show(log_screen(visit, await visit.table(), before))
