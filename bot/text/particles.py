"""Korean particles that agree with the word before them (``지수가`` but ``민준이``).

The choice hangs on the last *sound* of the word: digits are read in Sino-Korean, single Latin letters by their
names, and anything that says nothing (a mention, a smiley) gets both forms, ``이(가)``.
"""

from __future__ import annotations

import re
from typing import Final, Literal

Sound = Literal["vowel", "rieul", "consonant"]

_HANGUL_FIRST: Final = 0xAC00
_HANGUL_LAST: Final = 0xD7A3
_FINALS: Final = 28
_FINAL_RIEUL: Final = 8

# 영 일 이 삼 사 오 육 칠 팔 구; a number ending in 0 ends in 십, 백, 천, 만 or 영, which all close the syllable.
_DIGITS: Final[dict[str, Sound]] = {
    "0": "consonant", "1": "rieul", "2": "vowel", "3": "consonant", "4": "vowel",
    "5": "vowel", "6": "consonant", "7": "rieul", "8": "rieul", "9": "vowel",
}  # fmt: skip
# 엘, 알 and 엠, 엔; every other letter's name ends in a vowel (에이, 비, 씨, … 에프, 엑스).
_LETTERS: Final[dict[str, Sound]] = {"L": "rieul", "R": "rieul", "M": "consonant", "N": "consonant"}
# In a Latin word only these endings tell how Koreans say it; a final e, k or t may be read either way.
_WORD_ENDS: Final[dict[str, Sound]] = {
    "a": "vowel", "i": "vowel", "o": "vowel", "u": "vowel", "y": "vowel",
    "l": "rieul", "m": "consonant", "n": "consonant",
}  # fmt: skip

_BRACKETED: Final = re.compile(r"\s*(?:\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}|<[^<>]*>)\s*$")
_LATIN_TAIL: Final = re.compile(r"[A-Za-z]+$")


def last_sound(word: str) -> Sound | None:
    """How ``word`` ends when read aloud, or None when nobody can tell.

    Closing brackets with what they hold, markdown and punctuation are not read: ``**서울**(Seoul)`` ends like 서울.
    """
    tail = word
    while (shorter := _BRACKETED.sub("", tail)) != tail:
        tail = shorter
    tail = re.sub(r"[\W_]+$", "", tail)
    if not tail:
        return None
    last = tail[-1]
    if _HANGUL_FIRST <= ord(last) <= _HANGUL_LAST:
        final = (ord(last) - _HANGUL_FIRST) % _FINALS
        return "vowel" if final == 0 else "rieul" if final == _FINAL_RIEUL else "consonant"
    if last in _DIGITS:
        return _DIGITS[last]
    if latin := _LATIN_TAIL.search(tail):
        if len(latin[0]) == 1 or latin[0].isupper():
            return _LETTERS.get(last.upper(), "vowel")
        return _WORD_ENDS.get(last.lower())
    return None


def particle(word: str, pair: str) -> str:
    """The form of ``pair`` that fits after ``word``.

    Args:
        word: what stands before the particle, as shown.
        pair: both forms, the one after a consonant first: ``이/가``, ``은/는``, ``을/를``, ``과/와``, ``으로/로``.

    Returns:
        The particle alone; both forms, ``이(가)``, when the word's sound is unknown.

    Raises:
        ValueError: ``pair`` is not two forms with a slash between.
    """
    closed, slash, open_ = pair.partition("/")
    if not slash or not closed or not open_:
        raise ValueError(f"a particle needs two forms, such as 이/가: {pair!r}")
    match last_sound(word):
        case "vowel":
            return open_
        case "rieul":
            return open_ if open_.startswith("로") else closed  # 서울로, 서울로서, but 서울이
        case "consonant":
            return closed
        case None:
            # 이(가), 은(는), but (으)로 and (이)에요, where one form is the other's tail.
            return f"({closed[: -len(open_)]}){open_}" if closed.endswith(open_) else f"{closed}({open_})"
