"""Vacations as the others at a table see them: until when, who stands in, the return (asynchronous P3)."""

from __future__ import annotations

import pytest

from bot.core.streams import Stream
from bot.hours.weeks import BadHours
from bot.store.rows import AWAY, OPEN
from bot.tables.away import OnVacation, to_stand_in
from bot.tables.model import DAY, HOUR, Person, Snapshot, TableError
from tests.tables.house import ANN, BO, CEM, DORA, MOD, House
from tests.tables.paced import begun, due, now, plays, stood_in, who


async def test_whoever_takes_a_seat_over_is_not_charged_for_the_vacation_of_who_had_it(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    person = who(table, seat)
    house.wait(HOUR)
    await house.tables.people.leave(person, house.now, house.now + 10 * DAY)
    house.wait(6 * DAY)
    await house.tables.seating.hand_over(table.id, person, seat, CEM, house.click())
    await house.tables.seating.take_over(table.id, CEM, seat, house.click())
    assert await due(house, table) == [(str(seat), house.now + 4 * DAY - HOUR)]


async def away(house: House, days: int = 12) -> tuple[Snapshot, int, Person, Person]:
    """A table of three where who is awaited has been away for seven days: the table, the seat, its person, another."""
    table = await begun(house, ANN, BO, CEM)
    (seat,) = table.awaited
    person, other = who(table, seat), who(table, (seat + 1) % 3)
    await house.tables.people.leave(person, house.now, house.now + days * DAY)
    house.wait(7 * DAY)
    await house.tables.returning.run_due()
    return await now(house, table), seat, person, other


async def test_nobody_stands_in_before_seven_days(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    person, other = who(table, seat), who(table, 1 - seat)
    await house.tables.people.leave(person, house.now, house.now + 12 * DAY)
    house.wait(7 * DAY - 1)
    assert to_stand_in(await now(house, table), house.now) == []
    with pytest.raises(TableError):
        await house.tables.seating.hand_over(table.id, other, seat, "easy", house.click())
    house.wait(1)
    assert to_stand_in(await now(house, table), house.now) == [seat]
    await house.tables.seating.hand_over(table.id, other, seat, "easy", house.click())
    assert (await now(house, table)).seats[seat].bot == "easy"


async def test_a_seat_goes_back_by_itself_when_the_vacation_is_over(house: House) -> None:
    table, seat, person, other = await away(house)
    await house.tables.seating.hand_over(table.id, other, seat, "easy", house.click())
    assert await house.tables.returning.run_due() == house.now + 5 * DAY
    house.wait(5 * DAY - 1)
    await house.tables.returning.run_due()
    assert (await now(house, table)).seats[seat].user_id is None
    house.wait(1)
    assert await house.tables.returning.run_due() is None
    row = (await now(house, table)).seats[seat]
    assert (row.user_id, row.bot, row.away_id) == (person.id, "", None)


async def test_whoever_comes_back_early_has_the_seat_at_once_and_the_stand_in_leaves_it(house: House) -> None:
    table, seat, person, other = await away(house)
    await house.tables.seating.hand_over(table.id, other, seat, DORA, house.click())
    with pytest.raises(TableError):
        await house.tables.seating.take_over(table.id, MOD, seat, house.click())
    table = await house.tables.seating.take_over(table.id, DORA, seat, house.click())
    assert (table.seats[seat].user_id, table.seats[seat].owner_id) == (DORA.id, person.id)
    await house.tables.people.come_back(person)
    table = await now(house, table)
    assert (table.seats[seat].user_id, table.seats[seat].away_id) == (person.id, None)
    assert table.seat_of(DORA.id) is None


async def test_an_offer_to_stand_in_ends_with_the_vacation(house: House) -> None:
    table, seat, person, other = await away(house)
    await house.tables.seating.hand_over(table.id, other, seat, DORA, house.click())
    assert (await now(house, table)).row.offered == {seat: AWAY}
    await house.tables.people.come_back(person)
    assert (await now(house, table)).row.offered == {}
    with pytest.raises(TableError):
        await house.tables.seating.take_over(table.id, DORA, seat, house.click())


async def test_whoever_stands_in_cannot_give_the_match_up(house: House) -> None:
    table, seat, person = await stood_in(house)
    table = await house.tables.seating.resign(table.id, DORA, house.click())
    assert table.playing
    assert (table.seats[seat].bot, table.seats[seat].away_id) == ("easy", person.id)
    house.wait(5 * DAY)
    await house.tables.returning.run_due()
    assert (await now(house, table)).seats[seat].user_id == person.id


async def test_who_is_forgotten_does_not_come_back_and_the_stand_in_plays_on(house: House) -> None:
    table, seat, person, other = await away(house)
    await house.tables.seating.hand_over(table.id, other, seat, DORA, house.click())
    await house.tables.seating.take_over(table.id, DORA, seat, house.click())
    await house.tables.people.forget(person.id)
    row = (await now(house, table)).seats[seat]
    assert (row.user_id, row.owner_id, row.away_id) == (DORA.id, DORA.id, None)
    house.wait(9 * DAY)
    await house.tables.returning.run_due()
    assert (await now(house, table)).seats[seat].user_id == DORA.id


async def test_forgetting_oneself_on_vacation_frees_the_seat_first(house: House) -> None:
    table, seat, person, _ = await away(house)
    await house.tables.people.forget(person.id)
    table = await now(house, table)
    assert table.row.offered == {seat: OPEN}
    assert table.seats[seat].bot
    assert (await house.tables.seating.take_over(table.id, DORA, seat, house.click())).seats[seat].user_id == DORA.id


async def test_an_answer_with_a_clock_is_refused_until_the_vacation_is_ended(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    person = who(table, seat)
    await house.tables.people.leave(person, house.now, house.now + 3 * DAY)
    before = await now(house, table)
    with pytest.raises(OnVacation) as refused:
        await plays(house, table, seat, Stream.of("away"))
    assert refused.value.details["when"] == house.now + 3 * DAY
    assert (await now(house, table)).row == before.row
    house.wait(HOUR)
    await house.tables.people.come_back(person)
    await plays(house, table, seat, Stream.of("away"))
    with pytest.raises(BadHours):
        await house.tables.people.leave(person, house.now + 47 * HOUR, house.now + 9 * DAY)
    await house.tables.people.leave(person, house.now + 48 * HOUR, house.now + 9 * DAY)


async def test_without_a_clock_an_answer_ends_no_vacation(house: House) -> None:
    table = await house.game(ANN, BO)
    person = house.player(table)
    await house.tables.people.leave(person, house.now, house.now + 3 * DAY)
    await house.move(table, person)
    row = await house.tables.people.get(person.id)
    assert row is not None
    assert row.calendar.taken


async def test_boards_are_told_when_a_vacation_begins_and_ends(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    other = who(table, 1 - seat)
    await house.tables.people.leave(other, house.now + 2 * DAY, house.now + 4 * DAY)
    for days in (2, 2):
        revision = (await now(house, table)).row.revision
        await house.tables.returning.run_due()
        assert (await now(house, table)).row.revision == revision
        house.wait(days * DAY)
        await house.tables.returning.run_due()
        assert (await now(house, table)).row.revision > revision


async def test_a_vacation_planned_by_an_earlier_version_is_noticed(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    person = who(table, seat)
    await house.tables.people.leave(person, house.now, house.now + 3 * DAY)
    async with house.tables.database.write() as connection:
        await connection.execute("UPDATE users SET away_due = 1 WHERE id = ?", (person.id,))
    assert await house.tables.returning.run_due() == house.now + 3 * DAY
