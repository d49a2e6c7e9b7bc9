"""PostgreSQL behind the face of a database: one connection that writes and one that reads, made again when lost.

Within a process everything keeps the order it has with SQLite, for there is one writer behind one lock. Among several
processes the row that is changed is taken first (`SELECT ... FOR NO KEY UPDATE`: two changes of one table wait for each
other, and nothing else waits). A connection that is lost takes its change with it; whether a `COMMIT` without an answer
was done the server is asked by the number of the transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from bot.store import holding, wire
from bot.store.connection import Connection
from bot.store.dialect import for_postgres
from bot.store.either import Database
from bot.store.errors import OutOfOrder, StoreError
from bot.store.news import News
from bot.store.shards import EVERYTHING, Shards
from bot.store.wire import Address, Lost, Wire

DOUBT: Final = (0.0, 0.2, 0.5, 1.0, 2.0, 3.0, 3.0)
"""Seconds before each time the server is asked whether a change without an answer was kept."""


_NO_SUCH: Final = "22023"
"""State of an error: a value that cannot be, here the number of a transaction that is still to come."""


class _Did:
    """What came of a statement: how many rows it wrote or deleted."""

    __slots__ = ("rowcount",)

    def __init__(self, status: str) -> None:
        count = status.rpartition(" ")[2]
        self.rowcount = int(count) if count.isdecimal() else -1


class _Speaking:
    """A connection as the repositories know one."""

    def __init__(self, line: Wire) -> None:
        self._line = line

    async def execute(self, sql: str, parameters: Iterable[Any] = (), /) -> _Did:
        return _Did(await self._line.do(for_postgres(sql), *parameters))

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]], /) -> _Did:
        await self._line.do_each(for_postgres(sql), parameters)
        return _Did("")

    async def execute_fetchall(self, sql: str, parameters: Iterable[Any] = (), /) -> list[Any]:
        return await self._line.ask(for_postgres(sql), *parameters)


class _Reading(_Speaking):
    """The reader: where the connection was lost under a question, it is asked once more."""

    def __init__(self, line: Wire, refused: Callable[[OutOfOrder], OutOfOrder]) -> None:
        super().__init__(line)
        self._refused = refused

    async def execute_fetchall(self, sql: str, parameters: Iterable[Any] = (), /) -> list[Any]:
        values = tuple(parameters)
        try:
            with suppress(Lost):
                return await super().execute_fetchall(sql, values)
            return await super().execute_fetchall(sql, values)
        except OutOfOrder as error:
            raise self._refused(error) from error


class PostgresDatabase(Database):
    """A database at an address."""

    def __init__(
        self, address: Address, writer: Wire, reader: Wire, restored: bool, shards: Shards = EVERYTHING
    ) -> None:
        super().__init__(address.name, _Reading(reader, self._refused), restored, shards)
        self._writer = writer
        self._reader = reader
        self._news = News(address)
        self._speaking = _Speaking(writer)
        self._writing = asyncio.Lock()

    @asynccontextmanager
    async def write(self, table: str = "", number: int = 0) -> AsyncGenerator[Connection]:
        """One transaction, with a row taken at its beginning."""
        async with self._writing:
            ending = False
            transaction = ""
            try:
                transaction = await self._begin(table, number)
                yield self._speaking
                ending = True
                await self._commit()
            except BaseException as error:
                await self._roll_back()
                if ending and isinstance(error, Lost) and await self._kept(transaction, table, number):
                    self._takes_again()
                    return
                if isinstance(error, OutOfOrder):
                    raise self._refused(error) from error
                raise
            self._takes_again()

    async def _begin(self, table: str, number: int) -> str:
        """Begin, and take the row; returns the number of the transaction if it has one already."""
        await self._writer.begin()
        if not table:
            return ""
        # What is read next is read as it is after whoever had the row has ended.
        row = await self._writer.ask(
            f"SELECT pg_current_xact_id()::text FROM {table} WHERE id = $1 FOR NO KEY UPDATE", number
        )
        return str(row[0][0]) if row else ""

    async def _commit(self) -> None:
        """Let it stand. Whoever is cut off meanwhile waits for the answer first, or nobody would know it."""
        doing = asyncio.ensure_future(self._writer.commit())
        try:
            await asyncio.shield(doing)
        except asyncio.CancelledError:
            await asyncio.gather(doing, return_exceptions=True)
            raise

    async def _roll_back(self) -> None:
        """Take everything back; where that cannot be said the connection goes, and the change with it."""
        try:
            await self._writer.take_back()
        except BaseException as error:
            self._writer.drop()
            if not isinstance(error, Exception):
                raise

    async def _kept(self, transaction: str, table: str, number: int) -> bool:
        """Whether a change stands though nobody said so.

        A server that died gives numbers of which it had kept nothing to others afterwards, so that the row which was
        changed has to bear the number too. Where somebody has changed it once more meanwhile this says no: then a press
        reads that it was not saved, and is known all the same.

        Args:
            transaction: its number.
            table, number: the row that was taken.

        Raises:
            OutOfOrder: the server cannot be asked. Then nobody knows; the same press is not acted on twice all the
                same, for it was remembered with the change.
        """
        if not transaction:
            return False
        for pause in DOUBT:
            await asyncio.sleep(pause)
            with suppress(OutOfOrder):
                try:
                    ((status,),) = await self._writer.ask("SELECT pg_xact_status($1::text::xid8)", transaction)
                except Exception as error:
                    if getattr(error, "sqlstate", "") == _NO_SUCH:
                        return False  # the server died, and has not given such a number yet
                    raise
                if status == "committed":
                    query = f"SELECT xmin = $1::text::xid8::xid FROM {table} WHERE id = $2"
                    rows = await self._writer.ask(query, transaction, number)
                    return not rows or bool(rows[0][0])
                if status != "in progress":
                    return False
        raise self._refused(Lost("it went away in the middle of a change"))

    async def probe(self) -> None:
        # Whoever lost the connection may have lost its place with it, and is to know that before it is pressed.
        if self.out_of_order or not self._writer.stands:
            async with self.write() as connection:
                await connection.execute("UPDATE madang SET version = version")

    async def backup(self, target: Path) -> None:
        raise StoreError(f"the database {self.name} is copied by PostgreSQL's own pg_dump, see the README")

    async def recall(self, what: str) -> str:
        rows = await self.reader.execute_fetchall(f"SELECT {what} FROM madang")
        return str(next(iter(rows))[0])

    async def note(self, what: str, text: str) -> None:
        async with self.write() as connection:
            await connection.execute(f"UPDATE madang SET {what} = ?", (text,))

    async def counted(self, tables: Mapping[str, str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for name, column in tables.items():
            sequence = f"pg_sequence_last_value(pg_get_serial_sequence('{name}', '{column}')::regclass)"
            query = f"SELECT {sequence}, max({column}) FROM {name}"
            (row,) = await self.reader.execute_fetchall(query)
            found[name] = max(int(number or 0) for number in row)
        return found

    async def count_on(self, tables: Mapping[str, str], numbers: Mapping[str, int]) -> None:
        async with self.write() as connection:
            for name, column in tables.items():
                if numbers.get(name):
                    query = f"SELECT setval(pg_get_serial_sequence('{name}', '{column}'), ?)"
                    await connection.execute_fetchall(query, (numbers[name],))

    def announce(self, kind: str, number: int = 0) -> None:
        self._news.say(f"{kind} {number}")

    def listen(self, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        def read(said: str) -> None:
            kind, number = said.split()
            heard(kind, int(number))

        self._news.listen(read, missed)

    async def close(self) -> None:
        await self._news.close()
        await self._reader.close()
        await self._writer.close()


async def open_server(where: str, *, exclusive: bool = True, shards: Shards | None = None) -> PostgresDatabase:
    """Open the database at an address, making or migrating its tables as needed.

    Args:
        where: the address.
        exclusive: keep every other process off it, or off its shards.
        shards: which of them are this process's; None for all servers, however many shards Discord has them in.

    Raises:
        StoreError: out of reach, of another program or a newer version, or in use by another process.
    """
    address = Address.read(where)
    writer = Wire(address, holds=partial(holding.take, shards=shards) if exclusive else None)
    reader = Wire(address, reads_only=True)
    try:
        restored = await wire.make_ready(writer)
        await reader.ask("SELECT 1")
    except BaseException as error:
        await writer.close()
        await reader.close()
        if isinstance(error, OutOfOrder):
            raise StoreError(f"the database {address.name} cannot be used: {error}") from error
        raise
    return PostgresDatabase(address, writer, reader, restored, shards or EVERYTHING)


async def inspect_server(where: str) -> tuple[int, int]:
    """Look at the database of an address without changing it: its version, and this program's.

    Raises:
        StoreError: out of reach, or of another program or a newer version.
    """
    line = Wire(Address.read(where), reads_only=True)
    try:
        return await wire.version_of(line), wire.newest()
    except OutOfOrder as error:
        raise StoreError(f"the database {line.address.name} cannot be used: {error}") from error
    finally:
        await line.close()
