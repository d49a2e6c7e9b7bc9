"""The 37 hexagons of the galaxy and the position beside it: labels, coordinates, neighbours, distances (rules 4.1).

A position is its label: ring and clockwise index from north, `000`, `101`-`106`, `201`-`212`, `301`-`318` (G2). Labels
in alphabetical order are in board order, `CH` last. Which of them a table has, its layout says (`layouts.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Point = tuple[int, int]
"""Axial coordinates (q, r)."""

DIRECTIONS: Final[tuple[Point, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""One step in each direction, clockwise from north (G1)."""
DIRECTION_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")
RINGS: Final = 3
"""The outermost ring."""
CENTRE: Final = "000"
"""Where Mecatol Rex lies (S5)."""
CREUSS_HOME: Final = "CH"
"""The extra position (G3): part of the board, without coordinates and without neighbours."""


def _walk(ring: int) -> list[Point]:
    """The points of a ring from its north corner clockwise (G2)."""
    point = (0, -ring)
    points: list[Point] = []
    for dq, dr in DIRECTIONS[2:] + DIRECTIONS[:2]:
        for _ in range(ring):
            points.append(point)
            point = point[0] + dq, point[1] + dr
    return points


POINT: Final[Mapping[str, Point]] = {CENTRE: (0, 0)} | {
    f"{ring}{index:02}": point for ring in range(1, RINGS + 1) for index, point in enumerate(_walk(ring), 1)
}
"""Coordinates of each position but `CH`, in board order."""
POSITIONS: Final = tuple(POINT)
"""Every position that has coordinates, in board order."""
LABEL_AT: Final[Mapping[Point, str]] = {point: label for label, point in POINT.items()}
RING: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(label for label in POSITIONS if label[0] == str(ring)) for ring in range(RINGS + 1)
)
"""RING[n]: the positions of ring n, clockwise from north."""
BESIDE: Final[Mapping[str, tuple[str, ...]]] = {
    label: tuple(LABEL_AT.get((q + dq, r + dr), "") for dq, dr in DIRECTIONS) for label, (q, r) in POINT.items()
}
"""BESIDE[position][direction]: the position there, or an empty text beyond the edge."""
NEIGHBOURS: Final[Mapping[str, tuple[str, ...]]] = {
    label: tuple(filter(None, beside)) for label, beside in BESIDE.items()
} | {CREUSS_HOME: ()}
"""The positions at distance 1 in compass order from north; `CH` has none (G3)."""


def sector(position: str) -> str:
    """The sixth of the galaxy in which a position lies, named by the direction of its corner; empty for the centre and
    for what has no coordinates."""
    if position not in POINT or position == CENTRE:
        return ""
    ring, index = int(position[0]), int(position[1:])
    return DIRECTION_NAMES[(index - 1) // ring]


def distance(a: str, b: str) -> int:
    """Steps from one position to another over touching hexagons (G1), whatever lies on them.

    Raises:
        KeyError: `CH`, which is at no distance from anything (G3), or no position at all.
    """
    (aq, ar), (bq, br) = POINT[a], POINT[b]
    dq, dr = aq - bq, ar - br
    return max(abs(dq), abs(dr), abs(dq + dr))
