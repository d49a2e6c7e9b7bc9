"""Many clicks at the same moment: one counts, the rest are told politely."""

from __future__ import annotations

from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.faults.scene import Scene, begin, lobby, open_lobby, stage
from tests.standin import BotProcess, InteractionFailed
from tests.standin.players import boards, offered
from tests.standin.replies import Reply, concurrently

pytestmark = [pytest.mark.standin, pytest.mark.slow]


async def in_time(bot: BotProcess, presses: list[Coroutine[Any, Any, Reply]]) -> list[Reply]:
    """Press everything at once; the answers, complete, of the presses that were answered in time.

    How many those are depends on the machine: on a loaded one the last of a hundred have waited for more than 2.8 s
    when their turn comes. Discord takes no answer to a press after 3 s, so such a press is dropped on purpose, and its
    person is told by Discord's client. That is no fault, as long as the log says so, once for every press without an
    answer; anything else that goes unanswered is one.
    """
    before = dropped(bot)
    replies: list[Reply] = []
    unanswered = 0
    for one in await concurrently(presses):
        if isinstance(one, Reply):
            replies.append(one)
        elif isinstance(one, InteractionFailed):
            unanswered += 1
        else:
            raise one
    for reply in replies:
        if reply.message.loading:
            await reply.settled(timeout=60)
    if unanswered:
        await bot.discord.until(
            lambda: dropped(bot) - before >= unanswered,
            timeout=60,
            what=f"{unanswered} unanswered presses found too old\n{bot.log[-3000:]}",
        )
    return replies


def dropped(bot: BotProcess) -> int:
    """Presses that the bot's log calls too old, or whose answer Discord did not take any more."""
    return sum(bot.log.count(words) for words in ("interaction too old", "interaction gone"))


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
        told = await in_time(bot, [player.person.press(panel, button, settle=False) for _ in range(100)])
        assert all(reply.ephemeral and reply.text for reply in told)
        assert scene.answers() <= before + 1
        while scene.answers() == before:  # this question takes a confirmation
            await scene.step()
        assert scene.answers() == before + 1
        strangers = [discord.person(f"Passer-by {number}") for number in range(20)]
        move = offered(scene.board, "move")[0]
        told = await in_time(bot, [one.press(boards(scene.room)[-1], move, settle=False) for one in strangers])
        assert all(reply.ephemeral and reply.text for reply in told)
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
