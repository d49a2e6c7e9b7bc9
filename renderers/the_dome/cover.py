"""THE DOME's motif: a city under a dome of glass, circuits in neon around it."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from renderers.canvas import Canvas, Spot
from renderers.the_dome import glyphs, palette
from renderers.the_dome.palette import LOOKS
from renderers.theme import mix

SKY: Final = mix(palette.NIGHT, (0, 0, 0), 0.3)
FOOT: Final = 252
"""Row on which the city stands."""
WIDE: Final = 470
"""Half the width of the dome in pixels."""
TALL: Final = 226
SEED: Final = "the dome"


def paint(canvas: Canvas) -> None:
    """Draw it over the whole canvas."""
    width, height = canvas.size
    dice = Random(SEED)
    middle = width / 2
    canvas.panel((0, 0, width, height), 0, SKY)
    for side in (-1, 1):
        _traces(canvas, dice, middle, side)
    canvas.polygon(_arc(middle, 1.0), mix(SKY, palette.GLASS_DEEP, 0.8))
    _towers(canvas, dice, middle)
    for share in (0.35, 0.7):
        canvas.stroke(_meridian(middle, share), 4, palette.PANES[1], opacity=0.5)
        canvas.stroke(_meridian(middle, -share), 4, palette.PANES[1], opacity=0.5)
    for rise in (0.35, 0.68):
        reach = WIDE * math.sqrt(1 - rise * rise)
        y = FOOT - TALL * rise
        canvas.stroke([(middle - reach, y), (middle + reach, y)], 4, palette.PANES[1], opacity=0.5)
    canvas.stroke(_arc(middle, 1.0), 22, palette.GLASS, opacity=0.4, blur=9)
    canvas.stroke(_arc(middle, 1.0), 9, palette.SHINES[0])
    canvas.stroke(_arc(middle, 0.93)[12:34], 5, palette.SHINES[0], opacity=0.55)
    for number, colour in enumerate(("red", "blue", "yellow")):
        glyphs.sign(canvas, colour, (middle + 150 * (number - 1), 132 - (26 if number == 1 else 0)), 42, _light(colour))
        glyphs.colour(canvas, colour, (middle + 150 * (number - 1), 132 - (26 if number == 1 else 0)), 34)


def _light(colour: str) -> tuple[int, int, int]:
    return LOOKS[colour].light


def _arc(middle: float, share: float) -> list[Spot]:
    """The dome's outline, from its left foot to its right."""
    return [
        (middle - WIDE * share * math.cos(math.radians(a)), FOOT - TALL * share * math.sin(math.radians(a)))
        for a in range(0, 181, 4)
    ]


def _meridian(middle: float, share: float) -> list[Spot]:
    """A rib from the ground to the top."""
    return [
        (middle + WIDE * share * math.cos(math.radians(a)), FOOT - TALL * math.sin(math.radians(a)))
        for a in range(0, 91, 5)
    ]


def _towers(canvas: Canvas, dice: Random, middle: float) -> None:
    x = middle - WIDE * 0.9
    while x < middle + WIDE * 0.88:
        step = dice.uniform(38, 70)
        inside = 1 - ((x + step / 2 - middle) / WIDE) ** 2
        high = TALL * math.sqrt(max(0.05, inside)) * dice.uniform(0.3, 0.72)
        tone = mix(palette.GLASS_DEEP, palette.NIGHT_EDGE, dice.uniform(0.3, 0.9))
        canvas.panel((x, FOOT - high, x + step - 5, FOOT + 10), 4, tone)
        for row in range(int(high // 26)):
            for column in range(2):
                if dice.random() < 0.55:
                    left, top = x + 7 + column * step * 0.42, FOOT - high + 10 + row * 26
                    lit = dice.choice((palette.NEON, LOOKS["yellow"].light, palette.ENERGY))
                    canvas.panel((left, top, left + 11, top + 13), 2, mix(tone, lit, 0.75))
        x += step


def _traces(canvas: Canvas, dice: Random, middle: float, side: int) -> None:
    """Circuits that run from the edge to the foot of the dome."""
    for row in range(6):
        y = 26 + row * 42
        start = middle + side * (middle + 10)
        bend = middle + side * dice.uniform(500, 560)
        reach = math.sqrt(max(0.0, 1 - ((FOOT - y) / (TALL + 30)) ** 2)) if y < FOOT else 1.0
        end = middle + side * max(330.0, (WIDE + 34) * reach)
        tone = (palette.NEON, palette.ENERGY, palette.NEON)[row % 3]
        spots = [(start, y), (bend, y), (end, y)]
        canvas.stroke(spots, 12, tone, opacity=0.25, blur=5)
        canvas.stroke(spots, 4, mix(SKY, tone, 0.8))
        canvas.disc(spots[-1], 9, tone)
        canvas.disc(spots[-1], 4, SKY)
