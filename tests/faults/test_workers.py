"""The whole bot with workers: pictures come also when one is killed, and no worker outlives the bot."""

from __future__ import annotations

import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import psutil
import pytest

from tests.faults.scene import Scene, begin, stage
from tests.standin import BotProcess
from tests.standin.players import boards

pytestmark = [pytest.mark.standin, pytest.mark.slow]

SETTINGS = {"MADANG_WORKERS": "2"}


def workers(bot: BotProcess) -> list[psutil.Process]:
    """Processes that the bot has started."""
    assert bot._process is not None
    return psutil.Process(bot._process.pid).children(recursive=True)


async def pictured(scene: Scene) -> None:
    """The awaited person's panel and the board both have their picture."""
    player = scene.awaited
    assert player is not None
    await player.open()
    assert player.panel is not None
    assert player.panel.files
    await scene.told()
    assert boards(scene.room)[-1].files


async def test_pictures_come_from_workers_also_after_one_was_killed(tmp_path: Path) -> None:
    async with stage(tmp_path, settings=SETTINGS) as (discord, bot):
        assert workers(bot) == [], "nobody has asked for a picture yet"
        scene = await begin(discord, bot)
        await pictured(scene)
        first = workers(bot)
        assert 1 <= len(first) <= 2
        for worker in first:
            worker.send_signal(signal.SIGKILL)
        player = scene.awaited
        assert player is not None
        await player.step()
        await pictured(scene)
        assert "picture failed" not in bot.log
        assert "worker replaced" in bot.log
        assert workers(bot)


@pytest.mark.parametrize("end", [BotProcess.stop, BotProcess.kill])
async def test_the_bots_workers_end_with_it(tmp_path: Path, end: Callable[[BotProcess], Awaitable[object]]) -> None:
    async with stage(tmp_path, settings=SETTINGS) as (discord, bot):
        await pictured(await begin(discord, bot))
        left = workers(bot)
        assert left
        ended = await end(bot)
        assert ended in (0, None)
        _, alive = psutil.wait_procs(left, timeout=60)
        for worker in alive:
            worker.kill()
        assert not alive
        assert "Traceback" not in bot.log
