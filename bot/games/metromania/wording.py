"""Options of Metromania as catalogue keys with arguments; no sentence is written here.

Every label makes sense without the picture: `line` is 1 (solid) or 2 (striped), `bend` is one of straight, left, right,
sharp-left, sharp-right, `direction` a compass name (NE), `side` L or R, told only where both sides of the edge are
offered; places carry their short names.

Anchors of tunnels are ("tunnel", (cell, from vertex, to vertex)), the outer apex of an arrow cell being -1; anchors of
stations are ("vertex", (vertex,)).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from bot.core.shapes import Anchor, Option, Text
from bot.games.metromania.digging import incoming
from bot.games.metromania.geometry import (
    DIRECTION_NAMES,
    LEFT,
    NEXT,
    NONE,
    RIGHT,
    Direction,
    Vertex,
    arrow_cell,
)
from bot.games.metromania.network import lines_through
from bot.games.metromania.notation import (
    ARROW_NAMES,
    SKIP,
    VERTEX_NAMES,
    Extend,
    Finish,
    Start,
    Station,
    TypedStep,
    format_step,
)
from bot.games.metromania.state import State

BUILD: Final = "build"
"""Option id: build an intermediate station."""
PASS: Final = "pass"
"""Option id: no marker fits (V2), so nothing can be done."""
IN_SIGHT: Final = 12
"""Options that are asked about together; of more, first an area is asked for (design 4)."""
Area = Literal["", "direction", "extend"]
"""What extensions are narrowed by: each by itself, those of a direction, those of a line."""
AREA_ARGS: Final[dict[Area, tuple[str, ...]]] = {"": (), "direction": ("line", "direction"), "extend": ("line",)}
BENDS: Final = ("straight", "right", "sharp-right", "back", "sharp-left", "left")


@lru_cache(maxsize=4096)
def _start_option(step: Start) -> Option:
    return Option(
        id=format_step(step),
        key="metromania-opt-start",
        args={"line": step.line + 1, "arrow": ARROW_NAMES[step.arrow], "vertex": VERTEX_NAMES[step.entry]},
        group="metromania-group-start",
        group_args={"line": step.line + 1, "arrow": ARROW_NAMES[step.arrow]},
        anchor=Anchor("tunnel", (arrow_cell(step.arrow), NONE, step.entry)),
    )


@lru_cache(maxsize=16384)
def _extend_option(step: Extend, v: Vertex, came: Direction, both: bool, area: Area) -> Option:
    w = NEXT[v][step.direction]
    cell = (LEFT if step.side == "L" else RIGHT)[v][step.direction]
    key = "metromania-opt-extend"
    args: dict[str, str | int] = {
        "line": step.line + 1,
        "bend": BENDS[(step.direction - came) % 6],
        "direction": DIRECTION_NAMES[step.direction],
        "vertex": VERTEX_NAMES[w],
    }
    if both:
        key += "-side"
        args["side"] = step.side
    if step.marker:
        key += "-marker"
        args |= {"kind": step.marker[0], "letter": step.marker[1]}
    return Option(
        id=format_step(step),
        key=key,
        args=args,
        group=f"metromania-group-{area}" if area else "",
        group_args={name: args[name] for name in AREA_ARGS[area]},
        anchor=Anchor("tunnel", (cell, v, w)),
    )


@lru_cache(maxsize=4096)
def _finish_option(step: Finish, v: Vertex, ends_game: bool) -> Option:
    return Option(
        id=format_step(step),
        key="metromania-opt-finish",
        args={"line": step.line + 1, "arrow": ARROW_NAMES[step.arrow]},
        anchor=Anchor("tunnel", (arrow_cell(step.arrow), v, NONE)),
        warn=Text("metromania-warn-ends-game") if ends_game else None,
    )


def tunnel_options(state: State, seat: int, steps: Sequence[TypedStep]) -> list[Option]:
    """One option per legal tunnel."""
    options: list[Option] = []
    sides: dict[tuple[int, int], str] = {}
    """Per line and direction, the one side that is free, or empty where both are."""
    for step in steps:
        if type(step) is Extend:
            edge = step.line, step.direction
            sides[edge] = "" if sides.get(edge, step.side) != step.side else step.side
    areas = _areas_of(steps)
    for step in steps:
        if type(step) is Start:
            options.append(_start_option(step))
            continue
        line = state.lines[2 * seat + step.line]
        v = line.path[-1]
        if type(step) is Extend:
            way = step.line, step.direction
            options.append(_extend_option(step, v, incoming(line), not sides[way], areas[way]))
        elif type(step) is Finish:
            options.append(_finish_option(step, v, state.lines[2 * seat + 1 - step.line].finished))
    return options


def _areas_of(steps: Sequence[TypedStep]) -> dict[tuple[int, Direction], Area]:
    """What the extensions of each line and direction are narrowed by, so that few answers need a second press.

    Where too many stand beside the start arrows, directions with most ways are narrowed first, as few as it takes.
    """
    room = IN_SIGHT - len({step.arrow for step in steps if not isinstance(step, Extend)})
    ways = Counter((step.line, step.direction) for step in steps if isinstance(step, Extend))
    if len(ways) > room:
        return dict.fromkeys(ways, "extend")
    areas: dict[tuple[int, Direction], Area] = dict.fromkeys(ways, "")
    buttons = ways.total()
    for way, count in ways.most_common():
        if buttons > room:
            areas[way] = "direction"
            buttons -= count - 1
    return areas


def site_options(state: State, seat: int, sites: Sequence[Vertex], free: bool = False) -> list[Option]:
    """One option per place for an intermediate or a free station, with the points it gives to each owner there (P1)."""
    lines = [next(number for number in lines_through(state, v) if number // 2 == seat) for v in sites]
    counts = Counter(lines)
    parts = dict.fromkeys(counts, 0)
    buttons = len(sites)
    for number, count in counts.most_common():
        if buttons > IN_SIGHT:
            parts[number] = 2 if count > IN_SIGHT else 1
            buttons += parts[number] - count
    return [_site_option(state, seat, v, free, number, parts[number]) for v, number in zip(sites, lines, strict=True)]


def _site_option(state: State, seat: int, v: Vertex, free: bool, number: int, parts: int) -> Option:
    """One place; `parts` says in how many areas its line's places are narrowed: none, all of the line, its halves."""
    points = state.city.destinations[v]
    key = "metromania-opt-free-station" if free else "metromania-opt-station"
    args: dict[str, str | int] = {"vertex": VERTEX_NAMES[v]}
    if points:
        args["points"] = points
        key += "-worth"
    elif not free:
        key += "-at"
    through = lines_through(state, v)
    warn = None
    if state.supply == 1:
        warn = Text("metromania-warn-last-station")
    elif points and (others := sorted({number // 2 for number in through} - {seat})):
        warn = Text("metromania-warn-gives-points", {"seat": others[0]})
    group, path = "metromania-group-stations" if parts else "", state.lines[number].path
    if parts == 2:
        group += "-first" if path.index(v) < len(path) / 2 else "-last"
    return Option(
        id=format_step(Station(v)),
        key=key,
        args=args,
        group=group,
        group_args={"line": number % 2 + 1} if parts else {},
        anchor=Anchor("vertex", (v,)),
        warn=warn,
    )


BUILD_OPTION: Final = Option(id=BUILD, key="metromania-opt-station")
PASS_OPTION: Final = Option(id=PASS, key="metromania-opt-skip")
SKIP_OPTION: Final = Option(id=SKIP, key="metromania-opt-skip")
