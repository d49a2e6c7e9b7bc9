"""Every command and every autocomplete with what nobody should type: a kind answer, nothing changed, nothing logged."""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import Any, Final

import discord
import pytest
from discord import app_commands

from bot.tables.model import Person
from tests.cogs.stage import Stage, complaints_of
from tests.cogs.test_forged import GAMES, Log
from tests.payload_commands import lint_choices

pytestmark = pytest.mark.usefixtures("undrawn")

PEOPLE: Final = (Person(1, "Ann", "en-US"), Person(2, "보라", "ko"), Person(3, "Cem", "en-US"))
WEN: Final = Person(9, "Wen", "ko")
NONSENSE: Final = (
    "",
    " ",
    "?",
    "²",
    "٣",
    "-1",
    "9" * 400,
    "ㅅㅍㅇㅇ",
    "\u202e\u200b\u2060",
    "`@everyone` <@&1> [x](http://e.ru)",
    "(((((((((((((",
    "\\d+.*$",
    "own~999999999",
    "crack:red",
    "st-",
    "1-NE-L",
    "가" * 2000,
    "\n\n",
    "%s {seat} { $seat }",
)


def leaves(at: Stage) -> list[app_commands.Command[Any, ..., Any]]:
    """Every command that can be typed."""
    return [one for one in at.client.tree.walk_commands() if isinstance(one, app_commands.Command)]


def given(command: app_commands.Command[Any, ..., Any], text: str) -> dict[str, Any]:
    """Arguments of a command, each text being this; of Discord's own lists nothing else can be sent."""
    found: dict[str, Any] = {}
    for name, param in command._params.items():
        if param.choices:
            found[name] = param.choices[0].value
        elif param.type is discord.AppCommandOptionType.string:
            found[name] = text
        elif param.type is discord.AppCommandOptionType.integer:
            found[name] = 1000
    return found


async def call(at: Stage, command: app_commands.Command[Any, ..., Any], person: Person, text: str) -> Any:
    visit = at.visit(person)
    args = given(command, text)
    if command.binding is None:
        await command.callback(visit.interaction, **args)  # type: ignore[call-arg]
    else:
        await command.callback(command.binding, visit.interaction, **args)  # type: ignore[call-arg]
    return visit


@pytest.mark.parametrize("game", GAMES)
async def test_commands(on_stage: Stage, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log()
    monkeypatch.setattr("cogs.errors.log", log)
    table = await on_stage.open(*PEOPLE, game=game, language="en", **GAMES[game])
    wrong: list[str] = []
    texts = itertools.cycle(NONSENSE)
    commands = leaves(on_stage)
    assert len(commands) > 30
    for command in commands:
        typed = [text for _, text in zip(range(len(NONSENSE) if given(command, "") else 1), texts, strict=False)]
        for number, text in enumerate(typed):
            visit = await call(on_stage, command, (*PEOPLE, WEN)[number % 4], text)
            told = f"/{command.qualified_name} {text[:30]!r}"
            wrong += [f"{told}: {what} {error!r}" for what, error in log.wrong]
            wrong += [f"{told}: {one}" for one in complaints_of(visit)]
            if not visit.interaction.response.is_done():
                wrong.append(f"{told}: no answer")
            log.wrong.clear()
    assert wrong == []
    now = await on_stage.tables.look.at(table.id)
    assert now.row.state == table.row.state


@pytest.mark.parametrize("game", GAMES)
async def test_autocompletes(on_stage: Stage, game: str) -> None:
    await on_stage.open(*PEOPLE, game=game, language="en", **GAMES[game])
    asked = 0
    for command in leaves(on_stage):
        for name, param in command._params.items():
            if not callable(param.autocomplete):
                continue
            for number, text in enumerate(NONSENSE):
                visit = on_stage.visit((*PEOPLE, WEN)[number % 4])
                visit.interaction.namespace = SimpleNamespace(**given(command, text))  # type: ignore[misc]
                option = {"name": param.display_name, "type": 3, "value": text, "focused": True}
                visit.interaction.data = {"options": [{"type": 1, "name": command.name, "options": [option]}]}  # type: ignore[misc]
                bound = (command.binding,) if getattr(param.autocomplete, "pass_command_binding", False) else ()
                found = await param.autocomplete(*bound, visit.interaction, text)  # type: ignore[call-arg]
                assert lint_choices([one.to_dict() for one in found], "autocomplete") == [], (name, text)
                asked += 1
    assert asked > 100
