"""From request bodies to messages: attachments, media of components, pings, nonces."""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping
from typing import Any

from bot.home.components import walk
from bot.home.members import User
from bot.home.messages import EPHEMERAL, Attachment, Message
from bot.home.refusals import too_large
from bot.home.world import Channel, World

UPLOAD_LIMIT = 10 * 1024 * 1024
NONCE_SECONDS = 300.0
"""How long an enforced nonce is remembered: Discord says "a few minutes"."""

PRIVATE_KEPT = 20
"""Ephemeral messages a channel keeps for each person."""

Files = Mapping[int, tuple[str, bytes]]
"""Uploaded files by their number n in ``files[n]``: name and bytes."""


class Posting:
    """Makes and edits messages, keeps every uploaded file for its address.

    Args:
        world: where channels and users are.
        origin: address under which files are served, e.g. ``http://127.0.0.1:8080``.
    """

    def __init__(self, world: World, origin: str) -> None:
        self.world = world
        self.origin = origin
        self.files: dict[int, Attachment] = {}
        self._nonces: dict[tuple[int, str], Message] = {}

    def create(
        self,
        channel: Channel,
        author: User,
        body: dict[str, Any],
        files: Files,
        *,
        seen_by: int | None = None,
        metadata: dict[str, Any] | None = None,
        command: str = "",
    ) -> Message:
        """A new message; with ``enforce_nonce``, the earlier one of the same nonce if there is one."""
        nonce = body.get("nonce")
        key = (channel.id, str(nonce))
        earlier = self._nonces.get(key) if nonce is not None and body.get("enforce_nonce") else None
        if earlier is not None and self.world.clock.now() - earlier.created < NONCE_SECONDS:
            return earlier
        message = Message(
            self.world.snowflake(), channel, author, self.world.clock.now(), nonce=nonce, metadata=metadata
        )
        message.seen_by = seen_by
        message.command = command
        message.flags = EPHEMERAL if seen_by is not None else 0
        self._fill(message, body, files)
        message.pings = [] if seen_by is not None else self._pings(message, body.get("allowed_mentions"))
        if seen_by is None:
            channel.messages.append(message)
            channel.archived = channel.archived and channel.locked
            data = {**message.to_json(), "guild_id": str(channel.guild_id)}
            self.world.emit("MESSAGE_CREATE", data, channel.guild)
        else:
            channel.private.append(message)
            self._forget_private(channel, seen_by)
        self.world.show("message", message)
        if nonce is not None:
            self._nonces[key] = message
        return message

    def edit(self, message: Message, body: dict[str, Any], files: Files) -> Message:
        """Change what the body names, leave the rest (no ``attachments``: files stay)."""
        self._fill(message, body, files)
        message.edited = self.world.clock.now()
        message.edits += 1
        if not message.ephemeral:
            data = {**message.to_json(), "guild_id": str(message.channel.guild_id)}
            self.world.emit("MESSAGE_UPDATE", data, message.channel.guild)
        self.world.show("edit", message)
        return message

    def _forget_private(self, channel: Channel, person: int) -> None:
        """Of one person's ephemeral messages in a channel only the newest stay."""
        own = [one for one in channel.private if one.seen_by == person]
        for old in own[:-PRIVATE_KEPT]:
            channel.private.remove(old)

    def _fill(self, message: Message, body: dict[str, Any], files: Files) -> None:
        if sum(len(data) for _, data in files.values()) > UPLOAD_LIMIT:
            raise too_large()
        message.changed.append(body)
        message.flags |= int(body.get("flags") or 0) & ~EPHEMERAL
        if "content" in body:
            message.content = body["content"] or ""
        if "embeds" in body:
            message.embeds = copy.deepcopy(body["embeds"] or [])
        message.files = self._attachments(message, body, files)
        if "components" in body:
            message.components = copy.deepcopy(body["components"] or [])
            self._resolve(message)
            message.screens.append(message.components)

    def _attachments(self, message: Message, body: dict[str, Any], files: Files) -> list[Attachment]:
        listed: list[dict[str, Any]] | None = body.get("attachments")
        described = {str(one["id"]): one.get("description") for one in listed or []}
        new = {
            number: self._store(message, name, data, described.get(str(number)))
            for number, (name, data) in files.items()
        }
        if listed is None:
            return message.files + list(new.values()) if "attachments" not in body else list(new.values())
        kept = {str(one.id): one for one in message.files}
        found = [kept.get(str(one["id"])) or new.get(int(one["id"])) for one in listed]
        unlisted = [one for number, one in new.items() if str(number) not in described]
        return [one for one in found if one is not None] + unlisted

    def _store(self, message: Message, name: str, data: bytes, description: str | None) -> Attachment:
        id = self.world.snowflake()
        url = f"{self.origin}/attachments/{message.channel.id}/{id}/{name}"
        self.files[id] = Attachment(id, name, data, url, description, message.channel.id, message.seen_by)
        return self.files[id]

    def _resolve(self, message: Message) -> None:
        """Number the components and turn attachment:// into addresses, as Discord's answers do."""
        by_name = {one.name: one for one in message.files}
        for number, component in enumerate(walk(message.components), start=1):
            for chosen in component.get("default_values") or []:
                chosen["id"] = str(chosen["id"])  # taken as a number, told as a string
            component.setdefault("id", number)
            for one in component.get("items") or []:
                one.setdefault("description", None)
            media = [component.get("media"), component.get("file"), *(i["media"] for i in component.get("items") or [])]
            for one in media:
                if one and one["url"].startswith("attachment://"):
                    attachment = by_name.get(one["url"].removeprefix("attachment://"))
                    if attachment is not None:
                        one |= {
                            "url": attachment.url,
                            "proxy_url": attachment.url,
                            "id": str(attachment.id),
                            "attachment_id": str(attachment.id),
                            "content_type": attachment.kind,
                            "width": 800,
                            "height": 600,
                            "loading_state": 2,
                        }

    def _pings(self, message: Message, allowed: dict[str, Any] | None) -> list[int]:
        """Ids of the users whom the text notifies; -1 stands for everyone."""
        named = [int(id) for id in dict.fromkeys(re.findall(r"<@!?(\d+)>", message.text))]
        everyone = [-1] if re.search(r"@(everyone|here)", message.text) else []
        if allowed is None:
            return named + everyone
        parse = allowed.get("parse") or []
        listed = {int(id) for id in allowed.get("users") or []}
        found = [id for id in named if "users" in parse or id in listed]
        return found + (everyone if "everyone" in parse else [])
