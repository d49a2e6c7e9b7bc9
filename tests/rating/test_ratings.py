"""What encounters make of ratings, and how they are weighed (tournaments R2, R3)."""

from __future__ import annotations

import random

import pytest

from bot.rating.encounters import Encounter, Sitting, ended, left
from bot.rating.ladder import Rated, Ratings
from bot.rating.scale import DAY, aged, listed, provisional, shown, standing
from bot.rating.weng_lin import MU, SIGMA, Rating, rate

NOW = 1_800_000_000


def known(ratings: Ratings, *keys: int, mu: float = MU, sigma: float = 1.5, at: int = NOW) -> None:
    for key in keys:
        ratings.people[key] = Rated(Rating(mu, sigma), 30, at)


def duel(winner: int, loser: int) -> Encounter:
    return Encounter(((winner,), (loser,)), (1, 2), 1)


def test_figures() -> None:
    assert (shown(Rating()), standing(Rating())) == (1500, 1500)
    assert (shown(Rating(30, 2)), standing(Rating(30, 2))) == (1800, 2560)
    assert provisional(Rating(25, 3.0))
    assert not provisional(Rating(25, 2.99))


def test_what_is_not_known_grows_with_idleness_to_that_of_a_newcomer() -> None:
    settled = Rating(30, 1.5)
    assert aged(settled, 365 * DAY).sigma == pytest.approx(3)
    assert aged(settled, 365 * DAY).mu == 30
    assert aged(settled, 0) == settled
    assert aged(settled, 100 * 365 * DAY).sigma == SIGMA
    assert aged(aged(settled, 40 * DAY), 50 * DAY).sigma == pytest.approx(aged(settled, 90 * DAY).sigma)


def test_lists_show_who_is_sure_and_played_within_ninety_days() -> None:
    assert listed(Rating(25, 2.9), 90 * DAY)
    assert not listed(Rating(25, 3.0), 0)
    assert not listed(Rating(25, 1.0), 90 * DAY + 1)


def test_meetings_of_the_same_two_count_half_of_the_one_before_for_thirty_days() -> None:
    ratings, fresh = Ratings(), Ratings()
    steps: list[float] = []
    for day in (0, 1, 2, 31, 40):
        known(ratings, 1, 2, at=NOW + day * DAY)
        steps.append(ratings.take(duel(1, 2), NOW + day * DAY)[1].rating.mu - MU)
    known(fresh, 1, 2)
    whole = fresh.take(duel(1, 2), NOW)[1].rating.mu - MU
    # on the 31st day the meetings of the first two are more than thirty days ago; on the 40th all but that of the 31st
    assert [one / whole for one in steps] == pytest.approx([1, 0.5, 0.25, 0.5, 0.5], rel=0.01)


def test_the_same_two_at_a_table_of_others_count_less_for_each_other_alone() -> None:
    ratings, plain = Ratings(), Ratings()
    for one in (ratings, plain):
        known(one, 1, 2, 3)
    ratings.remember(duel(1, 2), NOW - DAY)
    table = Encounter(((1,), (2,), (3,)), (1, 2, 3), 2)
    weighed, whole = ratings.take(table, NOW), plain.take(table, NOW)
    assert weighed[3].rating.mu == pytest.approx(whole[3].rating.mu, abs=1e-4)
    assert (weighed[1].rating.mu - MU) / (whole[1].rating.mu - MU) == pytest.approx(0.75, rel=0.01)


def test_somebody_provisional_moves_others_half_as_far() -> None:
    ratings, plain = Ratings(), Ratings()
    known(ratings, 1, sigma=1.5)
    known(ratings, 2, sigma=3.0)
    known(plain, 1, sigma=1.5)
    known(plain, 2, sigma=2.999)
    half, whole = ratings.take(duel(1, 2), NOW), plain.take(duel(1, 2), NOW)
    assert (half[1].rating.mu - MU) / (whole[1].rating.mu - MU) == pytest.approx(0.5, rel=0.01)
    assert half[2].rating.mu - MU == pytest.approx(whole[2].rating.mu - MU, rel=0.01)


def test_a_whole_step_is_the_plain_one() -> None:
    ratings = Ratings()
    known(ratings, 1, 2, 3, mu=27)
    table = Encounter(((1,), (2,), (3,)), (2, 1, 2), 2)
    plain = rate([Rating(27, 1.5)] * 3, (1, 1, 1), (2, 1, 2))
    ratings.take(table, NOW)
    assert [ratings.people[key].rating for key in (1, 2, 3)] == plain


def test_leaving_early_moves_the_leaver_alone() -> None:
    ratings = Ratings()
    known(ratings, 1, 2, 3)
    found = left(Sitting([1, 2, 3]), 1, True)
    assert found is not None
    changed = ratings.take(found, NOW)
    assert set(changed) == {2}
    assert changed[2].rating.mu < MU


def test_who_leaves_loses_as_much_as_the_last_and_everybody_has_played_one_game() -> None:
    sitting = Sitting([1, 2, 3, 4])
    ratings, plain = Ratings(), Ratings()
    for one in (ratings, plain):
        known(one, 1, 2, 3, 4)
    gone, rest = left(sitting, 3, False), ended(sitting, (1, 2, 3, 4))
    whole = ended(Sitting([1, 2, 3, 4]), (1, 2, 3, 4))
    assert gone is not None
    assert rest is not None
    assert whole is not None
    ratings.take(gone, NOW)
    ratings.take(rest, NOW)
    plain.take(whole, NOW)
    assert ratings.people[4].rating.mu == pytest.approx(plain.people[4].rating.mu, abs=1e-3)
    for key in (1, 2, 3):
        assert ratings.people[key].rating.mu == pytest.approx(plain.people[key].rating.mu, abs=0.02)
    assert [ratings.people[key].games for key in (1, 2, 3, 4)] == [31] * 4


def test_who_stays_alone_has_played_a_game_too() -> None:
    ratings, found = Ratings(), left(Sitting([1, 2]), 0, False)
    assert found is not None
    ratings.take(found, NOW)
    assert [ratings.people[key].games for key in (1, 2)] == [1, 1]


def test_a_part_of_the_past_is_enough_for_the_same_step() -> None:
    stream = random.Random(3)
    whole = Ratings()
    past: list[tuple[Encounter, int]] = []
    for number in range(400):
        people = stream.sample(range(12), stream.randint(2, 5))
        encounter = Encounter(tuple((key,) for key in people), tuple(range(len(people))), len(people) - 1)
        at = NOW + number * 3 * 3600
        part = Ratings()
        part.people = {key: whole.people[key] for key in people if key in whole.people}
        for earlier, when in past:
            if when > at - 30 * DAY and {key for side in earlier.sides for key in side} & set(people):
                part.remember(earlier, when)
        assert part.take(encounter, at) == whole.take(encounter, at)
        past.append((encounter, at))
