"""What servers cost that have invited the bot, whether or not they play.

    python -m tests.benchmarks.servers --servers 0 1000

For each number it starts a bot on the stand-in, in so many servers of so many channels, waits until it knows them all,
and prints a line of JSON: seconds from its start until then, and megabytes (proportional set size).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import psutil

from tests.benchmarks.processes import proportional
from tests.standin import BotProcess, Standin

READY: Final = '"event": "ready"'
REST: Final = 10.0
"""Seconds after which memory is read."""


async def measure(servers: int, channels: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        async with Standin.start(strict=False) as discord:
            for number in range(servers):
                guild = discord.world.add_guild(f"server {number}")
                for channel in range(channels):
                    guild.text(f"channel-{channel}")
            bot = BotProcess(discord, Path(folder) / "servers.sqlite3", settings={"MADANG_WORKERS": ""})
            began = time.monotonic()
            async with bot:
                while READY not in bot.log:  # noqa: ASYNC110 - it is another process that says so
                    await asyncio.sleep(0.1)
                seconds = time.monotonic() - began
                await asyncio.sleep(REST)
                assert bot._process is not None
                pss = proportional(psutil.Process(bot._process.pid))
                return {"servers": servers, "channels": channels, "ready_seconds": round(seconds, 1), "pss_mb": pss}


def main() -> None:
    parser = argparse.ArgumentParser(description="What servers cost.")
    parser.add_argument("--servers", type=int, nargs="+", default=[0, 500, 1000])
    parser.add_argument("--channels", type=int, default=30)
    given = parser.parse_args()
    for servers in given.servers:
        print(json.dumps(asyncio.run(measure(servers, given.channels))), flush=True)


if __name__ == "__main__":
    main()
