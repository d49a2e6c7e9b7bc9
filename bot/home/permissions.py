"""Discord's permission bits and how they add up for a member in a channel."""

from __future__ import annotations

from collections.abc import Iterable

BITS = {
    "create_instant_invite": 1 << 0,
    "kick_members": 1 << 1,
    "ban_members": 1 << 2,
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "manage_roles": 1 << 28,
    "use_application_commands": 1 << 31,
    "manage_events": 1 << 33,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
}
EVERYTHING = sum(BITS.values())

PERSON = (
    "create_instant_invite add_reactions view_channel send_messages embed_links attach_files read_message_history "
    "use_external_emojis use_application_commands create_public_threads send_messages_in_threads"
)
"""What everybody in a new server may do."""


def bits(names: Iterable[str] | str) -> int:
    """The number for permission names, e.g. ``"view_channel send_messages"``. An unknown name is a KeyError."""
    total = 0
    for name in names.split() if isinstance(names, str) else names:
        total |= BITS[name]
    return total


def has(value: int, name: str) -> bool:
    return bool(value & (BITS[name] | BITS["administrator"]))


def resolve(base: int, overwrites: Iterable[tuple[int, int]]) -> int:
    """Permissions in a channel.

    Args:
        base: permissions of all roles of the member together.
        overwrites: (allow, deny) in the order everyone, roles together, the member.
    """
    if base & BITS["administrator"]:
        return EVERYTHING
    for allow, deny in overwrites:
        base = (base & ~deny) | allow
    return base if base & BITS["view_channel"] else 0
