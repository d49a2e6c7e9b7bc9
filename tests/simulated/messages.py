"""Channels of the in-process Discord and what stands in them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from simcord.results import ResponseMessage

if TYPE_CHECKING:
    from tests.simulated.world import Simulated


class Channel:
    """A channel or thread."""

    def __init__(self, world: Simulated, handle: Any) -> None:
        self._world = world
        self.handle = handle

    @property
    def id(self) -> int:
        """Discord's id."""
        return self.handle.id

    @property
    def name(self) -> str:
        """Its name."""
        return self.handle.name or ""

    @property
    def messages(self) -> list[Message]:
        """What everybody can read here, oldest first."""
        return [Message(self._world, self.id, one.id) for one in self.handle.history() if not one.flags.ephemeral]

    @property
    def last(self) -> Message:
        """The newest message."""
        return self.messages[-1]

    @property
    def threads(self) -> list[Channel]:
        """Threads opened here."""
        return [Channel(self._world, handle) for handle in self.handle.threads]

    async def delete(self) -> None:
        """Somebody deletes it."""
        with self._world._env._bot_scope():  # no public way: people of this library cannot delete channels
            self._world._env.backend.delete_channel(self.id)
        await self._world.rest()


class Message:
    """A message as it stands now: reading it again after an edit shows the edit."""

    def __init__(self, world: Simulated, channel_id: int, id: int) -> None:
        self._world = world
        self.channel_id = channel_id
        self.id = id

    @property
    def _stored(self) -> Any:
        return self._world._env.backend.get_message(self.channel_id, self.id)

    @property
    def gone(self) -> bool:
        """Whether it was deleted."""
        return self.id not in self._world._env.backend.messages.get(self.channel_id, {})

    @property
    def components(self) -> list[dict[str, Any]]:
        """Every component, nested ones included, in reading order."""
        found: list[dict[str, Any]] = []

        def walk(items: list[dict[str, Any]]) -> None:
            for item in items:
                found.append(item)
                walk(item.get("components") or [])
                if item.get("accessory"):
                    walk([item["accessory"]])

        walk(json.loads(json.dumps(self._stored.components)))
        return found

    @property
    def text(self) -> str:
        """Everything written on it, in reading order."""
        written = [self._stored.content or ""]
        written += [item["content"] for item in self.components if item.get("type") == 10]
        return "\n".join(part for part in written if part)

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """Its buttons that can be pressed."""
        return [
            item
            for item in self.components
            if item.get("type") == 2 and item.get("custom_id") and not item.get("disabled")
        ]

    @property
    def labels(self) -> list[str]:
        """Labels of its buttons, greyed ones left out."""
        return [str(item.get("label", "")) for item in self.buttons]

    @property
    def selects(self) -> list[dict[str, Any]]:
        """Its menus."""
        return [item for item in self.components if item.get("type") in (3, 5, 6, 7, 8)]

    @property
    def pictures(self) -> list[Picture]:
        """Its attachments."""
        backend = self._world._env.backend
        return [
            Picture(one["filename"], one.get("description") or "", backend.cdn.get(one["url"]) or b"")
            for one in self._stored.attachments
        ]

    @property
    def handle(self) -> Any:
        """What the library calls this message."""
        return ResponseMessage(self._world._env, self._stored)


class Picture:
    """An attachment."""

    def __init__(self, name: str, alt: str, data: bytes) -> None:
        self.name = name
        self.alt = alt
        self.data = data
