"""*What would you do?* in the move panel: where it stands and what it says (`bot/tables/hints.py`)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from bot.core.bots import Advice, Thought
from bot.core.shapes import Option, Text
from bot.games.registry import GAMES
from bot.tables.hints import COACH, HINTS, OFF, ON, MoveHint, WeighedAnswer, in_a_thread
from bot.tables.model import Person, Snapshot
from bot.tables.told import Told
from bot.text.catalogue import Language, Voice
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import Id
from cogs.panels.move.hinting import hint_lines
from cogs.panels.move.showing import panel_screen
from cogs.panels.reader import Reader
from cogs.panels.screen import Dropdown, Screen
from tests.cogs.stage import Stage, complaints

ANN, BO = Person(1, "Ann", "en-US"), Person(2, "Bo", "en-US")
EN = Voice("en")

pytestmark = pytest.mark.usefixtures("undrawn")


def ways(screen: Screen, action: str) -> list[Id]:
    buttons = [one for row in screen.rows if not isinstance(row, Dropdown) for one in row]
    return [one.id for one in buttons if one.id is not None and one.id.action == action]


async def practised(at: Stage, game: str, hints: str = ON) -> Snapshot:
    """Ann alone with easy bots, asked for the first time."""
    rules = next(one for one in GAMES if one.key == game)
    table = await at.open(ANN, game=game, language="en", start=False, **{HINTS: hints})
    for _ in range(min(rules.seats) - 1):
        await at.tables.lobby.add_bot(table.id, ANN, "easy", at.click())
    await at.tables.lobby.start(table.id, ANN, at.click())
    await at.tables.robots.play(table.id)
    await at.tables.people.set(ANN, introduced=game)
    return await at.tables.look.at(table.id)


async def pressed(at: Stage, person: Person, id: Id) -> Any:
    visit = at.visit(person, id, panel=True)
    await guarded(visit, handlers[id.action])
    return visit.said[-1]


@pytest.mark.parametrize("game", [one.key for one in GAMES])
async def test_the_panel_says_what_the_hard_bot_would_do(on_stage: Stage, game: str) -> None:
    table = await practised(on_stage, game)
    screen = await panel_screen(on_stage.visit(ANN), table.id)
    (way,) = ways(screen, "hint")
    hinted = await pressed(on_stage, ANN, way)
    assert isinstance(hinted, Screen)
    assert hinted.texts[0].startswith("**I would: ")
    assert hinted.texts[1:] == screen.texts[1:], "what is asked stands as it did"
    assert complaints(hinted) == []
    assert (await on_stage.tables.look.at(table.id)).row.last == table.row.last


async def test_an_old_button_gives_a_hint_for_what_is_asked_now_and_others_are_refused(on_stage: Stage) -> None:
    table = await practised(on_stage, "metromania")
    (way,) = ways(await panel_screen(on_stage.visit(ANN), table.id), "hint")
    thoughts: list[Thought] = []

    async def heard(thought: Thought, number: int) -> Advice:
        thoughts.append(thought)
        return await in_a_thread(thought, number)

    on_stage.tables.hints._advise = heard
    assert "I would" not in str(await pressed(on_stage, BO, way))
    assert not thoughts
    seat = table.seat_of(ANN.id)
    (question,) = [one for one in table.match.asked(seat or 0) if one.blocking]
    option = next(one.id for one in question.shape.options if one.blocked is None)
    await on_stage.tables.play.answer(table.id, ANN, table.row.epoch, question.no, option, on_stage.click())
    await pressed(on_stage, ANN, way)
    now = await on_stage.tables.look.at(table.id)
    assert all(thought.state != table.match.save() for thought in thoughts)
    assert now.row.last > table.row.last


@pytest.mark.parametrize("value", [OFF, ON, COACH])
async def test_the_first_move_is_proposed_unasked_in_practice_alone(on_stage: Stage, value: str) -> None:
    table = await practised(on_stage, "the_dome", value)
    screen = await panel_screen(on_stage.visit(ANN), table.id)
    assert ("I would" in screen.content) is (value == COACH)
    assert bool(ways(screen, "hint")) is (value != OFF)
    again = await pressed(on_stage, ANN, Id("move", table.id))
    assert ("I would" in again.content) is (value == COACH), "also to who has met the game before"


async def test_whoever_sits_there_finds_the_way_to_object(on_stage: Stage) -> None:
    table = await on_stage.open(ANN, BO, language="en", start=False, **{HINTS: ON})
    page = await pressed(on_stage, BO, Id("options", table.id))
    assert EN("lobby-hints") in page.content
    (way,) = ways(page, "no-hints")
    after = await pressed(on_stage, BO, way)
    assert EN("lobby-hints-refused") in after.content
    assert not ways(after, "no-hints")
    assert EN("lobby-hints") not in after.content


@pytest.mark.parametrize("language", get_args(Language))
def test_to_choose_nothing_has_words_of_its_own(language: Language) -> None:
    reader = Reader(language)
    said = hint_lines(reader, "twilight_imperium", MoveHint(Told(Text("panel-proposed"), [])))
    assert said == f"{reader('hint-line', answer=reader('hint-nothing'))} {reader('hint-plain')}"


@pytest.mark.parametrize("language", get_args(Language))
@pytest.mark.parametrize("game", [one.key for one in GAMES])
@pytest.mark.parametrize("worth", [-2.6, -0.9, 0.2, 0.61, 1.2, 7.0])
def test_words_of_a_hint(language: Language, game: str, worth: float) -> None:
    told = Told(Text("panel-proposed"), [(Option("a", "panel-proposed"), 1)])
    hint = MoveHint(told, [WeighedAnswer(told, worth, 1), WeighedAnswer(told, worth - 1, 12)])
    lines = hint_lines(Reader(language), game, hint).split("\n")
    assert len(lines) == 2
    numbered = hint_lines(Reader(language), game, hint, {"a": 7}).split("\n")
    assert all("7 · " in numbered[at] and "7 · " not in lines[at] for at in (0, 1)), "as its button says"
    assert not any("{" in line or "  " in line for line in lines), lines
