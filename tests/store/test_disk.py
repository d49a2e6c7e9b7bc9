"""Empty files, left-over files and full disks: refused in one line or waited out, never mended without a word."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.store import migrating, sqlite
from bot.store import repository as repo
from bot.store.database import inspect, open_database
from bot.store.errors import OutOfOrder, StoreError, trouble
from bot.store.migrating import migrations
from tests.store.disks import cramped, full, read_only


def files(folder: Path) -> dict[str, bytes]:
    """What lies in a folder, but for the lock."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock"}


async def refused_untouched(path: Path, *words: str) -> None:
    before = files(path.parent)
    with pytest.raises(StoreError) as caught:
        await open_database(path)
    for word in words:
        assert word in str(caught.value)
    assert "\n" not in str(caught.value)
    assert files(path.parent) == before


async def killed(path: Path) -> None:
    """A database as it lies there after a kill: changes in the write-ahead log."""
    living = await open_database(path.with_name("living.sqlite3"))
    async with living.write() as connection:
        await repo.meet(connection, 7, "Ann", "ko")
    await living.backup(path.with_name("copy"))
    async with living.write() as connection:
        await repo.meet(connection, 8, "Bo", "ko")
    for tail in ("", "-wal"):
        shutil.copy(str(living.path) + tail, str(path) + tail)
    await living.close()
    for left in path.parent.glob("living.*"):
        left.unlink()


async def people(path: Path) -> list[int]:
    database = await open_database(path)
    try:
        return [row[0] for row in await database.reader.execute_fetchall("SELECT id FROM users ORDER BY id")]
    finally:
        await database.close()


async def test_an_empty_file_is_damaged_and_no_new_database(tmp_path: Path) -> None:
    path = tmp_path / "m.sqlite3"
    path.touch()
    await refused_untouched(path, "m.sqlite3", "damaged", "empty")
    with pytest.raises(StoreError, match="damaged"):
        await inspect(path)


async def test_what_a_killed_bot_left_is_read(tmp_path: Path) -> None:
    await killed(tmp_path / "m.sqlite3")
    assert await people(tmp_path / "m.sqlite3") == [7, 8]


async def test_changes_beside_a_missing_database_are_not_thrown_away(tmp_path: Path) -> None:
    path = tmp_path / "m.sqlite3"
    await killed(path)
    path.rename(tmp_path / "elsewhere")
    await refused_untouched(path, "missing", "m.sqlite3-wal")
    (tmp_path / "elsewhere").rename(path)
    assert await people(path) == [7, 8]


async def test_a_restored_copy_does_not_get_the_changes_of_the_file_before_it(tmp_path: Path) -> None:
    path = tmp_path / "m.sqlite3"
    await killed(path)
    shutil.copy(tmp_path / "copy", path)
    await refused_untouched(path, "m.sqlite3-wal", "move")
    path.with_name("m.sqlite3-wal").unlink()
    assert await people(path) == [7]


async def test_left_over_files_without_changes_are_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / "m.sqlite3-wal").touch()
    (tmp_path / "m.sqlite3-shm").write_bytes(b"x" * 32768)
    assert await people(tmp_path / "m.sqlite3") == []


@pytest.mark.parametrize("folder", ["a#b", "50% off?", "한글 마당"])
async def test_a_folder_may_be_called_anything(tmp_path: Path, folder: str) -> None:
    (tmp_path / folder).mkdir()
    for _ in range(2):
        assert await people(tmp_path / folder / "m.sqlite3") == []


async def test_a_link_stays_a_link_and_one_into_nowhere_is_refused(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    link = tmp_path / "m.sqlite3"
    link.symlink_to(disk / "real.sqlite3")
    with pytest.raises(StoreError, match="folder"):  # a disk that is not mounted is no reason for a new database
        await open_database(link)
    disk.mkdir()
    await killed(disk / "real.sqlite3")
    assert await people(link) == [7, 8]
    (disk / "real.sqlite3").unlink()
    assert await people(link) == []
    assert link.is_symlink()
    assert (disk / "real.sqlite3").exists()
    await killed(disk / "real.sqlite3")
    shutil.copy(disk / "copy", disk / "real.sqlite3")
    with pytest.raises(StoreError, match=r"real\.sqlite3-wal"):
        await open_database(link)


async def test_a_first_start_that_is_cut_off_leaves_no_empty_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut_off(*_: Any) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "m.sqlite3"
    with monkeypatch.context() as patch:
        patch.setattr(sqlite, "_migrate", cut_off)
        with pytest.raises(KeyboardInterrupt):
            await open_database(path)
    assert files(tmp_path) == {}
    (tmp_path / "m.sqlite3.new").write_bytes(b"what a kill left")
    assert await people(path) == []
    assert set(files(tmp_path)) == {"m.sqlite3"}


async def test_a_first_start_on_a_full_disk_is_one_line_and_leaves_nothing(tmp_path: Path) -> None:
    with cramped(4096), pytest.raises(StoreError) as caught:
        await open_database(tmp_path / "m.sqlite3")
    assert "\n" not in str(caught.value)
    assert files(tmp_path) == {}


async def test_a_whole_database_on_a_full_disk_is_not_called_damaged(tmp_path: Path) -> None:
    await killed(tmp_path / "m.sqlite3")
    with cramped(4096), pytest.raises(StoreError) as caught:
        await open_database(tmp_path / "m.sqlite3")
    assert "damaged" not in str(caught.value)
    assert "full" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert await people(tmp_path / "m.sqlite3") == [7, 8]


@pytest.mark.parametrize(("disk", "words"), [(full, "full"), (read_only, "readonly")])
async def test_a_full_disk_changes_nothing_and_work_goes_on_when_there_is_room(
    tmp_path: Path, disk: Any, words: str
) -> None:
    database = await open_database(tmp_path / "m.sqlite3")

    async def much() -> None:
        async with database.write() as connection:
            await repo.meet(connection, 7, "Ann" * 20_000, "ko")

    with capture_logs() as lines:
        async with disk(database):
            for _ in range(3):
                with pytest.raises(OutOfOrder, match=words) as caught:
                    await much()
                assert trouble(caught.value)
            with pytest.raises(OutOfOrder):
                await much()
            assert await repo.user(database.reader, 7) is None
        await much()
        assert await repo.user(database.reader, 7) is not None
    assert [line["log_level"] for line in lines] == ["error", "info"], "said once, and once that it is over"
    assert not any("exc_info" in line for line in lines)
    await database.close()


async def test_a_disk_is_asked_whether_it_works_again(tmp_path: Path) -> None:
    database = await open_database(tmp_path / "m.sqlite3")
    async with read_only(database):
        with pytest.raises(OutOfOrder):
            async with database.write() as connection:
                await repo.meet(connection, 7, "Ann", "ko")
        with pytest.raises(OutOfOrder):
            await database.probe()
    await database.probe()
    assert not database.out_of_order
    assert await inspect(database.path) == (migrations()[-1][0],) * 2
    await database.close()


async def test_a_backup_on_a_full_disk_leaves_no_half_and_keeps_the_one_before(tmp_path: Path) -> None:
    database = await open_database(tmp_path / "m.sqlite3")
    target = tmp_path / "copy"
    await database.backup(target)
    before = target.read_bytes()
    with cramped(8192), pytest.raises(StoreError) as caught:
        await database.backup(target)
    assert "\n" not in str(caught.value)
    assert target.read_bytes() == before
    assert not list(tmp_path.glob("*.part*"))
    await database.backup(target)
    await database.close()


async def test_a_migration_whose_copy_does_not_fit_is_not_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.sqlite3"
    assert await people(path) == []
    folder = tmp_path / "migrations"
    folder.mkdir()
    for _, file in migrations():
        shutil.copy(file, folder)
    number = migrations()[-1][0] + 1
    (folder / f"{number:04}_more.sql").write_text("ALTER TABLE users ADD COLUMN hat TEXT NOT NULL DEFAULT '';")
    monkeypatch.setattr(migrating, "MIGRATIONS", folder)
    with cramped(8192), pytest.raises(StoreError):
        await open_database(path)
    assert not list(tmp_path.glob("*.before-*"))
    with sqlite3.connect(path) as raw:
        assert raw.execute("PRAGMA user_version").fetchone() == (number - 1,)
    raw.close()
    assert await people(path) == []
    assert [copy.name for copy in tmp_path.glob("*.before-*")] == [f"m.sqlite3.before-{number}"]
