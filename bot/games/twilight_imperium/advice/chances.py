"""Chances of dice, and draws that are spread evenly over what can happen."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import Final, Generic, TypeVar

FACES: Final = 10
"""R1: all dice of the game have ten."""

T = TypeVar("T")
Chances = dict[tuple[int, int], float]
"""(hits taken by any unit, hits taken by non-fighters first) -> chance."""


def chance(value: int, bonus: int = 0) -> float:
    """Chance of one die to hit.

    Args:
        value: natural result on which it does.
        bonus: what is added to the result.
    """
    return min(FACES, max(0, FACES + 1 - value + bonus)) / FACES


def summed_up(chances: Sequence[float]) -> list[float]:
    """Chance of each number of successes among independent dice.

    Args:
        chances: of each die.
    """
    found = [1.0]
    for p in chances:
        longer = [one * (1 - p) for one in found] + [0.0]
        for at, one in enumerate(found):
            longer[at + 1] += one * p
        found = longer
    return found


def die(value: int, bonus: int, more: tuple[int, int] | None = None, *, first: bool, again: bool) -> Chances:
    """What one combat die scores.

    Args:
        value: result on which it hits.
        bonus: what is added to the result.
        more: natural result from which on there are hits besides, and how many; these may be taken by any unit.
        first: whether its hit falls on non-fighter ships first.
        again: whether it is rolled once more if it misses.
    """
    missed = sum(face + bonus < value for face in range(1, FACES + 1)) / FACES
    found: Chances = {}
    for face in range(1, FACES + 1):
        hit = face + bonus >= value
        besides = more[1] if more is not None and face >= more[0] else 0
        scored = (besides, int(hit)) if first else (besides + int(hit), 0)
        often = missed + int(hit) if again else 1.0
        found[scored] = found.get(scored, 0.0) + often / FACES
    return {scored: p for scored, p in found.items() if p}


def joined(one: Chances, other: Chances) -> Chances:
    """What two independent rolls score together."""
    found: Chances = {}
    for (free, first), p in one.items():
        for (more, firsts), q in other.items():
            key = (free + more, first + firsts)
            found[key] = found.get(key, 0.0) + p * q
    return found


class Ladder(Generic[T]):
    """What can happen, in order, to be drawn by a number from 0 to 1.

    Args:
        chances: of everything.
        rank: by which it is put in order; None where it is.
    """

    __slots__ = ("_steps", "_things")

    def __init__(self, chances: Mapping[T, float], rank: Callable[[T], int] | None = None) -> None:
        self._things = list(chances) if rank is None else sorted(chances, key=rank)
        self._steps = list(accumulate(chances[one] for one in self._things))

    def at(self, luck: float) -> T:
        """What happens there."""
        return self._things[min(len(self._things) - 1, bisect_right(self._steps, luck * self._steps[-1]))]


def drawn_from(chances: Mapping[T, float], count: int, source: random.Random) -> dict[T, int]:
    """So many draws, spread evenly over what can happen, beginning at a random place.

    Args:
        chances: of everything; together 1.
        count: draws.
        source: of the beginning.
    """
    found: dict[T, int] = {}
    total, at, left = 0.0, source.random(), count
    last: T | None = None
    for one, p in chances.items():
        total += p * count
        last = one
        n = 0
        while at < total and left:
            at += 1
            n += 1
            left -= 1
        if n:
            found[one] = n
    if left and last is not None:  # chances that add up to a little less than 1
        found[last] = found.get(last, 0) + left
    return found


def listed(found: Mapping[T, int]) -> list[T]:
    """Everything as often as it was drawn."""
    return [one for one, count in found.items() for _ in range(count)]
