"""Many tables at once on the stand-in: how soon do people get their answers?

    python -m tests.benchmarks.load --tables 200 --seconds 30

Opens the tables (two people each), lets every awaited person open the panel, then has each table pressed once at a
random moment within the given seconds. Panel pictures are on, board edits coalesced, Discord's usual rate limits kept.
Prints one JSON object; times in milliseconds, counted in the stand-in from dispatch to the arrival of the bot's answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.faults.scene import Scene, begin
from tests.standin import BotProcess, InteractionFailed, Standin
from tests.standin.players import Press


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


async def measure(tables: int, seconds: float, seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        async with Standin.start(rate_limits=True, strict=False) as discord:
            bot = BotProcess(discord, Path(folder) / "load.sqlite3", settings={"MADANG_LOG_LEVEL": "warning"})
            async with bot:
                began = time.monotonic()
                scenes, opened = await prepare(discord, bot, tables, seed)
                preparing = time.monotonic() - began
                await asyncio.sleep(2)
                requests = len(discord.requests)
                presses = await asyncio.gather(*(pressed(scene, rng.uniform(0, seconds)) for scene in scenes))
                edits = [one for one in discord.requests[requests:] if one.route.startswith("PATCH /channels/")]
                limits = discord.rest.limits
                return {
                    "tables": tables,
                    "seconds": seconds,
                    **times([press for some in presses for press in some]),
                    "opening": times(opened),
                    "preparing_seconds": round(preparing, 1),
                    "board_edits": len(edits),
                    "rate_limited": limits.refused if limits is not None else 0,
                    "memory_mb": round(bot.memory / 1e6, 1),
                    "findings": discord.findings,
                    "log": bot.log[-2000:],
                }


def main() -> None:
    parser = argparse.ArgumentParser(description="Many tables at once.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(json.dumps(asyncio.run(measure(given.tables, given.seconds, given.seed)), indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
