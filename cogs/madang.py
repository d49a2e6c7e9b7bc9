"""`/madang`: the entrance, and a person's and a server's settings."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.panels import entrance, guild, own
from cogs.panels.dispatch import guarded
from cogs.panels.visit import Visit
from cogs.translator import words

Here = discord.Interaction[Any]


@app_commands.allowed_contexts(guilds=True, dms=True)
class MadangCog(commands.GroupCog, group_name=words("cmd-madang-name"), group_description=words("cmd-madang-desc")):
    """`/madang open`, `server`, `settings`, `privacy`."""

    def __init__(self, client: commands.Bot) -> None:
        self.client = client

    @app_commands.command(name=words("cmd-madang-open-name"), description=words("cmd-madang-open-desc"))
    async def open(self, interaction: Here) -> None:
        """The entrance."""
        await guarded(Visit(interaction), entrance.entrance)

    @app_commands.command(name=words("cmd-madang-server-name"), description=words("cmd-madang-server-desc"))
    async def server(self, interaction: Here) -> None:
        """Server settings."""
        await guarded(Visit(interaction), guild.server)

    @app_commands.command(name=words("cmd-madang-settings-name"), description=words("cmd-madang-settings-desc"))
    async def settings(self, interaction: Here) -> None:
        """The own settings."""
        await guarded(Visit(interaction), own.my_settings)

    @app_commands.command(name=words("cmd-madang-privacy-name"), description=words("cmd-madang-privacy-desc"))
    async def privacy(self, interaction: Here) -> None:
        """What is stored."""
        await guarded(Visit(interaction), own.privacy)
