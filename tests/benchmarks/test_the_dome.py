"""THE DOME's speed and size: the next question, whole games, the state, with the house set.

python run.py bench -k the_dome -s
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import pytest

from bot.core import registry
from bot.core.bots import next_question
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games.the_dome import THE_DOME

NEXT_QUESTION_MS = 1.0
WORST_MS = 10.0
GAMES_A_SECOND = 40
STATE_BYTES = 40_000
SEATS = 2


@pytest.fixture(autouse=True)
def installed() -> None:
    """The game."""
    registry.register(THE_DOME)


def play(seed: int, seen: Callable[[Match, float], None] | None = None) -> int:
    """A random duel with the asked seat's questions and view after every answer; the number of answers."""
    stream = Stream.of("bench", seed)
    match = Match.new("the_dome", SEATS, stream.seed_bytes())
    answers = 0
    while match.result is None:
        seat, question = next((s, q) for s in match.awaited() if (q := next_question(match, s)) is not None)
        match.view(seat)
        choice = match.sample(seat, question.no, stream)
        began = time.perf_counter()
        match.answer(seat, question.no, choice)
        for following in match.awaited():
            match.asked(following)
        answers += 1
        if seen is not None:
            seen(match, time.perf_counter() - began)
    return answers


def test_the_dome_the_next_question(benchmark: Callable[..., object]) -> None:
    taken: list[float] = []
    play(0)
    for seed in range(10):
        play(seed, lambda _, seconds: taken.append(seconds * 1000))
    found = f"median {median(taken):.2f} ms (at most {NEXT_QUESTION_MS}), longest {max(taken):.1f} (at most {WORST_MS})"
    print(f"\nnext question: {found}")
    benchmark.extra_info["median_ms"] = round(median(taken), 3)  # type: ignore[attr-defined]
    benchmark(play, 1)


def test_the_dome_whole_games(benchmark: Callable[..., object]) -> None:
    play(0)
    rates: list[float] = []
    for turn in range(5):
        began = time.process_time()
        for seed in range(10):
            play(turn * 10 + seed)
        rates.append(10 / (time.process_time() - began))
    print(f"\n{median(rates):.0f} random duels a second on one core (at least {GAMES_A_SECOND})")
    benchmark.extra_info["games_per_second"] = round(median(rates), 1)  # type: ignore[attr-defined]
    benchmark(play, 2)


def test_the_dome_sizes(benchmark: Callable[..., object]) -> None:
    states: list[int] = []

    def keep(seed: int) -> None:
        play(seed, lambda match, _: states.append(len(match.save())))

    for seed in range(10):
        keep(seed)
    print(f"\nlargest state {max(states)} bytes (under {STATE_BYTES})")
    assert max(states) < STATE_BYTES
    benchmark.extra_info.update(state=max(states))  # type: ignore[attr-defined]
    benchmark(keep, 11)
