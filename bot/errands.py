"""Work that follows a commit: one errand of a kind per table at a time; asked for while it runs, it runs once more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

Name = tuple[str, int]
"""Kind and table."""


class Errands:
    """Tasks by name, coalesced.

    Args:
        failed: told of an errand that raised; the next request starts it anew.
    """

    def __init__(self, failed: Callable[[Name, BaseException], None]) -> None:
        self._failed = failed
        self._running: dict[Name, asyncio.Task[None]] = {}
        self._again: dict[Name, Callable[[], Awaitable[object]]] = {}
        self._ended = False

    def ask(self, name: Name, work: Callable[[], Awaitable[object]]) -> None:
        """Do `work` soon. If that errand is under way, do it once more afterwards, however often it is asked for."""
        if self._ended:
            return
        if name in self._running:
            self._again[name] = work
            return
        task = asyncio.get_running_loop().create_task(self._run(name, work), name=f"errand {name[0]} {name[1]}")
        self._running[name] = task

    async def _run(self, name: Name, work: Callable[[], Awaitable[object]] | None) -> None:
        try:
            while work is not None:
                try:
                    await work()
                except Exception as error:
                    self._failed(name, error)
                work = self._again.pop(name, None)
        finally:
            self._running.pop(name, None)
            self._again.pop(name, None)

    @property
    def idle(self) -> bool:
        """Whether nothing is under way."""
        return not self._running

    async def end(self, seconds: float) -> None:
        """Take no more, wait for those under way, cancel what is not done after so many seconds."""
        self._ended = True
        tasks = list(self._running.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            for task in late:
                task.cancel()
            if late:
                await asyncio.wait(late)
