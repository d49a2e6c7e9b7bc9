"""Single elimination, planned backwards (tournaments F6)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.pairing.brackets import course
from bot.pairing.contest import FORFEITED, PLACE, Contest, PairingError, SeatResult, Terms
from bot.pairing.deeds import Begun, Ended, Left, Remade, Replaced, SentOff
from bot.pairing.knockout import Knockout
from bot.pairing.planned import allowed_sizes
from tests.pairing.courses import matches, places, play, who_is_in
from tests.pairing.playing import contest_of, done, finish, pair, play_round

KNOCKOUT = Knockout()


def knockout(people: int, **terms: Any) -> Contest:
    """A knockout that has begun; whoever signed up earlier is stronger."""
    return contest_of(people, [float(people - number) for number in range(people)], format="knockout", **terms)


def test_eight_in_pairs_meet_as_in_every_bracket() -> None:
    contest = play(knockout(8))
    assert [matches(contest, number) for number in (1, 2, 3)] == [
        [(1, 8), (2, 7), (3, 6), (4, 5)],
        [(1, 4), (2, 3)],
        [(1, 2)],
    ]
    assert places(contest) == {1: [1], 2: [2], 3: [3, 4], 5: [5, 6, 7, 8]}


def test_the_best_have_byes_where_people_are_missing() -> None:
    contest = play(knockout(6))
    assert [one.entrant for one in contest.byes] == [1, 2]
    assert [matches(contest, number) for number in (1, 2, 3)] == [[(3, 6), (4, 5)], [(1, 4), (2, 3)], [(1, 2)]]


def test_an_upset_keeps_the_bracket_as_it_was_drawn() -> None:
    contest = upset(pair(knockout(8)))
    assert matches(pair(contest), 2) == [(5, 8), (6, 7)]


def upset(contest: Contest) -> Contest:
    """The higher numbers win all open matches."""
    return play_round(contest, {one.number: one.number for one in contest.entrants})


def test_sixteen_by_four_are_dealt_like_heats_and_nobody_meets_the_same_again_at_once() -> None:
    contest = pair(knockout(16, seats=4, advance=2))
    assert matches(contest, 1) == [(1, 8, 9, 16), (2, 7, 10, 15), (3, 6, 11, 14), (4, 5, 12, 13)]
    contest = pair(play_round(contest))
    assert matches(contest, 2) == [(1, 4, 6, 7), (2, 3, 5, 8)]
    before = [set(one) for one in matches(contest, 1)]
    assert all(len(set(one) & table) == 1 for one in matches(contest, 2) for table in before)
    contest = play(play_round(contest))
    assert matches(contest, 3) == [(1, 2, 3, 4)]
    assert places(contest) == {
        1: [1],
        2: [2],
        3: [3],
        4: [4],
        5: [5, 6],
        7: [7, 8],
        9: [9, 10, 11, 12],
        13: [13, 14, 15, 16],
    }


def test_the_third_place_is_played_for_where_that_is_wished() -> None:
    contest = play(knockout(5, third=True))
    assert [(one.stage, tuple(sorted(one.entrants))) for one in contest.live if one.round == 3] == [
        ("final", (1, 2)),
        ("third", (3, 4)),
    ]
    assert places(contest) == {1: [1], 2: [2], 3: [3], 4: [4], 5: [5]}


def test_two_on_equal_terms_play_once_more_and_then_the_seed_decides() -> None:
    contest = finish(finish(pair(knockout(4)), 1, 1, 1), 2, 1, 2)
    first = contest.live[0].entrants
    contest = pair(contest)
    assert [one.entrants for one in contest.live if one.round == 2] == [first[::-1]]
    contest = pair(finish(contest, 3, 1, 1))
    assert matches(contest, 3) == [(1, contest.live[1].entrants[0])]


@pytest.mark.parametrize("began", [True, False])
def test_a_tie_at_the_cut_goes_to_who_began_less_often_then_to_the_seed(began: bool) -> None:
    contest = pair(knockout(8, seats=4, advance=2))
    table = contest.live[0]
    order = sorted(table.entrants)
    worth = {order[3]: 1, order[1]: 2, order[2]: 2, order[0]: 4}
    begins = table.entrants.index(order[1]) if began else -1
    contest = done(contest, Begun(table.no, begins, True)) if began else contest
    contest = finish(contest, table.no, *(worth[one] for one in table.entrants))
    contest = play_round(contest)
    through = {order[3], order[2] if began else order[1]}
    assert through < set(matches(pair(contest), 2)[0])


def test_nobody_absent_goes_on() -> None:
    contest = pair(knockout(8, seats=4, advance=2))
    table = contest.live[0]
    given = [SeatResult(PLACE, 1), *(SeatResult(FORFEITED, place) for place in (2, 3, 4))]
    contest = play_round(done(contest, Ended(table.no, tuple(given))))
    (final,) = matches(pair(contest), 2)
    assert set(final) & set(table.entrants) == {table.entrants[0]}
    assert len(final) == 3


def test_where_all_forfeit_somebody_has_won_all_the_same() -> None:
    contest = pair(knockout(2))
    contest = done(contest, Ended(1, (SeatResult(FORFEITED, 1), SeatResult(FORFEITED, 2))))
    assert KNOCKOUT.over(contest)
    assert [place for place, _ in KNOCKOUT.ranking(contest)] == [1, 2]


def test_who_leaves_in_the_final_has_lost_it() -> None:
    contest = done(play_round(pair(knockout(4))))
    contest = pair(contest)
    (final,) = [one for one in contest.live if one.stage == "final"]
    lost = final.entrants.index(1)
    given = tuple(SeatResult(FORFEITED, 2) if at == lost else SeatResult(PLACE, 1) for at in range(2))
    contest = done(contest, Left(1), Ended(final.no, given))
    assert KNOCKOUT.over(contest)
    assert places(contest) == {1: [2], 2: [1], 3: [3, 4]}


def test_who_leaves_before_the_final_is_second_and_the_other_has_won() -> None:
    contest = done(play_round(pair(knockout(4))), Left(1))
    assert KNOCKOUT.over(contest)
    assert places(contest)[1] == [2]


def test_who_was_sent_off_comes_last() -> None:
    contest = play(done(play_round(pair(knockout(4))), SentOff(1)))
    assert places(contest)[4] == [1]


def test_five_hundred_and_twelve_with_two_hundred_drops_before_round_two() -> None:
    contest = play_round(pair(knockout(512)))
    contest = done(contest, *(Left(number) for number in range(28, 228)))
    assert len(who_is_in(contest)) == 312
    contest = play(contest)
    left = [number for number in range(1, 257) if not 28 <= number < 228]
    assert sorted(number for one in matches(contest, 2) for number in one) == left[8:]
    assert [one.entrant for one in contest.byes] == left[:8]
    assert contest.round == 1 + 6
    assert places(contest)[1] == [1]


@pytest.mark.parametrize(("seats", "advance"), [(3, 1), (4, 1), (4, 2), (5, 2), (6, 3)])
def test_many_drops_leave_tables_that_can_be_played(seats: int, advance: int) -> None:
    contest = play_round(pair(knockout(200, seats=seats, advance=advance)))
    contest = play(done(contest, *(Left(number) for number in range(1, 200, 3))))
    assert all(len(one.entrants) in allowed_sizes(contest.terms) for one in contest.live)
    assert places(contest)[1] == [2]


def test_too_few_for_a_table_are_filled_up_with_the_best_who_went_out() -> None:
    contest = play_round(pair(knockout(16, seats=4, advance=1)))
    contest = pair(done(contest, Left(1), Left(2)))
    assert matches(contest, 2) == [(3, 4, 5)]


def test_a_match_made_again_is_the_same_one_and_byes_stay() -> None:
    """T5."""
    contest = pair(knockout(5))
    again = pair(done(contest, Remade(1)))
    assert matches(again, 1) == matches(contest, 1)
    assert sorted(one.entrant for one in again.byes) == [1, 2, 3]
    assert again.round == 1


def test_nobody_can_be_substituted() -> None:
    """T4."""
    with pytest.raises(PairingError, match="pairing-no-substitute"):
        done(pair(knockout(4)), Replaced(1))


def test_somebody_alone_has_won() -> None:
    contest = knockout(1)
    assert (KNOCKOUT.due(contest), KNOCKOUT.over(contest), KNOCKOUT.ranking(contest)) == (False, True, [(1, 1)])


@pytest.mark.parametrize("odd", ["smaller", "larger", "bye"])
@pytest.mark.parametrize(("seats", "advance"), [(2, 1), (3, 1), (4, 1), (4, 2), (5, 1), (6, 1), (6, 2), (6, 3)])
def test_a_plan_holds_everybody_once_and_comes_to_one_table(seats: int, advance: int, odd: str) -> None:
    terms = Terms("any", seats=seats, advance=advance, odd=odd)
    for people in range(seats + 1, 400):
        left, later = people, False
        while left > max(allowed_sizes(terms)):
            plan = course(left, terms)
            assert sum(plan.sizes) + plan.byes == left
            assert set(plan.sizes) <= set(allowed_sizes(terms))
            assert all(0 < sends < size for sends, size in zip(plan.sends, plan.sizes))
            if later and odd == "smaller":
                assert plan.byes == 0, "only the first round absorbs the rest"
                assert set(plan.sends) == {advance}
            left, later = plan.through, True
        assert left in allowed_sizes(terms)


@pytest.mark.parametrize("people", [2, 3, 7, 16, 33])
@pytest.mark.parametrize(("seats", "advance"), [(2, 1), (3, 1), (4, 2), (6, 2)])
def test_rounds_and_games_are_as_promised(people: int, seats: int, advance: int) -> None:
    if people < seats:
        people = seats
    contest = play(knockout(people, seats=seats, advance=advance))
    promise = KNOCKOUT.promise(contest.terms, people)
    assert contest.round == contest.rounds == promise.rounds
    games = Counter(number for one in contest.live for number in one.entrants)
    assert promise.games[0] <= min(games.values())
    assert max(games.values()) <= promise.games[1]
    assert Counter(map(len, matches(contest, 1))) == promise.tables


@pytest.mark.parametrize(
    ("terms", "people", "key"),
    [
        (Terms("any", seats=4, advance=3), 16, "format-advance"),
        (Terms("any", seats=4, advance=0), 16, "format-advance"),
        (Terms("any", seats=5, advance=2, odd="bye"), 25, "format-advance"),
        (Terms("any", seats=4, third=True), 16, "format-third"),
        (Terms("any", seats=4), 2, "format-few"),
        (Terms("any", late_until=1), 8, "format-planned-late"),
    ],
)
def test_what_does_not_go_together_is_refused(terms: Terms, people: int, key: str) -> None:
    with pytest.raises(PairingError, match=key):
        KNOCKOUT.check(terms, people)
