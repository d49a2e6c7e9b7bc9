"""Panels that a game gets by without: settings of the server, a report, the log as a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.house import EN, KO, action, house
from tests.simulated import MANAGE_SERVER

pytestmark = pytest.mark.e2e


async def test_channels_that_were_chosen_stand_in_their_menu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        manager = at.world.add_person("dana", "en-US", powers=MANAGE_SERVER)
        (server,) = at.bot.guilds
        row = await at.bot.tables.people.guild(server.id)
        row.channels = [at.room.id]
        await at.bot.tables.people.set_guild(row)
        screen = (await manager.slash(at.room, "madang server")).message
        (menu,) = (one for one in screen.selects if one["type"] == 8)
        assert [int(one["id"]) for one in menu["default_values"]] == [at.room.id]
        refused = await at.minsu.slash(at.room, "madang server")
        assert refused.text == KO("error-permission-you", permission=KO("permission-manage_guild"))


async def test_a_report_is_written_in_a_form_of_several_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.ada, at.ben)
        menu = await at.ada.press(at.board, id=action(at.board, "menu"))
        shown = await at.ada.press(menu.message, id=action(menu.message, "report"))
        assert shown.form is not None
        assert shown.form["components"][0]["component"]["style"] == 2
        done = await at.ada.submit(shown, text="The board is upside down.")
        before, _, _ = EN("report-kept", reference="|").partition("|")
        assert before.strip("* ") in done.text
