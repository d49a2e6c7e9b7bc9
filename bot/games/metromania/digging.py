"""Tunnels: which may be laid, and what laying one does (rules 4.1, 4.2, C1, C4, D1-D7, E1-E5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from msgspec import Struct

from bot.games.metromania.city import DESTINATIONS, EMPTY
from bot.games.metromania.geometry import (
    ARROW_CELLS,
    ARROW_INNER,
    ARROW_SIDE,
    DIRECTION_TO,
    END_AT,
    ENDS,
    ENTRY_DIRECTION,
    EXIT_DIRECTION,
    FAR_SIDES,
    LEFT,
    NEXT,
    NONE,
    RIGHT,
    STARTS,
    Arrow,
    Cell,
    Direction,
    Side,
    Vertex,
    arrow_cell,
)
from bot.games.metromania.network import build_station, due_stations, reach_old_station
from bot.games.metromania.notation import Extend, Finish, Start, TypedStep
from bot.games.metromania.readings import FIRST_LINE_IS_SOLID
from bot.games.metromania.state import HIDDEN, Line, Marker, Placed, State

_SIDES: Final[tuple[tuple[Literal["L", "R"], tuple[tuple[Cell, ...], ...]], ...]] = (("L", LEFT), ("R", RIGHT))
_GENTLE: Final = tuple(tuple(Direction((a + turn) % 6) for turn in (-1, 0, 1)) for a in range(6))
"""Directions that leave without an acute bend, per incoming direction (D4c)."""
_WITH_STATION: Final = tuple(tuple(Direction((a + turn) % 6) for turn in (-2, -1, 0, 1, 2)) for a in range(6))
UNKNOWN: Final = "?"
"""Letter of a marker where only its kind is looked at (V2)."""


class Laid(Struct):
    """What one tunnel has brought about."""

    line: int
    """Number of the line."""
    cell: Cell
    vertex: Vertex
    """The line's open end now; where a finished line leaves the city."""
    marker: Marker
    """Marker placed with it, or empty."""
    stations: list[Vertex]
    """Stations built, in order (A7)."""
    gained: list[int]
    """Station points per seat."""
    finished: bool


def incoming(line: Line) -> Direction:
    """Direction in which a started line arrives at its open end."""
    path = line.path
    if len(path) > 1:
        return DIRECTION_TO[path[-2], path[-1]]
    return ENTRY_DIRECTION[line.start, path[0]]


def _free_arrows(arrows: Iterable[Arrow], sides: frozenset[Side], taken: set[Cell]) -> list[Arrow]:
    """Free arrows on these sides; any free arrow when those sides have none left (D3, D5)."""
    free = [a for a in arrows if ARROW_CELLS + a not in taken]
    return [a for a in free if ARROW_SIDE[a] in sides] or free


def start_arrows(state: State, number: int, taken: set[Cell]) -> list[Arrow]:
    """White arrows where an unstarted line may begin (D3, F8)."""
    twin = state.lines[number ^ 1]
    sides = FAR_SIDES[ARROW_SIDE[twin.start]] if twin.hosts else frozenset(ARROW_SIDE)
    return _free_arrows(STARTS, sides, taken)


def end_arrow(line: Line, taken: set[Cell]) -> Arrow:
    """The black arrow that the open end could leave by, bends aside, or NONE (D5)."""
    arrow = END_AT.get(line.path[-1], Arrow(NONE))
    if arrow == NONE or ARROW_CELLS + arrow in taken:
        return Arrow(NONE)
    far = FAR_SIDES[ARROW_SIDE[line.start]]
    return arrow if ARROW_SIDE[arrow] in far or arrow in _free_arrows(ENDS, far, taken) else Arrow(NONE)


def fitting_markers(state: State, seat: int, cell: Cell) -> list[Marker]:
    """Markers of the seat that may be placed on a destination cell (E1, E3), whatever this turn has seen."""
    kind = state.city.kinds[cell]
    clashing = state.city.clashing[cell]
    barred = {p.marker[1] for p in state.placed if p.cell in clashing}
    return [marker for marker in state.hands[seat] if marker[0] == kind and marker[1] not in barred]


def _holds_kind(state: State, seat: int, cell: Cell) -> list[Marker]:
    kind = state.city.kinds[cell]
    return [kind + UNKNOWN] if any(marker[0] == kind for marker in state.hands[seat]) else []


def may_start(state: State, number: int) -> bool:
    """T3: one line in the first turn, the other from the second turn on."""
    if state.lines[number ^ 1].started:
        return state.turns[number // 2] > 1
    return number % 2 == 0 or not FIRST_LINE_IS_SOLID


def legal_steps(state: State, seat: int, letters: bool = True) -> list[TypedStep]:
    """Every tunnel the seat may lay now, with side and marker, solid line first.

    letters=False looks at the kinds of unplaced markers only, which is what the others know in V2.
    """
    taken = state.taken()
    steps: list[TypedStep] = []
    for kind in (0, 1):
        number = 2 * seat + kind
        line = state.lines[number]
        if not line.hosts:
            if may_start(state, number):
                arrows = start_arrows(state, number, taken)
                steps += [Start(kind, arrow, v) for arrow in arrows for v in ARROW_INNER[arrow]]
        elif line.left > 0 and not line.finished:
            _add_extensions(state, number, taken, letters, steps)
    return steps


def _add_extensions(state: State, number: int, taken: set[Cell], letters: bool, steps: list[TypedStep]) -> None:
    """D4 and D5 for one started, unfinished line."""
    line, kinds = state.lines[number], state.city.kinds
    seat, kind = divmod(number, 2)
    path = line.path
    v = path[-1]
    bends = (_WITH_STATION if v in state.stations else _GENTLE)[incoming(line)]
    around, markers_for = NEXT[v], fitting_markers if letters else _holds_kind
    for k in bends:
        w = around[k]
        if w == NONE or w in path:
            continue
        for side, cells in _SIDES:
            cell = cells[v][k]
            if cell == NONE or cell in taken:
                continue
            ground = kinds[cell]
            if ground == EMPTY:
                steps.append(Extend(kind, k, side))
            elif ground in DESTINATIONS and not state.marked:
                steps += [Extend(kind, k, side, marker) for marker in markers_for(state, seat, cell)]
    arrow = end_arrow(line, taken)
    if arrow != NONE and EXIT_DIRECTION[arrow, v] in bends:
        steps.append(Finish(kind, arrow))


def lay(state: State, seat: int, step: TypedStep) -> Laid:
    """Lay one legal tunnel and resolve marker and automatic stations (D1). Legality is not checked."""
    number = 2 * seat + step.line
    line = state.lines[number]
    marker = ""
    match step:
        case Start(_, arrow, entry):
            cell = arrow_cell(arrow)
            line.path.append(entry)
        case Extend(_, direction, side, marker):
            v = line.path[-1]
            cell = (LEFT if side == "L" else RIGHT)[v][direction]
            line.path.append(NEXT[v][direction])
        case Finish(_, arrow):
            cell = arrow_cell(arrow)
    line.hosts.append(cell)
    if marker:
        state.hands[seat].remove(marker)
        state.placed.append(Placed(cell, seat, marker))
        state.marked = True
    finished = isinstance(step, Finish)
    gained = [0] * state.seats if finished else reach_old_station(state, number)
    stations = due_stations(state, number)[: state.supply]  # A7: the first comes first while the supply lasts
    for vertex in stations:
        gained = [a + b for a, b in zip(gained, build_station(state, vertex, seat), strict=True)]
    return Laid(number, cell, line.path[-1], marker, stations, gained, finished)


def station_sites(state: State, seat: int) -> list[Vertex]:
    """I1, I2: where the seat may buy an intermediate station, in path order, solid line first."""
    if not state.supply:
        return []
    sites = dict.fromkeys(v for line in state.lines_of(seat) if not line.finished for v in line.path)
    return [v for v in sites if v not in state.stations]


def free_station_sites(state: State, number: int) -> list[Vertex]:
    """C1: where the free station of a just finished line may go."""
    return [v for v in state.lines[number].path if v not in state.stations] if state.supply else []


def dead_lines(state: State) -> set[int]:
    """C4: numbers of the lines that can never be finished.

    In V2 a destination space is closed only if the owner has no marker of its kind left: letters are hidden, and
    who counts as dead is known to all.
    """
    taken = state.taken()
    return {number for number in range(len(state.lines)) if _is_dead(state, number, taken)}


def _is_dead(state: State, number: int, taken: set[Cell]) -> bool:
    line = state.lines[number]
    if not line.hosts:
        return not start_arrows(state, number, taken)
    if line.finished:
        return False
    if line.left <= 0:
        return True
    if end_arrow(line, taken) != NONE:
        return False
    kinds, v = state.city.kinds, line.path[-1]
    markers_for = _holds_kind if state.variant == HIDDEN else fitting_markers
    for k, w in enumerate(NEXT[v]):
        if w == NONE or w in line.path:
            continue
        for cell in (LEFT[v][k], RIGHT[v][k]):
            if cell == NONE or cell in taken:
                continue
            if kinds[cell] == EMPTY or (kinds[cell] in DESTINATIONS and markers_for(state, number // 2, cell)):
                return False
    return True
