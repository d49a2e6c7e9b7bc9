"""A seat lent to a bot by its own person returns only at its next turn (asynchronous C11)."""

from __future__ import annotations

import pytest

from bot.core.streams import Stream
from tests.tables.house import ANN, BO, House
from tests.tables.paced import begun, now, plays, turn, who

pytestmark = pytest.mark.usefixtures("same_games")


async def test_it_comes_back_when_its_next_turn_begins_and_everybody_can_see_that_it_will(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    mine = who(table, seat)
    await house.tables.seating.hand_over(table.id, mine, seat, "easy", house.click())
    before = await now(house, table)
    table = await house.tables.seating.take_back(table.id, mine, house.click())
    assert (table.seats[seat].user_id, table.row.revision) == (None, before.row.revision + 1)
    await house.tables.robots.play(table.id)
    table = await now(house, table)
    assert table.awaited == (1 - seat,)
    assert table.seats[seat].user_id is None
    while table.awaited == (1 - seat,):
        table = await plays(house, table, 1 - seat, Stream.of("lent"))
    assert table.awaited == (seat,)
    assert (table.seats[seat].user_id, table.seats[seat].bot, table.seats[seat].lent) == (mine.id, "", 0)
    assert table.row.running.runs[seat].overdue > house.now


async def test_until_it_is_wanted_back_the_bot_plays_on(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    mine = who(table, seat)
    await house.tables.seating.hand_over(table.id, mine, seat, "easy", house.click())
    for _ in range(2):
        await house.tables.robots.play(table.id)
        table = await turn(house, await now(house, table), Stream.of("on"))
    assert table.seats[seat].user_id is None
    table = await house.tables.seating.take_back(table.id, mine, house.click())
    assert table.awaited == (seat,)
    assert table.seats[seat].user_id == mine.id  # its next turn has begun already, and the bot has not played yet


async def test_without_a_clock_it_comes_back_at_once(house: House) -> None:
    table = await house.game(ANN, BO)
    (seat,) = table.awaited
    mine = who(table, seat)
    await house.tables.seating.hand_over(table.id, mine, seat, "easy", house.click())
    table = await house.tables.seating.take_back(table.id, mine, house.click())
    assert table.seats[seat].user_id == mine.id
