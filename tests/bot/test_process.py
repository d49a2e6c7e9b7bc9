"""The bot as a process: it says where to invite it, ends when told to, and never runs twice on one database."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cogs.panels.guild import NEEDED
from tests.standin import BotProcess, Standin

pytestmark = [pytest.mark.standin, pytest.mark.slow]


def lines(bot: BotProcess) -> list[dict[str, Any]]:
    """The log, which is JSON where nobody watches."""
    return [json.loads(line) for line in bot.log.splitlines() if line.startswith("{")]


async def ready(bot: BotProcess) -> dict[str, Any]:
    import asyncio

    for _ in range(1000):
        found = next((line for line in lines(bot) if line["event"] == "ready"), None)
        if found is not None:
            return found
        await asyncio.sleep(0.01)
    raise AssertionError(bot.log)


async def test_start_and_stop(tmp_path: Path) -> None:
    async with Standin.start() as discord:
        bot = BotProcess(discord, tmp_path / "madang.sqlite3")
        await bot.start()
        said = await ready(bot)
        assert f"client_id={discord.world.application_id}" in said["invite"]
        assert "scope=bot+applications.commands" in said["invite"]
        assert NEEDED
        second = BotProcess(discord, tmp_path / "madang.sqlite3")
        second.log_file = tmp_path / "second.log"
        await second.start(wait=False)
        assert await second.wait() == 2
        assert second.log.splitlines()[-1].startswith("madang: another process is using the database madang.sqlite3")
        assert await bot.stop() == 0
        assert lines(bot)[-1]["event"] == "stopped"
        assert discord.token not in bot.log + second.log


async def test_commands_are_sent_once(tmp_path: Path) -> None:
    async with Standin.start() as discord:
        bot = BotProcess(discord, tmp_path / "madang.sqlite3")
        for _ in range(2):
            await bot.start()
            await ready(bot)
            assert await bot.stop() == 0
        assert sum(line["event"] == "commands registered" for line in lines(bot)) == 1
        assert discord.world.commands
