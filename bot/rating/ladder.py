"""The ratings of a game and class in one place, and what an encounter makes of them (tournaments R3, R5).

A step is weighed. People who meet again and again learn little new of each other: of all meetings of two within thirty
days the first counts whole, the next half, then a quarter, and so on. And against somebody of whom little is known one
moves half as far. Both scale the whole step, of the mean and of the deviation.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bot.rating.encounters import Encounter
from bot.rating.scale import DAY, SURE, aged
from bot.rating.weng_lin import Rating, rate

AGAIN: Final = 30 * DAY
"""For so long a meeting makes the next ones of the same two people count less."""
UNKNOWN: Final = 0.5
"""Part of a step against somebody whose rating is provisional."""


class Rated(Struct, frozen=True, gc=False):
    """Where somebody stands.

    Args:
        rating: as it was after the latest match.
        games: matches rated so far.
        at: Unix time of the latest of them.
    """

    rating: Rating = Rating()
    games: int = 0
    at: int = 0

    def now(self, at: int) -> Rating:
        """The rating at a Unix time: what is not known of somebody grows."""
        return aged(self.rating, at - self.at) if self.games else self.rating


NEW: Final = Rated()


class Ratings:
    """Ratings by key of a person; whoever is not in it is new."""

    def __init__(self) -> None:
        self.people: dict[int, Rated] = {}
        self._met: dict[tuple[int, int], list[int]] = {}

    def remember(self, encounter: Encounter, at: int) -> None:
        """A meeting that is in the ratings already, as far as it makes the next ones count less."""
        self._meet(encounter, at)

    def _meet(self, encounter: Encounter, at: int) -> list[list[list[float]]]:
        """Note who meets whom; returns for each person the weight of the step against each side, as if all were known
        well.
        """
        sides, leaver, met = encounter.sides, encounter.leaver, self._met
        weights = [[[0.0] * len(sides) for _ in side] for side in sides]
        for i, side in enumerate(sides):
            for j in range(i) if leaver < 0 or i == leaver else (leaver,) if i > leaver else ():
                others = sides[j]
                for own, one in zip(weights[i], side):
                    for its, other in zip(weights[j], others):
                        pair = (one, other) if one < other else (other, one)
                        times = met.get(pair)
                        if times is None:
                            times = met[pair] = []
                        elif times and times[0] <= at - AGAIN:
                            times[:] = [time for time in times if time > at - AGAIN]
                        weight = 0.5 ** len(times)
                        own[j] += weight / len(others)
                        its[i] += weight / len(side)
                        times.append(at)
        return weights

    def take(self, encounter: Encounter, at: int) -> dict[int, Rated]:
        """Rate an encounter.

        Args:
            encounter: later than all before.
            at: Unix time.

        Returns:
            those whose standing is another now.
        """
        sides, leaver, people = encounter.sides, encounter.leaver, self.people
        before = [[people.get(key, NEW) for key in side] for side in sides]
        ratings = [[one.now(at) for one in side] for side in before]
        weights = self._meet(encounter, at)
        for j, side in enumerate(ratings):
            known = sum(UNKNOWN if one.sigma >= SURE else 1.0 for one in side) / len(side)
            if known < 1:
                for i in range(len(sides)):
                    for own in weights[i]:
                        own[j] *= known
        changed: dict[int, Rated] = {}
        for i, side in enumerate(rate(ratings, encounter.ranks, weights, encounter.others)):
            if encounter.alone and i != leaver:
                continue
            last = leaver < 0 or i == leaver or len(sides) == 2  # nobody is left to be rated with
            for key, old, new in zip(sides[i], before[i], side):
                changed[key] = people[key] = Rated(new, old.games + last, at)
        return changed
