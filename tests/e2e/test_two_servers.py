"""One person, two servers: hours and vacation are the person's and hold in both, and on neither server stands what is
played on the other (asynchronous P2, P3, P6; the issue's "a person in two servers")."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.core.bots import choose, next_question
from bot.core.streams import Stream
from bot.tables.model import HOUR, Place, Snapshot
from bot.tables.model import Person as Known
from tests.e2e.house import House, action, house
from tests.simulated import Channel, Person

pytestmark = pytest.mark.e2e


async def elsewhere(at: House) -> tuple[Channel, Person]:
    """Another server that Jisoo is on too: a channel of it, and somebody who is on that one alone."""
    away = at.world.home.world.add_guild("Elsewhere")
    hall = at.world.add_channel("hall", server=away)
    away.join(at.jisoo.user)
    eve = at.world.add_person("eve", "ko", shown="이브", server=away)
    await at.world.rest()
    return hall, eve


async def match(at: House, server: int, channel: Channel, host: Person, guest: Person) -> Snapshot:
    """A match of two at pace `daily` in a channel, begun."""
    by, other = Known(host.id, host.user.name, "ko"), Known(guest.id, guest.user.name, "ko")
    lobby, click = at.bot.tables.lobby, at.world.home.world.snowflake
    table = await lobby.open("metromania", Place(server, channel.id), by, "ko", {"table-pace": "daily"}, click())
    await lobby.join(table.id, other, click())
    await at.world.act(partial(lobby.start, table.id, by, click()))
    return await at.bot.tables.look.at(table.id)


async def until_awaited(at: House, table: Snapshot, person: Person, *, it_is: bool) -> Snapshot:
    """Played on until it is, or is not, somebody's turn."""
    for number in range(40):
        table = await at.bot.tables.look.at(table.id)
        (seat,) = table.awaited
        user = table.seats[seat].user_id
        if (user == person.id) is it_is:
            return table
        question = next_question(table.match, seat)
        assert question is not None
        assert user is not None
        choice = choose(table.match, seat, question, "easy", Stream.of("two servers", number))
        by, click = Known(user, "", "ko"), at.world.home.world.snowflake()
        given = partial(at.bot.tables.play.answer, table.id, by, table.row.epoch, question.no, choice, click)
        await at.world.act(given)
    raise AssertionError("nobody else's turn comes")


async def test_hours_hold_on_both_and_each_calls_for_its_own_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        hall, eve = await elsewhere(at)
        page = await at.jisoo.slash(hall, "madang settings")
        form = await at.jisoo.press(page.message, id=action(page.message, "my-quiet"))
        await at.jisoo.submit(form, text="23-8")
        here = await match(at, at.world.server.id, at.room, at.minsu, at.jisoo)
        there = await match(at, hall.there.guild_id or 0, hall, eve, at.jisoo)
        for table in (here, there):
            await until_awaited(at, table, at.jisoo, it_is=False)
        await at.world.pass_time(2.5 * HOUR)  # half past eleven in Seoul
        before = {one.there.id for channel in (at.room, hall) for one in channel.messages}
        for table in (here, there):
            await until_awaited(at, table, at.jisoo, it_is=True)
        new = {c: [one for one in c.messages if one.there.id not in before] for c in (at.room, hall)}
        assert all(at.jisoo.id not in one.there.pings for found in new.values() for one in found), "it is night"
        await at.world.pass_time(8.75 * HOUR)  # a quarter past eight
        for channel, other in ((at.room, hall), (hall, at.room)):
            called = [one for one in channel.messages if at.jisoo.id in one.there.pings and one.there.id not in before]
            assert len(called) == 1, "once on each server"
            assert str(other.id) not in called[0].text, "what is played elsewhere is nobody's business here"
        for channel in (at.room, hall):
            own = await at.jisoo.slash(channel, "games")
            assert own.private
            assert str(at.room.id) in own.text
            assert str(hall.id) in own.text


async def test_a_vacation_holds_on_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        hall, eve = await elsewhere(at)
        here = await match(at, at.world.server.id, at.room, at.minsu, at.jisoo)
        there = await match(at, hall.there.guild_id or 0, hall, eve, at.jisoo)
        tables = [await until_awaited(at, table, at.jisoo, it_is=True) for table in (here, there)]
        due = [next(iter(table.row.running.runs.values())).overdue for table in tables]
        page = await at.jisoo.slash(at.room, "madang settings")
        form = await at.jisoo.press(page.message, id=action(page.message, "my-away"))
        await at.jisoo.submit(form, **{"text": "", "text-2": "2026-03-05"})
        await at.world.pass_time(2)
        for channel, table, before in zip((at.room, hall), tables, due, strict=True):
            board = next(one for one in reversed(channel.messages) if one.buttons)
            assert "휴가예요" in board.text
            after = await at.bot.tables.look.at(table.id)
            assert next(iter(after.row.running.runs.values())).overdue > before, "its clock stands still"
