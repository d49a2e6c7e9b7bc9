"""Promissory notes (rules 20, 26), one block for each kind. What stands here is dealt at tables with the option
(`light.notes_of`): the four that everybody has, and those of six factions."""

from bot.games.twilight_imperium.components.notes import general, of_factions

__all__ = ["general", "of_factions"]
