"""What speaks against a round of pairings, term by term (tournaments F1, F2).

The terms stand in an order, and the first in which two rounds differ decides between them. They are whole numbers,
written into one: each term counts more than all that stand behind it can come to together. So a search compares single
numbers, and no weight is a matter of taste.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, reduce
from itertools import combinations
from math import gcd
from operator import add, itemgetter
from typing import Final

from msgspec import Struct

from bot.pairing.seekers import Seeker

FINE: Final = 1000
"""Points are compared in thousandths."""
NO_TABLE: Final = 0
"""The size of the group of those who have a bye."""

Group = tuple[int, Sequence[int]]
"""A size (`NO_TABLE` for byes) and the indices of those in it."""
_Chosen = Callable[[Sequence[int]], tuple[int, ...]]
"""Takes some of what each set of places weighs."""


class Weighed(Struct, frozen=True, order=True):
    """What speaks against a round. Compared in this order; less is better.

    Args:
        without: people without a table.
        byes: byes had before by those who get one now, squared.
        rematches: for each two at a table, how often they met, squared.
        leader: a bye to whoever leads alone.
        odd: tables of another size had before by those who sit at one now, squared.
        seats_over_two: for each person, by how much the seats in the order of play will differ beyond two.
        bottom: points of those who get a bye or a table of another size, above the last person's, in thousandths.
        points: for each two at a table, the difference of their points, squared, in millionths.
        seats_over_one: as `seats_over_two`, beyond one.
        repeated: people who sit where they sat the last time.
        draw: for each two of equal points at a table, the product of their ranks among their equals, counted from the
            middle: the less, the more the first meet the last (fold). Ranks are by seed, or drawn.
    """

    without: int
    byes: int
    rematches: int
    leader: int
    odd: int
    seats_over_two: int
    bottom: int
    points: int
    seats_over_one: int
    repeated: int
    draw: int


class Weights:
    """All terms of one moment of pairing, as numbers that add up over tables.

    People are indices here, in the order of points, of seeds, of the draw.

    Args:
        people: who is to be paired, in any order.
        seats: at a table.
        other: the other size that is allowed; 0 for none.
        drawn: rank of each in the draw, in the order of `people`.
        by_seed: whether equals meet by seed; else as drawn.
    """

    def __init__(
        self, people: Sequence[Seeker], seats: int, other: int, drawn: Sequence[int], *, by_seed: bool
    ) -> None:
        chance = {one.number: rank for one, rank in zip(people, drawn)}

        def strength(one: Seeker) -> tuple[float, int]:
            return (-one.seed if by_seed else 0.0, chance[one.number])

        self.seats = seats
        self.other = other
        self.people = sorted(people, key=lambda one: (-_fine(one.points), *strength(one)))
        size = len(self.people)
        fine = [_fine(one.points) for one in self.people]
        low = min(fine, default=0)
        self.step = reduce(gcd, (one - low for one in fine), 0) or 1
        self.points = [(one - low) // self.step for one in fine]
        self.ranks = _ranks(self.points)
        index = {one.number: at for at, one in enumerate(self.people)}
        self.met = [
            {index[other]: times for other, times in one.met.items() if times and other in index} for one in self.people
        ]
        # A bye to the leader counts where one person is alone at the top.
        self.alone = size > 1 and self.points[0] > self.points[1]
        self._scale(size)
        self._seats_at = {at: self._places(at) for at in {seats, other} - {NO_TABLE}}
        self.picky = {at: any(any(row) for row in rows) for at, rows in self._seats_at.items()}
        self._aside = {where: self._besides(where) for where in {NO_TABLE, other}}
        # Many have sat alike until now: what their seats come to is reckoned once.
        alike: dict[tuple[int, ...], int] = {}
        self._alike = {
            at: [alike.setdefault(tuple(row), len(alike)) for row in rows] for at, rows in self._seats_at.items()
        }
        self._rows = list(alike)
        self._seatings: dict[tuple[int, ...], int] = {}

    def _scale(self, size: int) -> None:
        """Weights of the terms, each above all that the lesser ones can come to together."""
        widest = max(self.seats, self.other)
        pairs = size * (widest - 1) // 2 + 1
        most = max(self.points, default=0)
        top_rank = max((abs(rank) for rank in self.ranks), default=0)
        rounds = max((max(one.seats, default=0) for one in self.people), default=0) + 1
        # The draw may fall below nothing as far as it may rise.
        scale = 2 * pairs * top_rank * top_rank + 1
        self.repeated, scale = scale, scale * (size + 1)
        self.over_one, scale = scale, scale * (size * rounds + 1)
        self.spread, scale = scale, scale * (pairs * most * most + 1)
        self.bottom, scale = scale, scale * (size * most + 1)
        self.over_two, scale = scale, scale * (size * rounds + 1)
        self.odd, scale = scale, scale * (sum(one.odd * one.odd for one in self.people) + 1)
        self.leader, scale = scale, scale * 2
        often = max((max(one.values(), default=0) for one in self.met), default=0)
        self.rematch, scale = scale, scale * (pairs * often * often + 1)
        self.bye = scale

    def _differences(self, one: Seeker, place: int) -> tuple[int, int, int]:
        """(beyond two, beyond one, where the last time) if somebody sits down in a place."""
        counts = [*one.seats[: self.seats], *[0] * (self.seats - len(one.seats))]
        if place < self.seats:
            counts[place] += 1
        apart = max(counts) - min(counts)
        return max(0, apart - 2), max(0, apart - 1), int(place == one.last)

    def _places(self, size: int) -> list[list[int]]:
        found: list[list[int]] = []
        for one in self.people:
            row: list[int] = []
            for place in range(size):
                two, more, again = self._differences(one, place)
                row.append(two * self.over_two + more * self.over_one + again * self.repeated)
            found.append(row)
        return found

    def _besides(self, where: int) -> list[int]:
        found: list[int] = []
        for index, one in enumerate(self.people):
            weight = self.points[index] * self.bottom
            if where == NO_TABLE:
                weight += one.byes * one.byes * self.bye + (self.leader if self.alone and index == 0 else 0)
            else:
                weight += one.odd * one.odd * self.odd
            found.append(weight)
        return found

    def pair(self, one: int, other: int) -> int:
        """What speaks against two at a table, but for their seats."""
        apart = self.points[one] - self.points[other]
        weight = apart * apart * self.spread if apart else self.ranks[one] * self.ranks[other]
        times = self.met[one].get(other)
        return weight + times * times * self.rematch if times else weight

    def aside(self, size: int, one: int) -> int:
        """What speaks against somebody's bye, or table of another size, whoever else sits there."""
        return self._aside[size][one]

    def group(self, size: int, members: Sequence[int]) -> int:
        """What speaks against a table, or against these byes together."""
        total = 0
        if size == NO_TABLE or size == self.other:
            aside = self._aside[size]
            total = sum(aside[one] for one in members)
        if size == NO_TABLE:
            return total
        for one, other in combinations(members, 2):
            total += self.pair(one, other)
        return total + self.seating(size, members) if self.picky[size] else total

    def seating(self, size: int, members: Sequence[int]) -> int:
        """What speaks against the seats of a table in their best order."""
        alike = self._alike[size]
        key = tuple(sorted([alike[one] for one in members]))
        found = self._seatings.get(key)
        if found is None:
            found = self._seatings[key] = best_places([self._rows[one] for one in key])
        return found

    def places(self, size: int) -> list[list[int]]:
        """For each person and each place at a table of that size, what speaks against it."""
        return self._seats_at[size]

    def total(self, groups: Iterable[Group]) -> int:
        """What speaks against a whole round."""
        return sum(self.group(size, members) for size, members in groups)

    def weigh(self, groups: Iterable[Group]) -> Weighed:
        """The same by terms; the members of tables are taken in the order of their seats."""
        without = byes = rematches = leader = odd = two = bottom = spread = more = again = draw = 0
        for size, members in groups:
            if size in (NO_TABLE, self.other):
                bottom += sum(self.points[one] for one in members) * self.step
            if size == NO_TABLE:
                without += len(members)
                byes += sum(self.people[one].byes ** 2 for one in members)
                leader += self.alone and 0 in members
                continue
            if size == self.other:
                odd += sum(self.people[one].odd ** 2 for one in members)
            for place, one in enumerate(members):
                beyond = self._differences(self.people[one], place)
                two, more, again = two + beyond[0], more + beyond[1], again + beyond[2]
            for one, other in combinations(members, 2):
                rematches += self.met[one].get(other, 0) ** 2
                spread += ((self.points[one] - self.points[other]) * self.step) ** 2
                draw += self.ranks[one] * self.ranks[other] if self.points[one] == self.points[other] else 0
        return Weighed(without, byes, rematches, leader, odd, two, bottom, spread, more, again, draw)


def best_places(rows: Sequence[Sequence[int]]) -> int:
    """The least that some can sit down for, each in a place of one's own.

    Args:
        rows: for each person what each place weighs; as many places as people.
    """
    size = len(rows)
    if size == 2:
        one, two = rows
        return min(one[0] + two[1], one[1] + two[0])
    return _least(rows, size)[-1]


def but_one(rows: Sequence[Sequence[int]]) -> list[list[int]]:
    """The least that all but one can sit down for, for each one left out, by the place that is left free.

    Args:
        rows: as of `best_places`.
    """
    before, behind = _least(rows, len(rows)), _least(rows[::-1], len(rows))
    return [[min(map(add, one(before), two(behind))) for one, two in places] for places in _halves(len(rows))]


def _least(rows: Sequence[Sequence[int]], size: int) -> list[int]:
    """What each set of places is taken for at least by the first so many people; as many as `rows` hold at the most."""
    unreached = sum(map(max, rows)) + 1
    least = [0] + [unreached] * ((1 << size) - 1)
    for row, level in zip(rows, _taken(size)):
        for taken, free in level:
            weight = least[taken]
            for place, mask in free:
                if weight + row[place] < least[mask]:
                    least[mask] = weight + row[place]
    return least


@cache
def _taken(size: int) -> list[list[tuple[int, list[tuple[int, int]]]]]:
    """For each number of places taken, which these are, and with each free place which then are."""
    levels: list[list[tuple[int, list[tuple[int, int]]]]] = [[] for _ in range(size)]
    for taken in range((1 << size) - 1):
        free = [(place, taken | 1 << place) for place in range(size) if not taken >> place & 1]
        levels[size - len(free)].append((taken, free))
    return levels


@cache
def _halves(size: int) -> list[list[tuple[_Chosen, _Chosen]]]:
    """For each person left out and each place left free: places of those before that person, and in the same order all
    other places, for those behind."""
    full = (1 << size) - 1
    found: list[list[tuple[_Chosen, _Chosen]]] = []
    for out in range(size):
        row: list[tuple[_Chosen, _Chosen]] = []
        for place in range(size):
            free = full ^ 1 << place
            sets = [taken for taken in range(full) if taken & free == taken and taken.bit_count() == out]
            row.append((_chosen(sets), _chosen([free ^ taken for taken in sets])))
        found.append(row)
    return found


def _chosen(at: Sequence[int]) -> _Chosen:
    """Takes some of a list."""
    if len(at) == 1:
        (only,) = at
        return lambda values: (values[only],)
    return itemgetter(*at)


def _fine(points: float) -> int:
    return round(points * FINE)


def _ranks(points: Sequence[int]) -> list[int]:
    """Place of each among those with as many points, counted from the middle: of four -3, -1, 1, 3."""
    ranks = [0] * len(points)
    begin = 0
    while begin < len(points):
        end = begin
        while end < len(points) and points[end] == points[begin]:
            end += 1
        for index in range(begin, end):
            ranks[index] = 2 * (index - begin) - (end - begin - 1)
        begin = end
    return ranks
