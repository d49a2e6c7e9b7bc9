"""The picture that explains every sign of a game: two columns of cards, each a sign on its own ground with its word.

Which signs there are and how they are drawn is each game's own (`renderers/metromania/legends.py` and its like).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from renderers.canvas import Canvas, Spot
from renderers.people import Telling
from renderers.theme import (
    BODY,
    CARD,
    CORNER,
    DISCORD_GROUND,
    MARGIN,
    PANEL_WIDTH,
    TABLE,
    TEXT,
    TITLE,
    Colour,
    mix,
)

COLUMNS: Final = 2
ROW: Final = 104
TOP: Final = 118
GAP: Final = 14
GROUND: Final = 132
"""Width of the ground a sign lies on."""

SignDrawer = Callable[[Canvas, Spot], None]
"""Draws a sign around a spot, at most `GROUND` wide and `ROW` high."""


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign of a legend.

    Args:
        key: the end of the key of its word, `legend-KEY`.
        draw: draws it.
        ground: what it lies on in the game's pictures.
    """

    key: str
    draw: SignDrawer
    ground: Colour = CARD


def paint(words: Telling, lesson: str, signs: Sequence[Sign]) -> Canvas:
    """The table of signs.

    Args:
        words: of the game; the title's key is ``lesson-NAME``.
        lesson: that name.
    """
    rows = -(-len(signs) // COLUMNS)
    canvas = Canvas.blank(PANEL_WIDTH, TOP + rows * ROW + 16, TABLE)
    canvas.text(words(f"lesson-{lesson}"), (MARGIN + 8, 26, PANEL_WIDTH - MARGIN, 102), TITLE, TEXT, weight="Bold")
    width = (PANEL_WIDTH - 2 * MARGIN - GAP * (COLUMNS - 1)) / COLUMNS
    for number, sign in enumerate(signs):
        column, row = divmod(number, rows)
        left, top = MARGIN + column * (width + GAP), TOP + row * ROW
        bottom = top + ROW - 12
        canvas.panel((left, top, left + width, bottom), 18, mix(TABLE, CARD, 0.5))
        canvas.panel((left, top, left + GROUND, bottom), 18, sign.ground)
        drawn = len(canvas.labels)
        sign.draw(canvas, (left + GROUND / 2, (top + bottom) / 2))
        del canvas.labels[drawn:]
        room = (left + GROUND + 24, top + 2, left + width - 12, bottom - 2)
        canvas.text(words(f"legend-{sign.key}"), room, BODY, TEXT, lines=2, shrink=2)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas
