"""What exists in this Discord: servers, channels, threads, members, roles and messages.

Plain objects with the acts of people and moderators as methods (delete, archive, kick, deny ...). They announce
themselves through ``World.emit``, to which the gateway and the page listen.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.home import permissions
from bot.home.clock import Clock
from bot.home.members import Member, Role, User, stamp
from bot.home.messages import Message
from bot.home.refusals import missing_access, unknown_channel, unknown_member, unknown_message, unknown_user

DISCORD_EPOCH_MS = 1_420_070_400_000

TEXT_CHANNEL, DM_CHANNEL, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 11, 12, 15
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)

BOT_PERMISSIONS = (
    "view_channel send_messages send_messages_in_threads attach_files read_message_history create_public_threads"
)


@dataclass
class Channel:
    id: int
    world: World
    name: str
    type: int = TEXT_CHANNEL
    guild: Guild | None = None
    parent: Channel | None = None
    recipient: User | None = None
    overwrites: dict[int, tuple[int, int]] = field(default_factory=dict)
    messages: list[Message] = field(default_factory=list)
    """Public messages still there, oldest first."""
    private: list[Message] = field(default_factory=list)
    """Ephemeral messages still there, each for one person, oldest first."""
    archived: bool = False
    locked: bool = False
    deleted: bool = False
    invited: set[int] = field(default_factory=set)
    """Ids of the people in a private thread; nobody else sees it."""

    @property
    def guild_id(self) -> int | None:
        return self.guild.id if self.guild else None

    @property
    def is_thread(self) -> bool:
        return self.type in THREADS

    @property
    def mention(self) -> str:
        return f"<#{self.id}>"

    def message(self, id: int) -> Message:
        for one in self.messages:
            if one.id == id:
                return one
        raise unknown_message()

    def permissions(self, user: User) -> int:
        """What a user may do here; 0 for strangers."""
        if self.guild is None:
            return permissions.EVERYTHING
        return self.guild.permissions(user, (self.parent if self.is_thread and self.parent else self).overwrites)

    def delete(self) -> None:
        """A moderator deletes the channel or thread."""
        self.deleted = True
        self.world.show("channel", self)
        self.world.emit("THREAD_DELETE" if self.is_thread else "CHANNEL_DELETE", self.to_json(), self.guild)

    def archive(self, *, locked: bool = False) -> None:
        """The thread is archived, and locked if asked."""
        self.archived, self.locked = True, locked or self.locked
        self.announce()

    def deny(self, who: User, names: str) -> None:
        """Take permissions (names, blank between) from a member in this channel."""
        allow, deny = self.overwrites.get(who.id, (0, 0))
        value = permissions.bits(names)
        self.overwrites[who.id] = (allow & ~value, deny | value)
        self.announce()

    def allow(self, who: User, names: str) -> None:
        """Give permissions (names, blank between) to a member in this channel."""
        allow, deny = self.overwrites.get(who.id, (0, 0))
        value = permissions.bits(names)
        self.overwrites[who.id] = (allow | value, deny & ~value)
        self.announce()

    def thread(self, name: str, *, private: bool = False) -> Channel:
        """Somebody opens a thread here."""
        return self.world.add_thread(self, name, PRIVATE_THREAD if private else PUBLIC_THREAD)

    def announce(self) -> None:
        self.world.show("channel", self)
        self.world.emit("THREAD_UPDATE" if self.is_thread else "CHANNEL_UPDATE", self.to_json(), self.guild)

    def to_json(self) -> dict[str, Any]:
        common: dict[str, Any] = {
            "id": str(self.id),
            "type": self.type,
            "last_message_id": str(self.messages[-1].id) if self.messages else None,
        }
        if self.recipient is not None:
            return {**common, "recipients": [self.recipient.to_json()]}
        common |= {"name": self.name, "guild_id": str(self.guild_id), "rate_limit_per_user": 0, "flags": 0}
        if self.parent is not None:
            return {
                **common,
                "parent_id": str(self.parent.id),
                "owner_id": str(self.world.bot.id),
                "message_count": len(self.messages),
                "total_message_sent": len(self.messages),
                "member_count": 1,
                "thread_metadata": {
                    "archived": self.archived,
                    "auto_archive_duration": 10080,
                    "archive_timestamp": stamp(self.world.clock.now()),
                    "locked": self.locked,
                    "create_timestamp": stamp(self.world.clock.now()),
                },
            }
        return {
            **common,
            "parent_id": None,
            "position": 0,
            "topic": None,
            "nsfw": False,
            "permission_overwrites": [
                {"id": str(id), "type": 1, "allow": str(allow), "deny": str(deny)}
                for id, (allow, deny) in self.overwrites.items()
            ],
            **({"available_tags": []} if self.type == FORUM else {}),
        }


@dataclass
class Guild:
    id: int
    world: World
    name: str
    owner: User
    locale: str = "ko"
    roles: list[Role] = field(default_factory=list)
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    present: bool = True
    """Whether the bot is a member."""

    @property
    def everyone(self) -> Role:
        return self.roles[0]

    @property
    def bot_role(self) -> Role:
        return self.roles[1]

    @property
    def active_threads(self) -> int:
        """How many threads are not archived."""
        return sum(one.is_thread and not one.archived and not one.deleted for one in self.channels.values())

    def permissions(self, user: User, overwrites: dict[int, tuple[int, int]] | None = None) -> int:
        member = self.members.get(user.id)
        if member is None:
            return 0
        if user is self.owner:
            return permissions.EVERYTHING
        base = self.everyone.permissions
        for role in member.roles:
            base |= role.permissions
        found = overwrites or {}
        keys = [self.id, *(role.id for role in member.roles), user.id]
        return permissions.resolve(base, [found[key] for key in keys if key in found])

    def text(self, name: str) -> Channel:
        """A new text channel."""
        return self.world.add_channel(self, name, TEXT_CHANNEL)

    def forum(self, name: str) -> Channel:
        return self.world.add_channel(self, name, FORUM)

    def join(self, user: User, names: str = "") -> Member:
        """A user joins, with a role of their own for extra permissions (names, blank between)."""
        member = Member(user)
        if names:
            role = Role(self.world.snowflake(), f"role of {user.id}", permissions.bits(names), len(self.roles))
            self.roles.append(role)
            member.roles.append(role)
            self.world.emit("GUILD_ROLE_CREATE", {"guild_id": str(self.id), "role": role.to_json()}, self)
        self.members[user.id] = member
        self.world.emit("GUILD_MEMBER_ADD", {**member.to_json(), "guild_id": str(self.id)}, self)
        return member

    def add_role(
        self, name: str, *, names: str = "", below_bot: bool = True, managed: bool = False, id: int | None = None
    ) -> Role:
        """A new role, right below that of the bot or above all; permissions by name, blank between."""
        at = self.bot_role.position if below_bot else len(self.roles)
        for one in self.roles[1:]:
            if one.position >= at:
                one.position += 1
                self.world.emit("GUILD_ROLE_UPDATE", {"guild_id": str(self.id), "role": one.to_json()}, self)
        role = Role(id or self.world.snowflake(), name, permissions.bits(names), at, managed)
        self.roles.append(role)
        self.world.emit("GUILD_ROLE_CREATE", {"guild_id": str(self.id), "role": role.to_json()}, self)
        return role

    def drop_role(self, role: Role) -> None:
        """A moderator deletes a role; whoever wore it wears it no more."""
        self.roles.remove(role)
        for member in self.members.values():
            member.roles = [one for one in member.roles if one is not role]
        self.world.emit("GUILD_ROLE_DELETE", {"guild_id": str(self.id), "role_id": str(role.id)}, self)

    def speak(self, locale: str) -> None:
        """Its language is another one from now on."""
        if locale != self.locale:
            self.locale = locale
            self.world.emit("GUILD_UPDATE", self.to_json(), self)

    def leave(self, user: User) -> None:
        """A user leaves or is kicked."""
        self.members.pop(user.id, None)
        self.world.emit("GUILD_MEMBER_REMOVE", {"guild_id": str(self.id), "user": user.to_json()}, self)

    def kick_bot(self) -> None:
        """A moderator removes the bot from the server."""
        self.world.emit("GUILD_DELETE", {"id": str(self.id)}, self)
        self.present = False

    def invite_bot(self) -> None:
        """The bot is invited again."""
        self.present = True
        self.world.emit("GUILD_CREATE", self.to_json(), self)

    def set_bot_permissions(self, names: str) -> None:
        """Replace what the bot's role may do in the whole server (names, blank between)."""
        self.bot_role.permissions = permissions.bits(names)
        self.world.emit("GUILD_ROLE_UPDATE", {"guild_id": str(self.id), "role": self.bot_role.to_json()}, self)

    def to_json(self) -> dict[str, Any]:
        here = [one for one in list(self.channels.values()) if not one.deleted]
        me = self.members[self.world.bot.id]
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "splash": None,
            "banner": None,
            "description": None,
            "owner_id": str(self.owner.id),
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "roles": [role.to_json() for role in self.roles],
            "emojis": [],
            "stickers": [],
            "features": ["COMMUNITY"],
            "mfa_level": 0,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "preferred_locale": self.locale,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "nsfw_level": 0,
            "vanity_url_code": None,
            "joined_at": stamp(1_600_000_000),
            "large": False,
            "member_count": len(self.members),
            "voice_states": [],
            "members": [me.to_json()],
            "channels": [one.to_json() for one in here if not one.is_thread],
            "threads": [one.to_json() for one in here if one.is_thread and not one.archived],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }


class World:
    """All that exists, and who wants to hear of changes."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self._numbers = itertools.count()
        self._commands = itertools.count()
        self.emit: Callable[[str, dict[str, Any], Guild | None], None] = lambda event, data, guild: None
        self.watchers: list[Callable[[str, Message | Channel | User], None]] = []
        """Told of what people can see: `message`, `edit`, `gone`, `channel`, `person`, with the thing itself."""
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: list[dict[str, Any]] = []
        self.guild_commands: dict[int, list[dict[str, Any]]] = {}
        self.bot = self.add_user("Madang", id=123_456_789_012_345_678, bot=True)
        self.application_id = self.bot.id

    def show(self, what: str, thing: Message | Channel | User) -> None:
        """Tell those who watch."""
        for watcher in self.watchers:
            watcher(what, thing)

    def snowflake(self) -> int:
        """A fresh id that carries the present time, as Discord's do."""
        return (self.snowflake_time() << 22) | (next(self._numbers) & 0x1FFFFF)

    def snowflake_time(self) -> int:
        """Milliseconds since Discord's first second."""
        return int(self.clock.now() * 1000) - DISCORD_EPOCH_MS

    def command_id(self) -> int:
        """A fresh id of a command: numbered apart, so that who and what is met later is called the same however many
        commands the bot has (tests that play the same game again depend on it)."""
        return (self.snowflake_time() << 22) | 0x200000 | (next(self._commands) & 0x1FFFFF)

    def add_user(self, name: str, *, id: int | None = None, bot: bool = False, locale: str = "en-US") -> User:
        user = User(id or self.snowflake(), name, bot, locale)
        self.users[user.id] = user
        self.show("person", user)
        return user

    def add_guild(self, name: str, *, locale: str = "ko", id: int | None = None) -> Guild:
        """A server with the bot in it, owned by somebody who never appears."""
        guild = Guild(id or self.snowflake(), self, name, self.add_user("owner"), locale)
        guild.roles = [
            Role(guild.id, "@everyone", permissions.bits(permissions.PERSON)),
            Role(self.snowflake(), "Madang", permissions.bits(BOT_PERMISSIONS), 1),
        ]
        guild.members[guild.owner.id] = Member(guild.owner)
        guild.members[self.bot.id] = Member(self.bot, [guild.bot_role])
        self.guilds[guild.id] = guild
        self.emit("GUILD_CREATE", guild.to_json(), guild)
        return guild

    def add_channel(self, guild: Guild, name: str, type: int, *, id: int | None = None) -> Channel:
        channel = Channel(id or self.snowflake(), self, name, type, guild)
        self.channels[channel.id] = guild.channels[channel.id] = channel
        self.show("channel", channel)
        self.emit("CHANNEL_CREATE", channel.to_json(), guild)
        return channel

    def add_thread(self, parent: Channel, name: str, type: int = PUBLIC_THREAD, id: int | None = None) -> Channel:
        assert parent.guild is not None
        thread = Channel(id or self.snowflake(), self, name, type, parent.guild, parent)
        self.channels[thread.id] = parent.guild.channels[thread.id] = thread
        self.show("channel", thread)
        self.emit("THREAD_CREATE", {**thread.to_json(), "newly_created": True}, parent.guild)
        return thread

    def direct(self, user: User) -> Channel:
        """The private channel between the bot and a user."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        channel = Channel(self.snowflake(), self, "", DM_CHANNEL, recipient=user)
        self.channels[channel.id] = channel
        self.show("channel", channel)
        return channel

    def channel(self, id: int) -> Channel:
        """The channel the bot asks for, if it may see it; else Discord's refusal."""
        channel = self.channels.get(id)
        if channel is None or channel.deleted or (channel.parent is not None and channel.parent.deleted):
            raise unknown_channel()
        if channel.guild is not None and not channel.guild.present:
            raise missing_access()
        if not permissions.has(channel.permissions(self.bot), "view_channel"):
            raise missing_access()
        return channel

    def member(self, guild: Guild, id: int) -> Member:
        if id not in guild.members:
            raise unknown_member() if id in self.users else unknown_user()
        return guild.members[id]
