"""The leaderboard over the wire: nothing yet, a rating, all servers only where the host wants that (tournaments R4)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.store import ratings as store
from bot.tables.leaderboards import EVERYWHERE
from bot.tables.model import Person
from tests.e2e.house import EN, KO, House, action, actions, house

pytestmark = pytest.mark.e2e


async def rated(at: House) -> None:
    """지수 wins a rated duel that 민수 gives up late."""
    tables, click = at.bot.tables, at.world.home.world.snowflake
    message = await at.open(at.jisoo, at.minsu, start=False)
    assert message
    host, guest = Person(at.jisoo.id, "지수", "ko"), Person(at.minsu.id, "민수", "ko")
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
