"""Who waits in a lobby is told once when somebody sits down."""

from __future__ import annotations

import pytest

from bot.tables.model import TableError
from bot.tables.waiting import CALLED
from cogs.panels.notices import Notice, notice
from tests.tables.house import ANN, BO, CEM, DORA, House


async def calls(house: House, table_id: int) -> list[tuple[str, list[int]]]:
    """What the channel is told next, with who is called: notices as Discord would get them."""
    told: list[tuple[str, list[int]]] = []
    post = house.channel.post_notice

    async def heard(table: object, kind: str, body: object, nonce: int, *more: object) -> None:
        made: Notice | None = notice(table, kind, body)  # type: ignore[arg-type]
        if made is not None:
            told.append((kind, sorted(made.mentions)))
        await post(table, kind, body, nonce, *more)  # type: ignore[arg-type]

    house.channel.post_notice = heard  # type: ignore[method-assign]
    try:
        await house.news(table_id)
    finally:
        house.channel.post_notice = post  # type: ignore[method-assign]
    return told


async def test_those_who_asked_are_called_once_by_one_notice(house: House) -> None:
    table = await house.lobby(ANN, BO)
    await house.news(table.id)
    for person in (ANN, BO):
        assert await house.tables.waiting.ask(table.id, person, house.click())
    assert await calls(house, table.id) == []
    await house.tables.lobby.join(table.id, CEM, house.click())
    assert await calls(house, table.id) == [("sat", [ANN.id, BO.id])]
    await house.tables.lobby.join(table.id, DORA, house.click())
    assert await calls(house, table.id) == []
    assert not any(seat.tell for seat in (await house.tables.look.at(table.id)).seats)


async def test_nobody_who_did_not_ask_is_called(house: House) -> None:
    table = await house.lobby(ANN, BO)
    await house.tables.waiting.ask(table.id, BO, house.click())
    await house.tables.lobby.join(table.id, CEM, house.click())
    assert await calls(house, table.id) == [("sat", [BO.id])]


async def test_a_bot_is_no_company_and_the_wish_stays(house: House) -> None:
    table = await house.lobby(ANN)
    await house.tables.waiting.ask(table.id, ANN, house.click())
    await house.tables.lobby.add_bot(table.id, ANN, "easy", house.click())
    assert await calls(house, table.id) == []
    await house.tables.lobby.join(table.id, BO, house.click())
    assert await calls(house, table.id) == [("sat", [ANN.id])]


async def test_a_second_press_takes_the_wish_back_and_a_repeated_one_does_not(house: House) -> None:
    table = await house.lobby(ANN)
    assert await house.tables.waiting.ask(table.id, ANN, 700)
    assert await house.tables.waiting.ask(table.id, ANN, 700)
    assert not await house.tables.waiting.ask(table.id, ANN, 701)
    await house.tables.lobby.join(table.id, BO, house.click())
    assert await calls(house, table.id) == []


async def test_who_leaves_takes_the_wish_along_and_is_not_called_for_oneself(house: House) -> None:
    table = await house.lobby(ANN, BO)
    await house.tables.waiting.ask(table.id, BO, house.click())
    await house.tables.lobby.leave(table.id, BO, house.click())
    await house.tables.lobby.join(table.id, BO, house.click())
    assert await calls(house, table.id) == []


async def test_who_leaves_before_the_notice_is_said_is_not_called(house: House) -> None:
    table = await house.lobby(ANN, BO)
    for person in (ANN, BO):
        await house.tables.waiting.ask(table.id, person, house.click())
    await house.tables.lobby.join(table.id, CEM, house.click())
    await house.tables.lobby.leave(table.id, ANN, house.click())
    assert await calls(house, table.id) == [("sat", [BO.id])]


async def test_a_forgotten_person_is_not_called(house: House) -> None:
    table = await house.lobby(ANN, BO)
    await house.tables.waiting.ask(table.id, BO, house.click())
    await house.tables.people.forget(BO.id)
    await house.tables.lobby.join(table.id, CEM, house.click())
    assert await calls(house, table.id) == []


async def test_only_those_who_sit_there_can_ask_and_only_in_a_lobby(house: House) -> None:
    table = await house.lobby(ANN, BO)
    with pytest.raises(TableError, match="error-not-joined"):
        await house.tables.waiting.ask(table.id, CEM, house.click())
    await house.tables.lobby.start(table.id, ANN, house.click())
    with pytest.raises(TableError, match="error-already-started"):
        await house.tables.waiting.ask(table.id, ANN, house.click())


async def test_a_wish_is_no_news_to_the_channel(house: House) -> None:
    table = await house.lobby(ANN, BO)
    await house.news(table.id)
    before = [(one.kind, one.text, one.edits) for one in house.channel.messages.values()]
    revision = (await house.tables.look.at(table.id)).row.revision
    await house.tables.waiting.ask(table.id, BO, house.click())
    assert (await house.tables.look.at(table.id)).row.revision == revision
    await house.news(table.id)
    assert [(one.kind, one.text, one.edits) for one in house.channel.messages.values()] == before


async def test_a_wish_survives_until_the_channel_can_be_written_to(house: House) -> None:
    from bot.tables.presenter import TryLater

    table = await house.lobby(ANN, BO)
    await house.news(table.id)
    await house.tables.waiting.ask(table.id, BO, house.click())
    await house.tables.lobby.join(table.id, CEM, house.click())
    house.channel.trouble.extend([TryLater(5), TryLater(5)])
    await house.news(table.id)
    assert any(seat.tell == CALLED for seat in (await house.tables.look.at(table.id)).seats)
    house.wait(10)
    assert ("sat", [BO.id]) in await calls(house, table.id)
