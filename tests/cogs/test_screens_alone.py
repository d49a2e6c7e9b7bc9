"""Screens without Discord: tables, a reader and a screen, printed; no client, no message, no component."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.core.bots import next_question
from bot.core.shapes import Pick
from bot.tables.asked import Panel
from bot.tables.model import Snapshot
from bot.text.catalogue import Language
from cogs.metromania.face import MetromaniaFace
from cogs.panels import gamefaces
from cogs.panels.move.panel import screen_of
from cogs.panels.reader import Reader
from cogs.panels.screen import Dropdown, Screen
from cogs.project_mine.face import MineFace
from cogs.the_dome.face import DomeFace
from tests.tables.house import ANN, BO, House, build

GAMES = ("metromania", "project_mine", "the_dome")

pytestmark = pytest.mark.usefixtures("undrawn")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Tables without a client; each game says what is its own."""
    opened = await build(tmp_path / "screens.sqlite3")
    for face in (MetromaniaFace(), MineFace(), DomeFace()):
        gamefaces.register(face)
    yield opened
    await opened.tables.close()


async def screen_at(house: House, table: Snapshot, language: Language, *, awaited: bool = True) -> tuple[Panel, Screen]:
    """The panel of who is asked first, or of the other, and its screen."""
    person = house.player(table)
    if not awaited:
        person = BO if person is ANN else ANN
    panel = await house.tables.play.panel(table.id, person)
    return panel, screen_of(Reader(language, panel.table, panel.seat), panel)


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_printed_screen_says_what_is_asked_and_offers_every_answer(
    house: House, game: str, language: Language
) -> None:
    table = await house.lobby(ANN, BO, game=game)
    await house.tables.lobby.start(table.id, ANN, house.click())
    for _ in range(12):
        table = await house.tables.look.at(table.id)
        panel, screen = await screen_at(house, table, language)
        question, printed = panel.question, str(screen)
        assert question is not None
        assert question == next_question(table.match, panel.seat)
        reader = Reader(language, panel.table, panel.seat)
        shown = panel.shown
        assert shown is not None
        if shown.empty and shown.beyond is not None:  # one's hand leaves nothing to choose: the next step stands there
            assert reader(f"{question.prompt.key}-none") in printed
            await house.move(table, tell=False)
            continue
        assert reader.told(question.prompt) in printed
        if isinstance(question.shape, Pick) and len(question.shape.options) <= 10:
            for option in question.shape.options:
                assert option.blocked is not None or reader.option(option) in printed, printed
        await house.move(table, tell=False)


@pytest.mark.parametrize("game", GAMES)
async def test_everything_that_can_be_pressed_names_the_table_and_the_question(house: House, game: str) -> None:
    table = await house.lobby(ANN, BO, game=game)
    await house.tables.lobby.start(table.id, ANN, house.click())
    table = await house.tables.look.at(table.id)
    panel, screen = await screen_at(house, table, "en")
    ids = [row.id for row in screen.rows if isinstance(row, Dropdown)]
    ids += [one.id for row in screen.rows if not isinstance(row, Dropdown) for one in row if one.id is not None]
    numbers = {0, *(one.no for one in (panel.question, *panel.others) if one is not None)}
    assert ids
    assert all(id.table == table.id and id.epoch == table.row.epoch and id.no in numbers for id in ids)


async def test_who_is_not_asked_reads_who_is(house: House) -> None:
    table = await house.game(ANN, BO)
    other = house.player(table)
    panel, screen = await screen_at(house, table, "en", awaited=False)
    assert panel.question is None
    assert other.name in str(screen)
    assert f"[{Reader('en')('button-my-move')}]" in str(screen)


async def test_a_screen_that_is_the_same_has_the_same_face(house: House) -> None:
    table = await house.game(ANN, BO)
    _, first = await screen_at(house, table, "en")
    _, again = await screen_at(house, table, "en")
    _, other = await screen_at(house, table, "ko")
    assert first.face() == again.face() != other.face()
