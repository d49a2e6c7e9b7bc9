"""An in-process Discord, in one thin module: the ground of local mode and of the end-to-end tests.

Only this module knows which library plays Discord (simcord). Nobody else may lean on its names, so that it can be
replaced. Time in it is virtual: it stands still until `pass_time`.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from functools import partial
from typing import Any, TypeVar

import discord

try:
    import simcord
    from simcord.backend.access import can_access_channel
except ImportError as missing:  # an optional part of the installation
    raise ImportError(
        "the in-process Discord is not installed; make run installs it, or: pip install 'madang[local]'"
    ) from missing

T = TypeVar("T")
Made = Callable[[], Awaitable[discord.Client]]
"""Makes the client; called once when the world begins and once for every restart."""

SETTLE_SECONDS = 60.0
"""How long the bot may take to come to rest after an action; drawing pictures takes its time on a busy machine."""


class Simulated:
    """A small Discord with one server. Make one with `simulate`.

    Attributes:
        bot: the client that is connected now.
        server: the one server.
        pages: what is shown in browsers.
        happened: grows with everything that happens.
    """

    bot: Any
    server: Any

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._locales: dict[int, str] = {}
        self.pages: list[Page] = []
        self.happened = 0
        self._turn = asyncio.Lock()
        self._say = env.backend.emit
        env.backend.emit = self._emit  # type: ignore[method-assign]

    def _emit(self, event: str, payload: Any) -> None:
        """The library speaks American English only; a person's own language is put into what they do."""
        self.happened += 1
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            locale = self._locales.get(int(user["id"]))
            payload = {**payload, **({"locale": locale} if locale else {})}
            if "guild_id" in payload:
                payload["guild_locale"] = self.server.preferred
            payload["attachment_size_limit"] = 10 * 1024 * 1024
        self._say(event, payload)

    def now(self) -> int:
        """Unix time of this world, in seconds."""
        return int(self._env.now().timestamp())

    async def pass_time(self, seconds: float) -> None:
        """Let time pass; loops tick."""
        await self._env.advance_time(seconds)

    async def act(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the bot do something by itself, and wait until it came to rest."""
        with self._env._bot_scope():
            done = await asyncio.ensure_future(work())
        await self._env.settle()
        return done

    async def rest(self) -> None:
        """Wait until the bot has nothing to do but wait for people and for time."""
        await self._env.settle()

    async def restart(self, make: Made, *, before: Callable[[], Awaitable[None]] | None = None) -> None:
        """Take the bot away and connect a new one; messages stay.

        Args:
            make: makes the new client.
            before: frees what the new one needs, after the old one came to rest.
        """
        await self._env.settle()
        if before is not None:
            await before()
        fresh = await make()
        await self._env.restart_bot(fresh)
        self.bot = fresh

    def forget_old(self, kept: int = 200) -> None:
        """Drop what no message shows any more, and all but the latest requests: local mode may run for days."""
        backend: Any = self._env.backend
        del backend.transcript[:-kept]
        del backend.http_requests[:-kept]
        shown = {
            one["url"]
            for inside in backend.messages.values()
            for message in inside.values()
            for one in message.attachments
        }
        blobs = backend.cdn._blobs
        for url in [url for url in blobs if "/attachments/" in url and url not in shown]:
            del blobs[url]

    @property
    def failures(self) -> list[BaseException]:
        """Errors the bot let through since the start; reading them settles the account."""
        return self._env.errors

    def refuse(self, method: str, path: str, *, status: int, code: int = 0, times: int = 1) -> None:
        """Let the next requests of a route fail.

        Args:
            method: `GET`, `POST`, `PATCH` ...
            path: a pattern such as `/channels/*/messages`.
            status: HTTP status.
            code: Discord's error code.
            times: how many requests.
        """
        self._env.inject_error(method, path, status=status, code=code, times=times)

    def requests(self) -> list[tuple[str, Any]]:
        """Every request the bot made: (method and path, body)."""
        return [(f"{one.method} {one.path}", one.json) for one in self._env.http_requests]

    def add_channel(self, name: str, id: int | None = None) -> Channel:
        """A new text channel."""
        with self._numbered(id):
            return Channel(self, self.server.handle.create_text_channel(name))

    def add_person(self, name: str, locale: str, *, shown: str = "", id: int | None = None, powers: int = 0) -> Person:
        """A new member of the server.

        Args:
            name: user name.
            locale: Discord's language of this person, such as `ko` or `en-US`.
            shown: display name, if another.
            id: user id, or None for any.
            powers: bits of permissions of a role made for this person.
        """
        with self._numbered(id):
            user = self._env.create_user(name, global_name=shown or name)
        guild = self.server.handle
        roles = [guild.create_role(f"role of {name}", permissions=discord.Permissions(powers))] if powers else []
        person = Person(self, guild.add_member(user, roles=roles))
        self.speak(person, locale)
        return person

    def speak(self, person: Person, locale: str) -> None:
        """Change a person's language."""
        self._locales[person.id] = locale

    @contextmanager
    def _numbered(self, id: int | None) -> Iterator[None]:
        """The next thing made gets this id, so that a database of an earlier run still means it."""
        backend: Any = self._env.backend
        if id is None:
            yield
            return
        pending = [backend.reserve_id(id)]
        backend.snowflake = lambda: pending.pop() if pending else type(backend).snowflake(backend)
        try:
            yield
        finally:
            del backend.snowflake

    async def show(
        self, channel: Channel, people: Sequence[Person], *, locale: str, zone: str = "UTC", port: int | None = None
    ) -> Page:
        """Serve a channel as a page for a browser, on 127.0.0.1, until the page is closed or the world ends.

        Args:
            channel: a channel or thread.
            people: whose eyes one can look through, those who cannot see the channel left out; the first is looked
                through at the beginning.
            locale: language of dates.
            zone: time zone of dates.
            port: None takes a free one.

        Raises:
            OSError: the port is taken.
        """
        env: Any = self._env
        eyes = [person.handle for person in people if self.sees(person, channel)]
        env._preview = None  # the library thinks of one page; several get along, as they act one at a time
        try:
            preview = env.preview(
                channel.handle, viewers=eyes, layout="channel", locale=locale, timezone=zone, port=port
            )
            await preview.__aenter__()
        except simcord.SetupError as error:
            raise OSError(str(error)) from error
        page = Page(self, channel, preview)
        self.pages.append(page)
        return page

    def sees(self, person: Person, channel: Channel) -> bool:
        """Whether a person can read a channel."""
        return can_access_channel(self._env, channel.id, person.handle, history=True)

    async def tick(self, seconds: float = 1.0) -> None:
        """Let time pass between what people do in their browsers, and show them what came of it."""
        async with self._turn:
            await self.pass_time(seconds)
            for page in self.pages:
                await page.refresh()
            self.forget_old()


MANAGE_MESSAGES = discord.Permissions(manage_messages=True).value
MANAGE_SERVER = discord.Permissions(manage_guild=True).value
"""For `Simulated.add_person`."""


class Page:
    """A page while it is served. One act at a time: those who press meanwhile wait their turn."""

    def __init__(self, world: Simulated, channel: Channel, preview: Any) -> None:
        self.channel = channel
        self._world = world
        self._preview = preview
        self._seen = -1
        take = preview._action

        async def in_turn(context_id: str | None, body: Any) -> Any:
            async with world._turn:
                preview._advance_presentation_time()  # "a minute ago" counts from here
                return await take(context_id, body)

        preview._action = in_turn

    @property
    def address(self) -> str:
        """Where to find it; whoever knows it may play."""
        return self._preview.url

    def shows(self, text: str) -> bool:
        """Whether some browser has this text on it."""
        return any(text in json.dumps(page.snapshot, ensure_ascii=False) for page in self._preview._pages.values())

    async def refresh(self) -> None:
        """Show browsers what happened since."""
        if not self._preview._closed and self._seen != self._world.happened:
            await self._preview.refresh()
            self._seen = self._world.happened

    async def closed(self) -> None:
        """Wait until somebody ends it from within."""
        await self._preview.wait_closed()


class Channel:
    """A channel or thread."""

    def __init__(self, world: Simulated, handle: Any) -> None:
        self._world = world
        self.handle = handle

    @property
    def id(self) -> int:
        """Discord's id."""
        return self.handle.id

    @property
    def name(self) -> str:
        """Its name."""
        return self.handle.name or ""

    @property
    def messages(self) -> list[Message]:
        """What everybody can read here, oldest first."""
        return [Message(self._world, self.id, one.id) for one in self.handle.history() if not one.flags.ephemeral]

    @property
    def last(self) -> Message:
        """The newest message."""
        return self.messages[-1]

    @property
    def threads(self) -> list[Channel]:
        """Threads opened here."""
        return [Channel(self._world, handle) for handle in self.handle.threads]

    async def delete(self) -> None:
        """Somebody deletes it."""
        with self._world._env._bot_scope():  # no public way: people of this library cannot delete channels
            self._world._env.backend.delete_channel(self.id)
        await self._world.rest()


class Message:
    """A message as it stands now: reading it again after an edit shows the edit."""

    def __init__(self, world: Simulated, channel_id: int, id: int) -> None:
        self._world = world
        self.channel_id = channel_id
        self.id = id

    @property
    def _stored(self) -> Any:
        return self._world._env.backend.get_message(self.channel_id, self.id)

    @property
    def gone(self) -> bool:
        """Whether it was deleted."""
        return self.id not in self._world._env.backend.messages.get(self.channel_id, {})

    @property
    def components(self) -> list[dict[str, Any]]:
        """Every component, nested ones included, in reading order."""
        found: list[dict[str, Any]] = []

        def walk(items: list[dict[str, Any]]) -> None:
            for item in items:
                found.append(item)
                walk(item.get("components") or [])
                if item.get("accessory"):
                    walk([item["accessory"]])

        walk(json.loads(json.dumps(self._stored.components)))
        return found

    @property
    def text(self) -> str:
        """Everything written on it, in reading order."""
        written = [self._stored.content or ""]
        written += [item["content"] for item in self.components if item.get("type") == 10]
        return "\n".join(part for part in written if part)

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """Its buttons that can be pressed."""
        return [
            item
            for item in self.components
            if item.get("type") == 2 and item.get("custom_id") and not item.get("disabled")
        ]

    @property
    def labels(self) -> list[str]:
        """Labels of its buttons, greyed ones left out."""
        return [str(item.get("label", "")) for item in self.buttons]

    @property
    def selects(self) -> list[dict[str, Any]]:
        """Its menus."""
        return [item for item in self.components if item.get("type") in (3, 5, 6, 7, 8)]

    @property
    def pictures(self) -> list[Picture]:
        """Its attachments."""
        backend = self._world._env.backend
        return [
            Picture(one["filename"], one.get("description") or "", backend.cdn.get(one["url"]) or b"")
            for one in self._stored.attachments
        ]

    @property
    def handle(self) -> Any:
        """What the library calls this message."""
        from simcord.results import ResponseMessage

        return ResponseMessage(self._world._env, self._stored)


class Picture:
    """An attachment."""

    def __init__(self, name: str, alt: str, data: bytes) -> None:
        self.name = name
        self.alt = alt
        self.data = data


class Person:
    """Somebody who uses the bot. Every act waits until the bot came to rest."""

    def __init__(self, world: Simulated, handle: Any) -> None:
        self._world = world
        self.handle = handle

    @property
    def id(self) -> int:
        """Discord's user id."""
        return self.handle.id

    async def slash(self, channel: Channel, command: str, **options: Any) -> Reply:
        """Type a command (`metromania dig`); options by their wire names, people as `Person`."""
        given = {name: one.handle if isinstance(one, Person) else one for name, one in options.items()}
        return Reply(self._world, channel.id, await self.handle.slash(channel.handle, command, **given))

    async def complete(
        self, channel: Channel, command: str, option: str, typed: str, **earlier: Any
    ) -> list[tuple[str, str]]:
        """What Discord offers while an option is being typed: (shown, value)."""
        found = await self.handle.autocomplete(channel.handle, command, option, typed, **earlier)
        return [(one["name"], one["value"]) for one in found]

    def commands(self, channel: Channel) -> tuple[str, ...]:
        """Commands this person can type in a channel."""
        return self.handle.available_commands(channel.handle)

    async def press(self, message: Message, label: str = "", *, id: str = "") -> Reply:
        """Press a button by its label or custom id.

        Raises:
            LookupError: there is no such button, or more than one.
        """
        wanted = [b for b in message.buttons if (b.get("label") == label if label else b["custom_id"] == id)]
        if len(wanted) != 1:
            raise LookupError(f"{len(wanted)} buttons {label or id!r} among {message.labels}")
        result = await self.handle.click(message.handle, custom_id=wanted[0]["custom_id"])
        return Reply(self._world, message.channel_id, result, message)

    async def pick(self, message: Message, values: Sequence[Any], *, id: str = "") -> Reply:
        """Choose in a menu: values of options, or people."""
        menus = [menu for menu in message.selects if not id or menu["custom_id"] == id]
        if len(menus) != 1:
            raise LookupError(f"{len(menus)} menus")
        given = [one.handle if isinstance(one, Person) else one for one in values]
        result = await self.handle.select(message.handle, given, custom_id=menus[0]["custom_id"])
        return Reply(self._world, message.channel_id, result, message)

    async def submit(self, shown: Reply, **values: Any) -> Reply:
        """Fill in a form that an act brought up: custom id -> value."""
        return Reply(self._world, shown.channel_id, await self.handle.submit_modal(shown.result, values))

    async def delete(self, message: Message) -> None:
        """Delete a message."""
        await self.handle.delete(message.handle)

    async def replay(self, message: Message, custom_id: str) -> Reply:
        """Press a button that stood on a message once, as a client does that has not seen the edit yet."""
        from simcord import interactions
        from simcord.backend import serializers
        from simcord.enums import InteractionType
        from simcord.results import InteractionResult

        backend: Any = self._world._env.backend
        record, payload = interactions.base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=message.channel_id,
            guild_id=self.handle.guild.id,
            user_id=self.id,
            data={"custom_id": custom_id, "component_type": 2},
        )
        seen: dict[str, Any] = dict(serializers.message_payload(backend, message._stored))
        if custom_id not in [item.get("custom_id") for item in message.components]:
            old = {"type": 2, "style": 2, "label": "old", "custom_id": custom_id}
            seen["components"] = [*seen["components"], {"type": 1, "components": [old]}]
        record.source_message_id = message.id
        backend.emit("INTERACTION_CREATE", {**payload, "message": seen})
        await self._world.rest()
        return Reply(self._world, message.channel_id, InteractionResult(self._world._env, record), message)


class Reply:
    """What came of an act."""

    def __init__(self, world: Simulated, channel_id: int, result: Any, source: Message | None = None) -> None:
        self._world = world
        self.channel_id = channel_id
        self.result = result
        self._source = source

    @property
    def answered(self) -> bool:
        """Whether the bot acknowledged it at all."""
        return self.result.acknowledged

    @property
    def form(self) -> dict[str, Any] | None:
        """The form it brought up."""
        return self.result.modal

    @property
    def _response(self) -> Any:
        return self.result.response

    @property
    def message(self) -> Message:
        """The message it brought up or changed: the reply, else a follow-up, else the message acted upon.

        Raises:
            LookupError: nothing of the kind.
        """
        found = self._response or next(iter(self.result.followups), None)
        if found is not None:
            return Message(self._world, found.channel_id, found.id)
        if self._source is not None:
            return self._source
        raise LookupError("no reply")

    @property
    def messages(self) -> list[Message]:
        """The reply and every follow-up."""
        found = [one for one in (self._response, *self.result.followups) if one is not None]
        return [Message(self._world, one.channel_id, one.id) for one in found]

    @property
    def private(self) -> bool:
        """Whether only the person who acted can see it."""
        return bool(self.messages) and all(bool(one._stored.flags & 64) for one in self.messages)

    @property
    def text(self) -> str:
        """What is written on the reply."""
        return "\n".join(one.text for one in self.messages)


class _Server:
    def __init__(self, handle: Any, preferred: str) -> None:
        self.handle = handle
        self.preferred = preferred


@asynccontextmanager
async def simulate(
    make: Callable[[Simulated], Awaitable[discord.Client]],
    *,
    begin: datetime,
    server: str = "Madang",
    server_id: int | None = None,
    locale: str = "en-US",
    watch_errors: bool = True,
) -> AsyncGenerator[Simulated]:
    """A Discord with one server and the bot in it.

    Args:
        make: makes the client; it gets the world, whose `now` is its clock.
        begin: when it is, with a time zone.
        server: name of the server and of the bot.
        server_id: its id, or None for any.
        locale: the server's language.
        watch_errors: raise at the end what the bot let through.

    Raises:
        ExceptionGroup: errors that nobody looked at (`Simulated.failures`).
    """
    # The world must be there before its client; nobody looks at this one.
    nobody = discord.Client(intents=discord.Intents(guilds=True))
    env = simcord.Env(nobody, check_errors=watch_errors, settle_timeout=SETTLE_SECONDS)
    # It looks every 50 ms whether the bot has come to rest; ours mostly has after one.
    env._settle_internal = partial(env._settle_internal, idle=0.004)  # type: ignore[method-assign]
    env.backend.bot_user.name = server
    env.backend.advance_clock((begin - env.now()).total_seconds())
    world = Simulated(env)
    world.bot = env.bot = await make(world)
    with env.time_context():
        await env.start()
        try:
            world.server = _Server(env.create_guild(server, id=server_id, preferred_locale=locale), locale)
            await env.settle()
            yield world
        finally:
            for page in world.pages:
                await page._preview.close()
            await env.shutdown()
    if watch_errors:
        env.raise_errors()
