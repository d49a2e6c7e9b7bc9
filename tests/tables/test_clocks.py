"""Clocks at tables: what runs, what is reckoned in, who is reminded when (asynchronous C1 to C5, C10, P5, X2)."""

from __future__ import annotations

import pytest

from bot.core.errors import CoreError
from bot.core.streams import Stream
from bot.hours.paces import DAILY
from bot.hours.weeks import DAY, HOUR
from bot.store import alive
from bot.store import charges as store
from bot.store.rows import FINISHED, PLAYING
from bot.store.shards import Shards
from bot.tables import timing
from bot.tables.model import TableError
from bot.tables.seating import absent, set_aside
from tests.tables.house import ANN, BO, CEM, HERE, House
from tests.tables.paced import begun, due, gathered, now, plays, reminders, turn, who

pytestmark = pytest.mark.usefixtures("same_games")


# --- what runs -------------------------------------------------------------------------------------------------------


async def test_without_a_pace_no_clock_runs(house: House) -> None:
    table = await house.lobby(ANN, BO)
    table = await house.tables.lobby.start(table.id, ANN, house.click())
    assert table.row.running.runs == {}
    assert await due(house, table) == []


async def test_own_answers_renew_nothing_and_the_next_turn_begins_anew(house: House) -> None:
    table = await begun(house, ANN, BO)
    stream = Stream.of("clocks")
    (seat,) = table.awaited
    first = table.row.running.runs[seat]
    assert (first.ends, first.overdue) == (house.now + DAY, house.now + 4 * DAY)
    assert await due(house, table) == [(str(seat), first.overdue)]
    house.wait(HOUR)
    table = await plays(house, table, seat, stream)
    if table.awaited == (seat,):
        assert table.row.running.runs[seat] == first
    house.wait(HOUR)
    table = await turn(house, table, stream)
    (other,) = table.awaited
    assert other != seat
    assert list(table.row.running.runs) == [other]
    assert table.row.running.runs[other].ends == house.now + DAY
    kept = await store.clocks(house.tables.database.reader, table.id)
    assert sorted((clock.seat, clock.left) for clock in kept) == sorted([(seat, 22 * HOUR), (other, DAY)])


async def test_a_pause_stops_the_clock_and_a_bot_has_none(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    house.wait(HOUR)
    async with house.tables.desk.change(table.id) as change:
        await set_aside(change)
    assert await due(house, table) == []
    house.wait(9 * DAY)
    await house.tables.seating.resume(table.id, HERE, ANN, house.click())
    table = await now(house, table)
    assert table.row.running.runs[seat].ends == house.now + 23 * HOUR
    mine = who(table, seat)
    await house.tables.seating.hand_over(table.id, mine, seat, "easy", house.click())
    table = await now(house, table)
    assert seat not in table.row.running.runs


async def test_when_the_match_is_over_nothing_of_its_clocks_is_kept(house: House) -> None:
    table = await begun(house, ANN, BO)
    house.wait(HOUR)
    table = await turn(house, table, Stream.of("end"))
    await house.tables.seating.resign(table.id, ANN, house.click())
    table = await now(house, table)
    assert table.row.phase == FINISHED
    assert table.row.running.runs == {}
    assert await store.clocks(house.tables.database.reader, table.id) == []
    assert await store.charges_since(house.tables.database.reader, table.id, 0) == []


async def test_forgetting_a_person_takes_the_hours_that_clocks_keep_and_the_match_goes_on(house: House) -> None:
    table = await begun(house, ANN, BO, CEM)
    stream = Stream.of("forgotten")
    for _ in range(4):
        house.wait(HOUR)
        table = await turn(house, table, stream)
    (seat,) = table.awaited
    mine = who(table, seat)
    await house.tables.people.forget(mine.id)
    assert {clock.seat for clock in await store.clocks(house.tables.database.reader, table.id)} == {0, 1, 2} - {seat}
    await house.tables.robots.play(table.id)
    table = await now(house, table)
    assert table.awaited
    assert set(table.row.running.runs) == set(table.awaited)


async def test_a_vacation_that_begins_puts_the_deadline_off_and_its_end_brings_it_back(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    mine = who(table, seat)
    house.wait(HOUR)
    await house.tables.people.leave(mine, house.now, house.now + 5 * DAY)
    table = await now(house, table)
    assert table.row.running.runs[seat].overdue == house.now + 9 * DAY - HOUR
    assert await due(house, table) == [(str(seat), house.now + 9 * DAY - HOUR)]
    house.wait(2 * DAY)
    await house.tables.people.come_back(mine)
    table = await now(house, table)
    assert table.row.running.runs[seat].overdue == house.now + 4 * DAY - HOUR


async def test_a_vacation_that_ends_early_leaves_an_hour_to_play(house: House) -> None:
    """Asynchronous X1: no deadline jumps to the next minute, and none is later than it was."""
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    mine = who(table, seat)
    house.wait(4 * DAY - 60)  # a minute is left of allowance and reserve
    await house.tables.people.leave(mine, house.now, house.now + 5 * DAY)
    house.wait(DAY)
    await house.tables.people.come_back(mine)
    table = await now(house, table)
    assert table.row.running.runs[seat].overdue == house.now + HOUR
    assert await due(house, table) == [(str(seat), house.now + HOUR)]


async def test_a_pace_that_is_none_is_refused_and_nothing_changes(house: House) -> None:
    table = await house.lobby(ANN, BO)
    for value in ("own:0 12h", "own:24h 8d", "own:soon", "fast", "own:24h 12h 40d"):
        with pytest.raises(CoreError):
            await house.tables.lobby.set_option(table.id, ANN, "table-pace", value, house.click())
    with pytest.raises(CoreError):
        await house.tables.lobby.set_option(table.id, ANN, "table-late", "shame", house.click())
    assert (await now(house, table)).row.options == table.row.options
    changed = await house.tables.lobby.set_option(table.id, ANN, "table-pace", "own:24h 12h 3d", house.click())
    assert changed.row.options["table-pace"] == "own:86400/43200/259200"


async def test_reminders_come_at_half_a_tenth_before_the_end_and_when_the_reserve_begins(house: House) -> None:
    """Asynchronous P5."""
    table = await begun(house, ANN, BO)
    told: list[int] = []
    for hour in range(1, 40):
        house.wait(HOUR)
        await house.tables.clocks.run_due()
        told += [hour] * (await reminders(house) - len(told))
    assert told == [12, 22, 24]
    assert (await now(house, table)).row.waits[table.awaited[0]].reminded == 3


async def test_an_answer_in_secret_just_before_a_reminder_keeps_it_from_nobody(house: House) -> None:
    """Whoever read no reminder would know that somebody has answered a few minutes before (asynchronous X2)."""
    told: list[list[str]] = []
    for answered in (False, True):
        table = await gathered(house)
        before = await reminders(house)
        house.wait(12 * HOUR - 300)
        await house.tables.clocks.run_due()
        if answered:
            await plays(house, table, 1, Stream.of("secret"))
        house.wait(301)
        await house.tables.clocks.run_due()
        await reminders(house)
        told.append([message.text.partition("'since'")[0] for message in house.channel.of("remind")[before:]])
        async with house.tables.desk.change(table.id) as change:
            change.row.phase = "cancelled"
    (quiet,), (secret,) = told
    assert "'called': [0, 1, 2]" in quiet
    assert secret.replace("'called': [0, 2]", "") == quiet.replace("'called': [0, 1, 2]", "").replace(
        "'seats': [0, 1, 2]", "'seats': [0, 2]"
    )  # of a gathering everybody knows who has answered


async def test_after_downtime_reminders_come_where_the_clock_is_one_at_a_time(house: House) -> None:
    """Asynchronous P5: neither lost nor a flood."""
    table = await begun(house, ANN, BO)
    house.wait(6 * HOUR)
    await house.tables.clocks.run_due()
    house.wait(3 * DAY)
    house.tables.clocks.awoke()
    told: list[int] = []
    for hour in range(6, 40):
        await house.tables.clocks.run_due()
        told += [hour] * (await reminders(house) - len(told))
        house.wait(HOUR)
    assert told == [12, 22, 24]
    assert (await now(house, table)).playing


async def test_where_a_turn_is_short_no_two_reminders_come_within_ten_minutes(house: House) -> None:
    await begun(house, ANN, BO, **{"table-pace": "own:20m 5m 30m"})
    told: list[int] = []
    for minute in range(1, 30):
        house.wait(60)
        await house.tables.clocks.run_due()
        told += [minute] * (await reminders(house) - len(told))
    assert told == [10, 20]


async def test_who_is_on_vacation_is_not_absent_at_a_table_with_a_pace(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    mine, other = who(table, seat), who(table, 1 - seat)
    await house.tables.people.leave(mine, house.now, house.now + 9 * DAY)
    for _ in range(6):
        house.wait(DAY)
        await house.tables.clocks.run_due()
    assert absent(await now(house, table), house.now) == []
    with pytest.raises(TableError):
        await house.tables.seating.hand_over(table.id, other, seat, "easy", house.click())


# --- C5: downtime ----------------------------------------------------------------------------------------------------


async def test_downtime_is_not_charged_and_no_deadline_falls_in_it(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    await house.tables.clocks.run_due()
    house.wait(10 * DAY)
    house.tables.clocks.awoke()
    await house.tables.clocks.run_due()
    table = await now(house, table)
    assert not table.row.running.runs[seat].late
    assert table.row.running.runs[seat].overdue == house.now + 4 * DAY
    assert await due(house, table) == [(str(seat), house.now + 4 * DAY)]
    house.wait(4 * DAY)
    await house.tables.clocks.run_due()
    assert (await now(house, table)).row.running.runs[seat].late


@pytest.mark.parametrize(("gap", "charged"), [(60, 60), (61, 0)])
async def test_a_gap_of_over_a_minute_counts_as_downtime(house: House, gap: int, charged: int) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    await house.tables.clocks.run_due()
    house.wait(gap)
    house.tables.clocks.awoke()
    await house.tables.clocks.run_due()
    await turn(house, table, Stream.of("gap"))
    found = await store.clocks(house.tables.database.reader, table.id)
    assert next(clock.full - clock.left for clock in found if clock.seat == seat) == charged


@pytest.mark.parametrize("mine", [True, False], ids=["its own shard", "another one"])
async def test_what_a_shard_missed_is_made_up_for_in_its_own_servers(house: House, mine: bool) -> None:
    """C5 where several processes share the servers: only where nobody could press nothing is charged."""
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    both = Shards(2, (0, 1))
    own = both.of(table.row.guild_id)
    house.tables.desk.database.shards = house.tables.clocks.here = both
    await house.tables.clocks.run_due()
    house.wait(10 * DAY)
    async with house.tables.database.write() as connection:  # the other process was there all the time
        await alive.beat(connection, house.now, both.only([1 - own if mine else own]))
    house.tables.clocks.awoke()
    await house.tables.clocks.run_due()
    table = await now(house, table)
    assert table.row.running.runs[seat].late is not mine
    assert bool(house.tables.desk.downtimes.of(table.row.guild_id)) is mine
    house.tables.desk.database.shards = both.only([1 - own])  # as another process reads it that acts at this table
    async with house.tables.desk.change(table.id) as change:
        assert bool(await timing.down(change)) is mine
        change.idle = True


# --- C4, X2: calls ---------------------------------------------------------------------------------------------------


async def test_one_deadline_for_all_and_an_answer_in_secret_moves_no_clock(house: House) -> None:
    table = await gathered(house)
    runs = dict(table.row.running.runs)
    assert len({run.overdue for run in runs.values()}) == 1
    assert len(await due(house, table)) == 1
    house.wait(HOUR)
    table = await plays(house, table, 1, Stream.of("secret"))
    assert table.row.running.runs == runs


async def test_an_undo_gives_time_back_to_the_others_alone(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    mine = who(table, seat)
    house.wait(20 * HOUR)
    table = await turn(house, table, Stream.of("undone"))
    house.wait(30 * HOUR)
    await house.tables.undo.ask(table.id, mine, house.click())
    table = await now(house, table)
    if table.row.ballot.kind:
        other = who(table, 1 - seat)
        await house.tables.ballots.vote(table.id, other, "undo", True, house.click())
        table = await now(house, table)
    assert table.awaited == (seat,)
    assert table.row.running.runs[seat].ends == house.now + 4 * HOUR
    clocks = {clock.seat: clock for clock in await store.clocks(house.tables.database.reader, table.id)}
    assert clocks[1 - seat].left == DAY
    assert table.seats[1 - seat].reserve == DAILY.reserve
    assert table.row.phase == PLAYING
