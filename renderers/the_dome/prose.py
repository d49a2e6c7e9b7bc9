"""A card's text with its signs: colours carry their shape, what starts an effect ("기동:", "Activate:") is set bold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from renderers.cards.prose import Setter, Word, term
from renderers.letters import Weight
from renderers.the_dome import glyphs

TERMS: Final[dict[str, str]] = {
    "적색": "red", "청색": "blue", "황색": "yellow", "red": "red", "blue": "blue", "yellow": "yellow",
}  # fmt: skip
"""Words of card texts that have a sign."""
_SENTENCE: Final = re.compile(r"(?<=[.!?:])\s+")
_NUMBER: Final = re.compile(r"^[+\-−\[]?\d[\d/+\-−\]]*[.,:;]?$")
_OPENING: Final = 16
"""Words that what starts an effect may have to be set bold: "When you would take damage, if it is 2 or more:"."""


def sign_of(word: str) -> str:
    """The sign that goes with a word, or nothing."""
    return term(word, TERMS)


def _words(text: str, bold: bool) -> list[Word]:
    """Words; a number stays with the word before it."""
    weight: Weight = "Bold" if bold else "Regular"
    found: list[Word] = []
    for word in text.split():
        if found and _NUMBER.match(word):
            found[-1] = Word(f"{found[-1].text} {word}", found[-1].sign, weight)
        else:
            found.append(Word(word, sign_of(word), weight))
    return found


def _sentences(text: str) -> Iterator[list[Word]]:
    """Sentences; a short beginning before a colon goes, bold, with the sentence after it."""
    waiting: list[Word] = []
    for part in _SENTENCE.split(text):
        opening = part.endswith(":") and len(part.split()) <= _OPENING
        words = _words(part, opening)
        if opening or part.endswith(":"):
            waiting += words
            continue
        yield waiting + words
        waiting = []
    if waiting:
        yield waiting


def _blocks(text: str, parted: bool) -> list[list[Word]]:
    """A block for each sentence; where they do not fit so, one for each effect: what starts it begins a line."""
    found: list[list[Word]] = []
    for sentence in filter(None, _sentences(text)):
        if parted or not found or sentence[0].weight == "Bold":
            found.append(sentence)
        else:
            found[-1] = [*found[-1], *sentence]
    return found


SETTER: Final = Setter(_blocks, glyphs.colour, glyph=0.8)
fitted = SETTER.fitted
draw = SETTER.draw
