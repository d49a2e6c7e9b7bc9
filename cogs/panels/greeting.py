"""Hello to a server the bot has come to: one short message with one button, once."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import structlog

from bot.text.catalogue import Language, language_of
from cogs.panels import gamefaces, layout
from cogs.panels.ids import Id
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Screen
from cogs.services import Services

NEEDED = ("view_channel", "send_messages")

log = structlog.get_logger(__name__)


def server_language(guild: discord.Guild | None, chosen: str, otherwise: Language) -> Language:
    """What a server reads: as its settings say, else its Discord language, which only a community can set.

    Args:
        guild: the server, if it is known.
        chosen: `ko`, `en`, or empty.
        otherwise: where neither says anything.
    """
    if chosen in ("ko", "en"):
        return "ko" if chosen == "ko" else "en"
    if guild is not None and "COMMUNITY" in guild.features:
        return language_of(str(guild.preferred_locale))
    return otherwise


def writable(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """Channels the bot may write in: the one for system messages first, then as the server orders them."""
    first = [guild.system_channel] if guild.system_channel is not None else []
    for channel in [*first, *(one for one in guild.text_channels if one not in first)]:
        allowed = channel.permissions_for(guild.me)
        if all(getattr(allowed, name) for name in NEEDED):
            yield channel


def greeting(reader: Reader) -> Screen:
    """What is said on a server where the bot is new."""
    games = reader.text.listing([reader.game(one) for one in gamefaces.known()])
    return Screen(
        [reader("greeting", games=games)], rows=[[Button(reader("greeting-button"), Id("madang"), "primary")]]
    )


async def greet(services: Services, guild: discord.Guild) -> None:
    """Say hello in the first channel where that is allowed; nothing where none is, nor a second time."""
    people = services.tables.people
    reader = Reader(server_language(guild, (await people.guild(guild.id)).language, services.language))
    screen = greeting(reader)
    for channel in writable(guild):
        # Noted first: better no greeting after a crash than two.
        if not await people.greet(guild.id):
            return
        try:
            await channel.send(
                screen.content,
                view=layout.under_message(screen.rows),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.HTTPException as refused:
            log.info("not greeted", guild=guild.id, status=refused.status, code=refused.code)
        return
