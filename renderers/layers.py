"""Pictures of what does not move (a city, map tiles, card faces), drawn once and kept within a fixed memory."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from hashlib import blake2b
from threading import Lock
from typing import Final

from PIL import Image

from renderers.canvas import Canvas, Label
from renderers.laid import DIGEST, Area, Size, digest_of

BUDGET: Final = 32 * 1024 * 1024
"""Bytes of pictures kept over all games."""
ROWS: Final = 64
"""Rows that are packed together, so that a part is unpacked without the rest."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A finished picture with the texts that stand on it, packed.

    Packed, a board takes 0.25 MB instead of 12, so that hundreds of tables share the budget; unpacking takes a tenth of
    the time of drawing.
    """

    name: Hashable
    """What it shows: the key that it is kept under."""
    packed: tuple[bytes, ...]
    """Every so many rows of it."""
    size: Size
    palette: bytes | None
    """What the pixels are numbers into; None for plain RGB."""
    digest: bytes
    """Of all its pixels."""
    labels: tuple[Label, ...]

    @classmethod
    def of(cls, canvas: Canvas, palette: Image.Image | None, name: Hashable = None) -> Layer:
        """Pack what has been drawn, reduced to the palette that the finished picture will have anyway."""
        image, colours = canvas.drawn(), None
        if palette is not None:
            image, colours = (
                image.quantize(palette=palette, dither=Image.Dither.NONE),
                bytes(palette.getpalette() or ()),
            )
        pixels = image.tobytes()
        row = image.width * len(image.getbands())
        packed = tuple(zlib.compress(pixels[at : at + ROWS * row], 1) for at in range(0, len(pixels), ROWS * row))
        digest = blake2b(pixels, digest_size=DIGEST, key=digest_of((image.size, colours))).digest()
        return cls(name, packed, image.size, colours, digest, tuple(canvas.labels))

    def crop(self, area: Area) -> Image.Image:
        """A part of it as RGB; the caller's own."""
        first, last = area[1] // ROWS, -(-area[3] // ROWS)
        pixels = b"".join(map(zlib.decompress, self.packed[first:last]))
        size = self.size[0], min(self.size[1], last * ROWS) - first * ROWS
        image = Image.frombytes("P" if self.palette else "RGB", size, pixels)
        if self.palette:
            image.putpalette(self.palette)
        top = first * ROWS
        return image.crop((area[0], area[1] - top, area[2], area[3] - top)).convert("RGB")

    @property
    def bytes(self) -> int:
        """Bytes it takes."""
        return sum(map(len, self.packed))

    def canvas(self) -> Canvas:
        """A canvas to go on drawing on."""
        canvas = Canvas.on(self)
        canvas.labels.extend(self.labels)
        return canvas


class Layers:
    """Least recently used pictures go first when the budget is passed. Safe to use from several threads."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget = budget
        self._kept: OrderedDict[Hashable, Layer] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def get(self, key: Hashable, draw: Callable[[], Canvas], palette: Image.Image | None = None) -> Layer:
        """The layer for ``key``, drawn on first use.

        Args:
            palette: the one that the finished picture is reduced to; the layer is kept in it.

        Two threads may draw the same layer at once; both pictures are equal and one is kept.
        """
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        layer = Layer.of(draw(), palette, key)
        with self._lock:
            if key not in self._kept:
                self._kept[key] = layer
                self._bytes += layer.bytes
            while self._bytes > self.budget and len(self._kept) > 1:
                _, dropped = self._kept.popitem(last=False)
                self._bytes -= dropped.bytes
        return layer

    def clear(self) -> None:
        """Forget all layers."""
        with self._lock:
            self._kept.clear()
            self._bytes = 0

    @property
    def bytes(self) -> int:
        """Bytes kept."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._kept)


shared: Final = Layers()
"""The one cache all renderers share."""
