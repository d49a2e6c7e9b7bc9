"""The face of a database, whichever is behind it: a file of SQLite, or PostgreSQL at an address (design 3).

One writer behind one lock, every change in one transaction; reads go through a second connection, so that they never
see half a change. What differs between the two stands in `sqlite` and `postgres` and nowhere else.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import structlog

from bot.store.connection import Connection
from bot.store.errors import Displaced, OutOfOrder
from bot.store.shards import EVERYTHING, Shards

_log = structlog.get_logger("bot.store.database")


class Database(ABC):
    """An open database. Make one with `open_database`; `close` it at the end.

    Attributes:
        name: what it is called where people read it; never with a password.
        reader: for questions outside a change.
        shards: which servers are this process's.
        restored: whether it is a copy that is opened for the first time: what was told meanwhile is not known in it.
        out_of_order: whether the last change was refused by the disk, or by a server that is away.
    """

    def __init__(self, name: str, reader: Connection, restored: bool, shards: Shards = EVERYTHING) -> None:
        self.name = name
        self.shards = shards
        self.reader = reader
        self.restored = restored
        self.out_of_order = False
        self._displacing = asyncio.Event()
        self._displaced = Displaced()

    @property
    def path(self) -> Path | None:
        """The file, if it is one; the daily copies lie beside it."""
        return None

    @abstractmethod
    def write(self, table: str = "", number: int = 0) -> AbstractAsyncContextManager[Connection]:
        """One transaction: all or nothing.

        Args:
            table, number: what is about to be read and changed: a row of this table, by its id. No other process
                changes it meanwhile.

        Raises:
            Conflict: a uniqueness rule was broken; nothing was changed.
            OutOfOrder: the disk is full or otherwise takes nothing; nothing was changed.
        """

    @abstractmethod
    async def probe(self) -> None:
        """After trouble, or where a connection was lost, try whether something is taken again.

        Raises:
            OutOfOrder: it is not.
        """

    @abstractmethod
    async def backup(self, target: Path) -> None:
        """Write a consistent copy; an older one of that name goes only when the new one is whole.

        Raises:
            StoreError: the copy cannot be written; nothing is left of it.
        """

    @abstractmethod
    async def recall(self, what: str) -> str:
        """What was noted under a name beside the tables; empty for nothing."""

    @abstractmethod
    async def note(self, what: str, text: str) -> None:
        """Note something under a name, outside any change.

        Raises:
            OSError, OutOfOrder: it cannot be noted.
        """

    @abstractmethod
    async def counted(self, tables: Mapping[str, str]) -> dict[str, int]:
        """The last number that each of some tables gave to a row, by name; `tables` says in which column."""

    @abstractmethod
    async def count_on(self, tables: Mapping[str, str], numbers: Mapping[str, int]) -> None:
        """Let tables go on behind these numbers: none is given twice."""

    @abstractmethod
    def announce(self, kind: str, number: int = 0) -> None:
        """Tell all other processes on the database that something was changed; it is said soon, and not waited for.

        Args:
            kind: of it, a word.
            number: which.
        """

    @abstractmethod
    def listen(self, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        """Be told from now on what others announce.

        Args:
            heard: told what `announce` was.
            missed: told that something may have been said while nobody could hear it.
        """

    @abstractmethod
    async def close(self) -> None:
        """Close the connections and let others have it."""

    async def displaced(self) -> Displaced:
        """Wait until another process has what this one had; returns what is to be said of it."""
        await self._displacing.wait()
        return self._displaced

    def _refused(self, cause: OutOfOrder) -> OutOfOrder:
        """Note, and once in the log, that nothing is taken; returns the cause with the name of the database."""
        if not self.out_of_order:
            self.out_of_order = True
            _log.error("the database cannot be written; nothing is lost", file=self.name, reason=str(cause))
        said = f"the database {self.name} cannot be written: {cause}"
        if not isinstance(cause, Displaced):
            return OutOfOrder(said)
        self._displaced = Displaced(said)
        self._displacing.set()
        return self._displaced

    def _takes_again(self) -> None:
        """A change was taken."""
        if self.out_of_order:
            self.out_of_order = False
            _log.info("the database can be written again", file=self.name)
