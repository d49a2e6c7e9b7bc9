"""The game is played by its tests before the house has a room for it."""

from __future__ import annotations

import pytest

from bot.core import playable
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from tests.games.twilight_imperium.moments import Moments

playable.register(TWILIGHT_IMPERIUM)


@pytest.fixture
def moments(monkeypatch: pytest.MonkeyPatch) -> Moments:
    """Windows of one test."""
    return Moments(monkeypatch)
