"""People of the in-process Discord: what they do, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from simcord import interactions
from simcord.backend import serializers
from simcord.enums import InteractionType
from simcord.results import InteractionResult

from tests.simulated.messages import Channel, Message

if TYPE_CHECKING:
    from tests.simulated.world import Simulated


class Person:
    """Somebody who uses the bot. Every act waits until the bot came to rest."""

    def __init__(self, world: Simulated, handle: Any) -> None:
        self._world = world
        self.handle = handle

    @property
    def id(self) -> int:
        """Discord's user id."""
        return self.handle.id

    async def slash(self, channel: Channel, command: str, **options: Any) -> Reply:
        """Type a command (`metromania dig`); options by their wire names, people as `Person`."""
        given = {name: one.handle if isinstance(one, Person) else one for name, one in options.items()}
        return Reply(self._world, channel.id, await self.handle.slash(channel.handle, command, **given))

    async def complete(
        self, channel: Channel, command: str, option: str, typed: str, **earlier: Any
    ) -> list[tuple[str, str]]:
        """What Discord offers while an option is being typed: (shown, value)."""
        found = await self.handle.autocomplete(channel.handle, command, option, typed, **earlier)
        return [(one["name"], one["value"]) for one in found]

    def commands(self, channel: Channel) -> tuple[str, ...]:
        """Commands this person can type in a channel."""
        return self.handle.available_commands(channel.handle)

    async def press(self, message: Message, label: str = "", *, id: str = "") -> Reply:
        """Press a button by its label or custom id.

        Raises:
            LookupError: there is no such button, or more than one.
        """
        wanted = [b for b in message.buttons if (b.get("label") == label if label else b["custom_id"] == id)]
        if len(wanted) != 1:
            raise LookupError(f"{len(wanted)} buttons {label or id!r} among {message.labels}")
        result = await self.handle.click(message.handle, custom_id=wanted[0]["custom_id"])
        return Reply(self._world, message.channel_id, result, message)

    async def pick(self, message: Message, values: Sequence[Any], *, id: str = "") -> Reply:
        """Choose in a menu: values of options, or people."""
        menus = [menu for menu in message.selects if not id or menu["custom_id"] == id]
        if len(menus) != 1:
            raise LookupError(f"{len(menus)} menus")
        given = [one.handle if isinstance(one, Person) else one for one in values]
        result = await self.handle.select(message.handle, given, custom_id=menus[0]["custom_id"])
        return Reply(self._world, message.channel_id, result, message)

    async def submit(self, shown: Reply, **values: Any) -> Reply:
        """Fill in a form that an act brought up: custom id -> value."""
        return Reply(self._world, shown.channel_id, await self.handle.submit_modal(shown.result, values))

    async def delete(self, message: Message) -> None:
        """Delete a message."""
        await self.handle.delete(message.handle)

    async def replay(self, message: Message, custom_id: str, *, delivered: bool = True) -> Reply:
        """Press a button that stood on a message once, as a client does that has not seen the edit yet.

        Args:
            message: where it stood.
            custom_id: of the button.
            delivered: whether the press brings the message as the client saw it, or as it is now, without the button.
        """
        backend: Any = self._world._env.backend
        record, payload = interactions.base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=message.channel_id,
            guild_id=self.handle.guild.id,
            user_id=self.id,
            data={"custom_id": custom_id, "component_type": 2},
        )
        seen: dict[str, Any] = dict(serializers.message_payload(backend, message._stored))
        if delivered and custom_id not in [item.get("custom_id") for item in message.components]:
            old = {"type": 2, "style": 2, "label": "old", "custom_id": custom_id}
            seen["components"] = [*seen["components"], {"type": 1, "components": [old]}]
        record.source_message_id = message.id
        backend.emit("INTERACTION_CREATE", {**payload, "message": seen})
        await self._world.rest()
        return Reply(self._world, message.channel_id, InteractionResult(self._world._env, record), message)


class Reply:
    """What came of an act."""

    def __init__(self, world: Simulated, channel_id: int, result: Any, source: Message | None = None) -> None:
        self._world = world
        self.channel_id = channel_id
        self.result = result
        self._source = source

    @property
    def answered(self) -> bool:
        """Whether the bot acknowledged it at all."""
        return self.result.acknowledged

    @property
    def form(self) -> dict[str, Any] | None:
        """The form it brought up."""
        return self.result.modal

    @property
    def _response(self) -> Any:
        return self.result.response

    @property
    def message(self) -> Message:
        """The message it brought up or changed: the reply, else a follow-up, else the message acted upon.

        Raises:
            LookupError: nothing of the kind.
        """
        found = self._response or next(iter(self.result.followups), None)
        if found is not None:
            return Message(self._world, found.channel_id, found.id)
        if self._source is not None:
            return self._source
        raise LookupError("no reply")

    @property
    def messages(self) -> list[Message]:
        """The reply and every follow-up."""
        found = [one for one in (self._response, *self.result.followups) if one is not None]
        return [Message(self._world, one.channel_id, one.id) for one in found]

    @property
    def private(self) -> bool:
        """Whether only the person who acted can see it."""
        return bool(self.messages) and all(bool(one._stored.flags & 64) for one in self.messages)

    @property
    def text(self) -> str:
        """What is written on the reply."""
        return "\n".join(one.text for one in self.messages)
