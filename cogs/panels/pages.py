"""Private pages about something else than a table that go on by themselves while Discord lets them be edited (as
`following` does for move panels): the newest of each person about each thing. Memory only.

A page is made anew when what it is about has changed, and edited when it then shows something else. Whoever presses
anything in it gets another page, which is followed in its place or not at all.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
import structlog

from bot.core.errors import CoreError
from cogs.panels import layout
from cogs.panels.following import GAP, LIFE, MOST

if TYPE_CHECKING:
    from cogs.panels.screen import Screen
    from cogs.panels.visit import Visit

Make = Callable[[], Awaitable["Screen | None"]]
"""Makes a page as it is now; None where nothing that it shows has changed."""

HELD: Final = 32
"""Things that are read once for all their pages."""

log = structlog.get_logger(__name__)


@dataclass(slots=True, frozen=True)
class PageCourse:
    """How a page goes on.

    Args:
        about: what it is about.
        seen: how often that had changed when the page was made.
        make: makes it anew.
    """

    about: Hashable
    seen: int
    make: Make


@dataclass(slots=True, eq=False)
class KeptPage:
    """A page that stands somewhere.

    Args:
        visit: the press or command it came from.
        message: Discord's id of it.
        edit: edits it through the token of that press.
        keeping: how it goes on.
        face: digest of what it shows.
        dies: Unix time until which it can be edited.
    """

    visit: Visit
    message: int
    edit: Callable[..., Awaitable[Any]]
    keeping: PageCourse
    face: bytes
    dies: int
    edited: float = float("-inf")
    stale: bool = False
    task: asyncio.Task[None] | None = None


def _now() -> float:
    return asyncio.get_running_loop().time()


class Pages:
    """The pages that are followed: `standing`, by person and what they are about.

    Args:
        now: seconds that only go forward.
        sleep: waits for so many of them.
    """

    def __init__(
        self, now: Callable[[], float] = _now, sleep: Callable[[float], Awaitable[Any]] = asyncio.sleep
    ) -> None:
        self._now = now
        self._sleep = sleep
        self.standing: OrderedDict[tuple[int, Hashable], KeptPage] = OrderedDict()
        self._changes: Counter[Hashable] = Counter()
        self._read: OrderedDict[Hashable, tuple[int, asyncio.Task[Any]]] = OrderedDict()
        self._ended = False

    def __len__(self) -> int:
        return len(self.standing)

    def keeping(self, about: Hashable, make: Make) -> PageCourse:
        """How a page goes on that is made from now on: given to its visit before it is shown."""
        return PageCourse(about, self._changes[about], make)

    async def once(self, about: Hashable, read: Callable[[], Awaitable[Any]]) -> Any:
        """What somebody reads of something, read once for all pages about it until it changes."""
        seen = self._changes[about]
        known = self._read.get(about)
        if known is None or known[0] != seen:
            known = seen, asyncio.ensure_future(read())
            self._read[about] = known
            while len(self._read) > HELD:
                self._read.popitem(last=False)
        return await asyncio.shield(known[1])

    def after(self, visit: Visit) -> None:
        """A press or command was answered: follow the page it was answered with, and no other in its place."""
        user = visit.user_id
        if visit.stands is not None:
            screen, message, edit = visit.stands
            for key, one in list(self.standing.items()):
                if key[0] == user and one.message == message:
                    del self.standing[key]
            if visit.keeps is not None and message and not self._ended:
                dies = visit.services.clock() + LIFE
                page = KeptPage(visit, message, edit, visit.keeps, screen.face(), dies)
                self.standing[user, visit.keeps.about] = page
                page.stale = self._changes[visit.keeps.about] != visit.keeps.seen
                while len(self.standing) > MOST:
                    self.standing.popitem(last=False)
        for (owner, _), one in list(self.standing.items()):
            if owner == user and one.stale:
                self._go_on(one)

    def look(self, about: Hashable) -> None:
        """Something has changed: bring the pages about it up to date beside what goes on."""
        self._changes[about] += 1
        self._read.pop(about, None)
        for (_, what), one in list(self.standing.items()):
            if what == about:
                one.stale = True
                self._go_on(one)

    async def end(self) -> None:
        """Follow nothing any more."""
        self._ended = True
        tasks = [one.task for one in self.standing.values() if one.task is not None]
        self.standing.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- one page ----------------------------------------------------------------------------------------------------

    def _go_on(self, page: KeptPage) -> None:
        if page.task is None and not self._ended and not _answered_now(page):
            page.task = asyncio.get_running_loop().create_task(self._bring(page), name="page")

    def _alive(self, page: KeptPage) -> bool:
        return self.standing.get((page.visit.user_id, page.keeping.about)) is page

    async def _bring(self, page: KeptPage) -> None:
        """Bring a page up to date until nothing has changed meanwhile."""
        while page.stale and self._alive(page) and not _answered_now(page):
            wait = page.edited + GAP - self._now()
            if wait > 0:
                await self._sleep(wait)
                continue
            page.stale = False
            try:
                await self._made_anew(page)
            except discord.RateLimited as limited:
                page.stale = True
                page.edited = self._now() + limited.retry_after
            except CoreError as gone:
                self._drop(page, gone.key)
            except discord.HTTPException as refused:
                # Dismissed, a dead token, or Discord out of order: its next press follows it.
                self._drop(page, f"{refused.status} {refused.code}")
            except (aiohttp.ClientError, OSError, RuntimeError) as silent:  # RuntimeError: the session is closed
                self._drop(page, type(silent).__name__)
            except Exception:
                log.exception("page could not be followed")
                self._drop(page, "error")
        page.task = None

    async def _made_anew(self, page: KeptPage) -> None:
        if page.visit.services.clock() >= page.dies:
            self._drop(page, "old")
            return
        page.edited = self._now()
        screen = await page.keeping.make()
        if screen is None or screen.face() == page.face:
            return
        view, files = await layout.private(screen, page.visit.services.pictures)
        if not self._alive(page) or _answered_now(page):
            page.stale = True  # looked at again when that press is answered, if it still stands then
            return
        await page.edit(view=view, attachments=files)
        page.face = screen.face()

    def _drop(self, page: KeptPage, reason: str) -> None:
        if self._alive(page):
            del self.standing[page.visit.user_id, page.keeping.about]
            log.info("page not followed any more", reason=reason)


def _answered_now(page: KeptPage) -> bool:
    """Whether a press or command of the same person is under way."""
    return page.visit.user_id in page.visit.services.answering
