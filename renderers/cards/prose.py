"""Card texts with signs: cut into lines, made as large as their room lets them, and written.

A game says how its sentences become words, which words carry a sign and what each sign looks like
(`renderers/project_mine/prose.py`, `renderers/the_dome/prose.py`); how lines are cut and set is the same for all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from renderers.canvas import Box, Canvas, Spot
from renderers.letters import ELLIPSIS, Weight, advance
from renderers.theme import SMALLEST, Colour

SIZES: Final = (44, 40, 36, 34, 32, 30, 28, 26, 24, 22)
"""Letter sizes of a card's text at scale 1."""
_WORD: Final = re.compile(r"^(\W*)(.+?)(이|가|을|를|은|는|의|와|과|도|로|으로)?([.,:;]*)$")


@dataclass(frozen=True, slots=True)
class Word:
    """A word as it stands on a card."""

    text: str
    sign: str = ""
    weight: Weight = "Regular"


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


def term(word: str, terms: Mapping[str, str]) -> str:
    """The sign that goes with a word, whatever particle or mark follows it, or nothing."""
    plain = word.lower().strip(".,:;()")
    if plain in terms:
        return terms[plain]
    parts = _WORD.match(plain)
    return terms.get(parts.group(2), "") if parts else ""


@dataclass(frozen=True, slots=True)
class Setter:
    """Sets the texts of one game's cards."""

    blocks: Callable[[str, bool], list[list[Word]]]
    """The words of a text, in one block for each sentence or, when the second argument is false, all in one."""
    sign: Callable[[Canvas, str, Spot, float], None]
    """Draws the sign of that name around a centre, with that radius in pixels."""
    glyph: float
    """Width of a sign as a share of the letters' size; half of it is its radius."""

    def fitted(self, text: str, width: int, height: int, scale: float, largest: int = 40, smallest: int = 22) -> Prose:
        """The text as large as it goes into a room.

        Args:
            width, height: of the room in pixels.
            scale: size of the card; the type scale is multiplied by it.
            largest, smallest: sizes at scale 1; below the smallest the text is cut with an ellipsis.
        """
        prose = None
        for step in [size for size in SIZES if smallest <= size <= largest]:
            size = max(SMALLEST, round(step * scale))
            for parted in (True, False):
                prose = _set(self, text, width, size, parted)
                if prose.height <= height:
                    return prose
        assert prose is not None
        most = max(1, height // step_of(prose.size))
        *kept, last = prose.lines[:most]
        cut = Word(last[-1].text[:-1] + ELLIPSIS, last[-1].sign, last[-1].weight)
        return Prose((*kept, (*last[:-1], cut)), prose.size, frozenset({0}), prose.gap, True)

    def draw(
        self, canvas: Canvas, prose: Prose, room: Box, fill: Colour, *, bold: Colour | None = None, centred: bool = True
    ) -> None:
        """Write the lines into a room, in its middle; ``bold`` is the colour of bold words if it is another."""
        step, size = step_of(prose.size), prose.size
        space = advance(" ", size)
        top = room[1] + (room[3] - room[1] - prose.height) / 2
        for number, line in enumerate(prose.lines):
            if number in prose.starts and number:
                top += prose.gap
            width = sum(self._width(word, size) for word in line) + space * (len(line) - 1)
            x = room[0] + ((room[2] - room[0] - width) / 2 if centred else 0)
            for run in _runs(line):
                first = run[0]
                if first.sign:
                    r = size * self.glyph / 2
                    self.sign(canvas, first.sign, (x + r, top + step / 2), r)
                    x += self._sign_width(size)
                text = " ".join(word.text for word in run)
                wide = advance(text, size, first.weight)
                ink = bold if bold and first.weight == "Bold" else fill
                canvas.text(text, (x, top, x + wide + 2, top + step), size, ink, weight=first.weight, shrink=0)
                x += wide + space
            top += step

    def lines(self, words: list[Word], size: int, width: int) -> Iterator[tuple[Word, ...]]:
        """Words filled into lines of a width in pixels."""
        space = advance(" ", size)
        line: list[Word] = []
        taken = 0
        for word in words:
            for piece in self._pieces(word, size, width):
                wide = self._width(piece, size)
                if line and taken + space + wide > width:
                    yield tuple(line)
                    line, taken = [], 0
                taken += wide + (space if line else 0)
                line.append(piece)
        if line:
            yield tuple(line)

    def _pieces(self, word: Word, size: int, width: int) -> Iterator[Word]:
        """A word wider than a line is broken between letters."""
        if self._width(word, size) <= width:
            yield word
            return
        rest, sign = "", word.sign
        for letter in word.text:
            if rest and self._width(Word(rest + letter, sign, word.weight), size) > width:
                yield Word(rest, sign, word.weight)
                rest, sign = "", ""
            rest += letter
        yield Word(rest, sign, word.weight)

    def _width(self, word: Word, size: int) -> int:
        """Pixels a word takes, sign included."""
        return advance(word.text, size, word.weight) + (self._sign_width(size) if word.sign else 0)

    def _sign_width(self, size: int) -> int:
        """Pixels a sign takes with the room after it."""
        return round(size * (self.glyph + 0.1))


@lru_cache(maxsize=4096)
def _set(setter: Setter, text: str, width: int, size: int, parted: bool) -> Prose:
    lines: list[tuple[Word, ...]] = []
    starts: set[int] = set()
    for block in setter.blocks(text, parted):
        starts.add(len(lines))
        lines.extend(setter.lines(block, size, width))
    return Prose(tuple(lines), size, frozenset(starts), round(size * 0.22))


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
