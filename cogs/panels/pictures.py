"""Pictures are drawn in threads, one or two at a time, and remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
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


class Pictures:
    """Draws in `asyncio.to_thread`, never twice for one key, and keeps the latest.

    Args:
        at_once: drawings at the same time; pictures are pure Python with little time outside the interpreter lock.
        room: bytes kept.
    """

    def __init__(self, at_once: int = 2, room: int = ROOM) -> None:
        self._gate = asyncio.Semaphore(at_once)
        self._kept: OrderedDict[Hashable, Shown] = OrderedDict()
        self._drawing: dict[Hashable, asyncio.Future[Shown]] = {}
        self._room = room
        self._size = 0

    async def get(self, key: Hashable, filename: str, draw: Callable[[], Picture]) -> Shown:
        """The picture for `key`, drawn if it is not kept.

        Args:
            key: whatever the picture depends on: (table, revision, viewer, kind, language ...).
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
        async with self._gate:
            picture = await asyncio.to_thread(draw)
        shown = Shown(picture.data, picture.filename, picture.alt)
        self._kept[key] = shown
        self._size += len(shown.data)
        while self._size > self._room and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._size -= len(old.data)
        return shown
