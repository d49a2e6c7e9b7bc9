"""Groups, then a knockout of the best of each (tournaments F6)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.pairing.contest import Contest, PairingError, Terms
from bot.pairing.deeds import Left, Replaced, SentOff
from bot.pairing.groups import Groups, group_sizes
from tests.pairing.courses import matches, places, play
from tests.pairing.playing import contest_of, done, pair, play_round

GROUPS = Groups()


def groups(people: int, **terms: Any) -> Contest:
    """Groups that have begun; whoever signed up earlier is stronger."""
    return contest_of(people, [float(people - number) for number in range(people)], format="groups", **terms)


def members(contest: Contest) -> list[set[int]]:
    """Who is in which group."""
    found: dict[str, set[int]] = {}
    for one in contest.live:
        if one.stage.startswith("group:"):
            found.setdefault(one.stage, set()).update(one.entrants)
    return [found[key] for key in sorted(found)]


def stage(contest: Contest, beginning: str) -> list[tuple[int, ...]]:
    """Matches of a stage, by number."""
    return [tuple(sorted(one.entrants)) for one in contest.live if one.stage.startswith(beginning)]


def test_sixteen_in_four_groups_by_hand() -> None:
    contest = play(groups(16, advance=2))
    assert members(contest) == [{1, 8, 9, 16}, {2, 7, 10, 15}, {3, 6, 11, 14}, {4, 5, 12, 13}]
    assert [len(matches(contest, number)) for number in range(1, contest.round + 1)] == [8, 8, 8, 4, 2, 1]
    # The first of each group by points, all alike, so by seed; the second from the other end, never of the own group.
    assert stage(contest, "winners:1") == [(1, 7), (2, 8), (3, 5), (4, 6)]
    assert stage(contest, "winners:2") == [(1, 4), (2, 3)]
    assert stage(contest, "final") == [(1, 2)]
    assert places(contest) == {
        1: [1],
        2: [2],
        3: [3, 4],
        5: [5, 6, 7, 8],
        9: [9, 10, 11, 12],
        13: [13, 14, 15, 16],
    }


@pytest.mark.parametrize(
    ("people", "terms"),
    [
        (8, {}),
        (8, {"advance": 2, "double": True}),
        (13, {"advance": 2}),
        (13, {"advance": 2, "inner": "swiss"}),
        (24, {"advance": 2, "groups": 4, "third": True, "twice": True}),
        (18, {"seats": 3}),
        (20, {"seats": 4, "advance": 2, "inner": "swiss"}),
        (32, {"seats": 4, "advance": 2}),
        (40, {"seats": 4, "advance": 2, "inner": "swiss", "double": True}),
        (50, {"seats": 5, "advance": 2}),
    ],
)
def test_every_number_comes_to_a_winner_and_as_promised(people: int, terms: dict[str, Any]) -> None:
    contest = groups(people, **terms)
    GROUPS.check(contest.terms, people)
    promise = GROUPS.promise(contest.terms, people)
    contest = play(contest)
    assert contest.round <= promise.rounds == contest.rounds
    sizes = sorted(len(one) for one in matches(contest, 1))
    assert sizes == sorted(size for size, count in promise.tables.items() for _ in range(count))
    assert places(contest)[1] == [1]


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize(("people", "count"), [(8, 2), (12, 3), (16, 4), (20, 4), (24, 6)])
def test_two_of_a_group_do_not_meet_in_the_first_round_of_the_knockout(people: int, count: int, double: bool) -> None:
    contest = play(groups(people, groups=count, advance=2, double=double))
    for group in members(contest):
        assert all(len(group & set(pair_)) < 2 for pair_ in stage(contest, "winners:1"))


def test_who_goes_is_replaced_by_the_next_of_the_group() -> None:
    contest = groups(8, groups=2)
    while not GROUPS.elimination(contest) and contest.round < 3:
        contest = play_round(pair(contest))
    contest = pair(done(contest, Left(1)))
    assert stage(contest, "final") == [(2, 4)]


def test_a_substitute_can_come_in_the_groups_and_not_in_the_knockout() -> None:
    """T4."""
    contest = done(pair(groups(8, groups=2)), Replaced(3))
    assert contest.entrant(3).substituted
    for _ in range(3):
        contest = pair(play_round(contest))
    with pytest.raises(PairingError, match="pairing-no-substitute"):
        done(contest, Replaced(4))


def test_who_was_sent_off_comes_last_and_does_not_go_on() -> None:
    contest = play(done(play_round(pair(groups(8, groups=2))), SentOff(1)))
    assert places(contest)[8] == [1]
    assert places(contest)[1] == [2]


def test_somebody_alone_has_won_and_so_has_the_last_who_is_left() -> None:
    alone = groups(1)
    assert (GROUPS.due(alone), GROUPS.over(alone), GROUPS.ranking(alone)) == (False, True, [(1, 1)])
    contest = done(play_round(pair(groups(8))), *map(Left, (1, 2, 3, 4, 5, 6, 7)))
    assert GROUPS.over(contest)
    assert places(contest)[1] == [8]


@pytest.mark.parametrize(
    ("terms", "people", "sizes"),
    [
        (Terms("any"), 13, (4, 4, 5)),
        (Terms("any", groups=2), 13, (6, 7)),
        (Terms("any", seats=3), 18, (6, 6, 6)),
        (Terms("any", seats=4, advance=2), 33, (16, 17)),
        (Terms("any"), 4, (2, 2)),
    ],
)
def test_groups_that_suit(terms: Terms, people: int, sizes: tuple[int, ...]) -> None:
    assert group_sizes(people, terms) == sizes


@pytest.mark.parametrize(
    ("terms", "people", "key"),
    [
        (Terms("any"), 3, "format-groups-few"),
        (Terms("any", groups=5, advance=3), 12, "format-groups-few"),
        (Terms("any", groups=2, seats=4, advance=1), 20, "format-groups-few"),
        (Terms("any", groups=2, seats=3, advance=2), 60, "format-robin-large"),
        (Terms("any", inner="flow"), 16, "pairing-bad-terms"),
    ],
)
def test_what_does_not_go_together_is_refused(terms: Terms, people: int, key: str) -> None:
    with pytest.raises(PairingError, match=key):
        GROUPS.check(terms, people)
