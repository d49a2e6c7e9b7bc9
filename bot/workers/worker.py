"""A worker: does one job after the other until nobody is left who could ask.

It knows games, their texts and their pictures, and neither Discord nor the database. Orders come on standard input,
reports go out on standard output, whatever else is printed goes to standard error. When its input ends, because the bot
has closed it or is no more, the worker ends at once, whatever it was doing.
"""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread, get_native_id
from typing import BinaryIO, Final

from bot.core import playable
from bot.games import registry
from bot.text.catalogue import be_lenient
from bot.workers import jobs, memory
from renderers import remembered

TIDY_AFTER: Final = 2.0
"""Seconds without a job until the memory that jobs took is given back."""
CLEAR_AFTER: Final = 25
"""Jobs without such a pause until it is given back all the same."""
NICENESS: Final = 5
"""How far workers stand back behind the bot itself where both want the same core: what it does is short."""
BEHIND: Final = 19
"""How far films do, which take many seconds: behind the pictures of other workers too."""


def stand_back() -> None:
    """Let this thread wait for whoever else wants its core, where the system knows priorities of threads."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, get_native_id(), BEHIND)


class Worker:
    """Reads orders, does jobs, writes reports.

    Args:
        orders: where orders come from.
        reports: where reports go.
        end: called when no more orders can come, in the middle of whatever is done.
    """

    def __init__(self, orders: BinaryIO, reports: BinaryIO, end: Callable[[], None]) -> None:
        self._orders, self._reports, self._end = orders, reports, end
        self._queue: SimpleQueue[jobs.WorkerOrder] = SimpleQueue()
        self._writing = Lock()
        # A thread that has stood back cannot come forward again, so films have one of their own.
        self._behind = ThreadPoolExecutor(1, "behind", stand_back)

    def serve(self) -> None:
        """Go on for ever; `end` ends it."""
        Thread(target=self._listen, name="orders", daemon=True).start()
        untidy = 0
        while True:
            try:
                order = self._queue.get(timeout=TIDY_AFTER) if untidy else self._queue.get()
            except Empty:
                memory.give_back()
                untidy = 0
                continue
            if isinstance(order, jobs.Learn):
                playable.find(order.game).rules.keep_pack(order.document)
                continue
            self.say(self.done(order))
            untidy += 1
            if untidy >= CLEAR_AFTER:
                memory.give_back()
                untidy = 0

    def done(self, order: jobs.Do) -> jobs.WorkerReport:
        """Do a job, and what came of it."""
        began = time.perf_counter()
        try:
            do = jobs.DOING[order.name]
            data = self._behind.submit(do, order.data).result() if order.name in jobs.BEHIND else do(order.data)
        except Exception as error:
            return jobs.Failed(order.no, type(error).__name__, traceback.format_exc())
        return jobs.Done(order.no, data, time.perf_counter() - began, resident(), remembered.size())

    def say(self, report: jobs.WorkerReport) -> None:
        """Send a report. May be called in any thread."""
        with self._writing, suppress(BrokenPipeError):  # `_listen` notices too
            self._reports.write(jobs.framed(report))
            self._reports.flush()

    def _listen(self) -> None:
        with suppress(EOFError, OSError):
            while True:
                self._queue.put(jobs.order(self._read(jobs.length(self._read(jobs.HEAD)))))
        self._end()

    def _read(self, size: int) -> bytes:
        found = self._orders.read(size)
        if len(found) < size:
            raise EOFError
        return found


class LogCourier(logging.Handler):
    """Sends the log home.

    Args:
        worker: whose.
    """

    def __init__(self, worker: Worker) -> None:
        super().__init__()
        self._worker = worker

    def emit(self, record: logging.LogRecord) -> None:
        """See the base class."""
        self._worker.say(jobs.LogSaid(record.name, record.levelno, self.format(record)))


def resident() -> int:
    """Bytes of memory this process holds, where `/proc` tells."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError, AttributeError):
        return 0


def serve(level: str, budget: int) -> None:
    """Be a worker; never returns.

    Args:
        level: of the log, as in the settings.
        budget: bytes that it may remember of pictures; all workers together keep as much as one process would.
    """
    remembered.allow(budget)
    for number in (signal.SIGINT, signal.SIGTERM):  # both reach all processes; the bot's own end is what counts
        signal.signal(number, signal.SIG_IGN)
    memory.share_one_heap()
    reports = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICENESS)
    worker = Worker(os.fdopen(os.dup(0), "rb"), reports, end=lambda: os._exit(0))
    logging.basicConfig(handlers=[LogCourier(worker)], level=logging.INFO, format="%(message)s")
    for room in ("bot", "renderers", "madang"):
        logging.getLogger(room).setLevel(logging.getLevelNamesMapping()[level.upper()])
    be_lenient()
    registry.install()
    gc.collect()
    gc.freeze()  # what lives as long as the process need not be gone through at each collection
    worker.say(jobs.Awake())
    try:
        worker.serve()
    except BaseException:
        traceback.print_exc()
        sys.stderr.flush()
        os._exit(1)
