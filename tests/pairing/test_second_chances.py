"""Double elimination and two lives (tournaments F6, P1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.pairing.contest import BYE, FORFEITED, NOT_PAIRED, PLACE, Contest, SeatResult, Terms
from bot.pairing.deeds import Ended, Left, Remade
from bot.pairing.knockout import Knockout, seeded
from bot.pairing.lives import lives_of
from bot.pairing.planned import allowed_sizes
from tests.pairing.courses import matches, places, play
from tests.pairing.playing import contest_of, done, finish, pair, play_round

KNOCKOUT = Knockout()


def double(people: int, **terms: Any) -> Contest:
    """A double elimination, or one with two lives, that has begun; whoever signed up earlier is stronger."""
    seeds = [float(people - number) for number in range(people)]
    return contest_of(people, seeds, format="knockout", double=True, **terms)


def won(contest: Contest, *winners: int) -> Contest:
    """All open matches end; these have won them."""
    for one in contest.live:
        if not one.over:
            (winner,) = set(one.entrants) & set(winners)
            contest = finish(contest, one.no, *(1 if number == winner else 2 for number in one.entrants))
    return contest


ROUNDS: list[tuple[dict[tuple[str, int], tuple[int, int]], dict[int, str], tuple[int, ...]]] = [
    ({("winners:1", 3): (4, 5)}, {1: BYE, 2: BYE, 3: BYE}, (5,)),
    # Four waits: those who would have been met first lost to nobody.
    ({("winners:2", 0): (1, 5), ("winners:2", 1): (2, 3)}, {4: BYE}, (5, 2)),
    # Three comes down to the other end than two did, so that four is met, not one.
    ({("winners:3", 0): (2, 5), ("losers:2", 0): (3, 4)}, {1: BYE}, (5, 3)),
    ({("losers:3", 0): (1, 3)}, {2: NOT_PAIRED, 5: NOT_PAIRED}, (1,)),
    ({("losers:4", 0): (1, 2)}, {5: NOT_PAIRED}, (2,)),
    ({("final", 0): (2, 5)}, {}, (2,)),
    ({("reset", 0): (2, 5)}, {}, (5,)),
]
"""Five people by hand: matches of each round, who rests and how, who wins."""


@pytest.mark.parametrize("reset", [True, False])
def test_five_in_double_elimination_by_hand(reset: bool) -> None:
    contest = double(5, reset=reset)
    for number, (tables, rests, winners) in enumerate(ROUNDS if reset else ROUNDS[:-1], 1):
        contest = pair(contest)
        now = {(one.stage, one.slot): tuple(sorted(one.entrants)) for one in contest.live if one.round == number}
        assert now == tables
        assert {one.entrant: one.kind for one in contest.byes if one.round == number} == rests
        contest = won(contest, *winners)
    assert KNOCKOUT.over(contest)
    assert not KNOCKOUT.due(contest)
    first, second = (5, 2) if reset else (2, 5)
    assert places(contest) == {1: [first], 2: [second], 3: [1], 4: [3], 5: [4]}


def test_the_final_is_not_played_twice_if_its_winner_never_lost() -> None:
    contest = play(double(4))
    assert "reset" not in {one.stage for one in contest.live}
    assert places(contest) == {1: [1], 2: [2], 3: [3], 4: [4]}


@pytest.mark.parametrize("people", [2, 3, 5, 8, 11, 16, 33, 64])
def test_everybody_but_the_winner_loses_twice(people: int) -> None:
    contest = play(double(people))
    lost = Counter(number for one in contest.live for number, at in zip(one.entrants, one.outcomes) if at.place == 2)
    assert lost == Counter(dict.fromkeys(range(2, people + 1), 2))
    promise = KNOCKOUT.promise(contest.terms, people)
    games = Counter(number for one in contest.live for number in one.entrants)
    assert contest.round <= promise.rounds
    assert promise.games[0] <= min(games.values())
    assert max(games.values()) <= promise.games[1]
    assert Counter(map(len, matches(contest, 1))) == promise.tables


@pytest.mark.parametrize("people", [8, 16, 32])
def test_who_comes_down_does_not_meet_the_same_person_again_at_once(people: int) -> None:
    contest = play(double(people))
    met: dict[frozenset[int], list[str]] = {}
    for one in contest.live:
        met.setdefault(frozenset(one.entrants), []).append(one.stage)
    twice = [stages for stages in met.values() if len(stages) > 1]
    last = f"losers:{2 * (people.bit_length() - 2)}"
    assert all({stages[1]} <= {last, "final"} for stages in twice)


def test_two_who_parted_on_equal_terms_play_again_while_others_go_on() -> None:
    contest = pair(double(4))
    contest = finish(finish(contest, 1, 1, 1), 2, 1, 2)
    contest = pair(contest)
    assert [one.stage for one in contest.live if one.round == 2] == ["winners:1"]
    assert len([one for one in contest.byes if one.round == 2]) == 2


def test_a_walkover_stays_one() -> None:
    contest = won(pair(double(4)), 1, 2)
    contest = pair(done(contest, Left(4)))
    assert [one.stage for one in contest.live if one.round == 2] == ["winners:2"]
    assert [(one.entrant, one.kind) for one in contest.byes if one.round == 2] == [(3, BYE)]
    contest = play(play_round(contest))
    assert places(contest) == {1: [1], 2: [2], 3: [3], 4: [4]}


def test_all_who_go_leave_one_who_has_won() -> None:
    contest = pair(double(8))
    contest = done(play_round(contest), *map(Left, (1, 2, 3, 5, 6, 7, 8)))
    assert KNOCKOUT.over(contest)
    assert places(contest)[1] == [4]


def test_many_drops_before_round_two() -> None:
    contest = play_round(pair(double(512)))
    contest = play(done(contest, *map(Left, range(100, 300))))
    assert places(contest)[1] == [1]
    assert not [one for one in contest.live if one.round > 1 and set(one.entrants) & set(range(100, 300))]


def test_who_forfeits_has_a_second_life_and_loses_it_by_leaving() -> None:
    contest = pair(double(4))
    (first,) = [one for one in contest.live if 1 in one.entrants]
    given = tuple(SeatResult(FORFEITED, 2) if number == 1 else SeatResult(PLACE, 1) for number in first.entrants)
    contest = won(done(contest, Ended(first.no, given)), 2)
    contest = pair(contest)
    assert (1, 3) in matches(contest, 2)


def test_a_round_made_again_is_the_same_one() -> None:
    """T5."""
    contest = pair(double(5))
    again = pair(done(contest, Remade(1)))
    assert matches(again, 1) == matches(contest, 1)
    assert sorted(one.entrant for one in again.byes) == [1, 2, 3]


def test_two_lives_form_tables_of_equal_lives_and_end_at_one_table() -> None:
    contest = double(16, seats=4, advance=2)
    stages: list[str] = []
    while KNOCKOUT.due(contest):
        lives = lives_of(contest, seeded(contest))
        contest = pair(contest)
        now = [one for one in contest.live if one.round == contest.round]
        stages += sorted({one.stage for one in now})
        if contest.round == 2:
            assert [{lives[number] for number in one.entrants} for one in now] == [{2}, {2}, {1}, {1}]
        contest = play_round(contest)
    assert stages[-1] == "final"
    assert stages[:2] == ["lives:1", "lives:2"]
    assert places(contest)[1] == [1]


@pytest.mark.parametrize(("seats", "advance"), [(3, 1), (4, 1), (4, 2), (5, 2), (6, 3)])
@pytest.mark.parametrize("people", [6, 7, 13, 29, 64])
def test_two_lives_end_for_every_number(people: int, seats: int, advance: int) -> None:
    contest = play(double(people, seats=seats, advance=advance))
    promise = KNOCKOUT.promise(contest.terms, people)
    assert contest.round <= promise.rounds
    assert all(len(one.entrants) in allowed_sizes(contest.terms) for one in contest.live)
    assert Counter(map(len, matches(contest, 1))) == promise.tables
    assert places(contest)[1] == [1]


def test_too_few_for_the_last_table_are_filled_up_with_who_went_out_last() -> None:
    contest = play_round(pair(double(12, seats=4, advance=1)))
    contest = play_round(pair(contest))
    lives = lives_of(contest, seeded(contest))
    going = [number for number, left in lives.items() if left][2:]
    contest = pair(done(contest, *map(Left, going)))
    (final,) = matches(contest, 3)
    assert len(final) == 3
    assert sum(not lives[number] for number in final) == 1


def test_where_nobody_is_there_to_fill_up_the_best_who_is_left_has_won() -> None:
    contest = play_round(pair(double(8, seats=4, advance=2)))
    contest = done(contest, *map(Left, (1, 2, 3, 4, 5, 6)))
    assert KNOCKOUT.over(contest)
    assert places(contest)[1] == [7]


def test_what_a_table_sends_must_be_fewer_than_it_has() -> None:
    with pytest.raises(Exception, match="format-advance"):
        KNOCKOUT.check(Terms("any", seats=4, advance=3, double=True), 16)
