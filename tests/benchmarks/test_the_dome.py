"""THE DOME's speed and size in a duel: the next question, whole games, the state, with the house set.

python run.py bench -k the_dome -s
"""

from __future__ import annotations

from tests.benchmarks.whole import Whole

NEXT_QUESTION_MS = 1.0
WORST_MS = 10.0
GAMES_A_SECOND = 40
STATE_BYTES = 40_000
GAME = Whole("the_dome", seats=2)


def test_the_dome_the_next_question(benchmark) -> None:
    GAME.report_next_question(benchmark, NEXT_QUESTION_MS, WORST_MS)


def test_the_dome_whole_games(benchmark) -> None:
    GAME.report_whole_games(benchmark, GAMES_A_SECOND)


def test_the_dome_sizes(benchmark) -> None:
    GAME.check_states(benchmark, STATE_BYTES)
