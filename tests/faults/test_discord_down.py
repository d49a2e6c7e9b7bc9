"""Discord answers badly: the match goes on, and the board catches up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.faults.scene import begin, stage
from tests.standin import InteractionFailed, Standin
from tests.standin.players import ANSWERS, Player, action, boards

pytestmark = [pytest.mark.standin, pytest.mark.slow]

MESSAGES = "* /channels/*/messages*"
ORDERS: dict[str, Callable[[Standin], object]] = {
    "429": lambda discord: discord.faults.answer(MESSAGES, 429, retry_after=0.2, times=3),
    "429 without Via": lambda discord: discord.faults.answer(MESSAGES, 429, retry_after=0.2, via=False, times=1),
    "500": lambda discord: discord.faults.answer(MESSAGES, 500, times=1),
    "503": lambda discord: discord.faults.answer(MESSAGES, 503, times=1),
    "reset": lambda discord: discord.faults.reset(MESSAGES, times=1),
    "lost answer": lambda discord: discord.faults.lose(MESSAGES, times=1),
    "hanging": lambda discord: discord.faults.hang(MESSAGES, 1.0, times=1),
}


async def test_whatever_happens_to_messages_the_match_goes_on_and_the_board_catches_up(tmp_path: Path) -> None:
    async with stage(tmp_path) as (discord, bot):
        scene = await begin(discord, bot)
        for name, order in ORDERS.items():
            order(discord)
            before = scene.answers()
            press = await scene.answer()
            assert press.answered, name
            assert scene.answers() == before + 1, name
            await scene.told(timeout=60)
            assert discord.faults.struck, name
            discord.faults.struck.clear()
            discord.faults.clear()
            assert len(boards(scene.room)) == 1, f"{name}: {[one.content for one in boards(scene.room)]}"
            assert scene.awaited is not None, name


@pytest.mark.parametrize("kind", ["500", "lose", "reset"])
async def test_an_answer_whose_acknowledgement_breaks_counts_once(tmp_path: Path, kind: str) -> None:
    async with stage(tmp_path) as (discord, bot):
        scene = await begin(discord, bot)
        player = scene.awaited
        assert player is not None
        await player.open()
        route = "POST /interactions/*"
        before = scene.answers()
        for _ in range(5):
            # The way there goes over an area of the map; what shall break is the acknowledgement of the answer.
            while player.panel is None or (choice := player.choice()) is None or action(choice) not in ANSWERS:
                await player.step()
            {
                "500": lambda: discord.faults.answer(route, 500, times=1),
                "lose": lambda: discord.faults.lose(route, times=1),
                "reset": lambda: discord.faults.reset(route, times=1),
            }[kind]()
            try:
                await player.step()
            except InteractionFailed:
                player.panel = None
            acted = len(scene.kept([one for one in player.presses if one.action in ("opt", "sure", "done")]))
            assert scene.answers() == before + acted
            if acted:
                break
        discord.faults.clear()
        assert scene.answers() == before + 1
        player.panel = None
        await scene.told()
        await scene.answer()
        assert scene.answers() == before + 2


async def test_a_lost_gateway_loses_no_press(tmp_path: Path) -> None:
    async with stage(tmp_path) as (discord, bot):
        scene = await begin(discord, bot)
        for act in (discord.gateway.drop, discord.gateway.reconnect):
            player = scene.awaited
            assert player is not None
            await player.open()
            before = scene.answers()
            act()
            await scene.answer()
            assert scene.answers() == before + 1
            await scene.told()


async def test_a_board_that_is_slow_to_post_is_followed_by_the_next_one(tmp_path: Path) -> None:
    """The turn passes on while Discord still takes the board of the turn before: both are posted, each once."""
    async with stage(tmp_path) as (discord, bot):
        scene = await begin(discord, bot, people=[discord.person(name) for name in ("Ann", "Bob", "Cho")])
        first = scene.awaited
        assert first is not None
        at = scene.players.index(first)
        second, third = scene.players[at - 2], scene.players[at - 1]
        await second.open()
        discord.faults.delay("POST /channels/*/messages", 2.0, times=1)
        await turn(first)
        await discord.until(lambda: discord.faults.struck, what="the board of the second player is being posted")
        # The second player knows without being called, and is faster than Discord.
        await turn(second)
        await scene.told()
        assert len(boards(scene.room)) == 1, [one.content for one in scene.room.messages]
        assert scene.awaited is third, scene.board.content
        assert scene.board.pings == [third.person.id]


async def turn(player: Player) -> None:
    """Answer until nothing more is asked."""
    for _ in range(30):
        press = await player.step()
        if press is None or (press.answered and player.choice() is None):
            return
