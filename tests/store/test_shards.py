"""Several processes on one PostgreSQL: who has which servers, when each ran, and what they tell each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest

from bot.store import alive, duties, repository, searches
from bot.store import calls as calling
from bot.store.database import Database, open_database
from bot.store.errors import Displaced, OutOfOrder, StoreError
from bot.store.holding import take
from bot.store.rows import LOBBY
from bot.store.shards import EVERYTHING, Shards
from bot.store.wire import Address, Wire
from tests.postgres import beside, hang_up, server

NOW = 1_800_000_000
FIRST, SECOND = Shards(16, tuple(range(8))), Shards(16, tuple(range(8, 16)))


def guild(shard: int, number: int = 1) -> int:
    """Id of a server of a shard of sixteen."""
    return (16 * number + shard) << 22 | 5


# --- which servers ---------------------------------------------------------------------------------------------------


def test_shards_are_read_as_they_are_written_in_the_settings() -> None:
    assert Shards.read("0-7/16") == FIRST
    assert Shards.read(" 8 - 15 / 16 ") == SECOND
    assert Shards.read("3/4") == Shards(4, (3,))
    assert Shards.read("0/1") == EVERYTHING
    for wrong in ("", "0-7", "7-0/16", "0-16/16", "16/16", "-1/4", "0/0", "0-3/4096", "a-b/c", "0-3/4/5"):
        with pytest.raises(ValueError, match="shard"):
            Shards.read(wrong)


def test_every_server_is_held_by_one_of_two_processes_and_by_a_process_alone() -> None:
    for shard in range(16):
        assert FIRST.of(guild(shard)) == shard
        assert FIRST.holds(guild(shard)) is not SECOND.holds(guild(shard))
        assert EVERYTHING.holds(guild(shard))
    assert not FIRST.whole
    assert EVERYTHING.whole
    assert FIRST.only([2, 1]) == Shards(16, (1, 2))


@pytest.fixture(params=["a file", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """Either of the two; what is asked by server is asked by the same words."""
    if request.param == "postgresql":
        server()
    opened = await open_database(tmp_path / "one" if request.param == "a file" else beside(tmp_path / "one"))
    yield opened
    await opened.close()


async def table_in(database: Database, guild_id: int, number: int) -> int:
    async with database.write() as connection:
        ((table,),) = await connection.execute_fetchall(
            "INSERT INTO tables"
            " (game, guild_id, channel_id, phase, language, created_at, touched_at, secret, commitment)"
            " VALUES ('metromania', ?1, ?2, ?3, 'ko', ?4, ?4, '', '') RETURNING id",
            (guild_id, number, LOBBY, NOW),
        )
        await repository.set_timer(connection, table, "idle", NOW + number)
        await repository.say(connection, table, "lobby", {}, NOW + number)
        await repository.meet(connection, number, "Ann", "ko")
        await calling.call(connection, number, table, NOW + number)
    return int(table)


async def test_what_falls_due_is_asked_for_by_server(database: Database) -> None:
    mine = await table_in(database, guild(3), 10)
    other = await table_in(database, guild(12), 20)
    reader, later = database.reader, NOW + 100
    for here, table, at in ((FIRST, mine, 10), (SECOND, other, 20)):
        assert [row.table_id for row in await repository.due_timers(reader, later, here=here)] == [table]
        assert await repository.due_outbox(reader, later, here=here) == [table]
        assert await repository.next_due(reader, here) == NOW + at
        assert await repository.ids_of(reader, LOBBY, here=here) == [table]
        assert await repository.any_timer(reader, "idle", here)
        assert await calling.due(reader, later, here=here) == [at]
        assert await calling.next_due(reader, here) == NOW + at
    nobody = Shards(16, (5,))
    assert await repository.next_due(reader, nobody) is None
    assert not await repository.any_timer(reader, "idle", nobody)
    assert await repository.next_due(reader) == NOW + 10
    assert len(await repository.due_timers(reader, later)) == 2
    async with database.write() as connection:
        await repository.move_timers(connection, 1000, here=SECOND)
        assert len(await calling.bundled(connection, 20, later, FIRST)) == 0
        assert len(await calling.bundled(connection, 20, later, SECOND)) == 1
    assert [row.table_id for row in await repository.due_timers(reader, later)] == [mine]
    assert await duties.next_due(reader, FIRST) is None
    assert await searches.next_to_tell(reader, SECOND) is None


# --- when it ran -----------------------------------------------------------------------------------------------------


async def beats(database: Database, now: int, here: Shards) -> dict[int, int]:
    async with database.write() as connection:
        return await alive.beat(connection, now, here)


async def test_each_shard_knows_when_it_was_last_alive(database: Database) -> None:
    assert await beats(database, NOW, FIRST) == dict.fromkeys(FIRST.here, NOW)
    assert await beats(database, NOW + 500, FIRST) == dict.fromkeys(FIRST.here, NOW)
    # The others were never there: for them it is as long as since the first of all began.
    assert await beats(database, NOW + 600, SECOND) == dict.fromkeys(SECOND.here, NOW)
    one = Shards(16, (3, 4))
    assert await beats(database, NOW + 700, one) == dict.fromkeys(one.here, NOW + 500)
    assert await beats(database, NOW + 800, FIRST) == {
        shard: NOW + (700 if shard in one.here else 500) for shard in FIRST.here
    }


async def test_another_number_of_shards_begins_with_what_was_longest_away(database: Database) -> None:
    await beats(database, NOW, FIRST)
    await beats(database, NOW + 900, SECOND)
    eight = Shards(8, tuple(range(8)))
    async with database.write() as connection:
        await alive.note_looked(connection, "as now", NOW + 1000, Shards(8, (0, 1)))
    assert await beats(database, NOW + 1000, eight) == dict.fromkeys(eight.here, NOW)
    assert await beats(database, NOW + 1100, eight) == dict.fromkeys(eight.here, NOW + 1000)
    assert await alive.looked(database.reader, Shards(8, (0, 1))) == "as now"
    assert await alive.looked(database.reader, eight) == ""
    assert await beats(database, NOW + 1200, EVERYTHING) == {0: NOW + 1100}


async def test_a_downtime_counts_in_the_servers_of_its_shards_whatever_shard_they_have_now(database: Database) -> None:
    async with database.write() as connection:
        await alive.note_downtime(connection, NOW, NOW + 50, NOW - 9, FIRST.only([3]))
        await alive.note_downtime(connection, NOW + 40, NOW + 90, NOW - 9, EVERYTHING)
        await alive.note_downtime(connection, NOW + 200, NOW + 300, NOW - 9, Shards(4, (3,)))
    found = await alive.downtimes(database.reader)
    assert found.of(guild(3)) == [(NOW, NOW + 90), (NOW + 200, NOW + 300)]
    assert found.of(guild(7)) == [(NOW + 40, NOW + 90), (NOW + 200, NOW + 300)]
    assert found.of(guild(4)) == [(NOW + 40, NOW + 90)]
    async with database.write() as connection:
        await alive.note_downtime(connection, NOW + 500, NOW + 600, NOW + 95, EVERYTHING)
    assert (await alive.downtimes(database.reader)).of(guild(3)) == [(NOW + 200, NOW + 300), (NOW + 500, NOW + 600)]


async def test_connections_of_a_bucket_introduce_themselves_five_seconds_apart(database: Database) -> None:
    async def turn(bucket: int, now: int) -> int:
        async with database.write() as connection:
            return await alive.introduced(connection, bucket, now) - NOW

    assert [await turn(0, NOW) for _ in range(3)] == [0, 5, 10]
    assert await turn(1, NOW + 1) == 1
    assert await turn(0, NOW + 12) == 15
    assert await turn(0, NOW + 100) == 100


# --- who has them ----------------------------------------------------------------------------------------------------


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database with all tables and no rows; nobody who has it dies, so nobody waits for that."""
    monkeypatch.setattr("bot.store.holding.GOES_WITHIN", 0.1)
    server()
    return beside(tmp_path / "shared")


async def test_two_processes_have_their_shards_and_a_third_with_one_of_them_is_refused(address: str) -> None:
    first = await open_database(address, shards=FIRST)
    second = await open_database(address, shards=SECOND)
    assert (first.shards, second.shards) == (FIRST, SECOND)
    with pytest.raises(StoreError, match="another process has shard 7 of 16") as caught:
        await open_database(address, shards=Shards(16, (6, 7)).only([7]))
    assert "\n" not in str(caught.value)
    await first.close()
    again = await open_database(address, shards=Shards(16, (7,)))
    await again.close()
    await second.close()


async def test_all_count_the_same_number_of_shards(address: str) -> None:
    first = await open_database(address, shards=FIRST)
    with pytest.raises(StoreError, match="the same number"):
        await open_database(address, shards=Shards(32, (31,)))
    with pytest.raises(StoreError, match="another process is using it"):
        await open_database(address)
    await first.close()
    other = await open_database(address, shards=Shards(32, (31,)))
    await other.close()
    alone = await open_database(address)
    with pytest.raises(StoreError, match="MADANG_SHARDS is not set there"):
        await open_database(address, shards=FIRST)
    await alone.close()


async def met(database: Database, person: int) -> None:
    async with database.write() as connection:
        await repository.meet(connection, person, "Ann", "ko")


async def test_whoever_comes_back_and_finds_its_shards_taken_is_told_that_it_is_to_end(address: str) -> None:
    """A server that was away knows nobody's locks; who comes first has them."""
    first = await open_database(address, shards=FIRST)
    waiting = asyncio.ensure_future(first.displaced())
    hang_up(address)
    second = await open_database(address, shards=Shards(16, (7,)))
    assert not waiting.done()
    with pytest.raises(Displaced, match="another process has shard 7 of 16"):
        await first.probe()
    with pytest.raises(Displaced):
        await met(first, 1)
    assert "\n" not in str(await waiting)
    await first.close()
    await met(second, 2)
    assert [tuple(row) for row in await second.reader.execute_fetchall("SELECT id FROM users")] == [(2,)]
    await second.close()


@pytest.mark.parametrize("shards", [FIRST, None])
async def test_a_connection_that_the_server_has_not_missed_yet_is_no_other_process(
    address: str, shards: Shards | None
) -> None:
    """A network that breaks between them leaves the lock to a connection of which nobody hears; that passes."""
    line = Wire(Address.read(address), holds=partial(take, shards=shards))
    await line.ask("SELECT 1")
    unheard, line._connection = line._connection, None
    with pytest.raises(OutOfOrder, match="has it still") as caught:
        await line.ask("SELECT 1")
    assert not isinstance(caught.value, Displaced)
    await unheard.close()
    await line.ask("SELECT 1")
    await line.close()


async def test_a_file_is_one_processs(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="a file is one process's"):
        await open_database(tmp_path / "one", shards=FIRST)
    assert not (tmp_path / "one").exists()
    database = await open_database(tmp_path / "one", shards=Shards(2, (0, 1)))
    assert database.shards.whole
    await database.close()


# --- what they tell each other ---------------------------------------------------------------------------------------


async def until(true: Callable[[], object]) -> None:
    for _ in range(2000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nothing was heard")


async def test_what_one_tells_the_others_hear_and_itself_does_not(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.news.AGAIN", 0.05)
    first, second = await open_database(address, shards=FIRST), await open_database(address, shards=SECOND)
    heard: dict[str, list[tuple[str, int]]] = {"first": [], "second": []}
    missed: list[str] = []
    try:
        first.announce("table", 1)  # nobody is told before somebody listens
        first.listen(lambda kind, no: heard["first"].append((kind, no)), lambda: missed.append("first"))
        second.listen(lambda kind, no: heard["second"].append((kind, no)), lambda: missed.append("second"))
        for _ in range(100):  # until the other listens
            first.announce("hello", 0)
            second.announce("hello", 0)
            if heard["first"] and heard["second"]:
                break
            await asyncio.sleep(0.05)
        heard["first"].clear(), heard["second"].clear()
        first.announce("table", 7)
        second.announce("tournament", 8)
        await until(lambda: ("tournament", 8) in heard["first"] and ("table", 7) in heard["second"])
        assert ("table", 7) not in heard["first"]
        assert ("tournament", 8) not in heard["second"]
        assert not missed
        name = address.split("/")[-1].split("?")[0]
        server().do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        first.announce("table", 9)
        await until(lambda: "first" in missed and "second" in missed)
        first.announce("table", 10)
        await until(lambda: ("table", 10) in heard["second"])
    finally:
        await first.close()
        await second.close()
