"""Characters: a bust under the dome, made of a few shapes; the house's four have faces of their own."""

from __future__ import annotations

from renderers.canvas import Canvas, Spot
from renderers.the_dome import glyphs, palette
from renderers.the_dome.palette import LOOKS
from renderers.the_dome.words import Words
from renderers.theme import mix


def bust(canvas: Canvas, words: Words, character: str, foot: Spot, r: float, dim: bool = False) -> None:
    """A bust that stands on a spot, about `r` high."""
    look = LOOKS["character"]
    tone = mix(look.base, palette.NIGHT, 0.6) if dim else look.base
    glyphs.kind(canvas, "character", (foot[0], foot[1] - r * 0.5), r * 0.48, tone, palette.NIGHT)
    del words, character
