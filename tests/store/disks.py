"""Disks that are full, read-only or out of order."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import pytest

from bot.store.database import Database
from bot.store.postgres import PostgresDatabase


@asynccontextmanager
async def full(database: Database) -> AsyncIterator[None]:
    """No page can be added to the database: "database or disk is full"."""
    (pages,) = await database._writer.execute_fetchall("PRAGMA page_count")
    await database._writer.execute(f"PRAGMA max_page_count = {pages[0]}")
    try:
        yield
    finally:
        await database._writer.execute("PRAGMA max_page_count = 1000000000")


@asynccontextmanager
async def read_only(database: Database) -> AsyncIterator[None]:
    """Nothing can be written: "attempt to write a readonly database"; a server is one that only stands by."""
    if isinstance(database, PostgresDatabase):
        await database._writer.do("SET default_transaction_read_only = on")
        try:
            yield
        finally:
            await database._writer.do("SET default_transaction_read_only = off")
        return
    await database._writer.execute("PRAGMA query_only = ON")
    try:
        yield
    finally:
        await database._writer.execute("PRAGMA query_only = OFF")


@contextmanager
def cramped(room: int) -> Iterator[None]:
    """No file of this process grows beyond so many bytes: what SQLite calls "disk I/O error"."""
    resource = pytest.importorskip("resource")  # not on Windows
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
