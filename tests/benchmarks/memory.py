"""How much memory the bot takes: idle, and with some tables in play, after the same presses at each.

    python -m tests.benchmarks.memory --tables 0 1 20 200

Each figure is taken from a bot of its own on the stand-in (its own process, unmodified): it is started, so many tables
of two people are opened (the three games in turn, in both languages), and everybody presses the same: opens the panel
with its first steps, looks at the hand, the board, the log and a page of the rules, and plays on. Then it is left alone
for some seconds. Prints a line of JSON for each: megabytes of the bot and of each of its workers as proportional set
size (pss), and of the bot alone resident (rss, what `top` shows), of its own (uss), the most there ever was (peak), and
what it keeps: layers, bands, pictures and key frames as [how many, bytes], fonts, free heap.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import psutil

from bot.home.messages import Message
from bot.home.world import Channel
from tests.benchmarks.processes import cpu, proportional, told
from tests.faults.scene import lobbies, lobby
from tests.standin import BotProcess, InteractionFailed, Person, Standin
from tests.standin.players import action, boards, offered

GAMES: Final = ("metromania", "mine", "dome")
LIMITS: Final = {0: 105, 1: 220, 20: 220, 200: 360}
"""Megabytes aimed at for all processes together, by number of tables."""
WORKER: Final = 70
"""Megabytes aimed at for each worker."""
LOOKS: Final = ("hand", "board", "log", "rules")
REST: Final = 8.0
"""Seconds without a press before memory is read."""
AT_ONCE: Final = 4

# What ends nothing and leads on, in the order in which it is pressed.
_ON: Final = ("begin", "sure", "done", "opt", "at")


@dataclass
class Sitting:
    """One person at one table."""

    person: Person
    room: Channel
    rng: random.Random
    presses: int = 0
    failed: int = 0
    panel: Message | None = None

    async def press(self, message: Message, button: dict[str, Any]) -> Message | None:
        """The message the press was answered with."""
        self.presses += 1
        try:
            reply = await self.person.press(message, button)
            if reply.deferred:
                await reply.settled()
            return reply.message
        except (InteractionFailed, AssertionError, TimeoutError):
            self.failed += 1
            return None

    async def look(self, what: str) -> None:
        """Press a button of the board."""
        there = boards(self.room)
        if there and (found := offered(there[-1], what)):
            await self.press(there[-1], found[0])

    async def play(self) -> None:
        """Press on in the own panel, or open it."""
        found: list[dict[str, Any]] = []
        if self.panel is not None:
            found = next((some for wanted in _ON if (some := offered(self.panel, wanted))), [])
        if self.panel is not None and found:
            chosen = self.rng.choice(found)
            before = self.panel
            self.panel = await self.press(before, chosen)
            if action(chosen) == "at" and self.panel is not None and self.panel.buttons == before.buttons:
                self.panel = None
            return
        there = boards(self.room)
        if there:
            self.panel = await self.press(there[-1], offered(there[-1], "move")[0])


async def sit(discord: Standin, number: int, seed: int) -> list[Sitting]:
    """A table of two in play."""
    people = [discord.person(f"P{number}.{seat}", locale=("ko", "en-US")[(seat + number) % 2]) for seat in range(2)]
    room = discord.home.text(f"room-{number}")
    await people[0].slash(room, f"/{GAMES[number % len(GAMES)]} new")
    await discord.until(lambda: lobbies(room), timeout=60, what="the lobby")
    await people[1].press(lobby(room), offered(lobby(room), "join")[0])
    await discord.until(lambda: offered(lobby(room), "start"), timeout=60, what="the lobby can start")
    await people[0].press(lobby(room), offered(lobby(room), "start")[0])
    await discord.until(lambda: boards(room), timeout=60, what="the board")
    return [Sitting(one, room, random.Random(f"{seed}.{number}.{one.name}")) for one in people]


async def visit(discord: Standin, number: int, presses: int, seed: int) -> list[Sitting]:
    """Everything that is pressed at one table."""
    sittings = await sit(discord, number, seed)
    for sitting in sittings:
        for what in LOOKS:
            await sitting.look(what)
    for _ in range(presses):
        for sitting in sittings:
            await sitting.play()
    return sittings


def memory(process: psutil.Process) -> dict[str, float]:
    """Megabytes of a process."""
    full = process.memory_full_info()
    found = {"rss_mb": round(full.rss / 1e6, 1), "uss_mb": round(full.uss / 1e6, 1)}
    with suppress(OSError):
        status = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
        peak = next(line for line in status.splitlines() if line.startswith("VmHWM:"))
        found["peak_mb"] = round(int(peak.split()[1]) * 1024 / 1e6, 1)
    return found


async def measure(tables: int, presses: int, workers: str, seed: int) -> dict[str, Any]:
    """One bot, from its start to rest after the presses."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "kept.json"
        command = (sys.executable, "-m", "tests.benchmarks.watched", str(file), "run")
        async with Standin.start(strict=False) as discord:
            bot = BotProcess(
                discord,
                Path(folder) / "memory.sqlite3",
                command=command,
                settings={"MADANG_LOG_LEVEL": "warning", "MADANG_WORKERS": workers},
            )
            async with bot:
                gate = asyncio.Semaphore(AT_ONCE)

                async def one(number: int) -> list[Sitting]:
                    async with gate:
                        return await visit(discord, number, presses, seed)

                began = time.monotonic()
                sittings = [one for some in await asyncio.gather(*(one(n) for n in range(tables))) for one in some]
                seconds = time.monotonic() - began
                await asyncio.sleep(REST)
                assert bot._process is not None
                process = psutil.Process(bot._process.pid)
                read = memory(process)
                return {
                    "tables": tables,
                    "workers": workers,
                    "at_most_mb": LIMITS.get(tables),
                    "pss_mb": proportional(process),
                    **read,
                    "presses": sum(sitting.presses for sitting in sittings),
                    "failed": sum(sitting.failed for sitting in sittings),
                    "seconds": round(seconds),
                    "cpu_seconds": {who: round(seconds, 1) for who, seconds in cpu(process).items()},
                    **await told(process, file),
                    "log": bot.log[-1500:],
                }


def main() -> int:
    parser = argparse.ArgumentParser(description="Memory of the bot, idle and with tables in play.")
    parser.add_argument("--tables", type=int, nargs="*", default=sorted(LIMITS))
    parser.add_argument("--presses", type=int, default=10, help="presses of each person after the looks")
    parser.add_argument("--workers", default="", help="as in MADANG_WORKERS; the bot chooses by default")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    within = True
    for tables in given.tables:
        found = asyncio.run(measure(tables, given.presses, given.workers, given.seed))
        print(json.dumps(found, ensure_ascii=False), flush=True)
        pss = found["pss_mb"]
        within = within and pss["all"] <= LIMITS.get(tables, pss["all"])
        within = within and all(mb <= WORKER for who, mb in pss.items() if who.startswith("worker"))
    return 0 if within else 1


if __name__ == "__main__":
    sys.exit(main())
