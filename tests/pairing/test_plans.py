"""What holds in every format of a plan, whoever goes and whenever (tournaments F5, F6, P2)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.core.streams import Stream
from bot.pairing.apply import decoded, encoded
from bot.pairing.contest import Contest, PairingError
from bot.pairing.deeds import Left, Remade, SentOff
from bot.pairing.planned import allowed_sizes
from bot.pairing.registry import format_of, standings
from tests.pairing.courses import play, seated, who_is_in
from tests.pairing.playing import contest_of, done, pair

TERMS: list[dict[str, Any]] = [
    {"format": "robin"},
    {"format": "robin", "seats": 3},
    {"format": "robin", "seats": 5, "odd": "bye"},
    {"format": "knockout"},
    {"format": "knockout", "third": True},
    {"format": "knockout", "double": True},
    {"format": "knockout", "double": True, "reset": False},
    {"format": "knockout", "seats": 3},
    {"format": "knockout", "seats": 4, "advance": 2},
    {"format": "knockout", "seats": 4, "odd": "bye"},
    {"format": "knockout", "seats": 5, "advance": 2, "double": True},
    {"format": "knockout", "seats": 6, "odd": "larger", "double": True},
    {"format": "groups", "advance": 2},
    {"format": "groups", "advance": 2, "inner": "swiss", "double": True},
    {"format": "groups", "seats": 3, "inner": "swiss"},
    {"format": "groups", "seats": 4, "advance": 2, "inner": "swiss"},
]


@pytest.mark.slow
@pytest.mark.parametrize("terms", TERMS, ids=str)
@settings(max_examples=6, deadline=None, derandomize=True)
@given(people=some.integers(1, 25), seed=some.integers(0, 10**6), often=some.integers(0, 6))
def test_it_ends_with_a_winner_whoever_goes(terms: dict[str, Any], people: int, seed: int, often: int) -> None:
    """Everybody who is in has a match or a bye in every round of a robin; nobody is named twice in any; tables have
    sizes that were agreed on; what was written and read again is paired alike; a match made again is the same."""
    try:
        contest = contest_of(people, **terms)
    except PairingError:
        return  # too few for these terms: said before it begins
    stream = Stream.of("goes", seed)
    form = format_of(contest.terms.format)

    def between(now: Contest) -> Contest:
        left = sorted(who_is_in(now))
        if form.over(now):
            return now
        if often and stream.below(10) < often and len(left) > 1:
            gone = stream.choice(left)
            now = done(now, SentOff(gone) if stream.below(4) == 0 else Left(gone))
        if form.due(now):
            paired = pair(now)
            assert encoded(pair(decoded(encoded(now)))) == encoded(paired)
            made = [one for one in paired.live if one.round == paired.round]
            assert {len(one.entrants) for one in made} <= set(allowed_sizes(now.terms))
            if now.terms.format == "robin":
                assert set(seated(paired, paired.round)) == who_is_in(paired)
            if made:
                again = pair(done(paired, Remade(stream.choice(made).no)))
                assert sorted(sorted(one.entrants) for one in again.live) == sorted(
                    sorted(one.entrants) for one in paired.live
                )
        return now

    contest = play(contest, between)
    first = [row.entrant for row in standings(contest) if row.place == 1]
    here = who_is_in(contest)
    assert contest.terms.format == "robin" or (len(first) == 1 and (first[0] in here or not contest.pairings))
