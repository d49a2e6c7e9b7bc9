"""What is stored about a person."""

from __future__ import annotations

from typing import Any

from bot.tables.people import OFFERED
from bot.text import names
from cogs.panels.dispatch import on
from cogs.panels.ids import Id
from cogs.panels.preferences import hours_lines
from cogs.panels.screen import Button, Screen
from cogs.panels.visit import Visit


async def privacy_screen(visit: Visit) -> Screen:
    """What is stored about this person."""
    stored: dict[str, Any] = await visit.tables.people.stored(visit.user_id)
    reader = await visit.reader()
    row = stored.get("user")
    if row is None:
        return Screen([reader("privacy-nothing")])
    language = reader(f"language-{row.language}") if row.language else reader("settings-language-auto")
    reminders = reader(f"settings-reminders-{row.reminders}")
    lines = [
        f"**{reader('privacy-headline')}**",
        reader("privacy-stored"),
        reader("cogs-privacy-account-line", name=names.for_message(row.name)),
        reader("privacy-settings-line", language=language, reminders=reminders),
        *hours_lines(reader, row.calendar, row.calendar.latest.zone, visit.services.clock()),
        reader("privacy-vacations-line", count=len(row.calendar.taken)),
        reader("privacy-seats-line", running=len(stored.get("tables", ())), finished=stored.get("finished", 0)),
        reader("privacy-hosted-line", count=stored.get("hosted", 0)),
        reader("privacy-invites-line", count=stored.get("invites", 0)),
        reader("privacy-drafts-line", count=stored.get("drafts", 0)),
        reader("privacy-decks-line", count=stored.get("decks", 0)),
        reader("privacy-reports-line", count=stored.get("reports", 0)),
        reader("privacy-promises-line", count=stored.get("promises", 0)),
        reader("privacy-notes-line", count=stored.get("notes", 0)),
        reader("privacy-played-line", count=stored.get("played", 0)),
        reader("privacy-plans-line", count=stored.get("plans", 0)),
        reader("privacy-watches-line", count=stored.get("watches", 0)),
        reader("privacy-talks-line", count=stored.get("talks", 0)),
        reader(
            "privacy-tournaments-line",
            played=stored.get("tournaments", 0),
            organised=stored.get("organised", 0),
            opening=stored.get("opening", 0),
        ),
        reader("privacy-worn-line", count=stored.get("worn", 0)),
        reader("privacy-rated-line", count=stored.get("rated", 0)),
        reader("privacy-searches-line", count=stored.get("searches", 0)),
        reader("privacy-tutorials-line", count=len([one for one in row.introduced if one != OFFERED])),
        reader("privacy-logs"),
    ]
    return Screen(["\n".join(lines)], rows=[[Button(reader("privacy-delete-button"), Id("forget"), "danger")]])


@on("privacy")
async def privacy(visit: Visit) -> None:
    """My data."""
    await visit.show(privacy_screen(visit))


@on("forget")
async def forget(visit: Visit) -> None:
    """Ask before deleting."""

    async def screen() -> Screen:
        reader = await visit.reader()
        row = [
            Button(reader("privacy-delete-yes-button"), Id("forget-sure"), "danger"),
            Button(reader("button-cancel"), Id("privacy")),
        ]
        return Screen([reader("privacy-delete-confirm")], rows=[row])

    await visit.show(screen())


@on("forget-sure")
async def forgotten(visit: Visit) -> None:
    """Delete everything that is stored about this person."""
    reader = await visit.reader()
    await visit.tables.people.forget(visit.user_id)

    async def screen() -> Screen:
        return Screen([reader("privacy-deleted")])

    await visit.show(screen())
