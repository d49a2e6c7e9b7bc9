"""Twilight Imperium, fourth edition, base game: rules and data (docs/rules)."""

from bot.games.twilight_imperium.game import TWILIGHT_IMPERIUM

__all__ = ["TWILIGHT_IMPERIUM"]
