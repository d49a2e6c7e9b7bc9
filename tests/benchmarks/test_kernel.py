"""What storing costs: connect four through the kernel, every answer loaded, checked, logged and saved.

Against it a reducer that keeps nothing, both in one run, so that only their ratio counts.

    python -m pytest tests/benchmarks/test_kernel.py --benchmark-enable -s
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median

import msgspec
import pytest

from bot.core import playable
from bot.core.match import Match
from tests.core.tiny.connect_four import DISCS, HEIGHT, WIDTH, ConnectFour, wins

TARGET = 500_000 / 80_000
"""The issue's figures: 80,000 stored answers a second where the bare reducer does 500,000."""

ROUNDS = 15
GAMES = 150

_encode = msgspec.json.Encoder().encode


def bare(games: int) -> int:
    """Random games without any kernel; the number of answers."""
    rng = random.Random(1)
    answers = 0
    for _ in range(games):
        columns, seat = [""] * WIDTH, 0
        while True:
            legal = [c for c in range(WIDTH) if len(columns[c]) < HEIGHT]
            column = rng.choice(legal)
            columns[column] += DISCS[seat]
            answers += 1
            seat = 1 - seat
            if wins(columns, column) or all(len(tower) == HEIGHT for tower in columns):
                break
    return answers


def stored(games: int) -> int:
    """Random games, each answer on a freshly loaded match: question looked up, answered, logged, saved."""
    rng = random.Random(1)
    answers = 0
    for _ in range(games):
        match = Match.new("connect_four", 2, bytes(32))
        data = match.save()
        while match.result is None:
            match = Match.load(data)
            seat = match.awaited()[0]
            question = match.asked(seat)[0]
            match.answer(seat, question.no, rng.choice(question.shape.options).id)  # type: ignore[union-attr]
            data = match.save()
            assert match.entry.events
            answers += 1
    return answers


def rate(play: Callable[[int], int]) -> float:
    """Answers a second."""
    began = time.process_time()
    return play(GAMES) / (time.process_time() - began)


@pytest.mark.benchmark(group="kernel")
def test_stored_connect_four(benchmark: Callable[..., object]) -> None:
    playable.register(ConnectFour())
    for warm in (bare, stored):
        rate(warm)
    pairs = [(rate(bare), rate(stored)) for _ in range(ROUNDS)]
    ratio = median(plain / kept for plain, kept in pairs)
    print(
        f"\nbare {median(p for p, _ in pairs):,.0f}/s, stored {median(k for _, k in pairs):,.0f}/s, "
        f"ratio {ratio:.2f} (at most {TARGET:.2f})"
    )
    benchmark.extra_info["ratio"] = round(ratio, 2)  # type: ignore[attr-defined]
    benchmark(stored, 20)
