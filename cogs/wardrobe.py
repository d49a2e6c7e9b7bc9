"""Gives and takes the roles that stand for ranks: `bot.tables.wearing.Wardrobe` on Discord (tournaments R4)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord

from bot.tables.model import Place, UserRow
from bot.tables.presenter import MessageGone, TryLater, Unreachable
from bot.tables.wearing import ABOVE, GONE, LEFT, NO_RIGHT, REFUSED, NotGiven, Trouble
from bot.text.catalogue import Language, Voice, language_of
from cogs.delivery import AGAIN, NOBODY, Delivery
from cogs.panels.pictures import Pictures
from cogs.panels.screen import Screen
from cogs.panels.worn import told

UNKNOWN_ROLE: Final = 10011
STRANGERS: Final = (10007, 10013)
"""Discord's codes for somebody who is no member, or nobody at all."""


class DiscordWardrobe:
    """See the module.

    Args:
        client: the bot.
        pictures: shared with the panels.
        language: of servers that said none.
    """

    def __init__(self, client: discord.Client, pictures: Pictures, language: Language) -> None:
        self.client = client
        self.delivery = Delivery(client, pictures)
        self.language: Language = language

    async def give(self, guild_id: int, role_id: int, user_id: int) -> None:
        """See `Wardrobe.give`."""
        await self._do(guild_id, role_id, user_id, self.client.http.add_role)

    async def take(self, guild_id: int, role_id: int, user_id: int) -> None:
        """See `Wardrobe.take`."""
        await self._do(guild_id, role_id, user_id, self.client.http.remove_role)

    async def _do(self, guild_id: int, role_id: int, user_id: int, act: Callable[..., Awaitable[Any]]) -> None:
        guild = self.client.get_guild(guild_id)
        if guild is None:
            raise Unreachable("absent")
        if guild.unavailable:
            raise TryLater(AGAIN)
        if why := refusal(guild, role_id):  # Discord counts what it refuses: it is not asked in vain
            raise NotGiven(why)

        async def ask() -> None:
            try:
                await act(guild_id, user_id, role_id, reason=Voice(self.language)("worn-reason"))
            except (discord.Forbidden, discord.NotFound) as error:
                if error.code == UNKNOWN_ROLE:
                    raise NotGiven(GONE) from error
                if error.code in STRANGERS:
                    raise NotGiven(LEFT) from error
                if error.status == 403:
                    raise NotGiven(refusal(guild, role_id) or REFUSED) from error
                raise

        await self.delivery.tried(Place(guild_id, 0), ask)

    async def complain(self, user: UserRow | None, place: Place, problem: Trouble, nonce: str) -> None:
        """See `Wardrobe.complain`."""
        language = self._language(user)
        guild = self.client.get_guild(place.guild_id)
        text = told(Voice(language), guild, problem)
        if user is not None and await self._directly(user, text, nonce):
            return
        try:
            await self.delivery.send(place, Screen([text]), () if user is None else (user.id,), nonce, "")
        except MessageGone:
            return  # nobody is left to tell; it stands on the settings page

    async def _directly(self, user: UserRow, text: str, nonce: str) -> bool:
        """By direct message; returns whether the person takes any."""

        async def send() -> bool:
            http: Any = self.client.http
            try:
                channel = user.direct or int((await http.start_private_message(str(user.id)))["id"])
                there = self.client.get_partial_messageable(channel)
                await there.send(text, nonce=nonce, allowed_mentions=NOBODY)
            except discord.HTTPException as error:
                if error.status in (403, 404):
                    return False
                raise
            return True

        return await self.delivery.tried(Place(0, 0), send)

    def _language(self, user: UserRow | None) -> Language:
        if user is None:
            return self.language
        return user.language if user.language in ("ko", "en") else language_of(user.locale)


def refusal(guild: discord.Guild, role_id: int) -> str:
    """Why the bot cannot give a role, as far as is known here; empty if it can."""
    role = guild.get_role(role_id)
    if role is None:
        return GONE
    if not guild.me.guild_permissions.manage_roles:
        return NO_RIGHT
    if role >= guild.me.top_role:
        return ABOVE
    return REFUSED if role.managed or role.is_default() else ""
