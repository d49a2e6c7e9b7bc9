"""From a canvas to the bytes of a file. Same canvas, same bytes.

Measured on a full board, 1600 x 2000 pixels (`tests/benchmarks/test_pictures.py` measures again):

    RGB as PNG level 6           119 ms   768 kB   (the yardstick)
    RGB as lossless WebP          67 ms   626 kB
    median cut anew + PNG 6      188 ms   234 kB
    fixed palette + PNG 6         40 ms   234 kB
    fixed palette + PNG 4         24 ms   262 kB
    fixed palette + PNG 1         19 ms   331 kB
    PNG 4 in bands of 32 rows     29 ms   269 kB   <- those rows alone that no picture before has shown (`bands.py`)

A game's pictures use a few dozen flat colours and the blends between them, so one palette per game, made once from a
chart of what its pictures show, serves them all.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from renderers.bands import Band, Bands, bands_of, shared
from renderers.canvas import Canvas, Label
from renderers.laid import Size
from renderers.stamps import with_stamp
from renderers.theme import Colour

COLOURS: Final = 256
_ZLIB: Final = b"\x78\x5e"
"""A stream with a window of 32 KB."""
_LAST_BLOCK: Final = b"\x03\x00"
_ADLER: Final = 65521


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


def finish(canvas: Canvas, palette: Image.Image, filename: str, alt: str, kept: Bands = shared) -> Picture:
    """Reduce a canvas to the palette and write it as PNG.

    Args:
        kept: what is known from pictures before; the file is the same whatever that is.
    """
    canvas, alt = with_stamp(canvas, alt)
    bands = bands_of(canvas, palette, kept)
    colours = bytes(palette.getpalette() or ())
    return Picture(_png(canvas.size, colours, bands), filename, *canvas.size, alt, tuple(canvas.labels))


def _png(size: Size, colours: bytes, bands: Sequence[Band]) -> bytes:
    """A file of 8 bits a pixel with a palette (PNG, ISO/IEC 15948): the bands are one stream of zlib (RFC 1950)."""
    adler = 1
    for band in bands:
        adler = _adler_of_both(adler, band.adler, band.size)
    pixels = [_ZLIB, *(band.packed for band in bands), _LAST_BLOCK, struct.pack(">I", adler)]
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", colours),
            _chunk(b"IDAT", b"".join(pixels)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))


def _adler_of_both(one: int, other: int, size: int) -> int:
    """Adler-32 of two stretches from those of each and the second one's length in bytes (as zlib's adler32_combine)."""
    low = ((one & 0xFFFF) + (other & 0xFFFF) - 1) % _ADLER
    high = ((one >> 16) + (other >> 16) + size * ((one & 0xFFFF) - 1)) % _ADLER
    return high << 16 | low
