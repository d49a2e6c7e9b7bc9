"""Action cards (rules 22), one block each. What stands is in the deck of a table with the option (`light.deck`).

Here are Sabotage and the cards that are component actions, but for Repeal Law, which waits for laws.
"""

from bot.games.twilight_imperium.components.action_cards import cancelling, fleets, people, planets, wealth

__all__ = ["cancelling", "fleets", "people", "planets", "wealth"]
