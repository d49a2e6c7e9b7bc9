"""Clocks of a gathering that lies under an open call: votes stored before an agenda (asynchronous C3, C4, X3).

Who was gathered alone, without a card for the call above it, had no clock from the next answer on, and who came to the
gathering only after the call had none either: a table with such a person away stood still for good.
"""

from __future__ import annotations

import pytest

from bot.core.play import PACE
from bot.core.questions import CALLED
from bot.core.streams import Stream
from bot.games.twilight_imperium.flow.prevotes import PREVOTE
from bot.games.twilight_imperium.flow.votes import NOTHING
from bot.games.twilight_imperium.light import LIGHT
from bot.hours.weeks import HOUR
from bot.store import repository as repo
from bot.tables.model import Snapshot
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.senate import CARDS, before, convene
from tests.games.twilight_imperium.test_prevotes import passing
from tests.tables.house import ANN, BO, CEM, PEOPLE, House
from tests.tables.paced import begun, due, now

pytestmark = pytest.mark.usefixtures("same_games")


async def council(house: House, hands: dict[int, list[str]]) -> Snapshot:
    """Three people in the call of `AG_AFTER`, with their votes asked for below it."""
    board = passing(convene(before("mutiny", "mutiny", hands=hands, options={**CARDS, PACE: "daily"})), "AG_AFTER")
    return await at(house, board)


async def at(house: House, board: Board) -> Snapshot:
    """Three people in this position."""
    table = await begun(house, ANN, BO, CEM, game="twilight_imperium", **LIGHT)
    async with house.tables.desk.change(table.id) as change:
        change.row.state = board.match.save().decode()
        await change.attend(change.match())
    return await now(house, table)


async def says(house: House, table: Snapshot, seat: int, slot: str, choice: object) -> Snapshot:
    """A seat answers one of its questions."""
    question = next(one for one in table.match.asked(seat) if one.slot.startswith(slot) and one.blocking)
    user = table.seats[seat].user_id
    assert user is not None
    await house.tables.play.answer(table.id, PEOPLE[user], table.row.epoch, question.no, choice, house.click())
    return await now(house, table)


async def elapses(house: House, table: Snapshot) -> Snapshot:
    """The least time of the call that is open goes by."""
    house.wait(HOUR)
    await house.tables.clocks.run_due()
    return await now(house, table)


def unclocked(table: Snapshot) -> list[int]:
    """People who are waited for without a deadline."""
    return [seat for seat in table.awaited if table.seats[seat].user_id and seat not in table.row.running.runs]


async def test_C4_who_is_gathered_below_a_call_keeps_a_clock_whatever_is_answered(house: House) -> None:
    table = await council(house, {2: ["trade_rider"]})
    assert set(table.awaited) == {0, 1, 2}
    assert unclocked(table) == []
    deadlines = {seat: run.overdue for seat, run in table.row.running.runs.items()}
    for seat in (0, 2):
        table = await says(house, table, seat, PREVOTE, {"outcome": NOTHING})
        assert unclocked(table) == []
        assert {seat: run.overdue for seat, run in table.row.running.runs.items()} == deadlines, "nothing moves a clock"


async def test_C4_who_comes_to_a_gathering_after_the_call_above_it_has_a_clock(house: House) -> None:
    table = await council(house, {2: ["trade_rider"]})
    for seat in (0, 1):
        table = await says(house, table, seat, PREVOTE, {"outcome": NOTHING})
    table = await elapses(house, table)
    table = await says(house, table, 2, CALLED, "pass")
    table = await elapses(house, table)
    assert table.match.call() is None
    assert 2 in table.awaited
    assert unclocked(table) == []
    runs = table.row.running.runs
    assert len({run.overdue for run in runs.values() if run.call}) == 1, "one deadline for all"
    assert (runs[2].call, runs[2].overdue) in await due(house, table)


@pytest.mark.parametrize("hands", [{2: ["trade_rider"]}, {1: ["trade_rider"]}, {1: ["spy"], 2: ["trade_rider"]}])
@pytest.mark.parametrize("away", [0, 1, 2])
async def test_X3_no_agenda_stands_still_because_of_one_who_is_away(
    house: House, hands: dict[int, list[str]], away: int
) -> None:
    table = await council(house, hands)
    first = table.match.play.board.round
    stream = Stream.of("council", away, len(hands))
    for _ in range(24 * 8):
        house.wait(HOUR)
        await house.tables.clocks.run_due()
        for seat in range(3):
            table = await now(house, table)
            if table.level(seat):  # its turn is over, and a bot plays on
                await house.tables.robots.play(table.id)
                continue
            question = next((q for q in table.match.asked(seat) if q.blocking and not q.answered), None)
            if question is not None and seat != away:
                choice = "pass" if question.slot.startswith(CALLED) else table.match.sample(seat, question.no, stream)
                table = await says(house, table, seat, question.slot, choice)
            assert unclocked(await now(house, table)) == []
        if (await now(house, table)).match.play.board.round > first:
            return
    raise AssertionError("the agenda phase does not end")


async def test_C4_who_is_called_later_on_shares_the_deadline_and_has_a_twelfth_of_the_time(house: House) -> None:
    """TX4: by what changed hands somebody else is called by the call that is open (`Window.resumed`)."""
    board = convene(before("mutiny", hands={1: ["veto"]}, options={**CARDS, PACE: "daily"}))
    table = await at(house, board)
    assert table.awaited == (1,)
    house.wait(11 * HOUR + 59 * 60)
    async with house.tables.desk.change(table.id) as change:
        match = change.match()
        match.play.board.actions.remove("spy")
        match.play.board.players[2].hand.append("spy")
        window = match.play.state.agenda[-1]
        window.resumed(match.play)  # type: ignore[attr-defined]
        change.row.state = match.save().decode()
        await change.attend(change.match())
    table = await now(house, table)
    assert table.awaited == (1, 2)
    assert {run.overdue for run in table.row.running.runs.values()} == {house.now + HOUR}
    rows = await repo.select(house.tables.database.reader, repo.TimerRow, "timers", "WHERE table_id = ?", table.id)
    assert [row.due for row in rows if row.kind == "overdue"] == [house.now + HOUR]
