"""What one's match would mean: between which places each result would put somebody, whatever happens elsewhere (S6).

Everything that is not over is unknown: every other table may end in any order, with or without ties, and those who are
equal on points may be parted either way. What is said is therefore sure. What organisers may do to a match (an excused
seat, a result by decision) is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache

from msgspec import Struct

from bot.pairing.contest import DISQUALIFIED, Contest, Pairing
from bot.pairing.points import preset
from bot.pairing.standings import Sums, tallies


class PlaceBounds(Struct, frozen=True):
    """What a result would mean.

    Args:
        place: at the table, from 1.
        best, worst: places in the standings between which it would put somebody, from 1.
    """

    place: int
    best: int
    worst: int


def prospects(
    contest: Contest,
    number: int,
    match: Pairing,
    only: Callable[[Pairing], bool] | None = None,
    by_game: bool = False,
) -> tuple[PlaceBounds, ...]:
    """What each place at an open match would mean in standings by points.

    Args:
        contest: as it stands.
        number: whose.
        match: where that person sits.
        only: which matches count (of a group, say); all, if left out.
        by_game: points for each match played decide, not their sum.

    Raises:
        LookupError: the person does not sit there.
    """
    if number not in match.entrants:
        raise LookupError(number)
    field = _Field(contest, only, by_game)
    size = len(match.entrants)
    found: list[PlaceBounds] = []
    for place in range(1, size + 1):
        own = [field.rows[size][place - 1]]
        others = [one for one in field.open if one.no != match.no]
        mine = [one for one in others if number in one.entrants]
        most = field.value(number, [*own, *(field.rows[len(one.entrants)][0] for one in mine)])
        least = field.value(number, [*own, *(0 for _ in mine)])
        if by_game:
            alone = field.value(number, own)
            most, least = max(most, alone), min(least, alone)
        rest = (match, around(size, field.rows[size], place))
        best = 1 + field.above(number, most, others, rest, fewest=True)
        worst = 1 + field.above(number, least, others, rest, fewest=False)
        found.append(PlaceBounds(place, best, worst))
    return tuple(found)


class _Field:
    """Everybody who counts, what they have, and the tables that are not over."""

    def __init__(self, contest: Contest, only: Callable[[Pairing], bool] | None, by_game: bool) -> None:
        self.rows = preset(contest.terms.points)
        self.by_game = by_game
        self.open = [one for one in contest.live if not one.over and (only is None or only(one))]
        self.sums: Mapping[int, Sums] = tallies(contest, only)
        out = {one.number for one in contest.entrants if one.status == DISQUALIFIED}
        here = {one for match in contest.live if only is None or only(match) for one in match.entrants}
        self.people = [one for one in self.sums if one not in out and (only is None or one in here)]
        self.busy = Counter(one for match in self.open for one in match.entrants)

    def value(self, number: int, gains: Sequence[int]) -> Fraction:
        """What somebody is ranked by after some more matches, in units."""
        one = self.sums[number]
        if not self.by_game:
            return Fraction(one.units + sum(gains))
        played = one.played + len(gains)
        return Fraction(one.of_matches + sum(gains), played) if played else Fraction(0)

    def above(
        self,
        number: int,
        value: Fraction,
        others: Sequence[Pairing],
        own: tuple[Pairing, Sequence[tuple[int, ...]]],
        fewest: bool,
    ) -> int:
        """How many come in before somebody who has `value`: at least (equals behind), or at most (equals before).

        Args:
            others: open matches beside one's own.
            own: one's own, and what the others there may get.
        """

        def before(one: int, gains: Sequence[int]) -> bool:
            other = self.value(one, gains)
            return other > value if fewest else other >= value

        total = 0
        for one in self.people:
            if one != number and not self.busy[one]:
                total += before(one, ())
            elif one != number and self.busy[one] > 1:
                # At several tables at once: sure bounds, each table by itself.
                tables = [match for match in self.open if one in match.entrants]
                ends = ([0] * len(tables), [self.rows[len(match.entrants)][0] for match in tables])
                options = [before(one, gains) for gains in (*ends, ())]
                total += all(options) if fewest else any(options)
        for match in others:
            size = len(match.entrants)
            total += self._table(match, splits(size, self.rows[size]), before, fewest, but=number)
        return total + self._table(*own, before, fewest, but=number)

    def _table(
        self,
        match: Pairing,
        gains: Sequence[tuple[int, ...]],
        before: Callable[[int, Sequence[int]], bool],
        fewest: bool,
        but: int,
    ) -> int:
        people = [one for one in match.entrants if one != but and self.busy[one] == 1 and one in self.people]
        counts = [_most(people, one, before, fewest) for one in gains]
        return (len(people) - max(counts)) if fewest else max(counts)


def _most(
    people: Sequence[int], gains: tuple[int, ...], before: Callable[[int, Sequence[int]], bool], fewest: bool
) -> int:
    """The most people who can be on one side at once: behind (`fewest`) or before, one gain each.

    More points never help anybody to be behind, so that each in turn takes the nearest gain that will do.
    """
    left = sorted(gains, reverse=not fewest)

    def reach(one: int) -> int:
        """How many of the gains would do."""
        return sum(before(one, (gain,)) is not fewest for gain in left)

    taken = 0
    # Whoever has the fewest gains that will do chooses first; the gains that do are the first ones of the row.
    for room in sorted(reach(one) for one in people):
        if taken < room:
            taken += 1
    return taken


def around(size: int, row: tuple[int, ...], place: int) -> list[tuple[int, ...]]:
    """All that is left to the others where somebody comes in at a place alone."""
    return [
        (*better, *worse)
        for better in splits(place - 1, row[: place - 1])
        for worse in splits(size - place, row[place:])
    ]


@lru_cache(maxsize=64)
def splits(size: int, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """All that a table can share out, best first: every way in which equals share what their places are worth."""

    def parts(left: int) -> Iterator[tuple[int, ...]]:
        if not left:
            yield ()
        for first in range(1, left + 1):
            for rest in parts(left - first):
                yield (first, *rest)

    found: list[tuple[int, ...]] = []
    for groups in parts(size):
        gains: list[int] = []
        for count in groups:
            gains += [sum(row[len(gains) : len(gains) + count]) // count] * count
        found.append(tuple(gains))
    return tuple(found)
