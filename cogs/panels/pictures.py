"""Pictures are drawn in a thread, those for panels first, and remembered."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Hashable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple, Protocol


class Picture(Protocol):
    """What renderers return."""

    @property
    def data(self) -> bytes:
        """Bytes of the file."""
        ...

    @property
    def filename(self) -> str:
        """Its name; says nothing about the game's state."""
        ...

    @property
    def alt(self) -> str:
        """What it shows, in words."""
        ...


class Shown(NamedTuple):
    """A picture as it is sent."""

    data: bytes
    filename: str
    alt: str


ROOM: Final = 32 * 1024 * 1024
"""Bytes of pictures kept."""


COVER: Final = "cover"
TIDY_AFTER: Final = 2.0
"""Seconds from a drawing until the memory it took is tidied up; while much is drawn, every so often."""

PUBLIC: Final = ("board", COVER)
"""The kinds whose first reader is a channel: they wait until nobody waits for a picture in a panel."""

Observer = Callable[[str, float], None]
"""Told the kind of a picture and the seconds its drawing took."""


def _unwatched(kind: str, seconds: float) -> None:
    pass


class Gate:
    """Lets so many through at once; of those who wait, the most urgent first.

    Args:
        at_once: how many.
    """

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._count = 0

    @asynccontextmanager
    async def through(self, urgency: int) -> AsyncGenerator[None]:
        """Wait, hold a place, give it back.

        Args:
            urgency: the smallest goes first, then who came first.
        """
        if self._free:
            self._free -= 1
        else:
            place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._count += 1
            heapq.heappush(self._waiting, (urgency, self._count, place))
            try:
                await place
            except asyncio.CancelledError:
                if place.done() and not place.cancelled():
                    self._give_back()
                raise
        try:
            yield
        finally:
            self._give_back()

    def _give_back(self) -> None:
        while self._waiting:
            place = heapq.heappop(self._waiting)[2]
            if not place.done():
                place.set_result(None)
                return
        self._free += 1


class Pictures:
    """Draws in `asyncio.to_thread`, never twice for one key, and keeps the latest.

    Threads are enough: the longest call that keeps the interpreter to itself takes some 12 ms
    (`tests/benchmarks/test_loop_lag.py` measures how late the event loop gets).

    Args:
        at_once: drawings at the same time. They share the interpreter's lock: two are hardly quicker than one after the
            other, and the event loop waits for both.
        room: bytes kept.
        observe: told of every drawing.
        tidy: called in a thread some seconds after a drawing, once for all drawings until then.
    """

    def __init__(
        self,
        at_once: int = 1,
        room: int = ROOM,
        observe: Observer = _unwatched,
        tidy: Callable[[], object] | None = None,
    ) -> None:
        self._gate = Gate(at_once)
        self._kept: OrderedDict[Hashable, Shown] = OrderedDict()
        self._drawing: dict[Hashable, asyncio.Future[Shown]] = {}
        self._room = room
        self._size = 0
        self._observe = observe
        self._tidy = tidy
        self._tidying: asyncio.TimerHandle | None = None

    async def get(self, key: Hashable, filename: str, draw: Callable[[], Picture]) -> Shown:
        """The picture for `key`, drawn if it is not kept.

        Args:
            key: whatever the picture depends on: (kind, table, revision, viewer, language ...), its kind first.
            filename: its name in Discord, a new one for each revision: clients keep pictures by name.
            draw: pure; called in a thread.
        """
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept._replace(filename=filename)
        waiting = self._drawing.get(key)
        if waiting is None:
            waiting = self._drawing[key] = asyncio.ensure_future(self._draw(key, draw))
            waiting.add_done_callback(lambda _: self._drawing.pop(key, None))
        # One reader that goes away must not take the drawing from the others.
        shown = await asyncio.shield(waiting)
        return shown._replace(filename=filename)

    async def _draw(self, key: Hashable, draw: Callable[[], Picture]) -> Shown:
        kind = str(key[0]) if isinstance(key, tuple) and key else ""
        async with self._gate.through(urgency=int(kind in PUBLIC)):
            began = time.perf_counter()
            picture = await asyncio.to_thread(draw)
            self._observe(kind, time.perf_counter() - began)
            self._tidy_soon()
        shown = Shown(picture.data, picture.filename, picture.alt)
        self._kept[key] = shown
        self._size += len(shown.data)
        while self._size > self._room and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._size -= len(old.data)
        return shown

    def _tidy_soon(self) -> None:
        if self._tidy is None or self._tidying is not None:
            return
        loop, tidy = asyncio.get_running_loop(), self._tidy

        def begin() -> None:
            self._tidying = None
            loop.run_in_executor(None, tidy)

        self._tidying = loop.call_later(TIDY_AFTER, begin)
