"""Showing everybody in the channel what one has made of a game that is over (asynchronous R3)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import discord

from bot.tables.model import Snapshot, TableError
from cogs.panels import layout
from cogs.panels.screen import Screen
from cogs.panels.visit import Visit

NOBODY: Final = discord.AllowedMentions.none()


def over(table: Snapshot, key: str) -> None:
    """Refuse what there is only after the end.

    Args:
        key: of what is said.

    Raises:
        TableError: the match is not over, or cannot be read any more.
    """
    if table.row.phase != "finished" or table.row.state is None or table.match.result is None:
        raise TableError(key)


async def share(visit: Visit, table: Snapshot, what: Hashable, screen: Screen) -> str:
    """Post it in the table's channel, once.

    Args:
        what: tells it from all else that is shared of that table.
        screen: what is posted.

    Returns:
        what to say to whoever shared it.

    Raises:
        TableError: this person may not, or the bot may not.
    """
    seated = table.seat_of(visit.user_id) is not None
    if not seated and not (visit.allowed is not None and visit.allowed.attach_files):
        raise TableError("share-not-you")

    async def post() -> str:
        laid = await layout.lay(screen, visit.services.pictures)
        channel = visit.interaction.client.get_partial_messageable(table.row.channel_id, guild_id=table.row.guild_id)
        files = [layout.file(picture) for picture in laid.pictures]
        try:
            sent = await channel.send(laid.content, files=files, allowed_mentions=NOBODY, nonce=visit.number)
        except (discord.Forbidden, discord.NotFound) as refused:
            raise TableError("share-refused") from refused
        return f"https://discord.com/channels/{table.row.guild_id}/{table.row.channel_id}/{sent.id}"

    url, now = await visit.services.shared.once((table.id, table.row.head, what), post)
    return (await visit.reader(table))("share-done" if now else "share-already", url=url)
