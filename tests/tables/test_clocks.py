"""Clocks at tables: what runs, what is shown, what happens when time is over (asynchronous C1 to C10, X1, X2)."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.core.bots import choose, next_question
from bot.core.errors import CoreError
from bot.core.streams import Stream
from bot.hours.allowances import DAILY
from bot.hours.weeks import DAY, HOUR
from bot.store import charges as store
from bot.store import repository as repo
from bot.store.rows import FINISHED, PLAYING
from bot.tables.model import Person, Snapshot, TableError
from bot.tables.seating import absent, set_aside
from tests.tables.house import ANN, BO, CEM, HERE, PEOPLE, House


@pytest.fixture(autouse=True)
def same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games every time."""
    monkeypatch.setattr("bot.tables.lobby.token_bytes", bytes)


async def begun(house: House, *people: Person, game: str = "metromania", bots: int = 0, **options: str) -> Snapshot:
    """A match at pace `daily`."""
    table = await house.lobby(*people, game=game, bots=bots, **{"table-pace": "daily", **options})
    return await house.tables.lobby.start(table.id, people[0], house.click())


async def now(house: House, table: Snapshot) -> Snapshot:
    """The table as it stands."""
    return await house.tables.desk.snapshot(table.id)


async def plays(house: House, table: Snapshot, seat: int, stream: Stream) -> Snapshot:
    """A seat answers what it is asked first, by hand."""
    table = await now(house, table)
    question = next_question(table.match, seat)
    assert question is not None
    choice = choose(table.match, seat, question, "easy", stream)
    user = table.seats[seat].user_id
    assert user is not None
    await house.tables.play.answer(table.id, PEOPLE[user], table.row.epoch, question.no, choice, house.click())
    return await now(house, table)


async def turn(house: House, table: Snapshot, stream: Stream) -> Snapshot:
    """Who is awaited plays until somebody else is."""
    (seat,) = table.awaited
    while table.awaited == (seat,):
        table = await plays(house, table, seat, stream)
    return table


async def due(house: House, table: Snapshot) -> list[tuple[str, int]]:
    """Deadlines that are set."""
    found = await repo.select(house.tables.database.reader, repo.TimerRow, "timers", "WHERE table_id = ?", table.id)
    return sorted((timer.argument, timer.due) for timer in found if timer.kind == "overdue")


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
    user = table.seats[seat].user_id
    assert user is not None
    await house.tables.seating.hand_over(table.id, PEOPLE[user], seat, "easy", house.click())
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
    user = table.seats[seat].user_id
    assert user is not None
    await house.tables.people.forget(user)
    assert {clock.seat for clock in await store.clocks(house.tables.database.reader, table.id)} == {0, 1, 2} - {seat}
    await house.tables.robots.play(table.id)
    table = await now(house, table)
    assert table.awaited
    assert set(table.row.running.runs) == set(table.awaited)


async def test_a_vacation_that_begins_puts_the_deadline_off_and_its_end_brings_it_back(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    user = table.seats[seat].user_id
    assert user is not None
    house.wait(HOUR)
    await house.tables.people.leave(PEOPLE[user], house.now, house.now + 5 * DAY)
    table = await now(house, table)
    assert table.row.running.runs[seat].overdue == house.now + 9 * DAY - HOUR
    assert await due(house, table) == [(str(seat), house.now + 9 * DAY - HOUR)]
    house.wait(2 * DAY)
    await house.tables.people.come_back(PEOPLE[user])
    table = await now(house, table)
    assert table.row.running.runs[seat].overdue == house.now + 4 * DAY - HOUR


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


async def reminders(house: House) -> int:
    """How often somebody was reminded."""
    for table_id in await repo.due_outbox(house.tables.database.reader, house.now):
        await house.tables.herald.tell(table_id)
    return len(house.channel.of("remind"))


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
    assert len(told[0]) == 3
    assert set(told[1]) <= set(told[0])
    assert len(told[1]) >= 2  # of a gathering everybody knows who has answered


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
    user, other = table.seats[seat].user_id, table.seats[1 - seat].user_id
    assert user is not None
    assert other is not None
    await house.tables.people.leave(PEOPLE[user], house.now, house.now + 9 * DAY)
    for _ in range(8):
        house.wait(DAY)
        await house.tables.clocks.run_due()
    assert absent(await now(house, table), house.now) == []
    with pytest.raises(TableError):
        await house.tables.seating.hand_over(table.id, PEOPLE[other], seat, "easy", house.click())


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


# --- C6: overdue -----------------------------------------------------------------------------------------------------


async def test_who_is_overdue_has_the_turn_played_by_a_bot_and_the_next_is_their_own(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    house.wait(4 * DAY)
    await house.tables.clocks.run_due()
    table = await now(house, table)
    assert table.level(seat) == "easy"
    seen = table.seats[seat].seen
    await house.tables.robots.play(table.id)
    table = await now(house, table)
    (other,) = table.awaited
    assert other != seat
    assert table.level(seat) == ""
    assert (table.seats[seat].seen, table.seats[seat].missed, table.seats[seat].reserve) == (seen, 1, 0)
    assert any(line.event.key == "tables-overdue" for line in await house.tables.play.log(table.id, None, 50))
    table = await turn(house, table, Stream.of("late"))
    assert table.awaited == (seat,)
    assert table.level(seat) == ""
    assert table.row.running.runs[seat].overdue == house.now + DAY  # the reserve is used up
    table = await plays(house, table, seat, Stream.of("back"))
    assert table.seats[seat].missed == 0


async def test_who_answers_before_the_bot_has_answered_in_time(house: House) -> None:
    table = await begun(house, ANN, BO)
    assert len(table.awaited) == 1
    house.wait(4 * DAY)
    await house.tables.clocks.run_due()
    table = await turn(house, await now(house, table), Stream.of("race"))
    await house.tables.robots.play(table.id)
    assert (await now(house, table)).row.last == table.row.last


async def test_by_defaults_a_turn_is_played_at_once(house: House) -> None:
    table = await begun(house, ANN, BO, game="the_dome", **{"table-late": "default"})
    while len(table.awaited) > 1:  # decks and resources are chosen by all
        for seat in table.awaited:
            table = await plays(house, table, seat, Stream.of("decks", seat))
    assert len(table.awaited) == 1
    seat = table.awaited[0]
    house.wait(4 * DAY)
    await house.tables.clocks.run_due()
    await house.tables.robots.play(table.id)
    table = await now(house, table)
    assert seat not in table.row.running.runs or not table.row.running.runs[seat].late


async def test_forfeit_ends_a_game_of_two(house: House) -> None:
    table = await begun(house, ANN, BO, **{"table-late": "forfeit"})
    (seat,) = table.awaited
    house.wait(4 * DAY)
    await house.tables.clocks.run_due()
    table = await now(house, table)
    assert table.row.phase == FINISHED
    assert table.match.result is not None
    assert table.match.result.ranks[seat] == 2


async def test_what_was_played_for_somebody_is_taken_back_by_all_alone(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    user = table.seats[seat].user_id
    assert user is not None
    house.wait(4 * DAY)
    await house.tables.clocks.run_due()
    await house.tables.robots.play(table.id)
    await house.tables.undo.ask(table.id, PEOPLE[user], house.click())
    table = await now(house, table)
    assert table.row.ballot.kind == "undo"
    assert table.row.ballot.voters == [1 - seat]


async def test_who_takes_a_late_turn_back_by_vote_or_takes_the_seat_over_has_a_little_time_for_it(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    user, other = table.seats[seat].user_id, table.seats[1 - seat].user_id
    assert user is not None
    assert other is not None
    house.wait(4 * DAY)
    await house.tables.clocks.run_due()
    await house.tables.robots.play(table.id)
    await house.tables.undo.ask(table.id, PEOPLE[user], house.click())
    await house.tables.undo.vote(table.id, PEOPLE[other], True, house.click())
    table = await now(house, table)
    assert table.awaited == (seat,)
    assert (table.level(seat), table.row.running.runs[seat].overdue) == ("", house.now + HOUR)
    house.wait(HOUR)
    await house.tables.clocks.run_due()
    assert (await now(house, table)).level(seat) == "easy"
    await house.tables.seating.hand_over(table.id, PEOPLE[user], seat, CEM, house.click())
    await house.tables.seating.take_over(table.id, CEM, seat, house.click())
    table = await now(house, table)
    assert table.seats[seat].user_id == CEM.id
    assert (table.level(seat), table.row.running.runs[seat].overdue) == ("", house.now + HOUR)


async def test_after_three_missed_turns_the_seat_is_on_offer_and_has_a_quarter(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    stream = Stream.of("gone")
    for missed in range(1, 4):
        house.wait(4 * DAY)
        await house.tables.clocks.run_due()
        await house.tables.robots.play(table.id)
        table = await now(house, table)
        assert table.seats[seat].missed == missed
        table = await turn(house, table, stream)
    assert table.row.offered == {seat: "open"}
    assert table.row.running.runs[seat].overdue == house.now + 6 * HOUR
    table = await plays(house, table, seat, stream)
    assert table.row.offered == {}


# --- C4, X2: calls ---------------------------------------------------------------------------------------------------


async def gathered(house: House, **options: str) -> Snapshot:
    """Three people choose their companies in secret."""
    return await begun(house, ANN, BO, CEM, game="project_mine", **options)


async def test_one_deadline_for_all_and_an_answer_in_secret_moves_no_clock(house: House) -> None:
    table = await gathered(house)
    runs = dict(table.row.running.runs)
    assert len({run.overdue for run in runs.values()}) == 1
    assert len(await due(house, table)) == 1
    house.wait(HOUR)
    table = await plays(house, table, 1, Stream.of("secret"))
    assert table.row.running.runs == runs


async def test_when_the_time_of_a_call_is_over_nobody_reads_who_was_late(house: House) -> None:
    worlds: list[list[Any]] = []
    for quick in (0, 1):
        table = await gathered(house)
        table = await plays(house, table, quick, Stream.of("quick"))
        house.wait(DAY)
        await house.tables.clocks.run_due()
        table = await now(house, table)
        lines = await house.tables.play.log(table.id, None, 100)
        assert any(line.event.key == "tables-time-over" for line in lines)
        assert {seat.missed for seat in table.seats} == {0}
        worlds.append([[line.event.key for line in lines], [seat.reserve for seat in table.seats]])
        async with house.tables.desk.change(table.id) as change:
            change.row.phase = "cancelled"
    assert worlds[0][1] == worlds[1][1] == [DAILY.reserve] * 3


async def test_an_undo_gives_time_back_to_the_others_alone(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    user = table.seats[seat].user_id
    assert user is not None
    house.wait(20 * HOUR)
    table = await turn(house, table, Stream.of("undone"))
    house.wait(30 * HOUR)
    await house.tables.undo.ask(table.id, PEOPLE[user], house.click())
    table = await now(house, table)
    if table.row.ballot.kind:
        other = table.seats[1 - seat].user_id
        assert other is not None
        await house.tables.undo.vote(table.id, PEOPLE[other], True, house.click())
        table = await now(house, table)
    assert table.awaited == (seat,)
    assert table.row.running.runs[seat].ends == house.now + 4 * HOUR
    clocks = {clock.seat: clock for clock in await store.clocks(house.tables.database.reader, table.id)}
    assert clocks[1 - seat].left == DAY
    assert table.seats[1 - seat].reserve == DAILY.reserve
    assert table.row.phase == PLAYING


async def test_two_clicks_and_a_deadline_in_the_same_second_have_one_winner(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    user = table.seats[seat].user_id
    assert user is not None
    question = next_question(table.match, seat)
    assert question is not None
    choice = choose(table.match, seat, question, "easy", Stream.of("same"))
    house.wait(4 * DAY)
    answers = [
        house.tables.play.answer(table.id, PEOPLE[user], table.row.epoch, question.no, choice, house.click())
        for _ in range(2)
    ]
    await asyncio.gather(house.tables.clocks.run_due(), *answers, return_exceptions=True)
    log = await repo.entries(house.tables.database.reader, table.id)
    assert sum('"kind":"answer"' in row.body for row in log) == 1
