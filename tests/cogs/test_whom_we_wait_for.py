"""Whom a panel waits for says whose turn it is: who answers in somebody else's turn has no turn of their own."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium.light import LIGHT
from bot.tables.model import Person, Snapshot
from bot.text.catalogue import Voice
from cogs.panels.ids import Id
from cogs.panels.lobby import option_select
from cogs.panels.move.showing import panel_screen
from cogs.panels.reader import Reader
from tests.cogs.stage import CHANNEL, Stage
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import hold, table

ANN, BO, CEM = Person(1, "Ann", "en-US"), Person(2, "Bo", "en-GB"), Person(3, "Cem", "en-GB")

pytestmark = pytest.mark.usefixtures("undrawn")


async def seated(on_stage: Stage, board: Board) -> Snapshot:
    """Three people in this position."""
    found = await on_stage.tables.look.in_channel(CHANNEL)
    found = found or await on_stage.open(ANN, BO, CEM, game="twilight_imperium", **LIGHT)
    async with on_stage.tables.desk.change(found.id) as change:
        change.row.state = board.match.save().decode()
        await change.attend(change.match())
    return await on_stage.tables.look.at(found.id)


async def said(on_stage: Stage, shown: Snapshot, seat: int) -> tuple[str, Reader]:
    """What the panel of a seat says, and its reader."""
    person = next(one for one in (ANN, BO, CEM) if one.id == shown.seats[seat].user_id)
    visit = on_stage.visit(person)
    return "\n".join((await panel_screen(visit, shown.id)).texts), await visit.reader(shown)


async def test_who_answers_in_my_turn_was_said_to_have_the_turn(on_stage: Stage) -> None:
    board = table(at_104=19).put("wellon", 1, infantry=2)
    hold(hold(board, 0, "plague"), 1, "spy").begin()
    shown = await seated(on_stage, board)
    text, reader = await said(on_stage, shown, 1)
    assert reader("panel-not-asked", people=reader.people([0])) in text
    board.do({"action": "d:plague", "target": "wellon"}, 0)
    shown = await seated(on_stage, board)
    assert shown.awaited == (1,)
    text, reader = await said(on_stage, shown, 0)
    assert reader("panel-own-turn-waits", people=reader.people([1])) in text
    text, reader = await said(on_stage, shown, 2)
    assert reader("panel-others-answer", people=reader.people([1])) in text


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_closed_menu_of_an_option_said_its_value_and_not_what_it_is_about(language: str) -> None:
    reader = Reader("ko" if language == "ko" else "en")
    menu = option_select(reader, "twilight_imperium", "rift_stack", ("per_exit", "once"), {}, Id("s-option"))
    text = Voice(reader.language)
    chosen = [one.label for one in menu.choices if one.chosen]
    assert chosen == [
        text(
            "lobby-option-chosen",
            option=text("twilight_imperium-option-rift_stack"),
            value=text("twilight_imperium-rift_stack-per_exit"),
        )
    ]
    assert all(text("twilight_imperium-option-rift_stack") not in one.label for one in menu.choices if not one.chosen)
