"""Hints: what the hard bot would do in one's seat, at tables that allow it (`bot/tables/hints.py`)."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.core.bots import Advice, Thought, next_question
from bot.core.match import Match
from bot.core.rules import Rules
from bot.games.registry import GAMES
from bot.tables.hints import COACH, HINTS, OFF, ON, REFUSED, coaches, gives_hints, in_a_thread
from bot.tables.model import Snapshot, TableError
from bot.tables.rated import RATED
from tests.tables.house import ANN, BO, House


async def begun(house: House, rules: Rules[Any], hints: str = ON) -> Snapshot:
    """A table of Ann with easy bots, at which Ann is asked something."""
    table = await house.lobby(ANN, game=rules.key)
    for _ in range(min(rules.seats) - 1):
        table = await house.tables.lobby.add_bot(table.id, ANN, "easy", house.click())
    await house.tables.lobby.set_option(table.id, ANN, HINTS, hints, house.click())
    await house.tables.lobby.start(table.id, ANN, house.click())
    await house.news(table.id)
    return await house.tables.look.at(table.id)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
async def test_a_hint_is_thought_of_what_the_seat_knows_and_changes_nothing(house: House, rules: Rules[Any]) -> None:
    thoughts: list[Thought] = []

    async def heard(thought: Thought, number: int) -> Advice:
        thoughts.append(thought)
        true = (await house.tables.look.at(number)).match
        assert true.play.state.seed.encode() not in thought.state
        given = Match.load(thought.state, true.play.pack)
        assert given.view(thought.seat) == true.view(thought.seat)
        return await in_a_thread(thought, number)

    house.tables.hints._advise = heard
    table = await begun(house, rules)
    seat = table.seat_of(ANN.id)
    assert seat is not None
    hint = await house.tables.hints.hint(table, seat)
    again = await house.tables.hints.hint(table, seat)
    after = await house.tables.look.at(table.id)
    assert hint == again, "the same as long as the table stands as it does"
    assert (after.row.last, after.match.save()) == (table.row.last, table.match.save())
    assert [thought.level for thought in thoughts] == ["hard", "hard"]
    question = next_question(table.match, seat)
    assert question is not None
    assert hint.told.prompt == question.prompt
    assert not hint.weighed or hint.weighed[0].told == hint.told


async def test_why_is_told_with_the_next_best_answers(house: House) -> None:
    table = await begun(house, next(one for one in GAMES if one.key == "metromania"))
    seat = table.seat_of(ANN.id)
    assert seat is not None
    hint = await house.tables.hints.hint(table, seat)
    assert 2 <= len(hint.weighed) <= 3
    assert hint.weighed[0].told == hint.told
    assert len({str(one.told) for one in hint.weighed}) == len(hint.weighed)
    assert hint.weighed[0].worlds >= max(one.worlds for one in hint.weighed) > 1


async def test_who_presses_again_waits_for_the_same_thought(house: House) -> None:
    table = await begun(house, GAMES[0])
    seat = table.seat_of(ANN.id)
    assert seat is not None
    waiting, thoughts = asyncio.Event(), list[Thought]()

    async def slowly(thought: Thought, number: int) -> Advice:
        thoughts.append(thought)
        await waiting.wait()
        return await in_a_thread(thought, number)

    house.tables.hints._advise = slowly
    both = [asyncio.ensure_future(house.tables.hints.hint(table, seat)) for _ in range(2)]
    await asyncio.sleep(0)
    waiting.set()
    first, second = await asyncio.gather(*both)
    assert first == second
    assert len(thoughts) == 1


async def test_there_is_none_without_the_option(house: House) -> None:
    table = await begun(house, GAMES[0], OFF)
    with pytest.raises(TableError, match="error-hints-off"):
        await house.tables.hints.hint(table, 0)


async def test_there_is_none_when_nothing_is_asked(house: House) -> None:
    table = await begun(house, GAMES[0])
    bot = next(seat.seat for seat in table.seats if seat.bot)
    with pytest.raises(TableError, match="error-hint-nothing"):
        await house.tables.hints.hint(table, bot)


@pytest.mark.parametrize(
    ("options", "given", "coached"),
    [
        ({}, False, False),
        ({HINTS: OFF}, False, False),
        ({HINTS: ON}, True, False),
        ({HINTS: COACH}, True, True),
        ({HINTS: REFUSED}, False, False),
        ({HINTS: ON, RATED: "on"}, False, False),
        ({HINTS: COACH, RATED: "200"}, False, False),
    ],
)
def test_a_rated_match_has_no_hints(options: dict[str, str], given: bool, coached: bool) -> None:
    assert (gives_hints(options), coaches(options)) == (given, coached)


async def test_who_sits_there_objects_and_nobody_turns_them_on_again(house: House) -> None:
    table = await house.lobby(ANN, BO)
    lobby = house.tables.lobby
    await lobby.set_option(table.id, ANN, HINTS, ON, house.click())
    table = await lobby.refuse_hints(table.id, BO, house.click())
    assert table.row.options[HINTS] == REFUSED
    with pytest.raises(TableError, match="error-hints-refused"):
        await lobby.set_option(table.id, ANN, HINTS, ON, house.click())


async def test_who_does_not_sit_there_cannot_object(house: House) -> None:
    table = await house.lobby(ANN)
    await house.tables.lobby.set_option(table.id, ANN, HINTS, ON, house.click())
    with pytest.raises(TableError, match="error-not-joined"):
        await house.tables.lobby.refuse_hints(table.id, BO, house.click())
    assert (await house.tables.look.at(table.id)).row.options[HINTS] == ON


@pytest.mark.parametrize("value", [COACH, REFUSED, "always"])
async def test_the_host_chooses_on_or_off(house: House, value: str) -> None:
    table = await house.lobby(ANN)
    with pytest.raises(TableError):
        await house.tables.lobby.set_option(table.id, ANN, HINTS, value, house.click())
    assert HINTS not in (await house.tables.look.at(table.id)).row.options
