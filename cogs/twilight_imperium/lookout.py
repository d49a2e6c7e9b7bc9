"""What there is to look at beside what is asked: parts of the galaxy, overlays, everybody's sheets, objectives, odds.

All of it comes by presses from one panel and by commands, to one reader alone.
"""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium.advice.overlays import covered, free_planets, reach, threats, tokens, wormhole_links
from bot.games.twilight_imperium.figures import PLANETS
from bot.games.twilight_imperium.flow.setup import POOL
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.tables.model import Snapshot, TableError
from bot.text import matching
from bot.text.limits import OPTION, PANEL_TEXT, cut
from cogs.panels.dispatch import on, shows
from cogs.panels.ids import whole
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Dropdown, Pickable, Popup, Row, Screen
from cogs.panels.typed import quoted
from cogs.panels.visit import Visit
from cogs.twilight_imperium.sheets import faction_screen, planets_screen, seat_screen, technology_screen
from cogs.twilight_imperium.showing import FACTION, LOOK, MENU, back, id_of, sketch_of, table_of, view_of
from cogs.twilight_imperium.vocabulary import GAME
from renderers import twilight_imperium as pictures

OVER: Final = pictures.OVERLAYS
OF_A_SEAT: Final = ("reach", "tokens", "threats")
"""Overlays that are somebody's."""
NEARBY: Final = 2
"""Steps round a system that a part of the galaxy shows."""


# --- the panel --------------------------------------------------------------------------------------------------------


@shows(LOOK)
async def look(visit: Visit) -> Screen:
    """Everything that can be looked at."""
    table = await table_of(visit)
    reader = await visit.reader(table)
    at = [
        Button(reader(f"cogs-twilight_imperium-look-{one}"), id_of(table, f"ti-{one}"))
        for one in ("table", "objectives", "could", "odds", "deals")
    ]
    overlays = [Pickable(reader(f"twilight_imperium-over-{one}"), one) for one in OVER]
    sheets = [
        Pickable(
            cut(f"{reader(f'cogs-twilight_imperium-look-{sheet}')} · {reader.short[seat]}", OPTION), f"{sheet}.{seat}"
        )
        for sheet in ("seat", "tech", "planets")
        for seat in range(len(table.seats))
    ]
    undecided = not all(one.faction for one in view_of(table, None).players)
    factions = [Pickable(reader(f"{GAME}-faction-{one}"), one) for one in POOL] if undecided else []
    rows: list[Row] = [
        at,
        *(
            [Dropdown(reader("cogs-twilight_imperium-look-factions"), id_of(table, FACTION), factions)]
            if factions
            else []
        ),
        Dropdown(reader("cogs-twilight_imperium-look-over"), id_of(table, "s-ti-over"), overlays),
        Dropdown(reader("cogs-twilight_imperium-look-sheets"), id_of(table, "s-ti-sheet"), sheets[:MENU]),
        [
            Button(reader("cogs-twilight_imperium-look-trade"), id_of(table, "ti-trade")),
            Button(reader("cogs-twilight_imperium-look-crop"), id_of(table, "ti-crop")),
            *back(reader, table),
        ],
    ]
    if view_of(table, None).council is not None:
        rows.append([Button(reader("cogs-twilight_imperium-look-laws"), id_of(table, "ti-laws"))])
    return Screen([reader("cogs-twilight_imperium-look-headline")], rows=rows)


@shows("s-ti-over")
async def chosen_overlay(visit: Visit) -> Screen:
    """The overlay that was chosen, of the reader's own seat."""
    return await overlay_screen(visit, await table_of(visit), str(visit.value), None)


@shows("s-ti-whose")
async def overlay_of(visit: Visit) -> Screen:
    """The same overlay of another seat."""
    return await overlay_screen(visit, await table_of(visit), visit.id.arg, whole(str(visit.value)))


@shows("s-ti-sheet")
async def chosen_sheet(visit: Visit) -> Screen:
    """The sheet that was chosen."""
    table = await table_of(visit)
    sheet, _, seat = str(visit.value).partition(".")
    make = {"seat": seat_screen, "tech": technology_screen, "planets": planets_screen}.get(sheet)
    if make is None:
        raise TableError("error-unknown-button")
    return await make(visit, table, whole(seat, 0))


@shows(FACTION)
async def chosen_faction(visit: Visit) -> Screen:
    """The sheet of the faction that was chosen."""
    return await faction_screen(visit, await table_of(visit), str(visit.value))


@on("ti-crop")
async def which_system(visit: Visit) -> None:
    """Ask for a position."""
    table = await table_of(visit)
    reader = await visit.reader(table)
    await visit.ask(
        Popup(
            id_of(table, "ti-crop-of"),
            reader("cogs-twilight_imperium-crop-title"),
            reader("cogs-twilight_imperium-crop-label"),
            placeholder="205",
            most=40,
        )
    )


@shows("ti-crop-of")
async def crop_of(visit: Visit) -> Screen:
    """The part round the system that was named."""
    table = await table_of(visit)
    text = str(visit.value).strip()
    view = view_of(table, None)
    if text not in view.systems:
        reader = await visit.reader(table)
        found = [at for planet, world in view.planets.items() for at in [world.system] if _named(reader, planet, text)]
        if not found:
            raise TableError("cogs-twilight_imperium-no-system", text=quoted(text))
        text = found[0]
    return await crop_screen(visit, table, text)


def _named(reader: Reader, planet: str, text: str) -> bool:
    return bool(text) and bool(matching.best(text, [reader(f"{GAME}-place-{planet}")], lambda one: [one], 1))


# --- the galaxy -------------------------------------------------------------------------------------------------------


async def crop_screen(visit: Visit, table: Snapshot, at: str) -> Screen:
    """A system and those around it."""
    reader = await visit.reader(table)
    view = view_of(table, reader.seat)
    sketch = sketch_of(table, reader, "crop", pictures.crop, view, at, NEARBY)
    text = reader("cogs-twilight_imperium-crop-of", system=at)
    again = Button(reader("cogs-twilight_imperium-look-crop"), id_of(table, "ti-crop"))
    return Screen([text], [sketch], [[again, *back(reader, table)]])


async def overlay_screen(visit: Visit, table: Snapshot, kind: str, seat: int | None) -> Screen:
    """Something laid over the galaxy.

    Raises:
        TableError: there is no such overlay, or no such seat.
    """
    reader = await visit.reader(table)
    if kind not in OVER:
        raise TableError("error-unknown-button")
    view = view_of(table, None)
    whose = (seat if seat is not None else reader.seat or 0) if kind in OF_A_SEAT else None
    if whose is not None and whose not in range(len(table.seats)):
        raise TableError("error-unknown-button")
    lit, links = _lit(table, view, kind, whose or 0)
    sketch = sketch_of(table, reader, "overlay", pictures.overlay, view, kind, lit, links=links, seat=whose)
    name = reader.people([whose]) if whose is not None else ""
    lines = [reader(f"twilight_imperium-over-{kind}") + (f": {name}" if name else "")]
    lines.append(_lines_of(reader, lit) if lit else reader("cogs-twilight_imperium-nowhere"))
    rows: list[Row] = []
    if whose is not None:
        others = [Pickable(reader.short[one], str(one), chosen=one == whose) for one in range(len(table.seats))]
        rows.append(Dropdown(reader("cogs-twilight_imperium-whose"), id_of(table, "s-ti-whose", kind), others))
    overlays = [Pickable(reader(f"twilight_imperium-over-{one}"), one, chosen=one == kind) for one in OVER]
    rows += [Dropdown(reader("cogs-twilight_imperium-look-over"), id_of(table, "s-ti-over"), overlays)]
    return Screen([cut("\n".join(lines), PANEL_TEXT)], [sketch], [*rows, back(reader, table)])


def _lines_of(reader: Reader, lit: list[tuple[str, str]]) -> str:
    return reader.text.listing([f"{at} ({label})" if label else at for at, label in lit])


def _lit(
    table: Snapshot, view: TwilightImperiumView, kind: str, seat: int
) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """What is meant by an overlay, from public facts: positions with short labels, and links."""
    match = table.match
    if kind == "reach":
        return [(at, str(sum(one.units.values()))) for at, one in reach(match, seat).items()], []
    if kind == "threats":
        found = threats(match, seat)
        return [(at, str(sum(sum(o.units.values()) for o in who.values()))) for at, who in found.items()], []
    if kind == "cannon":
        return [(at, str(sum(one.dice for one in who.values()))) for at, who in covered(match).items()], []
    if kind == "free":
        return [(at, str(len(planets))) for at, planets in free_planets(match).items()], []
    if kind == "tokens":
        return [(at, "") for at in tokens(match, seat)], []
    if kind == "wormholes":
        links = wormhole_links(match)
        pairs = {(min(at, one), max(at, one)) for at, others in links.items() for one in others}
        return [(at, "") for at in links], sorted(pairs)
    return [(view.planets[planet].system, "") for planet in view.planets if PLANETS[planet].trait], []


@shows("ti-table")
async def table_pressed(visit: Visit) -> Screen:
    """The button."""
    return await table_screen(visit, await table_of(visit))


async def table_screen(visit: Visit, table: Snapshot) -> Screen:
    """What lies beside the galaxy."""
    reader = await visit.reader(table)
    sketch = sketch_of(table, reader, "table", pictures.table, view_of(table, None))
    return Screen([reader("cogs-twilight_imperium-table")], [sketch], [back(reader, table)])
