"""All rows of one database into another, a file or a PostgreSQL: in parts, so that it can go on after a break.

Rows go in the order of their keys, a table after those it names. What is there already is not written again; whether
the target holds the same to the last bit is seen at the end, by counts and digests of every table.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import closing
from typing import Any, Final

from msgspec import Struct

from bot.store.connection import Connection
from bot.store.either import Database
from bot.store.errors import StoreError
from bot.store.migrating import migrations

PART: Final = 500
"""Rows that are read and written at once."""


class Shape(Struct, frozen=True):
    """A table.

    Args:
        columns: in order.
        keys: those that a row is known by; none for a table of one row.
        counts: the column whose numbers it gives its rows itself; empty for none.
    """

    name: str
    columns: tuple[str, ...]
    keys: tuple[str, ...]
    counts: str


class Contents(Struct, frozen=True):
    """What a table holds: so many rows, and the SHA-256 of all of them in the order of their keys."""

    rows: int
    digest: str


def shapes() -> list[Shape]:
    """All tables as the migrations leave them, those that are named by others before those."""
    with closing(sqlite3.connect(":memory:")) as made:
        for _, file in migrations():
            made.executescript(file.read_text(encoding="utf-8"))
        query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
        waiting = [str(name) for (name,) in made.execute(query)]
        ordered: list[Shape] = []
        while waiting:
            named = {one: {row[2] for row in made.execute(f"PRAGMA foreign_key_list({one})")} for one in waiting}
            free = next(one for one in waiting if not (named[one] - {one}) & set(waiting))
            waiting.remove(free)
            info = made.execute(f"PRAGMA table_info({free})").fetchall()
            keys = tuple(row[1] for row in sorted(info, key=lambda row: row[5]) if row[5])
            counts = keys[0] if keys in (("id",), ("key",)) else ""
            ordered.append(Shape(free, tuple(row[1] for row in info), keys, counts))
        return ordered


def _quoted(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


async def _rows(connection: Connection, shape: Shape, after: tuple[Any, ...] = ()) -> AsyncIterator[list[Any]]:
    """Rows of a table, a part at a time."""
    key = _quoted(shape.keys)
    places = [shape.columns.index(one) for one in shape.keys]
    while True:
        where = f" WHERE ({key}) > ({', '.join('?' * len(after))})" if after else ""
        order = f" ORDER BY {key}" if key else ""
        query = f"SELECT {_quoted(shape.columns)} FROM {shape.name}{where}{order} LIMIT {PART}"
        found = [tuple(row) for row in await connection.execute_fetchall(query, after)]
        if found:
            yield found
        if len(found) < PART or not key:
            return
        after = tuple(found[-1][place] for place in places)


async def held(database: Database, shape: Shape) -> Contents:
    """What a table holds."""
    digest, count = hashlib.sha256(), 0
    async for part in _rows(database.reader, shape):
        count += len(part)
        for row in part:
            digest.update(repr(row).encode())
    return Contents(count, digest.hexdigest())


async def copy(source: Database, target: Database, shape: Shape) -> None:
    """Write what the target lacks of a table."""
    after: tuple[Any, ...] = ()
    if shape.keys:
        newest = f"SELECT {_quoted(shape.keys)} FROM {shape.name} ORDER BY " + ", ".join(
            f'"{name}" DESC' for name in shape.keys
        )
        for row in await target.reader.execute_fetchall(f"{newest} LIMIT 1"):
            after = tuple(row)
    marks = ", ".join("?" * len(shape.columns))
    async for part in _rows(source.reader, shape, after):
        async with target.write() as connection:
            if not shape.keys:
                await connection.execute(f"DELETE FROM {shape.name}")
            await connection.executemany(f"INSERT INTO {shape.name} ({_quoted(shape.columns)}) VALUES ({marks})", part)


async def move(source: Database, target: Database, tell: Callable[[str], None]) -> int:
    """Bring all rows over, or what is missing of them.

    Args:
        source: nobody else works on it.
        target: likewise, and empty, or holding what an earlier attempt has brought.
        tell: what is printed, a line for each table.

    Returns:
        how many rows there are.

    Raises:
        StoreError: the target holds something else, or not the same at the end.
    """
    known = shapes()
    begun = f"from {source.name}"
    if await target.recall("moving") != begun:
        for shape in known:
            if shape.keys and (await held(target, shape)).rows:
                raise StoreError(f"the database {target.name} is not empty: {shape.name} has rows")
        await target.note("moving", begun)
    total = 0
    for shape in known:
        await copy(source, target, shape)
        was, now = await held(source, shape), await held(target, shape)
        if was != now:
            count = f"{was.rows} rows and {now.rows}"
            raise StoreError(f"{shape.name} is not the same in {target.name}: {count}; empty it and begin anew")
        total += now.rows
        tell(f"{shape.name}: {now.rows} rows, {now.digest[:16]}")
    numbering = {one.name: one.counts for one in known if one.counts}
    await target.count_on(numbering, await source.counted(numbering))
    return total
