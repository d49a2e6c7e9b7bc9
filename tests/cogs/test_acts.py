"""Buttons say what they do; a hand that leaves nothing to choose is no step of its own."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.bots import choose, next_question
from bot.core.match import Match
from bot.core.shapes import Option, Pick, Text
from bot.core.streams import Stream
from bot.games import registry
from bot.tables.choosing import one_or_none
from bot.tables.model import Person, Snapshot
from cogs.metromania.face import MetromaniaFace
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import Id, digest
from cogs.panels.move.panel import question_screen
from cogs.panels.move.showing import panel_screen
from cogs.panels.screen import Button, Dropdown, Screen
from cogs.panels.whereabouts import Whereabouts
from tests.cogs.stage import Stage

pytestmark = pytest.mark.usefixtures("undrawn")
PEOPLE = (Person(1, "Ann", "en-US"), Person(2, "보라", "ko"))


def buttons(screen: Screen) -> list[Button]:
    return [one for row in screen.rows if not isinstance(row, Dropdown) for one in row]


def menus(screen: Screen) -> dict[str, Dropdown]:
    return {row.id.action: row for row in screen.rows if isinstance(row, Dropdown)}


def in_turn(table: Snapshot) -> Person:
    return next(one for one in PEOPLE if one.id == table.seats[table.awaited[0]].user_id)


async def at_the_cards(on_stage: Stage) -> Snapshot:
    """A game of Project MINE where somebody is asked which cards to play, and could."""
    table = await on_stage.open(*PEOPLE, game="project_mine")
    for _ in range(60):
        seat = table.awaited[0]
        question = next_question(table.match, seat)
        assert question is not None
        if question.prompt.key == "project_mine-ask-cards" and table.match.play.board.turns > 2:
            return table
        choice = choose(table.match, seat, question, "easy", Stream.of("acts", table.row.last))
        click = on_stage.click()
        await on_stage.tables.play.answer(table.id, in_turn(table), table.row.epoch, question.no, choice, click)
        table = await on_stage.tables.look.at(table.id)
    raise AssertionError("no cards")


async def with_means(on_stage: Stage, table: Snapshot, *, energy: int, credit: int) -> Snapshot:
    """The same table, but with this to play and to buy for."""
    async with on_stage.tables.desk.change(table.id) as change:
        match = change.match()
        player = match.play.board.players[table.awaited[0]]
        player.energy, player.credit = energy, credit
        change.row.state = match.save().decode()
    return await on_stage.tables.look.at(table.id)


async def test_the_button_counts_the_cards_it_plays(on_stage: Stage) -> None:
    table = await with_means(on_stage, await at_the_cards(on_stage), energy=4, credit=9)
    person = in_turn(table)
    visit = on_stage.visit(person, Id("panel", table.id))
    reader = await visit.reader(table)
    shown = (await on_stage.tables.play.panel(table.id, person)).shown
    assert shown is not None
    cards = [option.id for option in shown.shape.options]
    for count in (0, 1, 2):
        screen = question_screen(reader, shown.with_picked(cards[:count]), Whereabouts())
        (done,) = [one for one in buttons(screen) if one.id is not None and one.id.action == "done"]
        assert done.label == reader("project_mine-ask-cards-act", count=count)


async def test_no_buying_is_promised_where_nothing_can_be_bought(on_stage: Stage) -> None:
    table = await with_means(on_stage, await at_the_cards(on_stage), energy=0, credit=0)
    visit = on_stage.visit(in_turn(table), Id("panel", table.id))
    reader = await visit.reader(table)
    screen = await panel_screen(visit, table.id)
    labels = [one.label for one in buttons(screen)]
    assert reader("project_mine-ask-cards-last") in labels
    assert reader("project_mine-ask-cards-act", count=0) not in labels


async def test_buying_at_once_is_one_press_with_playing_no_more(on_stage: Stage) -> None:
    table = await with_means(on_stage, await at_the_cards(on_stage), energy=4, credit=9)
    person = in_turn(table)
    screen = await panel_screen(on_stage.visit(person, Id("panel", table.id)), table.id)
    menu = menus(screen)["s-on"]
    shown = (await on_stage.tables.play.panel(table.id, person)).shown
    assert shown is not None
    further = shown.beyond
    assert further is not None
    assert [one.value for one in menu.choices] == [
        digest(option.id) for option in further.shape.options if option.blocked is None
    ]
    wanted = next(option for option in further.shape.options if option.blocked is None)
    visit = on_stage.visit(person, menu.id, [digest(wanted.id)], panel=True)
    await guarded(visit, handlers["s-on"])
    after = await on_stage.tables.look.at(table.id)
    assert after.row.last == table.row.last + 2, "both are answered"
    # What is bought in a turn is counted no more once the next one has begun: the log says what it was.
    told = await on_stage.tables.play.log(table.id, None)
    bought = [line.event.args["card"] for line in told if line.event.key == "project_mine-event-bought"]
    assert bought[-1] == wanted.id


async def test_a_hand_that_leaves_nothing_to_play_is_no_step_of_its_own(on_stage: Stage) -> None:
    table = await at_the_cards(on_stage)
    table = await with_means(on_stage, table, energy=0, credit=9)
    person = in_turn(table)
    visit = on_stage.visit(person, Id("panel", table.id))
    screen = await panel_screen(visit, table.id)
    reader = await visit.reader(table)
    text = "\n".join(screen.texts)
    assert reader("project_mine-ask-cards-none") in text
    assert reader("panel-pick-some", min=0, max=0, count=0) not in text
    leave = next(one for one in buttons(screen) if one.label == reader("project_mine-opt-done"))
    assert leave.id is not None
    assert leave.id.action == "on"
    pressed = on_stage.visit(person, leave.id, panel=True)
    await guarded(pressed, handlers["on"])
    assert in_turn(await on_stage.tables.look.at(table.id)) is not person


async def test_the_end_of_the_turn_stands_apart(on_stage: Stage) -> None:
    table = await at_the_cards(on_stage)
    table = await with_means(on_stage, table, energy=0, credit=9)
    visit = on_stage.visit(in_turn(table), Id("panel", table.id))
    reader = await visit.reader(table)
    screen = await panel_screen(visit, table.id)
    (row,) = [
        row
        for row in screen.rows
        if not isinstance(row, Dropdown) and any(one.label == reader("project_mine-opt-done") for one in row)
    ]
    assert [(one.label, one.style) for one in row] == [(reader("project_mine-opt-done"), "success")]


def metromania(seed: int) -> Match:
    registry.install()
    return Match.new("metromania", 2, Stream.of("acts", seed).seed_bytes(), {})


def test_what_ends_the_game_is_never_said_to_end_the_turn() -> None:
    """And what ends neither is not asked about again: the last tunnel of a dig that finishes a line, say."""
    face, told = MetromaniaFace(), dict[str, int]()
    for seed in range(3):
        match = metromania(seed)
        while match.result is None:
            seat = match.awaited()[0]
            question = next_question(match, seat)
            assert question is not None
            choice = choose(match, seat, question, "easy", Stream.of("b", seed, len(match.play.state.agenda)))
            said = face.sure(match, seat, question, choice)
            turn = match.view(seat).players[seat].turns
            match.answer(seat, question.no, choice)
            if question.confirm:
                over = match.result is not None
                goes_on = not over and seat in match.awaited() and match.view(seat).players[seat].turns == turn
                assert said == ("game" if over else "" if goes_on else "turn")
                told[said] = told.get(said, 0) + 1
            else:
                assert said == ""
    assert told["turn"] > 50
    assert told["game"] == 3
    assert told.get("", 0) > 0


@pytest.mark.parametrize("person", PEOPLE)
async def test_a_confirmation_names_the_act(on_stage: Stage, person: Person) -> None:
    table = await on_stage.open(*PEOPLE)
    while True:
        seat = table.awaited[0]
        question = next_question(table.match, seat)
        assert question is not None
        option: Any = question.shape.options[0]  # type: ignore[union-attr]
        mover = in_turn(table)
        if question.confirm and mover.id == person.id:
            break
        click = on_stage.click()
        await on_stage.tables.play.answer(table.id, mover, table.row.epoch, question.no, option.id, click)
        table = await on_stage.tables.look.at(table.id)
    id = Id("opt", table.id, table.row.epoch, question.no, str(Whereabouts(key=digest(option.id))))
    visit = on_stage.visit(person, id, panel=True)
    await guarded(visit, handlers["opt"])
    reader = await visit.reader(table)
    view: Any = visit.interaction.response.sent[-1]["view"]  # type: ignore[attr-defined]
    labels = [one["label"] for row in view.to_components() for one in row.get("components", []) if "label" in one]
    assert labels[0] == reader("panel-act-turn", act=reader.option(option))


def test_one_option_at_most_is_chosen_by_one_press() -> None:
    option = Option("a", "core-pass")
    blocked = Option("b", "core-pass", blocked=Text("core-stale"))
    assert one_or_none(Pick((option, blocked), 0, 2))
    assert one_or_none(Pick((option,), 0, 1))
    assert not one_or_none(Pick((option,)))
    assert not one_or_none(Pick((option, Option("c", "core-pass")), 0, 2))
    assert not one_or_none(Pick((blocked,), 0, 1))
