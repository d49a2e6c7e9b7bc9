"""Names and descriptions of commands in Korean, from the catalogue."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from bot.text.catalogue import Text

KEY: Final = "key"
"""Keyword of a `locale_str` that carries its catalogue key; the string itself is the name Discord is sent."""


def words(key: str) -> app_commands.locale_str:
    """A command's name or description: English on the wire, its key for the translator."""
    return app_commands.locale_str(Text("en")(key), **{KEY: key})


class CatalogueTranslator(app_commands.Translator):
    """Looks the key up; other languages than Korean keep the English text."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The Korean text, or None."""
        key = string.extras.get(KEY)
        if locale is not discord.Locale.korean or not isinstance(key, str):
            return None
        return Text("ko")(key)
