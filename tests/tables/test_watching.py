"""Who watches a match is told of its end, and of rounds if asked for; nobody else learns of it (asynchronous P8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.tables.model import DAY, Person, Snapshot, TableError
from bot.tables.presenter import TryLater
from tests.tables.house import ANN, BO, CEM, DORA, House
from tests.tables.test_calling import due, quiet, until


async def watched(house: House, *people: Person, rounds: bool = False) -> Snapshot:
    """A match of two that these people watch."""
    table = await house.game(ANN, BO)
    for person in people or (CEM,):
        await house.tables.watching.watch(table.id, person, rounds=rounds)
    return table


async def over(house: House, table: Snapshot) -> None:
    """It ends."""
    await house.tables.seating.resign(table.id, ANN, house.click())
    await house.news(table.id)


def told(house: House) -> list[tuple[int, ...]]:
    """Whom each line to those who watch pings."""
    return [one.pings for one in house.channel.of("watched")]


async def rows(house: House, what: str = "watches") -> list[tuple[int, ...]]:
    return [tuple(row) for row in await house.tables.database.reader.execute_fetchall(f"SELECT user_id FROM {what}")]


async def test_one_line_calls_all_who_watch_when_it_ends(house: House) -> None:
    table = await watched(house, CEM, DORA)
    await house.turn(table)
    assert told(house) == []
    await over(house, table)
    assert told(house) == [(CEM.id, DORA.id)]
    assert house.channel.of("board")[-1].pings == (ANN.id, BO.id), "they count as nobody at the table"
    assert await rows(house) == [], "nobody watches what is over"
    await house.news(table.id)
    assert len(told(house)) == 1


async def test_watching_changes_nothing_that_others_could_see(house: House) -> None:
    table = await house.game(ANN, BO)
    house.changed.clear()
    await house.tables.watching.watch(table.id, CEM, rounds=True)
    await house.tables.watching.watch(table.id, CEM, rounds=False)
    await house.tables.watching.unwatch(table.id, CEM)
    after = await house.tables.look.at(table.id)
    assert house.changed == []
    assert after.row == table.row
    assert after.seats == table.seats
    assert set(after.people) == {ANN.id, BO.id}


async def test_who_asked_for_rounds_is_told_each_once(house: House) -> None:
    table = await watched(house, rounds=True)
    await house.tables.watching.watch(table.id, DORA)
    first = table.round
    assert first is not None
    seen = {first}
    while len(seen) < 4:
        table = await house.turn(table)
        assert table.round is not None
        seen.add(table.round)
    assert told(house) == [(CEM.id,)] * 3
    before = len(house.channel.messages)
    await house.news(table.id)
    assert len(house.channel.messages) == before


async def test_a_round_that_is_taken_back_and_comes_again_is_told_once(house: House) -> None:
    table = await watched(house, rounds=True)
    before = house.player(table)
    while (table.round or 0) < 2:
        before = house.player(table)
        table = await house.turn(table)
    assert told(house) == [(CEM.id,)]
    await house.tables.undo.ask(table.id, before, house.click())
    asked = await house.tables.look.at(table.id)
    if asked.row.ballot.kind:
        other = ANN if before is BO else BO
        await house.tables.ballots.vote(table.id, other, "undo", True, house.click())
    back = await house.tables.look.at(table.id)
    await house.news(table.id)
    assert back.round == 1
    while (back.round or 0) < 2:
        back = await house.turn(back)
    assert told(house) == [(CEM.id,)]


async def test_who_sits_there_is_called_by_the_result_alone(house: House) -> None:
    table = await watched(house, ANN, CEM)
    await over(house, table)
    assert told(house) == [(CEM.id,)]


async def test_no_longer_watching_is_being_told_no_longer(house: House) -> None:
    table = await watched(house, CEM, DORA)
    await house.tables.watching.unwatch(table.id, CEM)
    await over(house, table)
    assert told(house) == [(DORA.id,)]


async def test_quiet_hours_hold_and_the_morning_tells(house: House) -> None:
    table = await watched(house)
    await quiet(house, CEM)
    await until(house, 23, 30)
    await over(house, table)
    assert told(house) == []
    await due(house)
    assert house.channel.of("call") == []
    await until(house, 8, 10)
    await due(house)
    assert [(one.text, one.pings) for one in house.channel.of("call")] == [(str(table.id), (CEM.id,))]
    assert await rows(house, "calls") == []


async def test_who_stops_watching_at_night_is_not_told_in_the_morning(house: House) -> None:
    table = await watched(house, rounds=True)
    await quiet(house, CEM)
    await until(house, 23, 30)
    while (table.round or 0) < 2:
        table = await house.turn(table)
    assert await rows(house, "calls") == [(CEM.id,)]
    await house.tables.watching.unwatch(table.id, CEM)
    await until(house, 8, 10)
    await due(house)
    assert house.channel.of("call") == []


@pytest.mark.parametrize("way", ["off", "quiet"])
async def test_off_means_off(house: House, way: str) -> None:
    table = await watched(house, rounds=True)
    await house.tables.people.set(CEM, reminders=way)
    await house.turn(await house.turn(await house.turn(table)))
    await over(house, table)
    house.wait(2 * DAY)
    await due(house)
    assert [kind for kind in ("watched", "call", "direct") if house.channel.of(kind)] == []
    assert await rows(house) == []


async def test_by_direct_message_at_once(house: House) -> None:
    table = await watched(house)
    await house.tables.people.set(CEM, reminders="direct")
    await over(house, table)
    assert [(one.text, one.pings) for one in house.channel.of("direct")] == [(str(table.id), (CEM.id,))]
    assert told(house) == []


async def test_once_a_day_with_whatever_else_there_is(house: House) -> None:
    table = await watched(house)
    await house.tables.people.live(CEM, "UTC", zone="UTC")
    await house.tables.people.set(CEM, reminders="digest", digest=20)
    await over(house, table)
    await due(house)
    assert house.channel.of("direct") == []
    await until(house, 20)
    for _ in range(3):
        await due(house)
        house.wait(2)
    assert [one.text for one in house.channel.of("direct")] == [str(table.id)]
    assert await rows(house, "calls") == []
    house.wait(DAY)
    await due(house)
    assert len(house.channel.of("direct")) == 1, "none on a day without news"


@pytest.mark.parametrize("way", ["mention", "direct", "digest"])
async def test_who_lost_sight_of_the_channel_is_told_nothing(house: House, way: str) -> None:
    table = await watched(house, rounds=True)
    await house.tables.people.set(CEM, reminders=way)
    house.channel.absent.add(CEM.id)
    await house.turn(await house.turn(await house.turn(table)))
    await over(house, table)
    house.wait(2 * DAY)
    await due(house)
    assert [kind for kind in ("watched", "call", "direct") if house.channel.of(kind)] == []
    assert await rows(house, "calls") == []


async def test_who_loses_sight_in_the_night_is_not_told_in_the_morning(house: House) -> None:
    table = await watched(house)
    await quiet(house, CEM)
    await until(house, 23, 30)
    await over(house, table)
    house.channel.absent.add(CEM.id)
    await until(house, 8, 10)
    await due(house)
    assert house.channel.of("call") == []


async def test_a_line_that_cannot_be_sent_is_sent_later_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await watched(house)
    post, asked = house.channel.post_notice, list[object]()

    async def busy(table: Snapshot, kind: str, body: Mapping[str, Any], nonce: int | str) -> int:
        asked.append(nonce)
        if len(asked) == 1:
            raise TryLater(30)
        return await post(table, kind, body, nonce)

    monkeypatch.setattr(house.channel, "post_notice", busy)
    await over(house, table)
    assert told(house) == []
    assert await rows(house) == [(CEM.id,)]
    house.wait(31)
    await due(house)
    await due(house)
    assert told(house) == [(CEM.id,)]
    assert asked == [asked[0]] * 2, "the same message, so that it never stands there twice"


async def test_there_must_be_a_match_to_be_watched(house: House) -> None:
    lobby = await house.lobby(ANN, BO)
    with pytest.raises(TableError, match="error-not-started"):
        await house.tables.watching.watch(lobby.id, CEM)
    await house.tables.lobby.start(lobby.id, ANN, house.click())
    await house.tables.seating.resign(lobby.id, ANN, house.click())
    with pytest.raises(TableError, match="error-finished"):
        await house.tables.watching.watch(lobby.id, CEM)
    assert await rows(house) == []


async def test_forgetting_oneself_ends_every_watch(house: House) -> None:
    table = await watched(house, CEM, DORA)
    assert (await house.tables.people.stored(CEM.id))["watches"] == 1
    await house.tables.people.forget(CEM.id)
    assert await rows(house) == [(DORA.id,)]
    await over(house, table)
    assert told(house) == [(DORA.id,)]


async def test_what_is_broken_off_is_told_too(house: House) -> None:
    table = await watched(house)
    await house.tables.seating.cancel(table.id, ANN, house.click())
    await house.tables.ballots.vote(table.id, BO, "cancel", True, house.click())
    await house.news(table.id)
    assert (await house.tables.look.at(table.id)).row.phase == "cancelled"
    assert told(house) == [(CEM.id,)]
