"""The symbols of the map: house, shop, star; park and lake; arrows; stations. Our own drawings, from geometry only."""

from __future__ import annotations

import math
from random import Random

from renderers.canvas import Canvas, Spot, polar, star
from renderers.metromania import palette
from renderers.metromania.lens import Lens, heading, inset, middle, shift, towards
from renderers.theme import Colour


def kind_outline(kind: str, centre: Spot, radius: float) -> list[list[Spot]]:
    """Silhouette of a destination kind: R a house, C a shop under its awning, E a star; as polygons to be filled.

    Args:
        kind: R, C or E.
        radius: half of the height in pixels.
    """
    x, y = centre
    r = radius
    if kind == "R":
        roof = [(x, y - 1.05 * r), (x + 1.12 * r, y - 0.12 * r), (x - 1.12 * r, y - 0.12 * r)]
        chimney = [(x + 0.46 * r, y - 0.95 * r), (x + 0.74 * r, y - 0.95 * r), (x + 0.74 * r, y), (x + 0.46 * r, y)]
        body = [(x - 0.84 * r, y - 0.2 * r), (x + 0.84 * r, y - 0.2 * r), (x + 0.84 * r, y + 0.9 * r)]
        return [roof, chimney, [*body, (x - 0.84 * r, y + 0.9 * r)]]
    if kind == "C":
        awning = [(x - 0.78 * r, y - 0.9 * r), (x + 0.78 * r, y - 0.9 * r), (x + 1.1 * r, y - 0.3 * r)]
        parts = [[*awning, (x - 1.1 * r, y - 0.3 * r)]]
        for i in range(4):
            cx = x + (-0.825 + 0.55 * i) * r
            parts.append([polar((cx, y - 0.32 * r), 0.275 * r, a) for a in range(0, 181, 20)])
        wall = [(x - 0.88 * r, y - 0.35 * r), (x + 0.88 * r, y - 0.35 * r), (x + 0.88 * r, y + 0.9 * r)]
        return [*parts, [*wall, (x - 0.88 * r, y + 0.9 * r)]]
    return [star((x, y + 0.08 * r), 1.28 * r, 0.62)]


LETTER_SINKS = {"R": 0.30, "C": 0.28, "E": 0.10}
"""How far below the centre a letter stands in a silhouette, as a share of its radius."""


def kind_symbol(canvas: Canvas, kind: str, centre: Spot, radius: float, fill: Colour) -> None:
    """A filled silhouette."""
    canvas.polygons(kind_outline(kind, centre, radius), fill)


def kind_sign(
    canvas: Canvas,
    kind: str,
    letter: str,
    centre: Spot,
    radius: float,
    fill: Colour,
    ink: Colour,
    size: int,
    rim: Colour | None = None,
) -> None:
    """A silhouette with a letter in it, with a rim if wished."""
    if rim is not None:
        width = max(3.0, radius * 0.13)
        for part in kind_outline(kind, centre, radius):
            canvas.stroke([*part, part[0]], width * 2, rim)
    kind_symbol(canvas, kind, centre, radius, fill)
    canvas.sign(letter, (centre[0], centre[1] + LETTER_SINKS[kind] * radius), size, ink, radius * 2)


def station(canvas: Canvas, centre: Spot, radius: float) -> None:
    """A station: a white disc in a dark ring."""
    canvas.disc((centre[0], centre[1] + radius * 0.14), radius * 1.06, palette.CASING, opacity=0.35)
    canvas.disc(centre, radius, palette.CASING)
    canvas.disc(centre, radius * 0.74, palette.STREET)


def arrow_outline(lens: Lens, corners: list[Spot], outward: bool) -> tuple[list[Spot], Spot]:
    """A stout arrow in an arrow cell, and the middle of its shaft.

    Args:
        corners: of the cell; the first two are the inner ones, the third the apex.
        outward: whether it leads out of the city.
    """
    inner, apex = middle(corners[:2]), corners[2]
    # The city's rim covers the cell's inner edge; the arrow keeps clear of it.
    centre = towards(middle(corners), apex, 0.1)
    along = heading(centre, apex if outward else inner)
    side = (-along[1], along[0])

    def spot(forward: float, aside: float) -> Spot:
        return shift(shift(centre, along, lens.px(forward)), side, lens.px(aside))

    tip, barb, neck, shaft, tail = (0.40, 0.25, 0.07, 0.17, -0.21) if outward else (0.21, 0.27, -0.05, 0.16, -0.30)
    outline = [spot(tip, 0)]
    outline += [spot(neck, barb), spot(neck, shaft), spot(tail, shaft)]
    outline += [spot(tail, -shaft), spot(neck, -shaft), spot(neck, -barb)]
    return outline, spot(-0.04 if outward else -0.11, 0)


def park(canvas: Canvas, lens: Lens, corners: list[Spot], seed: int) -> None:
    """Trees in one cell of the park."""
    for spot, size in _scatter(corners, lens, seed, 7):
        r = lens.px(size)
        canvas.disc((spot[0] + r * 0.22, spot[1] + r * 0.3), r, palette.PARK_DARK)
        canvas.disc(spot, r, palette.TREE)
        canvas.disc((spot[0] - r * 0.25, spot[1] - r * 0.28), r * 0.5, palette.TREE_LIGHT)


def lake(canvas: Canvas, lens: Lens, corners: list[Spot], seed: int) -> None:
    """Waves in one cell of the lake."""
    for spot, _ in _scatter(corners, lens, seed, 4):
        wave(canvas, spot, lens.px(0.13), lens.px(0.03))


def wave(canvas: Canvas, centre: Spot, half: float, width: float) -> None:
    """One ripple."""
    spots = [
        (centre[0] + half * (i / 6 - 1), centre[1] + half * 0.3 * math.sin(i / 12 * 3 * math.pi)) for i in range(13)
    ]
    canvas.stroke(spots, max(3.0, width), palette.WAVE)


def _scatter(corners: list[Spot], lens: Lens, seed: int, count: int) -> list[tuple[Spot, float]]:
    """Spots inside a triangle, not too close to each other or the rim; the same for the same seed."""
    dice = Random(seed)
    found: list[tuple[Spot, float]] = []
    inner = inset(corners, lens.px(0.075))
    for _ in range(90):
        a, b = sorted((dice.random(), dice.random()))
        spot = towards(towards(inner[0], inner[1], a), towards(inner[0], inner[2], a), b)
        if all(math.dist(spot, other) > lens.px(0.15) for other, _ in found):
            found.append((spot, 0.075 + 0.03 * dice.random()))
        if len(found) == count:
            break
    return sorted(found, key=lambda one: one[0][1])
