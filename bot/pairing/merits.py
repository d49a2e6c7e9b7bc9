"""What a played tournament was worth: the figures by which formats are compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from msgspec import Struct

from bot.pairing.contest import BYE, DISQUALIFIED, Contest
from bot.pairing.registry import format_of
from bot.pairing.simulation import Simulated


class Merits(Struct):
    """Figures of one tournament.

    Args:
        rematches: meetings of two people beyond their first, over all pairs.
        byes_repeated: byes beyond somebody's first, over all people; those asked for are none.
        max_seat_imbalance: how much oftener somebody sat in one's most frequent seat than in the rarest, counted in the
            order of play at tables as they were agreed on; the largest of all people.
        mean_spread: points between the first and the last of a table when it was made, over all tables after the first
            round; in pools points a game.
        rank_correlation: Spearman's, of the final order with true strength: 1 for the same order, 0 for chance.
        days: from the start to the end of the last match.
        seconds_pairing: that pairing took, all rounds together.
    """

    rematches: int
    byes_repeated: int
    max_seat_imbalance: int
    mean_spread: float
    rank_correlation: float
    days: float
    seconds_pairing: float


def merits(played: Simulated) -> Merits:
    """Figures of a tournament that was played."""
    contest = played.contest
    spreads = played.spreads
    return Merits(
        rematches=rematches(contest),
        byes_repeated=sum(count - 1 for count in byes(contest).values()),
        max_seat_imbalance=max(seat_imbalances(contest).values(), default=0),
        mean_spread=round(sum(spreads) / len(spreads), 3) if spreads else 0.0,
        rank_correlation=round(rank_correlation(contest, played.strengths), 4),
        days=round(played.days, 1),
        seconds_pairing=round(played.seconds, 3),
    )


def meetings(contest: Contest) -> Counter[tuple[int, int]]:
    """How often each two people sat at a table."""
    return Counter(pair for one in contest.live for pair in combinations(sorted(one.entrants), 2))


def rematches(contest: Contest) -> int:
    """Meetings beyond the first of two people."""
    return sum(count - 1 for count in meetings(contest).values())


def byes(contest: Contest) -> Counter[int]:
    """Byes that nobody asked for, by entrant."""
    return Counter(bye.entrant for bye in contest.byes if bye.kind == BYE)


def seat_imbalances(contest: Contest) -> dict[int, int]:
    """By entrant how much oftener one sat in one's most frequent place of the order of play than in the rarest."""
    seats = contest.terms.seats
    sat: dict[int, Counter[int]] = {}
    for one in contest.live:
        if len(one.entrants) == seats:
            for index, number in enumerate(one.entrants):
                sat.setdefault(number, Counter())[(index - max(one.begins, 0)) % seats] += 1
    return {number: max(counts.values()) - min(counts[seat] for seat in range(seats)) for number, counts in sat.items()}


def rank_correlation(contest: Contest, strengths: Mapping[int, float]) -> float:
    """Spearman's correlation of the final order with strength; 0 where there is nothing to compare."""
    places = {
        number: float(place)
        for place, number in format_of(contest.terms.format).ranking(contest)
        if contest.entrant(number).status != DISQUALIFIED
    }
    order = sorted(places)
    return spearman([-places[number] for number in order], [strengths[number] for number in order])


def spearman(left: Sequence[float], right: Sequence[float]) -> float:
    """Correlation of two rows by rank; equals share the mean of their ranks."""
    ours, theirs = _ranks(left), _ranks(right)
    mean = (len(left) + 1) / 2
    across = sum((one - mean) * (other - mean) for one, other in zip(ours, theirs))
    square = sum((one - mean) ** 2 for one in ours) * sum((one - mean) ** 2 for one in theirs)
    return across / square**0.5 if square else 0.0


def _ranks(values: Sequence[float]) -> list[float]:
    places: dict[float, list[int]] = {}
    for place, value in enumerate(sorted(values), 1):
        places.setdefault(value, []).append(place)
    return [sum(places[value]) / len(places[value]) for value in values]
