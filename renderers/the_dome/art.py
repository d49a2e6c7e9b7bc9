"""The picture on a card (first stage)."""

from __future__ import annotations

from bot.games.the_dome.cards import Card
from renderers.canvas import Canvas
from renderers.the_dome import glyphs, palette
from renderers.the_dome.palette import LOOKS


def scene(card: Card, width: int, height: int) -> Canvas:
    """The picture of a card, so many pixels wide and high."""
    look = LOOKS[palette.family(card)]
    canvas = Canvas.blank(width, height, look.deep)
    glyphs.kind(canvas, card.kind, (width / 2, height / 2), height * 0.36, look.base, look.deep)
    return canvas


def emblem(canvas: Canvas, card: Card, centre: tuple[float, float], r: float, fill: tuple[int, int, int]) -> None:
    """What a card is known by, small."""
    glyphs.kind(canvas, card.kind, centre, r, fill, palette.NIGHT)


def backdrop(canvas: Canvas, card: Card, box: tuple[float, float, float, float]) -> None:
    """The ground behind a system card's text."""


def circuits(canvas: Canvas, box: tuple[float, float, float, float], seed: str) -> None:
    """Circuit traces over a ground."""
