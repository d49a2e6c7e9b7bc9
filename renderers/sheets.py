"""Finished pictures laid on others: kept layers, parts composed by themselves, and anything else in pixels."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, Protocol

from PIL import Image

from renderers.laid import DIGEST, Area, DrawnPiece, Pane, Size, digest_of, drawn, overlap


class Source(Protocol):
    """A finished picture that can be laid on another."""

    @property
    def name(self) -> Hashable:
        """What it shows, as its maker calls it; None if nobody named it."""
        ...

    @property
    def size(self) -> Size:
        """Width and height in pixels."""
        ...

    @property
    def digest(self) -> bytes:
        """Of its pixels, or of all that they are made from."""
        ...

    def crop(self, area: Area) -> Image.Image:
        """A part of it as RGB."""
        ...


@dataclass(frozen=True, slots=True)
class Sheet:
    """A picture laid on another.

    Args:
        left, top: where its corner lies; it may reach beyond the edge.
        area: what of it lies on the picture.
    """

    source: Source
    left: int
    top: int
    area: Area

    @property
    def told(self) -> tuple[Any, ...]:
        """See `DrawnPiece`."""
        return "sheet", self.source.digest, self.left, self.top

    def draw(self, size: Size, panes: Sequence[Pane]) -> None:
        """See `DrawnPiece`."""
        for pane in panes:
            shared = overlap(self.area, pane.area)
            if shared:
                left, top, right, bottom = shared
                part = self.source.crop((left - self.left, top - self.top, right - self.left, bottom - self.top))
                pane.image.paste(part, (left - pane.area[0], top - pane.area[1]))


@dataclass(frozen=True, slots=True)
class Cutout:
    """A picture with its own outline laid on another: the surface of a planet, a face in a ring.

    Args:
        name: what it shows; two of one name are alike.
        image: RGBA; where it is clear, what lies below stays.
        left, top: where its corner lies; it may reach beyond the edge.
        area: what of it lies on the picture.
    """

    name: tuple[str | int | float, ...]
    image: Image.Image
    left: int
    top: int
    area: Area

    @property
    def told(self) -> tuple[Any, ...]:
        """See `DrawnPiece`."""
        return "cutout", self.name, self.left, self.top

    def draw(self, size: Size, panes: Sequence[Pane]) -> None:
        """See `DrawnPiece`."""
        for pane in panes:
            shared = overlap(self.area, pane.area)
            if shared:
                left, top, right, bottom = shared
                part = self.image.crop((left - self.left, top - self.top, right - self.left, bottom - self.top))
                pane.image.paste(part.convert("RGB"), (left - pane.area[0], top - pane.area[1]), part.getchannel("A"))


class Still:
    """A picture that is no longer drawn on, as a source."""

    def __init__(self, image: Image.Image) -> None:
        self.name: Hashable = None
        self.size: Size = image.size
        self._image = image
        self.digest: bytes = blake2b(image.tobytes(), digest_size=DIGEST).digest()

    def crop(self, area: Area) -> Image.Image:
        """See `Source`."""
        return self._image.crop(area)


class Composed:
    """What has been laid on a canvas until now, as a source; drawn when it is first asked for."""

    def __init__(self, size: Size, laid: Sequence[DrawnPiece]) -> None:
        self.name: Hashable = None
        self.size: Size = size
        self.laid: Final = tuple(laid)
        self.digest: bytes = digest_of((size, [one.told for one in self.laid]))
        self._image: Image.Image | None = None

    def crop(self, area: Area) -> Image.Image:
        """See `Source`."""
        if self._image is None:
            self._image = drawn(self.size, self.laid)
        return self._image.crop(area)
