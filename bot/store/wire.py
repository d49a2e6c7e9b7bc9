"""Speaking with a PostgreSQL: its address, a connection that comes back, what its errors mean, its tables.

This is the one place that imports the driver, and it is imported only where an address asks for it.
"""

from __future__ import annotations

import asyncio
import importlib
import re
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Any, Final
from urllib.parse import parse_qsl, unquote, urlsplit

from msgspec import Struct

from bot.store.errors import Conflict, Displaced, OutOfOrder, StoreError
from bot.store.holding import LOCK, MAKING, OPEN
from bot.store.migrating import for_postgres, migrations

AT_ONCE: Final = 5000
"""Rows that are sent before an answer is waited for."""
ANSWERS_WITHIN: Final = 30.0
"""Seconds after which a statement without an answer counts as lost."""

_SESSION: Final = {
    "application_name": "madang",
    "lock_timeout": "10s",
    "idle_in_transaction_session_timeout": "5min",  # whoever stands still in a change holds nobody up for ever
    # Of a machine that is gone the server knows within a minute, and lets others have what it held.
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
    "timezone": "UTC",
}
_UNIQUE: Final = "23505"
_GONE: Final = re.compile(r"08...|57P..|25P03")
"""States after which there is no connection any more."""
_PASSING: Final = re.compile(r"08...|53...|57...|58...|XX...|25006|40001|40P01|55P03")
"""States that no statement of ours is to blame for: connection, room, operator, system, a standby, waiting in vain."""


class Lost(OutOfOrder):
    """The connection is gone, or the server with it."""


class Address(Struct, frozen=True):
    """Where a database is. It is called by `name` alone, for the address may hold a password."""

    url: str
    name: str
    secret: str

    @classmethod
    def read(cls, url: str) -> Address:
        """Take an address apart.

        Raises:
            StoreError: it cannot be read.
        """
        try:
            parts = urlsplit(url)
            place = parts.hostname or dict(parse_qsl(parts.query)).get("host", "this machine")
            name = f"{unquote(parts.path.lstrip('/')) or 'of its user'} at {place}" + (
                f":{parts.port}" if parts.port else ""
            )
        except ValueError:
            raise StoreError("the address of the database cannot be read; see .env.example") from None
        return cls(url, name, unquote(parts.password or ""))

    def __repr__(self) -> str:
        return f"Address({self.name})"

    def cleaned(self, text: object) -> str:
        """A message in one line and without the password."""
        line = " ".join(str(text).split())
        for secret in filter(None, (self.url, self.secret)):
            line = line.replace(secret, "***")
        return line


def _driver() -> Any:
    try:
        return importlib.import_module("asyncpg")
    except ImportError:
        raise StoreError(
            "a postgresql:// address needs asyncpg: python -m pip install -r requirements-postgresql.txt"
        ) from None


class Wire:
    """One connection, made when it is wanted and made again when it was lost.

    Args:
        address: where.
        reads_only: nothing can be changed through it.
        holds: takes what no other process may have while it stands, told the server's numbers of the connections before
            it (`holding.take`).
    """

    def __init__(
        self,
        address: Address,
        *,
        reads_only: bool = False,
        holds: Callable[[Any, Collection[int]], Awaitable[None]] | None = None,
    ) -> None:
        self.address = address
        self._driver = _driver()
        self._reads_only = reads_only
        self._holds = holds
        self._connection: Any = None
        self._former: list[int] = []
        self._speaking = asyncio.Lock()
        self._changing = False
        self.version = 0
        """Of the tables, once that is known: whoever comes back and finds another does not go on."""

    @property
    def stands(self) -> bool:
        """Whether there is a connection now, as far as this end knows."""
        return self._connection is not None and not self._connection.is_closed()

    async def do(self, sql: str, *values: Any) -> str:
        """Do something; returns what the server says of it."""
        return await self._spoken(lambda connection: connection.execute(sql, *values))

    async def do_each(self, sql: str, rows: Iterable[Iterable[Any]]) -> None:
        """Do the same with each of these values, so many at a time that each answer comes in time."""
        waiting = list(rows)
        for first in range(0, len(waiting), AT_ONCE):
            part = waiting[first : first + AT_ONCE]
            await self._spoken(lambda connection, part=part: connection.executemany(sql, part))

    async def ask(self, sql: str, *values: Any) -> list[Any]:
        """Ask for rows."""
        return await self._spoken(lambda connection: connection.fetch(sql, *values))

    async def hear(self, channel: str, heard: Callable[[str], None], ended: Callable[[], None]) -> asyncio.Event:
        """Be told what other connections say on a channel.

        Args:
            channel: its name.
            heard: told each of it.
            ended: told when the connection is gone.

        Returns:
            set when the connection is gone, and nothing is heard any more.
        """
        async with self._speaking:
            connection = await self._wanted()
            own, gone = connection.get_server_pid(), asyncio.Event()

            def hear(_connection: Any, who: int, _channel: str, text: str) -> None:
                if who != own:
                    heard(text)

            def end(_connection: Any) -> None:
                gone.set()
                ended()

            connection.add_termination_listener(end)
            try:
                await connection.add_listener(channel, hear)
            except Exception as error:
                raise self._explained(error) from error
            return gone

    async def begin(self) -> None:
        """Begin a transaction; until `commit` or `take_back` the connection is not made again."""
        try:
            await self.do("BEGIN")
        except Lost:  # while nothing went on: nothing is lost with it
            await self.do("BEGIN")
        self._changing = True

    async def commit(self) -> None:
        """Let it stand."""
        said = await self.do("COMMIT")
        if said != "COMMIT":
            raise RuntimeError("a change went on after one of its statements was refused")
        self._changing = False

    async def _spoken(self, speak: Callable[[Any], Awaitable[Any]]) -> Any:
        async with self._speaking:
            connection = await self._wanted()
            try:
                return await speak(connection)
            except Exception as error:
                raise self._explained(error) from error

    async def take_back(self) -> None:
        """End a transaction without keeping anything of it, if one goes on."""
        self._changing = False
        if self._connection is not None:
            await self.do("ROLLBACK")

    def drop(self) -> None:
        """Let the connection go without a word."""
        self._changing = False
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Close it."""
        if self._connection is not None:
            try:
                await self._connection.close(timeout=5)
            except Exception:
                self._connection.terminate()
            self._connection = None

    async def _wanted(self) -> Any:
        if self.stands:
            return self._connection
        self._connection = None
        if self._changing:
            raise Lost("it went away in the middle of a change")
        settings = {**_SESSION, **({"default_transaction_read_only": "on"} if self._reads_only else {})}
        try:
            made = await self._driver.connect(
                self.address.url,
                timeout=10,
                command_timeout=ANSWERS_WITHIN,
                statement_cache_size=500,
                max_cached_statement_lifetime=0,  # there are not so many, and none of them grows old
                server_settings=settings,
            )
        except Exception as error:
            raise self._explained(error, connecting=True) from error
        try:
            await self._take_locks(made)
        except BaseException:
            made.terminate()
            raise
        self._connection = made
        return made

    async def _take_locks(self, connection: Any) -> None:
        """Say that it is open, and take what is this process's alone."""
        if self._reads_only:
            return
        await connection.execute(f"SELECT pg_advisory_lock_shared({LOCK}, {OPEN})")
        if self._holds is not None:
            former = tuple(self._former)
            self._former.append(connection.get_server_pid())  # also where it takes only some, and is given up
            await self._holds(connection, former)
        if self.version and await connection.fetchval("SELECT version FROM madang") != self.version:
            raise Displaced("it was brought to another version meanwhile")

    def _explained(self, error: Exception, *, connecting: bool = False) -> Exception:
        """An error of the driver as the store's own, if it means something to it."""
        if isinstance(error, StoreError | Conflict):
            return error
        state = str(getattr(error, "sqlstate", None) or "")
        says = self.address.cleaned(error) or type(error).__name__
        if state == _UNIQUE:
            return Conflict(says)
        closed = self._connection is not None and self._connection.is_closed()
        if closed or isinstance(error, OSError | asyncio.TimeoutError) or _GONE.fullmatch(state):
            if self._connection is not None:
                self._connection.terminate()
            return Lost(says)
        if _PASSING.fullmatch(state):
            return OutOfOrder(says)
        # No such user, a wrong password, no such database: starting again will not help.
        return StoreError(f"the database {self.address.name} cannot be used: {says}") if connecting else error


# --- its tables ------------------------------------------------------------------------------------------------------


def newest() -> int:
    """The version this program brings a database to."""
    return migrations()[-1][0]


async def version_of(line: Wire) -> int:
    """The version of a database; 0 where nothing is in it.

    Raises:
        StoreError: it is newer than this program, or of another one.
    """
    found = await line.ask(
        "SELECT relname::text FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace"
        " WHERE nspname = current_schema() AND relkind IN ('r', 'v', 'm', 'p')"
    )
    names = {row[0] for row in found}
    if "madang" not in names:
        if names:
            raise StoreError(f"the database {line.address.name} belongs to another program")
        return 0
    version = int((await line.ask("SELECT version FROM madang"))[0][0])
    if version > newest():
        raise StoreError(f"the database {line.address.name} was written by a newer version of this program")
    return version


_OWN: Final = """CREATE TABLE madang (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    version BIGINT NOT NULL,
    place TEXT NOT NULL,
    commands TEXT NOT NULL DEFAULT '',
    moving TEXT NOT NULL DEFAULT ''
)"""
"""What SQLite keeps in its file's head and beside it: the version of the tables, where they were made, the digest of
the commands that Discord has, what is being moved here."""

_PLACE: Final = (
    "SELECT (SELECT oid FROM pg_database WHERE datname = current_database()) || ' ' || 'madang'::regclass::oid"
)
"""Where these tables stand: what is read back from a dump stands elsewhere."""


async def make_ready(line: Wire) -> bool:
    """Make the tables, or bring them to this program's version; nobody else may have them open then.

    Returns:
        whether they were read back from a dump and are opened for the first time since.

    Raises:
        StoreError: not possible; nothing was changed.
    """
    if await version_of(line) < newest():
        await _migrate(line)
    line.version = newest()
    (row,) = await line.ask("SELECT place FROM madang")
    (here,) = await line.ask(_PLACE)
    if row[0] == here[0]:
        return False
    await line.do("UPDATE madang SET place = $1", here[0])
    return bool(row[0])


async def _migrate(line: Wire) -> None:
    name = line.address.name
    await line.do("BEGIN")
    try:
        await line.do(f"SELECT pg_advisory_xact_lock({LOCK}, {MAKING})")
        version = await version_of(line)  # somebody may have been quicker
        if version and version < newest():
            await line.do(f"SELECT pg_advisory_unlock_shared({LOCK}, {OPEN})")
            (alone,) = await line.ask(f"SELECT pg_try_advisory_xact_lock({LOCK}, {OPEN})")
            if not alone[0]:
                raise StoreError(
                    f"the database {name} is of an earlier version and in use: end the other processes first"
                )
        if not version:
            await line.do(_OWN)
            await line.do("INSERT INTO madang (one, version, place) VALUES (1, 0, '')")
        for number, file in migrations()[version:]:
            for statement in for_postgres(number, file):
                await line.do(statement)
            await line.do("UPDATE madang SET version = $1", number)
        await line.do("COMMIT")
    except BaseException as error:
        line.drop()  # and with it all that was begun
        if isinstance(error, Exception) and not isinstance(error, StoreError):
            raise StoreError(f"the database {name} cannot be migrated: {line.address.cleaned(error)}") from error
        raise
    if version:
        await line.do(f"SELECT pg_advisory_lock_shared({LOCK}, {OPEN})")
