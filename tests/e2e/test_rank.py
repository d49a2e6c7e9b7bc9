"""The leaderboard over the wire: nothing yet, a rating, all servers only where the host wants that (tournaments R4)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.rating.encounters import Encounter
from bot.store import ratings as store
from bot.store import repository as repo
from bot.tables.leaderboards import EVERYWHERE
from bot.tables.model import Person as Player
from tests.e2e.cups import has, on
from tests.e2e.house import EN, KO, House, action, actions, house
from tests.simulated import Person

pytestmark = pytest.mark.e2e


async def rated(at: House) -> None:
    """지수 wins a rated duel that 민수 gives up late."""
    tables, click = at.bot.tables, at.world.home.world.snowflake
    message = await at.open(at.jisoo, at.minsu, start=False)
    assert message
    host, guest = Player(at.jisoo.id, "지수", "ko"), Player(at.minsu.id, "민수", "ko")
    table = await at.table()
    await at.world.act(partial(tables.lobby.set_option, table.id, host, "table-rated", "on", click()))
    await at.world.act(partial(tables.lobby.start, table.id, host, click()))
    await at.world.act(partial(tables.seating.resign, table.id, guest, click()))


async def test_the_page_of_somebody_with_a_rating_and_of_somebody_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        nothing = await at.jisoo.slash(at.room, "madang rank")
        assert KO("rank-none") in nothing.text
        await rated(at)
        page = await at.minsu.slash(at.room, "madang rank")
        kind = KO("rank-kind-duel")
        assert KO("rank-headline", game=KO("game-metromania"), kind=kind) in page.text
        assert KO("rank-provisional") in page.text
        assert "지수" in page.text
        stranger = await at.ada.slash(at.room, "madang rank")
        assert EN("rank-new", figure="1500") in stranger.text
        assert "rank" not in actions(page.message)


async def test_all_servers_together_only_where_the_host_of_the_bot_wants_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await rated(at)
        await at.world.act(partial(at.bot.tables.ranking.ready, True))
        page = await at.minsu.slash(at.room, "madang rank")
        everywhere = await at.minsu.press(page.message, id=action(page.message, "rank"))
        assert KO("rank-headline", game=KO("game-metromania"), kind=KO("rank-kind-duel")) in everywhere.text
        assert await store.board(at.bot.tables.database.reader, EVERYWHERE, "metromania", "duel")
        await at.world.act(partial(at.bot.tables.ranking.ready, False))
        back = await at.minsu.press(everywhere.message, id=action(everywhere.message, "rank"))
        assert "rank" not in actions(back.message)


async def won(at: House, game: str, kind: str, *people: Person) -> None:
    """The first of some people beats the others in a rated match."""

    async def write() -> None:
        async with at.bot.tables.database.write() as connection:
            keys: list[int] = []
            for one in people:
                await repo.meet(connection, one.id, one.user.name, "ko")
                keys.append(await store.key_for(connection, one.id))
            ranks = tuple(1 if one is people[0] else 2 for one in people)
            encounter = Encounter(tuple((key,) for key in keys), ranks, len(people) - 1)
            await store.add(connection, None, at.world.server.id, game, kind, at.world.now(), encounter)

    await at.world.act(write)


async def test_each_game_and_class_has_a_page_and_the_menu_says_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await won(at, "metromania", "duel", at.jisoo, at.minsu)
        only = await at.minsu.slash(at.room, "madang rank")
        assert not has(only.message, "s-rank"), "there is nothing to choose"
        await at.world.pass_time(60)
        await won(at, "metromania", "table", at.minsu, at.jisoo, at.ada)
        await won(at, "project_mine", "table", at.jisoo, at.ada)
        page = await at.minsu.slash(at.room, "madang rank")

        def headline(game: str, kind: str) -> str:
            return KO("rank-headline", game=KO(f"game-{game}"), kind=KO(f"rank-kind-{kind}"))

        assert headline("metromania", "table") in page.text, "the one played last comes first"
        (menu,) = [one for one in page.message.selects if one["custom_id"] == on(page.message, "s-rank")]
        assert [one["value"] for one in menu["options"]] == [
            "here.metromania.table",
            "here.metromania.duel",
            "here.project_mine.table",
        ]
        assert [one["value"] for one in menu["options"] if one.get("default")] == ["here.metromania.table"]
        duel = await at.minsu.pick(page.message, ["here.metromania.duel"], id=menu["custom_id"])
        assert headline("metromania", "duel") in duel.text
        assert KO("rank-opponent-line", name="지수", won=0, lost=1, even=0) in duel.text
        menu = next(one for one in duel.message.selects if one["custom_id"] == on(duel.message, "s-rank"))
        assert [one["value"] for one in menu["options"] if one.get("default")] == ["here.metromania.duel"]
        other = await at.minsu.pick(duel.message, ["here.project_mine.table"], id=menu["custom_id"])
        assert headline("project_mine", "table") in other.text
        assert KO("rank-new", figure="1500") in other.text, "somebody else's game, in which one has no rating"


@pytest.mark.parametrize("value", ["all.metromania.duel", "here.chess.duel", "here.metromania.teams", "x", ""])
async def test_a_forged_choice_shows_what_there_is_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await won(at, "metromania", "duel", at.jisoo, at.minsu)
        await won(at, "metromania", "table", at.minsu, at.jisoo, at.ada)
        page = await at.ben.slash(at.room, "madang rank")
        (menu,) = [one for one in page.message.selects if one["custom_id"] == on(page.message, "s-rank")]
        menu["options"].append({"label": "forged", "value": value})
        shown = await at.ben.pick(page.message, [value], id=menu["custom_id"])
        assert EN("rank-headline", game=EN("game-metromania"), kind=EN("rank-kind-duel")) in shown.text
        assert await store.board(at.bot.tables.database.reader, EVERYWHERE, "metromania", "duel") == []
