"""Interactions from dispatch to their last edit: what may answer them, when, and how often."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Any

from bot.home import permissions
from bot.home.members import User
from bot.home.messages import EPHEMERAL, LOADING, Message
from bot.home.posting import UPLOAD_LIMIT, Files, Posting
from bot.home.refusals import (
    already_acknowledged,
    invalid_form,
    invalid_webhook_token,
    unknown_interaction,
    unknown_message,
)
from bot.home.world import Channel, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

_ALLOWED = {
    COMMAND: (MESSAGE, DEFER, MODAL),
    COMPONENT: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE),
}


@dataclass(eq=False)
class Interaction:
    id: int
    token: str
    type: int
    user: User
    channel: Channel
    data: dict[str, Any]
    source: Message | None
    """The message whose component was used."""
    created: float
    """Unix seconds of the dispatch."""
    callback: int | None = None
    acknowledged_at: float | None = None
    settled_at: float | None = None
    """When the final message was there, for deferred answers."""
    expired: bool = False
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: dict[str, Any] | None = None
    choices: list[dict[str, Any]] | None = None
    changes: int = 0

    def __post_init__(self) -> None:
        self.acknowledged = asyncio.Event()
        self.changed = asyncio.Condition()

    @property
    def messages(self) -> list[Message]:
        return ([self.original] if self.original else []) + self.followups

    @property
    def settled(self) -> bool:
        """Whether the answer is complete: acknowledged, and nothing is still "thinking"."""
        return self.callback is not None and not (self.original is not None and self.original.loading)


KEPT = 500
"""Interactions remembered before those are forgotten whose token has died."""


class Interactions:
    """All interactions.

    Args:
        ack_seconds: how long the bot has to acknowledge.
        token_seconds: how long its token lives.
    """

    def __init__(
        self, world: World, posting: Posting, *, ack_seconds: float = 3.0, token_seconds: float = 900.0
    ) -> None:
        self.world = world
        self.posting = posting
        self.ack_seconds = ack_seconds
        self.token_seconds = token_seconds
        self.all: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def dispatch(
        self, type: int, user: User, channel: Channel, data: dict[str, Any], source: Message | None = None
    ) -> Interaction:
        """Send an interaction to the bot."""
        made = Interaction(
            self.world.snowflake(), secrets.token_urlsafe(24), type, user, channel, data, source, self.world.clock.now()
        )
        self._forget_dead()
        self.all[made.id] = self._by_token[made.token] = made
        self.world.emit("INTERACTION_CREATE", self._payload(made), made.channel.guild)
        return made

    def _forget_dead(self) -> None:
        """Those whose token has died are kept no longer than a while: an evening has thousands."""
        if len(self.all) < KEPT:
            return
        now = self.world.clock.now()
        for made in [one for one in self.all.values() if now - one.created > self.token_seconds]:
            del self.all[made.id], self._by_token[made.token]

    def _payload(self, made: Interaction) -> dict[str, Any]:
        channel, user, guild = made.channel, made.user, made.channel.guild
        payload: dict[str, Any] = {
            "id": str(made.id),
            "application_id": str(self.world.application_id),
            "type": made.type,
            "token": made.token,
            "version": 1,
            "data": made.data,
            "channel_id": str(channel.id),
            "channel": {**channel.to_json(), "permissions": str(channel.permissions(user))},
            "locale": user.locale,
            "app_permissions": str(channel.permissions(self.world.bot)),
            "attachment_size_limit": UPLOAD_LIMIT,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild.id if guild else 0)},
            "context": 0 if guild else 1,
        }
        if guild is not None:
            member = guild.members[user.id]
            payload["guild_id"] = str(guild.id)
            payload["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": ["COMMUNITY"]}
            payload["guild_locale"] = guild.locale
            payload["member"] = {**member.to_json(), "permissions": str(channel.permissions(user))}
        else:
            payload["user"] = user.to_json()
        if made.source is not None:
            # Who presses what a moment ago was there has pressed on the message as it was.
            components = made.source.screen_with(made.data["custom_id"])
            payload["message"] = {**made.source.to_json(), "components": components}
        return payload

    # --- what the bot sends ------------------------------------------------------------------------------------------

    def acknowledge(self, id: int, token: str, body: dict[str, Any], files: Files) -> dict[str, Any]:
        """``POST /interactions/{id}/{token}/callback``: the answer with ``with_response``."""
        made = self.all.get(id)
        now = self.world.clock.now()
        if made is None or made.token != token or made.expired or now - made.created > self.ack_seconds:
            raise unknown_interaction()
        if made.callback is not None:
            raise already_acknowledged()
        kind = body.get("type")
        if kind not in _ALLOWED[made.type] or (kind in (DEFER_UPDATE, UPDATE) and made.source is None):
            raise invalid_form([f"type: callback {kind} does not fit interaction {made.type}"])
        data: dict[str, Any] = body.get("data") or {}
        if kind in (MESSAGE, DEFER):
            made.original = self._post(made, data, files, hidden=bool((data.get("flags") or 0) & EPHEMERAL))
            if kind == DEFER:
                made.original.flags |= LOADING
                self.world.show("edit", made.original)
        elif kind in (DEFER_UPDATE, UPDATE):
            made.original = made.source
            if kind == UPDATE and made.source is not None:
                self.posting.edit(made.source, data, files)
        elif kind == CHOICES:
            made.choices = data.get("choices") or []
        else:
            made.modal = data
        made.callback = kind
        made.acknowledged_at = now
        made.settled_at = None if kind in (DEFER, DEFER_UPDATE) else now
        made.acknowledged.set()
        return self._acknowledged(made)

    def _acknowledged(self, made: Interaction) -> dict[str, Any]:
        told: dict[str, Any] = {"id": str(made.id), "type": made.type}
        answer: dict[str, Any] = {"interaction": told}
        if made.original is not None:
            told |= {
                "response_message_id": str(made.original.id),
                "response_message_loading": made.original.loading,
                "response_message_ephemeral": made.original.ephemeral,
            }
        if made.callback in (MESSAGE, UPDATE) and made.original is not None:
            answer["resource"] = {"type": made.callback, "message": made.original.to_json()}
        return answer

    def _post(self, made: Interaction, body: dict[str, Any], files: Files, *, hidden: bool) -> Message:
        metadata = {
            "id": str(made.id),
            "type": made.type,
            "user": made.user.to_json(),
            "authorizing_integration_owners": {},
        }
        if made.source is not None:
            metadata["interacted_message_id"] = str(made.source.id)
        return self.posting.create(
            made.channel,
            self.world.bot,
            body,
            files,
            seen_by=made.user.id if hidden else None,
            metadata=metadata,
            command=_typed(made.data) if made.type == COMMAND else "",
        )

    def by_token(self, token: str) -> Interaction:
        """The acknowledged interaction that a webhook call is for."""
        made = self._by_token.get(token)
        if made is None or made.expired or self.world.clock.now() - made.created > self.token_seconds:
            raise invalid_webhook_token()
        if made.callback is None:
            late = self.world.clock.now() - made.created > self.ack_seconds
            raise unknown_interaction() if late else unknown_message()
        return made

    async def follow_up(self, token: str, body: dict[str, Any], files: Files) -> Message:
        """``POST /webhooks/{application}/{token}``. The first one after a deferral takes its place and visibility."""
        made = self.by_token(token)
        if made.original is not None and made.original.loading:
            return await self.edit(token, None, body, files)
        message = self._post(made, body, files, hidden=bool((body.get("flags") or 0) & EPHEMERAL))
        made.followups.append(message)
        await self._announce(made)
        return message

    def find(self, token: str, id: int | None) -> Message:
        """The message a webhook route names; ``None`` for ``@original``."""
        made = self.by_token(token)
        for message in made.messages:
            if not message.deleted and (message is made.original if id is None else message.id == id):
                return message
        if made.source is not None and made.source.id == id and not made.source.deleted:
            return made.source
        raise unknown_message()

    async def edit(self, token: str, id: int | None, body: dict[str, Any], files: Files) -> Message:
        """``PATCH /webhooks/{application}/{token}/messages/{id or @original}``."""
        message = self.find(token, id)
        message.flags &= ~LOADING
        self.posting.edit(message, body, files)
        await self._announce(self.by_token(token))
        return message

    async def delete(self, token: str, id: int | None) -> None:
        """``DELETE /webhooks/{application}/{token}/messages/{id or @original}``."""
        self.find(token, id).delete()
        await self._announce(self.by_token(token))

    async def _announce(self, made: Interaction) -> None:
        made.changes += 1
        made.settled_at = self.world.clock.now()
        async with made.changed:
            made.changed.notify_all()

    # --- what a person waits for -------------------------------------------------------------------------------------

    async def until_acknowledged(self, made: Interaction) -> bool:
        """Wait as long as Discord's client does; False: "the application did not respond"."""
        left = made.created + self.ack_seconds - self.world.clock.now()
        try:
            await asyncio.wait_for(made.acknowledged.wait(), max(0.0, left))
        except TimeoutError:
            made.expired = True
        return made.callback is not None

    async def until_changed(self, made: Interaction, seen: int, timeout: float) -> None:
        """Wait until an edit or follow-up after the first ``seen`` ones has arrived."""
        async with made.changed:
            await asyncio.wait_for(made.changed.wait_for(lambda: made.changes > seen), timeout)

    def give_up(self) -> None:
        """The bot is gone: whoever waits is told so at once."""
        for made in self.all.values():
            if made.callback is None:
                made.expired = True
                made.acknowledged.set()


def may(channel: Channel, user: User, name: str) -> bool:
    return permissions.has(channel.permissions(user), name)


def _typed(data: dict[str, Any]) -> str:
    """The words of a command, e.g. `metromania new`."""
    words = [data["name"]]
    inner: list[dict[str, Any]] = data.get("options") or []
    while inner and inner[0]["type"] in (1, 2):
        words.append(inner[0]["name"])
        inner = inner[0].get("options") or []
    return " ".join(words)
