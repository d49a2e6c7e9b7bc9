"""Whole games of Twilight Imperium under the kit: what the kernel promises, and every invariant after every answer.

A game of six costs the kit half a minute, so the suite plays few of them; `MADANG_PROVE=1` plays many.
"""

from __future__ import annotations

from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.selfplay import run
from bot.games.twilight_imperium.light import LIGHT
from tests.core.conformance import EXAMPLES, conform, seeds

KEY = "twilight_imperium"
PROVING = EXAMPLES > 12
OPTIONS = {
    3: {"reading": "given", "strict_payment": "off"},
    4: {"secret_deal": "deal1", "rift_stack": "once", "secondaries": "owed", "diplomacy_primary": "codex", **LIGHT},
    5: {"reading": "given", "secondaries": "owed", "dock_fighter_sum": "once", "codex1": "on"},
    6: {"strict_payment": "off", "diplomacy_primary": "codex", "dock_fighter_sum": "once", **LIGHT},
}
"""Options of self-played games by seats: each value is played by random and by easy players, and under the kit;
three and five with agendas, action cards and notes, as new tables are, four and six without."""


@settings(max_examples=EXAMPLES if PROVING else 1, deadline=None)
@given(seed=seeds(), seats=st.sampled_from((3, 4, 5, 6) if PROVING else (3,)), chosen=st.booleans())
def test_conformance(seed: int, seats: int, chosen: bool) -> None:
    conform(KEY, seats, OPTIONS[seats] if chosen else {}, seed, leaks=5 if PROVING else 20)


@pytest.mark.parametrize("seats", [3, 6] if PROVING else [3])
def test_easy_bots_conform(seats: int) -> None:
    report = conform(KEY, seats, {"target": "6", "factions": "pick_open"}, seats, level="easy", leaks=20)
    assert report.match.play.board.round > 1


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("level", ["random", "easy"])
def test_34_invariants_after_every_answer(seats: int, level: str) -> None:
    options = OPTIONS[seats]
    games = 60 if PROVING else 1
    report = run(KEY, seats, games, f"{seats}-{level}", [level], options, clock=perf_counter)
    assert (report.finished, report.violations) == (games, 0)
