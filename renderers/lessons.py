"""The frame of a picture that teaches: a pane on the left, a title and three short numbered sentences on the right.

What the pane shows is each game's own (`renderers/metromania/lessons.py` and its like).
"""

from __future__ import annotations

from typing import Final

from renderers.canvas import Canvas
from renderers.letters import fit
from renderers.people import Telling
from renderers.theme import BODY, BRIGHT, INK, LABEL, PANEL_WIDTH, TEXT, TITLE

HEIGHT: Final = 760
POINTS: Final = 3
"""Sentences of a lesson."""
AIR: Final = (28.0, 44.0)
"""Pixels between sentences, at least and at most; the letters shrink a step where there would be less."""


def sentences(canvas: Canvas, words: Telling, lesson: str, left: float) -> None:
    """Write a lesson's title and sentences on the part of a picture that begins at ``left``, in pixels.

    Args:
        words: of the game; the keys are ``lesson-NAME`` for the title and ``lesson-NAME-1`` to ``-3``.
    """
    right = PANEL_WIDTH - 32
    canvas.text(words(f"lesson-{lesson}"), (left, 30, right, 130), TITLE, TEXT, weight="Bold", shrink=2)
    width = int(right - left - 72)
    said = [words(f"lesson-{lesson}-{number}") for number in range(1, POINTS + 1)]
    for size in (BODY, 32, LABEL):
        texts = [fit(sentence, width, size, "Regular", 6, 0) for sentence in said]
        gap = min(AIR[1], (HEIGHT - 180 - sum(text.height for text in texts)) / (POINTS - 1))
        if gap >= AIR[0]:
            break
    top = 150.0
    for number, fitted in enumerate(texts, start=1):
        middle = (left + 26, top + 24)
        canvas.disc(middle, 26, BRIGHT)
        canvas.sign(str(number), middle, BODY, INK, 50)
        canvas.write(fitted, (left + 72, top, right, top + fitted.height), TEXT)
        top += fitted.height + gap
