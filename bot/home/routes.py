"""The REST routes of this Discord: what each does and which refusals Discord has for it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from bot.home import refusals
from bot.home.gateway import Gateway
from bot.home.interactions import Interactions, may
from bot.home.limits import ACTIVE_THREADS
from bot.home.members import Member, Role
from bot.home.messages import Message
from bot.home.permissions import has
from bot.home.posting import Files, Posting
from bot.home.refusals import Refusal
from bot.home.world import FORUM, PRIVATE_THREAD, PUBLIC_THREAD, Channel, Guild, World


@dataclass(eq=False)
class Request:
    """A request as it is remembered."""

    route: str
    path: str
    body: Any
    files: Files
    at: float
    status: int = 0
    ids: list[str] = field(default_factory=list)
    answer: Any = None

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.files.values()]


Handler = Callable[[Request], Awaitable[Any]]
OWNERS = frozenset(("archived", "auto_archive_duration", "name"))
"""What whoever opened a thread may change of it without *Manage Threads*, as long as it is not locked."""
OLD_MESSAGE_SECONDS = 3600.0


class Routes:
    """Every route the bot may call. Handlers return a JSON value, None for 204, or raise a Refusal."""

    def __init__(self, world: World, posting: Posting, interactions: Interactions, gateway: Gateway) -> None:
        self.world = world
        self.posting = posting
        self.interactions = interactions
        self.gateway = gateway
        self.old_edits_allowed: int | None = None
        """How many edits of messages older than an hour pass before 30046; None: all."""
        self._routes = [
            (method, re.compile(path.replace("(id)", r"(\d+)").replace("(token)", r"([^/]+)")), handler)
            for method, path, handler in self._table()
        ]

    def find(self, method: str, path: str) -> tuple[Handler, list[str]] | None:
        """The handler for a request and the ids in its path."""
        for wanted, pattern, handler in self._routes:
            if wanted == method and (match := pattern.fullmatch(path)):
                return handler, list(match.groups())
        return None

    def edited(self, made: Request) -> Message | None:
        """The message that a request changes, if it is known."""
        try:
            if made.route.startswith("PATCH /channels/{channel_id}/messages/"):
                return self.world.channels[int(made.ids[0])].message(int(made.ids[1]))
            if made.route.startswith("PATCH /webhooks/"):
                last = made.ids[-1]
                return self.interactions.find(made.ids[1], None if last == "@original" else int(last))
        except (KeyError, Refusal):
            return None
        if made.path.endswith("/callback") and (made.body or {}).get("type") == 7:
            interaction = self.interactions.all.get(int(made.ids[0]))
            return interaction.source if interaction is not None else None
        return None

    def _table(self) -> tuple[tuple[str, str, Handler], ...]:
        return (
            ("GET", "/users/@me", self._me),
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", "/applications/@me", self._application),
            ("GET", "/gateway/bot", self._gateway),
            ("GET", "/applications/(id)/commands", self._get_commands),
            ("PUT", "/applications/(id)/commands", self._put_commands),
            ("PUT", "/applications/(id)/guilds/(id)/commands", self._put_guild_commands),
            ("GET", "/applications/(id)/guilds/(id)/commands", self._get_guild_commands),
            ("GET", "/guilds/(id)", self._guild),
            ("GET", "/guilds/(id)/members/(id)", self._member),
            ("PUT", "/guilds/(id)/members/(id)/roles/(id)", self._give_role),
            ("DELETE", "/guilds/(id)/members/(id)/roles/(id)", self._take_role),
            ("GET", "/users/(id)", self._user),
            ("POST", "/users/@me/channels", self._direct),
            ("GET", "/channels/(id)", self._channel),
            ("PATCH", "/channels/(id)", self._edit_channel),
            ("POST", "/channels/(id)/typing", self._typing),
            ("POST", "/channels/(id)/threads", self._add_thread),
            ("PUT", "/channels/(id)/thread-members/@me", self._typing),
            ("PUT", "/channels/(id)/thread-members/(id)", self._add_member),
            ("GET", "/channels/(id)/messages", self._history),
            ("POST", "/channels/(id)/messages", self._send),
            ("GET", "/channels/(id)/messages/(id)", self._message),
            ("PATCH", "/channels/(id)/messages/(id)", self._edit),
            ("DELETE", "/channels/(id)/messages/(id)", self._delete),
            ("POST", "/channels/(id)/messages/(id)/threads", self._add_thread),
            ("POST", "/interactions/(id)/(token)/callback", self._callback),
            ("POST", "/webhooks/(id)/(token)", self._follow_up),
            ("GET", r"/webhooks/(id)/(token)/messages/(\d+|@original)", self._get_reply),
            ("PATCH", r"/webhooks/(id)/(token)/messages/(\d+|@original)", self._edit_reply),
            ("DELETE", r"/webhooks/(id)/(token)/messages/(\d+|@original)", self._delete_reply),
        )

    async def _me(self, made: Request) -> Any:
        return {**self.world.bot.to_json(), "verified": True, "mfa_enabled": False, "locale": "en-US", "flags": 0}

    async def _application(self, made: Request) -> Any:
        return {
            "id": str(self.world.application_id),
            "name": self.world.bot.name,
            "icon": None,
            "description": "",
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "type": None,
            "explicit_content_filter": 0,
            "flags": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "approximate_guild_count": len(self.world.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "eligible_oauth2_scopes": [],
            "owner": self.world.bot.to_json(),
            "team": None,
        }

    async def _gateway(self, made: Request) -> Any:
        start = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": self.gateway.at_once}
        return {"url": self.gateway.address, "shards": 1, "session_start_limit": start}

    def _registered(self, commands: list[dict[str, Any]], guild_id: str | None = None) -> list[dict[str, Any]]:
        application = str(self.world.application_id)
        extra = {"guild_id": guild_id} if guild_id else {}
        return [
            {"type": 1, "default_member_permissions": None, "nsfw": False}
            | {key: value for key, value in one.items() if value is not None}
            | {"id": str(self.world.command_id()), "application_id": application, "version": "1"}
            | extra
            for one in commands
        ]

    async def _get_commands(self, made: Request) -> Any:
        return self.world.commands

    async def _put_commands(self, made: Request) -> Any:
        self.world.commands = self._registered(made.body)
        return self.world.commands

    async def _put_guild_commands(self, made: Request) -> Any:
        guild = int(made.ids[1])
        self.world.guild_commands[guild] = self._registered(made.body, made.ids[1])
        return self.world.guild_commands[guild]

    async def _get_guild_commands(self, made: Request) -> Any:
        return self.world.guild_commands.get(int(made.ids[1]), [])

    def _present_guild(self, id: str) -> Guild:
        guild = self.world.guilds.get(int(id))
        if guild is None or not guild.present:
            raise refusals.unknown_guild()
        return guild

    async def _guild(self, made: Request) -> Any:
        return self._present_guild(made.ids[0]).to_json()

    async def _member(self, made: Request) -> Any:
        return self.world.member(self._present_guild(made.ids[0]), int(made.ids[1])).to_json()

    def _role(self, made: Request) -> tuple[Member, Role]:
        """Whose role, and which: one that the bot may give, else Discord's refusal."""
        guild = self._present_guild(made.ids[0])
        member = self.world.member(guild, int(made.ids[1]))
        role = next((one for one in guild.roles if one.id == int(made.ids[2])), None)
        if role is None:
            raise refusals.unknown_role()
        highest = max((one.position for one in guild.members[self.world.bot.id].roles), default=0)
        fixed = role is guild.everyone or role.managed or role.position >= highest
        if fixed or not has(guild.permissions(self.world.bot), "manage_roles"):
            raise refusals.missing_permissions()
        return member, role

    async def _give_role(self, made: Request) -> None:
        member, role = self._role(made)
        if role not in member.roles:
            member.roles.append(role)

    async def _take_role(self, made: Request) -> None:
        member, role = self._role(made)
        if role in member.roles:
            member.roles.remove(role)

    async def _user(self, made: Request) -> Any:
        user = self.world.users.get(int(made.ids[0]))
        if user is None:
            raise refusals.unknown_user()
        return user.to_json()

    async def _direct(self, made: Request) -> Any:
        user = self.world.users.get(int(made.body["recipient_id"]))
        if user is None:
            raise refusals.unknown_user()
        return self.world.direct(user).to_json()

    async def _channel(self, made: Request) -> Any:
        return self.world.channel(int(made.ids[0])).to_json()

    async def _edit_channel(self, made: Request) -> Any:
        channel = self.world.channel(int(made.ids[0]))
        unlocking = channel.locked or "locked" in made.body
        if channel.is_thread and set(made.body) <= OWNERS and not unlocking:
            self._demand(channel, "send_messages_in_threads")
        else:
            self._demand(channel, "manage_threads" if channel.is_thread else "manage_channels")
        if channel.archived and not made.body.get("archived", True):
            self._room_for_a_thread(channel)
        channel.archived = made.body.get("archived", channel.archived)
        channel.locked = made.body.get("locked", channel.locked)
        channel.name = made.body.get("name", channel.name)
        channel.announce()
        return channel.to_json()

    async def _typing(self, made: Request) -> None:
        self.world.channel(int(made.ids[0]))

    async def _add_member(self, made: Request) -> None:
        thread = self.world.channel(int(made.ids[0]))
        user = self.world.users.get(int(made.ids[1]))
        if user is None or thread.guild is None or user.id not in thread.guild.members:
            raise refusals.unknown_member()
        self._demand(thread, "send_messages_in_threads")
        thread.invited.add(user.id)
        thread.announce()

    async def _add_thread(self, made: Request) -> Any:
        parent = self.world.channel(int(made.ids[0]))
        private = made.body.get("type") == PRIVATE_THREAD
        self._demand(parent, "create_private_threads" if private else "create_public_threads")
        start = parent.message(int(made.ids[1])) if len(made.ids) > 1 else None
        if start is not None and (there := self.world.channels.get(start.id)) is not None and not there.deleted:
            raise refusals.thread_there()
        self._room_for_a_thread(parent)
        thread = self.world.add_thread(
            parent, made.body["name"], PRIVATE_THREAD if private else PUBLIC_THREAD, id=start.id if start else None
        )
        answer = thread.to_json()
        if parent.type == FORUM:
            answer["message"] = self.posting.create(
                thread, self.world.bot, made.body.get("message") or {}, made.files
            ).to_json()
        return answer

    async def _history(self, made: Request) -> Any:
        channel = self.world.channel(int(made.ids[0]))
        if not may(channel, self.world.bot, "read_message_history"):
            return []
        return [one.to_json() for one in reversed(channel.messages[-50:])]

    async def _message(self, made: Request) -> Any:
        channel = self.world.channel(int(made.ids[0]))
        self._demand(channel, "read_message_history")
        return channel.message(int(made.ids[1])).to_json()

    async def _send(self, made: Request) -> Any:
        channel = self.world.channel(int(made.ids[0]))
        if channel.recipient is not None and not channel.recipient.dms_open:
            raise refusals.cannot_message_user()
        self._demand(channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
        if made.files:
            self._demand(channel, "attach_files")
        if channel.locked and not may(channel, self.world.bot, "manage_threads"):
            raise refusals.thread_archived() if channel.archived else refusals.thread_locked()
        if channel.archived:
            self._room_for_a_thread(channel)  # a post opens it again
        return self.posting.create(channel, self.world.bot, made.body or {}, made.files).to_json()

    async def _edit(self, made: Request) -> Any:
        channel = self.world.channel(int(made.ids[0]))
        message = channel.message(int(made.ids[1]))
        if message.author is not self.world.bot:
            raise refusals.not_the_author()
        if channel.archived:
            raise refusals.thread_archived()
        if made.files:
            self._demand(channel, "attach_files")
        if self.world.clock.now() - message.created > OLD_MESSAGE_SECONDS and self.old_edits_allowed is not None:
            if self.old_edits_allowed <= 0:
                raise refusals.old_message_edits()
            self.old_edits_allowed -= 1
        return self.posting.edit(message, made.body or {}, made.files).to_json()

    async def _delete(self, made: Request) -> None:
        channel = self.world.channel(int(made.ids[0]))
        message = channel.message(int(made.ids[1]))
        if message.author is not self.world.bot:
            self._demand(channel, "manage_messages")
        message.delete()

    async def _callback(self, made: Request) -> Any:
        return self.interactions.acknowledge(int(made.ids[0]), made.ids[1], made.body or {}, made.files)

    async def _follow_up(self, made: Request) -> Any:
        return (await self.interactions.follow_up(made.ids[1], made.body or {}, made.files)).to_json()

    async def _get_reply(self, made: Request) -> Any:
        return self.interactions.find(made.ids[1], _message_id(made)).to_json()

    async def _edit_reply(self, made: Request) -> Any:
        return (await self.interactions.edit(made.ids[1], _message_id(made), made.body or {}, made.files)).to_json()

    async def _delete_reply(self, made: Request) -> None:
        await self.interactions.delete(made.ids[1], _message_id(made))

    def _room_for_a_thread(self, channel: Channel) -> None:
        """Refuse one more active thread than a server may have."""
        if channel.guild is not None and channel.guild.active_threads >= ACTIVE_THREADS:
            raise refusals.too_many_threads()

    def _demand(self, channel: Channel, permission: str) -> None:
        if not may(channel, self.world.bot, permission):
            raise refusals.missing_permissions()


def _message_id(made: Request) -> int | None:
    return None if made.ids[2] == "@original" else int(made.ids[2])
