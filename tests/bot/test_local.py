"""Local mode: the furnished Discord, games that outlive a restart, the page."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import aiohttp
import pytest

from bot import local
from bot.app import Madang
from bot.games.registry import GAMES
from bot.settings import load_settings
from bot.simulated import Channel, Person, Simulated, simulate
from bot.store.database import open_database
from tests.e2e.house import KO, action, actions

pytestmark = pytest.mark.e2e
BEGIN = datetime(2026, 3, 1, 12, tzinfo=UTC)
ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def furnished(folder: Path) -> AsyncGenerator[tuple[Simulated, list[Channel], list[Person]]]:
    """One run of local mode, without the page."""
    settings = load_settings(None, database=folder / "local.sqlite3", language="ko")

    async def make(world: Simulated) -> Madang:
        database = await open_database(settings.database)
        return Madang(settings, database, clock=world.now, shard_count=1, fresh_commands=True)

    async with simulate(make, begin=BEGIN, server_id=local.SERVER_ID, locale="ko") as world:
        try:
            yield world, *await local.furnish(world, "ko")
        finally:
            await world.bot.finish()


async def test_one_press_and_you_play(tmp_path: Path) -> None:
    async with furnished(tmp_path) as (world, channels, people):
        assert len(channels) == len(GAMES) + 1, "a channel a game, and one that is free"
        assert (channels[0].name, channels[-1].name) == ("메트로매니아", local.SQUARE)
        assert len(people) >= 4
        room, jisoo = channels[0], people[0]
        assert "3/4" in room.last.text
        assert room.last.text.count(KO("bot-level-easy")) == 3
        await jisoo.press(room.last, id=action(room.last, "join"))
        table = await world.bot.tables.look.in_channel(room.id)
        assert table.playing
        assert table.awaited_users == (jisoo.id,)
        assert f"<@{jisoo.id}>" in room.last.text
        assert "move" in actions(room.last)


async def test_where_a_deck_can_be_chosen_the_lobby_waits_for_start(tmp_path: Path) -> None:
    async with furnished(tmp_path) as (world, channels, people):
        jisoo, room = people[0], channels[[game.key for game in GAMES].index("the_dome")]
        await jisoo.press(room.last, id=action(room.last, "join"))
        table = await world.bot.tables.look.in_channel(room.id)
        assert table.in_lobby
        assert len(table.seats) == 2
        assert table.row.host_id == jisoo.id
        choice = await jisoo.press(room.last, id=action(room.last, "choice"))
        assert KO("cogs-the_dome-decks-build-button") in choice.message.labels
        await jisoo.press(room.last, id=action(room.last, "start"))
        assert (await world.bot.tables.look.in_channel(room.id)).playing


async def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with furnished(tmp_path) as (world, channels, people):
        room, jisoo = channels[0], people[0]
        await jisoo.press(room.last, id=action(room.last, "join"))
        state = (await world.bot.tables.look.in_channel(room.id)).row.state
    async with furnished(tmp_path) as (world, channels, people):
        room, jisoo = channels[0], people[0]
        assert (await world.bot.tables.look.in_channel(room.id)).row.state == state
        assert "move" in actions(room.last)
        assert (await jisoo.press(room.last, id=action(room.last, "hand"))).private


async def test_a_second_person_does_not_begin_it(tmp_path: Path) -> None:
    """Only a lobby full of bots and one person begins by itself."""
    async with furnished(tmp_path) as (world, channels, people):
        square = channels[-1]
        await people[0].slash(square, "metromania new")
        for person in people[1:4]:
            await person.press(square.last, id=action(square.last, "join"))
        assert (await world.bot.tables.look.in_channel(square.id)).in_lobby


async def test_a_thread_gets_a_page_of_its_own(tmp_path: Path) -> None:
    said: list[str] = []
    async with furnished(tmp_path) as (world, channels, people):
        window = local.Window(world, people, "ko", said.append)
        await window.open(channels, None)
        assert len(world.pages) == len(channels)
        offer = await people[1].slash(channels[0], "metromania new")
        await people[1].press(offer.message, KO("lobby-thread-button"))
        entrance = await people[2].slash(channels[0], "madang open")
        which = await people[2].press(entrance.message, id=action(entrance.message, "practice"))
        await people[2].press(which.message, which.message.labels[0])
        await window.show_threads()
        await window.show_threads()
        assert len(world.pages) == len(channels) + 2
        assert len({page.address for page in world.pages}) == len(world.pages)
        assert [line.split()[0] for line in said[-2:]] == [page.address for page in world.pages[-2:]]
        await world.tick(1)
        assert world.pages[len(channels)].shows(KO("lobby-join-button"))


def test_speakers_of_the_language_come_first() -> None:
    assert [shown for _, (_, shown, _) in local.in_order("ko")] == ["지수", "민수", "Ada", "Ben"]
    assert [shown for _, (_, shown, _) in local.in_order("en")] == ["Ada", "Ben", "지수", "민수"]
    assert dict(local.in_order("ko")) == dict(local.in_order("en")), "ids belong to people, whatever their order"


def test_whether_there_is_a_korean_font(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(local.sys, "platform", "linux")
    monkeypatch.setattr(local.shutil, "which", lambda _: None)
    monkeypatch.setattr(local, "_FONT_FOLDERS", (str(tmp_path),))
    assert not local.has_korean_font()
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "DejaVuSans.ttf").touch()
    assert not local.has_korean_font()
    (tmp_path / "deep" / "NanumGothic.ttf").touch()
    assert local.has_korean_font()
    monkeypatch.setattr(local.sys, "platform", "darwin")
    monkeypatch.setattr(local, "_FONT_FOLDERS", ())
    assert local.has_korean_font()


@pytest.mark.slow
async def test_the_command_serves_a_page_and_ends_on_a_signal(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "local", "--language", "en"),
        cwd=tmp_path,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert process.stdout is not None
    said = ""
    while "Ctrl-C" not in said:
        line = await process.stdout.readline()
        assert line, said
        said += line.decode()
    addresses = re.findall(r"(http://127\.0\.0\.1:\d+/)#\S+ +#(\S+)", said)
    assert len(addresses) == len(GAMES) + 1
    assert (addresses[0][1], addresses[-1][1]) == ("metromania", "madang")
    async with aiohttp.ClientSession() as browser:
        for address, _ in addresses:
            async with browser.get(address) as answer:
                assert answer.status == 200
    process.send_signal(signal.SIGINT)
    rest = (await process.stdout.read()).decode()
    assert await process.wait() == 0, rest
    assert rest.strip().splitlines()[-1] == "Stopping."
    assert "Traceback" not in said + rest
    assert (tmp_path / local.DATABASE).exists()
