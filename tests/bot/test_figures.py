"""Figures of the running bot: what an owner watches."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import aiohttp
import pytest

from bot.figures import made_at
from tests.standin import BotProcess, Standin


def test_ids_tell_when_they_were_made() -> None:
    assert made_at(175928847299117063) == pytest.approx(1462015105.796)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


async def figures(port: int, wanted: str) -> str:
    """The page of figures, once it has a line."""
    page = ""
    async with aiohttp.ClientSession() as browser:
        for _ in range(300):
            async with browser.get(f"http://127.0.0.1:{port}/metrics") as answer:
                page = await answer.text()
            if wanted in page:
                return page
            await asyncio.sleep(0.05)
    raise AssertionError(page)


@pytest.mark.standin
@pytest.mark.slow
async def test_presses_and_tables_are_counted(tmp_path: Path) -> None:
    port = free_port()
    async with Standin.start() as discord:
        room, ada = discord.home.text("room"), discord.person("Ada", locale="en-US")
        async with BotProcess(discord, tmp_path / "madang.sqlite3", settings={"MADANG_METRICS_PORT": str(port)}):
            reply = await ada.slash(room, "/metromania new")
            assert reply.ephemeral
            page = await figures(port, 'madang_tables{state="lobby"} 1.0')
            assert 'madang_ack_seconds_count{kind="interaction"} 1.0' in page
            assert "madang_loop_lag_seconds_count" in page
            assert "Ada" not in page
