"""The fixed lattice of Metromania (rules section 2): vertices, cells, sectors, sides and arrow cells.

Everything here is the same in every game and is computed once, when the module is loaded, into tuples
indexed by small integers. Which *kind* a cell has depends on the random city: see `city.py`.

Identifiers
    Vertex     0..126, row by row from the top (r = -6..6), left to right within a row
    Cell       0..215, city cells, strip by strip from the top, left to right within a strip;
               216..239 are the cells of the arrows: cell = ARROW_CELLS + arrow
    Arrow      0..11 white (start), 12..23 black (end), clockwise from the top left corner of the frame
    Direction  0..5 = E SE SW W NW NE, clockwise on the screen (y grows downward)
    Side       0..5 as in rules 2.3: side k runs from corner N*d[k] to corner N*d[k+1]
`NONE` (-1) stands in every table for "outside the city".
"""

from __future__ import annotations

import math
from typing import Final, NewType

Vertex = NewType("Vertex", int)
Cell = NewType("Cell", int)
Arrow = NewType("Arrow", int)
Direction = NewType("Direction", int)
Side = NewType("Side", int)
Point = tuple[int, int]
"""Axial coordinates (q, r); points outside the city exist too (the apex of an arrow cell)."""

N: Final = 6
"""Small triangles along one side of a city piece (rules 2.6)."""
NONE: Final = -1

DIRECTIONS: Final[tuple[Point, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
DIRECTION_NAMES: Final = ("E", "SE", "SW", "W", "NW", "NE")
ROW_HEIGHT: Final = math.sqrt(3) / 2


def _inside(point: Point) -> bool:
    q, r = point
    return abs(q) <= N and abs(r) <= N and abs(q + r) <= N


def _step(point: Point, direction: int, times: int = 1) -> Point:
    dq, dr = DIRECTIONS[direction % 6]
    return point[0] + dq * times, point[1] + dr * times


# --- vertices ---------------------------------------------------------------------------------------------------------

POINT: Final[tuple[Point, ...]] = tuple((q, r) for r in range(-N, N + 1) for q in range(-N, N + 1) if _inside((q, r)))
"""Axial coordinates of each vertex."""
VERTEX_AT: Final[dict[Point, Vertex]] = {point: Vertex(i) for i, point in enumerate(POINT)}
VERTICES: Final = len(POINT)
CENTRE: Final = VERTEX_AT[0, 0]


def _vertex_or_none(point: Point) -> Vertex:
    return VERTEX_AT.get(point, Vertex(NONE))


NEXT: Final[tuple[tuple[Vertex, ...], ...]] = tuple(
    tuple(_vertex_or_none(_step(point, k)) for k in range(6)) for point in POINT
)
"""NEXT[vertex][direction]: the neighbour there, or NONE."""

DIRECTION_TO: Final[dict[tuple[Vertex, Vertex], Direction]] = {
    (Vertex(v), w): Direction(k) for v, around in enumerate(NEXT) for k, w in enumerate(around) if w != NONE
}
"""Direction of the step between two neighbouring vertices."""
EDGES: Final = len(DIRECTION_TO) // 2

# --- city cells -------------------------------------------------------------------------------------------------------


def up_corners(q: int, r: int) -> tuple[Point, Point, Point]:
    """Corners of the up cell U(q, r): base left, base right, apex above."""
    return (q, r), (q + 1, r), (q + 1, r - 1)


def down_corners(q: int, r: int) -> tuple[Point, Point, Point]:
    """Corners of the down cell D(q, r): top left, top right, apex below."""
    return (q, r), (q + 1, r), (q, r + 1)


def _city_cells() -> list[tuple[Point, Point, Point]]:
    every = [
        corners(q, r) for corners in (up_corners, down_corners) for q in range(-N, N + 1) for r in range(-N, N + 1)
    ]
    return [corners for corners in every if all(map(_inside, corners))]


def _by_strip(corners: tuple[Point, Point, Point]) -> tuple[int, int]:
    return min(r for _, r in corners), sum(2 * q + r for q, r in corners)


_CELL_POINTS: Final = tuple(sorted(_city_cells(), key=_by_strip))
CELLS: Final = len(_CELL_POINTS)
CORNERS: Final[tuple[tuple[Vertex, Vertex, Vertex], ...]] = tuple(
    (VERTEX_AT[a], VERTEX_AT[b], VERTEX_AT[c]) for a, b, c in _CELL_POINTS
)
"""The three corner vertices of each city cell."""
_CELL_OF_POINTS: Final = {frozenset(points): Cell(i) for i, points in enumerate(_CELL_POINTS)}


def cell_with(*points: Point) -> Cell:
    """The city cell with exactly these three corners (axial coordinates), or NONE."""
    return _CELL_OF_POINTS.get(frozenset(points), Cell(NONE))


def up_cell(q: int, r: int) -> Cell:
    """City cell U(q, r) of rules 2.1, or NONE outside the city."""
    return cell_with(*up_corners(q, r))


def down_cell(q: int, r: int) -> Cell:
    """City cell D(q, r) of rules 2.1, or NONE outside the city."""
    return cell_with(*down_corners(q, r))


POINTS_UP: Final[tuple[bool, ...]] = tuple(
    frozenset(points) == frozenset(up_corners(*points[0])) for points in _CELL_POINTS
)
"""Whether the cell's apex is above its base (for drawing)."""
CELLS_AT: Final[tuple[tuple[Cell, ...], ...]] = tuple(
    tuple(Cell(c) for c, corners in enumerate(CORNERS) if v in corners) for v in range(VERTICES)
)
"""City cells that have the vertex as a corner (two to six)."""
TOUCHING: Final[tuple[frozenset[Cell], ...]] = tuple(
    frozenset(other for v in corners for other in CELLS_AT[v]) - {Cell(c)} for c, corners in enumerate(CORNERS)
)
"""City cells that share a vertex or an edge with the cell (rule E3), itself excluded."""
RIGHT: Final[tuple[tuple[Cell, ...], ...]] = tuple(
    tuple(cell_with(p, _step(p, k), _step(p, k + 1)) for k in range(6)) for p in POINT
)
"""RIGHT[vertex][direction]: the city cell on the right hand of the step, or NONE."""
LEFT: Final[tuple[tuple[Cell, ...], ...]] = tuple(
    tuple(cell_with(p, _step(p, k), _step(p, k - 1)) for k in range(6)) for p in POINT
)
"""LEFT[vertex][direction]: the city cell on the left hand of the step, or NONE."""

# --- sectors and the local addresses of a piece (rules 2.2) ------------------------------


def sector_corners(sector: int, rotation: int = 0) -> tuple[Point, Point, Point]:
    """Where corners A, B, C of a piece lie when it is in the sector (0..5), turned by rotation (0..2)."""
    corners = ((0, 0), _step((0, 0), sector, N), _step((0, 0), sector + 1, N))
    return corners[rotation % 3], corners[(rotation + 1) % 3], corners[(rotation + 2) % 3]


def _local_cells(sector: int, rotation: int) -> dict[tuple[int, int], Cell]:
    a, b, c = sector_corners(sector, rotation)
    e1 = ((b[0] - a[0]) // N, (b[1] - a[1]) // N)
    e2 = ((c[0] - a[0]) // N, (c[1] - a[1]) // N)

    def point(i: int, p: int) -> Point:
        return a[0] + (i - p) * e1[0] + p * e2[0], a[1] + (i - p) * e1[1] + p * e2[1]

    cells: dict[tuple[int, int], Cell] = {}
    for row in range(N):
        for col in range(2 * row + 1):
            p, inverted = divmod(col, 2)
            if inverted:
                cells[row, col] = cell_with(point(row, p), point(row, p + 1), point(row + 1, p + 1))
            else:
                cells[row, col] = cell_with(point(row, p), point(row + 1, p), point(row + 1, p + 1))
    return cells


LOCAL: Final[tuple[tuple[dict[tuple[int, int], Cell], ...], ...]] = tuple(
    tuple(_local_cells(sector, rotation) for rotation in range(3)) for sector in range(6)
)
"""LOCAL[sector][rotation][row, col]: the city cell at that address of the piece lying there."""
SECTOR_OF: Final[tuple[int, ...]] = tuple(
    next(k for k in range(6) if Cell(c) in LOCAL[k][0].values()) for c in range(CELLS)
)
"""Sector (0..5) of each city cell."""

# --- sides and arrow cells (rules 2.3) ------------------------------

SIDES_IN_ORDER: Final[tuple[Side, ...]] = tuple(Side(k) for k in (4, 5, 0, 1, 2, 3))
"""Sides clockwise from the top one: the order in which arrows are numbered."""
START_PLACES: Final = (1, 3)
END_PLACES: Final = (2, 4)
STARTS: Final = tuple(Arrow(i) for i in range(12))
ENDS: Final = tuple(Arrow(i) for i in range(12, 24))
ARROWS: Final = 24
ARROW_CELLS: Final = CELLS
"""Cell number of arrow 0; the cell of arrow a is ARROW_CELLS + a."""


def border_vertices(side: int) -> tuple[Vertex, ...]:
    """The N + 1 vertices of a side, from corner N*d[side] to corner N*d[side+1]."""
    corner = _step((0, 0), side, N)
    return tuple(VERTEX_AT[_step(corner, side + 2, i)] for i in range(N + 1))


def _arrow_places() -> tuple[tuple[Side, int], ...]:
    return tuple((side, place) for places in (START_PLACES, END_PLACES) for side in SIDES_IN_ORDER for place in places)


ARROW_SIDE: Final[tuple[Side, ...]] = tuple(side for side, _ in _arrow_places())
ARROW_INNER: Final[tuple[tuple[Vertex, Vertex], ...]] = tuple(
    (border_vertices(side)[place], border_vertices(side)[place + 1]) for side, place in _arrow_places()
)
"""The two city vertices u, v of each arrow cell, clockwise."""
ARROW_APEX: Final[tuple[Point, ...]] = tuple(_step(POINT[u], ARROW_SIDE[a] + 1) for a, (u, _) in enumerate(ARROW_INNER))
"""The outer corner w of each arrow cell; no vertex of the city (rules 2.3)."""
FAR_SIDES: Final[tuple[frozenset[Side], ...]] = tuple(frozenset(Side((k + i) % 6) for i in (2, 3, 4)) for k in range(6))
"""The three sides that are neither the side nor adjacent to it."""
END_AT: Final[dict[Vertex, Arrow]] = {v: a for a in ENDS for v in ARROW_INNER[a]}
"""The black arrow a vertex belongs to; no vertex belongs to two."""


def arrow_cell(arrow: Arrow) -> Cell:
    """Cell number (216..239) of an arrow's frame cell."""
    return Cell(ARROW_CELLS + arrow)


def is_start(arrow: Arrow) -> bool:
    """Whether the arrow is white (a start space)."""
    return arrow < len(STARTS)


def _direction_between(a: Point, b: Point) -> Direction:
    return Direction(DIRECTIONS.index((b[0] - a[0], b[1] - a[1])))


ENTRY_DIRECTION: Final[dict[tuple[Arrow, Vertex], Direction]] = {
    (a, v): _direction_between(ARROW_APEX[a], POINT[v]) for a in STARTS for v in ARROW_INNER[a]
}
"""Direction w -> v of a start tunnel that enters the city at v."""
EXIT_DIRECTION: Final[dict[tuple[Arrow, Vertex], Direction]] = {
    (a, v): _direction_between(POINT[v], ARROW_APEX[a]) for a in ENDS for v in ARROW_INNER[a]
}
"""Direction v -> w of an end tunnel that leaves the city at v."""

# --- positions for drawing ------------------------------


def position(point: Point) -> tuple[float, float]:
    """Pixel position (x, y) of a lattice point (edge length 1, centre of the city at (0, 0), y down; 2.1)."""
    q, r = point
    return q + r / 2, ROW_HEIGHT * r


POSITION: Final[tuple[tuple[float, float], ...]] = tuple(position(point) for point in POINT)
"""Pixel position of each vertex."""
CELL_POSITIONS: Final[tuple[tuple[tuple[float, float], ...], ...]] = tuple(
    tuple(position(point) for point in points) for points in _CELL_POINTS
) + tuple(tuple(position(p) for p in (POINT[u], POINT[v], ARROW_APEX[a])) for a, (u, v) in enumerate(ARROW_INNER))
"""Pixel positions of the three corners of each cell; cells 216..239 are arrows, their third corner is the apex."""


def cell_centre(cell: Cell) -> tuple[float, float]:
    """Pixel position of the centre of a city cell or arrow cell."""
    corners = CELL_POSITIONS[cell]
    return sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3


def tunnel_ends(cell: Cell, v: Vertex, towards: Vertex) -> tuple[tuple[float, float], tuple[float, float]]:
    """Pixel ends of a tunnel's stroke: v and the other vertex, or the apex if the cell is an arrow cell.

    For an arrow cell `towards` is ignored (pass `v`): the stroke joins v and the outer apex.
    """
    if cell >= ARROW_CELLS:
        return POSITION[v], position(ARROW_APEX[cell - ARROW_CELLS])
    return POSITION[v], POSITION[towards]
