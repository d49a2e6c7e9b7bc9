"""What somebody has stored for a secondary ability, at a table with a pace: it is told to nobody, and answers at a time
that the table draws for everybody who is asked (twilight_imperium 29.2 US5, 29.4)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.twilight_imperium.figures import TRADE
from bot.games.twilight_imperium.light import LIGHT
from bot.hours.paces import DAILY
from bot.tables.model import Snapshot
from tests.games.twilight_imperium.board import Board
from tests.tables.house import ANN, BO, CEM, House

LEAST, MOST = DAILY.least, DAILY.most
PEOPLE = (ANN, BO, CEM)


async def thinking(house: House) -> Snapshot:
    """Ann thinks about her turn and has Trade; nobody has commodities."""
    options = {"table-pace": "daily", "secondaries": "strict", **LIGHT}
    table = await house.lobby(*PEOPLE, game="twilight_imperium", **options)
    await house.tables.lobby.start(table.id, ANN, house.click())
    await house.news(table.id)
    board = Board("sol", "letnev", "hacan", options=options)
    board[0].cards, board[1].cards, board[2].cards = {TRADE: True}, {6: True}, {7: True}
    board.state.common = dict.fromkeys((1, 2, 3, 4, 8), 0)
    async with house.tables.desk.change(table.id) as change:
        change.row.state = board.begin().match.save().decode()
        await change.attend(board.match)
    await house.news(table.id)
    return await house.tables.look.at(table.id)


async def answered(house: House, table: Snapshot, seat: int, slot: str, answer: Any) -> Snapshot:
    table = await house.tables.look.at(table.id)
    question = next(one for one in table.match.asked(seat) if one.slot == slot)
    await house.tables.play.answer(table.id, PEOPLE[seat], table.row.epoch, question.no, answer, house.click())
    await house.news(table.id)
    return await house.tables.look.at(table.id)


async def trade(house: House, table: Snapshot) -> Snapshot:
    table = await answered(house, table, 0, "twilight_imperium-turn", {"action": f"c:{TRADE}"})
    return await answered(house, table, 0, "twilight_imperium-free-trade", [])


@pytest.mark.parametrize("stored", [[], ["decline-5"]], ids=["nothing", "stored"])
async def test_it_answers_at_its_time_and_until_then_nobody_is_told(house: House, stored: list[str]) -> None:
    table = await thinking(house)
    revision, written = table.row.revision, len(house.channel.messages)
    table = await answered(house, table, 2, "secondaries", stored)
    assert (table.row.revision, len(house.channel.messages)) == (revision, written)
    table = await trade(house, table)
    assert table.match.awaited() == (1, 2)
    house.wait(LEAST - 1)
    await house.tables.clocks.run_due()
    assert (await house.tables.look.at(table.id)).match.awaited() == (1, 2)
    house.wait(MOST + 1 - LEAST)
    await house.tables.clocks.run_due()
    await house.news(table.id)
    table = await house.tables.look.at(table.id)
    assert table.match.awaited() == ((1,) if stored else (1, 2))
    assert table.match.timers() == (), "everybody's time comes once"
    table = await answered(house, table, 1, "secondary-5", {"what": "decline"})
    assert table.match.awaited() == ((1,) if stored else (2,)), "and then the next turn begins"
