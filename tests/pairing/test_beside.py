"""Our pairings beside published ones, a few of them (tournaments P5). The whole: `python -m tests.pairing`."""

from __future__ import annotations

import pytest

from bot.core.streams import Stream
from tests.pairing.__main__ import SECTION, written
from tests.pairing.beside import Recorded, counted, ours, py4swiss, swisspair


@pytest.mark.parametrize("seed", range(6))
def test_no_worse_than_published_pairings(seed: int) -> None:
    for name in ("swisspair", "py4swiss"):
        pytest.importorskip(name, reason=f"{name} is not installed")
    stream = Stream.of("beside-sample", seed)
    past = Recorded(8 + stream.below(20), stream)
    for _ in range(1 + stream.below(3)):
        past.fair()
    mine = counted(past, ours(past, seed))
    for other in (swisspair(past, seed), py4swiss(past, seed)):
        theirs = counted(past, other)
        order = ("second byes", "rematches", "seats over two", "points above the last at byes")
        assert [mine[one] for one in order] <= [theirs[one] for one in order]


def test_a_part_of_the_results_is_written_anew_and_the_rest_left_alone() -> None:
    first = written("", "Speed", ["a"])
    both = written(first, "Designs", ["b"]) + "\n## Ratings\n\nnot ours\n"
    again = written(both, "Speed", ["c"])
    assert again == both.replace("\na\n", "\nc\n")
    assert again.count(SECTION) == 1
    assert again.endswith("\n## Ratings\n\nnot ours\n")
