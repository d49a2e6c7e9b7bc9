"""The address under which the bot is invited, with exactly the permissions it needs."""

from __future__ import annotations

from typing import Final

import discord
from discord.abc import Snowflake

from cogs.panels.guild import NEEDED

SCOPES: Final = ("bot", "applications.commands")


def needed_permissions(*more: str) -> discord.Permissions:
    """What the bot needs everywhere, and `more` by name, as Discord's number."""
    return discord.Permissions(**dict.fromkeys((*NEEDED, *more), True))


def invite_link(application_id: int, *more: str, guild: Snowflake = discord.utils.MISSING) -> str:
    """Where an owner of a server invites the bot, or allows it more.

    Args:
        application_id: Discord's id of the bot.
        more: permissions besides those it always needs, by name.
        guild: the server it is about.
    """
    return discord.utils.oauth_url(application_id, permissions=needed_permissions(*more), guild=guild, scopes=SCOPES)
