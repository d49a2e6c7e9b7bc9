"""When nothing is under way any more: an event loop that keeps a clock's time and sees when only time can wake it.

Whoever wants to know whether a bot has come to rest could ask it for everything it has begun; what its author forgot to
count would be missing. The loop forgets nothing: where no callback is ready, no file has anything to read, no thread
works for it and no timer is due, every task waits for people or for time.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import selectors
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

from bot.home.clock import Clock

_PRUNED_AT = 1000
"""Timers noted before those that were cancelled are forgotten."""


class Loop(asyncio.SelectorEventLoop):
    """An event loop for a Discord and a bot that are in one thread."""

    def __init__(self) -> None:
        self._clock: Clock | None = None
        self._ahead = 0.0
        self._elsewhere = 0
        self._asked: list[asyncio.Future[None]] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._order = itertools.count()
        super().__init__(_Watching(self))

    # --- time --------------------------------------------------------------------------------------------------------

    def time(self) -> float:
        """Seconds as the clock counts them that is kept, else as the machine does."""
        return super().time() + self._ahead if self._clock is None else self._clock.elapsed() + self._ahead

    def keep(self, clock: Clock | None) -> None:
        """Let timers go by a clock, or by the machine's again; the loop's time never runs backwards."""
        now, self._clock = self.time(), clock
        self._ahead = 0.0
        self._ahead = now - self.time()
        self._timers.clear()

    def call_at(
        self, when: float, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        """As every loop's, and noted while a clock is kept."""
        handle = super().call_at(when, callback, *args, context=context)
        if self._clock is not None:
            heapq.heappush(self._timers, (when, next(self._order), handle))
            if len(self._timers) > _PRUNED_AT and len(self._timers) % _PRUNED_AT == 1:
                self._timers = [one for one in self._timers if not one[2].cancelled()]
                heapq.heapify(self._timers)
        return handle

    def next_timer(self) -> float | None:
        """Seconds until the next timer is due that still lies ahead, or None."""
        now = self.time()
        while self._timers and (self._timers[0][0] <= now or self._timers[0][2].cancelled()):
            heapq.heappop(self._timers)
        return self._timers[0][0] - now if self._timers else None

    # --- what is under way -------------------------------------------------------------------------------------------

    @contextmanager
    def elsewhere(self) -> Generator[None]:
        """Something is being done that this loop hears of only when it is done, in a thread or another process."""
        self._elsewhere += 1
        try:
            yield
        finally:
            self._elsewhere -= 1

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """As every loop's; what goes on in threads is under way."""
        doing = super().run_in_executor(executor, func, *args)
        self._elsewhere += 1
        doing.add_done_callback(self._back)
        return doing

    def _back(self, _: object) -> None:
        self._elsewhere -= 1

    async def quiet(self) -> None:
        """Wait until nothing goes on by itself: no callback, no due timer, nothing to read, no work elsewhere."""
        asked: asyncio.Future[None] = self.create_future()
        self._asked.append(asked)
        await asked

    @property
    def alone(self) -> bool:
        """Whether somebody wants to know that nothing goes on, and nothing goes on elsewhere."""
        return bool(self._asked) and not self._elsewhere

    def tell(self) -> None:
        """Tell those who wanted to know."""
        asked, self._asked = self._asked, []
        for one in asked:
            if not one.done():
                one.set_result(None)


class _Watching(selectors.DefaultSelector):
    """Looks, whenever the loop is about to wait, whether it waits for people and for time alone."""

    def __init__(self, loop: Loop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What can be read and written; when nothing can and nothing else goes on, the loop is told."""
        if (timeout is not None and timeout <= 0) or not self._loop.alone:
            return super().select(timeout)
        events = super().select(0)
        if not events:
            self._loop.tell()
        return events
