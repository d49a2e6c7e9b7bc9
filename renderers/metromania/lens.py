"""From the unit lattice of the rules to pixels of a picture."""

from __future__ import annotations

import math
from dataclasses import dataclass

from bot.games.metromania.geometry import (
    ARROW_APEX,
    ARROW_CELLS,
    CELL_POSITIONS,
    POSITION,
    Arrow,
    Cell,
    Vertex,
    position,
)
from renderers.canvas import Spot


@dataclass(frozen=True, slots=True)
class Lens:
    """Where the city lies on a picture.

    scale   pixels from vertex to vertex
    x, y    pixel of the city's centre
    """

    scale: float
    x: float
    y: float

    def at(self, unit: Spot) -> Spot:
        """Pixel of a position in edge lengths."""
        return self.x + unit[0] * self.scale, self.y + unit[1] * self.scale

    def vertex(self, vertex: Vertex) -> Spot:
        """Pixel of a vertex."""
        return self.at(POSITION[vertex])

    def apex(self, arrow: Arrow) -> Spot:
        """Pixel of an arrow cell's outer corner."""
        return self.at(position(ARROW_APEX[arrow]))

    def corners(self, cell: Cell) -> list[Spot]:
        """Pixels of the corners of a city cell or arrow cell."""
        return [self.at(spot) for spot in CELL_POSITIONS[cell]]

    def centre(self, cell: Cell) -> Spot:
        """Pixel of a cell's centre."""
        return middle(self.corners(cell))

    def px(self, share: float) -> float:
        """A length given in edge lengths, in pixels."""
        return self.scale * share


def middle(spots: list[Spot]) -> Spot:
    """The mean of some spots."""
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def towards(a: Spot, b: Spot, share: float) -> Spot:
    """The spot on the way from a (share 0) to b (share 1)."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def shift(a: Spot, direction: Spot, length: float) -> Spot:
    """The spot ``length`` pixels from a along a unit direction."""
    return a[0] + direction[0] * length, a[1] + direction[1] * length


def heading(a: Spot, b: Spot) -> Spot:
    """Unit direction from a to b."""
    length = math.dist(a, b) or 1.0
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def inset(corners: list[Spot], depth: float) -> list[Spot]:
    """A triangle drawn in by ``depth`` pixels on all sides."""
    centre = middle(corners)
    inradius = math.dist(corners[0], corners[1]) * math.sqrt(3) / 6
    return [towards(corner, centre, depth / inradius) for corner in corners]


def is_arrow(cell: Cell) -> bool:
    """Whether the cell is an arrow cell of the frame."""
    return cell >= ARROW_CELLS
