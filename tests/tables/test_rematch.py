"""A rematch invites: places are kept for those who played, nobody is seated who did not ask for it."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest

from bot.core.errors import CoreError
from bot.core.play import FIRST
from bot.store import repository as repo
from bot.tables.hints import HINTS, OFF, ON
from bot.tables.model import Person, Snapshot
from tests.tables.house import ANN, BO, CEM, DORA, House, build

DAY = 24 * 3600


async def refused(key: str, attempt: Awaitable[Any]) -> None:
    with pytest.raises(CoreError) as caught:
        await attempt
    assert caught.value.key == key


async def again(house: House, *people: Person, bots: int = 0, by: Person | None = None) -> tuple[Snapshot, Snapshot]:
    """A finished match and the lobby of its rematch, everything told."""
    table = await house.finish(await house.game(*people, bots=bots))
    reopened = await house.tables.rematch.open(table.id, by or people[0], house.click())
    assert reopened.opened
    await house.news(reopened.table.id)
    return table, await house.tables.look.at(reopened.table.id)


def sitters(table: Snapshot) -> list[int | str | None]:
    """Who sits where."""
    return [seat.user_id if seat.user_id is not None else seat.bot or None for seat in table.seats]


async def test_nobody_is_seated_but_who_asked_and_the_bots(house: House) -> None:
    old, table = await again(house, ANN, BO, CEM, bots=1, by=BO)
    assert sitters(table) == [None, BO.id, None, "random"]
    assert [seat.kept_id for seat in table.seats] == [ANN.id, None, CEM.id, None]
    assert {seat.kept_until for seat in table.seats if seat.kept_id} == {house.now + DAY}
    assert table.row.host_id == BO.id
    assert len(table.row.joins) == 2
    assert len(house.channel.of("rematch")) == 1
    assert table.row.secret != old.row.secret


async def test_join_takes_the_own_place_whoever_comes_first(house: House) -> None:
    old, table = await again(house, ANN, BO, CEM)
    lobby, first = house.tables.lobby, old.match.view(None).first
    await lobby.join(table.id, CEM, house.click())
    assert sitters(await lobby.join(table.id, BO, house.click())) == [ANN.id, BO.id, CEM.id]
    await refused("error-already-seated", lobby.join(table.id, BO, house.click()))
    started = await lobby.start(table.id, ANN, house.click())
    assert started.match.view(None).first == (first + 1) % 3
    assert [seat.owner_id for seat in started.seats] == [ANN.id, BO.id, CEM.id]
    assert [seat.kept_id for seat in started.seats] == [None] * 3


async def test_a_place_is_kept_from_others_and_from_the_start(house: House) -> None:
    _, table = await again(house, ANN, BO, CEM, bots=1)
    lobby = house.tables.lobby
    await refused("error-full-kept", lobby.join(table.id, DORA, house.click()))
    await refused("error-full-kept", lobby.add_bot(table.id, ANN, "easy", house.click()))
    await refused("error-places-kept", lobby.start(table.id, ANN, house.click()))
    assert sitters(await lobby.join(table.id, BO, house.click())) == [ANN.id, BO.id, None, "random"]


async def test_after_a_day_places_open_in_their_order(house: House) -> None:
    _, table = await again(house, ANN, BO, CEM, bots=1)
    house.wait(DAY - 1)
    await house.tables.clocks.run_due()
    again_up = await build(house.path, house.channel, house.now)  # after a restart
    tables = again_up.tables
    try:
        assert (await tables.look.at(table.id)).kept == [1, 2]
        await refused("error-full-kept", tables.lobby.join(table.id, DORA, house.click()))
        again_up.wait(1)
        await tables.clocks.run_due()
        edits = house.channel.of("lobby")[-1].edits
        await tables.herald.tell_due()
        assert house.channel.of("lobby")[-1].edits == edits + 1
        assert (await tables.look.at(table.id)).kept == []
        after = await tables.lobby.join(table.id, DORA, 1)
        assert sitters(after) == [ANN.id, DORA.id, None, "random"]
        assert sitters(await tables.lobby.join(table.id, BO, 2)) == [ANN.id, DORA.id, BO.id, "random"]
    finally:
        await tables.close()


@pytest.mark.parametrize("first", range(3))
async def test_whose_turn_it_is_to_begin_does_not_move_when_a_place_stays_empty(house: House, first: int) -> None:
    _, table = await again(house, ANN, BO, CEM)
    async with house.tables.desk.change(table.id) as change:
        change.row.options = {**change.row.options, FIRST: str(first)}
    await house.tables.lobby.join(table.id, CEM, house.click())
    await house.tables.lobby.leave(table.id, BO, house.click())
    started = await house.tables.lobby.start(table.id, ANN, house.click())
    assert sitters(started) == [ANN.id, CEM.id]
    begins = {0: ANN.id, 1: CEM.id, 2: CEM.id}[first]  # the place of who did not come is passed over
    assert started.seats[started.match.view(None).first].user_id == begins


async def test_who_presses_second_finds_the_lobby_and_is_not_seated(house: House) -> None:
    old, table = await again(house, ANN, BO)
    found = await house.tables.rematch.open(old.id, BO, house.click())
    assert (found.table.id, found.opened) == (table.id, False)
    assert sitters(found.table) == [ANN.id, None]
    await house.tables.lobby.join(table.id, BO, house.click())
    await house.tables.lobby.start(table.id, ANN, house.click())
    await refused("error-occupied", house.tables.rematch.open(old.id, BO, house.click()))


async def test_the_same_press_twice_opens_one_lobby(house: House) -> None:
    old = await house.finish(await house.game(ANN, BO))
    one = await house.tables.rematch.open(old.id, BO, 4242)
    two = await house.tables.rematch.open(old.id, BO, 4242)
    assert (one.table.id, one.opened) == (two.table.id, two.opened)


async def test_who_would_rather_not_leaves_the_place_open(house: House) -> None:
    _, table = await again(house, ANN, BO, CEM, bots=1)
    after = await house.tables.lobby.leave(table.id, BO, house.click())
    assert (after.kept, after.seats[1].open) == ([2], True)
    assert sitters(await house.tables.lobby.join(table.id, DORA, house.click())) == [ANN.id, DORA.id, None, "random"]


async def test_places_are_kept_also_when_whoever_opened_it_leaves(house: House) -> None:
    """The lobby would have closed with its last person, and the places promised to others with it."""
    _, table = await again(house, ANN, BO, CEM)
    after = await house.tables.lobby.leave(table.id, ANN, house.click())
    assert (after.in_lobby, after.kept, after.row.host_id) == (True, [0, 1], None)
    after = await house.tables.lobby.join(table.id, CEM, house.click())
    assert (sitters(after), after.row.host_id) == ([None, CEM.id], CEM.id)


async def test_a_rematch_to_which_nobody_came_closes_when_its_places_open(house: House) -> None:
    _, table = await again(house, ANN, BO, bots=1)
    await house.tables.lobby.leave(table.id, ANN, house.click())
    house.wait(DAY)
    await house.tables.clocks.run_due()
    assert (await house.tables.look.at(table.id)).row.phase == "cancelled"


async def test_the_host_opens_a_place_that_is_kept(house: House) -> None:
    _, table = await again(house, ANN, BO, CEM)
    after = await house.tables.lobby.remove(table.id, ANN, 1, house.click())
    assert (after.kept, sitters(after)) == ([2], [ANN.id, None, None])


async def test_a_place_kept_for_somebody_goes_with_the_person(house: House) -> None:
    _, table = await again(house, ANN, BO)
    async with house.tables.desk.change(table.id) as change:
        change.seats[1].choice = "a deck"
    await house.tables.herald.tell(table.id)
    edits = house.channel.of("lobby")[-1].edits
    assert (await house.tables.people.stored(BO.id))["invites"] == 1
    await house.tables.people.forget(BO.id)
    await house.tables.herald.tell(table.id)
    after = await house.tables.look.at(table.id)
    assert (after.seats[1].kept_id, after.seats[1].choice) == (None, "")
    assert house.channel.of("lobby")[-1].edits == edits + 1
    rows = await repo.invited(house.tables.database.reader, table.id)
    assert rows == []


async def test_an_objection_to_hints_is_of_one_lobby(house: House) -> None:
    """The host of the next may ask for them, and whoever sits there may object again."""
    lobby = await house.lobby(ANN, BO)
    await house.tables.lobby.refuse_hints(lobby.id, BO, house.click())
    await house.tables.lobby.start(lobby.id, ANN, house.click())
    await house.news(lobby.id)
    old = await house.finish(await house.tables.look.at(lobby.id))
    table = (await house.tables.rematch.open(old.id, ANN, house.click())).table
    assert table.row.options[HINTS] == OFF
    on = await house.tables.lobby.set_option(table.id, ANN, HINTS, ON, house.click())
    assert on.row.options[HINTS] == ON
