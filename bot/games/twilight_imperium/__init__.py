"""Twilight Imperium, fourth edition, base game: rules and data (docs/rules).

Not in `bot.games.registry` yet: it is there when it can be played to its end with pictures and panels.
"""

from bot.games.twilight_imperium.game import TWILIGHT_IMPERIUM

__all__ = ["TWILIGHT_IMPERIUM"]
