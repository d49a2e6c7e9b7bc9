"""What an evening does to the page: names that are no names, a restart under it, guests with their phones."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.browser.conftest import Opens
from tests.browser.reader import DESKTOP, PHONE, Reader
from tests.home.running import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]
MARKUP = "<img src=x onerror=alert(1)>**b**"[:32]
GUESTS = "127.0.0.2"


async def test_what_people_write_is_text_wherever_it_stands(opens: Opens, tmp_path: Path) -> None:
    async with running(tmp_path, language="en") as address:
        reader = await opens(address, DESKTOP, "en")
        reader.page.on("dialog", lambda told: reader.faults.append(f"a script ran: {told.message}"))
        await reader.arrive()
        await reader.begin("the_dome", MARKUP)
        await reader.say(f"{MARKUP} <script>alert(2)</script>")
        said = reader.page.locator("#log .text", has_text="<script>alert(2)</script>")
        await said.wait_for()
        assert "<img src=x onerror=alert(1)>" in await said.inner_text()
        for place in ("#me", "#channels", "#where", "#log .who"):
            await reader.page.locator(place, has_text="<img src=x").first.wait_for()
        assert await reader.page.locator('img[src="x"], #log script').count() == 0
        assert "<img src=x" in await reader.page.title()
        assert reader.faults == []


async def test_a_page_left_open_over_a_restart_says_so_and_goes_on(opens: Opens, tmp_path: Path) -> None:
    async with running(tmp_path, language="en") as address:
        reader = await opens(address, DESKTOP, "en")
        await reader.arrive()
        panel = await reader.begin("the_dome", "Ada")
    lost = reader.page.locator("#lost")
    await lost.wait_for(state="visible")
    assert "Waiting for it to come back" in await lost.inner_text()
    async with running(tmp_path, language="en") as again:
        assert again == address, "the page that is open looks for it there"
        await lost.wait_for(state="hidden")
        await reader.page.get_by_text("Connected again").wait_for()
        begin = panel.button("begin")
        assert begin is not None
        assert await reader.press(begin)
        assert (await reader.asked()).text != panel.text


@pytest.mark.skipif(sys.platform != "linux", reason="only here is every 127.x.x.x this machine")
async def test_two_guests_with_phones_play_with_the_host(
    opens: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.local.own_address", lambda: GUESTS)
    said: list[str] = []
    async with running(tmp_path, language="en", share=True, said=said) as address:
        host = await opens(address, DESKTOP, "en")
        await host.arrive()
        await host.page.locator("#name").fill("지수")
        await host.page.locator("#me .me").click()
        await host.page.locator("#people input").fill("지수")
        await host.page.locator("#people .primary").click()
        await host.page.locator("#me", has_text="지수").wait_for()
        night = host.page.locator("#welcome .night")
        await night.locator(".qr").wait_for()
        code = await night.locator(".code").inner_text()
        assert any(line.endswith(f"code {code}") for line in said)
        outside = address.replace("127.0.0.1", GUESTS)
        phones = [await _guest(opens, outside, code, name) for name in ("Ada", "민수")]
        for name in ("Ada", "민수"):
            await night.locator(".me", has_text=name).wait_for()

        await host.is_in("Metromania")
        await host.enter("/metromania new")
        await host.page.get_by_role("button", name="Join").wait_for()
        for phone in phones:
            await phone.is_in("Metromania")
            await _press(phone, "^Join$")
            assert await phone.looks() == []
        await host.page.locator("#log", has_text="민수").wait_for()
        await _press(host, "^Start$")
        for one in (host, *phones):
            await one.page.get_by_role("button", name="My hand").last.wait_for()
            await _press(one, "^My hand$")
            await one.page.locator("#log article.private img").first.wait_for()
        pictures = [await _own_pictures(one) for one in (host, *phones)]
        assert all(pictures)
        assert len({url for own in pictures for url in own}) == sum(map(len, pictures))
        for url in pictures[0] + pictures[2]:  # by its address too
            assert (await phones[0].context.request.get(outside + url)).status == 404
        assert (await phones[0].context.request.get(outside + pictures[1][0])).status == 200
        assert [one.faults for one in (host, *phones)] == [[], [], []]

        await host.page.locator("#home").click()
        await night.get_by_role("button", name="Change the code").click()
        await night.locator(".code", has_not_text=code).wait_for()
        await night.locator(".me", has_text="Ada").get_by_role("button").click()
        await phones[0].page.locator("#code").wait_for()
        await phones[0].page.locator("#code").fill(code)
        await _press(phones[0], "Come in")
        await phones[0].page.get_by_text("That is not the code").wait_for()
        await phones[1].is_in("Metromania")


async def _guest(opens: Opens, address: str, code: str, name: str) -> Reader:
    """A guest on a phone that speaks Korean, who reads English, and types the code and their name."""
    phone = await opens(address, PHONE, "ko")
    await phone.page.goto(address)
    await phone.page.locator("#code").fill("WRONG")
    await phone.page.locator("#name").fill(name)
    assert await phone.looks() == []
    await _press(phone, "Switch to English")
    assert await phone.page.locator("#name").input_value() == name, "what was typed stays"
    assert await phone.looks() == []
    await _press(phone, "Come in")
    await phone.page.get_by_text("That is not the code").wait_for()
    await phone.page.locator("#code").fill(code.lower())
    await _press(phone, "Come in")
    await phone.page.locator("#welcome .card").first.wait_for()
    assert await phone.page.locator(".night").count() == 0, "how to invite is the host's to know"
    phone.faults.clear()  # the page came in without a code, and gave a wrong one
    return phone


async def _own_pictures(reader: Reader) -> list[str]:
    """Addresses of the pictures that only this person sees."""
    found: list[str] = await reader.page.evaluate(
        "() => [...document.querySelectorAll('#log article.private img')].map((one) => new URL(one.src).pathname)"
    )
    return found


async def _press(reader: Reader, label: str) -> None:
    """Press the last thing on the page that is labelled so."""
    await reader.touch(reader.page.get_by_role("button", name=re.compile(label)).last)
