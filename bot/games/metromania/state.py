"""What is on the table: plain data, nothing that could be worked out from the rest (rules section 11)."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct, field

from bot.games.metromania.city import City, city_of
from bot.games.metromania.geometry import ARROW_CELLS, NONE, Arrow, Cell, Vertex, is_start
from bot.games.metromania.readings import STATION_SUPPLY, TUNNELS_PER_LINE

OPEN: Final = "open"
HIDDEN: Final = "hidden"
"""V2, corrupt municipality: unplaced letters are known to their holder only."""
FIXED: Final = "fixed"
"""V3, no corruption: printed sets."""
VARIANTS: Final = (OPEN, HIDDEN, FIXED)

Marker = str
"""Destination marker, kind and letter: "RA"."""
Phase = Literal["build", "last", "scored"]
"""Building; last turns after C3c; scored."""
Closing = Literal["", "both", "stations", "lines"]
"""What ends the building phase: C3a, C3b, C3c."""


class Line(Struct):
    """One line: the city vertices it runs through and the cells of its tunnels, in order, arrow cells included.

    hosts[0] is the start arrow's cell, hosts[i] the host of the edge path[i-1] - path[i]; a finished line has the
    end arrow's cell as one more host. len(hosts) is the number of tunnels laid.
    """

    path: list[Vertex] = []
    hosts: list[Cell] = []

    @property
    def started(self) -> bool:
        """Whether the start tunnel is laid."""
        return bool(self.hosts)

    @property
    def start(self) -> Arrow:
        """The white arrow it starts from, or NONE."""
        return Arrow(self.hosts[0] - ARROW_CELLS) if self.hosts else Arrow(NONE)

    @property
    def end(self) -> Arrow:
        """The black arrow it ends in, or NONE."""
        if self.hosts and self.hosts[-1] >= ARROW_CELLS:
            arrow = Arrow(self.hosts[-1] - ARROW_CELLS)
            if not is_start(arrow):
                return arrow
        return Arrow(NONE)

    @property
    def finished(self) -> bool:
        """C1: whether the end tunnel is laid."""
        last = self.hosts[-1] if self.hosts else 0
        return last >= ARROW_CELLS and not is_start(Arrow(last - ARROW_CELLS))

    @property
    def left(self) -> int:
        """Tunnels not yet laid."""
        return TUNNELS_PER_LINE - len(self.hosts)


class Placed(Struct):
    """A destination marker on the map."""

    cell: Cell
    seat: int
    marker: Marker


class Recent(Struct):
    """What the latest turn that changed the map has laid, for the picture's glow."""

    turn: int = 0
    """Turns begun by all seats together when it was laid."""
    seat: int = NONE
    cells: list[Cell] = []
    stations: list[Vertex] = []


class Hint(Struct, frozen=True):
    """V2: what a seat has shown by having no legal tunnel: all its unplaced markers of the kind have these letters."""

    seat: int
    kind: str
    letters: str


class State(Struct):
    """A whole game. Lines are numbered 2 * seat (solid) and 2 * seat + 1 (striped)."""

    seats: int
    variant: str
    order: tuple[int, ...]
    """Piece (0..5) in each sector."""
    rotations: tuple[int, ...]
    """Rotation (0..2) of the piece in each sector."""
    hands: list[list[Marker]]
    """Unplaced markers per seat, sorted by kind R, C, E, then letter."""
    lines: list[Line]
    first: int = 0
    """First player's seat."""
    stations: list[Vertex] = []
    """In the order of building."""
    station_points: list[int] = []
    """P3, per seat, before scaling."""
    placed: list[Placed] = []
    turns: list[int] = []
    """Turns begun per seat (T3)."""
    current: int = 0
    left: int = 0
    """Tunnels still to lay in this dig; 0 outside a dig."""
    marked: bool = False
    """Whether the current player has placed a marker this turn (E2)."""
    phase: Phase = "build"
    closing: Closing = ""
    last_turns: list[int] = []
    """Seats that still have their last turn (C3c), in order."""
    recent: Recent = field(default_factory=Recent)
    dead: list[int] = []
    """Lines found dead at the end of the latest turn (C4), for the log; `digging.dead_lines` knows those of now."""
    idle: int = 0
    """Turns skipped in a row (T2)."""
    hints: list[Hint] = []

    @property
    def city(self) -> City:
        """The composed city."""
        return city_of(self.order, self.rotations)

    @property
    def supply(self) -> int:
        """Stations left."""
        return STATION_SUPPLY - len(self.stations)

    def lines_of(self, seat: int) -> tuple[Line, Line]:
        """The solid and the striped line of a seat."""
        return self.lines[2 * seat], self.lines[2 * seat + 1]

    def taken(self) -> set[Cell]:
        """Every cell that holds a tunnel, arrow cells included."""
        return {cell for line in self.lines for cell in line.hosts}

    def finished_lines(self, seat: int) -> int:
        """How many of the seat's two lines are finished."""
        return sum(line.finished for line in self.lines_of(seat))

    def tunnels_laid(self, seat: int) -> int:
        """Tunnels laid on both lines of the seat."""
        return sum(len(line.hosts) for line in self.lines_of(seat))
