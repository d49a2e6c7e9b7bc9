"""Pictures of what does not move (a city, map tiles, card faces), drawn once and kept within a fixed memory."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import Lock
from typing import Final

from PIL import Image

from renderers.canvas import Canvas, Label

BUDGET: Final = 32 * 1024 * 1024
"""Bytes of pictures kept over all games."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A finished picture with the texts that stand on it, packed.

    Packed, a board takes 0.25 MB instead of 12, so that hundreds of tables share the budget; unpacking takes a tenth of
    the time of drawing.
    """

    packed: bytes
    size: tuple[int, int]
    palette: Image.Image | None
    """What the pixels are numbers into; None for plain RGB."""
    labels: tuple[Label, ...]

    @classmethod
    def of(cls, canvas: Canvas, palette: Image.Image | None) -> Layer:
        """Pack what has been drawn, reduced to the palette that the finished picture will have anyway."""
        image = canvas.image
        if palette is not None:
            image = image.quantize(palette=palette, dither=Image.Dither.NONE)
        return cls(zlib.compress(image.tobytes(), 1), image.size, palette, tuple(canvas.labels))

    @property
    def image(self) -> Image.Image:
        """The RGB picture, unpacked; the caller's own."""
        pixels = zlib.decompress(self.packed)
        if self.palette is None:
            return Image.frombytes("RGB", self.size, pixels)
        image = Image.frombytes("P", self.size, pixels)
        image.putpalette(self.palette.getpalette() or [])
        return image.convert("RGB")

    def canvas(self) -> Canvas:
        """A copy to go on drawing on."""
        canvas = Canvas(self.image)
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
        layer = Layer.of(draw(), palette)
        with self._lock:
            if key not in self._kept:
                self._kept[key] = layer
                self._bytes += len(layer.packed)
            while self._bytes > self.budget and len(self._kept) > 1:
                _, dropped = self._kept.popitem(last=False)
                self._bytes -= len(dropped.packed)
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
