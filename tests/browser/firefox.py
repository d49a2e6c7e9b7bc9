"""Firefox without a driver of its own: its remote agent speaks WebDriver BiDi over a websocket (W3C, `webdriver-bidi`).

Playwright drives a Firefox of its own making alone, and Debian has no geckodriver.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import shutil
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import aiohttp

NAMES: Final = ("firefox-esr", "firefox")
BEGINS: Final = 60
"""Seconds that it may take to begin."""


def found() -> str | None:
    """Where a Firefox is; None where there is none."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Firefox:
    """One page of it.

    Attributes:
        faults: errors in scripts and of the policy, in words.
        asked: addresses that were asked for.
    """

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket, self._numbers, self._page = socket, itertools.count(1), ""
        self.faults: list[str] = []
        self.asked: list[str] = []

    async def begin(self) -> None:
        """Take its first page, and hear of what is asked for and what goes wrong."""
        await self.do("session.new", capabilities={})
        await self.do("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        self._page = (await self.do("browsingContext.getTree"))["contexts"][0]["context"]

    async def do(self, method: str, **params: Any) -> Any:
        """One command.

        Raises:
            RuntimeError: it was refused.
        """
        number = next(self._numbers)
        await self._socket.send_json({"id": number, "method": method, "params": params})
        while True:
            said = json.loads((await self._socket.receive()).data)
            if said.get("id") == number:
                if said["type"] == "error":
                    raise RuntimeError(f"{method}: {said['message']}")
                return said["result"]
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self.faults.append(str(said["params"]["text"]))
            if said.get("method") == "network.beforeRequestSent":
                self.asked.append(said["params"]["request"]["url"])

    async def open(self, address: str, width: int = 1280, height: int = 900) -> None:
        """Go there; what went wrong before is forgotten."""
        self.faults.clear()
        self.asked.clear()
        await self.do("browsingContext.setViewport", context=self._page, viewport={"width": width, "height": height})
        await self.do("browsingContext.navigate", context=self._page, url=address, wait="complete")

    async def reckon(self, script: str) -> Any:
        """What a script comes to.

        Args:
            script: an expression, of something that JSON can say; promises are waited for.
        """
        said = await self._run(f"Promise.resolve({script}).then((found) => JSON.stringify(found ?? null))")
        return json.loads(said["value"])

    async def give(self, id: str, file: Path) -> None:
        """Choose a file in the field with this id."""
        field = await self._run(f"document.getElementById({json.dumps(id)})")
        place = {"sharedId": field["sharedId"]}
        await self.do("input.setFiles", context=self._page, element=place, files=[str(file)])

    async def _run(self, script: str) -> Any:
        target = {"context": self._page}
        done = await self.do("script.evaluate", expression=script, target=target, awaitPromise=True)
        if done["type"] == "exception":
            raise RuntimeError(done["exceptionDetails"]["text"])
        return done["result"]


@asynccontextmanager
async def firefox(home: Path) -> AsyncGenerator[Firefox]:
    """A Firefox without a window, with a profile of its own.

    Args:
        home: an empty folder for it.
    """
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    path = found()
    assert path is not None
    command = (path, "--headless", "--no-remote", "--profile", str(home), f"--remote-debugging-port={port}")
    quiet = asyncio.subprocess.DEVNULL
    environment = os.environ | {"HOME": str(home)}
    process = await asyncio.create_subprocess_exec(*command, stdout=quiet, stderr=quiet, env=environment)
    try:
        async with aiohttp.ClientSession() as session:
            line = await _reached(session, f"ws://127.0.0.1:{port}/session")
            page = Firefox(line)
            await page.begin()
            yield page
            await line.close()
    finally:
        process.terminate()
        await process.wait()


async def _reached(session: aiohttp.ClientSession, address: str) -> aiohttp.ClientWebSocketResponse:
    for _ in range(BEGINS * 4):
        try:
            return await session.ws_connect(address, max_msg_size=0)
        except aiohttp.ClientError:
            await asyncio.sleep(0.25)
    raise TimeoutError("Firefox does not begin")
