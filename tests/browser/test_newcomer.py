"""Somebody who comes to a page where nobody has been; each on a local mode of its own, one at a time in a process."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Opens
from tests.browser.reader import PHONE
from tests.home.running import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest.mark.parametrize(("language", "starts"), [("ko", "시작하기"), ("en", "Start")])
async def test_a_table_that_a_newcomer_opens_is_in_their_language(
    language: str, starts: str, opens: Opens, tmp_path: Path
) -> None:
    async with running(tmp_path, "en" if language == "ko" else "ko") as address:
        reader = await opens(address, PHONE, language)
        await reader.arrive()
        await reader.touch(reader.page.locator("#welcome .more button").first)
        await reader.enter("")  # how friends are invited stands there already
        await reader.said("start").wait_for()
        assert (await reader.said("start").inner_text()).strip() == starts
        assert await reader.looks() == []
        assert reader.faults == []


async def test_whoever_asks_what_there_is_before_anything_else_is_taken_there(opens: Opens, tmp_path: Path) -> None:
    """Nobody yet, and no channels: each thing of the list that has a button does what it says."""
    async with running(tmp_path, "en") as address:
        for place, wanted in enumerate(("/", "/madang open")):
            reader = await opens(address, PHONE, "en")
            await reader.arrive()
            await reader.touch(reader.page.locator("#help"))
            await reader.touch(reader.page.locator("#hints .button").nth(place))
            await reader.page.locator("#offers .offer").first.wait_for()
            assert await reader.page.locator("#text").input_value() == wanted
            assert reader.faults == []
        reader = await opens(address, PHONE, "en")
        await reader.arrive()
        await reader.touch(reader.page.locator("#help"))
        await reader.touch(reader.page.locator("#hints .button").last)
        await reader.page.wait_for_function("document.getElementById('where').textContent === '@Madang'")
        assert reader.faults == []
