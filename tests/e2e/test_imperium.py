"""Whole games of Twilight Imperium by pressing what stands on the screen, in both languages, presses counted."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from statistics import median

import pytest

from tests.e2e.house import House, action, house
from tests.e2e.imperium import begin, take_turn
from tests.e2e.playing import HANGUL

pytestmark = [pytest.mark.e2e, pytest.mark.slow]


async def play_to_the_end(at: House, most: int = 3000) -> dict[str, list[int]]:
    """Whoever is awaited answers until it is over: presses by what was decided."""
    counts: dict[str, list[int]] = defaultdict(list)
    for _ in range(most):
        table = await at.table()
        if not table.playing:
            return counts
        person = next(one for one in at.people if one.id in table.awaited_users)
        for topic, presses in await take_turn(at, person):
            counts[topic].append(presses)
    raise AssertionError("it does not end")


async def test_three_players_to_the_end_in_korean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, at.minsu, at.ada, target="6")
        counts = await play_to_the_end(at)
        print({topic: (len(found), median(found), max(found)) for topic, found in counts.items()})
        table = await at.table()
        assert table.row.phase == "finished"
        result = at.board
        assert HANGUL.search(result.text)
        shown = await at.minsu.press(result, id=action(result, "result"))
        assert HANGUL.search(shown.text)
