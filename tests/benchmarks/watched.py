"""The bot, as it is, in a process that tells what it keeps and how late its event loop was: SIGUSR1 makes it write that
down, since the last time.

    python -m tests.benchmarks.watched FILE    (then as `python -m bot run`)

Started by `tests/benchmarks/memory.py` and `tests/benchmarks/load.py`.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any, Final

from bot.__main__ import main

TICK: Final = 0.002
"""Seconds that the event loop is asked to sleep at a time."""
late: Final[list[float]] = []
"""Milliseconds by which it woke late."""
held: Final[list[float]] = []
"""Milliseconds of processor time that its thread took meanwhile: what it was late by its own fault, however busy others
keep the machine."""


class _Heap(ctypes.Structure):
    """`struct mallinfo2` of glibc, sizes in bytes."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks")
        + ("uordblks", "fordblks", "keepcost")
    ]


def heap() -> dict[str, float]:
    """What the C library holds: in use, and free but not given back; empty elsewhere than with glibc."""
    try:
        ask = ctypes.CDLL(None).mallinfo2
    except (AttributeError, OSError):
        return {}
    ask.restype = _Heap
    found = ask()
    return {
        "in_use_mb": round((found.uordblks + found.hblkhd) / 1e6, 1),
        "free_mb": round(found.fordblks / 1e6, 1),
    }


def kept() -> dict[str, Any]:
    """Bytes and numbers of what the bot remembers."""
    from bot.tables.keyframes import KeyFrames
    from cogs.panels.pictures import Pictures
    from renderers import bands, letters
    from renderers.layers import shared

    found: dict[str, Any] = {
        "layers": [len(shared), shared.bytes],
        "bands": [len(bands.shared), bands.shared.bytes],
        "fonts": letters.font.cache_info().currsize,
        "heap": heap(),
        "threads": len(os.listdir("/proc/self/task")) if Path("/proc/self/task").is_dir() else 0,
        "objects": len(gc.get_objects()),
        "late_ms": spread(late),
        "held_ms": spread(held),
    }
    for one in gc.get_objects():
        if isinstance(one, Pictures):
            found["pictures"] = [len(one._kept), one._size]
        elif isinstance(one, KeyFrames):
            found["key_frames"] = [len(one.kept), sum(len(data) for data in one.kept.values())]
    return found


def spread(found: list[float]) -> dict[str, float]:
    """Percentiles of what was noted since the last time this was asked."""
    ordered = sorted(found)
    found.clear()
    if not ordered:
        return {}
    most = len(ordered) - 1
    cuts = {f"p{share}": ordered[round(most * share / 100)] for share in (50, 99, 99.9)}
    return {"samples": len(ordered), **{name: round(ms, 1) for name, ms in {**cuts, "max": ordered[-1]}.items()}}


async def _tick() -> None:
    while True:
        began, taken = time.perf_counter(), time.thread_time()
        await asyncio.sleep(TICK)
        late.append((time.perf_counter() - began - TICK) * 1000)
        held.append((time.thread_time() - taken) * 1000)


def watch_loop() -> None:
    """Watch the event loop of the bot, from when it is connected."""
    from bot.app import Madang

    begin = Madang.setup_hook

    async def setup_hook(self: Madang) -> None:
        await begin(self)
        self.ticking = asyncio.create_task(_tick())  # type: ignore[attr-defined]

    Madang.setup_hook = setup_hook  # type: ignore[method-assign]


def watch(file: Path) -> None:
    """From now on SIGUSR1 writes `kept` into a file, whole or not at all."""

    def write(*_: object) -> None:
        partial = file.with_suffix(".part")
        partial.write_text(json.dumps(kept()), encoding="utf-8")
        partial.replace(file)

    signal.signal(signal.SIGUSR1, write)


if __name__ == "__main__":
    watch(Path(sys.argv[1]))
    watch_loop()
    sys.exit(main(sys.argv[2:]))
