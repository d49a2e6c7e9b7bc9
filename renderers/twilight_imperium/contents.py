"""Draws what lies in a system: owners, ground forces, stacks, tokens, wormhole signs, the custodians."""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium.figures import MECATOL, TILES
from bot.games.twilight_imperium.state import NOBODY
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers.canvas import Canvas, Spot, regular
from renderers.theme import SEATS
from renderers.twilight_imperium import hexes, palette, planets, signs, tiles, units
from renderers.twilight_imperium.hexes import Arrangement, Garrison
from renderers.twilight_imperium.tiles import LABEL_SIZE, MARKS, UNIT

VALUES: Final = 40
"""Size of a planet's values, in units."""
BORDER: Final = 0.935
"""How far from a system's middle the line of its owner runs, as a share of its radius."""
LIFTED: Final = {0: 0.0, 1: 8.0, 2: 8.0, 3: 14.0}
"""How far above a planet's middle they stand, by how many planets there are: the tag of ground forces is below."""


def contents(
    canvas: Canvas,
    view: TwilightImperiumView,
    position: str,
    centre: Spot,
    radius: float,
    *,
    most: int = hexes.MOST,
    element: float = 1.0,
    least: float = 1.0,
    marked: bool = False,
    letters: float = LABEL_SIZE,
) -> Arrangement:
    """Everything in a system that can change, on its tile; see `hexes.layout`.

    Returns:
        Where it lies.
    """
    unit = radius / UNIT
    found = hexes.layout(
        view, position, centre, radius, most=most, element=element, least=least, marked=marked, letters=letters
    )
    system = view.systems[position]
    if (seat := hexes.holder(view, position)) != NOBODY:
        border(canvas, centre, radius, seat, letters * unit)
    worlds(canvas, view, position, centre, radius, element)
    for one in found.garrisons:
        tag(canvas, one, unit * element)
    if system.tile == MECATOL and view.custodians:
        x, y = hexes.SEAL
        signs.custodians(canvas, (centre[0] + x * unit, centre[1] + y * unit), hexes.SEAL_RADIUS * unit)
    for number, kind in enumerate(system.wormholes):
        x, y = (at - step * number for at, step in zip(hexes.HOLE, hexes.HOLE_STEP, strict=True))
        signs.wormhole(canvas, kind, (centre[0] + x * unit, centre[1] + y * unit), hexes.HOLE_RADIUS * unit)
    for placed in found.stacks:
        one = placed.stack
        units.stack(canvas, one.seat, one.kind, one.count, placed.left, placed.top, found.scale, one.damaged)
    if found.more is not None:
        units.more(canvas, *found.more, found.scale)
    for seat, spot in found.tokens:
        signs.token(canvas, seat, spot, found.chip)
    return found


def border(canvas: Canvas, centre: Spot, radius: float, seat: int, letters: float) -> None:
    """Whose a system is, as a line along its edge that leaves the label's corner free.

    Args:
        letters: size of the label, in pixels.
    """
    corners = regular(centre, radius * BORDER, 6, 0)
    left = corners[3]
    share = 0.95 * letters / (radius * BORDER)
    ends = [tuple(a + (b - a) * share for a, b in zip(left, corners[at], strict=True)) for at in (4, 2)]
    canvas.stroke([ends[0], *corners[4:], *corners[:3], ends[1]], radius * 0.04, SEATS[seat].colour)  # pyright: ignore[reportArgumentType]


def worlds(
    canvas: Canvas, view: TwilightImperiumView, position: str, centre: Spot, radius: float, element: float = 1.0
) -> None:
    """The planets of a system alone: who owns them, whether they are ready, what they are worth."""
    unit = radius / UNIT
    tile = view.systems[position].tile
    lifted = LIFTED[len(TILES[tile].planets)] * unit
    for planet, spot, size in tiles.worlds(tile, centre, radius):
        world = view.planets.get(planet)
        ready = True
        if world is not None and world.controller != NOBODY:
            ready = world.ready
            planets.holding(canvas, planet, spot, size, world.controller, ready, MARKS * unit)
        planets.values(canvas, planet, (spot[0], spot[1] - lifted), round(VALUES * unit * element), ready)


def tag(canvas: Canvas, garrison: Garrison, scale: float) -> None:
    """Whose a planet is and how many ground forces are there: the seat's shape and their number on its colour."""
    look = SEATS[garrison.seat]
    left, top, right, bottom = garrison.box
    units.plate(canvas, garrison.seat, garrison.box, scale, 12)
    if not garrison.count:
        canvas.shape(look.shape, ((left + right) / 2, (top + bottom) / 2), 10 * scale, look.ink)
        return
    canvas.shape(look.shape, (left + 13 * scale, (top + bottom) / 2), 8 * scale, look.ink)
    room = (left + 20 * scale, top, right - 1 * scale, bottom)
    canvas.number(str(garrison.count), room, round(hexes.NUMBER * scale), look.ink, align="centre")


def glow(canvas: Canvas, centre: Spot, radius: float) -> None:
    """The light round the system of the last action."""
    corners = regular(centre, radius * 0.975, 6, 0)
    edge = [*corners, corners[0]]
    canvas.stroke(edge, radius * 0.11, palette.GLOW, opacity=0.6, blur=radius * 0.035)
    canvas.stroke(edge, radius * 0.035, palette.GLOW)
