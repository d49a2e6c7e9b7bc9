"""The five pages of rules say what a newcomer has to know, in both languages, and nothing that the rules deny."""

from __future__ import annotations

import pytest

from bot.text.catalogue import LANGUAGES, Language, Voice

SAID: dict[str, dict[Language, tuple[tuple[int, str], ...]]] = {
    "the turn ends by itself (T1, D1)": {
        "en": ((2, "turn ends by itself"),),
        "ko": ((2, "저절로 끝나요"),),
    },
    "where a line must end (D5)": {
        "en": ((2, "must end at a black arrow"), (2, "not on the side it started from")),
        "ko": ((2, "검은 화살표에서 끝나야"), (2, "시작한 변과 그 양옆의 두 변에서는 끝낼 수 없어요")),
    },
    "where all ends of the far sides are taken (D5)": {
        "en": ((2, "all black arrows on the three far sides are taken"),),
        "ko": ((2, "세 변의 검은 화살표가 모두 찼을 때"),),
    },
    "where all starts of the far sides are taken (D3)": {
        "en": ((2, "all white arrows there are taken"),),
        "ko": ((2, "세 변의 흰 화살표가 모두 찼으면"),),
    },
    "a fastest route earns once a person and trip (L3)": {
        "en": ((5, "once a trip however many of your lines"),),
        "ko": ((5, "여행마다 한 번만"),),
    },
    "who is to blame (L4)": {
        "en": ((5, "a marker not placed, its holder"), (5, "whoever placed it"), (5, "both who placed them")),
        "ko": ((5, "들고 있는 분"), (5, "역이 없는 패는 놓은 분"), (5, "두 패를 놓은 분들")),
    },
    "what a marker costs (L4)": {
        "en": ((3, "costs you 6"),),
        "ko": ((3, "6점을 잃게"),),
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", SAID)
def test_the_pages_say(fact: str, language: Language) -> None:
    text = Voice(language)
    for page, words in SAID[fact][language]:
        assert words in text(f"metromania-rules-{page}-page")


@pytest.mark.parametrize("key", ["metromania-rules-2-page", "metromania-rule-start"])
def test_no_page_says_that_a_second_line_starts_on_three_sides_only(key: str) -> None:
    assert "변에서만" not in Voice("ko")(key)
    assert "taken" in Voice("en")(key)
