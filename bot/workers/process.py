"""One worker as the bot sees it: a process at the other end of pipes, started when it is needed.

A fresh interpreter rather than a fork: it holds neither the bot's memory nor its connections, and it is the same on
every system. It is given none of the bot's settings, least of all the token.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import MsgspecError

from bot.workers import jobs

COMMAND: Final = (sys.executable, "-m", "bot.workers")
_ROOT: Final = Path(__file__).parents[2]
_OWN: Final = ("DISCORD_", "MADANG_")
"""Beginnings of the names of variables that are the bot's own."""


class Died(Exception):
    """The worker is no more, or says what no worker says."""


class WorkerProcess:
    """A started worker. Does one job at a time.

    Args:
        process: it.
        said: told every line of its log, with the logger's name and level.
    """

    def __init__(self, process: Process, said: Callable[[str, int, str], None]) -> None:
        self._process = process
        self._said = said
        self.pid = process.pid
        self.known: set[str] = set()
        """Ids of the card packs that it was taught."""
        loop = asyncio.get_running_loop()
        self._waiting: asyncio.Future[jobs.WorkerReport] = loop.create_future()
        self._reading = (loop.create_task(self._read()), loop.create_task(self._read_errors()))

    @classmethod
    async def start(
        cls, level: str, budget: int, said: Callable[[str, int, str], None], command: Sequence[str] = COMMAND
    ) -> WorkerProcess:
        """Start a worker; it is ready when `ready` returns.

        Args:
            level: of its log.
            budget: bytes that it may remember of pictures.
            said: see the class.
            command: what to start.

        Raises:
            OSError: no process can be started.
        """
        inherited = {key: value for key, value in os.environ.items() if not key.startswith(_OWN)}
        path = os.pathsep.join(filter(None, (str(_ROOT), inherited.get("PYTHONPATH", ""))))
        environment = {**inherited, "PYTHONPATH": path}
        process = await asyncio.create_subprocess_exec(
            *command, level, str(budget), stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment
        )
        return cls(process, said)

    async def ready(self, seconds: float) -> None:
        """Wait until it has begun.

        Raises:
            Died, TimeoutError: it has not.
        """
        await self._answer(seconds)

    async def learn(self, lesson: jobs.Learn) -> None:
        """Teach it a card pack."""
        await self._say(lesson)
        self.known.add(lesson.sha)

    async def do(self, order: jobs.Do, seconds: float) -> jobs.Done | jobs.Failed:
        """Let it do a job.

        Args:
            seconds: it may take.

        Raises:
            Died, TimeoutError: it did not; the worker is then good for nothing.
        """
        if self._reading[0].done():
            raise Died
        self._waiting = asyncio.get_running_loop().create_future()
        await self._say(order)
        found = await self._answer(seconds)
        if not isinstance(found, jobs.Done | jobs.Failed) or found.no != order.no:
            raise Died
        return found

    async def end(self, seconds: float) -> None:
        """Let it end, and see to it that it does.

        Args:
            seconds: until it is killed; 0 kills it now.
        """
        assert self._process.stdin is not None
        if seconds:
            self._process.stdin.close()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), seconds)
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        self._process.stdin.close()
        await asyncio.wait(self._reading)
        if self._waiting.done() and not self._waiting.cancelled():
            self._waiting.exception()  # nobody asks any more

    async def _answer(self, seconds: float) -> jobs.WorkerReport:
        return await asyncio.wait_for(asyncio.shield(self._waiting), seconds)

    async def _say(self, order: jobs.WorkerOrder) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(jobs.framed(order))
            await self._process.stdin.drain()
        except (ConnectionError, RuntimeError):
            raise Died from None

    async def _read(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        try:
            while True:
                found = jobs.report(await stream.readexactly(jobs.length(await stream.readexactly(jobs.HEAD))))
                if isinstance(found, jobs.LogSaid):
                    self._said(found.logger, found.level, found.text)
                elif not self._waiting.done():
                    self._waiting.set_result(found)
        except (asyncio.IncompleteReadError, OSError, ValueError, MsgspecError):
            if not self._waiting.done():
                self._waiting.set_exception(Died())

    async def _read_errors(self) -> None:
        """What it prints is told too: a traceback that ended it, or the C library's last words."""
        stream = self._process.stderr
        assert stream is not None
        with suppress(OSError):
            while line := await _line(stream):
                self._said("bot.workers", 30, line)


async def _line(stream: asyncio.StreamReader) -> str:
    """The next line that says something; empty at the end."""
    while True:
        try:
            line = await stream.readline()
        except ValueError:  # longer than anybody wants to read
            continue
        if not line:
            return ""
        if text := line.decode(errors="replace").rstrip():
            return text
