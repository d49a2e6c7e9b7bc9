"""Local mode: the page, a game with one press, games that outlive a restart."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot import local
from bot.app import Madang
from bot.games.registry import GAMES
from bot.home.components import BUTTON, walk
from bot.resident import GATHERS
from bot.settings import load_settings
from bot.store.errors import StoreError
from tests.home.running import running
from tests.home.scene import Browser

pytestmark = pytest.mark.e2e
ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def started(folder: Path, *more: str) -> AsyncGenerator[tuple[str, subprocess.Popen[str]]]:
    """Local mode in a process of its own, as `make run` starts it; its address."""
    command = [sys.executable, "-m", "bot", "local", "--database", str(folder / "local.sqlite3"), *more]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)  # noqa: ASYNC220
    assert process.stdout is not None
    try:
        lines: list[str] = []
        while not (found := re.search(r"http://127\.0\.0\.1:\d+", "".join(lines))):
            lines.append(line := await asyncio.to_thread(process.stdout.readline))
            assert line, "".join(lines)
        yield found[0], process
    finally:
        process.kill()
        await asyncio.to_thread(process.communicate)


async def kept(folder: Path, kind: str, said: str) -> None:
    """Wait until the page's file holds something."""
    query = "SELECT count(*) FROM thing WHERE kind = ? AND instr(data, ?)"
    async with asyncio.timeout(20):
        while True:
            with closing(sqlite3.connect(folder / "local-page.sqlite3")) as database:
                if database.execute(query, (kind, said)).fetchone()[0]:
                    return
            await asyncio.sleep(0.05)


async def plays_on(address: str, jar: aiohttp.CookieJar, you: str, channel: str) -> None:
    """Whoever comes back is who they were, finds their panel, and can go on with it."""
    async with visiting(address, jar) as one:
        world = await one.next("world")
        assert world["you"] == you
        await one.socket.send_json({"t": "open", "channel": channel})
        messages = (await one.next("history"))["messages"]
        panel = next(message for message in messages if message["private"])
        boards = [message for message in messages if not message["private"] and "move" in labels(message)]
        assert (await one.get(boards[-1]["files"][0]["url"]))[0] == 200
        assert (await one.get(pictures(panel)[0]))[0] == 200
        for message, id in ((panel, next(iter(labels(panel).values()))), (boards[-1], labels(boards[-1])["move"])):
            assert (await one.ask("press", channel=channel, message=message["id"], id=id))["state"] == "ok"


def pictures(message: dict[str, Any]) -> list[str]:
    """The addresses of pictures that a message shows."""
    return re.findall(r"/pictures/[^\"]+", json.dumps(message))


async def begun(one: Browser) -> tuple[str, str]:
    """Sit down at a board and open the panel; who one is, and where."""
    assert (await one.ask("make", name="지수", locale="ko"))["state"] == "ok"
    you = next(packet for packet in reversed(one.heard) if packet["t"] == "world")["you"]
    channel = (await one.ask("play", game="the_dome", bots=1, level="easy"))["channel"]
    board = await called(one, channel, you)
    done = await one.ask("press", channel=channel, message=board["id"], id=labels(board)["move"])
    assert done["state"] == "ok"
    return you, channel


@asynccontextmanager
async def visiting(address: str, jar: aiohttp.CookieJar) -> AsyncGenerator[Browser]:
    async with aiohttp.ClientSession(cookie_jar=jar) as session:
        async with session.get(f"{address}/enter"):
            pass
        async with session.ws_connect(f"{address}/socket", headers={"Origin": address}) as socket:
            yield Browser(address, session, socket)


def labels(message: dict[str, Any]) -> dict[str, str]:
    """The custom ids of a message's buttons by what they do."""
    ids = [one["custom_id"] for one in walk(message["components"]) if one["type"] == BUTTON and "custom_id" in one]
    return {id.split(":")[3]: id for id in ids if id.count(":") >= 3}


async def called(one: Browser, channel: str, you: str) -> dict[str, Any]:
    """The board that calls somebody."""
    async with asyncio.timeout(30):
        while True:
            for packet in one.heard:
                message = packet.get("message")
                if isinstance(message, dict) and message["channel"] == channel and you in message["pings"]:
                    return message
            await one.next("message")


async def offered(one: Browser, ends: str) -> tuple[str, str]:
    """The message and the id of a button whose id ends so, once there is one."""
    async with asyncio.timeout(30):
        while True:
            for packet in reversed(one.heard):
                if packet["t"] in ("message", "edit"):
                    for part in walk(packet["message"]["components"]):
                        if part["type"] == BUTTON and part.get("custom_id", "").endswith(ends):
                            return packet["message"]["id"], part["custom_id"]
            one.heard.append(await one.socket.receive_json())


@pytest.mark.parametrize("game", [rules.key for rules in GAMES])
async def test_one_press_and_you_play_and_it_goes_on_after_a_restart(game: str, tmp_path: Path) -> None:
    jar = aiohttp.CookieJar(unsafe=True)
    async with running(tmp_path) as address, visiting(address, jar) as one:
        shelf = {told["key"]: told for told in (await one.next("hello"))["games"]}
        assert shelf[game]["pitch"]["en"] != shelf[game]["pitch"]["ko"]
        status, cover = await one.get(f"/covers/{game}/ko.png")
        assert (status, cover[:4]) == (200, b"\x89PNG")
        assert (await one.ask("make", name="지수", locale="ko"))["state"] == "ok"
        you = next(packet for packet in reversed(one.heard) if packet["t"] == "world")["you"]
        channel = (await one.ask("play", game=game, bots=shelf[game]["first"] - 1, level="easy"))["channel"]
        board = await called(one, channel, you)
        done = await one.ask("press", channel=channel, message=board["id"], id=labels(board)["move"])
        assert done["state"] == "ok"
    async with running(tmp_path) as address, visiting(address, jar) as one:
        world = await one.next("world")
        assert world["you"] == you
        await one.socket.send_json({"t": "open", "channel": channel})
        messages = (await one.next("history"))["messages"]
        assert any(message["private"] for message in messages), "the panel is still there"
        boards = [message for message in messages if not message["private"] and "move" in labels(message)]
        picture = boards[-1]["files"][0]["url"]
        assert (await one.get(picture))[0] == 200
        hand = await one.ask("press", channel=channel, message=boards[-1]["id"], id=labels(boards[-1])["hand"])
        assert hand["state"] == "ok"


async def test_what_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    jar = aiohttp.CookieJar(unsafe=True)
    async with started(tmp_path) as (address, process), visiting(address, jar) as one:
        you, channel = await begun(one)
        await kept(tmp_path, "message", f'"seen_by": {you}')
        process.kill()
    async with running(tmp_path) as address:
        await plays_on(address, jar, you, channel)


async def test_a_backup_of_both_files_is_played_on(tmp_path: Path) -> None:
    jar = aiohttp.CookieJar(unsafe=True)
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir(), second.mkdir()
    async with started(first) as (address, _), visiting(address, jar) as one:
        you, channel = await begun(one)
        await kept(first, "message", f'"seen_by": {you}')
        database, copy = str(first / "local.sqlite3"), str(second / "local.sqlite3")
        command = [sys.executable, "-m", "bot", "backup", "--database", database, "-o", copy]
        done = await asyncio.to_thread(subprocess.run, command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.stdout.split() == [copy, str(second / "local-page.sqlite3")], done.stderr
    async with running(second) as address:
        await plays_on(address, jar, you, channel)


async def test_a_port_that_is_taken_is_named_with_what_to_do(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        command = [sys.executable, "-m", "bot", "local", "--port", str(port), "--database", str(tmp_path / "x.sqlite3")]
        done = await asyncio.to_thread(subprocess.run, command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"madang: port {port} is taken by another program; choose another with --port, "
        "or leave it out and a free one is taken\n"
    )
    for wrong in (70_000, -3):
        with pytest.raises(OSError, match=f"port {wrong} cannot be used"):
            await local.serve(load_settings(None, database=tmp_path / "x.sqlite3"), wrong, announce=lambda line: None)


async def test_a_second_one_on_the_same_files_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    jar = aiohttp.CookieJar(unsafe=True)
    async with running(tmp_path) as address, visiting(address, jar) as one:
        you, channel = await begun(one)
        said: list[str] = []
        settings = load_settings(None, database=tmp_path / "local.sqlite3")
        with pytest.raises(StoreError, match=r"local\.sqlite3"):
            await local.serve(settings, announce=said.append)
        assert said == [], "no address was given out"
        assert (await one.ask("rename", name="민수"))["state"] == "ok"
        await kept(tmp_path, "user", "민수".encode("unicode-escape").decode())
    async with running(tmp_path) as address:
        await plays_on(address, jar, you, channel)


async def test_the_port_of_the_last_time_is_taken_again_unless_somebody_else_has_it(tmp_path: Path) -> None:
    async with running(tmp_path) as first:
        pass
    async with running(tmp_path) as second:
        assert second == first
    with socket.socket() as other:
        other.bind(("127.0.0.1", int(first.rpartition(":")[2])))
        other.listen()
        async with running(tmp_path) as third:
            assert third != first


def test_two_databases_never_share_what_the_page_remembers() -> None:
    names = ["a.sqlite3", "a.db", "a", "a.sqlite3.old"]
    assert len({local.memory_of(Path(name)) for name in names} - {Path(name) for name in names}) == len(names)
    assert local.memory_of(Path("x/madang-local.sqlite3")) == Path("x/madang-local-page.sqlite3")


async def test_practice_opens_in_a_thread_that_is_in_the_list(tmp_path: Path) -> None:
    async with running(tmp_path) as address, visiting(address, aiohttp.CookieJar(unsafe=True)) as one:
        assert (await one.ask("make", name="Ada", locale="en"))["state"] == "ok"
        world = next(packet for packet in reversed(one.heard) if packet["t"] == "world")
        room = world["channels"][0]["id"]
        await one.get("/covers/metromania/en.png")  # comes when the bot is there
        assert (await one.ask("command", channel=room, command="madang open", options={}))["state"] == "ok"

        for way in ("practice", "metromania"):  # the entrance, then which game
            panel, id = await offered(one, way)
            assert (await one.ask("press", channel=room, message=panel, id=id))["state"] == "ok"
        thread = (await one.next("channel"))["channel"]
        assert (thread["type"], thread["parent"]) == (11, room)
        assert (await called(one, thread["id"], world["you"]))["channel"] == thread["id"]


async def test_nobody_can_begin_what_cannot_be_played(tmp_path: Path) -> None:
    jar = aiohttp.CookieJar(unsafe=True)
    async with running(tmp_path) as address, visiting(address, jar) as one:
        assert (await one.ask("play", game="metromania", bots=1, level="easy"))["why"] == "people-nobody"
        assert (await one.ask("make", name="Ada", locale="en"))["state"] == "ok"
        for wrong in ({"game": "chess"}, {"bots": 40}, {"bots": -1}, {"level": "god"}):
            asked = {"game": "metromania", "bots": 1, "level": "easy", **wrong}
            assert (await one.ask("play", **asked))["state"] == "refused", wrong
        assert not [packet for packet in one.heard if packet["t"] == "message"]


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_the_page_stops_when_told_and_says_where_it_is(language: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bot", "local", "--database", str(tmp_path / "x.sqlite3"), "--language", language]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)  # noqa: ASYNC220
    assert process.stdout is not None
    try:
        lines: list[str] = []
        while not (found := re.search(r"http://127\.0\.0\.1:\d+", "".join(lines))):
            line = await asyncio.to_thread(process.stdout.readline)
            assert line, "".join(lines)
            lines.append(line)
        async with aiohttp.ClientSession() as session, session.get(found[0]) as answer:
            assert answer.status == 200
            assert 'src="/static/main.js"' in await answer.text()
    finally:
        process.send_signal(signal.SIGTERM)
        rest, _ = await asyncio.to_thread(process.communicate, timeout=30)
    assert process.returncode == 0, rest
    assert "Traceback" not in rest


def test_the_page_is_shown_without_what_the_bot_alone_needs() -> None:
    """It takes longer to import than everything the page needs; whoever waits for the address waits for none of it."""
    code = (
        "import sys; from bot import local; print(sorted({'discord', 'cogs', 'bot.app', 'segno'} & set(sys.modules)))"
    )
    said = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


async def test_the_bot_does_not_wait_for_servers_that_will_not_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py waits two seconds for more servers before it is ready; nothing can be pressed meanwhile."""
    made: list[float] = []

    class Watched(Madang):
        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            made.append(self._connection.guild_ready_timeout)

    monkeypatch.setattr("bot.resident.Madang", Watched)
    async with (
        running(tmp_path) as address,
        aiohttp.ClientSession() as session,
        session.get(f"{address}/covers/metromania/en.png") as answer,
    ):
        assert answer.status == 200
    assert made == [GATHERS]
    assert GATHERS < 0.5


def test_what_seats_a_first_game_has() -> None:
    assert {rules.key: local.seats_of(rules.key, rules.seats) for rules in GAMES} == {
        "metromania": 4,
        "project_mine": 4,
        "the_dome": 2,
        "twilight_imperium": 3,
    }
