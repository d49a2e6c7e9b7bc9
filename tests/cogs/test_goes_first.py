"""Which own effect goes first in turns of others is said in private, from the hand, and nobody else can tell."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.play import Play
from bot.games.the_dome import triggers
from bot.games.the_dome.cards import built_in
from bot.tables.model import Snapshot
from cogs.panels.dispatch import handlers
from cogs.panels.hand import hand_screen
from cogs.panels.ids import Id
from cogs.panels.screen import Button, Dropdown
from tests.cogs.stage import Stage
from tests.cogs.test_dome_warnings import EN, PEOPLE, begun

pytestmark = pytest.mark.usefixtures("undrawn")
CARDS = tuple(card.id for card in built_in().of_kind("program"))[:2]


async def told(at: Stage, table: Snapshot) -> tuple[Any, ...]:
    """All that anybody else sees of a table."""
    now = await at.tables.look.at(table.id)
    seen = now.match.view(None)
    log = await at.tables.play.log(table.id, None, 10_000)
    return seen, now.awaited, now.row.revision, now.row.epoch, len(log)


@pytest.mark.parametrize("traps", ["orders", "ask"])
async def test_the_hand_offers_it_and_a_press_keeps_it_without_a_trace(
    on_stage: Stage, traps: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, current = await begun(on_stage, traps=traps)
    seat = 1 - current

    def own(play: Play[Any], whose: int) -> tuple[str, ...]:
        return CARDS if whose == seat else ()

    monkeypatch.setattr(triggers, "contested", own)
    table = await on_stage.tables.look.at(table.id)
    before = await told(on_stage, table)
    visit = on_stage.visit(PEOPLE[seat], Id("hand", table.id), panel=True)
    shown = await hand_screen(visit, table)
    buttons = [one for row in shown.rows if not isinstance(row, Dropdown) for one in row]
    way = next(one for one in buttons if one.label == EN("the_dome-ask-goes-first"))
    assert way.id is not None
    rows = await answered(on_stage, table, seat, way.id)
    name = built_in()[CARDS[1]].name.en
    choice = next(one for one in rows if one.label.endswith(EN("the_dome-opt-goes-first", card=name)))
    assert choice.id is not None
    await answered(on_stage, table, seat, choice.id)
    now = await on_stage.tables.look.at(table.id)
    assert now.match.play.orders(seat) == {"goes-first": CARDS[1]}
    assert await told(on_stage, table) == before


async def answered(at: Stage, table: Snapshot, seat: int, id: Id) -> list[Button]:
    """The buttons of the panel that a press gives."""
    visit = at.visit(PEOPLE[seat], id, panel=True)
    await handlers[id.action](visit)
    assert visit.stands is not None
    return [one for row in visit.stands.screen.rows if not isinstance(row, Dropdown) for one in row]
