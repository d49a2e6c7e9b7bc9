"""The list of one's games reads no match but those of its page, however many there are (asynchronous X4, P6)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.core.match import Match
from cogs.panels.ids import Id
from cogs.panels.my_games import PAGE, games_screen
from tests.benchmarks.many_games import ME, TABLES, copied, played
from tests.cogs.stage import stage


async def test_no_match_is_read_that_is_not_on_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = await stage(tmp_path)
    try:
        await played(at, 3)
        copied(at.tables.database.path, TABLES)
        read: list[int] = []
        load = Match.load

        def counted(*args: Any) -> Match:
            read.append(1)
            return load(*args)

        monkeypatch.setattr(Match, "load", counted)
        screen = await games_screen(at.visit(ME, Id("games", arg="1")))
    finally:
        await at.tables.close()
    assert screen.content.count("\n• ") == PAGE
    assert 0 < len(read) <= PAGE
