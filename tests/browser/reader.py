"""Somebody with the page open in a browser: what they do with their hands, and what they see."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cogs.panels.ids import parse

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Locator, Page, Route

_HERE: Final = Path(__file__).parent
LOOKS: Final = (_HERE / "looks.js").read_text(encoding="utf-8")
PANEL: Final = (_HERE / "panel.js").read_text(encoding="utf-8")
STILL: Final = (_HERE / "still.js").read_text(encoding="utf-8")

ANSWERS: Final = frozenset(("opt", "sure", "done", "keep", "ready", "ready-sure", "pass", "on"))
"""What buttons do that answer what is asked."""
MENUS: Final = frozenset(
    ("s-one", "s-on", "s-pair", "s-pick", "s-run", "s-then", "s-toggle", "s-sum", "s-dial", "s-share", "s-field")
)
"""What menus do that answer what is asked."""
PAGES: Final = frozenset(("page", "at"))
"""Buttons that lead to more answers."""

PATIENCE: Final = 20.0
"""Seconds after which what does not come is missed."""


@dataclass(frozen=True)
class Size:
    """A window: its measures in pixels, and whether it is touched with fingers."""

    name: str
    width: int
    height: int
    touch: bool = False


DESKTOP: Final = Size("desktop", 1280, 800)
PHONE: Final = Size("phone", 390, 844, touch=True)


def act_of(id: str) -> str:
    """What a button or menu with this custom id does."""
    taken = parse(id)
    return taken.action if taken is not None else ""


def number_of(id: str) -> int:
    """The number of the question that a button or menu belongs to."""
    taken = parse(id)
    return taken.no if taken is not None else 0


@dataclass(frozen=True)
class Panel:
    """The newest message for the reader's eyes alone, as it stands on the page.

    Attributes:
        message: its id, None while there is none.
        text: everything written in it.
        buttons: that can be pressed: `id`, `label`, `go` (it is the green one).
        menus: that can be opened: `id`, `label`.
        said: what the buttons of public messages do.
        board: what is written for those who cannot see the newest public picture.
        form: whether a form is open over it.
        below: pixels of the conversation below what is seen.
    """

    message: str | None
    text: str
    buttons: list[dict[str, Any]]
    menus: list[dict[str, Any]]
    said: list[str]
    board: str
    form: bool
    below: float

    @property
    def answers(self) -> list[dict[str, Any]]:
        """Buttons that answer."""
        return [one for one in self.buttons if act_of(one["id"]) in ANSWERS]

    @property
    def pages(self) -> list[dict[str, Any]]:
        """Buttons that lead to more answers."""
        return [one for one in self.buttons if act_of(one["id"]) in PAGES]

    @property
    def choices(self) -> list[dict[str, Any]]:
        """Menus that answer what is asked; below it may stand one that begins something else, as a trade."""
        asked = {number_of(one["id"]) for one in self.buttons if act_of(one["id"]) == "help"}
        found = [one for one in self.menus if act_of(one["id"]) in MENUS]
        return [one for one in found if not asked or number_of(one["id"]) in asked]

    def button(self, act: str) -> str | None:
        """The custom id of the button that does this."""
        return next((one["id"] for one in self.buttons if act_of(one["id"]) == act), None)

    @property
    def over(self) -> bool:
        """Whether the match has ended: a new one is offered."""
        return any(act_of(id) == "rematch" for id in self.said)


class Reader:
    """One browser of somebody's own.

    Args:
        context: of the browser: its cookies and window.
        page: the tab.
        address: of the page of local mode.
    """

    def __init__(self, context: BrowserContext, page: Page, address: str) -> None:
        self.context = context
        self.page = page
        self.address = address
        self.faults: list[str] = []
        """What went wrong in the browser: errors of scripts, requests that failed. Expected ones are taken out."""
        page.on("pageerror", lambda error: self._fault(f"error of a script: {error}"))
        page.on("console", lambda told: self._fault(f"console: {told.text}") if told.type == "error" else None)
        page.on("requestfailed", lambda asked: self._fault(f"request failed: {asked.url} {asked.failure}"))
        page.on("response", lambda got: self._fault(f"{got.status}: {got.url}") if got.status >= 400 else None)

    def _fault(self, sentence: str) -> None:
        self.faults.append(sentence)

    # --- doing -------------------------------------------------------------------------------------------------------

    async def arrive(self) -> None:
        """Open the page and wait for the welcome with its covers."""
        await self.page.goto(self.address)
        await self.page.locator("#welcome .card img").first.wait_for()
        await self.page.wait_for_load_state("networkidle")

    async def begin(self, game: str, name: str) -> Panel:
        """Write one's name, press *Play now* and wait for what comes first."""
        await self.page.locator("#name").fill(name)
        await self.touch(self.page.locator(f'.card[data-game="{game}"] .play'))
        return await self.asked()

    async def play(self, game: str, name: str) -> Panel:
        """Begin a game, and go past the pages for newcomers to the first question."""
        panel = await self.begin(game, name)
        while (onward := panel.button("begin")) is not None:
            await self.press(onward)
            panel = await self.asked()
        return panel

    async def touch(self, what: Locator, patience: float = 15_000) -> None:
        """Press something with a finger or the mouse; what is covered or off the page cannot be pressed.

        Args:
            what: it.
            patience: milliseconds it may take until it can be pressed.
        """
        if self.touches:
            await what.tap(timeout=patience)
        else:
            await what.click(timeout=patience)

    @property
    def touches(self) -> bool:
        """Whether this reader has a phone in hand."""
        size = self.page.viewport_size
        return size is not None and size["width"] == PHONE.width

    def mine(self, id: str) -> Locator:
        """A button or menu of the panel by its custom id."""
        panels = self.page.locator("#log article.private", has=self.page.locator("[data-id]"))
        return panels.last.locator(f'[data-id="{id}"]')

    def said(self, act: str) -> Locator:
        """The last button of a public message that does this."""
        return self.page.locator(f'#log article:not(.private) [data-id*=":{act}"]').last

    async def _touch_if_there(self, what: Locator) -> bool:
        """Press something unless it goes away before: panels go on by themselves while one reaches for them."""
        from playwright.async_api import TimeoutError as Late

        for patience in (3000, 12_000):
            try:
                await self.touch(what, patience)
            except Late:
                if await what.count() == 0:
                    return False
            else:
                return True
        raise AssertionError(f"{what} is there and cannot be pressed: {await self.looks()}")

    async def press(self, id: str) -> bool:
        """Press a button of the panel; whether something has changed then."""
        before = await self._sign()
        return await self._touch_if_there(self.mine(id)) and await self.changed(before, 5)

    async def choose(self, id: str, rng: random.Random) -> list[str]:
        """Open a menu of the panel, look at it, and take as many lines of it as are wanted; what looked wrong."""
        before = await self._sign()
        if not await self._touch_if_there(self.mine(id)):
            return []
        box = self.page.locator(".menu", has=self.page.locator(f'.opener[data-id="{id}"]')).last
        rows, done = box.locator(".option"), box.locator(".list-done")
        wrong = await self.looks()
        order = list(range(await rows.count()))
        rng.shuffle(order)
        several = await done.count() > 0
        for place in order if several else order[:1]:
            if several and await done.is_enabled() and rng.random() < 0.5:
                break
            if not await self._touch_if_there(rows.nth(place)):
                return wrong
        if several and not await self._touch_if_there(done):
            return wrong
        await self.changed(before, 5)
        return wrong

    # --- seeing ------------------------------------------------------------------------------------------------------

    async def panel(self) -> Panel:
        """The reader's own panel."""
        return Panel(**await self.page.evaluate(PANEL))

    async def looks(self) -> list[str]:
        """What is wrong with the page at a glance; see `looks.js`."""
        return await self.page.evaluate(LOOKS)

    async def _sign(self) -> str:
        return await self.page.evaluate(STILL, {"before": None, "seconds": 0})

    async def changed(self, before: str, seconds: float = PATIENCE) -> bool:
        """Wait until the panel is another one than before and the page is at rest; False where it stays as it is."""
        return await self.page.evaluate(STILL, {"before": before, "seconds": seconds})

    async def asked(self) -> Panel:
        """The panel once it asks something, or once the match is over."""
        async with asyncio.timeout(60):
            while True:
                before = await self._sign()
                panel = await self.panel()
                if panel.answers or panel.choices or panel.pages or panel.over or panel.button("begin"):
                    return panel
                await self.changed(before, 2)

    async def panel_of(self, act: str) -> Panel:
        """The panel once it has a button that does this."""
        async with asyncio.timeout(PATIENCE):
            while True:
                before = await self._sign()
                panel = await self.panel()
                if panel.button(act) is not None:
                    return panel
                await self.changed(before, 2)

    async def until(self, wanted: Callable[[str], bool], read: Callable[[], Awaitable[str]]) -> None:
        """Wait until what is read on the page is as it should be."""
        async with asyncio.timeout(PATIENCE):
            while not wanted(await read()):
                await self.page.wait_for_timeout(100)

    async def is_in(self, channel: str) -> None:
        """Go to the newest channel or thread whose name has this in it."""
        entry = self.page.locator("#channels .channel", has_text=channel).first
        await entry.wait_for(state="attached")
        if not await entry.is_visible():
            await self.touch(self.page.locator("#menu"))
        await self.touch(entry)

    # --- the line at the bottom --------------------------------------------------------------------------------------

    async def enter(self, command: str) -> None:
        """Write a command and use it; nothing to write: use the one that stands there."""
        text = self.page.locator("#text")
        if command:
            await text.fill(command)
        await self.page.locator("#offers .offer").first.wait_for()
        await text.press("Enter")
        await text.press("Enter")

    async def say(self, words: str) -> None:
        """Say something to everybody in the channel."""
        await self.page.locator("#text").fill(words)
        await self.page.locator("#text").press("Enter")

    # --- the road between --------------------------------------------------------------------------------------------

    async def pictures_come_late(self, seconds: float) -> None:
        """From now on each picture of a message takes so long to come."""

        async def later(route: Route) -> None:
            await asyncio.sleep(seconds)
            await route.continue_()

        await self.page.route("**/pictures/**", later)
