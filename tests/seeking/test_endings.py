"""What becomes of a table that was opened in vain or that shrank, and what is looked for meanwhile (tournaments R6)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.rating.nearness import FullGroup, Searcher, TableWish, groups
from bot.seeking import matchmaking
from bot.seeking.matchmaking import KEPT, MANY, UNSAID
from bot.seeking.searching import sizes_by_game
from bot.store.rows import CANCELLED, PLAYING
from bot.tables.presenter import TryLater, Unreachable
from tests.seeking.square import ANN, BO, CEM, DORA, GUILD, Square
from tests.tables.house import HERE


async def dissolved(square: Square) -> int:
    """A table for three of whom one says no; the channel of its thread."""
    table = await square.lobby(ANN, BO, CEM, sizes=(3,))
    await square.join(table, ANN)
    await square.seeking.searching.stop(BO, GUILD)
    return table.row.channel_id


async def test_r6_the_thread_of_a_table_that_came_to_nothing_is_archived_once_all_is_said(square: Square) -> None:
    thread = await dissolved(square)
    square.house.channel.trouble = [Unreachable("forbidden") for _ in range(3)]
    await square.beat()
    await square.beat(UNSAID)
    assert (await square.tables())[0].row.phase == CANCELLED
    assert square.server.archived == [], "what is said later would open it again"
    await square.beat(3600)
    await square.beat(3600)
    await square.beat(UNSAID)
    assert square.server.archived == [thread]
    assert await square.findings() == []
    await square.beat(3600)
    assert square.server.archived == [thread]


async def test_r6_who_is_left_waits_on_before_the_thread_is_archived(square: Square) -> None:
    await dissolved(square)
    square.server.trouble_at["archive_thread"] = [TryLater(30), TryLater(30)]
    await square.look(DORA, sizes=(3,))
    await square.beat(UNSAID)
    await square.beat(UNSAID)
    _, again = await square.tables()
    assert [seat.kept_id for seat in again.seats] == [ANN.id, CEM.id, DORA.id]
    assert square.server.archived == []
    square.renew()  # the program starts again
    await square.beat(60)
    await square.beat(60)
    assert len(square.server.archived) == 1
    assert [row.table_id for row in await square.findings()] == [again.id]


async def test_r6_a_thread_is_archived_when_nobody_came_and_a_channel_never(square: Square) -> None:
    table = await square.lobby(ANN, BO)
    await square.beat(KEPT)
    await square.beat(UNSAID)
    await square.beat(UNSAID)
    assert square.server.archived == [table.row.channel_id]
    square.server.threads, square.server.archived = False, []
    await square.look(ANN)
    await square.look(BO)
    await square.beat()
    assert (await square.tables())[1].row.channel_id == HERE.channel_id
    await square.beat(KEPT)
    await square.beat(UNSAID)
    assert square.server.archived == []
    assert await square.findings() == []


async def test_r6_a_table_that_shrank_says_so_before_it_begins(square: Square) -> None:
    for person in (ANN, BO, CEM):
        await square.look(person, sizes=(2, 3))
    await square.beat()
    (table,) = await square.tables()
    await square.seeking.searching.stop(BO, GUILD)
    await square.beat()
    assert [one.kind for one in square.house.channel.messages.values()].count("smaller") == 1
    await square.join(table, ANN, CEM)
    await square.beat()
    (table,) = await square.tables()
    assert table.row.phase == PLAYING
    assert [one.kind for one in square.house.channel.messages.values()].count("smaller") == 1


async def test_r6_what_is_looked_for_otherwise_while_groups_are_searched_is_in_no_group(
    square: Square, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = 0

    async def slowly(waiting: Sequence[Searcher], now: int) -> list[FullGroup]:
        nonlocal looked
        found = groups(waiting, now, sizes_by_game())
        looked += 1
        if looked == 1:
            async with square.house.tables.database.write():  # nothing is held meanwhile: a press is not kept waiting
                pass
            await square.seeking.searching.wish(BO, HERE, sizes=(3,))
        return found

    monkeypatch.setattr(matchmaking, "_groups", slowly)
    for person in (ANN, BO, CEM):
        await square.look(person)
    await square.beat()
    (table,) = await square.tables()
    assert [seat.kept_id for seat in table.seats] == [ANN.id, CEM.id]
    assert looked > 1


async def test_r6_many_who_wait_are_looked_through_beside_the_loop(
    square: Square, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside: list[int] = []

    async def to_thread(work: object, waiting: Sequence[Searcher], *more: object) -> list[FullGroup]:
        beside.append(len(waiting))
        return []

    monkeypatch.setattr(matchmaking.asyncio, "to_thread", to_thread)
    people = [
        Searcher(number, 0, TableWish(("metromania",), (2,), "daily", "either"), {}) for number in range(MANY + 1)
    ]
    assert len(await matchmaking._groups(people[:-1], 0)) == MANY // 2
    assert beside == []
    assert await matchmaking._groups(people, 0) == []
    assert beside == [MANY + 1]
