"""What a page is told is on its way at once, in order, and held up by nobody else's slow line."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from bot.home.page.audience import Tab
from bot.home.page.visitors import Visitors
from bot.home.server import Home


class Line:
    """A socket that takes what it is given at once, or waits while it is held up; gone, it refuses."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.held: asyncio.Event | None = None
        self.gone = False

    async def send_str(self, told: str) -> None:
        if self.gone:
            raise ConnectionResetError
        if self.held is not None:
            await self.held.wait()
        self.sent.append(json.loads(told)["t"])


async def tab_on(line: Any) -> Tab:
    home = Home()
    await home.begin(listening=False)
    return Tab(Visitors(home.world.add_guild("Home")).arrive(), line)


async def test_a_packet_is_sent_before_the_bot_goes_on() -> None:
    line = Line()
    tab = await tab_on(line)
    tab.send("one")
    tab.send("two")
    assert line.sent == ["one", "two"]


async def test_a_line_that_is_held_up_gets_everything_in_order() -> None:
    line = Line()
    tab = await tab_on(line)
    writer = asyncio.create_task(tab.write())
    line.held = asyncio.Event()
    for t in ("one", "two", "three"):
        tab.send(t)
    await asyncio.sleep(0)
    assert line.sent == [], "nobody waits for a slow line"
    line.held.set()
    for _ in range(10):
        await asyncio.sleep(0)
    assert line.sent == ["one", "two", "three"]
    tab.send("four")
    assert line.sent[-1] == "four", "it is free again"
    writer.cancel()


async def test_what_goes_wrong_while_a_line_is_held_up_reaches_what_waits_there() -> None:
    line = Line()
    tab = await tab_on(line)
    writer = asyncio.create_task(tab.write())
    line.held = asyncio.Event()
    tab.send("one")
    await asyncio.sleep(0)
    writer.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writer
    line.held.set()
    assert line.sent == []


async def test_a_line_that_is_gone_stops_nobody() -> None:
    line = Line()
    tab = await tab_on(line)
    line.gone = True
    tab.send("one")
    assert line.sent == []
