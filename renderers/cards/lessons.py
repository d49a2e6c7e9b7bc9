"""Lessons of card games: a pane that the game draws on the left, or the table of all its signs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from renderers import legends
from renderers.canvas import Canvas, Spot
from renderers.cards.words import CardWords
from renderers.legends import Sign
from renderers.lessons import HEIGHT, sentences
from renderers.theme import CARD, CORNER, DISCORD_GROUND, PANEL_WIDTH, TABLE

PANE: Final = 640
"""Width of what the game draws, in pixels."""
LEFT_EDGE: Final = PANE + 36
"""Where the sentences begin."""
LEGEND: Final = "legend"


def paint(
    words: CardWords[Any],
    lesson: str,
    panes: Mapping[str, Callable[[Canvas, Any], None]],
    entries: Sequence[str],
    sign: Callable[[str, Canvas, Spot], None],
) -> Canvas:
    """A picture on the left and three short sentences; the legend is a table of its own.

    Args:
        panes: by lesson, what draws its picture; the legend has none.
        entries: the signs of the legend, in order.
        sign: draws one of them around a spot.
    """
    if lesson == LEGEND:
        return legends.paint(words, lesson, [Sign(entry, partial(sign, entry)) for entry in entries])
    canvas = Canvas.blank(PANEL_WIDTH, HEIGHT, CARD)
    canvas.panel((0, 0, PANE, HEIGHT), 0, TABLE)
    panes[lesson](canvas, words)
    sentences(canvas, words, lesson, LEFT_EDGE)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas
