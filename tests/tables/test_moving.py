"""Everything from a file to a PostgreSQL and back: whole, going on after a break, refused while somebody is at work."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.commands.move import moved
from bot.core.play import PACE
from bot.store import moving
from bot.store.database import open_database
from bot.store.errors import StoreError
from bot.store.moving import shapes
from tests.postgres import beside, empty, server
from tests.tables.house import ANN, BO, CEM, House, build

pytestmark = pytest.mark.sqlite  # of both, each time


class Broken(BaseException):
    """The program is gone; nothing catches that."""


def everything(path: Path) -> dict[str, list[Any]]:
    """All rows of a file, and which numbers were given."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
        found: dict[str, list[Any]] = {
            one.name: sorted(file.execute(f"SELECT * FROM {one.name}"), key=repr) for one in shapes()
        }
        query = "SELECT name, seq FROM sqlite_sequence WHERE name IN (SELECT name FROM sqlite_schema WHERE sql LIKE ?)"
        found["numbers"] = sorted(file.execute(query, ("%AUTOINCREMENT%",)))
    return found


async def lived_in(path: Path) -> None:
    """A file with a game that is over, two that go on, a lobby, a person who was forgotten, and numbers given twice."""
    house: House = await build(path)
    await house.finish(await house.game(ANN, BO))
    await house.turn(await house.game(ANN, BO, **{PACE: "daily"}))
    house.tables.database.reader
    await house.tables.people.set(CEM, language="ko")
    await house.tables.people.forget(CEM.id)
    async with house.tables.database.write() as connection:
        await connection.execute("UPDATE tables SET channel_id = id")
    await house.game(BO, ANN)
    async with house.tables.database.write() as connection:
        await connection.execute("UPDATE tables SET channel_id = id")
    await house.lobby(ANN)
    await house.tables.close()


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    path = tmp_path / "lived.sqlite3"
    await lived_in(path)
    server()
    return path


async def test_there_and_back_it_is_the_same(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address, back = empty(tmp_path / "there"), tmp_path / "back.sqlite3"
    assert await moved(file, address) == []
    said = capsys.readouterr().out
    assert "running matches read: 2" in said
    assert all(f"{one.name}: " in said for one in shapes())
    assert await moved(address, back) == []
    before, after = everything(file), everything(back)
    assert before == after
    assert len(before["tables"]) == 4
    assert before["frames"]
    assert not [left for left in tmp_path.iterdir() if left.name.endswith(".moving")]


async def test_it_is_played_on_where_it_is_now(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = empty(tmp_path / "there")
    await moved(file, address)
    monkeypatch.setattr("tests.tables.house.place", lambda _: address)
    house = await build(tmp_path / "whatever")
    house._clicks += 1000
    (running, *_) = [table for table in await house.tables.look.of(ANN.id) if table.playing]
    await house.finish(await house.tables.look.at(running.id))
    assert (await house.tables.look.at(running.id)).row.phase == "finished"
    assert not house.tables.database.restored, "Discord knows nothing that it does not"
    async with house.tables.database.write() as connection:
        await connection.execute("UPDATE tables SET channel_id = id")
    new = await house.lobby(ANN)
    assert new.id == max(row[0] for row in everything(file)["tables"]) + 1
    await house.tables.close()


@pytest.mark.parametrize("step", [3, 17, 40, 90])
async def test_after_a_break_it_goes_on_and_nobody_plays_on_a_half(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    address = empty(tmp_path / "there")
    monkeypatch.setattr(moving, "PART", 3)
    rows, taken = moving._rows, 0

    async def breaking(*of: Any) -> Any:
        nonlocal taken
        async for part in rows(*of):
            taken += 1
            if taken == step:
                raise Broken
            yield part

    with monkeypatch.context() as patch:
        patch.setattr(moving, "_rows", breaking)
        with pytest.raises(Broken):
            await moved(file, address)
    with pytest.raises(StoreError, match="holds a part"):
        await open_database(address)
    assert await moved(file, address) == []
    await (await open_database(address)).close()
    back = tmp_path / "back.sqlite3"
    await moved(address, back)
    assert everything(back) == everything(file)


async def test_who_is_at_work_is_not_moved(file: Path, tmp_path: Path) -> None:
    address = beside(tmp_path / "there")
    for where in (file, address):
        busy = await open_database(where)
        with pytest.raises(StoreError, match="another process"):
            await moved(file, address)
        await busy.close()
    assert await moved(file, address) == []


async def test_nothing_is_moved_over_what_is_there(file: Path, tmp_path: Path) -> None:
    address = beside(tmp_path / "there")
    busy = await open_database(address)
    async with busy.write() as connection:
        await connection.execute("INSERT INTO users (id, name) VALUES (99, 'somebody else')")
    await busy.close()
    with pytest.raises(StoreError, match="not empty: users"):
        await moved(file, address)
    await (await open_database(address)).close()


async def test_what_is_not_the_same_at_the_end_is_told(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = beside(tmp_path / "there")
    copy = moving.copy

    async def meddling(source: Any, target: Any, shape: Any) -> None:
        await copy(source, target, shape)
        if shape.name == "seats":
            async with target.write() as connection:
                await connection.execute("UPDATE seats SET seen = seen + 1")

    with monkeypatch.context() as patch:
        patch.setattr(moving, "copy", meddling)
        with pytest.raises(StoreError, match="seats is not the same"):
            await moved(file, address)
    with pytest.raises(StoreError, match="holds a part"):
        await open_database(address)


def test_by_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server()
    address = empty(tmp_path / "there")
    assert main(["move", "--from", str(tmp_path / "none"), "--to", address]) == 2
    assert "there is no database none" in capsys.readouterr().err
    assert main(["move", "--from", address, "--to", str(tmp_path / "new.sqlite3")]) == 0
    assert "0 rows" in capsys.readouterr().out
