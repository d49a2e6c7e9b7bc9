"""A page that is left open over a restart."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import Opens
from tests.browser.reader import PHONE
from tests.home.running import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest.mark.parametrize(("language", "gone", "back"), [("ko", "끊겼어요", "이어졌어요"), ("en", "is gone", "again")])
async def test_it_says_that_the_line_is_gone_comes_back_by_itself_and_goes_on(
    language: str, gone: str, back: str, opens: Opens, tmp_path: Path
) -> None:
    async with running(tmp_path) as address:
        reader = await opens(address, PHONE, language)
        await reader.arrive()
        before = await reader.play("metromania", "Ada")
        assert reader.faults == []
    lost = reader.page.locator("#lost")
    await lost.wait_for(state="visible")
    assert gone in await lost.inner_text()
    assert await reader.looks() == []

    async with running(tmp_path, port=urlsplit(address).port):
        await lost.wait_for(state="hidden")
        assert back in await reader.page.locator("#notes").inner_text()
        reader.faults.clear()  # what it tried while nobody was there
        panel = await reader.asked()
        assert panel.message == before.message
        # A press before the bot is there waits for it.
        assert await reader.press((panel.answers or panel.pages)[0]["id"])
        assert reader.faults == []
