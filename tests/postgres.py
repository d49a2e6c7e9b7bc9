"""A PostgreSQL for the tests: one server a test process, on a socket in a temporary folder, a database for each test.

It is the one of Debian's package, started as another user where the tests run as root, which PostgreSQL refuses. Where
none is installed tests say so and are skipped, unless `MADANG_POSTGRES=required`.
"""

from __future__ import annotations

import asyncio
import atexit
import importlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import psutil
import pytest

from bot.store.database import open_database
from bot.store.dialect import for_postgres

PROGRAMS: Final = Path(os.environ.get("TEST_POSTGRES", "/usr/lib/postgresql"))
"""Where Debian puts them, a folder for each version."""
REQUIRED: Final = os.environ.get("MADANG_POSTGRES") == "required"
EVERYTHING: Final = os.environ.get("MADANG_POSTGRES_TESTS") == "all"
"""Whether what can be played on both databases is, and not a part of it."""
USER: Final = "madang"

_QUICK: Final = (
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "shared_buffers=64MB",
    "max_connections=50",
    "listen_addresses=",
    "autovacuum=off",
    "jit=off",
)
"""Nothing of it outlives the tests, so nothing waits for a disk."""

# Ends with whoever started it, also when that was killed: then its input is closed.
_WITH_US: Final = '"$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server'


def programs() -> Path | None:
    """The folder with the server's programs, the newest of them; None where there are none."""
    found = sorted(PROGRAMS.glob("*/bin/initdb"), key=lambda one: int(one.parts[-3]))
    if found:
        return found[-1].parent
    named = shutil.which("initdb")
    return Path(named).resolve().parent if named else None


class _PlayedOn:
    """Which database houses stand on just now."""

    postgres = False


played_on: Final = _PlayedOn()


class Server:
    """A server of its own.

    Args:
        folder: where its files and its socket lie; gone when it ends.
        settled: keep what it was told though the machine or the server dies, as outside of tests.
    """

    def __init__(self, folder: Path, *, settled: bool = False) -> None:
        self.folder = folder
        self._settings = [one for one in _QUICK if not settled or not one.startswith(("fsync", "sync", "full"))]
        self._running: subprocess.Popen[bytes] | None = None
        where = programs()
        assert where is not None
        self.programs = where
        # PostgreSQL refuses to be run by root.
        self._as: dict[str, Any] = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        if self._as:
            shutil.chown(folder, "postgres", "postgres")
        self._numbers = count(1)
        self._named: dict[Path, str] = {}
        made = subprocess.run(
            [where / "initdb", "-D", folder / "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "-N"],
            capture_output=True,
            text=True,
            check=False,
            cwd=folder,
            **self._as,
        )
        assert made.returncode == 0, made.stderr
        self.start()

    def start(self) -> None:
        """Let it run, and wait until it answers."""
        told = [part for one in (*self._settings, f"unix_socket_directories={self.folder}") for part in ("-c", one)]
        with (self.folder / "log").open("ab") as log:
            self._running = subprocess.Popen(
                ["sh", "-c", _WITH_US, "sh", self.programs / "postgres", "-D", self.folder / "data", *told],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self._as,
            )
        for _ in range(600):
            ready = [self.programs / "pg_isready", "-q", "-h", self.folder, "-U", USER, "-d", "postgres"]
            if subprocess.run(ready, check=False).returncode == 0:
                return
            assert self._running.poll() is None, (self.folder / "log").read_text(errors="replace")
            time.sleep(0.05)
        raise AssertionError("PostgreSQL does not answer")

    @property
    def pid(self) -> int:
        """Of the server itself, whose end is the end of all its connections."""
        return int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])

    def end(self) -> None:
        """End it as an operator would."""
        if self._running is not None:
            assert self._running.stdin is not None
            self._running.stdin.close()
            self._running.wait(30)
            self._running = None

    def kill(self) -> None:
        """It dies without a word, with all its processes, as when the power goes."""
        postmaster = psutil.Process(self.pid)
        children = postmaster.children(recursive=True)
        for one in (postmaster, *children):
            with suppress(psutil.NoSuchProcess):
                one.kill()
        psutil.wait_procs(children, timeout=30)
        self.end()
        for left in (self.folder / "data" / "postmaster.pid", *self.folder.glob(".s.PGSQL*")):
            left.unlink(missing_ok=True)

    def gone(self) -> None:
        """End it, and leave nothing of it."""
        self.end()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, name: str) -> str:
        """Where a database of it is."""
        return f"postgresql://{USER}@/{name}?host={quote(str(self.folder), safe='')}"

    def do(self, sql: str, database: str = "postgres") -> str:
        """What psql says to a statement."""
        command = [self.programs / "psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", self.folder]
        done = subprocess.run(
            [*command, "-U", USER, "-d", database, "-c", sql], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def copy(self, name: str, other: str) -> None:
        """Write a database down with `pg_dump` and read it back into another one, as the README says."""
        host = ["-h", str(self.folder), "-U", USER]
        dump = self.folder / f"{name}.dump"
        for command in (
            ["pg_dump", *host, "--format=custom", f"--file={dump}", name],
            ["pg_restore", *host, "--exit-on-error", "--no-owner", f"--dbname={other}", str(dump)],
        ):
            done = subprocess.run(
                [self.programs / command[0], *command[1:]], capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stderr

    def another(self, *, settled: bool = False) -> Server:
        """One more server, for a test that ends it."""
        return started(settled=settled)

    def beside(self, path: Path, make: Callable[[str], object]) -> str:
        """The address of the database that stands for a file; made when it is asked for first."""
        if path not in self._named:
            self._named[path] = name = f"t{next(self._numbers)}"
            make(name)
        return self.address(self._named[path])


def started(*, settled: bool = False) -> Server:
    """A server in a temporary folder; whoever asks for it ends it by `gone`."""
    folder = Path(tempfile.mkdtemp(prefix="madang-postgres-", dir="/tmp"))  # a socket's path may not be long
    folder.chmod(0o755)
    return Server(folder, settled=settled)


@cache
def server() -> Server:
    """The server of this process."""
    if programs() is None:
        if REQUIRED:
            pytest.fail("no PostgreSQL is installed (Debian: postgresql), and MADANG_POSTGRES=required")
        pytest.skip("no PostgreSQL is installed (Debian: postgresql)")
    pytest.importorskip("asyncpg")
    running = started()
    atexit.register(running.gone)
    return running


@cache
def _template() -> str:
    """The name of a database with all tables and no rows, of which others are copies."""
    server().do("CREATE DATABASE house")

    async def make() -> None:
        await (await open_database(server().address("house"))).close()

    with ThreadPoolExecutor(1) as aside:  # the test that asks first has an event loop of its own
        aside.submit(lambda: asyncio.run(make())).result()
    server().do("UPDATE madang SET place = ''", "house")  # a copy is at home where it is first opened
    return "house"


def asked(address: str, query: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Rows of a question, asked beside whoever is at work there."""

    async def ask() -> list[tuple[Any, ...]]:
        connection: Any = await importlib.import_module("asyncpg").connect(address)
        try:
            return [tuple(row) for row in await connection.fetch(for_postgres(query), *values)]
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as aside:
        return aside.submit(lambda: asyncio.run(ask())).result()


def empty(path: Path) -> str:
    """The address of a database without tables that stands for a file."""
    return server().beside(path, lambda name: server().do(f"CREATE DATABASE {name}"))


def beside(path: Path) -> str:
    """The address of a database with all tables that stands for a file: the same one for the same file."""
    template = _template()
    return server().beside(path, lambda name: server().do(f"CREATE DATABASE {name} TEMPLATE {template}"))


def named(address: str) -> str:
    """The name of the database at an address."""
    return address.split("/")[-1].split("?")[0]


def hang_up(address: str) -> None:
    """The server ends all connections to a database, as one that is restarted does."""
    server().do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{named(address)}'")


def place(path: Path) -> Path | str:
    """Where a house stands that asks for a file: there, or on what stands for it."""
    return beside(path) if played_on.postgres else path
