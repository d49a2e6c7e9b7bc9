"""The council to be looked at: the agenda before it, and the laws in force with what they do (rules 18, 23)."""

from __future__ import annotations

from bot.tables.model import Snapshot, TableError
from bot.text.limits import PANEL_TEXT, cut
from cogs.panels.dispatch import shows
from cogs.panels.screen import BULLET, Screen
from cogs.panels.visit import Visit
from cogs.twilight_imperium.councils import TOLD, agenda_lines, laws_lines, prediction_lines
from cogs.twilight_imperium.showing import back, sketch_of, table_of, view_of
from renderers import twilight_imperium as pictures


async def laws_screen(visit: Visit, table: Snapshot) -> Screen:
    """The agenda before the council with its picture, the laws in force, what is put off to the next strategy phase.

    Raises:
        TableError: the table plays without agendas.
    """
    reader = await visit.reader(table)
    view = view_of(table, None)
    council = view.council
    if council is None:
        raise TableError("cogs-twilight_imperium-no-council")
    lines: list[str] = []
    sketches = []
    if council.hearing is not None:
        lines.append(reader(f"{TOLD}-hearing", agenda=council.hearing.card))
        lines += agenda_lines(council.hearing.card, reader) + prediction_lines(view, reader)
        sketches.append(sketch_of(table, reader, "agenda", pictures.agenda, view))
    lines.append(reader(f"{TOLD}-laws", count=len(council.laws)))
    lines += laws_lines(view, reader) or [reader(f"{TOLD}-laws-none")]
    lines += [
        f"{BULLET} "
        + reader(f"{TOLD}-deferred", agenda=one.card, names=", ".join(reader.names[at] for at in one.seats))
        for one in council.deferred
    ]
    return Screen([cut("\n".join(lines), PANEL_TEXT)], sketches, [back(reader, table)])


@shows("ti-laws")
async def laws(visit: Visit) -> Screen:
    """The button."""
    return await laws_screen(visit, await table_of(visit))
