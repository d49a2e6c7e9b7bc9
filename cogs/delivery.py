"""How public messages reach a channel, and what Discord's refusals mean: for tables and for tournaments."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import aiohttp
import discord
import structlog

from bot.tables.model import Place, UserRow
from bot.tables.presenter import FULL, MessageGone, NoDirectMessages, TryLater, Unreachable
from bot.text.limits import THREAD_NAME, cut
from cogs.panels import layout
from cogs.panels.guild import missing_permissions
from cogs.panels.layout import LaidScreen
from cogs.panels.opening import HERE, IN_THREAD
from cogs.panels.pictures import Pictures
from cogs.panels.screen import Screen
from cogs.panels.threads import TALK, THREAD_THERE, THREADS_FULL, WEEK

T = TypeVar("T")

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_GUILD: Final = 10004
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_MEMBER: Final = 10007
UNKNOWN_USER: Final = 10013
OLD_MESSAGE_EDITS: Final = 30046
ARCHIVED: Final = 50083
LOCKED: Final = 160005

AGAIN: Final = 5.0
"""Seconds until the next attempt when Discord is out of order."""
STUCK: Final = 600.0
NOBODY: Final = discord.AllowedMentions.none()

log = structlog.get_logger(__name__)


class Delivery:
    """Sends and edits public messages.

    Args:
        client: the bot.
        pictures: shared with the panels.
    """

    def __init__(self, client: discord.Client, pictures: Pictures) -> None:
        self.client = client
        self.pictures = pictures

    def channel(self, place: Place) -> discord.PartialMessageable:
        """A channel, whether or not it is known here."""
        return self.client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)

    async def send(
        self, place: Place, public: Screen, mentions: Sequence[int], nonce: int | str, bare: str
    ) -> discord.Message:
        """Post a message; the same nonce never posts twice.

        Args:
            place: where.
            public: what.
            mentions: users whom it pings, and nobody else.
            nonce: of the message.
            bare: said instead of pictures where they may not be attached.
        """
        channel = self.channel(place)
        allowed = allowed_mentions(mentions)

        async def send(shown: LaidScreen) -> discord.Message:
            more: dict[str, Any] = {}
            if shown.pictures:
                more["files"] = [layout.file(picture) for picture in shown.pictures]
            if shown.rows:
                more["view"] = layout.under_message(shown.rows)
            return await channel.send(shown.content, allowed_mentions=allowed, nonce=nonce, **more)

        await self._wake_thread(place)
        return await self._pictured(place, public, send, bare)

    async def edit(self, place: Place, message_id: int, public: Screen, mentions: Sequence[int], bare: str) -> None:
        """Edit a message; see `send`."""
        message = self.channel(place).get_partial_message(message_id)

        async def edit(shown: LaidScreen) -> None:
            await message.edit(
                content=shown.content,
                attachments=[layout.file(picture) for picture in shown.pictures],
                view=layout.under_message(shown.rows) if shown.rows else None,
                allowed_mentions=allowed_mentions(mentions),
            )

        await self._pictured(place, public, edit, bare)

    async def _pictured(
        self, place: Place, screen: Screen, attempt: Callable[[LaidScreen], Awaitable[T]], excuse: str
    ) -> T:
        """Show it with its picture; where the bot may not attach files without it, and the words say what is missing.

        A game needs its messages more than their pictures. The next change tries it with the picture again.
        """
        public = await layout.lay(screen, self.pictures)
        if not public.pictures:
            return await self.tried(place, lambda: attempt(public))
        bare = LaidScreen([*public.texts, excuse], [], public.rows)
        if "attach_files" in self.lacking(place):
            # Discord counts what it refuses, and shuts out who is refused too often: it is not asked in vain.
            return await self.tried(place, lambda: attempt(bare))
        try:
            return await self.tried(place, lambda: attempt(public))
        except Unreachable as refused:
            if refused.reason != "forbidden":
                raise
            # What is known here of the bot's permissions may be old. Refused bare as well, that is the reason told.
            return await self.tried(place, lambda: attempt(bare))

    async def member(self, guild: discord.Guild, user_id: int) -> discord.Member | None:
        """Somebody in a server, with their roles; None for who is not in it any more."""

        async def look() -> discord.Member | None:
            try:
                return guild.get_member(user_id) or await guild.fetch_member(user_id)
            except discord.NotFound as missing:
                if missing.code in (UNKNOWN_MEMBER, UNKNOWN_USER, 0):
                    return None
                raise

        return await self.tried(Place(guild.id, 0), look)

    async def say_directly(self, place: Place, user: UserRow, said: Screen, nonce: str) -> int:
        """Send a direct message; the same nonce never posts twice. Returns the channel it went to.

        Args:
            place: what it is about, for what a refusal means.
            user: to whom.
            said: what.
            nonce: of the message.

        Raises:
            NoDirectMessages: the person takes none.
        """

        async def send() -> int:
            try:
                channel = user.direct or await self._direct(user.id)
                there = self.client.get_partial_messageable(channel)
                await there.send(
                    said.content, nonce=nonce, view=layout.under_message(said.rows), allowed_mentions=NOBODY
                )
            except discord.HTTPException as error:
                if error.status in (403, 404):  # blocked, no server in common, closed to those of this one, or gone
                    raise NoDirectMessages from error
                raise
            return channel

        return await self.tried(place, send)

    async def _direct(self, user_id: int) -> int:
        """The channel of direct messages with somebody; it wants the id as text, `create_dm` sends a number."""
        http: Any = self.client.http
        return int((await http.start_private_message(str(user_id)))["id"])

    async def thread_at(self, place: Place, message_id: int, name: str) -> int:
        """Open the thread at a message; one that is there already is taken. Returns its id.

        Raises:
            TryLater: the server is not known yet.
            MessageGone: the message is deleted.
            Unreachable: `forbidden` with the missing permissions; `full` at 1,000 active threads.
        """
        guild = self.client.get_guild(place.guild_id)
        if guild is None:
            raise TryLater(AGAIN)
        channel = guild.get_channel(place.channel_id)
        if channel is not None and (lacking := missing_permissions(channel.permissions_for(guild.me), TALK)):
            raise Unreachable("forbidden", lacking)
        message = self.channel(place).get_partial_message(message_id)

        async def make() -> None:
            try:
                await message.create_thread(name=cut(name, THREAD_NAME), auto_archive_duration=WEEK)
            except discord.HTTPException as refused:
                if refused.code != THREAD_THERE:
                    raise

        await self.tried(place, make)
        return message_id  # a thread has the id of the message it was made from

    async def _wake_thread(self, place: Place) -> None:
        """An archived thread is opened again before something is said in it."""
        thread = self.client.get_channel(place.channel_id)
        if isinstance(thread, discord.Thread) and thread.archived:
            await self.tried(place, lambda: self._unarchive(thread))

    @staticmethod
    async def _unarchive(thread: discord.Thread) -> None:
        if thread.locked:
            raise Unreachable("locked")
        await thread.edit(archived=False)

    async def tried(self, place: Place, attempt: Callable[[], Awaitable[T]], *, woken: bool = False) -> T:
        """Do it; whatever Discord answers becomes one of the three errors that tables know."""
        try:
            return await attempt()
        except (Unreachable, MessageGone, NoDirectMessages, TryLater):
            raise
        except discord.RateLimited as limited:
            raise TryLater(limited.retry_after) from limited
        except discord.HTTPException as error:
            if error.code == ARCHIVED and not woken:
                await self.tried(place, lambda: self._fetch_and_wake(place), woken=True)
                return await self.tried(place, attempt, woken=True)
            raise self._problem(place, error) from error
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            raise TryLater(AGAIN) from error
        except RuntimeError as error:
            # The library's session is closed while the bot goes down; the outbox keeps the row.
            if "closed" not in str(error).lower():
                raise
            raise TryLater(AGAIN) from error

    async def archive(self, place: Place) -> None:
        """Archive the thread of something that is over; one that is gone or archived already is left alone."""

        async def archive() -> None:
            thread = self.client.get_channel(place.channel_id) or await self.client.fetch_channel(place.channel_id)
            if isinstance(thread, discord.Thread) and not thread.archived:
                await thread.edit(archived=True)

        try:
            await self.tried(place, archive)
        except (MessageGone, Unreachable) as gone:
            log.info("thread stays as it is", thread=place.channel_id, reason=type(gone).__name__)

    async def _fetch_and_wake(self, place: Place) -> None:
        channel = await self.client.fetch_channel(place.channel_id)
        if isinstance(channel, discord.Thread):
            await self._unarchive(channel)

    def _problem(self, place: Place, error: discord.HTTPException) -> Exception:
        code, status = error.code, error.status
        if code == UNKNOWN_MESSAGE:
            return MessageGone()
        if code in (UNKNOWN_CHANNEL, UNKNOWN_GUILD):
            return Unreachable("gone" if self.in_guild(place) else "absent")
        if code == OLD_MESSAGE_EDITS:
            return TryLater(STUCK, stuck=True)
        if code == LOCKED:
            return Unreachable("locked")
        if code == THREADS_FULL:
            return Unreachable(FULL)
        if status == 403:
            if not self.in_guild(place):
                return Unreachable("absent")
            return Unreachable("forbidden", self._missing(place))
        if status == 404:
            return MessageGone()
        if status == 429:
            return TryLater(_retry_after(error))
        if status >= 500:
            return TryLater(AGAIN)
        log.error("refused by Discord", status=status, code=code, channel=place.channel_id)
        return error

    def in_guild(self, place: Place) -> bool:
        """Whether the bot is in that server, as far as is known here."""
        return self.client.get_guild(place.guild_id) is not None

    def _missing(self, place: Place) -> list[str]:
        """What a refusal of Discord is laid to, for the log."""
        guild = self.client.get_guild(place.guild_id)
        if guild is None or guild.get_channel_or_thread(place.channel_id) is None:
            return ["view_channel"]
        return self.lacking(place) or ["send_messages"]

    def lacking(self, place: Place) -> list[str]:
        """Permissions known to be missing in a channel; none of a channel that is not known here."""
        guild = self.client.get_guild(place.guild_id)
        channel = guild.get_channel_or_thread(place.channel_id) if guild else None
        if guild is None or channel is None:
            return []
        thread = isinstance(channel, discord.Thread)
        if isinstance(channel, discord.Thread) and channel.parent is None:
            return []  # its permissions stand with its parent
        return missing_permissions(channel.permissions_for(guild.me), IN_THREAD if thread else HERE)


def allowed_mentions(mentions: Sequence[int]) -> discord.AllowedMentions:
    """Pings of exactly these users."""
    users: list[Any] = [discord.Object(user) for user in mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users) if users else NOBODY


def _retry_after(error: discord.HTTPException) -> float:
    try:
        return max(1.0, float(error.response.headers.get("Retry-After", AGAIN)))
    except (TypeError, ValueError, AttributeError):
        return AGAIN
