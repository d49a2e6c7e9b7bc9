"""Promissory notes (rules 20, 26), one block for each kind. What stands here is dealt at tables with the option
(`light.notes_of`): the four that everybody has. A note of a faction stands in a module of its own."""

from bot.games.twilight_imperium.components.notes import general

__all__ = ["general"]
