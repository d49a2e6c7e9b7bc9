"""What must hold after every answer of every game (rules 12): checked by self-play and the conformance kit."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from bot.games.metromania.city import DESTINATIONS
from bot.games.metromania.dealing import KIND_ORDER, LETTERS
from bot.games.metromania.geometry import (
    ARROW_CELLS,
    ARROW_INNER,
    ARROW_SIDE,
    CORNERS,
    DIRECTION_TO,
    ENDS,
    FAR_SIDES,
    LEFT,
    RIGHT,
)
from bot.games.metromania.network import missing_stations
from bot.games.metromania.readings import STATION_SUPPLY, TUNNELS_PER_LINE
from bot.games.metromania.state import Line, State


def violations(state: State) -> list[str]:
    """Every broken invariant, named by its rule; empty when all is well."""
    found: list[str] = []
    for number, line in enumerate(state.lines):
        found += [f"{rule}: line {number}" for rule in _broken_by_line(line)]
    found += _broken_by_map(state)
    found += _broken_by_markers(state)
    if state.supply and (missing := missing_stations(state)):
        found.append(f"A8: no station at {missing}")
    if len(state.stations) > STATION_SUPPLY or len(set(state.stations)) != len(state.stations):
        found.append("A6: stations")
    if min(state.station_points) < 0:
        found.append("P3: station points")
    return found


def _broken_by_line(line: Line) -> list[str]:
    found: list[str] = []
    path, hosts = line.path, line.hosts
    if not hosts:
        return ["D4: path without tunnels"] if path else []
    if len(hosts) > TUNNELS_PER_LINE:
        found.append("D4d: too many tunnels")
    if len(set(path)) != len(path):
        found.append("D4a: a vertex twice")
    if len(hosts) != len(path) + line.finished:
        found.append("D1: tunnels and path disagree")
    if path[0] not in ARROW_INNER[line.start]:
        found.append("D3: entry")
    for v, w, cell in zip(path, path[1:], hosts[1:], strict=False):
        k = DIRECTION_TO.get((v, w))
        if k is None or cell not in (LEFT[v][k], RIGHT[v][k]) or cell >= ARROW_CELLS:
            found.append("D4: a tunnel beside its edge")
    if line.finished and path[-1] not in ARROW_INNER[line.end]:
        found.append("D5: exit")
    return found


def _broken_by_map(state: State) -> list[str]:
    found: list[str] = []
    hosts = [cell for line in state.lines for cell in line.hosts]
    if len(set(hosts)) != len(hosts):
        found.append("D4b: two tunnels in a cell")
    if any(state.city.kinds[cell] in "PL" for cell in hosts if cell < ARROW_CELLS):
        found.append("D4b: a tunnel in park or lake")
    edges = Counter(frozenset(edge) for line in state.lines for edge in zip(line.path, line.path[1:], strict=False))
    if any(count > 2 for count in edges.values()):
        found.append("D7: three tunnels on an edge")
    taken = set(hosts)
    for line in state.lines:
        if line.finished and ARROW_SIDE[line.end] not in FAR_SIDES[ARROW_SIDE[line.start]]:
            far = [a for a in ENDS if ARROW_SIDE[a] in FAR_SIDES[ARROW_SIDE[line.start]]]
            if any(ARROW_CELLS + a not in taken for a in far):
                found.append("D5: end side")
    if state.seats < 4:  # only the eighth line can find all six starts of its far sides taken
        for seat in range(state.seats):
            mine, twin = state.lines_of(seat)
            if mine.started and twin.started and ARROW_SIDE[twin.start] not in FAR_SIDES[ARROW_SIDE[mine.start]]:
                found.append("D3: start side")
    return found


def _broken_by_markers(state: State) -> list[str]:
    found: list[str] = []
    on_map = {p.cell for p in state.placed}
    with_tunnel = {
        cell
        for line in state.lines
        for cell in line.hosts
        if cell < ARROW_CELLS and state.city.kinds[cell] in DESTINATIONS
    }
    if on_map != with_tunnel or len(on_map) != len(state.placed):
        found.append("E1: markers and tunnels in destination spaces")
    everything = sorted([p.marker for p in state.placed] + [marker for hand in state.hands for marker in hand])
    if everything != sorted(kind + letter for kind in KIND_ORDER for letter in LETTERS[kind]):
        found.append("S3: twelve markers")
    for p in state.placed:
        if state.city.kinds[p.cell] != p.marker[0]:
            found.append("E1: kind of marker")
    for one, other in combinations(state.placed, 2):
        if one.marker[1] == other.marker[1] and set(CORNERS[one.cell]) & set(CORNERS[other.cell]):
            found.append("E3: one letter on touching spaces")
    return found
