"""Everybody's goals as cards, with their tokens: what stands before each seat."""

from __future__ import annotations

from bot.games.project_mine.view import MineView
from renderers.canvas import Canvas
from renderers.cards import rows
from renderers.project_mine import hands
from renderers.project_mine.pieces import Said
from renderers.project_mine.words import Words
from renderers.theme import CORNER, DISCORD_GROUND, MARGIN, PANEL_WIDTH, TABLE, TEXT, TITLE

MOST = 15
"""Cards that one picture holds at a size that can be read; more are in words only."""


def shown(view: MineView, words: Words) -> list[tuple[str, Said]]:
    """The goals in the order of the seats, those not yet flipped first, each with whose it is and how far."""
    found: list[tuple[str, Said]] = []
    new = {*view.recent.tokens, *view.recent.flipped}
    for player in view.players:
        if player.company:
            needs = words.pack[player.company].tokens
            open_ = player.company_revealed
            said = words("company-open" if open_ else "company-secret")
            tokens = (player.company_tokens, needs) if needs else None
            found.append((player.company, Said(words=said, seat=player.seat, tokens=tokens)))
        for goal in sorted(player.goals, key=lambda one: one.flipped):
            said = words("goal-flipped") if goal.flipped else words.names[player.seat]
            tokens = (goal.needs if goal.flipped else goal.tokens, goal.needs)
            found.append(
                (
                    goal.card,
                    Said(words=said, good=goal.flipped, seat=player.seat, tokens=tokens, new=goal.card in new),
                )
            )
    return found


def paint(view: MineView, words: Words) -> Canvas:
    """All goals that the viewer may see."""
    cards = shown(view, words)[:MOST]
    canvas = Canvas.blank(PANEL_WIDTH, rows.HEAD + 20 + hands.ROWS.height(len(cards)) + 10, TABLE)
    canvas.text(
        words("goals-title"), (MARGIN + 8, 16, PANEL_WIDTH - MARGIN, rows.HEAD), TITLE, TEXT, weight="Bold", shrink=2
    )
    if cards:
        hands.ROWS.draw(canvas, words, cards, rows.HEAD + 20)
    else:
        rows.nothing(canvas, words("no-goals"), rows.HEAD + 20)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas
