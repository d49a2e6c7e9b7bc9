"""A question about one card: that card at reading size, and beside it what can be answered, numbered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.the_dome.view import DomeView
from renderers import strips
from renderers.canvas import Canvas
from renderers.letters import Fitted, fit
from renderers.the_dome import cards, hands, pieces
from renderers.the_dome.words import Words
from renderers.theme import (
    BRIGHT,
    CARD_RAISED,
    CORNER,
    DECIDE,
    DISCORD_GROUND,
    MARGIN,
    PANEL_WIDTH,
    TABLE,
    TEXT,
    mix,
)

SCALE: Final = 1.3
GAP: Final = 18
EDGE: Final = 96
"""From a panel's left end to its words: room for the number."""
LINES: Final = 5
"""Of one answer at most."""


def paint(view: DomeView, seat: int, card: str, answers: Sequence[tuple[str, str]], words: Words) -> Canvas:
    """The card, and the answers on its right.

    Args:
        view, seat: who is asked, and what that seat may see.
        card: id of the card the question is about.
        answers: number and words of each, in order.
    """
    width, height = cards.size(SCALE)
    left, right = MARGIN + width + 32, PANEL_WIDTH - MARGIN
    plates = [(label, fit(text, right - 20 - left - EDGE, DECIDE, "Bold", LINES, 2)) for label, text in answers]
    top = hands.HEAD + hands.MEANS + 24
    tall = sum(_height(text) + GAP for _, text in plates) - GAP
    canvas = Canvas.blank(PANEL_WIDTH, top + max(height, tall) + 36, TABLE)
    strips.owner(canvas, words, seat, "move-title", (MARGIN, 16, right, hands.HEAD))
    pieces.means(canvas, view, view.players[seat], (MARGIN, hands.HEAD, right, hands.HEAD + hands.MEANS))
    cards.lay(canvas, words.pack, card, words.language, (MARGIN, top), SCALE)
    y = top + max(0.0, (height - tall) / 2)
    for label, text in plates:
        bottom = y + _height(text)
        canvas.panel((left, y, right, bottom), 20, mix(CARD_RAISED, BRIGHT, 0.12))
        pieces.number_mark(canvas, label, (left + 48, (y + bottom) / 2), 28)
        canvas.write(text, (left + EDGE, y, right - 20, bottom), TEXT)
        y = bottom + GAP
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def _height(text: Fitted) -> int:
    return max(84, text.height + 36)
