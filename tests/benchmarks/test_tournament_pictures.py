"""What a page of a tournament costs (tournaments P4: a picture within 150 ms, warm). Reports only.

python run.py bench -k tournament_pictures

Warm: fonts are open and letters measured; the rows of earlier pictures are forgotten, so that all of a page is drawn.
Printed is the time of the processor, so that what else the machine does counts for nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from bot.pairing.bracketing import bracket_page
from bot.pairing.meanings import outlook_of
from bot.pairing.viewing import Naming, round_page, standings_page
from renderers import bands, tournaments
from renderers.drawings import Drawing, drawing
from renderers.tournaments import samples

LIMIT = 0.150
"""Seconds."""


def best(act: Callable[[], object], rounds: int = 7) -> float:
    """Seconds of the processor, of the quickest of some rounds."""
    times: list[float] = []
    for _ in range(rounds):
        began = time.process_time()
        act()
        times.append(time.process_time() - began)
    return min(times)


def drawings() -> dict[str, Drawing]:
    """The fullest page of every kind, the worst of the gallery among them."""
    found: dict[str, Drawing] = {}
    for name, one in samples.drawings("plain", (), "ko"):
        kind = name.partition("-")[0]
        weight = len(one.encode())
        if kind not in found or weight > len(found[kind].encode()):
            found[kind] = one
    names = Naming(samples.TITLE["ko"], samples.people(512, (), "ko"), own=200)
    held = samples.contest(512, 2)
    found["standings-512"] = drawing(tournaments.standings, standings_page(held, names), language="ko")
    found["round-512"] = drawing(tournaments.matches, round_page(held, names), language="ko")
    found["bracket-512"] = drawing(tournaments.bracket, bracket_page(samples.knockout(512, 1), names), language="ko")
    return found


@pytest.mark.parametrize("kind", drawings())
def test_page(kind: str, benchmark, capsys: pytest.CaptureFixture[str]) -> None:
    one = drawings()[kind]

    def draw() -> object:
        bands.shared.clear()
        return one.draw()

    draw()
    benchmark(draw)
    warm = best(draw)
    benchmark.extra_info.update(ratio=round(warm / LIMIT, 2), bytes=len(one.draw().data))
    with capsys.disabled():
        print(f"\n{kind} {warm * 1000:.0f} ms of {LIMIT * 1000:.0f}, {len(one.draw().data) // 1000} kB")


def test_views_of_512(benchmark, capsys: pytest.CaptureFixture[str]) -> None:
    """What is reckoned beside the event loop before anything is drawn."""
    names = Naming("Open", samples.people(512, (), "en"), own=200)
    held, tree = samples.contest(512, 2), samples.knockout(512, 1)
    spent = {
        "standings": best(lambda: standings_page(held, names), 3),
        "round": best(lambda: round_page(held, names), 3),
        "bracket": best(lambda: bracket_page(tree, names), 3),
        "outlook": best(lambda: outlook_of(held, names), 3),
    }
    benchmark.pedantic(lambda: standings_page(held, names), rounds=1)
    benchmark.extra_info.update({name: round(one * 1000) for name, one in spent.items()})
    with capsys.disabled():
        print("\nviews of 512 people: " + ", ".join(f"{name} {one * 1000:.0f} ms" for name, one in spent.items()))
