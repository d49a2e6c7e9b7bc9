"""Tournaments over the wire with kills and incidents; whole ones are in ``python -m tests.tournaments swiss flow``.

Here people give matches up after a few turns.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tournaments.evening import Plan
from tests.tournaments.hosting import evening
from tests.tournaments.verdict import holds
from tests.tournaments.wired import LIVE

pytestmark = [pytest.mark.standin, pytest.mark.slow, pytest.mark.sqlite]

SWISS = Plan("metromania", 4, (LIVE,), kills=2, every=20, whole=0, brief=2)


async def test_a_tournament_over_the_wire_with_kills(tmp_path: Path) -> None:
    """tournaments P3, Y3: from `/tournament new` to the podium; a result set, somebody gone, a right taken away."""
    async with evening(SWISS, tmp_path) as one:
        await one.begin()
        await holds(one, await one.play())
        assert len(one.kills.struck) == SWISS.kills
