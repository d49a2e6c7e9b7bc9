"""What a board costs after one more answer, beside writing the same pixels as RGB PNG level 6; at most 0.5 is wanted.

Warm: the board after one more answer than the last one drawn, over a whole game between easy bots; the median counts.

python run.py bench -k warm_boards
"""

from __future__ import annotations

import io
import time
from statistics import median

import pytest
from PIL import Image

from tests.renderers.whole import GAMES, draw, views

LANGUAGE = "ko"


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_board_after_one_more_answer(benchmark, capsys: pytest.CaptureFixture[str], game: str, seats: int) -> None:
    seen = views(game, seats, 0)
    draw(game, seen[0], LANGUAGE)
    warm: list[float] = []
    yardsticks: list[float] = []
    sizes: list[int] = []
    same = 0
    last = b""
    for number, view in enumerate(seen[1:]):
        began = time.thread_time()
        picture = draw(game, view, LANGUAGE)
        warm.append(time.thread_time() - began)
        sizes.append(len(picture.data))
        same += picture.data == last
        last = picture.data
        if not number % 8:
            shown = Image.open(io.BytesIO(picture.data)).convert("RGB")
            began = time.thread_time()
            shown.save(io.BytesIO(), "PNG", compress_level=6)
            yardsticks.append(time.thread_time() - began)
    yardstick = median(yardsticks)
    ratio = median(warm) / yardstick
    worst = sorted(warm)[len(warm) * 9 // 10] / yardstick
    benchmark.extra_info.update(ratio=round(ratio, 2), png6_ms=round(yardstick * 1000), bytes=max(sizes))
    with capsys.disabled():
        print(f"\n{game} of {seats}: {len(warm)} answers, {same} of them change nothing;", end=" ")
        print(f"median {median(warm) * 1000:.0f} ms, RGB PNG 6 {yardstick * 1000:.0f} ms;", end=" ")
        print(f"ratio {ratio:.2f}, nine of ten below {worst:.2f};", end=" ")
        print(f"bytes: median {median(sizes):.0f}, largest {max(sizes)}")
    benchmark(draw, game, seen[-1], LANGUAGE)
