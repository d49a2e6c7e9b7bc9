"""Automatic effects that could set each other off for ever (`bot.core.cards.loops`).

Damage uses the firewall up and recovery fills it again, so only both together go on for ever; deck damage and draws
use the deck up, unless cards come back into it on the way. Everything else that sets automatic effects off is an
action of a player or a Control, which leaves the area when it is revealed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.core.cards.loops import Cause, endless
from bot.games.the_dome.designs import Card
from bot.games.the_dome.verbs import BACK

USED_UP: Final = {"damage": "recover", "recover": "damage", "deck_damage": BACK, "draw": BACK}
"""What is used up by an event, and what gives it back."""


def circles(cards: Iterable[Card]) -> list[tuple[str, str]]:
    """Card and path of automatic effects that stand in a circle of causes without end; `once` effects end it."""
    return endless(
        [
            Cause(card.id, f"triggers.{number}", trigger.event, trigger.effects)
            for card in cards
            for number, trigger in enumerate(card.triggers)
            if not trigger.once
        ],
        USED_UP,
    )
