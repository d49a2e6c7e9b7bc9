"""Numbered choices on the map: where each one lies, and a bright number there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from bot.core.shapes import Anchor
from bot.games.metromania.geometry import ARROW_CELLS, NONE, Arrow, Cell, Vertex
from renderers.canvas import Canvas, Spot
from renderers.metromania import palette
from renderers.metromania.lens import Lens, heading, is_arrow, shift, towards
from renderers.metromania.lines import lane
from renderers.theme import BRIGHT, INK, SEATS

Mark = tuple[str, Anchor]
"""A short label (a number as a rule) and the place it stands for."""


GAP = 4.0
"""Pixels between two bubbles."""
ROUNDS = 60
READABLE = 8 / 350 / 1.28
"""Radius of a bubble as a share of the picture's width by which its number is 8 pixels high on a phone of 350."""


@dataclass(frozen=True, slots=True)
class MarkPlace:
    """Where a mark lies on a picture; a tunnel also has the stroke it would get."""

    spot: Spot
    stroke: tuple[Spot, Spot] | None = None


def place_of(lens: Lens, anchor: Anchor) -> MarkPlace:
    """Pixels of an anchor.

    Args:
        anchor: ``vertex`` (vertex), ``cell`` (cell) or ``tunnel`` (host cell, from, to); -1 stands for the outer end of
            a tunnel in an arrow cell.

    Raises:
        ValueError: another kind of anchor.
    """
    at = [int(part) for part in anchor.at]
    if anchor.kind == "vertex":
        return MarkPlace(lens.vertex(Vertex(at[0])))
    if anchor.kind == "cell":
        return MarkPlace(lens.centre(Cell(at[0])))
    if anchor.kind != "tunnel":
        raise ValueError(anchor.kind)
    cell, came, goes = Cell(at[0]), Vertex(at[1]), Vertex(at[2])
    if not is_arrow(cell):
        v = lens.vertex(came)
        a, b, _ = lane(lens, v, lens.vertex(goes), cell)
        return MarkPlace(shift(towards(a, b, 0.88), heading(v, a), lens.px(0.075)), (a, b))
    apex = lens.apex(Arrow(cell - ARROW_CELLS))
    if came == NONE:  # starts are told apart by the vertex they enter at
        inner = lens.vertex(goes)
        return MarkPlace(shift(inner, heading(apex, inner), lens.px(0.1)))
    a, b, _ = lane(lens, lens.vertex(came), apex, cell)
    return MarkPlace(towards(a, b, 0.30), (a, b))


def draw_marks(canvas: Canvas, lens: Lens, marks: Sequence[Mark], seat: int) -> None:
    """All marks; those of one place share one bubble, and no bubble lies on another.

    Args:
        seat: whose choices they are; proposed tunnels are hinted at in that seat's colour.
    """
    for _, anchor in marks:
        if (stroke := place_of(lens, anchor).stroke) is not None:
            _ghost(canvas, lens, stroke, seat)
    radius = bubble_radius(lens, canvas.width)
    for label, spot in bubbles(lens, marks, radius):
        _bubble(canvas, spot, radius, label)


def bubbles(lens: Lens, marks: Sequence[Mark], radius: float) -> list[tuple[str, Spot]]:
    """The text of each bubble and where it lies.

    Args:
        radius: of a bubble in pixels.
    """
    grouped: dict[Anchor, list[str]] = {}
    for label, anchor in marks:
        grouped.setdefault(anchor, []).append(label)
    told: dict[tuple[str, object], list[Spot]] = {}
    for anchor, labels in grouped.items():
        # Both ways in at an arrow, under one number, are that arrow: one bubble between them.
        entry = anchor.kind == "tunnel" and anchor.at[1] == NONE
        place = ("start", anchor.at[0]) if entry else anchor
        told.setdefault(("·".join(labels), place), []).append(place_of(lens, anchor).spot)
    middles = [(fmean(x for x, _ in spots), fmean(y for _, y in spots)) for spots in told.values()]
    return [(label, spot) for (label, _), spot in zip(told, apart(middles, 2 * radius + GAP), strict=True)]


def apart(spots: Sequence[Spot], room: float) -> list[Spot]:
    """Spots moved off each other, each pair by halves, until all are as far from each other as wanted."""
    moved = list(spots)
    for _ in range(ROUNDS):
        still = True
        for i, j in combinations(range(len(moved)), 2):
            near = math.dist(moved[i], moved[j])
            if near < room - 0.5:
                still = False
                way = heading(moved[i], moved[j]) if near else (1.0, 0.0)
                moved[i] = shift(moved[i], way, (near - room) / 2)
                moved[j] = shift(moved[j], way, (room - near) / 2)
        if still:
            break
    return moved


def bubble_radius(lens: Lens, width: int) -> float:
    """Half the height of a number's bubble in pixels: what it says can be read on a phone.

    Args:
        width: of the picture, in pixels.
    """
    return min(34.0, max(24.0, width * READABLE, lens.scale * 0.15))


def _ghost(canvas: Canvas, lens: Lens, stroke: tuple[Spot, Spot], seat: int) -> None:
    """A dotted hint of the tunnel that would be dug."""
    a, b = towards(*stroke, 0.16), towards(*stroke, 0.92)
    canvas.stroke([a, b], lens.px(0.115), palette.CASING, 0.8)
    canvas.stroke([a, b], lens.px(0.085), palette.STREET)
    dots = max(3, round(math.dist(a, b) / lens.px(0.115)))
    for i in range(dots + 1):
        canvas.disc(towards(a, b, i / dots), lens.px(0.032), SEATS[seat].colour)


def _bubble(canvas: Canvas, spot: Spot, radius: float, label: str) -> None:
    size = math.ceil(radius * 1.28)
    wide = max(0.0, (len(label) - 2) * size * 0.27)
    left, right = shift(spot, (-1.0, 0.0), wide), shift(spot, (1.0, 0.0), wide)
    for grow, fill in ((4.0, palette.CASING), (0.0, BRIGHT)):
        canvas.stroke([left, right], 2 * (radius + grow), fill)
    canvas.forget(
        [
            (left[0] - radius, spot[1] - radius),
            (right[0] + radius, spot[1] - radius),
            (right[0] + radius, spot[1] + radius),
            (left[0] - radius, spot[1] + radius),
        ]
    )
    canvas.sign(label, spot, size, INK, 2 * (radius + wide))
