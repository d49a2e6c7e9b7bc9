"""What turns of duels that were won have more of: how `search.IN_DUELS` was found.

    python -m tests.games.the_dome.weights --games 1000

Easy bots play duels; of each turn's beginning it is noted what the seat has more of than the other (`search.features`),
and whether it won. A logistic regression over four fifths of the games says what each of it is worth; how well it tells
the turns of the last fifth stands beside what the bot reckons with now. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from operator import mul
from typing import Final, cast

from bot.core.bots import choose, play_on
from bot.core.match import Match
from bot.core.shapes import Answer, Question
from bot.core.streams import Stream
from bot.games.registry import install
from bot.games.the_dome.search import IN_DUELS, LUCK, TEMPO, SideWeights, features
from bot.games.the_dome.state import State
from bot.games.the_dome.zones import pack_of
from tests.games.the_dome.proof import ORDERS, TRAPS

LEAST: Final = 1e-3
"""What speaks against large weights."""
STEPS: Final = 12

Turn = tuple[list[float], bool]
"""What the seat whose turn begins has more of, at its end a 1 for having the turn; and whether it won."""


def turns_of(number: int) -> list[Turn]:
    """The turns of one duel."""
    stream = Stream.of("weights", number)
    match = Match.new("the_dome", 2, stream.seed_bytes(), {TRAPS: ORDERS})
    begun: dict[int, tuple[int, list[float]]] = {}

    def answer(seat: int, question: Question) -> Answer:
        state = cast("State", match.play.board)
        if question.slot == "turn" and state.turn not in begun:
            pack = pack_of(match.play)
            mine, theirs = (features(pack, state, state.players[one]) for one in (seat, 1 - seat))
            more = [float(a) - float(b) for a, b in zip(mine, theirs, strict=True)]
            begun[state.turn] = seat, [*more, 1.0]
        return choose(match, seat, question, "easy", stream)

    play_on(match, match.play.game.rules.bound, answer)
    if match.result is None:
        return []
    ranks = match.result.ranks
    return [(found, ranks[seat] == 1) for seat, found in begun.values()]


def chance(weights: Sequence[float], found: Sequence[float]) -> float:
    """Of winning."""
    return 1 / (1 + math.exp(-sum(map(mul, weights, found))))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Of a system of equations, by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda one: abs(rows[one][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for other in range(size):
            if other != at:
                factor = rows[other][at] / rows[at][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def fitted(turns: Sequence[Turn]) -> list[float]:
    """Weights by Newton's method."""
    size = len(turns[0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [LEAST * len(turns) * one for one in weights]
        bend = [[LEAST * len(turns) * (a == b) for b in range(size)] for a in range(size)]
        for found, won in turns:
            likely = chance(weights, found)
            for at, value in enumerate(found):
                if value:
                    slope[at] += (likely - won) * value
                    row, part = bend[at], likely * (1 - likely) * value
                    for other in range(size):
                        row[other] += part * found[other]
        weights = [one - step for one, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def loss(weights: Sequence[float], turns: Sequence[Turn]) -> float:
    """How badly turns are told, in nats; a coin comes to 0.693."""
    likely = [(chance(weights, found), won) for found, won in turns]
    return -sum(math.log(one if won else 1 - one) for one, won in likely) / len(likely)


def main() -> None:
    parser = argparse.ArgumentParser(description="What is worth how much in a duel of THE DOME.")
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    install()
    known, unknown = list[Turn](), list[Turn]()
    for number in range(games):
        (unknown if number % 5 == 0 else known).extend(turns_of(number))
    weights = fitted(known)
    names = [*SideWeights._fields, "tempo"]
    now = [one / LUCK for one in (*IN_DUELS, TEMPO)]
    print(
        json.dumps(
            {
                "turns": len(known) + len(unknown),
                "weights": {name: round(LUCK * one, 2) for name, one in zip(names, weights, strict=True)},
                "loss": round(loss(weights, unknown), 4),
                "loss of what is reckoned with now": round(loss(now, unknown), 4),
                "loss of a coin": round(math.log(2), 4),
            }
        )
    )


if __name__ == "__main__":
    main()
