"""One's own notes in the move panel: below what is asked, without effect as markdown, within Discord's limits (P8)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from bot.tables.model import Person, Snapshot
from bot.tables.notes import WORDS
from bot.text.catalogue import Voice
from cogs.panels import menu
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import Id
from cogs.panels.move.jotted import COMPONENTS, with_note
from cogs.panels.move.showing import panel_screen
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Dropdown, Popup, Screen
from tests.cogs.stage import Stage, complaints, custom_ids, payload_of

ANN, BO = Person(1, "Ann", "en-US"), Person(2, "Bo", "en-US")
EN = Voice("en")


@pytest.fixture
async def table(on_stage: Stage) -> Snapshot:
    return await on_stage.open(ANN, BO, language="en")


def ids(screen: Screen) -> list[Id]:
    buttons = [one for row in screen.rows if not isinstance(row, Dropdown) for one in row]
    return [one.id for one in buttons if one.id is not None]


async def written(at: Stage, table: Snapshot, by: Person, words: str) -> Any:
    visit = at.visit(by, Id("note-set", table.id), [words], panel=True)
    await guarded(visit, handlers["note-set"])
    return visit.said[-1]


async def test_the_form_holds_what_is_written_and_the_panel_shows_it(on_stage: Stage, table: Snapshot) -> None:
    for person, other in ((ANN, BO), (BO, ANN)):
        screen = await written(on_stage, table, person, "alpha\nbeta")
        assert isinstance(screen, Screen)
        assert complaints(screen) == []
        assert EN("note-kept") in screen.texts[0]
        assert screen.texts[-1] == f"**{EN('note-headline')}**\n> alpha\n> beta"
        (way,) = [id for id in ids(screen) if id.action == "note"]
        visit = on_stage.visit(person, way, panel=True)
        await guarded(visit, handlers["note"])
        (form,) = visit.said
        assert isinstance(form, Popup)
        assert (form.preset, form.most, form.long) == ("alpha\nbeta", WORDS, True)
        assert "alpha" not in (await panel_screen(on_stage.visit(other), table.id)).content
        await written(on_stage, table, person, "")


async def test_a_panel_without_notes_is_as_it_was(on_stage: Stage, table: Snapshot) -> None:
    for person in (ANN, BO):
        screen = await panel_screen(on_stage.visit(person), table.id)
        assert "note" not in [id.action for id in ids(screen)]
        assert "note" in [
            id.action for id in ids(await menu.menu_screen(on_stage.visit(person, Id("menu", table.id)), table))
        ]
    bystander = await menu.menu_screen(on_stage.visit(Person(9, "Zed", "en-US"), Id("menu", table.id)), table)
    assert "note" not in [id.action for id in ids(bystander)]


@pytest.mark.parametrize(
    "words", ["<@1> @everyone **b** [x](http://e.ru) # h\n# head\n||s||", "가" * WORDS, "x\n" * 500]
)
async def test_whatever_is_written_stays_words(on_stage: Stage, table: Snapshot, words: str) -> None:
    screen = await written(on_stage, table, ANN, words[:WORDS])
    assert complaints(screen) == []
    told = screen.texts[-1]
    assert "<@1>" not in told
    assert "@everyone" not in told
    assert "[x](" not in told
    assert len(told.split("\n")) < 10


async def test_no_panel_grows_beyond_what_discord_takes() -> None:
    reader, target = Reader("en"), Id("note", 1)
    full: list[Any] = [[Button(f"{row}.{n}", Id("opt", 1, arg=f"{row}.{n}")) for n in range(5)] for row in range(6)]
    for spare in range(6):
        screen = Screen(["x" * 3000], rows=deepcopy(full))
        for number in range(spare):
            screen.rows.append(Dropdown("p", Id("s-one", 1, arg=str(number))))
        shown = with_note(reader, screen, "w" * WORDS, target)
        taken = len(shown.texts) + sum(2 if isinstance(row, Dropdown) else 1 + len(row) for row in shown.rows)
        assert taken <= max(COMPONENTS, 1 + 36 + 2 * spare + 1)
        assert sum(map(len, shown.texts)) <= 4000


async def test_what_stands_twice_would_be_refused(on_stage: Stage, table: Snapshot) -> None:
    screen = await written(on_stage, table, ANN, "first")
    found = custom_ids(payload_of(screen)["components"])
    assert len(set(found)) == len(found)
