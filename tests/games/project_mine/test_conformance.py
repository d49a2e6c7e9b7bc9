"""Project MINE runs the kernel's conformance kit: every number of seats, both lengths."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core import registry
from bot.games.project_mine import PROJECT_MINE
from tests.core.conformance import EXAMPLES, conform, seeds
from tests.games.project_mine.packbox import tiny

TABLES = [(seats, length) for seats in (2, 3, 4) for length in ("full", "short")]


@pytest.fixture(autouse=True)
def _registered() -> None:
    registry.register(PROJECT_MINE)


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=seeds(), table=st.sampled_from(TABLES))
def test_project_mine_conforms(seed: int, table: tuple[int, str]) -> None:
    seats, length = table
    conform("project_mine", seats, {"length": length}, seed, pack=tiny(), leaks=25)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_things_are_probed_all_the_way(seats: int) -> None:
    report = conform("project_mine", seats, {"length": "short"}, 7, pack=tiny(), leaks=3)
    assert report.differing > 50
    assert report.lockstep > 100
    assert {"project_mine-cards", "project_mine-buying", "project_mine-discards"} <= report.steps
