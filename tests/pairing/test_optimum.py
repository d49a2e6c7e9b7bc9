"""The search beside the best there is (tournaments F4). The whole: `python -m tests.pairing`."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.core.streams import Stream
from bot.pairing.blossom import cheapest_pairs
from bot.pairing.exchange import Exchange
from bot.pairing.pieces import resolved
from bot.pairing.search import pair_round
from bot.pairing.weighing import Weights
from tests.pairing.optimum import by_matching, by_trying, terms
from tests.pairing.pasts import PASTS, circle, planted, standing


def test_a_circle_of_rounds_lets_each_meet_each_once() -> None:
    for size in (2, 5, 8):
        pairs = [frozenset(table) for tables in circle(range(1, size + 1)) for table in tables]
        assert len(pairs) == len(set(pairs)) == size * (size - 1) // 2


def test_planted_designs_let_each_meet_each_once() -> None:
    for order in (3, 4, 5):
        pairs = [frozenset(two) for tables in planted(order) for table in tables for two in combinations(table, 2)]
        assert len(pairs) == len(set(pairs)) == order**2 * (order**2 - 1) // 2


@pytest.mark.parametrize("seed", range(40))
def test_two_seats_are_paired_as_well_as_can_be(seed: int) -> None:
    """Against a perfect matching of least cost by networkx."""
    networkx = pytest.importorskip("networkx", reason="networkx is not installed")
    stream = Stream.of("sample", seed)
    size = 4 + stream.below(25)
    people = standing(size, stream.below(size), 2, 0, PASTS[seed % 3], seed)
    found = pair_round(people, 2, Stream.of("draw", seed))
    assert terms(found.weighed) == by_matching(networkx, people)


@pytest.mark.parametrize("seed", range(24))
def test_a_dozen_are_paired_as_well_as_can_be(seed: int) -> None:
    """Against all rounds there are."""
    stream = Stream.of("dozen", seed)
    seats = 3 + seed % 2
    other = (0, seats - 1, seats + 1)[stream.below(3)]
    size = 5 + stream.below(5)
    people = standing(size, stream.below(size), seats, other, PASTS[1 + stream.below(2)], seed)
    found = pair_round(people, seats, Stream.of("draw", seed), other=other)
    assert terms(found.weighed) == by_trying(people, seats, other)


@pytest.mark.parametrize("order", [3, 4, 5])
@pytest.mark.parametrize("missing", [0, 1, -1])
def test_the_last_class_of_a_design_is_found(order: int, missing: int) -> None:
    classes = planted(order)
    last = classes.pop(missing)
    people = standing(order**2, 0, order, 0, "chance", order)
    met = {one.number: dict[int, int]() for one in people}
    for tables in classes:
        for table in tables:
            for one in table:
                met[one] |= {other: 1 for other in table if other != one}
    people = [type(one)(one.number, one.points + one.number % 4, one.seed, met[one.number]) for one in people]
    found = pair_round(people, order, Stream.of("planted"))
    assert {frozenset(table) for table in found.tables} == {frozenset(table) for table in last}


@pytest.mark.parametrize("seed", range(6))
def test_changing_two_at_a_time_comes_near_what_is_exact(seed: int) -> None:
    """Rematches as few as can be where the exact search would not be asked any more (F4)."""
    people = standing(12, 3, 4, 0, "near", seed)
    weights = Weights(people, 4, 0, range(12), by_seed=True)
    groups = [(4, list(range(at, at + 4))) for at in (0, 4, 8)]
    exchange = Exchange(weights, groups, Stream.of("shake", seed))
    exchange.descend()
    exchange.shaken(200, 0)
    best = weights.total(resolved(weights, groups))
    # Seats beyond one, places again and the draw come to less than one step of points.
    above = [(total + weights.repeated) // weights.bottom for total in (exchange.total(), best)]
    assert above[0] == above[1]


def test_pairs_cost_what_the_best_of_all_pairs_cost() -> None:
    for seed in range(60):
        stream = Stream.of("pairs", seed)
        size = 2 * stream.below(5)
        bound = (2, 5, 1000)[seed % 3]
        cost = [[0] * size for _ in range(size)]
        for one, two in combinations(range(size), 2):
            cost[one][two] = cost[two][one] = stream.below(bound) - bound // 3
        found = cheapest_pairs(cost)
        assert sorted(one for pair in found for one in pair) == list(range(size))
        assert sum(cost[one][two] for one, two in found) == _least(cost, tuple(range(size)))


def test_an_odd_number_cannot_be_paired() -> None:
    with pytest.raises(ValueError):
        cheapest_pairs([[0]])


def _least(cost: list[list[int]], left: tuple[int, ...]) -> int:
    if not left:
        return 0
    first, *rest = left
    return min(cost[first][two] + _least(cost, tuple(one for one in rest if one != two)) for two in rest)
