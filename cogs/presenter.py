"""Public messages: the lobby, the board and one-line notices, sent to channels and never as interaction replies."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, Final, TypeVar

import aiohttp
import discord
import structlog

from bot.tables.model import LogLine, Snapshot, UserRow
from bot.tables.presenter import MessageGone, NoDirectMessages, TryLater, Unreachable
from bot.text.limits import THREAD_NAME, cut
from cogs.panels import board as boards
from cogs.panels import calls, layout, notices
from cogs.panels import gathering as lobbies
from cogs.panels import result as results
from cogs.panels.guild import missing_permissions, permission_names
from cogs.panels.layout import LaidScreen
from cogs.panels.opening import HERE, IN_THREAD
from cogs.panels.pictures import Pictures
from cogs.panels.screen import Screen
from cogs.panels.threads import TALK, WEEK
from cogs.services import services_of

T = TypeVar("T")

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_GUILD: Final = 10004
UNKNOWN_MEMBER: Final = 10007
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_USER: Final = 10013
OLD_MESSAGE_EDITS: Final = 30046
ARCHIVED: Final = 50083
LOCKED: Final = 160005
THREAD_THERE: Final = 160004

AGAIN: Final = 5.0
"""Seconds until the next attempt when Discord is out of order."""
STUCK: Final = 600.0
NOBODY: Final = discord.AllowedMentions.none()

log = structlog.get_logger(__name__)


class DiscordPresenter:
    """`bot.tables.presenter.Presenter` on Discord.

    Args:
        client: the bot; `cogs.load` gives it its services later, before it connects.
        pictures: shared with the panels.
    """

    def __init__(self, client: discord.Client, pictures: Pictures) -> None:
        self.client = client
        self.pictures = pictures

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

        async def send() -> int:
            try:
                channel = user.direct or await self._open(user.id)
                there = self.client.get_partial_messageable(channel)
                await there.send(
                    said.content, nonce=nonce, view=layout.under_message(said.rows), allowed_mentions=NOBODY
                )
            except discord.HTTPException as error:
                if error.status in (403, 404):  # blocked, no server in common, closed to those of this one, or gone
                    raise NoDirectMessages from error
                raise
            return channel

        return await self._tried(tables[0], send)

    async def _open(self, user_id: int) -> int:
        """The channel of direct messages with somebody; it wants the id as text, `create_dm` sends a number."""
        http: Any = self.client.http
        return int((await http.start_private_message(str(user_id)))["id"])

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

        async def look() -> bool:
            try:
                member = guild.get_member(user_id) or await guild.fetch_member(user_id)
            except discord.NotFound as missing:
                if missing.code in (UNKNOWN_MEMBER, UNKNOWN_USER, 0):
                    return False
                raise
            channel = guild.get_channel_or_thread(table.row.channel_id)
            if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
                return True  # not known here: sending will tell
            return channel.permissions_for(member).view_channel

        try:
            return await self._tried(table, look)
        except (Unreachable, MessageGone):
            # The channel's own trouble is told where it is written to.
            return True

    async def sees(self, table: Snapshot, user_id: int) -> bool:
        """See `Presenter.sees`. Who is in a private thread is asked; who manages threads sees all of them."""
        guild = self.client.get_guild(table.row.guild_id)
        if guild is None:
            raise Unreachable("absent")
        channel = guild.get_channel_or_thread(table.row.channel_id)
        if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
            return False

        async def look() -> bool:
            member = guild.get_member(user_id) or await guild.fetch_member(user_id)
            allowed = channel.permissions_for(member)
            if isinstance(channel, discord.Thread) and channel.is_private() and not allowed.manage_threads:
                await channel.fetch_member(user_id)
            return allowed.view_channel

        try:
            return await self._tried(table, look)
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

    def _channel(self, table: Snapshot) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(table.row.channel_id, guild_id=table.row.guild_id)

    async def _send(
        self, table: Snapshot, public: Screen, mentions: Sequence[int], nonce: int | str
    ) -> discord.Message:
        channel = self._channel(table)
        allowed = _allowed(mentions)

        async def send(shown: LaidScreen) -> discord.Message:
            more: dict[str, Any] = {}
            if shown.pictures:
                more["files"] = [layout.file(picture) for picture in shown.pictures]
            if shown.rows:
                more["view"] = layout.under_message(shown.rows)
            return await channel.send(shown.content, allowed_mentions=allowed, nonce=nonce, **more)

        await self._wake_thread(table)
        return await self._pictured(table, public, send)

    async def _edit(self, table: Snapshot, message_id: int, public: Screen, mentions: Sequence[int]) -> None:
        message = self._channel(table).get_partial_message(message_id)

        async def edit(shown: LaidScreen) -> None:
            await message.edit(
                content=shown.content,
                attachments=[layout.file(picture) for picture in shown.pictures],
                view=layout.under_message(shown.rows) if shown.rows else None,
                allowed_mentions=_allowed(mentions),
            )

        await self._pictured(table, public, edit)

    async def _pictured(self, table: Snapshot, screen: Screen, attempt: Callable[[LaidScreen], Awaitable[T]]) -> T:
        """Show it with its picture; where the bot may not attach files without it, and the words say what is missing.

        A game needs its messages more than their pictures. The next change tries it with the picture again.
        """
        public = await layout.lay(screen, self.pictures)
        if not public.pictures:
            return await self._tried(table, lambda: attempt(public))
        bare = _bare(table, public)
        if "attach_files" in self._lacking(table):
            # Discord counts what it refuses, and shuts out who is refused too often: it is not asked in vain.
            return await self._tried(table, lambda: attempt(bare))
        try:
            return await self._tried(table, lambda: attempt(public))
        except Unreachable as refused:
            if refused.reason != "forbidden":
                raise
            # What is known here of the bot's permissions may be old. Refused bare as well, that is the reason told.
            return await self._tried(table, lambda: attempt(bare))

    async def _wake_thread(self, table: Snapshot) -> None:
        """An archived thread is opened again before something is said in it."""
        thread = self.client.get_channel(table.row.channel_id)
        if isinstance(thread, discord.Thread) and thread.archived:
            await self._tried(table, lambda: self._unarchive(thread))

    @staticmethod
    async def _unarchive(thread: discord.Thread) -> None:
        if thread.locked:
            raise Unreachable("locked")
        await thread.edit(archived=False)

    async def _tried(self, table: Snapshot, attempt: Callable[[], Awaitable[T]], *, woken: bool = False) -> T:
        """Do it; whatever Discord answers becomes one of the three errors that tables know."""
        try:
            return await attempt()
        except (Unreachable, MessageGone, NoDirectMessages, TryLater):
            raise
        except discord.RateLimited as limited:
            raise TryLater(limited.retry_after) from limited
        except discord.HTTPException as error:
            if error.code == ARCHIVED and not woken:
                await self._tried(table, lambda: self._fetch_and_wake(table), woken=True)
                return await self._tried(table, attempt, woken=True)
            raise self._problem(table, error) from error
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            raise TryLater(AGAIN) from error
        except RuntimeError as error:
            # The library's session is closed while the bot goes down; the outbox keeps the row.
            if "closed" not in str(error).lower():
                raise
            raise TryLater(AGAIN) from error

    async def _fetch_and_wake(self, table: Snapshot) -> None:
        channel = await self.client.fetch_channel(table.row.channel_id)
        if isinstance(channel, discord.Thread):
            await self._unarchive(channel)

    def _problem(self, table: Snapshot, error: discord.HTTPException) -> Exception:
        code, status = error.code, error.status
        if code == UNKNOWN_MESSAGE:
            return MessageGone()
        if code in (UNKNOWN_CHANNEL, UNKNOWN_GUILD):
            return Unreachable("gone" if self._in_guild(table) else "absent")
        if code == OLD_MESSAGE_EDITS:
            return TryLater(STUCK, stuck=True)
        if code == LOCKED:
            return Unreachable("locked")
        if status == 403:
            if not self._in_guild(table):
                return Unreachable("absent")
            return Unreachable("forbidden", self._missing(table))
        if status == 404:
            return MessageGone()
        if status == 429:
            return TryLater(_retry_after(error))
        if status >= 500:
            return TryLater(AGAIN)
        log.error("refused by Discord", status=status, code=code, table=table.id)
        return error

    def _in_guild(self, table: Snapshot) -> bool:
        return self.client.get_guild(table.row.guild_id) is not None

    def _missing(self, table: Snapshot) -> list[str]:
        """What a refusal of Discord is laid to, for the log."""
        guild = self.client.get_guild(table.row.guild_id)
        if guild is None or guild.get_channel_or_thread(table.row.channel_id) is None:
            return ["view_channel"]
        return self._lacking(table) or ["send_messages"]

    def _lacking(self, table: Snapshot) -> list[str]:
        """Permissions known to be missing in the table's channel; none of a channel that is not known here."""
        guild = self.client.get_guild(table.row.guild_id)
        channel = guild.get_channel_or_thread(table.row.channel_id) if guild else None
        if guild is None or channel is None:
            return []
        thread = isinstance(channel, discord.Thread)
        if isinstance(channel, discord.Thread) and channel.parent is None:
            return []  # its permissions stand with its parent
        return missing_permissions(channel.permissions_for(guild.me), IN_THREAD if thread else HERE)


def _bare(table: Snapshot, public: LaidScreen) -> LaidScreen:
    """The message without its picture, and a sentence that names the missing permission."""
    reader = boards.public_reader(table)
    line = reader("board-picture-forbidden", permission=reader("permission-attach_files"))
    return LaidScreen([*public.texts, line], [], public.rows)


def _allowed(mentions: Sequence[int]) -> discord.AllowedMentions:
    users: list[Any] = [discord.Object(user) for user in mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users) if users else NOBODY


def _retry_after(error: discord.HTTPException) -> float:
    try:
        return max(1.0, float(error.response.headers.get("Retry-After", AGAIN)))
    except (TypeError, ValueError, AttributeError):
        return AGAIN
