"""A worker that can do more than others: hang, die, tell about itself.

python -m tests.workers.faulty LEVEL BYTES
"""

from __future__ import annotations

import json
import logging
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bot.workers import jobs
from bot.workers.worker import serve


def _pid(data: bytes) -> bytes:
    return str(os.getpid()).encode()


def _hang(data: bytes) -> bytes:
    while True:
        time.sleep(60)


def _hold(data: bytes) -> bytes:
    """Until the file of that name is there."""
    while not Path(data.decode()).exists():
        time.sleep(0.01)
    return _pid(data)


def _die(data: bytes) -> bytes:
    """As often as the file of that name has letters."""
    file = Path(data.decode())
    if left := file.read_text():
        file.write_text(left[1:])
        os._exit(9)
    return _pid(data)


def _raise(data: bytes) -> bytes:
    raise ValueError("out of " + data.decode())


def _say(data: bytes) -> bytes:
    print("printed, whatever for")
    logging.getLogger("bot.core").warning("heard: %s", data.decode())
    return b""


def _about(data: bytes) -> bytes:
    about = {"modules": sorted(sys.modules), "variables": sorted(os.environ), "nice": os.nice(0)}
    return json.dumps(about).encode()


def _nice(data: bytes) -> bytes:
    return str(os.nice(0)).encode()


MORE: dict[str, Callable[[bytes], bytes]] = {
    "pid": _pid, "hang": _hang, "hold": _hold, "die": _die, "raise": _raise, "say": _say, "about": _about,
    "nice": _nice, "nice, behind": _nice,
}  # fmt: skip

if __name__ == "__main__":
    jobs.DOING = {**jobs.DOING, **MORE}  # type: ignore[misc]
    jobs.BEHIND |= {"nice, behind"}  # type: ignore[misc]
    serve(sys.argv[1], int(sys.argv[2]))
