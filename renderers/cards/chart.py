"""What the palettes of card games are made from: the house's colours, and writing in every colour on every ground.

Each game adds its own colours and a chart of its scenes and signs (`renderers/project_mine/chart.py` and its like).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from renderers import theme
from renderers.canvas import Canvas
from renderers.theme import SEATS, Colour, mix

HOUSE: Final = (
    theme.TABLE, theme.DISCORD_GROUND, theme.CARD, theme.CARD_RAISED, theme.TEXT, theme.TEXT_QUIET, theme.WHITE,
    theme.INK, theme.BRIGHT, theme.RULE, theme.GAIN, theme.LOSS,
)  # fmt: skip
"""Colours of every picture, which must come out exactly."""
SEATED: Final = (*(look.colour for look in SEATS[:4]), *(mix(theme.CARD, look.colour, 0.16) for look in SEATS[:4]))
"""Those of four seats and of what lies before them."""
ROW: Final = 60

Row = tuple[Colour, tuple[Colour, ...]]
"""A ground and what is written on it."""


def dark(grounds: Sequence[Colour]) -> list[Row]:
    """Dark grounds with everything that is written on dark grounds."""
    return [(ground, (theme.TEXT, theme.TEXT_QUIET, theme.BRIGHT, theme.GAIN, theme.LOSS)) for ground in grounds]


def writing(rows: Sequence[Row]) -> Canvas:
    """Writing in every colour on every ground."""
    canvas = Canvas.blank(900, ROW * len(rows), theme.TABLE)
    for number, (ground, inks) in enumerate(rows):
        top = ROW * number
        canvas.panel((0, top, 900, top + ROW), 0, ground)
        step = 900 / len(inks)
        for column, ink in enumerate(inks):
            canvas.text("123", (column * step + 4, top, (column + 1) * step, top + ROW), 36, ink, weight="Bold")
    return canvas
