"""Everybody against everybody, round by round (tournaments F5)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from bot.pairing.contest import BYE, NOT_PAIRED, PairingError, Terms
from bot.pairing.deeds import Left, Remade
from bot.pairing.registry import format_of
from bot.pairing.robin import Robin
from tests.pairing.courses import matches, places, play
from tests.pairing.playing import contest_of, done, finish, pair, play_round

ROBIN = Robin()


def robin(people: int, **terms: Any) -> Any:
    """A robin that has begun."""
    return contest_of(people, format="robin", **terms)


@pytest.mark.parametrize("people", [2, 3, 6, 7, 12])
@pytest.mark.parametrize("twice", [False, True])
def test_two_at_a_table_meet_once_or_twice(people: int, twice: bool) -> None:
    contest = play(robin(people, twice=twice))
    met = Counter(frozenset(one.entrants) for one in contest.live)
    assert met == Counter({frozenset(pair): 1 + twice for pair in combinations(range(1, people + 1), 2)})
    if twice:
        began = Counter(one.entrants[0] for one in contest.live)
        assert set(began.values()) == {people - 1}
    assert places(contest) == {number: [number] for number in range(1, people + 1)}


@pytest.mark.parametrize(("people", "seats"), [(9, 3), (13, 4), (10, 4), (11, 6), (25, 5)])
def test_more_at_a_table_all_meet_and_seats_are_shared_out(people: int, seats: int) -> None:
    contest = play(robin(people, seats=seats))
    promise = ROBIN.promise(contest.terms, people)
    games = Counter(number for one in contest.live for number in one.entrants)
    assert (min(games.values()), max(games.values())) == promise.games
    assert contest.round == contest.rounds == promise.rounds
    assert Counter(map(len, matches(contest, 1))) == promise.tables
    met = {pair for one in contest.live for pair in combinations(sorted(one.entrants), 2)}
    assert met == set(combinations(range(1, people + 1), 2))
    sat = Counter((number, seat) for one in contest.live for seat, number in enumerate(one.entrants))
    assert all(abs(sat[number, seat] - games[number] / seats) <= 2 for number in games for seat in range(seats))
    assert places(contest)[1] == [1]


def test_it_is_drawn_who_stands_where_and_the_same_draw_gives_the_same() -> None:
    one, same, other = (pair(robin(9, seats=3), seed) for seed in ("a", "a", "b"))
    assert matches(one, 1) == matches(same, 1) != matches(other, 1)


NINE_BY_THREE = [
    {(8, 4, 1): (1, 3, 2), (3, 7, 2): (2, 3, 1), (5, 9, 6): (2, 1, 2)},
    {(6, 3, 4): (2, 3, 1), (1, 2, 5): (1, 3, 2), (9, 8, 7): (2, 3, 1)},
    {(7, 5, 4): (2, 3, 1), (2, 6, 8): (1, 3, 2), (3, 1, 9): (3, 1, 1)},
    {(4, 9, 2): (2, 3, 1), (6, 7, 1): (2, 3, 1), (5, 8, 3): (3, 2, 1)},
]
"""Nine by three: tables of each round, and who came in which place."""


def test_nine_by_three_by_hand() -> None:
    """P1. Six points for a win, three for the second; equals share: 1.5 for a second place of two, 4.5 for a first."""
    contest = robin(9, seats=3)
    for number, tables in enumerate(NINE_BY_THREE, 1):
        contest = pair(contest)
        now = [one for one in contest.live if one.round == number]
        assert [set(one.entrants) for one in now] == [set(people) for people in tables]
        for one, (people, placed) in zip(now, tables.items()):
            contest = finish(contest, one.no, *(placed[people.index(number)] for number in one.entrants))
    assert ROBIN.over(contest)
    rows = [(row.place, row.entrant, row.points, row.values["wins"]) for row in ROBIN.rows(contest)]
    assert rows == [
        (1, 1, 3 + 6 + 4.5 + 6, 2),
        (2, 2, 6 + 0 + 6 + 6, 3),
        (3, 4, 0 + 6 + 6 + 3, 2),
        (4, 9, 6 + 3 + 4.5 + 0, 1),
        (5, 8, 6 + 0 + 3 + 3, 1),
        # Three and seven are equal in points and wins, and have met the same people; three came in before seven.
        (6, 3, 3 + 0 + 0 + 6, 1),
        (7, 7, 0 + 6 + 3 + 0, 1),
        (8, 6, 1.5 + 3 + 0 + 3, 0),
        (9, 5, 1.5 + 3 + 0 + 0, 0),
    ]
    assert ROBIN.ranking(contest) == [(place, entrant) for place, entrant, _, _ in rows]


def test_a_rest_of_the_plan_is_no_bye_and_counts_nothing() -> None:
    contest = play(robin(3))
    assert sorted((one.entrant, one.kind) for one in contest.byes) == [(number, NOT_PAIRED) for number in (1, 2, 3)]
    assert [row.points for row in ROBIN.rows(contest)] == [12.0, 6.0, 0.0]


def test_games_that_the_plan_does_not_have_cost_nobody_a_place() -> None:
    """Ten at tables of four: some have four games, others three; who wins all of them shares the first place."""
    contest = robin(10, seats=4)
    contest = play(contest)
    games = Counter(number for one in contest.live for number in one.entrants)
    assert set(games.values()) == {3, 4}
    assert places(contest)[1] == [1]
    points = {row.entrant: row.points / games[row.entrant] for row in ROBIN.rows(contest)}
    order = [number for _, number in ROBIN.ranking(contest)]
    assert order == sorted(order, key=lambda number: -points[number])


def test_who_meets_somebody_who_went_has_a_bye_there() -> None:
    contest = play_round(pair(robin(4)))
    gone = contest.live[0].entrants[0]
    contest = play(done(contest, Left(gone)))
    byes = [one for one in contest.byes if one.kind == BYE]
    assert {one.entrant for one in byes} == {1, 2, 3, 4} - set(contest.live[0].entrants)
    assert [one.round for one in byes] == [2, 3]
    assert all(gone not in one.entrants for one in contest.live if one.round > 1)


def test_winning_once_and_going_does_not_lead() -> None:
    contest = play_round(pair(robin(6)))
    contest = play(done(contest, *(Left(number) for number in (1,))))
    assert places(contest)[1] == [2]


def test_a_table_of_four_is_played_by_three_when_one_went_and_by_nobody_when_two_did() -> None:
    contest = play_round(pair(robin(16, seats=4)))
    following = matches(pair(contest), 2)
    gone = [*following[0][:1], *following[1][:2]]
    contest = pair(done(contest, *map(Left, gone)))
    assert sorted(map(len, matches(contest, 2))) == [3, 4, 4]
    byes = [one for one in contest.byes if one.round == 2]
    assert {one.entrant for one in byes} == set(following[1][2:])
    assert {one.kind for one in byes} == {BYE}


def test_a_match_made_again_is_the_same_one() -> None:
    """T5: the same people give the same pairing."""
    contest = pair(robin(5))
    before = [one.entrants for one in contest.live]
    again = done(contest, Remade(1))
    assert ROBIN.due(again)
    again = pair(again)
    assert sorted(one.entrants for one in again.live) == sorted(before)
    assert again.round == 1
    whole = done(contest, *(Remade(one.no) for one in contest.live))
    assert sorted(one.entrants for one in pair(whole).live) == sorted(before)


def test_somebody_alone_has_won_and_the_last_who_is_left_ends_it() -> None:
    alone = robin(1)
    assert (ROBIN.due(alone), ROBIN.over(alone), ROBIN.ranking(alone)) == (False, True, [(1, 1)])
    contest = pair(robin(5))
    assert not ROBIN.due(contest)
    contest = done(play_round(contest), *map(Left, (1, 2, 3, 4)))
    assert (ROBIN.due(contest), ROBIN.over(contest)) == (False, True)


@pytest.mark.parametrize(
    ("terms", "people", "key"),
    [
        (Terms("any", seats=7), 9, "pairing-bad-seats"),
        (Terms("any", seats=3), 26, "format-robin-large"),
        (Terms("any", seats=5), 3, "format-few"),
        (Terms("any", seats=3, twice=True), 9, "format-twice-two"),
        (Terms("any", late_until=2), 9, "format-planned-late"),
        (Terms("any", at_once=2), 9, "pairing-at-once"),
    ],
)
def test_what_does_not_go_together_is_refused(terms: Terms, people: int, key: str) -> None:
    with pytest.raises(PairingError, match=key):
        format_of("robin").check(terms, people)


@pytest.mark.parametrize("people", [0, 1, 4, 25])
def test_what_goes_together_is_not(people: int) -> None:
    ROBIN.check(Terms("any", seats=5), people)
