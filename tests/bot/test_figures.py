"""Figures of the running bot: what an owner watches."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import aiohttp
import pytest

from bot.figures import count_workers, made_at
from bot.observability import Metrics
from bot.workers.pool import Figures
from tests.standin import BotProcess, Standin


def test_ids_tell_when_they_were_made() -> None:
    assert made_at(175928847299117063) == pytest.approx(1462015105.796)


def test_workers_are_told_of_and_each_of_their_ends_is_counted_once() -> None:
    metrics, found = Metrics.new(), Figures(workers=2, waiting=3, resident={0: 40, 1: 50}, layers={1: 7})
    found.ends.update(idle=1, late=2)
    for _ in range(2):
        count_workers(found, metrics)
    found.ends.update(late=1)
    count_workers(found, metrics)

    def told(name: str, **labels: str) -> float | None:
        return metrics.registry.get_sample_value(name, labels)

    assert told("madang_workers") == 2
    assert told("madang_jobs_waiting") == 3
    assert told("madang_worker_bytes", what="resident") == 90
    assert told("madang_worker_bytes", what="layers") == 7
    assert told("madang_worker_ends_total", why="idle") == 1
    assert told("madang_worker_ends_total", why="late") == 3


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
