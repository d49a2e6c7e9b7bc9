"""The pages of rules say what a newcomer has to know, in both languages."""

from __future__ import annotations

import pytest

from bot.games.the_dome.readings import AP, FIRST_AP
from bot.text.catalogue import LANGUAGES, Language, Voice

SAID: dict[str, dict[Language, tuple[tuple[int, str], ...]]] = {
    "what one does in a turn (T2)": {
        "en": ((2, f"You have {AP} action points, in the very first turn of a duel {FIRST_AP}"),),
        "ko": ((2, f"액션 포인트는 {AP}이에요. 대결의 첫 턴만 {FIRST_AP}예요"),),
    },
    "when a turn ends (T2)": {
        "en": ((2, "The turn ends when you end it, or when nothing is left to do"),),
        "ko": ((2, "차례를 마치거나 할 수 있는 일이 없으면 턴이 끝나고"),),
    },
    "what a turn can waste (I3, K6)": {
        "en": ((2, "unused points are lost"), (2, "cost their point for nothing")),
        "ko": ((2, "남은 액션 포인트는 사라져요"), (2, "액션 포인트만 써요")),
    },
    "when the game ends, and what loses it (D2, D5)": {
        "en": (
            (1, "The game ends at once"),
            (1, "must draw more cards than the deck holds"),
            (1, "by Download, a card or a leak"),
        ),
        "ko": (
            (1, "그 자리에서 지고 판이 끝나요"),
            (1, "덱에 남은 카드보다 많이 뽑아야"),
            (1, "다운로드나 카드나 데이터유출로"),
        ),
    },
    "what a broken layer costs (D4)": {
        "en": ((1, "draw Y cards and keep X"),),
        "ko": ((1, "Y장을 뽑아 X장만 남겨요"),),
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", SAID)
def test_the_pages_say(fact: str, language: Language) -> None:
    text = Voice(language)
    for page, words in SAID[fact][language]:
        assert words in text(f"the_dome-rules-{page}-page")
