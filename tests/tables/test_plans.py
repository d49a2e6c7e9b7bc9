"""Turns that are planned: when they are played, what they rest on, when they die (asynchronous L1 to L5, X2)."""

from __future__ import annotations

import pytest

from bot.hours.paces import DAILY
from bot.store import repository as repo
from bot.tables.model import Person, Snapshot
from tests.tables.house import ANN, BO, House
from tests.tables.paced import begun, now, who
from tests.tables.planned import FAR, digs, kept, plans, played, waits

pytestmark = pytest.mark.usefixtures("same_games")


async def opened(house: House, **options: str) -> tuple[Snapshot, int, Person, Person]:
    """A match of two at pace `daily`: the table, the seat that is not awaited, who plays it, who is awaited."""
    table = await begun(house, ANN, BO, **options)
    (first,) = table.awaited
    return table, 1 - first, who(table, 1 - first), who(table, first)


async def test_a_plan_is_played_in_its_turn_after_the_least_time_of_a_call_and_is_told(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    choices = await plans(house, table, mine)
    assert choices
    table = await digs(house, table, 1 - seat)
    assert table.awaited == (seat,)
    (due,) = await waits(house, table)
    assert DAILY.least <= due - house.now <= DAILY.most
    house.wait(due - house.now - 1)
    await house.tables.clocks.run_due()
    assert (await now(house, table)).row.last == table.row.last
    house.wait(1)
    await house.tables.clocks.run_due()
    after = await now(house, table)
    assert len(await played(house, table, seat)) == len(choices)
    assert after.awaited != (seat,)
    keys = [line.event.key for line in await house.tables.play.log(table.id, None, 50)]
    assert keys.count("tables-as-planned") == 1
    units = {row.unit for row in await repo.entries(house.tables.database.reader, table.id, table.row.last + 1)}
    assert len(units) == 1, "one undo unit"


async def test_who_moves_by_hand_in_the_wait_has_no_plan_any_more(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    await plans(house, table, mine)
    table = await digs(house, table, 1 - seat)
    assert await waits(house, table)
    await digs(house, table, seat, most=1)
    assert (await kept(house, table, seat)).live is None
    assert await waits(house, table) == []


async def test_making_a_plan_changes_nothing_that_others_see_or_count(house: House) -> None:
    table, _, mine, other = await opened(house)
    house.changed.clear()
    before = await now(house, table)
    rows = await repo.entries(house.tables.database.reader, table.id)
    theirs = await house.tables.play.panel(table.id, other)
    await plans(house, table, mine)
    after = await now(house, table)
    assert after.row == before.row
    assert house.changed == []
    assert await repo.entries(house.tables.database.reader, table.id) == rows
    again = await house.tables.play.panel(table.id, other)
    assert again.facts == theirs.facts
    assert again.may_undo == theirs.may_undo


async def test_an_undo_within_the_wait_never_sees_the_plan(house: House) -> None:
    """Peeking (X2): B moves, A has a plan, B takes back within the wait and moves again."""
    table, seat, mine, other = await opened(house)
    await plans(house, table, mine)
    moved = await digs(house, table, 1 - seat)
    (due,) = await waits(house, moved)
    house.wait((due - house.now) // 2)
    await house.tables.undo.ask(table.id, other, house.click())
    back = await now(house, table)
    assert back.awaited == (1 - seat,), "free: nobody had answered"
    assert await waits(house, table) == []
    assert await played(house, table, seat) == []
    assert (await kept(house, table, seat)).live is not None
    house.wait(DAILY.most)
    await house.tables.clocks.run_due()
    assert await played(house, table, seat) == []
    await digs(house, back, 1 - seat, at=2)
    assert len(await waits(house, table)) == 1


async def test_an_undo_behind_a_played_plan_asks_its_owner_and_puts_it_back_as_a_plan(house: House) -> None:
    table, seat, mine, other = await opened(house)
    choices = await plans(house, table, mine)
    moved = await digs(house, table, 1 - seat)
    house.wait(DAILY.most)
    await house.tables.clocks.run_due()
    assert len(await played(house, table, seat)) == len(choices)
    asked = await house.tables.undo.ask(table.id, other, house.click())
    assert asked.row.ballot.voters == [seat], "after it was played nothing is free"
    await house.tables.ballots.vote(table.id, mine, "undo", True, house.click())
    back = await now(house, table)
    assert back.awaited == (1 - seat,)
    live = (await kept(house, table, seat)).live
    assert live is not None
    assert live.returned
    newest = (await house.tables.play.log(table.id, 1 - seat, 1))[-1]
    assert newest.event.key == "tables-undone", "nobody else is told that it is a plan again"
    await digs(house, back, 1 - seat)
    assert len(await waits(house, table)) == 1
    assert moved.row.epoch < back.row.epoch


async def test_who_takes_back_the_own_planned_turn_finds_it_on_offer_and_not_played_again(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    choices = await plans(house, table, mine)
    await digs(house, table, 1 - seat)
    house.wait(DAILY.most)
    await house.tables.clocks.run_due()
    await house.tables.undo.ask(table.id, mine, house.click())
    table = await now(house, table)
    assert table.awaited == (seat,)
    live = (await kept(house, table, seat)).live
    assert live is not None
    assert live.offered is not None
    assert [one.answer for one in live.offered.answers] == choices
    assert await waits(house, table) == []


async def test_an_undo_behind_the_making_of_a_plan_takes_it_away(house: House) -> None:
    table, seat, mine, other = await opened(house)
    table = await digs(house, table, 1 - seat, most=1)
    if table.awaited == (1 - seat,):
        await plans(house, table, mine)
    else:
        pytest.fail("the turn was over with one answer")
    assert (await kept(house, table, seat)).live is not None
    await house.tables.undo.ask(table.id, other, house.click())
    assert (await kept(house, table, seat)).live is None


async def test_a_plan_goes_with_a_change_of_seat(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    await plans(house, table, mine)
    await house.tables.seating.hand_over(table.id, mine, seat, "easy", house.click())
    rows = await house.tables.database.reader.execute_fetchall("SELECT * FROM plans")
    assert list(rows) == []
    await house.tables.seating.take_back(table.id, mine, house.click())
    assert (await kept(house, table, seat)).live is None


async def test_without_a_pace_a_plan_is_played_at_once(house: House) -> None:
    table, seat, mine, _ = await opened(house, **{"table-pace": "none"})
    choices = await plans(house, table, mine)
    await digs(house, table, 1 - seat)
    await house.tables.clocks.run_due()
    assert len(await played(house, table, seat)) == len(choices)


async def test_nothing_is_played_as_planned_for_who_is_overdue(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    await plans(house, table, mine)
    await digs(house, table, 1 - seat)
    async with house.tables.desk.change(table.id) as change:
        change.row.running.runs[seat].late = True
    house.wait(DAILY.most)
    await house.tables.clocks.run_due()
    assert await played(house, table, seat) == []
    assert (await kept(house, table, seat)).live is None


async def test_three_alternatives_are_kept_and_no_more(house: House) -> None:
    table, seat, mine, _ = await opened(house)
    for at in (FAR, FAR - 1, FAR - 2):
        await plans(house, table, mine, at=at)
    live = (await kept(house, table, seat)).live
    assert live is not None
    assert len(live.alternatives) == 3
    with pytest.raises(Exception, match="plans-most"):
        await plans(house, table, mine)
