"""The bot and its workers as the system sees them."""

from __future__ import annotations

import asyncio
import json
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil


def family(bot: psutil.Process) -> dict[str, psutil.Process]:
    """The bot and its workers, by what they are called here."""
    return {"bot": bot, **{f"worker {number}": one for number, one in enumerate(bot.children(), 1)}}


def proportional(bot: psutil.Process) -> dict[str, float]:
    """Megabytes of each as proportional set size: what several share counts to each in part; and of all."""
    found: dict[str, float] = {}
    for who, process in family(bot).items():
        with suppress(psutil.NoSuchProcess):
            found[who] = round(process.memory_full_info().pss / 1e6, 1)
    return {**found, "all": round(sum(found.values()), 1)}


def cpu(bot: psutil.Process) -> dict[str, float]:
    """Seconds of processor time each has taken since it began; and this process, which is Discord and the people."""
    everybody = {**family(bot), "stand-in and people": psutil.Process()}
    return {who: sum(process.cpu_times()[:2]) for who, process in everybody.items()}


async def told(bot: psutil.Process, file: Path) -> dict[str, Any]:
    """What `tests.benchmarks.watched` writes into its file; nothing if it does not."""
    file.unlink(missing_ok=True)
    bot.send_signal(signal.SIGUSR1)
    for _ in range(200):
        if file.exists():
            return json.loads(file.read_text(encoding="utf-8"))
        await asyncio.sleep(0.05)
    return {}
