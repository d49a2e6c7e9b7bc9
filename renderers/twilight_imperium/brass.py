"""What all sheets are made of: a page of a star atlas, plates with brass edges, headings, values in their signs."""

from __future__ import annotations

from random import Random
from typing import Final

from renderers.canvas import Box, Canvas, Spot
from renderers.letters import advance
from renderers.theme import (
    BODY,
    CORNER,
    DISCORD_GROUND,
    LABEL,
    MARGIN,
    PANEL_WIDTH,
    TITLE,
    Colour,
)
from renderers.twilight_imperium.palette import BRASS, BRASS_DARK, BRASS_LIGHT, PAPER, PAPER_QUIET, PLATE, SKY, STARS

HEADING: Final = 58
"""Rows of a heading."""
GAP: Final = 14
TOP: Final = 112
"""Rows of a sheet's head."""


def page(height: int, width: int = PANEL_WIDTH) -> Canvas:
    """A page of the atlas with some faint stars; always the same ones."""
    canvas = Canvas.blank(width, height, SKY)
    dice = Random("atlas")
    with canvas.batch():
        for _ in range(height // 12):
            spot = dice.uniform(0, width), dice.uniform(0, height)
            canvas.disc(spot, dice.choice((1.5, 2.0, 2.5)), STARS[0])
    return canvas


def finished(canvas: Canvas) -> Canvas:
    """With its corners rounded off."""
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def plate(canvas: Canvas, box: Box, lit: bool = False, ground: Colour = PLATE, radius: float = 18) -> None:
    """A plate with a brass edge, bright where it is lit."""
    canvas.frame(box, radius, 4 if lit else 2, BRASS_LIGHT if lit else BRASS_DARK, ground)


def heading(canvas: Canvas, text: str, top: float, left: float = MARGIN, right: float = 0.0) -> float:
    """A heading over a brass rule; returns where what it heads begins."""
    right = right or canvas.width - MARGIN
    ink = canvas.text(text, (left + 4, top, right, top + HEADING - 8), BODY, BRASS_LIGHT, weight="Bold")
    middle = top + (HEADING - 8) / 2 + 2
    if ink[2] + 24 < right:
        canvas.stroke([(ink[2] + 20, middle), (right - 4, middle)], 3, BRASS_DARK)
        canvas.polygon(_lozenge((right - 4, middle), 7), BRASS)
    return top + HEADING


def _lozenge(centre: Spot, r: float) -> list[Spot]:
    x, y = centre
    return [(x - r, y), (x, y - r), (x + r, y), (x, y + r)]


def title(canvas: Canvas, text: str) -> None:
    """The head of a sheet that is nobody's."""
    canvas.text(text, (MARGIN + 8, 18, canvas.width - MARGIN, 102), TITLE, PAPER, weight="Bold", shrink=3)


def named(canvas: Canvas, first: str, second: str, room: Box, size: int = BODY, ink: Colour = PAPER) -> None:
    """A name, and beside it in smaller letters its English one, as far as there is room for both.

    Args:
        second: empty for none.
    """
    left, top, right, bottom = room
    wide = advance(first, size, "Bold")
    if second and left + wide + 18 + advance(second, LABEL) <= right:
        canvas.text(first, (left, top, left + wide + 2, bottom), size, ink, weight="Bold", shrink=0)
        canvas.text(second, (left + wide + 18, top + 3, right, bottom + 3), LABEL, PAPER_QUIET, shrink=0)
        return
    canvas.text(first, room, size, ink, weight="Bold", shrink=3)


def rows_of(count: int, columns: int) -> int:
    """Rows that so many things take."""
    return -(-count // columns)


def cell(number: int, columns: int, top: float, tall: float, left: float, right: float) -> Box:
    """Where the numbered thing of a grid lies, row by row."""
    row, column = divmod(number, columns)
    width = (right - left - GAP * (columns - 1)) / columns
    x, y = left + column * (width + GAP), top + row * (tall + GAP)
    return x, y, x + width, y + tall
