"""How reliably somebody plays: which turns count, what goes with an undo and the person, what lobbies ask (P7)."""

from __future__ import annotations

import json

import pytest

from bot.core.streams import Stream
from bot.store import latest, people
from bot.store.rows import PlayedRow, Reliability
from bot.tables.model import DAY, HOUR, Person, Snapshot, TableError
from bot.tables.reliability import ASKED, NEWCOMER
from tests.tables.house import ANN, BO, CEM, HERE, House
from tests.tables.paced import begun, gathered, now, turn, who


async def of(house: House, person: Person) -> Reliability:
    """What is known of somebody."""
    row = await house.tables.people.get(person.id)
    assert row is not None
    return row.reliability


async def overdue(house: House, table: Snapshot) -> Snapshot:
    """Who is awaited lets the time run out, and the turn is played."""
    (seat,) = table.awaited
    house.wait(table.row.running.runs[seat].overdue - house.now)
    await house.tables.clocks.run_due()
    await house.tables.robots.play(table.id)
    return await now(house, table)


async def test_turns_in_time_and_late_ones_are_counted_and_their_time_is_what_was_charged(house: House) -> None:
    table, stream = await begun(house, ANN, BO), Stream.of("reliable")
    (seat,) = table.awaited
    first, second = who(table, seat), who(table, 1 - seat)
    house.wait(3 * HOUR)
    table = await turn(house, table, stream)
    assert await of(house, first) == Reliability(turns=1, in_time=1, median=3 * HOUR)
    table = await overdue(house, table)
    assert await of(house, second) == Reliability(turns=1, in_time=0)
    house.wait(30 * HOUR)  # into the reserve
    await turn(house, table, stream)
    assert await of(house, first) == Reliability(turns=2, in_time=2, median=round((3 * HOUR + 30 * HOUR) / 2))


async def test_a_turn_that_is_taken_back_has_not_been_played(house: House) -> None:
    table, stream = await begun(house, ANN, BO), Stream.of("reliable")
    (seat,) = table.awaited
    person = who(table, seat)
    table = await turn(house, table, stream)
    assert (await of(house, person)).turns == 1
    await house.tables.undo.ask(table.id, person, house.click())
    assert (await of(house, person)).turns == 0
    await turn(house, await now(house, table), stream)
    assert (await of(house, person)).turns == 1


async def test_who_was_late_in_a_gathering_is_counted_nowhere(house: House) -> None:
    """Else others could count who has not answered in secret (asynchronous C6, X2)."""
    table = await gathered(house)
    house.wait(max(run.overdue for run in table.row.running.runs.values()) - house.now)
    await house.tables.clocks.run_due()
    assert (await now(house, table)).row.last > table.row.last
    for person in (ANN, BO, CEM):
        assert (await of(house, person)).turns == 0


async def test_the_latest_fifty_turns_count_and_go_with_the_person(house: House) -> None:
    table = await begun(house, ANN, BO)
    async with house.tables.database.write() as connection:
        for number in range(60):
            late = int(number < 15)
            row = PlayedRow(table.id, 0, f"x{number}", ANN.id, 0, house.now + number, 60, late)
            await latest.note(connection, row)
    known = await of(house, ANN)
    assert (known.turns, known.in_time) == (50, 45)
    assert (await people.counts(house.tables.database.reader, ANN.id))["played"] == 50
    await house.tables.people.forget(ANN.id)
    assert (await people.counts(house.tables.database.reader, ANN.id))["played"] == 0


async def test_a_finished_match_counts_for_who_played_it(house: House) -> None:
    await house.finish(await house.game(ANN, BO))
    assert [(await of(house, person)).finished for person in (ANN, BO)] == [1, 1]
    await house.tables.seating.cancel((await house.game(ANN, BO)).id, ANN, house.click())
    assert (await of(house, ANN)).finished == 1


@pytest.mark.parametrize(
    ("turns", "in_time", "least", "joins"),
    [
        (50, 45, "90", True),
        (50, 44, "90", False),
        (NEWCOMER, 0, "80", False),
        (NEWCOMER - 1, 0, "95", True),
        (50, 0, "none", True),
    ],
)
async def test_a_lobby_asks_for_a_minimum_and_newcomers_pass(
    house: House, turns: int, in_time: int, least: str, joins: bool
) -> None:
    table = await house.tables.lobby.open("metromania", HERE, ANN, "en", {ASKED: least}, house.click())
    await house.tables.people.meet(BO)
    async with house.tables.database.write() as connection:
        kept = json.dumps({"turns": turns, "in_time": in_time})
        await connection.execute("UPDATE users SET reliability = ? WHERE id = ?", (kept, BO.id))
    if joins:
        assert (await house.tables.lobby.join(table.id, BO, house.click())).seat_of(BO.id) == 1
        return
    with pytest.raises(TableError) as refused:
        await house.tables.lobby.join(table.id, BO, house.click())
    assert refused.value.key == "error-record"
    assert (await now(house, table)).seat_of(BO.id) is None


async def test_nonsense_is_asked_by_no_lobby(house: House) -> None:
    table = await house.lobby(ANN, BO)
    for value in ("100", "-1", "often", ""):
        with pytest.raises(TableError):
            await house.tables.lobby.set_option(table.id, ANN, ASKED, value, house.click())
    assert ASKED not in (await now(house, table)).row.options


async def test_a_lobby_is_told_when_somebody_shows_or_hides_the_record(house: House) -> None:
    table = await house.lobby(ANN, BO)
    for shown in (True, False):
        before = (await now(house, table)).row.revision
        await house.tables.people.set(BO, shown=shown)
        table = await now(house, table)
        assert table.row.revision > before
        assert table.people[BO.id].reliability.shown == int(shown)
        house.wait(DAY)
