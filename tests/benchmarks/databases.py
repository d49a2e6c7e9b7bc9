"""From a click to its committed answer: on a file, and on a PostgreSQL by either driver, in one run.

`python -m tests.benchmarks.databases --answers 300`. The server is one of Debian's on this machine, spoken to by a
socket, and confirms every commit on the disk, as the file does. psycopg is measured where it is installed.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import shutil
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bot.core.bots import next_question
from bot.core.streams import Stream
from bot.store.database import Database, open_database
from bot.store.postgres import PostgresDatabase
from bot.store.wire import Address, Wire, make_ready
from bot.tables.service import Tables
from tests.postgres import Server, programs
from tests.tables.house import ANN, BO, Channel, House


class PsycopgWire(Wire):
    """The same by psycopg 3, with what a benchmark needs and no more."""

    async def _made(self) -> Any:
        if self._connection is None:
            psycopg: Any = importlib.import_module("psycopg")
            self._connection = await psycopg.AsyncConnection.connect(
                self.address.url, autocommit=True, cursor_factory=psycopg.AsyncRawCursor, prepare_threshold=2
            )
        return self._connection

    async def do(self, sql: str, *values: Any) -> str:
        async with self._speaking:
            return (await (await self._made()).execute(sql, values or None)).statusmessage

    async def do_each(self, sql: str, rows: Iterable[Iterable[Any]]) -> None:
        async with self._speaking, (await self._made()).cursor() as cursor:
            await cursor.executemany(sql, [tuple(row) for row in rows])

    async def ask(self, sql: str, *values: Any) -> list[Any]:
        async with self._speaking:
            return await (await (await self._made()).execute(sql, values or None)).fetchall()

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()


async def by_psycopg(url: str) -> Database:
    """A database at an address, spoken to by the other driver."""
    address = Address.read(url)
    maker = Wire(address)
    await make_ready(maker)
    await maker.close()
    return PostgresDatabase(address, PsycopgWire(address), PsycopgWire(address), False)


async def measured(database: Database, answers: int) -> list[float]:
    """Milliseconds of each answer of a table of two, one match after the other."""
    now = [1_800_000_000]
    channel = Channel()
    tables = Tables(database, channel, clock=lambda: now[0], version="bench", on_change=lambda _: None)
    house = House(tables, channel, [], now, Path())
    taken: list[float] = []
    while len(taken) < answers:
        table = await house.game(ANN, BO)
        while table.playing and len(taken) < answers:
            person = house.player(table)
            question = next_question(table.match, table.seat_of(person.id) or 0)
            assert question is not None
            choice = table.match.sample(table.seat_of(person.id) or 0, question.no, Stream.of("b", table.row.last))
            begun = time.perf_counter()
            await tables.play.answer(table.id, person, table.row.epoch, question.no, choice, house.click())
            taken.append(1000 * (time.perf_counter() - begun))
            table = await tables.look.at(table.id)
        if table.playing:
            break
        await tables.herald.tell(table.id)
    await tables.close()
    return taken


async def run(answers: int, rounds: int) -> None:
    """Measure each in turn, so that all have the same weather."""
    folder = Path(tempfile.mkdtemp(prefix="madang-bench-", dir="/tmp"))
    folder.chmod(0o755)
    server = Server(folder, settled=True)
    found: dict[str, list[float]] = {}
    try:
        for number in range(rounds):
            with tempfile.TemporaryDirectory() as place:
                database = await open_database(Path(place) / "bench.sqlite3")
                found.setdefault("SQLite", []).extend(await measured(database, answers))
            for name, opened in (("asyncpg", open_database), ("psycopg", by_psycopg)):
                if importlib.util.find_spec(name) is None:
                    continue
                server.do(f"CREATE DATABASE {name}{number}")
                found.setdefault(name, []).extend(
                    await measured(await opened(server.address(f"{name}{number}")), answers)
                )
    finally:
        server.end()
        shutil.rmtree(folder, ignore_errors=True)
    for name, taken in found.items():
        print(f"{name:8} {len(taken)} answers: p50 {median(taken):.2f} ms, p95 {quantiles(taken, n=20)[-1]:.2f} ms")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    if programs() is None:
        raise SystemExit("no PostgreSQL is installed")
    asyncio.run(run(given.answers, given.rounds))
