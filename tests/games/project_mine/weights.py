"""What tells how many points a seat ends with: how `outlook.WEIGHTS` was found.

    python -m tests.games.project_mine.weights --games 1500

Bots of the hard bot's taste play each other, in two games of three the easy bot; now and then it is noted how both
seats look (`outlook`), and what they had at the end. Least squares over four fifths of the games say what each of it is
worth; how far that is off in the last fifth stands beside how far the bot's reckoning now is off. Prints one JSON
object.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from operator import mul
from random import Random
from typing import Final, cast

from bot.core.bots import play_on
from bot.core.match import Match
from bot.core.shapes import Answer, Question
from bot.core.streams import Stream
from bot.games.project_mine.bots import EASY, Values, prefer
from bot.games.project_mine.glance import Glance
from bot.games.project_mine.keywords import pack_of
from bot.games.project_mine.outlook import WEIGHTS, Outlook, outlook
from bot.games.project_mine.search import HARD, PLAYING_ON
from bot.games.project_mine.state import State
from bot.games.project_mine.view import MineView
from bot.games.registry import install
from tests.games.the_dome.weights import solved

LEAST: Final = 1e-4
"""What speaks against large weights, for each position."""
APART: Final = (12, 30)
"""Answers between two positions that are noted, at least and at most."""

Position = tuple[list[float], float]
"""How a seat looked, at its end a 1 for what all begin with; and its points at the end."""


def positions_of(number: int) -> list[Position]:
    """Positions of one game."""
    stream, chance = Stream.of("weights", number), Random(number)
    match = Match.new("project_mine", 2, stream.seed_bytes())
    tastes = [HARD, HARD]
    if number % 3:
        tastes[number % 2] = EASY
    pack, state = pack_of(match.play), cast("State", match.play.board)
    noted: list[tuple[int, Outlook]] = []
    answers, following = 0, chance.randint(*APART)

    def answer(seat: int, question: Question) -> Answer:
        nonlocal answers, following
        answers += 1
        if answers >= following and state.phase in ("era", "transition"):
            view = cast("MineView", Glance(pack, state))
            for one in range(match.seats):
                noted.append((one, outlook(pack, state, view, one, Values(PLAYING_ON, pack, view, one).aim)))
            following = answers + chance.randint(*APART)
        return prefer(match.view(seat), seat, question, stream, tastes[seat])

    play_on(match, match.play.game.rules.bound, answer)
    if match.result is None:
        return []
    scores = match.result.scores
    return [([*map(float, found), 1.0], float(scores[seat])) for seat, found in noted]


def fitted(positions: Sequence[Position]) -> list[float]:
    """Weights by least squares."""
    size = len(positions[0][0])
    matrix = [[LEAST * len(positions) * (a == b) for b in range(size)] for a in range(size)]
    right = [0.0] * size
    for found, points in positions:
        for at, value in enumerate(found):
            if value:
                right[at] += value * points
                row = matrix[at]
                for other in range(size):
                    row[other] += value * found[other]
    return solved(matrix, right)


def off(weights: Sequence[float], positions: Sequence[Position]) -> float:
    """How far points are off, the same for all positions taken away."""
    errors = [points - sum(map(mul, weights, found)) for found, points in positions]
    mean = sum(errors) / len(errors)
    return (sum((error - mean) ** 2 for error in errors) / len(errors)) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description="What tells how many points a seat of Project MINE ends with.")
    parser.add_argument("--games", type=int, default=1500)
    games = parser.parse_args().games
    install()
    known, unknown = list[Position](), list[Position]()
    for number in range(games):
        (unknown if number % 5 == 0 else known).extend(positions_of(number))
    weights = fitted(known)
    print(
        json.dumps(
            {
                "positions": len(known) + len(unknown),
                "weights": {name: round(one, 2) for name, one in zip(Outlook._fields, weights, strict=False)},
                "off": round(off(weights, unknown), 2),
                "off as it is reckoned now": round(off([*WEIGHTS, 0.0], unknown), 2),
                "off if all end alike": round(off([0.0] * len(weights), unknown), 2),
            }
        )
    )


if __name__ == "__main__":
    main()
