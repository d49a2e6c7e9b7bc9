"""Rows of the database as values: reading some, writing one whole."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sized
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from bot.hours.calendar import Calendar
from bot.store.connection import Connection

R = TypeVar("R", bound=Struct)

JSON = frozenset(
    {
        "introduced",
        "calendar",
        "channels",
        "defaults",
        "options",
        "joins",
        "ballot",
        "waits",
        "nudges",
        "offered",
        "board",
        "draft",
        "running",
        "reliability",
        "absences",
        "body",
        "rooms",
        "contest",
        "home",
        "cup_openers",
    }
)
"""Columns that hold JSON, but where a row keeps its text as it is."""

SOONER = "CASE WHEN due < ?1 THEN due ELSE ?1 END"
"""A time that may only come sooner, where the first value is when."""

encode = msgspec.json.Encoder().encode
"""A value as JSON."""


read_calendar = msgspec.json.Decoder(Calendar).decode
"""A calendar from its JSON."""


@lru_cache
def names_of(kind: type[Struct]) -> tuple[str, ...]:
    """Columns of a kind of row."""
    return kind.__struct_fields__


@lru_cache
def _json_columns(kind: type[Struct]) -> frozenset[str]:
    return frozenset(one.name for one in msgspec.structs.fields(kind) if one.name in JSON and one.type is not str)


@lru_cache
def _decoders(kind: type[Struct]) -> tuple[tuple[int, Callable[[str], Any]], ...]:
    """Places of the columns that hold JSON, each with what reads it."""
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    coded = _json_columns(kind)
    return tuple(
        (place, msgspec.json.Decoder(types[name]).decode) for place, name in enumerate(names_of(kind)) if name in coded
    )


def made(kind: type[R], row: Iterable[Any]) -> R:
    """A row of the database as a value. Hundreds are read at once, so it goes by places and not by names."""
    values = list(row)
    if len(values) != len(names_of(kind)):
        raise ValueError(f"{len(values)} columns for a {kind.__name__}")
    for place, decode in _decoders(kind):
        values[place] = decode(values[place])
    return kind(*values)


def plain(row: Struct) -> dict[str, Any]:
    """Columns of a row as the database takes them."""
    coded = _json_columns(type(row))
    return {
        name: encode(getattr(row, name)).decode() if name in coded else getattr(row, name)
        for name in names_of(type(row))
    }


async def select(connection: Connection, kind: type[R], table: str, tail: str = "", *args: Any) -> list[R]:
    """Rows of `table` as values of `kind`; `tail` is the rest of the statement from WHERE on."""
    names = ", ".join(f"{table}.{name}" for name in names_of(kind))
    rows = await connection.execute_fetchall(f"SELECT {names} FROM {table} {tail}", args)
    return [made(kind, row) for row in rows]


def marks(values: Sized) -> str:
    """A place for each of some values, in one set of brackets; for none NULL, which nothing is equal to."""
    return f"({', '.join('?' * len(values)) or 'NULL'})"


async def first_due(connection: Connection, places: Mapping[str, str], column: str = "due") -> int | None:
    """When the first of some rows falls due.

    Args:
        connection: any.
        places: table -> which of its rows.
        column: that says when.
    """
    found: list[int] = []
    for table, which in places.items():
        query = f"SELECT {column} FROM {table} WHERE {which} ORDER BY {column} LIMIT 1"
        found += [int(row[0]) for row in await connection.execute_fetchall(query)]
    return min(found, default=None)


async def insert(connection: Connection, table: str, row: Struct) -> int:
    """Write a new row; its `id` is given by the database. Returns it."""
    values = plain(row)
    del values["id"]
    rows = await connection.execute_fetchall(
        f"INSERT INTO {table} ({', '.join(values)}) VALUES {marks(values)} RETURNING id", tuple(values.values())
    )
    return int(next(iter(rows))[0])


async def skip_ids(connection: Connection, table: str) -> None:
    """Let the next rows of a table have numbers that nothing was told under yet."""
    await connection.execute(f"UPDATE sqlite_sequence SET seq = seq + 1000000 WHERE name = '{table}'")


async def upsert(connection: Connection, table: str, row: Struct, *keys: str) -> None:
    """Write a row whole; one with the same `keys` is changed in place (never deleted, so nothing cascades)."""
    values = plain(row)
    names = ", ".join(values)
    sets = ", ".join(f"{name} = excluded.{name}" for name in values if name not in keys)
    await connection.execute(
        f"INSERT INTO {table} ({names}) VALUES {marks(values)} ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {sets}",
        tuple(values.values()),
    )
