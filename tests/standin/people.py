"""People: they type commands, press, choose, fill in forms, and see what Discord's client would let them see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tests.standin import permissions
from tests.standin.errors import InteractionFailed, NotOffered
from tests.standin.forms import fill
from tests.standin.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, DEFER, MODAL_SUBMIT, Interaction, may
from tests.standin.members import User
from tests.standin.messages import Message
from tests.standin.replies import Reply
from tests.standin.world import Channel

if TYPE_CHECKING:
    from tests.standin.server import Standin

SUB_COMMAND, SUB_GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 1, 2, 3, 4, 5, 6, 7, 10


class Person:
    """Somebody at a Discord client.

    Every act returns when the bot has acknowledged it, after a deferral (``settle``) when the answer is complete. It
    raises ``InteractionFailed`` where the client would say that the application did not respond, and ``NotOffered``
    where the client would not have let them do it.
    """

    def __init__(self, discord: Standin, user: User) -> None:
        self.discord = discord
        self.user = user

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def mention(self) -> str:
        return self.user.mention

    # --- commands ----------------------------------------------------------------------------------------------------

    async def slash(self, channel: Channel, command: str, *, settle: bool = True, **options: Any) -> Reply:
        """Type a command, e.g. ``slash(room, "/metromania dig", line=1)``.

        Args:
            channel: where.
            command: its words, in English or in the person's language.
            settle: after "thinking …", wait for the answer.
            options: by name; people and channels as they are, choices by value or name.
        """
        data = self._command(channel, command, options, focused=None)
        return await self._act(COMMAND, channel, data, None, settle)

    async def autocomplete(
        self, channel: Channel, command: str, focused: str, text: str = "", **options: Any
    ) -> list[dict[str, Any]]:
        """The choices offered while ``text`` is typed into the option ``focused``: ``{"name", "value"}`` each."""
        data = self._command(channel, command, {**options, focused: text}, focused=focused)
        return (await self._act(AUTOCOMPLETE, channel, data, None, False)).choices

    def _command(
        self, channel: Channel, command: str, options: Mapping[str, Any], focused: str | None
    ) -> dict[str, Any]:
        self._must_see(channel)
        if channel.guild is not None and not may(channel, self.user, "use_application_commands"):
            raise NotOffered(f"{self.name} may not use commands in {channel.name}")
        first, *words = command.removeprefix("/").split()
        world = self.discord.world
        known = world.guild_commands.get(channel.guild_id or 0, []) + world.commands
        root = self._named([one for one in known if (one.get("type") or 1) == 1], first)
        if root is None:
            raise NotOffered(f"no command /{first}; there are {[one['name'] for one in known]}")
        needed = root.get("default_member_permissions")
        mine = channel.permissions(self.user)
        if (
            needed is not None
            and (int(needed) == 0 or int(needed) & ~mine)
            and not permissions.has(mine, "administrator")
        ):
            raise NotOffered(f"{self.name} is not offered /{first}")
        contexts = root.get("contexts")
        if contexts is not None and (0 if channel.guild else 1) not in contexts:
            raise NotOffered(f"/{first} is not offered here")
        path: list[dict[str, Any]] = []
        node = root
        for word in words:
            found = self._named([one for one in node.get("options") or [] if one["type"] in (1, 2)], word)
            if found is None:
                raise NotOffered(f"no {word} in {command}")
            node = found
            path.append(found)
        resolved: dict[str, Any] = {}
        values = self._options(channel, node.get("options") or [], options, focused, resolved)
        for one in reversed(path):
            values = [{"type": one["type"], "name": one["name"], "options": values}]
        data: dict[str, Any] = {"id": root["id"], "name": root["name"], "type": 1, "options": values}
        if root.get("guild_id"):
            data["guild_id"] = root["guild_id"]
        return {**data, "resolved": resolved} if resolved else data

    def _named(self, nodes: Sequence[dict[str, Any]], name: str) -> dict[str, Any] | None:
        for one in nodes:
            if name in (one["name"], (one.get("name_localizations") or {}).get(self.user.locale)):
                return one
        return None

    def _options(
        self,
        channel: Channel,
        known: Sequence[dict[str, Any]],
        given: Mapping[str, Any],
        focused: str | None,
        resolved: dict[str, Any],
    ) -> list[dict[str, Any]]:
        values: list[dict[str, Any]] = []
        for name, value in given.items():
            option = self._named(known, name)
            if option is None or option["type"] in (SUB_COMMAND, SUB_GROUP):
                raise NotOffered(f"no option {name}; there are {[one['name'] for one in known]}")
            typing = name == focused
            if typing and not option.get("autocomplete"):
                raise NotOffered(f"option {name} has no autocomplete")
            plain = value if typing else self._value(channel, option, value, resolved)
            values.append(
                {
                    "name": option["name"],
                    "type": option["type"],
                    "value": plain,
                    **({"focused": True} if typing else {}),
                }
            )
        have = {one["name"] for one in values}
        missing = [one["name"] for one in known if one.get("required") and one["name"] not in have]
        if missing and focused is None:
            raise NotOffered(f"required options missing: {missing}")
        return values

    def _value(self, channel: Channel, option: dict[str, Any], value: Any, resolved: dict[str, Any]) -> Any:
        name, kind = option["name"], option["type"]
        if kind == USER:
            user = self.discord.world.users[getattr(value, "id", value)]
            resolve_user(channel, user, resolved)
            return str(user.id)
        if kind == CHANNEL:
            resolved.setdefault("channels", {})[str(value.id)] = {**value.to_json(), "permissions": "0"}
            return str(value.id)
        if choices := option.get("choices"):
            for one in choices:
                if value in (one["value"], one["name"], (one.get("name_localizations") or {}).get(self.user.locale)):
                    return one["value"]
            raise NotOffered(f"{name}: {value!r} is not among {[one['value'] for one in choices]}")
        wanted = {STRING: str, INTEGER: int, BOOLEAN: bool, NUMBER: (int, float)}[kind]
        if not isinstance(value, wanted) or (kind == INTEGER and isinstance(value, bool)):
            raise NotOffered(f"{name}: {value!r} has the wrong type")
        size = len(value) if kind == STRING else value
        least = option.get("min_length" if kind == STRING else "min_value")
        most = option.get("max_length" if kind == STRING else "max_value")
        if (least is not None and size < least) or (most is not None and size > most):
            raise NotOffered(f"{name}: {value!r} is outside {least}-{most}")
        return value

    # --- components --------------------------------------------------------------------------------------------------

    async def press(
        self,
        message: Message,
        button: str | dict[str, Any],
        *,
        settle: bool = True,
        noted: Callable[[Interaction], None] | None = None,
    ) -> Reply:
        """Press a button.

        Args:
            message: the message that carries it.
            button: its custom id, its label or a part of the label; or a component taken earlier from
                ``message.buttons``, which is pressed even if the message has changed since (a stale screen).
            settle: after "thinking …", wait for the answer.
            noted: told of the interaction as soon as it is on its way.
        """
        self._must_see(message.channel, message)
        found = button if isinstance(button, dict) else find_button(message, button)
        data = {"component_type": 2, "custom_id": found["custom_id"], "id": found.get("id", 0)}
        return await self._act(COMPONENT, message.channel, data, message, settle, noted)

    async def select(
        self, message: Message, values: Sequence[Any], *, select: str | None = None, settle: bool = True
    ) -> Reply:
        """Choose in a select menu.

        Args:
            message: the message that carries it.
            values: option values or labels; for a user select people.
            select: custom id of the menu; None: the only one.
            settle: after "thinking …", wait for the answer.
        """
        self._must_see(message.channel, message)
        menus = [one for one in message.selects if select is None or one["custom_id"] == select]
        if len(menus) != 1:
            raise NotOffered(f"menus there: {[one['custom_id'] for one in message.selects]}")
        menu = menus[0]
        if menu.get("disabled"):
            raise NotOffered("the menu is disabled")
        if not (menu.get("min_values") or 0) <= len(values) <= (menu.get("max_values") or 1):
            raise NotOffered(f"{len(values)} values chosen")
        resolved: dict[str, Any] = {}
        chosen = [self._chosen(message.channel, menu, one, resolved) for one in values]
        data = {
            "component_type": menu["type"],
            "custom_id": menu["custom_id"],
            "values": chosen,
            "id": menu.get("id", 0),
        }
        return await self._act(
            COMPONENT, message.channel, {**data, "resolved": resolved} if resolved else data, message, settle
        )

    def _chosen(self, channel: Channel, menu: dict[str, Any], value: Any, resolved: dict[str, Any]) -> str:
        if menu["type"] == 5:
            user = self.discord.world.users[getattr(value, "id", value)]
            resolve_user(channel, user, resolved)
            return str(user.id)
        for option in menu.get("options") or []:
            if value in (option["value"], option["label"]):
                return option["value"]
        raise NotOffered(f"{value!r} is not among {[one['label'] for one in menu.get('options') or []]}")

    async def submit(self, opened: Reply, values: Mapping[str, Any], *, settle: bool = True) -> Reply:
        """Fill in and send the form that a reply opened.

        Args:
            opened: the reply with the modal.
            values: by custom id or label; missing ones keep their preset.
            settle: after "thinking …", wait for the answer.
        """
        data = {"custom_id": opened.modal["custom_id"], "components": fill(opened.modal["components"], values)}
        made = opened.interaction
        return await self._act(MODAL_SUBMIT, made.channel, data, made.source, settle)

    # --- the rest ----------------------------------------------------------------------------------------------------

    async def say(self, channel: Channel, text: str) -> Message:
        """Write a message."""
        self._must_see(channel)

        async def post() -> Message:
            body = {"content": text, "allowed_mentions": {"parse": ["users"]}}
            return self.discord.posting.create(channel, self.user, body, {})

        return await self.discord.on_server(post())

    def _must_see(self, channel: Channel, message: Message | None = None) -> None:
        gone = channel.deleted or (channel.guild is not None and not may(channel, self.user, "view_channel"))
        if gone:
            raise NotOffered(f"{self.name} does not see {channel.name}")
        if message is not None and (message.deleted or message.seen_by not in (None, self.id)):
            raise NotOffered(f"{self.name} does not see this message")

    async def _act(
        self,
        type: int,
        channel: Channel,
        data: dict[str, Any],
        source: Message | None,
        settle: bool,
        noted: Callable[[Interaction], None] | None = None,
    ) -> Reply:
        return await self.discord.on_server(self._act_there(type, channel, data, source, settle, noted))

    async def _act_there(
        self,
        type: int,
        channel: Channel,
        data: dict[str, Any],
        source: Message | None,
        settle: bool,
        noted: Callable[[Interaction], None] | None,
    ) -> Reply:
        interactions = self.discord.interactions
        made = interactions.dispatch(type, self.user, channel, data, source)
        if noted is not None:
            noted(made)
        reply = Reply(self.discord, made)
        if not await interactions.until_acknowledged(made):
            raise InteractionFailed(f"{self.name}: no answer to {data.get('name') or data.get('custom_id')}")
        if settle and made.callback == DEFER:
            await reply.settle_here()
        return reply


def resolve_user(channel: Channel, user: User, resolved: dict[str, Any]) -> None:
    resolved.setdefault("users", {})[str(user.id)] = user.to_json()
    member = channel.guild.members.get(user.id) if channel.guild else None
    if member is not None:
        told = {key: value for key, value in member.to_json().items() if key not in ("user", "deaf", "mute")}
        resolved.setdefault("members", {})[str(user.id)] = {**told, "permissions": str(channel.permissions(user))}


def find_button(message: Message, wanted: str) -> dict[str, Any]:
    """The button with this custom id, this label, or the only one whose label contains it."""
    there = [one for one in message.buttons if one.get("custom_id")]
    ways = (
        lambda one: one["custom_id"] == wanted,
        lambda one: one.get("label") == wanted,
        lambda one: wanted in (one.get("label") or ""),
    )
    for way in ways:
        found = [one for one in there if way(one)]
        if found:
            if len(found) > 1:
                raise NotOffered(f"{wanted!r} fits {[one.get('label') for one in found]}")
            if found[0].get("disabled"):
                raise NotOffered(f"{wanted!r} is disabled")
            return found[0]
    raise NotOffered(f"no button {wanted!r}; there are {[(one.get('label'), one['custom_id']) for one in there]}")
