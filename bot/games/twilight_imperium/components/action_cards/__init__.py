"""Action cards (rules 22), one block each. What stands is in the deck of a table with the option (`light.deck`).

Here are Sabotage, the cards that are component actions, those of the strategy, status and agenda phases, those of space
combat and those of invasions.
"""

from bot.games.twilight_imperium.components.action_cards import (
    activation,
    cancelling,
    combat,
    damage,
    fleets,
    invasions,
    leaving,
    people,
    planets,
    politics,
    riders,
    rounds,
    senators,
    wealth,
)

__all__ = [
    "activation",
    "cancelling",
    "combat",
    "damage",
    "fleets",
    "invasions",
    "leaving",
    "people",
    "planets",
    "politics",
    "riders",
    "rounds",
    "senators",
    "wealth",
]
