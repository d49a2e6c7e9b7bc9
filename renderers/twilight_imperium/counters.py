"""What is counted on the sheets: resources, influence, goods, tokens, cards, points. Radii are in pixels."""

from __future__ import annotations

from renderers.canvas import Box, Canvas, Spot, polar, regular, star
from renderers.theme import INK, Colour, mix
from renderers.twilight_imperium.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CASING,
    COMMODITIES,
    GOODS,
    INFLUENCE,
    PAPER,
    PAPER_QUIET,
    PLATE_RAISED,
    RESOURCES,
)


def resources(canvas: Canvas, text: str, centre: Spot, r: float, dim: bool = False) -> None:
    """A number on a bar of metal."""
    x, y = centre
    fill = mix(RESOURCES, CASING, 0.42) if dim else RESOURCES
    spots = [(x - r * 0.72, y - r * 0.85), (x + r * 0.72, y - r * 0.85), (x + r * 1.02, y + r * 0.85)]
    canvas.polygon([*spots, (x - r * 1.02, y + r * 0.85)], fill)
    if text:
        canvas.sign(text, (x, y + r * 0.06), max(22, round(r * 1.25)), INK, r * 2.1)


def influence(canvas: Canvas, text: str, centre: Spot, r: float, dim: bool = False) -> None:
    """A number in a hexagon."""
    fill = mix(INFLUENCE, CASING, 0.42) if dim else INFLUENCE
    canvas.polygon(regular(centre, r * 1.08, 6), fill)
    if text:
        canvas.sign(text, centre, max(22, round(r * 1.25)), INK, r * 2.1)


def good(canvas: Canvas, centre: Spot, r: float) -> None:
    """A trade good: a struck coin."""
    canvas.polygon(regular(centre, r, 8), BRASS_DARK)
    canvas.polygon(regular(centre, r * 0.86, 8), GOODS)
    canvas.polygon(regular(centre, r * 0.5, 4), BRASS_DARK)


def commodity(canvas: Canvas, centre: Spot, r: float) -> None:
    """A commodity: a blank that is not struck yet."""
    canvas.polygon(regular(centre, r, 8), COMMODITIES)
    canvas.polygon(regular(centre, r * 0.66, 8), CASING)


def pool(canvas: Canvas, which: str, centre: Spot, r: float, colour: Colour = BRASS_LIGHT) -> None:
    """What tokens of a pool are for: a mark to aim at, ships, a card."""
    x, y = centre
    if which == "tactic":
        for a in range(0, 360, 90):
            canvas.stroke([polar(centre, r * 0.55, a), polar(centre, r, a)], max(3.0, r * 0.18), colour)
        canvas.polygon(_ring(centre, r * 0.72, r * 0.5), colour)
        canvas.disc(centre, r * 0.2, colour)
    elif which == "fleet":
        for dx, dy in ((0, -0.62), (-0.58, 0.38), (0.58, 0.38)):
            cx, cy = x + dx * r, y + dy * r
            canvas.polygon(
                [
                    (cx, cy - r * 0.5),
                    (cx + r * 0.42, cy + r * 0.46),
                    (cx, cy + r * 0.2),
                    (cx - r * 0.42, cy + r * 0.46),
                ],
                colour,
            )
    else:
        card(canvas, centre, r, colour, CASING)
        canvas.polygon(star((x, y + r * 0.05), r * 0.46, 0.45), colour)


def _ring(centre: Spot, outer: float, inner: float) -> list[Spot]:
    around = [polar(centre, outer, a) for a in range(0, 361, 12)]
    back = [polar(centre, inner, a) for a in range(360, -1, -12)]
    return [*around, *back]


def card(canvas: Canvas, centre: Spot, r: float, edge: Colour, ground: Colour) -> None:
    """A card, upright."""
    x, y = centre
    canvas.frame((x - r * 0.72, y - r, x + r * 0.72, y + r), r * 0.18, max(3.0, r * 0.14), edge, ground)


def secret(canvas: Canvas, centre: Spot, r: float, colour: Colour = BRASS_LIGHT) -> None:
    """A secret objective: a card with a keyhole."""
    x, y = centre
    card(canvas, centre, r, colour, CASING)
    canvas.disc((x, y - r * 0.2), r * 0.24, colour)
    canvas.polygon([(x, y - r * 0.3), (x + r * 0.24, y + r * 0.55), (x - r * 0.24, y + r * 0.55)], colour)


def action(canvas: Canvas, centre: Spot, r: float, colour: Colour = BRASS_LIGHT) -> None:
    """An action card: a card with a flash."""
    x, y = centre
    card(canvas, centre, r, colour, CASING)
    spots = [(0.14, -0.62), (-0.4, 0.12), (-0.04, 0.12), (-0.14, 0.62), (0.4, -0.12), (0.04, -0.12)]
    canvas.polygon([(x + a * r, y + b * r) for a, b in spots], colour)


def note(canvas: Canvas, centre: Spot, r: float, colour: Colour = BRASS_LIGHT) -> None:
    """A promissory note: a card with two lines and a seal."""
    x, y = centre
    card(canvas, centre, r, colour, CASING)
    for down in (-0.42, -0.14):
        canvas.stroke([(x - r * 0.4, y + down * r), (x + r * 0.4, y + down * r)], max(2, r * 0.1), colour)
    canvas.disc((x, y + r * 0.4), r * 0.24, colour)


def point(canvas: Canvas, centre: Spot, r: float, colour: Colour = BRASS_LIGHT, ground: Colour = BRASS_DARK) -> None:
    """A victory point: a star in a medal."""
    canvas.disc(centre, r, colour)
    canvas.disc(centre, r * 0.84, ground)
    canvas.polygon(star((centre[0], centre[1] + r * 0.04), r * 0.68, 0.46), colour)


def tick(canvas: Canvas, centre: Spot, r: float, colour: Colour) -> None:
    """Done."""
    x, y = centre
    canvas.stroke(
        [(x - r * 0.8, y + r * 0.05), (x - r * 0.2, y + r * 0.62), (x + r * 0.85, y - r * 0.6)],
        max(4.0, r * 0.3),
        colour,
    )


def warning(canvas: Canvas, centre: Spot, r: float, colour: Colour) -> None:
    """More than there may be: a triangle with a stroke and a dot."""
    x, y = centre
    canvas.polygon(regular((x, y + r * 0.2), r * 1.22, 3), colour)
    canvas.stroke([(x, y - r * 0.3), (x, y + r * 0.2)], r * 0.26, CASING)
    canvas.disc((x, y + r * 0.56), r * 0.15, CASING)


def initiative(canvas: Canvas, text: str, centre: Spot, r: float, dim: bool = False) -> None:
    """The number of a strategy card on a dial."""
    edge = BRASS_DARK if dim else BRASS_LIGHT
    canvas.disc(centre, r, edge)
    canvas.disc(centre, r * 0.86, CASING)
    for a in range(0, 360, 30):
        canvas.stroke([polar(centre, r * 0.86, a), polar(centre, r * 0.74, a)], 2.0, edge)
    canvas.sign(text, centre, max(22, round(r * 1.18)), BRASS if dim else PAPER, r * 1.6)


def strategy_card(canvas: Canvas, text: str, box: Box, dim: bool = False) -> None:
    """A strategy card by its number, as a tall plate with a dial."""
    left, top, right, bottom = box
    canvas.frame(box, 14, 4, BRASS_DARK if dim else BRASS, CASING if dim else PLATE_RAISED)
    initiative(canvas, text, ((left + right) / 2, (top + bottom) / 2), (right - left) * 0.34, dim)


def die(canvas: Canvas, text: str, centre: Spot, r: float, hit: bool) -> None:
    """A ten-sided die as it lies: bright with dark figures where it hits, dark with pale ones where it does not."""
    x, y = centre
    spots = [(0, -1.05), (0.98, -0.22), (0.72, 0.62), (0, 1.05), (-0.72, 0.62), (-0.98, -0.22)]
    canvas.polygon([(x + a * r * 1.12, y + b * r * 1.12) for a, b in spots], CASING)
    canvas.polygon([(x + a * r, y + b * r) for a, b in spots], BRASS_LIGHT if hit else PLATE_RAISED)
    canvas.sign(text, centre, max(22, round(r * 0.95)), INK if hit else PAPER_QUIET, r * 1.8)
