"""Where a picture cannot be drawn, everything it would have shown is said in words, and that it could not be drawn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from bot.tables.model import Person, Snapshot
from bot.text.catalogue import Voice
from cogs.panels import layout
from cogs.panels.board import board_screen
from cogs.panels.gamefaces import face_of
from cogs.panels.hand import hand_screen
from cogs.panels.ids import Id
from cogs.panels.move.showing import panel_screen
from cogs.panels.screen import Screen
from cogs.panels.visit import Visit
from cogs.project_mine import MineCog
from cogs.project_mine.face import BOOK as MINE
from cogs.the_dome import DomeCog
from cogs.the_dome.face import BOOK as DOME
from tests.cogs.stage import Stage

ANN, BO = Person(1, "Ann", "en-US"), Person(2, "Bo", "en-US")
SAID = Voice("en")("error-picture")
GAMES = ("metromania", "project_mine", "the_dome")
Show = Callable[[Visit, Snapshot], Awaitable[Screen]]


@pytest.fixture(autouse=True)
def _no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("no worker could")

    monkeypatch.setattr("cogs.panels.pictures.Pictures._draw", fail)


async def said_of(stage: Stage, screen: Screen) -> str:
    """What a screen says once it is laid out."""
    laid = await layout.lay(screen, stage.pictures)
    assert not laid.pictures
    return "\n".join(laid.texts)


async def awaited(stage: Stage, game: str) -> tuple[Visit, Snapshot]:
    """A panel of whoever is awaited first."""
    table = await stage.open(ANN, BO, game=game, language="en")
    user = table.seats[table.awaited[0]].user_id
    return stage.visit(ANN if user == ANN.id else BO, Id("panel", table.id), panel=True), table


@pytest.mark.parametrize("game", GAMES)
async def test_a_panel_says_so_and_its_buttons_say_in_words_what_they_do(on_stage: Stage, game: str) -> None:
    visit, table = await awaited(on_stage, game)
    screen = await panel_screen(visit, table.id)
    assert SAID in await said_of(on_stage, screen)
    labels = [button.label for row in screen.rows if isinstance(row, list) for button in row]
    numbered = [label for label in labels if label[0].isdecimal()]
    assert numbered
    assert all(label.partition(" · ")[2] for label in numbered)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("show", [hand_screen, board_screen])
async def test_hands_and_boards_say_so(on_stage: Stage, game: str, show: Show) -> None:
    visit, table = await awaited(on_stage, game)
    screen = await show(visit, table)
    assert SAID in await said_of(on_stage, screen)


@pytest.mark.parametrize(("book", "card"), [(MINE, "emerald-moss"), (DOME, "ria")])
async def test_cards_are_told(on_stage: Stage, book: Any, card: str) -> None:
    visit = on_stage.visit(ANN)
    pack = book.pack(None)
    told = await said_of(on_stage, await book._screen(visit, pack, pack[card]))
    assert SAID in told
    assert pack[card].name.en in told


async def test_goals_are_told(on_stage: Stage) -> None:
    visit, table = await awaited(on_stage, "project_mine")
    cog: Any = SimpleNamespace(face=face_of("project_mine"))
    reader = await visit.reader(table)
    screen = await MineCog._goals(cog, visit, table, table.match.view(0), 0, reader)
    assert SAID in await said_of(on_stage, screen)


async def test_voids_are_told(on_stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    visit, table = await awaited(on_stage, "the_dome")
    view = table.match.view(None)
    filled = structs.replace(view, system_void=("system-automatic-attack-system",))
    monkeypatch.setattr("bot.core.match.Match.view", lambda *_: filled)
    cog: Any = SimpleNamespace(face=face_of("the_dome"))
    assert SAID in await said_of(on_stage, await DomeCog._void(cog, visit, table, "system", "System"))
