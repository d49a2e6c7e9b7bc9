"""THE DOME: a card duel for two, or a Mastermind against the others. Import `THE_DOME` to register it."""

from bot.games.the_dome.game import THE_DOME

__all__ = ["THE_DOME"]
