"""What a bot is given to think about."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.bots import Thought
from bot.core.match import Match
from bot.core.rules import Rules
from bot.core.shapes import Answer
from bot.games.registry import GAMES
from bot.tables.robots import in_a_thread
from tests.tables.house import ANN, House


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
async def test_a_bot_is_given_what_its_seat_knows_and_another_future(
    house: House, rules: Rules[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thoughts are sent to workers as bytes: what the seat sees is in them, the seed of the match is not."""
    thoughts: list[Thought] = []

    async def heard(thought: Thought, number: int) -> Answer:
        thoughts.append(thought)
        true = (await house.tables.look.at(number)).match
        seed = true.play.state.seed
        assert seed.encode() in true.save()
        assert seed.encode() not in thought.state
        given = Match.load(thought.state, true.play.pack)
        assert given.view(thought.seat) == true.view(thought.seat)
        assert given.asked(thought.seat) == true.asked(thought.seat)
        return await in_a_thread(thought, number)

    monkeypatch.setattr(house.tables.robots, "_think_hard", heard)
    table = await house.lobby(ANN, game=rules.key)
    for _ in range(min(rules.seats) - 1):
        table = await house.tables.lobby.add_bot(table.id, ANN, "hard", house.click())
    await house.tables.lobby.start(table.id, ANN, house.click())
    await house.news(table.id)
    table = await house.tables.look.at(table.id)
    while len(thoughts) < 5:
        await house.move(table)
    assert {thought.level for thought in thoughts} == {"hard"}
