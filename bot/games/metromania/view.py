"""What one seat, or a spectator, may know: copied field by field from the state (design 2.8)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from bot.games.metromania.city import city_of
from bot.games.metromania.digging import dead_lines
from bot.games.metromania.geometry import Arrow, Cell, Vertex
from bot.games.metromania.scoring import Scoring, Standing, line_points, score, standing_of
from bot.games.metromania.state import HIDDEN, Closing, Marker, Phase, State

UNKNOWN_LETTER = "?"


class LineView(Struct, frozen=True):
    """One line as it lies on the map."""

    number: int
    """2 * seat + kind."""
    seat: int
    kind: int
    """0 solid, 1 striped."""
    start: Arrow
    """White arrow, or -1 before the start."""
    path: tuple[Vertex, ...]
    hosts: tuple[Cell, ...]
    """Cells of its tunnels in order, arrow cells included: hosts[i] hosts path[i-1] - path[i]."""
    end: Arrow
    """Black arrow, or -1 while unfinished."""
    finished: bool
    dead: bool
    """C4: started or not, it can never be finished."""
    left: int
    """Tunnels left, of 18."""


class StationView(Struct, frozen=True):
    """One station."""

    vertex: Vertex
    lines: tuple[int, ...]
    """Numbers of the lines through it."""
    destinations: int
    """d(v): destination spaces it serves."""


class MarkerView(Struct, frozen=True):
    """A placed destination marker."""

    cell: Cell
    seat: int
    kind: str
    letter: str


class SeatView(Struct, frozen=True):
    """One player's account."""

    seat: int
    hand: tuple[Marker, ...]
    """Unplaced markers; a letter this viewer may not see is `?` (V2)."""
    station_points: int
    worth_now: int
    """Line points if the game ended now (7.1)."""
    finished: int
    """Finished lines, 0..2."""
    turns: int


class RecentView(Struct, frozen=True):
    """What the latest turn that changed the map has laid."""

    seat: int
    """-1 before the first tunnel, and where it is of several turns."""
    cells: tuple[Cell, ...]
    stations: tuple[Vertex, ...]


class MetromaniaView(Struct, frozen=True):
    """The whole table for one viewer."""

    viewer: int | None
    """Seat, or None for a spectator."""
    seats: int
    variant: str
    """open, hidden (V2) or fixed (V3)."""
    order: tuple[int, ...]
    rotations: tuple[int, ...]
    kinds: str
    """216 letters, one per city cell: `.` R C E, P park, L lake."""
    lines: tuple[LineView, ...]
    """All 2 * seats lines, by number."""
    stations: tuple[StationView, ...]
    """In the order of building."""
    supply: int
    """Stations left, of 30."""
    markers: tuple[MarkerView, ...]
    """In the order of placing."""
    players: tuple[SeatView, ...]
    first: int
    current: int
    round: int
    """1 while everybody has the first turn."""
    phase: Phase
    """build, last (last turns, C3c) or scored."""
    closing: Closing
    """Why the building phase ends: both, stations, lines, or empty."""
    last_turns: tuple[int, ...]
    """Seats that still have their last turn."""
    left_in_dig: int
    """Tunnels still to lay in the current dig; 0 outside a dig."""
    marked: bool
    """Whether the current player has placed a marker this turn (E2)."""
    recent: RecentView
    result: Scoring | None
    """After scoring: trips, accounts, awards."""
    over: bool = False
    """Whether nobody will move any more: scored, or a seat resigned where the others cannot go on."""


def _line_view(state: State, number: int, dead: bool) -> LineView:
    line = state.lines[number]
    return LineView(
        number=number,
        seat=number // 2,
        kind=number % 2,
        start=line.start,
        path=tuple(line.path),
        hosts=tuple(line.hosts),
        end=line.end,
        finished=line.finished,
        dead=dead,
        left=line.left,
    )


def _seat_view(state: State, seat: int, open_letters: bool) -> SeatView:
    hand = state.hands[seat]
    finished = state.finished_lines(seat)
    return SeatView(
        seat=seat,
        hand=tuple(hand) if open_letters else tuple(marker[0] + UNKNOWN_LETTER for marker in hand),
        station_points=state.station_points[seat],
        worth_now=line_points(state.station_points[seat], finished),
        finished=finished,
        turns=state.turns[seat],
    )


def view_of(state: State, viewer: int | None, over: bool = False) -> MetromaniaView:
    """The table as `viewer` (a seat, or None for a spectator) may see it.

    Args:
        over: whether the match has ended, also without scoring.
    """
    scored = state.phase == "scored"
    dead = dead_lines(state)
    destinations = state.city.destinations
    through: dict[Vertex, list[int]] = {v: [] for v in state.stations}
    for number, line in enumerate(state.lines):
        for v in line.path:
            if v in through:
                through[v].append(number)
    return MetromaniaView(
        viewer=viewer,
        seats=state.seats,
        variant=state.variant,
        order=state.order,
        rotations=state.rotations,
        kinds=state.city.kinds,
        lines=tuple(_line_view(state, number, number in dead) for number in range(len(state.lines))),
        stations=tuple(StationView(v, tuple(through[v]), destinations[v]) for v in state.stations),
        supply=state.supply,
        markers=tuple(MarkerView(p.cell, p.seat, p.marker[0], p.marker[1]) for p in state.placed),
        players=tuple(
            _seat_view(state, seat, scored or state.variant != HIDDEN or seat == viewer) for seat in range(state.seats)
        ),
        first=state.first,
        current=state.current,
        round=max(1, max(state.turns)),
        phase=state.phase,
        closing=state.closing,
        last_turns=tuple(state.last_turns),
        left_in_dig=state.left,
        marked=state.marked,
        recent=RecentView(state.recent.seat, tuple(state.recent.cells), tuple(state.recent.stations)),
        result=score(standing_of(state)) if scored else None,
        over=over or scored,
    )


def if_it_ended_now(view: MetromaniaView) -> Scoring:
    """The scoring as things stand, from what the viewer knows.

    In the hidden variant trips of which a marker lies in a hand that the viewer cannot see are `open` (V2) and have
    only the blame that is known; after scoring this is the result itself.
    """
    if view.result is not None:
        return view.result
    city = city_of(view.order, view.rotations)
    return score(
        Standing(
            seats=view.seats,
            paths=[line.path for line in view.lines],
            finished=[line.finished for line in view.lines],
            tunnels=[len(line.hosts) for line in view.lines],
            stations=[station.vertex for station in view.stations],
            station_points=[player.station_points for player in view.players],
            placed={marker.kind + marker.letter: (marker.seat, marker.cell) for marker in view.markers},
            holders={
                marker: player.seat for player in view.players for marker in player.hand if UNKNOWN_LETTER not in marker
            },
            park=city.park,
            lake=city.lake,
        )
    )


def marked_since(view: MetromaniaView, before: MetromaniaView) -> MetromaniaView:
    """The same with all marked that was laid since an earlier position."""
    laid = {cell for line in before.lines for cell in line.hosts}
    built = {station.vertex for station in before.stations}
    cells = tuple(cell for line in view.lines for cell in line.hosts if cell not in laid)
    stations = tuple(one.vertex for one in view.stations if one.vertex not in built)
    last = view.recent
    one = set(cells) <= set(last.cells) and set(stations) <= set(last.stations)
    return replace(view, recent=RecentView(last.seat if one else -1, cells, stations))
