"""What a press costs in processor time, part by part, with one, two and four processes on one PostgreSQL.

    python -m tests.benchmarks.parts --tables 32 --rounds 10 --processes 1 2 4

Two people at each of so many tables of Metromania, each in a server of its own, on a stand-in that keeps Discord's
usual limits; whoever is awaited presses, so many times at every table. Prints one JSON object a number of processes:
milliseconds of a press in the bots (by what they do, `sampled`), in their workers (pictures) and in the server of the
database; the stand-in and the people, which share the machine, are left out. What is told after the last press counts
too. Beside it stands how many requests a press comes to: Discord's global limit does not count those that answer it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import psutil

from tests.benchmarks.processes import told
from tests.faults.fleet import Fleet, fleet
from tests.faults.scene import Scene, begin
from tests.standin import InteractionFailed

AT_ONCE: Final = 6
"""Tables that are opened at once."""


def seconds(process: psutil.Process, *, also: bool = False) -> float:
    """Processor time of a process, and of those it has started."""
    found = sum(process.cpu_times()[:2])
    for child in process.children(recursive=True) if also else ():
        with suppress(psutil.NoSuchProcess):
            found += sum(child.cpu_times()[:2])
    return found


def spent(made: Fleet) -> dict[str, float]:
    """Processor time of the bots, of their workers and of the server of the database, so far."""
    bots = [psutil.Process(bot.pid) for bot in made.bots]
    own = sum(seconds(bot) for bot in bots)
    return {
        "bots": own,
        "workers": sum(seconds(bot, also=True) for bot in bots) - own,
        "server": seconds(psutil.Process(made.database.pid), also=True),
    }


async def opened(made: Fleet, tables: int) -> list[Scene]:
    """So many tables in play, each in a server of its own, the panel of each awaited person open."""
    gate, guilds = asyncio.Semaphore(AT_ONCE), list(made.discord.world.guilds.values())

    async def one(number: int) -> Scene:
        async with gate:
            guild = guilds[number % len(guilds)]
            people = [
                made.discord.person(f"P{number}.{seat}", locale=("ko", "en-US")[seat], guild=guild) for seat in range(2)
            ]
            room = guild.text(f"room-{number}")
            scene = await begin(made.discord, made.bot_of(guild), people=people, room=room, seed=number)
            assert scene.awaited is not None
            await scene.awaited.open()
            return scene

    return list(await asyncio.gather(*(one(number) for number in range(tables))))


async def pressed(scene: Scene, rounds: int) -> int:
    """Whoever is awaited presses so many times, opening the panel where it is not open; how many were answered."""
    before = len(scene.presses)
    for _ in range(rounds):
        if scene.table()[1] != "playing":
            break
        with suppress(InteractionFailed):
            await scene.step()
    return sum(press.reply is not None for press in scene.presses[before:])


async def measured(processes: int, tables: int, rounds: int) -> dict[str, Any]:
    """One row."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        command = (sys.executable, "-m", "tests.benchmarks.sampled")
        settings = {"MADANG_LOG_LEVEL": "warning", "MADANG_WORKERS": "1"}
        async with fleet(
            folder,
            processes,
            settled=True,
            command=command,
            settings=settings,
            kept=True,
            rate_limits=True,
            strict=False,
        ) as made:
            scenes = await opened(made, tables)
            files = [bot.database.with_suffix(".json") for bot in made.bots]
            for bot, file in zip(made.bots, files, strict=True):
                await told(psutil.Process(bot.pid), file)
            before, began, sent = spent(made), time.monotonic(), len(made.discord.requests)
            presses = sum(await asyncio.gather(*(pressed(scene, rounds) for scene in scenes)))
            took = time.monotonic() - began
            for scene in scenes:
                await scene.told(timeout=120)
            after, parts = spent(made), Counter[str]()
            asked = [one.route for one in made.discord.requests[sent:]]
            answers = sum("/interactions/" in route or "/webhooks/" in route for route in asked)
            for bot, file in zip(made.bots, files, strict=True):
                parts.update(await told(psutil.Process(bot.pid), file))
    each = {what: 1000 * (after[what] - before[what]) / presses for what in after}
    return {
        "processes": processes,
        "presses": presses,
        "presses_a_second": round(presses / took, 1),
        "load_of_the_machine": round(psutil.getloadavg()[0], 1),
        "requests": {
            "answers to presses": round(answers / presses, 2),
            "counted by the global limit": round((len(asked) - answers) / presses, 2),
        },
        "ms": {
            **{what: round(each["bots"] * times / parts.total(), 1) for what, times in parts.most_common()},
            "all of the bots": round(each["bots"], 1),
            "workers (pictures)": round(each["workers"], 1),
            "server of the database": round(each["server"], 1),
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="What a press costs.")
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    given = parser.parse_args()
    for processes in given.processes:
        print(json.dumps(asyncio.run(measured(processes, given.tables, given.rounds))), flush=True)


if __name__ == "__main__":
    main()
