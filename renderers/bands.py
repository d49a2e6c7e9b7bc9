"""A picture's rows as they stand in its file, band by band: only what no picture before has shown is drawn and packed.

A band's key is made of all that is laid on it, and of nothing else. Where one is not known, its tiles are looked for in
the known ones; what remains is drawn, part by part. So a board after one more move costs what the move has changed, a
picture comes out the same whatever was drawn before it, and what is drawn anew hangs on what the picture shows alone.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import groupby
from threading import Lock
from typing import Final, NamedTuple

from PIL import Image

from renderers.canvas import Canvas
from renderers.laid import DIGEST, Area, Pane, digest_of, overlap

BUDGET: Final = 10 * 1024 * 1024
"""Bytes kept over all games."""
ROWS: Final = 32
"""Rows of a band. Every band is packed by itself, which makes files a thirtieth larger."""
COLUMNS: Final = 80
"""Pixels from tile to tile."""
LEVEL: Final = 4
"""zlib's level; see the table in `encode.py`."""
ASIDE: Final = 200
"""Bytes that a tile's entry takes, about."""


@dataclass(frozen=True, slots=True)
class Band:
    """Rows of a finished picture.

    Args:
        packed: raw deflate up to a byte's end, so that bands can stand one after the other; every row begins with the
            number of its filter, which is none.
        adler: checksum of what is packed.
        size: bytes of what is packed.
        tiles: keys of its tiles from left to right.
    """

    packed: bytes
    adler: int
    size: int
    tiles: tuple[bytes, ...]

    @classmethod
    def of(cls, pixels: bytes, tiles: tuple[bytes, ...]) -> Band:
        """Pack rows that each begin with the number of their filter."""
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS, 9)
        packed = packer.compress(pixels) + packer.flush(zlib.Z_FULL_FLUSH)
        return cls(packed, zlib.adler32(pixels), len(pixels), tiles)

    @property
    def pixels(self) -> bytes:
        """What was packed."""
        return zlib.decompressobj(-zlib.MAX_WBITS).decompress(self.packed)

    @property
    def bytes(self) -> int:
        """Bytes it takes while it is kept."""
        return len(self.packed) + ASIDE * (1 + len(self.tiles))


class Bands:
    """The bands of the latest pictures. Safe to use from several threads."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget = budget
        self._kept: OrderedDict[bytes, Band] = OrderedDict()
        self._holding: dict[bytes, Band] = {}
        self._bytes = 0
        self._lock = Lock()

    def find(self, key: bytes) -> Band | None:
        """The band, if it is kept."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def holding(self, tile: bytes) -> Band | None:
        """A band with that tile."""
        return self._holding.get(tile)

    def keep(self, key: bytes, band: Band) -> None:
        """Keep one more; the least recently used go first when the budget is passed."""
        with self._lock:
            if key in self._kept:
                return
            self._kept[key] = band
            self._bytes += band.bytes
            self._holding.update(dict.fromkeys(band.tiles, band))
            while self._bytes > self.budget and self._kept:
                _, old = self._kept.popitem(last=False)
                self._bytes -= old.bytes
                for tile in old.tiles:
                    if self._holding.get(tile) is old:
                        del self._holding[tile]

    def clear(self) -> None:
        """Forget all."""
        with self._lock:
            self._kept.clear()
            self._holding.clear()
            self._bytes = 0

    @property
    def bytes(self) -> int:
        """Bytes kept."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._kept)


shared: Final = Bands()
"""The ones all renderers share."""


class _Missing(NamedTuple):
    """A band that is not known: its number, its key, its tiles, and for each tile a band that has it."""

    number: int
    key: bytes
    tiles: tuple[bytes, ...]
    donors: tuple[Band | None, ...]


def bands_of(canvas: Canvas, palette: Image.Image, kept: Bands = shared) -> list[Band]:
    """The bands of a picture reduced to a palette, from top to bottom."""
    frame = digest_of((canvas.size, bytes(palette.getpalette() or ())))
    touching: list[list[tuple[bytes, int, int]]] = [[] for _ in range(0, canvas.height, ROWS)]
    for one in canvas.laid:
        left, top, right, bottom = one.area
        entry = (digest_of(one.told), left // COLUMNS, (right - 1) // COLUMNS)
        for number in range(top // ROWS, (bottom - 1) // ROWS + 1):
            touching[number].append(entry)
    keys = [_key(frame, (number,), [digest for digest, _, _ in band]) for number, band in enumerate(touching)]
    bands = [kept.find(key) for key in keys]
    missing = [
        _missing(canvas, number, keys[number], touching[number], frame, kept)
        for number, band in enumerate(bands)
        if band is None
    ]
    parts = _draw(canvas, palette, list(_areas(canvas, missing)))
    for one in missing:
        bands[one.number] = band = _packed(canvas, one, parts)
        kept.keep(one.key, band)
    return [band for band in bands if band is not None]


def _key(frame: bytes, place: tuple[int, ...], digests: Sequence[bytes]) -> bytes:
    """Key of a band or tile: the picture's size and colours, where it lies, and what touches it in its order."""
    return blake2b(b"".join((frame, repr(place).encode(), *digests)), digest_size=DIGEST).digest()


def _missing(
    canvas: Canvas, number: int, key: bytes, touching: Sequence[tuple[bytes, int, int]], frame: bytes, kept: Bands
) -> _Missing:
    laid: list[list[bytes]] = [[] for _ in range(0, canvas.width, COLUMNS)]
    for digest, first, last in touching:
        for tile in laid[first : last + 1]:
            tile.append(digest)
    tiles = tuple(_key(frame, (number, column), tile) for column, tile in enumerate(laid))
    return _Missing(number, key, tiles, tuple(map(kept.holding, tiles)))


def _areas(canvas: Canvas, missing: Sequence[_Missing]) -> Iterator[Area]:
    """What has to be drawn, as few rectangles: runs of unknown tiles, joined where one lies below a like one."""
    growing: dict[tuple[int, int], Area] = {}
    for one in missing:
        top, bottom = one.number * ROWS, min(canvas.height, (one.number + 1) * ROWS)
        runs: dict[tuple[int, int], Area] = {}
        for unknown, run in groupby(enumerate(one.donors), lambda donor: donor[1] is None):
            if not unknown:
                continue
            columns = [column for column, _ in run]
            left, right = columns[0] * COLUMNS, min(canvas.width, (columns[-1] + 1) * COLUMNS)
            above = growing.get((left, right))
            if above is not None and above[3] == top:
                del growing[left, right]
                runs[left, right] = (left, above[1], right, bottom)
            else:
                runs[left, right] = (left, top, right, bottom)
        yield from growing.values()
        growing = runs
    yield from growing.values()


def _draw(canvas: Canvas, palette: Image.Image, areas: Sequence[Area]) -> list[tuple[Area, Image.Image]]:
    """Parts of the picture, reduced to the palette."""
    panes = [Pane.blank(area) for area in areas]
    for one in canvas.laid if panes else ():
        left, top, right, bottom = one.area
        touched = [
            pane
            for pane in panes
            if left < pane.area[2] and pane.area[0] < right and top < pane.area[3] and pane.area[1] < bottom
        ]
        if touched:
            one.draw(canvas.size, touched)
    return [(pane.area, pane.image.quantize(palette=palette, dither=Image.Dither.NONE)) for pane in panes]


def _packed(canvas: Canvas, missing: _Missing, parts: Sequence[tuple[Area, Image.Image]]) -> Band:
    """A band put together from known tiles and drawn parts."""
    top, bottom = missing.number * ROWS, min(canvas.height, (missing.number + 1) * ROWS)
    size = (canvas.width + 1, bottom - top)
    wanted: dict[int, tuple[Band, list[int]]] = {}
    for column, donor in enumerate(missing.donors):
        if donor is not None:
            wanted.setdefault(id(donor), (donor, []))[1].append(column)
    image: Image.Image | None = None
    # Most comes from one band as a rule: from the one there that was drawn last.
    for donor, columns in sorted(wanted.values(), key=lambda one: -len(one[1])):
        known = Image.frombytes("L", size, donor.pixels)
        if image is None:
            image = known
            continue
        for column in columns:
            box = (1 + column * COLUMNS, 0, min(size[0], 1 + (column + 1) * COLUMNS), size[1])
            image.paste(known.crop(box), box)
    image = image or Image.new("L", size)
    for area, part in parts:
        if found := overlap(area, (0, top, canvas.width, bottom)):
            left, upper, right, lower = found
            piece = part.crop((left - area[0], upper - area[1], right - area[0], lower - area[1]))
            image.paste(Image.frombytes("L", piece.size, piece.tobytes()), (1 + left, upper - top))
    return Band.of(image.tobytes(), missing.tiles)
