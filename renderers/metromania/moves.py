"""The move panel's picture: the city as near as the numbered choices allow."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.metromania.view import MetromaniaView
from renderers.canvas import Box, Canvas, Spot
from renderers.metromania import boards
from renderers.metromania.city import draw_city
from renderers.metromania.lens import Lens
from renderers.metromania.marks import Mark, draw_marks, place_of
from renderers.theme import CORNER, DISCORD_GROUND, PANEL_WIDTH, TABLE, WIDTH

UNIT = Lens(1.0, 0.0, 0.0)
NEAR = 195.0
"""Pixels between vertices beyond which more nearness helps nobody."""
FAR = 128.0
"""Below this the picture is cut into panes, or shown at board width."""
BORDER = 1.05
"""Room around the outermost choices, in edge lengths."""
GUTTER = 14
TALL = 1000
WHOLE: Box = (-6.5, -6.4, 6.5, 6.4)


def paint(view: MetromaniaView, seat: int, marks: Sequence[Mark]) -> Canvas:
    """The choices of a seat on one pane, on two or three panes if they lie far apart, or on the whole city."""
    groups = _groups(marks)
    boxes = [_around(group) for group in groups]
    whole = _around([mark for group in groups for mark in group]) if marks else WHOLE
    if len(groups) < 2 or _scale(whole, PANEL_WIDTH, TALL) >= FAR:
        width = PANEL_WIDTH if _scale(whole, PANEL_WIDTH, TALL) >= FAR else WIDTH
        return _single(view, seat, marks, whole, width)
    if len(groups) > 3 or any(_scale(box, (PANEL_WIDTH - GUTTER) / 2, 760) < FAR * 0.8 for box in boxes):
        return _single(view, seat, marks, WHOLE, WIDTH)
    return _panes(view, seat, groups, boxes)


def _single(view: MetromaniaView, seat: int, marks: Sequence[Mark], box: Box, width: int) -> Canvas:
    scale = min(NEAR, _scale(box, width, TALL if width == PANEL_WIDTH else 1700))
    height = round(min(max((box[3] - box[1]) * scale, width * 0.5), width * 1.06))
    canvas = _pane(view, seat, marks, box, width, height, scale)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def _panes(view: MetromaniaView, seat: int, groups: list[list[Mark]], boxes: list[Box]) -> Canvas:
    count = len(groups)
    width = (PANEL_WIDTH - GUTTER * (count - 1)) // count
    scale = min(NEAR, *(_scale(box, width, 760) for box in boxes))
    height = round(min(900.0, max(max((box[3] - box[1]) * scale for box in boxes), 520.0)))
    whole = Canvas.blank(PANEL_WIDTH, height, TABLE)
    for number, (group, box) in enumerate(zip(groups, boxes)):
        pane = _pane(view, seat, group, box, width, height, scale)
        pane.corners(CORNER, DISCORD_GROUND)
        left = number * (width + GUTTER)
        if number:
            whole.fill((left - GUTTER, 0, left, height), DISCORD_GROUND)
        whole.include(pane, left, 0)
    return whole


def _pane(
    view: MetromaniaView, seat: int, marks: Sequence[Mark], box: Box, width: int, height: int, scale: float
) -> Canvas:
    centre = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    lens = Lens(scale, width / 2 - centre[0] * scale, height / 2 - centre[1] * scale)
    canvas = Canvas.blank(width, height, TABLE)
    draw_city(canvas, lens, view.kinds, view.order)
    boards.pieces(canvas, lens, view)
    draw_marks(canvas, lens, marks, seat)
    canvas.drop_cut_off()
    return canvas


def _scale(box: Box, width: float, height: float) -> float:
    return min(width / (box[2] - box[0]), height / (box[3] - box[1]))


def _around(marks: Sequence[Mark]) -> Box:
    spots = _spots(marks)
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    return left - BORDER, top - BORDER, right + BORDER, bottom + BORDER


def _spots(marks: Sequence[Mark]) -> list[Spot]:
    spots: list[Spot] = []
    for _, anchor in marks:
        place = place_of(UNIT, anchor)
        spots += [place.spot, *(place.stroke or ())]
    return spots


def _groups(marks: Sequence[Mark]) -> list[list[Mark]]:
    """Marks that lie near each other, from left to right."""
    groups: list[tuple[list[Mark], list[Spot]]] = []
    for mark in marks:
        spots = _spots([mark])
        near = [g for g in groups if any(_close(a, b) for a in g[1] for b in spots)]
        merged = ([m for g in near for m in g[0]] + [mark], [s for g in near for s in g[1]] + spots)
        groups = [g for g in groups if g not in near] + [merged]
    groups.sort(key=lambda g: sum(x for x, _ in g[1]) / len(g[1]))
    return [g[0] for g in groups]


def _close(a: Spot, b: Spot) -> bool:
    return abs(a[0] - b[0]) < 2.1 and abs(a[1] - b[1]) < 2.1
