"""Many clicks at the same moment: one counts, the rest are told politely."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.scene import Scene, begin, lobby, open_lobby, stage
from tests.standin.players import boards, offered
from tests.standin.replies import concurrently

pytestmark = [pytest.mark.standin, pytest.mark.slow]


async def test_a_hundred_clicks_on_one_question(tmp_path: Path) -> None:
    async with stage(tmp_path) as (discord, bot):
        scene = await begin(discord, bot)
        player = scene.awaited
        assert player is not None
        panel = await player.open()
        while not offered(panel, "opt"):
            await player.step()
            panel = player.panel or panel
        button = offered(panel, "opt")[0]
        before = scene.answers()
        replies = await concurrently([player.person.press(panel, button) for _ in range(100)])
        assert [one for one in replies if isinstance(one, BaseException)] == []
        assert scene.answers() <= before + 1
        while scene.answers() == before:  # this question takes a confirmation
            await scene.step()
        assert scene.answers() == before + 1
        strangers = [discord.person(f"Passer-by {number}") for number in range(20)]
        told = await concurrently(
            [one.press(boards(scene.room)[-1], offered(scene.board, "move")[0]) for one in strangers]
        )
        for reply in told:
            assert not isinstance(reply, BaseException), reply
            assert reply.ephemeral
            assert reply.text
        assert scene.answers() == before + 1


async def test_a_hundred_people_join_at_once(tmp_path: Path) -> None:
    async with stage(tmp_path) as (discord, bot):
        scene = Scene(discord, bot, discord.home.text("game-room"))
        message = await open_lobby(scene, discord.person("Host"))
        join = offered(message, "join")[0]
        people = [discord.person(f"Guest {number}") for number in range(100)]
        replies = await concurrently([one.press(message, join) for one in people])
        assert [one for one in replies if isinstance(one, BaseException)] == []
        texts = {reply.text for reply in replies if not isinstance(reply, BaseException)}
        assert len(texts) == 2, "three are in, the others are told"
        seated = scene.ask("SELECT count(*), count(DISTINCT user_id) FROM seats WHERE table_id = ?", scene.table()[0])
        assert seated == [(4, 4)]
        await scene.told()
        assert offered(lobby(scene.room), "start")
