"""A faction's sheet: what it can do that nobody else can, its units and figures, how it begins, a first turn."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.games.twilight_imperium.figures import COLOURS, FACTIONS, KINDS, TECHNOLOGIES, TILES, Faction
from bot.games.twilight_imperium.light import text_of
from renderers.canvas import Box, Canvas
from renderers.cards.marks import number_mark
from renderers.letters import fit
from renderers.theme import BODY, LABEL, MARGIN, PANEL_WIDTH
from renderers.twilight_imperium import (
    brass,
    counters,
    emblems,
    hands,
    palette,
    planets,
    signs,
    tree,
    unit_figures,
    unit_rows,
    units,
)
from renderers.twilight_imperium.words import Words

HEAD: Final = 126
FACTS: Final = 104
START: Final = 72
"""Rows of the units that a faction begins with."""
TECHNOLOGY: Final = 50
ACROSS: Final = 3
"""Technologies in a row."""
SUGGESTIONS: Final = 3


class Gift(NamedTuple):
    """An ability, the flagship or a faction technology: what it is, its names, prerequisites, what it does."""

    kind: str
    name: str
    english: str
    needs: str
    text: str


def _told(words: Words, faction: Faction, codex: bool = False) -> list[Gift]:
    flagship = next(card for card in unit_rows.cards_of(faction.id) if card.kind == "flagship")
    found = [
        Gift("ability", words.called("component", one), words.beside("component", one), "", words.called("does", one))
        for one in faction.abilities
    ]
    name, english = unit_figures.name_of(flagship, words), unit_figures.english_of(flagship, words)
    found.append(Gift("flagship", name, english, "", words.called("does", flagship.id)))
    for one in faction.own:
        called, beside = words.called("technology", one), words.beside("technology", one)
        card = TECHNOLOGIES[one]
        does = words.called("does", text_of(one, codex))
        found.append(Gift(card.colour or "unit", called, beside, card.needs, does))
    return found


def paint(faction_id: str, words: Words, codex: bool = False) -> Canvas:
    """The whole sheet; `codex` as of the table, for technologies with a later text."""
    faction = FACTIONS[faction_id]
    told = _told(words, faction, codex)
    inner = PANEL_WIDTH - MARGIN - 24 - (MARGIN + 100)
    fitted = [fit(text, inner, 32, "Regular", 3, 1) for *_, text in told]
    tall = [54 + text.height + 10 for text in fitted]
    steps = [fit(words(f"first-{faction_id}-{number}"), PANEL_WIDTH - 2 * MARGIN - 92, 32, "Regular", 2, 1)
             for number in range(1, SUGGESTIONS + 1)]  # fmt: skip
    cards = unit_rows.cards_of(faction_id)
    begin = START + TECHNOLOGY * max(1, brass.rows_of(len(faction.technologies), ACROSS))
    height = HEAD + FACTS + 16 + sum(tall) + 10 * len(tall) + brass.HEADING + unit_rows.height(cards)
    height += brass.HEADING + begin + 8 + brass.HEADING + sum(max(58, step.height + 14) for step in steps) + 20
    canvas = brass.page(round(height))
    emblems.medal(canvas, faction_id, (MARGIN + 58, 70), 54)
    name, english = words.faction(faction_id), words.beside("faction", faction_id)
    room: Box = (MARGIN + 132, 18, PANEL_WIDTH - MARGIN, 118)
    if english:
        canvas.text(name, (room[0], 12, room[2], 78), 52, palette.PAPER, weight="Bold", shrink=2)
        canvas.text(english, (room[0], 76, room[2], 118), LABEL, palette.PAPER_QUIET)
    else:
        canvas.text(name, room, 52, palette.PAPER, weight="Bold", shrink=2)
    _facts(canvas, words, faction, HEAD)
    top = float(HEAD + FACTS + 16)
    for (kind, first, second, wanted, _), text, high in zip(told, fitted, tall, strict=True):
        box: Box = (MARGIN, top, PANEL_WIDTH - MARGIN, top + high)
        canvas.panel(box, 16, palette.PLATE)
        centre = (MARGIN + 50, top + high / 2)
        if kind == "ability":
            emblems.emblem(canvas, faction_id, centre, 28, palette.BRASS_LIGHT, palette.PLATE)
        elif kind == "flagship":
            units.silhouette(canvas, "flagship", centre, 76, palette.BRASS_LIGHT, palette.PLATE)
        else:
            signs.technology(canvas, kind, centre, 25, palette.PLATE)
        end = box[2] - 16
        if wanted:
            have = dict.fromkeys(COLOURS, len(wanted))
            end = tree.needs(canvas, wanted, have, end, top + 32, 13)
        brass.named(canvas, first, second, (MARGIN + 100, top + 6, end - 8, top + 56), BODY, palette.BRASS_LIGHT)
        canvas.write(text, (MARGIN + 100, top + 54, box[2] - 20, top + 54 + text.height), palette.PAPER)
        top += high + 10
    top = brass.heading(canvas, words("faction-units"), top)
    top = unit_rows.draw(canvas, words, cards, top)
    top = brass.heading(canvas, words("faction-start"), top)
    _start(canvas, words, faction, top)
    top += begin + 8
    top = brass.heading(canvas, words("faction-first"), top)
    for number, step in enumerate(steps, 1):
        high = max(58, step.height + 14)
        number_mark(canvas, str(number), (MARGIN + 40, top + high / 2), 25)
        canvas.write(step, (MARGIN + 92, top, PANEL_WIDTH - MARGIN, top + high), palette.PAPER)
        top += high
    return brass.finished(canvas)


def _facts(canvas: Canvas, words: Words, faction: Faction, top: float) -> None:
    """Commodities, home planets and what they are worth."""
    box: Box = (MARGIN, top, PANEL_WIDTH - MARGIN, top + FACTS)
    brass.plate(canvas, box)
    middle = top + FACTS / 2
    counters.commodity(canvas, (MARGIN + 56, middle), 30)
    canvas.number(str(faction.commodities), (MARGIN + 96, top, MARGIN + 160, top + FACTS), 44, palette.PAPER)
    x = MARGIN + 230.0
    worlds = TILES[faction.home].planets
    step = min(330.0, (box[2] - x - 20) / max(1, len(worlds)))
    for planet in worlds:
        planets.globe(canvas, planet, (x, middle), 38)
        name = fit(words.place(planet), int(step - 110), LABEL, "Bold", 1, 2)
        canvas.write(name, (x + 54, top + 6, x + step - 40, middle + 4), palette.PAPER)
        planets.values(canvas, planet, (x + 92, middle + 26), 36)
        x += step


def _start(canvas: Canvas, words: Words, faction: Faction, top: float) -> None:
    """Units, and below them technologies, that it begins with."""
    low = top + START
    x = float(MARGIN + 8)
    for kind in KINDS:
        if count := faction.units.get(kind, 0):
            units.silhouette(canvas, kind, (x + 40, (top + low) / 2), 72, palette.PAPER, palette.SKY)
            canvas.number(str(count), (x + 86, top, x + 116, low), BODY, palette.PAPER)
            x += 158
    if not faction.technologies:
        room: Box = (MARGIN + 12, low, PANEL_WIDTH - MARGIN, low + TECHNOLOGY)
        none = "faction-own-choice" if faction.chooses else "faction-no-technology"
        canvas.text(words(none), room, LABEL, palette.PAPER_QUIET)
    width = (PANEL_WIDTH - 2 * MARGIN) / ACROSS
    for number, one in enumerate(faction.technologies):
        left, upper = MARGIN + (number % ACROSS) * width, low + (number // ACROSS) * TECHNOLOGY
        middle = upper + TECHNOLOGY / 2
        signs.technology(canvas, hands.colour_of(one), (left + 24, middle), 16, palette.SKY)
        name = fit(words.called("technology", one), int(width - 58), LABEL, "Bold", 1, 0)
        canvas.write(name, (left + 50, upper, left + width, upper + TECHNOLOGY), palette.PAPER)


def alt(faction: str, words: Words, codex: bool = False) -> str:
    """The sheet in words."""
    told = [f"{one.name}: {one.text}" for one in _told(words, FACTIONS[faction], codex)]
    return words("alt-faction", faction=words.faction(faction), told=" ".join(told))
