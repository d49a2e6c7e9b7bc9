"""Line points, test trips, blame, final test and result (rules section 7)."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from bot.games.metromania.geometry import CORNERS, NONE, Cell, Vertex
from bot.games.metromania.readings import (
    BLAME_POINTS,
    ENDPOINT_POINTS,
    FINAL_TEST_POINTS,
    HALF_ROUNDS_UP,
    NETWORK_POINTS,
    UNFINISHED_LINES_CARRY,
)
from bot.games.metromania.state import Marker, State
from bot.games.metromania.travel import Network, TravelGraph

TRIPS: Final[dict[str, tuple[Marker, Marker]]] = {
    "A": ("RA", "CA"),
    "B": ("CB", "EB"),
    "C": ("EC", "RC"),
    "D": ("RD", "CD"),
    "E": ("CE", "EE"),
    "F": ("EF", "RF"),
}
"""The two ends of each lettered trip (S3)."""
FINAL: Final = "final"
"""Name of the test between park and lake (7.4)."""

Reason = Literal["network", "endpoint", "unplaced", "no-station", "no-route", "final"]
"""Why a seat gains or loses in a trip: L3, L3, L4 (three kinds of fault), 7.4."""
FAULTS: Final[tuple[Reason, ...]] = ("unplaced", "no-station", "no-route")
"""The three kinds of fault (L4)."""


class Standing(Struct):
    """What scoring looks at; made from a state, or from a view for the score of now."""

    seats: int
    paths: list[tuple[Vertex, ...]]
    """City vertices per line number."""
    finished: list[bool]
    """Per line number."""
    tunnels: list[int]
    """Tunnels laid, per line number."""
    stations: list[Vertex]
    station_points: list[int]
    placed: dict[Marker, tuple[int, Cell]]
    """Marker -> seat that placed it, and the cell."""
    holders: dict[Marker, int]
    """Unplaced marker -> holder; a marker in neither dict lies hidden in somebody's hand."""
    park: frozenset[Vertex]
    lake: frozenset[Vertex]


class Award(Struct, frozen=True):
    """Points for one seat in one trip. An endpoint award counts one marker; a seat may have two."""

    seat: int
    points: int
    reason: Reason
    marker: Marker = ""
    """The marker it is for: endpoint awards and blame."""


class Trip(Struct, frozen=True):
    """One test trip."""

    name: str
    """A..F, or "final"."""
    markers: tuple[Marker, ...]
    """Both end markers; empty for the final test."""
    cells: tuple[Cell, ...]
    """Cells of the two ends, -1 where not placed; empty for the final test."""
    network: Network | None
    """The fastest network, or None if the trip is impossible."""
    awards: tuple[Award, ...]
    open: bool = False
    """Not judged: an end marker is hidden in somebody's hand (only in the score of now, V2). It is impossible for sure,
    so `awards` has the blame that is known; who holds the hidden marker is not."""


class Account(Struct, frozen=True):
    """The points of one seat by source."""

    seat: int
    station_points: int
    finished: int
    """Finished lines, 0..2."""
    line_points: int
    """Station points after scaling (7.1)."""
    network: int
    endpoints: int
    blame: int
    """Zero or negative."""
    final: int
    total: int
    tunnels: int
    rank: int
    """1 is best; shared ranks are equal (7.5)."""


class Scoring(Struct, frozen=True):
    """The whole scoring."""

    trips: tuple[Trip, ...]
    """A..F, then the final test."""
    accounts: tuple[Account, ...]
    """By seat."""
    longest: tuple[int, ...]
    """House award: numbers of the lines with most tunnels."""
    longest_tunnels: int
    transfers: tuple[int, ...]
    """House award: numbers of the lines with most stations shared with another line; empty if there is none."""
    transfer_stations: int


def line_points(station_points: int, finished: int) -> int:
    """7.1: what station points are worth with 0, 1 or 2 finished lines."""
    if finished >= 2:
        return station_points
    return (station_points + HALF_ROUNDS_UP) // 2 if finished == 1 else 0


def standing_of(state: State) -> Standing:
    """What scoring looks at, all hands known."""
    city = state.city
    return Standing(
        seats=state.seats,
        paths=[tuple(line.path) for line in state.lines],
        finished=[line.finished for line in state.lines],
        tunnels=[len(line.hosts) for line in state.lines],
        stations=state.stations,
        station_points=state.station_points,
        placed={p.marker: (p.seat, p.cell) for p in state.placed},
        holders={marker: seat for seat, hand in enumerate(state.hands) for marker in hand},
        park=city.park,
        lake=city.lake,
    )


def travel_graph(standing: Standing) -> TravelGraph:
    """The travel graph of a standing (G1-G3)."""
    carrying = {
        number: path
        for number, path in enumerate(standing.paths)
        if path and (UNFINISHED_LINES_CARRY or standing.finished[number])
    }
    return TravelGraph(carrying, standing.stations)


def _blame(standing: Standing, markers: tuple[Marker, Marker], hidden: bool) -> tuple[Award, ...]:
    """L4: faults marker by marker; without a fault, both placers; each blamed seat once.

    `hidden` says that a marker is in an unknown hand: then nobody but those whose fault is known is blamed.
    """
    stations = set(standing.stations)
    faults: list[tuple[int, Reason, Marker]] = []
    for marker in markers:
        if marker in standing.holders:
            faults.append((standing.holders[marker], "unplaced", marker))
        elif marker in standing.placed:
            seat, cell = standing.placed[marker]
            if stations.isdisjoint(CORNERS[cell]):
                faults.append((seat, "no-station", marker))
    if not faults and not hidden:
        faults = [(standing.placed[marker][0], "no-route", marker) for marker in markers]
    blamed: dict[int, Award] = {}
    for seat, reason, marker in faults:
        blamed.setdefault(seat, Award(seat, BLAME_POINTS, reason, marker))
    return tuple(blamed.values())


def _lettered_trip(standing: Standing, graph: TravelGraph, letter: str) -> Trip:
    markers = TRIPS[letter]
    places = [standing.placed.get(marker) for marker in markers]
    cells = tuple(Cell(NONE) if place is None else place[1] for place in places)
    if any(marker not in standing.placed and marker not in standing.holders for marker in markers):
        return Trip(letter, markers, cells, None, _blame(standing, markers, hidden=True), open=True)
    first, second = places
    network = None
    if first is not None and second is not None:
        network = graph.fastest(CORNERS[first[1]], CORNERS[second[1]])
    if network is None:
        return Trip(letter, markers, cells, None, _blame(standing, markers, hidden=False))
    awards: list[Award] = []
    for seat in sorted({line // 2 for line in network.lines}):  # L3: once per seat, owners of the network only
        awards.append(Award(seat, NETWORK_POINTS, "network"))
        awards += [
            Award(seat, ENDPOINT_POINTS, "endpoint", marker) for marker in markers if standing.placed[marker][0] == seat
        ]
    return Trip(letter, markers, cells, network, tuple(awards))


def _final_test(standing: Standing, graph: TravelGraph) -> Trip:
    network = graph.fastest(sorted(standing.park), sorted(standing.lake))
    seats = sorted({line // 2 for line in network.lines}) if network else []
    return Trip(FINAL, (), (), network, tuple(Award(seat, FINAL_TEST_POINTS, "final") for seat in seats))


def _ranks(keys: list[tuple[int, int, int]]) -> list[int]:
    return [1 + sum(other > key for other in keys) for key in keys]


def _accounts(standing: Standing, trips: tuple[Trip, ...]) -> tuple[Account, ...]:
    sums: list[dict[str, int]] = [{"network": 0, "endpoint": 0, "blame": 0, "final": 0} for _ in range(standing.seats)]
    for award in (award for trip in trips for award in trip.awards):
        column = award.reason if award.reason in sums[award.seat] else "blame"
        sums[award.seat][column] += award.points
    finished = [sum(standing.finished[2 * seat : 2 * seat + 2]) for seat in range(standing.seats)]
    tunnels = [sum(standing.tunnels[2 * seat : 2 * seat + 2]) for seat in range(standing.seats)]
    lines = [line_points(standing.station_points[seat], finished[seat]) for seat in range(standing.seats)]
    totals = [lines[seat] + sum(sums[seat].values()) for seat in range(standing.seats)]
    ranks = _ranks(list(zip(totals, finished, tunnels, strict=True)))
    return tuple(
        Account(
            seat=seat,
            station_points=standing.station_points[seat],
            finished=finished[seat],
            line_points=lines[seat],
            network=sums[seat]["network"],
            endpoints=sums[seat]["endpoint"],
            blame=sums[seat]["blame"],
            final=sums[seat]["final"],
            total=totals[seat],
            tunnels=tunnels[seat],
            rank=ranks[seat],
        )
        for seat in range(standing.seats)
    )


def _best(values: list[int]) -> tuple[tuple[int, ...], int]:
    best = max(values)
    return (tuple(i for i, value in enumerate(values) if value == best) if best else ()), best


def score(standing: Standing) -> Scoring:
    """The whole scoring of section 7 as things stand."""
    graph = travel_graph(standing)
    trips = (*(_lettered_trip(standing, graph, letter) for letter in TRIPS), _final_test(standing, graph))
    lines_at = {v: sum(v in path for path in standing.paths) for v in standing.stations}
    longest, longest_tunnels = _best(standing.tunnels)
    transfers, transfer_stations = _best([sum(lines_at.get(v, 0) > 1 for v in path) for path in standing.paths])
    return Scoring(trips, _accounts(standing, trips), longest, longest_tunnels, transfers, transfer_stations)
