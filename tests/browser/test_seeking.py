"""*Find me a table* on the page: two browsers look, are found and come to a table that begins (tournaments R6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import SHOTS, Opens
from tests.browser.reader import DESKTOP, PHONE, Reader

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


async def snap(reader: Reader, name: str) -> None:
    """Keep a picture of the page, where somebody wants to look at it."""
    if SHOTS:
        await reader.page.screenshot(path=Path(SHOTS) / f"seeking-{name}.png")


async def do(reader: Reader, act: str, then: str) -> None:
    """Press something of the panel, and wait for the button of what comes."""
    panel = await reader.panel_of(act)
    id = panel.button(act)
    assert id is not None
    await reader.press(id)
    await reader.panel_of(then)
    assert await reader.looks() == []


async def test_two_browsers_find_each_other(opens: Opens, address: str) -> None:
    ada, jisoo = await opens(address, DESKTOP, "en"), await opens(address, PHONE, "ko")
    for one, name, command in ((ada, "Ada", "/madang open"), (jisoo, "지수", "/마당 열기")):
        await one.arrive()
        await one.page.locator("#name").fill(name)
        await one.touch(one.page.locator("#welcome .more button").first)
        await one.page.locator("#text").fill("")
        await one.is_in("Metromania" if one is ada else "메트로매니아")
        await one.enter(command)
        await do(one, "seek", "seek-begin")
        await snap(one, f"choose-{name}")
        await do(one, "seek-begin", "seek-stop")
        await snap(one, f"waits-{name}")
    await ada.is_in("2")
    await ada.touch(ada.said("join"))
    await snap(ada, "table-Ada")
    await jisoo.enter("/마당 열기")
    await do(jisoo, "seek", "seek-stop")
    await snap(jisoo, "found-지수")
    for one in (ada, jisoo):
        assert await one.looks() == []
        assert one.faults == []
