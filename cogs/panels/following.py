"""Panels go on by themselves: the newest of each person at each table, while Discord lets it be edited. Memory only.

A panel is edited when what its reader may know of the table has changed and its words, buttons or pictures with it, and
not at any other time: when somebody else answers in secret nothing of that changes, so nothing is edited. A half-made
choice, an open confirmation or a page of help is never overwritten while somebody may still be at it. Whoever presses
anything gets a new token and is followed from there; after a restart nothing is followed until then. The last edit,
shortly before the token dies, leaves *My move* alone on a panel that asks something: its buttons would grow stale.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
import structlog

from bot.core.errors import CoreError
from bot.tables.asked import Panel
from bot.tables.model import Snapshot
from cogs.panels import layout

if TYPE_CHECKING:
    from cogs.panels.screen import Live, Screen
    from cogs.panels.visit import Visit

GAP: Final = 2.0
"""Seconds between two edits of a panel, and after which it may be brought up to date while bots still move."""
LIFE: Final = 14 * 60 + 45
"""Seconds for which a panel can be edited; Discord gives fifteen minutes from each press."""
LAST: Final = 30
"""Seconds before that at which a panel is edited for the last time."""
MOST: Final = 1000
"""Panels followed; of more the oldest are left."""

log = structlog.get_logger(__name__)


@dataclass(slots=True, eq=False)
class Followed:
    """A panel that stands somewhere.

    Args:
        visit: the press or command it came from.
        message: Discord's id of it; 0 if not told.
        edit: edits it through the token of that press.
        live: how it goes on.
        face: digest of what it shows.
        dies: Unix time until which it can be edited.
        shown: when it was last touched, by the press or by us; seconds of the event loop.
        edited: when it was last edited by us.
    """

    visit: Visit
    message: int
    edit: Callable[..., Awaitable[Any]]
    live: Live
    face: bytes
    dies: int
    shown: float
    edited: float = float("-inf")
    stale: bool = True
    task: asyncio.Task[None] | None = None


Key = tuple[int, int]
"""Person and table."""
Make = Callable[["Visit", Panel, bool], Awaitable["Screen"]]
"""Makes somebody's panel at a table as it is now; or as it is left when it is followed no longer."""


def _now() -> float:
    return asyncio.get_running_loop().time()


class Following:
    """The panels that are followed.

    Args:
        now: seconds that only go forward.
        sleep: waits for so many of them.

    Attributes:
        make: how panels are made; the panels say it when they are loaded.
        gap: see `GAP`.
    """

    make: Make

    def __init__(
        self, now: Callable[[], float] = _now, sleep: Callable[[float], Awaitable[Any]] = asyncio.sleep
    ) -> None:
        self._now = now
        self._sleep = sleep
        self._panels: OrderedDict[Key, Followed] = OrderedDict()
        self._leaving: asyncio.Task[None] | None = None
        self._ended = False
        self.gap = GAP

    def __len__(self) -> int:
        return len(self._panels)

    async def after(self, visit: Visit) -> None:
        """A press or command was answered. While one is under way (`Services.answering`) its person's panels are held
        still, for what it shows comes first; now that is followed, and the others are brought up to date.

        Args:
            visit: with what it was answered with.
        """
        if visit.stands is not None:
            await self._stands(visit, *visit.stands)
        if not _answered_now(visit):
            for (user, _), followed in list(self._panels.items()):
                if user == visit.user_id and followed.stale:
                    self._go_on(followed)

    async def _stands(self, visit: Visit, screen: Screen, message: int, edit: Callable[..., Awaitable[Any]]) -> None:
        """A screen stands now: follow it if it is a move panel, and close the older panel of this person there."""
        live = screen.live
        for key, other in list(self._panels.items()):
            # The same message shows something else now, which nobody may overwrite.
            if key[0] == visit.user_id and message == other.message and (live is None or live.table != key[1]):
                del self._panels[key]
        if live is None or self._ended:
            return
        key = (visit.user_id, live.table)
        older = self._panels.pop(key, None)
        dies = visit.services.clock() + LIFE
        followed = Followed(visit, message, edit, live, screen.face(), dies, self._now())
        # While the screen was made the table may have gone on.
        followed.stale = not live.change or visit.tables.desk.changes.get(live.table) != live.change
        self._panels[key] = followed
        while len(self._panels) > MOST:
            self._panels.popitem(last=False)
        if older is not None and not (message and older.message == message):
            await self._close(older)
        if followed.stale:
            self._go_on(followed)

    def tables(self) -> set[int]:
        """Tables whose panels are followed."""
        return {table for _, table in self._panels}

    def look(self, table_id: int) -> None:
        """A table has changed: bring its panels up to date beside what goes on."""
        for (_, table), followed in list(self._panels.items()):
            if table == table_id:
                followed.stale = True
                self._go_on(followed)

    def leave_due(self, now: int) -> int | None:
        """Edit those for the last time whose time has come, beside what goes on; the app's pulse calls it.

        When that is hangs on each person's own presses only.

        Args:
            now: Unix time in seconds.

        Returns:
            Unix time at which the next one is due, or None.
        """
        if self._leaving is None and not self._ended:
            due = [one for one in self._panels.values() if one.dies - LAST <= now]
            if due:
                self._leaving = asyncio.get_running_loop().create_task(self._leave_all(due), name="last edits")
        return min((one.dies - LAST for one in self._panels.values()), default=None)

    async def end(self) -> None:
        """Follow nothing any more."""
        self._ended = True
        tasks = [one.task for one in self._panels.values() if one.task is not None]
        if self._leaving is not None:
            tasks.append(self._leaving)
        self._panels.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- one panel ---------------------------------------------------------------------------------------------------

    def _go_on(self, followed: Followed) -> None:
        if followed.task is None and not self._ended and not self._held(followed):
            name = f"panel of table {followed.live.table}"
            followed.task = asyncio.get_running_loop().create_task(self._bring(followed), name=name)

    def _held(self, followed: Followed) -> bool:
        """Whether it may not be touched now: a choice is being made in it, or its person is being answered."""
        return not followed.live.free or _answered_now(followed.visit)

    def _alive(self, followed: Followed) -> bool:
        return self._panels.get((followed.visit.user_id, followed.live.table)) is followed

    async def _bring(self, followed: Followed) -> None:
        """Bring a panel up to date until nothing has changed meanwhile."""
        while followed.stale and self._alive(followed) and not self._held(followed):
            wait = followed.edited + self.gap - self._now()
            if wait > 0:
                await self._sleep(wait)
                continue
            followed.stale = False
            await self._try(followed, self._look_at)
        followed.task = None

    async def _try(self, followed: Followed, work: Callable[[Followed], Awaitable[None]]) -> None:
        """Do something with a panel; where it is of no use any more it is followed no longer."""
        try:
            await work(followed)
        except discord.RateLimited as limited:
            followed.stale = True
            followed.edited = self._now() + limited.retry_after
        except CoreError as gone:  # no seat any more, or no such table
            self._drop(followed, gone.key)
        except discord.HTTPException as refused:
            # Dismissed (10008), a dead token (10015, 50027), or Discord out of order: its next press follows it.
            self._drop(followed, f"{refused.status} {refused.code}")
        except (aiohttp.ClientError, OSError, RuntimeError) as silent:  # RuntimeError: the session is closed
            self._drop(followed, type(silent).__name__)
        except Exception:
            log.exception("panel could not be followed", table=followed.live.table)
            self._drop(followed, "error")

    async def _look_at(self, followed: Followed) -> None:
        visit, live = followed.visit, followed.live
        if visit.services.clock() >= followed.dies:
            self._drop(followed, "old")
            return
        panel: Panel = await visit.tables.play.panel(live.table, visit.person)
        if bots_move(panel.table) and self._now() - followed.shown < self.gap:
            return  # they change it again in a moment, and each change comes here
        if panel.facts == live.facts:
            return
        screen = await self.make(visit, panel, False)
        face = screen.face()
        drawn = await layout.private(screen, visit.services.pictures) if face != followed.face else None
        if not self._alive(followed) or self._held(followed):
            followed.stale = True
            return
        if drawn is not None:
            view, files = drawn
            await followed.edit(view=view, attachments=files)
            followed.edited = followed.shown = self._now()
        followed.face = face
        followed.live = screen.live or live

    async def _leave_all(self, due: Sequence[Followed]) -> None:
        """The last edits, one after the other; what cannot be edited now is due still at the next beat."""
        try:
            for followed in due:
                busy = followed.task is not None or _answered_now(followed.visit)
                if self._alive(followed) and not busy and followed.edited + self.gap <= self._now():
                    followed.task = self._leaving
                    await self._try(followed, self._leave)
                    followed.task = None
        finally:
            self._leaving = None

    async def _leave(self, followed: Followed) -> None:
        visit, table = followed.visit, followed.live.table
        screen = await self.make(visit, await visit.tables.play.panel(table, visit.person), True)
        view, files = await layout.private(screen, visit.services.pictures)
        if not self._alive(followed) or _answered_now(visit):
            return
        if screen.face() != followed.face and visit.services.clock() < followed.dies:
            await followed.edit(view=view, attachments=files)
        self._drop(followed, "left")

    async def _close(self, older: Followed) -> None:
        """An older panel loses its buttons; where that cannot be done any more, a press redraws it."""
        if older.visit.services.clock() >= older.dies:
            return
        try:
            await older.edit(view=await older.visit.closed_panel(), attachments=[])
        except (discord.DiscordException, aiohttp.ClientError, OSError) as refused:
            log.info("older panel not closed", table=older.live.table, reason=type(refused).__name__)

    def _drop(self, followed: Followed, reason: str) -> None:
        if self._alive(followed):
            del self._panels[followed.visit.user_id, followed.live.table]
            log.info("panel not followed any more", table=followed.live.table, reason=reason)


def _answered_now(visit: Visit) -> bool:
    """Whether a press or command of the same person is under way."""
    return visit.user_id in visit.services.answering


def bots_move(table: Snapshot) -> bool:
    """Whether the game goes on without any person in a moment, as everybody can see.

    While several are asked in secret nobody can, so then it is at rest: when a bot has answered is not told either.
    """
    if not table.playing or not any(table.seats[seat].bot for seat in table.awaited):
        return False
    return not table.match.gathering()
