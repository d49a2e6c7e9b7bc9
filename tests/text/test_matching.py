"""What somebody means while typing."""

from __future__ import annotations

import unicodedata

import pytest

from bot.text.matching import Rank, best, initials, rank


def test_initials() -> None:
    assert initials("사파이어 Ruby 2") == "ㅅㅍㅇㅇ Ruby 2"


@pytest.mark.parametrize(
    ("typed", "names", "expected"),
    [
        ("사파", ("사파이어", "Sapphire"), Rank.PREFIX),
        ("SAPP", ("사파이어", "Sapphire"), Rank.PREFIX),
        ("ㅅㅍㅇㅇ", ("사파이어", "Sapphire"), Rank.CONSONANTS),
        ("ㅅㅍ", ("사파이어", "Sapphire"), Rank.CONSONANTS),
        ("ㅍㅇ", ("사파이어",), Rank.CONSONANTS),
        ("사ㅍ", ("사파이어",), Rank.CONSONANTS),
        ("ㅅ이", ("사파이어",), Rank.NONE),
        ("터널파기", ("터널 파기",), Rank.PREFIX),
        ("터널 파기", ("터널파기",), Rank.PREFIX),
        ("파기", ("터널 파기",), Rank.WORD),
        ("ne", ("1-NE-L",), Rank.WORD),
        ("1-ne", ("1-NE-L",), Rank.PREFIX),
        ("널", ("터널 파기",), Rank.INSIDE),
        ("phire", ("Sapphire",), Rank.INSIDE),
        ("", ("anything",), Rank.PREFIX),
        ("  ", ("anything",), Rank.PREFIX),
        ("루비", ("사파이어", "Sapphire"), Rank.NONE),
        ("ㅎㅎ", ("사파이어",), Rank.NONE),
        ("STRASSE", ("Straße",), Rank.PREFIX),
        ("ＡＢ", ("ab",), Rank.PREFIX),
        (unicodedata.normalize("NFD", "사파"), ("사파이어",), Rank.PREFIX),
    ],
)
def test_rank(typed: str, names: tuple[str, ...], expected: Rank) -> None:
    assert rank(typed, *names) is expected


def test_a_thing_without_names_fits_nothing() -> None:
    assert rank("a") is Rank.NONE


def test_best_first_equals_in_their_own_order() -> None:
    things = ["파란 수정", "수정구", "붉은수정", "스진", "수정"]
    assert best("수정", things, lambda thing: [thing]) == ["수정구", "수정", "파란 수정", "붉은수정"]
    assert best("ㅅㅈ", things, lambda thing: [thing]) == ["파란 수정", "수정구", "붉은수정", "스진", "수정"]


def test_both_languages_find_a_thing_once() -> None:
    things = [("루비", "Ruby"), ("사파이어", "Sapphire")]
    assert best("ru", things, lambda thing: thing) == [("루비", "Ruby")]
    assert best("ㄹㅂ", things, lambda thing: thing) == [("루비", "Ruby")]


def test_no_more_than_discord_shows() -> None:
    assert len(best("a", [f"a{i}" for i in range(60)], lambda thing: [thing])) == 25
