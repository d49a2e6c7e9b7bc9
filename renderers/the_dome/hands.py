"""A seat's own cards at reading size, and what lies face down before it: pools in order, Controls with their orders."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.games.the_dome.cards import Card
from bot.games.the_dome.state import OVER
from bot.games.the_dome.verbs import COLOURS
from bot.games.the_dome.view import ControlView, DomeView, PlayerView
from renderers.canvas import Box, Canvas
from renderers.cards import rows
from renderers.cards.marks import counted
from renderers.cards.rows import GAP, HEAD, Rows
from renderers.cards.spread import spread
from renderers.letters import ELLIPSIS, fit
from renderers.the_dome import cards, glyphs, palette, pieces
from renderers.the_dome.pieces import CHIP, Said
from renderers.the_dome.words import Words
from renderers.theme import (
    BODY,
    BRIGHT,
    CORNER,
    DISCORD_GROUND,
    LABEL,
    MARGIN,
    PANEL_WIDTH,
    RULE,
    SEATS,
    SMALLEST,
    TABLE,
    TEXT,
)

MEANS: Final = 88
SECTION: Final = 56
POOL: Final = CHIP + 10
ORDER: Final = 70
TALLEST: Final = 2100
"""Of a hand in pixels; first what else is known, then the list of the deck, is left out."""
KNOWN: Final = 10
"""Known cards shown at most."""


def _columns(count: int) -> int:
    return 3 if count <= 6 else 4 if count <= 12 else 5 if count <= 15 else 6


ROWS: Final = Rows(_columns, spread, rows.RIBBON + 18, pieces.shown)


def affordable(words: Words, player: PlayerView, card: Card) -> Said:
    """Whether the pool of its colour holds enough: so many of so many; only what it needs while there are no pools."""
    if not card.is_player_card:
        return Said()
    need = max(words.cost(card))
    if player.turns == 0 and not any(player.pool_counts):
        return Said(words=words("needs", need=need), colour=card.colour, brief=str(need))
    have = player.pool_counts[COLOURS.index(card.colour)]
    enough = have >= need
    text = words("enough", have=have, need=need) if enough else words("short", count=need - have)
    return Said(words=text, good=enough, bad=not enough, colour=card.colour, brief=f"{have}/{need}")


def said_of_hand(player: PlayerView, words: Words) -> list[tuple[str, Said]]:
    """The hand, copies together, each with whether it can be paid."""
    found: list[tuple[str, Said]] = []
    for name, count in counted(player.hand):
        said = affordable(words, player, words.pack[name])
        found.append((name, replace(said, count=count)))
    return found


def paint(view: DomeView, seat: int, words: Words) -> Canvas:
    """The hand of a seat as the view knows it; a hand the view hides is only counted."""
    player = view.players[seat]
    boss = list(view.mm_hand) if seat == view.mastermind and view.mm_hand else []
    hand = said_of_hand(player, words) + [(card, Said()) for card in boss]
    pools = [pool for pool in player.pools if pool]
    controls = [one for one in player.controls if one.card]
    deck, told = list(player.deck), known(view, seat, words)
    columns = ROWS.layout(len(hand))[0] if hand else 3
    across = 1 if len(hand) <= 8 else 2
    below = SECTION + POOL * len(pools) if pools else 0
    below += SECTION + ORDER * -(-len(controls) // across) if controls else 0
    while columns < 6 and HEAD + MEANS + 24 + ROWS.height(len(hand), columns) + below > TALLEST - 40:
        columns += 1
    tall = HEAD + MEANS + 24 + ROWS.height(len(hand), columns) + below
    more = SECTION + pieces.chips_height(len(told), 2)
    if tall + more > TALLEST - 40:
        told = []
    tall += more if told else 0
    small = pieces.chips_height(len(deck), 3)
    with_deck = bool(deck) and small <= TALLEST - tall - 40 - SECTION
    canvas = Canvas.blank(PANEL_WIDTH, tall + 26 + (SECTION + small if with_deck else 0), TABLE)
    rows.head(canvas, words, seat, "hand-title")
    pieces.means(canvas, (MARGIN, HEAD, PANEL_WIDTH - MARGIN, HEAD + MEANS), view, player)
    y = float(HEAD + MEANS + 20)
    if hand:
        y = ROWS.draw(canvas, words, hand, y, columns)
    else:
        text = words("hand-hidden", count=player.hand_count) if player.hand_count else words("hand-none")
        y = rows.nothing(canvas, text, y)
    if pools:
        y = _pools(canvas, words, player, rows.heading(canvas, words("own-pools"), y, SECTION))
    if controls:
        y = rows.heading(canvas, words("own-controls"), y, SECTION)
        width = (PANEL_WIDTH - 2 * MARGIN - GAP * (across - 1)) / across
        for number, one in enumerate(player.controls):
            row, column = divmod(number, across)
            x, top = MARGIN + column * (width + GAP), y + row * ORDER
            _control(canvas, words, view, one, number + 1, (x, top, x + width, top + ORDER - 10))
        y += ORDER * -(-len(controls) // across)
    if told:
        y = rows.heading(canvas, words("known"), y, SECTION)
        y = pieces.chips(canvas, words, told, (MARGIN, y, PANEL_WIDTH - MARGIN, y), 2)
    if with_deck:
        y = rows.heading(canvas, words("deck-set", count=player.deck_count), y, SECTION)
        listed = [(card, "", f"×{count}" if count > 1 else "") for card, count in deck]
        pieces.chips(canvas, words, listed, (MARGIN, y, PANEL_WIDTH - MARGIN, y))
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def known(view: DomeView, seat: int, words: Words) -> list[tuple[str, str, str]]:
    """What the seat knows of hidden cards: card, whose (a letter), where. Nothing in a view that is not its own."""
    found: list[tuple[str, str, str]] = []
    for player in view.players if view.viewer == seat and view.phase != OVER else ():
        letter = SEATS[player.seat].letter
        for place, card in enumerate(player.known_deck, 1):
            if card:
                found.append((card, letter, words("known-deck", number=place)))
        if player.seat == seat:
            continue
        for number, one in enumerate(player.controls, 1):
            if one.seen:
                found.append((one.seen, letter, words("control", number=number)))
        found += [(card, letter, words("known-hand")) for card in player.known_hand]
        for colour, pool in zip(COLOURS, player.known, strict=False):
            found += [(card, letter, words(f"known-{colour}")) for card in reversed(pool) if card]
    return found[:KNOWN]


def _pools(canvas: Canvas, words: Words, player: PlayerView, top: float) -> float:
    """A row for each pool, its top card first; what does not fit is counted."""
    for colour, pool in zip(COLOURS, player.pools, strict=True):
        if not pool:
            continue
        glyphs.colour(canvas, colour, (MARGIN + 26, top + CHIP / 2), 22)
        left, gap = MARGIN + 62.0, 8.0
        shown = list(reversed(pool))
        places = max(4, min(6, len(shown)))
        width = (PANEL_WIDTH - MARGIN - left - gap * (places - 1)) / places
        for number, card in enumerate(shown[:places]):
            x = left + number * (width + gap)
            pieces.chip(canvas, words, card, (x, top, x + width, top + CHIP), lit=number == 0)
        top += POOL
    return top


def _control(canvas: Canvas, words: Words, view: DomeView, one: ControlView, number: int, box: Box) -> None:
    """An own Control: number, name, cost, and its standing order."""
    left, top, right, bottom = box
    card = words.pack[one.card]
    canvas.frame(box, 16, 3, palette.BACK_LINE, palette.NIGHT)
    canvas.disc((left + 36, (top + bottom) / 2), 22, RULE)
    canvas.sign(str(number), (left + 36, (top + bottom) / 2), 28, TEXT, 44)
    share = left + 76 + (right - left) * 0.34
    plate = 108.0
    canvas.text(words.name(card), (left + 76, top, share, bottom), BODY, TEXT, weight="Bold", shrink=4)
    cards.cost(canvas, card.colour, words.cost(card), (share + 10 + plate, (top + bottom) / 2), 0.84)
    room = (share + plate + 28, top, right - 14, bottom)
    order = order_words(words, view, one)
    fitted = fit(order, int(room[2] - room[0]), LABEL, "Regular", 1, 1)
    if fitted.lines[0].endswith(ELLIPSIS):
        fitted = fit(order, int(room[2] - room[0]), SMALLEST, "Regular", 2, 0)
    canvas.write(fitted, room, BRIGHT)


def order_words(words: Words, view: DomeView, one: ControlView) -> str:
    """The standing order in words; where seats are asked each time there is none."""
    if view.traps != "orders":
        return words("order-ask")
    key, _, least = one.order.partition("-")
    return words(f"order-{key}", count=int(least)) if least else words(f"order-{key or 'first'}")
