"""A page with a Discord behind it and browsers in front, no bot: what the bot would answer, the tests answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from bot.home.members import User
from bot.home.page.door import Page
from bot.home.server import Home
from bot.home.world import TEXT_CHANNEL, Channel

PNG = b"\x89PNG\r\n\x1a\n" + b"0" * 64


class NoGames:
    """A shelf with one game that nobody can begin."""

    def shelf(self) -> Sequence[dict[str, Any]]:
        names = {"ko": "놀이", "en": "game"}
        return [{"key": "game", "title": names, "pitch": names, "seats": [2], "first": 2, "levels": {"easy": names}}]

    async def cover(self, game: str, language: str) -> bytes:
        return PNG

    async def play(self, user: User, game: str, bots: int, level: str) -> Channel:
        raise ValueError("nothing to play")


class Browser:
    """Somebody's browser with the page open."""

    def __init__(self, address: str, session: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.address = address
        self.session = session
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self._n = 0

    async def next(self, t: str, **wanted: Any) -> dict[str, Any]:
        """The next packet of a kind; those before it are kept in `heard`."""
        async with asyncio.timeout(10):
            while True:
                packet = await self.socket.receive_json()
                self.heard.append(packet)
                if packet["t"] == t and all(packet.get(key) == value for key, value in wanted.items()):
                    return packet

    async def ask(self, t: str, **more: Any) -> dict[str, Any]:
        """Ask for something and wait for what came of it."""
        self._n += 1
        await self.socket.send_json({"t": t, "n": self._n, **more})
        return await self.next("done", n=self._n)

    async def settled(self) -> list[dict[str, Any]]:
        """Everything that has been told until now."""
        await self.ask("rename", name="")  # refused, in order
        return self.heard

    async def get(self, path: str, **more: Any) -> tuple[int, bytes]:
        """Fetch something as the page would."""
        async with self.session.get(self.address + path, **more) as answer:
            return answer.status, await answer.read()


async def _there(timeout: float) -> bool:
    return True


SHARED = "127.0.0.2"
"""An address that is not the page's own, on machines that have it."""


@asynccontextmanager
async def opened(share: str = "") -> AsyncGenerator[tuple[Home, Page, Channel, str]]:
    """A page that is served: the Discord, the page, a channel, the address."""
    home = Home(limits=False)
    await home.begin()
    home.gateway.until_connected = _there  # type: ignore[method-assign]
    guild = home.world.add_guild("Madang")
    room = home.world.add_channel(guild, "room", TEXT_CHANNEL)
    page = Page(home, guild, NoGames(), "1")
    address = await page.begin(None, share)
    try:
        yield home, page, room, address
    finally:
        await page.end()
        await home.end()


@asynccontextmanager
async def browser(address: str, name: str = "") -> AsyncGenerator[Browser]:
    """A browser that has the page open, and plays as somebody new if a name is given."""
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(cookie_jar=jar) as session:
        async with session.get(f"{address}/enter") as answer:
            assert answer.status == 204
        async with session.ws_connect(f"{address}/socket", headers={"Origin": address}) as socket:
            one = Browser(address, session, socket)
            await one.next("world")
            if name:
                assert (await one.ask("make", name=name, locale="ko"))["state"] == "ok"
            yield one
