"""What discord.py takes for a session of aiohttp, and leads straight to a Discord in the same process.

Nothing else of the library is changed: it makes its routes, bodies and forms, keeps its rate limits, tries again and
reads answers as ever. Only the sockets between are left out, which take most of the time of a small request.
"""

from __future__ import annotations

import asyncio
import errno
import json
import re
import types
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import discord.http
from multidict import CIMultiDict

from bot.home.posting import Files
from bot.home.rest import PREFIX, Answer
from bot.home.server import Home
from tests.standin.rest import Cut


class Response:
    """As much of an answer as the library reads."""

    def __init__(self, answer: Answer) -> None:
        self.status = answer.status
        self.reason = ""
        self.headers = CIMultiDict(answer.headers)
        self._body = answer.body or b""

    async def text(self, encoding: str = "utf-8") -> str:
        return self._body.decode(encoding)

    async def read(self) -> bytes:
        return self._body


class Asking:
    """A request on its way."""

    def __init__(self, home: Home, method: str, url: str, data: Any, headers: dict[str, str]) -> None:
        self._home = home
        self._method = method
        self._path = urlsplit(url).path.removeprefix(PREFIX)
        self._data = data
        self._authorization = headers.get("Authorization", "")

    async def __aenter__(self) -> Response:
        body, files = await _read(self._data)
        await asyncio.sleep(0)  # nothing that goes over a wire is answered at once
        try:
            return Response(await self._home.api.take(self._method, self._path, self._authorization, body, files))
        except Cut:
            raise aiohttp.ClientOSError(errno.ECONNRESET, "the connection was reset") from None

    async def __aexit__(self, *_: object) -> None:
        pass


class Session:
    """As much of `aiohttp.ClientSession` as the library uses."""

    closed = False

    def __init__(self, home: Home) -> None:
        self._home = home

    def request(
        self, method: str, url: str, *, data: Any = None, headers: dict[str, str] | None = None, **_: Any
    ) -> Asking:
        """Ask for something."""
        return Asking(self._home, method, url, data, headers or {})

    async def ws_connect(self, url: str, **_: Any) -> Socket:
        """Connect with the gateway."""
        return Socket(self._home)

    async def close(self) -> None:
        self.closed = True


class Socket:
    """As much of a WebSocket as the library uses. Its heartbeats are answered in time, however much time passes."""

    def __init__(self, home: Home) -> None:
        self._gateway = home.gateway
        self._line = home.gateway.open(self._cut)
        self.closed = False
        self.close_code: int | None = None

    async def receive(self, timeout: float | None = None) -> aiohttp.WSMessage:
        """The next packet."""
        packet = None if self.closed else await self._line.outbox.get()
        if packet is None:
            return aiohttp.WSMessage(aiohttp.WSMsgType.CLOSED, None, None)
        return aiohttp.WSMessage(aiohttp.WSMsgType.TEXT, json.dumps(packet), None)

    async def send_str(self, data: str) -> None:
        """Send a packet."""
        code = self._gateway.take(self._line, json.loads(data))
        if code is not None:
            self.close_code = code
            self._cut()

    async def close(self, *, code: int = 1000, message: bytes = b"") -> bool:
        """Close it."""
        if self.closed:
            return False
        self.close_code = code
        self._cut()
        return True

    def _cut(self) -> None:
        if not self.closed:
            self.closed = True
            self._gateway.close(self._line)


async def _read(data: Any) -> tuple[Any, Files]:
    """The JSON and the files of a body."""
    if data is None:
        return None, {}
    if isinstance(data, str):
        return json.loads(data), {}
    body: Any = None
    files: dict[int, tuple[str, bytes]] = {}
    for part, _, _ in data():
        _, named = aiohttp.parse_content_disposition(part.headers["Content-Disposition"])
        if named["name"] == "payload_json":
            body = json.loads(await part.as_bytes())
        elif match := re.fullmatch(r"files\[(\d+)\]", named["name"]):
            files[int(match[1])] = (named["filename"], await part.as_bytes())
    return body, files


@contextmanager
def wired(home: Home) -> Generator[None]:
    """Clients that log in meanwhile are on this Discord."""
    library: Any = discord.http
    library.aiohttp = types.SimpleNamespace(**{**vars(aiohttp), "ClientSession": lambda **_: Session(home)})
    try:
        yield
    finally:
        library.aiohttp = aiohttp
