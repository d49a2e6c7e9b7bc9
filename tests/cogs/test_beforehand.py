"""What is settled beforehand about secondary abilities can be reached and pressed where one's hand is."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.twilight_imperium.figures import TRADE
from bot.games.twilight_imperium.light import LIGHT
from bot.tables.model import Person, Snapshot
from bot.text.catalogue import Voice
from cogs.panels import hand
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import Id, parse
from cogs.panels.screen import Button, Dropdown, Screen
from tests.cogs.stage import Stage, complaints
from tests.games.twilight_imperium.board import Board

PEOPLE = (Person(1, "Ann"), Person(2, "Bo"), Person(3, "Cem"))


async def thinking(on_stage: Stage, **options: str) -> Snapshot:
    """The first thinks about a turn and has Trade."""
    table = await on_stage.open(*PEOPLE, game="twilight_imperium", language="en", **LIGHT, **options)
    board = Board("sol", "letnev", "hacan", options=options)
    board[0].cards, board[1].cards, board[2].cards = {TRADE: True}, {6: True}, {7: True}
    board.state.common = dict.fromkeys((1, 2, 3, 4, 8), 0)
    async with on_stage.tables.desk.change(table.id) as change:
        change.row.state = board.begin().match.save().decode()
        await change.attend(board.match)
    return await on_stage.tables.look.at(table.id)


def buttons(screen: Screen) -> list[Button]:
    return [one for row in screen.rows if isinstance(row, list) for one in row]


@pytest.mark.parametrize("language", ["en", "ko"])
async def test_it_is_found_beside_the_hand_and_stored_with_two_presses(on_stage: Stage, language: str) -> None:
    table = await thinking(on_stage, **{"table-pace": "daily"})
    bo = Person(2, "Bo", "ko" if language == "ko" else "en-US")
    screen = await hand.hand_screen(on_stage.visit(bo, Id("hand", table.id)), table)
    label = Voice("ko" if language == "ko" else "en")("twilight_imperium-ask-secondaries-button")
    (way,) = [one for one in buttons(screen) if one.label == label]
    found = parse(str(way.id))
    assert found is not None
    visit = on_stage.visit(bo, found, panel=True)
    await guarded(visit, handlers[found.action])
    assert visit.stands is not None
    panel = visit.stands.screen
    assert complaints(panel) == []
    (menu,) = [row for row in panel.rows if isinstance(row, Dropdown)]
    assert len(menu.choices) == 3, "Trade either way, and not to follow Technology"
    visit = on_stage.visit(bo, menu.id, [menu.choices[0].value], panel=True)
    await guarded(visit, handlers[menu.id.action])
    table = await on_stage.tables.look.at(table.id)
    orders: dict[str, Any] = table.match.play.orders(1)
    if "secondaries" not in orders:  # a menu of several is confirmed
        confirmed = [one for one in buttons(visit.stands.screen) if one.style == "success"]  # type: ignore[union-attr]
        found = parse(str(confirmed[0].id))
        assert found is not None
        await guarded(on_stage.visit(bo, found, panel=True), handlers[found.action])
        orders = (await on_stage.tables.look.at(table.id)).match.play.orders(1)
    assert orders["secondaries"] == {"round": 1, "5": "decline"}


async def test_a_table_without_a_pace_has_no_such_button(on_stage: Stage) -> None:
    table = await thinking(on_stage)
    screen = await hand.hand_screen(on_stage.visit(PEOPLE[1], Id("hand", table.id)), table)
    assert Voice("en")("twilight_imperium-ask-secondaries-button") not in [one.label for one in buttons(screen)]
