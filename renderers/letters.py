"""Fonts and the measuring of text: what fits where, and which characters can be drawn at all."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFont

from renderers.theme import smaller

Weight = Literal["Regular", "Bold"]
FOLDER: Final = Path(__file__).parent / "fonts"
ELLIPSIS: Final = "…"
TEST_LINE: Final = "여명의 제국"
"""A font that cannot draw this is refused at start."""


class FontMissing(RuntimeError):
    """The packaged fonts are not there or cannot draw Hangul; names the file."""


@lru_cache(maxsize=128)
def font(size: int, weight: Weight = "Regular") -> ImageFont.FreeTypeFont:
    """The face at ``size`` pixels. Layout is Pillow's own (BASIC), so that every machine draws alike.

    Raises:
        FontMissing: the file is not in ``renderers/fonts``.
    """
    path = FOLDER / f"Pretendard-{weight}.otf"
    try:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
    except OSError as error:
        raise FontMissing(str(path)) from error


def check_fonts() -> None:
    """Refuse to start without a font that draws Hangul.

    Raises:
        FontMissing: a file is missing, or lacks a syllable of :data:`TEST_LINE`.
    """
    for weight in ("Regular", "Bold"):
        font(24, weight)
        if not all(drawable(character) for character in TEST_LINE):
            raise FontMissing(f"Pretendard-{weight}.otf cannot draw {TEST_LINE}")


def _glyph(character: str) -> bytes:
    spot = Image.new("L", (48, 48))
    ImageDraw.Draw(spot).text((8, 36), character, font=font(24), fill=255, anchor="ls")
    return spot.tobytes()


@lru_cache(maxsize=1)
def _no_glyph() -> tuple[bytes, bytes]:
    return _glyph("\uffff"), _glyph(" ")


@lru_cache(maxsize=16384)
def drawable(character: str) -> bool:
    """Whether the font has a picture for the character (FreeType draws the same box for all it lacks)."""
    return character == " " or _glyph(character) not in _no_glyph()


def clean(name: str, fallback: str) -> str:
    """A person's name as it can be drawn: composed (NFC), without emoji, controls, direction marks or stacked accents.

    Args:
        name: as Discord gives it.
        fallback: returned when nothing that can be read is left.

    Letters of scripts the font lacks become a middle dot, runs of them one dot.
    """
    drawn: list[str] = []
    for character in unicodedata.normalize("NFC", name):
        category = unicodedata.category(character)
        if category[0] == "Z":
            character = " "
        elif category[0] in "CM" or not drawable(character):
            character = "·" if category[0] in "LN" else ""
        if character and not (character in " ·" and drawn and drawn[-1] == character):
            drawn.append(character)
    text = "".join(drawn).strip()
    return text if any(unicodedata.category(c)[0] in "LN" for c in text) else fallback


@lru_cache(maxsize=4096)
def advance(text: str, size: int, weight: Weight = "Regular") -> int:
    """Width of one line in whole pixels, rounded up."""
    return -int(-font(size, weight).getlength(text) // 1)


@lru_cache(maxsize=256)
def digit_cell(size: int, weight: Weight) -> int:
    """Width of the cell every digit is centred in, so that numbers do not dance from picture to picture."""
    return max(advance(digit, size, weight) for digit in "0123456789")


@lru_cache(maxsize=128)
def line_height(size: int) -> int:
    """Distance between base lines in pixels."""
    return round(size * 1.3)


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text cut into lines that fit."""

    lines: tuple[str, ...]
    size: int
    weight: Weight

    @property
    def width(self) -> int:
        """Width of the widest line in pixels."""
        return max((advance(line, self.size, self.weight) for line in self.lines), default=0)

    @property
    def height(self) -> int:
        """Height of all lines in pixels."""
        return line_height(self.size) * len(self.lines)


def _break_word(word: str, size: int, weight: Weight, width: int) -> list[str]:
    pieces = [""]
    for character in word:
        if pieces[-1] and advance(pieces[-1] + character, size, weight) > width:
            pieces.append("")
        pieces[-1] += character
    return pieces


def _wrap(text: str, size: int, weight: Weight, width: int) -> list[str]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            joined = f"{line} {word}" if line else word
            if advance(joined, size, weight) <= width:
                line = joined
                continue
            if line:
                lines.append(line)
            *full, line = _break_word(word, size, weight, width)
            lines.extend(full)
        lines.append(line)
    return lines


def _cut(line: str, size: int, weight: Weight, width: int) -> str:
    while line and advance(line + ELLIPSIS, size, weight) > width:
        line = line[:-1].rstrip()
    return line + ELLIPSIS


@lru_cache(maxsize=4096)
def fit(text: str, width: int, size: int, weight: Weight = "Regular", lines: int = 1, shrink: int = 1) -> Fitted:
    """Text that never overflows: wrapped on words (inside a word as a last resort), shrunk, then cut with an ellipsis.

    Args:
        text: one paragraph, or several parted by line feeds.
        width: room in pixels.
        size: wished size in pixels.
        lines: how many lines there may be.
        shrink: how many steps of the type scale it may go down first.
    """
    text = unicodedata.normalize("NFC", text)
    wrapped = _wrap(text, size, weight, width)
    for _ in range(shrink):
        if len(wrapped) > lines:
            size = smaller(size)
            wrapped = _wrap(text, size, weight, width)
    if len(wrapped) <= lines:
        return Fitted(tuple(wrapped), size, weight)
    rest = " ".join(wrapped[lines - 1 :])
    return Fitted((*wrapped[: lines - 1], _cut(rest, size, weight, width)), size, weight)
