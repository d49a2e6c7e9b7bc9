"""Where a press may come from, judged before any handler, and what a person may do where a table is played.

Custom ids come from outside: whoever writes a client can name any table in them, from any server. Discord vouches for
the server, the channel and the member of a press, and for the member's permissions in that channel alone; what they are
in another channel is computed from the member's roles and the channel's overwrites.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

import discord

from bot.tables.model import Place, Snapshot, TableError

if TYPE_CHECKING:
    from cogs.panels.visit import Visit


class Reach(Enum):
    """From where the components of a table with one action work.

    Attributes:
        PUBLIC: in the table's own server, for those who sit at it or can see its channel.
        PRIVATE: a seated person's own panels, which open anywhere; for everybody else as `PUBLIC`.
    """

    PUBLIC = "public"
    PRIVATE = "private"


async def admit(visit: Visit, reach: Reach) -> None:
    """Let a press through, or refuse it before anything is done or shown of its table.

    Args:
        visit: with the id that was pressed; ids without a table come through.
        reach: of what the id does.

    Raises:
        TableError: no such table, or not from here.
    """
    if not visit.id.table:
        return
    if not sees(visit, await visit.tables.look.home(visit.id.table)):
        let_in(visit, reach, await visit.tables.look.at(visit.id.table))


def let_in(visit: Visit, reach: Reach, table: Snapshot) -> None:
    """The same for a table that was read: the door of what is read and changed at once (`Play.press`).

    Raises:
        TableError: not from here.
    """
    if not sees(visit, Place(table.row.guild_id, table.row.channel_id)):
        own_server = visit.interaction.guild_id == table.row.guild_id
        if not (own_server or reach is Reach.PRIVATE) or table.seat_of(visit.user_id) is None:
            raise TableError("error-elsewhere")
    visit.admitted = True


def sees(visit: Visit, home: Place) -> bool:
    """Whether the person sees the table's channel; who presses in it does, elsewhere what is not known is a no."""
    visit.home, visit.allowed = home, permissions_at(visit, home)
    if visit.interaction.guild_id != home.guild_id:
        return False
    here = visit.interaction.channel_id == home.channel_id
    return here or (visit.allowed is not None and visit.allowed.view_channel)


def permissions_at(visit: Visit, home: Place) -> discord.Permissions | None:
    """What the person may do in a table's channel; None where that cannot be computed.

    A thread has the permissions of its parent. Who sees a private one is not known here, except who may manage it.
    """
    here = visit.interaction
    if here.guild_id != home.guild_id:
        return None
    if here.channel_id == home.channel_id:
        return here.permissions
    member, guild = here.user, here.guild
    channel = guild.get_channel_or_thread(home.channel_id) if guild is not None else None
    if channel is None or not isinstance(member, discord.Member):
        return None
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return None
    allowed = channel.permissions_for(member)
    if isinstance(channel, discord.Thread) and channel.is_private() and not allowed.manage_threads:
        return None
    return allowed
