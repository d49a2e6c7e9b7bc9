"""SIGKILL of the bot at drawn moments, and its restart (tournaments P3, Y3)."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable
from typing import Any, Final

from bot.home.posting import Files
from bot.home.rest import Answer
from bot.home.templates import template
from tests.standin import BotProcess, Standin
from tests.standin.rest import Cut

THREADS: Final = (
    "POST /channels/{channel_id}/messages/{message_id}/threads",
    "PATCH /channels/{channel_id}",
)
"""Threads are made and archived; the rest of it is asked for in the channel where the tournament has its home."""
ROUND: Final = 8
"""At most so many requests of that kind until one is struck."""
LONG: Final = 4
"""Times the mean after which a kill that waits for a request of that kind strikes at any."""
PATIENCE: Final = 300.0
"""Seconds that a start may take on a machine that has other things to do."""
SOON: Final = 0.2
"""Seconds after a request within which a kill strikes that belongs to no request."""


class Kills:
    """Kills the bot so many times, and starts it again each time.

    Half of the moments are drawn among all that the bot asks of Discord, half among what it asks when matches begin and
    end; a third of them before Discord did what was asked, a third after it, unanswered, a third somewhere behind it.

    Args:
        discord: what the bot talks to.
        bot: the bot.
        home: id of the channel where the tournament has its home.
        times: how often.
        every: requests between two kills, on average.
        seed: of what is drawn.
        look: called while the bot is gone, e.g. to judge what is written.
    """

    def __init__(
        self,
        discord: Standin,
        bot: BotProcess,
        home: int,
        *,
        times: int,
        every: int,
        seed: int,
        look: Callable[[], None],
    ) -> None:
        self.discord = discord
        self.bot = bot
        self.left = times
        self.home = f"/channels/{home}/messages"
        self.every = every
        self.look = look
        self.struck: list[str] = []
        self.standing = asyncio.Event()
        self.standing.set()
        self._rng = random.Random(f"kills {seed}")
        self._pid = 0
        self._take = discord.rest.take
        self._anywhere = True
        self._until = 0
        self._how = ""
        self._arm()

    async def __aenter__(self) -> Kills:
        self.discord.rest.take = self.take  # type: ignore[method-assign]
        self._nurse = asyncio.create_task(self._nursing())
        self._pid = self.bot.pid
        return self

    async def __aexit__(self, *_: object) -> None:
        self.left = 0
        self._nurse.cancel()
        await asyncio.wait([self._nurse])
        if not self._nurse.cancelled() and (error := self._nurse.exception()) is not None:
            raise error

    def _arm(self) -> None:
        self._anywhere = self._rng.random() < 0.5
        self._until = self._rng.randint(1, 2 * self.every if self._anywhere else min(ROUND, self.every))
        self._how = self._rng.choice(("before", "unanswered", "behind"))
        self._waited = 0

    async def take(self, method: str, path: str, authorization: str, body: Any, files: Files) -> Answer:
        """In the place of `JudgingRest.take`."""
        route = template(method, path)
        strikes = self._counts(route, path)
        if strikes and self._how == "before":
            self._strike(f"before {route}")
            raise Cut
        if strikes and self._how == "behind":
            later = self._rng.uniform(0.0, SOON)
            asyncio.get_running_loop().call_later(later, self._strike, f"behind {route}")
        answer = await self._take(method, path, authorization, body, files)
        if strikes and self._how == "unanswered":
            self._strike(f"unanswered {route}")
            raise Cut
        return answer

    def _counts(self, route: str, path: str) -> bool:
        if not self._pid or not self.left:
            return False
        self._waited += 1
        if self._anywhere or route in THREADS or path.startswith(self.home):
            self._until -= 1
            return self._until == 0
        return self._waited == LONG * self.every

    def _strike(self, what: str) -> None:
        pid, self._pid = self._pid, 0
        if pid:
            self.standing.clear()
            self.struck.append(what)
            self.left -= 1
            os.kill(pid, signal.SIGKILL)

    async def up(self) -> None:
        """Wait until the bot is there."""
        standing = asyncio.create_task(self.standing.wait())
        await asyncio.wait([standing, self._nurse], return_when=asyncio.FIRST_COMPLETED)
        standing.cancel()
        if self._nurse.done():
            self._nurse.result()

    async def _nursing(self) -> None:
        while True:
            await asyncio.sleep(0.02)
            if self.bot.running:
                continue
            self.standing.clear()
            assert not self._pid, f"the bot ended by itself:\n{self.bot.log[-4000:]}"
            await self.bot.kill()
            self.look()
            await self.bot.start(timeout=PATIENCE)
            self._arm()
            self._pid = self.bot.pid
            self.standing.set()
