"""What the owner of the bot can see of it: the log and the metrics.

The log never shows what a player may not know. Records pass :func:`redact` last, after tracebacks have become text, and
it is a whitelist: plain values pass, keys that name hidden things are blanked, everything that looks like a token or a
seed is masked, and any other object is reduced to the name of its type. Libraries that write payloads or SQL parameters
at debug level are never asked for them.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Mapping, MutableMapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum
from pathlib import PurePath
from typing import Any, TextIO

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server
from structlog.typing import Processor

from bot.settings import SettingsError

BLANK = "[hidden]"

# A key is blanked when it is one of these, alone or as a part of a name joined by underscores ("hand_cards").
HIDDEN_KEYS = frozenset(
    {"token", "secret", "seed", "hand", "hands", "view", "views", "state", "frame", "draft", "drafts", "deck", "decks"}
    | {"marker", "markers", "choice", "answer", "authorization", "password", "payload", "content"}
)

_TOKEN = re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}")
# Interaction tokens stand in paths; whoever holds one can write as the bot for 15 minutes.
_PATH_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w%.~-]+")
# 32 bytes in hexadecimal: a seed or a secret. Digests look alike and are masked with them.
_SEED = re.compile(r"(?<![0-9a-fA-F])[0-9a-fA-F]{64}(?![0-9a-fA-F])")

_OUR_ROOMS = ("bot", "cogs", "renderers")
# aiosqlite logs parameters (whole states), Pillow chatters about chunks.
_QUIET = ("aiosqlite", "PIL", "asyncio")


def mask(text: str) -> str:
    """The text without anything that looks like a token or a seed."""
    text = _TOKEN.sub("[token]", text)
    text = _PATH_TOKEN.sub(r"\1[token]", text)
    return _SEED.sub("[digest]", text)


def _is_hidden(key: str) -> bool:
    return not HIDDEN_KEYS.isdisjoint(key.lower().split("_"))


def _plain(value: Any) -> Any:
    """A value as the log may show it; an object of the game becomes the name of its type."""
    if isinstance(value, Enum):
        return _plain(value.value)
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, str):
        return mask(value)
    if isinstance(value, datetime | date | timedelta | PurePath):
        return str(value)
    if isinstance(value, Mapping):
        return {mask(str(key)): BLANK if _is_hidden(str(key)) else _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_plain(item) for item in value]
    if isinstance(value, BaseException):
        return mask(f"{type(value).__name__}: {value}")
    return f"<{type(value).__name__}>"


def redact(logger: Any, name: str, event_dict: MutableMapping[str, Any]) -> dict[str, Any]:
    """A structlog processor: the record with everything hidden taken out."""
    return _plain(event_dict)


def configure_logging(level: str = "info", *, stream: TextIO | None = None, json: bool | None = None) -> None:
    """Send structlog and standard logging through one formatter to one stream. May be called again.

    Args:
        level: debug, info, warning or error; ``debug`` reaches our own rooms only.
        stream: where to write; standard error when omitted.
        json: one JSON object a line, or lines for a person; the latter on a terminal when omitted.
    """
    handler = logging.StreamHandler(stream)  # of None it makes standard error
    on_terminal = handler.stream.isatty()
    json = not on_terminal if json is None else json
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if json
        # The default formatter prints the local variables of every frame of a traceback: hands, seeds, tokens.
        else structlog.dev.ConsoleRenderer(colors=on_terminal, exception_formatter=structlog.dev.plain_traceback)
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                redact,
                renderer,
            ],
        )
    )
    wanted = logging.getLevelNamesMapping()[level.upper()]
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(max(wanted, logging.INFO))
    for room in _OUR_ROOMS:
        logging.getLogger(room).setLevel(wanted)
    for library in _QUIET:
        logging.getLogger(library).setLevel(max(wanted, logging.WARNING))


def context(
    *, guild: int | None = None, table: int | None = None, seq: int | None = None, interaction: int | None = None
) -> AbstractContextManager[None]:
    """Within this block every record of this task carries these numbers.

    Args:
        guild: Discord's id of the server.
        table: the table's number.
        seq: number of the log entry in that table.
        interaction: Discord's id of the press or command.
    """
    given = {"guild": guild, "table": table, "seq": seq, "interaction": interaction}
    return structlog.contextvars.bound_contextvars(**{key: value for key, value in given.items() if value is not None})


@dataclass(frozen=True, slots=True)
class Metrics:
    """The figures worth watching. Times are in seconds; labels hold no names and no ids."""

    registry: CollectorRegistry
    ack_seconds: Histogram
    loop_lag_seconds: Histogram
    render_seconds: Histogram
    errors: Counter
    tables: Gauge
    timer_lateness_seconds: Histogram
    outbox_depth: Gauge
    think_seconds: Histogram
    workers: Gauge
    jobs_waiting: Gauge
    worker_bytes: Gauge
    worker_ends: Counter

    @classmethod
    def new(cls) -> Metrics:
        """A fresh set on a registry of its own, so that two bots in one process do not mix."""
        registry = CollectorRegistry()
        ProcessCollector(namespace="madang", registry=registry)
        return cls(
            registry=registry,
            ack_seconds=Histogram(
                "madang_ack_seconds",
                "From Discord's stamp on an interaction to our acknowledgement",
                ["kind"],
                registry=registry,
                buckets=(0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2, 3),
            ),
            loop_lag_seconds=Histogram(
                "madang_loop_lag_seconds",
                "How late the event loop wakes what it should wake",
                registry=registry,
                buckets=(0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1),
            ),
            render_seconds=Histogram(
                "madang_render_seconds",
                "Drawing and encoding one picture",
                ["kind"],
                registry=registry,
                buckets=(0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 2),
            ),
            errors=Counter("madang_errors", "Errors by kind", ["kind"], registry=registry),
            tables=Gauge("madang_tables", "Tables by state", ["state"], registry=registry),
            timer_lateness_seconds=Histogram(
                "madang_timer_lateness_seconds",
                "From a timer's due time to its run",
                registry=registry,
                buckets=(0.1, 0.5, 1, 5, 30, 120, 600, 3600),
            ),
            outbox_depth=Gauge("madang_outbox_depth", "Messages committed but not yet sent", registry=registry),
            think_seconds=Histogram(
                "madang_think_seconds",
                "One answer of a hard bot, in a worker",
                registry=registry,
                buckets=(0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
            ),
            workers=Gauge("madang_workers", "Worker processes", registry=registry),
            jobs_waiting=Gauge("madang_jobs_waiting", "Jobs that no worker does yet", registry=registry),
            worker_bytes=Gauge(
                "madang_worker_bytes", "Memory of all workers, as each last told", ["what"], registry=registry
            ),
            worker_ends=Counter("madang_worker_ends", "Workers that ended, by why", ["why"], registry=registry),
        )

    async def sample_loop_lag(self, pause: float = 0.05) -> None:
        """Ask to be woken after a pause in seconds and note how late that was; call it from a periodic task."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        await asyncio.sleep(pause)
        self.loop_lag_seconds.observe(max(0.0, loop.time() - begun - pause))


def serve_metrics(metrics: Metrics, port: int, host: str = "127.0.0.1") -> Callable[[], None]:
    """Serve the metrics; with port 0 nothing is served.

    Args:
        metrics: what there is.
        port: of this machine.
        host: address of this machine that is listened at.

    Returns:
        What stops the server again.

    Raises:
        SettingsError: the port is taken or not allowed.
    """
    if port == 0:
        return lambda: None
    try:
        server, thread = start_http_server(port, addr=host, registry=metrics.registry)
    except OSError as error:
        raise SettingsError(f"MADANG_METRICS_PORT: port {port} cannot be used ({error.strerror})") from None

    def stop() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return stop
