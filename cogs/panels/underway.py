"""Work that goes on after a press: how far it is stands in the message, and in the end what came of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import aiohttp
import discord
import structlog

from cogs.panels import layout
from cogs.panels.screen import Screen
from cogs.panels.visit import StandingPanel, Visit

BEAT: Final = 2.5
"""Seconds between two looks at how far it is."""
SIGNS: Final = 12
"""Length of the bar."""

T = TypeVar("T")

log = structlog.get_logger(__name__)


def bar(share: float) -> str:
    """How far something is, 0 to 1, as a line."""
    return ("▰" * round(SIGNS * share)).ljust(SIGNS, "▱")


async def follow(
    visit: Visit,
    stands: StandingPanel,
    task: asyncio.Task[T],
    share: Callable[[], float],
    making: Callable[[], Screen],
    made: Callable[[T], Awaitable[Screen]],
    failed: Callable[[], Screen],
) -> None:
    """Tell in a message how far some work is, and show there what came of it.

    Args:
        visit: the press.
        stands: the message that answered it.
        task: the work.
        share: how far it is, 0 to 1.
        making, made, failed: what the message says meanwhile, in the end, and where it came to nothing.
    """
    said = -1
    while not task.done():
        await asyncio.wait({task}, timeout=BEAT)
        if not task.done() and (done := round(100 * share())) != said:
            said = done
            await _put(visit, stands, making())
    try:
        screen = await made(task.result())
    except Exception:
        log.exception("work failed", table=visit.id.table)
        screen = failed()
    await _put(visit, stands, screen)


async def _put(visit: Visit, stands: StandingPanel, screen: Screen) -> None:
    """Edit the message; where that is not possible any more, whoever presses again finds what came of it."""
    view, files = await layout.private(screen, visit.services.pictures)
    try:
        await stands.edit(view=view, attachments=files)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("not shown", kind=type(error).__name__)
