"""Where the figures come from: acknowledgements from the HTTP client, counts from the database."""

from __future__ import annotations

import re
import time
from types import SimpleNamespace
from typing import Any, Final

import aiohttp

from bot.observability import Metrics
from bot.store.database import Database
from bot.store.rows import CANCELLED, FINISHED, LOBBY, PAUSED, PLAYING
from bot.workers.pool import Figures

PHASES: Final = (LOBBY, PLAYING, PAUSED, FINISHED, CANCELLED)

_CALLBACK: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
_DISCORD_EPOCH: Final = 1_420_070_400
"""Unix time at which Discord's ids begin to count."""


def made_at(snowflake: int) -> float:
    """Unix time in seconds at which Discord made an id."""
    return (snowflake >> 22) / 1000 + _DISCORD_EPOCH


def tracing(metrics: Metrics) -> aiohttp.TraceConfig:
    """For the HTTP client: every acknowledged interaction is noted with its delay, every refusal counted."""

    async def ended(session: Any, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        if params.response.status >= 400:
            metrics.errors.labels(f"http-{params.response.status}").inc()
            return
        answered = _CALLBACK.search(params.url.path)
        if answered is not None:
            metrics.ack_seconds.labels("interaction").observe(max(0.0, time.time() - made_at(int(answered[1]))))

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(ended)
    return trace


def count_workers(found: Figures, metrics: Metrics) -> None:
    """Note what the workers are about."""
    metrics.workers.set(found.workers)
    metrics.jobs_waiting.set(found.waiting)
    metrics.worker_bytes.labels("resident").set(sum(found.resident.values()))
    metrics.worker_bytes.labels("layers").set(sum(found.layers.values()))
    while found.ends:
        why, times = found.ends.popitem()
        metrics.worker_ends.labels(why).inc(times)


async def count(database: Database, metrics: Metrics) -> None:
    """Note how many tables of this process there are of each kind, and how much waits to be said about them."""
    here = database.shards
    rows = await database.reader.execute_fetchall(
        f"SELECT phase, count(*) FROM tables WHERE {here.among('guild_id')} GROUP BY phase"
    )
    found = {str(row[0]): int(row[1]) for row in rows}
    for phase in PHASES:
        metrics.tables.labels(phase).set(found.get(phase, 0))
    waiting = await database.reader.execute_fetchall(f"SELECT count(*) FROM outbox WHERE {here.among_tables()}")
    metrics.outbox_depth.set(int(next(iter(waiting))[0]))
