"""`/ti new`: what a table plays with can be typed with the command that opens it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.twilight_imperium import CHOSEN, SETTINGS
from tests.e2e.house import EN, house

pytestmark = [pytest.mark.e2e]


async def test_a_map_a_draft_and_parts_of_the_game_are_typed_with_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        wished = {key: SETTINGS[key][-1] for key in CHOSEN} | {"factions": "draft_3"}
        assert wished["map"] == "build"
        names = {key: EN(f"cmd-ti-new-arg-{key}-name") for key in CHOSEN}
        await at.ada.slash(at.room, "ti new", **{names[key]: value for key, value in wished.items()})
        options = (await at.table()).row.options
        assert {key: options[key] for key in CHOSEN} == wished
        for key, value in wished.items():
            assert EN(f"twilight_imperium-{key}-{value}") in at.board.text, "and everybody reads it"
