"""The Discord of the end-to-end tests itself, with a bot that uses every part of it that ours does."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest
from discord.ext import tasks

from bot.app import Madang
from bot.settings import load_settings
from bot.store.database import open_database
from bot.workers.pool import Pool
from tests.simulated import MANAGE_MESSAGES, Simulated, simulate
from tests.standin.sample_bot import PICTURE, SampleBot

pytestmark = pytest.mark.e2e
BEGIN = datetime(2026, 3, 1, 12, tzinfo=UTC)


class Sample(SampleBot):
    """The sample bot with a loop."""

    def __init__(self) -> None:
        super().__init__()
        self.shard_count = 1
        self.ticks = 0

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self.tick.start()

    @tasks.loop(seconds=60)
    async def tick(self) -> None:
        self.ticks += 1


async def make(world: Simulated) -> discord.Client:
    return Sample()


async def test_a_world_with_people_speaking_their_own_languages() -> None:
    async with simulate(make, begin=BEGIN, locale="ko") as world:
        room, jisoo, ada = world.add_channel("room"), world.add_person("jisoo", "ko"), world.add_person("ada", "en-GB")
        assert (await jisoo.slash(room, "sample show", word="배")).text.startswith("배 small None ko True")
        reply = await ada.slash(room, "sample show", word="pear", to=jisoo)
        assert reply.private
        assert reply.text == f"pear small user{jisoo.id} en-GB True 10485760"
        assert [(one.name, one.data) for one in reply.message.pictures] == [("board.png", PICTURE)]
        assert await ada.complete(room, "sample show", "word", "p") == [
            ("Apple", "apple"),
            ("Pear", "pear"),
            ("Plum", "plum"),
        ]
        assert room.messages == []


async def test_buttons_menus_and_forms() -> None:
    async with simulate(make, begin=BEGIN) as world:
        room, ada = world.add_channel("room"), world.add_person("ada", "en-US")
        await ada.slash(room, "sample board", acts="count slow form panel fruit")
        board = room.last
        assert board.pictures[0].alt == "a board"
        await ada.press(board, "count 0")
        assert board.labels == ["count 1"]
        await ada.slash(room, "sample board", acts="slow form panel fruit friend")
        board = room.last
        slow = await ada.press(board, "slow 0")
        assert slow.answered
        assert slow.text == "", "time stands still, and what takes time is not done"
        await world.pass_time(1)
        assert slow.text == "slow hand\nand more"
        shown = await ada.press(board, "form 0")
        assert shown.form
        assert shown.form["title"] == "A form"
        panel = await ada.press(board, "panel 0")
        assert panel.private
        assert panel.text == "panel 0\ntake a turn"
        assert (await ada.press(panel.message, "turn")).text == "panel 1\ntake a turn"
        assert (await ada.pick(board, ["apple", "plum"], id="s-fruit")).text == "apple plum"
        assert (await ada.pick(board, [ada], id="s-friend")).text == f"<@{ada.id}> is ada"
        with pytest.raises(LookupError):
            await ada.press(board, "nothing")


async def test_a_button_that_is_gone_can_be_pressed_by_a_slow_client() -> None:
    async with simulate(make, begin=BEGIN) as world:
        room, ada = world.add_channel("room"), world.add_person("ada", "en-US")
        await ada.slash(room, "sample board", acts="count")
        await ada.press(room.last, "count 0")
        await ada.press(room.last, "count 1")
        assert room.last.labels == ["count 2"]
        await ada.replay(room.last, "s:count:0")
        assert room.last.labels == ["count 1"]
        assert not (await ada.replay(room.last, "unheard-of")).answered


async def test_restart_time_and_deletion() -> None:
    async with simulate(make, begin=BEGIN) as world:
        room, ada = (
            world.add_channel("room", id=4_200_000_000_001),
            world.add_person("ada", "en-US", id=4_200_000_000_002, powers=MANAGE_MESSAGES),
        )
        assert (room.id, ada.id) == (4_200_000_000_001, 4_200_000_000_002)
        assert world.now() == int(BEGIN.timestamp())
        await ada.slash(room, "sample board")
        before = world.bot.ticks
        await world.pass_time(600)
        assert world.now() == int(BEGIN.timestamp()) + 600
        assert world.bot.ticks == before + 10
        old = world.bot
        await world.restart(lambda: make(world))
        assert world.bot is not old
        await ada.press(room.last, "count 0")
        assert room.last.labels == ["count 1"]
        message = room.last
        await ada.delete(message)
        assert message.gone
        assert room.messages == []


async def test_rest_waits_for_workers(tmp_path: Path) -> None:
    settings = load_settings(None, database=tmp_path / "test.sqlite3", language="en")

    async def with_a_worker(world: Simulated) -> discord.Client:
        database = await open_database(settings.database)
        return Madang(settings, database, clock=world.now, shard_count=1, workers=Pool(1))

    async with simulate(with_a_worker, begin=BEGIN) as world:
        room, ada = world.add_channel("room"), world.add_person("ada", "en-US")
        await ada.slash(room, "metromania new")
        assert world.bot.workers.figures.resident, "a worker has told of a job"
        (cover,) = room.last.pictures
        assert cover.data.startswith(b"\x89PNG")


async def test_refusals_of_discord_reach_the_bot() -> None:
    async with simulate(make, begin=BEGIN) as world:
        room, ada = world.add_channel("room"), world.add_person("ada", "en-US")
        await ada.slash(room, "sample board")
        world.refuse("PATCH", "/channels/*/messages/*", status=400, code=30046)
        reply = await ada.slash(room, "sample edit", message=str(room.last.id))
        assert reply.text == "400 30046"
        assert any(path.startswith("PATCH /channels/") for path, _ in world.requests())


async def test_what_the_bot_lets_through_fails_the_test() -> None:
    async def breaks() -> None:
        raise ValueError("let through")

    async def played() -> None:
        async with simulate(make, begin=BEGIN) as world:
            world.bot.on_something = breaks
            world.bot.dispatch("something")
            asyncio.ensure_future(breaks())  # noqa: RUF006 - nobody waits for it: that is what is tested
            await world.rest()

    with pytest.raises(BaseExceptionGroup) as raised:
        await played()
    assert [str(one) for one in raised.value.exceptions] == ["let through"] * 2


async def test_a_bot_that_hangs_at_its_end_is_said_to() -> None:
    async with simulate(make, begin=BEGIN) as world:
        with pytest.raises(TimeoutError, match="does not end"):
            await world.until_done(asyncio.sleep(3600))
        await world.until_done(asyncio.sleep(30))
