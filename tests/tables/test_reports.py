"""Problems that people report: where, when and their words; nothing hidden, and not too many."""

from __future__ import annotations

from typing import Any

import pytest
import structlog

from bot.store import reports as store
from bot.store.rows import ReportRow
from bot.tables.model import DAY, TableError
from bot.tables.reports import LENGTH, MOST, SIGNS, WORDS
from tests.tables.house import ANN, BO, CEM, House, moved_and_ordered


async def kept(house: House) -> list[ReportRow]:
    return await store.reports(house.tables.database.reader)


async def test_a_report_says_table_move_and_version_and_gives_a_reference(house: House) -> None:
    table = await house.game(ANN, BO)
    await house.turn(table)
    with structlog.testing.capture_logs() as logged:
        reference = await house.tables.reports.make(table.id, BO, "  the board hung\nfor an hour ", house.click())
    (row,) = await kept(house)
    moves = await house.tables.play.log(table.id, None, 1)
    assert (row.reference, row.table_id, row.move, row.version) == (reference, table.id, moves[-1].no, "test")
    assert row.words == "the board hung\nfor an hour"
    assert len(reference) == LENGTH
    assert set(reference) <= set(SIGNS)
    (line,) = [one for one in logged if one["event"] == "problem reported"]
    assert line["log_level"] == "warning"
    assert (line["reference"], line["table"], line["move"]) == (reference, table.id, row.move)
    assert "hung" not in repr(line)
    assert str(BO.id) not in (str(value) for value in line.values())


async def test_where_a_report_says_the_game_stands_does_not_count_secret_answers(house: House) -> None:
    """Whoever hosts the bot may play: a standing order of another must not show in the number of the move."""
    before, person, _ = await moved_and_ordered(house)
    await house.tables.reports.make(before.id, person, "after an order", house.click())
    (row,) = await kept(house)
    lines = await house.tables.play.log(before.id, None, 1)
    table = await house.tables.look.at(before.id)
    assert row.move == lines[-1].no
    assert row.move < table.row.last
    stored: dict[str, Any] = {name: getattr(row, name) for name in ReportRow.__struct_fields__}
    assert table.row.secret not in repr(stored)
    assert set(stored) == {
        "id", "reference", "user_id", "table_id", "move", "epoch", "version", "words", "at",
    }  # fmt: skip


async def test_three_reports_a_day_are_taken(house: House) -> None:
    table = await house.lobby(ANN, BO)
    for number in range(MOST):
        await house.tables.reports.make(table.id, ANN, f"report {number}", house.click())
    with pytest.raises(TableError, match="error-report-often"):
        await house.tables.reports.make(table.id, ANN, "one more", house.click())
    assert len(await kept(house)) == MOST
    await house.tables.reports.make(table.id, BO, "somebody else", house.click())
    house.wait(DAY)
    await house.tables.reports.make(table.id, ANN, "the next day", house.click())
    assert len(await kept(house)) == MOST + 2


async def test_a_form_sent_twice_is_one_report(house: House) -> None:
    table = await house.lobby(ANN, BO)
    first = await house.tables.reports.make(table.id, ANN, "twice", 900)
    assert await house.tables.reports.make(table.id, ANN, "twice", 900) == first
    assert len(await kept(house)) == 1


async def test_nothing_said_is_no_report_and_a_novel_is_cut(house: House) -> None:
    table = await house.lobby(ANN, BO)
    with pytest.raises(TableError, match="error-report-empty"):
        await house.tables.reports.make(table.id, ANN, " \n ", house.click())
    assert await kept(house) == []
    await house.tables.reports.make(table.id, ANN, "x" * 5000, house.click())
    assert len((await kept(house))[0].words) == WORDS


async def test_reports_go_with_the_person_who_made_them(house: House) -> None:
    table = await house.lobby(ANN, BO, CEM)
    await house.tables.reports.make(table.id, BO, "mine", house.click())
    await house.tables.reports.make(table.id, CEM, "another's", house.click())
    assert (await house.tables.people.stored(BO.id))["reports"] == 1
    await house.tables.people.forget(BO.id)
    assert [row.words for row in await kept(house)] == ["another's"]
