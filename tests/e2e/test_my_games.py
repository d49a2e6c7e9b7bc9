"""One's games over the wire: the most urgent first, leafed through, those that are over behind a press (P6)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.tables.model import HOUR, Person, Place, Snapshot
from cogs.panels.my_games import PAGE
from tests.e2e.house import KO, House, action, actions, find, house

pytestmark = pytest.mark.e2e


async def elsewhere(at: House, number: int) -> Snapshot:
    """A match of the two in a channel of its own, that waits for 지수."""
    channel = at.world.add_channel(f"room-{number}")
    people = [Person(one.id, one.user.name, "ko") for one in (at.jisoo, at.minsu)]
    lobby, click = at.bot.tables.lobby, at.world.home.world.snowflake
    host, guest = people if number % 2 else people[::-1]
    place = Place(at.world.server.id, channel.id)
    table = await lobby.open("metromania", place, host, "ko", {}, click())
    await lobby.join(table.id, guest, click())
    await at.world.act(partial(lobby.start, table.id, host, click()))
    return await at.bot.tables.look.at(table.id)


async def test_many_games_are_leafed_through_by_urgency(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        found: list[Snapshot] = []
        for number in range(PAGE + 2):
            found.append(await elsewhere(at, number))
            await at.world.pass_time(HOUR)
        mine = [table for table in found if at.jisoo.id in table.awaited_users]
        assert 0 < len(mine) < len(found)
        page = await at.jisoo.slash(at.room, "games")
        assert KO("games-page", page=1, pages=2) in page.text
        assert KO("games-turn-headline", count=len(mine)) in page.text
        places = [page.text.index(f"<#{table.row.channel_id}>") for table in mine]
        assert places == sorted(places), "who has waited longest comes first"
        onward = find(page.message, "panel")
        assert onward is not None
        assert onward.startswith(f"t:{mine[0].id}:")
        first = page.text
        second = await at.jisoo.press(page.message, id="t:0:0.0:games:1")
        assert KO("games-page", page=2, pages=2) in second.text
        assert second.message.id == page.message.id, "it is leafed through in place"
        shown = f"{first}\n{second.text}"
        assert all(f"/channels/{at.world.server.id}/{table.row.channel_id}" in shown for table in found)


async def test_what_is_over_stands_behind_a_press(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        table = await at.table()
        page = await at.jisoo.slash(at.room, "games")
        assert "games-ended" not in actions(page.message)
        click = at.world.home.world.snowflake()
        await at.world.act(partial(at.bot.tables.seating.resign, table.id, Person(at.minsu.id, "민수", "ko"), click))
        page = await at.jisoo.slash(at.room, "games")
        assert KO("games-none") in page.text
        over = await at.jisoo.press(page.message, id=action(page.message, "games-ended"))
        assert KO("games-won") in over.text
        assert str(table.row.channel_id) in over.text
        back = await at.jisoo.press(over.message, id=action(over.message, "games"))
        assert KO("games-none") in back.text
        stranger = await at.ada.slash(at.room, "games")
        assert "games-ended" not in actions(stranger.message)
