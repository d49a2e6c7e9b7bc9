"""Everybody against everybody, round by round (tournaments F5)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.core.streams import Stream
from bot.pairing.contest import BYE, BYE_ASKED, DROPPED, NOT_PAIRED, Terms
from bot.pairing.formats import PairingError
from bot.pairing.robin import Robin
from tests.pairing.courses import begun, note, play, settle

ROBIN = Robin()


@pytest.mark.parametrize("people", [2, 3, 6, 7, 12])
@pytest.mark.parametrize("twice", [False, True])
def test_two_at_a_table_meet_once_or_twice(people: int, twice: bool) -> None:
    contest = begun(Terms("any", twice=twice), people)
    play(ROBIN, contest)
    met = Counter(frozenset(one.entrants) for one in contest.live)
    assert met == Counter({frozenset(pair): 1 + twice for pair in combinations(range(1, people + 1), 2)})
    if twice:
        assert all(
            Counter(one.entrants[0] for one in contest.live)[number] == people - 1 for number in range(1, people + 1)
        )
    assert ROBIN.ranking(contest) == [(number, number) for number in range(1, people + 1)]


@pytest.mark.parametrize(("people", "seats"), [(9, 3), (13, 4), (10, 4), (11, 6), (25, 5)])
def test_more_at_a_table_all_meet_and_seats_are_shared_out(people: int, seats: int) -> None:
    terms = Terms("any", seats=seats)
    contest = begun(terms, people)
    made = play(ROBIN, contest)
    promise = ROBIN.promise(terms, people)
    games = Counter(number for one in contest.live for number in one.entrants)
    assert (min(games.values()), max(games.values())) == promise.games
    assert len(made) == promise.rounds
    assert Counter(len(one.entrants) for one in made[0].tables) == promise.tables
    assert {pair for one in contest.live for pair in combinations(sorted(one.entrants), 2)} == set(
        combinations(range(1, people + 1), 2)
    )
    sat = Counter((number, seat) for one in contest.live for seat, number in enumerate(one.entrants))
    assert all(abs(sat[number, seat] - games[number] / seats) <= 2 for number in games for seat in range(seats))


def test_it_is_drawn_who_stands_where_and_the_same_draw_gives_the_same() -> None:
    terms = Terms("any", seats=3)
    one, same, other = (ROBIN.pair(begun(terms, 9), Stream.of(seed)) for seed in (1, 1, 2))
    assert one == same
    assert one.tables != other.tables


def test_a_rest_of_the_plan_is_no_bye_and_counts_nothing() -> None:
    contest = begun(Terms("any"), 3)
    play(ROBIN, contest)
    assert sorted((one.entrant, one.kind) for one in contest.byes) == [(number, NOT_PAIRED) for number in (1, 2, 3)]
    assert ROBIN.ranking(contest) == [(1, 1), (2, 2), (3, 3)]


def test_who_meets_somebody_who_went_has_a_bye_there() -> None:
    contest = begun(Terms("any"), 4)
    note(contest, ROBIN.pair(contest, Stream.of(1)))
    settle(contest)
    gone = contest.live[0].entrants[0]
    contest.entrant(gone).status = DROPPED
    play(ROBIN, contest)
    byes = [one for one in contest.byes if one.kind == BYE]
    left = {1, 2, 3, 4} - set(contest.live[0].entrants)
    assert {one.entrant for one in byes} == left
    assert [one.round for one in byes] == [2, 3]
    assert all(gone not in one.entrants for one in contest.live if one.round > 1)


def test_a_table_of_four_is_played_by_three_when_one_went_and_by_nobody_when_two_did() -> None:
    contest = begun(Terms("any", seats=4), 16)
    first = ROBIN.pair(contest, Stream.of(1))
    contest.extra = dict(first.extra)
    for gone in (*first.tables[0].entrants[:1], *first.tables[1].entrants[:2]):
        contest.entrant(gone).status = DROPPED
    again = ROBIN.pair(contest, Stream.of(1))
    assert sorted(len(one.entrants) for one in again.tables) == [3, 4, 4]
    assert {one.entrant for one in again.byes} == set(first.tables[1].entrants[2:])
    assert {one.kind for one in again.byes} == {BYE}


def test_an_asked_rest_is_one_and_the_others_have_a_bye() -> None:
    contest = begun(Terms("any"), 4)
    first = ROBIN.pair(contest, Stream.of(1))
    away, other = first.tables[0].entrants
    contest.entrant(away).away.append(1)
    again = ROBIN.pair(contest, Stream.of(1))
    assert {(one.entrant, one.kind) for one in again.byes} == {(away, BYE_ASKED), (other, BYE)}


def test_somebody_alone_has_won_and_the_last_who_is_left_ends_it() -> None:
    alone = begun(Terms("any"), 1)
    assert not ROBIN.due(alone)
    assert ROBIN.over(alone)
    assert ROBIN.ranking(alone) == [(1, 1)]
    contest = begun(Terms("any"), 5)
    note(contest, ROBIN.pair(contest, Stream.of(1)))
    assert not ROBIN.due(contest)
    settle(contest)
    for gone in (1, 2, 3, 4):
        contest.entrant(gone).status = DROPPED
    assert ROBIN.over(contest)
    assert not ROBIN.due(contest)


@pytest.mark.parametrize(
    ("terms", "people", "key"),
    [
        (Terms("any", seats=7), 9, "format-seats"),
        (Terms("any", seats=3), 26, "format-robin-large"),
        (Terms("any", seats=5), 3, "format-few"),
        (Terms("any", seats=3, twice=True), 9, "format-twice-two"),
        (Terms("any", late_until=2), 9, "format-planned-late"),
        (Terms("any", at_once=2), 9, "format-planned-at-once"),
    ],
)
def test_what_does_not_go_together_is_refused(terms: Terms, people: int, key: str) -> None:
    with pytest.raises(PairingError, match=key):
        ROBIN.check(terms, people)


@pytest.mark.parametrize("people", [0, 1, 4, 25])
def test_what_goes_together_is_not(people: int) -> None:
    ROBIN.check(Terms("any", seats=5), people)
