"""Which ways lead a line to its end, how long they are and how many markers they can place: for bot players.

A set of vertices is one integer, so that one more tunnel of all ways at once is a handful of shifts: vertex (q, r) is
bit 16 * (r + 7) + q + 7, and the empty columns keep rows apart. Acute bends count only where a station stands now.
Ways that cross themselves and one marker a turn (E2) are not looked at: every figure is a close lower bound.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Final

from bot.games.metromania.city import EMPTY
from bot.games.metromania.geometry import (
    ARROW_CELLS,
    ARROW_INNER,
    ARROW_SIDE,
    CELLS,
    CENTRE,
    CORNERS,
    ENDS,
    EXIT_DIRECTION,
    FAR_SIDES,
    LEFT,
    POINT,
    POINTS_UP,
    RIGHT,
    VERTEX_AT,
    Arrow,
    Cell,
    Direction,
    Vertex,
)

NO_WAY: Final = 99
"""Tunnels to the end where there is no way."""
MOST_MARKERS: Final = 3
"""Markers on one way that are looked ahead at."""

_ROW: Final = 16
_LAYER: Final = 256
"""Bits set aside for one set."""
BIT: Final[tuple[int, ...]] = tuple(1 << _ROW * (r + 7) + q + 7 for q, r in POINT)
"""The bit of each vertex."""
_EVERYWHERE: Final = sum(BIT)


def _moved(bits: int, by: int) -> int:
    return bits << by if by >= 0 else bits >> -by


def _cell_bit(cell: Cell) -> int:
    """U(q, r) and D(q, r) by the bit of (q, r): the left end of their level side."""
    by_level = sorted((r, q) for q, r in (POINT[v] for v in CORNERS[cell]))
    r, q = by_level[1] if POINTS_UP[cell] else by_level[0]
    return BIT[VERTEX_AT[q, r]]


_CELL_BIT: Final = tuple(_cell_bit(Cell(c)) for c in range(CELLS))


def _side(cells: tuple[Cell, ...], k: int) -> tuple[bool, int]:
    """Form of the cells on one side of every step in a direction, and how far their bit is from the step's vertex."""
    cell = cells[k]
    distance = _CELL_BIT[cell].bit_length() - BIT[CENTRE].bit_length()
    return POINTS_UP[cell], distance


_BESIDE: Final = tuple((*_side(LEFT[CENTRE], k), *_side(RIGHT[CENTRE], k)) for k in range(6))

_UP_BIT: Final = tuple(bit if up else 0 for bit, up in zip(_CELL_BIT, POINTS_UP))
_DOWN_BIT: Final = tuple(0 if up else bit for bit, up in zip(_CELL_BIT, POINTS_UP))

Edges = tuple[int, ...]
"""Per direction, the vertices from which a step in that direction has a host."""


def edges_hosted_by(cells: Iterable[Cell]) -> Edges:
    """The steps that these city cells could host."""
    up = down = 0
    for cell in cells:
        up |= _UP_BIT[cell]
        down |= _DOWN_BIT[cell]
    return _hosted(up, down)


def _hosted(up: int, down: int) -> Edges:
    """The steps that the cells of these two sets could host: those that point up, and those that point down."""
    return tuple(
        _moved(up if left_up else down, -left) | _moved(up if right_up else down, -right)
        for left_up, left, right_up, right in _BESIDE
    )


@lru_cache(maxsize=512)
def _empty_ground(kinds: str) -> tuple[int, int]:
    """Sets of the cells of a city on which nothing is printed: those that point up, and those that point down."""
    empty = [c for c in range(CELLS) if kinds[c] == EMPTY]
    return sum(_UP_BIT[c] for c in empty), sum(_DOWN_BIT[c] for c in empty)


def edges_on_free_ground(kinds: str, taken: Iterable[Cell]) -> Edges:
    """The steps that empty ground without a tunnel could host.

    Args:
        kinds: of the city's cells.
        taken: cells with a tunnel, arrow cells included.
    """
    up, down = _empty_ground(kinds)
    for cell in taken:
        if cell < CELLS:
            up &= ~_UP_BIT[cell]
            down &= ~_DOWN_BIT[cell]
    return _hosted(up, down)


def bits_of(vertices: Iterable[Vertex]) -> int:
    """The set of these vertices."""
    bits = 0
    for v in vertices:
        bits |= BIT[v]
    return bits


def open_ends(start: Arrow, taken: Collection[Cell]) -> list[Arrow]:
    """Black arrows where a line from this white arrow may end now (D5)."""
    free = [a for a in ENDS if ARROW_CELLS + a not in taken]
    far = FAR_SIDES[ARROW_SIDE[start]]
    return [a for a in free if ARROW_SIDE[a] in far] or free


class Ways:
    """All ways of one line to its ends.

    Args:
        ends: black arrows it may end in.
        plain: steps on empty ground.
        marking: steps in destination spaces where the owner can place a marker.
        path: vertices of the line so far.
        stations: the set of vertices with a station.
        left: tunnels the line has left.
        markers: most markers that ways are told apart by.
    """

    __slots__ = ("_every", "_layers", "_reach")

    def __init__(
        self,
        ends: Iterable[Arrow],
        plain: Edges,
        marking: Edges,
        path: Sequence[Vertex],
        stations: int,
        left: int,
        markers: int,
    ) -> None:
        leave: list[int] = [0] * 6
        for arrow in ends:
            for v in ARROW_INNER[arrow]:
                leave[EXIT_DIRECTION[arrow, v]] |= BIT[v]
        every = sum(1 << _LAYER * j for j in range(markers + 1))
        """Copies a set into every layer: layer j of a number is the set for j markers."""
        free = (_EVERYWHERE & ~bits_of(path)) * every
        sharp = stations * every
        onto = [edges * every for edges in plain]
        at = [hosts * (every >> _LAYER) for hosts in marking]
        e_on, se_on, sw_on, w_on, nw_on, ne_on = onto
        e_at, se_at, sw_at, w_at, nw_at, ne_at = at
        self._every = every
        self._layers = [1 << _LAYER * j for j in range(markers + 1)]
        self._reach = [_arriving(leave, sharp)]
        """reach[n - 1][k]: arrived there in direction k, the line can end with n more tunnels; a layer per marker."""
        for _ in range(1, left):  # every direction by itself: most of the time of the bots is spent here
            e, se, sw, w, nw, ne = self._reach[-1]
            e, se, sw = (e & free) >> 1, (se & free) >> _ROW, (sw & free) >> _ROW - 1
            w, nw, ne = (w & free) << 1, (nw & free) << _ROW, (ne & free) << _ROW - 1
            leave = [
                e & e_on | (e & e_at) << _LAYER,
                se & se_on | (se & se_at) << _LAYER,
                sw & sw_on | (sw & sw_at) << _LAYER,
                w & w_on | (w & w_at) << _LAYER,
                nw & nw_on | (nw & nw_at) << _LAYER,
                ne & ne_on | (ne & ne_at) << _LAYER,
            ]
            self._reach.append(_arriving(leave, sharp))

    def fewest(self, v: Vertex, k: Direction, left: int, least: int = 1) -> list[int]:
        """Fewest tunnels to an end, the end tunnel included, per number of markers placed on the way.

        Args:
            v: where the line has just arrived.
            k: in which direction.
            left: tunnels it then has left.
            least: so many it needs at least, as the caller knows.
        """
        layers, bit = self._layers, BIT[v]
        found = [NO_WAY] * len(layers)
        anywhere, missing = bit * self._every, len(found)
        reach = self._reach
        for n in range(max(1, least), min(left, len(reach)) + 1):
            hits = reach[n - 1][k] & anywhere
            if hits:
                for j, layer in enumerate(layers):
                    if hits & bit * layer:
                        anywhere ^= bit * layer
                        found[j] = n
                        missing -= 1
                if not missing:
                    break
        return found


def _arriving(leave: Sequence[int], stations: int) -> list[int]:
    """Per direction of arrival, from where one of the ways that leave can be taken (D4c)."""
    a, b, c, d, e, f = leave
    return [
        f | a | b | (e | c) & stations,
        a | b | c | (f | d) & stations,
        b | c | d | (a | e) & stations,
        c | d | e | (b | f) & stations,
        d | e | f | (c | a) & stations,
        e | f | a | (d | b) & stations,
    ]
