"""One question laid over the galaxy: what a seat reaches, which cannons cover what, traits, free planets, tokens ..."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from typing import Final, Literal, get_args

from bot.games.twilight_imperium.figures import PLANETS, TILES
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers.canvas import Canvas, Spot, regular
from renderers.letters import advance
from renderers.theme import GAIN, LOSS, SEATS, Colour, mix
from renderers.twilight_imperium import contents, corners, galaxy, hexes, palette, signs, tiles
from renderers.twilight_imperium.lens import Lens
from renderers.twilight_imperium.words import Words

Overlay = Literal["reach", "cannon", "traits", "free", "tokens", "wormholes", "threats"]
"""What can be asked of the galaxy."""
OVERLAYS: Final[tuple[Overlay, ...]] = get_args(Overlay)

Lit = tuple[str, str]
"""A position and a short label for it, such as a number; the label may be empty."""
Link = tuple[str, str]
"""Two positions to be joined by a line."""
BARE: Final = ("traits", "tokens", "wormholes")
"""Those which show neither units nor tokens but their own signs."""
DIM: Final = 0.66
"""How far systems that are not meant sink into the dark."""
BADGE: Final = 44
"""Size of a label."""


def paint(
    view: TwilightImperiumView,
    kind: Overlay,
    lit: Sequence[Lit],
    links: Sequence[Link],
    seat: int | None,
    words: Words,
) -> Canvas:
    """The overlay as a canvas; see :func:`renderers.twilight_imperium.overlay`."""
    lens, labels = galaxy.LENS, dict(lit)
    canvas = galaxy.ground(view).canvas()
    badged = {at for at, label in lit if label}
    if kind in BARE:
        for at in view.systems:
            contents.worlds(canvas, view, at, lens.centre(at), lens.radius)
    else:
        galaxy.systems(canvas, view, lens, glow=False, marked=badged)
    accent = colour(kind, seat)
    for at in view.systems:
        if at not in labels:
            canvas.polygon(regular(lens.centre(at), lens.radius * 0.97, 6, 0), palette.SKY, opacity=DIM)
    for at in labels:
        edge = regular(lens.centre(at), lens.radius * 0.955, 6, 0)
        canvas.stroke([*edge, edge[0]], lens.radius * 0.045, accent)
    for one, other in links:
        _link(canvas, lens.centre(one), lens.centre(other), accent)
    for at in labels if kind in BARE else ():
        {"traits": _traits, "tokens": _tokens, "wormholes": _wormholes}[kind](canvas, view, at, lens)
    for at, label in lit:
        if label:
            _badge(canvas, lens, at, label, accent)
    corners.draw(canvas, view, words, None, lens, titles(kind, seat, words))
    return canvas


def titles(kind: Overlay, seat: int | None, words: Words) -> tuple[str, str]:
    """What an overlay shows, and a line on how to read it; tokens may be everybody's or those of a seat."""
    if kind == "tokens" and seat is not None:
        return words("overlay-tokens-of", name=words.names[seat]), words("overlay-tokens-of-about")
    name = words.names[seat] if seat is not None else ""
    return words(f"overlay-{kind}", name=name), words(f"overlay-{kind}-about")


def colour(kind: Overlay, seat: int | None) -> Colour:
    """Of the edge and the labels."""
    if kind == "reach" and seat is not None:
        return mix(SEATS[seat].colour, palette.PAPER, 0.35)
    return {
        "cannon": palette.GLOW,
        "free": GAIN,
        "threats": LOSS,
        "tokens": palette.BRASS_LIGHT,
        "wormholes": palette.WORMHOLES["delta"],
        "traits": palette.PAPER,
    }.get(kind, palette.BRASS_LIGHT)


def _badge(canvas: Canvas, lens: Lens, position: str, label: str, accent: Colour) -> None:
    """A label in the lower right of a system, where nothing else lies."""
    unit = lens.radius / tiles.UNIT
    x, y = lens.centre(position)
    width = max(advance(label, BADGE, "Bold") + 22, 62)
    right = x + (hexes.MARK[0] + hexes.MARK_ROOM - 2) * unit
    middle = y + hexes.MARK[1] * unit
    box = (right - width, middle - 30, right, middle + 30)
    canvas.panel((box[0] - 4, box[1] - 4, box[2] + 4, box[3] + 4), 20, palette.CASING)
    canvas.panel(box, 17, accent)
    canvas.text(label, box, BADGE, palette.CASING, weight="Bold", align="centre", shrink=2)


def _link(canvas: Canvas, a: Spot, b: Spot, accent: Colour) -> None:
    """A bow of dots from one system to another."""
    far = dist(a, b)
    if not far:
        return
    nx, ny = (a[1] - b[1]) / far, (b[0] - a[0]) / far
    count = max(4, round(far / 46))
    spots: list[Spot] = []
    for i in range(count + 1):
        t = i / count
        lift = 4 * t * (1 - t) * min(70.0, far * 0.14)
        spots.append((a[0] + (b[0] - a[0]) * t + nx * lift, a[1] + (b[1] - a[1]) * t + ny * lift))
    canvas.stroke(spots, 14, palette.CASING, opacity=0.8)
    canvas.stroke(spots, 6, accent)
    for end in (spots[0], spots[-1]):
        canvas.disc(end, 16, palette.CASING)
        canvas.disc(end, 11, accent)


def _traits(canvas: Canvas, view: TwilightImperiumView, position: str, lens: Lens) -> None:
    """Traits and specialties as large as planets, in a row below these."""
    unit = lens.radius / tiles.UNIT
    x, y = lens.centre(position)
    ids = TILES[view.systems[position].tile].planets
    for planet, (aside, _) in zip(ids, tiles.PLACES[len(ids)], strict=True):
        found = PLANETS[planet]
        shown = [one for one in (found.trait, found.specialty) if one]
        for number, one in enumerate(shown):
            spot = (x + aside * 1.15 * unit, y + (16 + 62 * number) * unit)
            canvas.disc(spot, 33 * unit, palette.CASING)
            if one == found.trait:
                signs.trait(canvas, one, spot, 24 * unit)
            else:
                signs.technology(canvas, one, spot, 26 * unit)


def _tokens(canvas: Canvas, view: TwilightImperiumView, position: str, lens: Lens) -> None:
    """Command tokens, large, in the middle."""
    seats = sorted(view.systems[position].tokens)
    unit = lens.radius / tiles.UNIT
    x, y = lens.centre(position)
    in_row = 3 if len(seats) > 2 else max(1, len(seats))
    rows = -(-len(seats) // in_row)
    for number, seat in enumerate(seats):
        row, column = divmod(number, in_row)
        held = min(in_row, len(seats) - row * in_row)
        spot = (x + (column - (held - 1) / 2) * 78 * unit, y + (24 + (row - (rows - 1) / 2) * 78) * unit)
        signs.token(canvas, seat, spot, 38 * unit)


def _wormholes(canvas: Canvas, view: TwilightImperiumView, position: str, lens: Lens) -> None:
    """The Greek letters, large, in the middle."""
    unit = lens.radius / tiles.UNIT
    x, y = lens.centre(position)
    kinds = view.systems[position].wormholes
    for number, kind in enumerate(kinds):
        signs.wormhole(canvas, kind, (x + (number - (len(kinds) - 1) / 2) * 92 * unit, y + 16 * unit), 40 * unit)
