"""Measuring, wrapping and what can be drawn at all (visual guide: Letters)."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers.letters import ELLIPSIS, FontMissing, advance, check_fonts, clean, drawable, fit, font
from renderers.theme import SCALE, SMALLEST, smaller


def test_the_packaged_fonts_draw_hangul() -> None:
    check_fonts()
    assert all(drawable(character) for character in "여명의 제국 메트로매니아 ABC 0123456789 ↔ … · −")


def test_a_missing_font_is_named() -> None:
    with pytest.raises(FontMissing, match="Pretendard-Heavy"):
        font(24, "Heavy")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("지수", "지수"),
        (unicodedata.normalize("NFD", "지수"), "지수"),
        ("\U0001f3b2 Mina \U0001f3b2", "Mina"),
        ("a\u202eb\u200dc", "abc"),
        ("Z\u0321\u0322go", "Zgo"),
        ("田中さん", "·さん"),
        ("永 Yong 永", "· Yong ·"),
        ("\U0001f3b2\U0001f3b2", "A"),
        ("\u202e", "A"),
        ("", "A"),
        ("two   spaces", "two spaces"),
    ],
)
def test_names_are_cleaned(name: str, drawn: str) -> None:
    shown = clean(name, "A")
    assert shown == drawn
    assert all(drawable(character) for character in shown)


@given(st.text(max_size=40))
def test_any_name_can_be_drawn(name: str) -> None:
    shown = clean(name, "A")
    assert shown
    assert all(drawable(character) for character in shown)


WORDS = st.text(alphabet="가나다라 ABCwij.,-0123456789 ", max_size=60)


@given(WORDS, st.integers(60, 900), st.sampled_from(SCALE), st.integers(1, 3), st.integers(0, 2))
def test_fitted_text_never_overflows(text: str, width: int, size: int, lines: int, shrink: int) -> None:
    fitted = fit(text, width, size, "Bold", lines, shrink)
    assert len(fitted.lines) <= lines
    assert fitted.size >= SMALLEST
    for line in fitted.lines:
        # One sign and the ellipsis may be all there is room for.
        assert advance(line, fitted.size, "Bold") <= max(width, advance("W" + ELLIPSIS, fitted.size, "Bold"))


def test_text_wraps_on_words_then_shrinks_then_is_cut() -> None:
    width = advance("마당에서 놀아요", 36, "Regular")
    assert fit("마당에서 놀아요", width, 36).lines == ("마당에서 놀아요",)
    assert fit("마당에서 놀아요 정말로", width, 36, lines=2).lines == ("마당에서 놀아요", "정말로")
    shrunk = fit("마당에서 놀아요.", width, 36)
    assert (shrunk.size, shrunk.lines) == (smaller(36), ("마당에서 놀아요.",))
    cut = fit("마당에서 놀아요 정말로", width, 36)
    assert cut.size == smaller(36)
    assert cut.lines[0].startswith("마당에서 놀아")
    assert cut.lines[0].endswith(ELLIPSIS)


def test_a_long_korean_word_breaks_between_syllables() -> None:
    word = "가" * 30
    fitted = fit(word, 300, 36, lines=5)
    assert "".join(fitted.lines) == word
    assert len(fitted.lines) > 1
