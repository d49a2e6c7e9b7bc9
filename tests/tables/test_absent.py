"""What becomes of a seat whose person does not answer any more (asynchronous C7)."""

from __future__ import annotations

import pytest

from bot.core.streams import Stream
from bot.hours.weeks import DAY, HOUR
from bot.store import repository as repo
from bot.store.rows import CANCELLED, PAUSED, PLAYING
from bot.tables.model import Person, Snapshot, TableError
from bot.tables.urgency import VOTE, deadline, standing
from tests.tables.house import ANN, BO, CEM, DORA, HERE, MOD, PEOPLE, House, build
from tests.tables.paced import begun, now, plays, turn, who

pytestmark = pytest.mark.usefixtures("same_games")


async def gone(house: House, *people: Person, bots: int = 0) -> tuple[Snapshot, int]:
    """A seat has missed three turns in a row, the others have not."""
    table = await begun(house, *people, bots=bots)
    await house.tables.robots.play(table.id)
    table = await now(house, table)
    (seat,) = table.awaited
    stream = Stream.of("gone")
    while not (table := await now(house, table)).row.absences:
        if table.awaited == (seat,):
            house.wait(table.row.running.runs[seat].overdue - house.now)
            await house.tables.clocks.run_due()
        else:
            await turn(house, table, stream)
        await house.tables.robots.play(table.id)
    return await now(house, table), seat


async def vote(house: House, table: Snapshot, seat: int, by: Person, way: str) -> Snapshot:
    """One of the others says what is to be done."""
    until = table.row.absences[seat].until
    return await house.tables.vacancies.vote(table.id, by, seat, until, way, house.click())


def others(table: Snapshot, seat: int) -> list[Person]:
    return [PEOPLE[row.user_id] for row in table.seats if row.user_id is not None and row.seat != seat]


async def lines(house: House, table: Snapshot) -> list[str]:
    await house.tables.herald.tell(table.id)
    return [message.text for message in house.channel.of("absent-asked")]


async def test_after_three_missed_turns_the_others_are_asked_and_the_seat_is_on_offer(house: House) -> None:
    table, seat = await gone(house, ANN, BO, CEM)
    assert table.row.offered == {seat: "open"}
    assert table.row.absences[seat].until == house.now + DAY
    (line,) = await lines(house, table)
    assert "'voters': " in line
    for person in others(table, seat):
        assert standing(table, person.id) == VOTE or table.seat_of(person.id) in table.row.waits
    asked = next(one for one in others(table, seat) if table.seat_of(one.id) not in table.row.waits)
    assert deadline(table, asked.id) == table.row.absences[seat].until


async def test_after_a_day_on_offer_a_bot_takes_it_and_its_person_may_come_back(house: House) -> None:
    table, seat = await gone(house, ANN, BO, CEM)
    person = who(table, seat)
    house.wait(DAY - 1)
    await house.tables.clocks.run_due()
    assert (await now(house, table)).seats[seat].user_id == person.id
    house.wait(1)
    await house.tables.clocks.run_due()
    table = await now(house, table)
    assert (table.seats[seat].user_id, table.seats[seat].bot, table.row.absences) == (None, "easy", {})
    assert table.row.offered == {seat: "open"}
    assert await lines(house, table) == ["lapsed"]
    table = await house.tables.seating.take_back(table.id, person, house.click())
    assert table.seats[seat].user_id == person.id


async def test_a_majority_hands_the_seat_over_for_good(house: House) -> None:
    table, seat = await gone(house, ANN, BO, CEM, DORA)
    person, (first, second, _) = who(table, seat), others(table, seat)
    table = await vote(house, table, seat, first, "hand")
    assert table.seats[seat].user_id == person.id
    table = await vote(house, table, seat, second, "hand")
    assert (table.seats[seat].bot, table.seats[seat].owner_id, table.row.absences) == ("easy", None, {})
    with pytest.raises(TableError):
        await house.tables.seating.take_back(table.id, person, house.click())
    table = await house.tables.seating.take_over(table.id, MOD, seat, house.click())
    assert table.seats[seat].owner_id == MOD.id


async def test_who_votes_may_choose_again_and_halves_decide_nothing(house: House) -> None:
    table, seat = await gone(house, ANN, BO, CEM)
    first, second = others(table, seat)
    table = await vote(house, table, seat, first, "hand")
    table = await vote(house, table, seat, second, "cancel")
    assert table.row.phase == PLAYING
    assert seat in table.row.absences
    table = await vote(house, table, seat, first, "cancel")
    assert (table.row.phase, table.row.absences) == (CANCELLED, {})
    assert await lines(house, table) == ["over"]


async def test_they_wait_three_days_more_once(house: House) -> None:
    table, seat = await gone(house, ANN, BO)
    (other,) = others(table, seat)
    table = await vote(house, table, seat, other, "wait")
    assert (table.row.offered, table.row.absences[seat].until) == ({}, house.now + 3 * DAY)
    assert standing(table, other.id) != VOTE
    for to in ("easy", CEM):
        with pytest.raises(TableError, match="absent-waiting"):
            await house.tables.seating.hand_over(table.id, other, seat, to, house.click())
    house.wait(3 * DAY)
    async with house.tables.desk.change(table.id) as change:  # nobody's time runs out in this test
        await repo.drop_timers(change.connection, table.id, "overdue")
    await house.tables.clocks.run_due()
    table = await now(house, table)
    assert (table.row.offered, table.row.absences[seat].until) == ({seat: "open"}, house.now + DAY)
    with pytest.raises(TableError, match="absent-waited-once"):
        await vote(house, table, seat, other, "wait")
    assert await lines(house, table) == ["waited", (await lines(house, table))[1]]


async def test_who_answers_is_back(house: House) -> None:
    table, seat = await gone(house, ANN, BO)
    table = await turn(house, table, Stream.of("back"))
    assert table.awaited == (seat,)
    table = await plays(house, table, seat, Stream.of("back"))
    assert (table.row.absences, table.row.offered, table.seats[seat].missed) == ({}, {}, 0)
    assert await lines(house, table) == ["back"]
    house.wait(DAY)
    await house.tables.clocks.run_due()
    assert (await now(house, table)).seats[seat].user_id is not None


async def test_who_takes_the_seat_over_ends_it(house: House) -> None:
    table, seat = await gone(house, ANN, BO)
    table = await house.tables.seating.take_over(table.id, CEM, seat, house.click())
    assert (table.seats[seat].user_id, table.row.absences) == (CEM.id, {})
    assert await lines(house, table) == ["taken"]


async def test_one_alone_hands_no_seat_to_a_bot_but_may_offer_it(house: House) -> None:
    table, seat = await gone(house, ANN, BO, CEM)
    other = others(table, seat)[0]
    with pytest.raises(TableError, match="absent-by-vote"):
        await house.tables.seating.hand_over(table.id, other, seat, "easy", house.click())
    await house.tables.seating.hand_over(table.id, other, seat, DORA, house.click())
    await house.tables.seating.hand_over(table.id, MOD, seat, "easy", house.click())
    assert (await now(house, table)).seats[seat].bot == "easy"


async def test_neither_the_absent_seat_nor_strangers_nor_old_buttons_have_a_vote(house: House) -> None:
    table, seat = await gone(house, ANN, BO)
    (other,) = others(table, seat)
    until = table.row.absences[seat].until
    tries = [
        (who(table, seat), seat, until, "hand"),
        (CEM, seat, until, "hand"),
        (other, seat, until - 1, "hand"),
        (other, 1 - seat, until, "hand"),
        (other, 9, until, "hand"),
        (other, seat, until, "shame"),
    ]
    for by, about, end, way in tries:
        with pytest.raises(TableError):
            await house.tables.vacancies.vote(table.id, by, about, end, way, house.click())
    assert (await now(house, table)).row.absences == table.row.absences


async def test_with_nobody_there_the_match_is_set_aside_and_given_up_after_fourteen_days(house: House) -> None:
    table = await begun(house, ANN, bots=1)
    while (table := await now(house, table)).playing:
        if table.row.running.runs:
            house.wait(DAY)
        await house.tables.clocks.run_due()
        await house.tables.robots.play(table.id)
    assert (table.row.phase, table.seats[0].missed + table.seats[1].missed) == (PAUSED, 3)
    await house.tables.herald.tell(table.id)
    assert len(house.channel.of("deserted")) == 1
    house.wait(14 * DAY - 1)
    await house.tables.clocks.run_due()
    assert (await now(house, table)).row.phase == PAUSED
    house.wait(1)
    await house.tables.clocks.run_due()
    assert (await now(house, table)).row.phase == CANCELLED


async def test_whoever_resumes_is_there_and_has_time(house: House) -> None:
    table = await begun(house, ANN, BO)
    while (table := await now(house, table)).playing:
        house.wait(HOUR)
        await house.tables.clocks.run_due()
        await house.tables.robots.play(table.id)
    house.wait(9 * DAY)
    first = next(row for row in table.seats if row.bot)  # a bot took it before the other was absent too
    assert first.owner_id is not None
    with pytest.raises(TableError):
        await house.tables.seating.resume(table.id, HERE, CEM, house.click())
    table = await house.tables.seating.resume(table.id, HERE, PEOPLE[first.owner_id], house.click())
    assert (table.row.phase, table.seats[first.seat].user_id) == (PLAYING, first.owner_id)
    run = table.row.running.runs.get(first.seat)
    assert run is None or run.overdue > house.now
    assert list(table.row.absences) == [1 - first.seat]
    house.wait(6 * DAY)
    await house.tables.clocks.run_due()
    assert (await now(house, table)).row.phase != CANCELLED


async def test_when_the_last_who_is_there_leaves_the_match_is_set_aside(house: House) -> None:
    table, seat = await gone(house, ANN, BO, bots=1)
    (other,) = others(table, seat)
    other_seat = table.seat_of(other.id)
    assert other_seat is not None
    table = await house.tables.seating.hand_over(table.id, other, other_seat, "easy", house.click())
    assert table.row.phase == PAUSED


async def test_all_of_it_stands_over_kills(house: House) -> None:
    table, seat = await gone(house, ANN, BO)
    again = await build(house.path, now=house.now + DAY)
    try:
        again.tables.clocks._last_beat = again.now  # type: ignore[attr-defined]
        await again.tables.clocks.run_due()
        found = await now(again, table)
    finally:
        await again.tables.close()
    assert (found.seats[seat].bot, found.row.absences) == ("easy", {})


async def test_what_single_people_want_is_told_nobody(house: House) -> None:
    table, seat = await gone(house, ANN, BO, CEM)
    await house.tables.herald.tell(table.id)
    before = await now(house, table)
    first = others(table, seat)[0]
    after = await vote(house, before, seat, first, "cancel")
    assert after.row.revision == before.row.revision
    assert await repo.outbox(house.tables.database.reader, table.id, house.now) == []
