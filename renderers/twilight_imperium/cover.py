"""Twilight Imperium's motif: the middle of a star chart, Mecatol Rex in a brass astrolabe, fleets on their courses."""

from __future__ import annotations

from random import Random
from typing import Final

from renderers.canvas import Canvas, Spot, polar
from renderers.theme import SEATS, mix
from renderers.twilight_imperium import palette, planets, units

MIDDLE: Final[Spot] = (600, 150)
RINGS: Final = (150, 268, 392, 520)
WORLDS: Final = (("vefut_ii", 268, -158, 40), ("new_albion", 268, -18, 46), ("lodor", 392, 168, 34),
                 ("quann", 392, 14, 36), ("starpoint", 520, -172, 44), ("mellon", 520, 6, 40))  # fmt: skip
"""Planet, ring, degrees and radius."""
FLEETS: Final = ((0, "dreadnought", (196, 66)), (0, "cruiser", (122, 128)), (1, "carrier", (968, 62)),
                 (1, "destroyer", (1060, 126)), (2, "cruiser", (330, 214)), (3, "dreadnought", (862, 216)))  # fmt: skip
"""Seat, type of ship and where it is."""


def paint(canvas: Canvas) -> None:
    """Draw it over the whole canvas."""
    width, height = canvas.size
    canvas.panel((0, 0, width, height), 0, palette.SKY)
    dice = Random("twilight")
    with canvas.batch():
        for _ in range(240):
            spot = dice.uniform(0, width), dice.uniform(0, height)
            canvas.disc(spot, dice.choice((1.2, 1.6, 2.4)), dice.choice(palette.STARS))
    for angle in range(0, 180, 15):
        ends = polar(MIDDLE, 760, angle), polar(MIDDLE, 760, angle + 180)
        canvas.stroke(ends, 2, palette.SKY_LINE)
    for radius in RINGS:
        _ring(canvas, radius, 3, mix(palette.SKY, palette.BRASS, 0.55))
    _ring(canvas, 118, 10, palette.BRASS_DARK)
    _ring(canvas, 118, 4, palette.BRASS_LIGHT)
    for angle in range(0, 360, 5):
        long = 16 if angle % 30 == 0 else 8
        ends = polar(MIDDLE, 124, angle), polar(MIDDLE, 124 + long, angle)
        canvas.stroke(ends, 3, palette.BRASS, round_ends=False)
    canvas.disc(MIDDLE, 112, palette.GLOW, opacity=0.35, blur=14)
    planets.globe(canvas, "mecatol_rex", MIDDLE, 92)
    for world, ring, angle, radius in WORLDS:
        planets.globe(canvas, world, polar(MIDDLE, ring, angle), radius)
    for seat, kind, spot in FLEETS:
        side = 1 if spot[0] < MIDDLE[0] else -1
        course = [(spot[0] + side * step, spot[1] + step * 0.12) for step in range(64, 180, 22)]
        for here in course:
            canvas.disc(here, 4, SEATS[seat].colour)
        units.silhouette(canvas, kind, spot, 104, palette.CASING, palette.SKY)
        units.silhouette(canvas, kind, spot, 96, mix(SEATS[seat].colour, palette.PAPER, 0.25), palette.CASING)


def _ring(canvas: Canvas, radius: float, width: float, colour: tuple[int, int, int]) -> None:
    canvas.stroke([polar(MIDDLE, radius, a) for a in range(0, 361, 3)], width, colour)
