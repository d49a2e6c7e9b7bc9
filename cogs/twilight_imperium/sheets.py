"""Everybody's sheets: technologies, planets, faction, tokens."""

from __future__ import annotations

from bot.games.twilight_imperium.figures import FACTIONS, PLANETS, copiers
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.tables.model import Snapshot, TableError
from bot.text import matching
from bot.text.limits import PANEL_TEXT, cut
from cogs.panels.dispatch import shows
from cogs.panels.ids import whole
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET, Button, Screen
from cogs.panels.sketches import Sketch, sight
from cogs.panels.typed import quoted
from cogs.panels.visit import Visit
from cogs.twilight_imperium.papers import note_lines
from cogs.twilight_imperium.showing import back, id_of, sketch_of, table_of, view_of
from cogs.twilight_imperium.vocabulary import GAME
from renderers import twilight_imperium as pictures
from renderers.drawings import drawing


def seats(table: Snapshot, reader: Reader) -> list[tuple[str, ...]]:
    """Everybody: number, name, faction in the reader's language."""
    view = view_of(table, None)
    found: list[tuple[str, ...]] = []
    for seat, player in enumerate(view.players):
        faction = reader(f"{GAME}-faction-{player.faction}") if player.faction else ""
        name = reader.short[seat]
        found.append((str(seat + 1), f"{name} · {faction}" if faction else name, name, faction, player.faction))
    return found


def seat_called(table: Snapshot, reader: Reader, text: str) -> int:
    """The seat that a text means: its number, its name or its faction.

    Raises:
        TableError: nobody.
    """
    known = seats(table, reader)
    exact = [one for one in known if one[0] == text.strip()]
    found = exact or matching.best(text, known, lambda one: [part for part in one[1:] if part], 1)
    if not found:
        raise TableError("cogs-twilight_imperium-nobody", text=quoted(text))
    return int(found[0][0]) - 1


def _seat_of(table: Snapshot, seat: int) -> int:
    if seat not in range(len(table.seats)):
        raise TableError("error-unknown-button")
    return seat


async def technology_screen(visit: Visit, table: Snapshot, seat: int) -> Screen:
    """A seat's technology tree; what could be researched is lit on one's own alone."""
    reader = await visit.reader(table)
    view = view_of(table, reader.seat if reader.seat == _seat_of(table, seat) else None)
    owned = view.players[seat].technologies
    named = [reader(f"{GAME}-technology-{one}") for one in owned]
    lines = [reader("cogs-twilight_imperium-technologies", name=reader.names[seat], count=len(owned))]
    lines.append(reader.text.listing(named) if named else reader("cogs-twilight_imperium-nothing"))
    lines += _assimilators(view, seat, reader)
    if view.seat == seat and view.researchable:
        able = [reader(f"{GAME}-technology-{one}") for one in view.researchable]
        lines.append(reader("cogs-twilight_imperium-researchable", list=reader.text.listing(able)))
    shown: list[Sketch] = []
    if view.players[seat].faction:
        shown = [sketch_of(table, reader, "technologies", pictures.technologies, view, seat)]
    return Screen([cut("\n".join(lines), PANEL_TEXT)], shown, [back(reader, table)])


def _assimilators(view: TwilightImperiumView, seat: int, reader: Reader) -> list[str]:
    """Cards that take the text of others' technologies: whose text each has now (28.11)."""
    player = view.players[seat]
    return [
        f"{BULLET} "
        + reader(
            "cogs-twilight_imperium-assimilator",
            token=token,
            technology=(text := player.copied.get(token, "none")),
            does=reader(f"{GAME}-does-{text}") if text in player.technologies else "",
        )
        for token in (copiers(player.faction) if player.faction else ())
    ]


async def planets_screen(visit: Visit, table: Snapshot, seat: int) -> Screen:
    """A seat's planets with what they give."""
    reader = await visit.reader(table)
    view = view_of(table, None)
    player = view.players[_seat_of(table, seat)]
    lines = [
        reader(
            "cogs-twilight_imperium-planets",
            name=reader.names[seat],
            resources=player.resources.ready,
            resources_all=player.resources.all,
            influence=player.influence.ready,
            influence_all=player.influence.all,
            goods=player.goods,
        )
    ]
    own = [planet for planet, world in view.planets.items() if world.controller == seat]
    for planet in sorted(own, key=lambda one: (not view.planets[one].ready, one)):
        lines.append(
            reader(
                "cogs-twilight_imperium-planet",
                planet=planet,
                system=view.planets[planet].system,
                resources=PLANETS[planet].resources,
                influence=PLANETS[planet].influence,
                ready=int(view.planets[planet].ready),
            )
        )
    shown = [sketch_of(table, reader, "payment", pictures.payment, view, seat)]
    return Screen([cut("\n".join(lines), PANEL_TEXT)], shown, [back(reader, table)])


def abilities(reader: Reader, faction: str) -> list[str]:
    """What a faction can do that others cannot."""
    return [
        f"{BULLET} {reader(f'{GAME}-component-{one}')}: {reader(f'{GAME}-does-{one}')}"
        for one in FACTIONS[faction].abilities
        if reader.text.has(f"{GAME}-does-{one}")
    ]


def faction_sketch(reader: Reader, faction: str, codex: bool) -> Sketch:
    """A faction's sheet; `codex` as of the table (24.1)."""
    how = drawing(pictures.faction, faction, language=reader.language, codex=codex)
    return Sketch(sight("faction", faction, reader.language, codex), how, reader("error-picture"))


async def seat_screen(visit: Visit, table: Snapshot, seat: int) -> Screen:
    """A seat's sheet and its faction's, in pictures and words: abilities, tokens, goods, points, what was scored."""
    reader = await visit.reader(table)
    view = view_of(table, None)
    player = view.players[_seat_of(table, seat)]
    if not player.faction:
        return Screen([reader("cogs-twilight_imperium-no-faction")], [], [back(reader, table)])
    lines = [
        reader("cogs-twilight_imperium-seat", name=reader.names[seat], faction=player.faction, points=player.points),
        reader(f"{GAME}-hand-tokens", tactic=player.tactic, fleet=player.fleet, strategy=player.strategy),
        reader(f"{GAME}-hand-goods", goods=player.goods, commodities=player.commodities),
    ]
    lines += abilities(reader, player.faction) + _assimilators(view, seat, reader)
    if player.scored:
        scored = [reader(f"{GAME}-objective-{one}") for one in player.scored]
        lines.append(reader("cogs-twilight_imperium-scored", list=reader.text.listing(scored)))
    lines.append(reader("cogs-twilight_imperium-secrets-held", count=player.secrets))
    lines += note_lines(view, seat, reader)
    more = [
        Button(reader(f"cogs-twilight_imperium-look-{one}"), id_of(table, "ti-sheet", f"{one}.{seat}"))
        for one in ("tech", "planets")
    ]
    shown = [
        sketch_of(table, reader, "seat", pictures.sheet, view, seat),
        faction_sketch(reader, player.faction, view.codex),
    ]
    return Screen([cut("\n".join(lines), PANEL_TEXT)], shown, [[*more, *back(reader, table)]])


async def faction_screen(visit: Visit, table: Snapshot, faction: str) -> Screen:
    """A faction's sheet in a picture and words, for who chooses one.

    Raises:
        TableError: there is none like that.
    """
    reader = await visit.reader(table)
    if faction not in FACTIONS:
        raise TableError("error-unknown-button")
    lines = [f"**{reader(f'{GAME}-faction-{faction}')}**", *abilities(reader, faction)]
    shown = [faction_sketch(reader, faction, view_of(table, None).codex)]
    return Screen([cut("\n".join(lines), PANEL_TEXT)], shown, [back(reader, table)])


@shows("ti-sheet")
async def sheet_pressed(visit: Visit) -> Screen:
    """From one sheet of a seat to another."""
    sheet, _, seat = visit.id.arg.partition(".")
    make = {"tech": technology_screen, "planets": planets_screen}.get(sheet, seat_screen)
    return await make(visit, await table_of(visit), whole(seat, 0))
