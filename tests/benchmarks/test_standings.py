"""How long standings take (tournaments P4): 500 people after 9 rounds within 100 ms of the processor."""

from __future__ import annotations

import time
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core.streams import Stream
from bot.pairing.contest import Contest, Pairing
from bot.pairing.registry import standings
from tests.pairing.playing import contest_of, results

LIMIT = 0.1
"""Seconds."""

pytestmark = pytest.mark.benchmark(timer=time.process_time)


def played(people: int, rounds: int, seats: int) -> Contest:
    """A tournament of which rounds were drawn and played at random."""
    contest = contest_of(people, seats=seats, rounds=rounds)
    stream = Stream.of("standings")
    pairings: list[Pairing] = []
    for round_ in range(1, rounds + 1):
        order = list(range(1, people + 1))
        stream.shuffle(order)
        for table in range(people // seats):
            entrants = tuple(order[table * seats : table * seats + seats])
            places = stream.sample(range(1, seats + 1), seats)
            shares = [1 / seats] * seats
            pairings.append(
                Pairing(
                    len(pairings) + 1,
                    round_,
                    table + 1,
                    entrants,
                    met=True,
                    begins=0,
                    outcomes=results(*places, shares=shares),
                )
            )
    return replace(contest, round=rounds, pairings=pairings, links=["aa"])


def test_standings_of_500_after_9_rounds_at_tables_of_4(benchmark: Any) -> None:
    contest = played(500, 9, 4)
    assert len(benchmark(standings, contest)) == 500
    assert benchmark.stats.stats.median < LIMIT


def test_standings_of_500_after_9_rounds_at_tables_of_2(benchmark: Any) -> None:
    contest = played(500, 9, 2)
    assert len(benchmark(standings, contest)) == 500
    assert benchmark.stats.stats.median < LIMIT
