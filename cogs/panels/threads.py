"""Threads that the bot makes: where one can stand, and how one is taken away that nothing came of."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import discord
import structlog

TALK: Final = ("create_public_threads", "send_messages_in_threads")
"""What a thread for everybody's talk needs."""
ALONE: Final = ("create_private_threads", "send_messages_in_threads")
"""What a thread of two needs."""
THREAD_THERE: Final = 160004
"""Discord's answer where a message has a thread already."""
THREADS_FULL: Final = 160006
"""Discord's answer where a server has as many active threads as it takes."""
WEEK: Final = 10080
"""Minutes without a word after which Discord puts a thread away: the most there are."""

log = structlog.get_logger(__name__)


def roof_of(channel: Any) -> discord.TextChannel | None:
    """The channel in which a thread can be made from another or from itself; None where none can."""
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return channel if isinstance(channel, discord.TextChannel) else None


async def take_away(thread: discord.Thread) -> None:
    """A thread that nothing came of; without the permission to delete it, it is at least put out of sight."""
    for away in (thread.delete, partial(thread.edit, archived=True)):
        try:
            await away()
        except discord.HTTPException as refused:
            log.info("thread stays", status=refused.status, code=refused.code)
        else:
            return
