"""The options of a lobby: each stands on one of its pages."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.model import Person
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import Id, parse
from cogs.panels.visit import Visit
from tests.cogs.stage import Stage, custom_ids

ANN, BO = Person(1, "Ann", "en-US"), Person(2, "보라", "ko")

pytestmark = pytest.mark.usefixtures("undrawn")


def shown_ids(visit: Visit) -> list[str]:
    answers: Any = visit.interaction.response
    return custom_ids(answers.sent[-1]["view"].to_components())


@pytest.mark.parametrize("game", ["metromania", "project_mine", "the_dome", "twilight_imperium"])
async def test_every_option_of_a_game_stands_in_its_lobby(on_stage: Stage, game: str) -> None:
    table = await on_stage.open(ANN, BO, game=game, start=False)
    visit = on_stage.visit(ANN, Id("options", table.id), panel=True)
    await guarded(visit, handlers["options"])
    offered = _offered(visit)
    if any((found := parse(one)) and (found.action, found.arg) == ("options", "further") for one in shown_ids(visit)):
        more = on_stage.visit(ANN, Id("options", table.id, arg="further"), panel=True)
        await guarded(more, handlers["options"])
        offered |= _offered(more)
    assert {choice.key for choice in table.rules.settings} <= offered


def _offered(visit: Visit) -> set[str]:
    """Options that a page lets one choose."""
    return {str(found.arg) for one in shown_ids(visit) if (found := parse(one)) and found.action == "s-option"}


async def test_the_options_of_a_large_game_stand_on_two_pages(on_stage: Stage) -> None:
    table = await on_stage.open(ANN, BO, game="twilight_imperium", start=False)
    last = table.rules.settings[-1]
    visit = on_stage.visit(ANN, Id("options", table.id), panel=True)
    await guarded(visit, handlers["options"])
    assert last.key not in _offered(visit)
    more = on_stage.visit(ANN, Id("options", table.id, arg="further"), panel=True)
    await guarded(more, handlers["options"])
    assert last.key in _offered(more)
    chosen = on_stage.visit(ANN, Id("s-option", table.id, arg=last.key), [last.values[1]], panel=True)
    await guarded(chosen, handlers["s-option"])
    assert last.key in _offered(chosen), "the page stays that it was chosen on"
    assert (await on_stage.tables.look.at(table.id)).row.options[last.key] == last.values[1]
