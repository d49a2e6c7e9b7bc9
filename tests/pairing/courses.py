"""Whole tournaments of a plan, round after round, with what must hold in each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.pairing.contest import IN, PLACE, Contest, SeatResult
from bot.pairing.registry import format_of, standings
from tests.pairing.playing import pair, play_round

Between = Callable[[Contest], Contest]
"""What happens between two rounds."""


def settle(contest: Contest, judge: Callable[[Sequence[int]], Sequence[int]] | None = None) -> None:
    """All open matches of a contest that was made by hand end, in place; lower numbers win, or as the judge says."""
    for one in contest.live:
        if not one.over:
            places = judge(one.entrants) if judge else [1 + sorted(one.entrants).index(who) for who in one.entrants]
            one.outcomes = tuple(SeatResult(PLACE, place) for place in places)
            one.met = True


def play(contest: Contest, between: Between | None = None, most: int = 1200) -> Contest:
    """The whole rest of it, lower numbers winning; checked in each round.

    Nobody stands twice in a round, everybody stands somewhere in the standings, and it ends with one winner.
    """
    form = format_of(contest.terms.format)
    for _ in range(most):
        if not form.due(contest):
            break
        contest = pair(contest)
        named = seated(contest, contest.round)
        assert len(named) == len(set(named))
        contest = play_round(contest)
        if between is not None:
            contest = between(contest)
    assert form.over(contest), "it does not end"
    assert not form.due(contest)
    rows = standings(contest)
    assert sorted(row.entrant for row in rows) == sorted(one.number for one in contest.entrants)
    assert [row.place for row in rows].count(1) == 1 or form.key == "robin"
    return contest


def seated(contest: Contest, number: int) -> list[int]:
    """Everybody who has a match or a bye in a round."""
    byes = [one.entrant for one in contest.byes if one.round == number]
    return byes + [person for one in contest.live if one.round == number for person in one.entrants]


def who_is_in(contest: Contest) -> set[int]:
    """Numbers of those who play along."""
    return {one.number for one in contest.entrants if one.status == IN}


def matches(contest: Contest, number: int) -> list[tuple[int, ...]]:
    """Who sat together in a round, without the order of seats, by table."""
    return [tuple(sorted(one.entrants)) for one in contest.live if one.round == number]


def places(contest: Contest) -> dict[int, Sequence[int]]:
    """Who shares each place at the end."""
    found: dict[int, list[int]] = {}
    for row in standings(contest):
        found.setdefault(row.place, []).append(row.entrant)
    return {place: sorted(people) for place, people in found.items()}
