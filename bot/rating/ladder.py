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

    def _meet(self, encounter: Encounter, at: int) -> list[list[float]]:
        """Note who meets whom; returns for each person, side after side, the weight of the step against each side, as
        if all were known well.
        """
        sides, leaver, met, long_ago = encounter.sides, encounter.leaver, self._met, at - AGAIN
        weights: list[list[float]] = []
        firsts: list[int] = []
        for side in sides:
            firsts.append(len(weights))
            weights += [[0.0] * len(sides) for _ in side]
        for i, side in enumerate(sides):
            for j in range(i) if leaver < 0 or i == leaver else (leaver,) if i > leaver else ():
                others, its_first = sides[j], firsts[j]
                for own, one in enumerate(side, firsts[i]):
                    for its, other in enumerate(others, its_first):
                        pair = (one, other) if one < other else (other, one)
                        times = met.get(pair)
                        if times is None:
                            times = met[pair] = []
                        elif times and times[0] <= long_ago:
                            times[:] = [time for time in times if time > long_ago]
                        weight = 0.5 ** len(times)
                        weights[own][j] += weight / len(others)
                        weights[its][i] += weight / len(side)
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
        keys = [key for side in sides for key in side]
        before = [people.get(key, NEW) for key in keys]
        ratings = [aged(one.rating, at - one.at) if one.games else one.rating for one in before]
        sizes = [len(side) for side in sides]
        weights, first = self._meet(encounter, at), 0
        for j, size in enumerate(sizes):
            unknown = sum(one.sigma >= SURE for one in ratings[first : first + size])
            first += size
            if unknown:
                known = (size - unknown * (1 - UNKNOWN)) / size
                for row in weights:
                    row[j] *= known
        changed: dict[int, Rated] = {}
        last = leaver < 0 or len(sides) == 2  # nobody is left to be rated with
        done, first = rate(ratings, sizes, encounter.ranks, weights, encounter.others), 0
        for i, size in enumerate(sizes):
            if not encounter.alone or i == leaver:
                for at_seat in range(first, first + size):
                    games = before[at_seat].games + (last or i == leaver)
                    changed[keys[at_seat]] = people[keys[at_seat]] = Rated(done[at_seat], games, at)
            first += size
        return changed
