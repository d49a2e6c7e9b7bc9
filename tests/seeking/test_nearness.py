"""Who fits whom (tournaments R6): widths, who counts as nearer, which of several groups is found."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.rating.encounters import DUEL, TABLE, TEAMS
from bot.rating.ladder import Rated
from bot.rating.nearness import (
    EITHER,
    LIVE,
    RATED_ONLY,
    RATED_WAYS,
    UNRATED_ONLY,
    FullGroup,
    Searcher,
    TableKind,
    TableWish,
    groups,
    rating_of,
    slack,
    widens_at,
    width,
    wishes,
)
from bot.rating.scale import shown
from bot.rating.weng_lin import Rating

NOW = 1_800_000_000
HOUR = 3600
SIZES = {"oak": (2, 3, 4), "elm": (2,), "ash": (3, 4, 5, 6)}


def rated(figure: int, sigma: float = 1.5) -> Rated:
    """Somebody whose public figure is this one, rated just now."""
    return Rated(Rating(25 + (figure - 1500) / 60, sigma), 30, NOW)


def one(key: int, figure: int = 1500, waited: int = 0, sigma: float = 1.5, **wish: object) -> Searcher:
    """Somebody settled who waits for a duel of oak unless told otherwise."""
    wanted = {"games": ("oak",), "sizes": (2,), "pace": "daily", **wish}
    ratings = {(game, kind): rated(figure, sigma) for game in SIZES for kind in (DUEL, TABLE)}
    return Searcher(key, NOW - waited, TableWish(**wanted), ratings)  # type: ignore[arg-type]


def found(*waiting: Searcher) -> list[tuple[int, ...]]:
    """Members of the groups."""
    return [group.members for group in groups(waiting, NOW, SIZES)]


# --- width and slack -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("waited", "pace", "points"),
    [
        (0, "daily", 150),
        (HOUR - 1, "daily", 150),
        (HOUR, "daily", 225),
        (2 * HOUR, "none", 300),
        (24 * HOUR, "slow", 1950),
        (299, LIVE, 150),
        (300, LIVE, 225),
        (600, LIVE, 300),
    ],
)
def test_r6_the_width_grows_by_a_step_an_hour_in_one_sitting_by_one_every_five_minutes(
    waited: int, pace: str, points: int
) -> None:
    assert width(waited, pace) == points


@given(some.integers(0, 10**6), some.sampled_from(("daily", LIVE)))
def test_r6_the_next_step_comes_when_it_is_said_to(waited: int, pace: str) -> None:
    at = widens_at(NOW - waited, pace, NOW)
    assert at > NOW
    assert width(waited + at - NOW, pace) == width(waited, pace) + 75
    assert width(waited + at - NOW - 1, pace) == width(waited, pace)


def test_r6_who_is_provisional_counts_as_nearer_a_newcomer_by_160_points() -> None:
    assert slack(Rating()) == pytest.approx(160)
    assert slack(Rating(25, 5)) == 60
    assert slack(Rating(25, 3)) == slack(Rating(25, 1)) == 0


def test_r6_a_rating_that_rests_grows_less_sure_so_its_person_counts_as_nearer() -> None:
    old = Rated(Rating(25, 2.9), 30, NOW - 2 * 365 * 24 * HOUR)
    assert slack(rating_of({("oak", DUEL): old}, "oak", 2, NOW)) > 0


def test_r6_the_rating_is_that_of_the_class_of_the_table_and_of_two_classes_the_one_played_most() -> None:
    ratings = {("oak", DUEL): rated(1900), ("oak", TABLE): rated(1400), ("oak", TEAMS): Rated(Rating(20), 31, NOW)}
    assert shown(rating_of(ratings, "oak", 2, NOW)) == 1900
    assert shown(rating_of(ratings, "oak", 3, NOW)) == 1200
    assert shown(rating_of(ratings, "elm", 2, NOW)) == 1500


# --- who goes together -----------------------------------------------------------------------------------------------


def test_r6_a_duel_needs_both_to_be_near_enough_and_the_newcomer_decides_too() -> None:
    assert found(one(1, 1500), one(2, 1650)) == [(1, 2)]
    assert found(one(1, 1500), one(2, 1651)) == []
    assert found(one(1, 1500, waited=3 * HOUR), one(2, 1651)) == []
    assert found(one(1, 1500, waited=3 * HOUR), one(2, 1651, waited=HOUR)) == [(1, 2)]


def test_r6_a_newcomer_meets_somebody_310_points_away_at_once() -> None:
    new = Searcher(1, NOW, TableWish(("oak",), (2,), "daily"))
    assert found(new, one(2, 1810)) == [(1, 2)]
    assert found(new, one(2, 1811)) == []


def test_r6_everybody_of_a_table_has_to_be_near_everybody_else() -> None:
    chain = [one(number, figure, sizes=(3,)) for number, figure in ((1, 1400), (2, 1500), (3, 1600))]
    assert found(*chain) == []
    assert found(*chain, one(4, 1549, sizes=(3,))) == [(1, 2, 4)]


def test_r6_game_pace_size_and_rating_have_to_be_wanted_by_all() -> None:
    assert found(one(1), one(2, games=("elm",))) == []
    assert found(one(1), one(2, pace="slow")) == []
    assert found(one(1), one(2, sizes=(3,))) == []
    assert found(one(1, rated=RATED_ONLY), one(2, rated=UNRATED_ONLY)) == []
    assert found(one(1, rated=RATED_ONLY), one(2)) == [(1, 2)]


@pytest.mark.parametrize(("ways", "counts"), [((EITHER, EITHER), True), ((EITHER, UNRATED_ONLY), False)])
def test_r6_a_table_whose_people_do_not_mind_is_rated(ways: tuple[str, str], counts: bool) -> None:
    (group,) = groups([one(1, rated=ways[0]), one(2, rated=ways[1])], NOW, SIZES)
    assert group.kind == TableKind("oak", 2, "daily", counts)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_r6_tables_of_two_to_six_are_found(seats: int) -> None:
    game = "oak" if seats < 5 else "ash"
    people = [one(number, games=(game,), sizes=(seats,)) for number in range(seats)]
    assert found(*people) == [tuple(range(seats))]
    assert found(*people[1:]) == []


def test_r6_a_size_that_the_game_does_not_have_is_no_table() -> None:
    assert found(one(1, games=("elm",), sizes=(3,)), *(one(n, games=("elm",), sizes=(3,)) for n in (2, 3))) == []


# --- which group is taken --------------------------------------------------------------------------------------------


def test_r6_who_has_waited_longest_is_in_the_group_and_then_the_next() -> None:
    queue = [one(1, waited=50), one(2, waited=40), one(3, waited=30)]
    assert found(*queue) == [(1, 2)]
    assert found(one(1, waited=10), one(2, waited=40), one(3, waited=30)) == [(2, 3)]


def test_r6_who_can_be_matched_is_not_held_up_by_who_cannot() -> None:
    far = one(1, figure=2400, waited=60)
    assert found(far, one(2), one(3)) == [(2, 3)]


def test_r6_of_groups_that_are_full_at_once_the_larger_is_taken_where_one_is_part_of_the_other() -> None:
    queue = [one(number, sizes=(2, 3)) for number in (1, 2, 3)]
    assert found(*queue) == [(1, 2, 3)]
    assert found(*queue[:2]) == [(1, 2)]


def test_r6_nobody_is_in_two_groups_and_all_that_can_be_are_found() -> None:
    assert found(*(one(number) for number in range(7))) == [(0, 1), (2, 3), (4, 5)]


people = some.builds(
    lambda key, figure, waited, sigma, games, sizes, way: one(
        key, figure, waited, sigma, games=tuple(sorted(games)), sizes=tuple(sorted(sizes)), rated=way
    ),
    some.integers(1, 10**6),
    some.integers(1200, 1900),
    some.integers(0, 8 * HOUR),
    some.sampled_from((1.5, 3.5, 8.0)),
    some.sets(some.sampled_from(tuple(SIZES)), min_size=1),
    some.sets(some.integers(2, 6), min_size=1, max_size=3),
    some.sampled_from(RATED_WAYS),
)
queues = some.lists(people, max_size=9, unique_by=lambda each: each.key)


def near(group: list[Searcher], kind: TableKind) -> bool:
    """The rule of the docstring, said of pairs."""
    ratings = [rating_of(each.ratings, kind.game, kind.seats, NOW) for each in group]
    least = min(width(NOW - each.since, kind.pace) for each in group)
    return all(abs(shown(a) - shown(b)) - slack(a) - slack(b) <= least for a, b in combinations(ratings, 2))


def all_full(queue: list[Searcher]) -> list[FullGroup]:
    """Every group there could be, by trying all."""
    full: list[FullGroup] = []
    for count in range(2, 7):
        for chosen in combinations(queue, count):
            for kind in wishes(chosen[0].wanted, SIZES):
                wanted = all(kind in wishes(each.wanted, SIZES) for each in chosen)
                if kind.seats == count and wanted and near(list(chosen), kind):
                    full.append(FullGroup(kind, tuple([each.key for each in chosen])))
    return full


@given(queues)
def test_r6_the_first_group_is_the_earliest_of_all_that_there_could_be(queue: list[Searcher]) -> None:
    ordered = sorted(queue, key=lambda each: (each.since, each.key))
    place = {each.key: number for number, each in enumerate(ordered)}
    full = all_full(ordered)
    mine = groups(queue, NOW, SIZES)
    ranks = sorted((*(float(place[key]) for key in group.members), float("inf")) for group in full)
    if not full:
        assert mine == []
    else:
        assert mine[0] in full
        assert (*(float(place[key]) for key in mine[0].members), float("inf")) == ranks[0]


@given(queues, some.randoms())
def test_r6_the_same_people_give_the_same_groups_and_nobody_two(queue: list[Searcher], shuffled: object) -> None:
    mine = groups(queue, NOW, SIZES)
    again = list(queue)
    shuffled.shuffle(again)  # type: ignore[attr-defined]
    assert groups(again, NOW, SIZES) == mine
    taken = [key for group in mine for key in group.members]
    assert len(taken) == len(set(taken))
    left = sorted((each for each in queue if each.key not in taken), key=lambda each: (each.since, each.key))
    assert all_full(left) == []
    by_key = {each.key: each for each in queue}
    assert all(near([by_key[key] for key in group.members], group.kind) for group in mine)


@given(queues)
def test_r6_waiting_longer_never_undoes_a_full_group(queue: list[Searcher]) -> None:
    for sooner, later in pairwise((NOW, NOW + HOUR)):
        if groups(queue, sooner, SIZES):
            assert groups(queue, later, SIZES)


def test_r6_a_queue_of_two_hundred_without_a_group_is_seen_through() -> None:
    # five within every width, where six are wanted: the most that can be tried in vain
    far = [one(n, 1000 + 160 * (n // 5) + n % 5, n, games=("ash",), sizes=(6,)) for n in range(200)]
    assert found(*far) == []
