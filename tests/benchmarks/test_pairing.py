"""How long a round of a thousand takes (tournaments P4). As figures: `python -m tests.pairing speed`."""

from __future__ import annotations

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.core.streams import Stream
from bot.pairing.search import Matched, pair_round
from tests.pairing.pasts import Past


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_round_of_a_thousand(benchmark: BenchmarkFixture, seats: int) -> None:
    past = Past(1000, seats, 0, Stream.of("benchmark", seats))
    for _ in range(3):
        past.by_points()

    def round_() -> Matched:
        return pair_round(past.people, seats, Stream.of("round"))

    found = benchmark.pedantic(round_, rounds=3)
    assert len(found.tables) == 1000 // seats
    assert found.weighed.rematches == 0
