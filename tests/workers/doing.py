"""Jobs for `tests.workers.faulty`."""

from __future__ import annotations

import sys
from typing import Any

from bot.workers.pool import Pool

FAULTY = (sys.executable, "-m", "tests.workers.faulty")


class Asked:
    """A job by its name."""

    game = ""

    def __init__(self, name: str, data: object = "") -> None:
        self.name: Any = name
        self._data = str(data).encode()

    def packs(self) -> tuple[str, ...]:
        return ()

    def encode(self) -> bytes:
        return self._data

    def read(self, data: bytes) -> str:
        return data.decode()


def faulty(most: int, **timings: float) -> Pool:
    """Workers that can be asked for trouble. Nothing waits for a time unless a test says so."""
    return Pool(most, command=FAULTY, **{"patience": 300.0, "starting": 300.0, "rest": 300.0, **timings})
