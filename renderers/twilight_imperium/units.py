"""The ten kinds of plastic as silhouettes in one colour, told apart at 56 of 1,800 pixels, and stacks of them.

A silhouette is drawn in a box twice as wide as 1 and 1.5 as high, its bow to the right: x from -1 to 1, y from -0.75
to 0.75. What is cut out of it shows the ground it stands on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from renderers.canvas import Box, Canvas, Spot, polar, regular, star
from renderers.letters import advance, digit_cell
from renderers.theme import SEATS, WHITE, Colour
from renderers.twilight_imperium import palette

Outline = Sequence[Spot]


class Silhouette(NamedTuple):
    """What is laid in the colour of the unit, and what is then cut out of it."""

    laid: tuple[Outline, ...]
    cut: tuple[Outline, ...] = ()


def _mirrored(*upper: Spot) -> Outline:
    """A hull from its upper half, bow first."""
    return [*upper, *((x, -y) for x, y in reversed(upper) if y)]


def _both(*upper: Spot) -> tuple[Outline, Outline]:
    """A part and the same on the other side of the keel."""
    return upper, tuple((x, -y) for x, y in upper)


def _bar(a: Spot, b: Spot, width: float) -> Outline:
    (ax, ay), (bx, by) = a, b
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    nx, ny = (ay - by) / length * width / 2, (bx - ax) / length * width / 2
    return [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]


def _dart(x: float, y: float, size: float) -> Outline:
    return [(x + a * size, y + b * size) for a, b in ((1.0, 0.0), (-0.85, -0.8), (-0.4, 0.0), (-0.85, 0.8))]


def _round(x: float, y: float, radius: float) -> Outline:
    return regular((x, y), radius, 40)


def _crescent() -> Outline:
    """The wings of a flagship: a bow bent astern."""
    outer = [polar((-0.42, 0.0), 0.86, angle) for angle in range(-80, 81, 8)]
    inner = [polar((-0.62, 0.0), 0.78, angle) for angle in range(72, -73, -8)]
    return [*outer, *inner]


SILHOUETTES: Final[Mapping[str, Silhouette]] = {
    "fighter": Silhouette((_dart(0.42, 0.0, 0.56), _dart(-0.58, -0.43, 0.4), _dart(-0.58, 0.43, 0.4))),
    "destroyer": Silhouette(
        (
            _mirrored(
                (1.0, 0.0), (0.45, -0.2), (-0.3, -0.2), (-0.62, -0.62), (-0.98, -0.62), (-0.8, -0.2), (-0.98, -0.12)
            ),
        ),
        (_bar((-0.3, 0), (0.35, 0), 0.1),),
    ),
    "cruiser": Silhouette(
        (
            _mirrored((1.0, 0.0), (0.62, -0.23), (-0.75, -0.23), (-0.95, -0.12)),
            *_both((0.05, -0.2), (0.62, -0.75), (0.22, -0.75), (-0.7, -0.2)),
        ),
        (_bar((-0.5, 0), (-0.2, 0), 0.14), _bar((0.0, 0), (0.3, 0), 0.14)),
    ),
    "carrier": Silhouette(
        (
            [
                *((-1.0, -0.5), (-0.82, -0.72), (0.6, -0.72), (1.0, -0.5), (1.0, -0.24), (0.12, -0.24)),
                *((0.12, 0.24), (1.0, 0.24), (1.0, 0.5), (0.6, 0.72), (-0.82, 0.72), (-1.0, 0.5)),
            ],
        ),
        (
            _bar((-0.72, -0.3), (-0.72, 0.3), 0.14),
            _bar((-0.42, -0.3), (-0.42, 0.3), 0.14),
            *_both((0.0, -0.55), (0.55, -0.55), (0.55, -0.41), (0.0, -0.41)),
        ),
    ),
    "dreadnought": Silhouette(
        (
            _mirrored((1.0, 0.0), (0.88, -0.14), (-0.55, -0.75), (-0.84, -0.75), (-0.84, -0.5)),
            *_both((-1.0, -0.44), (-0.8, -0.44), (-0.8, -0.2), (-1.0, -0.2)),
        ),
        (
            *_both((0.55, -0.1), (-0.5, -0.52), (-0.5, -0.4), (0.45, -0.02)),
            _bar((-0.62, -0.2), (-0.62, 0.2), 0.2),
        ),
    ),
    "war_sun": Silhouette(
        (_round(0, 0, 0.62), star((0, 0), 0.82, 0.7, 12)),
        (
            [*[polar((0, 0), 0.5, a) for a in range(8, 173, 11)], *[polar((0, 0), 0.4, a) for a in range(172, 7, -11)]],
            _round(0.14, -0.2, 0.17),
        ),
    ),
    "flagship": Silhouette(
        (
            _mirrored((1.0, 0.0), (0.55, -0.18), (-0.6, -0.2), (-0.98, -0.42), (-0.8, 0.0)),
            _crescent(),
        ),
        (star((0.02, 0.0), 0.2, 0.45),),
    ),
    "infantry": Silhouette(
        (
            _round(-0.06, -0.36, 0.34),
            [
                *((-0.72, 0.75), (-0.68, 0.3), (-0.4, 0.08), (0.28, 0.08)),
                *((0.56, 0.3), (0.6, 0.75)),
            ],
            _bar((0.3, 0.62), (0.78, -0.72), 0.16),
        ),
        (_bar((-0.12, -0.34), (0.3, -0.34), 0.17), _bar((-0.3, 0.5), (0.2, 0.32), 0.09)),
    ),
    "pds": Silhouette(
        (
            [(-0.85, 0.75), (-0.6, 0.44), (0.6, 0.44), (0.85, 0.75)],
            [polar((-0.08, 0.38), 0.46, angle) for angle in range(-180, 1, 9)],
            _bar((-0.08, 0.06), (0.62, -0.72), 0.17),
            _bar((0.16, 0.3), (0.88, -0.46), 0.17),
        ),
        (_bar((-0.52, 0.41), (0.36, 0.41), 0.07),),
    ),
    "space_dock": Silhouette(
        (
            _round(0, 0, 0.66),
            _bar((-1.0, 0), (-0.5, 0), 0.34),
            _bar((0.5, 0), (1.0, 0), 0.34),
            _bar((0, -0.76), (0, 0.76), 0.2),
        ),
        (
            *[
                [*[polar((0, 0), 0.5, a) for a in range(t + 14, t + 77, 7)]]
                + [polar((0, 0), 0.22, a) for a in range(t + 64, t + 27, -9)]
                for t in (0, 90, 180, 270)
            ],
        ),
    ),
}
"""Kind -> its outline."""

WIDE: Final = 56
"""Width of a silhouette on the galaxy, in pixels; a stack at scale 1 has one of this width."""
HIGH: Final = 48
"""Height of a stack's plate at scale 1."""
SMALL_PAD: Final = 6
NUMBER: Final = 40
"""Size of a stack's number at scale 1."""


def silhouette(canvas: Canvas, kind: str, centre: Spot, width: float, fill: Colour, ground: Colour) -> None:
    """A unit.

    Args:
        kind: one of `figures.KINDS`.
        width: in pixels; it is three quarters as high.
        fill: its colour.
        ground: colour of what it stands on, which shows where it is cut out.
    """
    found, half = SILHOUETTES[kind], width / 2

    def placed(outlines: Sequence[Outline]) -> list[list[Spot]]:
        return [[(centre[0] + x * half, centre[1] + y * half) for x, y in one] for one in outlines]

    canvas.polygons(placed(found.laid), fill)
    canvas.polygons(placed(found.cut), ground)


def jag(canvas: Canvas, centre: Spot, width: float, fill: Colour, ground: Colour) -> None:
    """Damage: a jagged rent through the hull, and a splinter at its end."""
    x, y = centre
    w = width / 2
    rent = [(-0.42, -0.8), (-0.12, -0.22), (-0.3, 0.0), (0.12, 0.3), (-0.04, 0.8)]
    spots = [(x + a * w, y + b * w) for a, b in rent]
    canvas.stroke(spots, w * 0.46, ground, round_ends=False)
    canvas.stroke(spots, w * 0.24, fill, round_ends=False)


def stack_width(count: int, scale: float = 1.0) -> float:
    """Width of a stack's plate in pixels: a silhouette, and beside it the seat's shape over the number."""
    digits = max(1, len(str(count)))
    return WIDE * scale + digits * digit_cell(round(NUMBER * scale), "Bold") + 2 * SMALL_PAD * scale


def plate(canvas: Canvas, seat: int, box: Box, scale: float = 1.0, radius: float = 10) -> None:
    """The seat-coloured base that units stand on."""
    left, top, right, bottom = box
    edge = max(2.0, 3 * scale)
    canvas.panel((left - edge, top - edge, right + edge, bottom + edge), (radius + 3) * scale, palette.CASING)
    canvas.panel(box, radius * scale, SEATS[seat].colour)


def stack(
    canvas: Canvas, seat: int, kind: str, count: int, left: float, top: float, scale: float = 1.0, damaged: int = 0
) -> Box:
    """Units of one kind on their base: one silhouette, the seat's shape, and how many where more than one.

    Args:
        left, top: corner of the base, in pixels.
        scale: 1 for a silhouette 56 pixels wide.
        damaged: how many of them are; drawn as a jag.

    Returns:
        The box of the base.
    """
    look = SEATS[seat]
    box = (left, top, left + stack_width(count, scale), top + HIGH * scale)
    plate(canvas, seat, box, scale)
    pad = SMALL_PAD * scale
    middle = (left + pad * 0.8 + WIDE * scale / 2, top + HIGH * scale / 2)
    silhouette(canvas, kind, middle, WIDE * scale, look.ink, look.colour)
    if damaged:
        jag(canvas, middle, WIDE * scale, palette.CASING if look.ink == WHITE else WHITE, look.colour)
    cell = (middle[0] + WIDE * scale / 2, box[2] - pad * 0.6)
    size = round(NUMBER * scale)
    if count > 1:
        canvas.shape(look.shape, ((cell[0] + cell[1]) / 2, top + 9 * scale), 6.5 * scale, look.ink)
        room = (cell[0] - 2, top + HIGH * scale - size * 0.86, cell[1] + 2, top + HIGH * scale)
        canvas.number(str(count), room, size, look.ink, align="centre")
    else:
        canvas.shape(look.shape, ((cell[0] + cell[1]) / 2, middle[1]), 10 * scale, look.ink)
    return box


def more_width(count: int, scale: float = 1.0) -> float:
    """Width of the plate that says how many more there are."""
    return advance(f"+{count}", round(NUMBER * scale), "Bold") + 2 * SMALL_PAD * scale


def more(canvas: Canvas, count: int, left: float, top: float, scale: float = 1.0) -> Box:
    """So many more units than are shown."""
    box = (left, top, left + more_width(count, scale), top + HIGH * scale)
    edge = 3 * scale
    canvas.panel((left - edge, top - edge, box[2] + edge, box[3] + edge), 13 * scale, palette.CASING)
    canvas.panel(box, 10 * scale, palette.PLATE_RAISED)
    canvas.text(f"+{count}", box, round(NUMBER * scale), palette.PAPER, weight="Bold", align="centre")
    return box
