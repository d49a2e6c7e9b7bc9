"""A full evening with the bot: fifty guests, and one who sends without end."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.home.running import running
from tests.home.scene import SHARED, Browser

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="only here is every 127.x.x.x this machine"),
]
GUESTS = 50
PLAYING = 4


@asynccontextmanager
async def evening(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[tuple[str, str]]:
    """The address for guests, and the code."""
    monkeypatch.setattr("bot.local.own_address", lambda: SHARED)
    said: list[str] = []
    async with running(folder, language="en", share=True, said=said) as address:
        async with aiohttp.ClientSession() as session:
            await session.get(f"{address}/covers/the_dome/en.png")  # comes when all is there, and everything was said
        code = re.search(r"code (\w+)", "\n".join(said))
        assert code is not None
        yield address.replace("127.0.0.1", SHARED), code[1]


@asynccontextmanager
async def guest(address: str, code: str, name: str) -> AsyncGenerator[Browser]:
    """A guest at the page."""
    connector = aiohttp.TCPConnector(local_addr=(SHARED, 0))
    async with aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        async with session.post(f"{address}/enter", json={"code": code}) as answer:
            assert answer.status == 204
        async with session.ws_connect(f"{address}/socket", headers={"Origin": address}) as socket:
            one = Browser(address, session, socket)
            await one.next("world")
            assert (await one.ask("make", name=name, locale="en"))["state"] == "ok"
            yield one


def you(one: Browser) -> str:
    """Who somebody plays as."""
    return next(packet for packet in reversed(one.heard) if packet["t"] == "world")["you"]


def heard(one: Browser) -> list[dict[str, Any]]:
    """The messages somebody was told of."""
    return [packet["message"] for packet in one.heard if packet["t"] in ("message", "edit")]


def pictures(message: dict[str, Any]) -> set[str]:
    """Addresses of the pictures that a message shows."""
    return set(re.findall(r"/pictures/[^\"]+", json.dumps(message)))


async def board(one: Browser, channel: str) -> tuple[dict[str, Any], str]:
    """The board that calls somebody, and the id of its *My hand*."""
    async with asyncio.timeout(60):
        while True:
            for message in reversed(heard(one)):
                found = re.search(r't:\d+:[\d.]+:hand[^"]*', json.dumps(message["components"]))
                if found and message["channel"] == channel and not message["private"]:
                    return message, found[0]
            one.heard.append(await one.socket.receive_json())


async def test_fifty_guests_play_and_nobody_is_told_what_is_anothers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path, monkeypatch) as (address, code), AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(guest(address, code, f"Guest {n}")) for n in range(GUESTS)]
        room = next(packet for packet in guests[0].heard if packet["t"] == "world" and packet["you"])["channels"][0]
        opened = await asyncio.gather(
            *(one.ask("command", channel=room["id"], command="madang open", options={}) for one in guests)
        )
        assert {done["state"] for done in opened} == {"ok"}
        for one in guests[:PLAYING]:
            begun = await one.ask("play", game="the_dome", bots=1, level="easy")
            message, hand = await board(one, begun["channel"])
            done = await one.ask("press", channel=begun["channel"], message=message["id"], id=hand)
            assert done["state"] == "ok"
        for one in guests:
            assert (await one.ask("say", channel=room["id"], text=f"{you(one)} is here"))["state"] == "ok"
        everything = [await one.settled() and heard(one) for one in guests]
        everyone = {you(one) for one in guests}
        assert len(everyone) == GUESTS
        hands: set[str] = set()
        for one, told in zip(guests, everything, strict=True):
            private = [message for message in told if message["private"]]
            assert {message["user"] for message in private} == {you(one)}, "one's own panel, and no other"
            assert {id for id in everyone if any(message["content"] == f"{id} is here" for message in told)} == everyone
            own = set[str]().union(*map(pictures, private))
            assert all([(await one.get(url))[0] == 200 for url in own])
            hands |= own
        assert len(hands) >= PLAYING
        assert {(await guests[-1].get(url))[0] for url in hands} == {404}


async def test_who_sends_without_end_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with (
        evening(tmp_path, monkeypatch) as (address, code),
        guest(address, code, "Loud") as loud,
        guest(address, code, "Ada") as ada,
    ):
        room = next(packet for packet in ada.heard if packet["t"] == "world" and packet["you"])["channels"][0]["id"]
        for number in range(500):
            await loud.socket.send_json({"t": "say", "n": number, "channel": room, "text": f"loud {number}"})
        begun = await ada.ask("play", game="the_dome", bots=1, level="easy")
        assert begun["state"] == "ok"
        await board(ada, begun["channel"])
        loudly = [message for message in heard(ada) if message["content"].startswith("loud")]
        assert 0 < len(loudly) < 250
        answers = [await loud.next("done") for _ in range(500)]
        assert sum(one.get("why") == "too-fast" for one in answers) > 250
