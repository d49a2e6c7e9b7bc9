"""How far a line still has to go: shortest ways over free ground, for bot players and warnings.

Works on the lines of a state and on those of a view alike. Bends are left out of account, so every figure is a lower
bound: a station can always make a bend legal.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Protocol

from bot.games.metromania.city import EMPTY
from bot.games.metromania.geometry import (
    ARROW_CELLS,
    ARROW_INNER,
    ARROW_SIDE,
    ENDS,
    FAR_SIDES,
    LEFT,
    NEXT,
    NONE,
    RIGHT,
    VERTICES,
    Arrow,
    Cell,
    Vertex,
)

NO_WAY: Final = 1 << 10
"""Tunnels to the end where there is no way."""


class LineOnMap(Protocol):
    """What `Line` and `LineView` have in common."""

    @property
    def path(self) -> Sequence[Vertex]:
        """City vertices in order."""
        ...

    @property
    def hosts(self) -> Sequence[Cell]:
        """Cells of the tunnels in order."""
        ...

    @property
    def start(self) -> Arrow:
        """White arrow, or NONE."""
        ...


def taken_cells(lines: Sequence[LineOnMap]) -> set[Cell]:
    """Every cell that holds a tunnel."""
    return {cell for line in lines for cell in line.hosts}


def open_ends(start: Arrow, taken: Collection[Cell]) -> list[Arrow]:
    """Black arrows where a line from this white arrow may end now (D5)."""
    free = [a for a in ENDS if ARROW_CELLS + a not in taken]
    far = FAR_SIDES[ARROW_SIDE[start]]
    return [a for a in free if ARROW_SIDE[a] in far] or free


def tunnels_to_end(
    line: LineOnMap, kinds: str, taken: Collection[Cell], markers: Collection[str] = (), start: Arrow | None = None
) -> list[int]:
    """Fewest tunnels from each vertex to an end of the line, the end tunnel included.

    Args:
        line: the line; its own path is closed but for the open end.
        kinds: the 216 cell kinds.
        taken: cells with tunnels, arrow cells included.
        markers: kinds of destination space that are open to the owner (`RCE`, or the kinds of the markers in hand).
        start: white arrow to think of, for a line that is not started.

    Returns:
        one number per vertex; `NO_WAY` where no way leads to an end.
    """
    usable = {EMPTY, *markers}
    left = [NO_WAY] * VERTICES
    closed = set(line.path[:-1])
    due: list[Vertex] = []
    for arrow in open_ends(line.start if start is None else start, taken):
        for v in ARROW_INNER[arrow]:
            if v not in closed and left[v] == NO_WAY:
                left[v] = 1
                due.append(v)
    for v in due:  # breadth first, backwards from the ends; `due` grows while it is read
        further = left[v] + 1
        for k, w in enumerate(NEXT[v]):
            if w == NONE or left[w] <= further or w in closed:
                continue
            for cell in (LEFT[v][k], RIGHT[v][k]):
                if cell != NONE and cell not in taken and kinds[cell] in usable:
                    left[w] = further
                    due.append(w)
                    break
    return left
