"""A person's tables in the order in which they are urgent (asynchronous P6)."""

from __future__ import annotations

from bot.hours.allowances import Ticking
from bot.store import repository as repo
from bot.store.loading import waiting_elsewhere
from bot.store.rows import Ballot
from bot.tables.model import HOUR, Person, Place, Snapshot
from bot.tables.urgency import LOBBY, OTHERS, PAUSED, TURN, VOTE, standing
from tests.tables.house import ANN, BO, House


async def begun(house: House, channel: int, *people: Person) -> Snapshot:
    """A running match in a channel."""
    table = await house.tables.lobby.open("metromania", Place(100, channel), people[0], "en", {}, house.click())
    for person in people[1:]:
        await house.tables.lobby.join(table.id, person, house.click())
    await house.tables.lobby.start(table.id, people[0], house.click())
    return await house.tables.look.at(table.id)


async def waiting_for(house: House, channel: int, person: Person) -> Snapshot:
    """A running match that waits for a person, from now on."""
    table = await begun(house, channel, ANN, BO)
    while person.id not in table.awaited_users:
        table = (await house.move(table, tell=False)).table
    return table


async def due_at(house: House, table: Snapshot, person: Person, due: int, *, late: bool = False) -> None:
    """A clock runs for a person."""
    seat = table.seat_of(person.id)
    assert seat is not None
    async with house.tables.desk.change(table.id) as change:
        change.row.running.runs[seat] = Ticking("1", house.now, due, due, late=late)


async def order(house: House, person: Person) -> list[int]:
    return [table.id for table in await house.tables.look.of(person.id)]


async def test_time_left_comes_before_how_long_somebody_was_awaited(house: House) -> None:
    waiting: list[Snapshot] = []
    for channel in range(4):
        waiting.append(await waiting_for(house, 300 + channel, ANN))
        house.wait(HOUR)
    assert await order(house, ANN) == [table.id for table in waiting], "without a clock the longest awaited"
    await due_at(house, waiting[3], ANN, house.now + 5 * HOUR)
    await due_at(house, waiting[1], ANN, house.now + 9 * HOUR)
    assert await order(house, ANN) == [waiting[number].id for number in (3, 1, 0, 2)]


async def test_the_clocks_of_the_tables_say_how_urgent_they_are(house: House) -> None:
    found: dict[str, Snapshot] = {}
    for number, pace in enumerate(("none", "slow", "live", "daily")):
        place = Place(100, 400 + number)
        table = await house.tables.lobby.open("metromania", place, ANN, "en", {"table-pace": pace}, house.click())
        await house.tables.lobby.join(table.id, BO, house.click())
        await house.tables.lobby.start(table.id, ANN, house.click())
        table = await house.tables.look.at(table.id)
        while ANN.id not in table.awaited_users:
            table = (await house.move(table, tell=False)).table
        found[pace] = table
        house.wait(1)
    ordered = [found[pace].id for pace in ("live", "daily", "slow", "none")]
    assert await order(house, ANN) == ordered
    for here in ordered:
        following = await waiting_elsewhere(house.tables.database.reader, ANN.id, here)
        assert following is not None
        assert following.id == next(number for number in ordered if number != here)


async def test_what_somebody_plays_for_a_late_seat_is_not_urgent(house: House) -> None:
    first, second, third = [await waiting_for(house, 300 + number, ANN) for number in range(3)]
    await due_at(house, first, ANN, house.now - 1, late=True)
    await due_at(house, third, ANN, house.now + HOUR)
    assert await order(house, ANN) == [third.id, first.id, second.id]
    following = await waiting_elsewhere(house.tables.database.reader, ANN.id, third.id)
    assert following is not None
    assert following.id == first.id


async def test_what_waits_for_others_comes_after_and_what_does_not_run_last(house: House) -> None:
    lobby = await house.tables.lobby.open("metromania", Place(100, 310), ANN, "en", {}, house.click())
    paused = await waiting_for(house, 311, ANN)
    await house.tables.herald.gone(311)
    others = await waiting_for(house, 312, BO)
    house.wait(HOUR)
    mine = await waiting_for(house, 313, ANN)
    vote = await waiting_for(house, 314, BO)
    await house.tables.seating.cancel(vote.id, BO, house.click())
    tables = await house.tables.look.of(ANN.id)
    assert [(table.id, standing(table, ANN.id)) for table in tables] == [
        (vote.id, VOTE),
        (mine.id, TURN),
        (others.id, OTHERS),
        (lobby.id, LOBBY),
        (paused.id, PAUSED),
    ]


async def test_who_has_voted_is_not_waited_for_any_more(house: House) -> None:
    table = await waiting_for(house, 300, BO)
    seat = table.seat_of(ANN.id)
    assert seat is not None
    table.row.ballot = Ballot("cancel", 1 - seat, 0, [seat], [], house.now)
    assert standing(table, ANN.id) == VOTE
    table.row.ballot.agreed.append(seat)
    assert standing(table, ANN.id) == OTHERS


async def test_the_next_game_is_the_first_of_the_list(house: House) -> None:
    waiting: list[Snapshot] = []
    for channel in range(5):
        waiting.append(await waiting_for(house, 300 + channel, ANN))
        house.wait(HOUR)
    await due_at(house, waiting[4], ANN, house.now + 9 * HOUR)
    await due_at(house, waiting[2], ANN, house.now + HOUR)
    for here in waiting:
        listed = [number for number in await order(house, ANN) if number != here.id]
        following = await waiting_elsewhere(house.tables.database.reader, ANN.id, here.id)
        assert following is not None
        assert following.id == listed[0]


async def test_what_is_over_is_listed_apart_the_latest_first(house: House) -> None:
    over: list[Snapshot] = []
    for channel in range(3):
        table = await begun(house, 300 + channel, ANN, BO)
        await house.tables.seating.resign(table.id, ANN, house.click())
        over.append(await house.tables.look.at(table.id))
        house.wait(HOUR)
    lobby = await house.lobby(ANN, BO)
    await house.tables.seating.cancel(lobby.id, ANN, house.click())
    assert await order(house, ANN) == []
    assert await house.tables.look.count_ended(ANN.id) == 3, "a lobby that never began is no game"
    listed = await house.tables.look.ended(ANN.id, 0, 2)
    assert [table.id for table in listed] == [over[2].id, over[1].id]
    assert [table.id for table in await house.tables.look.ended(ANN.id, 2, 2)] == [over[0].id]
    loser = over[2].seat_of(ANN.id)
    assert loser is not None
    assert listed[0].ranks[loser] == 2
    assert listed[0].ranks[1 - loser] == 1


async def test_places_of_a_match_that_cannot_be_read_are_none(house: House) -> None:
    table = await begun(house, 300, ANN, BO)
    await house.tables.seating.resign(table.id, ANN, house.click())
    async with house.tables.database.write() as connection:
        row = await repo.table(connection, table.id)
        assert row is not None
        row.state = '{"game":"metromania"}'
        await repo.upsert(connection, "tables", row, "id")
    (listed,) = await house.tables.look.ended(ANN.id, 0, 8)
    assert listed.ranks == ()
