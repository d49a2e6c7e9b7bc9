"""One's record on the page of settings, and in lobbies for who lets others read it (asynchronous P7)."""

from __future__ import annotations

import pytest

from bot.tables.model import HOUR, Person, Place
from bot.tables.reliability import ASKED
from bot.text.catalogue import Voice
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.gathering import lobby
from cogs.panels.ids import Id
from cogs.panels.screen import Screen
from tests.cogs.stage import CHANNEL, GUILD, Stage, complaints

ANN, BO = Person(1, "Ann", "en-US"), Person(2, "보라", "ko")


async def played(at: Stage, person: Person, turns: int, in_time: int) -> None:
    """As if somebody had played so many turns."""
    await at.tables.people.meet(person)
    async with at.tables.database.write() as connection:
        await connection.execute(
            "UPDATE users SET reliability = json_object('finished', 3, 'turns', ?, 'in_time', ?, 'median', ?)"
            " WHERE id = ?",
            (turns, in_time, 5 * HOUR, person.id),
        )


async def pressed(at: Stage, person: Person, action: str, arg: str = "") -> Screen:
    visit = at.visit(person, Id(action, arg=arg), panel=True)
    await guarded(visit, handlers[action])
    screen = visit.said[-1]
    assert isinstance(screen, Screen)
    assert complaints(screen) == []
    return screen


@pytest.mark.parametrize(("person", "language"), [(ANN, "en"), (BO, "ko")])
async def test_the_record_stands_on_the_own_page_and_is_shown_by_a_press(
    on_stage: Stage, person: Person, language: str
) -> None:
    said = Voice("ko" if language == "ko" else "en")
    page = await pressed(on_stage, person, "my-settings")
    assert said("settings-record-new", finished=0) in page.content
    await played(on_stage, person, 50, 48)
    page = await pressed(on_stage, person, "my-settings")
    assert said("settings-record-hidden") in page.content
    assert "48" in page.content
    assert said("settings-record-shown") in (await pressed(on_stage, person, "my-record", "1")).content
    assert said("settings-record-hidden") in (await pressed(on_stage, person, "my-record", "0")).content


async def test_a_lobby_shows_only_who_lets_it_and_what_it_asks(on_stage: Stage) -> None:
    await played(on_stage, BO, 50, 48)
    place = Place(GUILD, CHANNEL + 1)
    table = await on_stage.tables.lobby.open("metromania", place, ANN, "en", {ASKED: "90"}, on_stage.click())
    table = await on_stage.tables.lobby.join(table.id, BO, on_stage.click())
    told = lobby(table).content
    assert "at least 90 %" in told
    assert "96" not in told
    await pressed(on_stage, BO, "my-record", "1")
    told = lobby(await on_stage.tables.look.at(table.id)).content
    assert "3 games, 96 % of turns in time, usually 5 hours" in told
    await played(on_stage, BO, 9, 0)
    await pressed(on_stage, BO, "my-record", "1")
    told = lobby(await on_stage.tables.look.at(table.id)).content
    assert "3 games" in told
    assert "%" not in told.replace("90 %", "")


async def test_the_page_of_pace_asks_for_a_minimum(on_stage: Stage) -> None:
    place = Place(GUILD, CHANNEL + 1)
    table = await on_stage.tables.lobby.open("metromania", place, ANN, "en", {}, on_stage.click())
    visit = on_stage.visit(ANN, Id("s-pace", table.id, arg=ASKED), ["90"], panel=True)
    await guarded(visit, handlers["s-pace"])
    screen = visit.said[-1]
    assert isinstance(screen, Screen)
    assert complaints(screen) == []
    assert Voice("en")("table-record-90") in screen.content
    assert (await on_stage.tables.look.at(table.id)).row.options[ASKED] == "90"
