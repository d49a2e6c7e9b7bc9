"""The bot as its own process: start, wait until it is ready, kill, start again."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

import psutil

from tests.standin.server import Standin

ROOT = Path(__file__).resolve().parents[2]
BOT = (sys.executable, "-m", "bot", "run")


class BotProcess:
    """The unmodified bot, talking to a stand-in.

    Args:
        discord: the stand-in.
        database: its database file; the log lies beside it and grows over restarts.
        command: what to start.
        settings: further environment variables, e.g. ``MADANG_LOG_LEVEL``.
    """

    def __init__(
        self,
        discord: Standin,
        database: Path,
        *,
        command: Sequence[str] = BOT,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        self.discord = discord
        self.database = database
        self.command = command
        self.settings = dict(settings or {})
        self.log_file = database.with_suffix(".log")
        self.ready_seconds = 0.0
        """From the last start until READY was sent and commands were known."""
        self._process: subprocess.Popen[bytes] | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    def _environment(self) -> dict[str, str]:
        inherited = {key: value for key, value in os.environ.items() if not key.startswith(("DISCORD_", "MADANG_"))}
        return {
            **inherited,
            "PYTHONPATH": str(ROOT),
            "PYTHONUNBUFFERED": "1",
            "DISCORD_TOKEN": self.discord.token,
            "MADANG_API_BASE": self.discord.api_base,
            "MADANG_GATEWAY": self.discord.gateway_address,
            "MADANG_DATABASE": str(self.database),
            "MADANG_WORKERS": "0",  # most tests are about something else, and processes take their time to begin
            **self.settings,
        }

    async def start(self, *, wait: bool = True, timeout: float = 30.0) -> None:
        """Start it, and wait until it has identified and its commands are known."""
        before = self.discord.gateway.identified
        began = time.monotonic()
        with self.log_file.open("ab") as log:
            # Not in the checkout: no .env of a developer shall reach the bot.
            self._process = subprocess.Popen(  # noqa: ASYNC220
                self.command, cwd=self.database.parent, env=self._environment(), stdout=log, stderr=subprocess.STDOUT
            )
        if not wait:
            return
        while self.discord.gateway.identified == before or not self.discord.world.commands:
            if self._process.poll() is not None:
                raise AssertionError(f"the bot ended with {self._process.returncode}:\n{self.log[-4000:]}")
            if time.monotonic() - began > timeout:
                await self.kill()
                raise AssertionError(f"not ready after {timeout} s:\n{self.log[-4000:]}")
            await asyncio.sleep(0.01)
        self.ready_seconds = time.monotonic() - began

    @property
    def where(self) -> Path | str:
        """File or address of its database."""
        return self.settings.get("MADANG_DATABASE", self.database)

    async def kill(self) -> None:
        """SIGKILL, in the middle of whatever it does. People who wait for an answer are told at once."""
        await self._end(signal.SIGKILL)

    async def stop(self, timeout: float = 10.0) -> int | None:
        """SIGTERM, then SIGKILL if it does not end. Returns the exit code."""
        return await self._end(signal.SIGTERM, timeout)

    async def restart(self) -> None:
        """Kill it and start it again."""
        await self.kill()
        await self.start()

    async def _end(self, number: signal.Signals, timeout: float = 5.0) -> int | None:
        process, self._process = self._process, None
        if process is None:
            return None
        if process.poll() is None:
            process.send_signal(number)
            try:
                await asyncio.to_thread(process.wait, timeout)
            except subprocess.TimeoutExpired:
                process.kill()
                await asyncio.to_thread(process.wait)

        async def give_up() -> None:
            self.discord.interactions.give_up()

        await self.discord.on_server(give_up())
        return process.returncode

    async def wait(self, timeout: float = 30.0) -> int:
        """Wait until it ends by itself; its exit code."""
        assert self._process is not None
        return await asyncio.to_thread(self._process.wait, timeout)

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """Its number, while it runs."""
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """Everything it has printed, over all starts."""
        return self.log_file.read_text(encoding="utf-8", errors="replace") if self.log_file.exists() else ""

    @property
    def memory(self) -> int:
        """Resident memory in bytes."""
        assert self._process is not None
        return psutil.Process(self._process.pid).memory_info().rss
