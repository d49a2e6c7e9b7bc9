"""People of this Discord: what they do, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.home.client import Client
from bot.home.components import walk
from bot.home.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from bot.home.members import User
from bot.home.messages import Message as Kept
from bot.home.world import Channel as Place
from tests.simulated.messages import Channel, Message

if TYPE_CHECKING:
    from tests.simulated.world import Simulated


class Person:
    """Somebody who uses the bot. Every act waits until the bot came to rest.

    All acts raise `NotOffered` where Discord's client would not let them do it.
    """

    def __init__(self, world: Simulated, user: User) -> None:
        self._world = world
        self.user = user
        self._client = Client(world.home.world, user)

    @property
    def id(self) -> int:
        """Discord's user id."""
        return self.user.id

    def sees(self, channel: Channel) -> bool:
        """Whether this person can read a channel."""
        return self._client.sees(channel.there)

    async def slash(self, channel: Channel, command: str, **options: Any) -> Reply:
        """Type a command (`metromania dig`); options by their wire names, people as `Person`."""
        data = self._client.command(channel.there, command, options)
        return await self._act(COMMAND, channel.there, data)

    async def complete(
        self, channel: Channel, command: str, option: str, typed: str, **earlier: Any
    ) -> list[tuple[str, str]]:
        """What Discord offers while an option is being typed: (shown, value)."""
        data = self._client.command(channel.there, command, {**earlier, option: typed}, option)
        reply = await self._act(AUTOCOMPLETE, channel.there, data)
        return [(one["name"], one["value"]) for one in reply.interaction.choices or []]

    def commands(self, channel: Channel) -> tuple[str, ...]:
        """Commands this person can type in a channel."""
        found: list[str] = []
        for root in self._client.commands(channel.there):
            found += _paths(root)
        return tuple(found)

    async def press(self, message: Message, label: str = "", *, id: str = "") -> Reply:
        """Press a button by its label or custom id.

        Raises:
            LookupError: there is no such button, or more than one.
        """
        wanted = [b for b in message.buttons if (b.get("label") == label if label else b["custom_id"] == id)]
        if len(wanted) != 1:
            raise LookupError(f"{len(wanted)} buttons {label or id!r} among {message.labels}")
        data = self._client.press(message.there, wanted[0])
        return await self._act(COMPONENT, message.there.channel, data, message)

    async def pick(self, message: Message, values: Sequence[Any], *, id: str = "") -> Reply:
        """Choose in a menu: values of options, or people."""
        menus = [menu for menu in message.selects if not id or menu["custom_id"] == id]
        if len(menus) != 1:
            raise LookupError(f"{len(menus)} menus")
        data = self._client.select(message.there, values, menus[0]["custom_id"])
        return await self._act(COMPONENT, message.there.channel, data, message)

    async def submit(self, shown: Reply, **values: Any) -> Reply:
        """Fill in a form that an act brought up: custom id -> value."""
        made = shown.interaction
        source = None if made.source is None else Message(self._world, made.source)
        return await self._act(MODAL_SUBMIT, made.channel, self._client.submit(made, values), source)

    async def delete(self, message: Message) -> None:
        """Delete a message."""
        message.there.delete()
        await self._world.rest()

    async def replay(self, message: Message, custom_id: str, *, delivered: bool = True) -> Reply:
        """Press a button that stood on a message once, as a client does that has not seen the edit yet.

        Args:
            message: where it stood.
            custom_id: of the button.
            delivered: whether the press brings the message as the client saw it, or as it is now, without the button.
        """
        there = message.there
        seen = there.screens
        there.screens = [there.components]
        if delivered and custom_id not in [one.get("custom_id") for one in walk(there.components)]:
            old = {"type": 2, "style": 2, "label": "old", "custom_id": custom_id, "id": 0}
            there.screens.insert(0, [*there.components, {"type": 1, "components": [old], "id": 0}])
        try:
            made = self._dispatch(COMPONENT, there.channel, {"custom_id": custom_id, "component_type": 2}, there)
        finally:
            there.screens = seen
        await self._world.rest()
        return Reply(self._world, made, message)

    async def _act(self, type: int, channel: Place, data: dict[str, Any], source: Message | None = None) -> Reply:
        made = self._dispatch(type, channel, data, None if source is None else source.there)
        await self._world.rest()
        return Reply(self._world, made, source)

    def _dispatch(self, type: int, channel: Place, data: dict[str, Any], source: Kept | None) -> Interaction:
        return self._world.home.interactions.dispatch(type, self.user, channel, data, source)


class Reply:
    """What came of an act."""

    def __init__(self, world: Simulated, interaction: Interaction, source: Message | None = None) -> None:
        self._world = world
        self.interaction = interaction
        self._source = source

    @property
    def answered(self) -> bool:
        """Whether the bot acknowledged it at all."""
        return self.interaction.callback is not None

    @property
    def form(self) -> dict[str, Any] | None:
        """The form it brought up."""
        return self.interaction.modal

    @property
    def messages(self) -> list[Message]:
        """The reply, or the message that was changed in its place, and every follow-up."""
        return [Message(self._world, one) for one in self.interaction.messages]

    @property
    def message(self) -> Message:
        """The message it brought up or changed: the reply, else a follow-up, else the message acted upon.

        Raises:
            LookupError: nothing of the kind.
        """
        if self.messages:
            return self.messages[0]
        if self._source is not None:
            return self._source
        raise LookupError("no reply")

    @property
    def private(self) -> bool:
        """Whether only the person who acted can see it."""
        return bool(self.messages) and all(one.there.ephemeral for one in self.messages)

    @property
    def text(self) -> str:
        """What is written on the reply."""
        return "\n".join(one.text for one in self.messages)


def _paths(node: dict[str, Any], before: str = "") -> list[str]:
    """The words of a command or of those in a group."""
    inner = [one for one in node.get("options") or [] if one["type"] in (1, 2)]
    here = f"{before} {node['name']}".strip()
    return [path for one in inner for path in _paths(one, here)] if inner else [here]
