"""A quick sample of what ``python -m tests.rating`` proves (tournaments P6)."""

from __future__ import annotations

import pytest

from tests.rating.proof import ATTACKS, SIZES, WORSE, season


@pytest.mark.parametrize("seats", SIZES)
def test_the_order_after_twenty_matches_is_nearly_as_true_as_a_published_ratings(seats: int) -> None:
    package = pytest.importorskip("trueskill", reason="trueskill is not installed (requirements-dev.txt)")
    ours, theirs = zip(*(season(seats, seed, package) for seed in range(6)))
    assert sum(ours) / 6 > sum(theirs) / 6 - 2 * WORSE  # few seeds: twice what the large run allows


@pytest.mark.parametrize("attack", ATTACKS)
def test_no_attack_goes_beyond_its_bound(attack: str) -> None:
    came, bound = ATTACKS[attack][1]()
    assert came <= bound
