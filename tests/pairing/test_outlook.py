"""What one's match would mean, held against all that can happen (tournaments S6)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from bot.pairing.contest import PLACE, Contest, Entrant, Pairing, SeatResult, Terms
from bot.pairing.outlook import PlaceBounds, around, prospects, splits
from bot.pairing.standings import tallies


def orders(seats: int) -> list[tuple[int, ...]]:
    """Every way to come in, ties included: places by seat."""
    found: list[tuple[int, ...]] = []
    for ranks in product(range(seats), repeat=seats):
        places = tuple(1 + sum(other < one for other in ranks) for one in ranks)
        if places not in found:
            found.append(places)
    return found


def worlds(contest: Contest) -> Iterator[Contest]:
    """Every way in which all that is open may end."""
    left = [one for one in contest.pairings if not one.over]
    for ends in product(*(orders(len(one.entrants)) for one in left)):
        outcomes = {
            one.no: tuple(SeatResult(PLACE, place) for place in end) for one, end in zip(left, ends, strict=True)
        }
        pairings = [
            Pairing(one.no, one.round, one.table, one.entrants, outcomes=outcomes.get(one.no, one.outcomes))
            for one in contest.pairings
        ]
        yield Contest(contest.terms, contest.phase, contest.round, entrants=contest.entrants, pairings=pairings)


def between(contest: Contest, number: int, match: Pairing, by_game: bool) -> tuple[PlaceBounds, ...]:
    """By trying everything."""
    seat = match.entrants.index(number)
    found: dict[int, tuple[int, int]] = {}
    for world in worlds(contest):
        outcomes = next(one.outcomes for one in world.pairings if one.no == match.no)
        place = outcomes[seat].place
        if sum(one.place == place for one in outcomes) > 1:
            continue
        sums = tallies(world)
        value = {n: (one.of_matches / one.played if one.played else 0.0) if by_game else one.units
                 for n, one in sums.items()}  # fmt: skip
        ahead = sum(other > value[number] + 1e-9 for other in value.values())
        level = sum(abs(other - value[number]) <= 1e-9 for other in value.values()) - 1
        best, worst = found.get(place, (99, 0))
        found[place] = (min(best, 1 + ahead), max(worst, 1 + ahead + level))
    return tuple(PlaceBounds(place, *found[place]) for place in sorted(found))


def under_way(seed: int, sizes: tuple[int, ...], points: str) -> Contest:
    dice = random.Random(seed)
    people = list(range(1, sum(sizes) + 3))
    contest = Contest(Terms("metromania", points=points, seats=max(sizes)), "under-way", 3)
    contest.entrants = [Entrant(number, declared=3.0 * dice.randrange(3)) for number in people]
    for round in (1, 2, 3):
        dice.shuffle(people)
        first = 0
        for table, size in enumerate(sizes, 1):
            sitting = tuple(people[first : first + size])
            first += size
            one = Pairing(len(contest.pairings) + 1, round, table, sitting, met=True)
            if round < 3:
                one.outcomes = tuple(SeatResult(PLACE, place) for place in dice.choice(orders(size)))
            contest.pairings.append(one)
    return contest


@pytest.mark.parametrize("by_game", [False, True], ids=["points", "by-game"])
@pytest.mark.parametrize("points", ["standard", "steep", "winner"])
@pytest.mark.parametrize("sizes", [(2, 2, 2), (3, 3), (4, 2), (3, 2, 2)])
def test_the_places_are_exactly_those_that_can_come_of_it(sizes: tuple[int, ...], points: str, by_game: bool) -> None:
    for seed in range(4):
        contest = under_way(seed, sizes, points)
        match = contest.pairings[-1 - seed % len(sizes)]
        number = match.entrants[seed % len(match.entrants)]
        assert prospects(contest, number, match, by_game=by_game) == between(contest, number, match, by_game)


def test_a_win_in_the_last_round_of_four_by_hand() -> None:
    """A and B have 6, C and D none; A plays C, B plays D. A win: first, alone or with B. A loss: all may be level."""
    contest = Contest(Terms("metromania"), "under-way", 2)
    contest.entrants = [Entrant(number) for number in (1, 2, 3, 4)]
    won = (SeatResult(PLACE, 1), SeatResult(PLACE, 2))
    contest.pairings = [
        Pairing(1, 1, 1, (1, 4), outcomes=won, met=True),
        Pairing(2, 1, 2, (2, 3), outcomes=won, met=True),
        Pairing(3, 2, 1, (1, 3)),
        Pairing(4, 2, 2, (2, 4)),
    ]
    assert prospects(contest, 1, contest.pairings[2]) == (PlaceBounds(1, 1, 2), PlaceBounds(2, 1, 4))
    assert prospects(contest, 3, contest.pairings[2]) == (PlaceBounds(1, 1, 4), PlaceBounds(2, 3, 4))


def test_somebody_at_several_tables_makes_the_places_wider_never_wrong() -> None:
    """In `flow` people may play twice at once (T4)."""
    contest = under_way(1, (2, 2), "standard")
    first, last = contest.pairings[-2:]
    last.entrants = (first.entrants[0], last.entrants[1])
    for number in first.entrants:
        for by_game in (False, True):
            sure = prospects(contest, number, first, by_game=by_game)
            for said, real in zip(sure, between(contest, number, first, by_game), strict=True):
                assert said.best <= real.best <= real.worst <= said.worst


def test_who_was_sent_off_is_behind_everybody() -> None:
    contest = under_way(3, (2, 2), "standard")
    match = contest.pairings[-1]
    sent = next(one for one in contest.entrants if one.number not in match.entrants)
    sent.status, sent.declared = "disqualified", 600.0
    assert prospects(contest, match.entrants[0], match)[0].best == 1


def test_a_group_counts_by_itself() -> None:
    contest = under_way(2, (2, 2), "standard")
    for one in contest.pairings:
        one.stage = f"group:{one.table}"
    match = contest.pairings[-1]
    found = prospects(contest, match.entrants[0], match, lambda one: one.stage == "group:2")
    people = {number for one in contest.pairings if one.stage == "group:2" for number in one.entrants}
    assert max(one.worst for one in found) <= len(people)


def test_whoever_sits_elsewhere_has_no_prospects_here() -> None:
    contest = under_way(2, (2, 2), "standard")
    match = contest.pairings[-1]
    stranger = next(one.number for one in contest.entrants if one.number not in match.entrants)
    with pytest.raises(LookupError):
        prospects(contest, stranger, match)


def test_what_a_table_can_share_out() -> None:
    assert set(splits(2, (6, 0))) == {(6, 0), (3, 3)}
    assert len(splits(6, (60, 48, 36, 24, 12, 0))) == 32
    assert around(3, (6, 3, 0), 2) == [(6, 0)]
    assert sorted(around(3, (6, 3, 0), 1)) == [(1, 1), (3, 0)]
