"""From a canvas to the bytes of a file. Same canvas, same bytes.

Measured on a full board, 1600 x 2000 pixels (`tests/benchmarks/test_pictures.py` measures again):

    RGB as PNG level 6           119 ms   768 kB   (the yardstick)
    RGB as lossless WebP          67 ms   626 kB
    median cut anew + PNG 6      188 ms   234 kB
    fixed palette + PNG 6         40 ms   234 kB
    fixed palette + PNG 4         24 ms   262 kB   <- chosen
    fixed palette + PNG 1         19 ms   331 kB

A game's pictures use a few dozen flat colours and the blends between them, so one palette per game, made once from a
chart of what its pictures show, serves them all.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from renderers.canvas import Canvas, Label
from renderers.theme import Colour

COLOURS: Final = 256
LEVEL: Final = 4
"""zlib's level; see the table above."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture, ready to be sent.

    data      bytes of the file
    filename  what it is called; says nothing about the game's state
    alt       what it shows, in words, for those who cannot see it
    labels    every text on it with its box; for tests
    """

    data: bytes
    filename: str
    width: int
    height: int
    alt: str
    labels: tuple[Label, ...] = ()


def palette_of(charts: Sequence[Image.Image], fixed: Sequence[Colour]) -> Image.Image:
    """A palette for pictures that look like the charts.

    Args:
        charts: RGB pictures whose colours count by area.
        fixed: colours that must come out exactly as they are; at most half of the palette.

    Returns:
        A picture of mode P that carries the palette.
    """
    exact = list(dict.fromkeys(fixed))
    width, height = max(chart.width for chart in charts), sum(chart.height for chart in charts)
    sheet = Image.new("RGB", (width, height), exact[0])
    top = 0
    for chart in charts:
        sheet.paste(chart, (0, top))
        top += chart.height
    # Every ninth pixel is enough, and short enough not to hold up other threads.
    sheet = sheet.resize((width // 3, height // 3), Image.Resampling.NEAREST)
    found = sheet.quantize(COLOURS - len(exact), method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    flat = [channel for colour in exact for channel in colour]
    flat += (found.getpalette() or [])[: 3 * (COLOURS - len(exact))]
    carrier = Image.new("P", (1, 1))
    carrier.putpalette(flat + flat[:3] * (COLOURS - len(flat) // 3))
    return carrier


def finish(canvas: Canvas, palette: Image.Image, filename: str, alt: str) -> Picture:
    """Reduce a canvas to the palette and write it as PNG."""
    reduced = canvas.image.quantize(palette=palette, dither=Image.Dither.NONE)
    buffer = io.BytesIO()
    reduced.save(buffer, "PNG", compress_level=LEVEL)
    return Picture(buffer.getvalue(), filename, canvas.image.width, canvas.image.height, alt, tuple(canvas.labels))
