"""One press gives another seat more time (asynchronous C10)."""

from __future__ import annotations

import pytest

from bot.core.streams import Stream
from bot.hours.paces import DAILY
from bot.hours.weeks import DAY, HOUR
from bot.store.rows import PLAYING
from bot.tables.model import Snapshot, TableError
from bot.tables.pacing import gifts
from tests.tables.house import ANN, BO, CEM, House
from tests.tables.paced import begun, due, gathered, now, turn, who

pytestmark = pytest.mark.usefixtures("same_games")


async def given(house: House, table: Snapshot, part: str, seat: int | None = None) -> Snapshot:
    """The seat that is waited for gets more, from the next one."""
    awaited = table.awaited[0] if seat is None else seat
    name = table.row.running.runs[awaited].name
    giver = who(table, (awaited + 1) % len(table.seats))
    return await house.tables.pacing.give(table.id, giver, awaited, name, part, house.click())


@pytest.mark.parametrize(("part", "seconds"), [("twelfth", 2 * HOUR), ("third", 8 * HOUR), ("whole", DAY)])
async def test_the_deadline_is_put_off_by_what_was_given(house: House, part: str, seconds: int) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    house.wait(HOUR)
    before = table.row.running.runs[seat].overdue
    table = await given(house, table, part)
    assert table.row.running.runs[seat].overdue == before + seconds
    assert await due(house, table) == [(str(seat), before + seconds)]
    assert table.seats[seat].reserve == DAILY.reserve
    lines = await house.tables.play.log(table.id, None, 5)
    assert lines[-1].event.key == "tables-more-time"
    house.wait(4 * DAY - HOUR)
    await house.tables.clocks.run_due()
    assert (await now(house, table)).level(seat) == ""
    house.wait(seconds)
    await house.tables.clocks.run_due()
    assert (await now(house, table)).level(seat) == "easy"


async def test_an_answer_in_somebody_elses_turn_is_given_parts_of_its_own_allowance(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    async with house.tables.desk.change(table.id) as change:
        change.row.running.runs[seat].name += "-"
        table = change.table
        assert gifts(table, seat) == {"twelfth": HOUR, "third": 4 * HOUR, "whole": 12 * HOUR}
        change.idle = True


async def test_nobody_has_more_left_than_twice_the_allowance_and_nothing_else_is_changed(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    table = await given(house, table, "whole")
    until = table.row.running.runs[seat].overdue
    house.wait(60)
    with pytest.raises(TableError, match="giving-plenty"):
        await given(house, table, "twelfth")
    assert (await now(house, table)).row.running.runs[seat].overdue == until


async def test_only_others_who_play_give_and_only_to_a_seat_that_is_waited_for_alone(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    name = table.row.running.runs[seat].name
    for by, to, what in ((who(table, seat), seat, name), (CEM, seat, name), (ANN, 7, name), (BO, 1 - seat, name)):
        with pytest.raises(TableError):
            await house.tables.pacing.give(table.id, by, to, what, "third", house.click())
    other = who(table, 1 - seat)
    with pytest.raises(TableError):
        await house.tables.pacing.give(table.id, other, seat, name, "everything", house.click())
    house.wait(HOUR)
    table = await turn(house, table, Stream.of("given"))
    with pytest.raises(TableError, match="giving-none"):  # the button was for a turn that is over
        await house.tables.pacing.give(table.id, who(table, seat), 1 - seat, name, "third", house.click())
    assert (await now(house, table)).row.running == table.row.running


async def test_a_call_has_one_deadline_that_nobody_moves(house: House) -> None:
    table = await gathered(house)
    assert all(gifts(table, seat) == {} for seat in range(3))
    with pytest.raises(TableError, match="giving-none"):
        await given(house, table, "third", 0)


async def test_without_a_pace_there_is_nothing_to_give(house: House) -> None:
    table = await house.lobby(ANN, BO)
    table = await house.tables.lobby.start(table.id, ANN, house.click())
    assert table.row.phase == PLAYING
    assert [gifts(table, seat) for seat in (0, 1)] == [{}, {}]


async def test_an_open_ballot_stops_no_clock(house: House) -> None:
    """Asynchronous C10."""
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    house.wait(HOUR)
    table = await turn(house, table, Stream.of("ballot"))
    before = table.row.running.runs[1 - seat]
    await house.tables.seating.cancel(table.id, who(table, seat), house.click())
    table = await now(house, table)
    assert table.row.ballot.kind == "cancel"
    assert table.row.running.runs[1 - seat] == before
    house.wait(4 * DAY)
    await house.tables.clocks.run_due()
    assert (await now(house, table)).level(1 - seat) == "easy"
