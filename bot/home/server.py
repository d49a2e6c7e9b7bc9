"""This Discord as a server on 127.0.0.1: the world in it and the bot's two doors, HTTP and gateway."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from aiohttp import web

from bot.home.clock import Clock
from bot.home.gateway import Gateway
from bot.home.interactions import Interactions
from bot.home.limits import RateLimits
from bot.home.posting import UPLOAD_LIMIT, Posting
from bot.home.rest import PREFIX, Rest
from bot.home.routes import Routes
from bot.home.stillness import Loop
from bot.home.world import World

_LOOPBACK: Final = "127.0.0.1"
_ROUNDED: Final = 1e-6
"""Seconds by which a timer may seem late of the moment it was set for: sums of floats are rounded."""


def fresh_token() -> str:
    """A token of the form of a real one (three base64 parts) that nobody can guess."""
    return f"{secrets.token_urlsafe(24)}.{secrets.token_urlsafe(6)[:6]}.{secrets.token_urlsafe(36)}"


class Home:
    """A Discord of our own. Everything happens on the loop that calls `begin`.

    Args:
        token: the only one that is let in; None makes one up.
        clock: what time it is.
        ack_seconds: time the bot has to acknowledge an interaction.
        heartbeat: seconds between the bot's heartbeats.
        limits: whether Discord's rate limits hold.
    """

    def __init__(
        self,
        *,
        token: str | None = None,
        clock: Clock | None = None,
        ack_seconds: float = 3.0,
        heartbeat: float = 41.25,
        limits: bool = True,
    ) -> None:
        self.token = token or fresh_token()
        self.clock = clock or Clock()
        self.world = World(self.clock)
        self.ack_seconds = ack_seconds
        self.heartbeat = heartbeat
        self.limits = RateLimits(self.clock) if limits else None
        self.port = 0
        self._runner: web.AppRunner | None = None

    @property
    def api_base(self) -> str:
        """For ``MADANG_API_BASE``."""
        return f"http://{_LOOPBACK}:{self.port}{PREFIX}"

    @property
    def gateway_address(self) -> str:
        """For ``MADANG_GATEWAY``."""
        return f"ws://{_LOOPBACK}:{self.port}/gateway"

    async def begin(self, *, listening: bool = True) -> None:
        """Open the bot's doors. They never listen beyond this machine.

        Args:
            listening: whether they listen at all; a bot in the same process can be handed everything.
        """
        if isinstance(loop := asyncio.get_running_loop(), Loop):
            loop.keep(self.clock)
        if listening:
            await self._listen()
        self.posting = Posting(self.world, f"http://{_LOOPBACK}:{self.port}")
        self.interactions = Interactions(self.world, self.posting, ack_seconds=self.ack_seconds)
        self.gateway = Gateway(self.world, self.token, self.gateway_address, self.heartbeat)
        self.routes = Routes(self.world, self.posting, self.interactions, self.gateway)
        self.api = self.make_api()
        self.world.emit = self.gateway.dispatch

    async def _listen(self) -> None:
        app = web.Application(client_max_size=12 * UPLOAD_LIMIT)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_get("/attachments/{channel}/{id}/{name}", self._file)
        app.router.add_route("*", PREFIX + "/{path:.*}", self._rest)
        await self._runner.setup()
        await web.TCPSite(self._runner, _LOOPBACK, 0).start()
        self.port = self._runner.addresses[0][1]  # addresses of files and of the gateway carry it

    def make_api(self) -> Rest:
        """What answers the bot's requests."""
        return Rest(self.routes, token=self.token, limits=self.limits)

    async def end(self) -> None:
        """Close the doors."""
        if self._runner is not None:
            self.gateway.drop()
            await self._runner.cleanup()
        if isinstance(loop := asyncio.get_running_loop(), Loop):
            loop.keep(None)

    # --- time --------------------------------------------------------------------------------------------------------

    async def rest(self) -> None:
        """Wait until nothing is in flight, in the bot and here: all that is left waits for people or for time.

        Raises:
            RuntimeError: the bot is not on one `Loop` with this Discord, which alone can see it.
        """
        await self._loop.quiet()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass: every timer goes off at its moment, and what it begins comes to rest before time goes on.

        Raises:
            RuntimeError: see `rest`.
            ValueError: time does not run backwards.
        """
        if seconds < 0:
            raise ValueError("time does not run backwards")
        loop = self._loop
        await self.rest()
        end = loop.time() + seconds
        while (ahead := loop.next_timer()) is not None and loop.time() + ahead <= end + _ROUNDED:
            self.clock.pass_time(ahead)
            await self.rest()
        self.clock.pass_time(max(0.0, end - loop.time()))
        await self.rest()

    @property
    def _loop(self) -> Loop:
        loop = asyncio.get_running_loop()
        if not isinstance(loop, Loop):
            raise RuntimeError("whether a bot has come to rest can be seen on a bot.home.stillness.Loop alone")
        return loop

    # --- doors -------------------------------------------------------------------------------------------------------

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        return await self.gateway.handle(request)

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        return await self.api.handle(request)

    async def _file(self, request: web.Request) -> web.Response:
        attachment = self.posting.files.get(int(request.match_info["id"]))
        if attachment is None:
            return web.Response(status=404)
        return web.Response(body=attachment.data, content_type=attachment.kind)
