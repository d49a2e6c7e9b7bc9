"""Measuring, wrapping and what can be drawn at all (visual guide: Letters)."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers import letters
from renderers.canvas import Canvas
from renderers.letters import ELLIPSIS, FontMissing, advance, check_fonts, clean, drawable, fit, font, ink
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
        ("田中さん", "田中さん"),
        ("永 Yong 永", "永 Yong 永"),
        ("髙橋﨑\U00020bb7", "髙橋﨑\U00020bb7"),
        ("们这说", "们这说"),
        ("陳怡君 金民秀", "陳怡君 金民秀"),
        ("ｱｲﾘ", "アイリ"),
        ("\U0001d4dc\U0001d4f2\U0001d4f7\U0001d4ea", "Mina"),
        ("Ｍｉｎａ　１", "Mina 1"),
        ("ⓜⓘⓝⓐ", "mina"),
        ("Дмитрий Ελένη", "Дмитрий Ελένη"),
        ("Nguyễn²", "Nguyễn²"),
        ("محمد", "A"),
        ("สมชาย", "A"),
        ("नमस्ते Raj", "· Raj"),
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


def test_a_name_in_kana_or_chinese_characters_is_measured_as_it_is_drawn() -> None:
    """Two fonts in one line: the ink lies where the measure says, and nothing of it is the box of a missing sign."""
    for size in (SMALLEST, 36, 48):
        for name in ("田中 Mina さん", "Mina 永", "们", "지수 陳 1"):
            canvas = Canvas.blank(900, 120, (0, 0, 0))
            box = canvas.text(name, (40, 20, 860, 100), size, (255, 255, 255), weight="Bold")
            drawn = canvas.drawn().convert("L").point([0] * 40 + [255] * 216).getbbox()
            assert drawn is not None
            inside = (drawn[0] - box[0], drawn[1] - box[1], box[2] - drawn[2], box[3] - drawn[3])
            assert all(-2 <= free <= size / 6 for free in inside), (name, size, box, drawn)
            assert box[2] - box[0] <= advance(name, size, "Bold") + 2
            assert ink(name, size, "Bold")[3] < size


def test_signs_of_the_second_font_are_told_apart() -> None:
    signs = "田中永们这说陳あいアイ"
    drawn = set()
    for sign in signs:
        canvas = Canvas.blank(80, 80, (0, 0, 0))
        canvas.text(sign, (10, 10, 70, 70), 44, (255, 255, 255))
        drawn.add(canvas.drawn().tobytes())
    assert len(drawn) == len(signs)


def test_the_second_font_is_opened_when_the_first_such_name_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes memory that a house where nobody has such a name never needs."""
    opened: list[str] = []
    real = letters._opened
    monkeypatch.setattr(letters, "_opened", lambda path, size: opened.append(path.name) or real(path, size))
    letters._second.cache_clear()
    for name in ("지수", "Mina", "محمد", "\U0001d4dcina", "Ｍina", "Дмитрий"):
        fit(clean(name, "A"), 400, 36, "Bold")
    assert letters.NAMES not in opened
    fit(clean("田中", "A"), 400, 36, "Bold")
    fit(clean("永", "A"), 400, 48)
    assert opened.count(letters.NAMES) == 1


def test_however_many_sizes_are_drawn_only_some_stay_open() -> None:
    for size in range(10, 10 + 3 * letters.FACES):
        letters.font(size)
    assert letters.font.cache_info().currsize <= letters.FACES


def test_a_missing_font_for_names_is_noticed_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "NAMES", "Missing.otf")
    with pytest.raises(FontMissing, match="Missing"):
        check_fonts()
