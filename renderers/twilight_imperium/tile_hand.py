"""The tiles that somebody holds while the map is built (MB1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.text.catalogue import Language, Voice
from renderers.canvas import Canvas
from renderers.cards.marks import number_mark
from renderers.encode import Picture, finish
from renderers.theme import DECIDE, MARGIN, PANEL_WIDTH
from renderers.twilight_imperium import brass, palette, planets, tiles
from renderers.twilight_imperium.chart import colours
from renderers.twilight_imperium.words import Words

COLUMNS: Final = 4
GAP: Final = 18
RADIUS: Final = (PANEL_WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS / 2
VALUES: Final = 34
"""Size of what a planet is worth."""
ROW: Final = RADIUS * 3**0.5 + 92
Held = Sequence[tuple[str, int]]
"""Number in the panel and number of the tile."""


def tile_hand(held: Held, *, language: Language, text: Voice | None = None) -> Picture:
    """Tiles to choose from, each with its number.

    Args:
        held: number in the panel and number of the tile; one's own, nobody else sees it.
        text: another catalogue than the language's own.
    """
    words = Words.of(text or Voice(language), ())
    return finish(paint(held, words), colours(), "twilight_imperium-tiles.png", alt(held, words))


def paint(held: Held, words: Words) -> Canvas:
    """Rows of tiles."""
    rows = -(-len(held) // COLUMNS)
    canvas = brass.page(round(brass.TOP + rows * ROW + 24))
    brass.title(canvas, words("tiles-title"))
    for place, (mark, number) in enumerate(held):
        x = MARGIN + RADIUS + place % COLUMNS * (2 * RADIUS + GAP)
        top = brass.TOP + place // COLUMNS * ROW
        middle = (x, top + RADIUS * 3**0.5 / 2)
        tiles.tile(canvas, number, "", middle, RADIUS)
        for planet, spot, _ in tiles.worlds(number, middle, RADIUS):
            planets.values(canvas, planet, spot, VALUES)
        number_mark(canvas, mark, (x - RADIUS * 0.74, top + RADIUS * 3**0.5 - 30), 31)
        room = (x - RADIUS, top + RADIUS * 3**0.5 + 4, x + RADIUS, top + RADIUS * 3**0.5 + 56)
        canvas.text(words("tiles-number", tile=number), room, DECIDE, palette.BRASS_LIGHT, align="centre", shrink=1)
    return brass.finished(canvas)


def alt(held: Held, words: Words) -> str:
    """The tiles in words."""
    return words("alt-tiles", tiles=", ".join(f"{mark}: {number}" for mark, number in held))
