"""A person's own things: games, and what is stored about them."""

from __future__ import annotations

from typing import Any, Final

from bot.tables.model import Snapshot
from bot.text import names
from bot.text.limits import PANEL_TEXT
from cogs.panels.dispatch import on
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id
from cogs.panels.preferences import hours_lines
from cogs.panels.reader import board_url
from cogs.panels.screen import BULLET, Button, Row, Screen
from cogs.panels.visit import Visit

SHOWN: Final = 20
"""Games listed at most; the rest is counted."""
ROOM: Final = PANEL_TEXT - 200
"""Characters of the list."""


# --- my games --------------------------------------------------------------------------------------------------------


async def games_screen(visit: Visit) -> Screen:
    """Every table where this person sits, in all servers, those that wait first, with links."""
    tables: list[Snapshot] = await visit.tables.look.of(visit.user_id)
    reader = await visit.reader()
    if not tables:
        return Screen([reader("games-none")], rows=[[Button(reader("button-new-game"), Id("new"), "primary")]])
    lines = [reader("games-headline", count=len(tables))]
    for table in tables[:SHOWN]:
        line = f"{BULLET} {await game_line(visit, table)} · {reader('games-link', url=board_url(table))}"
        if len("\n".join([*lines, line])) > ROOM:
            break
        lines.append(line)
    if (rest := len(tables) - len(lines) + 1) > 0:
        lines.append(reader("list-more", count=rest))
    awaited = [table for table in tables if table.playing and table.seat_of(visit.user_id) in table.awaited]
    rows: list[Row] = []
    if awaited:
        target = Id("panel", awaited[0].id, awaited[0].row.epoch)
        rows.append([Button(f"{reader('button-next-game')} → {reader.game(awaited[0].row.game)}", target, "primary")])
    return Screen(["\n".join(lines)], rows=rows)


async def game_line(visit: Visit, table: Snapshot) -> str:
    """One table in one line."""
    reader = await visit.reader(table)
    place = f"<#{table.row.board.channel or table.row.channel_id}>"
    game = reader.game()
    if table.in_lobby or table.row.state is None:
        seats = max(table.rules.seats)
        return reader("games-lobby-line", game=game, place=place, seated=len(table.seats), seats=seats)
    progress = face_of(table.row.game).progress(table.match.view(None), reader)
    if not table.playing:
        return reader("games-paused-line", game=game, progress=progress, place=place)
    seat = table.seat_of(visit.user_id)
    wait = table.row.waits.get(-1 if seat is None else seat)
    if wait is not None:
        return reader("games-awaited-line", game=game, progress=progress, place=place, when=wait.since)
    return reader("games-waiting-line", game=game, progress=progress, place=place, names=reader.people(table.awaited))


@on("games")
async def games(visit: Visit) -> None:
    """My games."""
    await visit.show(games_screen(visit))


# --- my data ---------------------------------------------------------------------------------------------------------


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
        reader("privacy-talks-line", count=stored.get("talks", 0)),
        reader("privacy-tutorials-line", count=len(row.introduced)),
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
