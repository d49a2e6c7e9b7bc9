"""States after each entry of a log, compressed against key frames of which the latest are kept at hand."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from bot.core import frames
from bot.store import repository as repo
from bot.tables.model import TableError

_KEPT: Final = 4 * 1024 * 1024
"""Bytes of key frames kept, against which others are compressed; each is some ten kilobytes."""


class KeyFrames:
    """Packs and unpacks the frames of all tables."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[int, int], bytes] = OrderedDict()
        self.bytes = 0

    async def pack(self, connection: repo.Connection, table_id: int, no: int, data: bytes) -> tuple[int, bytes]:
        """Compress a frame against its key frame; returns (number of the key frame or 0, packed)."""
        key = (no - 1) // frames.KEY_EVERY * frames.KEY_EVERY + 1
        if key == no:
            self._remember(table_id, no, data)
            return 0, frames.pack(data)
        return key, frames.pack(data, await self._key_frame(connection, table_id, key))

    async def unpack(self, connection: repo.Connection, table_id: int, no: int) -> bytes:
        """The state after log entry `no`.

        Raises:
            TableError: there is none.
        """
        found = await repo.frame(connection, table_id, no)
        if found is None:
            raise TableError("core-save-damaged")
        packed, key = found
        return frames.unpack(packed, await self._key_frame(connection, table_id, key) if key else None)

    async def _key_frame(self, connection: repo.Connection, table_id: int, key: int) -> bytes:
        known = self.kept.get((table_id, key))
        if known is not None:
            self.kept.move_to_end((table_id, key))
        else:
            known = await self.unpack(connection, table_id, key)
            self._remember(table_id, key, known)
        return known

    def forget(self, table_id: int) -> None:
        """Of a table keep nothing at hand."""
        for place in [place for place in self.kept if place[0] == table_id]:
            self.bytes -= len(self.kept.pop(place))

    def _remember(self, table_id: int, key: int, data: bytes) -> None:
        self.bytes += len(data) - len(self.kept.pop((table_id, key), b""))
        self.kept[table_id, key] = data
        while self.bytes > _KEPT and len(self.kept) > 1:
            self.bytes -= len(self.kept.popitem(last=False)[1])
