"""One step of Weng and Lin's Bradley-Terry rating with partial pairing (tournaments R1).

Ruby C. Weng and Chih-Jen Lin, "A Bayesian approximation method for online ranking", JMLR 12 (2011), algorithm 2. Sides
meet in pairs, and not every two of a table have to: each pair moves both by what the encounter said beyond what was
expected, divided by the number of the others at the table, so that a table of six says no more than a duel.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from operator import mul
from typing import Final

from msgspec import Struct

MU: Final = 25.0
SIGMA: Final = 25 / 3
BETA: Final = 25 / 6
"""How far luck reaches: half of what is not known of a newcomer."""
TAU: Final = 25 / 300
"""What each match adds to what is not known, so that nobody's rating ever stands still."""
GAMMA: Final = 2.5
"""How fast it becomes known. Measured: with it the order after twenty matches is as true as with any smaller, and a
newcomer is no longer provisional after a dozen matches against settled people, two dozen among newcomers."""
KAPPA: Final = 1e-4
"""The least part of the variance that one match leaves."""


class Rating(Struct, frozen=True, gc=False):
    """What is believed of somebody's strength: its mean and its standard deviation."""

    mu: float = MU
    sigma: float = SIGMA


def rate(
    sides: Sequence[Sequence[Rating]],
    ranks: Sequence[int],
    weights: Sequence[Sequence[Sequence[float]]] | None = None,
    others: int = 0,
) -> list[list[Rating]]:
    """The ratings after a match.

    Args:
        sides: who plays together; alone, in most games. Sides of different size are taken for equally strong where
            their members are: the game has made up for the number.
        ranks: of each side, lower is better, equals share.
        weights: how much of the step somebody makes against each side, both in mean and in deviation; one where it is
            not given, 0 against the own side and for sides that do not meet.
        others: sides there were besides one's own; 0: besides those that are given.
    """
    count, size = others or len(sides) - 1, len(sides)
    even = [[1.0] * i + [0.0] + [1.0] * (size - i - 1) for i in range(size)]
    shares = [[even[i]] * len(side) for i, side in enumerate(sides)] if weights is None else weights
    held = [
        [p.sigma**2 + TAU**2 * sum(given) / count for p, given in zip(side, share)]
        for side, share in zip(sides, shares)
    ]
    means = [sum(p.mu for p in side) - MU * len(side) for side in sides]
    variances = [sum(variance) for variance in held]
    moves, spreads = [[0.0] * size for _ in sides], [[0.0] * size for _ in sides]
    for i in range(size):
        for j in range(i):
            both = variances[i] + variances[j] + 2 * BETA**2
            c = sqrt(both)
            expected = 1 / (1 + exp((means[j] - means[i]) / c))
            surprise = (1.0 if ranks[i] < ranks[j] else 0.5 if ranks[i] == ranks[j] else 0.0) - expected
            known = GAMMA * expected * (1 - expected) / both
            moves[i][j], moves[j][i] = surprise / c, -surprise / c
            spreads[i][j] = spreads[j][i] = known
    return [
        [
            Rating(
                p.mu + variance * sum(map(mul, given, moves[i])) / count,
                sqrt(variance * max(1 - variance * sum(map(mul, given, spreads[i])) / count, KAPPA)),
            )
            for p, variance, given in zip(side, held[i], shares[i])
        ]
        for i, side in enumerate(sides)
    ]
