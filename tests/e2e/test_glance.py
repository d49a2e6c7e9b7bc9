"""A finished match at a glance over the wire: one picture, asked for fifty times, shared (asynchronous R4, X5)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.core.hindsight import Fortunes, Survey
from cogs.panels.filming import InThreads
from tests.e2e.house import EN, KO, action, house
from tests.e2e.test_film import over

pytestmark = pytest.mark.e2e


async def test_one_press_shows_the_match_and_another_shares_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch, real_pictures=True) as at:
        board = await over(at)
        reply = await at.ada.press(board, id=action(board, "glance"))
        (picture,) = reply.message.pictures
        assert picture.name.startswith("glance-")
        assert EN("game-metromania") in picture.alt
        before = len(at.room.messages)
        said = await at.ada.press(reply.message, id=action(reply.message, "glance-share"))
        (line,) = at.room.messages[before:]
        assert "Ada" in line.text
        assert KO("game-metromania") in line.text
        assert [one.data for one in line.pictures] == [picture.data], "what was seen is what is shared"
        assert not line.there.pings
        again = await at.ada.press(said.message, id=action(said.message, "glance-share"))
        assert EN("share-already", url="") in again.text
        assert len(at.room.messages) == before + 1
        await at.restart()  # nothing of it was kept, and an old message works on
        anew = await at.ada.press(said.message, id=action(said.message, "film"))
        assert anew.message


async def test_where_looking_back_takes_a_while_the_message_says_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = asyncio.Event()
    survey = InThreads.survey

    async def slow(self: InThreads, part: Survey, table: int) -> object:
        await go_on.wait()
        return await survey(self, part, table)

    monkeypatch.setattr(InThreads, "survey", slow)
    async with house(tmp_path, monkeypatch) as at:
        board = await over(at)
        reply = await at.ada.press(board, id=action(board, "glance"))
        await at.world.pass_time(5)
        assert EN("glance-looking", game=EN("game-metromania"), share=0) in reply.message.text
        assert "▱▱▱" in reply.message.text
        assert not reply.message.pictures
        go_on.set()
        await at.world.pass_time(5)
        assert EN("glance-here", game="")[-20:] in reply.message.text
        assert reply.message.pictures


async def test_fifty_presses_look_back_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    survey = InThreads.survey

    async def counted(self: InThreads, survey_: object, table: int) -> object:
        looked.append(table)
        return await survey(self, survey_, table)  # type: ignore[arg-type]

    monkeypatch.setattr(InThreads, "survey", counted)
    async with house(tmp_path, monkeypatch) as at:
        board = await over(at)
        presses = [person.press(board, id=action(board, "glance")) for person in (at.ada, at.ben) for _ in range(25)]
        assert all(reply.message.pictures for reply in await asyncio.gather(*presses))
        assert len(looked) == 1


async def test_what_could_not_be_looked_up_can_be_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(self: InThreads, fortunes: Fortunes, table: int) -> object:
        raise OSError

    async with house(tmp_path, monkeypatch) as at:
        board = await over(at)
        with monkeypatch.context() as broken:
            broken.setattr(InThreads, "survey", fails)
            reply = await at.ada.press(board, id=action(board, "glance"))
            assert not reply.message.pictures
        reply = await at.ada.press(board, id=action(board, "glance"))
        assert reply.message.pictures
