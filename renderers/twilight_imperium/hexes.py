"""What lies in a system: where each thing goes, so that nothing lies on anything else.

Places are counted in units of a system of radius 157 (`tiles.UNIT`), from its middle. From top to bottom: planets with
the number of their ground forces, up to two rows of stacks, command tokens. The position's label keeps the left corner,
wormholes the right one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.twilight_imperium.figures import GROUND_FORCES, KINDS, TILES
from bot.games.twilight_imperium.state import NOBODY, Units
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers.canvas import Box, Spot
from renderers.letters import digit_cell
from renderers.twilight_imperium.tiles import GLOBES, LABEL, LABEL_SIZE, PLACES, UNIT, label_left, label_width
from renderers.twilight_imperium.units import HIGH, more_width, stack_width

MOST: Final = 4
"""Stacks of a system on the galaxy; of others their number is told."""
GAP: Final = 3.0
RIM: Final = 3.0
"""Outline of plates."""
ROWS: Final = (-17.0, 85.0)
"""Between which heights stacks stand below planets."""
ROWS_FREE: Final = (-58.0, 62.0)
"""The same where there are no planets."""
CHIP: Final = 20.0
"""Radius of a command token."""
CHIPS: Final = tuple((x, 108.0) for x in (-63.0, -21.0, 21.0, 63.0))
CHIPS_MARKED: Final = tuple((x, 108.0) for x in (-67.5, -27.0, 13.5))
"""The same where a choice is numbered."""
CHIPS_ASIDE: Final[dict[int, tuple[Spot, Spot]]] = {
    0: ((-21.0, -107.0), (21.0, -107.0)),
    1: ((-106.0, -42.0), (106.0, -42.0)),
    2: ((-106.0, -42.0), (106.0, -42.0)),
    3: ((-94.0, 62.0), (124.0, 6.0)),
}
"""Where the fifth and sixth token lie, by how many planets there are."""
MARK: Final = (64.0, 91.0)
"""Middle of a choice's number; then nothing else lies there."""
MARK_ROOM: Final = 33.0
HOLE: Final = (131.0, 4.0)
"""Middle of the sign of the first wormhole; the second one lies above it."""
HOLE_STEP: Final = (18.0, 42.0)
"""How much further left and up the sign of each further wormhole lies."""
HOLE_RADIUS: Final = 16.0
SMALLER: Final = (0.85, 0.7, 0.55, 0.4)
"""Shares of the least size that stacks are drawn in where nothing else has room."""
SEAL: Final = (70.0, -82.0)
"""The custodians' token, right of Mecatol Rex."""
SEAL_RADIUS: Final = 26.0
TAG: Final = 40.0
"""Height of the tag with the number of a planet's ground forces."""
SHAPE: Final = 34.0
"""Width of one that says whose a planet is on which nobody stands."""
NUMBER: Final = 40


@dataclass(frozen=True, slots=True)
class Standing:
    """Units of one kind and seat in a system: in space, or structures on its planets."""

    seat: int
    kind: str
    count: int
    damaged: int = 0


@dataclass(frozen=True, slots=True)
class Placed:
    """A stack and where its base lies, from the picture's corner."""

    stack: Standing
    left: float
    top: float


@dataclass(frozen=True, slots=True)
class Garrison:
    """Ground forces of a seat on a planet, or none of whoever controls it, and the box of their tag."""

    planet: str
    seat: int
    count: int
    box: Box


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where everything of a system lies on a picture.

    Args:
        scale: of the stacks (`units.stack`).
        stacks: those that are shown.
        more: units that are not shown, and the corner of the plate that says so; None if all are.
        garrisons: of its planets.
        tokens: seats and the middles of their command tokens.
        chip: radius of a token.
        mark: middle of a choice's number.
    """

    scale: float
    stacks: tuple[Placed, ...]
    more: tuple[int, float, float] | None
    garrisons: tuple[Garrison, ...]
    tokens: tuple[tuple[int, Spot], ...]
    chip: float
    mark: Spot


def stacks_in(view: TwilightImperiumView, position: str) -> dict[int, list[Standing]]:
    """What stands in a system's space, and the structures on its planets, by seat, the dearest first."""
    system = view.systems[position]
    found: dict[int, list[Standing]] = {}
    grounded = [view.planets[one].units for one in TILES[system.tile].planets if one in view.planets]
    for seat in sorted({*system.units, *(seat for units in grounded for seat in units)}):
        space: Units = system.units.get(seat, {})
        hurt: Units = system.damaged.get(seat, {})
        own = [Standing(seat, kind, space[kind], hurt.get(kind, 0)) for kind in KINDS if space.get(kind)]
        for kind in ("space_dock", "pds"):
            standing = sum(units.get(seat, {}).get(kind, 0) for units in grounded)
            if standing and kind not in space:
                own.append(Standing(seat, kind, standing))
        if own:
            found[seat] = own
    return found


def holder(view: TwilightImperiumView, position: str) -> int:
    """Who alone has anything in a system: ships, planets, or what stands on them; NOBODY where nobody or several."""
    system = view.systems[position]
    there = {seat for seat, held in system.units.items() if held}
    for one in TILES[system.tile].planets:
        if (world := view.planets.get(one)) is not None:
            there |= {seat for seat, held in world.units.items() if held} | ({world.controller} - {NOBODY})
    return there.pop() if len(there) == 1 else NOBODY


def taking_turns(stacks: Mapping[int, Sequence[Standing]]) -> list[Standing]:
    """All stacks, one of each seat after the other, so that nobody is left out where not all can be shown."""
    longest = max(map(len, stacks.values()), default=0)
    return [own[number] for number in range(longest) for own in stacks.values() if number < len(own)]


@dataclass(frozen=True, slots=True)
class _Row:
    """Room for stacks side by side, in units."""

    top: float
    left: float
    right: float

    @property
    def width(self) -> float:
        return self.right - self.left


@dataclass(frozen=True, slots=True)
class _Around:
    """What else has its place in a system.

    Args:
        planets, tokens, holes: how many there are.
        marked: whether a choice is numbered there.
        letters, label: size and width of the position's label, in units.
    """

    planets: int
    tokens: int
    holes: int
    marked: bool
    letters: float
    label: float


def _rows(around: _Around, scale: float, count: int) -> list[_Row]:
    """Rows for stacks, from top to bottom.

    Args:
        scale: height of a plate in units, as a share of `HIGH`.
        count: rows that are wanted at most.
    """
    top, bottom = ROWS if around.planets else ROWS_FREE
    rim = RIM * scale
    gap = 2 * rim
    high = HIGH * scale + gap
    fitting = max(1, min(count, int((bottom - top + gap) / high)))
    start = (top + bottom) / 2 - (fitting * high - gap) / 2
    rows: list[_Row] = []
    for number in range(fitting):
        upper = start + number * high
        lower = upper + HIGH * scale
        half = UNIT - max(abs(upper - rim), abs(lower + rim)) / 3**0.5 - rim - 5
        left, right = -half, half

        def meets(middle: float, reach: float, upper: float = upper, lower: float = lower) -> bool:
            return upper - rim < middle + reach and lower + rim > middle - reach

        if meets(LABEL[1], around.letters * 0.42):
            left = label_left(around.letters) + around.label + rim + 1
        for number in range(around.holes):
            if meets(HOLE[1] - HOLE_STEP[1] * number, HOLE_RADIUS):
                right = min(right, HOLE[0] - HOLE_STEP[0] * number - HOLE_RADIUS * 1.14 - rim - 1)
        for x, y in _chips(around)[len(CHIPS) - 2 * around.marked :]:
            if meets(y, CHIP) and abs(x) > CHIP:
                aside = abs(x) - CHIP - rim
                left, right = (max(left, -aside), right) if x < 0 else (left, min(right, aside))
        if around.marked and meets(MARK[1], MARK_ROOM):
            right = min(right, MARK[0] - MARK_ROOM - rim)
        rows.append(_Row(upper, left, right))
    return rows


def _filled(rows: Sequence[_Row], widths: Sequence[float]) -> list[list[int]] | None:
    """Which widths go in which row; None if not all have room."""
    for order in (range(len(widths)), sorted(range(len(widths)), key=lambda i: -widths[i])):
        held: list[list[int]] = [[] for _ in rows]
        free = [row.width for row in rows]
        for number in order:
            row = next((i for i in range(len(rows)) if free[i] >= widths[number]), None)
            if row is None:
                break
            held[row].append(number)
            free[row] -= widths[number] + GAP + 2 * RIM
        else:
            return [sorted(one) for one in held]
    return None


def layout(
    view: TwilightImperiumView,
    position: str,
    centre: Spot,
    radius: float,
    *,
    most: int = MOST,
    element: float = 1.0,
    least: float = 1.0,
    marked: bool = False,
    letters: float = LABEL_SIZE,
) -> Arrangement:
    """Find a place for all that lies in a system.

    Args:
        centre, radius: of the system, in pixels.
        most: stacks that are shown at most.
        element: how large stacks, tags and tokens are beside the system; 1 on the galaxy.
        least: how small stacks may be so that all can be shown.
        marked: whether a choice is numbered there.
        letters: size of the position's label, in units.
    """
    unit = radius / UNIT
    system = view.systems[position]
    tile = TILES[system.tile]
    label = label_width(position, letters, unit)
    around = _Around(len(tile.planets), len(system.tokens), len(system.wormholes), marked, letters, label)
    wanted = taking_turns(stacks_in(view, position))
    scale, rows, held, shown = _standing(wanted, around, (element, min(element, least)), most, unit)
    placed: list[Placed] = []
    more: tuple[int, float, float] | None = None
    hidden = sum(one.count for one in wanted[shown:])
    for row, numbers in zip(rows, held, strict=True):
        widths = [_width(wanted, shown, hidden, number, scale * unit) / unit for number in numbers]
        whole = sum(widths) + (GAP + 2 * RIM) * (len(widths) - 1)
        x = min(max(-whole / 2, row.left), row.right - whole)
        for number, width in zip(numbers, widths, strict=True):
            left, top = centre[0] + x * unit, centre[1] + row.top * unit
            if number < shown:
                placed.append(Placed(wanted[number], left, top))
            else:
                more = (hidden, left, top)
            x += width + GAP + 2 * RIM
    spots = sorted(_chips(around))
    return Arrangement(
        scale=scale * unit,
        stacks=tuple(placed),
        more=more,
        garrisons=tuple(_garrisons(view, position, centre, unit, element)),
        tokens=tuple(
            (seat, (centre[0] + x * unit, centre[1] + y * unit))
            for seat, (x, y) in zip(sorted(system.tokens), spots, strict=True)
        ),
        chip=CHIP * unit,
        mark=(centre[0] + MARK[0] * unit, centre[1] + MARK[1] * unit),
    )


def _width(wanted: Sequence[Standing], shown: int, hidden: int, number: int, scale: float) -> float:
    """Of the plate with that number, in pixels; the one after those that are shown tells how many are not."""
    return stack_width(wanted[number].count, scale) if number < shown else more_width(hidden, scale)


def _standing(
    wanted: Sequence[Standing], around: _Around, sizes: tuple[float, float], most: int, unit: float
) -> tuple[float, list[_Row], list[list[int]], int]:
    """Scale, rows, which plates stand in which row, and how many stacks are shown.

    Few stacks stand larger; many smaller, down to the least size, before one of them is left out.

    Args:
        sizes: usual and least scale.
    """
    usual, least = sizes
    larger = {1: (1.35, 1.2), 2: (1.12,)}.get(len(wanted), ())
    scales = [usual * one for one in larger] + [usual - (usual - least) * step / 4 for step in range(5)]
    # Beside a planet, wormholes and the number of a choice not even that one has room at a large scale.
    scales += [least * one for one in SMALLER]
    for scale in scales:
        rows = _rows(around, scale, len(wanted) if scale > usual else 9)
        fewest = 0 if scale <= least else len(wanted)
        for shown in range(min(len(wanted), most), fewest - 1, -1):
            hidden = sum(one.count for one in wanted[shown:])
            plates = shown + (1 if hidden else 0)
            if plates > most:
                continue
            widths = [_width(wanted, shown, hidden, number, scale * unit) / unit for number in range(plates)]
            held = _filled(rows, widths)
            if held is not None:
                return scale, rows, held, shown
    raise AssertionError("a plate that says how many there are has room in every system")


def _chips(around: _Around) -> list[Spot]:
    """Where command tokens lie, in units: below the stacks, the last ones aside."""
    aside = CHIPS_ASIDE[around.planets]
    if around.marked:
        return [*CHIPS_MARKED[:2], *aside, *CHIPS_MARKED[2:]][: around.tokens]
    step = CHIPS[1][0] - CHIPS[0][0]
    row = min(around.tokens, len(CHIPS))
    middle = [((number - (row - 1) / 2) * step, CHIPS[0][1]) for number in range(row)]
    return [*middle, *aside[: around.tokens - row]]


def tag_width(count: int, scale: float) -> float:
    """Of the tag of ground forces: the seat's shape and their number, if any, in pixels."""
    if not count:
        return SHAPE * scale
    return (len(str(count)) * digit_cell(round(NUMBER * scale), "Bold")) + 24 * scale


def _garrisons(
    view: TwilightImperiumView, position: str, centre: Spot, unit: float, element: float
) -> Iterable[Garrison]:
    ids = TILES[view.systems[position].tile].planets
    size = unit * element
    for planet, (x, y) in zip(ids, PLACES[len(ids)], strict=True):
        if planet not in view.planets:
            continue
        counts = {
            seat: sum(units.get(kind, 0) for kind in GROUND_FORCES)
            for seat, units in sorted(view.planets[planet].units.items())
        }
        held = {seat: count for seat, count in counts.items() if count}
        controller = view.planets[planet].controller
        if not held and controller != NOBODY:
            held[controller] = 0
        widths = [tag_width(count, size) for count in held.values()]
        whole = sum(widths) + 8 * size * (len(widths) - 1)
        middle = centre[0] + x * unit * (0.93 if len(ids) == 2 else 1.0)
        if len(widths) > 1 and len(ids) == 2:  # two sides on one planet: their tags lie on its own half of the system
            middle = centre[0] + (whole / 2 + 4 * size) * (-1 if x < 0 else 1)
        left = middle - whole / 2
        sunk = y + GLOBES[len(ids)] * (0.82 if len(ids) < 3 else 0.69)
        for (seat, count), width in zip(held.items(), widths, strict=True):
            half = (TAG if count else SHAPE) * size / 2
            middle = centre[1] + sunk * unit
            yield Garrison(planet, seat, count, (left, middle - half, left + width, middle + half))
            left += width + 8 * size
