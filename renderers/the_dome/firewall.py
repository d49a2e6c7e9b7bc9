"""The dome: three layers of glass over a character, with the durability marker on one of its panes."""

from __future__ import annotations

import math
from typing import Final

from bot.games.the_dome.readings import LAYERS, LENGTH
from bot.games.the_dome.view import PlayerView
from bot.games.the_dome.view import durability as durability
from renderers.canvas import Canvas, Spot
from renderers.layers import shared
from renderers.the_dome import glyphs, palette, portraits
from renderers.the_dome.chart import colours
from renderers.the_dome.words import Words
from renderers.theme import BRIGHT, DECIDE, INK, TEXT, TEXT_QUIET, Colour, mix

THICK: Final = 0.148
GAP: Final = 0.022
"""Of a layer, as shares of the dome's radius."""
PART: Final = 2.2
"""Degrees between panes, at the outermost layer."""
FEET: Final = 50
"""Pixels below the ground line, for the data-leak values."""
LEAK: Final = 92
"""Pixels that a data-leak value takes."""
LOST: Final = mix(palette.LOST, palette.NIGHT, 0.35)
"""A broken pane."""
CRACK: Final = mix(palette.LOST, palette.NIGHT, 0.6)


def size(r: float) -> tuple[int, int]:
    """Width and height of a dome's picture in pixels."""
    return round(2 * r + 24), round(r + 24 + FEET)


def lay(canvas: Canvas, words: Words, player: PlayerView, spot: Spot, r: float, ground: Colour) -> None:
    """Put a seat's dome on a picture, its top left corner at a spot."""
    state = (player.layer, player.space, player.down, player.leak_values)
    key = ("the_dome", "firewall", words.pack.sha, player.character, *state, r, ground)
    layer = shared.get(key, lambda: paint(words, player, r, ground), colours())
    canvas.include(layer.canvas(), round(spot[0]), round(spot[1]))


def paint(words: Words, player: PlayerView, r: float, ground: Colour) -> Canvas:
    """Draw a dome."""
    width, height = size(r)
    canvas = Canvas.blank(width, height, ground)
    centre = (width / 2, float(height - FEET))
    core = r - LAYERS * (THICK + GAP) * r
    canvas.polygon(arc(centre, r + 6, 180, 360), mix(palette.GLASS_DEEP, ground, 0.45))
    canvas.polygon(arc(centre, core, 180, 360), palette.NIGHT)
    portraits.bust(canvas, words, player.character, centre, core, dim=player.down)
    for layer in range(LAYERS):
        for pane in range(1, LENGTH + 1):
            _pane(canvas, player, centre, r, layer, pane)
    x, y = centre
    canvas.panel((x - r - 8, y - 2, x + r + 8, y + 4), 3, palette.GLASS_DARK)
    _leaks(canvas, player, centre, ground)
    if player.layer < LAYERS and player.space:
        stone(canvas, pane_middle(centre, r, player.layer, player.space), max(13.0, THICK * r * 0.42))
    return canvas


def _leaks(canvas: Canvas, player: PlayerView, centre: Spot, ground: Colour) -> None:
    """What is kept and drawn when the next layers fall; what has happened is dimmed."""
    x, y = centre
    width = 40 + LEAK * len(player.leak_values)
    left = x - width / 2
    if player.leak_values:
        glyphs.leak(canvas, (left + 15, y + 29), 15, TEXT_QUIET)
    for number, values in enumerate(player.leak_values):
        gone = player.down or number < player.layer
        room = (left + 40 + LEAK * number, y + 6, left + 36 + LEAK * (number + 1), y + FEET)
        tone = mix(TEXT_QUIET, ground, 0.55) if gone else TEXT
        canvas.text(f"{values[0]}/{values[1]}", room, DECIDE, tone, weight="Bold", align="centre", shrink=0)


def _pane(canvas: Canvas, player: PlayerView, centre: Spot, r: float, layer: int, pane: int) -> None:
    outer = r - layer * (THICK + GAP) * r
    inner = outer - THICK * r
    start, stop = _angles(r, outer, pane)
    spots = [*arc(centre, outer, start, stop), *reversed(arc(centre, inner, start, stop))]
    if player.down or layer < player.layer or (layer == player.layer and pane < player.space):
        canvas.polygon(spots, LOST)
        a, b = (start * 2 + stop) / 3, (start + stop * 2) / 3
        crack = [_polar(centre, outer, a), _polar(centre, (outer + inner) / 2, (a + b) / 2), _polar(centre, inner, b)]
        canvas.stroke(crack, 3, CRACK, round_ends=False)
        return
    canvas.polygon(spots, palette.PANES[layer % 3])
    canvas.stroke(arc(centre, outer - 2, start + 1.5, stop - 1.5), 3, palette.SHINES[layer % 3], round_ends=False)


def _angles(r: float, outer: float, pane: int) -> tuple[float, float]:
    step = 180 / LENGTH
    part = PART * r / outer / 2
    return 180 + (pane - 1) * step + part, 180 + pane * step - part


def pane_middle(centre: Spot, r: float, layer: int, pane: int) -> Spot:
    """The middle of a pane."""
    outer = r - layer * (THICK + GAP) * r
    start, stop = _angles(r, outer, pane)
    return _polar(centre, outer - THICK * r / 2, (start + stop) / 2)


def stone(canvas: Canvas, centre: Spot, r: float) -> None:
    """The durability marker: a bright stone."""
    x, y = centre
    canvas.disc(centre, r + 5, INK)
    canvas.disc(centre, r + 2, BRIGHT)
    canvas.disc(centre, r - 2, INK)
    glyphs.shield(canvas, (x, y), r * 0.62, BRIGHT)


def arc(centre: Spot, r: float, start: float, stop: float) -> list[Spot]:
    """Spots along an arc, in degrees clockwise from the right."""
    steps = max(2, math.ceil(abs(stop - start) / 4))
    return [_polar(centre, r, start + (stop - start) * i / steps) for i in range(steps + 1)]


def _polar(centre: Spot, r: float, degrees: float) -> Spot:
    a = math.radians(degrees)
    return centre[0] + r * math.cos(a), centre[1] + r * math.sin(a)
