"""A picture being drawn: shapes with clean edges, text that registers where it stands.

Shapes are drawn as masks, several times too large, on their own bounding box, and laid on through the reduced mask:
small things stay cheap, and nothing has to be drawn twice as large as a whole.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from renderers.letters import Fitted, Weight, advance, digit_cell, fit, ink, line_height, put
from renderers.theme import Colour, ShapeName

Spot = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom in pixels."""

Ink = int | Colour
Paint = Callable[[ImageDraw.ImageDraw, Callable[[Spot], Spot], int, Ink], None]
"""Draws a shape: pen, from picture to pen, how much larger the pen's picture is, what to draw with."""

FINE: Final = 4
COARSE: Final = 2
COARSE_FROM: Final = 90_000
"""Masks of more pixels than this are drawn twice too large rather than four times."""


MANY: Final = 2
"""How much larger shapes are drawn that are drawn together."""
STRIP: Final = 240
"""Rows of the picture drawn together at a time: bounds the memory this takes."""


@dataclass(frozen=True, slots=True)
class Label:
    """A drawn text: where its ink lies and the room it had. Tests check that ink keeps to its room."""

    text: str
    box: Box
    room: Box
    size: int

    @property
    def middle(self) -> Spot:
        """The middle of the ink."""
        return (self.box[0] + self.box[2]) / 2, (self.box[1] + self.box[3]) / 2

    def moved(self, x: float, y: float) -> Label:
        """The same text on a picture whose origin lies elsewhere."""
        left, top, right, bottom = self.box
        room = (self.room[0] + x, self.room[1] + y, self.room[2] + x, self.room[3] + y)
        return Label(self.text, (left + x, top + y, right + x, bottom + y), room, self.size)


class Canvas:
    """An RGB picture under construction."""

    def __init__(self, image: Image.Image) -> None:
        """Draw on ``image`` (mode RGB) from now on."""
        self.image: Final = image
        self.labels: Final[list[Label]] = []
        self._pen = ImageDraw.Draw(image)
        self._batch: list[tuple[Box, Colour, Paint]] | None = None
        self._writing: list[Callable[[], None]] = []

    @classmethod
    def blank(cls, width: int, height: int, ground: Colour) -> Canvas:
        """A new picture in one colour."""
        return cls(Image.new("RGB", (width, height), ground))

    # --- shapes ---------------------------------------------------------------------------------

    def _lay(
        self,
        box: Box,
        fill: Colour,
        paint: Paint,
        opacity: float = 1.0,
        blur: float = 0.0,
    ) -> None:
        if self._batch is not None and opacity == 1 and not blur:
            self._batch.append((box, fill, paint))
            return
        pad = 2 + math.ceil(blur * 3)
        left, top = max(0, math.floor(box[0]) - pad), max(0, math.floor(box[1]) - pad)
        right = min(self.image.width, math.ceil(box[2]) + pad)
        bottom = min(self.image.height, math.ceil(box[3]) + pad)
        width, height = right - left, bottom - top
        if width <= 0 or height <= 0:
            return
        scale = FINE if width * height < COARSE_FROM else COARSE
        mask = Image.new("L", (width * scale, height * scale), 0)
        # Pillow counts pixel centres; the half pixel keeps shapes where geometry says they are.
        paint(
            ImageDraw.Draw(mask),
            lambda spot: ((spot[0] - left) * scale - 0.5, (spot[1] - top) * scale - 0.5),
            scale,
            255,
        )
        mask = mask.reduce(scale)
        if blur:
            mask = mask.filter(ImageFilter.GaussianBlur(blur))
        if opacity < 1:
            mask = mask.point([round(value * opacity) for value in range(256)])
        self.image.paste(fill, (left, top, right, bottom), mask)

    @contextmanager
    def batch(self) -> Iterator[None]:
        """Within, opaque shapes are gathered and then drawn together, much faster where they are many.

        Anything blurred or see-through is drawn at once, so below the gathered shapes; writing lies above them.
        """
        self._batch = []
        yield
        gathered, self._batch = self._batch, None
        for top in range(0, self.image.height, STRIP):
            self._draw_strip(gathered, top, min(top + STRIP, self.image.height))
        for write in self._writing:
            write()
        self._writing.clear()

    def _draw_strip(self, gathered: list[tuple[Box, Colour, Paint]], top: int, bottom: int) -> None:
        width, height = self.image.width, bottom - top
        strip = self.image.crop((0, top, width, bottom)).resize((width * MANY, height * MANY), Image.Resampling.NEAREST)
        pen = ImageDraw.Draw(strip)

        def to(spot: Spot) -> Spot:
            return spot[0] * MANY - 0.5, (spot[1] - top) * MANY - 0.5

        for box, fill, paint in gathered:
            if box[3] >= top - 1 and box[1] <= bottom + 1 and box[2] >= 0 and box[0] <= width:
                paint(pen, to, MANY, fill)
        self.image.paste(strip.reduce(MANY), (0, top))

    def polygon(self, spots: Sequence[Spot], fill: Colour, opacity: float = 1.0, blur: float = 0.0) -> None:
        """A filled polygon."""
        self._lay(
            _bounds(spots), fill, lambda pen, to, _, ink: pen.polygon([to(s) for s in spots], fill=ink), opacity, blur
        )

    def polygons(self, many: Sequence[Sequence[Spot]], fill: Colour, opacity: float = 1.0) -> None:
        """Several polygons of one colour laid at once."""

        def paint(pen: ImageDraw.ImageDraw, to: Callable[[Spot], Spot], _: int, ink: Ink) -> None:
            for spots in many:
                pen.polygon([to(s) for s in spots], fill=ink)

        if many:
            self._lay(_bounds([s for spots in many for s in spots]), fill, paint, opacity)

    def disc(self, centre: Spot, radius: float, fill: Colour, opacity: float = 1.0, blur: float = 0.0) -> None:
        """A filled circle."""
        x, y = centre

        def paint(pen: ImageDraw.ImageDraw, to: Callable[[Spot], Spot], _: int, ink: Ink) -> None:
            pen.ellipse([to((x - radius, y - radius)), to((x + radius, y + radius))], fill=ink)

        self._lay((x - radius, y - radius, x + radius, y + radius), fill, paint, opacity, blur)

    def stroke(
        self,
        spots: Sequence[Spot],
        width: float,
        fill: Colour,
        opacity: float = 1.0,
        blur: float = 0.0,
        round_ends: bool = True,
    ) -> None:
        """A line of constant width through the spots, round at corners and (if wished) at its ends."""
        half = width / 2
        box = _bounds(spots)

        def paint(pen: ImageDraw.ImageDraw, to: Callable[[Spot], Spot], scale: int, ink: Ink) -> None:
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

        self._lay((box[0] - half, box[1] - half, box[2] + half, box[3] + half), fill, paint, opacity, blur)

    def panel(self, box: Box, radius: float, fill: Colour, opacity: float = 1.0, blur: float = 0.0) -> None:
        """A rectangle with round corners."""

        def paint(pen: ImageDraw.ImageDraw, to: Callable[[Spot], Spot], scale: int, ink: Ink) -> None:
            pen.rounded_rectangle([to((box[0], box[1])), to((box[2], box[3]))], radius * scale, fill=ink)

        self._lay(box, fill, paint, opacity, blur)

    def frame(self, box: Box, radius: float, width: float, fill: Colour, inside: Colour) -> None:
        """A rectangle with round corners, its border inside the box."""
        self.panel(box, radius, fill)
        inner = (box[0] + width, box[1] + width, box[2] - width, box[3] - width)
        self.panel(inner, max(0.0, radius - width), inside)

    def shape(self, name: ShapeName, centre: Spot, radius: float, fill: Colour, opacity: float = 1.0) -> None:
        """One of the six seat shapes, of about equal weight for equal ``radius``."""
        if name == "circle":
            self.disc(centre, radius, fill, opacity)
        else:
            self.polygon(shape_spots(name, centre, radius), fill, opacity)

    def cover(self, corners: Sequence[Spot], fill: Colour) -> None:
        """Paint over what stood in a polygon; texts whose middle lay in it are gone."""
        self.polygon(corners, fill)
        self.forget(corners)

    def forget(self, corners: Sequence[Spot]) -> None:
        """Unregister texts that have been painted over: those whose middle lies in the polygon."""
        self.labels[:] = [label for label in self.labels if not _inside(label.middle, corners)]

    def include(self, other: Canvas, left: int, top: int) -> None:
        """Paste another canvas, its texts included."""
        self.image.paste(other.image, (left, top))
        self.labels.extend(label.moved(left, top) for label in other.labels)

    def drop_cut_off(self) -> None:
        """Unregister texts that stand partly beyond the edge: a zoomed map is cut where it is cut."""
        width, height = self.image.size
        self.labels[:] = [
            label
            for label in self.labels
            if label.box[0] >= 0 and label.box[1] >= 0 and label.box[2] <= width and label.box[3] <= height
        ]

    def corners(self, radius: float, outside: Colour) -> None:
        """Round the picture's own corners off."""
        width, height = self.image.size
        size = round(radius)
        corner = Image.new("L", (size * FINE, size * FINE), 255)
        ImageDraw.Draw(corner).ellipse((0, 0, 2 * size * FINE, 2 * size * FINE), fill=0)
        corner = corner.reduce(FINE)
        for x, y, turned in (
            (0, 0, corner),
            (width - size, 0, corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT)),
            (0, height - size, corner.transpose(Image.Transpose.FLIP_TOP_BOTTOM)),
            (width - size, height - size, corner.transpose(Image.Transpose.ROTATE_180)),
        ):
            self.image.paste(outside, (x, y, x + size, y + size), turned)

    # --- text -----------------------------------------------------------------------------------

    def text(
        self,
        text: str,
        room: Box,
        size: int,
        fill: Colour,
        *,
        weight: Weight = "Regular",
        align: str = "left",
        valign: str = "middle",
        lines: int = 1,
        shrink: int = 1,
    ) -> Box:
        """Write in a room, never beyond it.

        Args:
            text: what to write; already in the reader's language.
            room: the box it may fill, in pixels.
            size: wished size in pixels; it may shrink by ``shrink`` steps of the type scale.
            align: left, centre or right.
            valign: top, middle or bottom.
            lines: how many lines there may be.

        Returns:
            The box of the ink.
        """
        fitted = fit(text, max(1, int(room[2] - room[0])), size, weight, lines, shrink)
        return self.write(fitted, room, fill, align=align, valign=valign)

    def write(self, fitted: Fitted, room: Box, fill: Colour, *, align: str = "left", valign: str = "middle") -> Box:
        """Write an already fitted text; see :meth:`text`."""
        step = line_height(fitted.size)
        free = room[3] - room[1] - fitted.height
        top = room[1] + {"top": 0.0, "middle": free / 2, "bottom": free}[valign]
        box: Box = (room[2], room[3], room[0], room[1])
        for number, line in enumerate(fitted.lines):
            spare = room[2] - room[0] - advance(line, fitted.size, fitted.weight)
            x = round(room[0] + {"left": 0.0, "centre": spare / 2, "right": spare}[align])
            # Base lines are set so that capitals and Hangul look centred in their line.
            base = round(top + number * step + step / 2 + fitted.size * 0.36)
            put(self.image, (x, base), line, fitted.size, fitted.weight, fill)
            box = _join(box, _moved(ink(line, fitted.size, fitted.weight), x, base))
        self.labels.append(Label("\n".join(fitted.lines), box, room, fitted.size))
        return box

    def number(
        self, text: str, room: Box, size: int, fill: Colour, *, weight: Weight = "Bold", align: str = "left"
    ) -> Box:
        """Write a number with every digit in a cell of the same width; other characters keep their own."""
        cell = digit_cell(size, weight)
        widths = [cell if c.isdigit() else advance(c, size, weight) for c in text]
        spare = room[2] - room[0] - sum(widths)
        x = room[0] + {"left": 0.0, "centre": spare / 2, "right": spare}[align]
        base = round((room[1] + room[3]) / 2 + size * 0.36)
        box: Box = (room[2], room[3], room[0], room[1])
        for character, width in zip(text, widths):
            left = round(x + (width - advance(character, size, weight)) / 2)
            put(self.image, (left, base), character, size, weight, fill)
            box = _join(box, _moved(ink(character, size, weight), left, base))
            x += width
        self.labels.append(Label(text, box, room, size))
        return box

    def sign(self, text: str, centre: Spot, size: int, fill: Colour, room: float) -> None:
        """One or two characters centred on a spot by their ink: the letter on a marker, the number in a badge.

        Args:
            room: width and height of the square they must stay in, in pixels.
        """
        left, top, right, bottom = ink(text, size, "Bold")
        x, y = round(centre[0] - (left + right) / 2), round(centre[1] - (top + bottom) / 2)
        write = partial(put, self.image, (x, y), text, size, "Bold", fill)
        if self._batch is None:
            write()
        else:
            self._writing.append(write)
        half = room / 2
        around = (centre[0] - half, centre[1] - half, centre[0] + half, centre[1] + half)
        self.labels.append(Label(text, (x + left, y + top, x + right, y + bottom), around, size))


def shape_spots(name: ShapeName, centre: Spot, radius: float) -> list[Spot]:
    """Corners of a seat shape; a circle as 48 of them."""
    x, y = centre
    if name == "square":
        half = radius * 0.88
        return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
    if name == "triangle":
        return regular((x, y + radius * 0.2), radius * 1.22, 3)
    if name == "diamond":
        return regular(centre, radius * 1.18, 4)
    if name == "pentagon":
        return regular((x, y + radius * 0.04), radius * 1.06, 5)
    if name == "star":
        return star((x, y + radius * 0.06), radius * 1.22, 0.5)
    return regular(centre, radius, 48)


def regular(centre: Spot, radius: float, corners: int, turn: float = -90.0) -> list[Spot]:
    """A regular polygon, first corner at ``turn`` degrees (0 is right, clockwise)."""
    return [polar(centre, radius, turn + 360 * i / corners) for i in range(corners)]


def star(centre: Spot, radius: float, waist: float, points: int = 5) -> list[Spot]:
    """A star with its first point up; ``waist`` is the inner radius as a share of the outer one."""
    return [polar(centre, radius * (waist if i % 2 else 1.0), -90 + 180 * i / points) for i in range(2 * points)]


def polar(centre: Spot, radius: float, degrees: float) -> Spot:
    """The spot at a distance and an angle (0 is right, clockwise)."""
    angle = math.radians(degrees)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def _bounds(spots: Iterable[Spot]) -> Box:
    xs, ys = zip(*spots)
    return min(xs), min(ys), max(xs), max(ys)


def _moved(box: Box, x: float, y: float) -> Box:
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def _join(a: Box, b: Box) -> Box:
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def _inside(spot: Spot, corners: Sequence[Spot]) -> bool:
    """Whether a spot lies in a polygon: a ray to the right crosses its outline an odd number of times."""
    x, y = spot
    crossings = 0
    for (ax, ay), (bx, by) in pairwise([*corners, corners[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            crossings += 1
    return crossings % 2 == 1
