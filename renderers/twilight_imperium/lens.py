"""From positions of the galaxy to pixels: hexagons with a flat top (G1)."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.games.twilight_imperium.galaxy.geometry import CREUSS_HOME, POINT
from renderers.canvas import Box, Spot, regular

ROOT: Final = math.sqrt(3)
ASIDE: Final = (3.02, -4.062)
"""Where `CH` is drawn, as a point of the lattice: it is at no distance from anything (G3)."""


@dataclass(frozen=True, slots=True)
class Lens:
    """Where systems lie on a picture.

    Args:
        radius: from a system's middle to its corners, in pixels.
        x, y: where the middle of the galaxy lies.
    """

    radius: float
    x: float
    y: float

    @classmethod
    def around(cls, positions: Iterable[str], box: Box, largest: float) -> Lens:
        """Systems as large as fits into a box, and in its middle.

        Args:
            positions: at least one.
            largest: greatest radius in pixels.
        """
        left, top, right, bottom = Lens(1.0, 0.0, 0.0).bounds(positions)
        radius = min((box[2] - box[0]) / (right - left), (box[3] - box[1]) / (bottom - top), largest)
        x = (box[0] + box[2]) / 2 - (left + right) / 2 * radius
        y = (box[1] + box[3]) / 2 - (top + bottom) / 2 * radius
        return cls(radius, x, y)

    @property
    def apothem(self) -> float:
        """From a system's middle to its edges, in pixels."""
        return self.radius * ROOT / 2

    def centre(self, position: str) -> Spot:
        """The middle of a system."""
        q, r = ASIDE if position == CREUSS_HOME else POINT[position]
        return self.x + 1.5 * self.radius * q, self.y + ROOT * self.radius * (r + q / 2)

    def corners(self, position: str, share: float = 1.0) -> list[Spot]:
        """A system's corners, or those of a smaller hexagon in its middle."""
        return regular(self.centre(position), self.radius * share, 6, 0)

    def bounds(self, positions: Iterable[str]) -> Box:
        """The box that systems fill."""
        middles = [self.centre(one) for one in positions]
        xs, ys = [x for x, _ in middles], [y for _, y in middles]
        return (
            min(xs) - self.radius,
            min(ys) - self.apothem,
            max(xs) + self.radius,
            max(ys) + self.apothem,
        )
