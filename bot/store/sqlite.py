"""SQLite: opening, migrating, locking and backing up the database file (design 3).

One writer connection behind one lock, every change in `BEGIN IMMEDIATE` ... `COMMIT`; reads go through a second
connection, so that they never see half a change.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import IO, Final
from urllib.parse import quote

import aiosqlite

try:
    import fcntl
except ImportError:  # Windows has its own way to lock a file
    fcntl = None
    import msvcrt

from bot.store.connection import Connection
from bot.store.either import Database
from bot.store.errors import Conflict, OutOfOrder, StoreError, is_damage, trouble
from bot.store.migrating import migrations

BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""What SQLite's files of one database are called after it."""
WAL_HEADER: Final = 32
"""Bytes of a write-ahead log that holds no change."""
ROLLBACK_FORMAT: Final = b"\x01\x01"
"""Bytes 18 and 19 of a database that no write-ahead log belongs to: copies are written so; opening changes them."""


class SqliteDatabase(Database):
    """A file."""

    def __init__(
        self,
        path: Path,
        writer: aiosqlite.Connection,
        reader: aiosqlite.Connection,
        lock: IO[str] | None,
        restored: bool = False,
    ):
        super().__init__(path.name, reader, restored)
        self._path = path
        self._writer = writer
        self._reader = reader
        self._lock_file = lock
        self._writing = asyncio.Lock()

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    @asynccontextmanager
    async def write(self, table: str = "", number: int = 0) -> AsyncGenerator[Connection]:
        """One transaction; there is but one writer, so whatever row it is about is its own."""
        async with self._writing:
            try:
                # Cut off while it waits for this, the connection's thread begins all the same: rolled back below.
                await self._writer.execute("BEGIN IMMEDIATE")
                yield self._writer
                await self._writer.execute("COMMIT")
            except BaseException as error:
                with suppress(sqlite3.Error):
                    await self._writer.execute("ROLLBACK")
                if isinstance(error, sqlite3.IntegrityError) and "UNIQUE" in str(error):
                    raise Conflict(str(error)) from error
                if isinstance(error, sqlite3.Error) and (reason := trouble(error)):
                    raise self._refused(OutOfOrder(reason)) from error
                raise
            self._takes_again()

    async def probe(self) -> None:
        if self.out_of_order:
            async with self.write() as connection:
                # A page is written even where its content stays.
                await connection.execute(f"PRAGMA user_version = {await _version(self._writer)}")

    async def backup(self, target: Path) -> None:
        try:
            async with self._writing:
                await _copy(self._writer, target)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"cannot write the backup {target.name}: {error}") from error

    async def recall(self, what: str) -> str:
        try:
            return self._beside(what).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return ""

    async def note(self, what: str, text: str) -> None:
        if text:
            self._beside(what).write_text(text, encoding="utf-8")
        else:
            self._beside(what).unlink(missing_ok=True)

    def _beside(self, what: str) -> Path:
        return self.path.with_name(f"{self.path.name}.{what}")

    async def counted(self, tables: Mapping[str, str]) -> dict[str, int]:
        rows = await self._reader.execute_fetchall("SELECT name, seq FROM sqlite_sequence")
        found = {str(name): int(number) for name, number in rows}
        for name, column in tables.items():
            (row,) = await self._reader.execute_fetchall(f"SELECT max({column}) FROM {name}")
            found[name] = max(found.get(name, 0), int(row[0] or 0))
        return found

    async def count_on(self, tables: Mapping[str, str], numbers: Mapping[str, int]) -> None:
        async with self.write() as connection:
            for name in tables:
                if numbers.get(name):
                    await connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
                    await connection.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (name, numbers[name]))

    def announce(self, kind: str, number: int = 0) -> None:
        """Nobody else has the file."""

    def listen(self, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        """Nobody else has the file."""

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()
        if self._lock_file is not None:
            self._lock_file.close()


async def open_file(path: Path, *, exclusive: bool = True) -> SqliteDatabase:
    """Open the database file, making or migrating it as needed; a backup is written beside it before a migration.

    Args:
        path: the file.
        exclusive: hold an OS lock beside it, so that no second process works on it.

    Raises:
        StoreError: unwritable, damaged, newer than this program, or in use by another process; the file is untouched.
    """
    name = path.name
    if not path.parent.is_dir():
        raise StoreError(f"the folder of the database {name} does not exist")
    if path.exists() and not (path.is_file() and os.access(path, os.R_OK | os.W_OK)):  # noqa: ASYNC240
        raise StoreError(f"the database {name} cannot be read and written")
    lock = _lock(path) if exclusive else None
    try:
        return await _open(path, lock)
    except (sqlite3.Error, OSError) as error:
        if lock is not None:
            lock.close()
        raise StoreError(f"the database {name} cannot be used: {error}") from error
    except BaseException:
        if lock is not None:
            lock.close()
        raise


def _lock(path: Path) -> IO[str]:
    try:
        file = open(path.with_name(path.name + ".lock"), "a")  # noqa: SIM115 - held as long as the database is open
    except OSError as error:
        raise StoreError(f"cannot write beside the database {path.name}: {error.strerror}") from error
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportPossiblyUnboundVariable]
    except OSError as error:
        file.close()
        raise StoreError(f"another process is using the database {path.name}") from error
    return file


async def _open(path: Path, lock: IO[str] | None) -> SqliteDatabase:
    known = migrations()
    _check_files(path)
    restored = path.exists() and _is_copy(path)  # noqa: ASYNC240 - before anything else runs
    if path.exists():  # noqa: ASYNC240
        await _inspect(path, known[-1][0])
    else:
        await _make(path, known)
    writer = await _connect(path)
    reader: aiosqlite.Connection | None = None
    try:
        await writer.execute("PRAGMA journal_mode = WAL")
        await writer.execute("PRAGMA synchronous = FULL")
        version = await _version(writer)
        if version < known[-1][0]:
            await _copy(writer, _free(path.with_name(f"{path.name}.before-{known[-1][0]}")))
        await _migrate(writer, known[version:])
        reader = await _connect(path)
        await reader.execute("PRAGMA query_only = ON")
    except BaseException:
        await writer.close()
        if reader is not None:
            await reader.close()
        raise
    return SqliteDatabase(path, writer, reader, lock, restored)


def _check_files(path: Path) -> None:
    """Refuse what SQLite would mend without a word: it makes a new database of an empty file, throws away the changes
    beside a missing one, and writes those beside a copy into the copy, whosever they are.

    Raises:
        StoreError: says what to do.
    """
    path = path.resolve()  # of a link, SQLite keeps what it needs beside the file itself
    name = path.name
    log = path.with_name(f"{name}-wal")
    if not path.parent.is_dir():
        raise StoreError(f"the folder of the database {name} does not exist")
    changes = log.exists() and log.stat().st_size > WAL_HEADER
    if not path.exists():
        if changes:
            raise StoreError(
                f"the database {name} is missing, but changes of it are in {log.name}: put the two together again,"
                f" or move {log.name} away to begin anew"
            )
        return
    if path.stat().st_size == 0:
        raise StoreError(
            f"the database {name} is damaged (the file is empty): put a backup in its place,"
            " or move it away to begin anew"
        )
    if changes and _is_copy(path):
        raise StoreError(
            f"the database {name} is a copy, and {log.name} beside it belongs to another file:"
            f" move {log.name} and {name}-shm away"
        )


def _is_copy(path: Path) -> bool:
    """Whether a file was written by `backup` and not opened since."""
    with path.open("rb") as file:
        return file.read(20)[18:] == ROLLBACK_FORMAT


async def _make(path: Path, known: list[tuple[int, Path]]) -> None:
    """Make a new database beside its place and put it there whole: a start that is cut off leaves no empty file."""
    path = path.resolve()  # noqa: ASYNC240 - a link stays a link
    new = path.with_name(f"{path.name}.new")
    _remove(new)
    try:
        connection = await _connect(new)
        try:
            await _migrate(connection, known)
        finally:
            await connection.close()
        os.replace(new, path)
    except BaseException:
        with suppress(OSError):
            _remove(new)
        raise


async def _migrate(connection: aiosqlite.Connection, steps: list[tuple[int, Path]]) -> None:
    for number, file in steps:
        script = file.read_text(encoding="utf-8")
        await connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")


async def _copy(connection: aiosqlite.Connection, target: Path) -> None:
    """`VACUUM INTO`; a copy that does not become whole leaves nothing, and its place as it was."""
    partial = target.with_name(target.name + ".part")
    try:
        _remove(partial)
        await connection.execute("VACUUM INTO ?", (str(partial),))
        os.replace(partial, target)
    except BaseException:
        with suppress(OSError):
            _remove(partial)
        raise


def _remove(path: Path) -> None:
    """Delete a database that is not in use, with what lies beside it."""
    for beside in BESIDE:
        path.with_name(path.name + beside).unlink(missing_ok=True)


async def inspect_file(path: Path) -> tuple[int, int]:
    """Look at a database file without changing it.

    Returns:
        (its version, the version this program would bring it to).

    Raises:
        StoreError: damaged, newer than this program, or of another program.
    """
    newest = migrations()[-1][0]
    _check_files(path)
    return await _inspect(path, newest), newest


async def _inspect(path: Path, newest: int) -> int:
    """Refuse a damaged or newer file before anything is written to it; returns its version."""
    connection = await aiosqlite.connect(f"file:{quote(str(path))}?mode=ro", uri=True)
    try:
        version = await _version(connection)
        if version > newest:
            raise StoreError(f"the database {path.name} was written by a newer version of this program")
        rows = list(await connection.execute_fetchall("PRAGMA quick_check(1)"))
        if rows[0][0] != "ok":
            raise StoreError(f"the database {path.name} is damaged")
        if version == 0 and list(await connection.execute_fetchall("SELECT 1 FROM sqlite_master LIMIT 1")):
            raise StoreError(f"the database {path.name} belongs to another program")
        return version
    except sqlite3.DatabaseError as error:
        if trouble(error) and not is_damage(error):
            raise StoreError(
                f"the database {path.name} cannot be read now: {error} (is the disk full or write-protected?)"
            ) from error
        raise StoreError(f"the database {path.name} is damaged: {error}") from error
    finally:
        await connection.close()


def _free(path: Path) -> Path:
    """A name that no file has yet: a backup is never thrown away."""
    number = 0
    candidate = path
    while candidate.exists():
        number += 1
        candidate = path.with_name(f"{path.name}.{number}")
    return candidate


async def _connect(path: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    try:
        await connection.execute("PRAGMA foreign_keys = ON")
        await connection.execute("PRAGMA busy_timeout = 5000")
        # What a person had deleted is overwritten in the file; not every build of SQLite does so by itself.
        await connection.execute("PRAGMA secure_delete = ON")
    except BaseException:
        await connection.close()
        raise
    return connection


async def _version(connection: aiosqlite.Connection) -> int:
    rows = list(await connection.execute_fetchall("PRAGMA user_version"))
    return int(rows[0][0])
