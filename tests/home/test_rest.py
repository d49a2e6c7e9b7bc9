"""When nothing is in flight any more, and what happens while hours pass."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite
import pytest

from bot.home.clock import Clock, StillClock
from bot.home.server import Home
from bot.home.stillness import Loop
from tests.simulated.hours import elsewhere_seen

NOON = 1_767_268_800.0


@asynccontextmanager
async def home(clock: Clock | None = None) -> AsyncGenerator[Home]:
    """A Discord whose time stands still, nobody in it."""
    made = Home(clock=clock or StillClock(NOON), limits=False)
    await made.begin(listening=False)
    try:
        yield made
    finally:
        await made.end()


async def later(*done: str, into: list[str]) -> None:
    for one in done:
        await asyncio.sleep(0)
        into.append(one)


async def test_rest_waits_for_all_that_goes_on_and_not_for_time() -> None:
    async with home() as discord:
        done: list[str] = []
        task = asyncio.create_task(later("a", "b", "c", into=done))
        sleeper = asyncio.create_task(asyncio.sleep(0.01))
        await discord.rest()
        assert done == ["a", "b", "c"]
        assert task.done()
        assert not sleeper.done(), "time stands still"
        await discord.pass_time(0.01)
        assert sleeper.done()


async def test_rest_waits_for_threads() -> None:
    async with home() as discord:
        may = threading.Event()
        drawing = asyncio.create_task(asyncio.to_thread(may.wait, 10))
        resting = asyncio.create_task(discord.rest())
        for _ in range(20):
            await asyncio.sleep(0)
        assert not resting.done(), "a thread is at work"
        may.set()
        await resting
        assert drawing.done()


async def test_rest_waits_for_a_database(tmp_path: Path) -> None:
    async with home() as discord:
        with elsewhere_seen():
            database = await aiosqlite.connect(tmp_path / "test.sqlite3")
            await database.create_function("slowly", 0, lambda: time.sleep(0.05))
            reading = asyncio.create_task(database.execute_fetchall("SELECT slowly()"))
            await discord.rest()
            assert reading.done()
            await database.close()


async def test_rest_waits_for_what_comes_over_a_socket() -> None:
    async with home() as discord:
        heard = asyncio.Event()
        one, other = socket.socketpair()
        reader, writer = await asyncio.open_connection(sock=one)
        _, answering = await asyncio.open_connection(sock=other)

        async def listen() -> None:
            await reader.readline()
            heard.set()

        listening = asyncio.create_task(listen())
        await discord.rest()
        assert not heard.is_set()
        answering.write(b"hello\n")
        await discord.rest()
        assert heard.is_set()
        await listening
        for end in (writer, answering):
            end.close()
            await end.wait_closed()


async def test_timers_go_off_in_order_each_at_its_moment() -> None:
    async with home() as discord:
        rang: list[tuple[str, float]] = []

        async def ring(name: str, every: float, times: int) -> None:
            for _ in range(times):
                await asyncio.sleep(every)
                rang.append((name, discord.clock.now() - NOON))

        tasks = [asyncio.create_task(ring("hour", 3600, 2)), asyncio.create_task(ring("half", 1800, 3))]
        await discord.pass_time(5400)
        assert [moment for _, moment in rang] == [1800, 3600, 3600, 5400]
        assert [name for name, moment in rang if moment != 3600] == ["half", "half"]
        assert discord.clock.now() == NOON + 5400
        await discord.pass_time(1800)
        assert rang[-1] == ("hour", 7200)
        await asyncio.gather(*tasks)


async def test_a_timer_due_at_the_very_end_goes_off_however_its_moments_were_rounded() -> None:
    async with home() as discord:
        for _ in range(50):

            async def rung() -> None:
                for _ in range(3):
                    await asyncio.sleep(0.1)

            ringing = asyncio.create_task(rung())
            await discord.pass_time(0.3)
            assert ringing.done()


async def test_what_a_timer_begins_comes_to_rest_before_time_goes_on() -> None:
    async with home() as discord:
        seen: list[float] = []

        async def begin() -> None:
            await asyncio.sleep(60)
            await asyncio.to_thread(time.sleep, 0.02)
            seen.append(discord.clock.now() - NOON)

        begun = asyncio.create_task(begin())
        await discord.pass_time(3600)
        assert seen == [60]
        await begun


async def test_a_timer_that_was_called_off_stops_no_time() -> None:
    async with home() as discord:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        loop.call_later(10, pytest.fail).cancel()
        assert loop.next_timer() is None
        async with asyncio.timeout(30):
            await discord.pass_time(20)
        assert discord.clock.now() == NOON + 20


async def test_a_day_of_cancelled_timers_is_forgotten() -> None:
    async with home():
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        for _ in range(5000):
            loop.call_later(86_400, pytest.fail).cancel()
        assert len(loop._timers) < 2000


async def test_a_clock_that_runs_is_put_forward_too() -> None:
    async with home(Clock()) as discord:
        sleeper = asyncio.create_task(asyncio.sleep(3600))
        before = discord.clock.now()
        await discord.pass_time(3600)
        assert sleeper.done()
        assert discord.clock.now() - before > 3599


async def test_time_does_not_run_backwards() -> None:
    async with home() as discord:
        with pytest.raises(ValueError, match="backwards"):
            await discord.pass_time(-1)
        assert discord.clock.now() == NOON


async def test_after_a_discord_with_its_own_time_the_loop_goes_on_from_there() -> None:
    loop = asyncio.get_running_loop()
    async with home() as discord:
        before = loop.time()
        await discord.pass_time(100)
        assert loop.time() == before + 100
    assert loop.time() >= before + 100
    async with home():
        assert loop.time() >= before + 100


def test_on_another_loop_rest_says_that_it_cannot_see_the_bot() -> None:
    async def ask() -> None:
        async with home() as discord:
            with pytest.raises(RuntimeError, match="Loop"):
                await discord.rest()

    loop = asyncio.SelectorEventLoop()
    try:
        loop.run_until_complete(ask())
    finally:
        loop.close()
