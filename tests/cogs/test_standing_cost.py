"""A panel says live what the present position would cost."""

from __future__ import annotations

import pytest

from bot.games.metromania.view import if_it_ended_now
from bot.tables.model import Person
from bot.text.catalogue import Voice
from cogs.panels.ids import Id
from cogs.panels.move.showing import panel_screen
from tests.cogs.stage import Stage

ANN, BO = Person(1, "Ann", "en-US"), Person(2, "Bo", "ko")


@pytest.mark.parametrize("person", [ANN, BO])
async def test_markers_in_hand_are_told_with_what_they_would_cost(
    on_stage: Stage, undrawn: None, person: Person
) -> None:
    table = await on_stage.open(ANN, BO)
    mover = table.awaited[0]
    asked = ANN if table.seat_of(ANN.id) == mover else BO
    asked = Person(asked.id, asked.name, person.locale)
    screen = await panel_screen(on_stage.visit(asked, Id("panel", table.id)), table.id)
    view = table.match.view(mover)
    text = Voice("ko" if person.locale == "ko" else "en")
    assert view.players[mover].hand
    cost = -if_it_ended_now(view).accounts[mover].blame
    assert text("metromania-cost-unplaced", points=cost) in "\n".join(screen.texts)
