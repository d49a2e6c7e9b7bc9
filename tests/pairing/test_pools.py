"""`flow` and `season` (tournaments, section 2, F2, T4): pools of people who wait for a table."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core.play import PACE
from bot.core.streams import Stream
from bot.pairing.apply import apply
from bot.pairing.contest import BYE, EXCUSED, PLACE, Bye, Contest, Entrant, PairingError, SeatResult, Terms
from bot.pairing.deeds import Begun, Ended, Left, Queued, Remade, Replaced, Reseeded, Returned, SatOut, SignedUp
from bot.pairing.flow import fresh, games
from bot.pairing.pools import DAY, HOUR, MOMENTS
from bot.pairing.registry import format_of
from bot.pairing.season import WEEK, Season
from bot.pairing.seekers import seekers
from tests.pairing.playing import by_strength, contest_of, done, finish, pair, play_round

FLOW = format_of("flow")


def season_of(people: int, waiting: int, **terms: Any) -> Contest:
    contest = contest_of(people, format="season", **terms)
    return done(contest, *(Queued(number) for number in range(1, waiting + 1)))


def played(contest: Contest, patient: bool = False) -> Contest:
    """A flow played to its end; who can be paired is at once, unless all wait a day for it."""
    now = 0
    while not FLOW.over(contest):
        now += HOUR
        if FLOW.due(contest, now):
            contest = pair(contest, at=now)
            continue
        open_ = [one for one in contest.live if not one.over]
        if open_:
            first = open_[0]
            contest = done(contest, Begun(first.no, 0, True), Ended(first.no, by_strength(first), at=now))
        else:
            now += DAY
    return contest


def test_a_pool_waits_for_two_tables_or_a_day() -> None:
    contest = contest_of(13, format="flow", seats=4, rounds=5)
    assert FLOW.due(contest)
    contest = pair(contest)
    assert [len(one.entrants) for one in contest.live] == [4, 4, 4]
    for one in contest.live[:1]:
        contest = done(contest, Ended(one.no, by_strength(one), at=HOUR))
    assert not FLOW.due(contest, 2 * HOUR)  # five are free: one table
    assert not FLOW.due(contest, DAY)  # one of them has waited since the beginning, but three would meet again
    assert FLOW.due(contest, 2 * DAY)
    one = contest.live[1]
    contest = done(contest, Ended(one.no, by_strength(one), at=2 * HOUR))
    assert FLOW.due(contest, 2 * HOUR)  # nine are free: two tables


def test_a_table_where_nobody_meets_again_is_made_after_a_day() -> None:
    """F1: whoever stands first in the pool meets who is new, not who just sat there."""
    contest = pair(contest_of(7, format="flow", rounds=4))
    for one in contest.live[:1]:
        contest = done(contest, Ended(one.no, by_strength(one), at=HOUR))
    (waiting,) = set(range(1, 8)) - {number for one in contest.live for number in one.entrants}
    assert FLOW.due(contest, DAY)  # three are free; two of them have just met
    contest = pair(contest, at=DAY)
    assert waiting in contest.live[-1].entrants
    assert set(contest.live[-1].entrants) != set(contest.live[0].entrants)


def test_two_who_have_just_met_wait_a_day_longer_for_somebody_else() -> None:
    """F1: as long as somebody might still come; those who are the last meet again at once."""
    contest = pair(contest_of(4, format="flow", rounds=2))
    first, second = contest.live
    contest = done(contest, Begun(first.no, 0, True), Ended(first.no, by_strength(first), at=HOUR))
    assert not FLOW.due(contest, 30 * HOUR)
    assert FLOW.due(contest, HOUR + 2 * DAY)
    contest = done(contest, Begun(second.no, 0, True), Ended(second.no, by_strength(second), at=31 * HOUR))
    assert FLOW.due(contest, 31 * HOUR)
    contest = pair(contest, at=31 * HOUR)
    assert len({frozenset(one.entrants) for one in contest.live}) == 4


@pytest.mark.parametrize(("seats", "people"), [(2, 8), (2, 13), (3, 9)])
def test_who_is_chosen_of_a_pool_are_as_many_as_can_sit_without_meeting_again(seats: int, people: int) -> None:
    """F1: held against every way to choose and to seat them."""
    contest = contest_of(people, format="flow", seats=seats, rounds=4)
    for seed in range(3):
        contest = play_round(pair(contest, str(seed)))
    free = FLOW.free(contest)[:9]
    met = {one.number: seekers(contest, {}, [one.number])[0].met for one in free}

    def fill(left: frozenset[int]) -> bool:
        if not left:
            return True
        first = min(left)
        return any(
            not any(two in met[one] for one, two in combinations((first, *mates), 2)) and fill(left - {first, *mates})
            for mates in combinations(sorted(left - {first}), seats - 1)
        )

    numbers = [one.number for one in free]
    most = next(
        (
            size
            for size in range(len(free) // seats * seats, 0, -seats)
            if any(fill(frozenset(some)) for some in combinations(numbers, size))
        ),
        0,
    )
    found = fresh(contest, free)
    assert len(found) == most
    assert fill(frozenset(found))


def test_moments_are_drawn_by_the_pace() -> None:
    """Four to eight hours at a daily pace."""
    for pace, (least, most) in MOMENTS.items():
        contest = contest_of(4, format="flow", options={PACE: pace})
        pauses = {FLOW.pause(contest, Stream.of(pace, index)) for index in range(50)}
        assert len(pauses) > 20
        assert least <= min(pauses) <= max(pauses) <= most
    assert MOMENTS["daily"] == (4 * HOUR, 8 * HOUR)


def test_nobody_has_more_matches_at_once_than_agreed() -> None:
    contest = contest_of(8, format="flow", rounds=4, at_once=2)
    contest = pair(pair(contest))
    assert games(contest) == dict.fromkeys(range(1, 9), 2)
    assert not FLOW.due(contest, DAY)
    assert len({frozenset(one.entrants) for one in contest.live}) == 8  # nobody twice against the same at once


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("people", [2, 3, 5, 8, 13])
@pytest.mark.parametrize("odd", ["smaller", "bye"])
def test_everybody_has_all_games(seats: int, people: int, odd: str) -> None:
    """F2: games, and byes for what nobody was left to play."""
    contest = played(contest_of(people, format="flow", seats=seats, rounds=4, odd=odd))
    assert set(games(contest).values()) <= ({4} if people >= seats - (odd == "smaller" and seats > 2) else {0, 4})
    assert all(row.played + row.byes == 4 for row in FLOW.rows(contest))


def nearly_over(odd: str) -> Contest:
    """Five people, tables of four, one game each: four have theirs, the fifth is left over."""
    return play_round(pair(contest_of(5, format="flow", seats=4, rounds=1, odd=odd)))


def test_a_left_over_game_waits_a_day_for_volunteers_and_then_is_a_bye() -> None:
    """F2."""
    contest = nearly_over("smaller")
    (left,) = {1, 2, 3, 4, 5} - {number for one in contest.live for number in one.entrants}
    assert not FLOW.due(contest, DAY - 1)
    assert FLOW.due(contest, DAY)
    contest = pair(contest)
    assert contest.byes == [Bye(2, left, BYE)]
    assert FLOW.over(contest)


@pytest.mark.parametrize(("odd", "size"), [("smaller", 3), ("larger", 4), ("bye", 4)])
def test_volunteers_play_for_the_others_only(odd: str, size: int) -> None:
    """F2."""
    contest = nearly_over(odd)
    (left,) = {1, 2, 3, 4, 5} - {number for one in contest.live for number in one.entrants}
    others = [number for number in range(1, 6) if number != left]
    before = {row.entrant: row.points for row in FLOW.rows(contest)}
    for number in others[: size - 2]:
        contest = done(contest, Queued(number))
        assert not FLOW.due(contest)
    contest = done(contest, Queued(others[size - 2]))
    assert FLOW.due(contest)
    contest = pair(contest)
    assert sorted(contest.live[-1].entrants) == sorted([left, *others[: size - 1]])
    winner = others[0]  # a volunteer wins, and it counts for nobody
    contest = play_round(contest, {winner: 9, left: 8})
    rows = {row.entrant: row for row in FLOW.rows(contest)}
    assert {number: rows[number].points for number in others} == {number: before[number] for number in others}
    assert rows[left].points == (3.0 if size == 3 else 4.0)
    assert all(row.played == 1 for row in rows.values())
    assert FLOW.over(contest)


def test_tables_of_those_who_have_most_games_before_them() -> None:
    contest = contest_of(5, format="flow", rounds=4)
    contest = pair(contest)
    (left,) = {1, 2, 3, 4, 5} - {number for one in contest.live for number in one.entrants}
    contest = pair(play_round(contest))
    assert left in {number for one in contest.live if one.round == 2 for number in one.entrants}


def test_standings_go_by_points_a_game_until_all_have_theirs() -> None:
    contest = pair(play_round(pair(contest_of(6, format="flow", rounds=2, tie_breaks=()))))
    assert [one.round for one in contest.live] == [1, 1, 1, 2, 2, 2]
    contest = finish(contest, 4, 1, 1)  # two winners draw: 9 points of two games, the third winner has 6 of one
    rows = FLOW.rows(contest)
    means = [row.values["per_game"] for row in rows]
    assert means == sorted(means, reverse=True)
    assert [row.points for row in rows] != sorted((row.points for row in rows), reverse=True)
    ended = FLOW.rows(played(contest))
    assert [row.points for row in ended] == sorted((row.points for row in ended), reverse=True)


def test_who_does_not_wait_is_left_out_and_comes_back_by_a_press() -> None:
    """T4."""
    contest = done(contest_of(4, format="flow", rounds=2), Queued(1, back=True), Queued(1, back=True))
    contest = pair(contest, at=DAY)
    assert 1 not in {number for one in contest.live for number in one.entrants}
    contest = done(contest, Queued(1, at=DAY))
    assert (contest.entrant(1).waiting, contest.entrant(1).since) == (True, DAY)


def test_who_does_not_wait_keeps_nobody_from_the_last_games() -> None:
    """F2."""
    contest = done(contest_of(6, format="flow", seats=4, rounds=1, odd="bye"), Queued(6, back=True))
    contest = play_round(pair(contest, at=DAY))
    (left,) = {1, 2, 3, 4, 5} - {number for one in contest.live for number in one.entrants}
    assert FLOW.due(contest, 2 * DAY)
    contest = pair(contest, at=2 * DAY)
    assert contest.byes == [Bye(2, left, BYE)]
    assert not FLOW.over(contest)  # the sixth has a game to come, or drops out
    assert FLOW.over(done(contest, Left(6)))


def test_a_substitute_of_somebody_who_left_waits_for_the_games_that_are_left() -> None:
    """T4."""
    contest = done(pair(contest_of(4, format="flow", rounds=2)), Left(1), Replaced(1, at=9))
    assert (contest.entrant(1).waiting, contest.entrant(1).since) == (True, 9)


def test_a_match_that_is_void_or_missed_is_played_again() -> None:
    """T5, S1."""
    contest = pair(contest_of(4, format="flow", rounds=1))
    contest = done(contest, Remade(1))
    assert FLOW.due(contest)
    contest = pair(contest)
    excused = (SeatResult(EXCUSED), SeatResult(PLACE, 1))
    last = contest.live[-1]
    contest = done(contest, Ended(last.no, excused, at=HOUR))
    assert games(contest)[last.entrants[0]] == 0
    assert contest.entrant(last.entrants[0]).waiting


def test_late_entry_to_a_flow_and_back_into_it() -> None:
    """T4."""
    contest = pair(contest_of(4, format="flow", rounds=3, late_until=2))
    contest = done(contest, SignedUp(Entrant(5, entered=2), at=9), Left(4), Returned(4, 2, at=10))
    assert [one.waiting for one in contest.entrants] == [True] * 5
    assert (contest.entrant(5).since, contest.entrant(4).since) == (9, 10)
    contest = pair(play_round(contest), at=DAY)
    with pytest.raises(PairingError, match="pairing-too-late"):
        apply(contest, SignedUp(Entrant(6, entered=3)))


def test_no_round_of_a_pool_is_sat_out() -> None:
    with pytest.raises(PairingError, match="pairing-no-rest"):
        apply(contest_of(4, format="flow"), SatOut(1, 2))


def test_one_press_is_one_seat_in_a_season() -> None:
    contest = season_of(8, 4)
    season = format_of("season")
    assert season.due(contest)
    contest = pair(contest)
    assert [one.waiting for one in contest.entrants] == [False] * 8
    assert not season.due(play_round(contest), DAY)


def test_near_ratings_meet_in_a_season() -> None:
    contest = done(season_of(8, 8), Reseeded((1500, 1100, 1490, 1110, 1900, 1905, 1300, 1310)))
    assert {frozenset(one.entrants) for one in pair(contest).live} == {
        frozenset(pair_) for pair_ in ((1, 3), (2, 4), (5, 6), (7, 8))
    }


def test_new_faces_meet_in_a_season_before_near_ratings() -> None:
    contest = done(season_of(4, 4), Reseeded((1500, 1490, 1100, 1110)))
    first = {frozenset(one.entrants) for one in pair(contest).live}
    again = done(play_round(pair(contest)), *(Queued(number) for number in range(1, 5)))
    assert not first & {frozenset(one.entrants) for one in pair(again).live[2:]}


def test_a_short_queue_waits_a_day_and_may_give_a_smaller_table() -> None:
    """F2."""
    season = format_of("season")
    contest = season_of(6, 3, seats=4)
    assert (season.due(contest, DAY - 1), season.due(contest, DAY)) == (False, True)
    assert [len(one.entrants) for one in pair(contest).live] == [3]
    assert not season.due(season_of(6, 3, seats=4, odd="bye"), DAY)


def test_a_season_ends_by_the_calendar() -> None:
    season = format_of("season")
    contest = pair(season_of(4, 4, weeks=2))
    assert not season.over(contest, 2 * WEEK)  # a match goes on
    contest = done(play_round(contest), *(Queued(number) for number in range(1, 5)))
    assert (season.due(contest, 2 * WEEK - 1), season.due(contest, 2 * WEEK)) == (True, False)
    assert (season.over(contest, 2 * WEEK - 1), season.over(contest, 2 * WEEK)) == (False, True)
    assert not season.over(replace(contest, terms=replace(contest.terms, weeks=0)), 99 * WEEK)


def test_divisions_by_strength_meet_among_themselves_and_exchange_people() -> None:
    contest = contest_of(
        8, tuple(range(80, 0, -10)), format="season", divisions=2, moving=1, tie_breaks=("wins", "share")
    )
    assert [one.division for one in contest.entrants] == [0, 0, 0, 0, 1, 1, 1, 1]
    contest = play_round(pair(done(contest, *(Queued(number) for number in range(1, 9)))))
    assert {one.stage for one in contest.live} == {"division:0", "division:1"}
    assert all(len({contest.entrant(number).division for number in one.entrants}) == 1 for one in contest.live)
    season = format_of("season")
    assert isinstance(season, Season)
    rows = season.rows(contest)
    assert [contest.entrant(row.entrant).division for row in rows] == [0] * 4 + [1] * 4
    assert [row.place for row in rows] == [1, 1, 3, 3, 5, 5, 7, 7]
    after = season.next_divisions(contest)
    assert sorted(after.values()) == [0, 0, 0, 0, 1, 1, 1, 1]
    assert after[rows[4].entrant] == 0
    assert after[rows[3].entrant] == 1
    assert after[rows[0].entrant] == 0
    late = done(contest, SignedUp(Entrant(9, entered=2)))
    assert late.entrant(9).division == 1


def test_nobody_goes_up_and_down_at_once() -> None:
    """Whoever went up from the middle was put down from there as well, where the middle was small."""
    people = [Entrant(number, division=(0, 0, 1, 1, 2, 2, 2, 2)[number - 1]) for number in range(1, 9)]
    contest = contest_of(8, tuple(range(80, 0, -10)), format="season", divisions=3, moving=2)
    contest = replace(contest, entrants=people)
    for upper, lower in ((1, 2), (3, 4), (5, 6), (7, 8)):
        contest = replace(contest, started=contest.started - 5 * DAY)
        contest = play_round(pair(done(contest, Queued(upper), Queued(lower))))
    season = format_of("season")
    assert isinstance(season, Season)
    after = season.next_divisions(contest)
    assert sorted(after.values()) == [0, 0, 1, 1, 2, 2, 2, 2], "as many go up as go down"
    rows = [row.entrant for row in season.rows(contest)]
    assert after[rows[2]] == 0, "the first of the middle goes up"
    assert after[rows[3]] == 2, "and the last of it down"


def test_divisions_that_were_earned_stay_and_each_has_a_table() -> None:
    season = format_of("season")
    contest = contest_of(6, (10, 20, 30, 40, 50, 60), format="season", divisions=2, seats=2)

    def begun(*divisions: int) -> list[int]:
        told = [replace(one, division=at) for one, at in zip(contest.entrants, divisions)]
        return [one.division for one in season.begun(replace(contest, entrants=told)).entrants]

    assert begun(0, 0, 0, 1, 1, 1) == [0, 0, 0, 1, 1, 1], "by what was earned, not by strength"
    assert begun(0, 1, 1, 1, 1, 1) == [0, 1, 1, 1, 1, 0], "the strongest of the next fills up a table"
    assert begun(0, 0, 0, 0, 0, 1) == [1, 0, 0, 0, 0, 1], "the weakest of the one above do for the last"
    assert begun(0, 0, 3, 1, 2, 1) == [0, 0, 1, 1, 1, 1], "there are fewer divisions than there were"
    assert begun(0, 0, 0, 0, 0, 0) == [1, 1, 1, 0, 0, 0], "nobody was told: by strength"


def test_a_season_may_rank_by_rating() -> None:
    contest = done(play_round(pair(season_of(4, 4, rank="rating"))), Reseeded((1, 4, 3, 3)))
    assert [(row.place, row.entrant) for row in format_of("season").rows(contest)] in (
        [(1, 2), (2, 3), (2, 4), (4, 1)],
        [(1, 2), (2, 4), (2, 3), (4, 1)],
    )


@pytest.mark.parametrize(
    ("terms", "key"),
    [
        (Terms("metromania", format="season", divisions=0), "pairing-bad-terms"),
        (Terms("metromania", format="season", rank="beauty"), "pairing-bad-terms"),
        (Terms("metromania", format="season", weeks=-1), "pairing-bad-terms"),
        (Terms("metromania", format="season", divisions=3, seats=4), "pairing-divisions"),
    ],
)
def test_terms_of_a_season_that_do_not_go_together(terms: Terms, key: str) -> None:
    with pytest.raises(PairingError, match=key):
        format_of("season").check(terms, 10)
