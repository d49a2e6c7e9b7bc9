"""Channels of this Discord and what stands in them, as tests read it."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

from bot.home import messages, world
from bot.home.components import media, walk

if TYPE_CHECKING:
    from tests.simulated.world import Simulated


class Channel:
    """A channel or thread."""

    def __init__(self, world: Simulated, there: world.Channel) -> None:
        self._world = world
        self.there = there

    @property
    def id(self) -> int:
        """Discord's id."""
        return self.there.id

    @property
    def name(self) -> str:
        """Its name."""
        return self.there.name

    @property
    def messages(self) -> list[Message]:
        """What everybody can read here, oldest first."""
        return [Message(self._world, one) for one in self.there.messages]

    @property
    def last(self) -> Message:
        """The newest message."""
        return self.messages[-1]

    @property
    def threads(self) -> list[Channel]:
        """Threads opened here."""
        every = self._world.home.world.channels.values()
        return [Channel(self._world, one) for one in every if one.parent is self.there and not one.deleted]

    async def delete(self) -> None:
        """Somebody deletes it."""
        self.there.delete()
        await self._world.rest()


class Message:
    """A message as it stands now: reading it again after an edit shows the edit."""

    def __init__(self, world: Simulated, there: messages.Message) -> None:
        self._world = world
        self.there = there

    @property
    def id(self) -> int:
        """Discord's id."""
        return self.there.id

    @property
    def channel_id(self) -> int:
        """Where it stands."""
        return self.there.channel.id

    @property
    def gone(self) -> bool:
        """Whether it was deleted."""
        return self.there.deleted

    @property
    def edited(self) -> bool:
        """Whether it was ever edited."""
        return self.there.edited is not None

    @property
    def components(self) -> list[dict[str, Any]]:
        """Every component, nested ones included, in reading order; pictures by the names they were sent with."""
        tree = copy.deepcopy(self.there.components)
        names = {str(one.id): one.name for one in self.there.files}
        for one in media(tree):
            if (sent := names.get(one.get("attachment_id") or "")) is not None:
                one.clear()
                one["url"] = f"attachment://{sent}"
        return list(walk(tree))

    @property
    def text(self) -> str:
        """Everything written on it, in reading order."""
        return self.there.text

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """Its buttons that can be pressed."""
        return [one for one in self.there.buttons if one.get("custom_id") and not one.get("disabled")]

    @property
    def labels(self) -> list[str]:
        """Labels of its buttons, greyed ones left out."""
        return [str(one.get("label", "")) for one in self.buttons]

    @property
    def selects(self) -> list[dict[str, Any]]:
        """Its menus."""
        return self.there.selects

    @property
    def pictures(self) -> list[Picture]:
        """Its attachments."""
        return [Picture(one.name, one.description or "", one.data) for one in self.there.files]


class Picture:
    """An attachment."""

    def __init__(self, name: str, alt: str, data: bytes) -> None:
        self.name = name
        self.alt = alt
        self.data = data
