"""A system's tile as it lies still: its space, wormholes, anomalies, planets, and the label of its position."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from math import dist
from random import Random
from typing import Final

from bot.games.twilight_imperium.figures import TILES, Tile
from renderers.canvas import Canvas, Spot, polar, regular, star
from renderers.letters import advance
from renderers.theme import Colour, mix
from renderers.twilight_imperium import emblems, palette, planets

UNIT: Final = 157.0
"""Radius of a system on the galaxy in pixels: what the figures of this room and of `hexes.py` are measured by."""
PLACES: Final[dict[int, tuple[Spot, ...]]] = {
    0: (),
    1: ((0, -80),),
    2: ((-47, -82), (47, -82)),
    3: ((-80, -60), (0, -96), (80, -60)),
}
"""Where the planets of a system lie, by their number, from its middle."""
GLOBES: Final = {0: 0.0, 1: 42.0, 2: 38.0, 3: 28.0}
"""Radius of a planet, by how many there are."""
MARKS: Final = 11.5
"""Radius of the marks of trait and specialty."""
LABEL: Final = (-145.5, 4.0)
"""Left end of the position's label, and its height; larger ones begin further in (`label_left`)."""
LABEL_SIZE: Final = 28.0


def worlds(tile: int, centre: Spot, radius: float) -> Iterator[tuple[str, Spot, float]]:
    """The planets of a tile: id, middle, radius.

    Args:
        tile: its number.
        centre, radius: of the system.
    """
    ids, unit = TILES[tile].planets, radius / UNIT
    for planet, (x, y) in zip(ids, PLACES[len(ids)], strict=True):
        yield planet, (centre[0] + x * unit, centre[1] + y * unit), GLOBES[len(ids)] * unit


def tile(canvas: Canvas, number: int, position: str, centre: Spot, radius: float, letters: float = LABEL_SIZE) -> None:
    """A tile with its planets.

    Args:
        number: of the tile.
        position: whose label it bears.
        centre, radius: of the system, in pixels.
        letters: size of the label, in units.
    """
    found = TILES[number]
    ground = _space(canvas, found, centre, radius)
    dice = Random(int.from_bytes(blake2b(f"{number} {position}".encode(), digest_size=8).digest()))
    _stars(canvas, dice, centre, radius)
    if found.kind == "home":
        emblems.emblem(
            canvas, found.faction, _at(centre, radius, 0, 26), radius * 0.5, mix(ground, palette.BRASS, 0.16), ground
        )
    elif found.kind == "mecatol":
        _dial(canvas, _at(centre, radius, 0, 30), radius, ground)
    for kind in found.wormholes:
        _spiral(canvas, kind, centre, radius)
    if found.anomaly:
        {"asteroid field": _asteroids, "nebula": _nebula, "supernova": _supernova, "gravity rift": _rift}[
            found.anomaly
        ](canvas, dice, centre, radius, ground)
    for planet, spot, size in worlds(number, centre, radius):
        planets.globe(canvas, planet, spot, size, MARKS * radius / UNIT)
    label(canvas, position, centre, radius, letters)


def label(canvas: Canvas, position: str, centre: Spot, radius: float, letters: float = LABEL_SIZE) -> None:
    """The name of a position: what typed commands and the log call it."""
    unit = radius / UNIT
    x, y = centre[0] + label_left(letters) * unit, centre[1] + LABEL[1] * unit
    size = round(letters * unit)
    box = (x, y - size * 0.6, x + label_width(position, letters, unit) * unit + 2, y + size * 0.6)
    canvas.text(position, box, size, palette.BRASS_LIGHT, weight="Bold", shrink=0)


def label_left(letters: float) -> float:
    """Where the label begins, in units: in the left corner, the further in the larger it is."""
    return LABEL[0] + 0.4 * max(0.0, letters - LABEL_SIZE)


def label_width(position: str, letters: float, unit: float) -> float:
    """How wide the label is, in units."""
    return advance(position, round(letters * unit), "Bold") / unit


def empty(canvas: Canvas, position: str, centre: Spot, radius: float, home: bool) -> None:
    """A position on which no tile lies yet."""
    canvas.polygon(regular(centre, radius * 0.985, 6, 0), palette.SKY_LINE)
    canvas.polygon(regular(centre, radius * 0.955, 6, 0), palette.SKY)
    if home:
        canvas.polygon(regular(centre, radius * 0.8, 6, 0), palette.BRASS_DARK)
        canvas.polygon(regular(centre, radius * 0.77, 6, 0), palette.SKY)
    label(canvas, position, centre, radius)


def _space(canvas: Canvas, found: Tile, centre: Spot, radius: float) -> Colour:
    """The hexagon itself, rimmed with brass where somebody's home is."""
    rim = {"home": palette.BRASS, "gate": palette.BRASS, "mecatol": palette.BRASS_LIGHT}.get(found.kind)
    ground = palette.SPACE_HOME if rim else palette.SPACE_RED if found.kind == "red" else palette.SPACE
    canvas.polygon(regular(centre, radius * 0.99, 6, 0), rim or palette.BRASS_DARK)
    canvas.polygon(regular(centre, radius * (0.955 if rim else 0.97), 6, 0), ground)
    return ground


def inside(spot: Spot, centre: Spot, radius: float, room: float) -> bool:
    """Whether a spot lies in a hexagon, so far from its edges.

    Args:
        room: in pixels.
    """
    x, y = abs(spot[0] - centre[0]), abs(spot[1] - centre[1])
    free = radius * 0.8660254 - room
    return y <= free and x * 0.8660254 + y * 0.5 <= free


def _at(centre: Spot, radius: float, x: float, y: float) -> Spot:
    """A place of a system, given in units, on the picture."""
    return centre[0] + x * radius / UNIT, centre[1] + y * radius / UNIT


def _dial(canvas: Canvas, centre: Spot, radius: float, ground: Colour) -> None:
    """The brass dial round Mecatol Rex."""
    for share, width, tint in ((0.52, 0.02, 0.3), (0.44, 0.01, 0.22), (0.2, 0.012, 0.22)):
        spots = [polar(centre, radius * share, degrees) for degrees in range(0, 361, 6)]
        canvas.stroke(spots, radius * width, mix(ground, palette.BRASS, tint))
    canvas.polygon(star(centre, radius * 0.42, 0.2, 4), mix(ground, palette.BRASS, 0.2))
    for degrees in range(0, 360, 10):
        far = 0.5 if degrees % 30 else 0.52
        near = 0.47 if degrees % 30 else 0.44
        ends = [polar(centre, radius * near, degrees), polar(centre, radius * far, degrees)]
        canvas.stroke(ends, radius * 0.01, mix(ground, palette.BRASS, 0.26))


def _stars(canvas: Canvas, dice: Random, centre: Spot, radius: float) -> None:
    with canvas.batch():
        for number in range(46):
            spot = centre[0] + dice.uniform(-radius, radius), centre[1] + dice.uniform(-radius, radius)
            if inside(spot, centre, radius, radius * 0.08):
                size = radius / UNIT * (1.0 if number % 3 else 1.5 if number % 9 else 2.1)
                canvas.disc(spot, size, palette.STARS[0 if number % 3 else 1 if number % 9 else 2])


def _spiral(canvas: Canvas, kind: str, centre: Spot, radius: float) -> None:
    """A wormhole: arms that wind into its mouth."""
    fill = palette.WORMHOLES[kind]
    tones = palette.SPIRALS[kind]
    for share, tone in zip((0.82, 0.6, 0.38), tones, strict=False):
        canvas.disc(centre, radius * share, tone)
    for arm in range(3):
        spots = [polar(centre, radius * (0.1 + 0.7 * (t / 34)), arm * 120 + t * 11) for t in range(35)]
        for first in range(0, 34, 2):
            piece = spots[first : first + 3]
            canvas.stroke(piece, radius * (0.02 + 0.045 * first / 34), tones[6 - first // 9])
    canvas.disc(centre, radius * 0.1, mix(fill, palette.PAPER, 0.5))


def _asteroids(canvas: Canvas, dice: Random, centre: Spot, radius: float, ground: Colour) -> None:
    """Rocks in a belt."""
    fill = palette.ANOMALIES["asteroid field"]
    rocks: list[tuple[Spot, float]] = []
    for _ in range(700):
        size = radius * dice.choice((0.035, 0.05, 0.07, 0.1, 0.13))
        spot = centre[0] + dice.uniform(-radius, radius), centre[1] + dice.uniform(-radius, radius)
        slant = abs((spot[1] - centre[1]) + 0.5 * (spot[0] - centre[0]))
        if (
            slant < radius * 0.62
            and inside(spot, centre, radius, size + radius * 0.05)
            and not (spot[0] < centre[0] - radius * 0.46 and abs(spot[1] - centre[1]) < radius * 0.12 + size)
            and all(dist(spot, other) > size + more + radius * 0.015 for other, more in rocks)
        ):
            rocks.append((spot, size))
    with canvas.batch():
        for spot, size in rocks:
            turn = dice.uniform(0, 60)
            shape = [polar(spot, size * dice.uniform(0.75, 1.0), turn + 51.4 * i) for i in range(7)]
            canvas.polygon(shape, mix(ground, fill, 0.45))
            for aside, share, tint in ((0.1, 0.78, 0.8), (0.2, 0.4, 1.0)):
                lit = [(x - size * aside, y - size * aside * 1.2) for x, y in _shrunk(shape, spot, share)]
                canvas.polygon(lit, mix(ground, fill, tint))


def _shrunk(shape: list[Spot], centre: Spot, share: float) -> list[Spot]:
    return [(centre[0] + (x - centre[0]) * share, centre[1] + (y - centre[1]) * share) for x, y in shape]


def _nebula(canvas: Canvas, dice: Random, centre: Spot, radius: float, ground: Colour) -> None:
    """Haze in three depths."""
    fill = palette.ANOMALIES["nebula"]
    puffs = [(dice.uniform(0, 360), dice.uniform(0.05, 0.66), dice.uniform(0.16, 0.36)) for _ in range(44)]
    with canvas.batch():
        for grow, tint in ((1.0, 0.2), (0.72, 0.36), (0.42, 0.54), (0.16, 0.74)):
            for angle, far, size in puffs:
                spot = polar(centre, radius * far, angle)
                room = radius * 0.8660254 - max(
                    abs(spot[1] - centre[1]),
                    abs(spot[0] - centre[0]) * 0.8660254 + abs(spot[1] - centre[1]) * 0.5,
                )
                canvas.disc(spot, min(radius * size, room - radius * 0.04) * grow, mix(ground, fill, tint))
        _sparks(canvas, dice, centre, radius)


def _sparks(canvas: Canvas, dice: Random, centre: Spot, radius: float) -> None:
    for _ in range(12):
        spot = polar(centre, radius * dice.uniform(0.1, 0.7), dice.uniform(0, 360))
        canvas.disc(spot, radius * 0.012, palette.PAPER)


def _supernova(canvas: Canvas, dice: Random, centre: Spot, radius: float, ground: Colour) -> None:
    """Rays from a burning heart."""
    fill = palette.ANOMALIES["supernova"]
    edge = 0.8660254 * 0.95
    with canvas.batch():
        for number in range(36):
            angle = number * 10 + dice.uniform(-2, 2)
            x, y = polar((0, 0), 1, angle)
            reach = edge / max(abs(y), abs(x) * 0.8660254 + abs(y) * 0.5) * (0.99 if number % 2 else 0.78)
            half = 2.6 if number % 2 else 1.7
            canvas.polygon(
                [polar(centre, radius * 0.2, angle - 3 * half), polar(centre, radius * reach, angle)]
                + [polar(centre, radius * 0.2, angle + 3 * half)],
                mix(ground, fill, 0.42 if number % 2 else 0.7),
            )
        for share, tint in ((0.42, 0.6), (0.34, 0.85)):
            canvas.disc(centre, radius * share, mix(ground, fill, tint))
        canvas.disc(centre, radius * 0.26, mix(fill, palette.GLOW, 0.6))
        canvas.disc(centre, radius * 0.15, mix(palette.GLOW, palette.PAPER, 0.7))


def _rift(canvas: Canvas, dice: Random, centre: Spot, radius: float, ground: Colour) -> None:
    """Rings that fall into a black heart."""
    fill = palette.ANOMALIES["gravity rift"]
    with canvas.batch():
        for number in range(7):
            share = 0.8 - 0.1 * number
            gap = dice.uniform(0, 360)
            steps = [polar(centre, radius * share, gap + 8 * t) for t in range(40 - 2 * number)]
            squeezed = [(x, centre[1] + (y - centre[1]) * 0.94) for x, y in steps]
            canvas.stroke(squeezed, radius * (0.016 + 0.008 * number), mix(ground, fill, 0.3 + 0.1 * number))
        canvas.disc(centre, radius * 0.16, mix(fill, palette.PAPER, 0.35))
        canvas.disc(centre, radius * 0.14, palette.CASING)
