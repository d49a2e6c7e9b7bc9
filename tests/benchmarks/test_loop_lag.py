"""How late the event loop gets while pictures are drawn in threads (issue: never blocked for more than 20 ms).

python run.py bench -k loop_lag

Reports only: on a machine with other work the scheduler's own delays are among the figures.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time

import pytest

from bot.games.metromania.view import view_of
from bot.latency import settle
from cogs.panels.pictures import Pictures
from cogs.panels.sketches import Drawable, sight
from renderers import bands, gallery, metromania
from renderers.encode import Picture
from renderers.metromania.samples import played
from renderers.remembered import forget

TICK = 0.001
"""Seconds the loop asks to sleep at a time."""
DRAWINGS = 12


class Warm:
    """A whole board with all its layers at hand."""

    def draw(self) -> Picture:
        bands.shared.clear()
        return metromania.board(VIEW, names=gallery.PLAIN, language="ko")


class Cold(Warm):
    """A board of which nothing is kept."""

    def draw(self) -> Picture:
        forget()
        return super().draw()


VIEW = view_of(played(4, 34, 40), None)


async def lags(drawing: Drawable) -> list[float]:
    """Milliseconds by which the loop woke late, the worst last, while a dozen pictures were drawn."""
    pictures = Pictures()
    found: list[float] = []
    work = [asyncio.ensure_future(pictures.get(sight("board", n), drawing)) for n in range(DRAWINGS)]
    while not all(task.done() for task in work):
        began = time.perf_counter()
        await asyncio.sleep(TICK)
        found.append((time.perf_counter() - began - TICK) * 1000)
    await asyncio.gather(*work)
    return sorted(found)


@pytest.mark.parametrize("drawing", [Warm(), Cold()], ids=["warm", "cold"])
def test_loop_lag(drawing: Drawable, capsys: pytest.CaptureFixture[str]) -> None:
    Warm().draw()
    interval = sys.getswitchinterval()
    settle()
    try:
        found = asyncio.run(lags(drawing))
    finally:
        sys.setswitchinterval(interval)
        gc.unfreeze()
    assert len(found) > DRAWINGS
    with capsys.disabled():
        worst, most = found[-1], found[int(len(found) * 0.99)]
        print(f"\n{type(drawing).__name__}: worst {worst:.1f} ms, 99 of 100 under {most:.1f} ms")
