"""The signs of the game, drawn: stones and bars, cog, bolt, points, credit, coin, token, penalty, cards, kinds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from renderers.canvas import Canvas, Spot, polar, regular
from renderers.project_mine import palette
from renderers.project_mine.palette import LOOKS
from renderers.theme import INK, WHITE, Colour, mix

Spots = Sequence[Spot]


def _at(spots: Spots, centre: Spot, r: float) -> list[Spot]:
    return [(centre[0] + x * r, centre[1] + y * r) for x, y in spots]


# --- resources: told apart by outline as well as by colour ------------------------------------------------------------

_RUBY: tuple[Spots, ...] = (
    [(-0.56, -0.72), (0.56, -0.72), (1.0, -0.18), (0.0, 0.95), (-1.0, -0.18)],
    [(-0.56, -0.72), (0.0, -0.72), (-0.42, -0.18), (-1.0, -0.18)],
    [(0.0, -0.72), (0.42, -0.18), (-0.42, -0.18)],
    [(0.0, -0.72), (0.56, -0.72), (1.0, -0.18), (0.42, -0.18)],
    [(-1.0, -0.18), (-0.42, -0.18), (0.0, 0.95)],
    [(-0.42, -0.18), (0.42, -0.18), (0.0, 0.95)],
    [(0.42, -0.18), (1.0, -0.18), (0.0, 0.95)],
)
_BEAM: Spots = [(-0.9, -0.5), (0.62, -0.5), (0.62, -0.16), (0.08, -0.16), (0.08, 0.52), (0.62, 0.52), (0.62, 0.86),
                (-0.9, 0.86), (-0.9, 0.52), (-0.36, 0.52), (-0.36, -0.16), (-0.9, -0.16)]  # fmt: skip


def resource(canvas: Canvas, name: str, centre: Spot, r: float, rim: Colour | None = None) -> None:
    """A resource: a pointed stone, a round one, a stepped one, a beam, a bar.

    Args:
        name: ruby, sapphire, emerald, iron, gold.
        r: half of its height in pixels.
        rim: outline; by default the deep tone of its colour.
    """
    look = LOOKS[name]
    edge = rim or look.deep
    pad = max(2.0, r * 0.12)
    match name:
        case "ruby":
            outline, *facets = _RUBY
            _outlined(canvas, _at(outline, centre, r), edge, pad)
            tones = (
                look.light,
                mix(look.light, WHITE, 0.45),
                look.base,
                look.base,
                mix(look.base, look.light, 0.35),
                look.dark,
            )
            for spots, tone in zip(facets, tones, strict=True):
                canvas.polygon(_at(spots, centre, r), tone)
        case "sapphire":
            canvas.disc(centre, r * 0.93 + pad, edge)
            canvas.disc(centre, r * 0.93, look.base)
            for i in range(8):
                # Light falls from the upper left.
                away = abs(180 - abs(45 * i - 225) % 360) / 180
                tone = (
                    mix(look.dark, look.base, 1.9 * (1 - away))
                    if away > 0.48
                    else mix(look.light, look.base, away * 1.8)
                )
                a, b = 45 * i - 22.5, 45 * i + 22.5
                outer = [polar(centre, r * 0.93, a + 9 * k) for k in range(6)]
                canvas.polygon([polar(centre, r * 0.54, a), *outer, polar(centre, r * 0.54, b)], tone)
            canvas.polygon(regular(centre, r * 0.56, 8, 22.5), mix(look.base, look.light, 0.3))
            half = [polar(centre, r * 0.56, 22.5 + 45 * k) for k in range(2, 7)]
            canvas.polygon(half, mix(look.light, look.base, 0.25))
        case "emerald":
            outer, inner = _step(0.76, 0.98, 0.34), _step(0.42, 0.62, 0.2)
            _outlined(canvas, _at(outer, centre, r), edge, pad)
            canvas.polygon(_at(outer, centre, r), look.base)
            tones = (look.light, mix(look.base, look.light, 0.4), look.base, look.dark, look.dark,
                     mix(look.dark, look.base, 0.4), look.base, mix(look.light, WHITE, 0.35))  # fmt: skip
            for i, tone in enumerate(tones):
                j = (i + 1) % 8
                canvas.polygon(_at([outer[i], outer[j], inner[j], inner[i]], centre, r), tone)
            canvas.polygon(_at(inner, centre, r), mix(look.base, look.light, 0.25))
            canvas.polygon(_at([inner[0], inner[1], inner[6], inner[7]], centre, r), mix(look.light, WHITE, 0.25))
        case "iron":
            depth = [(x + 0.3, y - 0.36) for x, y in _BEAM]
            _outlined(canvas, _at(_BEAM, centre, r), edge, pad)
            _outlined(canvas, _at(depth, centre, r), edge, pad)
            canvas.polygon(_at([_BEAM[0], depth[0], depth[1], _BEAM[1]], centre, r), look.light)
            canvas.polygon(_at([_BEAM[1], depth[1], depth[2], _BEAM[2]], centre, r), look.dark)
            canvas.polygon(_at([_BEAM[5], depth[5], depth[6], _BEAM[6]], centre, r), look.dark)
            canvas.polygon(_at([_BEAM[4], depth[4], depth[5], _BEAM[5]], centre, r), look.light)
            canvas.polygon(_at([_BEAM[3], depth[3], depth[4], _BEAM[4]], centre, r), look.dark)
            canvas.polygon(_at(_BEAM, centre, r), look.base)
        case _:
            front = [(-0.98, 0.72), (-0.7, -0.12), (0.42, -0.12), (0.7, 0.72)]
            top = [(-0.7, -0.12), (-0.32, -0.6), (0.66, -0.6), (0.42, -0.12)]
            side = [(0.42, -0.12), (0.66, -0.6), (1.0, 0.2), (0.7, 0.72)]
            whole = [front[0], front[1], top[1], top[2], side[2], front[3]]
            _outlined(canvas, _at(whole, centre, r), edge, pad)
            canvas.polygon(_at(front, centre, r), look.base)
            canvas.polygon(_at(top, centre, r), mix(look.light, WHITE, 0.25))
            canvas.polygon(_at(side, centre, r), look.dark)
            shine = [(-0.6, 0.5), (-0.42, 0.08), (0.2, 0.08), (0.3, 0.5)]
            canvas.polygon(_at(shine, centre, r), mix(look.base, look.light, 0.55))


def _step(width: float, height: float, cut: float) -> list[Spot]:
    w, h = width, height
    return [(-w, -h + cut), (-w + cut, -h), (w - cut, -h), (w, -h + cut), (w, h - cut), (w - cut, h), (-w + cut, h),
            (-w, h - cut)]  # fmt: skip


def _outlined(canvas: Canvas, spots: list[Spot], edge: Colour, pad: float) -> None:
    canvas.polygon(spots, edge)
    canvas.stroke([*spots, spots[0]], 2 * pad, edge)


def any_resource(canvas: Canvas, centre: Spot, r: float) -> None:
    """Any resource: a wheel of the five colours."""
    canvas.disc(centre, r, INK)
    for i, name in enumerate(("ruby", "gold", "emerald", "sapphire", "iron")):
        a = -90 + 72 * i
        arc = [polar(centre, r * 0.88, a + 12 * k) for k in range(7)]
        canvas.polygon([centre, *arc], LOOKS[name].base)
    canvas.disc(centre, r * 0.34, WHITE)


# --- numbers with a meaning -------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def gear_spots(teeth: int, root: float = 0.8) -> tuple[Spot, ...]:
    """A toothed wheel of radius 1."""
    spots: list[Spot] = []
    step = 360 / teeth
    for i in range(teeth):
        for share, radius in ((-0.30, root), (-0.19, 1.0), (0.19, 1.0), (0.30, root)):
            spots.append(polar((0.0, 0.0), radius, i * step + share * step))
    return tuple(spots)


def gear(canvas: Canvas, centre: Spot, r: float, fill: Colour, teeth: int = 9, hole: Colour | None = None) -> None:
    """A toothed wheel, with a hole if a colour is given for it."""
    canvas.polygon(_at(gear_spots(teeth), centre, r), fill)
    if hole is not None:
        canvas.disc(centre, r * 0.36, hole)


def cost(canvas: Canvas, number: int | str, centre: Spot, r: float, fill: Colour = palette.COG) -> None:
    """Purchase cost in a cog."""
    canvas.polygon(_at(gear_spots(9), centre, r * 1.1), palette.COG_DARK)
    gear(canvas, centre, r, fill)
    canvas.disc(centre, r * 0.66, palette.COG_DARK)
    canvas.sign(str(number), centre, max(22, round(r * 1.02)), WHITE, r * 2)


_BOLT: Spots = [(0.16, -1.0), (-0.74, 0.22), (-0.16, 0.22), (-0.34, 1.0), (0.74, -0.3), (0.14, -0.3), (0.52, -1.0)]


def bolt(canvas: Canvas, centre: Spot, r: float, fill: Colour = palette.BOLT) -> None:
    """Energy, alone."""
    spots = _at(_BOLT, centre, r)
    canvas.stroke([*spots, spots[0]], max(4.0, r * 0.2), palette.BOLT_EDGE)
    canvas.polygon(spots, fill)


def energy(canvas: Canvas, number: int | str, centre: Spot, r: float) -> None:
    """Energy cost on a bolt."""
    spots = _at([(x * 1.22, y) for x, y in _BOLT], centre, r)
    canvas.stroke([*spots, spots[0]], r * 0.2, palette.BOLT_EDGE)
    canvas.polygon(spots, palette.BOLT)
    canvas.stroke([*spots, spots[0]], r * 0.06, palette.BOLT)
    canvas.disc(centre, r * 0.58, palette.BOLT_EDGE)
    canvas.sign(str(number), centre, max(22, round(r * 0.9)), WHITE, r * 2)


def points(canvas: Canvas, number: int | str, centre: Spot, r: float) -> None:
    """Points in a blue gem."""
    outline = [(0.0, -1.0), (0.86, -0.46), (0.86, 0.46), (0.0, 1.0), (-0.86, 0.46), (-0.86, -0.46)]
    spots = _at(outline, centre, r)
    _outlined(canvas, spots, palette.POINT_DEEP, max(2.0, r * 0.09))
    tones = (
        palette.POINT,
        palette.POINT_DARK,
        palette.POINT_DARK,
        palette.POINT,
        palette.POINT_LIGHT,
        palette.POINT_LIGHT,
    )
    for i, tone in enumerate(tones):
        canvas.polygon([centre, spots[i], spots[(i + 1) % 6]], tone)
    canvas.polygon(_at([(x * 0.68, y * 0.68) for x, y in outline], centre, r), palette.POINT)
    text = str(number).replace("-", "−")
    size = max(22, round(r * (1.0 if len(text) < 2 else 0.84 if len(text) < 3 else 0.66)))
    canvas.sign(text, centre, size, WHITE, r * 2.2)


def credit(canvas: Canvas, centre: Spot, r: float) -> None:
    """Credit: a banknote."""
    x, y = centre
    canvas.panel((x - r * 1.12, y - r * 0.74, x + r * 1.12, y + r * 0.74), r * 0.2, palette.CREDIT_DARK)
    canvas.panel((x - r * 1.0, y - r * 0.62, x + r * 1.0, y + r * 0.62), r * 0.14, palette.CREDIT)
    canvas.disc(centre, r * 0.38, palette.CREDIT_DARK)
    canvas.disc(centre, r * 0.2, mix(palette.CREDIT, WHITE, 0.5))


def coin(canvas: Canvas, centre: Spot, r: float) -> None:
    """A coin token."""
    look = LOOKS["gold"]
    canvas.disc(centre, r, look.deep)
    canvas.disc(centre, r * 0.88, look.base)
    canvas.disc(centre, r * 0.64, look.light)
    gear(canvas, centre, r * 0.42, look.dark, 6, look.light)


def token(canvas: Canvas, centre: Spot, r: float, filled: bool = True, empty: Colour = palette.NIGHT_EDGE) -> None:
    """A goal token, or the place for one."""
    if not filled:
        canvas.polygon(regular(centre, r, 6), mix(empty, WHITE, 0.3))
        canvas.polygon(regular(centre, r * 0.72, 6), empty)
        return
    canvas.polygon(regular(centre, r, 6), palette.TOKEN_DARK)
    canvas.polygon(regular(centre, r * 0.84, 6), palette.TOKEN)
    canvas.polygon(regular(centre, r * 0.44, 6), palette.TOKEN_LIGHT)


def penalty(canvas: Canvas, centre: Spot, r: float) -> None:
    """Penalty points: a warning sign pointing down."""
    canvas.polygon(regular((centre[0], centre[1] - r * 0.16), r * 1.16, 3, 90), palette.TOKEN_DARK)
    canvas.polygon(regular((centre[0], centre[1] - r * 0.16), r * 0.9, 3, 90), palette.TOKEN)
    x, y = centre
    canvas.panel((x - r * 0.42, y - r * 0.34, x + r * 0.42, y - r * 0.1), r * 0.1, WHITE)


# --- cards ------------------------------------------------------------------------------------------------------------


def card_back(canvas: Canvas, centre: Spot, r: float, fill: Colour = palette.LOOKS["plan"].dark) -> None:
    """A card face down."""
    x, y = centre
    canvas.panel((x - r * 0.74, y - r, x + r * 0.74, y + r), r * 0.18, WHITE)
    canvas.panel((x - r * 0.62, y - r * 0.88, x + r * 0.62, y + r * 0.88), r * 0.12, fill)
    gear(canvas, centre, r * 0.42, mix(fill, WHITE, 0.45), 8, fill)


def stack(canvas: Canvas, centre: Spot, r: float, fill: Colour = palette.LOOKS["plan"].dark) -> None:
    """A pile of cards face down."""
    x, y = centre
    for shift in (0.3, 0.15):
        d = shift * r
        canvas.panel((x - r * 0.74 + d, y - r + d, x + r * 0.74 + d, y + r + d), r * 0.18, mix(fill, INK, 0.4))
    card_back(canvas, centre, r, fill)


def fan(canvas: Canvas, centre: Spot, r: float) -> None:
    """Cards in a hand."""
    x, y = centre
    for turn, tone in ((-26, LOOKS["sapphire"].base), (0, LOOKS["gold"].base), (26, LOOKS["ruby"].base)):
        a = math.radians(turn)
        spots = [(-0.42, -0.95), (0.42, -0.95), (0.42, 0.45), (-0.42, 0.45)]
        turned = [(p * math.cos(a) - q * math.sin(a), p * math.sin(a) + q * math.cos(a)) for p, q in spots]
        _outlined(canvas, _at(turned, (x, y + r * 0.3), r), WHITE, r * 0.07)
        canvas.polygon(_at([(p * 0.86, q * 0.9) for p, q in turned], (x, y + r * 0.3), r), tone)


def discard(canvas: Canvas, centre: Spot, r: float) -> None:
    """The discard pile: a card with a corner turned and an arrow down."""
    x, y = centre
    canvas.panel((x - r * 0.74, y - r, x + r * 0.74, y + r), r * 0.18, palette.PAPER)
    canvas.stroke([(x, y - r * 0.6), (x, y + r * 0.3)], r * 0.22, palette.PRINT, round_ends=False)
    canvas.polygon([(x - r * 0.42, y + r * 0.12), (x + r * 0.42, y + r * 0.12), (x, y + r * 0.66)], palette.PRINT)


def check(canvas: Canvas, centre: Spot, r: float, fill: Colour = palette.DONE) -> None:
    """Done."""
    x, y = centre
    canvas.disc(centre, r, fill)
    canvas.stroke(
        [(x - r * 0.46, y + r * 0.02), (x - r * 0.1, y + r * 0.4), (x + r * 0.5, y - r * 0.36)], r * 0.26, INK
    )


def cross(canvas: Canvas, centre: Spot, r: float, fill: Colour) -> None:
    """Not so."""
    x, y = centre
    d = r * 0.42
    canvas.disc(centre, r, fill)
    for s in (1, -1):
        canvas.stroke([(x - d, y - s * d), (x + d, y + s * d)], r * 0.24, WHITE)


# --- kinds ------------------------------------------------------------------------------------------------------------


def kind(canvas: Canvas, name: str, centre: Spot, r: float, fill: Colour, ground: Colour) -> None:
    """What kind of card it is: mine, trade goods, plan, trait, active or passive goal, company goal."""
    x, y = centre

    def at(*spots: Spot) -> list[Spot]:
        return _at(spots, centre, r)

    match name:
        case "basic":  # a pickaxe
            canvas.stroke(at((-0.7, 0.85), (0.42, -0.42)), r * 0.24, fill)
            canvas.stroke(at((-0.35, -0.92), (0.25, -0.72), (0.72, -0.25), (0.92, 0.35)), r * 0.26, fill)
        case "resource":  # a mine cart
            canvas.polygon(at((-0.95, -0.4), (0.95, -0.4), (0.68, 0.42), (-0.68, 0.42)), fill)
            for dx in (-0.42, 0.42):
                canvas.disc((x + dx * r, y + 0.66 * r), r * 0.26, fill)
            canvas.polygons(
                [at((-0.6, -0.5), (-0.3, -0.95), (0.0, -0.5)), at((0.0, -0.5), (0.32, -0.85), (0.6, -0.5))], fill
            )
        case "plan":  # a drawing with a folded corner
            canvas.polygon(at((-0.72, -0.95), (0.32, -0.95), (0.72, -0.5), (0.72, 0.95), (-0.72, 0.95)), fill)
            for dy in (-0.3, 0.1, 0.5):
                canvas.stroke(at((-0.42, dy), (0.42, dy)), r * 0.16, ground, round_ends=False)
        case "trait":  # a badge
            canvas.polygon(_at(gear_spots(12, 0.86), centre, r), fill)
            canvas.disc(centre, r * 0.5, ground)
            canvas.disc(centre, r * 0.26, fill)
        case "active":  # a wheel to set going
            gear(canvas, centre, r, fill, 9)
            canvas.polygon(at((-0.26, -0.48), (-0.26, 0.48), (0.56, 0.0)), ground)
        case "passive":  # a flag that waits
            canvas.stroke(at((-0.6, -0.9), (-0.6, 0.95)), r * 0.2, fill)
            canvas.polygon(at((-0.5, -0.9), (0.9, -0.42), (-0.5, 0.1)), fill)
        case _:  # the company's tower
            canvas.polygon(
                at((-0.8, 0.95), (-0.8, -0.1), (-0.15, -0.1), (-0.15, -0.95), (0.8, -0.6), (0.8, 0.95)), fill
            )
            for dx, dy in ((0.12, -0.3), (0.5, -0.3), (0.12, 0.2), (0.5, 0.2), (-0.5, 0.25), (-0.5, 0.62)):
                canvas.panel(
                    (x + (dx - 0.1) * r, y + (dy - 0.12) * r, x + (dx + 0.12) * r, y + (dy + 0.12) * r), 1, ground
                )


def trait(canvas: Canvas, name: str, centre: Spot, r: float, fill: Colour) -> None:
    """The four traits: goods to and fro, boxes, a glass, a rising line."""

    def at(*spots: Spot) -> list[Spot]:
        return _at(spots, centre, r)

    match name:
        case "trade":
            for s in (1, -1):
                canvas.stroke(at((-0.8 * s, -0.38 * s), (0.5 * s, -0.38 * s)), r * 0.24, fill, round_ends=False)
                canvas.polygon(at((0.3 * s, -0.82 * s), (0.95 * s, -0.38 * s), (0.3 * s, 0.06 * s)), fill)
        case "collection":
            for dx, dy in ((-0.5, 0.46), (0.5, 0.46), (0.0, -0.46)):
                x, y = centre[0] + dx * r, centre[1] + dy * r
                canvas.panel((x - r * 0.43, y - r * 0.4, x + r * 0.43, y + r * 0.4), r * 0.12, fill)
        case "research":
            ring = [polar((centre[0] - r * 0.16, centre[1] - r * 0.16), r * 0.58, a) for a in range(0, 361, 15)]
            canvas.stroke(ring, r * 0.22, fill)
            canvas.stroke(at((0.3, 0.3), (0.82, 0.82)), r * 0.3, fill)
        case _:
            for i, h in enumerate((0.5, 0.9, 1.5)):
                x = centre[0] + (-0.62 + 0.62 * i) * r
                canvas.panel(
                    (x - r * 0.22, centre[1] + r * (0.85 - h), x + r * 0.22, centre[1] + r * 0.85), r * 0.06, fill
                )
            canvas.stroke(at((-0.85, -0.05), (-0.2, -0.45), (0.3, -0.95)), r * 0.16, fill)


SIZES = {"small": 0.62, "medium": 0.8, "large": 1.0}
"""How large the stone of a mine is drawn."""
