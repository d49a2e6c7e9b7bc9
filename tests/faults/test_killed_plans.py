"""SIGKILL beside plans: a turn that was planned is played once and whole, or is still a plan (asynchronous L3, L5, X5).

Kills come while the plan is made, while the turn before it is played, when it is due, and while it is played.
``TEST_KILLS=50 pytest tests/faults/test_killed_plans.py`` kills as often as the house demands.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from tests.faults.scene import Scene, begin, stage
from tests.standin import InteractionFailed
from tests.standin.players import Player

pytestmark = [pytest.mark.standin, pytest.mark.slow]

KILLS = int(os.environ.get("TEST_KILLS", "4"))


def plans(scene: Scene) -> dict[int, dict[str, object]]:
    """What seats of the room's table plan, as it is kept."""
    rows = scene.ask("SELECT seat, body FROM plans WHERE table_id = ?", scene.table()[0])
    return {seat: json.loads(body).get("live") or {} for seat, body in rows}


def played(scene: Scene) -> Counter[tuple[int, int]]:
    """How many answers were given as planned, by seat and undo unit."""
    rows = scene.ask("SELECT unit, body FROM entries WHERE table_id = ?", scene.table()[0])
    bodies = [(unit, json.loads(body)) for unit, body in rows]
    return Counter((body["seat"], unit) for unit, body in bodies if body.get("planned"))


def seat_of(scene: Scene, player: Player) -> int:
    """Where somebody sits."""
    ((seat,),) = scene.ask(
        "SELECT seat FROM seats WHERE table_id = ? AND user_id = ?", scene.table()[0], player.person.id
    )
    return seat


def kept(scene: Scene, seat: int) -> int:
    """Answers of a seat's plan; 0 for none."""
    alternatives = plans(scene).get(seat, {}).get("alternatives", [])
    assert isinstance(alternatives, list)
    return len(alternatives[0]["answers"]) if alternatives else 0


async def turn(scene: Scene, player: Player) -> None:
    """Somebody plays a turn by hand."""
    player.panel = None
    while scene.table()[1] == "playing" and seat_of(scene, player) in map(int, scene.awaited_seats()):
        await player.step()


async def until_broken(doing: asyncio.Task[None]) -> None:
    """Whoever gets no answer because the bot is gone stops pressing."""
    try:
        await doing
    except InteractionFailed:
        return


def waiting(scene: Scene) -> bool:
    """Whether a plan is due, or soon will be."""
    return bool(scene.ask("SELECT 1 FROM timers WHERE kind = 'plan'"))


def begun(scene: Scene, moving: asyncio.Task[None]) -> bool:
    """Whether the turn of a plan has begun, or nobody presses any more."""
    return moving.done() or waiting(scene)


async def settled(scene: Scene) -> None:
    """Wait until no plan is due."""
    await scene.discord.until(
        lambda: not waiting(scene),
        timeout=60,
        what=f"no plan waits\n{scene.bot.log[-3000:]}",
    )


async def test_killed_beside_plans(tmp_path: Path) -> None:
    rng = random.Random("killed plans")
    fitted = 0
    async with stage(tmp_path) as (discord, bot):
        scene = await begin(discord, bot, seed=1)
        for number in range(KILLS):
            if scene.table()[1] != "playing":
                scene = await begin(discord, bot, seed=number + 2)
            first = next(one for one in scene.players if seat_of(scene, one) in map(int, scene.awaited_seats()))
            mine = next(one for one in scene.players if one is not first)
            seat, before = seat_of(scene, mine), played(scene)
            making = asyncio.create_task(mine.plan())
            if number % 2:  # while it is made
                await asyncio.sleep(rng.uniform(0.0, 0.4))
                await bot.kill()
                await until_broken(making)
                assert played(scene) == before
                await bot.start()
            else:
                await making
            answers = kept(scene, seat)
            assert number % 2 or answers, "a plan that was kept is kept"
            moving = asyncio.create_task(turn(scene, first))
            if not number % 2:  # while the turn before it is played, or it is due, or it is played
                await scene.discord.until(partial(begun, scene, moving), timeout=60, what="the turn before is over")
                await asyncio.sleep(rng.uniform(0.0, 0.1))
                await bot.kill()
                await until_broken(moving)
                since = played(scene) - before
                assert sum(since.values()) in (0, answers) or kept(scene, seat), "no half of a plan"
                await bot.start()
                await turn(scene, first)
            else:
                await until_broken(moving)
            await settled(scene)
            await scene.told()
            since = played(scene) - before
            assert len(since) <= 1, "played once"
            if scene.table()[1] != "playing":
                continue
            done = sum(since.values())
            left = plans(scene).get(seat, {}).get("offered")
            if answers:
                assert done == answers or left, "what was kept is played whole, or on offer"
            else:
                assert not done, "what was not kept is not played"
            fitted += done > 0
            await turn(scene, mine)
    assert fitted, "no plan was played"
