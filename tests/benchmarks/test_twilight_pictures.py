"""What Twilight Imperium's pictures cost beside writing the same pixels as RGB PNG level 6 (at most 2.5 times), and
what they weigh (the galaxy at most 900 KB, others 500 KB). Reports only.

After a move: the galaxy after one more answer than the last one drawn, over some rounds between easy bots. Anew:
nothing is known but the tiles, as in a worker that has drawn the map once. First: nothing is known at all.

python run.py bench -k twilight_pictures
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from statistics import median

import pytest
from PIL import Image

from renderers import bands
from renderers import twilight_imperium as pictures
from renderers.encode import Picture
from renderers.gallery import PLAIN
from renderers.remembered import forget
from renderers.twilight_imperium import samples
from tests.benchmarks.test_pictures import best

NAMES = (*PLAIN, "서연", "도윤")
ANSWERS = 160
"""Answers of a game, from the action phase of its second round on."""


def png_6(picture: Picture) -> float:
    """Seconds that writing the same pixels takes."""
    shown = Image.open(io.BytesIO(picture.data)).convert("RGB")
    return best(lambda: shown.save(io.BytesIO(), "PNG", compress_level=6), 3)


def galaxy(view: samples.TwilightImperiumView) -> Picture:
    return pictures.board(view, names=NAMES[: len(view.players)], language="ko")


@pytest.mark.parametrize("seats", [3, 6])
def test_galaxy_after_a_move(benchmark, capsys: pytest.CaptureFixture[str], seats: int) -> None:
    warm: list[float] = []
    sizes: list[int] = []
    last = None
    for match in samples.answers(seats):
        view = match.view(None)
        if view.round < 2 or view.phase != "action" or view == last:
            continue
        if last is None:
            galaxy(view)
        last = view
        began = time.thread_time()
        picture = galaxy(view)
        warm.append(time.thread_time() - began)
        sizes.append(len(picture.data))
        if len(warm) == ANSWERS:
            break
    assert last is not None
    yardstick = png_6(galaxy(last))
    ratio, worst = median(warm) / yardstick, max(warm) / yardstick
    benchmark.extra_info.update(ratio=round(ratio, 2), png6_ms=round(yardstick * 1000), bytes=max(sizes))
    with capsys.disabled():
        print(f"\ngalaxy of {seats} after a move: median {median(warm) * 1000:.0f} ms of {len(warm)},", end=" ")
        print(f"RGB PNG 6 {yardstick * 1000:.0f} ms; ratio {ratio:.2f}, worst {worst:.2f};", end=" ")
        print(f"largest {max(sizes)} bytes")
    benchmark(galaxy, last)


KINDS: dict[str, Callable[[samples.TwilightImperiumView], Picture]] = {
    "galaxy": galaxy,
    "move": lambda view: pictures.move(view, 0, [], names=NAMES, language="ko"),
    "crop 7": lambda view: pictures.crop(view, "201", 1, names=NAMES, language="ko"),
    "crop 19": lambda view: pictures.crop(view, "000", 2, names=NAMES, language="ko"),
    **{
        f"overlay {kind}": lambda view, kind=kind: pictures.overlay(
            view, kind, samples.lit(view, kind), names=NAMES, language="ko", seat=1
        )
        for kind in pictures.OVERLAYS
    },
}
"""Pictures of a view of six players."""


@pytest.mark.parametrize("kind", KINDS)
def test_picture_anew(benchmark, capsys: pytest.CaptureFixture[str], kind: str) -> None:
    view, draw = samples.at(6, "late"), KINDS[kind]
    forget()
    began = time.thread_time()
    first_picture = draw(view)
    first = time.thread_time() - began

    def anew() -> Picture:
        bands.shared.clear()
        return draw(view)

    yardstick = png_6(first_picture)
    took = best(anew, 3)
    size = len(first_picture.data)
    benchmark.extra_info.update(ratio=round(took / yardstick, 2), png6_ms=round(yardstick * 1000), bytes=size)
    with capsys.disabled():
        print(f"\n{kind}: {took * 1000:.0f} ms, RGB PNG 6 {yardstick * 1000:.0f} ms", end="; ")
        print(f"ratio {took / yardstick:.2f}; first {first * 1000:.0f} ms; {size} bytes")
    benchmark(anew)
