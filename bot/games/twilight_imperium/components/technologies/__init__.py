"""Technologies (rules 24)."""

from bot.games.twilight_imperium.components.technologies import (
    factions,
    green_and_blue,
    yellow_and_red,
)

__all__ = ["factions", "green_and_blue", "yellow_and_red"]
