"""A card's text with its signs: "Ruby +2" gets a stone before it and stands in bold, each sentence on its own line."""

from __future__ import annotations

import re
from typing import Final

from renderers.canvas import Canvas, Spot
from renderers.cards.prose import Setter, Word, term
from renderers.project_mine import glyphs

TERMS: Final[dict[str, str]] = {
    "루비": "ruby", "사파이어": "sapphire", "에메랄드": "emerald", "철": "iron", "금": "gold",
    "크레딧": "credit", "에너지": "energy", "토큰": "token", "감점": "penalty",
    "ruby": "ruby", "rubies": "ruby", "sapphire": "sapphire", "sapphires": "sapphire", "emerald": "emerald",
    "emeralds": "emerald", "iron": "iron", "gold": "gold", "credit": "credit", "energy": "energy", "token": "token",
    "penalty": "penalty",
}  # fmt: skip
"""Words of card texts that have a sign."""
_NUMBER: Final = re.compile(r"^\d+[.,]$")
"""Ends a clause: "Draw 3." """
_AMOUNT: Final = re.compile(r"^[+\-−]\d+[.,]?$")
_SENTENCE: Final = re.compile(r"(?<=[.!?])\s+")


def sign_of(word: str) -> str:
    """The sign that goes with a word, or nothing."""
    return term(word, TERMS)


def _words(sentence: str) -> list[Word]:
    raw = sentence.split()
    found: list[Word] = []
    taken = False
    for number, text in enumerate(raw):
        follows = raw[number + 1] if number + 1 < len(raw) else ""
        sign = sign_of(text)
        if taken:
            taken = False
        elif _NUMBER.match(follows) and not sign:
            # So does "Draw 3.", which is as much of a gain.
            found.append(Word(f"{text} {follows}", "", "Bold" if text == "Draw" else "Regular"))
            taken = True
        elif _AMOUNT.match(follows):
            # What is gained stays on one line: "Ruby +2".
            taken = True
            found.append(Word(f"{text} {follows.replace('-', '−')}", sign, "Bold"))
        else:
            # In running text only what one holds or pays with has its sign.
            found.append(Word(text, sign if sign not in ("token", "penalty") else "", "Regular"))
    return found


def _blocks(text: str, parted: bool) -> list[list[Word]]:
    return [_words(sentence) for sentence in (_SENTENCE.split(text) if parted else [text])]


def draw_sign(canvas: Canvas, name: str, centre: Spot, r: float) -> None:
    """The sign of a term."""
    match name:
        case "credit":
            glyphs.credit(canvas, (centre[0] - r * 0.1, centre[1]), r * 0.85)
        case "energy":
            glyphs.bolt(canvas, centre, r)
        case "token":
            glyphs.token(canvas, centre, r)
        case "penalty":
            glyphs.penalty(canvas, centre, r)
        case _:
            # A little smaller and to the left: stones are wider than they are high, and letters follow.
            glyphs.resource(canvas, name, (centre[0] - r * 0.1, centre[1]), r * 0.88)


SETTER: Final = Setter(_blocks, draw_sign, glyph=0.92)
fitted = SETTER.fitted
draw = SETTER.draw
