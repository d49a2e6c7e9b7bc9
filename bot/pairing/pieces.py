"""A few tables paired exactly: of all ways to seat their people, the best (tournaments F4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from bot.pairing.weighing import Group, Weights

MOST: Final = 12
"""People that are looked through at once."""


def resolved(weights: Weights, groups: Sequence[Group]) -> list[Group]:
    """The same sizes, with the people of all of them seated in the best way.

    Args:
        weights: of the round.
        groups: tables and byes; not more than `MOST` people, or it takes long.
    """
    members = sorted(one for _, group in groups for one in group)
    sizes = Counter((size, len(group)) for size, group in groups if group)
    kinds = sorted(sizes, reverse=True)
    weighed: dict[tuple[int, tuple[int, ...]], int] = {}
    known: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, int, tuple[int, ...]]] = {}

    def best(left: tuple[int, ...], counts: tuple[int, ...]) -> int:
        """Seats the first of those left in every way, and the rest in the best one."""
        if not left:
            return 0
        found = known.get((left, counts))
        if found is not None:
            return found[0]
        first, rest = left[0], left[1:]
        for kind, count in enumerate(counts):
            if not count:
                continue
            size, number = kinds[kind]
            after = (*counts[:kind], count - 1, *counts[kind + 1 :])
            for mates in combinations(rest, number - 1):
                table = (first, *mates)
                weight = weighed.get((size, table))
                if weight is None:
                    weight = weighed[size, table] = weights.group(size, table)
                weight += best(tuple(one for one in rest if one not in mates), after)
                if found is None or weight < found[0]:
                    found = (weight, kind, table)
        assert found is not None, "as many places as people"
        known[left, counts] = found
        return found[0]

    left, counts = tuple(members), tuple(sizes[kind] for kind in kinds)
    best(left, counts)
    seated: list[Group] = []
    while left:
        _, kind, table = known[left, counts]
        seated.append((kinds[kind][0], list(table)))
        counts = (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])
        left = tuple(one for one in left if one not in table)
    return seated
