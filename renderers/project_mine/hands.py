"""A seat's own cards at reading size and whether they can be played now, the play area, the deck as a set."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.project_mine.state import CHOOSE
from bot.games.project_mine.view import MineView, PlayerView
from renderers import strips
from renderers.canvas import Canvas
from renderers.project_mine import cards, pieces
from renderers.project_mine.pieces import Said
from renderers.project_mine.words import Words
from renderers.theme import (
    BODY,
    CARD,
    CORNER,
    DISCORD_GROUND,
    LABEL,
    MARGIN,
    PANEL_WIDTH,
    TABLE,
    TEXT_QUIET,
)

GAP = 14
HEAD = 100
MEANS = 84
SECTION = 58


def layout(count: int) -> tuple[int, float, float]:
    """Columns, scale and gap for so many cards on a panel."""
    columns = 3 if count <= 6 else 4 if count <= 12 else 5
    scale = min(1.0, (PANEL_WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns / cards.WIDTH)
    width, _ = cards.size(scale)
    return columns, scale, (PANEL_WIDTH - 2 * MARGIN - columns * width) / (columns - 1)


def rows_height(count: int) -> int:
    """Pixels that so many cards take."""
    if not count:
        return 90
    columns, scale, _ = layout(count)
    return -(-count // columns) * pieces.row_height(scale)


def rows(canvas: Canvas, words: Words, shown: list[tuple[str, Said]], top: float) -> float:
    """Cards in rows; returns where they end."""
    columns, scale, gap = layout(len(shown))
    width, _ = cards.size(scale)
    for number, (card, said) in enumerate(shown):
        row, column = divmod(number, columns)
        here = min(columns, len(shown) - row * columns)  # a row that is not full stands in the middle
        start = (PANEL_WIDTH - here * width - gap * (here - 1)) / 2
        pieces.shown(
            canvas, words, card, said, (start + column * (width + gap), top + row * pieces.row_height(scale)), scale
        )
    return top + rows_height(len(shown))


def said_of_hand(view: MineView, player: PlayerView, words: Words) -> list[tuple[str, Said]]:
    """The hand, copies together, each with whether it can be played now."""
    found: list[tuple[str, Said]] = []
    now = view.current == player.seat and view.stage in ("goals", "cards")
    for card, count in pieces.counted(player.hand):
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
    deck, play = list(player.deck), pieces.counted(player.play)
    height = HEAD + MEANS + 24 + rows_height(len(shown))
    for held in (play, deck):
        height += SECTION + pieces.chips_height(len(held)) if held else 0
    canvas = Canvas.blank(PANEL_WIDTH, height + 26, TABLE)
    strips.owner(canvas, words, seat, "hand-title", (MARGIN, 16, PANEL_WIDTH - MARGIN, HEAD))
    pieces.means(canvas, player, (MARGIN, HEAD, PANEL_WIDTH - MARGIN, HEAD + MEANS))
    y = float(HEAD + MEANS + 20)
    if shown:
        y = rows(canvas, words, shown, y)
    else:
        canvas.panel((MARGIN, y, PANEL_WIDTH - MARGIN, y + 76), 20, CARD)
        text = words("hand-hidden", count=player.hand_count) if player.hand_count else words("hand-none")
        canvas.text(text, (MARGIN, y, PANEL_WIDTH - MARGIN, y + 76), BODY, TEXT_QUIET, align="centre")
        y += 90
    for held, key, count in ((play, "play-area", len(player.play)), (deck, "deck-set", player.deck_count)):
        if held:
            canvas.text(
                words(key, count=count),
                (MARGIN + 4, y, PANEL_WIDTH - MARGIN, y + SECTION - 6),
                LABEL,
                TEXT_QUIET,
                weight="Bold",
            )
            y = pieces.chips(canvas, words, held, MARGIN, y + SECTION, PANEL_WIDTH - MARGIN)
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
    canvas = Canvas.blank(PANEL_WIDTH, HEAD + 20 + 2 * rows_height(len(shown)) - pieces.RIBBON + 10, TABLE)
    strips.owner(canvas, words, player.seat, "offered-title", (MARGIN, 16, PANEL_WIDTH - MARGIN, HEAD))
    y = rows(canvas, words, shown, HEAD + 20)
    rows(canvas, words, traits(words, player.company_offered), y)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas
