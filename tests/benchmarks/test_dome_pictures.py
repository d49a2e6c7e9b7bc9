"""What a full board of THE DOME costs beside writing the same RGB picture as PNG level 6 (issue: at most 2.5 times).

python run.py bench -k dome_pictures
"""

from __future__ import annotations

import io

import pytest

from bot.text.catalogue import Voice
from renderers import bands, gallery, the_dome
from renderers.remembered import forget
from renderers.the_dome import boards, samples
from renderers.the_dome.words import Words
from tests.benchmarks.test_pictures import best


@pytest.mark.parametrize("seats", [2, 4])
def test_board_warm(benchmark, capsys: pytest.CaptureFixture[str], seats: int) -> None:
    view, names = samples.view(seats, "late"), gallery.PLAIN[:seats]

    def draw() -> the_dome.Picture:
        bands.shared.clear()
        return the_dome.board(view, names=names, language="ko")

    size = len(draw().data)
    rgb = boards.paint(view, Words.at(view, Voice("ko"), "ko", names), None, True).image
    yardstick = best(lambda: rgb.save(io.BytesIO(), "PNG", compress_level=6))
    benchmark(draw)
    warm = best(draw)
    benchmark.extra_info.update(ratio=round(warm / yardstick, 2), png6_ms=round(yardstick * 1000), bytes=size)
    with capsys.disabled():
        print(f"\nboard of {seats} {warm * 1000:.0f} ms, {size} bytes; RGB PNG 6 {yardstick * 1000:.0f} ms", end="; ")
        print(f"ratio {warm / yardstick:.2f}")


def test_board_first(benchmark) -> None:
    view = samples.view(4, "late")
    benchmark.pedantic(
        lambda: the_dome.board(view, names=gallery.PLAIN, language="ko"), setup=forget, rounds=3, iterations=1
    )


def test_hand(benchmark) -> None:
    match = samples.table(2, "late")
    seat = match.view(None).current
    view = match.view(seat)
    benchmark(lambda: the_dome.hand(view, seat, names=gallery.PLAIN[:2], language="en"))
