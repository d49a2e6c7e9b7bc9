"""Users, and what they are in a server: members with roles."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any


def stamp(seconds: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


@dataclass
class User:
    id: int
    name: str
    """Display name; the account name is made from the id, as any text is allowed here."""
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    def to_json(self) -> dict[str, Any]:
        return {
            "id": str(self.id),
            "username": f"user{self.id}",
            "global_name": None if self.bot else self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
        }


@dataclass
class Role:
    id: int
    name: str
    permissions: int
    position: int = 0
    managed: bool = False
    """Belongs to a bot or to an integration: nobody gives or takes it."""

    def to_json(self) -> dict[str, Any]:
        return {
            "id": str(self.id),
            "name": self.name,
            "permissions": str(self.permissions),
            "position": self.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": self.managed,
            "mentionable": False,
            "flags": 0,
        }


@dataclass
class Member:
    user: User
    roles: list[Role] = field(default_factory=list)
    nick: str | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "user": self.user.to_json(),
            "nick": self.nick,
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None,
            "roles": [str(role.id) for role in self.roles],
            "joined_at": stamp(1_600_000_000),
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "premium_since": None,
        }
