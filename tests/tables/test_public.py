"""What everybody may know: complete, and untouched by what somebody does in secret."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from bot.core.bots import choose, next_question
from bot.core.streams import Stream
from bot.hours.allowances import Running, Ticking
from bot.store import repository as repo
from bot.store.rows import LOBBY, OPEN, Absence, Ballot, SeatRow, TableRow, Wait
from bot.tables import public
from bot.tables.model import Snapshot
from tests.tables.house import ANN, BO, CEM, PEOPLE, House

pytestmark = pytest.mark.usefixtures("same_games")

OTHERS: dict[str, Any] = {
    "phase": "paused",
    "channel_id": 7,
    "language": "ko",
    "host_id": 77,
    "restricted": 1,
    "epoch": 5,
    "waits": {0: Wait(5)},
    "offered": {0: OPEN},
    "ballot": Ballot("undo", 0, 1, [1], [], 9),
    "absences": {0: Absence(5)},
    "running": Running(runs={0: Ticking("1", 2, 3, 4)}),
    "options": {"variant": "hidden"},
}
OTHERS_OF_SEATS: dict[str, Any] = {
    "user_id": 77,
    "bot": "hard",
    "owner_id": 77,
    "resigned": 1,
    "choice": "a deck",
    "kept_id": 77,
    "kept_until": 8,
    "reserve": 60,
    "missed": 1,
    "lent": -1,
    "away_id": 77,
}


def test_every_column_is_told_or_is_not() -> None:
    """Who adds a column says which."""
    assert public.TOLD.isdisjoint(public.UNTOLD)
    assert set(TableRow.__struct_fields__) == public.TOLD | public.UNTOLD
    assert {*OTHERS, "state"} == public.TOLD
    assert public.TOLD_OF_SEATS.isdisjoint(public.UNTOLD_OF_SEATS)
    assert set(SeatRow.__struct_fields__) == public.TOLD_OF_SEATS | public.UNTOLD_OF_SEATS
    assert set(OTHERS_OF_SEATS) == public.TOLD_OF_SEATS


async def test_every_column_that_is_told_makes_a_difference_and_no_other(house: House) -> None:
    table = await house.lobby(ANN, BO)
    assert table.row.phase == LOBBY
    plain = public.of_table(table.row, table.seats)
    for name in TableRow.__struct_fields__:
        row = deepcopy(table.row)
        setattr(row, name, OTHERS.get(name, 12345))
        assert (public.of_table(row, table.seats) != plain) == (name in OTHERS), name
    for name in SeatRow.__struct_fields__:
        seats = deepcopy(table.seats)
        setattr(seats[1], name, OTHERS_OF_SEATS.get(name, 12345))
        assert (public.of_table(table.row, seats) != plain) == (name in OTHERS_OF_SEATS), name


async def called(house: House) -> Snapshot:
    """A game of three of THE DOME in an open call whose time is not over, everything told."""
    table = await house.lobby(ANN, BO, CEM, game="the_dome", traps="ask", **{"table-pace": "slow"})
    await house.tables.lobby.start(table.id, ANN, house.click())
    stream = Stream.of("called")
    for _ in range(2000):
        await house.tables.herald.tell(table.id)
        table = await house.tables.look.at(table.id)
        match = table.match
        waiting = [seat for seat in match.awaited() if next_question(match, seat) is not None]
        if match.timers() and waiting:
            return table
        if not waiting:
            due = await repo.next_due(house.tables.database.reader)
            assert due is not None
            house.wait(max(1, due - house.now))
            await house.tables.clocks.run_due()
            continue
        seat = waiting[0]
        question = next_question(match, seat)
        assert question is not None
        await given(house, table, seat, question.no, choose(match, seat, question, "easy", stream))
    raise AssertionError("nobody was called")


async def given(house: House, table: Snapshot, seat: int, no: int, choice: Any) -> Snapshot:
    """A seat's answer."""
    user = table.seats[seat].user_id
    assert user is not None
    done = await house.tables.play.answer(table.id, PEOPLE[user], table.row.epoch, no, choice, house.click())
    return done.table


async def closes(house: House, table: Snapshot) -> list[int]:
    """When the call's own time is over."""
    found = await repo.select(house.tables.database.reader, repo.TimerRow, "timers", "WHERE table_id = ?", table.id)
    return [timer.due for timer in found if timer.kind == "elapse" and timer.argument in table.match.timers()]


async def test_an_answer_given_in_secret_does_not_put_off_the_end_of_the_call(house: House) -> None:
    table = await called(house)
    due = await closes(house, table)
    assert len(due) == 1
    seat = next(seat for seat in table.awaited if next_question(table.match, seat) is not None)
    question = next_question(table.match, seat)
    assert question is not None
    house.wait(50)
    table = await given(house, table, seat, question.no, "pass")
    assert await closes(house, table) == due


@pytest.mark.parametrize("way", ["vote", "offer"])
async def test_an_answer_given_in_secret_ends_no_vote_and_no_offer(house: House, way: str) -> None:
    """That a request to undo lapsed, or an offered seat was taken from the board, told that somebody had answered."""
    table = await called(house)
    seat = next(seat for seat in table.awaited if next_question(table.match, seat) is not None)
    question = next_question(table.match, seat)
    assert question is not None
    asker = next(one for one in range(3) if one not in table.awaited)
    async with house.tables.desk.change(table.id) as change:
        if way == "vote":
            change.row.ballot = Ballot("undo", asker, 1, [one for one in range(3) if one != asker], [], house.now + 9)
        else:
            change.row.offered = {seat: "gone"}
    await house.tables.herald.tell(table.id)
    before = await house.tables.look.at(table.id)
    after = await given(house, before, seat, question.no, "pass")
    assert (after.row.ballot, after.row.offered) == (before.row.ballot, before.row.offered)
    assert after.row.revision == before.row.revision
    assert await repo.outbox(house.tables.database.reader, table.id, house.now) == []


async def test_an_order_of_who_is_awaited_does_not_begin_the_waiting_anew(house: House) -> None:
    table = await house.lobby(ANN, BO, game="project_mine")
    await house.tables.lobby.start(table.id, ANN, house.click())
    table = await house.tables.look.at(table.id)
    for _ in range(60):
        (seat,) = table.awaited[:1]
        order = next((one for one in table.match.asked(seat) if one.slot == "orders"), None)
        if order is not None:
            break
        table = (await house.move(table)).table
    else:
        raise AssertionError("no order can be given")
    waits = deepcopy(table.row.waits)
    house.wait(50)
    after = await given(house, table, seat, order.no, order.shape.options[0].id)  # type: ignore[union-attr]
    assert after.row.waits == waits


async def test_a_call_of_bots_alone_keeps_nobody_waiting(house: House) -> None:
    """Who is called and who is a bot is known to everybody: no silence has to be hidden."""
    table = await called(house)
    async with house.tables.desk.change(table.id) as change:
        for seat in table.awaited:
            change.seats[seat].user_id, change.seats[seat].bot = None, "easy"
        await repo.drop_timers(change.connection, table.id, "elapse")
        await change.attend(change.match())
    assert await closes(house, table) == [house.now]


@pytest.mark.parametrize("people", [1, 2])
async def test_who_plays_against_bots_alone_waits_for_no_silence(house: House, people: int) -> None:
    """Of several people a silence could tell something; one against bots would wait minutes on nobody (US2)."""
    table = await called(house)
    person = table.awaited[0]
    async with house.tables.desk.change(table.id) as change:
        others = [seat for seat in change.seats if seat.seat != person]
        for seat in others[people - 1 :]:
            seat.user_id, seat.bot = None, "easy"
        await repo.drop_timers(change.connection, table.id, "elapse")
        await change.attend(change.match())
    (due,) = await closes(house, table)
    assert (due == house.now) is (people == 1)
