"""Hands jobs out to workers, the most urgent first, and sees to it that every job ends.

- Panels go before boards, boards before bots, bots before films; at least one worker neither thinks nor films.
- A table stays with one worker, where what does not move in its pictures lies ready. Another takes a job over only
  if its own worker thinks, or has several others to do first.
- A worker that takes too long over a job, or is gone, is replaced, and the job is tried once more.
- Workers are started when there is something to do, and ended when there has been nothing for a while.

Executors of the standard library and of loky hand jobs out in the order in which they came, to whoever is free, and do
not notice one that hangs; Pebble does, but knows neither urgency nor who has drawn a table before. So processes and
pipes are taken as they are. The workers notice the end of the bot by their input ending, whatever ended it.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter, OrderedDict, deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

import structlog

from bot.workers.jobs import Do, Done, Failed, Job, Urgency, lesson
from bot.workers.process import COMMAND, Died, WorkerProcess
from renderers.remembered import BUDGET

PATIENCE: Final = 10.0
"""Seconds a job may take."""
FILM_PATIENCE: Final = 12
"""Times as long a film may take: it stands back behind whatever else wants its core."""
STARTING: Final = 30.0
"""Seconds a worker may take to begin."""
REST: Final = 600.0
"""Seconds without a job after which a worker is ended."""
ENDING: Final = 3.0
"""Seconds a worker may take to end."""
TRIES: Final = 2
FEWEST: Final = 2
MOST: Final = 4
"""Workers on a machine with more than one core."""
AHEAD: Final = 3
"""Pictures that wait for a worker before another takes one over: to draw the layers of a table anew takes as long."""
EACH: Final = 14 * 1024 * 1024
"""Bytes of pictures that a worker remembers at most; all of them together keep no more than one process would."""
LONG: Final = (Urgency.BOT, Urgency.FILM)
"""What takes longer than a picture."""
TABLES: Final = 4096
"""Tables of which is known who draws them."""

R = TypeVar("R")
_log = structlog.stdlib.get_logger(__name__)


class JobLost(Exception):
    """No worker could do it; whoever asked goes on without."""


class JobFailed(Exception):
    """It raised in the worker. The worker's traceback is a note of this one."""


@dataclass
class Figures:
    """What the workers are about; the app makes metrics of it.

    Args:
        workers: processes there are.
        waiting: jobs that nobody does yet.
        resident: bytes each worker held when it last told.
        layers: bytes of what they remember of pictures, of these.
        ends: workers that ended, by why: `idle`, `late`, `died`.
    """

    workers: int = 0
    waiting: int = 0
    resident: dict[int, int] = field(default_factory=dict[int, int])
    layers: dict[int, int] = field(default_factory=dict[int, int])
    ends: Counter[str] = field(default_factory=Counter[str])


@dataclass(eq=False)
class _Waiting:
    name: str
    data: bytes
    game: str
    packs: tuple[str, ...]
    table: int
    urgency: Urgency
    done: asyncio.Future[Done]
    tries: int = 0


class _Place:
    """Where a worker is, or may be."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.worker: WorkerProcess | None = None
        self.job: _Waiting | None = None
        self.resting: asyncio.TimerHandle | None = None

    @property
    def rank(self) -> tuple[bool, int]:
        """Who is asked first: those that have begun."""
        return self.worker is None, self.number


class Pool:
    """See the module. Belongs to one event loop.

    Args:
        most: workers at the same time.
        level: of their logs.
        patience, starting, rest: see the constants; seconds.
        command: what starts a worker.
    """

    def __init__(
        self,
        most: int,
        *,
        level: str = "info",
        patience: float = PATIENCE,
        starting: float = STARTING,
        rest: float = REST,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._places = [_Place(number) for number in range(most)]
        self._lines: dict[Urgency, deque[_Waiting]] = {urgency: deque() for urgency in Urgency}
        self._home: OrderedDict[int, _Place] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._count = 0
        self._closed = False
        self._level, self._command = level, command
        self._patience, self._starting, self._rest = patience, starting, rest
        self.figures = Figures()

    async def run(self, job: Job[R], *, table: int, urgency: Urgency) -> tuple[R, float]:
        """Have a job done.

        Args:
            job: which.
            table: it belongs to; 0 for none.
            urgency: of it.

        Returns:
            what came of it, and the seconds it took in the worker.

        Raises:
            JobLost: two workers tried and neither could.
            JobFailed: it raised.
        """
        if self._closed:
            raise JobLost("closed")
        done: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(job.name, job.encode(), job.game, job.packs(), table, urgency, done)
        self._lines[urgency].append(waiting)
        self._hand_out()
        try:
            report = await done
        except asyncio.CancelledError:  # nobody waits for it any more
            with suppress(ValueError):
                self._lines[urgency].remove(waiting)
            raise
        return job.read(report.data), report.seconds

    async def close(self) -> None:
        """End all workers; jobs that are not done are lost."""
        self._closed = True
        for line in self._lines.values():
            for waiting in line:
                _lose(waiting, "closed")
            line.clear()
        for place in self._places:
            if place.job is not None:
                _lose(place.job, "closed")
            self._end(place, "")
        while self._tasks:
            await asyncio.wait(self._tasks)

    # --- who does what -----------------------------------------------------------------------------------------------

    def _hand_out(self) -> None:
        """Give every worker that is free something to do."""
        for place in sorted(self._places, key=lambda one: one.rank):
            if place.job is None and (job := self._next(place)) is not None:
                self._lines[job.urgency].remove(job)
                if job.urgency is not Urgency.BOT:
                    self._settle(job.table, place)
                place.job = job
                self._begin(self._serve(place, job))
        self.figures.waiting = sum(map(len, self._lines.values()))

    def _next(self, place: _Place) -> _Waiting | None:
        """What a free worker does next."""
        for urgency, line in self._lines.items():
            if urgency in LONG:
                busy = sum(one.job is not None and one.job.urgency in LONG for one in self._places)
                if busy >= max(1, len(self._places) - 1):
                    return None
            if urgency is Urgency.BOT:
                if line:
                    return line[0]
                continue
            own = next((job for job in line if self._at_home(job) in (place, None)), None)
            if own is not None:
                return own
            ahead: Counter[_Place | None] = Counter()
            for job in line:
                home = self._at_home(job)
                late = home is not None and home.job is not None and home.job.urgency in LONG
                if late or ahead[home] == AHEAD:
                    return job
                ahead[home] += 1
        return None

    def _settle(self, table: int, place: _Place) -> None:
        """A table is drawn here, and from now on belongs here."""
        if table:
            self._home[table] = place
            self._home.move_to_end(table)
            if len(self._home) > TABLES:
                self._home.popitem(last=False)

    def _at_home(self, job: _Waiting) -> _Place | None:
        """Who has drawn for its table; None if nobody has who still is there."""
        home = self._home.get(job.table)
        return None if home is None or (home.worker is None and home.job is None) else home

    # --- one job -----------------------------------------------------------------------------------------------------

    async def _serve(self, place: _Place, job: _Waiting) -> None:
        if place.resting is not None:
            place.resting.cancel()
            place.resting = None
        job.tries += 1
        try:
            found = await self._done(place, job)
        except (Died, TimeoutError, OSError) as error:
            why = "late" if isinstance(error, TimeoutError) else "died"
            if not self._closed:
                _log.warning("worker replaced", worker=place.number, why=why, job=job.name, table=job.table)
            self._end(place, why, at_once=True)
            if job.tries < TRIES and not self._closed:
                self._lines[job.urgency].appendleft(job)
            else:
                _lose(job, why)
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        else:
            if not job.done.done():
                job.done.set_result(found)
        place.job = None
        if not self._closed:
            place.resting = asyncio.get_running_loop().call_later(self._rest, self._end, place, "idle")
            self._hand_out()

    async def _done(self, place: _Place, job: _Waiting) -> Done:
        worker = place.worker
        if worker is None:
            worker = await WorkerProcess.start(
                self._level, min(BUDGET // len(self._places), EACH), self._said, self._command
            )
            if self._closed:
                await worker.end(0)
                raise Died
            place.worker = worker
            self.figures.workers += 1
            await worker.ready(self._starting)
        for sha in job.packs:
            if sha not in worker.known:
                found = lesson(job.game, sha)
                if found is None:
                    worker.known.add(sha)
                else:
                    await worker.learn(found)
        self._count += 1
        patience = self._patience * (FILM_PATIENCE if job.urgency is Urgency.FILM else 1)
        report = await worker.do(Do(self._count, job.name, job.data), patience)
        if isinstance(report, Failed):
            raised = JobFailed(f"{job.name}: {report.kind}")
            raised.add_note(report.trace)
            raise raised
        self.figures.resident[place.number] = report.resident
        self.figures.layers[place.number] = report.layers
        return report

    def _end(self, place: _Place, why: str, *, at_once: bool = False) -> None:
        """Let a worker go; whoever has something to do at its place starts another."""
        if place.resting is not None:
            place.resting.cancel()
            place.resting = None
        worker, place.worker = place.worker, None
        if worker is None:
            return
        self.figures.workers -= 1
        self.figures.ends[why] += bool(why)
        self.figures.resident.pop(place.number, None)
        self.figures.layers.pop(place.number, None)
        self._begin(worker.end(0 if at_once else ENDING))

    def _begin(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @staticmethod
    def _said(logger: str, level: int, text: str) -> None:
        structlog.stdlib.get_logger(logger).log(level, text, process="worker")


def _lose(job: _Waiting, why: str) -> None:
    if not job.done.done():
        job.done.set_exception(JobLost(f"{job.name}: {why}"))


# --- how many --------------------------------------------------------------------------------------------------------


def cores() -> int:
    """Processor cores that this process may use; a container's share of them, rounded up, counts."""
    found = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(found, _share() or found)


def _share(file: Path = Path("/sys/fs/cgroup/cpu.max")) -> int | None:
    try:
        quota, period = file.read_text(encoding="ascii").split()
        return None if quota == "max" else max(1, -(-int(quota) // int(period)))
    except (OSError, ValueError):
        return None


def how_many(wanted: int | None, found: int | None = None) -> int:
    """Workers for this machine: as many as cores, from two to four; none on one core, where they would only be in each
    other's way.

    Args:
        wanted: what the owner has set; None for what fits the machine.
        found: cores; None counts them.
    """
    if wanted is not None:
        return wanted
    found = cores() if found is None else found
    return 0 if found < FEWEST else min(found, MOST)
