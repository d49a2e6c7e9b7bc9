"""The world itself: time, the bot in it, channels and people, and what goes wrong on request."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from functools import partial
from typing import Any, TypeVar

import discord
import simcord
from simcord.backend.access import can_access_channel

from tests.simulated.messages import Channel
from tests.simulated.people import Person

T = TypeVar("T")
Made = Callable[[], Awaitable[discord.Client]]
"""Makes the client; called once when the world begins and once for every restart."""

SETTLE_SECONDS = 60.0
"""How long the bot may take to come to rest after an action; drawing pictures takes its time on a busy machine."""


MANAGE_MESSAGES = discord.Permissions(manage_messages=True).value
MANAGE_SERVER = discord.Permissions(manage_guild=True).value
"""For `Simulated.add_person`."""


class Simulated:
    """A small Discord with one server. Make one with `simulate`.

    Attributes:
        bot: the client that is connected now.
        server: the one server.
        happened: grows with everything that happens.
    """

    bot: Any
    server: Any

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._locales: dict[int, str] = {}
        self.happened = 0
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

    def sees(self, person: Person, channel: Channel) -> bool:
        """Whether a person can read a channel."""
        return can_access_channel(self._env, channel.id, person.handle, history=True)


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
            await env.shutdown()
    if watch_errors:
        env.raise_errors()
