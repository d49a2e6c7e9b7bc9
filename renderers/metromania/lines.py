"""Lines as ribbons: each tunnel's stroke lies just inside its host cell, so that two lines along one edge both show."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from bot.games.metromania.geometry import NONE, Cell
from bot.games.metromania.view import LineView
from renderers.canvas import Canvas, Spot
from renderers.metromania import palette
from renderers.metromania.lens import Lens, heading, is_arrow, shift, towards
from renderers.people import badge
from renderers.theme import SEATS, WHITE, Colour

TRIM = 0.24
"""How much of a tunnel's straight part is given to the curve at either end, in edge lengths."""
CURVE = 8
"""Steps of a curve."""
EMBLEMS: Final = 3
"""Tunnels from one of its owner's shapes to the next along a line."""


@dataclass(frozen=True, slots=True)
class Tunnel:
    """One tunnel of a line on the picture: the pixels of its stroke, way by way, and where it goes."""

    cell: Cell
    spots: tuple[Spot, ...]
    head: Spot
    """Unit direction in which it was dug."""


def lane(lens: Lens, a: Spot, b: Spot, host: Cell) -> tuple[Spot, Spot, Spot]:
    """A tunnel's stroke beside the edge a - b: its two ends, moved into the host cell, and its direction."""
    way = heading(a, b)
    side = (-way[1], way[0])
    centre = lens.centre(host)
    if (centre[0] - a[0]) * side[0] + (centre[1] - a[1]) * side[1] < 0:
        side = (-side[0], -side[1])
    off = lens.px(palette.LANE)
    return shift(a, side, off), shift(b, side, off), way


def ends_of(lens: Lens, line: LineView) -> list[tuple[Spot, Spot, Cell]]:
    """From where to where each tunnel of a line goes, in order, with its host cell."""
    if not line.path:
        return []
    spots = [lens.vertex(v) for v in line.path]
    spots.insert(0, lens.apex(line.start))
    if line.end != NONE:
        spots.append(lens.apex(line.end))
    return [(a, b, host) for (a, b), host in zip(pairwise(spots), line.hosts)]


@lru_cache(maxsize=64)
def tunnels(lens: Lens, line: LineView) -> tuple[Tunnel, ...]:
    """The strokes of a line, joined by curves; each curve is shared half and half by its two tunnels."""
    parts = [(*lane(lens, a, b, host), host) for a, b, host in ends_of(lens, line)]
    trim = lens.px(TRIM)
    found: list[Tunnel] = []
    lead: list[Spot] = []
    for number, (a, b, way, host) in enumerate(parts):
        first = a if number == 0 else shift(a, way, trim)
        last = number == len(parts) - 1
        # An open end stops short of its vertex, where the arrow head sits; a finished line runs out to its terminus.
        final = (b if is_arrow(host) and number else shift(b, way, -lens.px(0.20))) if last else shift(b, way, -trim)
        spots = [*lead, first, final]
        lead = []
        if not last:
            after_a, _, after_way, _ = parts[number + 1]
            curve = _curve(final, way, shift(after_a, after_way, trim), after_way, trim)
            half = len(curve) // 2
            spots += curve[: half + 1]
            lead = curve[half:]
        found.append(Tunnel(host, tuple(spots), way))
    return tuple(found)


def _curve(a: Spot, way_a: Spot, b: Spot, way_b: Spot, trim: float) -> list[Spot]:
    reach = max(trim * 0.9, math.dist(a, b) * 0.42)
    one, two = shift(a, way_a, reach), shift(b, way_b, -reach)
    spots: list[Spot] = []
    for i in range(1, CURVE):
        t = i / CURVE
        p, q, r = towards(a, one, t), towards(one, two, t), towards(two, b, t)
        spots.append(towards(towards(p, q, t), towards(q, r, t), t))
    return spots


def draw_lines(canvas: Canvas, lens: Lens, lines: tuple[LineView, ...], marked: Collection[Cell]) -> None:
    """All lines with their start badges, termini and open ends.

    Args:
        marked: cells with a marker.
    """
    for line in lines:
        ribbon(canvas, lens, line, tunnels(lens, line))
    for line in lines:
        if line.hosts:
            draw_emblems(canvas, lens, line, tunnels(lens, line), marked)
            terminals(canvas, lens, line)


def emblems(lens: Lens, line: LineView, marked: Collection[Cell]) -> dict[int, Spot]:
    """Where a line shows its owner's shape, by tunnel: colours alone can look alike to somebody.

    Args:
        marked: cells with a marker, which bears that shape itself.
    """
    laid = tunnels(lens, line)
    return {
        number: _middle(laid[number].spots)
        for number in range(EMBLEMS - 1, len(laid), EMBLEMS)
        if not is_arrow(laid[number].cell) and laid[number].cell not in marked
    }


def _middle(spots: Sequence[Spot]) -> Spot:
    """The spot halfway along a stroke."""
    left = sum(math.dist(a, b) for a, b in pairwise(spots)) / 2
    for a, b in pairwise(spots):
        span = math.dist(a, b)
        if left <= span:
            return towards(a, b, left / (span or 1.0))
        left -= span
    return spots[-1]


def draw_emblems(canvas: Canvas, lens: Lens, line: LineView, laid: Sequence[Tunnel], marked: Collection[Cell]) -> None:
    """The owner's shape on some of these tunnels of a line."""
    cells = {tunnel.cell for tunnel in laid}
    for number, spot in emblems(lens, line, marked).items():
        if line.hosts[number] in cells:
            emblem(canvas, lens, line.seat, spot)


def emblem(canvas: Canvas, lens: Lens, seat: int, spot: Spot) -> None:
    """A seat's shape on a line."""
    look = SEATS[seat]
    for grow, fill in ((0.055, palette.CASING), (0.03, WHITE), (0.0, look.colour)):
        canvas.shape(look.shape, spot, lens.px(palette.EMBLEM + grow), fill)


def ribbon(canvas: Canvas, lens: Lens, line: LineView, laid: Sequence[Tunnel]) -> None:
    """Some tunnels of a line in their order: casing, colour, and stripes on a second line."""
    look = SEATS[line.seat]
    for tunnel in laid:
        canvas.stroke(tunnel.spots, lens.px(palette.STROKE + 2 * palette.OUTLINE), palette.CASING)
    for tunnel in laid:
        canvas.stroke(tunnel.spots, lens.px(palette.STROKE), look.colour)
    if line.kind == 1:
        _stripes(canvas, lens, laid, look.ink)


def _stripes(canvas: Canvas, lens: Lens, laid: Sequence[Tunnel], ink: Colour) -> None:
    """Bars across the ribbon at even distances along the whole line."""
    spacing, length, half = lens.px(0.2), lens.px(0.085), lens.px(palette.STROKE / 2)
    walked = spacing / 2
    for tunnel in laid:
        bars: list[list[Spot]] = []
        for a, b in pairwise(tunnel.spots):
            span = math.dist(a, b)
            if not span:
                continue
            way = heading(a, b)
            side = (-way[1], way[0])
            while walked <= span:
                centre = shift(a, way, walked)
                near, far = shift(centre, way, -length / 2), shift(centre, way, length / 2)
                bars.append(
                    [shift(near, side, half), shift(far, side, half), shift(far, side, -half), shift(near, side, -half)]
                )
                walked += spacing
            walked -= span
        canvas.polygons(bars, ink)


def terminals(canvas: Canvas, lens: Lens, line: LineView) -> None:
    """Badges at the start and, of a finished line, at the terminus; an arrow head at an open end."""
    laid = tunnels(lens, line)
    first, last = laid[0], laid[-1]
    badge(canvas, line.seat, str(line.kind + 1), first.spots[0], lens.px(palette.BADGE))
    if line.end != NONE:
        badge(canvas, line.seat, str(line.kind + 1), last.spots[-1], lens.px(palette.BADGE))
    else:
        open_end(canvas, lens, last, line.seat)


def open_end(canvas: Canvas, lens: Lens, tunnel: Tunnel, seat: int) -> None:
    """An arrow head at the end of a line that may still go on."""
    tip, way = tunnel.spots[-1], tunnel.head
    side = (-way[1], way[0])

    def head(grow: float) -> list[Spot]:
        reach = lens.px(0.21 + grow * 1.7)
        back, wide = lens.px(-0.07 - grow), lens.px(0.165 + grow * 1.5)
        base = shift(tip, way, back)
        return [shift(tip, way, reach), shift(base, side, wide), shift(base, side, -wide)]

    canvas.polygon(head(palette.OUTLINE), palette.CASING)
    canvas.polygon(head(0), SEATS[seat].colour)


def glow(canvas: Canvas, lens: Lens, line: LineView, cells: frozenset[Cell], colour: Colour) -> None:
    """Light under the tunnels of a line that lie in the cells."""
    for tunnel in tunnels(lens, line):
        if tunnel.cell in cells:
            canvas.stroke(tunnel.spots, lens.px(0.40), colour, 0.95, blur=lens.px(0.045))
