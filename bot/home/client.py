"""What a person's Discord client offers them, and what it sends when they do it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.home import permissions
from bot.home.forms import fill
from bot.home.interactions import Interaction, may
from bot.home.members import User
from bot.home.messages import Message
from bot.home.refusals import NotOffered
from bot.home.world import PRIVATE_THREAD, Channel, World

SUB_COMMAND, SUB_GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 1, 2, 3, 4, 5, 6, 7, 10
CHAT_INPUT: Final = 1
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8


class Client:
    """One person's client: it builds the data of an interaction, or says that this is not offered.

    Args:
        world: what there is.
        user: whose client it is.

    Raises:
        NotOffered: in every method, where Discord's client would not let them do it.
    """

    def __init__(self, world: World, user: User) -> None:
        self.world = world
        self.user = user

    # --- commands ----------------------------------------------------------------------------------------------------

    def commands(self, channel: Channel) -> list[dict[str, Any]]:
        """The chat commands that are offered to this person in a channel, as the bot registered them."""
        self.must_see(channel)
        if channel.guild is not None and not may(channel, self.user, "use_application_commands"):
            return []
        return [one for one in self._registered(channel) if not self._refused(channel, one)]

    def _registered(self, channel: Channel) -> list[dict[str, Any]]:
        known = self.world.guild_commands.get(channel.guild_id or 0, []) + self.world.commands
        return [one for one in known if (one.get("type") or CHAT_INPUT) == CHAT_INPUT]

    def _refused(self, channel: Channel, root: Mapping[str, Any]) -> str:
        """Why a command is not offered; empty if it is."""
        needed = root.get("default_member_permissions")
        mine = channel.permissions(self.user)
        if (
            needed is not None
            and (int(needed) == 0 or int(needed) & ~mine)
            and not permissions.has(mine, "administrator")
        ):
            return f"{self.user.name} is not offered /{root['name']}"
        contexts = root.get("contexts")
        if contexts is not None and (0 if channel.guild else 1) not in contexts:
            return f"/{root['name']} is not offered here"
        return ""

    def command(
        self, channel: Channel, command: str, options: Mapping[str, Any], focused: str | None = None
    ) -> dict[str, Any]:
        """The data of a typed command.

        Args:
            channel: where.
            command: its words, in English or in the person's language.
            options: by name; people and channels as they are or by id, choices by value or name.
            focused: the option that is being typed, for completion.
        """
        self.must_see(channel)
        if channel.guild is not None and not may(channel, self.user, "use_application_commands"):
            raise NotOffered(f"{self.user.name} may not use commands in {channel.name}")
        first, *words = command.removeprefix("/").split()
        known = self._registered(channel)
        root = self._named(known, first)
        if root is None:
            raise NotOffered(f"no command /{first}; there are {[one['name'] for one in known]}")
        if why := self._refused(channel, root):
            raise NotOffered(why)
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
            user = self._user(value)
            resolve_user(channel, user, resolved)
            return str(user.id)
        if kind == CHANNEL:
            meant = self.world.channels.get(int(getattr(value, "id", value)))
            if meant is None:
                raise NotOffered(f"{name}: no such channel")
            resolved.setdefault("channels", {})[str(meant.id)] = {**meant.to_json(), "permissions": "0"}
            return str(meant.id)
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

    def _user(self, value: Any) -> User:
        user = self.world.users.get(int(getattr(value, "id", value)))
        if user is None:
            raise NotOffered("no such person")
        return user

    # --- components --------------------------------------------------------------------------------------------------

    def press(self, message: Message, button: Mapping[str, Any]) -> dict[str, Any]:
        """The data of a press on a button, which may be gone from the message by now (a stale screen)."""
        self.must_see(message.channel, message)
        return {"component_type": 2, "custom_id": button["custom_id"], "id": button.get("id", 0)}

    def select(self, message: Message, values: Sequence[Any], select: str | None = None) -> dict[str, Any]:
        """The data of a choice in a menu.

        Args:
            message: the message that carries it.
            values: option values or labels; for a user select people.
            select: custom id of the menu; None: the only one.
        """
        self.must_see(message.channel, message)
        menus = [one for one in message.selects if select is None or one["custom_id"] == select]
        if len(menus) != 1:
            raise NotOffered(f"menus there: {[one['custom_id'] for one in message.selects]}")
        menu = menus[0]
        if menu.get("disabled"):
            raise NotOffered("the menu is disabled")
        least = menu.get("min_values")
        if not (1 if least is None else least) <= len(values) <= (menu.get("max_values") or 1):
            raise NotOffered(f"{len(values)} values chosen")
        resolved: dict[str, Any] = {}
        chosen = [self._chosen(message.channel, menu, one, resolved) for one in values]
        data = {
            "component_type": menu["type"],
            "custom_id": menu["custom_id"],
            "values": chosen,
            "id": menu.get("id", 0),
        }
        return {**data, "resolved": resolved} if resolved else data

    def _chosen(self, channel: Channel, menu: dict[str, Any], value: Any, resolved: dict[str, Any]) -> str:
        kind = menu["type"]
        if kind == CHANNEL_SELECT:
            return self._chosen_channel(channel, menu, value, resolved)
        if kind in (ROLE_SELECT, MENTIONABLE_SELECT):
            wanted = str(getattr(value, "id", value))
            role = next((one for one in (channel.guild.roles if channel.guild else []) if str(one.id) == wanted), None)
            if role is not None:
                resolved.setdefault("roles", {})[str(role.id)] = role.to_json()
                return str(role.id)
            if kind == ROLE_SELECT:
                raise NotOffered("no such role")
        if kind in (USER_SELECT, MENTIONABLE_SELECT):
            user = self._user(value)
            resolve_user(channel, user, resolved)
            return str(user.id)
        for option in menu.get("options") or []:
            if value in (option["value"], option["label"]):
                return option["value"]
        raise NotOffered(f"{value!r} is not among {[one['label'] for one in menu.get('options') or []]}")

    def _chosen_channel(self, channel: Channel, menu: dict[str, Any], value: Any, resolved: dict[str, Any]) -> str:
        """The channel somebody chose: one of this server that they see, of a type the menu offers."""
        meant = self.world.channels.get(int(getattr(value, "id", value)))
        types = menu.get("channel_types")
        if meant is None or meant.guild is not channel.guild or not self.sees(meant):
            raise NotOffered("no such channel")
        if types and meant.type not in types:
            raise NotOffered(f"{meant.name} is of type {meant.type}")
        told = {**meant.to_json(), "permissions": str(meant.permissions(self.user))}
        resolved.setdefault("channels", {})[str(meant.id)] = told
        return str(meant.id)

    def submit(self, opened: Interaction, values: Mapping[str, Any]) -> dict[str, Any]:
        """The data of a form that an interaction opened, filled in.

        Args:
            opened: the interaction whose answer is the form.
            values: by custom id or label; missing ones keep their preset.
        """
        if opened.modal is None or opened.user is not self.user:
            raise NotOffered("no form is open")
        return {"custom_id": opened.modal["custom_id"], "components": fill(opened.modal["components"], values)}

    # --- what they see -----------------------------------------------------------------------------------------------

    def sees(self, channel: Channel) -> bool:
        """Whether the channel is in this person's list."""
        if channel.deleted or (channel.parent is not None and channel.parent.deleted):
            return False
        if channel.guild is None:
            return channel.recipient is self.user
        if channel.type == PRIVATE_THREAD and self.user.id not in channel.invited:
            return may(channel, self.user, "manage_threads")
        return may(channel, self.user, "view_channel")

    def must_see(self, channel: Channel, message: Message | None = None) -> None:
        """Refuse what is not on this person's screen."""
        if not self.sees(channel):
            raise NotOffered(f"{self.user.name} does not see {channel.name}")
        if message is not None and (message.deleted or message.seen_by not in (None, self.user.id)):
            raise NotOffered(f"{self.user.name} does not see this message")


def resolve_user(channel: Channel, user: User, resolved: dict[str, Any]) -> None:
    resolved.setdefault("users", {})[str(user.id)] = user.to_json()
    member = channel.guild.members.get(user.id) if channel.guild else None
    if member is not None:
        told = {key: value for key, value in member.to_json().items() if key not in ("user", "deaf", "mute")}
        resolved.setdefault("members", {})[str(user.id)] = {**told, "permissions": str(channel.permissions(user))}
