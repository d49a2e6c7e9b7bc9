"""Small signs of the chart: traits, technology colours, wormholes, resources and influence, command tokens."""

from __future__ import annotations

from typing import Final

from renderers.canvas import Canvas, Spot, polar, regular, star
from renderers.theme import SEATS, Colour
from renderers.twilight_imperium import palette

MARK_RIM: Final = 0.22
"""Rim of a corner mark as a share of its radius."""


def trait(canvas: Canvas, name: str, centre: Spot, radius: float) -> None:
    """Corner mark of a planet's trait: temple, cog, or flame, each in its colour and with its own outline.

    Args:
        name: cultural, industrial or hazardous.
    """
    x, y = centre
    r, fill = radius, palette.TRAITS[name]
    outlines = {
        "cultural": regular(centre, r, 40),
        "industrial": regular(centre, r * 1.08, 6, 0),
        "hazardous": regular((x, y + r * 0.18), r * 1.28, 3),
    }
    canvas.polygon(_grown(outlines[name], centre, 1 + MARK_RIM * 1.6), palette.CASING)
    canvas.polygon(outlines[name], fill)
    ink = palette.PAPER
    if name == "cultural":
        canvas.polygons(
            [
                [(x - 0.55 * r, y - 0.15 * r), (x, y - 0.62 * r), (x + 0.55 * r, y - 0.15 * r)],
                *[
                    [(x + a * r, y - 0.05 * r), (x + (a + 0.2) * r, y - 0.05 * r)]
                    + [(x + (a + 0.2) * r, y + 0.35 * r), (x + a * r, y + 0.35 * r)]
                    for a in (-0.5, -0.1, 0.3)
                ],
                [(x - 0.6 * r, y + 0.4 * r), (x + 0.6 * r, y + 0.4 * r)]
                + [(x + 0.6 * r, y + 0.58 * r), (x - 0.6 * r, y + 0.58 * r)],
            ],
            ink,
        )
    elif name == "industrial":
        canvas.polygon(star(centre, r * 0.72, 0.72, 8), ink)
        canvas.disc(centre, r * 0.26, fill)
    else:
        canvas.polygon(
            [(x + a * r, y + b * r) for a, b in ((0, -0.72), (0.42, 0.1), (0.26, 0.56), (-0.26, 0.56), (-0.42, 0.1))],
            ink,
        )
        canvas.polygon([(x + a * r, y + b * r) for a, b in ((0, 0.0), (0.18, 0.3), (0, 0.56), (-0.18, 0.3))], fill)


def _grown(spots: list[Spot], centre: Spot, share: float) -> list[Spot]:
    return [(centre[0] + (x - centre[0]) * share, centre[1] + (y - centre[1]) * share) for x, y in spots]


def technology(canvas: Canvas, colour: str, centre: Spot, radius: float, rim: Colour = palette.CASING) -> None:
    """The sign of a technology's colour: leaf, chevrons, hexagon, burst; a cog for unit upgrades.

    Args:
        colour: green, blue, yellow, red or unit.
    """
    x, y = centre
    r, fill = radius, palette.TECHNOLOGIES[colour]
    canvas.disc(centre, r * 1.2, rim)
    if colour == "green":
        leaf = [polar((x - 0.62 * r, y), r * 1.12, a) for a in range(-52, 53, 8)]
        leaf += [polar((x + 0.62 * r, y), r * 1.12, a) for a in range(128, 233, 8)]
        canvas.polygon(leaf, fill)
        canvas.stroke([(x, y - 0.5 * r), (x, y + 0.86 * r)], r * 0.18, rim)
    elif colour == "blue":
        for down in (-0.34, 0.22):
            canvas.polygon(
                [(x + a * r, y + (b + down) * r) for a, b in ((-0.8, 0.4), (0, -0.42), (0.8, 0.4), (0.8, 0.02))][:3]
                + [(x + 0.42 * r, y + (down + 0.4) * r), (x, y + down * r), (x - 0.42 * r, y + (down + 0.4) * r)],
                fill,
            )
    elif colour == "yellow":
        canvas.polygon(regular(centre, r * 0.95, 6), fill)
        canvas.polygon(regular(centre, r * 0.5, 6), rim)
        canvas.disc(centre, r * 0.24, fill)
    elif colour == "red":
        canvas.polygon(star(centre, r * 1.02, 0.42, 4), fill)
        canvas.polygon(_turned(star(centre, r * 0.74, 0.5, 4), centre), fill)
    else:
        canvas.polygon(star(centre, r, 0.74, 8), fill)
        canvas.disc(centre, r * 0.34, rim)


def _turned(spots: list[Spot], centre: Spot) -> list[Spot]:
    """Turned by an eighth."""
    s = 0.7071
    return [
        (centre[0] + s * ((x - centre[0]) - (y - centre[1])), centre[1] + s * ((x - centre[0]) + (y - centre[1])))
        for x, y in spots
    ]


def wormhole(canvas: Canvas, kind: str, centre: Spot, radius: float) -> None:
    """A wormhole's small sign: two arms of a spiral and its Greek letter.

    Args:
        kind: alpha, beta or delta.
    """
    fill = palette.WORMHOLES[kind]
    canvas.disc(centre, radius * 1.14, palette.CASING)
    canvas.disc(centre, radius, fill)
    for turn in (0, 180):
        arm = [polar(centre, radius * (1.02 - 0.16 * t / 9), turn + 13 * t) for t in range(10)]
        canvas.stroke(arm, radius * 0.13, palette.CASING)
    canvas.sign(palette.GREEK[kind], centre, max(22, round(radius * 1.6)), palette.CASING, radius * 2)


def token(canvas: Canvas, seat: int, centre: Spot, radius: float) -> None:
    """A command token: the seat's shape and letter in a brass ring."""
    canvas.disc(centre, radius * 1.1, palette.CASING)
    canvas.disc(centre, radius * 1.04, palette.BRASS_LIGHT)
    canvas.disc(centre, radius * 0.93, palette.CASING)
    look = SEATS[seat]
    canvas.shape(look.shape, centre, radius * 0.79, look.colour)
    sink = {"triangle": 0.2, "star": 0.08}.get(look.shape, 0.0) * radius
    size = max(22, round(radius * (0.92 if look.shape in ("triangle", "diamond", "star") else 1.1)))
    canvas.sign(look.letter, (centre[0], centre[1] + sink), size, look.ink, radius * 2)


def custodians(canvas: Canvas, centre: Spot, radius: float) -> None:
    """The custodians' token: a brass seal with an eye in a gate."""
    canvas.polygon(star(centre, radius * 1.1, 0.86, 12), palette.CASING)
    canvas.polygon(star(centre, radius, 0.86, 12), palette.BRASS_LIGHT)
    canvas.disc(centre, radius * 0.74, palette.BRASS_DEEP)
    x, y = centre
    r = radius * 0.6
    eye = [polar((x, y + r * 0.62), r * 1.14, a) for a in range(-146, -33, 8)]
    eye += [polar((x, y - r * 0.62), r * 1.14, a) for a in range(34, 147, 8)]
    canvas.polygon(eye, palette.BRASS_LIGHT)
    canvas.disc(centre, r * 0.42, palette.BRASS_DEEP)


def speaker(canvas: Canvas, centre: Spot, radius: float, fill: Colour = palette.BRASS_LIGHT) -> None:
    """The speaker's gavel."""
    x, y = centre
    r = radius

    def at(*spots: Spot) -> list[Spot]:
        return [(x + a * r, y + b * r) for a, b in spots]

    canvas.polygons(
        [
            at((-0.55, -0.15), (0.15, -0.85), (0.45, -0.55), (-0.25, 0.15)),
            at((-0.75, 0.05), (-0.6, -0.1), (-0.2, 0.3), (-0.35, 0.45)),
            at((0.1, -1.0), (0.25, -1.05), (0.65, -0.65), (0.5, -0.5)),
            at((0.05, -0.2), (0.2, -0.35), (0.95, 0.4), (0.8, 0.55)),
            at((-0.9, 0.72), (0.3, 0.72), (0.3, 0.95), (-0.9, 0.95)),
        ],
        fill,
    )
