"""Report a problem: a popup in the menu; whoever hosts the bot reads it, and the person gets a reference."""

from __future__ import annotations

from bot.tables.reports import WORDS
from cogs.panels.dispatch import on
from cogs.panels.screen import Popup
from cogs.panels.visit import Visit


@on("report")
async def report(visit: Visit) -> None:
    """Ask what happened."""
    reader = await visit.reader()
    popup = Popup(
        visit.id.to("report-sent"),
        reader("report-title"),
        reader("report-label"),
        reader("report-placeholder"),
        most=WORDS,
        long=True,
    )
    await visit.ask(popup)


@on("report-sent")
async def report_sent(visit: Visit) -> None:
    """Keep it."""
    reference = await visit.tables.reports.make(visit.id.table, visit.person, str(visit.value), visit.number)
    await visit.say((await visit.reader())("report-kept", reference=reference))
