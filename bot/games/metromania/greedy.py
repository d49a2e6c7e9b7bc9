"""The easy bot player: one look at each thing it may do now, and at how far its lines still have to go.

Works on a state. What it reads of other seats' hands is only how many markers they still hold, so that a state made
from a view does as well as the true one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec import Struct

from bot.games.metromania.digging import fitting_markers, incoming
from bot.games.metromania.geometry import (
    ARROW_SIDE,
    CELLS_AT,
    CORNERS,
    ENTRY_DIRECTION,
    LEFT,
    NEXT,
    RIGHT,
    Arrow,
    Cell,
    Vertex,
    arrow_cell,
)
from bot.games.metromania.network import due_stations
from bot.games.metromania.notation import Extend, Finish, Start, TypedStep
from bot.games.metromania.readings import TUNNELS_PER_DIG, TUNNELS_PER_LINE
from bot.games.metromania.routes import (
    MOST_MARKERS,
    NO_WAY,
    Edges,
    Ways,
    bits_of,
    edges_hosted_by,
    edges_on_free_ground,
    open_ends,
)
from bot.games.metromania.scoring import TRIPS, score, standing_of
from bot.games.metromania.state import State


class Style(Struct, frozen=True):
    """What a bot player thinks things are worth, about in points of the final score; tuned by playouts of one style
    against another."""

    tunnel: float = 1.0
    """Every tunnel that still has to be laid, taken off."""
    marker: float = 6.0
    """A marker of its own on the map, not to be blamed for."""
    served: float = 10.0
    """A station on a corner of one of its own markers that had none."""
    station_point: float = 0.4
    """A station point (7.1)."""
    others: float = 0.5
    """Share of what another seat gains that is taken off."""
    link: float = 2.0
    """Its line touches the other end of a trip in which it has a marker."""
    hope: float = 1.0
    """A station at a destination space where it may place a marker later."""
    lost: float = 14.0
    """A line that can no longer be finished, taken off."""
    tight: float = 2.0
    """No tunnel to spare, taken off."""
    early: float = 6.3
    """What a station must be worth to be bought at any time."""
    build: float = 4.0
    """What it must be worth when a line is about to be finished or the game to end."""
    press: int = 3
    """Turns to the end of the game by another seat that count as soon."""
    second: int = 2
    """Turn from which the second line may be started."""


EASY: Final = Style()
_UNSTARTED: Final = [11, 12, 14, 17]
"""Tunnels that a line needs which is not started, by markers to place: a typical city."""
_NO_EDGES: Final[Edges] = (0,) * 6
ENDING: Final = 100.0
"""Ending the game while ahead, or avoiding it while behind."""
_PARTNER: Final = {one: other for pair in TRIPS.values() for one, other in (pair, pair[::-1])}

Jitter = Callable[[], float]
"""Draws a number in 0..1, to tell equals apart."""


def no_jitter() -> float:
    """Equals stay equal: the first is taken."""
    return 0.0


class Outlook:
    """What one seat sees before one answer.

    Args:
        state: the game.
        seat: whose eyes.
        style: its values.
    """

    def __init__(self, state: State, seat: int, style: Style = EASY) -> None:
        self.state, self.seat, self.style = state, seat, style
        self.taken = state.taken()
        self.city = state.city
        self.stations = set(state.stations)
        self._station_bits = bits_of(state.stations)
        self._plain: Edges = edges_on_free_ground(self.city.kinds, self.taken)
        self.markable = {
            cell for cell in self.city.clashing if cell not in self.taken and fitting_markers(state, seat, cell)
        }
        self._marking: Edges = edges_hosted_by(self.markable)
        self.placed = {p.marker: p.cell for p in state.placed}
        self.unserved = {p.cell: p.seat for p in state.placed if self.stations.isdisjoint(CORNERS[p.cell])}
        mine = {p.marker for p in state.placed if p.seat == seat}
        self.trip_ends = {p.cell for p in state.placed if p.marker in mine or _PARTNER[p.marker] in mine}
        """Cells of the trips in which this seat has placed a marker."""
        self._ways: dict[tuple[int, int], Ways] = {}
        self.need = [self._now(2 * seat), self._now(2 * seat + 1)]
        """Per own line, tunnels still needed by markers placed on the way; empty when it is finished."""

    def _now(self, number: int) -> list[int]:
        line = self.state.lines[number]
        if line.finished:
            return []
        if not line.hosts:
            return _UNSTARTED
        return self.ways(number, line.start).fewest(line.path[-1], incoming(line), line.left)

    def ways(self, number: int, start: Arrow) -> Ways:
        """Ways of a line from a white arrow, remembered by the side of it."""
        side = ARROW_SIDE[start]
        found = self._ways.get((number, side))
        if found is None:
            line = self.state.lines[number]
            markers = min(MOST_MARKERS, len(self.state.hands[number // 2]))
            left = line.left if line.hosts else TUNNELS_PER_LINE - 1
            found = Ways(
                open_ends(start, self.taken), self._plain, self._marking, line.path, self._station_bits, left, markers
            )
            self._ways[number, side] = found
        return found

    # --- what things are worth ---------------------------------------------------------------------------------------

    def worth_of_way(self, kind: int, need: Sequence[int], left: int, placing: int = 0) -> float:
        """Value of the ways before both lines, when one of them (0 solid, 1 striped) needs so many tunnels.

        Args:
            kind: the line looked at.
            need: tunnels it needs, by markers placed on the way; empty for a finished line.
            left: tunnels it has left.
            placing: markers placed now, which leave fewer for later.
        """
        style = self.style
        hand = len(self.state.hands[self.seat]) - placing
        other = self.need[1 - kind]
        mine = [style.marker * j - style.tunnel * n for j, n in enumerate(need) if n < NO_WAY]
        theirs = [style.marker * j - style.tunnel * n for j, n in enumerate(other) if n < NO_WAY]
        value = 0.0
        if need and not mine:
            value -= style.lost
        elif need and need[0] >= left:
            value -= style.tight
        if other and not theirs:
            value -= style.lost
        best = max(
            (a + b for i, a in enumerate(mine or [0.0]) for j, b in enumerate(theirs or [0.0]) if i + j <= hand),
            default=0.0,
        )
        return value + best

    def worth_of_station(self, vertex: Vertex, owners: Iterable[int], marked: Cell | None = None) -> float:
        """Value of a station that appears on a vertex where these seats have lines.

        Args:
            vertex: where.
            owners: seats with a line there.
            marked: cell where a marker of this seat is being placed just now.
        """
        style, seat = self.style, self.seat
        value = 0.0
        points = self.city.destinations[vertex] * style.station_point
        for owner in set(owners):
            value += points if owner == seat else -points * style.others
        for cell in CELLS_AT[vertex]:
            owner = self.unserved.get(cell)
            if owner == seat or cell == marked:
                value += style.served
            elif owner is not None:
                value -= style.served * style.others
            elif cell in self.markable:
                value += style.hope
        return value

    def worth_of_step(self, step: TypedStep) -> float:
        """Value of one legal tunnel: what it brings at once, and the way that is then left."""
        left, gain = self.parts_of_step(step)
        return left + gain

    def parts_of_step(self, step: TypedStep) -> tuple[float, float]:
        """Value of one legal tunnel in two parts: the way that is then left, and what it brings at once."""
        style, state = self.style, self.state
        number = 2 * self.seat + step.line
        line = state.lines[number]
        marked: Cell | None = None
        placing = 0
        if isinstance(step, Start):
            w, k = step.entry, ENTRY_DIRECTION[step.arrow, step.entry]
            cell = arrow_cell(step.arrow)
            need = self.ways(number, step.arrow).fewest(w, k, line.left - 1)
        elif isinstance(step, Extend):
            v, k = line.path[-1], step.direction
            w = NEXT[v][k]
            cell = (LEFT if step.side == "L" else RIGHT)[v][k]
            need = self.ways(number, line.start).fewest(w, k, line.left - 1)
            if step.marker:
                marked, placing = cell, 1
        else:
            w, cell, need = line.path[-1], arrow_cell(step.arrow), []
        way = self.worth_of_way(step.line, need, line.left - 1, placing)
        value = 0.0
        line.hosts.append(cell)
        if not isinstance(step, Finish):
            line.path.append(w)
        due = due_stations(state, number)[: state.supply]
        for vertex in due:
            value += self.worth_of_station(
                vertex, (n // 2 for n, other in enumerate(state.lines) if vertex in other.path), marked
            )
        if isinstance(step, Finish):
            value += self._worth_of_finishing(number)
        else:
            line.path.pop()
            value += self._touching(w)
        line.hosts.pop()
        if marked is not None and isinstance(step, Extend):
            value += style.marker + self._worth_of_marker(step.marker, marked, number)
            if not self.stations.isdisjoint(CORNERS[marked]):
                value += style.served
        return way, value

    def _touching(self, w: Vertex) -> float:
        """Trips of this seat of which the line reaches an end with this vertex."""
        return self.style.link * sum(cell in self.trip_ends for cell in CELLS_AT[w])

    def _worth_of_marker(self, marker: str, cell: Cell, number: int) -> float:
        """Which letter: one whose other end lies on a line of this seat, best on the same."""
        partner = self.placed.get(_PARTNER[marker])
        if partner is None:
            return 0.0
        corners = set(CORNERS[partner])
        if not corners.isdisjoint(self.state.lines[number].path):
            return 2 * self.style.link
        return 0.0 if corners.isdisjoint(self.state.lines[number ^ 1].path) else self.style.link

    def _worth_of_finishing(self, number: int) -> float:
        """The free station, and what no station can be bought for any more; whether to end the game now."""
        state, seat = self.state, self.seat
        path = state.lines[number].path
        others = state.lines[number ^ 1]
        free = max((self.worth_of_site(v) for v in path if v not in self.stations), default=0.0)
        value = max(free, 0.0) if state.supply else 0.0
        open_path: set[Vertex] = set() if others.finished else set(others.path)
        stuck = sum(owner == seat and open_path.isdisjoint(CORNERS[cell]) for cell, owner in self.unserved.items())
        value -= self.style.served * max(0, stuck - 1)
        if others.finished:
            accounts = score(standing_of(state)).accounts
            behind = max(account.total for account in accounts) - accounts[seat].total
            wins = accounts[seat].rank == 1 or 0 < behind < free
            value += ENDING if wins else -ENDING
        return value

    def worth_of_site(self, vertex: Vertex) -> float:
        """Value of an intermediate or free station on a vertex of an own line."""
        return self.worth_of_station(vertex, (n // 2 for n, line in enumerate(self.state.lines) if vertex in line.path))

    def turns_of_others(self) -> int:
        """Turns the quickest other seat needs to finish both its lines."""
        state = self.state
        quickest = NO_WAY
        for seat in range(state.seats):
            if seat == self.seat:
                continue
            tunnels = 0
            for number in (2 * seat, 2 * seat + 1):
                line = state.lines[number]
                if not line.hosts:
                    tunnels += _UNSTARTED[0]
                elif not line.finished:
                    ends = open_ends(line.start, self.taken)
                    ways = Ways(ends, self._plain, _NO_EDGES, line.path, self._station_bits, line.left, 0)
                    tunnels += ways.fewest(line.path[-1], incoming(line), line.left)[0]
            quickest = min(quickest, -(-tunnels // TUNNELS_PER_DIG))
        return quickest


def choose_step(outlook: Outlook, steps: Sequence[TypedStep], jitter: Jitter = no_jitter) -> tuple[TypedStep, float]:
    """The best of these legal tunnels, which must not be empty, and its value."""
    return max(((step, outlook.worth_of_step(step) + jitter()) for step in steps), key=lambda found: found[1])


def distinct(steps: Iterable[TypedStep]) -> list[TypedStep]:
    """Without tunnels on the right hand of the way on empty ground where the same is possible on the left: they are
    worth the same."""
    on_the_left: set[tuple[int, int]] = set()
    found: list[TypedStep] = []
    for step in steps:
        if isinstance(step, Extend) and not step.marker:
            if (step.line, step.direction) in on_the_left:
                continue
            on_the_left.add((step.line, step.direction))
        found.append(step)
    return found


def worth_considering(outlook: Outlook, steps: Sequence[TypedStep]) -> list[TypedStep]:
    """Legal tunnels without those that begin the second line too early."""
    state, seat = outlook.state, outlook.seat
    first = state.lines[2 * seat] if state.lines[2 * seat].hosts else state.lines[2 * seat + 1]
    if not first.hosts or first.finished:
        return list(steps)
    late = state.turns[seat] >= outlook.style.second and state.left == 1
    return [step for step in steps if late or not isinstance(step, Start)] or list(steps)


def choose_site(outlook: Outlook, sites: Sequence[Vertex], jitter: Jitter = no_jitter) -> tuple[Vertex, float]:
    """The best of these places for a station, which must not be empty, and its value."""
    return max(((v, outlook.worth_of_site(v) + jitter()) for v in sites), key=lambda found: found[1])


def choose_action(
    outlook: Outlook, steps: Sequence[TypedStep], sites: Sequence[Vertex], jitter: Jitter = no_jitter
) -> TypedStep | Vertex:
    """Begin a dig with one of the tunnels, or build on one of the sites; one of both must be possible (T1)."""
    style = outlook.style
    if sites:
        site, value = choose_site(outlook, sites, jitter)
        if not steps or value >= style.early:
            return site
        if value >= style.build:
            shortest = min(need[0] for need in outlook.need if need)
            if shortest <= TUNNELS_PER_DIG or outlook.turns_of_others() <= style.press:
                return site
    return choose_step(outlook, worth_considering(outlook, steps), jitter)[0]
