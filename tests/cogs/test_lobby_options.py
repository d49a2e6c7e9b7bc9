"""The options of a lobby: each stands on one of its pages."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.core import playable
from bot.tables.model import Person
from cogs.panels import opening
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


def ids_in(visit: Visit) -> list[Id]:
    """Custom ids of what somebody is shown."""
    return [found for one in shown_ids(visit) if (found := parse(one)) is not None]


async def test_options_of_a_new_game_with_many_stand_on_two_pages(on_stage: Stage) -> None:
    """Those of Twilight Imperium came to 39 of the 40 components that Discord takes, a wall on a phone."""
    game = "twilight_imperium"
    settings = playable.find(game).rules.settings
    manager = discord.Permissions(manage_guild=True)
    visit = on_stage.visit(ANN, Id("s-new", arg=""), [game], panel=True)
    await guarded(visit, handlers["s-new"])
    found: list[str] = []
    for _ in range(2):
        ids = ids_in(visit)
        menus = [one for one in ids if one.action == "s-new-option"]
        found += [one.arg.split(";")[1] for one in menus]
        assert len(menus) < len(settings)
        number = int(menus[-1].arg.split(";")[1])
        visit = on_stage.visit(ANN, menus[-1], [settings[number].values[-1]], panel=True)
        await guarded(visit, handlers["s-new-option"])
        ids = ids_in(visit)
        assert {one.arg.split(";")[1] for one in ids if one.action == "s-new-option"} <= set(found), (
            "the page it was on"
        )
        (other,) = [one for one in ids if one.action == "newpage"]
        visit = on_stage.visit(ANN, other, panel=True)
        await guarded(visit, handlers["newpage"])
    assert sorted(map(int, found)) == list(range(len(settings)))
    (id,) = [one for one in ids_in(visit) if one.action == "open"]
    chosen = opening.read(game, id.arg.partition(";")[2])
    assert len(chosen) == 2, "what was chosen on either page stays"
    usual: list[str] = []
    for arg in (game, f"{game};further"):
        visit = on_stage.visit(ANN, Id("defaults", arg=arg), panel=True, permissions=manager)
        await guarded(visit, handlers["defaults"])
        ids = ids_in(visit)
        usual += [one.arg.split(";")[1] for one in ids if one.action == "s-default"]
    assert usual == [one.key for one in settings]
    last = next(one for one in ids if one.arg == f"{game};{settings[-1].key}")
    visit = on_stage.visit(ANN, last, [settings[-1].values[-1]], panel=True, permissions=manager)
    await guarded(visit, handlers["s-default"])
    assert last.arg in [one.arg for one in ids_in(visit)], "the page it was on"
