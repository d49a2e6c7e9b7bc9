"""The frame of a table at a game's end: a column for each seat with its head, striped rows, and the totals below.

Which rows there are and what stands in their cells is each game's own (`renderers/metromania/results.py` and its like).
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from renderers.canvas import Box, Canvas, Spot
from renderers.people import crown, seat_badge
from renderers.theme import BODY, BRIGHT, CARD, CARD_RAISED, MARGIN, SEATS, TABLE, TEXT, WIDTH, Colour, mix

GAP = 10
"""Pixels between columns."""


def columns(seats: int, aside: float) -> list[Spot]:
    """Left and right end of each seat's column, in pixels, beside the ``aside`` pixels that name the rows."""
    left = MARGIN + aside
    width = (WIDTH - MARGIN - left - GAP * (seats - 1)) / seats
    return [(left + seat * (width + GAP), left + seat * (width + GAP) + width) for seat in range(seats)]


def ground(canvas: Canvas, seat: int, box: Box, first: bool, tint: float = 0.28) -> Colour:
    """Paint what a head stands on, framed for whoever is first, and say which colour it has."""
    colour = mix(CARD, SEATS[seat].colour, tint)
    if first:
        canvas.frame(box, 22, 6, BRIGHT, colour)
    else:
        canvas.panel(box, 22, colour)
    return colour


def head(canvas: Canvas, seat: int, name: str, box: Box, first: bool, final: bool) -> None:
    """Badge and name over a column; the crown comes when it is over."""
    left, top, right, _ = box
    ground(canvas, seat, box, first)
    seat_badge(canvas, seat, (left + 48, top + 46), 23)
    if first and final:
        crown(canvas, (right - 44, top + 44), 22, BRIGHT)
    canvas.text(name, (left + 18, top + 82, right - 18, top + 138), BODY, TEXT, weight="Bold")


def stripe(canvas: Canvas, number: int, top: float, height: float) -> None:
    """The ground of every other row."""
    if number % 2 == 0:
        canvas.panel((MARGIN, top, WIDTH - MARGIN, top + height - 4), 14, mix(TABLE, CARD, 0.6))


def totals(
    canvas: Canvas,
    title: str,
    numbers: Sequence[int],
    best: Container[int],
    where: Sequence[Spot],
    top: float,
    tall: int,
) -> None:
    """The last row: everybody's total by seat, that of the ``best`` seats lit.

    Args:
        where: the columns.
        top, tall: of the row in pixels.
    """
    canvas.panel((MARGIN, top, WIDTH - MARGIN, top + tall), 22, CARD_RAISED)
    canvas.text(title, (MARGIN + 18, top, where[0][0] - 12, top + tall), 44, TEXT, weight="Bold")
    for seat, (left, right) in enumerate(where):
        shown = str(numbers[seat]).replace("-", "−")
        canvas.number(shown, (left, top, right, top + tall), 72, BRIGHT if seat in best else TEXT, align="centre")
