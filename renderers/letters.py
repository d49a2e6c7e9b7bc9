"""Fonts and the measuring of text: what fits where, and which characters can be drawn at all."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from math import ceil, floor
from pathlib import Path
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFont

from bot.text.names import folded
from renderers.theme import Colour, smaller

Weight = Literal["Regular", "Bold"]
FOLDER: Final = Path(__file__).parent / "fonts"
ELLIPSIS: Final = "…"
TEST_LINE: Final = "여명의 제국"
"""A font that cannot draw this is refused at start."""


FACES: Final = 20
"""Sizes of the first font that stay open, some more than one picture needs. Each takes 0.25 MB and maps the whole file,
which counts 1.5 MB more in most figures; to open one anew takes less than a millisecond."""

NAMES: Final = "MadangNames-Bold.otf"
"""Kana and common Chinese characters, which only names have; `tests/fonts/cut.py` made it."""
NAMES_SIZE: Final = 96
"""Pixels at which it is opened. A size of its own takes 2.5 MB, so there is one, and its signs are made smaller."""
_EASTERN: Final = re.compile("[\u2e80-\u312f\u31c0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
"""What is looked for in the second font at all."""
_WIDE: Final = re.compile("[\uff01-\uffee\u3000]")
"""Full-width and half-width forms, which stand for usual signs."""

Ink = tuple[float, float, float, float]


class FontMissing(RuntimeError):
    """The packaged fonts are not there or cannot draw Hangul; names the file."""


@lru_cache(maxsize=FACES)
def font(size: int, weight: Weight = "Regular") -> ImageFont.FreeTypeFont:
    """The face at ``size`` pixels. Layout is Pillow's own (BASIC), so that every machine draws alike.

    Raises:
        FontMissing: the file is not in ``renderers/fonts``.
    """
    return _opened(FOLDER / f"Pretendard-{weight}.otf", size)


@lru_cache(maxsize=1)
def _second() -> ImageFont.FreeTypeFont:
    """The font for names; opened when the first such name is drawn."""
    return _opened(FOLDER / NAMES, NAMES_SIZE)


def _opened(path: Path, size: int) -> ImageFont.FreeTypeFont:
    try:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
    except OSError as error:
        raise FontMissing(str(path)) from error


def check_fonts() -> None:
    """Refuse to start without a font that draws Hangul, or without the file of the one for names (which stays closed).

    Raises:
        FontMissing: a file is missing, or lacks a syllable of :data:`TEST_LINE`.
    """
    if not (FOLDER / NAMES).is_file():
        raise FontMissing(str(FOLDER / NAMES))
    for weight in ("Regular", "Bold"):
        font(24, weight)
        if not all(drawable(character) for character in TEST_LINE):
            raise FontMissing(f"Pretendard-{weight}.otf cannot draw {TEST_LINE}")


def _glyph(character: str, face: ImageFont.FreeTypeFont) -> bytes:
    spot = Image.new("L", (144, 144))
    ImageDraw.Draw(spot).text((8, 112), character, font=face, fill=255, anchor="ls")
    return spot.tobytes()


@lru_cache(maxsize=2)
def _no_glyph(second: bool) -> tuple[bytes, bytes]:
    face = _second() if second else font(24)
    return _glyph("\uffff", face), _glyph(" ", face)


@lru_cache(maxsize=16384)
def _has(character: str, second: bool) -> bool:
    """Whether a font has a picture for the character (FreeType draws the same box for all it lacks)."""
    return _glyph(character, _second() if second else font(24)) not in _no_glyph(second)


def _is_second(character: str) -> bool:
    """Whether the character is drawn with the second font: the first one lacks it, and it is of the kind that has."""
    return _EASTERN.match(character) is not None and not _has(character, False) and _has(character, True)


def drawable(character: str) -> bool:
    """Whether one of the fonts has a picture for the character."""
    return character == " " or _has(character, False) or _is_second(character)


def clean(name: str, fallback: str) -> str:
    """A person's name as it can be drawn: composed (NFC), without emoji, controls, direction marks or stacked accents.

    Args:
        name: as Discord gives it.
        fallback: returned when nothing that can be read is left.

    Letters in fancy forms (mathematical, full-width, small capitals) become plain ones. Letters of scripts the fonts
    lack become a middle dot, runs of them one dot.
    """
    drawn: list[str] = []
    for sign in unicodedata.normalize("NFC", name):
        if drawable(sign) and not _WIDE.match(sign):
            kept = sign
        else:
            kept = folded(sign)
            kept = kept if all(drawable(one) for one in kept) else sign
        for character in kept:
            category = unicodedata.category(character)
            if category[0] == "Z":
                character = " "
            elif category[0] in "CM" or not drawable(character):
                character = "·" if category[0] in "LN" else ""
            if character and not (character in " ·" and drawn and drawn[-1] == character):
                drawn.append(character)
    text = unicodedata.normalize("NFC", "".join(drawn)).strip()
    return text if any(unicodedata.category(c)[0] in "LN" for c in text) else fallback


def _runs(text: str) -> list[tuple[str, bool]]:
    """A line as parts of one font each, and whether that is the second one."""
    if not _EASTERN.search(text):
        return [(text, False)]
    return [("".join(part), second) for second, part in groupby(text, _is_second)]


def _length(run: str, second: bool, size: int, weight: Weight) -> float:
    if second:
        return _second().getlength(run) * size / NAMES_SIZE
    return font(size, weight).getlength(run)


@lru_cache(maxsize=4096)
def ink(text: str, size: int, weight: Weight = "Regular") -> Ink:
    """Where the ink of one line lies: left, top, right, bottom from the left end of its base line, in pixels."""
    x, boxes = 0.0, list[Ink]()
    for run, second in _runs(text):
        scale = size / NAMES_SIZE if second else 1.0
        left, top, right, bottom = (_second() if second else font(size, weight)).getbbox(run, anchor="ls")
        boxes.append((x + left * scale, top * scale, x + right * scale, bottom * scale))
        x += _length(run, second, size, weight)
    lefts, tops, rights, bottoms = zip(*boxes)
    return min(lefts), min(tops), max(rights), max(bottoms)


def put(image: Image.Image, spot: tuple[int, int], text: str, size: int, weight: Weight, fill: Colour) -> None:
    """Write one line on a picture.

    Args:
        spot: the left end of its base line.
    """
    x = float(spot[0])
    for run, second in _runs(text):
        if second:
            _put_second(image, (round(x), spot[1]), run, size, fill)
        else:
            pen = ImageDraw.Draw(image)
            pen.text((round(x), spot[1]), run, font=font(size, weight), fill=fill, anchor="ls")
        x += _length(run, second, size, weight)


def _put_second(image: Image.Image, spot: tuple[int, int], run: str, size: int, fill: Colour) -> None:
    face, scale = _second(), size / NAMES_SIZE
    box = face.getbbox(run, anchor="ls")
    left, top = floor(box[0] * scale) - 1, floor(box[1] * scale) - 1
    wide, tall = ceil(box[2] * scale) + 1 - left, ceil(box[3] * scale) + 1 - top
    large = Image.new("L", (ceil(wide / scale), ceil(tall / scale)))
    ImageDraw.Draw(large).text((-left / scale, -top / scale), run, font=face, fill=255, anchor="ls")
    mask = large.resize((wide, tall), Image.Resampling.BICUBIC, box=(0, 0, wide / scale, tall / scale))
    image.paste(fill, (spot[0] + left, spot[1] + top), mask)


@lru_cache(maxsize=4096)
def advance(text: str, size: int, weight: Weight = "Regular") -> int:
    """Width of one line in whole pixels, rounded up."""
    return ceil(sum(_length(run, second, size, weight) for run, second in _runs(text)))


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
