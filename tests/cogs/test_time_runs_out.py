"""*If time runs out* is said only where a clock runs that takes that answer: a call waits for everybody."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.bots import next_question
from bot.core.questions import default_token
from bot.core.windows import TIME
from bot.store import repository as repo
from bot.tables.model import Snapshot
from bot.text.catalogue import Voice
from cogs.panels.board import board
from cogs.panels.move.showing import panel_screen
from tests.cogs.stage import Stage
from tests.cogs.test_calls import Calls, person_of, waited

pytestmark = pytest.mark.usefixtures("undrawn")


async def texts_of(on_stage: Stage, table: Snapshot, seat: int) -> str:
    """What the move panel of a seat says."""
    visit = on_stage.visit(person_of(table, seat))
    return "\n".join((await panel_screen(visit, table.id)).texts)


def said(table: Snapshot, seat: int) -> str:
    """How the line begins in the language of who sits there."""
    person = person_of(table, seat)
    return Voice("ko" if person.locale == "ko" else "en")("panel-default-line", option="")


@pytest.mark.parametrize("pace", ["", "live"])
async def test_a_call_that_waits_for_everybody_does_not_threaten_with_time(on_stage: Stage, pace: str) -> None:
    at = Calls(on_stage)
    table = await at.open(least=1)
    seat = waited(table)[0]
    if pace:
        async with on_stage.tables.desk.change(table.id) as change:
            change.row.options["table-pace"] = pace
            await repo.drop_timers(change.connection, table.id, "elapse")
            await change.attend(change.match())
    question = next_question(table.match, seat)
    assert question is not None
    assert question.default == "pass"
    assert said(table, seat) not in await texts_of(on_stage, table, seat)
    at.now += 60 if pace else 3600  # the least time of a call is over, that for answers is not
    await on_stage.tables.clocks.run_due()
    after = await on_stage.tables.look.at(table.id)
    assert seat in waited(after), "time did not answer, so nothing may say that it will"


async def test_a_call_that_closes_at_its_time_says_what_counts_then(on_stage: Stage) -> None:
    at = Calls(on_stage)
    table = await at.open(least=1)
    seat = waited(table)[0]
    async with on_stage.tables.desk.database.write() as connection:
        window: Any = table.match.play.state.agenda[-1]
        window.close = TIME
        table.row.state = table.match.save().decode()
        await repo.upsert(connection, "tables", table.row, "id")
    assert said(table, seat) in await texts_of(on_stage, table, seat)
    called = table.match.call()
    async with on_stage.tables.desk.change(table.id) as change:
        await change.attend(change.match())
    now = await on_stage.tables.look.at(table.id)
    assert now.row.waits == {}, "nobody is waited for, so nobody is reminded"
    assert "저절로 이어져요" in str(board(now, [])), "the board says that it goes on"
    at.now += 3600
    await on_stage.tables.clocks.run_due()
    assert (await on_stage.tables.look.at(table.id)).match.call() != called


async def test_where_a_clock_runs_the_panel_says_what_time_will_answer(on_stage: Stage) -> None:
    at = Calls(on_stage)
    table = await at.open(least=1)
    seat = waited(table)[0]
    question = next_question(table.match, seat)
    assert question is not None
    async with on_stage.tables.desk.database.write() as connection:
        await repo.set_timer(connection, table.id, "elapse", at.now + 60, default_token(seat, question.no))
    assert said(table, seat) in await texts_of(on_stage, table, seat)
    for other in waited(table):
        assert other == seat or said(table, other) not in await texts_of(on_stage, table, other)
    at.now += 61
    await on_stage.tables.clocks.run_due()
    after = await on_stage.tables.look.at(table.id)
    now = next_question(after.match, seat)  # what time answered may lead on to another call of the same seat
    assert now is None or now.no != question.no
