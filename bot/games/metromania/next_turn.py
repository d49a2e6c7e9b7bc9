"""A turn that is planned beforehand: how it begins, and what it rests on (asynchronous L1, L3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from bot.core.errors import NoPlan
from bot.games.metromania.geometry import ARROW_CELLS, ARROW_INNER, LEFT, NEXT, NONE, RIGHT, Cell, Vertex
from bot.games.metromania.notation import SKIP, Extend, Finish, Start, Station, parse_step
from bot.games.metromania.state import State
from bot.games.metromania.steps import DIG, SITE, Turn
from bot.games.metromania.wording import BUILD, PASS

if TYPE_CHECKING:
    from bot.core.planning import Planned
    from bot.core.play import Play

CONDITIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "metromania-if-dug": ("metromania-event-tunnel", "metromania-event-line-started"),
    "metromania-if-finished": ("metromania-event-finished",),
    "metromania-if-marker": ("metromania-event-marker",),
    "metromania-if-station": ("metromania-event-station", "metromania-event-free-station"),
}


def as_if_turn(play: Play[State], seat: int) -> None:
    """T1, C3c: the turn under way is dropped, and the seat's own begins."""
    state = play.board
    if state.phase == "last":
        if seat not in state.last_turns:
            raise NoPlan("core-plan-none")
        state.last_turns = state.last_turns[state.last_turns.index(seat) + 1 :]
    play.state.agenda.clear()
    play.push(Turn(seat))


def footing(state: State, seat: int, answers: Sequence[Planned]) -> Any:
    """Vertices and edges around the planned tunnels, and around the open ends of both lines."""
    at, arrows = _named(state, seat, answers)
    tunnels: dict[Cell, int] = {cell: number for number, line in enumerate(state.lines) for cell in line.hosts}
    edges = {
        frozenset(edge): number
        for number, line in enumerate(state.lines)
        for edge in zip(line.path, line.path[1:], strict=False)
    }
    return {
        "vertices": {str(v): _around(state, v, tunnels, edges) for v in sorted(at)},
        "arrows": {str(cell): tunnels.get(cell, NONE) for cell in sorted(arrows)},
    }


def _around(state: State, v: Vertex, tunnels: Mapping[Cell, int], edges: Mapping[frozenset[Vertex], int]) -> Any:
    """A vertex: its station, and by direction whose edge and whose tunnels lie there."""
    sides = [
        [edges.get(frozenset((v, w)), NONE), tunnels.get(left, NONE), tunnels.get(right, NONE)]
        for w, left, right in zip(NEXT[v], LEFT[v], RIGHT[v], strict=True)
    ]
    return [v in state.stations, sides]


def _named(state: State, seat: int, answers: Sequence[Planned]) -> tuple[set[Vertex], set[Cell]]:
    """Vertices and cells of arrows that the answers go along, the ends of both lines first."""
    ends = [line.path[-1] if line.path else Vertex(NONE) for line in state.lines_of(seat)]
    at = {end for end, line in zip(ends, state.lines_of(seat), strict=True) if line.path and not line.finished}
    arrows: set[Cell] = set()
    for step in _steps(answers):
        match step:
            case Start(line, arrow, entry):
                ends[line] = entry
                at.update(ARROW_INNER[arrow])
                arrows.add(Cell(ARROW_CELLS + arrow))
            case Extend(line, direction, _, _):
                if ends[line] == NONE or NEXT[ends[line]][direction] == NONE:
                    break  # it goes nowhere here: the rest names nothing
                ends[line] = NEXT[ends[line]][direction]
                at.add(ends[line])
            case Finish(_, arrow):
                arrows.add(Cell(ARROW_CELLS + arrow))
            case Station(vertex):
                at.add(vertex)
    return at, arrows


def _steps(answers: Sequence[Planned]) -> Iterator[Start | Extend | Finish | Station]:
    for one in answers:
        if one.slot in (DIG, SITE) and one.answer not in (BUILD, PASS, SKIP):
            yield parse_step(one.answer)
