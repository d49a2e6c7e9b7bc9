"""A picture being drawn: shapes with clean edges, text that registers where it stands.

Nothing is drawn at once: what is laid on a canvas is kept piece by piece (`laid.py`) and drawn when the picture is
finished, and then only what is not known from pictures before (`bands.py`).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from PIL import Image

from renderers import laid
from renderers.laid import Area, Box, Bunch, CleanShape, Corner, DrawnPiece, Filled, Size, Spot, Writing, overlap
from renderers.letters import Fitted, Weight, advance, digit_cell, fit, ink, line_height
from renderers.sheets import Composed, Cutout, Sheet, Source, Still
from renderers.theme import Colour, ShapeName

HAIR: Final = 2
"""Pixels that letters may stand over their measured ink."""


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

    def __init__(self, width: int, height: int) -> None:
        """Nothing lies on it yet, not even a ground; see `blank` and `on`."""
        self.size: Final[Size] = width, height
        self.laid: Final[list[DrawnPiece]] = []
        """Everything drawn until now, the ground first."""
        self.labels: Final[list[Label]] = []
        self._batch: list[tuple[CleanShape, Box]] | None = None
        self._writing: list[Writing] = []

    @classmethod
    def blank(cls, width: int, height: int, ground: Colour) -> Canvas:
        """A new picture in one colour."""
        canvas = cls(width, height)
        canvas.fill((0, 0, width, height), ground)
        return canvas

    @classmethod
    def on(cls, source: Source) -> Canvas:
        """A new picture on top of a finished one."""
        canvas = cls(*source.size)
        canvas._sheet(source, 0, 0)
        return canvas

    @property
    def width(self) -> int:
        """In pixels."""
        return self.size[0]

    @property
    def height(self) -> int:
        """In pixels."""
        return self.size[1]

    def drawn(self) -> Image.Image:
        """All of it as RGB, drawn now, which takes its time; the caller's own."""
        return laid.drawn(self.size, self.laid)

    def _clipped(self, area: Area) -> Area | None:
        return overlap(area, (0, 0, *self.size))

    # --- shapes ---------------------------------------------------------------------------------

    def _lay(
        self, box: Box, fill: Colour, kind: str, at: tuple[Any, ...], opacity: float = 1.0, blur: float = 0.0
    ) -> None:
        shape = CleanShape.within(self.size, box, kind, at, fill, opacity, blur)
        if self._batch is not None and opacity == 1 and not blur:
            self._batch.append((shape, box))
        elif shape.area[0] < shape.area[2] and shape.area[1] < shape.area[3]:
            self.laid.append(shape)

    @contextmanager
    def batch(self) -> Iterator[None]:
        """Within, opaque shapes are gathered and then drawn together, much faster where they are many.

        Anything blurred or see-through is laid at once, so below the gathered shapes; writing lies above them.
        """
        self._batch = []
        yield
        gathered, self._batch = self._batch, None
        self.laid.append(Bunch(tuple(gathered), (0, 0, *self.size)))
        self.laid.extend(self._writing)
        self._writing.clear()

    def fill(self, area: Area, fill: Colour) -> None:
        """A plain rectangle in whole pixels, without soft edges."""
        if clipped := self._clipped(area):
            self.laid.append(Filled(clipped, fill))

    def polygon(self, spots: Sequence[Spot], fill: Colour, opacity: float = 1.0, blur: float = 0.0) -> None:
        """A filled polygon."""
        self._lay(_bounds(spots), fill, "polygons", ((tuple(spots),),), opacity, blur)

    def polygons(self, many: Sequence[Sequence[Spot]], fill: Colour, opacity: float = 1.0) -> None:
        """Several polygons of one colour laid at once."""
        if many:
            self._lay(
                _bounds([s for spots in many for s in spots]), fill, "polygons", (tuple(map(tuple, many)),), opacity
            )

    def disc(self, centre: Spot, radius: float, fill: Colour, opacity: float = 1.0, blur: float = 0.0) -> None:
        """A filled circle."""
        x, y = centre
        self._lay((x - radius, y - radius, x + radius, y + radius), fill, "disc", (centre, radius), opacity, blur)

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
        left, top, right, bottom = _bounds(spots)
        box = (left - half, top - half, right + half, bottom + half)
        self._lay(box, fill, "stroke", (tuple(spots), width, round_ends), opacity, blur)

    def panel(self, box: Box, radius: float, fill: Colour, opacity: float = 1.0, blur: float = 0.0) -> None:
        """A rectangle with round corners."""
        self._lay(box, fill, "panel", (box, radius), opacity, blur)

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
        """Lay another canvas on this one, its texts included."""
        self._sheet(_source(other), left, top)
        self.labels.extend(label.moved(left, top) for label in other.labels)

    def paste(self, image: Image.Image, left: int, top: int) -> None:
        """Lay a finished RGB picture on this one."""
        self._sheet(Still(image), left, top)

    def cutout(self, image: Image.Image, name: tuple[str | int | float, ...], left: int, top: int) -> None:
        """Lay a finished RGBA picture on this one; what is clear in it stays as it is.

        Args:
            name: what it shows; pictures of one name are alike.
        """
        if clipped := self._clipped((left, top, left + image.width, top + image.height)):
            self.laid.append(Cutout(name, image, left, top, clipped))

    def _sheet(self, source: Source, left: int, top: int) -> None:
        width, height = source.size
        if clipped := self._clipped((left, top, left + width, top + height)):
            self.laid.append(Sheet(source, left, top, clipped))

    def drop_cut_off(self) -> None:
        """Unregister texts that stand partly beyond the edge: a zoomed map is cut where it is cut."""
        width, height = self.size
        self.labels[:] = [
            label
            for label in self.labels
            if label.box[0] >= 0 and label.box[1] >= 0 and label.box[2] <= width and label.box[3] <= height
        ]

    def corners(self, radius: float, outside: Colour) -> None:
        """Round the picture's own corners off."""
        width, height = self.size
        size = round(radius)
        for which, (x, y) in enumerate(((0, 0), (width - size, 0), (0, height - size), (width - size, height - size))):
            self.laid.append(Corner((x, y, x + size, y + size), which, outside))

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
        lines: list[tuple[int, int, str]] = []
        for number, line in enumerate(fitted.lines):
            spare = room[2] - room[0] - advance(line, fitted.size, fitted.weight)
            x = round(room[0] + {"left": 0.0, "centre": spare / 2, "right": spare}[align])
            # Base lines are set so that capitals and Hangul look centred in their line.
            base = round(top + number * step + step / 2 + fitted.size * 0.36)
            lines.append((x, base, line))
            box = _join(box, _moved(ink(line, fitted.size, fitted.weight), x, base))
        self._write(lines, box, fitted.size, fitted.weight, fill)
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
        cells: list[tuple[int, int, str]] = []
        for character, width in zip(text, widths):
            left = round(x + (width - advance(character, size, weight)) / 2)
            cells.append((left, base, character))
            box = _join(box, _moved(ink(character, size, weight), left, base))
            x += width
        self._write(cells, box, size, weight, fill)
        self.labels.append(Label(text, box, room, size))
        return box

    def sign(self, text: str, centre: Spot, size: int, fill: Colour, room: float) -> None:
        """One or two characters centred on a spot by their ink: the letter on a marker, the number in a badge.

        Args:
            room: width and height of the square they must stay in, in pixels.
        """
        left, top, right, bottom = ink(text, size, "Bold")
        x, y = round(centre[0] - (left + right) / 2), round(centre[1] - (top + bottom) / 2)
        self._write([(x, y, text)], (x + left, y + top, x + right, y + bottom), size, "Bold", fill)
        half = room / 2
        around = (centre[0] - half, centre[1] - half, centre[0] + half, centre[1] + half)
        self.labels.append(Label(text, (x + left, y + top, x + right, y + bottom), around, size))

    def _write(self, lines: list[tuple[int, int, str]], box: Box, size: int, weight: Weight, fill: Colour) -> None:
        left, top, right, bottom = box
        area = (math.floor(left) - HAIR, math.floor(top) - HAIR, math.ceil(right) + HAIR, math.ceil(bottom) + HAIR)
        if clipped := self._clipped(area):
            (self.laid if self._batch is None else self._writing).append(
                Writing(tuple(lines), size, weight, fill, clipped)
            )


def _source(canvas: Canvas) -> Source:
    """What has been laid on a canvas; a finished picture alone as what it was."""
    if len(canvas.laid) == 1:
        only = canvas.laid[0]
        if isinstance(only, Sheet) and (only.left, only.top, only.source.size) == (0, 0, canvas.size):
            return only.source
    return Composed(canvas.size, canvas.laid)


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
