"""Who is called when, and how: quiet hours, days off and vacation are honoured (asynchronous P2, P4, P5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hours import zones
from bot.hours.calendar import SPREAD, spread
from bot.store import calls
from bot.tables.calling import OPENED
from bot.tables.model import DAY, HOUR, Person, Place, Snapshot
from bot.tables.presenter import TryLater
from tests.tables.house import ANN, BO, Channel, House, build

NIGHT = (23 * 60, 8 * 60)
"""The house begins at 08:00 UTC, so it is open then."""


async def quiet(house: House, person: Person, *, hours: tuple[int, int] = NIGHT) -> None:
    await house.tables.people.live(person, "UTC", zone="UTC", quiet=hours)


async def until(house: House, hour: int, minute: int = 0) -> None:
    """Time goes by until the clock on the wall shows that."""
    shown = zones.wall("UTC", house.now)
    house.wait(((hour * 60 + minute) * 60 - shown.hour * HOUR - shown.minute * 60 - shown.second) % DAY)


async def due(house: House) -> None:
    """What the app does at a beat."""
    await house.tables.herald.tell_due()
    await house.tables.clocks.run_due()
    await house.tables.herald.tell_due()
    await house.tables.calling.tell_due()


async def game_of(house: House, channel: int, *people: Person, guild: int = 100) -> Snapshot:
    """A running match in some channel."""
    table = await house.tables.lobby.open("metromania", Place(guild, channel), people[0], "en", {}, house.click())
    for person in people[1:]:
        await house.tables.lobby.join(table.id, person, house.click())
    await house.tables.lobby.start(table.id, people[0], house.click())
    await house.news(table.id)
    return await house.tables.look.at(table.id)


async def handed_over(house: House) -> tuple[Snapshot, Person, Person]:
    """A table where the other person is about to be awaited: the table, who moves, who comes next."""
    table = await house.game(ANN, BO)
    first = house.player(table)
    return table, first, BO if first is ANN else ANN


async def test_nobody_is_pinged_at_night_and_all_of_it_is_said_in_the_morning(house: House) -> None:
    table, first, second = await handed_over(house)
    await quiet(house, second)
    await until(house, 23, 30)
    await house.turn(table)
    assert house.channel.of("board")[-1].pings == ()
    await due(house)
    assert house.channel.of("call") == []
    assert await house.tables.calling.tell_due() is not None
    await until(house, 7, 59)
    await due(house)
    assert house.channel.of("call") == []
    house.wait(60 + SPREAD)
    await due(house)
    await due(house)
    assert [(one.text, one.pings) for one in house.channel.of("call")] == [(str(table.id), (second.id,))]
    del first


async def test_the_morning_is_spread_by_person_and_day(house: House) -> None:
    table, _, second = await handed_over(house)
    await quiet(house, second)
    await until(house, 23, 30)
    await house.turn(table)
    await until(house, 8)
    wait = spread(second.id, "UTC", house.now)
    house.wait(wait - 1)
    await due(house)
    assert house.channel.of("call") == []
    house.wait(1)
    await due(house)
    assert len(house.channel.of("call")) == 1


async def test_who_has_played_meanwhile_is_not_called(house: House) -> None:
    table, _, second = await handed_over(house)
    await quiet(house, second)
    await until(house, 23, 30)
    table = await house.turn(table)
    await house.turn(table)
    await until(house, 9)
    await due(house)
    assert house.channel.of("call") == []
    assert await calls.next_due(house.tables.database.reader) is None


async def test_a_reminder_of_the_night_and_a_nudge_are_one_message_in_the_morning(house: House) -> None:
    table, first, second = await handed_over(house)
    await until(house, 23, 30)
    await house.turn(table)  # called as ever: nothing is quiet yet
    await quiet(house, second)
    house.wait(DAY)
    await house.tables.seating.nudge(table.id, first, house.click())
    await due(house)
    assert house.channel.of("remind") == []
    assert house.channel.of("nudge")[-1].pings == ()
    wait = next(iter((await house.tables.look.at(table.id)).row.waits.values()))
    assert wait.reminded == 1
    assert zones.wall("UTC", wait.first).hour == 8
    await until(house, 8, 10)
    await due(house)
    await due(house)
    assert len(house.channel.of("call")) == 1
    assert house.channel.of("call")[0].pings == (second.id,)


async def test_a_day_off_and_a_vacation_are_quiet_too(house: House) -> None:
    table, _, second = await handed_over(house)
    weekday = zones.wall("UTC", house.now).weekday()
    await house.tables.people.live(second, "UTC", zone="UTC", off=((weekday + 1) % 7,))
    await until(house, 1)
    await house.tables.people.leave(second, house.now, house.now + 3 * DAY)
    await house.turn(table)
    await due(house)
    assert house.channel.of("board")[-1].pings == ()
    house.wait(2 * DAY)
    await due(house)
    assert house.channel.of("call") == []
    house.wait(DAY + SPREAD)
    await due(house)
    assert len(house.channel.of("call")) == 1


async def test_several_tables_are_one_message_a_server(house: House) -> None:
    await quiet(house, BO)
    tables = [await game_of(house, 300 + number, ANN, BO, guild=100 + number // 3) for number in range(4)]
    await until(house, 23, 30)
    for table in tables:
        while (now := await house.tables.look.at(table.id)) and house.player(now) is not BO:
            await house.turn(now)
    waiting = [table.id for table in tables if BO.id in (await house.tables.look.at(table.id)).awaited_users]
    assert len(waiting) == 4
    house.channel.messages.clear()
    await until(house, 8, 10)
    await due(house)
    told = sorted(one.text for one in house.channel.of("call"))
    owed = {row[0] for row in await house.tables.database.reader.execute_fetchall("SELECT table_id FROM calls")}
    assert owed == set()
    assert len(told) <= 2
    for text in told:  # nobody reads on one server where else somebody plays
        ids = [int(one) for one in text.split()]
        assert len({one in waiting[:3] for one in ids}) == 1


async def test_a_direct_message_instead_of_a_ping(house: House) -> None:
    table, _, second = await handed_over(house)
    await house.tables.people.set(second, reminders="direct")
    await house.turn(table)
    assert house.channel.of("board")[-1].pings == ()
    assert [one.pings for one in house.channel.of("direct")] == [(second.id,)]
    row = await house.tables.people.get(second.id)
    assert row is not None
    assert row.direct == 5000 + second.id, "the channel is kept"
    house.wait(DAY)
    await due(house)
    assert len(house.channel.of("direct")) == 2, "reminders come the same way"
    assert house.channel.of("remind") == []


async def test_a_refused_direct_message_is_a_mention_and_says_so_once(house: House) -> None:
    table, first, second = await handed_over(house)
    house.channel.closed.add(second.id)
    await house.tables.people.set(second, reminders="direct")
    table = await house.turn(table)
    assert [one.text for one in house.channel.of("call")] == [f"{table.id} refused"]
    house.wait(HOUR)
    await house.turn(table)
    house.wait(HOUR)
    await house.turn(table)
    assert house.channel.of("board")[-1].pings == (second.id,), "pinged as anybody from then on"
    assert len(house.channel.of("call")) == 1
    await house.tables.people.set(second, reminders="direct")
    row = await house.tables.people.get(second.id)
    assert row is not None
    assert row.refused == 0, "choosing it again tries it again"
    del first


async def test_one_message_a_day_with_every_table_that_waits(house: House) -> None:
    table, first, second = await handed_over(house)
    await house.tables.people.live(second, "UTC", zone="UTC")
    await house.tables.people.set(second, reminders="digest", digest=21)
    await until(house, 21, 1)
    await due(house)
    assert house.channel.of("direct") == [], "none on days without a table that waits"
    await house.turn(table)
    assert house.channel.of("board")[-1].pings == ()
    await until(house, 20, 59)
    await due(house)
    assert house.channel.of("direct") == []
    house.wait(120)
    await due(house)
    await due(house)
    assert [one.text for one in house.channel.of("direct")] == [str(table.id)]
    house.wait(DAY)
    await due(house)
    assert len(house.channel.of("direct")) == 2
    assert house.channel.of("remind") == []
    assert next(iter((await house.tables.look.at(table.id)).row.waits.values())).reminded == 1
    del first


@pytest.mark.parametrize("way", ["quiet", "off"])
async def test_who_wants_no_pings_gets_none(house: House, way: str) -> None:
    table, first, second = await handed_over(house)
    await house.tables.people.set(second, reminders=way)
    await house.turn(table)
    await house.tables.seating.nudge(table.id, first, house.click())
    house.wait(DAY)
    await due(house)
    assert house.channel.of("board")[-1].pings == ()
    assert [one.pings for one in house.channel.of("remind")] == ([()] if way == "quiet" else [])
    assert house.channel.of("direct") == house.channel.of("call") == []


async def test_channels_of_direct_messages_are_opened_slowly(house: House) -> None:
    people = [Person(50 + number, f"P{number}", "en-US") for number in range(OPENED + 3)]
    for number, person in enumerate(people):
        await house.tables.people.set(person, reminders="direct")
        table = await house.tables.lobby.open("metromania", Place(100, 500 + number), ANN, "en", {}, house.click())
        async with house.tables.database.write() as connection:
            await calls.call(connection, person.id, table.id, house.now)
        if number % 5 == 4:  # nobody hosts more than five
            await house.tables.people.forget(ANN.id)
    await house.tables.calling.tell_due()
    assert len(house.channel.of("direct")) <= OPENED
    house.wait(1)
    await house.tables.calling.tell_due()


async def test_killed_before_or_after_it_was_said(tmp_path: Path) -> None:
    """Rows are there before the message is sent; one that was sent is not said twice."""

    class Cut(Channel):
        async def post_call(self, user, tables, nonce, excuse=False):  # type: ignore[no-untyped-def]
            if nonce not in said:
                said.append(nonce)
                raise KeyboardInterrupt
            said.append(nonce)

    said: list[str] = []
    house = await build(tmp_path / "m.sqlite3", Cut())
    table, _, second = await handed_over(house)
    await quiet(house, second)
    await until(house, 23, 30)
    await house.turn(table)
    await until(house, 8, 10)
    with pytest.raises(KeyboardInterrupt):
        await house.tables.calling.tell_due()
    await house.tables.close()
    again = await build(tmp_path / "m.sqlite3", house.channel, house.now)
    await again.tables.calling.tell_due()
    await again.tables.calling.tell_due()
    assert len(said) == 2
    assert len(set(said)) == 1, "the same nonce: Discord posts it once"
    await again.tables.close()


async def test_it_is_tried_again_and_given_up_in_the_end(house: House) -> None:
    table, _, second = await handed_over(house)
    await house.tables.people.set(second, reminders="direct")
    house.channel.trouble += []
    post = house.channel.post_direct
    tries: list[int] = []

    async def later(user, tables, nonce):  # type: ignore[no-untyped-def]
        tries.append(house.now)
        raise TryLater(30)

    house.channel.post_direct = later  # type: ignore[method-assign]
    await house.turn(table)
    assert len(tries) == 1
    house.channel.post_direct = post  # type: ignore[method-assign]
    await due(house)
    assert house.channel.of("direct") == []
    house.wait(30)
    await due(house)
    assert len(house.channel.of("direct")) == 1


async def test_whoever_is_forgotten_is_not_called(house: House) -> None:
    table, _, second = await handed_over(house)
    await quiet(house, second)
    await until(house, 23, 30)
    await house.turn(table)
    assert await calls.called(house.tables.database.reader, table.id) == {second.id}
    await house.tables.people.forget(second.id)
    assert await calls.called(house.tables.database.reader, table.id) == set()
