"""Every symbol of Metromania's pictures with its word."""

from __future__ import annotations

import math
from typing import Final

from bot.games.metromania.geometry import Arrow, Cell, Vertex
from bot.games.metromania.view import LineView
from renderers import legends
from renderers.canvas import Canvas, Spot
from renderers.legends import Sign, SignDrawer
from renderers.metromania import glyphs, lines, palette, panel
from renderers.metromania.lens import Lens, inset
from renderers.metromania.words import Words
from renderers.people import badge
from renderers.theme import BRIGHT, CARD, INK, LABEL, SEATS, WHITE, Colour


def paint(words: Words) -> Canvas:
    """The table of symbols, each on a piece of map."""
    return legends.paint(
        words,
        "legend",
        [Sign(key, draw, _ground_of(key, number)) for number, (key, draw) in enumerate(SYMBOLS.items())],
    )


def _ground_of(key: str, number: int) -> Colour:
    if key in ON_FRAME:
        return palette.FRAME
    return CARD if key in ON_CARDS else palette.DISTRICTS[number % len(palette.DISTRICTS)]


def _space(kind: str) -> SignDrawer:
    return lambda canvas, spot: glyphs.kind_sign(canvas, kind, kind, spot, 28, palette.SYMBOL, WHITE, 30)


def _marker(canvas: Canvas, spot: Spot) -> None:
    look = SEATS[0]
    for part in glyphs.kind_outline("R", spot, 28):
        canvas.stroke([*part, part[0]], 13, palette.CASING)
    glyphs.kind_sign(canvas, "R", "A", spot, 28, look.colour, look.ink, 34, rim=WHITE)
    pip = (spot[0] + 27, spot[1] + 21)
    for radius, fill in ((14.0, palette.CASING), (11.0, WHITE), (8.0, look.colour)):
        canvas.shape(look.shape, pip, radius, fill)


def _line(kind: int) -> SignDrawer:
    def draw(canvas: Canvas, spot: Spot) -> None:
        lens = Lens(130.0, 0.0, 0.0)
        line = LineView(kind, 0, kind, Arrow(0), (), (), Arrow(-1), False, False, 18)
        stretch = tuple((spot[0] - 40 + 10 * i, spot[1] + 12 * math.sin(i / 8 * 2 * math.pi)) for i in range(9))
        lines.ribbon(canvas, lens, line, [lines.Tunnel(Cell(0), stretch, (1.0, 0.0))])

    return draw


def _emblem(canvas: Canvas, spot: Spot) -> None:
    _line(0)(canvas, spot)
    lines.emblem(canvas, Lens(150.0, 0.0, 0.0), 0, spot)


def _badge(canvas: Canvas, spot: Spot) -> None:
    badge(canvas, 0, "1", spot, 27)


def _open_end(canvas: Canvas, spot: Spot) -> None:
    lens = Lens(130.0, 0.0, 0.0)
    stretch = ((spot[0] - 44, spot[1]), (spot[0] + 4, spot[1]))
    line = LineView(0, 0, 0, Arrow(0), (Vertex(0),), (), Arrow(-1), False, False, 18)
    tunnel = lines.Tunnel(Cell(0), stretch, (1.0, 0.0))
    lines.ribbon(canvas, lens, line, [tunnel])
    lines.open_end(canvas, lens, tunnel, 0)


def _arrow(start: bool) -> SignDrawer:
    def draw(canvas: Canvas, spot: Spot) -> None:
        lens = Lens(116.0, 0.0, 0.0)
        corners = [(spot[0] - 58, spot[1] + 42), (spot[0] + 58, spot[1] + 42), (spot[0], spot[1] - 58)]
        outline, middle = glyphs.arrow_outline(lens, corners, outward=not start)
        if not start:
            canvas.stroke([*outline, outline[0]], 4, palette.ROW_LETTER)
        canvas.polygon(outline, palette.ARROW_WHITE if start else palette.ARROW_BLACK)
        canvas.sign("3", middle, LABEL, INK if start else WHITE, 50)

    return draw


def _ground(kind: str) -> SignDrawer:
    def draw(canvas: Canvas, spot: Spot) -> None:
        corners = [(spot[0] - 44, spot[1] + 34), (spot[0] + 44, spot[1] + 34), (spot[0], spot[1] - 40)]
        canvas.polygon(inset(corners, -3), palette.PARK_DARK if kind == "P" else palette.LAKE_DARK)
        canvas.polygon(corners, palette.PARK if kind == "P" else palette.LAKE)
        (glyphs.park if kind == "P" else glyphs.lake)(canvas, Lens(104.0, 0.0, 0.0), corners, 3)

    return draw


def _station(canvas: Canvas, spot: Spot) -> None:
    glyphs.station(canvas, spot, 26)


def _fresh(canvas: Canvas, spot: Spot) -> None:
    canvas.stroke([(spot[0] - 30, spot[1]), (spot[0] + 30, spot[1])], 40, palette.GLOW, 0.95, blur=5)
    _line(0)(canvas, spot)


def _choice(canvas: Canvas, spot: Spot) -> None:
    canvas.disc(spot, 32, palette.CASING)
    canvas.disc(spot, 28, BRIGHT)
    canvas.sign("3", spot, 36, INK, 56)


def _crown(canvas: Canvas, spot: Spot) -> None:
    panel.crown(canvas, spot, 28, palette.PLATES["C"])


def _hourglass(canvas: Canvas, spot: Spot) -> None:
    panel.hourglass(canvas, spot, 28, BRIGHT)


SYMBOLS: Final[dict[str, SignDrawer]] = {
    "R": _space("R"),
    "C": _space("C"),
    "E": _space("E"),
    "marker": _marker,
    "park": _ground("P"),
    "lake": _ground("L"),
    "solid": _line(0),
    "striped": _line(1),
    "emblem": _emblem,
    "badge": _badge,
    "open-end": _open_end,
    "station": _station,
    "fresh": _fresh,
    "white": _arrow(True),
    "black": _arrow(False),
    "choice": _choice,
    "crown": _crown,
    "hourglass": _hourglass,
}
"""By the end of the key of its word."""
ON_FRAME: Final = ("white", "black", "badge")
ON_CARDS: Final = ("crown", "hourglass")
