"""One card, large, with its rulings."""

from __future__ import annotations

from bot.games.project_mine.verbs import RESOURCES
from renderers.canvas import Canvas
from renderers.cards import lookups
from renderers.project_mine import cards
from renderers.project_mine.words import Words


def facts(words: Words, card: str) -> list[str]:
    """Kind, copies in the box, and what its numbers are, a line each."""
    found = words.pack[card]
    lines = [words(f"kind-{found.kind}")]
    if found.resource in RESOURCES:
        lines.append(words("fact-resource", resource=words(f"resource-{found.resource}")))
    if found.trait:
        lines.append(words("fact-trait", trait=words(f"trait-{found.trait}")))
    if found.kind in ("basic", "resource", "plan", "trait"):
        lines.append(words("fact-energy-x") if found.energy == "X" else words("fact-energy", count=found.energy))
    if found.cost:
        lines.append(words("fact-cost", count=found.cost))
    if found.kind != "trait":
        lines.append(words("fact-points", points=cards.worth(found)))
    if found.tokens:
        lines.append(words("fact-tokens", count=found.tokens))
    lines.append(words("fact-copies", count=found.copies))
    return lines


def card(words: Words, name: str) -> Canvas:
    """The card on the left, what is to be known of it on the right."""
    return lookups.card(cards.FACES, words, name, facts(words, name))
