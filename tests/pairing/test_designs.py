"""Designs are facts: whatever found them, these properties make them right (tournaments F5)."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations

import pytest

from bot.pairing.designs import LARGEST, berger, design, known, schoenheim

STEINER = [(people, 3) for people in (7, 9, 13, 15, 19, 21, 25)] + [(13, 4), (16, 4), (25, 4), (21, 5), (25, 5)]
RESOLVED = {(9, 3): 4, (15, 3): 7, (21, 3): 10, (16, 4): 5, (25, 5): 6}
"""Rounds in which everybody plays, where all rounds are such."""
ALL = [(people, seats) for seats in (3, 4, 5, 6) for people in range(seats + 1, LARGEST + 1)]


def meetings(people: int, seats: int) -> Counter[tuple[int, int]]:
    """How often each pair meets."""
    tables = chain.from_iterable(design(people, seats))
    return Counter(pair for one in tables for pair in combinations(sorted(one), 2))


def test_there_is_one_for_every_number_up_to_twenty_five() -> None:
    assert sorted(known()) == sorted(ALL)


@pytest.mark.parametrize(("people", "seats"), ALL)
def test_every_pair_meets_and_games_differ_by_one_at_most(people: int, seats: int) -> None:
    tables = list(chain.from_iterable(design(people, seats)))
    assert all(len(set(one)) == seats and set(one) <= set(range(people)) for one in tables)
    assert len(meetings(people, seats)) == people * (people - 1) // 2
    games = Counter(chain.from_iterable(tables))
    assert max(games.values()) - min(games.values()) <= 1


@pytest.mark.parametrize(("people", "seats"), ALL)
def test_nobody_sits_twice_in_a_round(people: int, seats: int) -> None:
    for one in design(people, seats):
        sitting = list(chain.from_iterable(one))
        assert len(sitting) == len(set(sitting))


@pytest.mark.parametrize(("people", "seats"), ALL)
def test_tables_are_few(people: int, seats: int) -> None:
    count = sum(map(len, design(people, seats)))
    # Six is the least for eleven by six, as the module says; nothing else exceeds the limit.
    assert count == 6 if (people, seats) == (11, 6) else count <= 1.3 * schoenheim(people, seats)


@pytest.mark.parametrize(("people", "seats"), STEINER)
def test_where_a_steiner_system_exists_every_pair_meets_once(people: int, seats: int) -> None:
    assert set(meetings(people, seats).values()) == {1}
    assert sum(map(len, design(people, seats))) == schoenheim(people, seats)


@pytest.mark.parametrize(("people", "seats"), RESOLVED)
def test_resolved_systems_let_everybody_play_in_every_round(people: int, seats: int) -> None:
    rounds = design(people, seats)
    assert len(rounds) == RESOLVED[people, seats]
    assert all(len(one) * seats == people for one in rounds)


def test_the_bound_is_schoenheims() -> None:
    assert [schoenheim(*one) for one in ((7, 3), (10, 3), (13, 4), (11, 6), (25, 6))] == [7, 17, 13, 4, 21]


def test_berger_tables_of_six_are_the_printed_ones() -> None:
    written = [[tuple(place + 1 for place in pair) for pair in one] for one in berger(6)]
    assert [set(one) for one in written] == [
        {(1, 6), (2, 5), (3, 4)},
        {(6, 4), (5, 3), (1, 2)},
        {(2, 6), (3, 1), (4, 5)},
        {(6, 5), (1, 4), (2, 3)},
        {(3, 6), (4, 2), (5, 1)},
    ]


@pytest.mark.parametrize("people", range(2, 40))
def test_berger_tables_let_all_meet_once_and_begin_equally_often(people: int) -> None:
    pairs = list(chain.from_iterable(berger(people)))
    assert Counter(map(frozenset, pairs)) == Counter(map(frozenset, combinations(range(people), 2)))
    first = Counter(a for a, _ in pairs)
    games = people - 1
    assert {first[place] for place in range(people)} <= {games // 2, games - games // 2}
    assert len(berger(people)) == people - 1 + people % 2
    assert all(len(set(chain.from_iterable(one))) == 2 * len(one) == people - people % 2 for one in berger(people))
