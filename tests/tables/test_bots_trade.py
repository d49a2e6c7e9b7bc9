"""A bot at a table answers what people offer it."""

from __future__ import annotations

import pytest

from bot.core.bots import next_question
from bot.core.streams import Stream
from bot.games.twilight_imperium.bots import easy
from bot.games.twilight_imperium.light import LIGHT
from bot.tables.model import Snapshot
from tests.tables.house import ANN, House


async def offered(house: House, give: dict[str, int], take: dict[str, int]) -> Snapshot:
    """A table on which Ann has offered something to the bot at the next seat, until it is withdrawn."""
    table = await house.lobby(ANN, game="twilight_imperium", **LIGHT)
    for _ in range(2):
        await house.tables.lobby.add_bot(table.id, ANN, "easy", house.click())
    await house.tables.lobby.start(table.id, ANN, house.click())
    await house.news(table.id)
    while True:
        table = await house.tables.look.at(table.id)
        offers = [question for question in table.match.asked(0) if question.slot == "offer"]
        if table.match.play.board.turn == 0 and offers:
            break
        question = next_question(table.match, 0)
        assert question is not None
        choice = easy.plan(table.match.resample(0, Stream.of("ann")), 0, question, Stream.of("ann"))
        await house.tables.play.answer(table.id, ANN, table.row.epoch, question.no, choice, house.click())
        await house.news(table.id)
    async with house.tables.desk.change(table.id) as change:
        match = change.match()
        for player in match.play.board.players:
            player.goods = player.commodities = 3
        change.row.state = match.save().decode()
    table = await house.tables.look.at(table.id)
    (question,) = [question for question in table.match.asked(0) if question.slot == "offer"]
    answer = {"partner": "seat-1", "give": give, "take": take, "until": "kept"}
    await house.tables.play.answer(table.id, ANN, table.row.epoch, question.no, answer, house.click())
    assert len((await house.tables.look.at(table.id)).match.play.state.proposals) == 1
    await house.news(table.id)
    return await house.tables.look.at(table.id)


@pytest.mark.parametrize(("give", "agreed"), [({"goods": 3}, True), ({"commodities": 1}, False)])
async def test_who_offers_a_bot_something_gets_an_answer(house: House, give: dict[str, int], agreed: bool) -> None:
    table = await offered(house, give, {"goods": 2})
    board = table.match.play.board
    traded = board.players[0].goods + board.players[0].commodities == 6 - sum(give.values()) + 2
    waiting = [one for one in table.match.play.state.proposals if not one.content.get("agreed")]
    accepted = traded or any(one.content.get("agreed") for one in table.match.play.state.proposals)
    assert not waiting
    assert accepted == agreed
    assert table.awaited == (0,)
