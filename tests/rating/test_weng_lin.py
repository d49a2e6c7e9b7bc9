"""The own rating step beside a published package (tournaments R1)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.rating import weng_lin
from bot.rating.weng_lin import GAMMA, MU, SIGMA, Rating

TABLES = 10_000


def published() -> Any:
    """The same model of the pinned package: all sides of a table meet, and the deviation shrinks by a constant."""
    models = pytest.importorskip("openskill.models", reason="openskill is not installed (requirements-dev.txt)")
    return models.BradleyTerryPart(window_size=5, gamma=lambda *_: GAMMA)


def theirs(model: Any, sides: list[list[Rating]], ranks: list[int]) -> list[list[Rating]]:
    given = [[model.rating(mu=one.mu, sigma=one.sigma) for one in side] for side in sides]
    return [[Rating(one.mu, one.sigma) for one in side] for side in model.rate(given, ranks=[float(r) for r in ranks])]


def rate(
    sides: list[list[Rating]], ranks: list[int], weights: list[list[list[float]]] | None = None
) -> list[list[Rating]]:
    """The own step, side by side as the published package has it."""
    flat = None if weights is None else [row for side in weights for row in side]
    done = iter(weng_lin.rate([one for side in sides for one in side], [len(side) for side in sides], ranks, flat))
    return [[next(done) for _ in side] for side in sides]


def differ(one: list[list[Rating]], other: list[list[Rating]]) -> float:
    pairs = [(a, b) for mine, yours in zip(one, other) for a, b in zip(mine, yours, strict=True)]
    return max(max(abs(a.mu - b.mu), abs(a.sigma - b.sigma)) for a, b in pairs)


def anybody(stream: random.Random) -> Rating:
    return Rating(stream.gauss(MU, 8), stream.uniform(0.5, SIGMA))


def test_ten_thousand_tables_as_the_published_package_rates_them() -> None:
    model, stream = published(), random.Random(13)
    ties = 0
    for number in range(TABLES):
        seats = 2 + number % 5
        sides = [[anybody(stream)] for _ in range(seats)]
        ranks = [stream.randint(1, seats) for _ in range(seats)]
        ties += len(set(ranks)) < seats
        assert differ(rate(sides, ranks), theirs(model, sides, ranks)) < 1e-9
    assert ties > TABLES // 3


def test_sides_of_one_size_as_the_published_package_rates_them() -> None:
    model, stream = published(), random.Random(14)
    for _ in range(500):
        size = stream.randint(1, 3)
        sides = [[anybody(stream) for _ in range(size)] for _ in range(stream.randint(2, 4))]
        ranks = [stream.randint(1, 3) for _ in sides]
        assert differ(rate(sides, ranks), theirs(model, sides, ranks)) < 1e-9


def test_the_order_of_seats_changes_nothing() -> None:
    stream = random.Random(15)
    for _ in range(200):
        sides = [[anybody(stream)] for _ in range(6)]
        ranks = [stream.randint(1, 4) for _ in sides]
        order = stream.sample(range(6), 6)
        turned = rate([sides[i] for i in order], [ranks[i] for i in order])
        straight = rate(sides, ranks)
        assert differ([straight[i] for i in order], turned) < 1e-12


def test_one_against_three_newcomers_is_an_even_match() -> None:
    new = Rating()
    (boss,), allies = rate([[new], [new] * 3], [1, 2])
    (beaten,), winners = rate([[new], [new] * 3], [2, 1])
    assert boss.mu - MU == pytest.approx(MU - beaten.mu)
    assert {one.mu for one in allies} == {allies[0].mu}
    assert winners[0].mu - MU == pytest.approx(MU - allies[0].mu)


def test_half_the_weight_makes_half_the_step_and_takes_half_of_the_variance() -> None:
    sides = [[Rating(27, 4)], [Rating(24, 2)]]
    whole = rate(sides, [1, 2])
    half = rate(sides, [1, 2], [[[0, 0.5]], [[0.5, 0]]])
    none = rate(sides, [1, 2], [[[0, 0]], [[0, 0]]])
    assert none == sides
    for before, full, part in zip(sides, whole, half):
        assert (part[0].mu - before[0].mu) / (full[0].mu - before[0].mu) == pytest.approx(0.5, rel=0.01)
        gained = [before[0].sigma ** 2 - one[0].sigma ** 2 for one in (full, part)]
        assert gained[1] / gained[0] == pytest.approx(0.5, rel=0.01)
