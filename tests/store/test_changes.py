"""A change is one transaction, all or nothing, whichever database is behind it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.store import repository as repo
from bot.store.database import Database, open_database
from bot.store.errors import Conflict
from tests.postgres import beside, server


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """An open one with all tables and no rows."""
    where: Path | str = tmp_path / "m.sqlite3"
    if request.param == "postgresql":
        server()
        where = beside(tmp_path / "one")
    opened = await open_database(where)
    yield opened
    await opened.close()


async def test_a_failed_change_leaves_nothing(database: Database) -> None:
    async def fail() -> None:
        async with database.write() as connection:
            await repo.meet(connection, 7, "Ann", "ko")
            raise ValueError

    with pytest.raises(ValueError):
        await fail()
    assert await repo.user(database.reader, 7) is None


@pytest.mark.parametrize("loops", [*range(8), *range(9, 40, 3)])
@pytest.mark.parametrize("pause", [0, 0.0003], ids=["at once", "with pauses"])
async def test_a_change_that_is_cut_off_anywhere_keeps_nobody_from_the_next(
    database: Database, loops: int, pause: float
) -> None:
    async def change() -> None:
        async with database.write() as connection:
            await repo.meet(connection, 7, "Ann", "ko")
            await repo.meet(connection, 8, "Bo", "ko")

    task = asyncio.create_task(change())
    for _ in range(loops):
        await asyncio.sleep(pause)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    async with database.write() as connection:
        assert (await repo.user(connection, 7) is None) == (await repo.user(connection, 8) is None)
        await repo.meet(connection, 9, "Cem", "ko")
    assert await repo.user(database.reader, 9) is not None


async def test_changes_never_mix(database: Database) -> None:
    """Tasks share the writer: one that fails takes nothing of the others with it."""

    async def change(number: int) -> None:
        async with database.write() as connection:
            await repo.meet(connection, number, "x", "")
            await asyncio.sleep(0)
            if number % 2 == 0:
                raise KeyError

    await asyncio.gather(*(change(number) for number in range(1, 41)), return_exceptions=True)
    rows = await database.reader.execute_fetchall("SELECT id FROM users ORDER BY id")
    assert [row[0] for row in rows] == list(range(1, 41, 2))


async def test_unique_conflict_is_told(database: Database) -> None:
    async def twice() -> None:
        async with database.write() as connection:
            await connection.execute("INSERT INTO interactions VALUES (1, 1)")
            await connection.execute("INSERT INTO interactions VALUES (1, 2)")

    with pytest.raises(Conflict):
        await twice()
    assert not database.out_of_order
