"""Where lines meet and part: stations that appear by themselves, and the points of a new station (section 5)."""

from __future__ import annotations

from itertools import combinations

from bot.games.metromania.geometry import Vertex
from bot.games.metromania.readings import OLD_STATION_SCORES, SHARED_STATION_SCORES_ALL
from bot.games.metromania.state import Line, State

Edges = tuple[int, ...]
"""Edges of one line at one vertex, each named by its other end; the apex of arrow a is -2 - a."""


def _apex(arrow: int) -> int:
    return -2 - arrow


def edges_at(line: Line, vertex: Vertex) -> Edges:
    """E_X(v): the one or two edges of the line at a vertex of its path, arrow segments included."""
    path = line.path
    i = path.index(vertex)
    before = path[i - 1] if i else _apex(line.start)
    if i + 1 < len(path):
        return before, path[i + 1]
    return (before, _apex(line.end)) if line.finished else (before,)


def lines_through(state: State, vertex: Vertex) -> list[int]:
    """Numbers of the lines whose path contains the vertex."""
    return [number for number, line in enumerate(state.lines) if vertex in line.path]


def due_stations(state: State, number: int) -> list[Vertex]:
    """Where the newest tunnel of a line calls for a station, in order: parting (A3), then meeting (A1).

    Vertices that have a station already are left out (A6); the supply is not looked at (A7).
    """
    line = state.lines[number]
    path = line.path
    due: list[Vertex] = []
    if line.finished:
        _add_parting(state, number, path[-1], due)
        return due
    arrived = path[-1]
    if len(path) > 1:
        _add_parting(state, number, path[-2], due)
    if arrived not in state.stations:
        left = path[-2] if len(path) > 1 else _apex(line.start)
        for other_number, other in enumerate(state.lines):
            if other_number != number and arrived in other.path and left not in edges_at(other, arrived):
                due.append(arrived)
                break
    return due


def _add_parting(state: State, number: int, left: Vertex, due: list[Vertex]) -> None:
    """A3 at the vertex the line has just left."""
    if left in state.stations:
        return
    previous, edge = edges_at(state.lines[number], left)
    for other_number, other in enumerate(state.lines):
        if other_number != number and left in other.path:
            theirs = edges_at(other, left)
            if len(theirs) == 2 and previous in theirs and edge not in theirs:
                due.append(left)
                return


def build_station(state: State, vertex: Vertex, seat: int) -> list[int]:
    """Put a station on a free vertex and give its points (P1).

    Returns points gained per seat. `seat` is the one who caused it (only matters for another reading of Q5).
    """
    state.stations.append(vertex)
    gained = [0] * state.seats
    worth = state.city.destinations[vertex]
    if worth:
        owners = {number // 2 for number in lines_through(state, vertex)} if SHARED_STATION_SCORES_ALL else {seat}
        for owner in owners:
            gained[owner] = worth
            state.station_points[owner] += worth
    return gained


def reach_old_station(state: State, number: int) -> list[int]:
    """P2: points per seat for a line that has just arrived at a station; none in the chosen reading (Q6)."""
    gained = [0] * state.seats
    vertex = state.lines[number].path[-1]
    if OLD_STATION_SCORES and vertex in state.stations and vertex not in state.lines[number ^ 1].path:
        gained[number // 2] = state.city.destinations[vertex]
        state.station_points[number // 2] += gained[number // 2]
    return gained


def missing_stations(state: State) -> list[Vertex]:
    """A8, the static statement: vertices on two lines without the station that should stand there."""
    missing: set[Vertex] = set()
    for one, other in combinations(state.lines, 2):
        for vertex in set(one.path) & set(other.path) - set(state.stations):
            mine, theirs = set(edges_at(one, vertex)), set(edges_at(other, vertex))
            if not (mine <= theirs or theirs <= mine):
                missing.add(vertex)
    return sorted(missing)
