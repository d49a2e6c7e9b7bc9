"""Planets: a surface made from the planet's name, its trait and specialty, its values, its owner, whether it is ready.

planets.globe(canvas, "vefut_ii", centre, radius)                          # what never changes
planets.holding(canvas, "vefut_ii", centre, radius, seat=2, ready=False)   # ring of the owner, dark with a bar
planets.values(canvas, "vefut_ii", centre, radius, size=40)                # resources / influence
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from random import Random
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from bot.games.twilight_imperium.figures import MECATOL_REX, PLANETS
from renderers.canvas import Box, Canvas, Spot
from renderers.letters import advance
from renderers.theme import SEATS, Colour, mix
from renderers.twilight_imperium import palette, signs

FINE: Final = 3
"""How much larger a surface is made than it is shown."""
KEPT: Final = 64
"""Surfaces that are kept."""


def family(planet: str) -> str:
    """Which of `palette.SURFACES` a planet has: its trait, `mecatol`, or empty for homes."""
    return "mecatol" if planet == MECATOL_REX else PLANETS[planet].trait


def _noise(dice: Random, size: int, wide: int, high: int) -> Image.Image:
    """Smooth noise with so many waves across and down."""
    small = Image.frombytes("L", (wide, high), dice.randbytes(wide * high))
    return small.resize((size, size), Image.Resampling.BICUBIC)


@lru_cache(maxsize=KEPT)
def surface(planet: str, diameter: int) -> Image.Image:
    """The planet as a disc, RGBA: four tones by seeded noise, a light and a dark crescent."""
    seed = int.from_bytes(blake2b(planet.encode(), digest_size=8).digest())
    dice, size = Random(seed), diameter * FINE
    kind = family(planet)
    tones = palette.SURFACES[kind][seed % len(palette.SURFACES[kind])]
    if kind == "industrial":
        height = Image.blend(_noise(dice, size, 4, 14), _noise(dice, size, 10, 10), 0.35)
    elif kind == "hazardous":
        rough = Image.blend(_noise(dice, size, 6, 6), _noise(dice, size, 13, 13), 0.35)
        height = rough.point([255 - min(255, abs(v - 128) * 4) for v in range(256)])
    elif kind == "cultural":
        height = Image.blend(_noise(dice, size, 5, 5), _noise(dice, size, 11, 11), 0.3)
    else:
        height = Image.blend(_noise(dice, size, 2, 9), _noise(dice, size, 7, 12), 0.25)
    cuts = (0.42, 0.58, 0.78) if kind == "hazardous" else (0.4, 0.55, 0.7)
    ordered = sorted(height.resize((32, 32)).tobytes())
    bounds = [ordered[int(cut * len(ordered))] for cut in cuts]
    level = height.point([sum(v > bound for bound in bounds) for v in range(256)])
    painted = Image.new("RGB", (size, size), tones[0])
    for number in (1, 2, 3):
        painted.paste(tones[number], (0, 0), level.point([255 if v == number else 0 for v in range(256)]))
    if kind == "mecatol":
        _streets(painted, size, tones)
    _light(painted, size)
    disc = Image.new("L", (size, size))
    ImageDraw.Draw(disc).ellipse((0, 0, size - 1, size - 1), fill=255)
    painted.putalpha(disc)
    return painted.reduce(FINE)


def _streets(painted: Image.Image, size: int, tones: tuple[Colour, ...]) -> None:
    """The city that covers Mecatol Rex: rings and avenues."""
    pen = ImageDraw.Draw(painted)
    for share in (0.2, 0.44, 0.7):
        pad = size / 2 * (1 - share)
        pen.ellipse((pad, pad, size - pad, size - pad), outline=tones[3], width=max(1, size // 60))
    for a, b in (((0, 0.5), (1, 0.5)), ((0.25, 0.06), (0.75, 0.94)), ((0.75, 0.06), (0.25, 0.94))):
        pen.line((a[0] * size, a[1] * size, b[0] * size, b[1] * size), fill=tones[0], width=max(1, size // 50))


def _light(painted: Image.Image, size: int) -> None:
    """One shadow to the lower right, one highlight to the upper left."""
    whole = (0, 0, size, size)
    night, day = Image.new("L", (size, size), 130), Image.new("L", (size, size))
    lit = Image.new("L", (size, size), 130)
    off = size * 0.13
    ImageDraw.Draw(lit).ellipse((-off * 1.2, -off * 1.2, size - off, size - off), fill=0)
    painted.paste((4, 7, 16), whole, ImageChops.darker(night, lit))
    pen = ImageDraw.Draw(day)
    pen.ellipse((size * 0.03, size * 0.03, size * 0.97, size * 0.97), fill=70)
    pen.ellipse((size * 0.08, size * 0.08, size * 1.06, size * 1.06), fill=0)
    painted.paste((255, 250, 235), whole, day)


def globe(canvas: Canvas, planet: str, centre: Spot, radius: float, marks: float = 0.0) -> None:
    """What of a planet never changes: its surface, and at its upper corners trait and specialty.

    Args:
        planet: id.
        radius: in pixels.
        marks: radius of the corner marks; 0 leaves them out.
    """
    diameter = 2 * round(radius)
    canvas.disc(centre, radius + 2.5, palette.CASING)
    left, top = round(centre[0] - diameter / 2), round(centre[1] - diameter / 2)
    canvas.cutout(surface(planet, diameter), ("twilight_imperium", "planet", planet, diameter), left, top)
    if marks:
        corner_marks(canvas, planet, centre, radius, marks)


def corner_marks(canvas: Canvas, planet: str, centre: Spot, radius: float, size: float) -> None:
    """Trait at the upper left, specialty at the upper right.

    Args:
        radius: of the planet.
        size: radius of a mark.
    """
    figures, aside = PLANETS[planet], radius * 0.76
    if figures.trait:
        signs.trait(canvas, figures.trait, (centre[0] - aside, centre[1] - aside), size)
    if figures.specialty:
        signs.technology(canvas, figures.specialty, (centre[0] + aside, centre[1] - aside), size)


def holding(
    canvas: Canvas, planet: str, centre: Spot, radius: float, seat: int, ready: bool, marks: float = 0.0
) -> None:
    """Who controls a planet, as a ring in the seat's colour, and whether it is exhausted: dark, with a bar across.

    Args:
        seat: who controls it.
        ready: whether its card is ready.
        marks: radius of the corner marks, which lie above the ring; 0 leaves them out.
    """
    width = max(5.5, radius * 0.15)
    canvas.disc(centre, radius + width + 2, palette.CASING)
    canvas.disc(centre, radius + width, SEATS[seat].colour)
    globe(canvas, planet, centre, radius)
    if not ready:
        canvas.disc(centre, radius, palette.DARK, opacity=0.72)
        a = radius * 0.7
        bar = [(centre[0] - a, centre[1] + a), (centre[0] + a, centre[1] - a)]
        canvas.stroke(bar, radius * 0.2, palette.CASING)
        canvas.stroke(bar, radius * 0.12, palette.PAPER_QUIET)
    if marks:
        corner_marks(canvas, planet, centre, radius, marks)


def values(canvas: Canvas, planet: str, centre: Spot, size: int, ready: bool = True) -> Box:
    """Resources / influence, centred on a spot: brass digits and ice-blue ones, on a dark ribbon.

    Args:
        size: of the digits in pixels.

    Returns:
        The box of the ribbon.
    """
    figures = PLANETS[planet]
    one, two = str(figures.resources), str(figures.influence)
    gap = size * 0.3
    width = advance(one, size, "Bold") + advance(two, size, "Bold") + gap
    high = size * 0.44
    x, y = centre[0] - width / 2, centre[1]
    box = (x - size * 0.14, y - high, x + width + size * 0.14, y + high)
    canvas.panel(box, high * 0.6, palette.CASING, opacity=0.62)
    dim = 0.0 if ready else 0.38
    left = (x, y - high, x + advance(one, size, "Bold"), y + high)
    right = (x + width - advance(two, size, "Bold"), y - high, x + width, y + high)
    canvas.text(one, left, size, mix(palette.RESOURCES, palette.DARK, dim), weight="Bold", align="centre", shrink=0)
    canvas.text(two, right, size, mix(palette.INFLUENCE, palette.DARK, dim), weight="Bold", align="centre", shrink=0)
    slash = left[2] + gap / 2
    canvas.stroke(
        [(slash + gap * 0.22, y - size * 0.3), (slash - gap * 0.22, y + size * 0.3)],
        max(2.0, size * 0.07),
        palette.PAPER_QUIET,
    )
    return box
