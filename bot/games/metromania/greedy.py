"""The easy bot player: one look at each thing it may do now, and at how far its lines still have to go.

Works on a state. What it reads of other seats' hands is only how many markers they still hold, so that a state made
from a view does as well as the true one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import Final

from bot.games.metromania.digging import Laid, fitting_markers, incoming
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
from bot.games.metromania.state import Marker, State
from bot.games.metromania.styles import EASY, Style

_UNSTARTED: Final = [11, 12, 14, 17]
"""Tunnels that a line needs which is not started, by markers to place: a typical city."""
_NO_EDGES: Final[Edges] = (0,) * 6
_NOTHING: Final = [0.0]
EQUAL: Final = 0.2
"""What is worth the same within so much is drawn among."""
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
        self._trips: dict[Vertex, list[Marker]] = {}
        """Markers at whose cells a station there would stand."""
        if style.direct:
            for one in state.placed:
                for v in CORNERS[one.cell]:
                    self._trips.setdefault(v, []).append(one.marker)
        self._ways: dict[tuple[int, int], Ways] = {}
        self.need = [self._now(2 * seat), self._now(2 * seat + 1)]
        """Per own line, tunnels still needed by markers placed on the way; empty when it is finished."""
        self._elsewhere: list[set[Vertex] | None] = [None, None]
        self._bests: list[tuple[list[int], list[float]] | None] = [None, None]

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

    def note(self, laid: Laid) -> None:
        """Look on after a tunnel of this seat, in the same turn: what there is to be seen anew near it. The ways stay
        those of before: nobody else has laid anything, so they are hardly longer."""
        line = self.state.lines[laid.line]
        self.taken.add(laid.cell)
        if (theirs := self._elsewhere[1 - laid.line % 2]) is not None:
            theirs.add(laid.vertex)
        if laid.marker:
            self.markable.clear()  # E2
            self.placed[laid.marker] = laid.cell
            self.trip_ends.add(laid.cell)
            if (partner := self.placed.get(_PARTNER[laid.marker])) is not None:
                self.trip_ends.add(partner)
            if self.stations.isdisjoint(CORNERS[laid.cell]):
                self.unserved[laid.cell] = self.seat
        if laid.stations:
            self.stations.update(laid.stations)
            for cell in [cell for v in laid.stations for cell in CELLS_AT[v]]:
                self.unserved.pop(cell, None)
        if laid.finished:
            self.need[laid.line % 2] = []
        else:
            ways = self.ways(laid.line, line.start)
            least = min(self.need[laid.line % 2]) - 1 if len(line.hosts) > 1 else 1
            self.need[laid.line % 2] = ways.fewest(line.path[-1], incoming(line), line.left, least)

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
        mine = self._worths(need)
        theirs = self._best_of_other(1 - kind)
        value = 0.0
        if need:
            if not mine:
                value -= style.lost
            elif need[0] >= left:
                value -= style.tight
        if not theirs:
            if self.need[1 - kind]:
                value -= style.lost
            theirs = _NOTHING
        last = len(theirs) - 1
        best = [a + theirs[min(hand - i, last)] for i, a in enumerate(mine or _NOTHING) if i <= hand]
        return value + max(best, default=0.0)

    def _worths(self, need: Sequence[int]) -> list[float]:
        """Values of the ways before one line, by markers placed on them; impossible ones left out."""
        marker, tunnel = self.style.marker, self.style.tunnel
        return [marker * j - tunnel * n for j, n in enumerate(need) if n < NO_WAY]

    def _best_of_other(self, kind: int) -> list[float]:
        """The same of an own line as it is, each with the best of fewer markers."""
        need = self.need[kind]
        found = self._bests[kind]
        if found is None or found[0] is not need:
            best = list(accumulate(self._worths(need), max))
            self._bests[kind] = (need, best)
            return best
        return found[1]

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
        if vertex in self._trips:
            for number, line in enumerate(self.state.lines):
                if vertex in line.path:
                    worth = self._served_trips(number, vertex)
                    value += worth if number // 2 == seat else -worth * style.rival
        return value

    def _served_trips(self, number: int, vertex: Vertex) -> float:
        """What trips a line serves with a station on a vertex of it."""
        style, lines = self.style, self.state.lines
        value = 0.0
        for marker in self._trips[vertex]:
            partner = self.placed.get(_PARTNER[marker])
            if partner is None:
                value += style.open_end
                continue
            corners = self.stations.intersection(CORNERS[partner])
            if not corners.isdisjoint(lines[number].path):
                value += style.direct
            elif not corners.isdisjoint(lines[number ^ 1].path):
                value += style.twin
            else:
                value += style.alone
        return value

    def worth_of_step(self, step: TypedStep) -> float:
        """Value of one legal tunnel: what it brings at once, and the way that is then left."""
        left, gain = self.parts_of_step(step)
        return left + gain

    def parts_of_step(self, step: TypedStep) -> tuple[float, float]:
        """Value of one legal tunnel in two parts: the way that is then left, and what it brings at once."""
        need, placing, gain = self._look_at(step)
        left = self.state.lines[2 * self.seat + step.line].left - 1
        return self.worth_of_way(step.line, need, left, placing), gain

    def _look_at(self, step: TypedStep) -> tuple[list[int], int, float]:
        """Tunnels that its line then needs, markers that it places, and what it brings at once."""
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
            need = self.ways(number, line.start).fewest(w, k, line.left - 1, min(self.need[step.line]) - 1)
            if step.marker:
                marked, placing = cell, 1
        else:
            w, cell, need = line.path[-1], arrow_cell(step.arrow), []
        value = 0.0
        line.hosts.append(cell)
        if not isinstance(step, Finish):
            line.path.append(w)
        if w in self._shared(number) or (len(line.path) > 1 and line.path[-2] in self._shared(number)):
            for vertex in due_stations(state, number)[: state.supply]:
                value += self.worth_of_station(
                    vertex, (n // 2 for n, other in enumerate(state.lines) if vertex in other.path), marked
                )
        if isinstance(step, Finish):
            value += self._worth_of_finishing(number)
        else:
            line.path.pop()
            value += self._touching(number, w)
        line.hosts.pop()
        if marked is not None and isinstance(step, Extend):
            value += style.marker + self._worth_of_marker(step.marker, marked, number)
            if not self.stations.isdisjoint(CORNERS[marked]):
                value += style.served
        return need, placing, value

    def _shared(self, number: int) -> set[Vertex]:
        """Vertices of all lines but one of this seat; only there stations can be due."""
        found = self._elsewhere[number % 2]
        if found is None:
            found = self._elsewhere[number % 2] = {
                v for other, line in enumerate(self.state.lines) if other != number for v in line.path
            }
        return found

    def _touching(self, number: int, w: Vertex) -> float:
        """Trips of this seat of which the line reaches an end with this vertex."""
        value = self.style.link * sum(cell in self.trip_ends for cell in CELLS_AT[w])
        if w in self._trips:
            worth = self._served_trips(number, w)
            value += worth if w in self.stations else worth * self.style.passing
        return value

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
