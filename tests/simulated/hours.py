"""What time discord.py thinks it is, and what of the bot goes on where its loop does not see it."""

from __future__ import annotations

import asyncio
import datetime
import types
from collections.abc import Generator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import aiosqlite
import discord.utils
from discord.ext import tasks

from bot.home.clock import Clock
from bot.home.stillness import Loop
from bot.store.wire import Wire
from bot.workers.pool import Pool


@contextmanager
def told_by(clock: Clock) -> Generator[None]:
    """discord.py asks this clock what time it is: how old something is, and when a loop goes on."""

    class Told(datetime.datetime):
        @classmethod
        def now(cls, tz: datetime.tzinfo | None = None) -> Any:
            return datetime.datetime.fromtimestamp(clock.now(), tz)

    telling = types.SimpleNamespace(**{**vars(datetime), "datetime": Told})
    modules: tuple[Any, ...] = (discord.utils, tasks)
    for module in modules:
        module.datetime = telling
    try:
        yield
    finally:
        for module in modules:
            module.datetime = datetime


_SEEN: tuple[tuple[Any, str], ...] = (
    (aiosqlite.Connection, "_connect"),
    (aiosqlite.Connection, "_execute"),
    (aiosqlite.Connection, "close"),
    (Wire, "_spoken"),
    (Wire, "close"),
    (Pool, "run"),
    (Pool, "close"),
)
"""What tasks wait for that is done in threads of databases, by a server and in workers."""


@contextmanager
def elsewhere_seen() -> Generator[None]:
    """What databases and workers do counts as under way."""
    before = [(owner, name, getattr(owner, name)) for owner, name in _SEEN]
    for owner, name, work in before:
        setattr(owner, name, _seen(work))
    try:
        yield
    finally:
        for owner, name, work in before:
            setattr(owner, name, work)


def _seen(work: Any) -> Any:
    @wraps(work)
    async def seen(*args: Any, **more: Any) -> Any:
        loop = asyncio.get_running_loop()
        if not isinstance(loop, Loop):  # what a test has done beside it
            return await work(*args, **more)
        with loop.elsewhere():
            return await work(*args, **more)

    return seen
