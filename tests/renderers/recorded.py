"""What has been drawn where: pictures as the pieces that lie on them, without a pixel, to be held against a view.

    board = recorded(lambda: metromania.board(view, names=names, language="en"))
    board.one(text="Mina")                                  # exactly one piece says so
    board.some(kind="disc", colour=STREET, at=spot)         # at least one disc of that colour has its middle there
    board.none(kind="layer", name=("the_dome", "card"))     # no kept picture whose name begins so

A test that asks for what a view says fails when the picture loses it. `tests/renderers/losing.py` takes the drawing
calls out of a renderer, one after the other, and lists those that no test misses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import dist
from typing import Any, Final
from unittest.mock import patch

from renderers import encode
from renderers.canvas import Canvas, Label
from renderers.encode import Picture
from renderers.laid import Box, Bunch, CleanShape, Corner, DrawnPiece, Filled, Spot, Writing
from renderers.sheets import Composed, Cutout, Sheet
from renderers.theme import Colour

NEAR: Final = 1.5
"""Pixels by which a middle may lie beside the spot asked for."""


@dataclass(frozen=True)
class Piece:
    """One piece of a picture.

    Args:
        kind: polygons, disc, stroke, panel, filled, corner, text, layer (a kept picture) or cutout (a planet).
        box: what it covers, in pixels; may reach beyond the picture.
        colour: None of a layer.
        at: of a shape: its corners, centre, radius and the like (`laid.Shape`).
        text: what is written; lines are parted by line feeds, digits of a number are not.
        size: of the letters, in pixels.
        name: of a layer: what it shows, as its renderer calls it.
    """

    kind: str
    box: Box
    colour: Colour | None = None
    opacity: float = 1.0
    blur: float = 0.0
    at: tuple[Any, ...] = ()
    text: str = ""
    size: int = 0
    name: Any = None

    @property
    def middle(self) -> Spot:
        """Of its box."""
        return (self.box[0] + self.box[2]) / 2, (self.box[1] + self.box[3]) / 2

    @property
    def width(self) -> float:
        """In pixels."""
        return self.box[2] - self.box[0]

    @property
    def height(self) -> float:
        """In pixels."""
        return self.box[3] - self.box[1]


@dataclass(frozen=True)
class Recorded:
    """A picture as its pieces, in the order in which they lie one on the other."""

    width: int
    height: int
    pieces: tuple[Piece, ...]
    labels: tuple[Label, ...]
    alt: str

    def find(
        self,
        *,
        kind: str | None = None,
        colour: Colour | None = None,
        text: str | None = None,
        name: tuple[Any, ...] | None = None,
        at: Spot | None = None,
        within: Box | None = None,
        near: float = NEAR,
    ) -> list[Piece]:
        """The pieces of which all holds that is given.

        Args:
            text: all of it.
            name: how a layer's name begins.
            at: where its middle is, give or take `near` pixels.
            within: where its middle lies.
        """
        return [
            piece
            for piece in self.pieces
            if (kind is None or piece.kind == kind)
            and (colour is None or piece.colour == colour)
            and (text is None or (piece.kind == "text" and piece.text == text))
            and (name is None or (isinstance(piece.name, tuple) and piece.name[: len(name)] == name))
            and (at is None or dist(piece.middle, at) <= near)
            and (within is None or _inside(piece.middle, within))
        ]

    def some(self, **asked: Any) -> list[Piece]:
        """`find`, and there must be one at least."""
        found = self.find(**asked)
        assert found, f"nothing is drawn of which holds {asked}"
        return found

    def one(self, **asked: Any) -> Piece:
        """`find`, and there must be exactly one."""
        found = self.find(**asked)
        assert len(found) == 1, f"{len(found)} pieces of which holds {asked}: {found}"
        return found[0]

    def none(self, **asked: Any) -> None:
        """`find`, and there must be none."""
        found = self.find(**asked)
        assert not found, f"{len(found)} pieces of which holds {asked}: {found}"

    def part(self, box: Box) -> Recorded:
        """The pieces whose middle lies in a box."""
        return replace(self, pieces=tuple(piece for piece in self.pieces if _inside(piece.middle, box)))

    def texts(self) -> list[str]:
        """All that is written, in the order of drawing, each text on one line."""
        return [piece.text.replace("\n", " ") for piece in self.pieces if piece.kind == "text"]


def recorded(draw: Callable[[], Picture]) -> Recorded:
    """What a function of a renderer draws. Only layers that are not kept yet are drawn in pixels."""
    seen: list[Canvas] = []

    def watch(canvas: Canvas, *_: object) -> list[object]:
        seen.append(canvas)
        return []

    with patch.object(encode, "bands_of", watch):
        picture = draw()
    return replace(on(seen[-1]), alt=picture.alt)


def on(canvas: Canvas) -> Recorded:
    """What lies on a canvas."""
    return Recorded(*canvas.size, tuple(_pieces(canvas.laid)), tuple(canvas.labels), "")


def _pieces(laid: Iterable[DrawnPiece], left: float = 0, top: float = 0) -> Iterator[Piece]:
    for one in laid:
        if isinstance(one, Bunch):
            yield from _pieces([shape for shape, _ in one.shapes], left, top)
        elif isinstance(one, Sheet) and isinstance(one.source, Composed):
            yield from _pieces(one.source.laid, left + one.left, top + one.top)
        else:
            yield _moved(_piece(one), left, top)


def _piece(one: DrawnPiece) -> Piece:
    if isinstance(one, CleanShape):
        return Piece(one.kind, _reach(one), one.fill, one.opacity, one.blur, one.at)
    if isinstance(one, Writing):
        base: list[list[str]] = []
        for number, (_, y, text) in enumerate(one.lines):
            if number and y == one.lines[number - 1][1]:
                base[-1].append(text)
            else:
                base.append([text])
        text = "\n".join("".join(line) for line in base)
        return Piece("text", one.area, one.fill, text=text, size=one.size)
    if isinstance(one, Sheet):
        width, height = one.source.size
        box = (one.left, one.top, one.left + width, one.top + height)
        return Piece("layer", box, name=one.source.name)
    if isinstance(one, Cutout):
        box = (one.left, one.top, one.left + one.image.width, one.top + one.image.height)
        return Piece("cutout", box, name=one.name)
    if isinstance(one, Filled):
        return Piece("filled", one.area, one.fill)
    assert isinstance(one, Corner), one
    return Piece("corner", one.area, one.outside)


def _reach(shape: CleanShape) -> Box:
    """The box of a shape without soft edges."""
    if shape.kind == "panel":
        return shape.at[0]
    if shape.kind == "disc":
        (x, y), radius = shape.at
        return x - radius, y - radius, x + radius, y + radius
    half = shape.at[1] / 2 if shape.kind == "stroke" else 0.0
    spots: Sequence[Spot] = shape.at[0] if shape.kind == "stroke" else [s for spots in shape.at[0] for s in spots]
    xs, ys = zip(*spots, strict=True)
    return min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half


def _moved(piece: Piece, x: float, y: float) -> Piece:
    if not (x or y):
        return piece
    left, top, right, bottom = piece.box
    return replace(piece, box=(left + x, top + y, right + x, bottom + y))


def _inside(spot: Spot, box: Box) -> bool:
    return box[0] <= spot[0] <= box[2] and box[1] <= spot[1] <= box[3]
