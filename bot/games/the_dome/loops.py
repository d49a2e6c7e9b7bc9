"""Automatic effects that could set each other off for ever, found by looking at the cards alone.

Damage uses the firewall up and recovery fills it again, so only both together go on for ever; deck damage and draws
use the deck up, unless cards come back into it on the way. Everything else that sets automatic effects off is an
action of a player or a Control, which leaves the area when it is revealed. What this overlooks, the bound on a chain
stops in play (`readings.LONGEST_CHAIN`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from bot.core.packs import following, parts
from bot.games.the_dome.cards import Card
from bot.games.the_dome.verbs import Damage, DeckDamage, Draw, Recover, Retrieve, Trigger

Node = tuple[str, str, Trigger]
"""Card, path, trigger."""

BACK: Final = "back"
"""Stands for cards coming back into the deck."""
USED_UP: Final = (("damage", "recover"), ("deck_damage", BACK), ("draw", BACK))
"""What is used up by an event, and what gives it back: a circle without end needs both."""


def caused(effects: Any) -> set[str]:
    """Events that lines may cause, and `BACK`."""
    found: set[str] = set()
    for _, part in parts(effects):
        match part:
            case Damage():
                found.add("damage")
            case DeckDamage():
                found.add("deck_damage")
            case Recover():
                found.add("recover")
            case Draw():
                found.add("draw")
            case Retrieve() if part.to != "hand":
                found.add(BACK)
            case _:
                pass
    return found


def endless(cards: Iterable[Card]) -> list[tuple[str, str]]:
    """Card and path of automatic effects that stand in a circle of causes without end; `once` effects end it."""
    nodes: list[Node] = [
        (card.id, f"triggers.{number}", trigger)
        for card in cards
        for number, trigger in enumerate(card.triggers)
        if not trigger.once
    ]
    causes = [caused(trigger.effects) for _, _, trigger in nodes]
    follows = [[j for j, (_, _, other) in enumerate(nodes) if other.event in found] for found in causes]
    reached = [following(start, follows) for start in range(len(nodes))]
    found: list[tuple[str, str]] = []
    for start, (card, path, _) in enumerate(nodes):
        circle = [at for at in reached[start] if start in reached[at]]
        events = {nodes[at][2].event for at in circle}
        given = set[str]().union(*(causes[at] for at in circle))
        if circle and any(used in events and back in given for used, back in USED_UP):
            found.append((card, path))
    return found
