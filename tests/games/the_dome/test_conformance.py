"""The kit of every game: the duel under both options of traps, Mastermind with three and four."""

from __future__ import annotations

import pytest

from bot.core import registry
from bot.games.the_dome import THE_DOME
from tests.core.conformance import conform
from tests.games.the_dome.packbox import tiny

registry.register(THE_DOME)
RANDOM_STEPS = {"the_dome-actions", "the_dome-resources", "the_dome-deck", "the_dome-allocating"}


@pytest.mark.parametrize("traps", ["orders", "ask"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_conformance(seats: int, traps: str) -> None:
    report = conform("the_dome", seats, {"traps": traps}, seats, pack=tiny(), leaks=9)
    assert report.differing > 0
    assert report.lockstep > 0
    assert report.steps >= RANDOM_STEPS


@pytest.mark.parametrize("traps", ["orders", "ask"])
def test_conformance_of_sensible_play(traps: str) -> None:
    conform("the_dome", 2, {"traps": traps}, 7, pack=tiny(), level="easy", leaks=5)
