"""Public messages: the lobby, the board and one-line notices, sent to channels and never as interaction replies."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import discord
import structlog

from bot.tables.model import LogLine, Place, Snapshot, UserRow
from bot.tables.presenter import MessageGone, TryLater, Unreachable
from bot.text.limits import THREAD_NAME, cut
from cogs.delivery import AGAIN, Delivery
from cogs.panels import board as boards
from cogs.panels import calls, notices
from cogs.panels import gathering as lobbies
from cogs.panels import result as results
from cogs.panels.guild import missing_permissions, permission_names
from cogs.panels.pictures import Pictures
from cogs.panels.screen import Screen
from cogs.panels.threads import TALK, THREAD_THERE, WEEK
from cogs.services import services_of

log = structlog.get_logger(__name__)


class DiscordPresenter:
    """`bot.tables.presenter.Presenter` on Discord.

    Args:
        client: the bot; `cogs.load` gives it its services later, before it connects.
        pictures: shared with the panels.
    """

    def __init__(self, client: discord.Client, pictures: Pictures) -> None:
        self.client = client
        self.delivery = Delivery(client, pictures)

    # --- the messages ------------------------------------------------------------------------------------------------

    async def post_lobby(self, table: Snapshot, nonce: int) -> int:
        """See `Presenter.post_lobby`."""
        return (await self._send(table, await self._lobby(table), (), nonce)).id

    async def edit_lobby(self, table: Snapshot, message_id: int) -> None:
        """See `Presenter.edit_lobby`."""
        await self._edit(table, message_id, await self._lobby(table), ())

    async def post_board(self, table: Snapshot, mentions: Sequence[int], nonce: int) -> int:
        """See `Presenter.post_board`."""
        return (await self._send(table, await self._board(table), mentions, nonce)).id

    async def edit_board(self, table: Snapshot, message_id: int) -> None:
        """See `Presenter.edit_board`."""
        await self._edit(table, message_id, await self._board(table), table.awaited_users)

    async def retire_board(self, table: Snapshot, message_id: int, after: int, until: int) -> None:
        """See `Presenter.retire_board`."""
        lines = await services_of(self.client).tables.play.told(table.id, after, until)
        await self._edit(table, message_id, Screen([boards.record(boards.public_reader(table), lines)]), ())

    def called(self, table: Snapshot, kind: str, body: Mapping[str, Any]) -> Sequence[int]:
        """See `Presenter.called`."""
        notice = notices.notice(table, kind, body)
        return notice.mentions if notice is not None else ()

    async def post_notice(
        self, table: Snapshot, kind: str, body: Mapping[str, Any], nonce: int | str, hushed: Collection[int] = ()
    ) -> int:
        """See `Presenter.post_notice`."""
        notice = notices.notice(table, kind, body)
        if notice is None:
            log.warning("nothing to say", kind=kind, table=table.id)
            return 0
        mentions = [user for user in notice.mentions if user not in hushed]
        return (await self._send(table, notice.public, mentions, nonce)).id

    async def post_call(self, user: UserRow, tables: Sequence[Snapshot], nonce: str, excuse: bool = False) -> None:
        """See `Presenter.post_call`."""
        await self._send(tables[0], calls.call(user, tables, excuse=excuse), [user.id], nonce)

    async def post_direct(self, user: UserRow, tables: Sequence[Snapshot], nonce: str) -> int:
        """See `Presenter.post_direct`."""
        said = calls.direct(user, tables)

        return await self.delivery.say_directly(place_of(tables[0]), user, said, nonce)

    async def open_talk(self, table: Snapshot, nonce: int) -> int:
        """See `Presenter.open_talk`. A match never waits for it: where no thread can be, people talk in the channel."""
        guild = self.client.get_guild(table.row.guild_id)
        channel = guild.get_channel(table.row.channel_id) if guild is not None else None
        if guild is None or not isinstance(channel, discord.TextChannel):
            return 0
        reader = boards.public_reader(table)
        if lacking := missing_permissions(channel.permissions_for(guild.me), TALK):
            said = reader("talk-here-permissions", permissions=permission_names(reader, lacking))
            await self._send(table, Screen([said]), (), nonce)
            return 0
        line = await self._send(table, Screen([reader("talk-thread-line")]), (), nonce)
        try:
            name = cut(reader("talk-thread-name", game=reader.game()), THREAD_NAME)
            await line.create_thread(name=name, auto_archive_duration=WEEK)
        except discord.HTTPException as refused:
            if refused.code != THREAD_THERE:
                log.info("no thread for talk", table=table.id, status=refused.status, code=refused.code)
                await self._edit(table, line.id, Screen([reader("talk-here")]), ())
                return 0
        return line.id  # a thread has the id of the message it was made from

    async def close_vote(self, table: Snapshot, message_id: int, body: Mapping[str, Any]) -> None:
        """See `Presenter.close_vote`."""
        await self._edit(table, message_id, notices.decided(table, body), ())

    async def reachable(self, table: Snapshot, user_id: int) -> bool:
        """See `Presenter.reachable`."""
        guild = self.client.get_guild(table.row.guild_id)
        if guild is None:
            raise TryLater(AGAIN)

        try:
            member = await self.delivery.member(guild, user_id)
        except (Unreachable, MessageGone):
            # The channel's own trouble is told where it is written to.
            return True
        if member is None:
            return False
        channel = guild.get_channel_or_thread(table.row.channel_id)
        if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
            return True  # not known here: sending will tell
        return channel.permissions_for(member).view_channel

    async def sees(self, table: Snapshot, user_id: int) -> bool:
        """See `Presenter.sees`. Who is in a private thread is asked; who manages threads sees all of them."""
        guild, here = self.client.get_guild(table.row.guild_id), place_of(table)
        if guild is None and services_of(self.client).tables.desk.database.shards.holds(here.guild_id):
            raise Unreachable("absent")
        channel = None if guild is None else guild.get_channel_or_thread(here.channel_id)
        if guild is not None and (channel is None or (isinstance(channel, discord.Thread) and channel.parent is None)):
            return False

        async def look() -> bool:
            there = guild or await self.client.fetch_guild(here.guild_id, with_counts=False)
            member = there.get_member(user_id) or await there.fetch_member(user_id)
            # Of a server that another process has nothing is known here.
            where = channel or await there.fetch_channel(here.channel_id)
            thread = where if isinstance(where, discord.Thread) else None
            roof = where if thread is None or thread.parent is not None else await there.fetch_channel(thread.parent_id)
            allowed = roof.permissions_for(member)
            if thread is not None and thread.is_private() and not allowed.manage_threads:
                await thread.fetch_member(user_id)
            return allowed.view_channel

        try:
            return await self.delivery.tried(here, look)
        except (Unreachable, MessageGone):
            return False  # not in the server, or not in the thread

    async def _lobby(self, table: Snapshot) -> Screen:
        return lobbies.lobby(table, services_of(self.client).tables.packs.of(table.row.game))

    async def _board(self, table: Snapshot) -> Screen:
        services = services_of(self.client)
        tables = services.tables
        if table.row.phase == "finished" and table.row.state is not None and table.match.result is not None:
            return results.result(table, await tables.look.began(table.id))
        recent: list[LogLine] = [] if table.row.state is None else await tables.play.log(table.id, None, boards.ROOM)
        return boards.board(table, recent, services.clock())

    # --- to Discord --------------------------------------------------------------------------------------------------

    async def _send(
        self, table: Snapshot, public: Screen, mentions: Sequence[int], nonce: int | str
    ) -> discord.Message:
        return await self.delivery.send(place_of(table), public, mentions, nonce, _bare(table))

    async def _edit(self, table: Snapshot, message_id: int, public: Screen, mentions: Sequence[int]) -> None:
        await self.delivery.edit(place_of(table), message_id, public, mentions, _bare(table))


def place_of(table: Snapshot) -> Place:
    """Where a table's messages stand."""
    return Place(table.row.guild_id, table.row.channel_id)


def _bare(table: Snapshot) -> str:
    """A sentence that names the permission without which a message has no picture."""
    reader = boards.public_reader(table)
    return reader("board-picture-forbidden", permission=reader("permission-attach_files"))
