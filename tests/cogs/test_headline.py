"""What is to be chosen now is the headline of a panel, also in the middle of an answer."""

from __future__ import annotations

import pytest

from bot.core.bots import choose, next_question
from bot.core.shapes import Text
from bot.core.streams import Stream
from bot.games.twilight_imperium.light import LIGHT
from bot.text.catalogue import Language
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import digest
from cogs.panels.move.panel import screen_of
from cogs.panels.reader import Reader
from cogs.panels.whereabouts import Whereabouts
from tests.cogs.stage import Stage
from tests.cogs.test_screens import PEOPLE

pytestmark = pytest.mark.usefixtures("undrawn")


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_the_headline_of_a_tactical_action_stayed_what_do_you_do(on_stage: Stage, language: Language) -> None:
    """Which system, and which ships, stood below it in small letters, after what the first step was about."""
    table = await on_stage.open(*PEOPLE[:3], game="twilight_imperium", language=language, **LIGHT)
    tables = on_stage.tables
    while (found := next_question(table.match, seat := table.awaited[0])).prompt.key != "twilight_imperium-ask-turn":
        choice = choose(table.match, seat, found, "easy", Stream.of("headline", table.row.last))
        await tables.play.answer(table.id, PEOPLE[seat], table.row.epoch, found.no, choice, on_stage.click())
        table = await tables.look.at(table.id)
    person, way = PEOPLE[seat], "twilight_imperium-way-tactical"
    panel = await tables.play.panel(table.id, person)
    reader = Reader(language, panel.table, panel.seat)
    inside = screen_of(reader, panel, spot=Whereabouts(section=digest(way)))
    assert inside.texts[1].startswith(f"**{reader(f'{way}-asked')}**")
    pressed = [one.id for row in inside.rows if isinstance(row, list) for one in row if one.id is not None]
    shown = ""
    for id in (one for one in pressed if one.action == "opt"):
        await guarded(on_stage.visit(person, id, panel=True), handlers["opt"])
        panel = await tables.play.panel(table.id, person)
        shown = screen_of(reader, panel).texts[1]
        if any(draft.filled for draft in panel.drafts.values()):
            break
    first, second = shown.splitlines()[:2]
    assert first.startswith("**")
    assert second == reader.told(Text(f"{found.prompt.key}-then", found.prompt.args)), (
        "what the turn was asked for is over"
    )
    assert reader("twilight_imperium-ask-turn-hint") not in shown
