"""How late the event loop gets while pictures are drawn in threads (issue: never blocked for more than 20 ms).

python run.py bench -k loop_lag

Reports only: on a machine with other work the scheduler's own delays are among the figures.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable

import pytest

from bot.games.metromania.view import view_of
from bot.latency import settle
from cogs.panels.pictures import Pictures, sight
from renderers import gallery, metromania
from renderers.layers import shared
from renderers.metromania.samples import played

TICK = 0.001
"""Seconds the loop asks to sleep at a time."""
DRAWINGS = 12


def warm() -> metromania.Picture:
    return metromania.board(VIEW, names=gallery.PLAIN, language="ko")


def cold() -> metromania.Picture:
    shared.clear()
    return warm()


VIEW = view_of(played(4, 34, 40), None)


async def lags(draw: Callable[[], metromania.Picture]) -> list[float]:
    """Milliseconds by which the loop woke late, the worst last, while a dozen pictures were drawn."""
    pictures = Pictures()
    found: list[float] = []
    work = [asyncio.ensure_future(pictures.get(sight("board", n), draw)) for n in range(DRAWINGS)]
    while not all(task.done() for task in work):
        began = time.perf_counter()
        await asyncio.sleep(TICK)
        found.append((time.perf_counter() - began - TICK) * 1000)
    await asyncio.gather(*work)
    return sorted(found)


@pytest.mark.parametrize("draw", [warm, cold], ids=["warm", "cold"])
def test_loop_lag(draw: Callable[[], metromania.Picture], capsys: pytest.CaptureFixture[str]) -> None:
    warm()
    interval = sys.getswitchinterval()
    settle()
    try:
        found = asyncio.run(lags(draw))
    finally:
        sys.setswitchinterval(interval)
        gc.unfreeze()
    assert len(found) > DRAWINGS
    with capsys.disabled():
        print(f"\n{draw.__name__}: worst {found[-1]:.1f} ms, 99 of 100 under {found[int(len(found) * 0.99)]:.1f} ms")
