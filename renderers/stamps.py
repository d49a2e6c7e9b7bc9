"""What tables have to say on pictures of any game: of what is planned that it is, in a strip on top (asynchronous L1),
and what each seat has left in reserve, in one below (C8).

Which picture is one is no business of the games' renderers, so it stands in the context in which they draw, and is put
on where a canvas becomes a file.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, NamedTuple

from renderers.canvas import Canvas
from renderers.theme import (
    BODY,
    BRIGHT,
    DECIDE,
    DISCORD_GROUND,
    INK,
    PANEL_WIDTH,
    TEXT,
    TEXT_QUIET,
    WIDTH,
)

STRIP: Final = 84
"""Height of the strip on a panel's picture, in pixels."""
STRIPE: Final = 44
"""Width of a stripe there."""
FOOT: Final = 92
"""Height of a line of the strip below, on a board's picture."""
ABREAST: Final = 3
"""Seats on one line there."""


class Stamp(NamedTuple):
    """What is said on a picture besides what it shows; nothing by default.

    Args:
        above: words of the strip on top.
        below: of the strip below: what it tells, then name and value of each seat.
    """

    above: str = ""
    below: tuple[str, tuple[tuple[str, str], ...]] = ("", ())


_stamp: Final[ContextVar[Stamp | None]] = ContextVar("stamp", default=None)


@contextmanager
def stamped(stamp: Stamp) -> Iterator[None]:
    """What is drawn within says this too."""
    token = _stamp.set(stamp)
    try:
        yield
    finally:
        _stamp.reset(token)


def with_stamp(canvas: Canvas, alt: str) -> tuple[Canvas, str]:
    """A finished canvas and its words, with the strips there are to be."""
    stamp = _stamp.get() or Stamp()
    if stamp.below[1]:
        canvas, alt = _footed(canvas, alt, *stamp.below)
    return _headed(canvas, alt, stamp.above) if stamp.above else (canvas, alt)


def _footed(canvas: Canvas, alt: str, what: str, rows: tuple[tuple[str, str], ...]) -> tuple[Canvas, str]:
    scale = canvas.width / WIDTH
    line, left, gap = round(FOOT * scale), 28 * scale, 24 * scale
    lines = -(-len(rows) // ABREAST)
    whole = Canvas.blank(canvas.width, canvas.height + lines * line, DISCORD_GROUND)
    whole.include(canvas, 0, 0)
    first = left + 220 * scale
    each = (canvas.width - left - first) / min(len(rows), ABREAST)
    top = float(canvas.height)
    whole.text(what, (left, top, first - gap, top + line), BODY, TEXT_QUIET, weight="Bold", shrink=4)
    for number, (name, value) in enumerate(rows):
        below, beside = divmod(number, ABREAST)
        x, y = first + beside * each, top + below * line
        _, _, end, _ = whole.text(name, (x, y, x + 0.55 * each, y + line), BODY, TEXT_QUIET, shrink=4)
        whole.text(value, (end + gap, y, x + each - gap, y + line), BODY, TEXT, weight="Bold", shrink=4)
    said = ", ".join(f"{name} {value}" for name, value in rows)
    return whole, f"{alt} {what}: {said}." if alt else f"{what}: {said}."


def _headed(canvas: Canvas, alt: str, words: str) -> tuple[Canvas, str]:
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
