"""The people's door: the page, its socket, and the pictures of messages.

Any website can make a browser reach 127.0.0.1, so who asks is checked here at every step: `Host` must be an address
that this page was given out under (a name that was bound anew to 127.0.0.1 is not), `Origin` must be the page itself,
the cookie stays on this site, and what is for one person's eyes goes to the browser in which that person was made.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import structlog
from aiohttp import WSCloseCode, WSMsgType, web

from bot.home.client import Client
from bot.home.page.acts import Acts, Games
from bot.home.page.audience import Audience, Tab
from bot.home.page.gallery import RECORD
from bot.home.page.party import Party, Squares
from bot.home.page.visitors import Visitor
from bot.home.server import Home
from bot.home.world import Guild

STATIC: Final = Path(__file__).parent / "static"
LOOPBACK: Final = "127.0.0.1"
COOKIE: Final = "madang"
LONGEST: Final = 64 * 1024
"""Bytes of one message of the socket."""

_POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; frame-ancestors 'none'; base-uri 'none'"
)
_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
_log = structlog.stdlib.get_logger(__name__)


class Page:
    """The page of a Discord.

    Args:
        home: the Discord.
        guild: the server people join.
        games: what can be played.
        version: of the application; a page that was loaded from another one reloads itself.
        squares: makes the QR code of an address, for guests.
    """

    def __init__(
        self, home: Home, guild: Guild, games: Games, version: str, squares: Callable[[str], Squares] | None = None
    ) -> None:
        self.home = home
        self.squares = squares
        self.games = games
        self.version = version
        self.audience = Audience(home, guild)
        self.acts = Acts(self.audience, games)
        self.hosts: set[str] = set()
        self._own: frozenset[str] = frozenset()
        self.port = 0
        self.cookie = COOKIE
        """Its name; another one where pages of this kind may stand side by side."""
        self._runner: web.AppRunner | None = None
        self._covers: dict[tuple[str, str], bytes] = {}

    # --- its life ----------------------------------------------------------------------------------------------------

    async def begin(self, port: int | None, share: str = "") -> str:
        """Open the door; returns the address to open in a browser on this machine.

        Args:
            port: None takes a free one.
            share: this machine's address in the local network, to be found there too; guests give the evening's code.

        Raises:
            OSError: the port is taken.
        """
        app = web.Application(client_max_size=LONGEST, middlewares=[self._guard])
        app.router.add_get("/", self._index)
        app.router.add_get("/enter", self._enter)
        app.router.add_post("/enter", self._knock)
        app.router.add_get("/socket", self._socket)
        app.router.add_get("/gallery", self._gallery)
        app.router.add_get("/gallery.json", self._gallery)
        app.router.add_get("/pictures/{id:\\d+}/{name}", self._picture)
        app.router.add_get("/covers/{game}/{language}.png", self._cover)
        app.router.add_get("/static/{name:[a-z-]+\\.(?:js|css|svg)}", self._static)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, LOOPBACK, port or 0).start()
            self.port = self._runner.addresses[0][1]
            if share:
                await web.TCPSite(self._runner, share, self.port).start()
        except BaseException:
            await self._runner.cleanup()  # so that it can be tried at another port
            raise
        self._own = frozenset((f"{LOOPBACK}:{self.port}", f"localhost:{self.port}"))
        self.hosts |= self._own
        if share:
            self.hosts.add(f"{share}:{self.port}")
            address = f"http://{share}:{self.port}"
            self.audience.party = Party(self.home.clock, address, self.squares(address) if self.squares else ())
        return f"http://127.0.0.1:{self.port}"

    async def end(self) -> None:
        """Close it; open pages say so and wait for it to come back."""
        for tab in list(self.audience.tabs):
            with contextlib.suppress(ConnectionError, RuntimeError):
                await tab.socket.close(code=WSCloseCode.GOING_AWAY)
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        if request.host not in self.hosts:
            raise web.HTTPMisdirectedRequest(text="This page is not served under that name.\n")
        origin = request.headers.get("Origin")
        if origin is not None and urlsplit(origin).netloc not in self.hosts:
            raise web.HTTPForbidden(text="Another site asked.\n")
        asked_by = request.headers.get("Sec-Fetch-Site", "none")
        followed = request.path == "/" and request.headers.get("Sec-Fetch-Mode") == "navigate"  # a link leads here
        if asked_by not in ("none", "same-origin") and not followed:
            raise web.HTTPForbidden(text="Another site asked.\n")
        response = await handler(request)
        if not response.prepared:
            response.headers.update(_HEADERS)
        return response

    # --- what a browser fetches --------------------------------------------------------------------------------------

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(STATIC / "index.html", headers=_HEADERS)

    def _visitor(self, request: web.Request) -> Visitor | None:
        """The browser that asks, if it may come in."""
        visitor = self.audience.visitors.find(request.cookies.get(self.cookie))
        return visitor if visitor is not None and visitor.admitted else None

    async def _enter(self, request: web.Request) -> web.StreamResponse:
        """Give a browser that is new here its cookie. The page asks for it itself: who follows a link from another site
        comes without the cookie they have."""
        if self._visitor(request) is not None:
            return web.Response(status=204)
        if request.remote != LOOPBACK or request.host not in self._own:  # whoever opens the guests' address is one
            raise web.HTTPUnauthorized(text="The evening's code, please.\n")
        return self._admit(request, host=True)

    async def _knock(self, request: web.Request) -> web.StreamResponse:
        """A guest gives the evening's code."""
        party = self.audience.party
        try:
            code = str((await request.json())["code"])[:40]
        except (ValueError, KeyError, TypeError):
            raise web.HTTPBadRequest(text="A code, please.\n") from None
        if party is None:
            raise web.HTTPForbidden(text="Nobody is invited.\n")
        remote = request.remote or ""
        if not party.admits(remote, code):
            wait = party.wait(remote)
            raise web.HTTPForbidden(text="That is not the code.\n", headers={"Retry-After": str(math.ceil(wait))})
        return self._admit(request, host=False)

    def _admit(self, request: web.Request, *, host: bool) -> web.Response:
        visitor = self.audience.visitors.find(request.cookies.get(self.cookie)) or self.audience.visitors.arrive()
        self.audience.visitors.admit(visitor, host=host)
        response = web.Response(status=204)
        response.set_cookie(self.cookie, visitor.key, httponly=True, samesite="Strict", max_age=365 * 86400)
        return response

    async def _static(self, request: web.Request) -> web.StreamResponse:
        file = STATIC / request.match_info["name"]
        if not file.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(file, headers=_HEADERS)

    async def _gallery(self, request: web.Request) -> web.StreamResponse:
        """Everything the bot sends, as the page draws it, for those who work on it here."""
        if request.remote != LOOPBACK or request.host not in self._own:
            raise web.HTTPNotFound
        return web.FileResponse(RECORD if request.path.endswith(".json") else STATIC / "gallery.html", headers=_HEADERS)

    async def _cover(self, request: web.Request) -> web.StreamResponse:
        game, language = request.match_info["game"], request.match_info["language"]
        if language not in ("ko", "en") or game not in {one["key"] for one in self.games.shelf()}:
            raise web.HTTPNotFound
        if (game, language) not in self._covers:
            self._covers[game, language] = await self.games.cover(game, language)
        return web.Response(body=self._covers[game, language], content_type="image/png")

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        visitor = self._visitor(request)
        file = self.home.posting.files.get(int(request.match_info["id"]))
        if visitor is None or file is None:
            raise web.HTTPNotFound
        place = self.home.world.channels.get(file.channel_id)
        for user in visitor.people:
            if file.seen_by in (None, user.id) and place is not None and Client(self.home.world, user).sees(place):
                return web.Response(
                    body=file.data, content_type=file.kind, headers={"Cache-Control": "private, max-age=86400"}
                )
        raise web.HTTPNotFound  # also for what others alone may see: nobody is told that it is there

    # --- the socket --------------------------------------------------------------------------------------------------

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        visitor = self._visitor(request)
        if visitor is None or request.headers.get("Origin") is None:
            raise web.HTTPForbidden(text="Open the page first.\n")
        # Packing takes longer than the way to a browser on this machine or in the next room.
        socket = web.WebSocketResponse(heartbeat=20, max_msg_size=LONGEST, compress=False)
        await socket.prepare(request)
        tab = Tab(visitor, socket)
        self.audience.tabs.append(tab)
        writer = asyncio.create_task(tab.write())
        tab.send("hello", version=self.version, games=list(self.games.shelf()))
        self.audience.furnish(tab)
        try:
            async for packet in socket:
                if packet.type is WSMsgType.TEXT and not self._take(tab, packet.data):
                    break
        finally:
            self.audience.tabs.remove(tab)
            writer.cancel()
            for task in tab.tasks:
                task.cancel()
        return socket

    def _take(self, tab: Tab, text: str) -> bool:
        """Begin what a tab asks for. False: it asks for what the page never does, and is put out."""
        found = self.acts.find(text)
        if found is None:
            return False
        act, asked = found
        if not tab.may_send():
            tab.send("done", n=asked.get("n"), state="refused", why="too-fast")
            return True
        task = asyncio.create_task(self.acts.do(tab, act, asked))
        tab.tasks.add(task)
        task.add_done_callback(tab.tasks.discard)
        return True
