"""Metromania runs the kernel's conformance kit: every variant, every number of seats."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core import playable
from bot.games.metromania.game import METROMANIA
from tests.core.conformance import EXAMPLES, conform, seeds
from tests.games.metromania.test_match import TABLES


@pytest.fixture(autouse=True)
def _registered() -> None:
    playable.register(METROMANIA)


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=seeds(), table=st.sampled_from(TABLES))
def test_metromania_conforms(seed: int, table: tuple[int, str]) -> None:
    seats, variant = table
    conform("metromania", seats, {"variant": variant}, seed, leaks=20)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_hidden_variant_is_probed_for_leaks_all_the_way(seats: int) -> None:
    report = conform("metromania", seats, {"variant": "hidden"}, 77, leaks=4)
    assert report.differing > 20
    assert report.lockstep > 100
    assert {"metromania-act", "metromania-dig", "metromania-buy"} <= report.steps
