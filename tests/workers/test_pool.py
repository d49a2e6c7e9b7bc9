"""Workers that are killed, hang, raise, or have nothing to do; who does what, and that nobody is left behind."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import traceback
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import psutil
import pytest

from bot.observability import configure_logging
from bot.workers.jobs import Do, Urgency
from bot.workers.pool import AHEAD, FILM_PATIENCE, JobFailed, JobLost, Pool, cores, how_many
from bot.workers.process import WorkerProcess
from tests.standin.process import ROOT
from tests.workers.doing import Asked, faulty

PANEL, BOARD, BOT, FILM = Urgency
Make = Callable[..., Pool]


@pytest.fixture
async def make() -> AsyncIterator[Make]:
    """Pools that are closed after the test; nothing of them is left."""
    made: list[Pool] = []

    def pool(most: int = 1, **timings: float) -> Pool:
        made.append(faulty(most, **timings))
        return made[-1]

    before = set(psutil.Process().children())
    yield pool
    for one in made:
        await one.close()
    assert set(psutil.Process().children()) <= before


async def ask(pool: Pool, name: str, data: object = "", table: int = 0, urgency: Urgency = PANEL) -> str:
    return (await pool.run(Asked(name, data), table=table, urgency=urgency))[0]


def asking(pool: Pool, name: str, data: object = "", table: int = 0, urgency: Urgency = PANEL) -> asyncio.Task[str]:
    return asyncio.ensure_future(ask(pool, name, data, table, urgency))


async def until(true: Callable[[], bool]) -> None:
    """Wait for it; a test that waits in vain is ended after a minute."""
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110 - much of it is another process's doing
            await asyncio.sleep(0.01)


def busy(pool: Pool) -> list[str]:
    return sorted(place.job.name for place in pool._places if place.job is not None)


# --- what goes wrong -------------------------------------------------------------------------------------------------


async def test_a_worker_that_dies_in_the_middle_is_replaced_and_the_job_tried_once_more(
    make: Make, tmp_path: Path
) -> None:
    pool, file = make(), tmp_path / "lives"
    first = await ask(pool, "pid")
    file.write_text("1")
    assert await ask(pool, "die", file) not in ("", first)
    assert dict(pool.figures.ends) == {"died": 1}
    file.write_text("22")
    with pytest.raises(JobLost, match="die: died"):
        await ask(pool, "die", file)
    assert await ask(pool, "pid")
    assert dict(pool.figures.ends) == {"died": 3}
    assert pool.figures.workers == 1


async def test_a_job_that_hangs_ends_with_its_worker_and_others_go_on(make: Make) -> None:
    pool = make()
    first = await ask(pool, "pid")
    pool._patience = 0.1
    with pytest.raises(JobLost, match="hang: late"):
        await ask(pool, "hang")
    pool._patience = 300.0
    assert await ask(pool, "pid") != first
    assert dict(pool.figures.ends) == {"late": 2}
    await until(lambda: not psutil.pid_exists(int(first)))


async def test_a_worker_that_does_not_begin_is_given_up(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = make(starting=0.1)
    monkeypatch.setattr(pool, "_command", (sys.executable, "-c", "import time; time.sleep(600)"))
    with pytest.raises(JobLost, match="late"):
        await ask(pool, "pid")
    monkeypatch.setattr(pool, "_command", ("/no/such/interpreter",))
    with pytest.raises(JobLost, match="died"):
        await ask(pool, "pid")


async def test_a_worker_that_was_killed_while_it_had_nothing_to_do_is_not_waited_for(make: Make) -> None:
    pool = make()
    first = await ask(pool, "pid")
    os.kill(int(first), signal.SIGKILL)
    await until(lambda: pool._places[0].worker is not None and pool._places[0].worker._reading[0].done())
    assert await ask(pool, "pid") != first


async def test_a_job_that_raises_raises_here_with_its_traceback_and_is_not_tried_again(make: Make) -> None:
    pool = make()
    first = await ask(pool, "pid")
    with pytest.raises(JobFailed, match="raise: ValueError") as caught:
        await ask(pool, "raise", "order")
    assert "out of order" in "".join(traceback.format_exception(caught.value))
    assert await ask(pool, "pid") == first
    assert not pool.figures.ends


async def test_a_job_nobody_can_do_is_no_harm(make: Make) -> None:
    pool = make()
    with pytest.raises(JobFailed, match="KeyError"):
        await ask(pool, "os.system", "true")
    assert await ask(pool, "pid")


# --- who does what ---------------------------------------------------------------------------------------------------


async def test_panels_go_before_boards_boards_before_bots_and_bots_before_films(make: Make, tmp_path: Path) -> None:
    pool, gate, order = make(), tmp_path / "gate", list[str]()
    held = asking(pool, "hold", gate)
    await until(lambda: busy(pool) == ["hold"])
    waiting = [asking(pool, "pid", urgency=one) for one in (FILM, BOT, BOARD, PANEL, BOARD, PANEL)]
    for number, task in enumerate(waiting):
        task.add_done_callback(lambda _, number=number: order.append("fbdpdp"[number]))
    await asyncio.sleep(0)
    assert pool.figures.waiting == 6
    gate.touch()
    await asyncio.gather(held, *waiting)
    assert "".join(order) == "ppddbf"


async def test_a_table_stays_with_the_worker_that_has_its_layers(make: Make, tmp_path: Path) -> None:
    pool, gate = make(2), tmp_path / "gate"
    both = [asking(pool, "hold", gate, table) for table in (1, 2)]
    await until(lambda: busy(pool) == ["hold", "hold"])
    gate.touch()
    first, second = await asyncio.gather(*both)
    assert first != second
    for table in (2, 1, 1, 2, 2, 1):
        assert await ask(pool, "pid", table=table) == (first if table == 1 else second)


@pytest.mark.parametrize("first", [PANEL, BOARD])
async def test_a_table_is_taken_over_only_where_its_worker_has_several_others_to_do_first(
    make: Make, tmp_path: Path, first: Urgency
) -> None:
    pool, gate = make(2), tmp_path / "gate"
    held = asking(pool, "hold", gate, 1, first)
    other = await ask(pool, "pid", table=2)
    await until(lambda: busy(pool) == ["hold"])
    few = [asking(pool, "pid", table=1) for _ in range(AHEAD)]
    assert [await ask(pool, "pid", table=2) for _ in range(3)] == [other] * 3
    assert not any(one.done() for one in few), "they wait for the worker that has the layers"
    assert await ask(pool, "pid", table=1) == other
    assert await asyncio.gather(*few) == [other] * AHEAD, "with the layers there, the table stays there"
    gate.touch()
    assert await held != other
    assert await ask(pool, "pid", table=1) == other


async def test_a_table_stays_where_its_layers_are_while_its_bot_thinks_elsewhere(make: Make, tmp_path: Path) -> None:
    pool, gate = make(2), tmp_path / "gate"
    held = asking(pool, "hold", gate, 1)
    await until(lambda: busy(pool) == ["hold"])
    other = await ask(pool, "pid", table=1, urgency=BOT)
    gate.touch()
    home = await held
    assert home != other
    assert await ask(pool, "pid", table=1) == home


async def test_bots_that_think_never_take_every_worker(make: Make, tmp_path: Path) -> None:
    pool, gate = make(2), tmp_path / "gate"
    thinking = [asking(pool, "hold", gate, table, BOT) for table in (1, 2)]
    await until(lambda: busy(pool) == ["hold"])
    drawn = {await ask(pool, "pid", table=table) for table in (1, 2)}
    assert busy(pool) == ["hold"]
    gate.touch()
    assert (await asyncio.gather(*thinking))[0] not in drawn, "it is drawn by the worker that does not think"


async def test_films_and_bots_leave_a_worker_to_pictures(make: Make, tmp_path: Path) -> None:
    """Asynchronous R3: a film must not hold up panels and boards, not even those of its own table."""
    pool, gate = make(2), tmp_path / "gate"
    filming = [asking(pool, "hold", gate, 1, FILM), asking(pool, "pid", "", 2, FILM), asking(pool, "pid", "", 3, BOT)]
    await until(lambda: busy(pool) == ["hold"])
    drawn = {await ask(pool, "pid", table=table) for table in (1, 2)}
    assert busy(pool) == ["hold"]
    assert pool.figures.waiting == 2
    gate.touch()
    assert (await asyncio.gather(*filming))[0] not in drawn


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux knows priorities of threads")
async def test_films_stand_back_behind_pictures_and_what_comes_after_them_does_not(make: Make) -> None:
    pool = make()
    found = [int(await ask(pool, name)) for name in ("nice", "nice, behind", "nice")]
    assert found == [found[0], 19, found[0]]
    assert found[0] < 19


async def test_a_film_that_stands_back_may_take_longer(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    do = WorkerProcess.do

    async def noted(self: WorkerProcess, order: Do, seconds: float) -> Any:
        given.append(seconds)
        return await do(self, order, seconds)

    monkeypatch.setattr(WorkerProcess, "do", noted)
    pool = make()
    for urgency in (Urgency.PANEL, Urgency.FILM, Urgency.BOT):
        await ask(pool, "pid", urgency=urgency)
    assert given == [pool._patience, FILM_PATIENCE * pool._patience, pool._patience]


async def test_jobs_that_nobody_waits_for_any_more_are_not_done(make: Make, tmp_path: Path) -> None:
    pool, gate = make(), tmp_path / "gate"
    held = asking(pool, "hold", gate)
    await until(lambda: busy(pool) == ["hold"])
    before, gone, after = (asking(pool, name) for name in ("pid", "hang", "pid"))
    await asyncio.sleep(0)
    gone.cancel()
    gate.touch()
    assert await before == await after
    await held
    assert await ask(pool, "pid")


# --- beginning and ending --------------------------------------------------------------------------------------------


async def test_workers_begin_when_needed_and_end_after_a_while_without_a_job(make: Make, tmp_path: Path) -> None:
    pool = make(2, rest=0.0)
    assert pool.figures.workers == 0
    first = await ask(pool, "pid")
    await until(lambda: pool.figures.workers == 0)
    await until(lambda: not psutil.pid_exists(int(first)))
    assert dict(pool.figures.ends) == {"idle": 1}
    assert await ask(pool, "pid") != first


async def test_one_worker_is_enough_for_who_comes_one_after_the_other(make: Make) -> None:
    pool = make(2)
    assert len({await ask(pool, "pid", table=table) for table in (1, 2, 3)}) == 1
    assert pool.figures.workers == 1


async def test_closing_loses_what_is_under_way_and_what_comes_later(make: Make) -> None:
    pool = make()
    under_way, waiting = asking(pool, "hang"), asking(pool, "pid")
    await until(lambda: pool._places[0].worker is not None)
    await pool.close()
    for task in (under_way, waiting):
        with pytest.raises(JobLost):
            await task
    with pytest.raises(JobLost):
        await ask(pool, "pid")


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_no_worker_outlives_its_owner_not_even_one_that_hangs(number: signal.Signals) -> None:
    command = [sys.executable, "-m", "tests.workers.owner"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as owner:
        assert owner.stdout is not None
        workers = [psutil.Process(int(pid)) for pid in owner.stdout.readline().split()]
        assert len(workers) == 2
        for worker in workers:  # a service manager tells all processes at once
            worker.send_signal(signal.SIGTERM)
        assert all(worker.is_running() for worker in workers)
        owner.send_signal(number)
    _, alive = psutil.wait_procs(workers, timeout=60)
    for worker in alive:
        worker.kill()
    assert not alive


# --- what comes home -------------------------------------------------------------------------------------------------


async def test_what_workers_log_and_print_comes_into_the_log_here(
    make: Make, capfd: pytest.CaptureFixture[str]
) -> None:
    configure_logging("info", json=True)
    try:
        pool = make()
        assert await ask(pool, "say", "Ann") == ""
        await pool.close()
        said = capfd.readouterr().err
        assert '"event": "heard: Ann"' in said
        assert '"logger": "bot.core"' in said
        assert "printed, whatever for" in said
    finally:
        for handler in list(logging.getLogger().handlers):
            logging.getLogger().removeHandler(handler)


async def test_figures_tell_what_workers_hold(make: Make) -> None:
    pool = make()
    await ask(pool, "pid")
    assert list(pool.figures.resident) == [0]
    if Path("/proc/self/statm").exists():
        assert pool.figures.resident[0] > 5_000_000
    await pool.close()
    assert not pool.figures.resident
    assert pool.figures.workers == 0


async def test_a_worker_gets_nothing_of_the_settings(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("MADANG_DATABASE", "x")
    about = await ask(make(), "about")
    assert "PATH" in about
    assert "DISCORD_" not in about
    assert "MADANG_" not in about


# --- how many --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("found", "wanted"), [(1, 0), (2, 2), (3, 3), (4, 4), (64, 4)])
def test_as_many_workers_as_cores_from_two_to_four_and_none_on_one(found: int, wanted: int) -> None:
    assert how_many(None, found) == wanted


@pytest.mark.parametrize("wanted", [0, 1, 7])
def test_what_the_owner_has_set_is_what_there_is(wanted: int) -> None:
    assert how_many(wanted, 2) == wanted


def test_the_share_of_a_container_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.workers import pool

    file: Any = tmp_path / "cpu.max"
    share: Callable[..., int | None] = pool._share
    assert share(file) is None
    for text, cores_of in (("max 100000\n", None), ("50000 100000\n", 1), ("150000 100000\n", 2)):
        file.write_text(text)
        assert share(file) == cores_of
    monkeypatch.setattr(pool, "_share", lambda: 1)
    assert cores() == 1
    monkeypatch.setattr(pool, "_share", lambda: None)
    assert cores() >= 1
