"""The strip on top of a picture: whose turn it is, who has won, whose cards these are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from renderers.canvas import Box, Canvas
from renderers.people import Telling, fit_name, seat_badge
from renderers.theme import BRIGHT, TEXT, TITLE


class Named(Telling, Protocol):
    """A game's texts and the names of its seats."""

    @property
    def names(self) -> tuple[str, ...]:
        """By seat, as they can be drawn."""
        ...


def named(canvas: Canvas, words: Named, key: str, seat: int, room: Box) -> None:
    """A title with a seat's name in it, in one line."""
    name = words.names[seat]
    canvas.write(fit_name(lambda n: words(key, name=n), name, int(room[2] - room[0]), TITLE), room, TEXT)


def turn(canvas: Canvas, words: Named, seat: int, box: Box, right: float) -> None:
    """Whose turn it is, from the lit left edge of a strip to ``right``, in pixels; the text's key is ``turn``."""
    left, top, _, bottom = box
    middle = (top + bottom) / 2
    canvas.panel((left, top, left + 12, bottom), 6, BRIGHT)
    canvas.polygon([(left + 26, middle - 24), (left + 26, middle + 24), (left + 56, middle)], BRIGHT)
    seat_badge(canvas, seat, (left + 100, middle), 28)
    named(canvas, words, "turn", seat, (left + 150, top, right, bottom))


def won(canvas: Canvas, words: Named, seats: Sequence[int], several: str, box: Box, right: float) -> None:
    """The winners' badges and, up to ``right``, who has won: ``won`` names one seat, ``several`` stands for others."""
    left, top, _, bottom = box
    x = left + 20
    for seat in seats:
        seat_badge(canvas, seat, (x + 36, (top + bottom) / 2), 28)
        x += 84
    room = (x + 4, top, right, bottom)
    if len(seats) == 1:
        named(canvas, words, "won", seats[0], room)
    else:
        canvas.text(several, room, TITLE, TEXT, weight="Bold", shrink=2)


def owner(canvas: Canvas, words: Named, seat: int, title: str, room: Box) -> None:
    """Whose panel it is and what it shows; ``title`` is the key of a text with a name in it."""
    left, top, right, bottom = room
    seat_badge(canvas, seat, (left + 34, (top + bottom) / 2), 27)
    named(canvas, words, title, seat, (left + 84, top, right, bottom))
