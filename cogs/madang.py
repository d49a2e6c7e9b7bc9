"""`/madang`: the entrance, and a person's and a server's settings."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.text import matching
from bot.text.limits import OPTION, cut
from cogs.panels import entrance, guild, own, preferences, rank
from cogs.panels.dispatch import guarded
from cogs.panels.visit import Visit
from cogs.translator import arguments, words

Here = discord.Interaction[Any]


@app_commands.allowed_contexts(guilds=True, dms=True)
class MadangCog(commands.GroupCog, group_name=words("cmd-madang-name"), group_description=words("cmd-madang-desc")):
    """`/madang open`, `rank`, `server`, `settings`, `privacy`."""

    def __init__(self, client: commands.Bot) -> None:
        self.client = client

    @app_commands.command(name=words("cmd-madang-open-name"), description=words("cmd-madang-open-desc"))
    async def open(self, interaction: Here) -> None:
        """The entrance."""
        await guarded(Visit(interaction), entrance.entrance)

    @app_commands.command(name=words("cmd-madang-rank-name"), description=words("cmd-madang-rank-desc"))
    async def rank(self, interaction: Here) -> None:
        """The leaderboard, and the own rating."""
        await guarded(Visit(interaction), rank.rank)

    @app_commands.command(name=words("cmd-madang-server-name"), description=words("cmd-madang-server-desc"))
    async def server(self, interaction: Here) -> None:
        """Server settings."""
        await guarded(Visit(interaction), guild.server)

    @app_commands.command(name=words("cmd-madang-settings-name"), description=words("cmd-madang-settings-desc"))
    @arguments("madang", "settings", "zone")
    async def settings(self, interaction: Here, zone: str = "") -> None:
        """The own settings, or the own zone at once."""

        async def work(visit: Visit) -> None:
            if zone:
                await preferences.zone_typed(visit, zone)
            else:
                await preferences.my_settings(visit)

        await guarded(Visit(interaction), work)

    @settings.autocomplete("zone")
    async def zone_choices(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """Zones that fit what was typed, with what their clocks show; common ones first."""
        visit = Visit(interaction)
        reader, now = await visit.reader(), visit.services.clock()
        found = preferences.zones_meant(current, several=True)
        return [
            app_commands.Choice(name=cut(preferences.zone_line(reader, zone, now), OPTION), value=zone)
            for zone in found[: matching.CHOICES]
        ]

    @app_commands.command(name=words("cmd-madang-privacy-name"), description=words("cmd-madang-privacy-desc"))
    async def privacy(self, interaction: Here) -> None:
        """What is stored."""
        await guarded(Visit(interaction), own.privacy)
