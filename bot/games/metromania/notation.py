"""Short names of places and steps: printed on the board picture, typed in commands, used by the tests.

vertex   row letter A..M from the top and number from the left: G7 is the centre
arrow    S1..S12 white (start), T1..T12 black (terminus), clockwise from the top left
line     1 (solid) or 2 (striped)
marker   kind and letter: RA, CB, EF
step     1-S3-A4       start line 1 in arrow S3, entering the city at A4
         2-NE-L        extend line 2 to the north-east, the tunnel on the left hand of the way
         2-NE-L-RA     the same into a destination space, placing marker R-A
         1-T5          finish line 1 in arrow T5
         st-G7         an intermediate station at G7
         skip          no free station
"""

from __future__ import annotations

import re
from typing import Final, Literal

from msgspec import Struct

from bot.games.metromania.geometry import DIRECTION_NAMES, POINT, STARTS, Arrow, Direction, Vertex

ROW_LETTERS: Final = "ABCDEFGHIJKLM"
SIDES_OF_WAY: Final = ("L", "R")
SKIP: Final = "skip"

VERTEX_NAMES: Final[tuple[str, ...]] = tuple(
    f"{ROW_LETTERS[r + 6]}{sum(1 for other_q, other_r in POINT if other_r == r and other_q <= q)}" for q, r in POINT
)
"""Name of each vertex."""
ARROW_NAMES: Final[tuple[str, ...]] = tuple(f"{side}{i}" for side in "ST" for i in range(1, len(STARTS) + 1))
"""Name of each arrow."""
_VERTEX_NAMED: Final = {name: Vertex(i) for i, name in enumerate(VERTEX_NAMES)}
_ARROW_NAMED: Final = {name: Arrow(i) for i, name in enumerate(ARROW_NAMES)}
_DIRECTION_NAMED: Final = {name: Direction(i) for i, name in enumerate(DIRECTION_NAMES)}


class Start(Struct, frozen=True, tag="start"):
    """Start tunnel (D3): the line enters the city from a white arrow at one of its two inner vertices."""

    line: int
    """0 solid, 1 striped."""
    arrow: Arrow
    entry: Vertex


class Extend(Struct, frozen=True, tag="extend"):
    """One tunnel from the open end (D4)."""

    line: int
    direction: Direction
    side: Literal["L", "R"]
    marker: str = ""
    """Destination marker placed with it (E1), or empty."""


class Finish(Struct, frozen=True, tag="finish"):
    """End tunnel (D5)."""

    line: int
    arrow: Arrow


class Station(Struct, frozen=True, tag="station"):
    """An intermediate (I1) or free (C1) station."""

    vertex: Vertex


TypedStep = Start | Extend | Finish


def format_step(step: TypedStep | Station) -> str:
    """The step in short notation; also its option id."""
    match step:
        case Start(line, arrow, entry):
            return f"{line + 1}-{ARROW_NAMES[arrow]}-{VERTEX_NAMES[entry]}"
        case Extend(line, direction, side, marker):
            tail = f"-{marker}" if marker else ""
            return f"{line + 1}-{DIRECTION_NAMES[direction]}-{side}{tail}"
        case Finish(line, arrow):
            return f"{line + 1}-{ARROW_NAMES[arrow]}"
        case Station(vertex):
            return f"st-{VERTEX_NAMES[vertex]}"


def vertex_named(name: str) -> Vertex:
    """The vertex with that name. Raises KeyError."""
    return _VERTEX_NAMED[name.upper()]


def arrow_named(name: str) -> Arrow:
    """The arrow with that name. Raises KeyError."""
    return _ARROW_NAMED[name.upper()]


def parse_step(text: str) -> TypedStep | Station:
    """Read a complete step. Blanks, commas and small letters are accepted. Raises ValueError for anything else."""
    words = words_of(text)
    try:
        match words:
            case ["ST", vertex]:
                return Station(_VERTEX_NAMED[vertex])
            case ["1" | "2" as line, arrow, vertex] if arrow in _ARROW_NAMED and arrow[0] == "S":
                return Start(int(line) - 1, _ARROW_NAMED[arrow], _VERTEX_NAMED[vertex])
            case ["1" | "2" as line, arrow] if arrow in _ARROW_NAMED and arrow[0] == "T":
                return Finish(int(line) - 1, _ARROW_NAMED[arrow])
            case ["1" | "2" as line, direction, "L" | "R" as side]:
                return Extend(int(line) - 1, _DIRECTION_NAMED[direction], side)
            case ["1" | "2" as line, direction, "L" | "R" as side, marker]:
                return Extend(int(line) - 1, _DIRECTION_NAMED[direction], side, marker)
            case _:
                raise ValueError(text)
    except KeyError as unknown:
        raise ValueError(text) from unknown


def words_of(text: str) -> list[str]:
    """The words of a typed step in capitals: `1 ne l` -> ["1", "NE", "L"]."""
    return [word for word in re.split(r"[\s,\-]+", text.strip().upper()) if word]


def matching(typed: str, ids: list[str]) -> list[str]:
    """Those option ids that a (perhaps shortened) typed step can mean: every typed word occurs, in order.

    `1 NE` finds 1-NE-L and 1-NE-R; the caller decides when several are left.
    """
    wanted = words_of(typed)
    exact = [one for one in ids if words_of(one) == wanted]
    if exact:
        return exact
    found: list[str] = []
    for one in ids:
        words = iter(words_of(one))
        if all(any(word == want for word in words) for want in wanted):
            found.append(one)
    return found
