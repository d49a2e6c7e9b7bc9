"""Korean particles."""

from __future__ import annotations

import pytest

from bot.text.particles import last_sound, particle


@pytest.mark.parametrize(
    ("word", "pair", "expected"),
    [
        ("지수", "이/가", "가"),
        ("민준", "이/가", "이"),
        ("서울", "으로/로", "로"),
        ("서울", "이/가", "이"),
        ("서울", "과/와", "과"),
        ("부산", "으로/로", "으로"),
        ("대구", "으로/로", "로"),
        ("가방", "이에요/예요", "이에요"),
        ("나무", "이에요/예요", "예요"),
        # digits, read 영 일 이 삼 사 오 육 칠 팔 구
        ("0", "이/가", "이"),
        ("1", "으로/로", "로"),
        ("2", "은/는", "는"),
        ("3", "으로/로", "으로"),
        ("레벨 10", "이/가", "이"),
        ("999", "이/가", "가"),
        ("6", "을/를", "을"),
        ("7", "으로/로", "로"),
        ("1000", "을/를", "을"),
        # letters by their names: 에이 비 씨 디 이 에프, 엘 엠 엔 알
        ("A", "을/를", "를"),
        ("B", "이/가", "가"),
        ("F", "은/는", "는"),
        ("주거 C", "과/와", "와"),
        ("L", "으로/로", "로"),
        ("L", "이/가", "이"),
        ("M", "으로/로", "으로"),
        ("n", "을/를", "을"),
        ("R", "으로/로", "로"),
        ("X", "이/가", "가"),
        ("DNA", "은/는", "는"),
        ("PDF", "을/를", "를"),
        ("ATM", "이/가", "이"),
        # Latin words, where their ending tells
        ("Minsu", "이/가", "가"),
        ("Kim", "은/는", "은"),
        ("Seoul", "으로/로", "로"),
        # brackets and markdown are not read
        ("서울(Seoul)", "으로/로", "로"),
        ("**민준**", "이/가", "이"),
        ("지수 [방장]", "은/는", "는"),
        ("「사과」", "을/를", "를"),
        ("정말?!", "이/가", "이"),
    ],
)
def test_particle_agrees_with_the_last_sound(word: str, pair: str, expected: str) -> None:
    assert particle(word, pair) == expected


@pytest.mark.parametrize(
    ("pair", "expected"),
    [
        ("이/가", "이(가)"),
        ("은/는", "은(는)"),
        ("을/를", "을(를)"),
        ("으로/로", "(으)로"),
        ("이에요/예요", "이에요(예요)"),
    ],
)
@pytest.mark.parametrize("word", ["", "<@123>", "*_*", "東京", "Mike", "Scott"])
def test_both_forms_when_nobody_can_tell(word: str, pair: str, expected: str) -> None:
    assert particle(word, pair) == expected


def test_every_digit_and_letter_has_a_sound() -> None:
    assert all(last_sound(c) for c in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")


@pytest.mark.parametrize("pair", ["이가", "이/", "/가", ""])
def test_a_particle_needs_two_forms(pair: str) -> None:
    with pytest.raises(ValueError, match="two forms"):
        particle("지수", pair)
