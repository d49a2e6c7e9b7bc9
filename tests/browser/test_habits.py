"""What hands do on the page all the time: commands by keyboard, dismissing, looking closer, the board pinned."""

from __future__ import annotations

import random
from typing import Final

import pytest

from tests.browser.conftest import Opens
from tests.browser.reader import DESKTOP, PHONE, Reader

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

BELOW: Final = (
    "() => { const log = document.getElementById('log'); return log.scrollHeight - log.scrollTop - log.clientHeight }"
)


async def arrived(reader: Reader, name: str) -> None:
    """Come in, take a name, and go to the first channel."""
    await reader.arrive()
    await reader.page.locator("#name").fill(name)
    await reader.touch(reader.page.locator("#welcome .more button").first)
    await reader.page.locator("#text").fill("")
    await reader.page.keyboard.press("Escape")


# --- commands ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed", "whole"), [("ko", "/마당 열", "/마당 열기"), ("en", "/madang op", "/madang open")]
)
async def test_a_command_is_found_and_used_by_keyboard_alone(
    language: str, typed: str, whole: str, opens: Opens, address: str
) -> None:
    reader = await opens(address, DESKTOP, language)
    await arrived(reader, "Ada")
    await reader.page.locator("#where").click()  # away from the line
    await reader.page.keyboard.press("/")
    await reader.page.keyboard.type(typed.removeprefix("/"))
    offers = reader.page.locator("#offers .offer")
    assert (await offers.first.inner_text()).startswith(whole)
    assert await offers.first.get_attribute("aria-selected") == "true"
    assert await reader.looks() == []
    await reader.page.keyboard.press("Enter")
    assert await reader.page.locator("#parts .command").inner_text() == whole
    await reader.page.keyboard.press("Enter")
    panel = await reader.panel_of("practice")
    assert panel.message is not None
    assert whole in await reader.page.locator(f'[data-message="{panel.message}"] .used').inner_text()
    assert reader.faults == []


async def test_an_english_reader_finds_a_command_by_its_korean_name_and_the_other_way_round(
    opens: Opens, address: str
) -> None:
    reader = await opens(address, DESKTOP, "ko")
    await arrived(reader, "지수")
    await reader.page.locator("#text").press_sequentially("/madang open")
    assert "/마당 열기" in await reader.page.locator("#offers .offer").first.inner_text()


async def test_what_a_command_needs_is_completed_as_one_types(opens: Opens, address: str) -> None:
    reader = await opens(address, DESKTOP, "en")
    await reader.arrive()
    await reader.play("the_dome", "Ada")
    await reader.asked()
    text = reader.page.locator("#text")
    await text.press_sequentially("/dome play")
    await text.press("Tab")
    offers = reader.page.locator("#offers .offer")
    await offers.first.wait_for()
    assert await reader.page.locator("#parts .now").inner_text() == "what"
    first = await offers.first.inner_text()
    second = await offers.nth(1).inner_text()
    await text.press("ArrowDown")
    assert await offers.nth(1).get_attribute("aria-selected") == "true"
    await text.press("ArrowUp")
    await text.press_sequentially(second[:4])
    await reader.page.wait_for_timeout(400)
    assert await offers.count() >= 1
    assert all(second[:4].lower() in one.lower() for one in await offers.all_inner_texts()), first
    await text.press("Enter")
    assert second.strip() in await reader.page.locator("#parts").inner_text()
    assert reader.faults == []


# --- what is for one's eyes alone -------------------------------------------------------------------------------------


async def test_what_is_dismissed_is_gone_and_stays_away(opens: Opens, address: str) -> None:
    reader = await opens(address, DESKTOP, "en")
    await arrived(reader, "Ada")
    await reader.enter("/madang open")
    panel = await reader.panel_of("practice")
    await reader.touch(reader.page.locator(f'[data-message="{panel.message}"] .footnote button'))
    await reader.page.locator(f'[data-message="{panel.message}"]').wait_for(state="detached")
    await reader.page.reload()
    await reader.page.locator("#composer").wait_for()
    await reader.page.wait_for_load_state("networkidle")
    assert (await reader.panel()).message is None


async def test_a_picture_is_looked_at_closely_and_put_away_with_escape(opens: Opens, address: str) -> None:
    reader = await opens(address, PHONE, "en")
    await reader.arrive()
    await reader.play("metromania", "Ada")
    picture = reader.page.locator("#log article.private .picture").last
    await reader.touch(picture)
    viewer = reader.page.locator("#viewer")
    assert await viewer.is_visible()
    shown = await viewer.locator("img").bounding_box()
    assert shown is not None
    assert shown["width"] <= PHONE.width
    assert await reader.looks() == []
    await viewer.locator(".stage").dblclick()
    closer = await viewer.locator("img").bounding_box()
    assert closer is not None
    assert closer["width"] > 2 * shown["width"]
    await reader.page.keyboard.press("Escape")
    assert not await viewer.is_visible()
    assert await picture.evaluate("(node) => node === document.activeElement"), "whoever looked goes on where they were"
    assert reader.faults == []


# --- the board and the question ---------------------------------------------------------------------------------------


async def test_on_a_phone_the_board_is_pinned_above_the_talk_and_the_question_stays_in_sight(
    opens: Opens, address: str
) -> None:
    reader = await opens(address, PHONE, "ko")
    await reader.arrive()
    await reader.play("metromania", "지수")
    pinned = reader.page.locator("#pinned")
    assert not await pinned.is_visible()
    for _ in range(2):  # before and after the page is loaded again
        if not await pinned.is_visible():
            await reader.touch(reader.page.locator("#pin"))
        await pinned.locator("img").evaluate("(image) => image.decode()")
        board, log = await pinned.bounding_box(), await reader.page.locator("#log").bounding_box()
        assert board is not None
        assert log is not None
        assert board["y"] + board["height"] <= log["y"] + 1
        assert 120 < board["height"] < PHONE.height / 2
        ask = await reader.page.locator("#log article.private .ask").last.bounding_box()
        assert ask is not None
        assert log["y"] - 1 <= ask["y"] < log["y"] + log["height"] - 100
        assert await reader.looks() == []
        await reader.page.reload()
        await reader.asked()
        await pinned.locator("img").wait_for()
    assert reader.faults == []


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_on_a_phone_question_map_and_answers_are_one_screen(language: str, opens: Opens, address: str) -> None:
    reader = await opens(address, PHONE, language)
    await reader.arrive()
    panel = await reader.play("metromania", "Ada")
    await reader.press(panel.pages[0]["id"])  # an area of the map, and what can be done in it
    panel = await reader.asked()
    log = await reader.page.locator("#log").bounding_box()
    mine = reader.page.locator("#log article.private").last
    ask, map = await mine.locator(".ask").bounding_box(), await mine.locator(".picture").first.bounding_box()
    assert log is not None
    assert ask is not None
    assert map is not None
    floor = log["y"] + log["height"]
    assert ask["y"] >= log["y"] - 1
    seen = min(map["y"] + map["height"], floor) - max(map["y"], ask["y"] + ask["height"])
    assert seen > 0.6 * map["height"], "most of the map is seen while answering"
    for one in panel.answers:
        button = await reader.mine(one["id"]).bounding_box()
        assert button is not None
        assert button["y"] >= ask["y"] + ask["height"] - 1
        assert button["y"] + button["height"] <= floor + 1
        assert button["height"] >= 40, "for a thumb"


async def test_answers_stand_side_by_side_where_the_talk_is_narrow(opens: Opens, address: str) -> None:
    for size in (PHONE, DESKTOP):
        reader = await opens(address, size, "en")
        await reader.arrive()
        panel = await reader.play("metromania", "Ada")
        boxes = [await reader.mine(one["id"]).bounding_box() for one in panel.pages[:2]]
        assert boxes[0] is not None
        assert boxes[1] is not None
        assert boxes[0]["y"] == boxes[1]["y"]
        assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]


# --- the end of the talk ----------------------------------------------------------------------------------------------


async def test_whoever_reads_the_end_stays_there_while_pictures_come_late(opens: Opens, address: str) -> None:
    reader = await opens(address, PHONE, "en")
    await reader.pictures_come_late(0.4)
    await reader.arrive()
    await reader.play("metromania", "Ada")
    rng = random.Random("late")
    for _ in range(4):
        panel = await reader.asked()
        assert panel.below < 2
        await reader.press(rng.choice([*panel.answers, *panel.pages])["id"])


async def test_whoever_reads_further_up_is_left_there(opens: Opens, address: str) -> None:
    reader, other = await opens(address, DESKTOP, "en"), await opens(address, DESKTOP, "en")
    for one, name in ((reader, "Ada"), (other, "Ben")):
        await arrived(one, name)
    for number in range(40):
        await other.say(f"line {number}")
        await other.page.wait_for_timeout(60)
    await reader.page.get_by_text("line 39").wait_for()
    assert await reader.page.evaluate(BELOW) < 2
    await reader.page.locator("#log").hover()
    await reader.page.mouse.wheel(0, -400)
    await reader.page.wait_for_timeout(300)
    above = await reader.page.evaluate("() => document.getElementById('log').scrollTop")
    await other.say("one more")
    await reader.page.get_by_text("one more").wait_for()
    assert await reader.page.evaluate("() => document.getElementById('log').scrollTop") == above


# --- what is asked stays in sight -------------------------------------------------------------------------------------

HALVES: Final = """() => {
  const ask = [...document.querySelectorAll("#log .ask")].at(-1);
  const edge = ask.getBoundingClientRect().bottom + (parseFloat(getComputedStyle(ask, "::after").height) || 0);
  const found = { under: 0, half: [] };
  const range = document.createRange();
  for (let node = ask.nextElementSibling; node; node = node.nextElementSibling) {
    if (!node.matches(".text")) continue;
    const words = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      range.selectNodeContents(words.currentNode);
      for (const line of range.getClientRects()) {
        if (line.bottom <= edge + 1 && line.height) found.under += 1;
        else if (line.top < edge - 1.5) found.half.push([line.top, edge, line.bottom]);
      }
    }
  }
  return found;
}"""
"""Lines of text that have gone under the newest headline, and those that it cuts."""


async def test_a_headline_that_stays_in_sight_cut_a_line_in_half_on_a_phone(opens: Opens, address: str) -> None:
    reader = await opens(address, PHONE, "ko")
    await reader.arrive()
    await reader.begin("twilight_imperium", "지수")
    hidden = set[int]()
    for up in (0, 3, 7, 11, 15, 19, 23):
        await reader.page.evaluate("up => { document.getElementById('log').scrollBy(0, up ? -4 : 0) }", up)
        await reader.page.wait_for_timeout(100)
        found = await reader.page.evaluate(HALVES)
        assert found["half"] == [], up
        hidden.add(found["under"])
    assert max(hidden) > 0, "nothing went under the headline"
    assert reader.faults == []


LINES: Final = """async () => {
  const log = document.getElementById('log');
  const told = Array.from({ length: 30 }, (_, n) => `<div>line ${n}</div>`).join('');
  const text = `<div class="text"><div>${told}</div></div>`;
  const html = `<div class="body"><div class="text ask">What now?</div>${text}</div>`;
  const there = document.createElement('article');
  there.className = 'message private';
  there.innerHTML = html;
  there.style.paddingBottom = '150vh';
  log.append(there);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  log.dispatchEvent(new Event('wheel'));
  const line = there.querySelectorAll('.text')[1].firstChild.firstChild.getBoundingClientRect();
  const ask = there.querySelector('.ask');
  log.scrollTop += line.top - log.getBoundingClientRect().top + 7 * line.height; // now the headline stays
  const last = there.querySelectorAll('.text')[1].firstChild.children[12].getBoundingClientRect();
  log.scrollTop += last.top + last.height / 2 - ask.getBoundingClientRect().bottom;
  return line.height;
}"""
"""A panel of thirty lines in one box, the thirteenth of which the headline's edge cuts in two: the height of one."""


async def test_a_headline_that_stays_covers_one_line_at_most(opens: Opens, address: str) -> None:
    """What goes under it is told in one box of several lines."""
    reader = await opens(address, PHONE, "en")
    await arrived(reader, "Ada")
    await reader.page.locator("#log").wait_for()
    height = await reader.page.evaluate(LINES)
    await reader.page.wait_for_timeout(200)
    cover = await reader.page.evaluate("parseFloat(document.querySelector('.ask').style.getPropertyValue('--cover'))")
    assert 0 < cover <= height + 1
