"""The rules once more, slowly and word by word on axial coordinates, to hold against the engine; no tables shared."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations, pairwise

from bot.games.metromania.geometry import ARROW_APEX, ARROW_INNER, ARROW_SIDE, CORNERS, POINT
from bot.games.metromania.notation import ARROW_NAMES, VERTEX_NAMES
from bot.games.metromania.scoring import TRIPS
from bot.games.metromania.state import Line, State

Point = tuple[int, int]
WAYS: dict[str, Point] = {"E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1), "NE": (1, -1)}
ORDER = list(WAYS)
CELL_OF = {frozenset(POINT[v] for v in corners): cell for cell, corners in enumerate(CORNERS)}


def plus(a: Point, b: Point) -> Point:
    return a[0] + b[0], a[1] + b[1]


def in_city(p: Point) -> bool:
    return max(abs(p[0]), abs(p[1]), abs(p[0] + p[1])) <= 6


def taken(state: State) -> set[int]:
    return {cell for line in state.lines for cell in line.hosts}


def last_way(line: Line) -> Point:
    here = POINT[line.path[-1]]
    before = POINT[line.path[-2]] if len(line.path) > 1 else ARROW_APEX[line.start]
    return here[0] - before[0], here[1] - before[1]


def turned(before: Point, after: Point) -> int:
    ways = list(WAYS.values())
    return (ways.index(after) - ways.index(before)) % 6


def far(side: int, other: int) -> bool:
    return (other - side) % 6 in (2, 3, 4)


def free_arrows(state: State, black: bool) -> list[int]:
    return [a for a in range(24) if (ARROW_NAMES[a][0] == "T") is black and 216 + a not in taken(state)]


def allowed_arrows(state: State, black: bool, start_side: int | None) -> list[int]:
    free = free_arrows(state, black)
    if start_side is None:
        return free
    return [a for a in free if far(start_side, ARROW_SIDE[a])] or free


def fits(state: State, seat: int, cell: int, ignore_turn: bool) -> list[str]:
    """E1-E4: markers of the seat for a destination cell."""
    if state.marked and not ignore_turn:
        return []
    found: list[str] = []
    for marker in state.hands[seat]:
        clash = any(
            p.marker[1] == marker[1] and p.marker[0] != marker[0] and set(CORNERS[p.cell]) & set(CORNERS[cell])
            for p in state.placed
        )
        if marker[0] == state.city.kinds[cell] and not clash:
            found.append(marker)
    return found


def hosts(p: Point, way: str) -> dict[str, int]:
    """City cells left and right of a step."""
    i = ORDER.index(way)
    found: dict[str, int] = {}
    for side, j in (("L", i - 1), ("R", i + 1)):
        corners = frozenset({p, plus(p, WAYS[way]), plus(p, WAYS[ORDER[j % 6]])})
        if corners in CELL_OF:
            found[side] = CELL_OF[corners]
    return found


def legal(state: State, seat: int) -> set[str]:
    """D3-D6, E1-E4, T3 as sentences."""
    found: set[str] = set()
    for kind in (0, 1):
        line, twin = state.lines[2 * seat + kind], state.lines[2 * seat + 1 - kind]
        if line.finished or len(line.hosts) >= 18:
            continue
        if not line.hosts:
            if (state.turns[seat] == 1 and twin.hosts) or (kind == 1 and not twin.hosts):
                continue
            side = ARROW_SIDE[twin.start] if twin.hosts else None
            for a in allowed_arrows(state, False, side):
                found |= {f"{kind + 1}-{ARROW_NAMES[a]}-{VERTEX_NAMES[v]}" for v in ARROW_INNER[a]}
            continue
        here, came = POINT[line.path[-1]], last_way(line)
        gentle = {0, 1, 5} | ({2, 4} if line.path[-1] in state.stations else set())
        visited = {POINT[v] for v in line.path}
        for way, step in WAYS.items():
            there = plus(here, step)
            if not in_city(there) or there in visited or turned(came, step) not in gentle:
                continue
            for side, cell in hosts(here, way).items():
                ground = state.city.kinds[cell]
                if cell in taken(state) or ground in "PL":
                    continue
                if ground == ".":
                    found.add(f"{kind + 1}-{way}-{side}")
                else:
                    found |= {f"{kind + 1}-{way}-{side}-{m}" for m in fits(state, seat, cell, ignore_turn=False)}
        for a in allowed_arrows(state, True, ARROW_SIDE[line.start]):
            if line.path[-1] in ARROW_INNER[a]:
                out = ARROW_APEX[a][0] - here[0], ARROW_APEX[a][1] - here[1]
                if turned(came, out) in gentle:
                    found.add(f"{kind + 1}-{ARROW_NAMES[a]}")
    return found


def dead(state: State) -> set[int]:
    """C4 as a sentence (letters known)."""
    found: set[int] = set()
    for number, line in enumerate(state.lines):
        if line.finished or not line.hosts:
            continue
        here, visited = POINT[line.path[-1]], {POINT[v] for v in line.path}
        hope = any(line.path[-1] in ARROW_INNER[a] for a in allowed_arrows(state, True, ARROW_SIDE[line.start]))
        for way, step in WAYS.items():
            there = plus(here, step)
            if in_city(there) and there not in visited:
                for cell in hosts(here, way).values():
                    ground = state.city.kinds[cell]
                    if cell not in taken(state) and ground not in "PL":
                        hope |= ground == "." or bool(fits(state, number // 2, cell, ignore_turn=True))
        if len(line.hosts) >= 18 or not hope:
            found.add(number)
    return found


Node = tuple[int, int]


def minutes(state: State) -> dict[tuple[Node, Node], float]:
    """Floyd-Warshall over (station, line)."""
    nodes = [(v, n) for n, line in enumerate(state.lines) for v in line.path if v in state.stations]
    cost: dict[tuple[Node, Node], float] = {(a, b): 0 if a == b else float("inf") for a in nodes for b in nodes}
    for n, line in enumerate(state.lines):
        halts = [v for v in line.path if v in state.stations]
        for v, w in pairwise(halts):
            cost[(v, n), (w, n)] = cost[(w, n), (v, n)] = 1
    for a, b in combinations(nodes, 2):
        if a[0] == b[0]:
            cost[a, b] = cost[b, a] = 3
    for k in nodes:
        for i in nodes:
            if cost[i, k] < float("inf"):
                for j in nodes:
                    cost[i, j] = min(cost[i, j], cost[i, k] + cost[k, j])
    return cost


def riders(
    cost: dict[tuple[Node, Node], float], state: State, first: Collection[int], second: Collection[int]
) -> set[int] | None:
    """Seats with a hop on some fastest route between two sets of vertices; None without a route."""
    nodes = {a for a, _ in cost}
    sources, goals = [a for a in nodes if a[0] in first], [a for a in nodes if a[0] in second]
    total = min((cost[a, b] for a in sources for b in goals), default=float("inf"))
    if total == float("inf"):
        return None
    found: set[int] = set()
    for n, line in enumerate(state.lines):
        halts = [v for v in line.path if v in state.stations]
        for v, w in pairwise(halts):
            for x, y in (((v, n), (w, n)), ((w, n), (v, n))):
                if any(cost[a, x] + 1 + cost[y, b] == total for a in sources for b in goals):
                    found.add(n // 2)
    return found


def totals(state: State) -> list[int]:
    """Section 7 as sentences: the score of every seat."""
    points = [
        [0, state.station_points[s] // 2, state.station_points[s]][state.finished_lines(s)] for s in range(state.seats)
    ]
    cost = minutes(state)
    where = {p.marker: p for p in state.placed}
    for ends in TRIPS.values():
        faults: set[int] = set()
        for marker in ends:
            if marker not in where:
                faults |= {seat for seat, hand in enumerate(state.hands) if marker in hand}
            elif not set(CORNERS[where[marker].cell]) & set(state.stations):
                faults.add(where[marker].seat)
        route = None
        if not faults:
            one, two = (set(CORNERS[where[marker].cell]) for marker in ends)
            route = riders(cost, state, one, two)
            if route is None:
                faults = {where[marker].seat for marker in ends}
        for seat in faults:
            points[seat] -= 6
        for seat in route or ():
            points[seat] += 3 + 3 * sum(where[marker].seat == seat for marker in ends)
    for seat in riders(cost, state, set(state.city.park), set(state.city.lake)) or ():
        points[seat] += 5
    return points
