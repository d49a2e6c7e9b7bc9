"""The search for a round: who sits with whom, sizes, byes, seats (tournaments F1, F2, F4)."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.core.streams import Stream
from bot.pairing.contest import Terms
from bot.pairing.exchange import Exchange
from bot.pairing.search import Matched, other_size, pair_round, sizes, weigh
from bot.pairing.seekers import Seeker
from bot.pairing.weighing import Weights, best_places, but_one
from tests.pairing.pasts import sat
from tests.pairing.proof import in_order


def played(size: int, rounds: int, seats: int, other: int, seed: int) -> tuple[list[Seeker], list[Matched]]:
    """Rounds played by our own pairing, in which whoever has the lower number wins more often."""
    stream = Stream.of("played", size, rounds, seats, other, seed)
    people = [Seeker(number, seed=float(-number)) for number in range(1, size + 1)]
    rounds_played: list[Matched] = []
    for _ in range(rounds):
        found = pair_round(people, seats, stream, other=other)
        rounds_played.append(found)
        people = after(people, found, seats, stream)
    return people, rounds_played


def after(people: list[Seeker], found: Matched, seats: int, stream: Stream) -> list[Seeker]:
    """The same people when a round is over."""
    by = {one.number: one for one in people}
    for table in found.tables:
        order = sorted(table, key=lambda one: one + stream.below(len(people)))
        for place, number in enumerate(table):
            won = (len(table) - 1 - order.index(number)) / (len(table) - 1)
            by[number] = sat(by[number], table, place, won, seats)
    for number in found.byes:
        one = by[number]
        by[number] = Seeker(number, one.points + 1, one.seed, one.met, one.seats, one.last, one.byes + 1, one.odd)
    return list(by.values())


@pytest.mark.parametrize(
    ("people", "seats", "other", "expected"),
    [
        (8, 2, 0, (4, 0, 0)),
        (7, 2, 0, (3, 0, 1)),
        (7, 2, 3, (2, 1, 0)),
        (13, 4, 3, (1, 3, 0)),
        (13, 4, 5, (2, 1, 0)),
        (13, 4, 0, (3, 0, 1)),
        (5, 4, 3, (1, 0, 1)),
        (6, 4, 3, (0, 2, 0)),
        (3, 4, 3, (0, 1, 0)),
        (2, 4, 3, (0, 0, 2)),
        (0, 4, 3, (0, 0, 0)),
        (11, 6, 5, (1, 1, 0)),
    ],
)
def test_as_few_byes_as_can_be_then_as_few_odd_tables(
    people: int, seats: int, other: int, expected: tuple[int, int, int]
) -> None:
    assert sizes(people, seats, other) == expected


def test_the_other_size_is_one_that_the_game_has() -> None:
    assert other_size(Terms("x", seats=4), (2, 3, 4)) == 3
    assert other_size(Terms("x", seats=4), (2, 4)) == 0
    assert other_size(Terms("x", seats=4, odd="larger"), (4, 5)) == 5
    assert other_size(Terms("x", seats=4, odd="bye"), (3, 4, 5)) == 0
    assert other_size(Terms("x", seats=2), (1, 2)) == 0


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 20), st.integers(2, 6), st.sampled_from([-1, 0, 1]), st.integers(0, 3), st.integers(0, 1 << 20))
def test_everybody_sits_once_or_has_a_bye(size: int, seats: int, step: int, rounds: int, seed: int) -> None:
    other = seats + step if step and seats + step > 1 else 0
    people, found = played(size, rounds, seats, other, seed)
    for one in found:
        seated = [number for table in one.tables for number in table]
        assert sorted([*seated, *one.byes]) == list(range(1, size + 1))
        assert (
            len([table for table in one.tables if len(table) == seats]),
            len([table for table in one.tables if len(table) == other != 0]),
            len(one.byes),
        ) == sizes(size, seats, other)
    again = pair_round(people, seats, Stream.of("again", seed), other=other)
    assert again == pair_round(people[::-1], seats, Stream.of("again", seed), other=other)
    # Draws between equals apart, terms do not hang on who asks.
    told = weigh(people, seats, again.tables, other=other)
    assert replace(told, draw=0) == replace(again.weighed, draw=0)


@given(
    st.integers(2, 7).flatmap(
        lambda size: st.lists(st.lists(st.integers(0, 9), min_size=size, max_size=size), min_size=size, max_size=size)
    )
)
@settings(max_examples=40, deadline=None)
def test_seats_of_all_but_one_are_as_good_as_can_be(rows: list[list[int]]) -> None:
    """F1: held against every order of seats there is."""
    size = len(rows)

    def least(people: list[list[int]], places: list[int]) -> int:
        return min(sum(row[place] for row, place in zip(people, order)) for order in permutations(places))

    assert best_places(rows) == least(rows, list(range(size)))
    assert but_one(rows) == [
        [least(rows[:out] + rows[out + 1 :], [place for place in range(size) if place != free]) for free in range(size)]
        for out in range(size)
    ]


@settings(max_examples=25, deadline=None)
@given(st.integers(8, 24), st.integers(2, 6), st.sampled_from([-1, 0, 1]), st.integers(0, 1 << 20))
def test_a_change_of_two_is_judged_by_what_both_tables_come_to(size: int, seats: int, step: int, seed: int) -> None:
    """F4: what the search adds up step by step is what the terms say of the whole round, byes and odd tables too."""
    other = seats + step if step and seats + step > 1 else 0
    people, _ = played(size, 2, seats, other, seed)
    weights = Weights(people, seats, other, range(size), by_seed=True)
    groups = in_order(weights, seats, other)
    before = weights.total(groups)
    exchange = Exchange(weights, groups, Stream.of("change", seed))
    assert exchange.total() == before
    exchange.descend()
    assert exchange.total() == weights.total(exchange.groups) <= before
    exchange.shaken(5, -1)
    assert exchange.total() == weights.total(exchange.groups)


def test_nobody_is_there_twice() -> None:
    with pytest.raises(ValueError):
        pair_round([Seeker(1), Seeker(1)], 2, Stream.of())


def test_equals_meet_by_fold_of_their_seeds() -> None:
    people = [Seeker(number, seed=100.0 - number) for number in range(1, 9)]
    found = pair_round(people, 2, Stream.of("fold"))
    assert {frozenset(table) for table in found.tables} == {frozenset((one, 9 - one)) for one in range(1, 5)}


def test_drawn_equals_meet_by_chance() -> None:
    people = [Seeker(number, seed=100.0 - number) for number in range(1, 9)]
    seen = {pair_round(people, 2, Stream.of("drawn", seed), by_seed=False).tables for seed in range(20)}
    assert len({frozenset(map(frozenset, one)) for one in seen}) > 10


def test_nobody_meets_twice_where_that_can_be_avoided() -> None:
    for size, seats, rounds in ((16, 2, 6), (16, 4, 3), (36, 6, 2)):
        _, found = played(size, rounds, seats, 0, 1)
        pairs = [frozenset(two) for one in found for table in one.tables for two in combinations(table, 2)]
        assert len(set(pairs)) == len(pairs), (size, seats)


def test_a_bye_goes_to_the_last_who_had_none() -> None:
    people = [Seeker(number, points=float(5 - number), byes=number == 5) for number in range(1, 6)]
    assert pair_round(people, 2, Stream.of()).byes == (4,)


def test_a_bye_to_whoever_leads_alone_is_told() -> None:
    people = [Seeker(1, points=3), Seeker(2, points=1), Seeker(3, points=1)]
    assert weigh(people, 2, [(2, 3)]).leader == 1
    assert weigh(people, 2, [(1, 3)]).leader == 0
    assert pair_round(people, 2, Stream.of()).byes != (1,)
