"""What is looked up: the cards of a unit with their figures and texts, and the systems in which something lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.twilight_imperium.figures import TILES, UNITS, Unit
from bot.text.catalogue import Language, Voice
from bot.text.limits import ALT, cut
from renderers.canvas import Box, Canvas
from renderers.encode import Picture, finish
from renderers.letters import fit
from renderers.theme import BODY, DECIDE, LABEL, MARGIN, PANEL_WIDTH
from renderers.twilight_imperium import brass, palette, planets, tiles, unit_figures, unit_rows
from renderers.twilight_imperium.chart import colours
from renderers.twilight_imperium.words import Words

LINES: Final = 3
"""Most lines of a unit's text."""
FAMILY: Final = 4
"""Cards that are shown with their texts; more of them are a table of figures."""
SHOWN: Final = 2
"""Systems on a picture; where more have the same the others look alike."""
RADIUS: Final = 310.0
VALUES: Final = 0.19
"""Size of what a planet is worth, as a share of the radius."""
ROW: Final = 58
"""Rows of the names of planets, and of the number of a tile."""


def unit_cards(cards: Sequence[str], *, language: Language, text: Voice | None = None) -> Picture:
    """Unit cards with their figures, what each can do, and their texts.

    Args:
        cards: their ids.
        language: of the reader.
        text: another catalogue than the language's own.

    Raises:
        KeyError: no such card.
    """
    words = Words.of(text or Voice(language), ())
    return finish(paint_units(cards, words), colours(), "twilight_imperium-units.png", alt_units(cards, words))


def places(numbers: Sequence[int], family: str, name: str, *, language: Language, text: Voice | None = None) -> Picture:
    """Systems as they lie still, with the names of their planets: where something is that is looked up.

    Args:
        numbers: of their tiles.
        family, name: what is looked up, as `Words.called` has it.
        language: of the reader.
        text: another catalogue than the language's own.

    Raises:
        KeyError: no such tile.
    """
    words = Words.of(text or Voice(language), ())
    title = words.called(family, name)
    canvas = paint_places(numbers, title, words.beside(family, name), words)
    return finish(canvas, colours(), "twilight_imperium-places.png", alt_places(numbers, title, words))


def _texts(cards: Sequence[Unit], words: Words) -> list[tuple[Unit, str]]:
    """Cards with a text of their own, each text once."""
    if len(cards) > FAMILY:
        return []
    found = [(one, words.called("does", one.id)) for one in cards if words.text.has(f"twilight_imperium-does-{one.id}")]
    return [(one, text) for at, (one, text) in enumerate(found) if text not in [said for _, said in found[:at]]]


def paint_units(cards: Sequence[str], words: Words) -> Canvas:
    """A row for each card, and below them what they do."""
    units = [UNITS[one] for one in cards]
    room = PANEL_WIDTH - 2 * MARGIN - 48
    told = [(one, fit(text, room, 32, "Regular", LINES, 1)) for one, text in _texts(units, words)]
    height = brass.TOP + unit_rows.height(units) + sum(72 + text.height + 10 for _, text in told) + 24
    canvas = brass.page(round(height))
    kind = words.unit(units[0].kind)
    factions = list(dict.fromkeys(one.faction for one in units))
    whose = words.faction(factions[0]) if len(factions) == 1 and factions[0] else ""
    brass.named(canvas, kind, whose, (MARGIN + 8, 18, PANEL_WIDTH - MARGIN, 102), DECIDE)
    top = unit_rows.draw(canvas, words, units, float(brass.TOP))
    for one, text in told:
        box: Box = (MARGIN, top, PANEL_WIDTH - MARGIN, top + 62 + text.height)
        canvas.panel(box, 16, palette.PLATE)
        name, beside = unit_figures.name_of(one, words), unit_figures.english_of(one, words)
        brass.named(canvas, name, beside, (box[0] + 24, top + 6, box[2] - 20, top + 54), BODY, palette.BRASS_LIGHT)
        canvas.write(text, (box[0] + 24, top + 52, box[2] - 20, top + 52 + text.height), palette.PAPER)
        top = box[3] + 10
    return brass.finished(canvas)


def alt_units(cards: Sequence[str], words: Words) -> str:
    """The cards in words."""
    units = [UNITS[one] for one in cards]
    told: list[str] = []
    for one in units:
        named = zip(unit_figures.CELLS, unit_figures.cells(one), strict=True)
        figures = [f"{words(f'unit-{cell}')} {figure}" for cell, figure in named if figure != unit_figures.NONE]
        said = ", ".join((*figures, *unit_figures.abilities(one, one, words)))
        told.append(f"{unit_figures.name_of(one, words)}: {said}.")
    return cut(" ".join((*told, *(text for _, text in _texts(units, words)))), ALT)


def paint_places(numbers: Sequence[int], title: str, beside: str, words: Words) -> Canvas:
    """The systems side by side, with the names of their planets and what these are worth."""
    shown = numbers[:SHOWN]
    width = (PANEL_WIDTH - 2 * MARGIN) / len(shown)
    radius = min(RADIUS, width / 2 - 12)
    tall, settled = radius * 3**0.5, any(TILES[one].planets for one in shown)
    canvas = brass.page(round(brass.TOP + tall + 16 + ROW * (1 + settled) + 16))
    brass.named(canvas, title, beside, (MARGIN + 8, 18, PANEL_WIDTH - MARGIN, 102), DECIDE)
    for place, number in enumerate(shown):
        x, middle = MARGIN + width * (place + 0.5), brass.TOP + tall / 2
        tiles.tile(canvas, number, "", (x, middle), radius)
        for planet, spot, _ in tiles.worlds(number, (x, middle), radius):
            planets.values(canvas, planet, spot, round(VALUES * radius))
        left, right, top = x - width / 2 + 10, x + width / 2 - 10, brass.TOP + tall + 16
        if settled:
            named = " · ".join(map(words.place, TILES[number].planets))
            canvas.text(named, (left, top, right, top + ROW), BODY, palette.PAPER, weight="Bold", align="centre",
                        shrink=3)  # fmt: skip
            top += ROW
        tile = words("tiles-number", tile=number)
        canvas.text(tile, (left, top, right, top + ROW), LABEL, palette.BRASS_LIGHT, align="centre", shrink=0)
    return brass.finished(canvas)


def alt_places(numbers: Sequence[int], title: str, words: Words) -> str:
    """The systems in words."""
    told = (
        ", ".join((words("tiles-number", tile=number), *map(words.place, TILES[number].planets)))
        for number in numbers[:SHOWN]
    )
    return f"{title}: {'; '.join(told)}"
