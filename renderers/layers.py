"""Pictures of what does not move (a city, map tiles, card faces), drawn once and kept within a fixed memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import Lock
from typing import Final

from PIL import Image

from renderers.canvas import Canvas, Label

BUDGET: Final = 64 * 1024 * 1024
"""Bytes of pixels kept over all games."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A finished picture with the texts that stand on it."""

    image: Image.Image
    labels: tuple[Label, ...]

    def canvas(self) -> Canvas:
        """A copy to go on drawing on."""
        canvas = Canvas(self.image.copy())
        canvas.labels.extend(self.labels)
        return canvas


class Layers:
    """Least recently used pictures go first when the budget is passed. Safe to use from several threads."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget: Final = budget
        self._kept: OrderedDict[Hashable, Layer] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def get(self, key: Hashable, draw: Callable[[], Canvas]) -> Layer:
        """The layer for ``key``, drawn on first use.

        Two threads may draw the same layer at once; both pictures are equal and one is kept.
        """
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        drawn = draw()
        layer = Layer(drawn.image, tuple(drawn.labels))
        with self._lock:
            if key not in self._kept:
                self._kept[key] = layer
                self._bytes += weight(layer.image)
            while self._bytes > self.budget and len(self._kept) > 1:
                _, dropped = self._kept.popitem(last=False)
                self._bytes -= weight(dropped.image)
        return layer

    def clear(self) -> None:
        """Forget all layers."""
        with self._lock:
            self._kept.clear()
            self._bytes = 0

    @property
    def bytes(self) -> int:
        """Pixels kept, in bytes."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._kept)


def weight(image: Image.Image) -> int:
    """Memory of a picture's pixels; Pillow keeps RGB in four bytes a pixel."""
    return image.width * image.height * (1 if image.mode in ("L", "P") else 4)


shared: Final = Layers()
"""The one cache all renderers share."""
