"""Agendas (rules 23): directives, and laws of players, of planets and of all."""

from bot.games.twilight_imperium.components.agendas import (
    directives,
    laws_of_all,
    laws_of_planets,
    laws_of_players,
)

__all__ = ["directives", "laws_of_all", "laws_of_planets", "laws_of_players"]
