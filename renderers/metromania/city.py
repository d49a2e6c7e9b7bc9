"""What lies still for a whole game: table, frame with its arrows, districts, blocks, destinations, park and lake."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

from bot.games.metromania.geometry import (
    ARROW_CELLS,
    ARROWS,
    CELLS,
    POINT,
    SECTOR_OF,
    VERTICES,
    Arrow,
    Cell,
    Vertex,
    border_vertices,
    is_start,
    position,
)
from bot.games.metromania.notation import ARROW_NAMES, VERTEX_NAMES
from renderers.canvas import Canvas, Spot
from renderers.metromania import glyphs, palette
from renderers.metromania.lens import Lens, inset, middle, shift, towards
from renderers.theme import INK, LABEL, SMALLEST, WHITE, mix

PLATE = 1.12
"""How far the frame reaches beyond the city border, in edge lengths."""
CUT = 1.8
"""How much of the frame's sharp corners is cut off, as in edge lengths along each side."""


def draw_city(canvas: Canvas, lens: Lens, kinds: str, order: tuple[int, ...]) -> None:
    """Frame and city.

    Args:
        kinds: the kind of each of the 216 cells.
        order: piece (0..5) in each sector; a piece keeps its colour wherever it lies.
    """
    with canvas.batch():
        _draw(canvas, lens, kinds, order)


def _draw(canvas: Canvas, lens: Lens, kinds: str, order: tuple[int, ...]) -> None:
    _frame(canvas, lens)
    _districts(canvas, lens, order)
    for number in range(CELLS):
        cell = Cell(number)
        if _on(canvas, lens, lens.centre(cell)):
            _cell(canvas, lens, cell, kinds, palette.DISTRICTS[order[SECTOR_OF[cell]]])
    _boulevards(canvas, lens)
    for kind in "PL":
        _ground(canvas, lens, kinds, kind)
    for number in range(CELLS):
        if kinds[number] in "PL" and _on(canvas, lens, lens.centre(Cell(number))):
            draw = glyphs.park if kinds[number] == "P" else glyphs.lake
            draw(canvas, lens, lens.corners(Cell(number)), number)
    for number in range(CELLS):
        if kinds[number] in "RCE" and _on(canvas, lens, lens.centre(Cell(number))):
            _destination(canvas, lens, Cell(number), kinds[number])
    for number in range(VERTICES):
        canvas.disc(lens.vertex(Vertex(number)), lens.px(0.04), mix(palette.SYMBOL, palette.STREET, 0.45))


def _on(canvas: Canvas, lens: Lens, spot: Spot) -> bool:
    reach = lens.scale * 0.7
    return -reach < spot[0] < canvas.width + reach and -reach < spot[1] < canvas.height + reach


def plate_corners(lens: Lens, reach: float, cut: float) -> list[Spot]:
    """The frame's outline: the city's hexagon made larger, its six corners cut."""
    radius = 6 + reach / (math.sqrt(3) / 2)
    sharp = [
        lens.at((radius * math.cos(math.radians(60 * k)), radius * math.sin(math.radians(60 * k)))) for k in range(6)
    ]
    spots: list[Spot] = []
    for k in range(6):
        here, before, after = sharp[k], sharp[k - 1], sharp[(k + 1) % 6]
        share = cut / radius
        spots += [towards(here, before, share), towards(here, after, share)]
    return spots


def _frame(canvas: Canvas, lens: Lens) -> None:
    plate = plate_corners(lens, PLATE, CUT)
    canvas.polygon([(x, y + lens.px(0.075)) for x, y in plate], palette.FRAME_DARK)
    canvas.polygon(plate, palette.FRAME_LIGHT)
    canvas.polygon(plate_corners(lens, PLATE - 0.05, CUT), palette.FRAME)
    for number in range(ARROWS):
        _arrow(canvas, lens, Arrow(number))
    _row_ends(canvas, lens)


def _arrow(canvas: Canvas, lens: Lens, arrow: Arrow) -> None:
    corners = lens.corners(Cell(ARROW_CELLS + arrow))
    centre = middle(corners)
    if not _on(canvas, lens, centre):
        return
    start = is_start(arrow)
    canvas.polygon(inset(corners, lens.px(0.03)), mix(palette.FRAME, palette.FRAME_DARK, 0.45))
    fill = palette.ARROW_WHITE if start else palette.ARROW_BLACK
    outline, spot = glyphs.arrow_outline(lens, corners, outward=not start)
    if not start:
        canvas.stroke([*outline, outline[0]], max(3.0, lens.px(0.035)), palette.ROW_LETTER)
    canvas.polygon(outline, fill)
    size = LABEL if lens.scale < 150 else round(lens.scale * 0.24)
    canvas.sign(ARROW_NAMES[arrow][1:], spot, size, INK if start else WHITE, lens.px(0.5))


def _row_ends(canvas: Canvas, lens: Lens) -> None:
    """The first and the last vertex of each row by name: where its letter stands and how its numbers run."""
    for side in (2, 3, 0, 5):
        outward = (math.cos(math.radians(60 * side + 30)), math.sin(math.radians(60 * side + 30)))
        for vertex in border_vertices(side)[1:6]:
            spot = shift(lens.at(position(POINT[vertex])), outward, lens.px(0.50))
            if _on(canvas, lens, spot):
                size = max(SMALLEST, round(lens.scale * 0.2))
                canvas.sign(VERTEX_NAMES[vertex], spot, size, palette.ROW_LETTER, lens.px(0.5))


def _districts(canvas: Canvas, lens: Lens, order: tuple[int, ...]) -> None:
    corners = [lens.at((6 * math.cos(math.radians(60 * k)), 6 * math.sin(math.radians(60 * k)))) for k in range(6)]
    canvas.polygon(plate_corners(lens, 0.12, 0.1), palette.FRAME_DARK)
    canvas.polygon(plate_corners(lens, 0.06, 0.05), palette.STREET)
    for sector in range(6):
        triangle = [lens.at((0, 0)), corners[sector], corners[(sector + 1) % 6]]
        canvas.polygon(triangle, mix(palette.DISTRICTS[order[sector]], palette.STREET, 0.72))


def _boulevards(canvas: Canvas, lens: Lens) -> None:
    """Avenues between the districts: a light road with darker kerbs."""
    corners = [lens.at((6 * math.cos(math.radians(60 * k)), 6 * math.sin(math.radians(60 * k)))) for k in range(6)]
    kerb = mix(palette.SYMBOL, palette.STREET, 0.6)
    for k in range(3):
        canvas.stroke([corners[k], corners[k + 3]], lens.px(palette.BOULEVARD) + 4, kerb)
    for k in range(3):
        canvas.stroke([corners[k], corners[k + 3]], lens.px(palette.BOULEVARD), palette.STREET)


def _cell(canvas: Canvas, lens: Lens, cell: Cell, kinds: str, paper: tuple[int, int, int]) -> None:
    if kinds[cell] in "PL":
        return
    block = inset(lens.corners(cell), lens.px(palette.STREET_HALF))
    canvas.polygon(block, paper)
    if kinds[cell] in "RCE":
        return
    dice = Random(cell * 7919 + 17)
    for number, house in enumerate(_houses(block, lens, dice)):
        shade = mix(paper, palette.SYMBOL, dice.choice((0.045, 0.07, 0.095)))
        if number % 5 == 4:
            shade = mix(paper, palette.STREET, 0.5)
        canvas.polygon(house, shade)


def _houses(block: list[Spot], lens: Lens, dice: Random) -> list[list[Spot]]:
    """Ground plans of the houses in a block, in one of three manners."""
    gap = lens.px(0.035)
    turn = dice.randrange(3)
    a, b, c = (block[(turn + i) % 3] for i in range(3))
    manner = dice.randrange(3)
    if manner == 0:
        return [_shrunk(part, gap) for part in _strips(a, b, c, (0.0, 0.36, 0.68, 1.0), dice)]
    if manner == 1:
        ab, bc, ca = towards(a, b, 0.5), towards(b, c, 0.5), towards(c, a, 0.5)
        return [_shrunk(part, gap) for part in ([a, ab, ca], [ab, b, bc], [ca, bc, c], [ab, bc, ca])]
    heart = middle([a, b, c])
    ab, bc, ca = (towards(p, q, 0.35 + 0.3 * dice.random()) for p, q in ((a, b), (b, c), (c, a)))
    return [_shrunk(part, gap) for part in ([a, ab, heart, ca], [b, bc, heart, ab], [c, ca, heart, bc])]


def _strips(a: Spot, b: Spot, c: Spot, cuts: tuple[float, ...], dice: Random) -> list[list[Spot]]:
    """The triangle cut parallel to bc; the wider strips cut once more across."""
    parts: list[list[Spot]] = []
    for near, far in pairwise(cuts):
        left, right = (towards(a, b, near), towards(a, b, far)), (towards(a, c, near), towards(a, c, far))
        if near == 0:
            parts.append([a, left[1], right[1]])
            continue
        share = 0.3 + 0.4 * dice.random()
        top, bottom = towards(left[0], right[0], share), towards(left[1], right[1], share)
        parts += [[left[0], top, bottom, left[1]], [top, right[0], right[1], bottom]]
    return parts


def _shrunk(part: list[Spot], gap: float) -> list[Spot]:
    heart = middle(part)
    reach = min(math.dist(spot, heart) for spot in part)
    return [towards(spot, heart, min(0.5, gap / max(reach, 1.0) * 0.9)) for spot in part]


def _ground(canvas: Canvas, lens: Lens, kinds: str, kind: str) -> None:
    """One shore or fence around all cells of the park or the lake."""
    rim = palette.PARK_DARK if kind == "P" else palette.LAKE_DARK
    fill = palette.PARK if kind == "P" else palette.LAKE
    for width, colour in ((0.07, rim), (0.012, fill)):
        for number in range(CELLS):
            if kinds[number] == kind and _on(canvas, lens, lens.centre(Cell(number))):
                corners = inset(lens.corners(Cell(number)), lens.px(0.02))
                canvas.stroke([*corners, corners[0]], lens.px(width), colour)
    for number in range(CELLS):
        if kinds[number] == kind and _on(canvas, lens, lens.centre(Cell(number))):
            canvas.polygon(lens.corners(Cell(number)), fill)


def _destination(canvas: Canvas, lens: Lens, cell: Cell, kind: str) -> None:
    corners = lens.corners(cell)
    canvas.polygon(inset(corners, lens.px(0.02)), palette.SYMBOL)
    canvas.polygon(inset(corners, lens.px(0.045)), palette.PLATES[kind])
    centre = middle(corners)
    size = max(SMALLEST, round(lens.scale * 0.215))
    glyphs.kind_sign(canvas, kind, kind, centre, lens.px(0.205), palette.SYMBOL, WHITE, size)
