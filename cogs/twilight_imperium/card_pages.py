"""A component that is looked up (`/ti card`): what it is, its figures, what it does, and how that is meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bot.games.twilight_imperium.figures import (
    ACTION_CARDS,
    FACTIONS,
    NOTE_CARDS,
    OBJECTIVES,
    PLANETS,
    STRATEGY_CARDS,
    SYMBOLS,
    TECHNOLOGIES,
    TILES,
    UNITS,
    UNLIMITED,
    Faction,
    Unit,
)
from bot.games.twilight_imperium.light import text_of, without_effect
from bot.games.twilight_imperium.politics.cards import AGENDAS
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.tables.model import Snapshot
from bot.text.limits import PANEL_TEXT, cut
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET, Screen
from cogs.panels.sketches import Sketch, sight
from cogs.panels.visit import Visit
from cogs.twilight_imperium.councils import agenda_lines
from cogs.twilight_imperium.lookups import cards_of, name_of, tiles_of
from cogs.twilight_imperium.sheets import abilities, faction_sketch
from cogs.twilight_imperium.showing import view_of
from cogs.twilight_imperium.vocabulary import GAME
from renderers import twilight_imperium as pictures
from renderers.drawings import drawing
from renderers.twilight_imperium import card_faces, unit_figures
from renderers.twilight_imperium.words import Words

TOLD: Final = f"cogs-{GAME}"
NOTE: Final = "> "
"""Begins a ruling: it stands below what the card says, as a quotation."""
CODEX_CARDS: Final = {"diplomacy": "-codex"}
"""Strategy cards with a later text that are told by their variants (24.1)."""


async def card_screen(visit: Visit, found: Sequence[str], table: Snapshot | None = None) -> Screen:
    """Components of one name, each as `card_lines` has it, with the picture of those that have one.

    Args:
        visit: whose.
        found: the components.
        table: at which they are looked up, so that the text in force there is told (24.1); of a component with two
            texts both are, where there is none.
    """
    reader = await visit.reader()
    view = view_of(table, None) if table is not None else None
    idle = without_effect(table.match.options) if table is not None else ()
    texts = ["\n".join(card_lines(one, reader, view, idle)) for one in found]
    shown = [sketch for one in found for sketch in card_sketches(one, reader, view is not None and view.codex)]
    return Screen([cut("\n\n".join(texts), PANEL_TEXT)], shown)


def card_lines(
    component: str, reader: Reader, view: TwilightImperiumView | None = None, idle: Sequence[str] = ()
) -> list[str]:
    """A component in a few words: its name with the English one beside it, what it is, figures, text, rulings.

    Args:
        component: as `lookups` has them.
        reader: whose.
        view: of the table at which it is looked up; None for both texts of what has two (24.1).
        idle: ids of components that have no effect there (Q0).
    """
    sort, _, id = component.partition(":")
    title, other = name_of(reader.language, component), name_of("en", component)
    lines = [f"**{title}**" + (f" ({other})" if other != title else "")]
    lines.append(f"*{' · '.join((kind_of(reader, component), *_facts(reader, sort, id)))}*")
    if sort in ("model", "technology") and id in UNITS:
        lines.append(" · ".join(unit_facts(reader, UNITS[id])))
    if sort == "technology" and TECHNOLOGIES[id].needs:
        symbols = Counter(SYMBOLS[one] for one in TECHNOLOGIES[id].needs)
        lines.append(reader(f"{TOLD}-needs", symbols=dict(symbols)))
    if sort == "card":
        lines += _strategy_lines(reader, int(id), view)
    elif sort == "faction":
        lines += _faction_lines(reader, FACTIONS[id], view is not None and view.codex)
    elif sort == "agenda":
        lines += [*agenda_lines(id, reader), *_rulings(reader, id)]
    elif sort == "unit":
        named = [_named(reader, "model", one) for one in cards_of(component)]
        lines += [*_does(reader, id), reader.text.listing(named)]
    else:
        here = text_of(id, view is not None and view.codex)
        lines += [*_does(reader, here), *_rulings(reader, here)]
        if view is None and (later := text_of(id, True)) != id:
            lines += [reader(f"{TOLD}-with-codex"), *_does(reader, later), *_rulings(reader, later)]
    if sort == "component" and id in ACTION_CARDS:
        lines.append(reader(f"{TOLD}-copies", count=ACTION_CARDS[id].copies))
    if id in idle:
        lines.append(reader(f"{TOLD}-idle"))
    return lines


def kind_of(reader: Reader, component: str) -> str:
    """What a component is, in a word or two."""
    sort, _, id = component.partition(":")
    match sort:
        case "card":
            return reader(f"{TOLD}-is-card", number=int(id))
        case "technology":
            card = TECHNOLOGIES[id]
            return reader(f"{TOLD}-is-technology", colour=card.colour or ("unit" if card.unit else "none"))
        case "objective":
            return reader(f"{TOLD}-is-objective", deck=OBJECTIVES[id].deck)
        case "agenda":
            return reader(f"{TOLD}-is-agenda", law=int(AGENDAS[id].law))
        case "model" | "unit":
            return reader(f"{TOLD}-is-unit", unit=UNITS[id].kind)
        case "component" if id in ACTION_CARDS:
            return reader(f"{TOLD}-is-action_card")
        case "component" if id in NOTE_CARDS:
            return reader(f"{TOLD}-is-note")
        case "component":
            return reader(f"{TOLD}-is-ability")
        case "feature":
            return reader(f"{TOLD}-is-feature", feature=id)
        case _:
            return reader(f"{TOLD}-is-{sort}")


def _facts(reader: Reader, sort: str, id: str) -> Iterable[str]:
    """What stands beside what a component is: whose it is, what it is worth, where it lies."""
    if sort == "objective":
        card = OBJECTIVES[id]
        yield reader(f"{TOLD}-is-worth", points=card.points)
        yield reader(f"{TOLD}-is-scored", phase=card.phase)
    if sort == "faction":
        yield reader(f"{TOLD}-faction-commodities", count=FACTIONS[id].commodities)
    if owner := _owner(sort, id):
        yield _named(reader, "faction", owner)
    if sort == "component" and id in NOTE_CARDS and not NOTE_CARDS[id].faction:
        yield reader(f"{TOLD}-is-of_all")
    if sort == "place":
        yield from _place_facts(reader, id)
    if tiles := tiles_of(f"{sort}:{id}"):
        yield reader(f"{TOLD}-place-tiles", tiles=", ".join(map(str, tiles)))


def _owner(sort: str, id: str) -> str:
    """The faction whose component it is; empty for everybody's."""
    return UNITS[id].faction if sort == "model" else card_faces.owner(sort, id)


def _place_facts(reader: Reader, planet: str) -> Iterable[str]:
    card = PLANETS[planet]
    tile = TILES[card.tile]
    yield reader(f"{TOLD}-place-values", resources=card.resources, influence=card.influence)
    if card.trait:
        yield reader(f"{TOLD}-place-trait", trait=card.trait)
    if card.specialty:
        yield reader(f"{TOLD}-place-specialty", colour=card.specialty)
    if tile.kind == "home":
        yield reader(f"{TOLD}-place-home", faction=tile.faction)
    beside = [one for one in tile.planets if one != planet]
    if beside:
        yield reader(f"{TOLD}-place-beside", planets=beside)
    yield from (_named(reader, "feature", one) for one in tile.wormholes)


def unit_facts(reader: Reader, unit: Unit) -> list[str]:
    """The figures of a unit card and what it can do beside fighting and moving."""
    found: list[str] = []
    if unit.cost is not None:
        found.append(reader(f"{TOLD}-figure-cost", cost=unit.cost, batch=unit.batch))
    if unit.combat is not None:
        found.append(reader(f"{TOLD}-figure-combat", value=unit.combat, dice=unit.dice))
    if unit.move is not None:
        found.append(reader(f"{TOLD}-figure-move", move=unit.move))
    if unit.capacity:
        found.append(reader(f"{TOLD}-figure-capacity", capacity=unit.capacity))
    found += unit_figures.abilities(unit, unit, Words.of(reader.text, ()))
    if unit.kind not in UNLIMITED:
        found.append(reader(f"{TOLD}-figure-supply", supply=unit.supply))
    return found


def _strategy_lines(reader: Reader, number: int, view: TwilightImperiumView | None) -> list[str]:
    """Primary ability as the table plays it, secondary, rulings; where nothing is played the later text too."""
    card = STRATEGY_CARDS[number]
    variant = view.variants.get(number, "") if view is not None else ""
    lines = [reader(f"{GAME}-rule-{card}{variant}")]
    if reader.text.has(secondary := f"{TOLD}-secondary-{card}"):  # the text of Technology says it already
        lines.append(reader(secondary))
    lines += _rulings(reader, card)
    if view is None and card in CODEX_CARDS:
        lines += [reader(f"{TOLD}-with-codex"), reader(f"{GAME}-rule-{card}{CODEX_CARDS[card]}")]
    return lines


def _faction_lines(reader: Reader, faction: Faction, codex: bool) -> list[str]:
    """All that is a faction's own: abilities, flagship and units, technologies, its promissory note."""
    lines = [reader(f"{TOLD}-faction-start", units=faction.units)]
    if faction.technologies:
        lines[0] += ", " + ", ".join(_named(reader, "technology", one) for one in faction.technologies)
    lines += abilities(reader, faction.id)
    for one in UNITS.values():
        if one.faction == faction.id and not one.upgraded:
            facts = " · ".join(unit_facts(reader, one))
            lines.append(" ".join((f"{BULLET} {_named(reader, 'model', one.id)}: {facts}.", *_does(reader, one.id))))
    for sort, id in (*(("technology", one) for one in faction.own), ("component", faction.note)):
        lines.append(" ".join((f"{BULLET} {_named(reader, sort, id)}:", *_does(reader, text_of(id, codex)))))
    return lines


def _named(reader: Reader, sort: str, id: str) -> str:
    return name_of(reader.language, f"{sort}:{id}")


def _does(reader: Reader, id: str) -> list[str]:
    """What a component does, where its figures do not say it all."""
    key = f"{GAME}-does-{id}"
    return [reader(key)] if reader.text.has(key) else []


def _rulings(reader: Reader, id: str) -> list[str]:
    """How a component is meant, as a note, where that needs saying."""
    key = f"{GAME}-ruling-{id}"
    return [f"{NOTE}{reader(key)}"] if reader.text.has(key) else []


# --- pictures ---------------------------------------------------------------------------------------------------------


def card_sketches(component: str, reader: Reader, codex: bool) -> list[Sketch]:
    """The picture of a faction, of a unit's cards, of the system in which something lies, of any other card."""
    sort, _, id = component.partition(":")
    if sort == "faction":
        return [faction_sketch(reader, id, codex)]
    if cards := list(cards_of(component)):
        how = drawing(pictures.unit_cards, cards, language=reader.language)
        return [Sketch(sight("units", cards, reader.language), how, reader("error-picture"))]
    if tiles := tiles_of(component):
        how = drawing(pictures.places, tiles, sort, id, language=reader.language)
        return [Sketch(sight("places", tiles, sort, id, reader.language), how, reader("error-picture"))]
    if sort in card_faces.SHOWN:
        kind, said = _face(component, reader, codex)
        how = drawing(pictures.card_face, sort, id, kind, said, language=reader.language)
        return [Sketch(sight("card", component, kind, said, reader.language), how, reader("error-picture"))]
    return []


def _face(component: str, reader: Reader, codex: bool) -> tuple[str, tuple[str, ...]]:
    """What stands on a card: what it is, and what it does, without rulings and what is drawn in signs."""
    sort, _, id = component.partition(":")
    kind = " · ".join((kind_of(reader, component), *_facts(reader, sort, id)))
    if sort == "card":
        lines = _strategy_lines(reader, int(id), None)
    elif sort == "agenda":
        lines = agenda_lines(id, reader)
    else:
        lines = _does(reader, text_of(id, codex))
    return kind, tuple(one.removeprefix(f"{BULLET} ") for one in lines if not one.startswith(NOTE))
