"""What a full board costs beside writing the same RGB picture as PNG level 6 (issue: at most 2.5 times). Reports only.

python run.py bench -k pictures
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable

import pytest

from bot.games.metromania.view import MetromaniaView, view_of
from bot.text.catalogue import Voice
from renderers import bands, gallery, metromania
from renderers.metromania import boards
from renderers.metromania.samples import played
from renderers.metromania.words import Words
from renderers.remembered import forget


def full_view() -> MetromaniaView:
    return view_of(played(4, 34, 40), None)


def best(act: Callable[[], object], rounds: int = 7) -> float:
    """Seconds of the quickest of some rounds."""
    times: list[float] = []
    for _ in range(rounds):
        began = time.perf_counter()
        act()
        times.append(time.perf_counter() - began)
    return min(times)


def test_board_warm(benchmark, capsys: pytest.CaptureFixture[str]) -> None:
    view = full_view()

    def draw() -> object:
        bands.shared.clear()
        return metromania.board(view, names=gallery.PLAIN, language="ko")

    draw()
    rgb = boards.paint(view, Words.of(Voice("ko"), gallery.PLAIN), None, True).image
    yardstick = best(lambda: rgb.save(io.BytesIO(), "PNG", compress_level=6))
    benchmark(draw)
    warm = best(draw)
    size = len(metromania.board(view, names=gallery.PLAIN, language="ko").data)
    benchmark.extra_info.update(ratio=round(warm / yardstick, 2), png6_ms=round(yardstick * 1000), bytes=size)
    with capsys.disabled():
        print(f"\nboard {warm * 1000:.0f} ms, {size} bytes; RGB PNG 6 {yardstick * 1000:.0f} ms", end="; ")
        print(f"ratio {warm / yardstick:.2f}")


def test_board_first(benchmark) -> None:
    view = full_view()
    benchmark.pedantic(
        lambda: metromania.board(view, names=gallery.PLAIN, language="ko"), setup=forget, rounds=5, iterations=1
    )


def test_move(benchmark) -> None:
    state = played(4, 9, 32)
    view, marks = view_of(state, state.current), gallery.marks_of(state)
    benchmark(lambda: metromania.move(view, state.current, marks, names=gallery.PLAIN, language="ko"))
