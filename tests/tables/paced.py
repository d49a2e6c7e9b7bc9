"""Tables with a pace, played by hand: what tests of clocks share."""

from __future__ import annotations

from bot.core.bots import choose, next_question
from bot.core.streams import Stream
from bot.store import repository as repo
from bot.tables.model import DAY, Person, Snapshot
from tests.tables.house import ANN, BO, CEM, DORA, PEOPLE, House


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


def who(table: Snapshot, seat: int) -> Person:
    """Who plays a seat."""
    user = table.seats[seat].user_id
    assert user is not None
    return PEOPLE[user]


async def gathered(house: House, **options: str) -> Snapshot:
    """Three people choose their companies in secret."""
    return await begun(house, ANN, BO, CEM, game="project_mine", **options)


async def reminders(house: House) -> int:
    """How often somebody was reminded."""
    for table_id in await repo.due_outbox(house.tables.database.reader, house.now):
        await house.tables.herald.tell(table_id)
    return len(house.channel.of("remind"))


async def stood_in(house: House) -> tuple[Snapshot, int, Person]:
    """A table of two where Dora stands in for who is awaited and has been away for seven days, of twelve: the table,
    the seat, its own person."""
    table = await begun(house, ANN, BO)
    (seat,) = table.awaited
    person, other = who(table, seat), who(table, 1 - seat)
    await house.tables.people.leave(person, house.now, house.now + 12 * DAY)
    house.wait(7 * DAY)
    await house.tables.seating.hand_over(table.id, other, seat, DORA, house.click())
    return await house.tables.seating.take_over(table.id, DORA, seat, house.click()), seat, person
