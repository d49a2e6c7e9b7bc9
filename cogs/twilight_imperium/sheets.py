"""Everybody's sheets: technologies, planets, faction, tokens; and cards in a few words."""

from __future__ import annotations

from bot.games.twilight_imperium.figures import ACTION_CARDS, FACTIONS, PLANETS, STRATEGY_CARDS, TECHNOLOGIES, copiers
from bot.games.twilight_imperium.light import text_of
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
from cogs.twilight_imperium.councils import agenda_lines
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


def _abilities(reader: Reader, faction: str) -> list[str]:
    """What a faction can do that others cannot."""
    return [
        f"{BULLET} {reader(f'{GAME}-component-{one}')}: {reader(f'{GAME}-does-{one}')}"
        for one in FACTIONS[faction].abilities
        if reader.text.has(f"{GAME}-does-{one}")
    ]


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
    lines += _abilities(reader, player.faction) + _assimilators(view, seat, reader)
    if player.scored:
        scored = [reader(f"{GAME}-objective-{one}") for one in player.scored]
        lines.append(reader("cogs-twilight_imperium-scored", list=reader.text.listing(scored)))
    lines.append(reader("cogs-twilight_imperium-secrets-held", count=player.secrets))
    lines += note_lines(view, seat, reader)
    more = [
        Button(reader(f"cogs-twilight_imperium-look-{one}"), id_of(table, "ti-sheet", f"{one}.{seat}"))
        for one in ("tech", "planets")
    ]
    of_faction = drawing(pictures.faction, player.faction, language=reader.language, codex=view.codex)
    shown = [
        sketch_of(table, reader, "seat", pictures.sheet, view, seat),
        Sketch(sight("faction", player.faction, reader.language, view.codex), of_faction, reader("error-picture")),
    ]
    return Screen([cut("\n".join(lines), PANEL_TEXT)], shown, [[*more, *back(reader, table)]])


@shows("ti-sheet")
async def sheet_pressed(visit: Visit) -> Screen:
    """From one sheet of a seat to another."""
    sheet, _, seat = visit.id.arg.partition(".")
    make = {"tech": technology_screen, "planets": planets_screen}.get(sheet, seat_screen)
    return await make(visit, await table_of(visit), whole(seat, 0))


def _said_of(reader: Reader, name: str) -> list[str]:
    """What a card does, and how that is meant, as far as there is something to say of it."""
    keys = (f"{GAME}-does-{name}", f"{GAME}-ruling-{name}")
    return [reader(key) for key in keys if reader.text.has(key)]


# --- cards ------------------------------------------------------------------------------------------------------------


def card_key(id: str) -> str:
    """The text that a card's name has."""
    sort, _, name = id.partition(":")
    return f"{GAME}-{sort}-{name}"


def card_name(reader: Reader, id: str) -> str:
    """What a card is called."""
    return reader(card_key(id))


async def card_screen(visit: Visit, id: str, table: Snapshot | None = None) -> Screen:
    """A card in a few words, its English name beside it, and how it is meant where that needs saying.

    Args:
        visit: whose.
        id: of the card.
        table: at which it is looked up, so that the text in force there is told (24.1); of a card with two texts
            both are, where there is none.
    """
    reader = await visit.reader()
    view = view_of(table, None) if table is not None else None
    sort, _, name = id.partition(":")
    title, other = card_name(reader, id), card_name(Reader("en"), id)
    lines = [f"**{title}**" + (f" ({other})" if other != title else "")]
    if sort == "card":
        variant = view.variants.get(int(name), "") if view is not None else ""
        lines.append(reader(f"{GAME}-rule-{STRATEGY_CARDS[int(name)]}{variant}"))
    elif sort == "agenda":
        lines += agenda_lines(name, reader)
        lines += [reader(key) for key in (f"{GAME}-ruling-{name}",) if reader.text.has(key)]
    elif sort == "faction":
        lines += _abilities(reader, name)
    else:
        lines += _said_of(reader, text_of(name, view is not None and view.codex))
    if view is None and text_of(name, True) != name:
        lines += [reader("cogs-twilight_imperium-with-codex"), *_said_of(reader, text_of(name, True))]
    if sort == "component" and name in ACTION_CARDS:
        lines.append(reader("cogs-twilight_imperium-copies", count=ACTION_CARDS[name].copies))
    if sort == "technology" and TECHNOLOGIES[name].needs:
        lines.append(reader("cogs-twilight_imperium-needs", symbols=" ".join(TECHNOLOGIES[name].needs)))
    return Screen([cut("\n".join(lines), PANEL_TEXT)])
