"""The form that a person's own notes are written in, from the menu, the move panel and a command (asynchronous P8)."""

from __future__ import annotations

from bot.tables.notes import WORDS
from cogs.panels.dispatch import on
from cogs.panels.ids import Id
from cogs.panels.move.showing import panel_screen
from cogs.panels.reach import Reach
from cogs.panels.screen import Popup
from cogs.panels.visit import Visit


@on("note", reach=Reach.PRIVATE)
async def ask_note(visit: Visit) -> None:
    """What is written so far, to be gone on with."""
    words: str = await visit.tables.notes.of(visit.id.table, visit.person)
    reader = await visit.reader()
    title, label, hint = reader("note-title"), reader("note-label"), reader("note-placeholder")
    await visit.ask(Popup(visit.id.to("note-set"), title, label, hint, WORDS, words, long=True, optional=True))


@on("note-set", reach=Reach.PRIVATE)
async def note_written(visit: Visit) -> None:
    """Keep what was written, and show it where it stands from now on."""
    words = str(visit.values[0]) if visit.values else ""
    await visit.tables.notes.write(visit.id.table, visit.person, words)
    reader = await visit.reader()
    told = reader("note-kept" if words.strip() else "note-gone")
    visit.id = Id("panel", visit.id.table, visit.id.epoch)
    await visit.show(panel_screen(visit, visit.id.table, note=told))
