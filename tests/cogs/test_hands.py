"""Seats that change hands: everybody is told which, and whose it was."""

from __future__ import annotations

import pytest

from bot.tables.model import Person
from cogs.panels.board import just_now, public_reader
from tests.cogs.stage import Stage

ANN, BO, CEM = Person(1, "Ann", "en-US"), Person(2, "보라", "ko"), Person(3, "Cem", "en-GB")

pytestmark = pytest.mark.usefixtures("undrawn")


async def told(on_stage: Stage, table_id: int) -> str:
    table = await on_stage.tables.look.at(table_id)
    return just_now(public_reader(table), table, await on_stage.tables.play.log(table.id, None, 12))


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_a_bot_that_plays_on_plays_for_somebody(on_stage: Stage, language: str) -> None:
    """*A bot plays this seat now* did not say which, nor whose it is."""
    table = await on_stage.open(ANN, BO, CEM, language=language)
    seat = table.seat_of(CEM.id)
    assert seat is not None
    await on_stage.tables.seating.hand_over(table.id, CEM, seat, "easy", on_stage.click())
    line = await told(on_stage, table.id)
    assert "Cem" in line
    assert "ABC"[seat] in line.split("Cem")[1]
    await on_stage.tables.seating.take_back(table.id, CEM, on_stage.click())
    line = await told(on_stage, table.id)
    assert "Cem" in line
    assert "ABC"[seat] in line.split("Cem")[1]


async def test_the_seat_of_who_resigned_is_named_by_its_letter(on_stage: Stage) -> None:
    """Who resigned has no seat to come back to, so nothing keeps the name beside it."""
    table = await on_stage.open(ANN, BO, CEM, language="en")
    seat = table.seat_of(CEM.id)
    assert seat is not None
    await on_stage.tables.seating.resign(table.id, CEM, on_stage.click())
    assert f"seat {'ABC'[seat]}" in await told(on_stage, table.id)
