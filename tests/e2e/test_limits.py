"""Discord's limits and the whole bot: too late, too often, not allowed; and what our Discord answers is Discord's."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cogs.panels.ids import parse
from tests.e2e.house import EN, House, action, button_of, find, house
from tests.e2e.playing import single
from tests.payloads import validate_answer
from tests.simulated import Person, Reply

pytestmark = pytest.mark.e2e


def fails(at: House, reply: Reply) -> asyncio.Task[bool]:
    """Whether Discord says to the person that the bot did not respond, as soon as it knows."""

    async def waited() -> bool:
        return not await at.world.home.interactions.until_acknowledged(reply.interaction)

    return asyncio.create_task(waited())


async def test_while_a_picture_takes_long_it_thinks_and_then_shows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        await at.open(at.ada, at.ben)
        person = await at.awaited()
        draw: Any = at.bot.services.pictures._draw

        async def slowly(key: Any, drawing: Any) -> Any:
            await asyncio.sleep(20)
            return await draw(key, drawing)

        monkeypatch.setattr(at.bot.services.pictures, "_draw", slowly)
        reply = await person.press(at.board, id=action(at.board, "move"))
        failed = fails(at, reply)
        assert not reply.answered
        await at.world.pass_time(2)
        assert reply.answered
        assert reply.message.there.loading
        assert reply.private
        await at.world.pass_time(90)
        assert not await failed
        assert not reply.message.there.loading
        assert reply.message.pictures
        assert find(reply.message, "begin"), "the pages for newcomers"


async def test_an_answer_that_comes_too_late_counts_and_the_next_press_shows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        await at.open(at.ada, at.ben)
        person = await at.awaited()
        panel = (await at.my_move(person)).message
        option = await at.sensible(person)
        while (id := button_of(panel, option)) is None:
            area = next(
                one["custom_id"] for one in panel.buttons if (known := parse(one["custom_id"])) and known.action == "at"
            )
            await person.press(panel, id=area)
        before = await at.table()
        at.world.home.faults.delay("POST /interactions/*", 4.0, times=1)
        reply = await person.press(panel, id=id)
        failed = fails(at, reply)
        await at.world.pass_time(10)
        assert await failed, "Discord heard of it after more than three seconds"
        table = await at.table()
        if find(panel, "sure") is None:
            assert table.row.last == before.row.last + 1, "it was played once"
        mine = (await at.my_move(person)).message
        assert mine.buttons


async def test_a_lobby_that_changes_faster_than_discord_takes_edits_is_right_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch, language="en", limits=True) as at:
        await at.open(at.ada, start=False)
        lobby = at.board
        guests: list[Person] = [at.ben, at.jisoo, at.minsu]
        for _ in range(4):
            for guest in guests:
                await guest.press(lobby, id=action(lobby, "join"))
            for guest in guests:
                await guest.press(lobby, id=action(lobby, "leave"))
        await at.ben.press(lobby, id=action(lobby, "join"))
        assert len([one for one in (await at.table()).seats if one.user_id]) == 2
        await at.world.pass_time(60)
        text = at.board.text
        assert f"<@{at.ben.id}>" in text or "Ben" in text
        assert "민수" not in text
        limits = at.world.home.limits
        assert limits is not None
        assert limits.refused == 0, "it waits by itself instead of being told to"


async def test_where_it_may_not_write_it_says_which_permission_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        bot = at.world.home.world.bot
        for name in ("send_messages", "attach_files", "view_channel"):
            room = at.world.add_channel(name)
            room.there.deny(bot, name)
            await at.world.rest()
            reply = await at.ada.slash(room, "metromania new")
            assert reply.answered
            assert reply.private
            assert not room.messages


async def test_what_our_discord_answers_the_bot_is_as_discord_describes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        await at.open(at.ada, at.ben)
        for _ in range(3):
            person = await at.awaited()
            panel = (await at.my_move(person)).message
            await single(person, panel, await at.sensible(person))
        for command in ("games", "table status", "table log"):
            await at.ada.slash(at.room, command)
        offered = await at.ada.slash(at.room, "metromania new")
        await at.ada.press(offered.message, id=action(offered.message, "thread"))
        answered = [one for one in at.world.home.judge.requests if one.answer is not None]
        assert len({one.route for one in answered}) >= 6
        found = {f"{one.route}: {what}" for one in answered for what in validate_answer(one.answer, one.route)}
        assert found == set()
        assert EN("button-my-move") in at.board.labels
