"""Twilight Imperium in Discord: its face for the panels, and opening a table."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.text.catalogue import LANGUAGES
from cogs.panels import gamefaces
from cogs.panels.dispatch import guarded
from cogs.panels.opening import open_table
from cogs.panels.visit import Visit
from cogs.translator import arguments, values, words
from cogs.twilight_imperium.face import TwilightImperiumFace
from cogs.twilight_imperium.slash import all_commands
from cogs.twilight_imperium.vocabulary import GAME

CHOSEN: Final = ("target", "factions", "map", "agendas", "action_cards", "notes")
"""Options of a table that the command takes; the lobby has the others too, and a map that somebody brings."""
SETTINGS: Final = {one.key: one.values for one in TWILIGHT_IMPERIUM.settings if one.key in CHOSEN}
LANGUAGE: Final = "language"
MORE: Final = all_commands()
"""Commands of the group that stand in modules of their own."""

Here = discord.Interaction[Any]


@app_commands.guild_only()
class TwilightImperiumCog(commands.GroupCog, group_name=words("cmd-ti-name"), group_description=words("cmd-ti-desc")):
    """`/ti new`, and what `MORE` adds."""

    def __init__(self, client: commands.Bot) -> None:
        self.client = client
        gamefaces.register(TwilightImperiumFace())
        group = self.app_command
        assert group is not None
        for command in MORE:
            group.add_command(command)

    @app_commands.command(name=words("cmd-ti-new-name"), description=words("cmd-ti-new-desc"))
    @arguments("ti", "new", *CHOSEN, LANGUAGE)
    @app_commands.choices(
        **{key: values(f"twilight_imperium-{key}", SETTINGS[key]) for key in CHOSEN},
        language=values(LANGUAGE, LANGUAGES),
    )
    async def new(
        self,
        interaction: Here,
        target: str = "",
        factions: str = "",
        map: str = "",
        agendas: str = "",
        action_cards: str = "",
        notes: str = "",
        language: str = "",
    ) -> None:
        """Open a lobby in this channel."""

        async def work(visit: Visit) -> None:
            given = zip(CHOSEN, (target, factions, map, agendas, action_cards, notes), strict=True)
            await open_table(visit, GAME, {key: value for key, value in given if value}, language)

        await guarded(Visit(interaction), work)
