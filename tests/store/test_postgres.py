"""PostgreSQL behind the same face: opening, refusing, what is lost and what is not (the address of a server, see
`bot.store.postgres`)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.store import migrating
from bot.store import repository as repo
from bot.store.database import Database, inspect, open_database
from bot.store.errors import Conflict, Displaced, OutOfOrder, StoreError, trouble
from bot.store.migrating import migrations
from bot.store.postgres import PostgresDatabase
from bot.store.wire import Address, Lost
from tests.postgres import beside, empty, hang_up, named, server

NEWEST = migrations()[-1][0]


@pytest.fixture
def address(tmp_path: Path) -> str:
    """A database with all tables and no rows."""
    server()
    return beside(tmp_path / "one")


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    """It is open."""
    opened = await open_database(address)
    yield opened
    await opened.close()


async def users(database: Database) -> list[int]:
    return [row[0] for row in await database.reader.execute_fetchall("SELECT id FROM users ORDER BY id")]


async def meet(database: Database, *people: int) -> None:
    async with database.write() as connection:
        for one in people:
            await repo.meet(connection, one, "Ann", "ko")


# --- opening ---------------------------------------------------------------------------------------------------------


async def test_an_empty_database_gets_its_tables_and_is_no_restored_one(tmp_path: Path) -> None:
    server()
    address = empty(tmp_path / "new")
    assert await inspect(address) == (0, NEWEST)
    for _ in range(2):
        database = await open_database(address)
        assert not database.restored
        assert database.path is None
        await database.close()
    assert await inspect(address) == (NEWEST, NEWEST)


async def test_a_second_process_is_refused_until_the_first_has_gone(address: str, database: Database) -> None:
    with pytest.raises(StoreError, match="another process") as caught:
        await open_database(address)
    assert "\n" not in str(caught.value)
    beside_it = await open_database(address, exclusive=False)
    await beside_it.close()
    await database.close()
    await (await open_database(address)).close()


async def test_a_newer_database_is_refused_and_stays_as_it_is(address: str) -> None:
    server().do("UPDATE madang SET version = 999", named(address))
    for refused in (open_database, inspect):
        with pytest.raises(StoreError, match="newer version"):
            await refused(address)
    assert server().do("SELECT version FROM madang", named(address)) == "999"


async def test_the_database_of_another_program_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    server()
    address = empty(tmp_path / "foreign")
    server().do("CREATE TABLE recipes (name TEXT)", named(address))
    with pytest.raises(StoreError, match="another program"):
        await open_database(address)
    assert server().do("SELECT count(*) FROM pg_class WHERE relname = 'users'", named(address)) == "0"


def more_migrations(folder: Path, monkeypatch: pytest.MonkeyPatch, statement: str) -> int:
    """One more migration than there is; returns its number."""
    folder.mkdir()
    for _, file in migrations():
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / f"{NEWEST + 1:04}_more.sql").write_text(statement)
    monkeypatch.setattr(migrating, "MIGRATIONS", folder)
    return NEWEST + 1


async def test_a_migration_waits_for_nobody_and_is_refused_while_others_are_at_work(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await open_database(address)
    await meet(old, 7)
    with monkeypatch.context() as patch:
        number = more_migrations(tmp_path / "more", patch, "ALTER TABLE users ADD COLUMN hat TEXT NOT NULL DEFAULT '';")
        with pytest.raises(StoreError, match="end the other processes"):
            await open_database(address, exclusive=False)
        await old.close()
        new = await open_database(address)
        assert [tuple(row) for row in await new.reader.execute_fetchall("SELECT id, hat FROM users")] == [(7, "")]
        await new.close()
        assert await inspect(address) == (number, number)
    with pytest.raises(StoreError, match="newer version"):
        await open_database(address)


async def test_a_migration_that_fails_leaves_the_old_version(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        more_migrations(
            tmp_path / "more", patch, "ALTER TABLE users ADD COLUMN hat TEXT; ALTER TABLE nowhere ADD x TEXT;"
        )
        with pytest.raises(StoreError, match="nowhere"):
            await open_database(address)
    assert await inspect(address) == (NEWEST, NEWEST)
    assert server().do("SELECT count(*) FROM pg_attribute WHERE attname = 'hat'", named(address)) == "0"


async def test_whoever_comes_back_to_another_version_does_not_go_on(address: str, database: Database) -> None:
    hang_up(address)
    server().do(f"UPDATE madang SET version = {NEWEST + 1}", named(address))
    with pytest.raises(Displaced, match="another version"):
        await meet(database, 7)
    assert "another version" in str(await database.displaced())
    server().do(f"UPDATE madang SET version = {NEWEST}", named(address))
    await meet(database, 7)


async def test_what_is_read_back_from_a_dump_is_known_to_be_restored_once(tmp_path: Path, address: str) -> None:
    database = await open_database(address)
    await meet(database, 7)
    await database.close()
    copy = empty(tmp_path / "copy")
    server().copy(named(address), named(copy))
    for restored in (True, False):
        database = await open_database(copy)
        assert database.restored is restored
        assert await users(database) == [7]
        await database.close()


# --- passwords -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "where",
    [
        "postgresql://ann:geheim%21wort@127.0.0.1:1/madang",
        "postgresql://ann:geheim%21wort@127.0.0.1:nowhere/madang",
        "postgresql://ann:geheim%21wort@nowhere.invalid/madang?sslmode=geheim%21wort",
        "postgresql://ann@/madang?password=geheim!wort&host=/nowhere",
    ],
)
async def test_no_refusal_tells_a_password(where: str) -> None:
    server()
    with capture_logs() as lines:
        for refused in (open_database, inspect):
            with pytest.raises(StoreError) as caught:
                await refused(where)
            assert "\n" not in str(caught.value)
            assert "geheim" not in f"{caught.value}{caught.value!r}"
    assert "geheim" not in repr(lines)


def test_an_address_is_called_by_database_and_place_alone() -> None:
    address = Address.read("postgresql://ann:geheim%21@db.example:6543/madang")
    assert address.name == "madang at db.example:6543"
    assert "geheim" not in repr(address)
    assert address.cleaned("FATAL: geheim! is wrong") == "FATAL: *** is wrong"


# --- changes ---------------------------------------------------------------------------------------------------------


async def test_a_change_does_not_go_on_after_a_statement_was_refused(database: Database) -> None:
    """A transaction of PostgreSQL keeps nothing after an error, whatever is done with the error."""

    async def heedless() -> None:
        async with database.write() as connection:
            await repo.meet(connection, 7, "Ann", "ko")
            with suppress(Conflict):
                await connection.execute("INSERT INTO users (id, name) VALUES (7, 'Bo')")

    with pytest.raises(RuntimeError, match="refused"):
        await heedless()
    assert await users(database) == []


async def test_the_reader_changes_nothing(database: Database) -> None:
    with pytest.raises(OutOfOrder, match="read-only"):
        await database.reader.execute_fetchall("INSERT INTO interactions VALUES (1, 1) RETURNING id")


async def test_a_copy_is_made_by_its_own_tools(database: Database, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="pg_dump"):
        await database.backup(tmp_path / "copy")


async def test_what_is_noted_is_recalled(database: Database) -> None:
    assert await database.recall("commands") == ""
    await database.note("commands", "digest")
    assert await database.recall("commands") == "digest"


# --- what is lost ----------------------------------------------------------------------------------------------------


async def test_a_connection_lost_between_two_changes_is_nobodys_concern(address: str, database: Database) -> None:
    await meet(database, 7)
    hang_up(address)
    await meet(database, 8)
    hang_up(address)
    assert await users(database) == [7, 8]


async def test_a_connection_lost_in_a_change_takes_the_change_with_it(address: str, database: Database) -> None:
    async def heedless() -> None:
        async with database.write() as connection:
            await repo.meet(connection, 7, "Ann", "ko")
            hang_up(address)
            with suppress(OutOfOrder):
                await repo.meet(connection, 8, "Bo", "ko")
            with suppress(OutOfOrder):
                await repo.meet(connection, 9, "Cem", "ko")  # and nothing is done outside of the change

    with capture_logs() as lines:
        for _ in range(2):
            with pytest.raises(OutOfOrder) as caught:
                await heedless()
            assert trouble(caught.value)
        assert await users(database) == []
        await database.probe()
    assert [line["log_level"] for line in lines] == ["error", "info"], "said once, and once that it is over"
    await meet(database, 7)
    assert await users(database) == [7]


async def test_while_the_server_is_away_everything_is_put_off(tmp_path: Path) -> None:
    own = server().another()
    try:
        own.do("CREATE DATABASE away")
        database = await open_database(own.address("away"))
        await meet(database, 7)
        own.end()
        for _ in range(2):
            with pytest.raises(OutOfOrder):
                await meet(database, 8)
            with pytest.raises(OutOfOrder):
                await database.probe()
            with pytest.raises(OutOfOrder):
                await users(database)
        own.start()
        await database.probe()
        assert not database.out_of_order
        await meet(database, 8)
        assert await users(database) == [7, 8]
        await database.close()
    finally:
        own.gone()


class Unanswered:
    """A `COMMIT` whose answer nobody hears."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch, *, done: bool) -> None:
        assert isinstance(database, PostgresDatabase)
        line = database._writer
        commit = line.commit

        async def unheard() -> None:
            if done:
                await commit()
            line.drop()
            raise Lost("the line went dead")

        monkeypatch.setattr(line, "commit", unheard)


@pytest.mark.parametrize("done", [True, False])
async def test_a_change_without_an_answer_counts_as_what_became_of_it(
    database: Database, monkeypatch: pytest.MonkeyPatch, done: bool
) -> None:
    await meet(database, 7)
    refused: list[Any] = []
    with monkeypatch.context() as patch:
        Unanswered(database, patch, done=done)
        try:
            async with database.write("users", 7) as connection:
                await connection.execute("UPDATE users SET name = 'Bo' WHERE id = 7")
        except OutOfOrder as error:
            refused.append(error)
    user = await repo.user(database.reader, 7)
    assert user is not None
    assert (user.name == "Bo") is done
    assert bool(refused) is not done, "it is told as it is"


async def test_whether_a_change_stands_hangs_on_its_number_and_on_the_row_that_bears_it(
    database: PostgresDatabase,
) -> None:
    """A server that died forgets numbers, and gives them to others."""
    await meet(database, 1, 2)
    numbers: list[str] = []
    for user in (1, 2):
        async with database.write("users", user) as connection:
            ((number,),) = await connection.execute_fetchall("SELECT pg_current_xact_id()::text")
            numbers.append(number)
            await connection.execute("UPDATE users SET name = 'changed' WHERE id = ?", (user,))
    assert await database._kept(numbers[0], "users", 1)
    assert not await database._kept(numbers[1], "users", 1), "the number is another change's by now"
    assert not await database._kept(str(int(numbers[1]) + 1_000_000), "users", 1), "nobody has that number yet"
    taken_back = ""
    with suppress(ZeroDivisionError):
        async with database.write("users", 1) as connection:
            ((taken_back,),) = await connection.execute_fetchall("SELECT pg_current_xact_id()::text")
            raise ZeroDivisionError
    assert not await database._kept(taken_back, "users", 1)
    async with database.write("users", 1) as connection:
        ((gone,),) = await connection.execute_fetchall("SELECT pg_current_xact_id()::text")
        await connection.execute("DELETE FROM users WHERE id = 1")
    assert await database._kept(gone, "users", 1)
