"""A card pack of one's own, for tests."""

from __future__ import annotations

import shutil
from pathlib import Path

from bot.games.project_mine.cards import BUILT_IN


def folder_of_packs(tmp_path: Path) -> Path:
    """A folder with a card pack that has another name than the built-in one."""
    folder = tmp_path / "packs"
    shutil.copytree(BUILT_IN, folder / "project_mine" / "mine")
    head = folder / "project_mine" / "mine" / "pack.toml"
    head.write_text('id = "own-cards"\nname = { ko = "우리 카드", en = "Our @everyone cards" }\n', encoding="utf-8")
    return folder
