"""The bot's process, from its first check to its last word: it serves until a signal says stop, Discord turns it away,
or another process has its database or its shards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import discord
import structlog

from bot.app import Madang, point_at
from bot.latency import settle
from bot.observability import Metrics, serve_metrics
from bot.settings import Settings, require_token
from bot.signals import on_signals
from bot.store.database import open_database
from bot.workers.pool import Pool, how_many
from renderers.letters import check_fonts

_log = structlog.stdlib.get_logger(__name__)


class CannotStart(Exception):
    """The bot cannot start, and starting again will not help; the message is one line."""


async def serve(settings: Settings) -> None:
    """Run on Discord until a signal says stop.

    Raises:
        SettingsError, StoreError, FontMissing, CannotStart: it cannot start, or another process has what it had;
            starting again will not help.
    """
    token = require_token(settings)
    check_fonts()
    point_at(settings)
    settle()
    database = await open_database(settings.where, shards=settings.shards)
    metrics = Metrics.new()
    stop_serving: Callable[[], None] = lambda: None  # noqa: E731 - until there is something to stop
    try:
        stop_serving = serve_metrics(metrics, settings.metrics_port, settings.metrics_host)
        count = how_many(settings.workers)
        workers = Pool(count, level=settings.log_level.value) if count else None
        async with Madang(settings, database, metrics=metrics, workers=workers) as client:
            await _until_told(client, token)
    finally:
        stop_serving()
        await database.close()
    _log.info("stopped")


async def _until_told(client: Madang, token: str) -> None:
    told = asyncio.Event()
    forget = on_signals(told.set)
    running = asyncio.create_task(client.start(token), name="madang")
    displaced = asyncio.create_task(client.database.displaced())
    waiting = (asyncio.create_task(told.wait()), displaced)
    try:
        await asyncio.wait((running, *waiting), return_when=asyncio.FIRST_COMPLETED)
        if not running.done():
            _log.info("stopping")
            await client.close()
        await running
        if displaced.done():
            raise displaced.result()
    except discord.LoginFailure:
        refusal = "Discord does not accept the token in DISCORD_TOKEN; reset it in the developer portal"
        raise CannotStart(refusal) from None
    except discord.PrivilegedIntentsRequired:
        raise CannotStart("Discord asks for privileged intents, which this bot does not use") from None
    finally:
        forget()
        for task in waiting:
            task.cancel()
        if not running.done():
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running
