"""What keepers of a server and organisers see on the page: who may open tournaments, roles by rank, the next season."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from bot.local import ROLES
from bot.pairing.pools import Pooled
from bot.text.catalogue import Voice
from tests.browser.conftest import SHOTS, Opens
from tests.browser.reader import DESKTOP, PHONE, Panel, Reader, Size, act_of

if TYPE_CHECKING:
    from bot.text.catalogue import Language

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

OPENS: Final = {"ko": ("/마당 서버", "/대회 목록"), "en": ("/madang server", "/tournament list")}


class Keeper:
    """Somebody of this machine with the page open, who presses by what stands there, and looks after every press.

    Args:
        reader: their browser.
        language: they read.
        name: of the pictures that are kept of what they saw.
    """

    def __init__(self, reader: Reader, language: Language, name: str) -> None:
        self.reader = reader
        self.say = Voice(language)
        self.language = language
        self.name = name
        self.shots = 0

    async def come(self, name: str) -> None:
        """Come in, take a name, and go to the first channel."""
        await self.reader.arrive()
        await self.reader.page.locator("#name").fill(name)
        await self.reader.touch(self.reader.page.locator("#welcome .more button").first)
        await self.reader.page.locator("#text").fill("")
        await self.reader.is_in("madang")

    async def look(self) -> Panel:
        """The panel as it is; nothing on the page looks wrong."""
        await self.reader.page.wait_for_timeout(150)
        self.shots += 1
        if SHOTS:
            path = Path(SHOTS) / f"organising-{self.name}-{self.shots:02}.png"
            await self.reader.page.screenshot(path=path)
        assert await self.reader.looks() == []
        return await self.reader.panel()

    async def press(self, act: str, then: str = "", within: str = "") -> Panel:
        """Press a button, wait for one of what comes, and look."""
        panel = await self.reader.panel_of(act)
        id = next(one["id"] for one in panel.buttons if act_of(one["id"]) == act and within in one["id"])
        await self.reader.press(id)
        if then:
            await self.reader.panel_of(then)
        return await self.look()

    async def pick(self, within: str, *labels: str) -> Panel:
        """Open the menu whose id has this in it once it is there, look at it, and choose these lines and no others."""
        page = self.reader.page

        async def menus() -> str:
            return "\n".join(one["id"] for one in (await self.reader.panel()).menus)

        await self.reader.until(lambda ids: any(within in id for id in ids.split()), menus)
        id = next(id for id in (await menus()).split() if within in id)
        box = page.locator(".menu", has=page.locator(f'.opener[data-id="{id}"]')).last
        before = await self.reader._sign()
        await self.reader.touch(box.locator(".opener"))
        await self.look()
        done = box.locator(".list-done")
        several = await done.count() > 0
        for marked in (
            await box.locator('.option[aria-selected="true"] .names span').all_inner_texts() if several else ()
        ):
            if marked not in labels:
                await self.reader.touch(box.get_by_role("option", name=marked).first)
        for label in labels:
            option = box.get_by_role("option", name=label).first
            if not several or await option.get_attribute("aria-selected") != "true":
                await self.reader.touch(option)
        if several:
            await self.reader.touch(done)
        await self.reader.changed(before, 5)
        return await self.look()

    async def become(self, name: str, number: int = 0) -> None:
        """Make somebody else in this browser and play as them; without a name: as one of before, from 0."""
        page = self.reader.page
        if self.reader.touches:
            await self.reader.touch(page.locator("#menu"))
        await self.reader.touch(page.locator("#me button"))
        dialog = page.locator("#people")
        if name:
            await dialog.locator("input[type=text]").fill(name)
            await self.reader.touch(dialog.locator("button.primary").first)
        else:
            await self.reader.touch(dialog.locator("[data-person]").nth(number))
        await dialog.wait_for(state="hidden")

    async def back(self) -> None:
        """Dismiss the newest panel."""
        panel = await self.reader.panel()
        await self.reader.touch(self.reader.page.locator(f'[data-message="{panel.message}"] .footnote button').last)
        await self.reader.until(lambda now: now != panel.message, self.newest)

    async def told(self, sentence: str) -> None:
        """Wait until a press is answered with a sentence; it is in sight, as is the panel's end."""

        async def text() -> str:
            return (await self.reader.panel()).text

        await self.reader.until(lambda now: sentence in now, text)
        await self.look()
        answer = self.reader.page.locator("#log article.private").last
        assert sentence in await answer.inner_text()
        seen, window = await answer.bounding_box(), self.reader.page.viewport_size
        assert seen is not None
        assert window is not None
        assert 0 < seen["y"] < seen["y"] + seen["height"] < window["height"]

    async def newest(self) -> str:
        """Which message is the newest panel."""
        return (await self.reader.panel()).message or ""

    async def write(self, text: str) -> Panel:
        """Fill the form in that is open, and send it."""
        form = self.reader.page.locator("#form")
        await form.locator("input, textarea").first.fill(text)
        await self.look()
        before = await self.reader._sign()
        await self.reader.touch(form.locator("[data-submit]"))
        await self.reader.changed(before)
        return await self.look()


async def keeper(opens: Opens, address: str, size: Size, language: Language, what: str) -> Keeper:
    """Somebody who has come."""
    found = Keeper(await opens(address, size, language), language, f"{what}-{language}-{size.width}")
    await found.come("하나" if language == "ko" else "Hana")
    return found


@pytest.mark.parametrize(("language", "size"), [("ko", PHONE), ("en", DESKTOP)])
async def test_the_settings_of_the_server_give_roles_and_name_openers(
    language: Language, size: Size, opens: Opens, address: str
) -> None:
    one = await keeper(opens, address, size, language, "settings")
    named = Voice("ko")  # the server's language
    organiser, _, best, champion = (named(f"local-role-{role}") for role in ROLES)
    await one.reader.enter(OPENS[language][0])
    await one.press("cup-openers", "server")
    panel = await one.pick("s-cup-roles", organiser)
    assert organiser in panel.text
    assert one.say("tournament-openers-changed") in panel.text
    panel = await one.pick("s-cup-people", "하나" if language == "ko" else "Hana")
    panel = await one.pick("s-cup-roles")
    assert organiser not in panel.text.split("\n", 4)[3]
    await one.press("server", "worn")
    panel = await one.press("worn", "server")
    panel = await one.pick(";first", champion)
    assert one.say("worn-chosen") in panel.text, panel.text
    panel = await one.pick("s-worn-band:metromania;duel", one.say("worn-band-ten"))
    panel = await one.pick(";ten", best)
    assert f"@{best}" in panel.text
    panel = await one.pick(";ten", champion)
    assert f"@{best}" not in panel.text
    for refused, why in (("@everyone", "error-role-everyone"), ("Madang", "error-role-above")):
        await one.pick(";ten", refused)
        await one.told(one.say(why, role=refused))
    panel = await one.press("worn-off")
    assert one.say("worn-off-note") in panel.text
    assert champion not in panel.text
    assert one.reader.faults == []


@pytest.mark.parametrize(("language", "size"), [("ko", DESKTOP), ("en", PHONE)])
async def test_the_next_season_of_a_league_is_one_press_away(
    language: Language, size: Size, opens: Opens, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pooled, "pause", lambda *_: 1)  # hours, which nobody here waits for
    monkeypatch.setattr(Pooled, "impatient", lambda *_: True)
    one = await keeper(opens, address, size, language, "season")
    say, reader = one.say, one.reader
    await reader.enter(OPENS[language][1])
    await one.press("cup-new", "cup-open")
    await one.press("cup-rename")
    await one.write("마당 리그" if language == "ko" else "Madang league")
    await one.pick(".format", say("tournament-format-season"))
    await one.press("cup-setup", "cup-setup", ".round")
    await one.press("cup-setup", "cup-setup", ".season")
    panel = await one.pick(".divisions", say("tournament-divisions-option", count=2))
    assert say("tournament-divisions-line", count=2) in panel.text
    await one.pick(".moving", say("tournament-moving-option", count=1))
    await one.press("cup-setup", "cup-setup", ".round")
    await one.press("cup-setup", "cup-open")
    await one.press("cup-open", "cup-organise")
    await one.back()
    for name in ("민수", "지수", "서연", "Kim") if language == "ko" else ("Ada", "Ben", "Cleo", "Dan"):
        await one.become(name)
        await reader.touch(reader.said("cup-join"))
        await reader.panel_of("cup-leave")
        await one.look()
    await one.become("")
    await reader.touch(reader.said("cup-menu"))
    await one.press("cup-organise", "cup-start")
    await one.press("cup-start", "cup-ask")
    await one.back()
    for number in range(1, 5):
        await one.become("", number)
        await reader.touch(reader.said("cup-match"))
        await one.press("cup-queue")
        await one.back()
    await one.become("")
    await reader.touch(reader.said("cup-menu"))
    await one.press("cup-organise", "cup-record")
    for _ in range(2):
        await one.pick(":s-cup-one:", "")
        for then in ("cup-result", "cup-result", "cup-ask"):  # the match, the first, the second
            await one.press("cup-result", then)
        await one.press("cup-ask", within="result")
        await one.write("둘 다 늦었어요" if language == "ko" else "Both were late")
    await one.press("cup-ask", within=".close")
    panel = await one.write("끝" if language == "ko" else "It is over")
    await one.press("cup-next", "cup-open")
    panel = await reader.panel()
    assert say("tournament-next-note").replace("*", "") in panel.text
    await one.press("cup-open", "cup-organise")
    assert reader.faults == []
