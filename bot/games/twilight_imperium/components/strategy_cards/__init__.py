"""The eight strategy cards (rules 12, SA3)."""

from bot.games.twilight_imperium.components.strategy_cards import (
    construction,
    diplomacy,
    imperial,
    leadership,
    politics,
    technology,
    trade,
    warfare,
)

__all__ = ["construction", "diplomacy", "imperial", "leadership", "politics", "technology", "trade", "warfare"]
