"""One step of Weng and Lin's Bradley-Terry rating with partial pairing (tournaments R1).

Ruby C. Weng and Chih-Jen Lin, "A Bayesian approximation method for online ranking", JMLR 12 (2011), algorithm 2. Sides
meet in pairs, and not every two of a table have to: each pair moves both by what the encounter said beyond what was
expected, divided by the number of the others at the table, so that a table of six says no more than a duel.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import exp, sqrt
from typing import Final

from msgspec import Struct

MU: Final = 25.0
SIGMA: Final = 25 / 3
BETA: Final = 25 / 6
"""How far luck reaches: half of what is not known of a newcomer."""
TAU: Final = 25 / 300
"""What each match adds to what is not known, so that nobody's rating ever stands still."""
DRIFT: Final = TAU**2
LUCK: Final = 2 * BETA**2
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
    people: Sequence[Rating],
    sizes: Sequence[int],
    ranks: Sequence[int],
    weights: Sequence[Sequence[float]] | None = None,
    others: int = 0,
) -> list[Rating]:
    """The ratings after a match.

    Args:
        people: who played, side after side.
        sizes: people of each side; 1, in most games. Sides of different size are taken for equally strong where
            their members are: the game has made up for the number.
        ranks: of each side, lower is better, equals share.
        weights: how much of the step each person makes against each side, both in mean and in deviation; one where it
            is not given, 0 against the own side and for sides that do not meet.
        others: sides there were besides one's own; 0: besides those that are given.

    Returns:
        of each person, in the order of `people`.
    """
    count, size, after = others or len(sizes) - 1, len(sizes), accumulate(sizes)
    members = [range(end - length, end) for end, length in zip(after, sizes)]
    if weights is None:
        weights = [[float(j != i) for j in range(size)] for i, side in enumerate(members) for _ in side]
    held = [p.sigma**2 + DRIFT * sum(given) / count for p, given in zip(people, weights)]
    if size == len(people):
        means, variances = [p.mu - MU for p in people], held
    else:
        means = [sum(people[one].mu for one in side) - MU * len(side) for side in members]
        variances = [sum(held[one] for one in side) for side in members]
    # one loop for all: all ratings are computed anew from hundreds of thousands of results
    moves, spreads = [0.0] * len(people), [0.0] * len(people)
    for i in range(1, size):
        mean, variance, rank, own = means[i], variances[i], ranks[i], members[i]
        for j in range(i):
            its = members[j]
            if not weights[own[0]][j] and not weights[its[0]][i]:
                continue
            both = variance + variances[j] + LUCK
            c = sqrt(both)
            expected = 1 / (1 + exp((means[j] - mean) / c))
            move = ((1.0 if rank < ranks[j] else 0.5 if rank == ranks[j] else 0.0) - expected) / c
            known = GAMMA * expected * (1 - expected) / both
            for one in own:
                weight = weights[one][j]
                moves[one] += weight * move
                spreads[one] += weight * known
            for one in its:
                weight = weights[one][i]
                moves[one] -= weight * move
                spreads[one] += weight * known
    found: list[Rating] = []
    for p, variance, move, spread in zip(people, held, moves, spreads):
        left = 1 - variance * spread / count
        found.append(Rating(p.mu + variance * move / count, sqrt(variance * (left if left > KAPPA else KAPPA))))
    return found
