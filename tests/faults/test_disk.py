"""The disk fills up while people play, and there is room again later."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import psutil
import pytest

from tests.faults.scene import begin, stage
from tests.standin import BotProcess

pytestmark = [
    pytest.mark.standin,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="only there a running process can be confined"),
]

ROOM = 16_384
"""Bytes that no file may grow beyond while the disk is "full"; the log is shorter."""


def confine(bot: BotProcess, room: int = psutil.RLIM_INFINITY) -> None:
    """No file of the bot grows beyond so many bytes."""
    assert bot._process is not None
    process = psutil.Process(bot._process.pid)
    process.rlimit(psutil.RLIMIT_FSIZE, (room, process.rlimit(psutil.RLIMIT_FSIZE)[1]))


async def test_a_disk_that_fills_up_in_a_game_and_has_room_again(tmp_path: Path) -> None:
    async with stage(tmp_path, settings={"MADANG_LOG_LEVEL": "warning"}) as (discord, bot):
        scene = await begin(discord, bot)
        await scene.answer()
        await scene.told()
        before = scene.answers()
        player = scene.awaited
        assert player is not None
        await player.open()
        confine(bot, ROOM)
        for _ in range(6):
            reply = await player.press_next()
            assert reply is not None, "every press is answered"
            if "저장" in reply.reply.last.text or "saved" in reply.reply.last.text:
                break
        else:
            raise AssertionError(f"nobody was told\n{bot.log}")
        assert scene.answers() == before
        confine(bot)
        player.panel = None
        await scene.answer()
        assert scene.answers() > before
        await scene.told(timeout=60)
        assert "Traceback" not in bot.log
        events = [json.loads(line)["event"] for line in bot.log.splitlines() if line.startswith("{")]
        assert events.count("the database cannot be written; nothing is lost") == 1
        assert "press not kept" in events
