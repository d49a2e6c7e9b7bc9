"""Nudges, reminders, absence, handing over, resigning, pausing, cancelling."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest

from bot.core.errors import CoreError
from bot.store import repository as repo
from bot.tables.model import Person, Place
from bot.tables.seating import absent
from tests.tables.house import ANN, BO, CEM, DORA, HERE, MOD, House, build, voting

HOUR = 3600


async def refused(key: str, attempt: Awaitable[Any]) -> None:
    with pytest.raises(CoreError) as caught:
        await attempt
    assert caught.value.key == key


async def run_to(house: House, hours: int, start: int) -> None:
    """Time goes by hour by hour, with everything that falls due."""
    while house.now < start + hours * HOUR:
        house.wait(HOUR)
        await house.tables.clocks.run_due()
        await house.tables.herald.tell_due()


async def test_reminders_after_24_hours_then_every_48_three_at_most(house: House) -> None:
    table = await house.game(ANN, BO)
    start = house.now
    for hours, count in ((23, 0), (24, 1), (71, 1), (72, 2), (119, 2), (120, 3), (400, 3)):
        await run_to(house, hours, start)
        assert len(house.channel.of("remind")) == count, hours
    wait = (await house.tables.look.at(table.id)).row.waits
    assert [one.reminded for one in wait.values()] == [3]


async def test_reminders_follow_the_personal_setting(house: House) -> None:
    table = await house.game(ANN, BO)
    person = house.player(table)
    await house.tables.people.set(person, reminders="quiet")
    start = house.now
    await run_to(house, 24, start)
    assert "'quiet': True" in house.channel.of("remind")[0].text
    await house.tables.people.set(person, reminders="off")
    await run_to(house, 72, start)
    assert len(house.channel.of("remind")) == 1
    assert absent(await house.tables.look.at(table.id), house.now) == [table.seat_of(person.id)]


async def test_waiting_begins_anew_with_each_answer(house: House) -> None:
    table = await house.game(ANN, BO)
    house.wait(23 * HOUR)
    person = house.player(table)
    moved = (await house.move(table, person)).table
    assert moved.row.waits[moved.seat_of(person.id)].since == house.now
    await run_to(house, 23, house.now)
    assert house.channel.of("remind") == []


async def test_downtime_does_not_pile_up_reminders(house: House) -> None:
    await house.game(ANN, BO)
    house.wait(500 * HOUR)
    await house.tables.clocks.run_due()
    await house.tables.herald.tell_due()
    assert len(house.channel.of("remind")) == 1


async def test_nudge_once_in_twelve_hours_each(house: House) -> None:
    table = await house.game(ANN, BO, CEM)
    awaited = house.player(table)
    others = [person for person in (ANN, BO, CEM) if person is not awaited]
    seating = house.tables.seating
    await refused("nudge-yourself", seating.nudge(table.id, awaited, house.click()))
    await refused("error-not-seated", seating.nudge(table.id, DORA, house.click()))
    await seating.nudge(table.id, others[0], house.click())
    await refused("nudge-too-soon", seating.nudge(table.id, others[0], house.click()))
    await seating.nudge(table.id, others[1], house.click())
    house.wait(12 * HOUR)
    await seating.nudge(table.id, others[0], house.click())
    await house.news(table.id)
    assert len(house.channel.of("nudge")) == 3


async def test_absent_only_after_72_hours_and_a_reminder(house: House) -> None:
    table = await house.game(ANN, BO, CEM)
    awaited = house.player(table)
    seat = table.seat_of(awaited.id)
    assert seat is not None
    other = next(person for person in (ANN, BO, CEM) if person is not awaited)
    seating = house.tables.seating
    await refused("error-not-absent", seating.hand_over(table.id, other, seat, "easy", house.click()))
    await run_to(house, 72, house.now)
    await refused("error-not-seated", seating.hand_over(table.id, DORA, seat, "easy", house.click()))
    after = await seating.hand_over(table.id, other, seat, "random", house.click())
    assert after.seats[seat].bot == "random"
    assert after.seats[seat].owner_id == awaited.id
    back = await seating.take_back(table.id, awaited, house.click())
    assert back.seats[seat].user_id == awaited.id
    assert back.seats[seat].bot == ""
    await refused("error-not-your-seat", seating.take_back(table.id, awaited, house.click()))


async def test_own_seat_offered_to_a_member(house: House) -> None:
    table = await house.game(ANN, BO)
    seat = table.seat_of(ANN.id)
    assert seat is not None
    seating = house.tables.seating
    await refused("error-seat-not-open", seating.take_over(table.id, CEM, seat, house.click()))
    await refused("error-already-seated", seating.hand_over(table.id, ANN, seat, BO, house.click()))
    await seating.hand_over(table.id, ANN, seat, CEM, house.click())
    after = await seating.take_over(table.id, CEM, seat, house.click())
    assert after.seat_of(CEM.id) == seat
    assert after.seat_of(ANN.id) is None
    back = await seating.take_back(table.id, ANN, house.click())
    assert back.seat_of(ANN.id) == seat


async def test_resigning_ends_a_two_seat_game(house: House) -> None:
    table = await house.game(ANN, BO)
    after = await house.tables.seating.resign(table.id, ANN, house.click())
    assert after.row.phase == "finished"
    assert after.match.result is not None
    assert after.match.result.ranks[after.seat_of(BO.id) or 0] == 1


async def test_resigning_among_more_gives_the_seat_to_a_bot(house: House) -> None:
    table = await house.game(ANN, BO, CEM)
    seat = table.seat_of(ANN.id)
    assert seat is not None
    after = await house.tables.seating.resign(table.id, ANN, house.click())
    assert after.playing
    assert after.seats[seat].bot == "easy"
    assert after.row.offered == {seat: "open"}
    await refused("error-not-your-seat", house.tables.seating.take_back(table.id, ANN, house.click()))
    taken = await house.tables.seating.take_over(table.id, DORA, seat, house.click())
    assert taken.seat_of(DORA.id) == seat


async def test_a_pause_by_agreement_of_all_who_are_there_needs_no_idle_days(house: House) -> None:
    """Asynchronous C11."""
    table = await house.game(ANN, BO, CEM)
    asked = await house.tables.seating.pause(table.id, ANN, house.click())
    assert (asked.row.phase, asked.row.ballot.kind, asked.row.ballot.voters) == ("playing", "pause", [1, 2])
    await house.tables.ballots.vote(table.id, BO, "pause", True, house.click())
    assert (await house.tables.look.at(table.id)).playing
    after = await house.tables.ballots.vote(table.id, CEM, "pause", True, house.click())
    assert (after.row.phase, after.row.ballot.kind, after.row.waits) == ("paused", "", {})
    assert (await house.tables.seating.resume(table.id, HERE, BO, house.click())).playing


async def test_alone_with_bots_a_match_is_paused_at_once(house: House) -> None:
    table = await house.game(ANN, bots=1)
    assert (await house.tables.seating.pause(table.id, ANN, house.click())).row.phase == "paused"


async def test_pause_after_fourteen_idle_days_frees_the_channel(house: House) -> None:
    table = await house.game(ANN, BO)
    seating = house.tables.seating
    house.wait(14 * 24 * HOUR)
    await seating.pause(table.id, ANN, house.click())
    await refused("error-paused", house.tables.play.answer(table.id, ANN, 0, 1, "x", house.click()))
    other = await house.lobby(CEM)
    await refused("error-occupied", seating.resume(table.id, HERE, BO, house.click()))
    await refused("error-no-such-table", seating.resume(table.id, Place(999, 1), BO, house.click()))
    back = await seating.resume(table.id, Place(HERE.guild_id, 201), BO, house.click())
    assert back.playing
    assert back.row.state == table.row.state
    assert other.in_lobby


async def test_cancel_needs_every_active_seat_or_a_moderator(house: House) -> None:
    table = await house.game(ANN, BO, CEM)
    seating = house.tables.seating
    await refused("error-not-seated", seating.cancel(table.id, DORA, house.click()))
    await seating.cancel(table.id, ANN, house.click())
    await house.tables.ballots.vote(table.id, BO, "cancel", True, house.click())
    assert (await house.tables.look.at(table.id)).playing
    after = await house.tables.ballots.vote(table.id, CEM, "cancel", True, house.click())
    assert after.row.phase == "cancelled"
    assert await house.tables.look.in_channel(HERE.channel_id) is None


async def test_one_no_keeps_the_match(house: House) -> None:
    table = await house.game(ANN, BO, CEM)
    await house.tables.seating.cancel(table.id, ANN, house.click())
    after = await house.tables.ballots.vote(table.id, CEM, "cancel", False, house.click())
    assert after.playing
    assert after.row.ballot.kind == ""


async def test_moderator_cancels_at_once(house: House) -> None:
    table = await house.game(ANN, BO)
    after = await house.tables.seating.cancel(table.id, MOD, house.click())
    assert after.row.phase == "cancelled"


async def test_host_folds_the_lobby(house: House) -> None:
    table = await house.lobby(ANN, BO)
    await refused("error-not-host", house.tables.seating.cancel(table.id, BO, house.click()))
    assert (await house.tables.seating.cancel(table.id, ANN, house.click())).row.phase == "cancelled"


async def test_forgotten_person_leaves_no_trace(house: House) -> None:
    stranger = Person(ANN.id, "Secret Name", "en-US")
    table = await house.game(stranger, BO, CEM)
    await house.tables.people.forget(ANN.id)
    after = await house.tables.look.at(table.id)
    assert after.seats[0].user_id is None
    assert after.seats[0].owner_id is None
    assert after.seats[0].bot == "easy"
    assert after.row.host_id is None
    assert 0 in after.row.offered
    await house.tables.close()
    for file in house.path.parent.glob("madang.sqlite3"):
        assert b"Secret Name" not in file.read_bytes()


async def test_a_seat_offered_to_one_person_is_for_that_person(house: House) -> None:
    table = await house.game(ANN, BO)
    seat = table.seat_of(ANN.id)
    assert seat is not None
    seating = house.tables.seating
    await seating.hand_over(table.id, ANN, seat, CEM, house.click())
    await refused("error-seat-not-open", seating.take_over(table.id, DORA, seat, house.click()))
    await refused("error-not-absent", seating.hand_over(table.id, BO, seat, "easy", house.click()))
    assert (await seating.take_over(table.id, CEM, seat, house.click())).seat_of(CEM.id) == seat


async def test_who_answers_is_there(house: House) -> None:
    table = await house.game(ANN, BO)
    person = house.player(table)
    seat = table.seat_of(person.id)
    assert seat is not None
    await house.tables.seating.hand_over(table.id, person, seat, CEM, house.click())
    assert (await house.move(table, person)).table.row.offered == {}


async def test_a_vote_goes_on_without_a_seat_that_changed_hands(house: House) -> None:
    table = await house.game(ANN, BO, CEM)
    seating = house.tables.seating
    await seating.cancel(table.id, ANN, house.click())
    await house.tables.ballots.vote(table.id, BO, "cancel", True, house.click())
    after = await seating.resign(table.id, CEM, house.click())
    assert after.row.phase == "cancelled"


async def test_an_undo_vote_ends_well_when_the_last_voter_resigns(house: House) -> None:
    table = await house.game(ANN, BO, CEM)
    first = house.player(table)
    table = await house.turn(table)
    second = house.player(table)
    await house.move(table, second)
    await house.tables.undo.ask(table.id, first, house.click())
    after = await house.tables.seating.resign(table.id, second, house.click())
    assert after.row.epoch == 1
    assert after.awaited_users == (first.id,)


@pytest.mark.parametrize("kind", ["cancel", "undo"])
async def test_a_vote_goes_on_without_a_person_who_asks_to_be_forgotten(house: House, kind: str) -> None:
    table, _, second = await voting(house, kind, ANN, BO)
    await house.tables.people.forget(second.id)
    after = await house.tables.look.at(table.id)
    assert after.row.ballot.kind == ""
    assert after.row.phase == ("cancelled" if kind == "cancel" else "playing")
    assert after.row.epoch == (kind == "undo")


async def test_who_is_forgotten_takes_a_vote_of_ones_own_along(house: House) -> None:
    table = await house.game(ANN, BO)
    await house.tables.seating.cancel(table.id, ANN, house.click())
    await house.tables.people.forget(ANN.id)
    after = await house.tables.look.at(table.id)
    assert (after.row.ballot.kind, after.row.phase) == ("", "playing")
    log = [line.event.key for line in await house.tables.play.log(table.id, None)]
    assert log[-1] == "tables-seat-to-bot"


@pytest.mark.parametrize("way", ["offered", "forgotten", "bot"])
async def test_a_half_made_answer_goes_with_its_person(house: House, way: str) -> None:
    table = await house.game(ANN, BO)
    desk, seating = house.tables.desk, house.tables.seating
    async with desk.database.write() as connection:
        await repo.put_draft(connection, table.id, 1, 1, {"a": "secret"})
    if way == "offered":
        await seating.hand_over(table.id, BO, 1, CEM, house.click())
        await seating.take_over(table.id, CEM, 1, house.click())
    elif way == "bot":
        await seating.hand_over(table.id, BO, 1, "easy", house.click())
    else:
        await house.tables.people.forget(BO.id)
    assert (await house.tables.look.at(table.id)).drafts == {}


async def test_after_downtime_what_was_due_moves(house: House) -> None:
    table = await house.game(ANN, BO)
    await house.tables.clocks.run_due()
    house.wait(23 * HOUR)
    again = await build(house.path, house.channel, house.now + 100 * HOUR)
    await again.tables.clocks.run_due()
    await again.tables.herald.tell_due()
    assert again.channel.of("remind") == []
    start = again.now
    await run_to(again, 24, start)
    assert len(again.channel.of("remind")) == 1
    assert absent(await again.tables.look.at(table.id), again.now) == []  # awaited for days, yet only just reminded
    await run_to(again, 36, start)
    assert absent(await again.tables.look.at(table.id), again.now) != []
    await again.tables.close()


async def test_what_is_stored_about_a_person(house: House) -> None:
    table = await house.finish(await house.game(ANN, BO))
    await house.tables.rematch.open(table.id, ANN, house.click())
    stored = await house.tables.people.stored(ANN.id)
    assert stored["user"].name == "Ann"
    assert (len(stored["tables"]), stored["finished"], stored["hosted"], stored["invites"]) == (1, 1, 2, 0)
