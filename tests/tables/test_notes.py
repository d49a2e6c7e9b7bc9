"""Notes are for who wrote them alone: not for the table, not for the seat, not for an export (asynchronous P8)."""

from __future__ import annotations

import json

import pytest

from bot.store import repository as repo
from bot.tables.export import export
from bot.tables.model import Snapshot, TableError
from bot.tables.notes import WORDS
from tests.tables.house import ANN, BO, CEM, House

SECRET = "Bo wants B and C, surely"


async def kept(house: House) -> list[tuple[object, ...]]:
    rows = await house.tables.database.reader.execute_fetchall("SELECT user_id, words FROM notes ORDER BY user_id")
    return [tuple(row) for row in rows]


async def test_notes_stand_in_the_own_panel_alone(house: House) -> None:
    table = await house.game(ANN, BO)
    await house.tables.notes.write(table.id, ANN, f"  {SECRET}\nand more ")
    assert (await house.tables.play.panel(table.id, ANN)).note == f"{SECRET}\nand more"
    assert (await house.tables.play.panel(table.id, BO)).note == ""
    assert await house.tables.notes.of(table.id, BO) == ""
    await house.tables.notes.write(table.id, ANN, SECRET)
    assert await kept(house) == [(ANN.id, SECRET)]


async def test_writing_changes_nothing_that_others_could_see(house: House) -> None:
    table = await house.game(ANN, BO)
    before, panel = await house.tables.look.at(table.id), await house.tables.play.panel(table.id, BO)
    house.changed.clear()
    await house.tables.notes.write(table.id, ANN, SECRET)
    after = await house.tables.look.at(table.id)
    assert house.changed == []
    assert (after.row, after.seats, after.drafts) == (before.row, before.seats, before.drafts)
    assert (await house.tables.play.panel(table.id, BO)).facts == panel.facts


async def test_they_are_in_no_log_no_frame_and_no_export(house: House) -> None:
    table = await house.game(ANN, BO)
    await house.tables.notes.write(table.id, ANN, SECRET)
    table = await house.finish(await house.turn(table))
    assert SECRET not in json.dumps(await export(house.tables.desk, table.id))
    desk = house.tables.desk
    for entry in await repo.entries(desk.database.reader, table.id):
        assert SECRET not in entry.body
        assert SECRET.encode() not in await desk.frames.unpack(desk.database.reader, table.id, entry.no)
    assert await house.tables.notes.of(table.id, ANN) == SECRET, "whoever wrote them reads them after the end too"


async def handed_over(house: House) -> tuple[Snapshot, int]:
    """A match in which Ann has written notes and has handed the seat to a bot: the table and the seat."""
    table = await house.game(ANN, BO)
    await house.tables.notes.write(table.id, ANN, SECRET)
    seat = table.seat_of(ANN.id)
    assert seat is not None
    await house.tables.seating.hand_over(table.id, ANN, seat, "easy", house.click())
    return table, seat


async def test_they_are_not_handed_over_with_the_seat(house: House) -> None:
    table, seat = await handed_over(house)
    with pytest.raises(TableError, match="error-not-seated"):
        await house.tables.notes.of(table.id, ANN)
    async with house.tables.desk.change(table.id) as change:
        await repo.meet(change.connection, CEM.id, CEM.name, CEM.locale)
        change.seats[seat].user_id, change.seats[seat].bot = CEM.id, ""
    assert (await house.tables.play.panel(table.id, CEM)).note == ""
    await house.tables.notes.write(table.id, CEM, "mine")
    assert await kept(house) == [(ANN.id, SECRET), (CEM.id, "mine")]


async def test_whoever_takes_the_seat_back_finds_them(house: House) -> None:
    table, _ = await handed_over(house)
    await house.tables.seating.take_back(table.id, ANN, house.click())
    assert await house.tables.notes.of(table.id, ANN) == SECRET


async def test_they_go_with_the_person(house: House) -> None:
    table = await house.game(ANN, BO)
    await house.tables.notes.write(table.id, ANN, SECRET)
    await house.tables.notes.write(table.id, BO, "too")
    assert (await house.tables.people.stored(ANN.id))["notes"] == 1
    await house.tables.people.forget(ANN.id)
    assert await kept(house) == [(BO.id, "too")]


@pytest.mark.parametrize("words", ["", "  \n "])
async def test_no_words_leave_nothing_behind(house: House, words: str) -> None:
    table = await house.game(ANN, BO)
    await house.tables.notes.write(table.id, ANN, SECRET)
    await house.tables.notes.write(table.id, ANN, words)
    assert await kept(house) == []


async def test_too_many_words_change_nothing(house: House) -> None:
    table = await house.game(ANN, BO)
    await house.tables.notes.write(table.id, ANN, SECRET)
    with pytest.raises(TableError, match="error-note-long"):
        await house.tables.notes.write(table.id, ANN, "x" * (WORDS + 1))
    assert await kept(house) == [(ANN.id, SECRET)]


async def test_only_who_plays_writes(house: House) -> None:
    lobby = await house.lobby(ANN, BO)
    with pytest.raises(TableError, match="error-not-started"):
        await house.tables.notes.write(lobby.id, ANN, SECRET)
    with pytest.raises(TableError, match="error-not-seated"):
        await house.tables.notes.write(lobby.id, CEM, SECRET)
    assert await kept(house) == []
