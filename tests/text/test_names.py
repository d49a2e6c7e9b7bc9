"""Names that people chose, in every place they are shown."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text import names
from bot.text.names import clean, display_width, for_label, for_message, for_option, for_picture, graphemes, shorten
from bot.text.particles import particle

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
THUMB = "\U0001f44d\U0001f3fd"
FLAG = "\U0001f1f0\U0001f1f7"


def test_a_plain_name_stays_as_it_is() -> None:
    for name in ("지수", "민수 Kim", "Ann-Marie O'Neil", "김·이", "X Æ 12"):
        assert for_message(name) == name
        assert for_label(name) == for_option(name) == for_picture(name) == name


def test_32_wide_characters_are_shown_whole_in_messages_and_pictures() -> None:
    name = "가" * 32
    assert for_message(name) == for_picture(name) == name
    assert for_label(name) == "가" * 15 + "…"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("**bold**", r"\*\*bold\*\*"),
        ("_it_ ~~s~~", r"\_it\_ \~\~s\~\~"),
        ("`code`", r"\`code\`"),
        ("||spoiler||", r"\|\|spoiler\|\|"),
        ("[a](b)", r"\[a\](b)"),
        ("# head", r"\# head"),
        ("> quote", r"\> quote"),
        ("- item", r"\- item"),
        ("1. item", r"\1. item"),
        ("back\\slash", "back\\\\slash"),
        ("-# small", r"\-\# small"),
    ],
)
def test_markdown_is_shown_not_obeyed(name: str, expected: str) -> None:
    assert for_message(name) == expected
    assert for_label(name) == name


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123456789012345678>", "<@&1>", "<#1>", "<t:0:R>", "<:e:1>"])
def test_mentions_have_no_effect(name: str) -> None:
    shown = for_message(name)
    assert name not in shown
    assert "@everyone" not in shown
    assert "@here" not in shown
    assert all(shown[i - 1] == "\\" for i, c in enumerate(shown) if c in "<>#")


@pytest.mark.parametrize("name", ["https://x.example", "HTTP://x", "www.x.example", "discord.gg/abc", "steam://run"])
def test_links_do_not_form(name: str) -> None:
    shown = for_message(name).lower()
    assert not any(link in shown for link in ("://", "www.", "discord.gg"))


@pytest.mark.parametrize("mark", ["\u202e", "\u202d", "\u200f", "\u2066", "\u200b", "\u200d", "\ufeff", "\x00", "\x1b"])
def test_invisible_and_turning_marks_are_taken_out(mark: str) -> None:
    assert clean(f"a{mark}b") == "ab"


@pytest.mark.parametrize("name", ["שלום", "علي 7", "Ann אבג"])
def test_a_name_from_right_to_left_leaves_what_stands_beside_it_alone(name: str) -> None:
    """The points after it were read as a part of it and shown before it."""
    for shown in (for_message(name), for_label(name), for_option(name)):
        assert shown == f"\u2068{name}\u2069"
        assert display_width(shown) == display_width(name)
    assert for_picture(name) == name
    assert for_message("Ann 7") == "Ann 7"
    assert particle(for_message("지수 אבג"), "이/가") == particle("지수 אבג", "이/가")


@pytest.mark.parametrize("name", ["", " ", "\u200b\u200b", "\u3164", "\u202e", "\u115f\u1160", "\n\t"])
def test_a_name_with_nothing_to_see_gets_a_sign(name: str) -> None:
    assert for_message(name) == for_label(name) == for_option(name) == for_picture(name) == names.NAMELESS


def test_lines_and_runs_of_spaces_become_one_space() -> None:
    assert clean(" a\n\n b\u00a0\u3000c ") == "a b c"


def test_names_are_composed() -> None:
    assert clean(unicodedata.normalize("NFD", "지수")) == "지수"


def test_towers_of_accents_are_cut_down() -> None:
    assert clean("q" + "\u0301" * 30) == "q" + "\u0301" * 4


def test_what_looks_like_one_character_is_never_cut() -> None:
    for one in (FAMILY, THUMB, FLAG, "e\u0301", "\u2764\ufe0f"):
        assert list(graphemes(one)) == [one]
        assert shorten("ab" + one * 9, 5) in ("ab" + one + "…", "ab" + one * 2 + "…")
    assert list(graphemes(FLAG * 2)) == [FLAG, FLAG]


def test_emoji_stay_in_text_and_leave_pictures() -> None:
    assert for_message(f"지수 {FAMILY}") == f"지수 {FAMILY}"
    assert for_picture(f"지수 {FAMILY}{THUMB}{FLAG} \u2764\ufe0f") == "지수"


@given(st.text(max_size=40), st.integers(min_value=2, max_value=70))
def test_any_name_fits_its_width_and_is_one_clean_line(name: str, width: int) -> None:
    for shown in (for_label(name, width), for_option(name, width), for_picture(name, width)):
        assert shown
        assert display_width(shown) <= width
        assert "\n" not in shown
        assert not any(unicodedata.category(c) in ("Cc", "Cs", "Cn") for c in shown)


@given(st.text(alphabet=st.sampled_from("@<>:*_`~|[]()#\\/ .-1ahtpswe가"), max_size=32))
def test_any_name_of_signs_is_harmless_in_a_message(name: str) -> None:
    shown = for_message(name)
    assert "@e" not in shown
    assert "@h" not in shown
    bare = shown.replace("\\\\", "")
    for i, c in enumerate(bare):
        if c in "*_`~|[]<>#":
            assert bare[i - 1] == "\\"


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("\U0001f17c\U0001f178\U0001f17d\U0001f170", "MINA"),
        ("ᴍɪɴᴀ", "MINA"),
        ("\U0001f1f0\U0001f1f7 Kim", "Kim"),
        ("\U0001f3b2 Mina", "Mina"),
        ("田中", "田中"),
    ],
)
def test_letters_in_boxes_and_small_capitals_are_letters_in_pictures(name: str, drawn: str) -> None:
    assert for_picture(name) == drawn
