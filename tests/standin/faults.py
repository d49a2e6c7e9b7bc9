"""Bad days of Discord, on order: error answers, lost answers, hangs, resets, delays, rate limits."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Literal

Kind = Literal["answer", "hang", "reset", "delay", "lose"]


@dataclass
class Fault:
    """One order.

    Args:
        route: pattern over ``METHOD /template``, e.g. ``PATCH /channels/*/messages/*``.
        kind: ``answer`` gives ``status`` without doing anything; ``hang`` keeps silent for ``seconds``, then drops the
            connection; ``reset`` resets the connection at once; ``delay`` waits ``seconds``, then works; ``lose`` does
            the work and resets the connection instead of answering.
        times: how often it strikes; None: until cleared.
    """

    route: str
    kind: Kind
    status: int = 500
    seconds: float = 0.0
    retry_after: float | None = None
    via: bool = True
    everywhere: bool = False
    times: int | None = None
    struck: int = 0

    def strikes(self, route: str) -> bool:
        spent = self.times is not None and self.struck >= self.times
        return not spent and fnmatchcase(route, self.route)


@dataclass
class Faults:
    """The orders in force, and a memory of what struck.

    Patterns match ``METHOD /template`` with ``*`` for anything: ``"* /webhooks/*"``, ``"POST /channels/*/messages"``.
    """

    orders: list[Fault] = field(default_factory=list)
    struck: list[tuple[str, Kind]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._cleared = 0

    def answer(
        self,
        route: str,
        status: int,
        *,
        times: int | None = None,
        retry_after: float | None = None,
        via: bool = True,
        everywhere: bool = False,
    ) -> Fault:
        """Answer ``status``. For 429: ``retry_after`` seconds, with a ``Via`` header or, as a ban, without one."""
        return self._add(
            Fault(route, "answer", status, retry_after=retry_after, via=via, everywhere=everywhere, times=times)
        )

    def hang(self, route: str, seconds: float = 3600.0, *, times: int | None = None) -> Fault:
        """Say nothing for ``seconds`` and do nothing."""
        return self._add(Fault(route, "hang", seconds=seconds, times=times))

    def reset(self, route: str, *, times: int | None = None) -> Fault:
        """Reset the connection before anything is done."""
        return self._add(Fault(route, "reset", times=times))

    def lose(self, route: str, *, times: int | None = None) -> Fault:
        """Do what is asked and reset the connection instead of answering."""
        return self._add(Fault(route, "lose", times=times))

    def delay(self, route: str, seconds: float, *, times: int | None = None) -> Fault:
        """Answer correctly, but late."""
        return self._add(Fault(route, "delay", seconds=seconds, times=times))

    def clear(self) -> None:
        """A good day again; requests that hang are let go."""
        self.orders.clear()
        self._cleared += 1

    async def wait(self, fault: Fault) -> None:
        """Sit out the seconds of a hang or delay, or until ``clear``."""
        seen, end = self._cleared, time.monotonic() + fault.seconds
        while self._cleared == seen and (left := end - time.monotonic()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(min(left, 0.02))

    def next(self, route: str) -> Fault | None:
        """The order that strikes this request, counted as struck."""
        for order in self.orders:
            if order.strikes(route):
                order.struck += 1
                self.struck.append((route, order.kind))
                return order
        return None

    def _add(self, fault: Fault) -> Fault:
        self.orders.append(fault)
        return fault


class RateLimits:
    """Discord's usual buckets: about five sends and five edits in five seconds per channel.

    Args:
        limit: requests in a window.
        window: seconds.
    """

    ROUTES = ("POST /channels/{channel_id}/messages", "PATCH /channels/{channel_id}/messages/{message_id}")

    def __init__(self, limit: int = 5, window: float = 5.0) -> None:
        self.limit = limit
        self.window = window
        self.refused = 0
        self._seen: dict[tuple[str, int], deque[float]] = {}

    def ask(self, route: str, channel: int) -> tuple[bool, dict[str, str]]:
        """Whether the request passes, and the headers that tell the bot how its bucket stands."""
        if route not in self.ROUTES:
            return True, {}
        now = time.monotonic()
        seen = self._seen.setdefault((route, channel), deque())
        while seen and seen[0] <= now - self.window:
            seen.popleft()
        passes = len(seen) < self.limit
        if passes:
            seen.append(now)
        else:
            self.refused += 1
        wait = max(0.0, seen[0] + self.window - now)
        return passes, {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.limit - len(seen) if passes else 0),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": str(self.ROUTES.index(route)),
        }
