"""A game night: guests from the local network, their code, and what the host can do."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import aiohttp
import pytest

from bot.home.clock import Clock
from bot.home.page.door import Page
from bot.home.page.party import CROWD, LENGTH, Party
from bot.local import qr_lines
from tests.home.scene import PNG, SHARED, Browser, browser, opened

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only here is every 127.x.x.x this machine")


@asynccontextmanager
async def outside(page: Page) -> AsyncGenerator[tuple[aiohttp.ClientSession, str]]:
    """A browser on another machine, and the address it was given."""
    connector = aiohttp.TCPConnector(local_addr=(SHARED, 0))
    async with aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        yield session, f"http://{SHARED}:{page.port}"


@asynccontextmanager
async def guest(page: Page, name: str) -> AsyncGenerator[Browser]:
    """A guest who has given the code."""
    assert page.audience.party is not None
    async with outside(page) as (session, address):
        async with session.post(f"{address}/enter", json={"code": page.audience.party.code.lower()}) as answer:
            assert answer.status == 204
        async with session.ws_connect(f"{address}/socket", headers={"Origin": address}) as socket:
            one = Browser(address, session, socket)
            await one.next("world")
            assert (await one.ask("make", name=name, locale="en"))["state"] == "ok"
            yield one


async def test_a_guest_comes_in_by_the_code_and_by_nothing_else() -> None:
    async with opened(SHARED) as (home, page, room, _), outside(page) as (session, address):
        public = home.posting.create(room, home.world.bot, {}, {0: ("a.png", PNG)})
        async with session.get(f"{address}/enter") as answer:
            assert answer.status == 401
            assert "Set-Cookie" not in answer.headers
        async with session.get(f"{address}/pictures/{public.files[0].id}/a.png") as answer:
            assert answer.status == 404
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(f"{address}/socket", headers={"Origin": address})
        for wrong in ({"code": "AAAAAA"}, {"code": ""}, {"code": ["x"]}):
            async with session.post(f"{address}/enter", json=wrong) as answer:
                assert answer.status == 403
        for broken in (b"", b"[]", b"{}", b"{"):
            async with session.post(f"{address}/enter", data=broken) as answer:
                assert answer.status == 400
        home.clock.pass_time(2)  # three wrong codes are waited for
        async with guest(page, "Ada"):
            pass


async def test_whoever_opens_the_guests_address_is_a_guest_on_the_hosts_machine_too() -> None:
    async with (
        opened(SHARED) as (_, page, _, _),
        aiohttp.ClientSession() as session,
        session.get(f"http://{SHARED}:{page.port}/enter") as answer,
    ):
        assert answer.status == 401


async def test_a_door_that_cannot_be_opened_to_guests_is_not_left_half_open() -> None:
    async with opened() as (home, page, _, _):
        other = Page(home, page.audience.guild, page.games, "1")
        with socket.socket() as taken:
            taken.bind((SHARED, 0))
            taken.listen()
            port = taken.getsockname()[1]
            with pytest.raises(OSError):
                await other.begin(port, SHARED)
            with pytest.raises(ConnectionRefusedError):
                await asyncio.open_connection("127.0.0.1", port)
            assert other.hosts == set()


async def test_without_a_party_nobody_knocks() -> None:
    async with opened() as (_, page, _, address), aiohttp.ClientSession() as session:
        assert page.audience.party is None
        async with session.post(f"{address}/enter", json={"code": "AAAAAA"}) as answer:
            assert answer.status == 403
        assert len(page.hosts) == 2


async def test_the_bots_door_does_not_listen_beyond_this_machine() -> None:
    async with opened(SHARED) as (home, _, _, _), aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.get(f"http://{SHARED}:{home.port}/api/v10/gateway/bot")


async def test_only_the_host_knows_the_code_and_who_is_here() -> None:
    async with opened(SHARED) as (_, page, _, address), browser(address, "지수") as host, guest(page, "Ada") as ada:
        told = (await host.next("party"))["party"]
        assert told["code"] == page.audience.party.code
        assert [one["name"] for one in told["guests"]] == ["Ada"]
        assert page.audience.party.code not in json.dumps(await ada.settled())
        for t in ("code", "remove"):
            assert (await ada.ask(t, person="1"))["state"] == "refused"


async def test_the_host_changes_the_code_and_who_is_inside_stays() -> None:
    async with opened(SHARED) as (_, page, room, address), browser(address, "지수") as host, guest(page, "Ada") as ada:
        before = page.audience.party.code
        assert (await host.ask("code"))["state"] == "ok"
        assert page.audience.party.code != before
        assert (await ada.ask("say", channel=str(room.id), text="still here"))["state"] == "ok"
        async with outside(page) as (session, at), session.post(f"{at}/enter", json={"code": before}) as answer:
            assert answer.status == 403


async def test_a_guest_who_is_removed_is_out_until_they_give_a_code_again() -> None:
    async with (
        opened(SHARED) as (home, page, room, address),
        browser(address, "지수") as host,
        guest(page, "Ada") as ada,
    ):
        picture = home.posting.create(room, home.world.bot, {}, {0: ("a.png", PNG)}).files[0]
        url = f"/pictures/{picture.id}/a.png"
        assert (await ada.get(url))[0] == 200
        user = next(one for one in home.world.users.values() if one.name == "Ada")
        assert (await host.ask("remove", person=str(user.id)))["state"] == "ok"
        while (await ada.socket.receive()).type not in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED):
            pass
        assert (await ada.get(url))[0] == 404
        assert (await ada.get("/enter"))[0] == 401
        assert user.id in page.audience.guild.members, "their seat is theirs"
        async with ada.session.post(f"{ada.address}/enter", json={"code": page.audience.party.code}) as answer:
            assert answer.status == 204
        async with ada.session.ws_connect(f"{ada.address}/socket", headers={"Origin": ada.address}) as socket:
            again = Browser(ada.address, ada.session, socket)
            assert (await again.next("world"))["you"] == str(user.id)


async def test_a_guest_plays_as_nobody_elses_people() -> None:
    async with opened(SHARED) as (home, page, _, address), browser(address, "지수"), guest(page, "Ada") as ada:
        jisu = next(one for one in home.world.users.values() if one.name == "지수")
        assert (await ada.ask("switch", person=str(jisu.id)))["why"] == "people-not-yours"


def test_wrong_codes_are_slowed_down() -> None:
    clock = Clock()
    party = Party(clock, "http://x")
    assert len(party.code) == LENGTH
    for _ in range(3):
        assert party.wait("a") == 0
        assert not party.admits("a", "wrong")
    assert 0 < party.wait("a") <= 1
    assert not party.admits("a", party.code), "too soon: not even looked at"
    assert party.admits("b", party.code), "another guest is not held up"
    waits = []
    for _ in range(12):
        clock.pass_time(party.wait("a") + 0.01)
        party.admits("a", "wrong")
        waits.append(round(party.wait("a")))
    assert waits == sorted(waits)
    assert waits[-1] == 300
    clock.pass_time(301)
    assert party.admits("a", f" {party.code[:3].lower()}-{party.code[3:]} ")


def test_guessing_from_many_addresses_is_slowed_down_too() -> None:
    clock = Clock()
    party = Party(clock, "http://x")
    looked_at = 0
    for number in range(3 * CROWD):
        looked_at += party.wait(str(number)) == 0
        party.admits(str(number), "wrong")
    assert looked_at == CROWD
    assert not party.admits("one more", party.code)
    clock.pass_time(3)
    assert party.admits("one more", party.code), "but nobody is shut out"


def test_the_picture_for_phones_is_a_qr_code_of_the_address() -> None:
    lines = qr_lines("http://192.168.0.10:8484")
    assert len({len(line) for line in lines}) == 1
    assert len(lines[0]) in (len(lines) * 2, len(lines) * 2 - 1)
    assert lines[0].strip("█") == ""
