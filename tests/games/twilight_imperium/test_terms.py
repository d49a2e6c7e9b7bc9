"""One Korean word for each thing of the game: the glossary of the rules (2), then the Korean source."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from bot.text import catalogue

HOUSE: Final = Path(__file__).parents[3]
TERMS: Final = {
    "작전": "전술",
    "재정비 단계": "상태 단계",
    "지휘 토큰": "명령 토큰",
    "지휘 시트": "지휘판|명령 시트",
    "법률": "법안",
    "건물": "구조물|시설",
    "소모": "소진",
    "육군": "지상군",
    "이동값": "이동력|이동 값",
    "수송값": "수송력|수송량|수용량|용량",
    "공격값": "전투값|전투력",
    "생산값": "생산력|생산량",
    "부가 능력": "보조 능력|2차 능력",
    "정책": "의제",
    "공용 목표": "공개 목표|공공 목표",
    "무역품": "교역품|상품",
    "원자재": "원료",
    "공급처": "예비(?= |에|가|의|로|토)|보급처",
    "전제 조건": "선행 조건",
    "타격": "명중",
    "후퇴": "퇴각",
    "견디": "버티|버텨",
    "파괴": "부수|부숴|부술|부서",
    "중력 불균형": "균열",
    "인접": "이웃 성계|이웃한 성계|이웃해",
    "작전풀": "전술풀|작전 풀",
    "함대풀": "함대 풀",
    "전략풀": "전략 풀",
    "우주 항만": "도크|조선소",
    "부속 안건": "라이더",
    "순서 종료": "패스",
}
"""The word that is used -> others that would mean the same."""
ELSEWHERE: Final = {
    "twilight_imperium-component-tactical_bombardment": "a name: tactics, not the tactic pool",
    "twilight_imperium-component-stall_tactics": "a name: tactics, not the tactic pool",
    "pic-twilight_imperium-first-yssaril-3": "tells the name Stall Tactics",
}
"""Texts in which one of the others means something else, and what."""
KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.ASCII)


def texts() -> dict[str, str]:
    """Every Korean text of the game by its key, comments left out."""
    found: dict[str, str] = {}
    for file in sorted((catalogue.FOLDER / "ko").glob("*.ftl")):
        own, key = file.name.startswith("twilight_imperium"), ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            if head := KEY.match(line):
                key = head[1]
            if own or "twilight_imperium" in key or key.startswith("cmd-ti"):
                found[key] = f"{found.get(key, '')}\n{line}"
    return found


@pytest.mark.parametrize("term", TERMS)
def test_2_a_thing_has_one_name_in_korean(term: str) -> None:
    told, others = texts(), re.compile(TERMS[term])
    assert len(told) > 1500
    assert any(term in text for text in told.values()), "the word that is used is used"
    assert {key: text for key, text in told.items() if others.search(text) and key not in ELSEWHERE} == {}


def test_2_an_exception_is_one() -> None:
    told = texts()
    unlike = re.compile("|".join(TERMS.values()))
    assert [key for key in ELSEWHERE if not unlike.search(told[key])] == []


def test_2_the_first_page_says_the_same() -> None:
    """What `README.ko.md` says of the game; its paragraphs about other things have their own words."""
    about = [line for line in (HOUSE / "README.ko.md").read_text(encoding="utf-8").splitlines() if "여명" in line]
    unlike = re.compile("|".join(TERMS.values()))
    assert about
    assert [line for line in about if unlike.search(line)] == []
