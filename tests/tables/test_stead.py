"""What was answered in a seat's stead: its person is told, nobody who takes the seat over is (asynchronous R1, R2)."""

from __future__ import annotations

import pytest

from bot.core.streams import Stream
from bot.hours.weeks import DAY
from bot.tables.model import Snapshot
from bot.tables.stead import MOST
from tests.tables.house import ANN, BO, CEM, DORA, House
from tests.tables.paced import begun, now, stood_in, turn, who

pytestmark = pytest.mark.usefixtures("same_games")


async def lent(house: House, rounds: int = 1) -> tuple[Snapshot, int]:
    """A seat that its person has lent to a bot, which has played so many turns of it."""
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    await house.tables.seating.hand_over(table.id, who(table, seat), seat, "easy", house.click())
    for _ in range(rounds):
        await house.tables.robots.play(table.id)
        table = await turn(house, await now(house, table), Stream.of("on"))
    return table, seat


async def test_who_lent_a_seat_is_told_what_the_bot_has_done_with_it(house: House) -> None:
    table, seat = await lent(house)
    mine = next(one for one in (ANN, BO) if one.id == table.seats[seat].owner_id)
    assert table.seats[seat].seen == 0
    await house.tables.seating.take_back(table.id, mine, house.click())
    panel = await house.tables.play.panel(table.id, mine)
    assert panel.stead
    assert all(one.told.chosen for one in panel.stead)
    assert any(line.seat == seat for line in panel.since), "and what came of it"
    table = await turn(house, await now(house, table), Stream.of("back"))
    panel = await house.tables.play.panel(table.id, mine)
    assert panel.stead == (), "an answer of one's own ends it"


async def test_of_many_answers_the_newest_are_told(house: House) -> None:
    table, seat = await lent(house, 8)
    mine = next(one for one in (ANN, BO) if one.id == table.seats[seat].owner_id)
    await house.tables.seating.take_back(table.id, mine, house.click())
    panel = await house.tables.play.panel(table.id, mine)
    assert len(panel.stead) == MOST
    assert panel.more_in_stead > 0


async def test_R2_who_takes_a_seat_over_is_not_told_what_was_done_before(house: House) -> None:
    table = await begun(house, ANN, BO, CEM)
    (seat,) = table.awaited
    await house.tables.seating.resign(table.id, who(table, seat), house.click())
    await house.tables.robots.play(table.id)
    assert seat not in (await now(house, table)).awaited
    await house.tables.seating.take_over(table.id, DORA, seat, house.click())
    panel = await house.tables.play.panel(table.id, DORA)
    assert (panel.stead, panel.since) == ((), [])


async def test_C6_a_turn_whose_time_was_over_is_told_as_answered_for_its_person(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    house.wait(4 * DAY)
    await house.tables.clocks.run_due()
    await house.tables.robots.play(table.id)
    panel = await house.tables.play.panel(table.id, who(table, seat))
    assert panel.stead
    other = await house.tables.play.panel(table.id, who(table, 1 - seat))
    assert other.stead == (), "for nobody else"
    replaced = await turn(house, await now(house, table), Stream.of("late"))
    assert replaced.awaited == (seat,)


@pytest.mark.parametrize("game", ["the_dome", "project_mine"])
async def test_C6_defaults_that_time_gave_are_told_too(house: House, game: str) -> None:
    table = await begun(house, ANN, BO, game=game, **{"table-late": "default"})
    seat = table.awaited[0]
    house.wait(4 * DAY)
    await house.tables.clocks.run_due()
    panel = await house.tables.play.panel(table.id, who(table, seat))
    assert len(panel.stead) + panel.more_in_stead > 0


async def test_who_comes_back_is_told_what_a_stand_in_has_answered_for_them(house: House) -> None:
    """Only the log told it: the seat's last answer was the stand-in's."""
    table, seat, person = await stood_in(house)
    assert table.awaited == (seat,)
    table = await turn(house, table, Stream.of("in their stead"))
    panel = await house.tables.play.panel(table.id, DORA)
    assert panel.stead == (), "it was her own answer"
    await house.tables.people.come_back(person)
    panel = await house.tables.play.panel(table.id, person)
    assert panel.stead
    assert all(one.told.chosen for one in panel.stead)
    assert any(line.seat == seat for line in panel.since)
    assert (await now(house, table)).seats[seat].own_seen is None


async def test_who_gave_a_seat_to_a_friend_is_told_what_the_friend_has_answered(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    person = who(table, seat)
    table = await turn(house, await turn(house, table, Stream.of("own")), Stream.of("other"))
    await house.tables.seating.hand_over(table.id, person, seat, CEM, house.click())
    table = await house.tables.seating.take_over(table.id, CEM, seat, house.click())
    table = await turn(house, table, Stream.of("friend"))
    await house.tables.seating.take_back(table.id, person, house.click())
    panel = await house.tables.play.panel(table.id, person)
    assert panel.stead
    table = await turn(house, await turn(house, table, Stream.of("their")), Stream.of("own again"))
    assert (await house.tables.play.panel(table.id, person)).stead == (), "an answer of one's own ends it"
