"""Metromania's motif: a transit map over city blocks."""

from __future__ import annotations

from typing import Final

from renderers.canvas import Canvas, Spot
from renderers.metromania import palette
from renderers.metromania.chart import SAMPLE_CITY
from renderers.metromania.city import draw_city
from renderers.metromania.lens import Lens
from renderers.theme import SEATS, WHITE

SIDE: Final = 128
"""Pixels of a block's edge."""
LINES: Final[tuple[tuple[int, tuple[tuple[int, int], ...]], ...]] = (
    (0, ((-5, -1), (-3, -1), (-2, 0), (2, 0), (3, -1), (6, -1))),
    (1, ((-4, 2), (-2, 0), (-1, -2))),
    (1, ((-1, -2), (2, -2), (4, 0), (4, 2))),
    (2, ((-6, 1), (-4, 1), (-3, 0), (-3, -2))),
    (3, ((6, -2), (3, 1), (0, 1), (-1, 2))),
)
"""Seat and corners of each line on the lattice of blocks: steps to the right, steps down to the right."""
STOPS: Final = ((-3, -1), (-2, 0), (0, 0), (2, 0), (3, -1), (1, -2), (4, 0), (-4, 1), (2, 1), (0, 1), (5, -1))


def paint(canvas: Canvas) -> None:
    """Draw it over the whole canvas."""
    width, height = canvas.size
    middle = (width / 2, height * 0.36)
    draw_city(canvas, Lens(SIDE, *middle), SAMPLE_CITY, (0, 1, 2, 3, 4, 5))
    canvas.labels.clear()

    def at(spot: tuple[int, int]) -> Spot:
        across, down = spot
        return middle[0] + SIDE * (across + down / 2), middle[1] + SIDE * down * 0.866

    for seat, corners in LINES:
        spots = [at(corner) for corner in corners]
        canvas.stroke(spots, 34, palette.CASING)
        canvas.stroke(spots, 24, SEATS[seat].colour)
    for stop in STOPS:
        canvas.disc(at(stop), 23, palette.CASING)
        canvas.disc(at(stop), 16, WHITE)
