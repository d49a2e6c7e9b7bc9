"""The lobby message: what makes people join stands first, the picture shows the seats, the digest comes last."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core import playable
from bot.store.rows import SeatRow
from bot.text.catalogue import Voice
from bot.text.limits import OPTION
from cogs.panels import layout
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.gathering import lobby
from cogs.panels.ids import Id
from cogs.panels.lobby import option_select
from cogs.panels.reader import Reader
from tests.cogs.stage import Stage, public_complaints
from tests.cogs.test_screens import PEOPLE

GAMES = ("metromania", "project_mine", "the_dome")


def said(language: str, key: str, **args: object) -> str:
    return Voice("ko" if language == "ko" else "en").render(key, args)


@pytest.mark.parametrize("game", GAMES)
async def test_the_digest_stands_at_the_end_in_small_letters(on_stage: Stage, game: str) -> None:
    table = await on_stage.open(*PEOPLE[:2], game=game, start=False)
    lines = (lobby(table)).content.split("\n")
    assert table.row.commitment in lines[-1]
    assert lines[-1].startswith("-# ")
    assert not any(table.row.commitment in line for line in lines[:-1])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["ko", "en"])
async def test_the_card_says_what_one_does_how_long_and_who_sits_there(
    on_stage: Stage, game: str, language: str
) -> None:
    table = await on_stage.open(*PEOPLE[:2], game=game, language=language, start=False)
    message = lobby(table)
    lines = message.content.split("\n")
    assert public_complaints(message) == []
    assert len(message.content.split("\n\n")) == 3, "what it is, who sits there, and the rest"
    assert "\n\n\n" not in message.content
    assert lines[0].startswith(f"**{said(language, f'game-{game}')}**")
    assert lines[1] == said(language, f"{game}-pitch")
    assert any(said(language, f"{game}-length") in line for line in lines)
    assert f"**{said(language, 'lobby-startable-line', seats=4)}**" in lines
    for choice in table.rules.settings:
        assert said(language, f"{game}-option-{choice.key}") in message.content


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_the_lobby_of_a_game_of_many_options_told_all_that_were_as_usual(on_stage: Stage, language: str) -> None:
    table = await on_stage.open(*PEOPLE[:2], game="twilight_imperium", language=language, start=False)
    first, *others = [said(language, f"twilight_imperium-option-{one.key}") for one in table.rules.settings]
    usual = said(language, "lobby-options-usual")
    before = lobby(table).content
    assert first in before
    assert usual in before
    assert [one for one in others if f"{one}:" in before] == []
    changed = table.rules.settings[1]
    await on_stage.tables.lobby.set_option(table.id, PEOPLE[0], changed.key, changed.values[1], on_stage.click())
    after = lobby(await on_stage.tables.look.at(table.id)).content
    assert [one for one in others if f"{one}:" in after] == others[:1]


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("game", [*GAMES, "twilight_imperium"])
def test_a_closed_menu_of_an_option_said_a_value_and_not_of_what(game: str, language: str) -> None:
    """*count for nothing* or *those of the system* meant something to nobody; each says of what, and what it means."""
    reader = Reader("ko" if language == "ko" else "en")
    for one in playable.find(game).rules.settings:
        menu = option_select(reader, game, one.key, one.values, {}, Id(""))
        name = said(language, f"{game}-option-{one.key}")
        assert [line.label.startswith(f"{name}: ") for line in menu.choices] == [line.chosen for line in menu.choices]
        assert any(line.chosen for line in menu.choices)
        assert all(len(line.label) <= OPTION for line in menu.choices)
        assert all(line.description for line in menu.choices), f"{one.key}: what does a value mean?"


async def test_the_lobby_has_a_cover_that_changes_with_who_sits_there_and_with_nothing_else(on_stage: Stage) -> None:
    table = await on_stage.open(PEOPLE[0], start=False)
    first = lobby(table).pictures[0]
    lobbies = on_stage.tables.lobby
    await lobbies.set_option(table.id, PEOPLE[0], "variant", "hidden", on_stage.click())
    table = await on_stage.tables.look.at(table.id)
    same = lobby(table).pictures[0]
    assert same.filename == first.filename
    await lobbies.join(table.id, PEOPLE[1], on_stage.click())
    other = lobby(await on_stage.tables.look.at(table.id)).pictures[0]
    assert other.filename != first.filename
    assert other.filename.startswith("cover-")


async def test_a_cover_is_drawn_once_however_often_the_lobby_is_edited(
    on_stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys: list[object] = []
    drawn = on_stage.pictures.__class__._draw

    async def draw(self: object, key: object, work: object) -> object:
        keys.append(key)
        shown = await drawn(self, key, work)  # type: ignore[arg-type]
        on_stage.pictures._kept[key] = shown  # type: ignore[index]
        return shown

    monkeypatch.setattr(on_stage.pictures.__class__, "_draw", draw)
    table = await on_stage.open(PEOPLE[0], start=False)
    for restricted in (True, False, True):
        await on_stage.tables.lobby.restrict(table.id, PEOPLE[0], restricted, on_stage.click())
        await layout.lay(lobby(await on_stage.tables.look.at(table.id)), on_stage.pictures)
    assert len(keys) == 1


async def test_what_somebody_chose_for_the_match_changes_neither_the_cover_nor_its_name(on_stage: Stage) -> None:
    table = await on_stage.open(*PEOPLE[:2], game="the_dome", start=False)
    before = lobby(table).pictures[0]
    table = await on_stage.tables.seat_choices.choose(table.id, PEOPLE[1], "ria-first", on_stage.click())
    after = lobby(table).pictures[0]
    assert before.filename == after.filename


async def test_a_lobby_whose_cover_cannot_be_drawn_is_posted_without(
    on_stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> object:
        raise OSError("no room")

    monkeypatch.setattr(on_stage.pictures, "get", broken)
    table = await on_stage.open(PEOPLE[0], start=False)
    message = await layout.lay(lobby(table), on_stage.pictures)
    assert not message.pictures
    assert message.rows


async def test_a_lobby_that_is_over_has_no_picture(on_stage: Stage) -> None:
    table = await on_stage.open(*PEOPLE[:2])
    message = lobby(table)
    assert not message.pictures
    assert message.content.split("\n")[-1].startswith("-# ")


@pytest.mark.parametrize("game", GAMES)
async def test_a_lobby_that_is_over_says_so_also_while_nobody_knows_who_begins(on_stage: Stage, game: str) -> None:
    table = await on_stage.open(*PEOPLE[:2], game=game, language="en")
    said = (lobby(table)).content
    assert "has begun" in said
    assert ("goes first" in said) == (game != "the_dome"), "there it is drawn when decks are chosen"


async def test_the_button_says_whether_one_will_be_called(on_stage: Stage) -> None:
    table = await on_stage.open(*PEOPLE[:2], start=False)
    rows = (lobby(table)).rows
    ids = [button.id for row in rows for button in row]  # type: ignore[union-attr]
    (tell,) = [id for id in ids if id is not None and id.action == "tell"]
    told: list[str] = []
    for person in (PEOPLE[1], PEOPLE[1], PEOPLE[3]):
        visit = on_stage.visit(person, tell)
        await guarded(visit, handlers["tell"])
        answers: Any = visit.interaction.response
        told.append(answers.sent[-1]["content"])
    assert told == [said("en", key) for key in ("lobby-tell-on", "lobby-tell-off", "error-not-joined")]


async def test_the_lobby_does_not_tell_when_somebody_did_something_that_nobody_is_told(on_stage: Stage) -> None:
    """A wish to be called, and another deck in the place of one: the message stays to the letter."""
    table = await on_stage.open(*PEOPLE[:2], game="the_dome", start=False)
    await on_stage.tables.seat_choices.choose(table.id, PEOPLE[1], "ria-first", on_stage.click())
    before = (lobby(await on_stage.tables.look.at(table.id))).content
    clock = on_stage.tables.desk.clock
    on_stage.tables.desk.clock = lambda: clock() + 5000
    await on_stage.tables.waiting.ask(table.id, PEOPLE[0], on_stage.click())
    await on_stage.tables.seat_choices.choose(table.id, PEOPLE[1], "jerry-first", on_stage.click())
    assert (lobby(await on_stage.tables.look.at(table.id))).content == before


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_a_lobby_for_people_who_were_found_shows_no_place_that_is_free(on_stage: Stage, language: str) -> None:
    """tournaments R6: the game would take more, and somebody does not come; nobody else can sit down."""
    table = await on_stage.open(*PEOPLE[:2], game="project_mine", start=False)
    table.row.language, table.row.restricted = language, 1
    first, second = (row.user_id for row in table.seats)
    table.seats[1:] = [SeatRow(table.id, 1, kept_id=second, kept_until=1_800_000_000), SeatRow(table.id, 2)]
    shown = lobby(table).content
    assert "1/2" in shown
    assert said(language, "lobby-seat-open-line", letter="C") not in shown
    assert first in {row.user_id for row in table.seats}
    table.row.restricted = 0  # the host lets everybody in
    shown = lobby(table).content
    assert "1/2" not in shown
    assert said(language, "lobby-seat-open-line", letter="C") in shown
