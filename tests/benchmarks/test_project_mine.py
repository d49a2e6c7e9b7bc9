"""Project MINE's speed and size: the next question, whole games, the state, with the house set.

python run.py bench -k project_mine -s
"""

from __future__ import annotations

from tests.benchmarks.whole import Whole

NEXT_QUESTION_MS = 1.5
WORST_MS = 10.0
GAMES_A_SECOND = 10
STATE_BYTES = 40_000
GAME = Whole("project_mine", seats=4)


def test_project_mine_the_next_question(benchmark) -> None:
    GAME.report_next_question(benchmark, NEXT_QUESTION_MS, WORST_MS)


def test_project_mine_whole_games(benchmark) -> None:
    GAME.report_whole_games(benchmark, GAMES_A_SECOND)


def test_project_mine_sizes(benchmark) -> None:
    GAME.check_states(benchmark, STATE_BYTES)
