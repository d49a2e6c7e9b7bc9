"""The first minute on the page: covers, one press to a board in one's own language, practice, language and light."""

from __future__ import annotations

import re
from typing import Final

import pytest

from bot.games.registry import GAMES
from tests.browser.conftest import Opens
from tests.browser.reader import DESKTOP, PHONE, Reader, Size

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]
HANGUL: Final = re.compile(r"[가-힣]")
LIGHT: Final = """() => {
  const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).map(Number);
  return (r + g + b) / 3;
}"""


async def written(reader: Reader, selector: str) -> str:
    """What stands in a part of the page."""
    return await reader.page.locator(selector).first.inner_text()


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_the_welcome_has_a_cover_of_every_game_in_the_readers_language(
    theme: str, size: Size, language: str, opens: Opens, address: str
) -> None:
    reader = await opens(address, size, language, theme)
    await reader.arrive()
    covers = reader.page.locator("#welcome .card .cover img")
    assert await covers.count() == len(GAMES)
    for number in range(await covers.count()):
        await covers.nth(number).scroll_into_view_if_needed()
        assert await covers.nth(number).evaluate("async (image) => { await image.decode(); return image.naturalWidth }")
        assert f"/{language}.png" in (await covers.nth(number).get_attribute("src") or "")
        assert await reader.looks() == []
    assert bool(HANGUL.search(await written(reader, "#welcome"))) is (language == "ko")
    assert (await reader.page.evaluate(LIGHT) > 128) is (theme == "light")
    assert reader.faults == []


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_one_press_leads_to_a_board_and_a_question_in_the_readers_language(
    language: str, opens: Opens, address: str
) -> None:
    reader = await opens(address, DESKTOP, language)
    await reader.arrive()
    panel = await reader.play("metromania", "Ada")
    assert panel.answers or panel.pages
    assert bool(HANGUL.search(panel.text)) is (language == "ko")
    await reader.page.locator("#board img").first.wait_for()
    board = await reader.page.locator("#board img").first.bounding_box()
    assert board is not None
    assert board["width"] > 400, "the board is the largest thing beside the talk"
    assert reader.faults == []


async def test_practice_opens_by_presses_alone(opens: Opens, address: str) -> None:
    reader = await opens(address, PHONE, "en")
    await reader.arrive()
    await reader.page.locator("#name").fill("Ada")
    # The welcome names the command; whoever presses it finds it typed.
    await reader.touch(reader.page.locator("#welcome .more button").last)
    await reader.enter("")
    await reader.press((await reader.panel_of("practice")).button("practice") or "")
    game = reader.page.locator("#log article.private").last.get_by_role("button", name="THE DOME")
    await reader.touch(game)
    await reader.is_in("Practice")
    await reader.touch(reader.said("move"))
    await reader.asked()
    assert await reader.looks() == []
    assert reader.faults == []


async def test_the_language_is_changed_by_one_press_everywhere(opens: Opens, address: str) -> None:
    reader = await opens(address, DESKTOP, "ko")
    await reader.arrive()
    for there in ("en", "ko"):
        await reader.touch(reader.page.locator("#language"))
        assert await reader.page.locator("html").get_attribute("lang") == there
        for part in ("#welcome .lead", "#welcome .shelf", "#channels", "#me", "#where"):
            assert bool(HANGUL.search(await written(reader, part))) is (there == "ko"), part
        assert await reader.looks() == []
    await reader.play("metromania", "Ada")
    await reader.touch(reader.page.locator("#language"))
    assert (await written(reader, "#where")).startswith("#Metromania") or "메트로매니아" in await written(
        reader, "#where"
    )
    # What the bot says from now on is in the new language too.
    panel = await reader.asked()
    answer = (panel.answers or panel.pages)[0]
    assert await reader.press(answer["id"])
    assert not HANGUL.search((await reader.asked()).answers[0]["label"])
    assert reader.faults == []


async def test_light_and_dark_are_changed_by_one_press_and_kept(opens: Opens, address: str) -> None:
    reader = await opens(address, DESKTOP, "en", "dark")
    await reader.arrive()
    assert await reader.page.evaluate(LIGHT) < 128
    await reader.touch(reader.page.locator("#theme"))
    assert await reader.page.evaluate(LIGHT) > 128
    await reader.page.reload()
    await reader.page.locator("#welcome .card").first.wait_for()
    assert await reader.page.evaluate(LIGHT) > 128
    assert reader.faults == []
