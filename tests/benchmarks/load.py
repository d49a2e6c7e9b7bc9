"""Many tables at once on the stand-in: how soon do people get their answers, and what does it cost?

    python -m tests.benchmarks.load --tables 200 --seconds 12 6 5 --workers 0 2

For each number of workers it starts a bot, opens the tables (two people each), lets every awaited person open the
panel, then has each table pressed once at a random moment within the given seconds, for each of them in turn. Panel
pictures are on, board edits coalesced, Discord's usual rate limits kept. Prints one JSON object a burst: times in ms,
counted in the stand-in from dispatch to the arrival of the bot's answer, pictures included; how late the event loop
was, and what its own thread took of that, sampled in the bot; memory as proportional set size, of the bot and of each
of its workers, when the burst is over.

The stand-in and the people share the machine with the bot, and take their part of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import psutil

from tests.benchmarks.processes import cpu, proportional, told
from tests.faults.scene import Scene, begin
from tests.standin import BotProcess, InteractionFailed, Standin
from tests.standin.players import Press

PAUSE: Final = 10.0
"""Seconds of rest before each burst."""


def spread(values: list[float]) -> dict[str, float]:
    """Percentiles of some times."""
    if not values:
        return {}
    ordered = sorted(values)
    cut = statistics.quantiles(ordered, n=100, method="inclusive") if len(ordered) > 1 else ordered * 99
    return {
        "p50": round(cut[49], 1),
        "p90": round(cut[89], 1),
        "p99": round(cut[98], 1),
        "max": round(ordered[-1], 1),
    }


def times(presses: list[Press]) -> dict[str, Any]:
    replies = [press.reply for press in presses if press.reply is not None]
    return {
        "presses": len(presses),
        "unanswered": len(presses) - len(replies),
        "acknowledged_ms": spread([reply.acknowledged_ms for reply in replies]),
        "panel_ms": spread([reply.settled_ms for reply in replies if reply.settled_ms is not None]),
    }


async def prepare(discord: Standin, bot: BotProcess, tables: int, seed: int) -> tuple[list[Scene], list[Press]]:
    """So many tables in play, the panel of each awaited person open."""
    gate = asyncio.Semaphore(6)
    scenes: list[Scene] = []

    async def one(number: int) -> None:
        async with gate:
            people = [discord.person(f"P{number}.{seat}", locale=("ko", "en-US")[seat]) for seat in range(2)]
            room = discord.home.text(f"room-{number}")
            scene = await begin(discord, bot, people=people, room=room, seed=seed * 1000 + number)
            assert scene.awaited is not None
            await scene.awaited.open()
            scenes.append(scene)

    await asyncio.gather(*(one(number) for number in range(tables)))
    return scenes, [press for scene in scenes for press in scene.presses]


async def pressed(scene: Scene, delay: float) -> list[Press]:
    """One press on the open panel, after so many seconds."""
    await asyncio.sleep(delay)
    player = scene.awaited or scene.players[0]
    before = len(player.presses)
    with suppress(InteractionFailed):  # counted as unanswered
        await player.step()
    return player.presses[before:]


async def burst(scenes: Sequence[Scene], seconds: float, rng: random.Random) -> list[Press]:
    """Each table pressed once at a random moment."""
    presses = await asyncio.gather(*(pressed(scene, rng.uniform(0, seconds)) for scene in scenes))
    return [press for some in presses for press in some]


async def measure(tables: int, seconds: Sequence[float], workers: str, seed: int) -> AsyncIterator[dict[str, Any]]:
    """What a bot with so many workers does, burst after burst.

    Args:
        workers: as in `MADANG_WORKERS`; empty lets the bot choose.
    """
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "kept.json"
        command = (sys.executable, "-m", "tests.benchmarks.watched", str(file), "run")
        settings = {"MADANG_LOG_LEVEL": "warning", "MADANG_WORKERS": workers}
        async with Standin.start(rate_limits=True, strict=False) as discord:
            bot = BotProcess(discord, Path(folder) / "load.sqlite3", settings=settings, command=command)
            async with bot:
                assert bot._process is not None
                process = psutil.Process(bot._process.pid)
                idle = proportional(process)
                began = time.monotonic()
                scenes, opened = await prepare(discord, bot, tables, seed)
                preparing = time.monotonic() - began
                for limit in seconds:
                    await asyncio.sleep(PAUSE)
                    await told(process, file)
                    requests, before = len(discord.requests), cpu(process)
                    presses = await burst(scenes, limit, rng)
                    after, kept = cpu(process), await told(process, file)
                    edits = [one for one in discord.requests[requests:] if one.route.startswith("PATCH /channels/")]
                    limits = discord.rest.limits
                    yield {
                        "tables": tables,
                        "seconds": limit,
                        "workers": workers,
                        "load_of_the_machine": round(psutil.getloadavg()[0], 1),
                        **times(presses),
                        "late_ms": kept.get("late_ms"),
                        "held_ms": kept.get("held_ms"),
                        "cpu_seconds": {who: round(after[who] - before.get(who, 0.0), 1) for who in after},
                        "idle_pss_mb": idle["bot"],
                        "pss_mb": proportional(process),
                        "opening": times(opened),
                        "preparing_seconds": round(preparing, 1),
                        "board_edits": len(edits),
                        "rate_limited": limits.refused if limits is not None else 0,
                        "findings": discord.findings,
                        "log": bot.log[-2000:],
                    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Many tables at once.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, nargs="+", default=[30.0])
    parser.add_argument("--workers", nargs="+", default=[""], help="numbers of workers, one bot each")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    async def run(workers: str) -> None:
        async for found in measure(given.tables, given.seconds, workers, given.seed):
            print(json.dumps(found, ensure_ascii=False), flush=True)

    for workers in given.workers:
        asyncio.run(run(workers))


if __name__ == "__main__":
    main()
