"""The account of a game is leafed through: a gallery of eight maps could not be read on a phone."""

from __future__ import annotations

import pytest

from bot.core import playable
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games.metromania.game import METROMANIA
from bot.tables.model import Person
from bot.text.catalogue import LANGUAGES, Language
from cogs.metromania.face import MetromaniaFace
from cogs.panels import menu
from cogs.panels.board import public_reader
from cogs.panels.dispatch import handlers
from cogs.panels.ids import Id, parse
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Screen
from tests.cogs.stage import Stage, complaints

ANN, BO = Person(1, "Ann", "en-US"), Person(2, "Bo", "ko")

pytestmark = pytest.mark.usefixtures("undrawn")


async def shown(on_stage: Stage, table: int, arg: str = "") -> Screen:
    """The standing as pressing the button shows it."""
    visit = on_stage.visit(ANN, Id("if-ended", table, arg=arg))
    put: list[Screen] = []

    async def show(building: object, **_: object) -> None:
        put.append(await building)  # type: ignore[misc]

    visit.show = show  # type: ignore[method-assign]
    await handlers["if-ended"](visit)
    assert complaints(put[0]) == []
    return put[0]


def leaves(screen: Screen) -> list[str]:
    """Pages that its buttons lead to."""
    rows = [row for row in screen.rows if isinstance(row, list)]
    ids = [parse(str(one.id)) for row in rows for one in row if isinstance(one, Button) and one.id]
    return [id.arg for id in ids if id is not None and id.action == "if-ended"]


async def test_the_standing_shows_one_picture_a_page(on_stage: Stage) -> None:
    table = await on_stage.open(ANN, BO)
    face, view = MetromaniaFace(), table.match.view(0)
    assert face.results(view) > 2
    first = await shown(on_stage, table.id)
    assert len(first.pictures) == 1
    back, on = leaves(first)
    later = await shown(on_stage, table.id, on)
    assert len(later.pictures) == 1
    assert later.texts != first.texts
    assert leaves(later)[0].startswith("0")
    last = await shown(on_stage, table.id, back)
    assert leaves(last)[1] == "0"


@pytest.mark.parametrize("asked", ["-3", "99", "x", ""])
async def test_a_page_that_is_not_there_is_the_nearest_one(on_stage: Stage, asked: str) -> None:
    table = await on_stage.open(ANN, BO)
    assert len((await shown(on_stage, table.id, asked)).pictures) == 1


async def test_two_buttons_of_a_page_never_share_an_id(on_stage: Stage) -> None:
    table = await on_stage.open(ANN, BO)
    reader = public_reader(await on_stage.tables.look.at(table.id))
    for pages in (2, 3, 8):
        for page in range(pages):
            ids = [str(button.id) for button in menu.leafing(reader, Id("result", 1), page, pages)]
            assert len(set(ids)) == 2
    assert menu.leafing(reader, Id("result", 1), 0, 1) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_tells_its_own_trip(language: Language) -> None:
    playable.register(METROMANIA)
    match, stream = Match.new("metromania", 3, bytes(32), {"variant": "open"}), Stream.of("pages")
    while match.result is None:
        (seat,) = match.awaited()
        (question,) = match.asked(seat)
        match.answer(seat, question.no, match.sample(seat, question.no, stream))
    view, face, reader = match.view(None), MetromaniaFace(), Reader(language)
    reader.names = {0: "Ann", 1: "Bo", 2: "Cy"}  # type: ignore[misc]
    pages = [face.result_page(view, page, reader) for page in range(1, face.results(view))]
    assert all(len(lines) == 1 for lines in pages)
    assert [line for lines in pages for line in lines] == face.result_lines(view, reader)[-len(pages) :]
