"""Project MINE: building a company from cards (rules specification: `project_mine`)."""

from bot.games.project_mine.game import PROJECT_MINE, ProjectMine

__all__ = ["PROJECT_MINE", "ProjectMine"]
