"""The bot, as it is, in a process that tells what its processor time goes into: SIGUSR1 makes it write that down.

    python -m tests.benchmarks.sampled FILE    (then as `python -m bot run`)

Every other millisecond of its processor time the stack is looked at; what counts is the innermost room of it. What is
written is counted since the last time. Started by `tests/benchmarks/parts.py`.
"""

from __future__ import annotations

import json
import signal
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Final

from bot.__main__ import main

EVERY: Final = 0.002
"""Seconds of processor time between two looks."""
HOUSE: Final = str(Path(__file__).parents[2]) + "/"
ROOMS: Final = {
    "bot/core": "rules",
    "bot/games": "rules",
    "bot/store": "database",
    "asyncpg": "database",
    "aiosqlite": "database",
    "bot": "tables",
    "cogs": "panels and words",
    "renderers": "pictures",
    "PIL": "pictures",
    "discord": "gateway and requests",
    "aiohttp": "gateway and requests",
}
"""Room or library -> part of a press; the longest name counts."""
counted: Final = Counter[str]()


def part_of(frame: FrameType | None) -> str:
    """What a stack is about."""
    while frame is not None:
        name = frame.f_code.co_filename
        if name.startswith(HOUSE) and "/.venv/" not in name:
            first, _, rest = name.removeprefix(HOUSE).partition("/")
            room = f"{first}/{rest.partition('/')[0]}"
        else:
            room = name.rpartition("/site-packages/")[2].partition("/")[0] if "/site-packages/" in name else ""
        part = ROOMS.get(room) or ROOMS.get(room.partition("/")[0])
        if part is not None and room != "bot/__main__.py":
            return part
        frame = frame.f_back
    return "event loop"


def watch(file: Path) -> None:
    """From now on it is counted, and SIGUSR1 writes it into a file, whole or not at all."""

    def look(_number: int, frame: FrameType | None) -> None:
        counted[part_of(frame)] += 1

    def write(*_: object) -> None:
        partial = file.with_suffix(".part")
        partial.write_text(json.dumps(counted), encoding="utf-8")
        counted.clear()
        partial.replace(file)

    signal.signal(signal.SIGPROF, look)
    signal.siginterrupt(signal.SIGPROF, False)
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    signal.signal(signal.SIGUSR1, write)


if __name__ == "__main__":
    watch(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
