"""Report a problem: from the menu of a lobby and of a match, by a form."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import reports as store
from bot.tables.reports import MOST
from bot.text.catalogue import Voice
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import Id, parse
from cogs.panels.menu import menu_screen
from tests.cogs.stage import Stage, complaints
from tests.cogs.test_screens import PEOPLE
from tests.payload_messages import lint_modal

EN = Voice("en")


@pytest.mark.parametrize("start", [False, True])
@pytest.mark.parametrize("who", [0, 3])
async def test_everybody_can_report_a_problem_from_the_menu(on_stage: Stage, start: bool, who: int) -> None:
    table = await on_stage.open(*PEOPLE[:2], start=start)
    screen = await menu_screen(on_stage.visit(PEOPLE[who], Id("menu", table.id), panel=True), table)
    assert complaints(screen) == []
    offered = [button.id for row in screen.rows for button in row if button.id]  # type: ignore[union-attr]
    assert [id.table for id in offered if id.action == "report"] == [table.id]


async def test_the_form_asks_for_one_text_and_the_answer_gives_a_reference(on_stage: Stage) -> None:
    table = await on_stage.open(*PEOPLE[:2])
    visit = on_stage.visit(PEOPLE[0], Id("report", table.id), panel=True)
    await guarded(visit, handlers["report"])
    answers: Any = visit.interaction.response
    modal = answers.sent[-1]["modal"]
    assert lint_modal(modal.to_dict()) == []
    id = parse(modal.custom_id)
    assert id is not None
    sent = on_stage.visit(PEOPLE[0], id, ["The picture never came."], panel=True)
    await guarded(sent, handlers[id.action])
    (row,) = await store.reports(on_stage.tables.database.reader)
    said: Any = sent.interaction.response
    assert said.sent[-1]["content"] in (
        EN.render("report-kept", {"reference": row.reference}),
        Voice("ko").render("report-kept", {"reference": row.reference}),
    )
    assert row.words == "The picture never came."


async def test_a_fourth_report_of_a_day_is_refused_kindly(on_stage: Stage) -> None:
    table = await on_stage.open(*PEOPLE[:2])
    said: Any = None
    for number in range(MOST + 1):
        visit = on_stage.visit(PEOPLE[0], Id("report-sent", table.id), [f"number {number}"], panel=True)
        await guarded(visit, handlers["report-sent"])
        said = visit.interaction.response
    assert str(MOST) in said.sent[-1]["content"]
    assert len(await store.reports(on_stage.tables.database.reader)) == MOST
