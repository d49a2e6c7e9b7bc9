"""What stands on and beside cards: the numbers of choices, and words on a plate of their own."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.shapes import Anchor
from renderers.canvas import Canvas, Spot
from renderers.letters import advance
from renderers.theme import BRIGHT, INK, SMALL, Colour

Mark = tuple[str, Anchor]
"""A short label (a number as a rule) and the place it stands for."""


def number_mark(canvas: Canvas, mark: str, centre: Spot, r: float = 25, rim: float = 3) -> None:
    """The number of a choice, with a dark rim of so many pixels."""
    canvas.disc(centre, r + rim, INK)
    canvas.disc(centre, r, BRIGHT)
    canvas.sign(mark, centre, round(r * 1.28), INK, r * 2)


def pill(canvas: Canvas, text: str, end: float, middle: float, fill: Colour, ink: Colour) -> float:
    """A word on a plate that ends there; returns how far what stands before it may go."""
    wide = advance(text, SMALL, "Bold") + 28
    canvas.panel((end - wide, middle - 20, end, middle + 20), 20, fill)
    canvas.text(text, (end - wide + 14, middle - 20, end - 12, middle + 20), SMALL, ink, weight="Bold", shrink=0)
    return end - wide - 10


def counted(held: Sequence[str]) -> list[tuple[str, int]]:
    """Cards with their copies, in the order of their first."""
    found: dict[str, int] = {}
    for card in held:
        found[card] = found.get(card, 0) + 1
    return list(found.items())
