"""Two processes of eight shards each, on one database: a table is its own process's alone, and people play anywhere."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shlex
import signal
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.home.messages import Message
from tests.faults.fleet import NAME, SERVERS, SHARDS, Fleet, fleet
from tests.faults.scene import Scene, begin
from tests.faults.test_killed import judge, kill_in_play, repaired
from tests.standin import BotProcess, InteractionFailed
from tests.standin.players import Player
from tests.tournaments.evening import Plan
from tests.tournaments.hosting import ahead_by, evening_at
from tests.tournaments.verdict import holds
from tests.tournaments.wired import LIVE

pytestmark = [pytest.mark.standin, pytest.mark.slow, pytest.mark.sqlite]


@pytest.fixture
async def both(tmp_path: Path) -> AsyncIterator[Fleet]:
    """Two processes, running."""
    async with fleet(tmp_path) as made:
        yield made


async def table_in(both: Fleet, process: int, number: int = 0, seed: int = 1) -> Scene:
    """A table in a server of a process."""
    guild = both.servers_of(process)[number]
    named = (("지수", "ko"), ("Bo", "en-US"))
    people = [both.discord.person(f"{name}{seed}", locale=spoken, guild=guild) for name, spoken in named]
    return await begin(both.discord, both.bot_of(guild), people=people, room=guild.text("game-room"), seed=seed)


async def answered_from(scene: Scene, player: Player, message: Message) -> None:
    """A player opens the move panel from a message elsewhere and answers in it; the table's own process, which is told
    of it, tells the board."""
    before = scene.answers()
    await player.open_from(message)
    for _ in range(20):
        if scene.answers() > before:
            break
        assert await player.press_next() is not None
    assert scene.answers() > before
    await scene.told(timeout=20)


def events(bot: BotProcess) -> list[str]:
    return [json.loads(line)["event"] for line in bot.log.splitlines() if line.startswith("{")]


async def test_each_process_has_its_servers_and_plays_at_their_tables(both: Fleet) -> None:
    assert sum(len(guilds) for guilds in both.servers.values()) == SERVERS
    assert all(both.servers.values())
    scenes = [await table_in(both, process, seed=process) for process in (0, 1)]
    for _ in range(3):
        await asyncio.gather(*(scene.answer() for scene in scenes))
    for scene in scenes:
        await scene.told()
        assert scene.answers() >= 3
    assert [events(bot).count("commands registered") for bot in both.bots] == [1, 0]
    assert len({shard for _, shard in both.discord.gateway.introductions}) == SHARDS


async def test_who_is_there_second_with_the_same_shards_ends_with_one_line(both: Fleet, tmp_path: Path) -> None:
    third = BotProcess(both.discord, tmp_path / "third.sqlite3", settings=both.bots[1].settings)
    await third.start(wait=False)
    assert await third.wait() == 2
    assert "another process has shard 8 of 16" in third.log
    assert len(third.log.strip().splitlines()) == 1
    assert len(both.discord.gateway.sessions) == SHARDS


async def test_a_process_that_dies_stops_no_other_and_goes_on_where_it_was(both: Fleet) -> None:
    scenes = [await table_in(both, process, seed=process) for process in (0, 1)]
    for scene in scenes:
        await scene.answer()
        await scene.told()
    before = scenes[1].answers()
    await both.bots[1].kill()
    await scenes[0].answer()
    await scenes[0].told()
    await both.bots[1].start()
    await both.there()
    scenes[1].players[0].panel = scenes[1].players[1].panel = None
    assert scenes[1].answers() == before
    await scenes[1].answer()
    await scenes[1].told()
    assert scenes[1].answers() > before


async def test_a_table_can_be_played_from_a_server_of_the_other_process(both: Fleet) -> None:
    """`/games` opens the panel of a table anywhere; what is pressed there stands on the board of its own process."""
    scene = await table_in(both, 1)
    await both.discord.until(lambda: scene.awaited, what="somebody is awaited")
    player = scene.awaited
    assert player is not None
    here = both.servers_of(0)[1]
    here.join(player.person.user)
    panel = (await player.person.slash(here.text("elsewhere"), "/games")).message
    await answered_from(scene, player, panel)


async def test_a_direct_message_is_answered_by_whoever_has_the_first_shard(both: Fleet) -> None:
    """Direct messages come to the first shard alone, whichever process the table is of."""
    scene = await table_in(both, 1)
    await both.discord.until(lambda: scene.awaited, what="somebody is awaited")
    first = scene.awaited
    second = next(player for player in scene.players if player is not first)
    page = (await second.person.slash(scene.room, "/madang settings")).message
    await second.person.select(page, ["direct"], select="t:0:0.0:s-my-reminders")
    while scene.awaited_seats() == ["0"] if first is scene.players[0] else scene.awaited_seats() == ["1"]:
        assert first is not None
        await first.step()
    channel = both.discord.world.direct(second.person.user)
    await both.discord.until(lambda: channel.messages, timeout=20, what="a direct message")
    told = channel.messages[-1]
    await answered_from(scene, second, told)


AWAY = float(os.environ.get("TEST_AWAY", "3"))


async def test_a_database_that_is_away_for_a_while_is_met_by_both(tmp_path: Path) -> None:
    """Nothing lost, nothing said twice; whoever comes back has the shards it had. `TEST_AWAY=60` for a minute."""
    async with fleet(tmp_path, settled=True) as made:
        scenes = [await table_in(made, process, seed=process) for process in (0, 1)]
        for scene in scenes:
            await scene.answer()
            await scene.told()
        before = [scene.answers() for scene in scenes]
        made.database.end()
        await asyncio.sleep(AWAY)
        made.database.start()
        assert [scene.answers() for scene in scenes] == before
        for scene, known in zip(scenes, before, strict=True):
            for player in scene.players:
                player.panel = None
            for _ in range(60):  # until its process has found its way back
                with suppress(InteractionFailed, AssertionError):
                    await scene.answer()
                if scene.answers() > known:
                    break
                await asyncio.sleep(0.5)
            assert scene.answers() > known
            await repaired(scene)
        for bot in made.bots:
            assert bot.running
            assert "Traceback" not in bot.log


async def test_who_comes_back_and_finds_another_in_its_place_ends(both: Fleet, tmp_path: Path) -> None:
    """While the database was away somebody started a process with the same shards. There is one afterwards, and the
    table is played on."""
    scene = await table_in(both, 1)
    await scene.answer()
    await scene.told()
    old, known = both.bots[1], scene.answers()
    os.kill(old.pid, signal.SIGSTOP)
    both.database.end()
    both.database.start()
    new = BotProcess(both.discord, tmp_path / "new.sqlite3", settings=old.settings)
    await new.start()
    os.kill(old.pid, signal.SIGCONT)
    assert await old.wait(60) == 2
    assert "another process has shard 8 of 16" in old.log.strip().splitlines()[-1]
    both.bots[1] = scene.bot = new
    await both.there()
    assert scene.answers() == known
    for player in scene.players:
        player.panel = None
    await scene.answer()
    await scene.told()
    assert scene.answers() > known
    await new.stop()


KILLS = int(os.environ.get("TEST_KILLS", "6"))


async def test_processes_are_killed_at_any_moment(tmp_path: Path) -> None:
    """Now one, now the other, in the middle of presses: every answer that was told counts, once, and nothing is said
    twice; `TEST_KILLS=50` for more."""
    rng = random.Random("fleet")
    async with fleet(tmp_path, settled=True) as made:
        scenes = [await table_in(made, process, seed=process) for process in (0, 1)]
        for number in range(KILLS):
            struck, other = scenes[number % 2], scenes[1 - number % 2]
            playing = asyncio.create_task(other.play_until_it_breaks())
            await kill_in_play(struck, rng)
            await playing  # whoever waited for an answer is told that there is none, at either process
            judge(struck)
            judge(other)
            await other.told(timeout=60)  # its process never stopped
            await struck.bot.start()
            await made.there()
            for place, scene in enumerate(scenes):
                await repaired(scene)
                if scene.table()[1] != "playing":
                    scenes[place] = await table_in(made, place, number=number + 1, seed=100 + number)


async def test_tournaments_are_played_in_servers_of_both(tmp_path: Path) -> None:
    """From `/tournament new` to the podium in a server of each process, with a kill; the other one looks on."""
    ahead = tmp_path / "ahead"
    async with fleet(tmp_path, settled=True, command=ahead_by(ahead)) as made:
        passed = 0.0
        for process in (0, 1):
            guild = made.servers_of(process)[0]
            plan = Plan("metromania", 4, (LIVE,), kills=1, every=20, whole=0, brief=2, incidents=False)
            async with evening_at(plan, made.discord, made.bots[process], guild, ahead, passed) as one:
                await one.begin()
                await holds(one, await one.play())
                assert len(one.kills.struck) == 1
                passed = one.hours
            await made.there()


PROXY = tuple(shlex.split(os.environ.get("TEST_API_PROXY", "")))


@pytest.mark.skipif(not PROXY, reason="TEST_API_PROXY is the command of a proxy that keeps Discord's limits")
async def test_a_proxy_keeps_the_limits_of_all_processes(tmp_path: Path) -> None:
    """With Discord's limits kept: what all processes ask for goes through one place, and is refused to none of them."""
    async with fleet(tmp_path, through=PROXY, rate_limits=True) as made:
        scenes = [
            await table_in(made, process, number, seed=10 * process + number) for process in (0, 1) for number in (0, 1)
        ]
        for _ in range(6):
            await asyncio.gather(*(scene.answer() for scene in scenes))
        for scene in scenes:
            await scene.told(timeout=60)
            assert scene.answers() >= 6
        refused = [one.route for one in made.discord.requests if one.status == 429]
        print(len(made.discord.requests), "requests,", len(refused), "refused by the stand-in")


async def test_another_number_of_shards_finds_everything(tmp_path: Path) -> None:
    """All processes end; one process alone goes on with what they left."""
    async with fleet(tmp_path) as made:
        scenes = [await table_in(made, process, seed=process) for process in (0, 1)]
        for scene in scenes:
            await scene.answer()
            await scene.told()
        for bot in made.bots:
            await bot.stop()
        settings = {"MADANG_DATABASE": made.database.address(NAME)}
        whole = BotProcess(made.discord, tmp_path / "whole.sqlite3", settings=settings)
        async with whole:
            for scene in scenes:
                scene.bot = whole
                before = scene.answers()
                for player in scene.players:
                    player.panel = None
                await scene.answer()
                await scene.told()
                assert scene.answers() > before
            assert "Traceback" not in whole.log


async def test_connections_introduce_themselves_five_seconds_apart_in_each_bucket(tmp_path: Path) -> None:
    """Discord's `max_concurrency`, over all processes: sixteen shards, eight at once."""
    async with fleet(tmp_path, at_once=8) as made:
        by_bucket: dict[int, list[float]] = {}
        for at, shard in made.discord.gateway.introductions:
            by_bucket.setdefault(shard % 8, []).append(at)
        assert len(by_bucket) == 8
        # Less what a busy machine holds the first one back by after its turn has come.
        for first, second in by_bucket.values():
            assert second - first >= 3
