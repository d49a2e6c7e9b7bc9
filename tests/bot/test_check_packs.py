"""``python -m bot check`` on card packs: a line each, in English, with the place of every fault."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot.commands import check
from bot.games.project_mine.cards import BUILT_IN as MINE
from bot.games.the_dome.cards import BUILT_IN as DOME
from bot.settings import load_settings


def lines(folder: Path) -> dict[str, str]:
    """What is said of each pack; refusals begin with `NOT OK`."""
    said: dict[str, str] = {}
    for name, part in check._packs(load_settings(None, packs=folder)):
        try:
            said[name] = part()
        except check.Unfit as reason:
            said[name] = f"NOT OK {reason}"
    return said


def changed(folder: Path, source: Path, file: str, old: str, new: str) -> None:
    """A copy of a built-in pack with one change."""
    shutil.copytree(source, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_pack_is_named_with_its_folder_and_the_same_one_is_said_once(tmp_path: Path) -> None:
    shutil.copytree(MINE, tmp_path / "project_mine" / "first")
    shutil.copytree(MINE, tmp_path / "project_mine" / "second")
    (said,) = lines(tmp_path).values()
    assert "(folder first, " in said
    assert said.endswith("; the same again in second, offered once")


def test_an_empty_folder_is_said_to_be_empty(tmp_path: Path) -> None:
    assert lines(tmp_path) == {"packs": "none in the folder"}


@pytest.mark.parametrize(
    ("game", "source", "file", "old", "new", "said"),
    [
        ("project_mine", MINE, "basic.toml", "copies = 4", "copies = 5",
         "basic.toml / small-ruby ×5 / copies: small ruby: 5 found, 4 wanted. (pack-count)"),
        ("project_mine", MINE, "goals.toml", 'kind = "passive"', 'kind = "basic"', "goals.toml / "),
        ("the_dome", DOME, "decks.toml", 'character = "ria"', 'character = "nobody"',
         "decks.toml / ria-first / cards: no such character (nobody). (the_dome-pack-deck-character)"),
        ("the_dome", DOME, "mastermind.toml", 'kind = "event"', 'kind = "evnt"', "mastermind.toml / "),
    ],
)  # fmt: skip
def test_a_broken_pack_is_told_with_file_record_and_reason(
    tmp_path: Path, game: str, source: Path, file: str, old: str, new: str, said: str
) -> None:
    changed(tmp_path / game / "torn", source, file, old, new)
    (line,) = lines(tmp_path).values()
    assert line.startswith(f"NOT OK {said}")
    assert "\n" not in line
