"""What a full market board costs beside writing the same RGB picture as PNG level 6 (issue: at most 2.5 times).

python run.py bench -k mine_pictures
"""

from __future__ import annotations

import io

import pytest

from bot.text.catalogue import Voice
from renderers import bands, gallery, project_mine
from renderers.project_mine import boards, samples
from renderers.project_mine.words import Words
from renderers.remembered import forget
from tests.benchmarks.test_pictures import best


def test_market_board_warm(benchmark, capsys: pytest.CaptureFixture[str]) -> None:
    view = samples.view(4, 7, "late")

    def draw() -> project_mine.Picture:
        bands.shared.clear()
        return project_mine.board(view, names=gallery.PLAIN, language="ko")

    size = len(draw().data)
    rgb = boards.paint(view, Words.at(view, Voice("ko"), "ko", gallery.PLAIN), None, True).image
    yardstick = best(lambda: rgb.save(io.BytesIO(), "PNG", compress_level=6))
    benchmark(draw)
    warm = best(draw)
    benchmark.extra_info.update(ratio=round(warm / yardstick, 2), png6_ms=round(yardstick * 1000), bytes=size)
    with capsys.disabled():
        print(f"\nmarket board {warm * 1000:.0f} ms, {size} bytes; RGB PNG 6 {yardstick * 1000:.0f} ms", end="; ")
        print(f"ratio {warm / yardstick:.2f}")


def test_market_board_first(benchmark) -> None:
    view = samples.view(4, 7, "late")
    benchmark.pedantic(
        lambda: project_mine.board(view, names=gallery.PLAIN, language="ko"), setup=forget, rounds=3, iterations=1
    )


def test_hand(benchmark) -> None:
    seat = samples.table(4, 7, "middle").current
    view = samples.view(4, 7, "middle", seat)
    benchmark(lambda: project_mine.hand(view, seat, names=gallery.PLAIN, language="en"))
