"""Pictures are drawn beside the event loop, those for panels first, and remembered by what they show (`sketches`)."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple, Protocol

import structlog

from cogs.panels.sketches import COVER, Drawable, Finished, ReadyFile, Sight, Sketch


class Studio(Protocol):
    """Draws pictures outside this process."""

    async def draw(self, drawing: Any, *, table: int, board: bool) -> tuple[Finished, float]:
        """Draw one.

        Args:
            drawing: which.
            table: it belongs to; 0 for none.
            board: whether it is for a channel, so that those for panels go before it.

        Returns:
            the picture, and the seconds that drawing took.
        """
        ...


class SentPicture(NamedTuple):
    """A picture as it is sent."""

    data: bytes
    filename: str
    alt: str


log = structlog.get_logger(__name__)

ROOM: Final = 32 * 1024 * 1024
"""Bytes of pictures kept."""


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
    """Never draws twice for one key, and keeps the latest. Draws in workers (`bot/workers`) if there are any, else in
    `asyncio.to_thread`.

    On one core threads are enough: the longest call that keeps the interpreter to itself takes some 12 ms
    (`tests/benchmarks/test_loop_lag.py` measures how late the event loop gets).

    Args:
        at_once: drawings at the same time in threads. They share the interpreter's lock: two are hardly quicker than
            one after the other, and the event loop waits for both.
        room: bytes kept.
        observe: told of every drawing.
        tidy: called in a thread some seconds after a drawing, once for all drawings until then.
        elsewhere: draws them instead of a thread.
    """

    def __init__(
        self,
        at_once: int = 1,
        room: int = ROOM,
        observe: Observer = _unwatched,
        tidy: Callable[[], object] | None = None,
        elsewhere: Studio | None = None,
    ) -> None:
        self._gate = Gate(at_once)
        self._elsewhere = elsewhere
        self._kept: OrderedDict[Sight, SentPicture] = OrderedDict()
        self._drawing: dict[Sight, asyncio.Future[SentPicture]] = {}
        self._room = room
        self._size = 0
        self._observe = observe
        self.tidy = tidy
        """None tidies nothing up."""
        self._tidying: asyncio.TimerHandle | None = None

    async def get(self, key: Sight, drawing: Drawable) -> SentPicture:
        """The picture of a sight, drawn if it is not kept.

        Args:
            key: all that it is drawn from.
            drawing: how.
        """
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        waiting = self._drawing.get(key)
        if waiting is None:
            waiting = self._drawing[key] = asyncio.ensure_future(self._draw(key, drawing))
            waiting.add_done_callback(lambda _: self._drawing.pop(key, None))
        # One reader that goes away must not take the drawing from the others.
        shown = await asyncio.shield(waiting)
        return shown._replace(filename=key.name)

    async def drawn(self, sketch: Sketch) -> SentPicture | None:
        """The picture of a screen; None if it cannot be drawn."""
        key = sketch.sight
        if sketch.drawing is None:
            return None
        if isinstance(sketch.drawing, ReadyFile):
            return SentPicture(sketch.drawing.data, key.name, sketch.drawing.alt)
        try:
            picture = await self.get(key, sketch.drawing)
        except Exception:
            log.exception("picture failed", kind=key.kind, table=key.table)
            return None
        return picture if picture.alt else picture._replace(alt=sketch.alt)

    async def _draw(self, key: Sight, drawing: Drawable) -> SentPicture:
        board = key.kind in PUBLIC
        if self._elsewhere is not None:
            picture, seconds = await self._elsewhere.draw(drawing, table=key.table, board=board)
        else:
            async with self._gate.through(urgency=int(board)):
                began = time.perf_counter()
                picture = await asyncio.to_thread(drawing.draw)
                seconds = time.perf_counter() - began
        self._observe(key.kind, seconds)
        self._tidy_soon()
        shown = SentPicture(picture.data, key.name, picture.alt)
        self._kept[key] = shown
        self._size += len(shown.data)
        while self._size > self._room and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._size -= len(old.data)
        return shown

    def _tidy_soon(self) -> None:
        if self.tidy is None or self._tidying is not None:
            return
        loop, tidy = asyncio.get_running_loop(), self.tidy

        def begin() -> None:
            self._tidying = None
            loop.run_in_executor(None, tidy)

        self._tidying = loop.call_later(TIDY_AFTER, begin)
