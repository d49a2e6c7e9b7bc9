"""Pictures of what is planned say so: a strip on top, whatever the picture and the game (asynchronous L1).

Which picture is one is no business of the games' renderers, so it stands in the context in which they draw, and is put
on where a canvas becomes a file.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from renderers.canvas import Canvas
from renderers.theme import BRIGHT, DECIDE, DISCORD_GROUND, INK, PANEL_WIDTH

STRIP: Final = 84
"""Height of the strip on a panel's picture, in pixels."""
STRIPE: Final = 44
"""Width of a stripe there."""
_words: Final[ContextVar[str]] = ContextVar("words of the stamp", default="")


@contextmanager
def stamped(words: str) -> Iterator[None]:
    """What is drawn within gets a strip that says this."""
    token = _words.set(words)
    try:
        yield
    finally:
        _words.reset(token)


def with_stamp(canvas: Canvas, alt: str) -> tuple[Canvas, str]:
    """A finished canvas and its words, with the strip where there is to be one."""
    words = _words.get()
    if not words:
        return canvas, alt
    scale = canvas.width / PANEL_WIDTH
    height, stripe = round(STRIP * scale), STRIPE * scale
    whole = Canvas.blank(canvas.width, canvas.height + height, DISCORD_GROUND)
    whole.panel((0, 0, canvas.width, height - 8 * scale), 18 * scale, BRIGHT)
    bottom = height - 8 * scale
    with whole.batch():
        for side in (0.0, canvas.width - 4 * stripe):  # stripes as on a barrier: what lies behind is not open yet
            for number in range(2):
                left = side + (2 * number + 0.5) * stripe
                whole.polygon(
                    [(left + stripe, 0), (left + 2 * stripe, 0), (left + stripe, bottom), (left, bottom)], INK
                )
    size = next((one for one in (DECIDE, 44, 52) if one >= DECIDE * scale), 52)
    room = (4.5 * stripe, 0.0, canvas.width - 4.5 * stripe, bottom)
    whole.text(words, room, size, INK, weight="Bold", align="centre", shrink=4)
    whole.include(canvas, 0, height)
    return whole, f"{words}. {alt}" if alt else words
