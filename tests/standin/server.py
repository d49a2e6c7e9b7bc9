"""The stand-in as a whole: a server thread, the world in it, and what a test does with it.

What exists and how it behaves is `bot.home`. Here are ``faults.py``, the bad days, ``rest.py``, which judges every
request, ``people.py`` and ``replies.py`` the people, ``process.py`` the bot.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any, Self, TypeVar

from bot.home.routes import Request
from bot.home.server import Home
from bot.home.world import Guild
from tests.standin.faults import Faults
from tests.standin.people import Person
from tests.standin.rest import JudgingRest

T = TypeVar("T")

# The form of a real token (three base64 parts), so that a bot which looks at it is content; it opens nothing.
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gstand.in_for_tests_only_0123456789abcdefghij"


class Judged(Home):
    """The Discord of the application, whose REST side breaks on order and judges what is sent.

    Args:
        faults: what goes wrong.
        strict: compare with the OpenAPI description too.
    """

    def __init__(self, faults: Faults, *, strict: bool, **rest: Any) -> None:
        super().__init__(**rest)
        self.faults = faults
        self.strict = strict

    def make_api(self) -> JudgingRest:
        self.judge = JudgingRest(self.routes, self.faults, token=self.token, limits=self.limits, strict=self.strict)
        return self.judge


class Standin:
    """A Discord on 127.0.0.1, in a thread with its own loop. Use ``async with Standin.start() as discord``.

    Attributes:
        world: users, servers, channels, commands. ``home`` is a server with the bot in it.
        faults: bad days on order. ``gateway``: drop, reconnect, invalidate.
        requests: every request of the bot, in order.
        findings: complaints of the payload lint and of the OpenAPI description; tests assert that it is empty.
    """

    def __init__(self, *, ack_seconds: float, rate_limits: bool, strict: bool, token: str, heartbeat: float) -> None:
        self.token = token
        self.faults = Faults()
        self._discord = Judged(
            self.faults, strict=strict, token=token, ack_seconds=ack_seconds, heartbeat=heartbeat, limits=rate_limits
        )
        self.world = self._discord.world
        self.home: Guild = self.world.add_guild("마당")
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="standin", daemon=True)
        self._ready = threading.Event()
        self._broken: BaseException | None = None
        self.port = 0

    @classmethod
    def start(
        cls,
        *,
        ack_seconds: float = 3.0,
        rate_limits: bool = False,
        strict: bool = True,
        token: str = TOKEN,
        heartbeat: float = 41.25,
    ) -> Self:
        """A stand-in, to be entered with ``async with`` or ``with``.

        Args:
            ack_seconds: time the bot has to acknowledge an interaction.
            rate_limits: keep Discord's usual buckets (five sends and five edits in five seconds per channel).
            strict: compare every request with the OpenAPI description when findings are read.
            token: the only token that is let in.
            heartbeat: seconds between the bot's heartbeats.
        """
        return cls(ack_seconds=ack_seconds, rate_limits=rate_limits, strict=strict, token=token, heartbeat=heartbeat)

    # --- its life ----------------------------------------------------------------------------------------------------

    def __enter__(self) -> Self:
        self._thread.start()
        self._ready.wait()
        if self._broken is not None:
            raise self._broken
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._stop(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()

    async def __aenter__(self) -> Self:
        return await asyncio.to_thread(self.__enter__)

    async def __aexit__(self, *_: object) -> None:
        await asyncio.to_thread(self.__exit__)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_until_complete(self._begin())
        except BaseException as error:
            self._broken = error
            return
        finally:
            self._ready.set()
        self.loop.run_forever()

    async def _begin(self) -> None:
        await self._discord.begin()
        self.port = self._discord.port
        self.posting = self._discord.posting
        self.interactions = self._discord.interactions
        self.gateway = self._discord.gateway
        self.gateway.run = self._here
        self.routes = self._discord.routes
        self.rest = self._discord.judge
        # People act in the test's thread.
        self.world.emit = lambda event, data, guild: self._here(lambda: self.gateway.dispatch(event, data, guild))

    def _here(self, act: Callable[[], object]) -> None:
        """Do something on the server's loop, from whatever thread."""
        if threading.current_thread() is self._thread:
            act()
        else:
            self.loop.call_soon_threadsafe(act)

    async def _stop(self) -> None:
        self.faults.clear()
        await self._discord.end()
        for task in asyncio.all_tasks():
            if task is not asyncio.current_task():
                task.cancel()
        await asyncio.sleep(0)

    async def on_server(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine on the server's loop and wait for it here."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    # --- addresses ---------------------------------------------------------------------------------------------------

    @property
    def api_base(self) -> str:
        """For ``MADANG_API_BASE``."""
        return self._discord.api_base

    @property
    def gateway_address(self) -> str:
        """For ``MADANG_GATEWAY``."""
        return self._discord.gateway_address

    # --- what a test does --------------------------------------------------------------------------------------------

    def person(self, name: str, *, locale: str = "en-US", guild: Guild | None = None, may: str = "") -> Person:
        """Somebody new, a member of ``guild`` (default: home).

        Args:
            name: what others see.
            locale: their client's language.
            guild: where they are a member.
            may: extra permissions there, e.g. ``"manage_messages"``.
        """
        user = self.world.add_user(name, locale=locale)
        (guild or self.home).join(user, may)
        return Person(self, user)

    @property
    def findings(self) -> list[str]:
        return self.rest.findings()

    @property
    def requests(self) -> list[Request]:
        return self.rest.requests

    def sent(self, route: str) -> list[Request]:
        """All requests of one route, e.g. ``PATCH /channels/{channel_id}/messages/{message_id}``."""
        return [one for one in list(self.rest.requests) if one.route == route]

    async def until(self, true: Callable[[], object], *, timeout: float = 10.0, what: str = "") -> None:
        """Wait until a condition holds; an AssertionError after ``timeout`` seconds."""
        end = time.monotonic() + timeout
        while not true():
            if time.monotonic() > end:
                raise AssertionError(f"did not come true in {timeout} s: {what}")
            await asyncio.sleep(0.01)
