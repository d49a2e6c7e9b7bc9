"""What a browser is told of the world: plain data, one viewer's eyes at a time."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from bot.home.client import Client
from bot.home.interactions import may
from bot.home.members import User
from bot.home.messages import Message
from bot.home.world import DM_CHANNEL, Channel, World

_FILE: Final = re.compile(r"https?://127\.0\.0\.1:\d+/attachments/\d+/(\d+)/")
"""The address of a file at the bot's door. The page serves the same file to those who may see it."""


def person(user: User) -> dict[str, Any]:
    """Somebody, as everybody sees them."""
    return {"id": str(user.id), "name": user.name, "bot": user.bot}


def message(one: Message) -> dict[str, Any]:
    """A message with its components as Discord keeps them."""
    told: dict[str, Any] = one.to_json()
    return {
        "id": told["id"],
        "channel": told["channel_id"],
        "author": told["author"]["id"],
        "at": one.created,
        "edited": one.edited is not None,
        "content": one.content,
        "embeds": one.embeds,
        "components": one.components,
        "files": told["attachments"],
        "private": one.ephemeral,
        "thinking": one.loading,
        "pings": [str(id) for id in one.pings],
        "user": str(one.metadata["user"]["id"]) if one.metadata else None,
        "command": one.command,
    }


def packet(t: str, **more: Any) -> str:
    """What is sent to a page, with the addresses of files as the page serves them."""
    return _FILE.sub(r"/pictures/\1/", json.dumps({"t": t, **more}, ensure_ascii=False))


def channel(one: Channel, client: Client, read: int) -> dict[str, Any]:
    """A channel or thread in somebody's list.

    Args:
        one: the channel.
        client: of the viewer.
        read: id of the last message they have seen there.
    """
    seen = one.messages
    viewer = client.user
    return {
        "id": str(one.id),
        "name": one.name if one.type != DM_CHANNEL else client.world.bot.name,
        "type": one.type,
        "guild": str(one.guild_id) if one.guild_id else None,
        "parent": str(one.parent.id) if one.parent else None,
        "archived": one.archived,
        "locked": one.locked,
        "unread": any(m.id > read and m.author is not viewer for m in seen),
        "mentions": sum(m.id > read and (viewer.id in m.pings or -1 in m.pings) for m in seen),
        "latest": seen[-1].created if seen else 0,
        "writable": not one.locked
        and may(one, viewer, "send_messages_in_threads" if one.is_thread else "send_messages"),
    }


def visible(world: World, client: Client) -> list[Channel]:
    """The channels in somebody's list: the server's, open threads, their direct messages."""
    return [one for one in world.channels.values() if client.sees(one)]


def history(one: Channel, viewer: User, before: int | None, count: int) -> tuple[list[Message], bool]:
    """The newest messages of a channel that a viewer sees, oldest first, and whether there are older ones.

    Args:
        one: the channel.
        viewer: whose eyes.
        before: only those with a smaller id.
        count: at most so many.
    """
    own = [m for m in one.private if m.seen_by == viewer.id]
    every = sorted([*one.messages, *own], key=lambda m: m.id)
    if before is not None:
        every = [m for m in every if m.id < before]
    return every[-count:], len(every) > count
