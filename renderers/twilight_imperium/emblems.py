"""Emblems of the factions: own signs, engraved in one colour, drawn in a circle of radius 1.

Each is a function of a pen; whoever has no faction yet has the plain one, a compass rose.
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


def _arborec(pen: Pen) -> None:
    """A tree whose roots mirror its crown."""
    pen.line((0, -0.9), (0, 0.9), width=0.14)
    for height, reach in ((-0.5, 0.6), (-0.12, 0.78), (0.46, 0.62)):
        bend = 0.34 if height < 0.3 else -0.34
        for side in (-1, 1):
            pen.line((0, height + bend), (side * reach * 0.55, height + bend * 0.6), (side * reach, height), width=0.11)
            pen.disc(side * reach, height, 0.14)


def _saar(pen: Pen) -> None:
    """Wandering stones on their orbit."""
    pen.arc(0, 0, 0.74, -30, 60, 0.1)
    pen.arc(0, 0, 0.74, 90, 180, 0.1)
    pen.arc(0, 0, 0.74, 210, 300, 0.1)
    pen.lay(*[regular(polar((0, 0), 0.74, a), 0.24, 6, a) for a in (75, 195, 315)])
    pen.lay(star((0, 0), 0.36, 0.5, 4))


def _muaat(pen: Pen) -> None:
    """A flame in a forge."""
    flame = [(0, -0.95), (0.4, -0.3), (0.3, -0.02), (0.52, -0.2), (0.62, 0.3), (0.36, 0.66)]
    pen.lay([*flame, *((-x, y) for x, y in reversed(flame) if x)])
    pen.lay([(0, -0.2), (0.24, 0.24), (0.12, 0.56), (-0.12, 0.56), (-0.24, 0.24)], cut=True)
    pen.line((-0.72, 0.84), (0.72, 0.84), width=0.16)


def _creuss(pen: Pen) -> None:
    """A gate that stands ajar."""
    pen.arc(0, 0, 0.8, -70, 70, 0.17)
    pen.arc(0, 0, 0.8, 110, 250, 0.17)
    pen.lay([(0, -0.98), (0.16, 0), (0, 0.98), (-0.16, 0)])
    for side in (-1, 1):
        pen.disc(side * 0.4, 0, 0.12)


def _mentak(pen: Pen) -> None:
    """Crossed blades under a coin."""
    for side in (-1, 1):
        pen.lay([(side * 0.86, -0.9), (side * 0.9, -0.62), (-side * 0.42, 0.6), (-side * 0.62, 0.42)])
        pen.line((-side * 0.72, 0.26), (-side * 0.3, 0.72), width=0.12)
        pen.line((-side * 0.54, 0.52), (-side * 0.8, 0.86), width=0.14)
    pen.disc(0, -0.66, 0.24)


def _naalu(pen: Pen) -> None:
    """A serpent that rises."""
    spine = [(0.5 * x, y) for x, y in ((-1.2, 0.82), (0.4, 0.84), (1.1, 0.5), (0.7, 0.14), (-0.7, -0.04))]
    spine += [(0.5 * x, y) for x, y in ((-1.1, -0.38), (-0.6, -0.7), (0.3, -0.72))]
    pen.line(*spine, width=0.22)
    pen.lay([(0.05, -0.98), (0.62, -0.72), (0.05, -0.46)])
    pen.disc(0.22, -0.74, 0.06, cut=True)


def _nekro(pen: Pen) -> None:
    """A virus: a hard core in a husk of feelers."""
    for angle in range(30, 390, 60):
        pen.line(polar((0, 0), 0.3, angle), polar((0, 0), 0.74, angle), width=0.1)
        pen.disc(*polar((0, 0), 0.82, angle), 0.14)
    pen.disc(0, 0, 0.5)
    pen.lay(regular((0, 0.04), 0.32, 3), cut=True)


def _winnu(pen: Pen) -> None:
    """Pillars that keep an empty throne."""
    for x in (-0.66, -0.33, 0.33, 0.66):
        pen.line((x, -0.3), (x, 0.6), width=0.15)
    pen.lay([(-0.92, -0.4), (0, -0.96), (0.92, -0.4)])
    pen.lay([(-0.92, 0.66), (0.92, 0.66), (0.92, 0.9), (-0.92, 0.9)])
    pen.lay(star((0, 0.18), 0.26, 0.4, 4))


def _xxcha(pen: Pen) -> None:
    """A shell of plates."""
    pen.lay(regular((0, 0), 0.96, 8, 22.5))
    pen.lay(regular((0, 0), 0.8, 8, 22.5), cut=True)
    pen.lay(regular((0, 0), 0.34, 6, 0))
    for angle in range(0, 360, 60):
        pen.line(polar((0, 0), 0.34, angle), polar((0, 0), 0.86, angle), width=0.1)


def _yin(pen: Pen) -> None:
    """Two rings that are one."""
    for x in (-0.34, 0.34):
        pen.arc(x, 0, 0.52, 0, 360, 0.16)
    pen.lay([(0, -0.3), (0.12, 0), (0, 0.3), (-0.12, 0)])


def _yssaril(pen: Pen) -> None:
    """A hood, and eyes in its dark."""
    pen.lay([(0, -0.98), (0.62, -0.5), (0.86, 0.86), (-0.86, 0.86), (-0.62, -0.5)])
    pen.lay([(0, -0.52), (0.4, -0.1), (0.3, 0.44), (0, 0.66), (-0.3, 0.44), (-0.4, -0.1)], cut=True)
    for side in (-1, 1):
        pen.lay([(side * 0.06, 0.14), (side * 0.3, -0.06), (side * 0.24, 0.16)])


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
    "arborec": _arborec,
    "saar": _saar,
    "muaat": _muaat,
    "creuss": _creuss,
    "mentak": _mentak,
    "naalu": _naalu,
    "nekro": _nekro,
    "winnu": _winnu,
    "xxcha": _xxcha,
    "yin": _yin,
    "yssaril": _yssaril,
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
