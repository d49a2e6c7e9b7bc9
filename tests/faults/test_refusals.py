"""What the bot cannot start with: one clear line, exit code 2, the database untouched."""

from __future__ import annotations

import hashlib
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.standin import BotProcess, Standin

pytestmark = [pytest.mark.standin, pytest.mark.slow, pytest.mark.sqlite]

REJECTED = "OTk5OTk5OTk5OTk5OTk5OTk5.Gwrong.a_well_formed_one_that_opens_nothing_0"


async def refusal(bot: BotProcess) -> str:
    """The last line it says, after it has ended with code 2."""
    await bot.start(wait=False)
    assert await bot.wait() == 2, bot.log
    said = [line for line in bot.log.splitlines() if line.startswith("madang:")]
    assert len(said) == 1, bot.log
    assert "Traceback" not in bot.log
    return said[0]


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


async def test_a_rejected_token(tmp_path: Path) -> None:
    async with Standin.start() as discord:
        bot = BotProcess(discord, tmp_path / "a.sqlite3", settings={"DISCORD_TOKEN": REJECTED})
        assert "DISCORD_TOKEN" in await refusal(bot)
        assert REJECTED not in bot.log


@pytest.mark.parametrize("token", ["", "your-token-here", "short"])
async def test_no_token_or_a_placeholder(tmp_path: Path, token: str) -> None:
    async with Standin.start() as discord:
        said = await refusal(BotProcess(discord, tmp_path / "a.sqlite3", settings={"DISCORD_TOKEN": token}))
        assert "DISCORD_TOKEN" in said
        assert discord.requests == []
        assert not (tmp_path / "a.sqlite3").exists()


async def test_a_wrong_setting(tmp_path: Path) -> None:
    async with Standin.start() as discord:
        said = await refusal(BotProcess(discord, tmp_path / "a.sqlite3", settings={"MADANG_LANGUAGE": "kr"}))
        assert "MADANG_LANGUAGE" in said


async def test_a_wrong_env_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("MADANG_LOG_LEVEL=loud\n", encoding="utf-8")
    async with Standin.start() as discord:
        assert "MADANG_LOG_LEVEL" in await refusal(BotProcess(discord, tmp_path / "a.sqlite3"))


async def test_a_corrupt_database(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    path.write_bytes(b"no database at all " * 1000)
    before = digest(path)
    async with Standin.start() as discord:
        await refusal(BotProcess(discord, path))
    assert digest(path) == before


async def test_an_empty_database(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    path.touch()
    async with Standin.start() as discord:
        assert "damaged" in await refusal(BotProcess(discord, path))
        assert discord.requests == []
    assert path.read_bytes() == b""


async def test_a_full_disk_at_the_first_start(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")  # not on Windows
    program = ("import resource, runpy, sys", "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))")
    limited = "; ".join((*program, "sys.argv = ['bot', 'run']", "runpy.run_module('bot', run_name='__main__')"))
    assert resource.RLIMIT_FSIZE is not None
    async with Standin.start() as discord:
        bot = BotProcess(discord, tmp_path / "a.sqlite3", command=(sys.executable, "-c", limited))
        assert "a.sqlite3" in await refusal(bot)
    assert not list(tmp_path.glob("a.sqlite3*new*"))
    assert not (tmp_path / "a.sqlite3").exists()


async def test_a_newer_database(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 9999")
        connection.execute("CREATE TABLE of_the_future (id INTEGER)")
        connection.commit()
    before = digest(path)
    async with Standin.start() as discord:
        await refusal(BotProcess(discord, path))
    assert digest(path) == before


async def test_a_database_in_a_folder_that_is_not_there(tmp_path: Path) -> None:
    async with Standin.start() as discord:
        bot = BotProcess(
            discord, tmp_path / "a.sqlite3", settings={"MADANG_DATABASE": str(tmp_path / "no" / "a.sqlite3")}
        )
        await refusal(bot)
    assert not (tmp_path / "no").exists()


async def test_a_folder_in_the_place_of_the_database(tmp_path: Path) -> None:
    (tmp_path / "a.sqlite3").mkdir()
    async with Standin.start() as discord:
        await refusal(BotProcess(discord, tmp_path / "a.sqlite3"))
    assert list((tmp_path / "a.sqlite3").iterdir()) == []


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="this user may write everywhere")
async def test_an_unwritable_database(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE something (id INTEGER)")
        connection.commit()
    path.chmod(0o400)
    before = digest(path)
    async with Standin.start() as discord:
        await refusal(BotProcess(discord, path))
    assert digest(path) == before


async def test_a_second_process_on_the_same_database(tmp_path: Path) -> None:
    async with Standin.start() as discord:
        first = BotProcess(discord, tmp_path / "a.sqlite3")
        second = BotProcess(discord, tmp_path / "a.sqlite3")
        second.log_file = tmp_path / "second.log"
        async with first:
            await refusal(second)
            assert first.running


async def test_it_ends_when_told(tmp_path: Path) -> None:
    async with Standin.start() as discord:
        bot = BotProcess(discord, tmp_path / "a.sqlite3")
        await bot.start()
        assert await bot.stop() == 0, bot.log
        assert discord.token not in bot.log
