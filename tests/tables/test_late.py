"""What happens when time is over, and what others read of it (asynchronous C6, C7, C10, X1, X2)."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from bot.core.bots import choose, next_question
from bot.core.streams import Stream
from bot.hours.paces import DAILY
from bot.hours.weeks import DAY, HOUR
from bot.store import repository as repo
from bot.store.rows import FINISHED
from tests.tables.house import ANN, BO, CEM, DORA, House
from tests.tables.paced import begun, gathered, now, plays, turn, who

pytestmark = pytest.mark.usefixtures("same_games")


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
    mine = who(table, seat)
    house.wait(4 * DAY)
    await house.tables.clocks.run_due()
    await house.tables.robots.play(table.id)
    await house.tables.undo.ask(table.id, mine, house.click())
    table = await now(house, table)
    assert table.row.ballot.kind == "undo"
    assert table.row.ballot.voters == [1 - seat]


async def test_who_takes_a_late_turn_back_by_vote_or_takes_the_seat_over_has_a_little_time_for_it(house: House) -> None:
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    mine, other = who(table, seat), who(table, 1 - seat)
    house.wait(4 * DAY)
    await house.tables.clocks.run_due()
    await house.tables.robots.play(table.id)
    await house.tables.undo.ask(table.id, mine, house.click())
    await house.tables.ballots.vote(table.id, other, "undo", True, house.click())
    table = await now(house, table)
    assert table.awaited == (seat,)
    assert (table.level(seat), table.row.running.runs[seat].overdue) == ("", house.now + HOUR)
    house.wait(HOUR)
    await house.tables.clocks.run_due()
    assert (await now(house, table)).level(seat) == "easy"
    await house.tables.seating.hand_over(table.id, mine, seat, CEM, house.click())
    await house.tables.seating.take_over(table.id, CEM, seat, house.click())
    table = await now(house, table)
    assert table.seats[seat].user_id == CEM.id
    assert (table.level(seat), table.row.running.runs[seat].overdue) == ("", house.now + HOUR)


async def test_who_takes_over_from_somebody_on_vacation_has_an_hour_for_the_turn_and_cannot_collect_more(
    house: House,
) -> None:
    """The vacation stops the clock no longer; handing the seat back and forth buys nothing (asynchronous C3, X1)."""
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    mine = who(table, seat)
    house.wait(4 * DAY - 60)
    await house.tables.people.leave(mine, house.now, house.now + 5 * DAY)
    house.wait(HOUR)
    await house.tables.seating.hand_over(table.id, mine, seat, CEM, house.click())
    await house.tables.seating.take_over(table.id, CEM, seat, house.click())
    until = house.now + HOUR
    assert (await now(house, table)).row.running.runs[seat].overdue == until
    house.wait(1800)
    await house.tables.seating.hand_over(table.id, CEM, seat, DORA, house.click())
    await house.tables.seating.take_over(table.id, DORA, seat, house.click())
    assert (await now(house, table)).row.running.runs[seat].overdue == until
    house.wait(1800)
    await house.tables.clocks.run_due()
    assert (await now(house, table)).level(seat) == "easy"


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


@pytest.mark.parametrize("before", [0, 1, 2])
async def test_two_clicks_and_a_deadline_in_the_same_second_have_one_winner(house: House, before: int) -> None:
    """Whichever of the three comes first (asynchronous X1)."""
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    mine = who(table, seat)
    question = next_question(table.match, seat)
    assert question is not None
    choice = choose(table.match, seat, question, "easy", Stream.of("same"))
    house.wait(4 * DAY)
    answers = [
        house.tables.play.answer(table.id, mine, table.row.epoch, question.no, choice, house.click()) for _ in range(2)
    ]
    answers.insert(before, house.tables.clocks.run_due())
    await asyncio.gather(*answers, return_exceptions=True)
    log = await repo.entries(house.tables.database.reader, table.id)
    assert sum('"kind":"answer"' in row.body for row in log) == 1


@pytest.mark.parametrize("before", [0, 1, 2])
async def test_two_people_and_the_deadline_of_their_call_have_one_outcome(house: House, before: int) -> None:
    """Two of three who are called answer in the second in which its time is over, the third never (X1): all
    have one answer, a person's own where it came first, and the call is closed once."""
    table = await gathered(house)
    house.wait(DAY)
    given: dict[int, Any] = {}
    answers: list[Any] = []
    for seat in table.awaited[:2]:
        question = next_question(table.match, seat)
        assert question is not None
        given[seat] = table.match.sample(seat, question.no, Stream.of("race", seat))
        by = who(table, seat)
        answers.append(house.tables.play.answer(table.id, by, table.row.epoch, question.no, given[seat], house.click()))
    answers.insert(before, house.tables.clocks.run_due())
    outcomes = await asyncio.gather(*answers, return_exceptions=True)
    await house.tables.clocks.run_due()
    rows = await repo.entries(house.tables.database.reader, table.id)
    entries = [msgspec.json.decode(row.body) for row in rows if '"kind":"answer"' in row.body]
    chosen = {seat: [one["choice"] for one in entries if one["seat"] == seat] for seat in range(3)}
    assert [len(chosen[seat]) for seat in range(3)] == [1, 1, 1]
    people = [one for at, one in enumerate(outcomes) if at != before]
    for seat, outcome in zip(given, people, strict=True):
        if not isinstance(outcome, BaseException):
            assert chosen[seat] == [given[seat]], "who was told that it was taken has it"
    assert not (await now(house, table)).match.gathering()
    lines = await house.tables.play.log(table.id, None, 100)
    assert [line.event.key for line in lines].count("tables-time-over") <= 1
