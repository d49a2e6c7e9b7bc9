"""Numbered choices on the map: where each one lies, and a bright number there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from bot.core.shapes import Anchor
from bot.games.metromania.geometry import ARROW_CELLS, STARTS, Arrow, Cell, Vertex
from renderers.canvas import Canvas, Spot
from renderers.metromania import palette
from renderers.metromania.lens import Lens, heading, shift, towards
from renderers.metromania.lines import lane
from renderers.theme import BRIGHT, INK, SEATS

Mark = tuple[str, Anchor]
"""A short label (a number as a rule) and the place it stands for."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a mark lies on a picture; a tunnel also has the stroke it would get."""

    spot: Spot
    stroke: tuple[Spot, Spot] | None = None


def place_of(lens: Lens, anchor: Anchor) -> Place:
    """Pixels of an anchor.

    Args:
        anchor: vertex (vertex), cell (cell), edge (from, to, host cell) or arrow (0 start | 1 end, index 0..11, inner
            vertex).

    Raises:
        ValueError: another kind of anchor.
    """
    at = [int(part) for part in anchor.at]
    if anchor.kind == "vertex":
        return Place(lens.vertex(Vertex(at[0])))
    if anchor.kind == "cell":
        return Place(lens.centre(Cell(at[0])))
    if anchor.kind == "edge":
        v, w = lens.vertex(Vertex(at[0])), lens.vertex(Vertex(at[1]))
        a, b, _ = lane(lens, v, w, Cell(at[2]))
        inward = heading(v, a)
        return Place(shift(towards(a, b, 0.74), inward, lens.px(0.075)), (a, b))
    if anchor.kind == "arrow":
        arrow = Arrow(at[1] + (len(STARTS) if at[0] else 0))
        inner, apex, cell = lens.vertex(Vertex(at[2])), lens.apex(arrow), Cell(ARROW_CELLS + arrow)
        a, b, _ = lane(lens, inner, apex, cell)
        return Place(towards(a, b, 0.30), (a, b))
    raise ValueError(anchor.kind)


def draw_marks(canvas: Canvas, lens: Lens, marks: Sequence[Mark], seat: int) -> None:
    """All marks; those of one place share one bubble.

    Args:
        seat: whose choices they are; proposed tunnels are hinted at in that seat's colour.
    """
    grouped: dict[Anchor, list[str]] = {}
    for label, anchor in marks:
        grouped.setdefault(anchor, []).append(label)
    places = {anchor: place_of(lens, anchor) for anchor in grouped}
    for place in places.values():
        if place.stroke:
            _ghost(canvas, lens, place.stroke, seat)
    radius = bubble_radius(lens)
    for anchor, labels in grouped.items():
        _bubble(canvas, places[anchor].spot, radius, "·".join(labels))


def bubble_radius(lens: Lens) -> float:
    """Half the height of a number's bubble in pixels."""
    return min(34.0, max(22.0, lens.scale * 0.15))


def _ghost(canvas: Canvas, lens: Lens, stroke: tuple[Spot, Spot], seat: int) -> None:
    """A dotted hint of the tunnel that would be dug."""
    a, b = towards(*stroke, 0.16), towards(*stroke, 0.92)
    canvas.stroke([a, b], lens.px(0.115), palette.CASING, 0.8)
    canvas.stroke([a, b], lens.px(0.085), palette.STREET)
    dots = max(3, round(math.dist(a, b) / lens.px(0.115)))
    for i in range(dots + 1):
        canvas.disc(towards(a, b, i / dots), lens.px(0.032), SEATS[seat].colour)


def _bubble(canvas: Canvas, spot: Spot, radius: float, label: str) -> None:
    size = round(radius * 1.28)
    wide = max(0.0, (len(label) - 2) * size * 0.27)
    left, right = shift(spot, (-1.0, 0.0), wide), shift(spot, (1.0, 0.0), wide)
    for grow, fill in ((4.0, palette.CASING), (0.0, BRIGHT)):
        canvas.stroke([left, right], 2 * (radius + grow), fill)
    box = [(left[0] - radius, spot[1] - radius), (right[0] + radius, spot[1] + radius)]
    canvas.forget(box)
    canvas.sign(label, spot, size, INK, 2 * (radius + wide))
