"""What a public message tells people to press is there to be pressed."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store.rows import Wait
from bot.tables.model import HOUR, Person
from bot.text.catalogue import Language, Voice
from cogs.panels import layout
from cogs.panels.board import board
from cogs.panels.layout import LaidScreen
from cogs.panels.menu import menu_screen
from cogs.panels.screen import Screen
from tests.cogs.stage import Stage, custom_ids

ANN, BO, DORA = Person(1, "Ann", "en-US"), Person(2, "Bo", "en-US"), Person(4, "Dora", "en-US")
NOW = 1_800_000_000

pytestmark = pytest.mark.usefixtures("undrawn")


def labels(shown: Screen | LaidScreen) -> list[str]:
    """What the buttons of a message are called."""
    return [button.label for row in shown.rows if isinstance(row, list) for button in row]


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_a_board_without_its_picture_names_a_button_that_it_has(
    on_stage: Stage, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It said to press *Refresh*, and no board has such a button."""

    async def fail(*_: Any) -> None:
        raise RuntimeError("no picture")

    monkeypatch.setattr("cogs.panels.pictures.Pictures.get", fail)
    table = await on_stage.open(ANN, BO, language=language)
    shown = await layout.lay(board(table, [], NOW), on_stage.pictures)
    line = Voice(language)("board-picture-missing")
    assert line in shown.content
    assert [label for label in labels(shown) if label in line]


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_a_board_that_offers_a_seat_names_the_button_that_takes_it(on_stage: Stage, language: Language) -> None:
    """It sent people to the menu, which has nothing of the kind for who does not play."""
    table = await on_stage.open(ANN, BO, language=language)
    table.row.offered = {1: "gone"}
    shown = board(table, [], NOW)
    line = Voice(language)("board-gone-line", name="Bo")
    assert line in shown.content
    (label,) = [label for label in labels(shown) if label.startswith(Voice(language)("button-take-over"))]
    assert label.split(" · ")[0] in line


async def test_the_menu_shows_handing_over_to_those_who_can(on_stage: Stage) -> None:
    """To who only watched it was shown too, and said then that there was no seat to hand over."""
    table = await on_stage.open(ANN, BO, language="en")
    seat = table.awaited[0]
    table.row.waits[seat] = Wait(NOW - 80 * HOUR, reminded=1, first=NOW - 50 * HOUR)
    for person, shown in ((ANN, True), (BO, True), (DORA, False)):
        panel = await menu_screen(on_stage.visit(person), table)
        ids = custom_ids(layout.panel(panel).to_components())
        assert any(":replace" in id for id in ids) is shown, person.name
