"""The command line as its owner meets it: one clear line, an exit code, and nothing touched."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bot
from bot.__main__ import COMMANDS, main
from bot.commands.check import application_of
from bot.games.project_mine.cards import BUILT_IN
from bot.store.database import open_database
from bot.tables.export import export
from tests.standin import Standin
from tests.tables.house import ANN, BO, build

ROOT = Path(__file__).parents[2]
TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAwMQ.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"  # of nobody
NOWHERE = {"MADANG_API_BASE": "http://127.0.0.1:9/api/v10", "MADANG_GATEWAY": "ws://127.0.0.1:9"}


def run(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """`python -m bot` in an empty folder."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("DISCORD_", "MADANG_"))}
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env={**clean, "PYTHONPATH": str(ROOT), **settings},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def refusal(folder: Path, *arguments: str, **settings: str) -> str:
    """What it says when it does not start: exactly one line, with exit code 2."""
    done = run(folder, *arguments, **settings)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("madang: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    assert set(COMMANDS) <= set(shown.split())


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    assert f"python -m bot {name}" in capsys.readouterr().out


@pytest.mark.slow
def test_without_a_token_run_refuses(tmp_path: Path) -> None:
    assert "DISCORD_TOKEN is not set" in refusal(tmp_path, "run")
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_a_placeholder_is_no_token(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=your-token-here\n")
    said = refusal(tmp_path, "run")
    assert "placeholder" in said
    assert "your-token-here" not in said


@pytest.mark.slow
def test_a_wrong_setting_is_named_with_its_variable(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nMADANG_LANGUAGE=fr\n")
    assert "MADANG_LANGUAGE" in refusal(tmp_path, "run")


@pytest.mark.slow
@pytest.mark.parametrize("command", ["run", "local", "backup"])
def test_a_damaged_database_is_left_alone(tmp_path: Path, command: str) -> None:
    file = tmp_path / "madang.sqlite3"
    file.write_bytes(b"SQLite format 3\0" + b"nonsense " * 1000)
    before = file.read_bytes()
    arguments = ["local", "--database", "madang.sqlite3"] if command == "local" else [command]
    assert "madang.sqlite3" in refusal(tmp_path, *arguments, DISCORD_TOKEN=TOKEN, **NOWHERE)
    assert file.read_bytes() == before


@pytest.mark.slow
def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "madang.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE future (x)")
        connection.execute("PRAGMA user_version = 999")
    connection.close()
    before = file.read_bytes()
    assert "newer version" in refusal(tmp_path, "run", DISCORD_TOKEN=TOKEN, **NOWHERE)
    assert file.read_bytes() == before


@pytest.mark.slow
def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    said = refusal(tmp_path, "run", DISCORD_TOKEN=TOKEN, MADANG_DATABASE="missing/madang.sqlite3", **NOWHERE)
    assert "folder" in said
    (tmp_path / "madang.sqlite3").mkdir()
    assert "madang.sqlite3" in refusal(tmp_path, "run", DISCORD_TOKEN=TOKEN, **NOWHERE)


@pytest.mark.slow
def test_when_discord_cannot_be_reached_another_start_may_help(tmp_path: Path) -> None:
    done = run(tmp_path, "run", DISCORD_TOKEN=TOKEN, **NOWHERE)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("madang: Discord cannot be reached")
    assert TOKEN not in done.stderr


def test_a_picture_after_some_answers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / f"{number}.png" for number in range(3)]
    common = ["render", "metromania", "--seats", "3", "--seed", "7", "--answers", "20", "--lang", "ko"]
    assert main([*common, "-o", str(files[0])]) == 0
    assert main([*common, "-o", str(files[1])]) == 0
    assert main([*common, "--kind", "hand", "--viewer", "2", "-o", str(files[2])]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[2].read_bytes()[:4] == b"\x89PNG"
    asked: list[int] = []
    for seat in range(3):
        capsys.readouterr()
        asked.append(main([*common, "--kind", "move", "--viewer", str(seat), "-o", str(files[2])]))
        if asked[-1]:
            assert f"seat {seat} is not asked anything now" in capsys.readouterr().err
    assert sorted(asked) == [0, 1, 1]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seats", "9"], "core-bad-seats"),
        (["--kind", "hand"], "needs --viewer"),
        (["--viewer", "5"], "from 0 to 1"),
        (["--option", "variant=strange"], "variant"),
    ],
)
def test_a_picture_that_cannot_be(
    tmp_path: Path, arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", "metromania", "-o", str(tmp_path / "x.png"), *arguments]) == 1
    assert says in capsys.readouterr().err


def test_selfplay_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "metromania", "--seats", "3", "--games", "2", "--seed", "5", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {
        "games",
        "finished",
        "answers",
        "seconds",
        "answers_per_second",
        "p50_ms",
        "p99_ms",
        "state_bytes",
        "violations",
        "wins",
    } <= set(figures)
    assert (figures["games"], figures["finished"], figures["violations"]) == (2, 2, 0)


def test_levels_are_one_or_one_a_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "metromania", "--seats", "3", "--level", "easy,random"]) == 1
    with pytest.raises(SystemExit) as ended:
        main(["selfplay", "metromania", "--level", "brilliant"])
    assert ended.value.code == 2


@pytest.mark.parametrize(
    ("token", "expected"), [(TOKEN, 1000000000000000001), ("", None), ("x.y.z", None), ("bm90aGluZw.a.b", None)]
)
def test_the_application_is_read_from_the_token(token: str, expected: int | None) -> None:
    assert application_of(token) == expected


@pytest.mark.slow
def test_a_copy_of_the_database(tmp_path: Path) -> None:
    assert "there is no database" in refusal(tmp_path, "backup")

    async def make() -> None:
        await (await open_database(tmp_path / "madang.sqlite3")).close()

    asyncio.run(make())
    done = run(tmp_path, "backup", "-o", "copy.sqlite3")
    assert (done.returncode, done.stdout.strip()) == (0, "copy.sqlite3")
    with sqlite3.connect(tmp_path / "copy.sqlite3") as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    connection.close()


@pytest.mark.slow
def test_local_mode_is_copied_and_checked_with_what_its_page_remembers(tmp_path: Path) -> None:
    asyncio.run(_made(tmp_path / "madang-local.sqlite3"))
    page = tmp_path / "madang-local-page.sqlite3"
    with sqlite3.connect(page) as connection:
        connection.execute("CREATE TABLE thing (kind TEXT, id TEXT, data TEXT)")
        connection.execute("INSERT INTO thing VALUES ('message', '1', '{}')")
    connection.close()
    done = run(tmp_path, "backup")  # there is no other
    assert [re.sub(r"\d{8}-\d{6}", "WHEN", name) for name in done.stdout.split()] == [
        "madang-local.sqlite3.backup-WHEN",
        "madang-local-page.sqlite3.backup-WHEN",
    ]
    assert all((tmp_path / name).stat().st_size for name in done.stdout.split())
    lines = run(tmp_path, "check").stdout.splitlines()
    assert any(line.startswith("ok      local database: madang-local.sqlite3 is whole") for line in lines)
    assert "ok      local page: madang-local-page.sqlite3 is whole; messages: 1" in lines
    asyncio.run(_made(tmp_path / "madang.sqlite3"))
    assert run(tmp_path, "backup", "-o", "a.sqlite3").stdout.split() == ["a.sqlite3"], "the bot's own, which is there"
    done = run(tmp_path, "backup", "--local", "-o", "b.sqlite3")
    assert done.stdout.split() == ["b.sqlite3", "b-page.sqlite3"]
    page.write_bytes(page.read_bytes()[:100] + b"x" * 5000)
    assert "madang-local-page.sqlite3" in refusal(tmp_path, "backup", "--local")
    done = run(tmp_path, "check")
    assert done.returncode == 2
    assert any(line.startswith("NOT OK  local page: madang-local-page.sqlite3") for line in done.stdout.splitlines())


async def _made(path: Path) -> None:
    await (await open_database(path)).close()


@pytest.mark.slow
async def test_what_is_no_finished_match_is_not_exported(tmp_path: Path) -> None:
    assert "there is no database" in refusal(tmp_path, "export", "1")
    await (await open_database(tmp_path / "madang.sqlite3")).close()
    done = await asyncio.to_thread(run, tmp_path, "export", "1")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    (tmp_path / "other.json").write_text("{}")
    done = await asyncio.to_thread(run, tmp_path, "verify", "other.json")
    assert done.returncode == 1
    assert "core-export-damaged" in done.stderr


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A folder with a card pack of one's own and a broken one."""
    folder = tmp_path / "packs"
    for name in ("mine", "torn"):
        shutil.copytree(BUILT_IN, folder / "project_mine" / name)
    head = folder / "project_mine" / "mine" / "pack.toml"
    head.write_text(head.read_text(encoding="utf-8").replace('id = "', 'id = "own-', 1), encoding="utf-8")
    (folder / "project_mine" / "torn" / "plan.toml").write_text("[[card]]\nid = 7\n", encoding="utf-8")
    return folder


@pytest.mark.slow
def test_check_tells_of_packs_and_metrics_and_changes_nothing(tmp_path: Path, packs: Path) -> None:
    file = tmp_path / "madang.sqlite3"

    async def make() -> None:
        await (await open_database(file)).close()

    asyncio.run(make())
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()
    before, files = file.read_bytes(), sorted(tmp_path.iterdir())
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        done = run(tmp_path, "check", MADANG_PACKS=str(packs), MADANG_METRICS_PORT=port)
    assert done.returncode == 2
    lines = done.stdout.splitlines()
    assert any(line.startswith("NOT OK  metrics: ") and port in line for line in lines)
    assert any(line.startswith("ok      pack project_mine/own-") for line in lines)
    (torn,) = [line for line in lines if line.startswith("NOT OK  pack project_mine/torn: ")]
    assert "plan.toml / #1 / " in torn
    assert any(line.startswith("ok      database: madang.sqlite3 is whole") for line in lines)
    assert file.read_bytes() == before
    assert sorted(tmp_path.iterdir()) == files


async def exported_match(folder: Path, pack: Path | None) -> dict[str, Any]:
    """The export of a finished match of Project MINE, with the game's cards or with other ones."""
    house = await build(folder / "match.sqlite3")
    try:
        if pack is not None:
            await house.tables.packs.load(pack)
        table = await house.lobby(ANN, BO, game="project_mine", length="short")
        if pack is not None:
            sha = house.tables.packs.of("project_mine")[0].sha
            await house.tables.lobby.set_option(table.id, ANN, "table-pack", sha, house.click())
        await house.tables.lobby.start(table.id, ANN, house.click())
        await house.tables.seating.resign(table.id, BO, house.click())
        return await export(house.tables.desk, table.id)
    finally:
        await house.tables.close()


async def test_a_match_with_cards_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = await exported_match(tmp_path, None)
    for entry in document["entries"]:  # played by this very version
        entry["version"] = bot.__version__
    file = tmp_path / "match.json"
    file.write_bytes(msgspec.json.encode(document))
    assert document["cards"]
    assert await asyncio.to_thread(main, ["verify", str(file)]) == 0
    assert f"{len(document['entries'])} entries replayed" in capsys.readouterr().out


async def test_cards_of_ones_own_are_not_exported_but_named(
    tmp_path: Path, packs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = await exported_match(tmp_path, packs)
    for entry in document["entries"]:
        entry["version"] = bot.__version__
    file = tmp_path / "match.json"
    file.write_bytes(msgspec.json.encode(document))
    assert document["cards"] == ""
    assert await asyncio.to_thread(main, ["verify", str(file)]) == 1
    assert "--pack" in capsys.readouterr().err
    assert await asyncio.to_thread(main, ["verify", str(file), "--pack", str(packs / "project_mine" / "mine")]) == 0
    assert "entries replayed" in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["verify", str(file), "--pack", str(packs / "project_mine" / "torn")]) == 1


@pytest.mark.slow
def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert port in refusal(tmp_path, "local", "--port", port)


@pytest.mark.slow
async def test_a_token_that_discord_rejects(tmp_path: Path) -> None:
    async with Standin.start() as discord:
        done = await asyncio.to_thread(
            run,
            tmp_path,
            "run",
            DISCORD_TOKEN=TOKEN,
            MADANG_API_BASE=discord.api_base,
            MADANG_GATEWAY=discord.gateway_address,
        )
    assert done.returncode == 2
    said = done.stderr.splitlines()[-1]
    assert said.startswith("madang: Discord does not accept the token in DISCORD_TOKEN")
    assert TOKEN not in done.stderr


# reports -----------------------------------------------------------------------------------------------------------


def test_reports_are_listed_without_names_and_deleted_when_dealt_with(tmp_path: Path) -> None:
    async def reported() -> str:
        house = await build(tmp_path / "madang.sqlite3")
        table = await house.lobby(ANN, BO)
        reference = await house.tables.reports.make(table.id, BO, "It hung.\n\x1b[2Jtwice", 1)
        await house.tables.close()
        return reference

    reference = asyncio.run(reported())
    done = run(tmp_path, "reports")
    assert done.returncode == 0, done.stderr
    assert reference in done.stdout
    assert "metromania, table 1, move 0" in done.stdout
    assert "    It hung.\n" in done.stdout
    assert "\x1b" not in done.stdout
    assert BO.name not in done.stdout
    assert run(tmp_path, "reports", "--done", "NOBODY").returncode == 1
    assert run(tmp_path, "reports", "--done", reference.lower()).returncode == 0
    assert run(tmp_path, "reports").stdout == "no reports\n"


def test_reports_need_a_database(tmp_path: Path) -> None:
    refusal(tmp_path, "reports")
