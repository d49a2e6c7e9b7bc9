"""Finding what somebody means while they type: both languages, initial consonants, spaces ignored. Pure."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from enum import IntEnum
from functools import lru_cache
from typing import Final, TypeVar

Thing = TypeVar("Thing")

CHOICES: Final = 25
"""Discord shows at most this many."""

_INITIALS: Final = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_SYLLABLES_PER_INITIAL: Final = 588
_BREAKS: Final = re.compile(r"[\s\-_/·,.()]+")
_IGNORED: Final = re.compile(r"[\s·,()]+")


class Rank(IntEnum):
    """How well a name fits, best first."""

    PREFIX = 0
    WORD = 1
    INSIDE = 2
    CONSONANTS = 3
    NONE = 9


def rank(typed: str, *names: str) -> Rank:
    """How well what was typed fits a thing.

    Args:
        typed: what stands in the field; empty fits everything.
        names: what the thing is called, in every language and spelling.

    Returns:
        The best rank over all names; ``Rank.NONE`` when none fits.
    """
    wanted = _squeezed(typed)
    if not wanted:
        return Rank.PREFIX
    return min((_rank(wanted, name) for name in names), default=Rank.NONE)


def best(
    typed: str, things: Iterable[Thing], names: Callable[[Thing], Iterable[str]], limit: int = CHOICES
) -> list[Thing]:
    """The things that fit what was typed, best first, equals in their own order.

    Args:
        typed: what stands in the field.
        things: what could be meant, in their natural order.
        names: what a thing is called, in every language and spelling.
        limit: how many at most.
    """
    ranked = [(rank(typed, *names(thing)), i, thing) for i, thing in enumerate(things)]
    fitting = sorted((entry for entry in ranked if entry[0] is not Rank.NONE), key=lambda entry: entry[:2])
    return [thing for _, _, thing in fitting[:limit]]


def initials(text: str) -> str:
    """The text with each Hangul syllable replaced by its initial consonant: 사파이어 -> ㅅㅍㅇㅇ."""
    return "".join(_INITIALS[(ord(c) - 0xAC00) // _SYLLABLES_PER_INITIAL] if "가" <= c <= "힣" else c for c in text)


def _rank(wanted: str, name: str) -> Rank:
    whole, words, consonants = _prepared(name)
    if whole.startswith(wanted):
        return Rank.PREFIX
    if any(tail.startswith(wanted) for tail in words):
        return Rank.WORD
    if wanted in whole:
        return Rank.INSIDE
    # Only what was typed as bare consonants is compared so; "ㅅ파" mixes both and matches syllable by syllable.
    if any(c in _INITIALS for c in wanted) and _consonants_fit(wanted, whole, consonants):
        return Rank.CONSONANTS
    return Rank.NONE


def _consonants_fit(wanted: str, whole: str, consonants: str) -> bool:
    for start in range(len(whole) - len(wanted) + 1):
        pairs = zip(wanted, whole[start:], consonants[start:], strict=False)
        if all(c == syllable or (c in _INITIALS and c == initial) for c, syllable, initial in pairs):
            return True
    return False


@lru_cache(maxsize=4096)
def _prepared(name: str) -> tuple[str, tuple[str, ...], str]:
    """The name squeezed; the same from the start of each later word on; its initial consonants."""
    folded = _folded(name)
    later = tuple(_IGNORED.sub("", folded[found.end() :]) for found in _BREAKS.finditer(folded))
    whole = _IGNORED.sub("", folded)
    return whole, later, initials(whole)


def _squeezed(text: str) -> str:
    return _IGNORED.sub("", _folded(text))


def _folded(text: str) -> str:
    # Keyboards that send conjoining jamo, and full-width letters, are folded onto what the names use (NFKC), but
    # NFKC also turns the lone consonants people type (ㅅ, U+3145) into conjoining ones; they are kept as they are.
    parts = (
        c if "\u3131" <= c <= "\u318e" else unicodedata.normalize("NFKC", c) for c in unicodedata.normalize("NFC", text)
    )
    return "".join(parts).casefold()
