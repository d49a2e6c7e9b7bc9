"""The move panel for whoever presses or is followed: what the tables say, brought to the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.core.events import Event
from bot.tables.model import Answered, Panel, Snapshot
from cogs.panels.choosing import Whereabouts
from cogs.panels.move.asked import Asked
from cogs.panels.move.panel import question_screen, screen_of
from cogs.panels.screen import Screen
from cogs.panels.visit import Visit


async def panel_of(visit: Visit, panel: Panel, **more: Any) -> Screen:
    """A filled panel for this person; what more there is to say, see `screen_of`."""
    return await screen_of(await visit.reader(panel.table), visit.services.pictures, panel, **more)


async def further(visit: Visit, shown: Asked, spot: Whereabouts) -> Screen:
    """The same question with something chosen in it."""
    await visit.tables.play.filled(shown.panel)
    return await question_screen(await visit.reader(shown.panel.table), visit.services.pictures, shown, spot)


async def panel_screen(visit: Visit, table_id: int, note: str = "") -> Screen:
    """The panel as it is now.

    Args:
        note: said first.
    """
    return await panel_of(visit, await visit.tables.play.panel(table_id, visit.person), note=note)


async def panel_at(visit: Visit, table: Snapshot, note: str = "", done: Sequence[Event] = ()) -> Screen:
    """The panel at a table that was read a moment ago.

    Args:
        note: said first.
        done: what the person's own last answer brought.
    """
    return await panel_of(visit, await visit.tables.play.panel(table, visit.person), note=note, done=done)


async def followed_screen(visit: Visit, panel: Panel, left: bool) -> Screen:
    """How panels are made that go on by themselves, see `following.Make`."""
    return await panel_of(visit, panel, left=left)


async def batch_screen(visit: Visit, done: Answered, given: int) -> Screen:
    """The panel after several answers at once: what they brought, and what is asked now.

    Args:
        done: of the table service.
        given: how many answers there were; where fewer were taken, that is said.
    """
    reader = await visit.reader(done.table)
    note = ""
    if done.repeated:
        note = reader("panel-taken")
    elif done.done < given:
        note = reader("error-batch-stopped", count=done.done)
    return await panel_at(visit, done.table, note, done.events)
