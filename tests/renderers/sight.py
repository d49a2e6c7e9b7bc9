"""Pictures as people see them who see few colours or none.

What is seen with one kind of cone missing is reckoned with the matrices of Machado, Oliveira and Fernandes (2009) at
full severity, over light (IEC 61966-2-1); how far two colours lie apart is Delta E of CIELAB 1976.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PIL import Image

from renderers.canvas import Canvas
from renderers.theme import Colour

Row = tuple[float, float, float]

EYES: Final[dict[str, tuple[Row, Row, Row]]] = {
    "all": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""By what is seen: how much of each light makes each light."""
NO_COLOUR: Final = "no colour"
WHITE: Final[Row] = (0.9505, 1.0, 1.089)


def _light(value: float) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _lab(colour: Colour, eyes: str) -> Row:
    light = [_light(one) for one in colour]
    red, green, blue = (min(1.0, max(0.0, sum(map(math.prod, zip(row, light, strict=True))))) for row in EYES[eyes])
    xyz = (
        0.4124 * red + 0.3576 * green + 0.1805 * blue,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        0.0193 * red + 0.1192 * green + 0.9505 * blue,
    )
    x, y, z = (
        share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116
        for share in (one / white for one, white in zip(xyz, WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: Colour, other: Colour, eyes: str) -> float:
    """Delta E of two colours; about 2 is the least that can be told, 100 is black from white."""
    return math.dist(_lab(one, eyes), _lab(other, eyes))


def _shown(canvas: Canvas, share: float, eyes: str) -> list[Row]:
    """What is seen of a drawing, pixel by pixel; of eyes that see no colour, lightness alone."""
    size = max(1, round(canvas.width * share)), max(1, round(canvas.height * share))
    flat = canvas.drawn().resize(size, Image.Resampling.LANCZOS).tobytes()
    return [_told((flat[at], flat[at + 1], flat[at + 2]), eyes) for at in range(0, len(flat), 3)]


@cache
def _told(colour: Colour, eyes: str) -> Row:
    return (_lab(colour, "all")[0], 0.0, 0.0) if eyes == NO_COLOUR else _lab(colour, eyes)


def differing(one: Canvas, other: Canvas, share: float, eyes: str, least: float) -> int:
    """How many pixels of two drawings of one size are told apart.

    Args:
        share: how much smaller a phone shows them.
        eyes: of `EYES`, or `NO_COLOUR`.
        least: how far apart a pixel has to be.
    """
    pairs = zip(_shown(one, share, eyes), _shown(other, share, eyes), strict=True)
    return sum(math.dist(a, b) >= least for a, b in pairs)


def seen(picture: Image.Image, eyes: str) -> Image.Image:
    """A picture with a palette as it is seen."""
    colours = picture.getpalette() or []
    table: list[int] = []
    for at in range(0, len(colours), 3):
        light = [_light(one) for one in colours[at : at + 3]]
        for row in EYES[eyes]:
            part = min(1.0, max(0.0, sum(map(math.prod, zip(row, light, strict=True)))))
            table.append(round(255 * (part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055)))
    shown = picture.copy()
    shown.putpalette(table)
    return shown.convert("RGB")
