"""Watching a match over the wire: from the board, in every way of being told, and no longer (asynchronous P8)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.tables.model import HOUR
from bot.tables.model import Person as Known
from tests.e2e.house import EN, KO, House, action, actions, find, house
from tests.e2e.test_calling import hand_over
from tests.simulated import Person

pytestmark = pytest.mark.e2e


async def watch(at: House, person: Person) -> None:
    """Press *Watch* on the board."""
    reply = await person.press(at.board, id=action(at.board, "watch"))
    assert reply.private


async def over(at: House) -> None:
    """The match ends."""
    table, click = await at.table(), at.world.home.world.snowflake()
    await at.world.act(partial(at.bot.tables.seating.resign, table.id, Known(at.minsu.id, "민수", "ko"), click))


async def test_a_bystander_watches_from_the_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        reply = await at.ada.press(at.board, id=action(at.board, "watch"))
        assert reply.private
        assert EN("watch-told-end") in reply.text
        board = at.board
        again = await at.ada.press(at.board, id=action(at.board, "watch"))
        assert EN("watch-told-end") in again.text
        rounds = await at.ada.press(again.message, id=action(again.message, "watch-rounds"))
        assert EN("watch-told-rounds") in rounds.text
        assert rounds.message.id == again.message.id
        assert at.board.id == board.id
        assert at.board.text == board.text, "nobody sees that somebody watches"
        await at.restart()
        while (await at.table()).round == 1:
            await hand_over(at)
        line = at.room.last
        assert f"<@{at.ada.id}>" in line.text
        assert list(line.there.pings) == [at.ada.id]
        page = await at.ada.press(line, id=action(line, "watch"))
        less = await at.ada.press(page.message, id=action(page.message, "watch-rounds"))
        assert EN("watch-told-end") in less.text
        await over(at)
        line = at.room.last
        assert KO("watch-over", people="", game=KO("game-metromania"), url="").partition("[")[0].strip() in line.text
        assert list(line.there.pings) == [at.ada.id]
        assert "watch" not in actions(at.board)


async def test_who_stops_watching_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        reply = await at.ada.slash(at.room, "table watch")
        assert EN("watch-told-end") in reply.text
        stopped = await at.ada.press(reply.message, id=action(reply.message, "unwatch"))
        assert stopped.message.id == reply.message.id
        assert find(stopped.message, "watch") is not None
        await over(at)
        assert all(at.ada.id not in message.there.pings for message in at.room.messages)


async def test_the_night_holds_and_the_morning_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        await watch(at, at.ada)
        page = await at.ada.slash(at.room, "madang settings", zone="Asia/Seoul")
        form = await at.ada.press(page.message, id=action(page.message, "my-quiet"))
        await at.ada.submit(form, text="23-8")
        await at.world.pass_time(2.5 * HOUR)  # half past eleven in Seoul
        await over(at)
        assert all(at.ada.id not in message.there.pings for message in at.room.messages)
        await at.restart()
        await at.world.pass_time(9 * HOUR)
        assert list(at.room.last.there.pings) == [at.ada.id]
        await at.world.pass_time(24 * HOUR)
        assert sum(at.ada.id in message.there.pings for message in at.room.messages) == 1


async def test_by_direct_message_and_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        for person, way in ((at.ada, "direct"), (at.ben, "off")):
            page = await person.slash(at.room, "madang settings")
            await person.pick(page.message, [way], id="t:0:0.0:s-my-reminders")
            await watch(at, person)
        await over(at)
        await at.world.pass_time(HOUR)
        (told,) = at.world.home.world.direct(at.ada.user).messages
        assert EN("game-metromania") in told.content
        assert at.world.home.world.direct(at.ben.user).messages == []
        pinged = {user for message in at.room.messages for user in message.there.pings}
        assert pinged <= {at.jisoo.id, at.minsu.id}


async def test_who_cannot_see_the_channel_any_more_is_told_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        await watch(at, at.ada)
        await watch(at, at.ben)
        at.room.there.deny(at.ada.user, "view_channel")
        await over(at)
        pinged = {user for message in at.room.messages for user in message.there.pings}
        assert at.ben.id in pinged
        assert at.ada.id not in pinged
        assert all(f"<@{at.ada.id}>" not in message.text for message in at.room.messages)
