"""A card's text with its signs: colours carry their shape, what starts an effect ("기동:", "Activate:") is set bold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from renderers.canvas import Box, Canvas
from renderers.letters import ELLIPSIS, Weight, advance
from renderers.the_dome import glyphs
from renderers.theme import SMALLEST, Colour

TERMS: Final[dict[str, str]] = {
    "적색": "red", "청색": "blue", "황색": "yellow", "red": "red", "blue": "blue", "yellow": "yellow",
}  # fmt: skip
"""Words of card texts that have a sign."""
_WORD: Final = re.compile(r"^(\W*)(.+?)(이|가|을|를|은|는|의|와|과|도|로|으로)?([.,:;]*)$")
_SENTENCE: Final = re.compile(r"(?<=[.!?:])\s+")
_NUMBER: Final = re.compile(r"^[+\-−\[]?\d[\d/+\-−\]]*[.,:;]?$")
_OPENING: Final = 5
"""Words that a beginning such as "Start of your turn:" may have to be set bold."""
GLYPH: Final = 0.8


@dataclass(frozen=True, slots=True)
class Word:
    """A word as it stands on a card."""

    text: str
    sign: str = ""
    weight: Weight = "Regular"

    def width(self, size: int) -> int:
        """Pixels it takes, sign included."""
        return advance(self.text, size, self.weight) + (round(size * (GLYPH + 0.1)) if self.sign else 0)


@dataclass(frozen=True, slots=True)
class Prose:
    """A text cut into lines that fit."""

    lines: tuple[tuple[Word, ...], ...]
    size: int
    starts: frozenset[int]
    """Numbers of the lines that begin a sentence."""
    gap: int
    cut: bool = False
    """Whether words are missing at its end."""

    @property
    def height(self) -> int:
        """Pixels from the top of the first line to the end of the last."""
        return step_of(self.size) * len(self.lines) + self.gap * (len(self.starts) - 1)


def step_of(size: int) -> int:
    """Distance between base lines; a card's text stands closer than running text."""
    return round(size * 1.22)


def sign_of(word: str) -> str:
    """The sign that goes with a word, or nothing."""
    plain = word.lower().strip(".,:;()")
    if plain in TERMS:
        return TERMS[plain]
    parts = _WORD.match(plain)
    return TERMS.get(parts.group(2), "") if parts else ""


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


def _lines(words: list[Word], size: int, width: int) -> Iterator[tuple[Word, ...]]:
    space = advance(" ", size)
    line: list[Word] = []
    taken = 0
    for word in words:
        for piece in _pieces(word, size, width):
            wide = piece.width(size)
            if line and taken + space + wide > width:
                yield tuple(line)
                line, taken = [], 0
            taken += wide + (space if line else 0)
            line.append(piece)
    if line:
        yield tuple(line)


def _pieces(word: Word, size: int, width: int) -> Iterator[Word]:
    """A word wider than a line is broken between letters."""
    if word.width(size) <= width:
        yield word
        return
    rest, sign = "", word.sign
    for letter in word.text:
        if rest and Word(rest + letter, sign, word.weight).width(size) > width:
            yield Word(rest, sign, word.weight)
            rest, sign = "", ""
        rest += letter
    yield Word(rest, sign, word.weight)


@lru_cache(maxsize=2048)
def _set(text: str, width: int, size: int, parted: bool) -> Prose:
    lines: list[tuple[Word, ...]] = []
    starts: set[int] = set()
    sentences = list(_sentences(text))
    blocks = sentences if parted else [[word for sentence in sentences for word in sentence]]
    for block in blocks:
        starts.add(len(lines))
        lines.extend(_lines(block, size, width))
    return Prose(tuple(lines), size, frozenset(starts), round(size * 0.22))


def fitted(text: str, width: int, height: int, scale: float, largest: int = 40, smallest: int = 22) -> Prose:
    """The text as large as it goes into a room.

    Args:
        width, height: of the room in pixels.
        scale: size of the card; the type scale is multiplied by it.
        largest, smallest: sizes at scale 1; below the smallest the text is cut with an ellipsis.
    """
    prose = None
    for step in [size for size in (44, 40, 36, 34, 32, 30, 28, 26, 24, 22) if smallest <= size <= largest]:
        size = max(SMALLEST, round(step * scale))
        for parted in (True, False):
            prose = _set(text, width, size, parted)
            if prose.height <= height:
                return prose
    assert prose is not None
    most = max(1, height // step_of(prose.size))
    *kept, last = prose.lines[:most]
    cut = Word(last[-1].text[:-1] + ELLIPSIS, last[-1].sign, last[-1].weight)
    return Prose((*kept, (*last[:-1], cut)), prose.size, frozenset({0}), prose.gap, True)


def draw(canvas: Canvas, prose: Prose, room: Box, fill: Colour, *, bold: Colour, centred: bool = True) -> None:
    """Write the lines into a room, in its middle."""
    step, size = step_of(prose.size), prose.size
    space = advance(" ", size)
    top = room[1] + (room[3] - room[1] - prose.height) / 2
    for number, line in enumerate(prose.lines):
        if number in prose.starts and number:
            top += prose.gap
        width = sum(word.width(size) for word in line) + space * (len(line) - 1)
        x = room[0] + ((room[2] - room[0] - width) / 2 if centred else 0)
        for run in _runs(line):
            first = run[0]
            if first.sign:
                r = size * GLYPH / 2
                glyphs.colour(canvas, first.sign, (x + r, top + step / 2), r)
                x += round(size * (GLYPH + 0.1))
            text = " ".join(word.text for word in run)
            wide = advance(text, size, first.weight)
            ink = bold if first.weight == "Bold" else fill
            canvas.text(text, (x, top, x + wide + 2, top + step), size, ink, weight=first.weight, shrink=0)
            x += wide + space
        top += step


def _runs(line: tuple[Word, ...]) -> Iterator[list[Word]]:
    """Words written in one go: a sign begins a new run, and so does another weight."""
    run: list[Word] = []
    for word in line:
        if run and (word.sign or word.weight != run[-1].weight):
            yield run
            run = []
        run.append(word)
    if run:
        yield run
