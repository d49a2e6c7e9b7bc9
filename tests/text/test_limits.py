"""Every message in its place, with the longest arguments."""

from __future__ import annotations

import pytest

from bot.text.catalogue import LANGUAGES, Language, catalogues
from bot.text.limits import CONTENT, budget, cut, fits_command_name, is_command_name
from tests.text import worst_case

KEYS = sorted(catalogues()["ko"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_fits_its_place(language: Language) -> None:
    catalogue = catalogues()[language]
    said = {key: catalogue.format(key, worst_case.arguments(catalogue, key)) for key in KEYS}
    assert {key: text for key, text in said.items() if not 0 < len(text) <= budget(key)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_names_are_valid_and_unique_beside_each_other(language: Language) -> None:
    catalogue = catalogues()[language]
    seen: dict[tuple[str, str], str] = {}
    for key in KEYS:
        if is_command_name(key):
            name = catalogue.format(key, {})
            assert fits_command_name(name), (key, name)
            parent = key.removesuffix("-name").rsplit("-", 1)[0]
            assert seen.setdefault((parent, name), key) == key
            assert key.removesuffix("-name") + "-desc" in catalogue


def test_english_command_names_are_the_wire_names() -> None:
    for key in KEYS:
        if is_command_name(key):
            assert catalogues()["en"].format(key, {}) == key.removesuffix("-name").rsplit("-", 1)[1]


@pytest.mark.parametrize(
    ("key", "most"),
    [
        ("lobby-join-button", 80),
        ("button-log", 80),
        ("metromania-opt-start", 75),
        ("metromania-group-start", 80),
        ("replace-bot-option", 100),
        ("metromania-variant-open-desc", 100),
        ("cmd-games-name", 32),
        ("cmd-games-desc", 100),
        ("lobby-options-title", 45),
        ("panel-amount-label", 45),
        ("games-headline", 2000),
        ("board-alt", 1024),
    ],
)
def test_budgets(key: str, most: int) -> None:
    assert budget(key) == most


def test_a_whole_board_with_the_longest_names_fits_a_message() -> None:
    for language in LANGUAGES:
        catalogue = catalogues()[language]
        two = [", ".join([worst_case.NAME_IN_MESSAGE] * 8), ", ".join([worst_case.MENTION] * 8)]
        lines = ("board-turn-line", "board-asked-line", "board-just-now-line", "board-next-line", "board-scores-line")
        board = [
            catalogue.format(key, {**worst_case.arguments(catalogue, key), "names": two[0], "people": two[1]})
            for key in lines
        ]
        assert len("\n".join(board)) <= CONTENT


def test_cut_keeps_whole_lines_and_words() -> None:
    assert cut("short") == "short"
    assert cut("one two\nthree four", 12) == "one two…"
    assert cut("one two three", 10) == "one two…"
    assert cut("x" * 20, 10) == "x" * 9 + "…"
    assert len(cut("가 " * 3000)) <= CONTENT


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("시작", True),
        ("내패", True),
        ("dig", True),
        ("my game", False),
        ("Dig", False),
        ("", False),
        ("가" * 33, False),
    ],
)
def test_what_discord_takes_as_a_command_name(name: str, fits: bool) -> None:
    assert fits_command_name(name) is fits
