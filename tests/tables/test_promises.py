"""Promises of two seats: who may read them, who agrees, and that nobody else can see that they are there."""

from __future__ import annotations

import pytest

from bot.tables.model import Person, Snapshot, TableError
from bot.tables.promises import MOST, WORDS
from tests.tables.house import ANN, BO, CEM, House


async def _write(house: House, table: Snapshot, by: Person, to: Person, words: str, *, everyone: bool = False) -> None:
    seat = table.seat_of(to.id)
    assert seat is not None
    await house.tables.promises.write(table.id, by, seat, words, house.click(), everyone=everyone)


async def _read(house: House, table: Snapshot, who: Person | None) -> list[str]:
    seat = table.seat_of(who.id) if who is not None else None
    return [one.words for one in await house.tables.promises.seen_by(table, seat)]


async def test_TX7_a_promise_is_read_by_its_two_alone_also_when_agreed(house: House) -> None:
    table = await house.game(ANN, BO, CEM)
    await _write(house, table, ANN, BO, "  I stay out  ")
    for _ in range(2):
        assert await _read(house, table, ANN) == ["I stay out"]
        assert await _read(house, table, BO) == ["I stay out"]
        assert await _read(house, table, CEM) == []
        assert await _read(house, table, None) == []
        (one,) = await house.tables.promises.seen_by(table, table.seat_of(BO.id))
        await house.tables.promises.agree(table.id, BO, one.id)
    (one,) = await house.tables.promises.seen_by(table, table.seat_of(BO.id))
    assert one.agreed > 0


async def test_what_is_for_all_is_shown_once_both_have_agreed(house: House) -> None:
    table = await house.game(ANN, BO, CEM)
    await _write(house, table, ANN, BO, "for all", everyone=True)
    assert await _read(house, table, CEM) == []
    (one,) = await house.tables.promises.seen_by(table, table.seat_of(ANN.id))
    with pytest.raises(TableError, match="error-promise-gone"):
        await house.tables.promises.agree(table.id, ANN, one.id)
    with pytest.raises(TableError, match="error-promise-gone"):
        await house.tables.promises.agree(table.id, CEM, one.id)
    await house.tables.promises.agree(table.id, BO, one.id)
    assert await _read(house, table, CEM) == ["for all"]
    assert await _read(house, table, None) == ["for all"]


async def test_an_open_one_is_declined_or_taken_back_and_an_agreed_one_stays(house: House) -> None:
    table = await house.game(ANN, BO, CEM)
    for by in (ANN, BO):
        await _write(house, table, ANN, BO, "open")
        (one,) = await house.tables.promises.seen_by(table, table.seat_of(ANN.id))
        with pytest.raises(TableError, match="error-promise-gone"):
            await house.tables.promises.strike(table.id, CEM, one.id)
        await house.tables.promises.strike(table.id, by, one.id)
        assert await _read(house, table, ANN) == []
    await _write(house, table, ANN, BO, "agreed")
    (one,) = await house.tables.promises.seen_by(table, table.seat_of(ANN.id))
    await house.tables.promises.agree(table.id, BO, one.id)
    for by in (ANN, BO):
        with pytest.raises(TableError, match="error-promise-gone"):
            await house.tables.promises.strike(table.id, by, one.id)


async def test_what_cannot_be_promised_is_refused_and_keeps_nothing(house: House) -> None:
    table = await house.game(ANN, BO)
    with pytest.raises(TableError, match="error-promise-empty"):
        await _write(house, table, ANN, BO, " \n ")
    with pytest.raises(TableError, match="error-promise-partner"):
        await _write(house, table, ANN, ANN, "to myself")
    with pytest.raises(TableError, match="error-promise-partner"):
        await house.tables.promises.write(table.id, ANN, 9, "to nobody", house.click(), everyone=False)
    with pytest.raises(TableError, match="error-not-seated"):
        await _write(house, table, CEM, BO, "from outside")
    assert await _read(house, table, ANN) == []
    for number in range(MOST):
        await _write(house, table, ANN, BO, str(number) + "x" * 999)
    assert {len(words) for words in await _read(house, table, BO)} == {WORDS}
    with pytest.raises(TableError, match="error-promise-many"):
        await _write(house, table, ANN, BO, "one more")
    await _write(house, table, BO, ANN, "the other may")


async def test_nothing_of_a_promise_is_in_the_table_or_tells_that_it_is_there(house: House) -> None:
    table = await house.game(ANN, BO, CEM)
    told = list(house.changed)
    await _write(house, table, ANN, BO, "secret words")
    after = await house.tables.look.at(table.id)
    assert after.row == table.row
    assert house.changed == told
    assert "secret words" not in repr(await house.tables.play.log(table.id, None, 50))


async def test_a_repeated_press_writes_once(house: House) -> None:
    table = await house.game(ANN, BO)
    seat = table.seat_of(BO.id)
    assert seat is not None
    for _ in range(2):
        await house.tables.promises.write(table.id, ANN, seat, "once", 900, everyone=False)
    assert await _read(house, table, BO) == ["once"]


async def test_promises_go_with_the_person_who_wrote_them(house: House) -> None:
    table = await house.game(ANN, BO, CEM)
    await _write(house, table, BO, CEM, "mine")
    await _write(house, table, CEM, BO, "another's")
    assert (await house.tables.people.stored(BO.id))["promises"] == 1
    await house.tables.people.forget(BO.id)
    assert await _read(house, table, CEM) == ["another's"]
