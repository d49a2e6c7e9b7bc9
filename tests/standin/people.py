"""People: they type commands, press, choose, fill in forms, and see what Discord's client would let them see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.home.client import Client
from bot.home.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, DEFER, MODAL_SUBMIT, Interaction
from bot.home.members import User
from bot.home.messages import Message
from bot.home.refusals import InteractionFailed, NotOffered
from bot.home.world import Channel
from tests.standin.replies import Reply

if TYPE_CHECKING:
    from tests.standin.server import Standin


class Person:
    """Somebody at a Discord client.

    Every act returns when the bot has acknowledged it, after a deferral (``settle``) when the answer is complete. It
    raises ``InteractionFailed`` where the client would say that the application did not respond, and ``NotOffered``
    where the client would not have let them do it.
    """

    def __init__(self, discord: Standin, user: User) -> None:
        self.discord = discord
        self.user = user
        self.client = Client(discord.world, user)

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def mention(self) -> str:
        return self.user.mention

    # --- commands ----------------------------------------------------------------------------------------------------

    async def slash(self, channel: Channel, command: str, *, settle: bool = True, **options: Any) -> Reply:
        """Type a command, e.g. ``slash(room, "/metromania dig", line=1)``.

        Args:
            channel: where.
            command: its words, in English or in the person's language.
            settle: after "thinking …", wait for the answer.
            options: by name; people and channels as they are, choices by value or name.
        """
        data = self.client.command(channel, command, options)
        return await self._act(COMMAND, channel, data, None, settle)

    async def autocomplete(
        self, channel: Channel, command: str, focused: str, text: str = "", **options: Any
    ) -> list[dict[str, Any]]:
        """The choices offered while ``text`` is typed into the option ``focused``: ``{"name", "value"}`` each."""
        data = self.client.command(channel, command, {**options, focused: text}, focused)
        return (await self._act(AUTOCOMPLETE, channel, data, None, False)).choices

    # --- components --------------------------------------------------------------------------------------------------

    async def press(
        self,
        message: Message,
        button: str | dict[str, Any],
        *,
        settle: bool = True,
        noted: Callable[[Interaction], None] | None = None,
    ) -> Reply:
        """Press a button.

        Args:
            message: the message that carries it.
            button: its custom id, its label or a part of the label; or a component taken earlier from
                ``message.buttons``, which is pressed even if the message has changed since (a stale screen).
            settle: after "thinking …", wait for the answer.
            noted: told of the interaction as soon as it is on its way.
        """
        self.client.must_see(message.channel, message)
        data = self.client.press(message, button if isinstance(button, dict) else find_button(message, button))
        return await self._act(COMPONENT, message.channel, data, message, settle, noted)

    async def select(
        self,
        message: Message,
        values: Sequence[Any],
        *,
        select: str | None = None,
        settle: bool = True,
        noted: Callable[[Interaction], None] | None = None,
    ) -> Reply:
        """Choose in a select menu.

        Args:
            message: the message that carries it.
            values: option values or labels; for a user select people.
            select: custom id of the menu; None: the only one.
            settle: after "thinking …", wait for the answer.
            noted: told of the interaction as soon as it is on its way.
        """
        data = self.client.select(message, values, select)
        return await self._act(COMPONENT, message.channel, data, message, settle, noted)

    async def submit(self, opened: Reply, values: Mapping[str, Any], *, settle: bool = True) -> Reply:
        """Fill in and send the form that a reply opened.

        Args:
            opened: the reply with the modal.
            values: by custom id or label; missing ones keep their preset.
            settle: after "thinking …", wait for the answer.
        """
        made = opened.interaction
        data = self.client.submit(made, values)
        return await self._act(MODAL_SUBMIT, made.channel, data, made.source, settle)

    # --- the rest ----------------------------------------------------------------------------------------------------

    async def say(self, channel: Channel, text: str) -> Message:
        """Write a message."""
        self.client.must_see(channel)

        async def post() -> Message:
            body = {"content": text, "allowed_mentions": {"parse": ["users"]}}
            return self.discord.posting.create(channel, self.user, body, {})

        return await self.discord.on_server(post())

    async def _act(
        self,
        type: int,
        channel: Channel,
        data: dict[str, Any],
        source: Message | None,
        settle: bool,
        noted: Callable[[Interaction], None] | None = None,
    ) -> Reply:
        return await self.discord.on_server(self._act_there(type, channel, data, source, settle, noted))

    async def _act_there(
        self,
        type: int,
        channel: Channel,
        data: dict[str, Any],
        source: Message | None,
        settle: bool,
        noted: Callable[[Interaction], None] | None,
    ) -> Reply:
        interactions = self.discord.interactions
        made = interactions.dispatch(type, self.user, channel, data, source)
        if noted is not None:
            noted(made)
        reply = Reply(self.discord, made)
        if not await interactions.until_acknowledged(made):
            raise InteractionFailed(f"{self.name}: no answer to {data.get('name') or data.get('custom_id')}")
        if settle and made.callback == DEFER:
            await reply.settle_here()
        return reply


def find_button(message: Message, wanted: str) -> dict[str, Any]:
    """The button with this custom id, this label, or the only one whose label contains it."""
    there = [one for one in message.buttons if one.get("custom_id")]
    ways = (
        lambda one: one["custom_id"] == wanted,
        lambda one: one.get("label") == wanted,
        lambda one: wanted in (one.get("label") or ""),
    )
    for way in ways:
        found = [one for one in there if way(one)]
        if found:
            if len(found) > 1:
                raise NotOffered(f"{wanted!r} fits {[one.get('label') for one in found]}")
            if found[0].get("disabled"):
                raise NotOffered(f"{wanted!r} is disabled")
            return found[0]
    raise NotOffered(f"no button {wanted!r}; there are {[(one.get('label'), one['custom_id']) for one in there]}")
