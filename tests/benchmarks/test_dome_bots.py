"""How long the hard bot of THE DOME thinks, and how late the event loop gets while it does.

python run.py bench -k dome_bots -s

Reports only: on a machine with other work the scheduler's own delays are among the figures.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

from bot.core import playable
from bot.core.bots import choose
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games.the_dome import THE_DOME
from bot.latency import settle
from bot.tables.robots import Robots

THINKING = 12
"""Answers that are thought about."""
TICK = 0.001
"""Seconds the loop asks to sleep at a time."""


def turns() -> list[tuple[Match, int]]:
    """Positions of one duel in which a hard bot has much to choose from."""
    playable.register(THE_DOME)
    stream = Stream.of("bench", "bots")
    match = Match.new("the_dome", 2, stream.seed_bytes())
    found: list[tuple[Match, int]] = []
    while match.result is None and len(found) < THINKING:
        move = next_move(match)
        assert move is not None
        seat, question = move
        if question.slot == "turn" and len(getattr(question.shape, "options", ())) > 8:
            found.append((match.copy(), seat))
        match.answer(seat, question.no, choose(match, seat, question, "easy", stream))
    return found


def think(match: Match, seat: int) -> float:
    """Milliseconds of processor time that an answer takes."""
    move = next_move(match)
    assert move is not None
    began = time.thread_time()
    choose(match, seat, move[1], "hard", Stream.of("bench", seat))
    return 1000 * (time.thread_time() - began)


def test_dome_bots_thinking(benchmark: Callable[..., object]) -> None:
    taken = sorted(think(match, seat) for match, seat in turns())
    print(f"\nhard answers: median {taken[len(taken) // 2]:.0f} ms, longest {taken[-1]:.0f} ms")
    match, seat = turns()[0]
    benchmark(think, match, seat)


async def lags(positions: list[tuple[Match, int]]) -> list[float]:
    """Milliseconds by which the loop woke late, the worst last, while a bot thought in its thread."""
    robots, found = Robots(cast("Any", None)), list[float]()

    async def all_of_them() -> None:
        for match, seat in positions:
            row = SimpleNamespace(secret="bench", last=1, state=match.save().decode())
            await robots._think(cast("Any", SimpleNamespace(row=row, pack=match.play.pack)), seat, "hard")

    work = asyncio.ensure_future(all_of_them())
    while not work.done():
        began = time.perf_counter()
        await asyncio.sleep(TICK)
        found.append((time.perf_counter() - began - TICK) * 1000)
    await work
    return sorted(found)


def test_dome_bots_loop_lag(benchmark: Any) -> None:
    positions = turns()
    interval = sys.getswitchinterval()
    settle()
    try:
        found: list[float] = benchmark.pedantic(lambda: asyncio.run(lags(positions)), rounds=1, iterations=1)
    finally:
        sys.setswitchinterval(interval)
        gc.unfreeze()
    assert len(found) > THINKING
    print(f"\nloop late: worst {found[-1]:.1f} ms, 99 of 100 under {found[int(len(found) * 0.99)]:.1f} ms")
