"""A part of the galaxy, larger: a system and what lies one or two steps around it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers.canvas import Canvas
from renderers.layers import Layer, shared
from renderers.theme import BODY, CORNER, DISCORD_GROUND, PANEL_WIDTH, TITLE
from renderers.twilight_imperium import contents, palette, tiles
from renderers.twilight_imperium.chart import colours
from renderers.twilight_imperium.galaxy import neighbourhood
from renderers.twilight_imperium.lens import Lens
from renderers.twilight_imperium.units import NUMBER
from renderers.twilight_imperium.words import Words

MARGIN: Final = 24
STRIP: Final = 88
"""Height of the title."""
LARGEST: Final = 300.0
"""Radius of a system at most, in pixels."""
SMALLEST: Final = 36
"""What must be read is as high at least, in pixels."""
CLOSE: Final = 0.86
"""How large things are beside a system where there is room for all of them."""
ALL: Final = 12
"""Stacks of a system that are shown."""


def paint(
    view: TwilightImperiumView, position: str, steps: int, words: Words, marked: Collection[str] = ()
) -> tuple[Canvas, Lens]:
    """The part as a canvas, and where its systems lie; see :func:`renderers.twilight_imperium.crop`.

    Args:
        marked: positions in which room is kept for a choice's number.
    """
    around = neighbourhood(view, position, steps)
    lens, height = framed(around)
    canvas = part(view, around, lens, height).canvas()
    room = (MARGIN + 8, MARGIN, PANEL_WIDTH - MARGIN, MARGIN + STRIP - 16)
    canvas.text(words("crop", system=position), room, TITLE, palette.PAPER, weight="Bold", shrink=2)
    if view.round:
        canvas.text(words("round", round=view.round), room, BODY, palette.PAPER_QUIET, align="right")
    systems(canvas, view, around, lens, marked)
    return canvas, lens


def framed(positions: Sequence[str]) -> tuple[Lens, int]:
    """Systems as large as a panel's width allows, below a title; and the height of the picture."""
    width = PANEL_WIDTH - 2 * MARGIN
    lens = Lens.around(positions, (MARGIN, 0, MARGIN + width, 4000), LARGEST)
    _, top, _, bottom = lens.bounds(positions)
    down = MARGIN + STRIP - top
    return Lens(lens.radius, lens.x, lens.y + down), round(bottom + down + MARGIN)


def letters(lens: Lens) -> float:
    """Size of labels, in units."""
    return max(tiles.LABEL_SIZE, SMALLEST * tiles.UNIT / lens.radius)


def part(view: TwilightImperiumView, positions: Sequence[str], lens: Lens, height: int) -> Layer:
    """The tiles, which lie still, from the cache."""
    lying = tuple((at, view.systems[at].tile) for at in positions)

    def draw() -> Canvas:
        canvas = Canvas.blank(PANEL_WIDTH, height, palette.SKY)
        for at, tile in lying:
            tiles.tile(canvas, tile, at, lens.centre(at), lens.radius, letters(lens))
        canvas.corners(CORNER, DISCORD_GROUND)
        return canvas

    return shared.get(("twilight_imperium", "part", lying, lens), draw, colours())


def systems(
    canvas: Canvas, view: TwilightImperiumView, positions: Sequence[str], lens: Lens, marked: Collection[str] = ()
) -> None:
    """All that lies in them, and the light round the one that was activated last."""
    for at in {view.last, *view.changed} & {*positions}:
        contents.glow(canvas, lens.centre(at), lens.radius)
    least = SMALLEST * tiles.UNIT / lens.radius / NUMBER
    for at in positions:
        contents.contents(
            canvas,
            view,
            at,
            lens.centre(at),
            lens.radius,
            most=ALL,
            element=max(CLOSE, least),
            least=least,
            marked=at in marked,
            letters=letters(lens),
        )
