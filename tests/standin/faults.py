"""Bad days of Discord, on order: error answers, lost answers, hangs, resets, delays."""

from __future__ import annotations

import asyncio
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
    code: int = 0
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
        code: int = 0,
    ) -> Fault:
        """Answer ``status`` and Discord's own ``code``.

        For 429: ``retry_after`` seconds, with a ``Via`` header or, as a ban, without one.
        """
        fault = Fault(route, "answer", status, retry_after=retry_after, via=via, everywhere=everywhere)
        fault.code, fault.times = code, times
        return self._add(fault)

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
        loop = asyncio.get_running_loop()
        seen, end = self._cleared, loop.time() + fault.seconds
        while self._cleared == seen and (left := end - loop.time()) > 0:  # noqa: ASYNC110
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
