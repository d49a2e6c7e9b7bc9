"""Games to draw: a state played on with a fixed seed by players who hurry to a terminus. For the gallery and tests."""

from __future__ import annotations

import math
from random import Random

from bot.games.metromania.digging import free_station_sites, lay, legal_steps, station_sites
from bot.games.metromania.geometry import (
    ARROW_CELLS,
    ARROW_INNER,
    ARROW_SIDE,
    ENDS,
    FAR_SIDES,
    NEXT,
    POSITION,
    ROW_HEIGHT,
    Vertex,
)
from bot.games.metromania.network import build_station
from bot.games.metromania.notation import Extend, Finish, Start, TypedStep
from bot.games.metromania.readings import TUNNELS_PER_DIG
from bot.games.metromania.scoring import TRIPS
from bot.games.metromania.state import Line, Recent, State


def new_game(seats: int, seed: int, variant: str = "open") -> State:
    """A dealt game; markers are dealt kind by kind, which is enough to look at."""
    dice = Random(seed)
    markers = sorted({marker for ends in TRIPS.values() for marker in ends}, key=lambda m: ("RCE".index(m[0]), m[1]))
    hands: list[list[str]] = [[] for _ in range(seats)]
    for kind in "RCE":
        same = [marker for marker in markers if marker[0] == kind]
        dice.shuffle(same)
        for i, marker in enumerate(same):
            hands[(i + "RCE".index(kind)) % seats].append(marker)
    return State(
        seats=seats,
        variant=variant,
        order=tuple(dice.sample(range(6), 6)),
        rotations=tuple(dice.randrange(3) for _ in range(6)),
        hands=hands,
        lines=[Line([], []) for _ in range(2 * seats)],
        first=dice.randrange(seats),
        stations=[],
        station_points=[0] * seats,
        placed=[],
        turns=[0] * seats,
        last_turns=[],
        recent=Recent(seat=-1, cells=[], stations=[]),
    )


def played(seats: int, seed: int, turns: int, variant: str = "open", tunnels: int = 0) -> State:
    """The game after some whole turns and, in the turn after them, some tunnels.

    Args:
        turns: turns of all seats together; the game stops earlier when nobody can go on.
        tunnels: 0..2, laid by the seat whose turn it is then.
    """
    state = new_game(seats, seed, variant)
    dice = Random(seed + 1)
    state.current = state.first
    for _ in range(turns):
        _turn(state, dice, TUNNELS_PER_DIG)
        if all(line.finished for line in state.lines[2 * state.current : 2 * state.current + 2]):
            break
        state.current = (state.current + 1) % seats
    state.turns[state.current] += 1
    if tunnels:
        state.left = TUNNELS_PER_DIG
        _dig(state, dice, tunnels)
    return state


def _turn(state: State, dice: Random, tunnels: int) -> None:
    seat = state.current
    state.turns[seat] += 1
    sites = [v for v in station_sites(state, seat) if state.city.destinations[v]]
    if state.turns[seat] > 2 and sites and dice.random() < 0.25:
        site = max(sites, key=lambda v: state.city.destinations[v])
        build_station(state, site, seat)
        state.recent = Recent(seat=seat, cells=[], stations=[site])
    else:
        _dig(state, dice, tunnels)
    state.left, state.marked = 0, False


def _dig(state: State, dice: Random, tunnels: int) -> None:
    seat = state.current
    state.marked, state.recent = False, Recent(seat=seat, cells=[], stations=[])
    for _ in range(tunnels):
        steps = legal_steps(state, seat)
        if not steps:
            break
        laid = lay(state, seat, min(steps, key=lambda step: _dislike(state, seat, step, dice)))
        state.recent.cells.append(laid.cell)
        state.recent.stations += laid.stations
        if laid.finished and (sites := free_station_sites(state, laid.line)):
            site = max(sites, key=lambda v: state.city.destinations[v])
            build_station(state, site, seat)
            state.recent.stations.append(site)
        state.left = max(0, state.left - 1)


def _dislike(state: State, seat: int, step: TypedStep, dice: Random) -> float:
    if isinstance(step, Finish):
        return -10.0
    if isinstance(step, Start):
        return 4.0 + dice.random() * 3
    line = state.lines[2 * seat + step.line]
    after = NEXT[line.path[-1]][step.direction]
    served = sum(v == after and state.city.destinations[v] for v in state.stations)
    return (
        _distance(state, line, after) - 3.0 * bool(step.marker) - 0.4 * served + dice.random() * 1.2 + step.line * 0.3
    )


def _distance(state: State, line: Line, vertex: Vertex) -> float:
    far = FAR_SIDES[ARROW_SIDE[line.start]]
    taken = state.taken()
    goals = [v for a in ENDS if ARROW_SIDE[a] in far and ARROW_CELLS + a not in taken for v in ARROW_INNER[a]]
    x, y = POSITION[vertex]
    return min((_steps(x - POSITION[v][0], y - POSITION[v][1]) for v in goals), default=math.inf)


def _steps(dx: float, dy: float) -> float:
    r = dy / ROW_HEIGHT
    q = dx - r / 2
    return max(abs(q), abs(r), abs(q + r))


def steps_of(state: State) -> list[TypedStep]:
    """What the seat whose turn it is may do, tunnel by tunnel."""
    return [step for step in legal_steps(state, state.current) if isinstance(step, Start | Extend | Finish)]


def ended(seats: int, seed: int, turns: int, variant: str = "open") -> State:
    """The game scored after some turns, as if its building phase had ended there."""
    state = played(seats, seed, turns, variant)
    state.phase, state.closing, state.left = "scored", "both", 0
    return state


def waiting_sites(state: State) -> list[Vertex]:
    """Where the seat whose turn it is may put an intermediate station."""
    return station_sites(state, state.current)
