"""Cards named to be played one after the other, of which one asks something: the answer may play on with the rest."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.bots import next_question
from bot.tables.model import Person, Snapshot
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import Id, digest
from cogs.panels.move.showing import panel_screen
from cogs.panels.screen import Dropdown
from cogs.project_mine.face import CARDS
from tests.cogs.stage import Stage
from tests.cogs.test_acts import at_the_cards, buttons, in_turn, menus

pytestmark = pytest.mark.usefixtures("undrawn")
HAND = ("plan-yard-sale", "investment", "small-gold", "small-ruby", "small-iron")
"""The first asks for a card to discard; it costs nothing."""


async def interrupted(
    on_stage: Stage, plan: list[str], hand: tuple[str, ...] = HAND, deck: str = "large-ruby"
) -> Snapshot:
    """A table where somebody who named these cards of this hand is asked something by the first."""
    table = await at_the_cards(on_stage)
    async with on_stage.tables.desk.change(table.id) as change:
        match = change.match()
        player = match.play.board.players[table.awaited[0]]
        player.hand, player.deck, player.energy = list(hand), [deck] * 9, 4
        player.resources["emerald"] = 4
        change.row.state = match.save().decode()
    await answer(on_stage, table, plan)
    return await on_stage.tables.look.at(table.id)


async def answer(on_stage: Stage, table: Snapshot, given: Any) -> None:
    """Answer what whoever is in turn is asked, as its buttons do."""
    table = await on_stage.tables.look.at(table.id)
    question = asked(table)
    await on_stage.tables.play.answer(table.id, in_turn(table), table.row.epoch, question.no, given, on_stage.click())


def asked(table: Snapshot) -> Any:
    question = next_question(table.match, table.awaited[0])
    assert question is not None
    return question


def mine(table: Snapshot) -> Any:
    """What whoever is in turn has."""
    return table.match.play.board.players[table.awaited[0]]


async def menu_of(on_stage: Stage, table: Snapshot) -> Dropdown:
    screen = await panel_screen(on_stage.visit(in_turn(table), Id("panel", table.id)), table.id)
    return menus(screen)["s-then"]


async def press(on_stage: Stage, table: Snapshot, *values: str) -> Snapshot:
    """Choose these in the menu that plays on."""
    menu = await menu_of(on_stage, table)
    visit = on_stage.visit(in_turn(table), menu.id, [digest(one) for one in values], panel=True)
    await guarded(visit, handlers["s-then"])
    return await on_stage.tables.look.at(table.id)


async def test_an_answer_and_the_rest_of_the_plan_are_one_press(on_stage: Stage) -> None:
    table = await interrupted(on_stage, ["plan-yard-sale", "investment", "small-gold"])
    screen = await panel_screen(on_stage.visit(in_turn(table), Id("panel", table.id)), table.id)
    assert [one.label for one in buttons(screen) if one.id is not None and one.id.action == "opt"]
    menu = menus(screen)["s-then"]
    reader = await on_stage.visit(in_turn(table), Id("panel", table.id)).reader(table)
    assert reader.cards["investment"] in menu.placeholder
    assert reader.cards["small-gold"] in menu.placeholder
    assert "investment" not in str(menu.id)
    after = await press(on_stage, table, "small-ruby")
    assert mine(after).played == ["plan-yard-sale", "investment", "small-gold"]
    assert mine(after).discarded == ["small-ruby"]
    assert after.row.last == table.row.last + 2, "both are answered, and nothing else"


async def test_a_planned_card_that_is_given_up_is_left_out(on_stage: Stage) -> None:
    table = await interrupted(on_stage, ["plan-yard-sale", "investment", "small-gold"])
    after = await press(on_stage, table, "investment")
    assert mine(after).played == ["plan-yard-sale", "small-gold"]


async def test_what_cannot_be_paid_any_more_is_asked_about(on_stage: Stage) -> None:
    table = await interrupted(on_stage, ["plan-yard-sale", "investment", "small-gold"])
    async with on_stage.tables.desk.change(table.id) as change:
        match = change.match()
        match.play.board.players[table.awaited[0]].energy = 0
        change.row.state = match.save().decode()
    after = await press(on_stage, await on_stage.tables.look.at(table.id), "small-ruby")
    assert mine(after).played == ["plan-yard-sale"]
    assert mine(after).discarded == ["small-ruby"]
    assert asked(after).prompt.key == CARDS


async def test_a_plan_is_never_gone_on_with_by_itself(on_stage: Stage) -> None:
    table = await interrupted(on_stage, ["plan-yard-sale", "investment", "small-gold"])
    await answer(on_stage, table, "small-ruby")
    after = await on_stage.tables.look.at(table.id)
    assert mine(after).played == ["plan-yard-sale"]
    assert asked(after).prompt.key == CARDS
    screen = await panel_screen(on_stage.visit(in_turn(after), Id("panel", after.id)), after.id)
    assert "s-then" not in menus(screen), "it is given up"


@pytest.mark.parametrize("drawn", ["large-ruby", "small-ruby"])
async def test_a_card_drawn_by_the_answer_stops_the_plan(on_stage: Stage, drawn: str) -> None:
    """It was made without it, even where what is drawn is what was given up."""
    hand = ("emerald-moss", "investment", "small-gold", "small-ruby", "small-iron")
    table = await interrupted(on_stage, ["emerald-moss", "investment"], hand, drawn)
    after = await press(on_stage, table, "small-ruby")
    assert mine(after).hand.count(drawn) == 2
    assert mine(after).played == ["emerald-moss"]
    assert asked(after).prompt.key == CARDS


async def test_without_a_plan_there_is_no_such_menu(on_stage: Stage) -> None:
    table = await interrupted(on_stage, ["plan-yard-sale"])
    screen = await panel_screen(on_stage.visit(in_turn(table), Id("panel", table.id)), table.id)
    assert "s-then" not in menus(screen)


async def test_a_forged_or_old_press_gives_up_nothing(on_stage: Stage) -> None:
    table = await interrupted(on_stage, ["plan-yard-sale", "investment"])
    menu, person = await menu_of(on_stage, table), in_turn(table)
    other = Person(1, "Ann", "en-US") if person.id == 2 else Person(2, "보라", "ko")
    for who, values in ((person, []), (person, ["small-ruby", "small-iron"]), (person, ["x"]), (other, ["small-ruby"])):
        visit = on_stage.visit(who, menu.id, [digest(one) for one in values], panel=True)
        await guarded(visit, handlers["s-then"])
        assert (await on_stage.tables.look.at(table.id)).row.last == table.row.last, values
    await answer(on_stage, table, "small-ruby")
    before = await on_stage.tables.look.at(table.id)
    await guarded(on_stage.visit(person, menu.id, [digest("small-iron")], panel=True), handlers["s-then"])
    assert (await on_stage.tables.look.at(table.id)).row.last == before.row.last
