"""What every picture of a looked-up card has beside the card: its ruling on a raised panel."""

from __future__ import annotations

from typing import Final

from renderers.canvas import Canvas
from renderers.letters import fit
from renderers.theme import BRIGHT, CARD, LABEL, TEXT

LINE: Final = 42
"""Pixels of a line of a ruling."""


def ruling(canvas: Canvas, title: str, text: str, left: float, top: float, right: float, room: float) -> None:
    """A ruling below its title.

    Args:
        left, top, right: of the panel in pixels; it is as tall as its text.
        room: pixels that the text may take; it has one line at least.
    """
    fitted = fit(text, right - left - 48, 32, "Regular", max(1, int(room // LINE)), 2)
    canvas.panel((left, top, right, top + fitted.height + 70), 20, CARD)
    canvas.text(title, (left + 24, top + 10, right - 24, top + 50), LABEL, BRIGHT, weight="Bold")
    canvas.write(fitted, (left + 24, top + 54, right - 24, top + 54 + fitted.height), TEXT)
