"""A press in a panel is judged, answered and written in one transaction; what is no answer changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.core.bots import next_question
from bot.core.match import Match
from bot.core.shapes import Pick
from bot.tables import manner
from bot.tables.asked import Kind, Upshot, Wish
from bot.tables.keys import digest
from bot.tables.model import Person, Snapshot, TableError
from tests.tables.house import ANN, BO, CEM, House, build


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    opened = await build(tmp_path / "press.sqlite3")
    yield opened
    await opened.tables.close()


def first_option(table: Snapshot, person: Person) -> Wish:
    """A press on the first option that can be chosen."""
    seat = table.seat_of(person.id)
    assert seat is not None
    question = next_question(table.match, seat)
    assert question is not None
    assert isinstance(question.shape, Pick)
    option = next(one for one in question.shape.options if one.blocked is None)
    return Wish(Kind.PRESS, table.row.epoch, question.no, (digest(option.id),))


async def test_an_answer_and_what_is_asked_after_it_come_of_one_press(house: House) -> None:
    table = await house.game(ANN, BO)
    person = house.player(table)
    upshot = await house.tables.play.press(table.id, person, first_option(table, person), house.click())
    now = await house.tables.look.at(table.id)
    assert now.row.last == table.row.last + 1
    assert upshot.panel.table.row.head == now.row.head
    assert upshot.answered is not None
    assert upshot.events
    assert upshot.panel.facts == (await house.tables.play.panel(table.id, person)).facts


async def test_one_press_that_comes_twice_answers_once(house: House) -> None:
    table = await house.game(ANN, BO)
    person, click = house.player(table), house.click()
    wish = first_option(table, person)
    upshots: list[Upshot] = list(
        await asyncio.gather(*(house.tables.play.press(table.id, person, wish, click) for _ in range(2)))
    )
    assert (await house.tables.look.at(table.id)).row.last == table.row.last + 1
    assert sorted(one.answered is not None for one in upshots) == [False, True]


async def test_of_two_rapid_presses_the_second_is_judged_by_what_the_first_has_left(house: House) -> None:
    table = await house.game(ANN, BO)
    person = house.player(table)
    wish = first_option(table, person)
    first, second = await asyncio.gather(
        house.tables.play.press(table.id, person, wish, house.click()),
        house.tables.play.press(table.id, person, wish, house.click()),
    )
    assert first.answered is not None
    assert second.gone
    assert second.refused is None
    assert second.panel.table.row.last == table.row.last + 1


async def test_who_is_not_let_in_is_refused_before_anything_is_done(house: House) -> None:
    table = await house.game(ANN, BO)
    person = house.player(table)

    def door(_: Snapshot) -> None:
        raise TableError("error-elsewhere")

    changes = len(house.changed)
    for wish in (first_option(table, person), Wish(Kind.LOOK)):
        with pytest.raises(TableError, match="error-elsewhere"):
            await house.tables.play.press(table.id, person, wish, house.click(), door=door)
    assert (await house.tables.look.at(table.id)).row.last == table.row.last
    assert len(house.changed) == changes


async def test_who_plays_no_seat_presses_nothing(house: House) -> None:
    table = await house.game(ANN, BO)
    wish = first_option(table, house.player(table))
    with pytest.raises(TableError, match="error-not-seated"):
        await house.tables.play.press(table.id, CEM, wish, house.click())
    assert (await house.tables.look.at(table.id)).row.last == table.row.last


@pytest.mark.parametrize("keys", [("nowhere",), ("",), ()])
@pytest.mark.parametrize("kind", [kind for kind in Kind if kind not in (Kind.LOOK, Kind.NAMED, Kind.TYPED)])
async def test_what_no_panel_offers_tells_nobody_anything(house: House, kind: Kind, keys: tuple[str, ...]) -> None:
    """No row changed, no revision, no change told, no click used up: the same click may still answer."""
    table = await house.game(ANN, BO)
    person, click = house.player(table), house.click()
    good = first_option(table, person)
    changes = len(house.changed)
    wish = Wish(kind, good.epoch, good.no, keys)
    upshot = await house.tables.play.press(table.id, person, wish, click)
    assert upshot.gone or upshot.refused is not None or upshot.half is not None or upshot.panel.shown is not None
    now = await house.tables.look.at(table.id)
    assert (now.row, now.seats) == (table.row, table.seats)
    assert len(house.changed) == changes
    assert (await house.tables.play.press(table.id, person, good, click)).answered is not None


async def test_a_press_of_before_an_undo_is_gone(house: House) -> None:
    table = await house.game(ANN, BO)
    person = house.player(table)
    wish = first_option(table, person)
    await house.tables.play.press(table.id, person, wish, house.click())
    back = await house.tables.undo.ask(table.id, person, house.click())
    upshot = await house.tables.play.press(table.id, person, wish, house.click())
    assert upshot.gone
    assert (await house.tables.look.at(table.id)).row.head == back.row.head


@pytest.mark.parametrize("game", ["metromania", "project_mine", "the_dome", "twilight_imperium"])
async def test_a_press_looks_at_the_table_with_the_eyes_of_whoever_presses(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Views are dear: one is made for the panel, and none for those who are not shown anything. What a game's own
    manner looks at when it doubts an answer is its own matter."""
    monkeypatch.setattr(manner, "_manners", {})
    people = (ANN, BO) if game == "the_dome" else (ANN, BO, CEM)
    table = await house.lobby(*people, game=game)
    await house.tables.lobby.start(table.id, ANN, house.click())
    table = await house.tables.look.at(table.id)
    while not isinstance(table.match.asked(table.awaited[0])[0].shape, Pick):
        table = (await house.move(table, tell=False)).table
    person = house.player(table)
    seat = table.seat_of(person.id)
    looked: list[int | None] = []
    view = Match.view

    def counted(match: Match, viewer: int | None) -> object:
        looked.append(viewer)
        return view(match, viewer)

    monkeypatch.setattr(Match, "view", counted)
    await house.tables.play.panel(table.id, person)
    assert looked in ([seat], [None, seat]), (
        "and what all saw at the seat's last answer, where something happened since"
    )
    looked.clear()
    upshot = await house.tables.play.press(table.id, person, first_option(table, person), house.click())
    assert upshot.answered is not None or upshot.half is not None
    assert looked.count(seat) == 1
    assert set(looked) <= {seat, None}, "what everybody sees is compared before and after"
