"""The six city pieces and the city that a permutation and rotations of them make (rules 2.2, 2.4, 2.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.metromania.geometry import CELLS, CELLS_AT, CORNERS, LOCAL, TOUCHING, VERTICES, Cell, Vertex

EMPTY: Final = "."
PARK: Final = "P"
LAKE: Final = "L"
DESTINATIONS: Final = "RCE"
"""Residential, commercial, entertainment."""

PIECES: Final[tuple[dict[str, tuple[tuple[int, int], ...]], ...]] = (
    {"R": ((2, 1),), "C": ((4, 6),), "E": ((5, 2),), PARK: ((3, 2), (3, 3), (3, 4))},
    {"R": ((4, 2),), "C": ((1, 1),), "E": ((5, 4),)},
    {"R": ((5, 5),), "C": ((3, 6),), "E": ((3, 0),)},
    {"R": ((5, 8),), "C": ((4, 1),), "E": ((2, 4),), LAKE: ((3, 2), (3, 3), (3, 4))},
    {"R": ((4, 4),), "C": ((4, 5),), "E": ((5, 0),)},
    {"R": ((0, 0),), "C": ((5, 7),), "E": ((4, 4),)},
)
"""House layout (rules 2.5): for each piece, the local (row, col) addresses of its special cells."""


class City:
    """What the cells are in one composed city. Never stored: the state keeps the permutation and the rotations.

    kinds          one letter per city cell: `.`, `R`, `C`, `E`, `P` (park) or `L` (lake)
    destinations   per vertex, the number of destination spaces with that corner: d(v) of P1
    clashing       per destination cell, the touching destination cells of another kind (E3)
    park, lake     vertices on a corner of a park cell, of a lake cell (7.4)
    """

    __slots__ = ("clashing", "destinations", "kinds", "lake", "park")

    def __init__(self, kinds: str) -> None:
        self.kinds: str = kinds
        self.destinations: tuple[int, ...] = tuple(
            sum(kinds[c] in DESTINATIONS for c in CELLS_AT[v]) for v in range(VERTICES)
        )
        self.clashing: dict[Cell, tuple[Cell, ...]] = {
            Cell(c): tuple(o for o in sorted(TOUCHING[c]) if kinds[o] in DESTINATIONS and kinds[o] != kinds[c])
            for c in range(CELLS)
            if kinds[c] in DESTINATIONS
        }
        self.park: frozenset[Vertex] = self._corners_of(PARK)
        self.lake: frozenset[Vertex] = self._corners_of(LAKE)

    def _corners_of(self, kind: str) -> frozenset[Vertex]:
        return frozenset(v for c in range(CELLS) if self.kinds[c] == kind for v in CORNERS[c])


def kinds_of(order: tuple[int, ...], rotations: tuple[int, ...]) -> str:
    """The 216 cell kinds when piece order[k] (0..5) lies in sector k with rotation rotations[k] (0..2)."""
    kinds = [EMPTY] * CELLS
    for sector, (piece, rotation) in enumerate(zip(order, rotations, strict=True)):
        addresses = LOCAL[sector][rotation]
        for kind, places in PIECES[piece].items():
            for place in places:
                kinds[addresses[place]] = kind
    return "".join(kinds)


@lru_cache(maxsize=512)
def city_of(order: tuple[int, ...], rotations: tuple[int, ...]) -> City:
    """The city composed from a permutation and rotations, as `kinds_of`; remembered."""
    return City(kinds_of(order, rotations))
