"""Small boards for the tests: only what a rule needs, in coordinates of the rules or in the game's own notation."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable

from bot.core import playable
from bot.core.match import Match
from bot.core.shapes import Pick
from bot.games.metromania.city import City
from bot.games.metromania.digging import Laid, lay, legal_steps
from bot.games.metromania.game import METROMANIA
from bot.games.metromania.geometry import (
    ARROW_INNER,
    CELLS,
    DIRECTION_TO,
    LEFT,
    POINT,
    RIGHT,
    VERTEX_AT,
    Cell,
    Vertex,
    arrow_cell,
    cell_with,
)
from bot.games.metromania.notation import arrow_named, format_step, parse_step
from bot.games.metromania.state import Line, Placed, State
from bot.games.metromania.steps import Turn


class Board(State):
    """A state with a city made for the test: empty but for `ground`."""

    ground: dict[int, str] = {}

    @property
    def city(self) -> City:
        return City("".join(self.ground.get(c, ".") for c in range(CELLS)))


def board(seats: int = 2, ground: dict[Cell, str] | None = None, variant: str = "open") -> Board:
    """An empty board in everybody's second turn, seat 0 to play, nobody holding markers."""
    return Board(
        seats=seats,
        variant=variant,
        order=tuple(range(6)),
        rotations=(0,) * 6,
        hands=[[] for _ in range(seats)],
        lines=[Line() for _ in range(2 * seats)],
        station_points=[0] * seats,
        turns=[2] * seats,
        ground={int(cell): kind for cell, kind in (ground or {}).items()},
    )


def at(q: int, r: int) -> Vertex:
    """Vertex by its coordinates in the rules."""
    return VERTEX_AT[q, r]


def straight(first: tuple[int, int], last: tuple[int, int]) -> list[tuple[int, int]]:
    """Points from first to last along one of the six directions, both included."""
    (q, r), (q2, r2) = first, last
    length = max(abs(q2 - q), abs(r2 - r))
    return [(q + (q2 - q) * i // length, r + (r2 - r) * i // length) for i in range(length + 1)]


def line(points: Iterable[tuple[int, int]], sides: str = "L", start: str = "S1", end: str = "") -> Line:
    """A line through points, its tunnels on the given sides of the way (one letter for all, or one per edge).

    Where that side is outside the city the other one is taken. Start and end arrows need not lie there.
    """
    path = [VERTEX_AT[point] for point in points]
    hosts = [arrow_cell(arrow_named(start))]
    for i, (v, w) in enumerate(itertools.pairwise(path)):
        k = DIRECTION_TO[v, w]
        left, right = LEFT[v][k], RIGHT[v][k]
        first, second = (left, right) if sides[i % len(sides)] == "L" else (right, left)
        hosts.append(first if first >= 0 else second)
    if end:
        hosts.append(arrow_cell(arrow_named(end)))
    return Line(path, hosts)


def between(state: State, number: int, start: str, end: str = "") -> None:
    """Give a line only its arrows: started, and finished too when an end is named."""
    path = [ARROW_INNER[arrow_named(start)][0]]
    hosts = [arrow_cell(arrow_named(start))]
    if end:
        path.append(ARROW_INNER[arrow_named(end)][0])
        hosts.append(arrow_cell(arrow_named(end)))
    state.lines[number] = Line(path, hosts)


def triangle(*points: tuple[int, int]) -> Cell:
    """City cell with these corners; fails if there is none."""
    cell = cell_with(*points)
    assert cell >= 0, points
    return cell


def legal(state: State, seat: int = 0) -> list[str]:
    """Legal tunnels in notation."""
    return [format_step(step) for step in legal_steps(state, seat)]


def dig(state: State, seat: int, *steps: str) -> list[Laid]:
    """Lay tunnels given in notation; each must be legal when its turn comes."""
    laid: list[Laid] = []
    for text in steps:
        assert text in legal(state, seat), (text, legal(state, seat))
        step = parse_step(text)
        assert step.__class__.__name__ != "Station"
        laid.append(lay(state, seat, step))  # type: ignore[arg-type]
    return laid


def place(state: State, seat: int, cell: Cell, marker: str) -> None:
    """Put a marker on the map without a tunnel."""
    state.placed.append(Placed(cell, seat, marker))


def fill(state: Board, but: Collection[Cell] = ()) -> None:
    """Make every city cell park, except some."""
    state.ground.update({c: "P" for c in range(CELLS) if Cell(c) not in but})


def finishing(seats: int = 2) -> Board:
    """Seat 0 can finish its solid line in T1."""
    state = board(seats)
    state.lines[0] = line(straight((2, -1), (2, -6)), start="S7")
    return state


def points_of(state: State) -> set[tuple[int, int]]:
    """Coordinates of all stations."""
    return {POINT[v] for v in state.stations}


def table(state: State, seat: int = 0) -> Match:
    """A match that stands at the beginning of a turn of `seat` on this board."""
    playable.register(METROMANIA)
    match = Match.new("metromania", state.seats, bytes(32), {"variant": state.variant})
    match.play.board = match.play.state.board = state
    match.play.state.agenda = [Turn(seat)]
    match._go_on("start")
    return match


def offered(match: Match) -> list[str]:
    """Option ids of the one open question."""
    (seat,) = match.awaited()
    (question,) = match.asked(seat)
    assert isinstance(question.shape, Pick)
    return [option.id for option in question.shape.options]


def answer(match: Match, *choices: str) -> list[str]:
    """Answer the open questions one after the other; the keys of what happened."""
    told: list[str] = []
    for choice in choices:
        (seat,) = match.awaited()
        (question,) = match.asked(seat)
        told += [event.key for event in match.answer(seat, question.no, choice)]
    return told
