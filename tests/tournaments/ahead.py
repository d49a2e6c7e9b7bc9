"""The bot as it is, in a process whose clock can be put forward: ``python -m tests.tournaments.ahead FILE``.

The file holds one number, the seconds by which this process is ahead of the machine; who plays writes another one into
it, and hours have passed. A match takes days, and nobody is asked to wait for them. Nothing else of the bot is another,
but that it looks every second for what is due, and does not take hours that passed so for hours it stood still.
"""

from __future__ import annotations

import mmap
import struct
import sys
import time
from pathlib import Path
from typing import Final

AHEAD: Final = struct.Struct("<d")
OFTEN: Final = 1.0
"""Seconds between two looks for what is due."""


def written(path: Path, seconds: float) -> None:
    """Put whoever reads the file forward by so many seconds in all."""
    with path.open("r+b" if path.exists() else "w+b") as file:
        file.write(AHEAD.pack(seconds))


def main() -> int:
    """Run the bot."""
    with Path(sys.argv[1]).open("rb") as file:
        ahead = mmap.mmap(file.fileno(), AHEAD.size, access=mmap.ACCESS_READ)
    machine = time.time
    time.time = lambda: machine() + AHEAD.unpack(ahead[: AHEAD.size])[0]
    from bot import app, rounds
    from bot.__main__ import main as bot

    setattr(app, "IDLE", OFTEN)  # noqa: B010 - a constant for everybody else
    setattr(rounds, "GAP", 10**9)  # noqa: B010
    return bot(["run"])


if __name__ == "__main__":
    sys.exit(main())
