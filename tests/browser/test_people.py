"""Two browsers are two persons; whose turn it is stands in the title."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Opens
from tests.browser.playing import answer
from tests.browser.reader import DESKTOP, PHONE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


async def test_two_browsers_are_two_persons_and_the_title_says_when_it_is_ones_turn(opens: Opens, address: str) -> None:
    ada, jisoo = await opens(address, DESKTOP, "en"), await opens(address, PHONE, "ko")
    for one, name in ((ada, "Ada"), (jisoo, "지수")):
        await one.arrive()
        await one.page.locator("#name").fill(name)
        await one.touch(one.page.locator("#welcome .more button").first)  # the command that opens a table
        await one.page.locator("#text").fill("")
        await one.is_in("Metromania" if one is ada else "메트로매니아")
    await ada.enter("/metromania new")
    await jisoo.touch(jisoo.said("join"))
    await ada.touch(ada.said("start"))
    await jisoo.touch(jisoo.page.locator("#menu"))
    await jisoo.touch(jisoo.page.locator("#home"))
    rng = random.Random("two")

    await ada.touch(ada.said("move"))
    for _ in range(200):
        panel = await ada.panel()
        if panel.answers or panel.choices or panel.pages or panel.button("begin"):
            await answer(ada, panel, rng)
        elif (await jisoo.page.title()).startswith("("):
            break
        await ada.page.wait_for_timeout(200)
    title = await jisoo.page.title()
    assert title == "(1) 내 차례 · Madang"
    assert await jisoo.page.locator("#menu.called").is_visible(), "on a phone the list is closed; its button calls"
    await jisoo.is_in("메트로매니아")
    await jisoo.until(lambda title: title == "#메트로매니아", jisoo.page.title)
    # What is for one's eyes alone is nobody else's.
    hers = (await ada.panel()).message
    assert await ada.page.locator(f'[data-message="{hers}"]').count() == 1
    assert await jisoo.page.locator(f'[data-message="{hers}"]').count() == 0
    await jisoo.touch(jisoo.said("move"))
    await jisoo.asked()
    for one in (ada, jisoo):
        assert await one.looks() == []
        assert one.faults == []


async def test_one_browser_plays_as_several_persons(opens: Opens, address: str) -> None:
    reader = await opens(address, PHONE, "en")
    await reader.arrive()
    await reader.play("the_dome", "Ada")
    await reader.touch(reader.page.locator("#menu"))
    await reader.touch(reader.page.locator("#me button"))
    dialog = reader.page.locator("#people")
    await dialog.locator("input[type=text]").fill("Ben <b>")
    assert await reader.looks() == []
    await reader.touch(dialog.get_by_role("button", name="Make"))
    await dialog.wait_for(state="hidden")
    assert "Ben <b>" in (await reader.page.locator("#me").text_content() or "")
    assert (await reader.panel()).message is None, "Ada's panel is not Ben's"
    assert reader.faults == []
