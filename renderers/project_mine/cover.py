"""Project MINE's motif: cards on the belt of a machine room, and the stones they bring."""

from __future__ import annotations

from typing import Final

from renderers.canvas import Canvas, Spot
from renderers.project_mine import glyphs, palette
from renderers.project_mine.palette import LOOKS
from renderers.theme import mix

WALL: Final = mix(palette.NIGHT, (0, 0, 0), 0.35)
WHEELS: Final = ((70, 60, 150, 12), (290, -10, 110, 10), (1130, 90, 170, 14), (930, -30, 120, 10), (600, 330, 210, 16))
"""Middle, radius and teeth of each wheel on the wall, in pixels."""
CARDS: Final = (("ruby", 150, -7), ("sapphire", 375, 4), ("emerald", 600, -3), ("gold", 825, 5), ("iron", 1050, -5))
"""Stone, middle and lean (pixels over half a card's height) of each card."""
HEAP: Final = (
    ("gold", 262, 238, 40), ("emerald", 30, 236, 44), ("ruby", 490, 240, 42), ("iron", 716, 238, 40),
    ("sapphire", 938, 238, 42), ("ruby", 1172, 236, 44),
)  # fmt: skip
"""Loose stones: kind, middle and radius."""


def paint(canvas: Canvas) -> None:
    """Draw it over the whole canvas."""
    width, height = canvas.size
    canvas.panel((0, 0, width, height), 0, WALL)
    for x in range(-60, width, 210):
        canvas.polygon([(x, 0), (x + 40, 0), (x + 190, height), (x + 70, height)], mix(WALL, LOOKS["gold"].dark, 0.22))
    shade = mix(WALL, palette.NIGHT_EDGE, 0.75)
    for x, y, r, teeth in WHEELS:
        glyphs.gear(canvas, (x, y), r, shade, teeth, WALL)
    for stone, x, lean in CARDS:
        _card(canvas, stone, (x, 118), lean)
    for stone, x, y, r in HEAP:
        glyphs.resource(canvas, stone, (x, y), r)


def _card(canvas: Canvas, stone: str, centre: Spot, lean: float) -> None:
    """A card with its cost, its stone and what it gives, leaning a little."""
    x, y = centre
    wide, tall = 82, 112
    look = LOOKS[stone]

    def corners(pad: float, down: float = 0.0) -> list[Spot]:
        w, h = wide + pad, tall + pad
        return [
            (x - w + lean, y - h + down),
            (x + w + lean, y - h + down),
            (x + w - lean, y + h + down),
            (x - w - lean, y + h + down),
        ]

    canvas.polygon(corners(6, 10), (0, 0, 0), opacity=0.45, blur=6)
    canvas.polygon(corners(0), palette.PAPER)
    canvas.polygon(corners(-9), look.dark)
    canvas.disc((x, y - 4), 66, mix(look.dark, look.base, 0.7), opacity=0.8, blur=9)
    glyphs.resource(canvas, stone, (x, y - 2), 56)
    glyphs.gear(canvas, (x - wide + 26 + lean, y - tall + 28), 23, palette.COG, 9, palette.COG_DARK)
