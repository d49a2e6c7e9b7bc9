"""The client without games: commands, the pulse, backups, beginning and ending."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
import structlog

import cogs
from bot import app
from bot.backups import BACKUP_AGAIN, FIRST_BACKUP_AFTER, back_up
from bot.commands import check
from bot.games.project_mine.cards import BUILT_IN
from bot.rounds import DISK_AGAIN, IDLE
from bot.settings import Settings, load_settings
from bot.store.database import open_database
from bot.store.errors import OutOfOrder, StoreError
from bot.tables.model import Person, Place
from cogs.panels.guild import NEEDED
from cogs.panels.invitation import invite_link
from tests.simulated import Simulated, simulate
from tests.store.disks import read_only
from tests.store.timers import timers_of

pytestmark = pytest.mark.e2e
BEGIN = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = 86_400


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return load_settings(None, database=tmp_path / "test.sqlite3")


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Names and descriptions of the only commands there are, instead of the cogs."""
    wanted = {"hello": "says hello"}

    async def load(client: Any, services: cogs.Services) -> None:
        for name, description in wanted.items():

            @client.tree.command(name=name, description=description)
            async def answer(interaction: discord.Interaction) -> None:
                await interaction.response.send_message("hello", ephemeral=True)

    monkeypatch.setattr(cogs, "load", load)
    return wanted


@asynccontextmanager
async def running(settings: Settings, **more: Any) -> AsyncGenerator[Simulated]:
    async def make(world: Simulated) -> app.Madang:
        return app.Madang(settings, await open_database(settings.database), clock=world.now, shard_count=1, **more)

    async with simulate(make, begin=BEGIN) as world:
        try:
            yield world
        finally:
            await world.until_done(world.bot.finish())
            await world.bot.database.close()


def sent(world: Simulated) -> list[str]:
    """Requests that register commands."""
    return [path for path, _ in world.requests() if path.startswith("PUT /applications/")]


def test_the_invite_link_asks_for_exactly_what_is_needed() -> None:
    query = parse_qs(urlsplit(invite_link(42)).query)
    assert query["client_id"] == ["42"]
    assert query["scope"] == ["bot applications.commands"]
    wanted = discord.Permissions(int(query["permissions"][0]))
    assert all(getattr(wanted, name) for name in NEEDED)
    assert sum(on for _, on in wanted) == len(NEEDED)


async def test_it_sees_servers_and_nothing_more(settings: Settings, words: dict[str, str]) -> None:
    async with running(settings) as world:
        bot: app.Madang = world.bot
        assert [name for name, on in bot.intents if on] == ["guilds"]
        mentions = bot.allowed_mentions
        assert mentions is not None
        assert (mentions.users, mentions.roles, mentions.everyone) == (True, False, False)
        assert len(bot.cached_messages) == 0


async def test_commands_are_registered_when_they_changed_and_only_then(
    settings: Settings, words: dict[str, str]
) -> None:
    async with running(settings) as world:
        assert len(sent(world)) == 1
        jisoo, room = world.add_person("jisoo", "ko"), world.add_channel("room")
        assert (await jisoo.slash(room, "hello")).text == "hello"

        async def again() -> app.Madang:
            database = await open_database(settings.database)
            return app.Madang(settings, database, clock=world.now, shard_count=1)

        await world.restart(again, before=world.bot.finish)
        assert len(sent(world)) == 1
        assert (await jisoo.slash(room, "hello")).text == "hello"
        words["hello"] = "says hello kindly"
        await world.restart(again, before=world.bot.finish)
        assert len(sent(world)) == 2
        words["goodbye"] = "says goodbye"
        await world.restart(again, before=world.bot.finish)
        assert len(sent(world)) == 3


async def test_commands_that_discord_has_lost_are_registered_again(settings: Settings, words: dict[str, str]) -> None:
    for _ in range(2):  # the second world is another Discord that never heard of them
        async with running(settings) as world:
            assert len(sent(world)) == 1


async def test_the_pulse_outlives_errors_of_its_parts(
    settings: Settings, words: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as world:
        bot: app.Madang = world.bot
        rung = 0

        async def fails() -> None:
            raise RuntimeError("the outbox is broken")

        async def counts() -> None:
            nonlocal rung
            rung += 1

        monkeypatch.setattr(bot.tables.herald, "tell_due", fails)
        monkeypatch.setattr(bot.tables.clocks, "run_due", counts)
        await world.pass_time(IDLE + 20)  # the first beat was before; the loop sleeps for a minute at most
        assert rung >= 3
        assert bot.metrics.errors.labels("outbox")._value.get() == rung


async def test_the_pulse_sleeps_until_something_is_due(
    settings: Settings, words: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as world:
        bot: app.Madang = world.bot
        await world.pass_time(IDLE - 1)
        begun = world.now() + 1
        due = [begun + 7, begun + 19, begun + 2000]
        rung: list[int] = []

        async def run_due() -> int | None:
            rung.append(world.now() - begun)
            while due and due[0] <= world.now():
                due.pop(0)
            return due[0] if due else None

        monkeypatch.setattr(bot.tables.clocks, "run_due", run_due)
        await world.pass_time(500)
        assert {7, 19} <= set(rung)
        assert len(rung) < 8
        bot.changed(1)
        await world.pass_time(1)
        assert len(rung) < 10


async def test_a_change_during_a_beat_is_looked_at_soon(
    settings: Settings, words: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as world:
        bot: app.Madang = world.bot
        await world.pass_time(30)
        looked: list[int] = []

        async def run_due() -> int | None:
            looked.append(world.now())
            return None

        async def daily() -> int | None:
            if len(looked) == 1:
                bot.changed(1)  # its reminder may be due before the pulse would look again
            return None

        monkeypatch.setattr(bot.tables.clocks, "run_due", run_due)
        monkeypatch.setattr(bot._rounds.daily, "run_due", daily)
        bot.changed(1)
        await world.pass_time(5)
        assert len(looked) >= 2


async def test_what_could_not_be_said_is_said_when_a_server_is_back(
    settings: Settings, words: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as world:
        bot: app.Madang = world.bot
        woken: list[int] = []

        async def wake(guild_id: int) -> None:
            woken.append(guild_id)

        monkeypatch.setattr(bot.tables.herald, "wake", wake)
        (guild,) = bot.guilds
        for event in ("guild_join", "guild_available"):
            bot.dispatch(event, guild)
        await world.rest()
        assert woken == [guild.id, guild.id]
        room = world.add_channel("room")
        await world.rest()
        channel = bot.get_channel(room.id)
        bot.dispatch("guild_channel_update", channel, channel)
        await world.rest()
        assert len(woken) == 2, "nothing has changed there"


async def test_a_backup_a_day_and_seven_are_kept(settings: Settings, words: dict[str, str]) -> None:
    async with running(settings) as world:
        folder = settings.database.parent
        await world.pass_time(FIRST_BACKUP_AFTER - 10)
        assert not list(folder.glob("*.backup-*"))
        await world.pass_time(100)
        assert [path.name for path in folder.glob("*.backup-*")] == ["test.sqlite3.backup-20260301"]
        other = folder / "test.sqlite3.backup-by-hand"
        other.touch()
        for day in range(10):
            await back_up(world.bot.database, world.now() + day * DAY)
        kept = sorted(path.name[-8:] for path in folder.glob("*.backup-2*"))
        assert kept == [f"202603{day:02}" for day in range(4, 11)]
        assert other.exists()
        restored = await open_database(folder / "test.sqlite3.backup-20260310")
        await restored.close()


async def test_a_restored_copy_is_told_in_the_channels_at_the_next_start_and_only_then(
    settings: Settings, words: dict[str, str]
) -> None:
    async with running(settings) as world:
        host = Person(7, "Ann")
        await world.bot.tables.lobby.open("metromania", Place(1, 2), host, "en", {}, 1)
        await world.rest()
        await world.bot.database.backup(settings.database.with_name("copy"))
    for old in settings.database.parent.glob(f"{settings.database.name}*"):
        old.unlink()
    settings.database.with_name("copy").rename(settings.database)
    told = "a restored copy: everything is shown anew"
    for wanted in ([1], []):
        with structlog.testing.capture_logs() as lines:
            async with running(settings):
                pass
        assert [line["tables"] for line in lines if line["event"] == told] == wanted


async def test_a_backup_that_could_not_be_written_is_one_line_and_tried_again_in_an_hour(
    settings: Settings, words: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as world:
        bot: app.Madang = world.bot
        write = bot.database.backup

        async def refuse(target: Path) -> None:
            raise StoreError(f"cannot write the backup {target.name}: database or disk is full")

        monkeypatch.setattr(bot.database, "backup", refuse)
        with structlog.testing.capture_logs() as lines:
            await world.pass_time(FIRST_BACKUP_AFTER + 2 * IDLE)
        told = [line for line in lines if line["log_level"] in ("warning", "error")]
        assert [line["reason"] for line in told] == [
            "cannot write the backup test.sqlite3.backup-20260301: database or disk is full"
        ]
        assert "exc_info" not in told[0]
        monkeypatch.setattr(bot.database, "backup", write)
        await world.pass_time(BACKUP_AGAIN + IDLE)
        assert list(settings.database.parent.glob("*.backup-20260301"))


async def test_while_the_disk_is_full_the_pulse_waits_and_bots_play_on_afterwards(
    settings: Settings, words: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as world:
        bot: app.Madang = world.bot
        host = Person(7, "Ann")
        table = await bot.tables.lobby.open("metromania", Place(1, 2), host, "en", {}, 1)
        await bot.tables.lobby.add_bot(table.id, host, "random", 2)
        await bot.tables.lobby.start(table.id, host, 3)
        await world.rest()
        played: list[int] = []
        told: list[None] = []

        async def play(table_id: int) -> None:
            played.append(table_id)
            async with bot.database.write() as connection:
                await connection.execute("UPDATE tables SET epoch = epoch")

        async def tell_due() -> None:
            told.append(None)

        monkeypatch.setattr(bot.tables.robots, "play", play)
        monkeypatch.setattr(bot.tables.herald, "tell_due", tell_due)
        with structlog.testing.capture_logs() as lines:
            async with read_only(bot.database):
                with pytest.raises(OutOfOrder):
                    await play(table.id)
                played.clear()
                bot.errands.ask(("play", table.id), lambda: bot.tables.robots.play(table.id))
                await world.rest()
                told.clear()
                await world.pass_time(10 * DISK_AGAIN)
                assert played == [table.id], "not tried again and again"
                assert told == [], "what could not be noted as said is not said"
            await world.pass_time(2 * DISK_AGAIN)
        assert played == [table.id, table.id]
        assert told
        loud = [line["log_level"] for line in lines if line["log_level"] != "info"]
        assert loud == ["error", "warning"]
        assert not any("exc_info" in line for line in lines)


async def test_ending_lets_errands_finish_and_takes_no_more(settings: Settings, words: dict[str, str]) -> None:
    async with running(settings) as world:
        bot: app.Madang = world.bot
        gate, done = asyncio.Event(), []

        async def slow() -> None:
            await gate.wait()
            done.append("told")

        bot.errands.ask(("tell", 1), slow)
        ending = asyncio.ensure_future(bot.finish())
        await asyncio.sleep(0)
        assert not done
        gate.set()
        await ending
        assert done == ["told"]
        bot.changed(1)
        assert bot.errands.idle


async def test_commands_can_be_looked_at_without_discord(settings: Settings, words: dict[str, str]) -> None:
    assert [one["name"] for one in await check.offline_payloads(settings)] == ["hello"]
    assert not settings.database.exists()


async def test_card_packs_of_the_owner_are_offered_and_each_refused_one_is_one_line(
    tmp_path: Path, words: dict[str, str]
) -> None:
    folder = tmp_path / "packs"
    for name in ("mine", "torn"):
        shutil.copytree(BUILT_IN, folder / "project_mine" / name)
    (folder / "project_mine" / "torn" / "plan.toml").write_text("[[card]]\nid = 7\n", encoding="utf-8")
    given = load_settings(None, database=tmp_path / "test.sqlite3", packs=folder)
    with structlog.testing.capture_logs() as lines:
        async with running(given) as world:
            assert len(world.bot.tables.packs.of("project_mine")) == 1
    (refused,) = [line for line in lines if line["event"] == "card pack refused"]
    assert (refused["game"], refused["folder"]) == ("project_mine", "torn")
    assert "plan.toml / #1 / " in refused["reason"]
    assert "\n" not in refused["reason"]
    assert [line["game"] for line in lines if line["event"] == "card pack offered"] == ["project_mine"]


async def test_how_late_timers_run_is_counted(settings: Settings, words: dict[str, str]) -> None:
    async with running(settings) as world:
        host = Person(7, "Ann")
        await world.bot.tables.lobby.open("metromania", Place(1, 2), host, "en", {}, 1)
        await world.bot.tables.clocks.run_due()
        world.bot.clock = world.bot.tables.desk.clock = lambda: int(BEGIN.timestamp()) + 8 * DAY
        await world.bot.tables.clocks.run_due()
        await world.bot.tables.clocks.run_due()
        count = world.bot.metrics.registry.get_sample_value("madang_timer_lateness_seconds_count")
        assert count == 1


async def test_what_fell_due_while_the_machine_slept_is_not_done_all_at_once(
    settings: Settings, words: dict[str, str]
) -> None:
    async with running(settings) as world:
        bot: app.Madang = world.bot
        table = await bot.tables.lobby.open("metromania", Place(1, 2), Person(7, "Ann"), "en", {}, 1)
        begun = bot.clock()
        await bot._rounds.run_due()
        (before,) = await timers_of(bot.database.reader, table.id, "idle")
        bot.clock = bot.tables.desk.clock = lambda: begun + 9 * DAY
        await bot._rounds.run_due()
        assert (await bot.tables.look.at(table.id)).in_lobby, "not closed for seven days in which nobody could press"
        (after,) = await timers_of(bot.database.reader, table.id, "idle")
        assert after.due - before.due == 9 * DAY
        for minute in range(1, 6):
            bot.clock = bot.tables.desk.clock = lambda minute=minute: begun + 9 * DAY + 60 * minute
            await bot._rounds.run_due()
        assert await timers_of(bot.database.reader, table.id, "idle") == [after], "and moved once"
