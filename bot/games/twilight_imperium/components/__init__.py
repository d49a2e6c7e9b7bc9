"""One block for each component of the box. Importing this package fills the tables that the rules read."""

from bot.games.twilight_imperium.components import (
    abilities,
    action_cards,
    agendas,
    codex,
    factions,
    notes,
    objectives,
    strategy_cards,
    technologies,
    units,
)

__all__ = [
    "abilities",
    "action_cards",
    "agendas",
    "codex",
    "factions",
    "notes",
    "objectives",
    "strategy_cards",
    "technologies",
    "units",
]
