"""Who sits with whom in a round: one search for tables of two to six (tournaments F1, F2, F4).

The contract: `pair_round(people, seats, stream)` is a pure function of plain data, so that a thread or another process
can take it; the same people, in whatever order, and the same stream give the same tables. What speaks against a round
stands in `bot.pairing.weighing`, term by term.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from bot.core.streams import Stream
from bot.pairing.blossom import cheapest_pairs
from bot.pairing.contest import Terms
from bot.pairing.exchange import KEPT, Exchange, floor
from bot.pairing.pieces import MOST, resolved
from bot.pairing.seekers import Seeker
from bot.pairing.weighing import NO_TABLE, Group, Weighed, Weights, best_places

VERSION: Final = 2
"""Of pairing (`Paired.version`): the same version gives the same tables again. 2: whom a `flow` chooses of its pool."""


WINDOW: Final = 64
"""People at neighbouring tables of two that are paired anew together, where there are more than twice as many."""
PASSES: Final = 4
"""How often windows are gone through; after the first time those with a rematch or the like alone."""
STEPS: Final = 4000
"""How often a round is shaken, times its people."""
_NOBODY: Final = -1


class Matched(Struct, frozen=True):
    """A round as it was paired.

    Args:
        tables: numbers of people in the order of seats; tables by points, the highest first.
        byes: numbers of those without a table.
        weighed: what speaks against it, for whoever asks why.
    """

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...]
    weighed: Weighed


def other_size(terms: Terms, allowed: Sequence[int]) -> int:
    """The size of odd tables that was agreed on, where the game can be played so; 0 for none, which means byes (F2).

    Args:
        terms: `seats` and `odd`.
        allowed: numbers of seats that the game has.
    """
    size = terms.seats + {"smaller": -1, "larger": 1}.get(terms.odd, -terms.seats)
    return size if size > 1 and size in allowed else NO_TABLE


def sizes(people: int, seats: int, other: int = NO_TABLE) -> tuple[int, int, int]:
    """How many tables there will be: as few byes as can be, then as few tables of another size (F2).

    Args:
        people: who is there.
        seats: at a table.
        other: the other size that is allowed; 0 for none.

    Returns:
        (tables as agreed, tables of the other size, byes).
    """
    for byes in range(people + 1):
        seated = people - byes
        for odd in range(seated // other + 1 if other else 1):
            if (seated - odd * other) % seats == 0:
                return (seated - odd * other) // seats, odd, byes
    raise AssertionError("everybody may have a bye")


def pair_round(
    people: Sequence[Seeker], seats: int, stream: Stream, *, other: int = NO_TABLE, by_seed: bool = True
) -> Matched:
    """Pair a round.

    Args:
        people: who wants a table; whoever asked for a bye is not among them.
        seats: at a table, 2..6.
        stream: of the moment of pairing (`bot.pairing.draws.pairing_stream`).
        other: the other size of tables that is allowed (`other_size`); 0 for none.
        by_seed: equals meet by fold of their seeds (`Terms.order`), else as drawn.

    Raises:
        ValueError: somebody is there twice.
    """
    drawn = sorted(people, key=lambda one: one.number)
    if len({one.number for one in drawn}) != len(drawn):
        raise ValueError("somebody is to be paired twice")
    stream.shuffle(drawn)
    weights = Weights(drawn, seats, other, range(len(drawn)), by_seed=by_seed)
    groups = _Search(weights, sizes(len(drawn), seats, other), stream).run()
    groups.sort(key=lambda group: (group[0] == NO_TABLE, sorted(group[1])))
    seated = [(size, _in_order(weights, size, members, stream)) for size, members in groups]
    numbers = [(size, tuple(weights.people[one].number for one in members)) for size, members in seated]
    return Matched(
        tuple(members for size, members in numbers if size != NO_TABLE),
        tuple(one for size, members in numbers if size == NO_TABLE for one in members),
        weights.weigh(seated),
    )


def weigh(people: Sequence[Seeker], seats: int, tables: Sequence[Sequence[int]], *, other: int = NO_TABLE) -> Weighed:
    """What speaks against a round that somebody else made; whoever sits nowhere has a bye.

    Equals are taken in the order of `people`.
    """
    weights = Weights(people, seats, other, range(len(people)), by_seed=True)
    index = {one.number: at for at, one in enumerate(weights.people)}
    groups = [(len(table), [index[number] for number in table]) for table in tables]
    seated = {one for _, members in groups for one in members}
    return weights.weigh([*groups, (NO_TABLE, [one for one in range(len(people)) if one not in seated])])


def _in_order(weights: Weights, size: int, members: Sequence[int], stream: Stream) -> list[int]:
    """The best order of seats; one of them by the draw where there are several."""
    if size == NO_TABLE:
        return sorted(members)
    rows = weights.places(size)
    left = list(members)
    stream.shuffle(left)
    free = list(range(size))
    placed: dict[int, int] = {}
    while left:
        one = left.pop()
        weight = {
            place: rows[one][place] + best_places([[rows[rest][at] for at in free if at != place] for rest in left])
            for place in free
        }
        least = min(weight.values())
        place = stream.choice([at for at in free if weight[at] == least])
        placed[place] = one
        free.remove(place)
    return [placed[place] for place in range(size)]


class _Search:
    """The tables of one round, on their way to the best."""

    def __init__(self, weights: Weights, counts: tuple[int, int, int], stream: Stream) -> None:
        self.weights = weights
        self.counts = counts
        self.stream = stream

    def run(self) -> list[Group]:
        """The best round that was found."""
        weights = self.weights
        people, (_, odd, byes) = len(weights.people), self.counts
        if weights.seats == 2 and not odd:
            return self._twos(list(range(people)), byes)
        groups = self._first()
        if people <= MOST:
            return resolved(weights, groups)
        steps = STEPS // people
        found = self._improved(groups, steps)
        if weights.seats > 2 and people <= KEPT and weights.total(found) >= weights.rematch:
            # Somebody meets again. Where few are left whom people have not met, these are looked for first.
            other = self._improved(self._unmet(groups), steps)
            found = min(found, other, key=weights.total)
        if weights.seats == 2:
            trios = [group for group in found if group[0] != 2]
            return trios + self._twos([one for size, members in found if size == 2 for one in members], 0)
        return found

    def _improved(self, groups: list[Group], steps: int) -> list[Group]:
        exchange = Exchange(self.weights, groups, self.stream)
        exchange.descend()
        exchange.shaken(steps, floor(self.weights, groups))
        return exchange.groups

    def _first(self) -> list[Group]:
        """Byes and odd tables to the last who had none, the rest in the order of points, equals folded."""
        weights = self.weights
        full, odd, byes = self.counts
        left = list(range(len(weights.people)))
        groups: list[Group] = []
        for size, wanted in ((NO_TABLE, byes), (weights.other, odd * weights.other)):
            if wanted:
                last = sorted(left, key=lambda one: (weights.aside(size, one), -one))[:wanted]
                gone = set(last)
                left = [one for one in left if one not in gone]
                groups += [(size, last)] if size == NO_TABLE else _dealt(sorted(last), size, weights.points)
        assert len(left) == full * weights.seats, "as many places as people"
        return _dealt(left, weights.seats, weights.points) + groups

    def _unmet(self, groups: list[Group]) -> list[Group]:
        """Tables of the same sizes, each begun with whoever has fewest left to meet, filled with those least met."""
        weights = self.weights
        left = {one for size, members in groups if size != NO_TABLE for one in members}
        found: list[Group] = []
        for size, members in groups:
            if size == NO_TABLE:
                found.append((size, members))
                continue
            first = max(left, key=lambda one: (sum(other in left for other in weights.met[one]), -one))
            left.remove(first)
            table = [first]
            against = {one: weights.pair(first, one) for one in left}
            while len(table) < size:
                mate = min(left, key=lambda one: (against[one], one))
                left.remove(mate)
                table.append(mate)
                for one in left:
                    against[one] += weights.pair(mate, one)
            found.append((size, table))
        return sorted(found, key=lambda group: (group[0] != weights.seats, sorted(group[1])))

    def _twos(self, people: list[int], byes: int) -> list[Group]:
        """Two at each table: exactly the best for as many as can be looked through, by windows for more (F4).

        Args:
            people: an even number, or an odd one with a bye.
            byes: 0 or 1.
        """
        weights = self.weights
        if len(people) + byes <= WINDOW * 2:
            return self._matched([*people, *[_NOBODY] * byes])
        groups = self._first() if len(people) == len(weights.people) else _dealt(people, 2, weights.points)
        for turn in range(PASSES):
            groups.sort(key=lambda group: min(group[1]))
            for begin in range(0, len(groups), WINDOW // 4):
                some = groups[begin : begin + WINDOW // 2]
                before = weights.total(some)
                if turn and before < weights.over_two:
                    continue
                pool = [one for _, members in some for one in members]
                found = self._matched([*pool, *[_NOBODY] * (len(pool) % 2)])
                if weights.total(found) < before:
                    groups[begin : begin + WINDOW // 2] = found
        return groups

    def _matched(self, people: list[int]) -> list[Group]:
        """The best pairs of some, `_NOBODY` standing for the bye."""
        weights = self.weights
        cost = [[0] * len(people) for _ in people]
        for at, one in enumerate(people):
            for spot in range(at):
                other = people[spot]
                if one == _NOBODY:
                    weight = weights.group(NO_TABLE, [other])
                else:
                    weight = weights.group(2, [other, one])
                cost[at][spot] = cost[spot][at] = weight
        pairs = [(people[one], people[other]) for one, other in cheapest_pairs(cost)]
        return [(NO_TABLE, [one]) if other == _NOBODY else (2, [one, other]) for one, other in pairs]


def _dealt(people: Sequence[int], size: int, points: Sequence[int]) -> list[Group]:
    """Tables from the top: equals are dealt to and fro, so that the first of them meet the last; the rest goes down."""
    tables: list[Group] = []
    pool: list[int] = []
    for at, one in enumerate(people):
        pool.append(one)
        if at + 1 < len(people) and points[people[at + 1]] == points[one]:
            continue
        count = len(pool) // size
        dealt = [list[int]() for _ in range(count)]
        for place, whom in enumerate(pool[: count * size]):
            row, column = divmod(place, count)
            dealt[column if row % 2 == 0 else count - 1 - column].append(whom)
        tables += [(size, members) for members in dealt]
        pool = pool[count * size :]
    return tables
