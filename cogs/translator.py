"""Names and descriptions of commands in Korean, from the catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import discord
from discord import app_commands

from bot.text.catalogue import Voice

KEY: Final = "key"
"""Keyword of a `locale_str` that carries its catalogue key; the string itself is the name Discord is sent."""


PLAN: Final = "plan"
"""Argument of every command that plays a turn: it plans the next one instead."""


def words(key: str) -> app_commands.locale_str:
    """A command's name or description: English on the wire, its key for the translator."""
    return app_commands.locale_str(Voice("en")(key), **{KEY: key})


def arguments(group: str, command: str, *names: str) -> Any:
    """Decorator of a command: its arguments are named by `cmd-GROUP-COMMAND-arg-NAME-name`, described by `-desc`; that
    by which it plans is the same in all of them."""

    own = [one for one in names if one != PLAN]

    def apply(function: Any) -> Any:
        named = {one: words(f"cmd-{group}-{command}-arg-{one}-name") for one in own}
        described = {one: words(f"cmd-{group}-{command}-arg-{one}-desc") for one in own}
        if len(own) < len(names):
            named[PLAN], described[PLAN] = words("cmd-arg-plan-name"), words("cmd-arg-plan-desc")
            function = app_commands.choices(plan=values("cmd-arg-plan", ("yes",)))(function)
        return app_commands.describe(**described)(app_commands.rename(**named)(function))

    return apply


def values(family: str, ids: Iterable[str]) -> list[app_commands.Choice[str]]:
    """What an argument can be, each called by the text FAMILY-ID."""
    return [app_commands.Choice(name=words(f"{family}-{id}"), value=id) for id in ids]


class CatalogueTranslator(app_commands.Translator):
    """Looks the key up; other languages than Korean keep the English text."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The Korean text, or None."""
        key = string.extras.get(KEY)
        if locale is not discord.Locale.korean or not isinstance(key, str):
            return None
        return Voice("ko")(key)


async def command_payloads(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """What a sync would send, translated; nothing is sent."""
    found = tree.get_commands()
    if tree.translator is None:
        return [command.to_dict(tree) for command in found]
    return [await command.get_translated_payload(tree, tree.translator) for command in found]
