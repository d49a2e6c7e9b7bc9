"""Metromania's speed and size: the next question, whole games, the state, and frames as they are kept.

python run.py bench -k metromania -s
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import mean, median

import pytest

from bot.core import frames, registry
from bot.core.bots import next_question
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games import registry as games

NEXT_QUESTION_MS = 1.0
GAMES_A_SECOND = 25
STATE_BYTES = 20_000
FRAME_BYTES = 600
SEATS = 4


@pytest.fixture(autouse=True)
def installed() -> None:
    """The games of the house."""
    games.install()
    assert registry.find("metromania")


def play(seed: int, seen: Callable[[Match, float], None] | None = None) -> int:
    """A random game of four with the asked seat's questions and view after every answer; the number of answers."""
    stream = Stream.of("bench", seed)
    match = Match.new("metromania", SEATS, stream.seed_bytes(), {"variant": "open"})
    answers = 0
    while match.result is None:
        seat = match.awaited()[0]
        question = next_question(match, seat)
        assert question is not None
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


def test_metromania_the_next_question(benchmark: Callable[..., object]) -> None:
    taken: list[float] = []
    play(0)
    for seed in range(10):
        play(seed, lambda _, seconds: taken.append(seconds * 1000))
    print(f"\nnext question: median {median(taken):.2f} ms (at most {NEXT_QUESTION_MS}), longest {max(taken):.1f} ms")
    benchmark.extra_info["median_ms"] = round(median(taken), 3)  # type: ignore[attr-defined]
    benchmark(play, 1)


def test_metromania_whole_games(benchmark: Callable[..., object]) -> None:
    play(0)
    rates: list[float] = []
    for turn in range(5):
        began = time.process_time()
        for seed in range(20):
            play(turn * 20 + seed)
        rates.append(20 / (time.process_time() - began))
    print(f"\n{median(rates):.0f} random games of four a second on one core (at least {GAMES_A_SECOND})")
    benchmark.extra_info["games_per_second"] = round(median(rates), 1)  # type: ignore[attr-defined]
    benchmark(play, 2)


def test_metromania_sizes(benchmark: Callable[..., object]) -> None:
    states: list[int] = []
    packed: list[int] = []

    def keep(seed: int) -> None:
        key: list[bytes] = []

        def one(match: Match, _: float) -> None:
            data = match.save()
            states.append(len(data))
            if len(states) % frames.KEY_EVERY == 1 or not key:
                key[:] = [data]
                packed.append(len(frames.pack(data)))
            else:
                packed.append(len(frames.pack(data, key[0])))

        play(seed, one)

    for seed in range(10):
        keep(seed)
    print(
        f"\nlargest state {max(states)} bytes (under {STATE_BYTES}); a frame {mean(packed):.0f} (under {FRAME_BYTES})"
    )
    assert max(states) < STATE_BYTES
    assert mean(packed) < FRAME_BYTES
    benchmark.extra_info.update(state=max(states), frame=round(mean(packed)))  # type: ignore[attr-defined]
    benchmark(keep, 11)
