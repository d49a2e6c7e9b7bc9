"""Signs of THE DOME, drawn: the three colours with their shapes, kinds of cards, piles, markers, states."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from renderers.canvas import Canvas, Spot, polar, regular, star
from renderers.people import badge
from renderers.the_dome import palette
from renderers.the_dome.palette import LOOKS
from renderers.theme import INK, SEATS, TEXT, WHITE, Colour, mix

Spots = Sequence[Spot]
BOLT: Final[Spots] = ((0.28, -1.0), (-0.68, 0.16), (-0.1, 0.16), (-0.28, 1.0), (0.68, -0.24), (0.1, -0.24))


def at(spots: Spots, centre: Spot, r: float) -> list[Spot]:
    """Spots in shares of a radius, around a centre."""
    return [(centre[0] + x * r, centre[1] + y * r) for x, y in spots]


@lru_cache(maxsize=8)
def sign_spots(colour: str) -> tuple[Spot, ...]:
    """The shape of a colour: red is a bolt, blue a drop, yellow a sun."""
    if colour == "red":
        return tuple(BOLT)
    if colour == "blue":
        r, y = 0.68, 0.3
        arc = [polar((0.0, y), r, angle) for angle in range(-32, 213, 14)]
        return ((0.0, -1.0), *arc)
    return tuple(star((0.0, 0.0), 1.0, 0.6, 8))


def sign(canvas: Canvas, colour: str, centre: Spot, r: float, fill: Colour) -> None:
    """The shape of a colour in any ink."""
    canvas.polygon(at(sign_spots(colour), centre, r), fill)


def colour(canvas: Canvas, name: str, centre: Spot, r: float) -> None:
    """A colour's sign in its own colour, rimmed so that it stands on any ground."""
    look = LOOKS[name]
    canvas.polygon(at(sign_spots(name), centre, r * 1.16), look.deep)
    canvas.polygon(at(sign_spots(name), centre, r), look.base)


def space(canvas: Canvas, name: str, centre: Spot, half: float, dim: bool = False) -> None:
    """A space of a security track: a tile in its colour with its shape."""
    look = LOOKS[name]
    x, y = centre
    ground = mix(look.base, palette.NIGHT, 0.55) if dim else look.base
    canvas.panel((x - half, y - half, x + half, y + half), half * 0.36, look.light)
    canvas.panel((x - half + 3, y - half + 3, x + half - 3, y + half - 3), half * 0.28, ground)
    sign(canvas, name, centre, half * 0.6, look.ink if name == "yellow" else WHITE)


def tokens(canvas: Canvas, seat: int, number: int, centre: Spot, r: float) -> None:
    """A cracking marker: the main one is full, the sub one shows its turned side, both with shape and letter."""
    look = SEATS[seat]
    if number == 0:
        badge(canvas, seat, look.letter, centre, r)
        return
    canvas.shape(look.shape, centre, r + max(3.0, r * 0.28), INK)
    canvas.shape(look.shape, centre, r + max(2.0, r * 0.14), look.colour)
    canvas.shape(look.shape, centre, r * 0.82, palette.NIGHT)
    size = max(22, round(r * (0.8 if look.shape in ("triangle", "diamond") else 1.0)))
    sink = 0.22 * r if look.shape == "triangle" else 0.0
    canvas.sign(look.letter, (centre[0], centre[1] + sink), size, WHITE, r * 2.2)


def vacant(canvas: Canvas, seat: int, centre: Spot, r: float, ground: Colour) -> None:
    """The place of a marker that is out on the server."""
    look = SEATS[seat]
    canvas.shape(look.shape, centre, r + 2, mix(look.colour, ground, 0.35))
    canvas.shape(look.shape, centre, r - 2, ground)


# --- piles and places -------------------------------------------------------------------------------------------------


def dome(canvas: Canvas, centre: Spot, r: float, fill: Colour, ground: Colour) -> None:
    """The motif: a half dome with one rib."""
    x, y = centre
    base = y + r * 0.55
    outer = [
        (x + r * math.cos(math.radians(a)), base + r * 1.15 * math.sin(math.radians(a))) for a in range(180, 361, 9)
    ]
    inner = [(x + (p - x) * 0.7, base + (q - base) * 0.7) for p, q in outer]
    canvas.polygon([*outer, *reversed(inner)], fill)
    canvas.stroke([(x - r, base), (x + r, base)], r * 0.2, fill)
    canvas.stroke([(x, base - r * 1.1), (x, base)], r * 0.16, fill, round_ends=False)
    del ground


def back(canvas: Canvas, centre: Spot, width: float, height: float, edge: Colour = palette.BACK_LINE) -> None:
    """A card face down."""
    x, y = centre
    w, h = width / 2, height / 2
    canvas.panel((x - w, y - h, x + w, y + h), width * 0.14, edge)
    canvas.panel((x - w + 3, y - h + 3, x + w - 3, y + h - 3), width * 0.1, palette.BACK)
    dome(canvas, (x, y), width * 0.26, edge, palette.BACK)


def pile(canvas: Canvas, centre: Spot, r: float) -> None:
    """The deck: cards face down on each other."""
    x, y = centre
    for shift in (0.34, 0.17):
        d = shift * r
        canvas.panel((x - r * 0.72 + d, y - r + d, x + r * 0.72 + d, y + r + d), r * 0.2, palette.BACK_LINE)
        canvas.panel((x - r * 0.72 + d + 2, y - r + d + 2, x + r * 0.72 + d - 2, y + r + d - 2), r * 0.16, palette.BACK)
    back(canvas, centre, r * 1.44, r * 2)


def fan(canvas: Canvas, centre: Spot, r: float) -> None:
    """Cards in a hand."""
    for turn, tone in ((-26, LOOKS["red"].base), (0, LOOKS["yellow"].base), (26, LOOKS["blue"].base)):
        a = math.radians(turn)
        spots = [(-0.42, -0.95), (0.42, -0.95), (0.42, 0.45), (-0.42, 0.45)]
        turned = [(p * math.cos(a) - q * math.sin(a), p * math.sin(a) + q * math.cos(a)) for p, q in spots]
        middle = (centre[0], centre[1] + r * 0.3)
        canvas.polygon(at([(p * 1.16, q * 1.08) for p, q in turned], middle, r), WHITE)
        canvas.polygon(at(turned, middle, r), tone)


def void(canvas: Canvas, centre: Spot, r: float, fill: Colour = TEXT) -> None:
    """The void: a ring that draws things in."""
    x, y = centre
    canvas.disc(centre, r, fill)
    canvas.disc(centre, r * 0.76, INK)
    canvas.disc((x, y), r * 0.46, fill)
    canvas.disc((x, y), r * 0.26, INK)
    canvas.polygon([(x + r * 0.2, y - r * 1.1), (x + r * 0.9, y - r * 0.9), (x + r * 0.34, y - r * 0.36)], fill)


def action_point(canvas: Canvas, centre: Spot, r: float, on: bool, ground: Colour) -> None:
    """An action point, spent or not."""
    spots = regular(centre, r, 6, 0)
    canvas.polygon(spots, palette.NEON if on else mix(ground, WHITE, 0.22))
    if not on:
        canvas.polygon(regular(centre, r * 0.72, 6, 0), mix(ground, INK, 0.35))
    else:
        canvas.polygon(regular(centre, r * 0.5, 6, 0), WHITE)


def energy(canvas: Canvas, centre: Spot, r: float, on: bool, ground: Colour) -> None:
    """A token of the Mastermind's energy, or the place for one."""
    x, y = centre
    if not on:
        canvas.disc(centre, r, mix(ground, palette.ENERGY, 0.35))
        canvas.disc(centre, r * 0.74, mix(ground, INK, 0.35))
        return
    canvas.disc(centre, r, palette.ENERGY_DARK)
    canvas.disc(centre, r * 0.84, palette.ENERGY)
    canvas.polygon([(x, y - r * 0.56), (x + r * 0.5, y), (x, y + r * 0.56), (x - r * 0.5, y)], WHITE)


def padlock(canvas: Canvas, centre: Spot, r: float, fill: Colour) -> None:
    """Nobody else may enter."""
    x, y = centre
    ring = [polar((x, y - r * 0.18), r * 0.52, a) for a in range(180, 361, 15)]
    canvas.stroke([(x - r * 0.52, y + r * 0.2), *ring, (x + r * 0.52, y + r * 0.2)], r * 0.26, fill)
    canvas.panel((x - r * 0.82, y, x + r * 0.82, y + r * 0.95), r * 0.18, fill)


def shield(canvas: Canvas, centre: Spot, r: float, fill: Colour) -> None:
    """Durability."""
    spots = (
        (-0.85, -0.8),
        (0.0, -1.05),
        (0.85, -0.8),
        (0.8, 0.1),
        (0.45, 0.65),
        (0.0, 1.0),
        (-0.45, 0.65),
        (-0.8, 0.1),
    )
    canvas.polygon(at(spots, centre, r), fill)


def cross(canvas: Canvas, centre: Spot, r: float, fill: Colour) -> None:
    """Gone."""
    x, y = centre
    d = r * 0.7
    for s in (1, -1):
        canvas.stroke([(x - d, y - s * d), (x + d, y + s * d)], r * 0.34, fill)


def turned(canvas: Canvas, centre: Spot, r: float, fill: Colour) -> None:
    """Exhausted: an arrow a quarter round."""
    x, y = centre
    ring = [polar(centre, r * 0.72, a) for a in range(150, 391, 15)]
    canvas.stroke(ring, r * 0.24, fill)
    tip = ring[-1]
    canvas.polygon(
        [(tip[0] - r * 0.5, tip[1] - r * 0.1), (tip[0] + r * 0.5, tip[1] - r * 0.2), (tip[0], tip[1] + r * 0.5)], fill
    )
    del x, y


def leak(canvas: Canvas, centre: Spot, r: float, fill: Colour) -> None:
    """A data leak: a cracked pane, data running out."""
    x, y = centre
    canvas.stroke(
        [
            (x - r * 0.8, y - r * 0.9),
            (x - r * 0.1, y - r * 0.3),
            (x - r * 0.4, y + r * 0.1),
            (x + r * 0.2, y + r * 0.9),
        ],
        r * 0.26,
        fill,
    )
    for dx, dy in ((0.55, -0.4), (0.75, 0.25), (-0.75, 0.6)):
        canvas.panel(
            (x + dx * r - r * 0.16, y + dy * r - r * 0.16, x + dx * r + r * 0.16, y + dy * r + r * 0.16), 1, fill
        )


# --- kinds of cards ---------------------------------------------------------------------------------------------------


def kind(canvas: Canvas, name: str, centre: Spot, r: float, fill: Colour, ground: Colour) -> None:
    """What kind of card it is."""
    x, y = centre
    match name:
        case "action":  # goes off at once
            for dx in (-0.55, 0.15):
                canvas.polygon(
                    at(
                        (
                            (dx - 0.35, -0.85),
                            (dx + 0.05, -0.85),
                            (dx + 0.7, 0.0),
                            (dx + 0.05, 0.85),
                            (dx - 0.35, 0.85),
                            (dx + 0.3, 0.0),
                        ),
                        centre,
                        r,
                    ),
                    fill,
                )
        case "program":  # a chip with its pins
            for d in (-0.42, 0.0, 0.42):
                canvas.stroke(at(((d, -1.0), (d, 1.0)), centre, r), r * 0.18, fill, round_ends=False)
                canvas.stroke(at(((-1.0, d), (1.0, d)), centre, r), r * 0.18, fill, round_ends=False)
            canvas.panel((x - r * 0.72, y - r * 0.72, x + r * 0.72, y + r * 0.72), r * 0.16, fill)
            canvas.panel((x - r * 0.34, y - r * 0.34, x + r * 0.34, y + r * 0.34), r * 0.08, ground)
        case "control":  # an eye that waits
            lid = (
                (-1.0, 0.0),
                (-0.5, -0.52),
                (0.0, -0.68),
                (0.5, -0.52),
                (1.0, 0.0),
                (0.5, 0.52),
                (0.0, 0.68),
                (-0.5, 0.52),
            )
            canvas.polygon(at(lid, centre, r), fill)
            canvas.disc(centre, r * 0.46, ground)
            canvas.disc(centre, r * 0.22, fill)
        case "system":  # a server
            for dy in (-0.62, 0.0, 0.62):
                canvas.panel((x - r * 0.9, y + (dy - 0.25) * r, x + r * 0.9, y + (dy + 0.25) * r), r * 0.1, fill)
                canvas.disc((x + r * 0.6, y + dy * r), r * 0.12, ground)
        case "mastermind" | "event":  # a crown of nodes
            spots = ((-1, 0.75), (-1, -0.5), (-0.5, 0.05), (0, -0.8), (0.5, 0.05), (1, -0.5), (1, 0.75))
            canvas.polygon(at(spots, centre, r), fill)
            canvas.disc((x, y + r * 0.3), r * 0.2, ground)
        case _:  # a person
            canvas.disc((x, y - r * 0.42), r * 0.46, fill)
            ring = [polar((x, y + r * 0.95), r * 0.82, a) for a in range(180, 361, 15)]
            canvas.polygon(ring, fill)
