"""A question about one card: that card at reading size, and beside it what can be answered, numbered."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.project_mine.view import MineView
from renderers import strips
from renderers.canvas import Canvas
from renderers.letters import Fitted, fit
from renderers.project_mine import cards, hands, pieces
from renderers.project_mine.words import Words
from renderers.theme import (
    BODY,
    BRIGHT,
    CARD_RAISED,
    CORNER,
    DECIDE,
    DISCORD_GROUND,
    INK,
    MARGIN,
    PANEL_WIDTH,
    TABLE,
    TEXT,
    mix,
)

SCALE = 1.3
GAP = 18
EDGE = 96
"""From a panel's left end to its words: room for the number."""
LINES = 5
"""Of one answer at most."""


def paint(view: MineView, seat: int, card: str, answers: Sequence[tuple[str, str]], words: Words) -> Canvas:
    """The card, and the answers on its right.

    Args:
        view, seat: who is asked, and what that seat may see.
        card: id of the card the question is about.
        answers: number and words of each, in order.
    """
    player = view.players[seat]
    width, height = cards.size(SCALE)
    left = MARGIN + width + 32
    room = PANEL_WIDTH - MARGIN - 20 - left - EDGE
    plates = [(label, fit(text, room, DECIDE, "Bold", LINES, 2)) for label, text in answers]
    top = hands.HEAD + hands.MEANS + 24
    tall = sum(_height(text) + GAP for _, text in plates) - GAP
    canvas = Canvas.blank(PANEL_WIDTH, top + max(height, tall) + 36, TABLE)
    strips.owner(canvas, words, seat, "move-title", (MARGIN, 16, PANEL_WIDTH - MARGIN, hands.HEAD))
    pieces.means(canvas, player, (MARGIN, hands.HEAD, PANEL_WIDTH - MARGIN, hands.HEAD + hands.MEANS))
    cards.lay(canvas, words.pack, card, words.language, (MARGIN, top), SCALE)
    y = top + max(0.0, (height - tall) / 2)
    for label, text in plates:
        bottom = y + _height(text)
        canvas.panel((left, y, PANEL_WIDTH - MARGIN, bottom), 20, mix(CARD_RAISED, BRIGHT, 0.12))
        middle = (left + 48, (y + bottom) / 2)
        canvas.disc(middle, 30, INK)
        canvas.disc(middle, 28, BRIGHT)
        canvas.sign(label, middle, BODY, INK, 54)
        canvas.write(text, (left + EDGE, y, PANEL_WIDTH - MARGIN - 20, bottom), TEXT)
        y = bottom + GAP
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def _height(text: Fitted) -> int:
    return max(84, text.height + 36)
