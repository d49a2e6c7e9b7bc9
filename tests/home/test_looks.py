"""What can be said of the page's looks without a browser: colours that can be read, words in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from bot.home.page.door import STATIC

CSS = (STATIC / "style.css").read_text(encoding="utf-8")
GROUNDS = ("ground", "side", "table", "raised", "private", "call-ground")
LETTERS = ("text", "quiet", "strong", "link", "wrong")
"""Colours of letters, on any ground."""
READ, SEEN = 4.5, 3.0
"""Least contrasts (WCAG 2.2, 1.4.3 and 1.4.11) of what is read, and of edges that tell where something is."""


def variables(selector: str) -> dict[str, str]:
    start = CSS.index(selector)
    return dict(re.findall(r"--([\w-]+): (#[0-9a-fA-F]{6})\b", CSS[start : CSS.index("}", start)]))


DARK = variables(":root {")
LIGHT = {**DARK, **variables(':root[data-theme="light"]')}
THEMES = {"dark": DARK, "light": LIGHT}


def brightness(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


def rules() -> Iterator[tuple[str, dict[str, str]]]:
    """Selector and declarations of every rule."""
    plain = re.sub(r"/\*.*?\*/", "", CSS, flags=re.DOTALL)
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", plain):
        yield (
            selector.strip(),
            {key.strip(): value.strip() for key, _, value in (d.partition(":") for d in body.split(";"))},
        )


def colour(value: str, theme: dict[str, str]) -> str:
    """The six-figure colour of a declaration; empty if it has none that stands by itself."""
    named = re.fullmatch(r"var\(--([\w-]+)\)", value)
    if named is not None:
        return theme.get(named[1], "")
    return value if re.fullmatch(r"#[0-9a-fA-F]{6}", value) else ""


def test_the_measure_of_contrast_is_the_known_one() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_light_is_the_same_by_choice_and_by_the_system() -> None:
    assert variables(':root[data-theme="auto"]') == variables(':root[data-theme="light"]')


@pytest.mark.parametrize("theme", THEMES)
def test_letters_can_be_read_on_every_ground(theme: str) -> None:
    colours = THEMES[theme]
    pale = {(a, b): contrast(colours[a], colours[b]) for a, b in product(LETTERS, GROUNDS)}
    assert {pair: round(far, 2) for pair, far in pale.items() if far < READ} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_letters_can_be_read_on_the_colour_their_rule_gives_them(theme: str) -> None:
    pairs = {
        selector: (colour(told.get("color", ""), THEMES[theme]), colour(told.get("background", ""), THEMES[theme]))
        for selector, told in rules()
    }
    whole = {selector: pair for selector, pair in pairs.items() if all(pair)}
    assert len(whole) > 8
    assert {name: round(contrast(*pair), 2) for name, pair in whole.items() if contrast(*pair) < READ} == {}


def test_a_rule_that_colours_letters_alone_takes_a_colour_for_every_ground() -> None:
    """A button of any kind has white letters; on which colours it stands is asked below."""
    known = {f"var(--{name})" for name in LETTERS} | {"inherit", "transparent"}
    alone = {selector: told["color"] for selector, told in rules() if "color" in told and "background" not in told}
    assert {selector: value for selector, value in alone.items() if value not in known} == {".button": "var(--ink)"}


@pytest.mark.parametrize("theme", THEMES)
def test_a_button_of_each_kind_can_be_read(theme: str) -> None:
    for kind in ("accent", "go", "stop"):
        assert contrast(THEMES[theme]["ink"], THEMES[theme][kind]) >= READ, kind


@pytest.mark.parametrize("theme", THEMES)
def test_where_one_is_and_where_one_can_write_is_seen(theme: str) -> None:
    colours = THEMES[theme]
    for name, ground in product(("focus", "edge"), ("ground", "side", "table", "private")):
        assert contrast(colours[name], colours[ground]) >= SEEN, (name, ground)


def test_the_letter_on_a_face_can_be_read() -> None:
    script = (STATIC / "log.js").read_text(encoding="utf-8")
    faces = re.findall(r'\["(#\w{6})", "(#\w{6})"\]', script)
    assert len(faces) == 6
    assert [pair for pair in faces if contrast(*pair) < READ] == []


# --- words -----------------------------------------------------------------------------------------------------------


def words() -> dict[str, dict[str, str]]:
    script = (STATIC / "words.js").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = {}
    for language in ("ko", "en"):
        start = script.index(f"\n  {language}: {{")
        body = script[start : script.index("\n  },", start)]
        found[language] = dict(re.findall(r'"([\w-]+)": "((?:[^"\\]|\\.)*)"', body))
    return found


def test_every_word_of_the_page_is_said_in_both_languages() -> None:
    both = words()
    assert both["ko"].keys() == both["en"].keys()
    for key, text in both["ko"].items():
        assert set(re.findall(r"\{\w+\}", text)) == set(re.findall(r"\{\w+\}", both["en"][key])), key


def test_every_word_the_page_asks_for_is_there_and_every_one_is_asked_for() -> None:
    scripts = "".join(file.read_text(encoding="utf-8") for file in STATIC.glob("*.js") if file.name != "words.js")
    sent = "".join(
        file.read_text(encoding="utf-8") for file in [*STATIC.parent.glob("*.py"), *STATIC.parents[2].glob("*.py")]
    )
    asked = set(re.findall(r'say\("([\w-]+)"', scripts))
    there = words()["ko"].keys()
    assert asked - there == set()
    asked |= {key for key in there if re.sub(r"-\d+$", "", key) in asked}  # the word for that number
    asked |= {key for begins in re.findall(r"say\(`([\w-]+)\$", scripts) for key in there if key.startswith(begins)}
    quoted = set(re.findall(r'"([a-z][\w-]*)"', scripts + sent))
    assert there - asked - quoted == set()
