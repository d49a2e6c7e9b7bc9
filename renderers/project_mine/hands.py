"""A seat's own cards at reading size and whether they can be played now, the play area, the deck as a set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.project_mine.state import CHOOSE
from bot.games.project_mine.view import MineView, PlayerView
from renderers.canvas import Canvas
from renderers.cards import rows
from renderers.cards.marks import counted
from renderers.cards.rows import HEAD, Rows
from renderers.cards.spread import filled
from renderers.project_mine import pieces
from renderers.project_mine.pieces import Said
from renderers.project_mine.words import Words
from renderers.theme import (
    CORNER,
    DISCORD_GROUND,
    MARGIN,
    PANEL_WIDTH,
    TABLE,
)

MEANS = 84
SECTION = 58


def _columns(count: int) -> int:
    return 3 if count <= 6 else 4 if count <= 12 else 5


ROWS: Final = Rows(_columns, filled, rows.RIBBON + 20, pieces.shown)


def said_of_hand(view: MineView, player: PlayerView, words: Words) -> list[tuple[str, Said]]:
    """The hand, copies together, each with whether it can be played now."""
    found: list[tuple[str, Said]] = []
    now = view.current == player.seat and view.stage in ("goals", "cards")
    for card, count in counted(player.hand):
        why = pieces.why_not(words, player, words.pack[card]) if now else ""
        can = now and not why
        found.append((card, Said(words=why or (words("can-play") if can else ""), open=not why, good=can, count=count)))
    return found


def paint(view: MineView, seat: int, words: Words) -> Canvas:
    """The hand of a seat as the view knows it; a hand the view hides is only counted."""
    player = view.players[seat]
    if view.phase == CHOOSE and player.company_offered:
        return _offered(player, words)
    hand = said_of_hand(view, player, words)
    company = [(player.company, Said(words=_company(player, words)))] if player.company else []
    shown = hand + company
    deck, play = list(player.deck), counted(player.play)
    height = HEAD + MEANS + 24 + ROWS.height(len(shown))
    for held in (play, deck):
        height += SECTION + pieces.chips_height(len(held)) if held else 0
    canvas = Canvas.blank(PANEL_WIDTH, height + 26, TABLE)
    rows.head(canvas, words, seat, "hand-title")
    pieces.means(canvas, (MARGIN, HEAD, PANEL_WIDTH - MARGIN, HEAD + MEANS), player)
    y = float(HEAD + MEANS + 20)
    if shown:
        y = ROWS.draw(canvas, words, shown, y)
    else:
        text = words("hand-hidden", count=player.hand_count) if player.hand_count else words("hand-none")
        y = rows.nothing(canvas, text, y)
    for held, key, count in ((play, "play-area", len(player.play)), (deck, "deck-set", player.deck_count)):
        if held:
            y = rows.heading(canvas, words(key, count=count), y, SECTION)
            y = pieces.chips(canvas, words, held, MARGIN, y, PANEL_WIDTH - MARGIN)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def _company(player: PlayerView, words: Words) -> str:
    card = words.pack[player.company]
    if card.tokens and player.company_revealed:
        return words("company-tokens", count=player.company_tokens, most=card.tokens)
    return words("company-open" if player.company_revealed else "company-secret")


def with_trait(words: Words, company: str) -> str:
    """Which trait card comes with a company goal."""
    return words("with-trait", trait=words(f"trait-{words.pack[company].trait}"))


def traits(words: Words, companies: Sequence[str]) -> list[tuple[str, Said]]:
    """The trait card of each company goal, to lie below it (2): who chooses a goal chooses that card too."""
    cards_of = {card.trait: card.id for card in words.pack.of_kind("trait")}
    return [(cards_of[words.pack[company].trait], Said()) for company in companies]


def _offered(player: PlayerView, words: Words) -> Canvas:
    """The three company goals to choose from, each with the trait card that comes with it."""
    shown = [(card, Said(words=with_trait(words, card))) for card in player.company_offered]
    canvas = Canvas.blank(PANEL_WIDTH, HEAD + 20 + 2 * ROWS.height(len(shown)) - rows.RIBBON + 10, TABLE)
    rows.head(canvas, words, player.seat, "offered-title")
    y = ROWS.draw(canvas, words, shown, HEAD + 20)
    ROWS.draw(canvas, words, traits(words, player.company_offered), y)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas
