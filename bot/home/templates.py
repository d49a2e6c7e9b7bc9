"""Routes by their names in Discord's OpenAPI description."""

from __future__ import annotations

import re

_TEMPLATES = (
    (r"/applications/\d+/commands", "/applications/{application_id}/commands"),
    (r"/applications/\d+/guilds/\d+/commands", "/applications/{application_id}/guilds/{guild_id}/commands"),
    (r"/applications/\d+/commands/\d+", "/applications/{application_id}/commands/{command_id}"),
    (r"/channels/\d+", "/channels/{channel_id}"),
    (r"/channels/\d+/messages", "/channels/{channel_id}/messages"),
    (r"/channels/\d+/messages/\d+", "/channels/{channel_id}/messages/{message_id}"),
    (r"/channels/\d+/messages/\d+/threads", "/channels/{channel_id}/messages/{message_id}/threads"),
    (r"/channels/\d+/threads", "/channels/{channel_id}/threads"),
    (r"/channels/\d+/typing", "/channels/{channel_id}/typing"),
    (r"/channels/\d+/thread-members/@me", "/channels/{channel_id}/thread-members/@me"),
    (r"/channels/\d+/thread-members/\d+", "/channels/{channel_id}/thread-members/{user_id}"),
    (r"/guilds/\d+", "/guilds/{guild_id}"),
    (r"/guilds/\d+/members/@me", "/guilds/{guild_id}/members/@me"),
    (r"/guilds/\d+/members/\d+", "/guilds/{guild_id}/members/{user_id}"),
    (r"/guilds/\d+/members/\d+/roles/\d+", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"),
    (r"/interactions/\d+/[^/]+/callback", "/interactions/{interaction_id}/{interaction_token}/callback"),
    (r"/users/\d+", "/users/{user_id}"),
    (r"/webhooks/\d+/[^/]+", "/webhooks/{webhook_id}/{webhook_token}"),
    (r"/webhooks/\d+/[^/]+/messages/@original", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"),
    (r"/webhooks/\d+/[^/]+/messages/\d+", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"),
)
_COMPILED = tuple((re.compile(pattern), name) for pattern, name in _TEMPLATES)


def template(method: str, path: str) -> str:
    """The route of a request as the OpenAPI description names it, e.g. ``POST /channels/{channel_id}/messages``.

    Args:
        method: HTTP method.
        path: path below ``/api/v10``, with real ids. An unknown path comes back as it is.
    """
    for pattern, name in _COMPILED:
        if pattern.fullmatch(path):
            return f"{method} {name}"
    return f"{method} {path}"
