"""Options in the lobby: card packs of one's own, and options that do not go with the number of seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.model import Person, Place
from tests.e2e.house import EN, KO, action, find, house
from tests.e2e.own_packs import folder_of_packs

pytestmark = pytest.mark.e2e


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A folder with one of another name than the built-in one."""
    return folder_of_packs(tmp_path)


async def test_a_pack_of_ones_own_is_chosen_and_played(
    tmp_path: Path, packs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        assert await at.bot.tables.packs.load(packs) == []
        (pack,) = at.bot.tables.packs.of("project_mine")
        host = Person(at.jisoo.id, "지수", "ko")
        table = await at.bot.tables.lobby.open("project_mine", Place(at.world.server.id, at.room.id), host, "ko", {}, 1)
        await at.world.rest()
        lobby = at.board
        assert f"{KO('option-table-pack')}: {KO('cogs-pack-own')}" in lobby.text
        options = await at.jisoo.press(lobby, id=action(lobby, "options"))
        menu = next(m["custom_id"] for m in options.message.selects if "table-pack" in m["custom_id"])
        await at.jisoo.pick(options.message, [pack.sha], id=menu)
        assert "우리 카드" in lobby.text
        assert "우리 카드" in options.message.text
        await at.ada.press(lobby, id=action(lobby, "join"))
        table = await at.bot.tables.lobby.start(table.id, host, 2)
        assert table.row.pack == pack.sha


async def test_the_games_own_cards_can_be_chosen_again(
    tmp_path: Path, packs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        await at.bot.tables.packs.load(packs)
        (pack,) = at.bot.tables.packs.of("project_mine")
        host = Person(at.ada.id, "Ada", "en-US")
        table = await at.bot.tables.lobby.open("project_mine", Place(at.world.server.id, at.room.id), host, "en", {}, 1)
        await at.bot.tables.lobby.set_option(table.id, host, "table-pack", pack.sha, 2)
        await at.world.rest()
        lobby = at.board
        assert "cards" in lobby.text
        assert "@everyone" not in lobby.text
        options = await at.ada.press(lobby, id=action(lobby, "options"))
        menu = next(m["custom_id"] for m in options.message.selects if "table-pack" in m["custom_id"])
        await at.ada.pick(options.message, ["own"], id=menu)
        assert (await at.table()).row.options["table-pack"] == ""
        assert EN("cogs-pack-own") in lobby.text


async def test_an_option_that_does_not_fit_is_said_and_start_explains_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        lobby = await at.open(at.jisoo, at.minsu, start=False)
        host = Person(at.jisoo.id, "지수", "ko")
        await at.bot.tables.lobby.set_option((await at.table()).id, host, "variant", "hidden", 1)
        await at.world.rest()
        why = KO("error-option-seats", option=KO("metromania-variant-hidden"), min=3, max=4)
        assert why in lobby.text
        assert KO("lobby-waiting-line", missing=1) in lobby.text
        assert find(lobby, "start") is not None
        refused = await at.jisoo.press(lobby, id=action(lobby, "start"))
        assert refused.private
        assert refused.text == why
        assert (await at.table()).in_lobby
        await at.ada.press(lobby, id=action(lobby, "join"))
        assert why not in lobby.text
        await at.jisoo.press(lobby, id=action(lobby, "start"))
        assert (await at.table()).playing


async def test_practice_is_not_stopped_by_the_servers_usual_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        row = await at.bot.tables.people.guild(at.world.server.id)
        row.defaults = {"metromania": {"variant": "hidden"}}
        await at.bot.tables.people.set_guild(row)
        entrance = await at.ben.slash(at.room, "madang open")
        asked = await at.ben.press(entrance.message, id=action(entrance.message, "practice"))
        games = [one["custom_id"] for one in asked.message.buttons if one["custom_id"].endswith(":practice:metromania")]
        for metromania in games:  # several games: which one
            await at.ben.press(asked.message, id=metromania)
        tables = await at.bot.tables.look.of(at.ben.id)
        assert [table.row.options["variant"] for table in tables] == ["open"]
