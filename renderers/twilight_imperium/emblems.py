"""Emblems of the factions: own signs, engraved in one colour, drawn in a circle of radius 1.

Each is a function of a pen; a faction whose sign is not drawn yet has the plain one, a compass rose.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from renderers.canvas import Canvas, Spot, polar, regular, star
from renderers.theme import Colour
from renderers.twilight_imperium import palette


class Pen:
    """Draws in a circle of radius 1 around a spot.

    Args:
        fill: colour of what is laid.
        ground: colour of what is cut out.
    """

    def __init__(self, canvas: Canvas, centre: Spot, radius: float, fill: Colour, ground: Colour) -> None:
        self.canvas, self.centre, self.radius = canvas, centre, radius
        self.inks = (ground, fill)

    def at(self, spot: Spot) -> Spot:
        """From the circle to the picture."""
        return self.centre[0] + spot[0] * self.radius, self.centre[1] + spot[1] * self.radius

    def lay(self, *many: Sequence[Spot], cut: bool = False) -> None:
        """Polygons."""
        self.canvas.polygons([[self.at(s) for s in one] for one in many], self.inks[not cut])

    def disc(self, x: float, y: float, radius: float, cut: bool = False) -> None:
        """A circle."""
        self.canvas.disc(self.at((x, y)), radius * self.radius, self.inks[not cut])

    def line(self, *spots: Spot, width: float = 0.1, cut: bool = False) -> None:
        """A stroke."""
        self.canvas.stroke([self.at(s) for s in spots], width * self.radius, self.inks[not cut])

    def arc(self, x: float, y: float, radius: float, first: float, last: float, width: float = 0.1) -> None:
        """A part of a circle, in degrees."""
        steps = max(2, round(abs(last - first) / 9))
        self.line(*(polar((x, y), radius, first + (last - first) * i / steps) for i in range(steps + 1)), width=width)


def _sol(pen: Pen) -> None:
    """A sun rising over a horizon."""
    pen.lay(*[_ray(angle, 0.56, 0.98, 0.1) for angle in range(-180, 1, 30)])
    pen.lay([polar((0, 0.1), 0.46, a) for a in range(-180, 1, 9)])
    for down, half in ((0.24, 0.86), (0.46, 0.66), (0.68, 0.4)):
        pen.line((-half, down), (half, down), width=0.11)


def _ray(angle: float, near: float, far: float, half: float) -> list[Spot]:
    return [polar(polar((0, 0.1), near, angle), half, angle + 90), polar((0, 0.1), far, angle)] + [
        polar(polar((0, 0.1), near, angle), half, angle - 90)
    ]


def _sardakk(pen: Pen) -> None:
    """Mandibles round a compound eye."""
    for side in (-1, 1):
        outer = [(0.12, -0.95), (0.82, -0.55), (0.95, 0.1), (0.62, 0.62), (0.1, 0.98), (0.42, 0.42), (0.5, -0.1)]
        inner = [(0.42, -0.42), (0.12, -0.62)]
        pen.lay([(side * x, y) for x, y in (*outer, *inner)])
    pen.lay(regular((0, -0.02), 0.32, 6))
    pen.lay(regular((0, -0.02), 0.15, 6), cut=True)


def _jolnar(pen: Pen) -> None:
    """A drop over waves."""
    drop = [(0.0, -0.98), *[polar((0, -0.28), 0.4, a) for a in range(-28, 209, 12)]]
    pen.lay(drop)
    pen.arc(0, -0.3, 0.2, 30, 120, width=0.08)
    pen.lay([polar((0.0, -0.28), 0.22, a) for a in range(0, 181, 15)], cut=True)
    for down in (0.38, 0.68):
        wave = [(x / 10, down + 0.09 * (1 if (x // 3) % 2 else -1)) for x in range(-9, 10, 3)]
        pen.line(*wave, width=0.12)


def _hacan(pen: Pen) -> None:
    """A lion's mane round a coin."""
    pen.lay(star((0, 0), 1.0, 0.66, 14))
    pen.disc(0, 0, 0.58, cut=True)
    pen.disc(0, 0, 0.48)
    pen.lay([(0, -0.28), (0.22, 0.0), (0, 0.28), (-0.22, 0.0)], cut=True)


def _letnev(pen: Pen) -> None:
    """A baron's shield, barred by a spear."""
    shield = [(-0.8, -0.82), (0.8, -0.82), (0.8, 0.0), (0.5, 0.58), (0, 0.98), (-0.5, 0.58), (-0.8, 0.0)]
    pen.lay(shield)
    pen.lay([(x * 0.78, y * 0.78) for x, y in shield], cut=True)
    pen.lay([(0, -1.0), (0.22, -0.5), (0.09, -0.42), (0.09, 0.8), (-0.09, 0.8), (-0.09, -0.42), (-0.22, -0.5)])
    pen.lay([(-0.56, -0.16), (0.56, -0.16), (0.56, 0.06), (-0.56, 0.06)])


def _l1z1x(pen: Pen) -> None:
    """A net of minds round one."""
    nodes = regular((0, 0), 0.8, 6)
    for i, node in enumerate(nodes):
        pen.line(node, nodes[(i + 1) % 6], width=0.1)
        if i % 2:
            pen.line(node, (0, 0), width=0.1)
    for node in nodes:
        pen.disc(*node, 0.19)
    pen.disc(0, 0, 0.36)
    pen.disc(0, 0, 0.16, cut=True)


def _rose(pen: Pen) -> None:
    """A compass rose."""
    pen.lay(star((0, 0), 1.0, 0.3, 4))
    pen.lay([polar((0, 0), 0.62 if i % 2 == 0 else 0.3, 45 * i - 45) for i in range(8)])
    pen.disc(0, 0, 0.14, cut=True)


SIGNS: Final[Mapping[str, Callable[[Pen], None]]] = {
    "sol": _sol,
    "sardakk": _sardakk,
    "jolnar": _jolnar,
    "hacan": _hacan,
    "letnev": _letnev,
    "l1z1x": _l1z1x,
}
"""Faction -> its sign."""


def emblem(
    canvas: Canvas,
    faction: str,
    centre: Spot,
    radius: float,
    fill: Colour = palette.BRASS_LIGHT,
    ground: Colour = palette.PLATE,
) -> None:
    """A faction's sign alone.

    Args:
        faction: id; an unknown or empty one has the rose.
        radius: of the circle it fills, in pixels.
        ground: what shows where it is cut out.
    """
    SIGNS.get(faction, _rose)(Pen(canvas, centre, radius, fill, ground))


def medal(canvas: Canvas, faction: str, centre: Spot, radius: float, rim: Colour = palette.BRASS) -> None:
    """A faction's sign engraved in a brass medal.

    Args:
        rim: colour of the ring: brass, or the colour of a seat.
    """
    canvas.disc(centre, radius, palette.CASING)
    canvas.disc(centre, radius * 0.95, rim)
    canvas.disc(centre, radius * 0.84, palette.BRASS_DEEP)
    emblem(canvas, faction, centre, radius * 0.64, palette.BRASS_LIGHT, palette.BRASS_DEEP)
