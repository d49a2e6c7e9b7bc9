"""What finding tables needs of Discord: `bot.seeking.usher.Usher` on it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord

from bot.rating.nearness import TableKind
from bot.seeking.usher import Site
from bot.tables.model import Place, UserRow
from bot.tables.presenter import TryLater
from bot.text.catalogue import Language
from cogs.delivery import AGAIN, Delivery
from cogs.panels import seek
from cogs.panels.calls import language_for
from cogs.panels.greeting import server_language
from cogs.panels.guild import missing_permissions
from cogs.panels.opening import HERE, IN_THREAD
from cogs.panels.pictures import Pictures
from cogs.panels.reader import Reader
from cogs.panels.screen import Screen
from cogs.panels.threads import TALK, roof_of
from cogs.services import services_of


class DiscordUsher:
    """See the module.

    Args:
        client: the bot.
        pictures: shared with the panels.
    """

    def __init__(self, client: discord.Client, pictures: Pictures) -> None:
        self.client = client
        self.delivery = Delivery(client, pictures)

    async def gone(self, guild_id: int, users: Sequence[int]) -> set[int]:
        """See `Usher.gone`."""
        guild = self._guild(guild_id)
        return {user for user in users if await self.delivery.member(guild, user) is None}

    async def sites(self, guild_id: int, channels: Sequence[int], users: Collection[int]) -> list[Site]:
        """See `Usher.sites`. Who is not in the server sees nothing."""
        guild = self._guild(guild_id)
        people = [await self.delivery.member(guild, user) for user in users]
        found: list[Site] = []
        for channel_id in channels:
            channel = roof_of(guild.get_channel(channel_id))
            if channel is None:
                continue
            if not all(one is not None and channel.permissions_for(one).view_channel for one in people):
                continue
            allowed = channel.permissions_for(guild.me)
            if not missing_permissions(allowed, HERE):
                found.append(Site(channel_id, not missing_permissions(allowed, (*TALK, *IN_THREAD))))
        return found

    async def language(self, guild_id: int, wanted: str) -> str:
        """See `Usher.language`."""
        return server_language(self.client.get_guild(guild_id), wanted, services_of(self.client).language)

    async def post_line(self, place: Place, kind: TableKind, language: str, nonce: str) -> int:
        """See `Usher.post_line`."""
        reader = _reader(language)
        said = reader("seek-line", game=reader.game(kind.game), count=kind.seats)
        return (await self.delivery.send(place, Screen([said]), (), nonce, "")).id

    async def open_thread(self, place: Place, kind: TableKind, language: str, message_id: int) -> int:
        """See `Usher.open_thread`."""
        reader = _reader(language)
        return await self.delivery.thread_at(
            place, message_id, reader("seek-thread-name", game=reader.game(kind.game), count=kind.seats)
        )

    async def archive_thread(self, place: Place) -> None:
        """See `Usher.archive_thread`."""
        await self.delivery.archive(place)

    async def say_outcome(self, user: UserRow, guild_id: int, outcome: str, nonce: str) -> None:
        """See `Usher.say_outcome`."""
        guild = self._guild(guild_id)
        said = seek.told(Reader(language_for(user)), guild.name, outcome)

        await self.delivery.say_directly(Place(guild_id, 0), user, said, nonce)

    def _guild(self, guild_id: int) -> discord.Guild:
        guild = self.client.get_guild(guild_id)
        if guild is None:
            raise TryLater(AGAIN)
        return guild


def _reader(language: str) -> Reader:
    chosen: Language = "ko" if language == "ko" else "en"
    return Reader(chosen)
