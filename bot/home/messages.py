"""A message as it is kept, and what can be read from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.home.components import COMPONENTS_V2, media, walk
from bot.home.members import User, stamp

if TYPE_CHECKING:
    from bot.home.world import Channel

EPHEMERAL, LOADING = 1 << 6, 1 << 7


@dataclass(eq=False)
class Attachment:
    id: int
    name: str
    held: bytes | None
    """Its bytes, while they are held in memory."""
    url: str
    description: str | None = None
    channel_id: int = 0
    seen_by: int | None = None
    """The only user who may see it, if its message is ephemeral."""
    size: int = 0
    fetch: Callable[[int], bytes] | None = None
    """Brings the bytes of a file that is kept elsewhere."""

    def __post_init__(self) -> None:
        self.size = self.size or len(self.held or b"")

    @property
    def data(self) -> bytes:
        """Its bytes; empty if they were thrown away to save room."""
        if self.held is not None:
            return self.held
        return self.fetch(self.id) if self.fetch is not None else b""

    @property
    def kind(self) -> str:
        """Its media type."""
        ending = self.name.rpartition(".")[2]
        return f"image/{ending}" if ending in ("png", "gif") else "application/octet-stream"

    def to_json(self) -> dict[str, Any]:
        return {
            "id": str(self.id),
            "filename": self.name,
            "size": self.size,
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.kind,
            **({"description": self.description} if self.description is not None else {}),
        }


@dataclass
class Message:
    """A message, ephemeral ones included (they stand in no channel's list)."""

    id: int
    channel: Channel
    author: User
    created: float
    content: str = ""
    components: list[dict[str, Any]] = field(default_factory=list)
    embeds: list[dict[str, Any]] = field(default_factory=list)
    files: list[Attachment] = field(default_factory=list)
    flags: int = 0
    pings: list[int] = field(default_factory=list)
    """Ids of the users whom this message notified when it was posted."""
    nonce: str | int | None = None
    edited: float | None = None
    edits: int = 0
    deleted: bool = False
    seen_by: int | None = None
    """The only user who sees it, if it is ephemeral."""
    metadata: dict[str, Any] | None = None
    command: str = ""
    """What its reader typed, without the slash, if it answers a command."""
    changed: list[dict[str, Any]] = field(default_factory=list)
    """Bodies of the requests that made and edited it, in order."""
    screens: list[list[dict[str, Any]]] = field(default_factory=list)
    """Component trees that people have seen on it, oldest first."""

    def screen_with(self, custom_id: str) -> list[dict[str, Any]]:
        """The newest component tree that has this custom id, else the present one."""
        for tree in reversed(self.screens):
            if any(one.get("custom_id") == custom_id for one in walk(tree)):
                return tree
        return self.components

    @property
    def ephemeral(self) -> bool:
        return self.seen_by is not None

    @property
    def v2(self) -> bool:
        return bool(self.flags & COMPONENTS_V2)

    @property
    def loading(self) -> bool:
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """Everything that can be read: the content and all text displays, line by line."""
        parts = [self.content, *(one.get("content") or "" for one in walk(self.components) if one["type"] == 10)]
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[dict[str, Any]]:
        return [one for one in walk(self.components) if one["type"] == 2]

    @property
    def labels(self) -> list[str]:
        return [one.get("label") or "" for one in self.buttons]

    @property
    def selects(self) -> list[dict[str, Any]]:
        return [one for one in walk(self.components) if one["type"] in (3, 5, 6, 7, 8)]

    @property
    def link(self) -> str:
        return f"https://discord.com/channels/{self.channel.guild_id or '@me'}/{self.channel.id}/{self.id}"

    def age(self, seconds: float) -> None:
        """Make Discord think that the message is older by so many seconds (its id stays)."""
        self.created -= seconds

    def delete(self) -> None:
        """Somebody deletes the message."""
        self.deleted = True
        if self in self.channel.private:
            self.channel.private.remove(self)
        self.channel.world.show("gone", self)
        if self in self.channel.messages:
            self.channel.messages.remove(self)
            data = {"id": str(self.id), "channel_id": str(self.channel.id), "guild_id": str(self.channel.guild_id)}
            self.channel.world.emit("MESSAGE_DELETE", data, self.channel.guild)

    def to_json(self) -> dict[str, Any]:
        shown = {one["attachment_id"] for one in media(self.components) if one.get("attachment_id")}
        return {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "author": self.author.to_json(),
            "content": self.content,
            "timestamp": stamp(self.created),
            "edited_timestamp": stamp(self.edited) if self.edited else None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [user.to_json() for id in self.pings if (user := self.channel.world.users.get(id))],
            "mention_roles": [],
            "attachments": [one.to_json() for one in self.files if str(one.id) not in shown],
            "embeds": self.embeds,
            "components": self.components,
            "pinned": False,
            "type": 0 if self.metadata is None else 20,
            "flags": self.flags,
            **({"nonce": self.nonce} if self.nonce is not None else {}),
            **({"interaction_metadata": self.metadata} if self.metadata else {}),
        }
