"""Threads of two: they belong to people, so whoever takes a seat over finds none of what was said before."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium.light import LIGHT
from bot.tables.model import Person, TableError
from tests.tables.house import ANN, BO, CEM, House


async def test_a_thread_belongs_to_two_people_whoever_asks(house: House) -> None:
    table = await house.game(ANN, BO, CEM, game="twilight_imperium", **LIGHT)
    talks = house.tables.talks
    assert await talks.thread_of(table, ANN.id, BO.id) == 0
    await talks.keep(table, BO.id, ANN.id, 77)
    assert await talks.thread_of(table, ANN.id, BO.id) == await talks.thread_of(table, BO.id, ANN.id) == 77
    assert await talks.thread_of(table, ANN.id, CEM.id) == 0
    await talks.keep(table, ANN.id, BO.id, 78)
    assert await talks.thread_of(table, ANN.id, BO.id) == 78, "the former is gone"


async def test_whom_one_can_talk_to(house: House) -> None:
    table = await house.game(ANN, BO, CEM, game="twilight_imperium", **LIGHT)
    talks = house.tables.talks
    seat = table.seat_of(BO.id)
    assert seat is not None
    assert talks.partner(table, ANN, seat) == BO.id
    for by, to, why in (
        (BO, seat, "error-talk-partner"),
        (ANN, 9, "error-talk-partner"),
        (ANN, -1, "error-talk-partner"),
        (Person(99, "Zoe"), seat, "error-not-seated"),
    ):
        with pytest.raises(TableError, match=why):
            talks.partner(table, by, to)


async def test_a_game_without_bargains_knows_no_talk(house: House) -> None:
    table = await house.game(ANN, BO)
    assert house.channel.of("talk") == []
    with pytest.raises(TableError, match="error-unknown-button"):
        house.tables.talks.partner(table, ANN, 1)


async def test_the_thread_goes_with_either_of_the_two(house: House) -> None:
    table = await house.game(ANN, BO, CEM, game="twilight_imperium", **LIGHT)
    await house.tables.talks.keep(table, ANN.id, BO.id, 77)
    assert (await house.tables.people.stored(BO.id))["talks"] == 1
    await house.tables.people.forget(BO.id)
    assert await house.tables.talks.thread_of(table, ANN.id, BO.id) == 0


async def test_the_thread_of_everybody_is_opened_once_and_kept_with_the_board(house: House) -> None:
    table = await house.game(ANN, BO, CEM, game="twilight_imperium", **LIGHT)
    await house.tables.herald.tell(table.id)
    (opened,) = house.channel.of("talk")
    again = await house.tables.look.at(table.id)
    assert again.row.board.talk
    assert house.channel.messages[again.row.board.talk] is opened
    assert again.row.board.message > again.row.board.talk, "the board stands below it"
