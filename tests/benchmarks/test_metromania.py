"""Metromania's speed and size: the next question, whole games, the state, and frames as they are kept.

python run.py bench -k metromania -s
"""

from __future__ import annotations

from statistics import mean

from bot.core import frames
from bot.core.match import Match
from tests.benchmarks.whole import SEEDS, Whole

NEXT_QUESTION_MS = 1.0
GAMES_A_SECOND = 25
STATE_BYTES = 20_000
FRAME_BYTES = 600
GAME = Whole("metromania", seats=4, options={"variant": "open"})


def test_metromania_the_next_question(benchmark) -> None:
    GAME.report_next_question(benchmark, NEXT_QUESTION_MS)


def test_metromania_whole_games(benchmark) -> None:
    GAME.report_whole_games(benchmark, GAMES_A_SECOND)


def test_metromania_sizes(benchmark) -> None:
    GAME.check_states(benchmark, STATE_BYTES)


def test_metromania_frames(benchmark) -> None:
    """Every so many states one is kept whole, the others packed against it."""
    packed: list[int] = []

    def keep(seed: int) -> None:
        states: list[bytes] = []

        def one(match: Match, _: float) -> None:
            states.append(match.save())
            number = len(states) - 1
            key = number - number % frames.KEY_EVERY
            packed.append(len(frames.pack(states[-1], states[key]) if number > key else frames.pack(states[-1])))

        GAME.play(seed, one)

    for seed in range(SEEDS):
        keep(seed)
    print(f"\na frame {mean(packed):.0f} bytes (under {FRAME_BYTES})")
    assert mean(packed) < FRAME_BYTES
    benchmark.extra_info.update(frame=round(mean(packed)))
    benchmark(keep, SEEDS + 1)
