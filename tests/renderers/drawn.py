"""What several games' pictures show alike, looked for in a recording: shapes of seats, badges, crowns, words."""

from __future__ import annotations

from math import dist

from renderers.canvas import Box, Spot, shape_spots
from renderers.people import CASING
from renderers.theme import DISCORD_GROUND, SEATS, WHITE, Colour
from tests.renderers.recorded import Piece, Recorded


def says(seen: Recorded, text: str, within: Box | None = None) -> Piece:
    """A text that is written, on however many lines.

    Args:
        within: where its middle lies.
    """
    wanted = " ".join(text.split())
    found = [piece for piece in seen.find(kind="text", within=within) if " ".join(piece.text.split()) == wanted]
    assert found, f"{text!r} is not written; {seen.part(within).texts() if within else seen.texts()} is"
    return found[0]


def says_not(seen: Recorded, text: str) -> None:
    """A text that is nowhere."""
    assert " ".join(text.split()) not in [" ".join(piece.split()) for piece in seen.texts()]


def shape_at(seen: Recorded, seat: int, spot: Spot, radius: float, colour: Colour) -> Piece:
    """A seat's shape around a spot, about so large."""
    corners = shape_spots(SEATS[seat].shape, spot, radius)
    xs, ys = zip(*corners, strict=True)
    middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    found = [
        piece
        for piece in seen.pieces
        if piece.kind == ("disc" if SEATS[seat].shape == "circle" else "polygons")
        and piece.colour == colour
        and dist(piece.middle, middle) <= max(2.0, radius * 0.15)
        and abs(piece.width - (max(xs) - min(xs))) <= 2
    ]
    assert found, f"no {SEATS[seat].shape} of {radius} pixels in {colour} at {spot}"
    return found[0]


def seat_at(seen: Recorded, seat: int, spot: Spot, radius: float, *rims: tuple[float, Colour]) -> None:
    """A seat's shape in its colour, with rims of other colours of these radii below it, the widest first."""
    layers = [shape_at(seen, seat, spot, around, colour) for around, colour in rims]
    layers.append(shape_at(seen, seat, spot, radius, SEATS[seat].colour))
    order = [seen.pieces.index(piece) for piece in layers]
    assert order == sorted(order), "a rim lies on the shape"


def badge_at(seen: Recorded, seat: int, sign: str, spot: Spot, radius: float) -> None:
    """A seat's shape with its two rims and a sign on it."""
    seat_at(
        seen,
        seat,
        spot,
        radius,
        (radius + max(3.0, radius * 0.28), CASING),
        (radius + max(2.0, radius * 0.14), WHITE),
    )
    seen.some(text=sign, colour=SEATS[seat].ink, at=spot, near=radius * 0.5)


def ground_at(seen: Recorded, box: Box, colour: Colour | None = None, kind: str = "panel") -> Piece:
    """A panel of exactly that box."""
    found = [
        piece
        for piece in seen.find(kind=kind, colour=colour)
        if all(abs(a - b) < 1 for a, b in zip(piece.box, box, strict=True))
    ]
    assert found, f"no {kind} at {box}"
    return found[0]


def has_round_corners(seen: Recorded) -> None:
    """The picture's own four corners are rounded off."""
    corners = seen.find(kind="corner", colour=DISCORD_GROUND)
    assert {(piece.box[0] <= 0, piece.box[1] <= 0) for piece in corners} >= {(x, y) for x in (0, 1) for y in (0, 1)}
