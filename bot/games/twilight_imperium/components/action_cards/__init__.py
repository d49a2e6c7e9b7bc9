"""Action cards (rules 22), one block each. What stands is in the deck of a table with the option (`light.deck`).

Here are Sabotage, the cards that are component actions, and those of the strategy and status phases.
"""

from bot.games.twilight_imperium.components.action_cards import cancelling, fleets, people, planets, rounds, wealth

__all__ = ["cancelling", "fleets", "people", "planets", "rounds", "wealth"]
