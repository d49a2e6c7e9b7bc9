"""Tournaments played by a rule, without tables: who wins is said, the rest follows from the format."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.core.streams import Stream
from bot.pairing.contest import IN, PLACE, UNDER_WAY, Contest, Entrant, Pairing, SeatResult, Terms
from bot.pairing.deeds import Paired
from bot.pairing.formats import Format

Judge = Callable[[Sequence[int]], Sequence[int]]
"""Places of those at a table, in their order."""


def begun(terms: Terms, people: int, seeds: Sequence[float] = ()) -> Contest:
    """A tournament of so many that has just started; seeds as given, else the first entrant strongest."""
    known = seeds or [float(people - number) for number in range(people)]
    entrants = [Entrant(number, seed) for number, seed in enumerate(known, 1)]
    return Contest(terms, UNDER_WAY, entrants=entrants)


def by_number(people: Sequence[int]) -> list[int]:
    """Whoever signed up earlier wins."""
    return [1 + sorted(people).index(one) for one in people]


def note(contest: Contest, paired: Paired) -> None:
    """A round as the journal takes it in."""
    for table, one in enumerate(paired.tables, 1):
        no = len(contest.pairings) + 1
        contest.pairings.append(Pairing(no, paired.round, table, one.entrants, one.stage, one.slot))
    contest.byes.extend(paired.byes)
    contest.round, contest.extra = paired.round, dict(paired.extra)


def settle(contest: Contest, judge: Judge = by_number) -> None:
    """All open matches end as the judge says."""
    for one in contest.live:
        if not one.over:
            one.outcomes = tuple(SeatResult(PLACE, place) for place in judge(one.entrants))
            one.met = True


def play(form: Format, contest: Contest, judge: Judge = by_number, seed: int = 1, most: int = 600) -> list[Paired]:
    """The whole rest of it; checks each round that everybody appears once, and that it ends."""
    made: list[Paired] = []
    while form.due(contest):
        assert len(made) < most, "it does not end"
        paired = form.pair(contest, Stream.of(seed, contest.round))
        assert once_each(contest, paired)
        made.append(paired)
        note(contest, paired)
        settle(contest, judge)
    assert form.over(contest)
    return made


def once_each(contest: Contest, paired: Paired) -> bool:
    """Whether nobody stands twice in a round, and nobody who went stands in it."""
    named = [one for table in paired.tables for one in table.entrants] + [one.entrant for one in paired.byes]
    return len(named) == len(set(named)) and all(contest.entrant(one).status == IN for one in named)
