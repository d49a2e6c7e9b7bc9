"""SIGKILL at random moments in play: no acknowledged answer is lost, none applied twice, the board is repaired.

``make test`` kills a few times, ``TEST_KILLS=50 pytest tests/faults/test_killed.py`` as often as the house demands.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from pathlib import Path

import pytest

from tests.faults.scene import Scene, begin, stage
from tests.postgres import beside, server
from tests.standin import BotProcess, Standin
from tests.standin.players import ANSWERS, boards, called

pytestmark = [pytest.mark.standin, pytest.mark.slow]

EVERYTHING = {"agendas": "on", "action_cards": "on", "notes": "on", "factions": "pick_open", "target": "14"}
"""What the command that opens a table of six takes: they choose their factions, and play with all parts."""
KILLS = int(os.environ.get("TEST_KILLS", "5"))


def judge(scene: Scene) -> None:
    """What must hold whenever the bot is gone."""
    answering = [press for press in scene.presses if press.action in ANSWERS]
    acknowledged = {press.interaction for press in answering if press.answered}
    acted = {press.interaction for press in scene.kept(answering)}
    assert acknowledged <= acted, "an acknowledged answer is lost"
    assert scene.answers() == len(acted), "an answer counts twice, or came from nowhere"


async def repaired(scene: Scene) -> None:
    """The board in the channel is the only one and calls whom the bot awaits."""
    await scene.told()
    if scene.table()[1] != "playing":
        return
    assert len(boards(scene.room)) == 1, [one.content for one in boards(scene.room)]
    player = scene.awaited
    assert player is not None, scene.board.content
    assert player.person.id in called(scene.room)
    assert len(called(scene.room)) == len(scene.awaited_seats())
    panel = await player.open()
    assert player.choice() is not None, f"the person whom the board calls is asked something, and reads: {panel.text}"


async def kill_in_play(scene: Scene, rng: random.Random) -> None:
    """After a few presses, at any moment of the next one or of what follows from it."""
    playing = asyncio.create_task(scene.play_until_it_breaks())
    few = len(scene.presses) + rng.randint(1, 6)
    await scene.discord.until(lambda: len(scene.presses) >= few or playing.done(), timeout=60, what="presses")
    await asyncio.sleep(rng.uniform(0.0, 0.3))
    await scene.bot.kill()
    await playing


async def killed_again_and_again(
    discord: Standin, bot: BotProcess, kills: int, new: str, seats: int, **options: str
) -> Scene:
    """A game of so many people, with the bot killed so many times; another one where it is over before that."""
    rng = random.Random(f"killed {new}")

    async def table(seed: int) -> Scene:
        people = [discord.person(f"Person {seed}.{at}", locale="ko" if at % 2 else "en-US") for at in range(seats)]
        return await begin(discord, bot, people=people, seed=seed, new=new, **options)

    scene = await table(1)
    for number in range(kills):
        if scene.table()[1] != "playing":
            scene = await table(number + 2)
        await kill_in_play(scene, rng)
        judge(scene)
        await bot.start()
        await repaired(scene)
    judge(scene)
    assert scene.answers() > 0
    return scene


async def test_killed_at_random_moments(tmp_path: Path) -> None:
    async with stage(tmp_path) as (discord, bot):
        await killed_again_and_again(discord, bot, KILLS, "/metromania new", 2)


@pytest.mark.sqlite
async def test_killed_at_random_moments_on_a_server_of_databases(tmp_path: Path) -> None:
    server()
    settings = {"MADANG_DATABASE": beside(tmp_path / "madang")}
    async with stage(tmp_path, settings=settings) as (discord, bot):
        await killed_again_and_again(discord, bot, KILLS if KILLS > 5 else 2, "/metromania new", 2)


async def test_killed_at_random_moments_among_six_of_whom_several_are_awaited(tmp_path: Path) -> None:
    async with stage(tmp_path) as (discord, bot):
        kills = KILLS if KILLS > 5 else 1
        scene = await killed_again_and_again(discord, bot, kills, "/ti new", 6, **EVERYTHING)
        ((kept,),) = scene.ask("SELECT options FROM tables WHERE id = ?", scene.table()[0])
        assert EVERYTHING.items() <= json.loads(kept).items()
