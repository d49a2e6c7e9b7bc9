"""What lies on a picture, piece by piece in the order of drawing: shapes, texts and pictures within the picture.

Each piece says what it draws (`told`) and where (`area`), and can draw itself again on any part of the picture alike to
the pixel. So a picture is drawn anew only where it has changed (`bands.py`), and tests can hold what is drawn against
what should be.

Shapes are drawn as masks, several times too large, on their own bounding box, and laid on through the reduced mask:
small things stay cheap, and nothing has to be drawn twice as large as a whole.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise
from typing import Any, Final, Protocol

import msgspec
from PIL import Image, ImageDraw, ImageFilter

from renderers.letters import Weight, put
from renderers.theme import Colour

Spot = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom in pixels."""
Area = tuple[int, int, int, int]
"""The same in whole pixels; right and bottom lie outside."""
Size = tuple[int, int]
Ink = int | Colour
To = Callable[[Spot], Spot]
"""From the picture to the pen's picture."""

FINE: Final = 4
COARSE: Final = 2
COARSE_FROM: Final = 90_000
"""Masks of more pixels than this are drawn twice too large rather than four times."""
LARGE: Final = 12_000
"""Masks of panels of more pixels than this are kept: seats have theirs in the same place on every picture."""
MANY: Final = 2
"""How much larger shapes are drawn that are drawn together."""
STRIP: Final = 240
"""Rows of the picture drawn together at a time: bounds the memory this takes."""
DIGEST: Final = 16
"""Bytes of a digest."""

_encode = msgspec.msgpack.Encoder().encode


def digest_of(told: Any) -> bytes:
    """Digest of plain data."""
    return blake2b(_encode(told), digest_size=DIGEST).digest()


def overlap(one: Area, other: Area) -> Area | None:
    """The pixels that two areas share."""
    left, top, right, bottom = (
        max(one[0], other[0]),
        max(one[1], other[1]),
        min(one[2], other[2]),
        min(one[3], other[3]),
    )
    return (left, top, right, bottom) if left < right and top < bottom else None


@dataclass(frozen=True, slots=True)
class Pane:
    """A part of a picture under construction.

    Args:
        area: which part.
        image: RGB, of the area's size.
    """

    area: Area
    image: Image.Image

    @classmethod
    def blank(cls, area: Area) -> Pane:
        """A black one."""
        return cls(area, Image.new("RGB", (area[2] - area[0], area[3] - area[1])))

    def fill(self, colour: Colour, area: Area, mask: Image.Image | None = None) -> None:
        """Lay a colour on an area of the picture, through a mask of its size."""
        left, top = self.area[:2]
        self.image.paste(colour, (area[0] - left, area[1] - top, area[2] - left, area[3] - top), mask)


class DrawnPiece(Protocol):
    """One piece."""

    @property
    def area(self) -> Area:
        """All pixels it may touch, and maybe more; never beyond the picture."""
        ...

    @property
    def told(self) -> tuple[Any, ...]:
        """All that its pixels depend on, as plain data."""
        ...

    def draw(self, size: Size, panes: Sequence[Pane]) -> None:
        """Draw on some parts of a picture of that size."""
        ...


def drawn(size: Size, laid: Sequence[DrawnPiece]) -> Image.Image:
    """The whole RGB picture."""
    pane = Pane.blank((0, 0, *size))
    for one in laid:
        one.draw(size, (pane,))
    return pane.image


# --- shapes -----------------------------------------------------------------------------------------------------------


def _polygons(pen: ImageDraw.ImageDraw, to: To, _: int, ink: Ink, many: Sequence[Sequence[Spot]]) -> None:
    for spots in many:
        pen.polygon([to(s) for s in spots], fill=ink)


def _disc(pen: ImageDraw.ImageDraw, to: To, _: int, ink: Ink, centre: Spot, radius: float) -> None:
    x, y = centre
    pen.ellipse([to((x - radius, y - radius)), to((x + radius, y + radius))], fill=ink)


def _stroke(
    pen: ImageDraw.ImageDraw, to: To, _: int, ink: Ink, spots: Sequence[Spot], width: float, round_ends: bool
) -> None:
    half = width / 2
    for a, b in pairwise(spots):
        length = math.dist(a, b)
        if length:
            nx, ny = (a[1] - b[1]) / length * half, (b[0] - a[0]) / length * half
            corners = [
                (a[0] + nx, a[1] + ny),
                (b[0] + nx, b[1] + ny),
                (b[0] - nx, b[1] - ny),
                (a[0] - nx, a[1] - ny),
            ]
            pen.polygon([to(s) for s in corners], fill=ink)
    for x, y in spots if round_ends else spots[1:-1]:
        pen.ellipse([to((x - half, y - half)), to((x + half, y + half))], fill=ink)


def _panel(pen: ImageDraw.ImageDraw, to: To, scale: int, ink: Ink, box: Box, radius: float) -> None:
    pen.rounded_rectangle([to((box[0], box[1])), to((box[2], box[3]))], radius * scale, fill=ink)


OUTLINES: Final[dict[str, Callable[..., None]]] = {
    "polygons": _polygons,
    "disc": _disc,
    "stroke": _stroke,
    "panel": _panel,
}
"""How each kind of shape is drawn: pen, from picture to pen, how much larger the pen's picture is, ink, and `at`."""


@dataclass(frozen=True, slots=True)
class CleanShape:
    """A shape in one colour with clean edges.

    Args:
        kind: one of `OUTLINES`.
        at: its corners, centre, radius and the like, in pixels.
        fill: its colour.
        opacity: 0 to 1.
        blur: radius in pixels.
        area: what it may touch.
    """

    kind: str
    at: tuple[Any, ...]
    fill: Colour
    opacity: float
    blur: float
    area: Area

    @classmethod
    def within(
        cls, size: Size, box: Box, kind: str, at: tuple[Any, ...], fill: Colour, opacity: float, blur: float
    ) -> CleanShape:
        """A shape whose outline fills a box on a picture of some size; its area may be empty."""
        pad = 2 + math.ceil(blur * 3)
        left, top = max(0, math.floor(box[0]) - pad), max(0, math.floor(box[1]) - pad)
        right, bottom = min(size[0], math.ceil(box[2]) + pad), min(size[1], math.ceil(box[3]) + pad)
        return cls(kind, at, fill, opacity, blur, (left, top, right, bottom))

    @property
    def told(self) -> tuple[Any, ...]:
        """See `DrawnPiece`."""
        return self.kind, self.at, self.fill, self.opacity, self.blur

    def outline(self, pen: ImageDraw.ImageDraw, to: To, scale: int, ink: Ink) -> None:
        """Draw with a pen."""
        OUTLINES[self.kind](pen, to, scale, ink, *self.at)

    def draw(self, size: Size, panes: Sequence[Pane]) -> None:
        """See `DrawnPiece`."""
        left, top, right, bottom = self.area
        wide, high = right - left, bottom - top
        if self.kind == "panel" and wide * high >= LARGE:
            mask = Image.frombytes(
                "L", (wide, high), zlib.decompress(_packed(self.at, self.opacity, self.blur, self.area))
            )
        else:
            mask = self.mask()
        for pane in panes:
            pane.fill(self.fill, self.area, mask)

    def mask(self) -> Image.Image:
        """How much of each pixel of the area it covers."""
        left, top, right, bottom = self.area
        width, height = right - left, bottom - top
        scale = FINE if width * height < COARSE_FROM else COARSE
        mask = Image.new("L", (width * scale, height * scale), 0)
        # Pillow counts pixel centres; the half pixel keeps shapes where geometry says they are.
        self.outline(
            ImageDraw.Draw(mask),
            lambda spot: ((spot[0] - left) * scale - 0.5, (spot[1] - top) * scale - 0.5),
            scale,
            255,
        )
        mask = mask.reduce(scale)
        if self.blur:
            mask = mask.filter(ImageFilter.GaussianBlur(self.blur))
        if self.opacity < 1:
            mask = mask.point([round(value * self.opacity) for value in range(256)])
        return mask


@lru_cache(maxsize=512)
def _packed(at: tuple[Any, ...], opacity: float, blur: float, area: Area) -> bytes:
    """The mask of a large panel: unpacked in a tenth of the time, and of a kilobyte or two."""
    return zlib.compress(CleanShape("panel", at, (0, 0, 0), opacity, blur, area).mask().tobytes(), 1)


@dataclass(frozen=True, slots=True)
class Bunch:
    """Many opaque shapes drawn together, much faster than one after the other.

    Args:
        shapes: in their order.
        area: what they may touch.
    """

    shapes: tuple[tuple[CleanShape, Box], ...]
    area: Area

    @property
    def told(self) -> tuple[Any, ...]:
        """See `DrawnPiece`."""
        return "together", [shape.told for shape, _ in self.shapes]

    def draw(self, size: Size, panes: Sequence[Pane]) -> None:
        """See `DrawnPiece`. Strips are those of the whole picture, so that every part comes out alike."""
        for pane in panes:
            for top in range(0, size[1], STRIP):
                strip = (0, top, size[0], min(top + STRIP, size[1]))
                if overlap(strip, pane.area):
                    self._strip(pane, strip)

    def _strip(self, pane: Pane, area: Area) -> None:
        _, top, width, bottom = area
        left = pane.area[0]
        below = pane.image.crop((-left, top - pane.area[1], width - left, bottom - pane.area[1]))
        strip = below.resize((width * MANY, (bottom - top) * MANY), Image.Resampling.NEAREST)
        pen = ImageDraw.Draw(strip)

        def to(spot: Spot) -> Spot:
            return spot[0] * MANY - 0.5, (spot[1] - top) * MANY - 0.5

        for shape, box in self.shapes:
            if box[3] >= top - 1 and box[1] <= bottom + 1 and box[2] >= 0 and box[0] <= width:
                shape.outline(pen, to, MANY, shape.fill)
        pane.image.paste(strip.reduce(MANY), (-left, top - pane.area[1]))


@dataclass(frozen=True, slots=True)
class Filled:
    """A plain rectangle without soft edges: the ground, the inside of a slab."""

    area: Area
    fill: Colour

    @property
    def told(self) -> tuple[Any, ...]:
        """See `DrawnPiece`."""
        return "filled", self.area, self.fill

    def draw(self, size: Size, panes: Sequence[Pane]) -> None:
        """See `DrawnPiece`."""
        for pane in panes:
            pane.fill(self.fill, self.area)


@lru_cache(maxsize=8)
def _corners(pixels: int) -> tuple[Image.Image, ...]:
    """Masks of what lies outside a round corner: top left, top right, bottom left, bottom right."""
    corner = Image.new("L", (pixels * FINE, pixels * FINE), 255)
    ImageDraw.Draw(corner).ellipse((0, 0, 2 * pixels * FINE, 2 * pixels * FINE), fill=0)
    corner = corner.reduce(FINE)
    turns = (Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM, Image.Transpose.ROTATE_180)
    return corner, *(corner.transpose(turn) for turn in turns)


@dataclass(frozen=True, slots=True)
class Corner:
    """What lies outside one of the picture's round corners.

    Args:
        area: a square.
        which: of the four, from the top left, row by row.
        outside: its colour.
    """

    area: Area
    which: int
    outside: Colour

    @property
    def told(self) -> tuple[Any, ...]:
        """See `DrawnPiece`."""
        return "corner", self.area, self.which, self.outside

    def draw(self, size: Size, panes: Sequence[Pane]) -> None:
        """See `DrawnPiece`."""
        for pane in panes:
            pane.fill(self.outside, self.area, _corners(self.area[2] - self.area[0])[self.which])


# --- texts ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Writing:
    """A text in one size and colour.

    Args:
        lines: each with the left end of its base line; of a number, each digit.
        area: what it may touch.
    """

    lines: tuple[tuple[int, int, str], ...]
    size: int
    weight: Weight
    fill: Colour
    area: Area

    @property
    def told(self) -> tuple[Any, ...]:
        """See `DrawnPiece`."""
        return "writing", self.lines, self.size, self.weight, self.fill

    def draw(self, size: Size, panes: Sequence[Pane]) -> None:
        """See `DrawnPiece`."""
        for pane in panes:
            left, top = pane.area[:2]
            for x, base, text in self.lines:
                put(pane.image, (x - left, base - top), text, self.size, self.weight, self.fill)
