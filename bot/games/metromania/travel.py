"""The travel graph and its fastest networks (rules G1-G3, L1, L2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from bot.games.metromania.geometry import Vertex
from bot.games.metromania.readings import CHANGE_MINUTES, HOP_MINUTES

UNREACHED = 1 << 20
"""Minutes to a stop that no route reaches."""


class Hop(Struct, frozen=True):
    """One minute on one line between two consecutive stations, lower place in the path first."""

    line: int
    a: Vertex
    b: Vertex


class Network(Struct, frozen=True):
    """The union of all fastest routes of one trip (L2)."""

    minutes: int
    hops: tuple[Hop, ...]
    changes: tuple[Vertex, ...]
    """Stations where some fastest route changes lines."""
    boards: tuple[Vertex, ...]
    """Stations where some fastest route begins."""
    arrives: tuple[Vertex, ...]
    """Stations where some fastest route ends."""

    @property
    def lines(self) -> tuple[int, ...]:
        """Lines that take part: those with a hop in the network."""
        return tuple(sorted({hop.line for hop in self.hops}))


class TravelGraph:
    """Stops (station, line), hops of one minute along a line, changes of three between two lines (G1, G2).

    paths     line number -> city vertices in order, of every line that carries passengers
    stations  vertices with a station
    """

    def __init__(self, paths: Mapping[int, Sequence[Vertex]], stations: Iterable[Vertex]) -> None:
        self.stops_at: dict[Vertex, list[int]] = {v: [] for v in stations}
        self.line_of: list[int] = []
        self.vertex_of: list[Vertex] = []
        self.hops: list[tuple[int, int]] = []
        self.beside: list[list[int]] = []
        """Stops one hop away."""
        for number, path in paths.items():
            previous = -1
            for v in path:
                if v not in self.stops_at:
                    continue
                stop = len(self.line_of)
                self.line_of.append(number)
                self.vertex_of.append(v)
                self.stops_at[v].append(stop)
                self.beside.append([])
                if previous >= 0:
                    self.hops.append((previous, stop))
                    self.beside[previous].append(stop)
                    self.beside[stop].append(previous)
                previous = stop

    def minutes_from(self, stations: Iterable[Vertex]) -> list[int]:
        """Minutes from the nearest of the stations to every stop; boarding is free on any line there (L1).

        Vertices without a station are ignored.
        """
        stops_at, vertex_of = self.stops_at, self.vertex_of
        minutes = [UNREACHED] * len(vertex_of)
        due: list[list[int]] = [[stop for v in stations for stop in stops_at.get(v, ())]]
        for stop in due[0]:
            minutes[stop] = 0
        now = 0
        while now < len(due):  # buckets by minute: every edge costs one or three
            for stop in due[now]:
                if minutes[stop] != now:
                    continue
                for cost, reached in ((HOP_MINUTES, self.beside[stop]), (CHANGE_MINUTES, stops_at[vertex_of[stop]])):
                    then = now + cost
                    for other in reached:
                        if minutes[other] > then:
                            minutes[other] = then
                            while len(due) <= then:
                                due.append([])
                            due[then].append(other)
            now += 1
        return minutes

    def fastest(self, origin: Iterable[Vertex], destination: Iterable[Vertex]) -> Network | None:
        """The fastest network between two sets of vertices, or None where no route exists."""
        origin, destination = list(origin), list(destination)
        forward, backward = self.minutes_from(origin), self.minutes_from(destination)
        total = min((forward[s] for v in destination for s in self.stops_at.get(v, ())), default=UNREACHED)
        if total >= UNREACHED:
            return None
        hops = tuple(
            Hop(self.line_of[x], self.vertex_of[x], self.vertex_of[y])
            for x, y in self.hops
            if total in (forward[x] + HOP_MINUTES + backward[y], forward[y] + HOP_MINUTES + backward[x])
        )
        changes = tuple(
            v
            for v, stops in self.stops_at.items()
            if any(forward[x] + CHANGE_MINUTES + backward[y] == total for x in stops for y in stops if x != y)
        )
        boards = tuple(v for v in origin if any(backward[s] == total for s in self.stops_at.get(v, ())))
        arrives = tuple(v for v in destination if any(forward[s] == total for s in self.stops_at.get(v, ())))
        return Network(total, hops, changes, boards, arrives)
