"""The game is played by its tests before the house has a room for it."""

from __future__ import annotations

from bot.core import playable
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM

playable.register(TWILIGHT_IMPERIUM)
