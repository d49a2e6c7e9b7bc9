"""The decks to choose from: each with its character at reading size, its colours and its first resources."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.the_dome.verbs import COLOURS
from renderers.canvas import Box, Canvas
from renderers.cards import rows
from renderers.cards.faces import size
from renderers.cards.marks import number_mark
from renderers.cards.spread import places, spread
from renderers.letters import fit
from renderers.the_dome import cards, glyphs
from renderers.the_dome.words import Words
from renderers.theme import (
    BODY,
    BRIGHT,
    CARD_RAISED,
    CORNER,
    DISCORD_GROUND,
    LABEL,
    MARGIN,
    PANEL_WIDTH,
    TABLE,
    TEXT,
    TEXT_QUIET,
    mix,
)

SCALE: Final = 0.78
GAP: Final = 16
PAD: Final = 14
MOST: Final = 8
"""Decks that one picture shows; of more the panel tells in words."""


def paint(seat: int, decks: Sequence[tuple[str, str]], words: Words) -> Canvas:
    """A plate for each deck, two beside each other.

    Args:
        seat: who chooses.
        decks: number and id of each, in order.
    """
    columns = min(2, len(decks))
    wide = (PANEL_WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns
    tall = size(SCALE)[1] + 2 * PAD
    lines = -(-len(decks) // columns)
    canvas = Canvas.blank(PANEL_WIDTH, rows.HEAD + 12 + lines * (tall + GAP) + 12, TABLE)
    rows.head(canvas, words, seat, "move-title")
    where = places(spread(len(decks), columns), MARGIN, PANEL_WIDTH - MARGIN, wide, GAP)
    for (row, x), (label, name) in zip(where, decks, strict=True):
        y = rows.HEAD + 12 + row * (tall + GAP)
        _plate(canvas, words, label, name, (x, y, x + wide, y + tall))
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def _plate(canvas: Canvas, words: Words, label: str, name: str, box: Box) -> None:
    left, top, right, bottom = box
    deck = words.pack.decks[name]
    person = words.pack[deck.character]
    canvas.frame(box, 22, 4, mix(CARD_RAISED, BRIGHT, 0.1), TABLE)
    cards.lay(canvas, words.pack, person.id, words.language, (left + PAD, top + PAD), SCALE)
    x = left + PAD + size(SCALE)[0] + 18
    number_mark(canvas, label, (x + 30, top + 50), 28)
    title = fit(getattr(deck.name, words.language), round(right - 14 - x), BODY, "Bold", 2, 3)
    canvas.write(title, (x, top + 92, right - 14, top + 92 + title.height), TEXT)
    step = (right - 14 - x) / 3
    counts = [sum(n for card, n in deck.cards.items() if words.pack[card].colour == colour) for colour in COLOURS]
    y = top + 192
    for number, colour in enumerate(COLOURS):
        glyphs.colour(canvas, colour, (x + step * (number + 0.5), y + 22), 21)
    y += 50
    for key, numbers in (("deck", counts), ("start", person.start)):
        canvas.text(words(f"fact-{key}"), (x, y, right - 14, y + 36), LABEL, TEXT_QUIET, shrink=2)
        for number, count in enumerate(numbers):
            room: Box = (x + step * number, y + 36, x + step * (number + 1), y + 80)
            canvas.number(str(count), room, 38, TEXT if count else TEXT_QUIET, align="centre")
        y += 84
    assert y <= bottom
