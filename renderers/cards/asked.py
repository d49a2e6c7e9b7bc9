"""A question about one card: that card at reading size, and beside it what can be answered, numbered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from renderers.canvas import Box, Canvas
from renderers.cards import faces, rows
from renderers.cards.faces import Faces
from renderers.cards.marks import number_mark
from renderers.cards.words import CardWords
from renderers.letters import Fitted, fit
from renderers.theme import BRIGHT, CARD_RAISED, CORNER, DECIDE, DISCORD_GROUND, MARGIN, PANEL_WIDTH, TABLE, TEXT, mix

SCALE: Final = 1.3
GAP: Final = 18
EDGE: Final = 96
"""From a panel's left end to its words: room for the number."""
LINES: Final = 5
"""Of one answer at most."""

Means = Callable[[Canvas, Box], None]
"""Draws what the seat has to work with into a box."""


def paint(
    faces_of: Faces[Any],
    words: CardWords[Any],
    seat: int,
    card: str,
    answers: Sequence[tuple[str, str]],
    means: Means,
    tall: int,
    rim: float = 3,
) -> Canvas:
    """The card, and the answers on its right.

    Args:
        seat: who is asked.
        card: id of the card the question is about.
        answers: number and words of each, in order.
        means, tall: what the seat has to work with, and how many pixels it takes.
        rim: of the numbers, in pixels.
    """
    width, height = faces.size(SCALE)
    left, right = MARGIN + width + 32, PANEL_WIDTH - MARGIN
    plates = [(label, fit(text, right - 20 - left - EDGE, DECIDE, "Bold", LINES, 2)) for label, text in answers]
    top = rows.HEAD + tall + 24
    listed = sum(_height(text) + GAP for _, text in plates) - GAP
    canvas = Canvas.blank(PANEL_WIDTH, top + max(height, listed) + 36, TABLE)
    rows.head(canvas, words, seat, "move-title")
    means(canvas, (MARGIN, rows.HEAD, right, rows.HEAD + tall))
    faces_of.lay(canvas, words.pack, card, words.language, (MARGIN, top), SCALE)
    y = top + max(0.0, (height - listed) / 2)
    for label, text in plates:
        bottom = y + _height(text)
        canvas.panel((left, y, right, bottom), 20, mix(CARD_RAISED, BRIGHT, 0.12))
        number_mark(canvas, label, (left + 48, (y + bottom) / 2), 28, rim)
        canvas.write(text, (left + EDGE, y, right - 20, bottom), TEXT)
        y = bottom + GAP
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def _height(text: Fitted) -> int:
    return max(84, text.height + 36)
