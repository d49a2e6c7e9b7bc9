"""What is looked up: one card, large, with its numbers and its ruling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from renderers.canvas import Canvas, Spot
from renderers.cards import faces
from renderers.cards.faces import Faces
from renderers.cards.words import CardWords
from renderers.letters import fit
from renderers.theme import (
    BODY,
    BRIGHT,
    CARD,
    CORNER,
    DISCORD_GROUND,
    LABEL,
    MARGIN,
    PANEL_WIDTH,
    TABLE,
    TEXT,
    TEXT_QUIET,
    TITLE,
)

SCALE: Final = 1.5
HEIGHT: Final = 2 * MARGIN + round(faces.HEIGHT * SCALE)
LINE: Final = 42
"""Pixels of a line of a ruling."""

Table = Callable[[Canvas, Spot, float], float]
"""Draws more below the lines from a spot to a right end, and says where it ends."""


def card(
    faces_of: Faces[Any], words: CardWords[Any], name: str, facts: Sequence[str], table: Table | None = None
) -> Canvas:
    """The card on the left, what is to be known of it on the right.

    Args:
        name: of the card, its id.
        facts: lines that tell its kind and numbers.
        table: what else the game tells of it.
    """
    found = words.pack[name]
    canvas = Canvas.blank(PANEL_WIDTH, HEIGHT, TABLE)
    faces_of.lay(canvas, words.pack, name, words.language, (MARGIN, MARGIN), SCALE)
    width, _ = faces.size(SCALE)
    left, right, y = MARGIN + width + 36, PANEL_WIDTH - MARGIN, float(MARGIN + 4)
    title = fit(words.name(found), right - left, TITLE, "Bold", 2, 2)
    canvas.write(title, (left, y, right, y + title.height), TEXT)
    y += title.height + 18
    for line in facts:
        canvas.text(line, (left, y, right, y + 46), BODY, TEXT_QUIET, shrink=3)
        y += 48
    if table:
        y = table(canvas, (left, y + 10), right)
    told = words.ruling(found)
    if told:
        ruling(canvas, words("ruling"), told, left, y + 18, right)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def ruling(canvas: Canvas, title: str, text: str, left: float, top: float, right: float) -> None:
    """A ruling below its title, on a raised panel as tall as its text, down to the card's foot at most.

    Args:
        left, top, right: of the panel in pixels.
    """
    room = HEIGHT - MARGIN - top - 70
    fitted = fit(text, right - left - 48, 32, "Regular", max(1, int(room // LINE)), 2)
    canvas.panel((left, top, right, top + fitted.height + 70), 20, CARD)
    canvas.text(title, (left + 24, top + 10, right - 24, top + 50), LABEL, BRIGHT, weight="Bold")
    canvas.write(fitted, (left + 24, top + 54, right - 24, top + 54 + fitted.height), TEXT)
