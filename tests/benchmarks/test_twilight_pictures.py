"""What Twilight Imperium's pictures cost beside writing the same pixels as RGB PNG level 6 (at most 2.5 times), and
what they weigh (the galaxy at most 900 KB, others 500 KB). Times are reported only, bytes are held to.

After a move: the galaxy after one more answer than the last one drawn, over some rounds between easy bots. Anew:
nothing is known but the tiles, as in a worker that has drawn the map once. First: nothing is known at all.

python run.py bench -k twilight_pictures
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from statistics import median
from typing import Final

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
    "table": lambda view: pictures.table(view, names=NAMES, language="ko"),
    "result": lambda view: pictures.result(view, names=NAMES, language="ko"),
    "close-up": lambda view: pictures.closeup(view, "000", names=NAMES, language="ko"),
    "move plan": lambda view: pictures.moving(view, 0, *samples.plan(6, "late"), {}, names=NAMES, language="ko"),
    "seat sheet": lambda view: pictures.sheet(view, 1, names=NAMES, language="ko"),
    "technologies": lambda view: pictures.technologies(view, 0, names=NAMES, language="ko"),
    "hand": lambda view: pictures.hand(samples.at(6, "late", 0), 0, names=NAMES, language="ko"),
    "objectives": lambda view: pictures.objectives(view, 0, names=NAMES, language="ko"),
    "payment": lambda view: pictures.payment(view, 1, coin="resources", price=6, names=NAMES, language="ko"),
    "trade": lambda view: pictures.trade(view, 0, 1, {"goods": 1}, {"goods": 1}, names=NAMES, language="ko"),
    "combat": lambda _: pictures.combat(samples.fighting(3).view(None), names=NAMES[:3], language="ko"),
    "faction": lambda _: pictures.faction("jolnar", language="ko"),
    "unit cards": lambda _: pictures.unit_cards(["fighter_i", "fighter_ii"], language="ko"),
    "places": lambda _: pictures.places((44, 45), "feature", "asteroid_field", language="ko"),
    "factions": lambda _: pictures.factions([(str(n), one) for n, one in enumerate(samples.FACTIONS)], language="ko"),
}
"""Pictures of a view of six players, or of what they are asked."""
HEAVIEST: Final = {"galaxy": 900_000, "move": 900_000, **{f"overlay {kind}": 900_000 for kind in pictures.OVERLAYS}}
"""Bytes of what shows all systems; everything else may have 500,000."""


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
    assert size <= HEAVIEST.get(kind, 500_000)
    benchmark.extra_info.update(ratio=round(took / yardstick, 2), png6_ms=round(yardstick * 1000), bytes=size)
    with capsys.disabled():
        print(f"\n{kind}: {took * 1000:.0f} ms, RGB PNG 6 {yardstick * 1000:.0f} ms", end="; ")
        print(f"ratio {took / yardstick:.2f}; first {first * 1000:.0f} ms; {size} bytes")
    benchmark(anew)
