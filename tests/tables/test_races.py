"""Two things at once: whoever comes second sees what the first one did, and does nothing to a table that moved on."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import repository as repo
from bot.store.rows import TimerRow
from bot.tables.model import DAY, HOUR, Snapshot
from tests.store.timers import timers_of
from tests.tables.house import ANN, BO, CEM, MOD, House


async def while_a_bot_thinks(house: House, table: Snapshot, monkeypatch: pytest.MonkeyPatch, happens: Any) -> None:
    """Let bots play; the first of them is still thinking when `happens` happens."""
    think = house.tables.robots._think
    waiting = [happens]

    async def slowly(table: Snapshot, seat: int, level: str) -> Any:
        choice = await think(table, seat, level)
        if waiting:
            await waiting.pop()()
        return choice

    monkeypatch.setattr(house.tables.robots, "_think", slowly)
    await house.tables.robots.play(table.id)
    assert not waiting, "no bot was asked"


async def test_a_bot_does_not_answer_at_a_table_that_was_given_up_meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.game(ANN, bots=1)
    await house.tables.play.look.at(table.id)
    while table.seats[table.awaited[0]].bot == "":
        table = (await house.move(table, tell=False)).table

    async def given_up() -> None:
        await house.tables.seating.cancel(table.id, MOD, house.click())

    await while_a_bot_thinks(house, table, monkeypatch, given_up)
    after = await house.tables.look.at(table.id)
    assert (after.row.phase, after.row.head) == ("cancelled", table.row.head)
    assert after.row.waits == {}
    assert await repo.next_due(house.tables.desk.database.reader) == house.now  # the notice; no reminder


async def overtaken(house: House, monkeypatch: pytest.MonkeyPatch, happens: Any) -> None:
    """Run what is due; `happens` happens after the clock looked and before it acts."""
    due = repo.due_timers
    waiting = [happens]

    async def looked(connection: repo.Connection, now: int, **more: Any) -> list[TimerRow]:
        found = await due(connection, now, **more)
        if found and waiting:
            await waiting.pop()()
        return found

    monkeypatch.setattr(repo, "due_timers", looked)
    await house.tables.clocks.run_due()
    assert not waiting, "nothing was due"


async def test_a_lobby_that_somebody_joins_at_the_last_moment_stays_open(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.lobby(ANN)
    house.wait(7 * DAY)

    async def joined() -> None:
        await house.tables.lobby.join(table.id, BO, house.click())

    await overtaken(house, monkeypatch, joined)
    assert (await house.tables.look.at(table.id)).in_lobby
    house.wait(7 * DAY)
    await house.tables.clocks.run_due()
    assert (await house.tables.look.at(table.id)).row.phase == "cancelled"


async def test_who_answers_at_the_last_moment_is_not_reminded_of_the_next_question(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.game(ANN, BO)
    person = house.player(table)
    house.wait(24 * HOUR)

    async def answered() -> None:
        await house.move(table, person)

    await overtaken(house, monkeypatch, answered)
    await house.news(table.id)
    assert house.channel.of("remind") == []
    assert all(not wait.reminded for wait in (await house.tables.look.at(table.id)).row.waits.values())
    house.wait(24 * HOUR)
    await house.tables.clocks.run_due()
    await house.news(table.id)
    assert len(house.channel.of("remind")) == 1


async def test_a_vote_does_not_lapse_with_the_one_before(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.game(ANN, BO, CEM)
    await house.tables.seating.cancel(table.id, ANN, house.click())
    house.wait(3 * DAY)

    async def again() -> None:
        await house.tables.ballots.vote(table.id, BO, "cancel", False, house.click())
        await house.tables.seating.cancel(table.id, BO, house.click())

    # Reminders of the players are due before the vote; the clock looks once for all of them.
    await overtaken(house, monkeypatch, again)
    ballot = (await house.tables.look.at(table.id)).row.ballot
    assert (ballot.kind, ballot.until) == ("cancel", house.now + 3 * DAY)


async def test_a_table_that_cannot_be_read_does_not_stop_the_clocks_of_the_others(house: House) -> None:
    broken = await house.game(ANN, BO)
    database = house.tables.desk.database
    async with database.write() as connection:
        await repo.set_timer(connection, broken.id, "elapse", house.now, "0:0")
        await connection.execute("UPDATE tables SET state = '{}', channel_id = 1 WHERE id = ?", (broken.id,))
    lobby = await house.lobby(CEM)
    async with database.write() as connection:
        await repo.set_timer(connection, lobby.id, "idle", house.now)
    due = await house.tables.clocks.run_due()
    assert (await house.tables.look.at(lobby.id)).row.phase == "cancelled", "its time was up"
    assert due is not None
    (timer,) = await timers_of(database.reader, broken.id, "elapse")
    assert timer.due > house.now, "tried again later, not at once"
