"""Names that people chose, made safe for each place they are shown in.

A Discord name may hold markdown, mentions, right-to-left marks, towers of accents and 32 wide characters. Every name
passes one of the four functions below exactly once, on its way into a sentence; the store keeps it as it came.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

WIDTH: Final = 64
"""Columns a name may take: 32 wide characters (Hangul, emoji) or 64 narrow ones."""
LABEL_WIDTH: Final = 32
"""Columns of a name inside a button label or an option, which also has to say what it does."""
NAMELESS: Final = "?"
"""Shown when nothing visible is left of a name."""
_ELLIPSIS: Final = "…"
_MARKS: Final = 4
"""Combining marks kept on one letter; more is decoration that runs over the lines above."""

_JOINER: Final = "\u200d"
_VARIATION: Final = "\ufe0f"
_APART, _TOGETHER = "\u2068", "\u2069"
_MARKDOWN: Final = re.compile(r"([\\*_~`|\[\]<>#])")
_LINE_START: Final = re.compile(r"^([-+]|\d+(?=\.))")
_FANCY: Final = re.compile(r"(?:LATIN LETTER SMALL CAPITAL|NEGATIVE (?:CIRCLED|SQUARED) LATIN CAPITAL LETTER) ([A-Z])")
"""Names of characters that stand for a letter and that compatibility (NFKC) does not fold."""
_LINK: Final = re.compile(r"(?i)\b([a-z][a-z0-9+.-]*)://|\b(www)\.|\b(discord)\.gg")


def for_message(name: str, width: int = WIDTH) -> str:
    """A name for ``content`` and text displays: markdown escaped, mentions and links without effect.

    Args:
        name: as Discord gave it.
        width: columns at most; a wide character takes two.
    """
    safe = _LINK.sub(_break_link, shorten(clean(name), width))
    # Escaping does not stop @everyone; an invisible word joiner does.
    safe = safe.replace("@", "@\u2060")
    safe = _MARKDOWN.sub(r"\\\1", safe)
    return _apart(_LINE_START.sub(r"\\\1", safe))


def for_label(name: str, width: int = LABEL_WIDTH) -> str:
    """A name inside a button label, which Discord shows as plain text of at most 80 characters."""
    return _apart(shorten(clean(name), width))


def for_option(name: str, width: int = LABEL_WIDTH) -> str:
    """A name inside a select option or an autocomplete choice, shown as plain text of at most 100 characters."""
    return _apart(shorten(clean(name), width))


def for_picture(name: str, width: int = WIDTH) -> str:
    """A name to be drawn: no emoji (our fonts have none) and no invisible characters; the renderer fits the rest.

    A letter in a box or a bubble is no emoji: it stays, as the letter it is.
    """
    kept: list[str] = []
    for c in unicodedata.normalize("NFC", name):
        plain = folded(c)
        if _is_pictogram(c) or (c.isalpha() and unicodedata.normalize("NFKC", c) != plain):
            kept.append(plain if plain.isalnum() else "")
        else:
            kept.append(c)
    return shorten(clean("".join(kept)), width)


def folded(c: str) -> str:
    """The plain letters a fancy form stands for (mathematical, full-width, circled, small capitals), else itself."""
    plain = unicodedata.normalize("NFKC", c)
    if plain == c and (found := _FANCY.fullmatch(unicodedata.name(c, ""))):
        return found[1]
    return plain


def _apart(name: str) -> str:
    """A name written from right to left set apart, so that it does not turn the numbers and signs beside it round."""
    if any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for c in name):
        return _APART + name + _TOGETHER
    return name


def clean(name: str) -> str:
    """The visible part of a name in NFC, on one line: no controls, direction marks or zero-width characters.

    A zero-width joiner stays where it holds an emoji together.
    """
    kept: list[str] = []
    marks = 0
    text = unicodedata.normalize("NFC", name)
    for i, c in enumerate(text):
        category = unicodedata.category(c)
        if c == _JOINER:
            joins = bool(kept) and _is_pictogram(kept[-1]) and i + 1 < len(text) and _is_pictogram(text[i + 1])
            if joins:
                kept.append(c)
            continue
        if category in ("Zs", "Zl", "Zp") or c in "\t\n\r\v\f":
            kept.append(" ")
        elif category in ("Cc", "Cf", "Cs", "Co", "Cn") or c in "\u115f\u1160\u3164\uffa0\u034f":
            continue
        elif category in ("Mn", "Me") and c != _VARIATION:
            marks += 1
            if marks <= _MARKS and kept:
                kept.append(c)
            continue
        else:
            kept.append(c)
        marks = 0
    return " ".join("".join(kept).split()) or NAMELESS


def shorten(text: str, width: int) -> str:
    """The text, or its beginning and an ellipsis, in at most ``width`` columns; never cuts a character in two."""
    if display_width(text) <= width:
        return text
    taken = ""
    used = 1  # the ellipsis
    for cluster in graphemes(text):
        used += _cluster_width(cluster)
        if used > width:
            break
        taken += cluster
    return taken.rstrip() + _ELLIPSIS


def display_width(text: str) -> int:
    """Columns of the text: 2 for a wide character (Hangul, Han, emoji), 0 for a mark, else 1."""
    return sum(_cluster_width(cluster) for cluster in graphemes(text))


def graphemes(text: str) -> Iterator[str]:
    """What a reader takes for one character each: a letter with its marks, a joined emoji, a flag, Hangul in parts."""
    cluster = ""
    for c in text:
        if cluster and not _continues(cluster, c):
            yield cluster
            cluster = ""
        cluster += c
    if cluster:
        yield cluster


def _continues(cluster: str, c: str) -> bool:
    last = cluster[-1]
    if unicodedata.category(c) in ("Mn", "Me", "Mc") or c in (_JOINER, _VARIATION):
        return True
    if last == _JOINER and _is_pictogram(c):
        return True
    if "\U0001f3fb" <= c <= "\U0001f3ff":  # skin tones
        return _is_pictogram(last)
    if _is_flag_half(c):
        return len(cluster) == 1 and _is_flag_half(last)
    # Conjoining jamo that NFC could not compose: initial + vowel, vowel or syllable + final.
    return (_jamo(last), _jamo(c)) in ((1, 1), (1, 2), (2, 2), (2, 3), (3, 3))


def _jamo(c: str) -> int:
    if "\u1100" <= c <= "\u115f":
        return 1
    if "\u1160" <= c <= "\u11a7":
        return 2
    return 3 if "\u11a8" <= c <= "\u11ff" else 0


def _is_flag_half(c: str) -> bool:
    return "\U0001f1e6" <= c <= "\U0001f1ff"


def _is_pictogram(c: str) -> bool:
    return (
        "\U0001f000" <= c <= "\U0001faff"
        or "\u2600" <= c <= "\u27bf"
        or "\u2b00" <= c <= "\u2bff"
        or "\u2300" <= c <= "\u23ff"
        or c in (_VARIATION, "\u20e3")
    )


def _cluster_width(cluster: str) -> int:
    first = cluster[0]
    if unicodedata.category(first) in ("Mn", "Me", "Cf"):
        return 0
    wide = unicodedata.east_asian_width(first) in "WF" or _VARIATION in cluster or _is_flag_half(first)
    return 2 if wide else 1


def _break_link(found: re.Match[str]) -> str:
    # Discord makes a link of anything that looks like one; a word joiner inside keeps it plain.
    return found[0][:-1] + "\u2060" + found[0][-1] if found[1] is None else found[1] + ":\u2060//"
