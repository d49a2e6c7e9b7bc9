"""Rounds: strategy, action, status, agendas (rules 1)."""

from __future__ import annotations

from bot.core.step import Step
from bot.games.twilight_imperium.flow.agenda import AgendaPhase
from bot.games.twilight_imperium.flow.status import StatusPhase
from bot.games.twilight_imperium.flow.strategy import StrategyPhase
from bot.games.twilight_imperium.flow.turns import ActionPhase
from bot.games.twilight_imperium.hooks.blocks import Galaxy


class GameRound(Step, tag="twilight_imperium-game-round"):
    """One round, and then the next; the game ends inside one (EN1, EN2)."""

    def run(self, play: Galaxy) -> None:
        """Its phases."""
        agendas = [AgendaPhase()] if play.board.council is not None else []
        play.push(StrategyPhase(), ActionPhase(), StatusPhase(), *agendas, GameRound())
