"""Opening, refusing, migrating, backing up."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from bot.store import migrating
from bot.store import repository as repo
from bot.store.database import open_database
from bot.store.errors import StoreError
from bot.store.migrating import migrations


async def test_fresh_database_has_the_newest_version(tmp_path: Path) -> None:
    database = await open_database(tmp_path / "m.sqlite3")
    await database.close()
    with sqlite3.connect(tmp_path / "m.sqlite3") as raw:
        assert raw.execute("PRAGMA user_version").fetchone() == (migrations()[-1][0],)
        assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def test_second_process_is_refused(tmp_path: Path) -> None:
    database = await open_database(tmp_path / "m.sqlite3")
    with pytest.raises(StoreError, match="another process"):
        await open_database(tmp_path / "m.sqlite3")
    await database.close()
    again = await open_database(tmp_path / "m.sqlite3")
    await again.close()


async def refused_untouched(path: Path, match: str) -> None:
    before = path.read_bytes()
    with pytest.raises(StoreError, match=match) as caught:
        await open_database(path)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == before
    beside = {p.name.removeprefix(path.name) for p in path.parent.iterdir()}
    assert beside <= {"", ".lock", "-wal", "-shm"}  # SQLite's own sidecars; no backup, no fresh file


async def test_newer_database_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "m.sqlite3"
    with sqlite3.connect(path) as raw:
        raw.execute("PRAGMA user_version = 999")
        raw.execute("CREATE TABLE x (y)")
    raw.close()
    await refused_untouched(path, "newer version")


async def test_damaged_database_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "m.sqlite3"
    path.write_bytes(b"this is no database at all" * 100)
    await refused_untouched(path, "damaged")
    database = await open_database(tmp_path / "n.sqlite3")
    await database.close()
    whole = bytearray((tmp_path / "n.sqlite3").read_bytes())
    whole[4096:12288] = os.urandom(8192)
    folder = tmp_path / "torn"
    folder.mkdir()
    torn = folder / "m.sqlite3"
    torn.write_bytes(whole)
    await refused_untouched(torn, "damaged")


async def test_foreign_database_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "m.sqlite3"
    with sqlite3.connect(path) as raw:
        raw.execute("CREATE TABLE recipes (name)")
    raw.close()
    await refused_untouched(path, "another program")


async def test_missing_folder_and_unwritable_place(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="folder"):
        await open_database(tmp_path / "nowhere" / "m.sqlite3")
    (tmp_path / "m.sqlite3").mkdir()
    with pytest.raises(StoreError):
        await open_database(tmp_path / "m.sqlite3")


async def test_migration_writes_a_backup_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.sqlite3"
    database = await open_database(path)
    async with database.write() as connection:
        await repo.meet(connection, 7, "Ann", "ko")
    await database.close()
    folder = tmp_path / "migrations"
    folder.mkdir()
    for _, file in migrations():
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    next_number = migrations()[-1][0] + 1
    (folder / f"{next_number:04}_more.sql").write_text("ALTER TABLE users ADD COLUMN hat TEXT NOT NULL DEFAULT '';")
    monkeypatch.setattr(migrating, "MIGRATIONS", folder)
    database = await open_database(path)
    rows = list(await database.reader.execute_fetchall("SELECT name, hat FROM users"))
    assert rows == [("Ann", "")]
    await database.close()
    with sqlite3.connect(tmp_path / f"m.sqlite3.before-{next_number}") as raw:
        assert raw.execute("SELECT name FROM users").fetchall() == [("Ann",)]


async def test_failed_migration_leaves_the_old_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.sqlite3"
    await (await open_database(path)).close()
    folder = tmp_path / "migrations"
    folder.mkdir()
    for _, file in migrations():
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    number = migrations()[-1][0] + 1
    (folder / f"{number:04}_bad.sql").write_text("ALTER TABLE users ADD COLUMN hat TEXT; SELECT * FROM nowhere;")
    monkeypatch.setattr(migrating, "MIGRATIONS", folder)
    with pytest.raises(StoreError):
        await open_database(path)
    with sqlite3.connect(path) as raw:
        assert raw.execute("PRAGMA user_version").fetchone() == (number - 1,)
        assert "hat" not in [row[1] for row in raw.execute("PRAGMA table_info(users)")]


def test_migrations_without_gaps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "0001_a.sql").touch()
    (tmp_path / "0003_c.sql").touch()
    monkeypatch.setattr(migrating, "MIGRATIONS", tmp_path)
    with pytest.raises(StoreError):
        migrations()


async def test_backup_is_whole_and_replaces_the_old_one(tmp_path: Path) -> None:
    database = await open_database(tmp_path / "m.sqlite3")
    target = tmp_path / "copy.sqlite3"
    for number in (1, 2):
        async with database.write() as connection:
            await repo.meet(connection, number, "Ann", "ko")
        await database.backup(target)
        with sqlite3.connect(target) as raw:
            assert raw.execute("SELECT count(*) FROM users").fetchone() == (number,)
        raw.close()
    with pytest.raises(StoreError, match="backup"):
        await database.backup(tmp_path / "nowhere" / "copy.sqlite3")
    await database.close()
