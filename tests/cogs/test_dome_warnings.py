"""Every way to give an answer that loses THE DOME at once asks once more: panel, menu, typed command, pass on the
board; and so does what only costs an action point."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.core.match import Match
from bot.core.shapes import Pick
from bot.core.streams import Stream
from bot.games.the_dome.cards import built_in
from bot.games.the_dome.state import Control, Program
from bot.tables.model import Person, Snapshot
from bot.text.catalogue import Voice
from cogs.panels.board import call
from cogs.panels.dispatch import handlers
from cogs.panels.ids import Id, digest
from cogs.panels.typed import answer
from cogs.panels.whereabouts import Whereabouts
from tests.cogs.stage import Stage

ANN, BO, CEM = Person(1, "Ann", "en-US"), Person(2, "Bo", "en-US"), Person(3, "Cem", "en-US")
PEOPLE = (ANN, BO, CEM)
EN = Voice("en")

pytestmark = pytest.mark.usefixtures("undrawn")


async def begun(at: Stage, people: int = 2, **options: str) -> tuple[Snapshot, int]:
    """A match in its first turn, and whose that is."""
    table = await at.open(*PEOPLE[:people], game="the_dome", **options)
    stream = Stream.of("warnings")
    while not table.match.play.board.turn:
        for seat in table.awaited:
            question = next((q for q in table.match.asked(seat) if q.blocking and not q.answered), None)
            if question is not None:
                given = table.match.sample(seat, question.no, stream)
                await at.tables.play.answer(table.id, PEOPLE[seat], table.row.epoch, question.no, given, at.click())
        table = await at.tables.look.at(table.id)
    return table, table.match.play.board.current


async def changed(at: Stage, table: Snapshot, by: Callable[[Match], None]) -> Snapshot:
    """The table as a test wants it."""
    async with at.tables.desk.change(table.id) as change:
        match = change.match()
        by(match)
        change.row.state = match.save().decode()
    return await at.tables.look.at(table.id)


async def pressed(at: Stage, table: Snapshot, seat: int, action: str, arg: str = "", values: Any = None) -> str:
    """What a press shows."""
    question = next(q for q in table.match.asked(seat) if q.blocking)
    id = Id(action, table.id, table.row.epoch, question.no, arg)
    visit = at.visit(PEOPLE[seat], id, values, panel=True)
    await handlers[action](visit)
    return _shown(visit)


def _shown(visit: Any) -> str:
    sent = visit.interaction.response.sent[-1]
    view = sent.get("view")
    texts = [item.content for item in view.walk_children() if hasattr(item, "content")] if view else []
    return "\n".join([sent.get("content") or "", *texts])


def out_of_cards(seat: int) -> Callable[[Match], None]:
    """An empty deck and two programs that draw."""

    def change(match: Match) -> None:
        player = match.play.board.players[seat]
        player.deck, player.known_deck = [], []
        player.programs = [Program(901, "system-indexer", -1), Program(902, "system-restore-server", -1)]

    return change


def arg(option: str) -> str:
    """A press on an option."""
    return str(Whereabouts(key=digest(option)))


async def test_an_activation_that_draws_from_an_empty_deck_lost_the_game_without_a_word(on_stage: Stage) -> None:
    table, seat = await begun(on_stage)
    table = await changed(on_stage, table, out_of_cards(seat))
    told = await pressed(on_stage, table, seat, "opt", arg("use:system-indexer"))
    assert EN("the_dome-warn-loses") in told
    assert (await on_stage.tables.look.at(table.id)).row.last == table.row.last
    await pressed(on_stage, table, seat, "sure", arg("use:system-indexer"))
    assert (await on_stage.tables.look.at(table.id)).match.result is not None


async def test_a_typed_answer_is_asked_about_too(on_stage: Stage) -> None:
    table, seat = await begun(on_stage)
    table = await changed(on_stage, table, out_of_cards(seat))
    visit = on_stage.visit(PEOPLE[seat])
    visit.id = Id("typed", table.id, table.row.epoch)
    await answer(visit, table, ["use:system-indexer"])
    assert EN("the_dome-warn-loses") in _shown(visit)
    assert (await on_stage.tables.look.at(table.id)).row.last == table.row.last


async def test_of_typed_answers_in_a_row_only_those_before_the_losing_one_are_given(on_stage: Stage) -> None:
    """The crack is declared; completing the card that draws is asked about in the panel."""
    table, seat = await begun(on_stage)

    def at_the_last_space(match: Match) -> None:
        out_of_cards(seat)(match)
        board = match.play.board
        board.players[seat].pools = [["neutral-ember"] * 3 for _ in range(3)]
        board.server[0].card = "system-power-cut"
        length = len(built_in()["system-power-cut"].track)
        board.players[seat].markers[0].on, board.players[seat].markers[0].space = board.server[0].uid, length - 1

    table = await changed(on_stage, table, at_the_last_space)
    track = built_in()["system-power-cut"].track
    visit = on_stage.visit(PEOPLE[seat])
    visit.id = Id("typed", table.id, table.row.epoch)
    await answer(visit, table, [f"crack:{track[-1]}", f"main>1.{len(track)}"])
    table = await on_stage.tables.look.at(table.id)
    assert table.match.result is None
    question = next(q for q in table.match.asked(seat) if q.blocking)
    assert question.slot == "crack"
    assert EN("the_dome-warn-loses") in await pressed(on_stage, table, seat, "opt", arg(f"main>1.{len(track)}"))


async def test_a_menu_of_programs_stops_before_the_one_that_loses(on_stage: Stage) -> None:
    table, seat = await begun(on_stage)

    def two(match: Match) -> None:
        out_of_cards(seat)(match)
        match.play.board.players[seat].programs.insert(0, Program(900, "system-quote-server", -1))

    table = await changed(on_stage, table, two)
    question = next(q for q in table.match.asked(seat) if q.blocking)
    assert isinstance(question.shape, Pick)
    wanted = ("use:system-quote-server", "use:system-indexer")
    uses = [digest(one.id) for one in question.shape.options if one.id in wanted]
    assert len(uses) == 2
    await pressed(on_stage, table, seat, "s-run", values=uses)
    table = await on_stage.tables.look.at(table.id)
    assert table.match.result is None
    assert [p.ready for p in table.match.play.board.players[seat].programs][:2] == [False, True]


async def test_a_pass_on_the_board_that_lets_the_last_layer_break_is_asked_about(on_stage: Stage) -> None:
    table, seat = await begun(on_stage, traps="ask")
    other = 1 - seat

    def dying(match: Match) -> None:
        board = match.play.board
        board.players[other].controls = [Control(950, "neutral-buffer", 0)]
        board.players[other].layer, board.players[other].space = 2, 5
        board.players[other].pools = [["neutral-ember"] * 3 for _ in range(3)]
        board.players[other].deck_id = "ria-first"
        board.players[seat].hand = ["neutral-current-jab"]
        board.players[seat].pools = [["neutral-ember"] * 3 for _ in range(3)]

    table = await changed(on_stage, table, dying)
    install, answered = "install:neutral-current-jab", on_stage.tables.play.answer
    no = next(q for q in table.match.asked(seat) if q.blocking).no
    await answered(table.id, PEOPLE[seat], table.row.epoch, no, install, on_stage.click())
    for _ in range(4):
        table = await on_stage.tables.look.at(table.id)
        asked = [q for q in table.match.asked(other) if q.blocking and not q.answered]
        if asked and asked[0].slot == "window:damage":
            break
        if asked:
            await on_stage.tables.play.answer(
                table.id, PEOPLE[other], table.row.epoch, asked[0].no, "pass", on_stage.click()
            )
        for token in (await on_stage.tables.look.at(table.id)).match.timers():
            table = await changed(on_stage, table, lambda match, token=token: match.elapse(token))
    assert table.match.asked(other)[0].slot == "window:damage"
    visit = on_stage.visit(PEOPLE[other], Id("pass", table.id, table.row.epoch, 0, call(table)))
    await handlers["pass"](visit)
    assert EN("the_dome-warn-loses") in _shown(visit)
    assert (await on_stage.tables.look.at(table.id)).row.last == table.row.last


async def test_a_crack_that_reaches_nothing_cost_a_point_without_a_word(on_stage: Stage) -> None:
    table, seat = await begun(on_stage)

    def empty(match: Match) -> None:
        match.play.board.players[seat].pools = [[], [], []]

    table = await changed(on_stage, table, empty)
    assert EN("the_dome-warn-nowhere") in await pressed(on_stage, table, seat, "opt", arg("crack:red"))
    visit = on_stage.visit(PEOPLE[seat])
    visit.id = Id("typed", table.id, table.row.epoch)
    await answer(visit, table, ["crack:red"])
    assert EN("the_dome-warn-nowhere") in _shown(visit)
    assert (await on_stage.tables.look.at(table.id)).row.last == table.row.last


async def test_damage_to_an_incapacitated_ally_was_spent_without_a_word(on_stage: Stage) -> None:
    table, seat = await begun(on_stage, 3)
    ally = next(other for other in range(3) if other != seat)

    def down(match: Match) -> None:
        board = match.play.board
        board.players[ally].down, board.players[ally].layer, board.players[ally].space = True, 3, 0
        board.players[seat].hand = ["neutral-ember"]
        board.players[seat].pools = [["neutral-ember"] * 3 for _ in range(3)]

    table = await changed(on_stage, table, down)
    await pressed(on_stage, table, seat, "opt", arg("install:neutral-ember"))
    table = await on_stage.tables.look.at(table.id)
    told = await pressed(on_stage, table, seat, "opt", arg(f"s{ally}"))
    assert EN.render("the_dome-warn-down", {"seat": PEOPLE[ally].name}) in told
    assert (await on_stage.tables.look.at(table.id)).row.last == table.row.last
