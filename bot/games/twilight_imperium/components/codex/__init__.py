"""Later texts of components (rules 24.1), which take the place of the base texts at tables with the option `codex1`."""

from bot.games.twilight_imperium.components.codex import notes, technologies

__all__ = ["notes", "technologies"]
