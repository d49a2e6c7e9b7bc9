"""The frame of a seat's panel: its head, headings, and cards in rows at the size that lets all of them be read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from renderers import strips
from renderers.canvas import Box, Canvas, Spot
from renderers.cards import faces
from renderers.cards.spread import places
from renderers.cards.words import CardWords
from renderers.theme import BODY, BRIGHT, CARD, CARD_RAISED, LABEL, MARGIN, PANEL_WIDTH, TABLE, TEXT_QUIET, mix

GAP: Final = 14
"""Pixels between cards."""
HEAD: Final = 100
"""Pixels from the top of a panel to the end of its title."""
NONE: Final = 90
"""Pixels where there are no cards."""

S = TypeVar("S")
"""What is said of a card."""


def head(canvas: Canvas, words: CardWords[Any], seat: int, title: str) -> None:
    """Whose panel it is; `title` is the key of a text with a name in it."""
    strips.owner(canvas, words, seat, title, (MARGIN, 16, PANEL_WIDTH - MARGIN, HEAD))


def heading(canvas: Canvas, text: str, top: float, tall: float) -> float:
    """A heading of a part of a panel; returns where what it heads begins."""
    room = (MARGIN + 4, top, PANEL_WIDTH - MARGIN, top + tall - 6)
    canvas.text(text, room, LABEL, TEXT_QUIET, weight="Bold")
    return top + tall


def nothing(canvas: Canvas, text: str, top: float) -> float:
    """Where cards would lie, words that say why there are none; returns where they end."""
    room = (MARGIN, top, PANEL_WIDTH - MARGIN, top + 76)
    canvas.panel(room, 20, CARD)
    canvas.text(text, room, BODY, TEXT_QUIET, align="centre")
    return top + NONE


@dataclass(frozen=True, slots=True)
class Said:
    """What stands under a card; a game adds its own.

    Args:
        marks: numbers of the choices that the card is.
        words: told of it.
        open: whether it can be chosen; what cannot lies in the dark.
        good: whether what is told is good news.
        count: copies.
        seat: whose it is.
    """

    marks: tuple[str, ...] = ()
    words: str = ""
    open: bool = True
    good: bool = False
    count: int = 1
    seat: int | None = None


RIBBON: Final = 56
"""Pixels below a card for what is said of it."""


def ribbon(canvas: Canvas, said: Said, spot: Spot, scale: float) -> Box | None:
    """The plate below a card at a spot, lit where it can be chosen; None where nothing is said. Darkens what is not
    open."""
    x, y = spot
    width, height = faces.size(scale)
    if not said.open:
        canvas.panel((x, y, x + width, y + height), faces.RADIUS * scale, TABLE, opacity=0.5)
    if not (said.marks or said.words or said.count > 1 or said.seat is not None):
        return None
    top = y + height + 8
    box: Box = (x, top, x + width, top + RIBBON - 8)
    canvas.panel(box, 16, mix(CARD_RAISED, BRIGHT, 0.12) if said.marks else CARD)
    return box


@dataclass(frozen=True, slots=True)
class Rows(Generic[S]):
    """How one game lays cards in rows."""

    columns: Callable[[int], int]
    """Cards beside each other for so many in all."""
    held: Callable[[int, int], Sequence[int]]
    """How many of so many lie in each row of so many columns."""
    below: int
    """Pixels from a card to the row below it: room for what is said of it."""
    shown: Callable[[Canvas, Any, str, S, Spot, float], None]
    """Draws a card with what is said of it."""

    def layout(self, count: int, columns: int = 0) -> tuple[int, float, float]:
        """Columns, scale and gap for so many cards on a panel."""
        columns = columns or self.columns(count)
        scale = min(1.0, (PANEL_WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns / faces.WIDTH)
        width, _ = faces.size(scale)
        return columns, scale, (PANEL_WIDTH - 2 * MARGIN - columns * width) / (columns - 1)

    def row_height(self, scale: float) -> int:
        """Pixels of a row of cards."""
        return round(faces.HEIGHT * scale) + self.below

    def height(self, count: int, columns: int = 0) -> int:
        """Pixels that so many cards take."""
        if not count:
            return NONE
        columns, scale, _ = self.layout(count, columns)
        return -(-count // columns) * self.row_height(scale)

    def draw(
        self, canvas: Canvas, words: CardWords[Any], shown: Sequence[tuple[str, S]], top: float, columns: int = 0
    ) -> float:
        """Cards in rows; returns where they end."""
        columns, scale, gap = self.layout(len(shown), columns)
        width, _ = faces.size(scale)
        where = places(self.held(len(shown), columns), MARGIN, PANEL_WIDTH - MARGIN, width, gap)
        for (row, x), (card, said) in zip(where, shown, strict=True):
            self.shown(canvas, words, card, said, (x, top + row * self.row_height(scale)), scale)
        return top + self.height(len(shown), columns)
