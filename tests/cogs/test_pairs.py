"""One press for what is done and what it asks at once: what is offered, what is kept from it, where it stops."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.core.match import Match
from bot.games.the_dome.cards import built_in
from bot.games.the_dome.state import Control, Program
from bot.tables.asked import Asked
from bot.tables.manner import manner_of
from bot.tables.model import Snapshot
from bot.text.catalogue import Voice
from cogs.panels.ids import digest
from cogs.panels.move.choices import menus_of
from cogs.panels.numbers import PER_MENU
from tests.cogs.stage import Stage
from tests.cogs.test_dome_warnings import PEOPLE, arg, begun, changed, out_of_cards, pressed

SLOT, CARD = "neutral-spare-slot", "neutral-ember"
EN = Voice("en")

pytestmark = pytest.mark.usefixtures("undrawn")


def ready(seat: int, control: str = "jerry-short-circuit", order: str = "", paid: int = 0) -> Any:
    """A program that allocates, two cards in hand, and a Control face down on the other side.

    Args:
        control, order: which, and its standing order.
        paid: cards in each pool of that side: without any no Control of its deck can answer, as everybody sees.
    """

    def change(match: Match) -> None:
        board = match.play.board
        me, other = board.players[seat], board.players[1 - seat]
        me.programs, me.hand, me.controls = [Program(901, SLOT, seat)], [CARD, "neutral-current-jab"], []
        me.pools = [["neutral-ember"] * 2, ["neutral-ember"], ["neutral-ember"]]
        other.deck_id, other.character = "jerry-first", "jerry"
        other.pools = [["neutral-ember"] * paid for _ in range(3)]
        other.controls = [Control(950, control, 0)]
        if order:
            match.play.orders(1 - seat)["c950"] = order

    return change


async def panel_of(at: Stage, table: Snapshot, seat: int) -> Asked:
    """What the seat's panel asks."""
    shown = (await at.tables.play.panel(table.id, PEOPLE[seat])).shown
    assert shown is not None
    return shown


def value(first: str, then: str) -> list[str]:
    """What the menu sends."""
    return [digest(first) + digest(then)]


async def test_an_activation_and_its_choice_took_two_presses(on_stage: Stage) -> None:
    table, seat = await begun(on_stage)
    table = await changed(on_stage, table, ready(seat, "neutral-ember", "hold"))
    await pressed(on_stage, table, seat, "s-pair", values=value(f"use:{SLOT}", f"{CARD}>blue"))
    now = await on_stage.tables.look.at(table.id)
    player = now.match.play.board.players[seat]
    assert (CARD in player.hand, player.pool("blue")[-1], player.programs[0].ready) == (False, CARD, False)
    assert now.row.last == table.row.last + 2
    panel = await on_stage.tables.play.panel(table.id, PEOPLE[seat])
    assert panel.question is not None
    assert panel.question.slot == "turn"
    assert panel.may_undo


async def test_what_is_offered_hangs_on_nothing_that_others_have_hidden(on_stage: Stage) -> None:
    """A Control that would nullify the activation must not be felt in the menu; that one could is known to all."""
    table, seat = await begun(on_stage)
    for paid in (0, 3):
        seen: list[list[str]] = []
        for control, order in (("jerry-short-circuit", ""), ("jerry-short-circuit", "hold"), ("neutral-backfire", "")):
            table = await changed(on_stage, table, ready(seat, control, order, paid))
            seen.append([one.key for one in (await panel_of(on_stage, table, seat)).pairs])
        assert (digest(f"use:{SLOT}") + digest(f"{CARD}>blue") in seen[0]) == (paid == 0)
        assert seen[0] == seen[1] == seen[2]


async def test_what_follows_is_looked_up_in_a_match_that_is_the_same_whatever_others_have_hidden(
    on_stage: Stage,
) -> None:
    table, seat = await begun(on_stage)
    cards = list(table.match.play.board.players[1 - seat].deck)
    worlds: set[bytes] = set()
    for control, order in (("jerry-short-circuit", ""), ("jerry-short-circuit", "hold"), ("neutral-backfire", "")):

        def hidden(match: Match, control: str = control, order: str = order) -> None:
            ready(seat, control, order)(match)
            deck = [*cards, "jerry-short-circuit", "neutral-backfire"]
            deck.remove(control)
            match.play.board.players[1 - seat].deck = deck
            match.play.board.players[1 - seat].known_deck = [0] * len(deck)

        table = await changed(on_stage, table, hidden)
        shown = await panel_of(on_stage, table, seat)
        found = manner_of(table.row.game).leads_on(table.match, seat, shown.question)
        assert found is not None
        worlds.add(msgspec.json.encode(found[0].play.board))
    assert len(worlds) == 1


async def test_where_others_may_answer_first_the_second_answer_is_not_given(on_stage: Stage) -> None:
    """A menu drawn before the other side could pay."""
    table, seat = await begun(on_stage)
    table = await changed(on_stage, table, ready(seat, paid=3))
    await pressed(on_stage, table, seat, "s-pair", values=value(f"use:{SLOT}", f"{CARD}>blue"))
    now = await on_stage.tables.look.at(table.id)
    assert CARD in now.match.play.board.players[seat].hand
    assert now.row.last == table.row.last


async def test_a_second_answer_that_loses_the_game_is_asked_about_by_itself(on_stage: Stage) -> None:
    table, seat = await begun(on_stage)
    track = built_in()["system-power-cut"].track

    def at_the_last_space(match: Match) -> None:
        ready(seat)(match)
        out_of_cards(seat)(match)
        board = match.play.board
        board.players[1 - seat].controls = []
        board.players[seat].pools = [["neutral-ember"] * 3 for _ in range(3)]
        board.server[0].card = "system-power-cut"
        board.players[seat].markers[0].on, board.players[seat].markers[0].space = board.server[0].uid, len(track) - 1

    table = await changed(on_stage, table, at_the_last_space)
    await pressed(on_stage, table, seat, "s-pair", values=value(f"crack:{track[-1]}", f"main>1.{len(track)}"))
    table = await on_stage.tables.look.at(table.id)
    assert table.match.result is None
    assert next(q for q in table.match.asked(seat) if q.blocking).slot == "crack"
    assert EN("the_dome-warn-loses") in await pressed(on_stage, table, seat, "opt", arg(f"main>1.{len(track)}"))


async def test_what_the_menu_does_not_offer_changes_nothing(on_stage: Stage) -> None:
    table, seat = await begun(on_stage)
    table = await changed(on_stage, table, ready(seat))
    for first, then in ((f"use:{SLOT}", "end"), ("end", f"{CARD}>blue"), ("install:neutral-current-jab", "end")):
        await pressed(on_stage, table, seat, "s-pair", values=value(first, then))
    assert (await on_stage.tables.look.at(table.id)).row.last == table.row.last


async def test_a_menu_holds_whole_options_and_what_draws_is_in_none(on_stage: Stage) -> None:
    table, seat = await begun(on_stage)

    def many(match: Match) -> None:
        ready(seat)(match)
        player = match.play.board.players[seat]
        player.hand = ["neutral-ember", "neutral-current-jab", "neutral-backfire", "neutral-seal", "neutral-overload"]
        player.programs += [Program(903, "system-indexer", -1), Program(904, SLOT, seat)]

    table = await changed(on_stage, table, many)
    found = (await panel_of(on_stage, table, seat)).pairs
    firsts = {one.first.id for one in found}
    assert "use:system-indexer" not in firsts
    for menu in menus_of(found).values():
        assert len(menu) <= PER_MENU
        for first in {one.first.id for one in menu}:
            assert sum(one.first.id == first for one in menu) == sum(one.first.id == first for one in found)
    assert len(found) > PER_MENU
