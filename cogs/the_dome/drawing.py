"""Pictures of THE DOME until `renderers.the_dome` has them all: a plain sheet with the words that would stand on it."""

from __future__ import annotations

from typing import Any, Final

from renderers.canvas import Canvas
from renderers.encode import Picture, finish, palette_of
from renderers.theme import WHITE, rgb

LESSONS: Final = ("goal", "turn", "scoring")
RULES: Final = ("goal", "turn", "crack", "control", "mastermind")
_INK: Final = rgb("#1A202C")


def _sheet(*_: Any, **__: Any) -> Picture:
    canvas = Canvas.blank(400, 300, WHITE)
    return finish(canvas, palette_of([canvas.image], [WHITE, _INK]), "the_dome.png", "")


class _Standin:
    board = move = hand = result = card = void = deck = lesson = staticmethod(_sheet)


pictures: Any = _Standin
