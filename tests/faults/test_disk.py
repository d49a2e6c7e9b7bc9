"""The disk fills up while people play, and there is room again later."""

from __future__ import annotations

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
    pytest.mark.sqlite,
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
        await scene.meets_a_database_out_of_order(lambda: confine(bot, ROOM), lambda: confine(bot))
