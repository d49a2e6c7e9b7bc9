"""The world itself: time, the bot in it, channels and people, and what goes wrong on request."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, TypeVar

import discord

from bot.home.clock import StillClock
from bot.home.stillness import Loop
from bot.home.world import TEXT_CHANNEL, Guild
from tests.simulated.hours import elsewhere_seen, told_by
from tests.simulated.messages import Channel
from tests.simulated.people import Person
from tests.simulated.wire import wired
from tests.standin.faults import Faults
from tests.standin.server import Judged

T = TypeVar("T")
Made = Callable[[], Awaitable[discord.Client]]
"""Makes the client; called once when the world begins and once for every restart."""

READY_AFTER = 2.0
"""Seconds that discord.py waits for further servers before it calls itself ready."""

ENDS = 60
"""Seconds that a bot is given to end."""

UNTOUCHED = 1_000_000.0
"""Seconds between heartbeats: they come from a thread of the library that lives by another clock."""


class Simulated:
    """A small Discord with one server. Make one with `simulate`.

    Attributes:
        bot: the client that is connected now.
        home: the Discord.
        server: the one server.
    """

    bot: Any
    home: Judged
    server: Guild

    def __init__(self, home: Judged, server: Guild) -> None:
        self.home = home
        self.server = server
        self.failures: list[BaseException] = []
        self._running: asyncio.Task[None] | None = None

    def now(self) -> int:
        """Unix time of this world, in seconds."""
        return int(self.home.clock.now())

    @property
    def happened(self) -> int:
        """Grows with everything that the bot is told."""
        return sum(session.sequence for session in self.home.gateway.sessions.values())

    async def pass_time(self, seconds: float) -> None:
        """Let time pass; loops tick."""
        await self.home.pass_time(seconds)

    async def act(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the bot do something by itself, and wait until it came to rest."""
        done = await asyncio.ensure_future(work())
        await self.rest()
        return done

    async def rest(self) -> None:
        """Wait until the bot has nothing to do but wait for people and for time."""
        await self.home.rest()

    async def connect(self, client: discord.Client) -> None:
        """Let a client log in, and wait until it has come to rest."""
        self.bot = client
        client.http.connector = None  # type: ignore[assignment] - there is nothing to connect with
        self._running = asyncio.create_task(client.start(self.home.token), name="the bot")
        await self.rest()
        if self._running.done():
            self._running.result()

    async def until_done(self, work: Awaitable[object]) -> None:
        """Do something that may itself wait for time, such as ending a bot in the middle of something.

        Raises:
            TimeoutError: it waits for more than `ENDS` seconds.
        """
        doing = asyncio.ensure_future(work)
        await self.rest()
        began = self.now()
        while not doing.done():
            if self.now() - began > ENDS:
                doing.cancel()
                raise TimeoutError("the bot does not end")
            await self.pass_time(1)
        await doing

    async def leave(self) -> None:
        """The client ends."""
        await self.until_done(self.bot.close())
        if self._running is not None:
            await self.until_done(self._running)

    async def restart(self, make: Made, *, before: Callable[[], Awaitable[None]] | None = None) -> None:
        """Take the bot away and connect a new one; messages stay.

        Args:
            make: makes the new client.
            before: frees what the new one needs, after the old one came to rest.
        """
        await self.rest()
        if before is not None:
            await self.until_done(before())
        await self.leave()
        await self.connect(await make())

    def refuse(self, method: str, path: str, *, status: int, code: int = 0, times: int = 1) -> None:
        """Let the next requests of a route fail.

        Args:
            method: `GET`, `POST`, `PATCH` ...
            path: a pattern such as `/channels/*/messages`.
            status: HTTP status.
            code: Discord's error code.
            times: how many requests.
        """
        self.home.faults.answer(f"{method} {path}", status, code=code, times=times)

    def requests(self) -> list[tuple[str, Any]]:
        """Every request the bot made: (method and path, body)."""
        return [(f"{one.route.split(' ', 1)[0]} {one.path}", one.body) for one in self.home.judge.requests]

    @property
    def findings(self) -> list[str]:
        """What Discord would not have taken of everything the bot sent."""
        return self.home.judge.findings()

    def add_channel(self, name: str, id: int | None = None, *, server: Guild | None = None) -> Channel:
        """A new text channel."""
        return Channel(self, self.home.world.add_channel(server or self.server, name, TEXT_CHANNEL, id=id))

    def add_person(
        self,
        name: str,
        locale: str,
        *,
        shown: str = "",
        id: int | None = None,
        powers: str = "",
        server: Guild | None = None,
    ) -> Person:
        """A new member of the server.

        Args:
            name: how tests call this person.
            locale: Discord's language of this person, such as `ko` or `en-US`.
            shown: display name, if another.
            id: user id, or None for any.
            powers: permissions of a role made for this person, by name, blank between.
            server: another server than the one.
        """
        user = self.home.world.add_user(shown or name, id=id, locale=locale)
        (server or self.server).join(user, powers)
        return Person(self, user)

    def speak(self, person: Person, locale: str) -> None:
        """Change a person's language."""
        person.user.locale = locale


class _Failures(logging.Handler):
    """Notes what discord.py logs as an error nobody caught."""

    def __init__(self, failures: list[BaseException]) -> None:
        super().__init__(logging.ERROR)
        self.failures = failures

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1] is not None:
            self.failures.append(record.exc_info[1])


@asynccontextmanager
async def simulate(
    make: Callable[[Simulated], Awaitable[discord.Client]],
    *,
    begin: datetime,
    server: str = "Madang",
    server_id: int | None = None,
    locale: str = "en-US",
    watch_errors: bool = True,
    limits: bool = False,
) -> AsyncGenerator[Simulated]:
    """A Discord with one server and the bot in it.

    Args:
        make: makes the client; it gets the world, whose `now` is its clock.
        begin: when it is, with a time zone.
        server: name of the server and of the bot.
        server_id: its id, or None for any.
        locale: the server's language.
        watch_errors: raise at the end what the bot let through.
        limits: keep Discord's rate limits; what they hold back waits for time to pass.

    Raises:
        ExceptionGroup: errors that nobody looked at (`Simulated.failures`).
    """
    clock = StillClock(begin.timestamp())
    home = Judged(Faults(), strict=True, clock=clock, heartbeat=UNTOUCHED, limits=limits)
    home.world.bot.name = server
    await home.begin(listening=False)
    world = Simulated(home, home.world.add_guild(server, locale=locale, id=server_id))
    noting = _Failures(world.failures)
    library = logging.getLogger("discord")
    library.addHandler(noting)
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Loop)
    loop.set_exception_handler(lambda _, context: _note(world.failures, context))
    try:
        with wired(home), told_by(clock), elsewhere_seen():
            await world.connect(await make(world))
            try:
                yield world
            finally:
                await world.leave()
    finally:
        library.removeHandler(noting)
        loop.set_exception_handler(None)
        await home.end()
    if watch_errors and world.failures:
        raise BaseExceptionGroup("the bot let through", world.failures)


def _note(failures: list[BaseException], context: dict[str, Any]) -> None:
    failures.append(context.get("exception") or RuntimeError(context["message"]))
