"""The best round there is, found by other means than the search that is tried (tournaments F4).

What speaks against a table is reckoned here anew from the specification, with nothing of `bot.pairing.weighing`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any

from bot.pairing.search import sizes
from bot.pairing.seekers import Seeker
from bot.pairing.weighing import Weighed

Terms = tuple[int, ...]
NAMES = (
    "byes",
    "rematches",
    "leader",
    "odd",
    "seats_over_two",
    "bottom",
    "points",
    "seats_over_one",
    "repeated",
)
"""Terms that are compared, in their order; those before `points` must be equal."""
ABOVE = NAMES.index("points")


def terms(weighed: Weighed) -> Terms:
    """What a round was weighed as, in the order of `NAMES`."""
    return tuple(getattr(weighed, name) for name in NAMES)


class Standing:
    """What speaks against a table or a bye, in the order of `NAMES`."""

    def __init__(self, people: Sequence[Seeker], seats: int, other: int) -> None:
        self.people, self.seats, self.other = people, seats, other
        self.low = min(one.points for one in people)
        top = max(map(self.above, people))
        leaders = [one.number for one in people if self.above(one) == top]
        self.leader = leaders[0] if len(leaders) == 1 and len(people) > 1 else 0

    def above(self, one: Seeker) -> int:
        """Points above the last person's, in thousandths."""
        return round(one.points * 1000) - round(self.low * 1000)

    def bye(self, one: Seeker) -> Terms:
        return (one.byes**2, 0, int(one.number == self.leader), 0, 0, self.above(one), 0, 0, 0)

    def table(self, members: Sequence[Seeker]) -> Terms:
        """With its people in their best order."""
        met = sum(one.met.get(two.number, 0) ** 2 for one, two in combinations(members, 2))
        points = sum((self.above(one) - self.above(two)) ** 2 for one, two in combinations(members, 2))
        odd = len(members) == self.other != self.seats
        again = sum(one.odd**2 for one in members) if odd else 0
        bottom = sum(self.above(one) for one in members) if odd else 0
        two, more, repeated = min(self._seated(order) for order in permutations(members))
        return (0, met, 0, again, two, bottom, points, more, repeated)

    def _seated(self, order: Sequence[Seeker]) -> tuple[int, int, int]:
        two = more = repeated = 0
        for place, one in enumerate(order):
            counts = [one.seats[at] if at < len(one.seats) else 0 for at in range(self.seats)]
            if place < self.seats:
                counts[place] += 1
            apart = max(counts) - min(counts)
            two, more = two + max(0, apart - 2), more + max(0, apart - 1)
            repeated += place == one.last
        return two, more, repeated


def by_matching(networkx: Any, people: Sequence[Seeker]) -> Terms:
    """The best for two seats: a perfect matching of least cost, by another's hand.

    Args:
        networkx: the module.
        people: who is to be paired.
    """
    standing = Standing(people, 2, 0)
    edges = {(one, two): standing.table((people[one], people[two])) for one, two in combinations(range(len(people)), 2)}
    if len(people) % 2:
        edges |= {(one, len(people)): standing.bye(people[one]) for one in range(len(people))}
    radix = [sum(term[at] for term in edges.values()) + 1 for at in range(len(NAMES))]
    graph = networkx.Graph()
    graph.add_weighted_edges_from((one, two, -_one_number(term, radix)) for (one, two), term in edges.items())
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    return _sum(edges[min(pair), max(pair)] for pair in pairs)


def by_trying(people: Sequence[Seeker], seats: int, other: int) -> Terms:
    """The best for up to a dozen: of all rounds there are."""
    standing = Standing(people, seats, other)
    full, odd, byes = sizes(len(people), seats, other)
    every = range(len(people))
    known = {
        table: standing.table([people[one] for one in table])
        for size in {seats, other or seats}
        for table in combinations(every, size)
    }
    rests = {one: standing.bye(people[one]) for one in every}
    best: list[Terms] = []

    def go(left: tuple[int, ...], full: int, odd: int, byes: int, so_far: Terms) -> None:
        # No term is ever below nothing: what is no better already will be no better.
        if best and so_far >= best[0]:
            return
        if not left:
            best[:] = [so_far]
            return
        first, rest = left[0], left[1:]
        for size, count in ((seats, full), (other, odd)):
            for mates in combinations(rest, size - 1) if count else ():
                after = tuple(one for one in rest if one not in mates)
                now = _sum((so_far, known[(first, *mates)]))
                go(after, full - (size == seats), odd - (size == other), byes, now)
        if byes:
            go(rest, full, odd, byes - 1, _sum((so_far, rests[first])))

    go(tuple(every), full, odd, byes, (0,) * len(NAMES))
    return best[0]


def _sum(some: Iterator[Terms] | Sequence[Terms] | Any) -> Terms:
    return tuple(map(sum, zip(*some)))


def _one_number(term: Terms, radix: Sequence[int]) -> int:
    number = 0
    for value, base in zip(term, radix):
        number = number * base + value
    return number
