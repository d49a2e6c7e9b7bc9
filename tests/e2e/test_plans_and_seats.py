"""A plan is its person's: whoever takes the seat over never sees or plays it (asynchronous L5, C7, X5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.plans import Kept, kept_at
from tests.e2e.house import EN, House, action, find, house
from tests.e2e.test_absent import SHORT, board_of, gone
from tests.e2e.test_plans import keeps, made, moves, planned_entries
from tests.simulated import Person

pytestmark = pytest.mark.e2e


async def an_absent_persons_plan(at: House) -> tuple[Person, Person, int]:
    """Who is absent has planned a turn, which does not count as being back: who that is, the other one, the seat."""
    first, other, _ = await gone(at, SHORT)
    while (await at.awaited()) is first:
        await at.world.pass_time(3600)
    seat = (await at.table()).seat_of(first.id)
    assert seat is not None
    await keeps(first, (await made(at, first))[1])
    assert kept_at(await at.table())[seat].live is not None
    assert seat in (await at.table()).row.absences
    return first, other, seat


@pytest.mark.parametrize("waits", [False, True])
async def test_whoever_takes_the_seat_over_has_no_plan_and_none_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, waits: bool
) -> None:
    """Before the turn it was made for, and while it waits to be played in that turn."""
    async with house(tmp_path, monkeypatch) as at:
        first, other, seat = await an_absent_persons_plan(at)
        if waits:
            await moves(at, other)
            live = kept_at(await at.table())[seat].live
            assert live is not None
            assert live.due > at.world.now()
        await at.ada.press(board_of(at), id=action(board_of(at), "take-over"))
        table = await at.table()
        assert table.seats[seat].user_id == at.ada.id
        assert kept_at(table).get(seat, Kept()) == Kept()
        if not waits:
            await moves(at, other)
        last = (await at.table()).row.last
        await at.world.pass_time(2 * 3600)
        await at.restart()
        assert (await at.table()).row.last == last, "nothing is played for who has planned nothing"
        assert await planned_entries(at) == 0
        assert (await at.awaited()) is at.ada
        panel = (await at.my_move(at.ada)).message
        assert find(panel, "intended") is None
        assert EN("plans-offered-line") not in panel.text
        await moves(at, at.ada)
        own = await keeps(at.ada, (await made(at, at.ada))[1])
        assert EN("plans-way-line", number=1) in own.text, "the seat's plans are the new person's"
        assert EN("plans-way-line", number=2) not in own.text
        assert first.id not in [row.user_id for row in (await at.table()).seats]
