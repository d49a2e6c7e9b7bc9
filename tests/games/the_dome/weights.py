"""What turns that were won have more of: how `search.IN_DUELS` and `search.AGAINST_ONE` were found.

    python -m tests.games.the_dome.weights --games 1000
    python -m tests.games.the_dome.weights --games 3000 --seats 4

Easy bots play; of each turn's beginning it is noted what there is on either side (`search.features`), and which won. A
logistic regression over four fifths of the games says what each of it is worth; how well it tells the turns of the last
fifth stands beside what the bot reckons with now. Prints one JSON object.
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
from bot.games.the_dome.cards import Pack
from bot.games.the_dome.search import AGAINST_ONE, ENERGY, IN_DUELS, LUCK, TEMPO, SideWeights, features
from bot.games.the_dome.state import DUEL, State
from bot.games.the_dome.zones import pack_of
from tests.games.the_dome.proof import ORDERS, TRAPS

LEAST: Final = 1e-3
"""What speaks against large weights."""
STEPS: Final = 12

Turn = tuple[list[float], bool]
"""How a turn begins (`in_duel`, `at_table`), and whether the side was to win that it is about."""


def in_duel(pack: Pack, state: State) -> list[float]:
    """What the seat whose turn begins has more of, at its end a 1 for having the turn."""
    mine, theirs = (features(pack, state, state.players[one]) for one in (state.current, 1 - state.current))
    return [*(float(a) - float(b) for a, b in zip(mine, theirs, strict=True)), 1.0]


def at_table(pack: Pack, state: State) -> list[float]:
    """What the Mastermind has, what the allies have in the mean, as less than nothing, and whose turn it is."""
    boss = state.players[state.mastermind]
    nothing = [0.0] * len(SideWeights._fields)
    allies = [
        [*nothing, 1.0] if one.down else [*map(float, features(pack, state, one)), 0.0]
        for one in state.players
        if one is not boss
    ]
    turn = [float((state.current - state.mastermind) % state.seats == place) for place in range(state.seats)]
    less = [-sum(column) / len(allies) for column in zip(*allies, strict=True)]
    return [*map(float, features(pack, state, boss)), float(state.energy), *less, *turn]


def reckoned(seats: int) -> dict[str, float]:
    """What the bot reckons with now, by what it is called; in the order of what is found."""
    if seats == 2:
        return {**IN_DUELS._asdict(), "tempo": TEMPO}
    now = AGAINST_ONE[seats]
    boss, ally = (
        {f"{name} {key}": value for key, value in side._asdict().items()}
        for name, side in (("boss", now.boss), ("ally", now.ally))
    )
    turn = {f"turn {place}": value for place, value in enumerate(now.turn)}
    return {**boss, "energy": ENERGY, **ally, "down": now.down, **turn}


def turns_of(number: int, seats: int) -> list[Turn]:
    """The turns of one game."""
    stream = Stream.of("weights", number) if seats == 2 else Stream.of("weights", seats, number)
    match = Match.new("the_dome", seats, stream.seed_bytes(), {TRAPS: ORDERS})
    begun: dict[int, tuple[int, list[float]]] = {}

    def answer(seat: int, question: Question) -> Answer:
        state = cast("State", match.play.board)
        if question.slot == "turn" and state.turn not in begun:
            pack = pack_of(match.play)
            if state.mode == DUEL:
                begun[state.turn] = seat, in_duel(pack, state)
            else:
                begun[state.turn] = state.mastermind, at_table(pack, state)
        return choose(match, seat, question, "easy", stream)

    play_on(match, match.play.game.rules.bound, answer)
    if match.result is None:
        return []
    ranks = match.result.ranks
    return [(found, ranks[side] == 1) for side, found in begun.values()]


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
    parser = argparse.ArgumentParser(description="What is worth how much in THE DOME.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    asked = parser.parse_args()
    install()
    known, unknown = list[Turn](), list[Turn]()
    for number in range(asked.games):
        (unknown if number % 5 == 0 else known).extend(turns_of(number, asked.seats))
    weights, now = fitted(known), reckoned(asked.seats)
    print(
        json.dumps(
            {
                "turns": len(known) + len(unknown),
                "weights": {name: round(LUCK * one, 2) for name, one in zip(now, weights, strict=True)},
                "loss": round(loss(weights, unknown), 4),
                "loss of what is reckoned with now": round(loss([one / LUCK for one in now.values()], unknown), 4),
                "loss of a coin": round(math.log(2), 4),
            }
        )
    )


if __name__ == "__main__":
    main()
