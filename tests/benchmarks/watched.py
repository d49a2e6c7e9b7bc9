"""The bot, as it is, in a process that tells what it keeps: SIGUSR1 makes it write that down.

    python -m tests.benchmarks.watched FILE    (then as `python -m bot run`)

Started by `tests/benchmarks/memory.py`.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

from bot.__main__ import main


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
    from bot.tables.desk import Desk
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
    }
    for one in gc.get_objects():
        if isinstance(one, Pictures):
            found["pictures"] = [len(one._kept), one._size]
        elif isinstance(one, Desk):
            found["key_frames"] = [len(one._key_frames), sum(len(data) for data in one._key_frames.values())]
    return found


def watch(file: Path) -> None:
    """From now on SIGUSR1 writes `kept` into a file, whole or not at all."""

    def write(*_: object) -> None:
        partial = file.with_suffix(".part")
        partial.write_text(json.dumps(kept()), encoding="utf-8")
        partial.replace(file)

    signal.signal(signal.SIGUSR1, write)


if __name__ == "__main__":
    watch(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
