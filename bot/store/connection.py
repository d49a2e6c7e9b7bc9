"""What every function that reads or writes rows asks of a connection, whichever database is behind it.

Statements are written once, in what SQLite and PostgreSQL both understand, with SQLite's `?` and `?1` for values; `?`
goes on after the highest number before it. aiosqlite's connections are such connections as they are.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from typing import Any, Protocol


class Effect(Protocol):
    """What came of a statement."""

    @property
    def rowcount(self) -> int:
        """How many rows it wrote or deleted."""
        ...


class Connection(Protocol):
    """A connection: the writer's inside `Database.write`, else the reader."""

    def execute(self, sql: str, parameters: Iterable[Any] = ..., /) -> Awaitable[Effect]:
        """Do something."""
        ...

    def executemany(self, sql: str, parameters: Iterable[Iterable[Any]], /) -> Awaitable[Effect]:
        """Do the same with each of these values."""
        ...

    def execute_fetchall(self, sql: str, parameters: Iterable[Any] = ..., /) -> Awaitable[Iterable[Any]]:
        """Ask for rows; each goes by places, as a tuple does."""
        ...
