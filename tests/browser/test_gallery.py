"""The gallery in a browser: everything the bot sends, drawn in both languages and both themes."""

from __future__ import annotations

import json

import pytest

from tests.browser.conftest import Opens
from tests.browser.reader import DESKTOP, PHONE, Size
from tests.home.payloads import recorded

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

# Marks of Discord's markdown that stand in a text as they are written. Code is shown as it was written.
UNREAD = r"""() => [...document.querySelectorAll("#log .piece")].flatMap((piece, n) => {
  const plain = piece.cloneNode(true);
  plain.querySelectorAll("code, pre").forEach((code) => code.remove());
  return /<[@#][!&]?\d+>|<t:\d|<\/\w|^-# |\*\*\w|\]\(http/m.test(plain.textContent) ? [n] : [];
})"""


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
async def test_everything_the_bot_sends_is_known_to_the_page(
    size: Size, theme: str, language: str, opens: Opens, address: str
) -> None:
    reader = await opens(address, size, language, theme)
    await reader.page.goto(f"{address}/gallery")
    await reader.page.locator(".piece").nth(len(recorded()) - 1).wait_for()
    assert await reader.page.locator(".unknown").count() == 0
    raw = await reader.page.evaluate(UNREAD)
    assert [recorded()[n] for n in raw if "\\\\" not in json.dumps(recorded()[n]["body"], ensure_ascii=False)] == []
    wide = await reader.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]
    beyond = await reader.page.evaluate(
        "[...document.querySelectorAll('#log *')].filter((n) => n.checkVisibility() && !n.closest('pre')"
        " && n.getBoundingClientRect().right > innerWidth + 1).map((n) => n.outerHTML.slice(0, 120))"
    )
    assert beyond == []
    assert reader.faults == []
