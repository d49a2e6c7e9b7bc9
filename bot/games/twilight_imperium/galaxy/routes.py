"""The ways into the active system: which there are, and what is wrong with one that somebody names (MV3-MV8, MV12).

A route is a list of positions from the origin to the active system; positions may repeat (MV4). Ways are looked for
from the active system backwards, step by step, once for all origins: what is kept of a way's rest is where it begins,
how many rifts it leaves and which pick-up systems it passes. The best of those that agree in all three is kept: fewest
steps, then the labels in order.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Final, Literal

from msgspec import Struct

from bot.games.twilight_imperium.galaxy.adjacency import Adjacency
from bot.games.twilight_imperium.galaxy.anomalies import (
    ASTEROIDS,
    NEBULA,
    NO_PERMITS,
    RIFT,
    SUPERNOVA,
    Permits,
    base_move,
    can_enter,
    can_pass,
)

Path = tuple[str, ...]

Why = Literal[
    "elsewhere", "own-token", "not-adjacent", "ceasefire", "ships", "asteroid-field", "supernova", "nebula", "too-far"
]
"""What is wrong with a route; the end of a message's key."""
_OF_ANOMALY: Final[Mapping[str, Why]] = {ASTEROIDS: "asteroid-field", SUPERNOVA: "supernova", NEBULA: "nebula"}


class Chart(Struct, frozen=True):
    """What everybody's ships and tokens make of the map for whoever moves.

    Args:
        active: the active system, A.
        adjacency: as the mover sees it, for movement (G9).
        anomalies: position -> its anomaly; positions without are missing.
        ships: systems that hold ships of other players, fighters included (MV6).
        tokens: systems that hold a command token of the mover's own (MV3, MV9).
        closed: nobody may enter the active system from outside (AT6).
        rift_once: a rift gives +1 once for a whole path (option `rift_stack`, MV12); else for every exit.
    """

    active: str
    adjacency: Adjacency
    anomalies: Mapping[str, str] = {}
    ships: frozenset[str] = frozenset()
    tokens: frozenset[str] = frozenset()
    closed: bool = False
    rift_once: bool = False

    def exits(self, path: Sequence[str]) -> int:
        """How many times a path leaves a rift, each time with a die (MV12); the arrival leaves none."""
        return sum(self.anomalies.get(at) == RIFT for at in path[:-1])

    def value(self, origin: str, move: int, bonus: int) -> int:
        """Move value without rifts (MV5).

        Args:
            origin: where the mover starts; from a nebula it has 1.
            move: what its unit card says.
            bonus: what components add.
        """
        return base_move(self.anomalies.get(origin, ""), move) + bonus

    def needed(self, steps: int, exits: int) -> int:
        """The least move value that such a path takes (MV5, MV12)."""
        return steps - (min(exits, 1) if self.rift_once else exits)

    def hinders(self, at: str, permits: Permits) -> Why | None:
        """What keeps a mover from passing a system (MV6, MV8)."""
        if at in self.ships and not permits.through_ships:
            return "ships"
        anomaly = self.anomalies.get(at, "")
        return None if can_pass(anomaly, permits) else _OF_ANOMALY[anomaly]


class Route(Struct, frozen=True, gc=False):
    """One way into the active system.

    Args:
        path: from the origin to the active system.
        exits: rifts that it leaves, a die each (MV12).
        passed: pick-up systems between origin and arrival, in board order (MV9).
        needed: the least move value that it takes, bonuses included.
    """

    path: Path
    exits: int
    passed: Path
    needed: int

    @property
    def steps(self) -> int:
        """Systems entered (MV4)."""
        return len(self.path) - 1


class Fault(Struct, frozen=True, gc=False):
    """What is wrong with a route that somebody named.

    Args:
        rule: its number.
        why: in a word.
        at: the position where it goes wrong, as it was named.
    """

    rule: str
    why: Why
    at: str


_Rest = tuple[str, int, int]
"""Where the rest of a way begins, the pick-up systems it passes (bits), the rifts it leaves."""


class Pathfinder:
    """All routes into the active system for movers with the same permissions.

    One search serves every origin and every move value; it is made anew when a value is asked that exceeds those
    before, so ask for the fastest first. It holds while the chart does.

    Args:
        chart: what everybody's ships and tokens make of the map.
        permits: of the movers.
        pickups: systems where cargo could be taken aboard on the way (MV9). One with an own token is left out, and the
            origin and the active system need not be named: a route always has them.
    """

    __slots__ = ("_bits", "_bound", "_chart", "_open", "_permits", "_rests", "_rifts", "_to_rift")

    def __init__(self, chart: Chart, permits: Permits = NO_PERMITS, pickups: Collection[str] = ()) -> None:
        self._chart = chart
        self._permits = permits
        useful = sorted(set(pickups) - chart.tokens - {chart.active})
        self._bits = {at: 1 << i for i, at in enumerate(useful)}
        self._open = frozenset(at for at in chart.adjacency if chart.hinders(at, permits) is None)
        self._rifts = frozenset(at for at, anomaly in chart.anomalies.items() if anomaly == RIFT)
        self._to_rift = frozenset(near for at in self._rifts for near in chart.adjacency[at])
        self._bound = -1
        self._rests: dict[str, dict[tuple[int, int], Path]] = {}

    def routes(self, origin: str, move: int, bonus: int = 0) -> tuple[Route, ...]:
        """The routes of one mover, empty if it cannot come.

        The first is the default: fewest rift exits, then fewest steps, then labels in order. The others are those that
        no route excels which passes at least the same pick-up systems with no more rift exits.

        Args:
            origin: where it starts; from the active system it leaves and comes back (MV3).
            move: what its unit card says.
            bonus: what components add to its move value.
        """
        chart = self._chart
        if chart.closed or (origin in chart.tokens and origin != chart.active):
            return ()
        value = chart.value(origin, move, bonus)
        if value > self._bound:
            self._look(value)
        best: dict[tuple[int, int], Path] = {}
        rift = origin in self._rifts
        aboard = ~self._bits.get(origin, 0)
        for near in chart.adjacency[origin]:
            for (passed, exits), rest in self._rests.get(near, {}).items():
                if chart.needed(len(rest), exits + rift) <= value:
                    sign = passed & aboard, exits + rift
                    known, path = best.get(sign), (origin, *rest)
                    if known is None or (len(path), path) < (len(known), known):
                        best[sign] = path
        return self._worth_showing(best)

    def _worth_showing(self, best: Mapping[tuple[int, int], Path]) -> tuple[Route, ...]:
        ranked = sorted(best.items(), key=lambda item: (item[0][1], len(item[1]), item[1]))
        shown = [
            self._route(path, passed, exits)
            for rank, ((passed, exits), path) in enumerate(ranked)
            if rank == 0
            or not any(other != (passed, exits) and other[0] & passed == passed and other[1] <= exits for other in best)
        ]
        return tuple(shown)

    def _route(self, path: Path, passed: int, exits: int) -> Route:
        names = tuple(at for at, bit in self._bits.items() if bit & passed)
        return Route(path, exits, names, self._chart.needed(len(path) - 1, exits))

    def _look(self, bound: int) -> None:
        """Find every rest of a way that a mover of that value can use, those of fewer steps first."""
        chart = self._chart
        self._bound = bound
        self._rests = {}
        steps = 0
        ends = can_enter(chart.anomalies.get(chart.active, ""), self._permits)
        found: dict[_Rest, Path] = {(chart.active, 0, 0): (chart.active,)} if ends else {}
        while found:
            for (at, passed, exits), path in found.items():
                self._rests.setdefault(at, {})[passed, exits] = path
            steps += 1
            found = self._longer(found, steps)

    def _longer(self, found: Mapping[_Rest, Path], steps: int) -> dict[_Rest, Path]:
        """Rests of so many steps, made of those of one step fewer."""
        chart = self._chart
        longer: dict[_Rest, Path] = {}
        for (at, passed, exits), path in found.items():
            for before in chart.adjacency[at]:
                if before not in self._open:
                    continue
                leaves = exits + (before in self._rifts)
                needed = chart.needed(steps, leaves)
                # Some origin is still to come before it: one more step, unless leaving a rift gives it back.
                if needed > self._bound or (needed == self._bound and before not in self._to_rift):
                    continue
                passes = passed | self._bits.get(before, 0)
                if self._known(before, passes, leaves, needed):
                    continue
                one, way = (before, passes, leaves), (before, *path)
                if one not in longer or way < longer[one]:
                    longer[one] = way
        return longer

    def _known(self, at: str, passed: int, exits: int, needed: int) -> bool:
        """Whether a rest that is kept already makes this one useless: the same is passed, with fewer exits for no
        more move, or with as many in fewer steps."""
        return any(
            other == passed and (left == exits or (left < exits and self._chart.needed(len(path) - 1, left) <= needed))
            for (other, left), path in self._rests.get(at, {}).items()
        )


def fault_in(
    chart: Chart, path: Sequence[str], move: int, bonus: int = 0, permits: Permits = NO_PERMITS
) -> Fault | None:
    """What is wrong with a route, or None if it is legal.

    Args:
        chart: what everybody's ships and tokens make of the map.
        path: positions from the origin to the active system, as somebody named them. The active system alone is a ship
            that stays there (MV10).
        move: what the mover's unit card says.
        bonus: what components add to its move value.
        permits: what components allow it.
    """
    if not path or path[-1] != chart.active:
        return Fault("MV2", "elsewhere", path[-1] if path else "")
    if len(path) == 1:
        return None
    if path[0] in chart.tokens and path[0] != chart.active:
        return Fault("MV3", "own-token", path[0])
    for here, there in pairwise(path):
        if there not in chart.adjacency.get(here, ()):
            return Fault("MV4", "not-adjacent", there)
    if chart.closed:
        return Fault("AT6", "ceasefire", chart.active)
    for at in path[1:-1]:
        if why := chart.hinders(at, permits):
            return Fault("MV8" if at == chart.active else "MV6", why, at)
    anomaly = chart.anomalies.get(chart.active, "")
    if not can_enter(anomaly, permits):
        return Fault("MV7", _OF_ANOMALY[anomaly], chart.active)
    if chart.needed(len(path) - 1, chart.exits(path)) > chart.value(path[0], move, bonus):
        return Fault("MV5", "too-far", chart.active)
    return None
