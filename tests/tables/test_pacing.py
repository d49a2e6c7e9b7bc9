"""Another pace by agreement while the match goes on (asynchronous C1, X1, X2)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.errors import CoreError
from bot.core.streams import Stream
from bot.hours.weeks import DAY, HOUR
from bot.store import repository as repo
from bot.tables.model import Person, Snapshot, TableError
from tests.tables.house import ANN, BO, CEM, HERE, House, build
from tests.tables.paced import begun, due, gathered, now, plays, reminders, turn, who

pytestmark = pytest.mark.usefixtures("same_games")


async def agreed(house: House, table: Snapshot, pace: str, by: Person = ANN) -> Snapshot:
    """Everybody agrees on another pace."""
    table = await house.tables.pacing.propose(table.id, by, pace, house.click())
    for seat in list(table.row.ballot.voters):
        table = await house.tables.ballots.vote(table.id, who(table, seat), "pace", True, house.click())
    return table


async def test_it_changes_when_all_who_are_there_have_agreed(house: House) -> None:
    table = await begun(house, ANN, BO, CEM)
    (seat,) = table.awaited
    before = table.row.running.runs[seat].overdue
    table = await house.tables.pacing.propose(table.id, ANN, "slow", house.click())
    assert (table.row.ballot.kind, table.row.ballot.voters, table.row.ballot.value) == ("pace", [1, 2], "slow")
    table = await house.tables.ballots.vote(table.id, BO, "pace", True, house.click())
    assert table.row.options["table-pace"] == "daily"
    assert table.row.running.runs[seat].overdue == before
    house.wait(6 * HOUR)
    table = await house.tables.ballots.vote(table.id, CEM, "pace", True, house.click())
    assert (table.row.options["table-pace"], table.row.ballot.kind) == ("slow", "")
    assert table.row.running.runs[seat].overdue == house.now + 54 * HOUR + 7 * DAY
    assert await due(house, table) == [(str(seat), house.now + 54 * HOUR + 7 * DAY)]
    assert {one.reserve for one in table.seats} == {7 * DAY}
    (line,) = [line for line in await house.tables.play.log(table.id, None, 9) if line.event.key == "tables-pace"]
    assert line.event.args == {"seat": 0, "pace": "slow"}
    table = await turn(house, table, Stream.of("slow"))
    others = [one for one in table.row.running.runs if one != seat]
    assert all(table.row.running.runs[one].ends == house.now + 3 * DAY for one in others)


async def test_one_refusal_leaves_everything_as_it_was(house: House) -> None:
    table = await begun(house, ANN, BO, CEM)
    running = table.row.running
    await house.tables.pacing.propose(table.id, ANN, "live", house.click())
    table = await house.tables.ballots.vote(table.id, BO, "pace", False, house.click())
    assert (table.row.ballot.kind, table.row.options["table-pace"], table.row.running) == ("", "daily", running)
    with pytest.raises(TableError):
        await house.tables.ballots.vote(table.id, CEM, "pace", True, house.click())


@pytest.mark.parametrize("value", ["daily", "fast", "own:0 12h", "own:24h 12h 40d", "own:", "own:5m 1m 1m 1m"])
async def test_what_is_no_other_pace_is_refused(house: House, value: str) -> None:
    table = await begun(house, ANN, BO)
    with pytest.raises(CoreError):
        await house.tables.pacing.propose(table.id, ANN, value, house.click())
    with pytest.raises(TableError):
        await house.tables.pacing.propose(table.id, CEM, "slow", house.click())
    after = await now(house, table)
    assert (after.row.ballot, after.row.options) == (table.row.ballot, table.row.options)


async def test_who_is_absent_is_not_asked_and_alone_with_them_it_counts_at_once(house: House) -> None:
    table = await begun(house, ANN, BO)
    async with house.tables.desk.change(table.id) as change:
        change.seats[1].missed = 3
    table = await house.tables.pacing.propose(table.id, ANN, "slow", house.click())
    assert (table.row.ballot.kind, table.row.options["table-pace"]) == ("", "slow")


async def test_nobodys_deadline_comes_at_once(house: House) -> None:
    """X1: not under a tenth of the allowance, and what was less than that anyway does not grow."""
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    house.wait(20 * HOUR)
    table = await agreed(house, table, "live")
    assert table.row.running.runs[seat].ends == house.now + 100
    table = await agreed(house, table, "own:5m 1m 0d")
    assert table.row.running.runs[seat].overdue == house.now + 50
    house.wait(40)
    for _ in range(5):
        table = await agreed(house, table, "live")
        table = await agreed(house, table, "own:5m 1m 0d")
        assert table.row.running.runs[seat].overdue == house.now + 30


async def test_without_a_clock_the_reminders_are_those_of_tables_without_and_back_again(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    house.wait(6 * HOUR)
    table = await agreed(house, table, "none")
    assert (table.row.running.runs, await due(house, table)) == ({}, [])
    house.wait(23 * HOUR)
    await house.tables.clocks.run_due()
    assert await reminders(house) == 0
    house.wait(HOUR)
    await house.tables.clocks.run_due()
    assert await reminders(house) == 1
    table = await agreed(house, table, "daily")
    assert table.row.running.runs[seat].overdue == house.now + 18 * HOUR + 3 * DAY
    table = await turn(house, table, Stream.of("again"))
    assert table.row.running.runs[1 - seat].ends == house.now + DAY


async def test_at_a_table_without_a_pace_one_can_be_agreed_on(house: House) -> None:
    table = await house.lobby(ANN, BO)
    table = await house.tables.lobby.start(table.id, ANN, house.click())
    house.wait(9 * DAY)
    table = await agreed(house, table, "own:48h 24h 2d")
    (seat,) = table.awaited
    assert table.row.running.runs[seat].ends == house.now + 2 * DAY
    assert [one.reserve for one in table.seats] == [2 * DAY, 2 * DAY]


async def test_it_stands_over_a_kill_and_the_vote_does_too(house: House) -> None:
    table = await begun(house, ANN, BO)
    await house.tables.pacing.propose(table.id, ANN, "slow", house.click())
    again = await build(house.path, now=house.now)
    table = await again.tables.ballots.vote(table.id, BO, "pace", True, house.click())
    await again.tables.close()
    third = await build(house.path, now=house.now)
    found = await now(third, table)
    await third.tables.close()
    assert (found.row.options["table-pace"], found.row.running) == ("slow", table.row.running)


async def test_going_back_behind_it_gives_time_back_and_leaves_the_pace(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    mine, other = who(table, seat), who(table, 1 - seat)
    house.wait(HOUR)
    table = await turn(house, table, Stream.of("back"))
    house.wait(12 * HOUR)
    table = await agreed(house, table, "slow", mine)
    await house.tables.undo.ask(table.id, mine, house.click())
    table = await now(house, table)
    if table.row.ballot.kind:
        table = await house.tables.ballots.vote(table.id, other, "undo", True, house.click())
    assert (table.awaited, table.row.options["table-pace"]) == ((seat,), "slow")
    assert table.row.running.runs[seat].ends == house.now + 69 * HOUR
    table = await turn(house, table, Stream.of("forth"))
    assert table.row.running.runs[1 - seat].ends == house.now + 3 * DAY


async def test_a_paused_match_keeps_what_was_agreed_on(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    house.wait(6 * HOUR)
    await agreed(house, table, "slow")
    await house.tables.seating.pause(table.id, ANN, house.click())
    await house.tables.ballots.vote(table.id, BO, "pause", True, house.click())
    house.wait(9 * DAY)
    table = await house.tables.seating.resume(table.id, HERE, ANN, house.click())
    assert table.row.running.runs[seat].ends == house.now + 54 * HOUR


async def test_who_has_answered_in_secret_makes_no_difference_to_a_change_of_pace(house: House) -> None:
    """X2: deadlines, reserves and timers after it are the same, whoever had answered what."""
    worlds: list[Any] = []
    for answered in ((), (1,), (0, 2)):
        table = await gathered(house)
        for seat in answered:
            table = await plays(house, table, seat, Stream.of("secret", seat))
        house.wait(3 * HOUR)
        table = await agreed(house, table, "slow")
        runs = sorted(
            (seat, run.ends - house.now, run.overdue - house.now) for seat, run in table.row.running.runs.items()
        )
        timers = await repo.select(
            house.tables.database.reader, repo.TimerRow, "timers", "WHERE table_id = ?", table.id
        )
        deadlines = sorted((one.argument[:1], one.due - house.now) for one in timers if one.kind == "overdue")
        worlds.append([runs, deadlines, [seat.reserve for seat in table.seats]])
        async with house.tables.desk.change(table.id) as change:
            change.row.phase = "cancelled"
    assert worlds[0] == worlds[1] == worlds[2]
