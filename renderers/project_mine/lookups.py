"""One card, large, with its rulings."""

from __future__ import annotations

from bot.games.project_mine.verbs import RESOURCES
from renderers.canvas import Canvas
from renderers.letters import fit
from renderers.lookups import ruling
from renderers.project_mine import cards
from renderers.project_mine.words import Words
from renderers.theme import (
    BODY,
    CORNER,
    DISCORD_GROUND,
    MARGIN,
    PANEL_WIDTH,
    TABLE,
    TEXT,
    TEXT_QUIET,
    TITLE,
)

SCALE = 1.5
HEIGHT = 2 * MARGIN + round(cards.HEIGHT * SCALE)


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


def paint(words: Words, card: str) -> Canvas:
    """The card on the left, what is to be known of it on the right."""
    found = words.pack[card]
    canvas = Canvas.blank(PANEL_WIDTH, HEIGHT, TABLE)
    cards.lay(canvas, words.pack, card, words.language, (MARGIN, MARGIN), SCALE)
    width, _ = cards.size(SCALE)
    left, right, y = MARGIN + width + 36, PANEL_WIDTH - MARGIN, float(MARGIN + 4)
    name = fit(words.name(found), right - left, TITLE, "Bold", 2, 2)
    canvas.write(name, (left, y, right, y + name.height), TEXT)
    y += name.height + 18
    for line in facts(words, card):
        canvas.text(line, (left, y, right, y + 46), BODY, TEXT_QUIET)
        y += 48
    told = words.ruling(found)
    if told:
        y += 18
        ruling(canvas, words("ruling"), told, left, y, right, HEIGHT - MARGIN - y - 40)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas
