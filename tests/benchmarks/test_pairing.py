"""How long a round of a thousand takes (tournaments P4). As figures: `python -m tests.pairing speed`.

*Own* is a round of a tournament that was paired by our search until then; *near* one of people who were put together by
points alone, so that many have met and sat in the same seats too often: harder than what a tournament comes to.
"""

from __future__ import annotations

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.core.streams import Stream
from bot.pairing.search import Matched, pair_round
from tests.pairing.pasts import Past

ROUNDS = 3
"""Played before."""


@pytest.mark.parametrize("past", ["own", "near"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_round_of_a_thousand(benchmark: BenchmarkFixture, seats: int, past: str) -> None:
    people = Past(1000, seats, 0, Stream.of("benchmark", seats))
    for number in range(ROUNDS):
        if past == "near":
            people.by_points()
        else:
            people.play(pair_round(people.people, seats, Stream.of("before", number)).tables)

    def round_() -> Matched:
        return pair_round(people.people, seats, Stream.of("round"))

    found = benchmark.pedantic(round_, rounds=3)
    assert len(found.tables) == 1000 // seats
    assert found.weighed.rematches == 0
