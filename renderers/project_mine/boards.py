"""The board: market and goals as cards, the basic pile, and one panel per seat."""

from __future__ import annotations

from bot.games.project_mine.state import CHOOSE, NOBODY, OVER, TRANSITION
from bot.games.project_mine.view import MineView, OfferView
from renderers import strips
from renderers.canvas import Box, Canvas
from renderers.cards import faces
from renderers.letters import advance
from renderers.people import hourglass
from renderers.project_mine import cards, glyphs, palette, pieces
from renderers.project_mine.palette import LOOKS
from renderers.project_mine.seats import best_seats, seat_height, seat_panel
from renderers.project_mine.words import Words
from renderers.theme import (
    BODY,
    BRIGHT,
    CARD,
    CARD_RAISED,
    CORNER,
    DECIDE,
    DISCORD_GROUND,
    INK,
    LABEL,
    MARGIN,
    RULE,
    TABLE,
    TEXT,
    TEXT_QUIET,
    TITLE,
    WIDTH,
    mix,
)

HEADER = 20
HEADER_HEIGHT = 84
MARKET_TOP = HEADER + HEADER_HEIGHT + 10
GAP = 14
ROW = 22
"""Between the rows of the market: room for the glow on new cards."""
BASIC = 76
"""Of a pile of basic cards."""
FIGURE = 44
"""Of its figures: on a phone the board is a fifth as wide."""
PILES = 48


def grid(view: MineView) -> tuple[int, float, float]:
    """How the market lies: columns of market cards, scale of the cards, gap between columns.

    Two rows of three; effects that open more cards make the columns more and the cards smaller.
    """
    columns = max(3, -(-len(view.market) // 2))
    scale = min(1.0, (WIDTH - 2 * MARGIN - 12 * columns) / (columns + 1) / faces.WIDTH)
    width, _ = cards.size(scale)
    return columns, scale, (WIDTH - 2 * MARGIN - width * (columns + 1)) / columns


def height_of(view: MineView) -> int:
    """Height of the whole board in pixels."""
    rows = -(-view.seats // 2)
    return _seats_top(view) + rows * (seat_height(view) + GAP) + 6


def _market_height(view: MineView) -> int:
    return 2 * cards.size(grid(view)[1])[1] + ROW + GAP


def _seats_top(view: MineView) -> int:
    return MARKET_TOP + _market_height(view) + 2 * (BASIC + 8) + PILES + 12


def paint(view: MineView, words: Words, viewer: int | None, glow: bool) -> Canvas:
    """The whole board as a canvas; see :func:`renderers.project_mine.board`."""
    canvas = Canvas.blank(WIDTH, height_of(view), TABLE)
    header(canvas, view, words, (MARGIN, HEADER, WIDTH - MARGIN, HEADER + HEADER_HEIGHT))
    _market(canvas, view, words, glow)
    y = MARKET_TOP + _market_height(view)
    _basic(canvas, view, words, y)
    _piles(canvas, view, words, y + 2 * (BASIC + 8) + 2)
    top, tall = _seats_top(view), seat_height(view)
    width = (WIDTH - 2 * MARGIN - GAP) / 2
    for player in view.players:
        row, column = divmod(player.seat, 2)
        x, y = MARGIN + column * (width + GAP), top + row * (tall + GAP)
        box = (x, y, x + width, y + tall)
        if player.seat == view.seats - 1 and column == 0:
            box = (MARGIN, y, WIDTH - MARGIN, y + tall)
        seat_panel(canvas, view, words, player, box, player.seat == viewer, glow)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


# --- the strip on top -------------------------------------------------------------------------------------------------


def header(canvas: Canvas, view: MineView, words: Words, box: Box) -> None:
    """Whose turn it is (or who has won), what step it is at, era and round, and who declared the end."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    canvas.panel(box, 24, CARD_RAISED)
    if view.phase == OVER:
        winners = best_seats(view)
        several = words("won-shared", names=", ".join(words.names[seat] for seat in winners))
        strips.won(canvas, words, winners, several, box, right - 24)
        return
    aside = 520
    x = right - aside
    if view.current == NOBODY:
        text = words("choosing" if view.phase == CHOOSE else "between")
        hourglass(canvas, (left + 56, middle), 30, BRIGHT)
        canvas.text(text, (left + 110, top, x - 16, bottom), TITLE, TEXT, weight="Bold", shrink=3)
    else:
        strips.turn(canvas, words, view.current, box, x - 16)
    upper: Box = (x, top + 6, right - 24, middle + 8)
    if view.phase == TRANSITION:
        when = words("transition", number=view.transition)
    elif view.phase == CHOOSE:
        when = words("eras", count=view.eras)
    else:
        when = words("era-round", era=view.era, round=max(1, view.round))
    canvas.text(when, upper, DECIDE, TEXT, weight="Bold", align="right", shrink=2)
    lower: Box = (x, middle + 6, right - 24, bottom - 6)
    if view.declarer != NOBODY and view.phase != TRANSITION and view.last_round:
        last = words("last-round", round=view.last_round)
        canvas.text(last, lower, LABEL, BRIGHT, weight="Bold", align="right")
    elif view.current != NOBODY and view.stage:
        canvas.text(words(f"stage-{view.stage}"), lower, LABEL, TEXT_QUIET, align="right")


# --- market -----------------------------------------------------------------------------------------------------------


def _market(canvas: Canvas, view: MineView, words: Words, glow: bool) -> None:
    columns, scale, gap = grid(view)
    width, height = cards.size(scale)
    step = width + gap
    # A second row that is not full stands in the middle, beside the goals.
    missing = max(0, 2 * columns - max(6, len(view.market)))
    spots = {
        (row, column): (
            MARGIN + (column + (missing / 2 if row and column < columns else 0)) * step,
            MARKET_TOP + row * (height + ROW),
        )
        for row in (0, 1)
        for column in range(columns + 1)
    }
    new = view.recent.market if glow else ()
    new_goals = view.recent.goals if glow else ()
    for spot in (*(divmod(number, columns) for number in new), *((number, columns) for number in new_goals)):
        cards.light(canvas, spots[spot], scale)
    for number in range(2 * columns):
        row, column = divmod(number, columns)
        x, y = spots[row, column]
        if number < len(view.market):
            offer(canvas, words, view.market[number], (x, y), scale, number in new)
        elif number < 6:
            _empty(canvas, words("empty"), (x, y, x + width, y + height))
    for number in range(2):
        x, y = spots[number, columns]
        if number < len(view.goals):
            offer(canvas, words, view.goals[number], (x, y), scale, number in new_goals)
        else:
            _empty(canvas, words("empty"), (x, y, x + width, y + height))


def offer(
    canvas: Canvas, words: Words, one: OfferView, spot: tuple[float, float], scale: float, new: bool = False
) -> None:
    """A card for sale; a cost that differs from the printed one is shown in a cog of another colour."""
    cards.lay(canvas, words.pack, one.card, words.language, spot, scale, new)
    printed = words.pack[one.card].cost
    if one.cost == printed:
        return
    width, _ = cards.size(scale)
    r = 36 * scale
    centre = (spot[0] + width - (cards.RIM + 42) * scale, spot[1] + (cards.RIM + cards.NAME / 2) * scale)
    canvas.forget(
        [
            (centre[0] - r, centre[1] - r),
            (centre[0] + r, centre[1] - r),
            (centre[0] + r, centre[1] + r),
            (centre[0] - r, centre[1] + r),
        ]
    )
    canvas.disc(centre, r * 1.15, palette.GLOW, blur=4)
    glyphs.cost(canvas, one.cost, centre, r, palette.COG_CHEAP if one.cost < printed else palette.COG_DEAR)


def _empty(canvas: Canvas, text: str, box: Box) -> None:
    canvas.frame(box, 24, 4, RULE, mix(TABLE, CARD, 0.5))
    canvas.text(text, box, LABEL, TEXT_QUIET, align="centre")


def _basic(canvas: Canvas, view: MineView, words: Words, top: float) -> None:
    """Medium mines above large ones."""
    columns = max(1, -(-len(view.basic) // 2))
    width = (WIDTH - 2 * MARGIN - 10 * (columns - 1)) / columns
    for number, one in enumerate(view.basic):
        row, column = divmod(number, columns)
        x, y = MARGIN + column * (width + 10), top + row * (BASIC + 8)
        basic_chip(canvas, words, one, (x, y, x + width, y + BASIC))


def basic_chip(canvas: Canvas, words: Words, one: OfferView, box: Box) -> None:
    """A pile of mines for sale: sign, what one brings, cost, copies left."""
    left, top, right, bottom = box
    card = words.pack[one.card]
    look, middle = LOOKS[palette.family(card)], (top + bottom) / 2
    ground = mix(CARD, look.dark, 0.4) if one.left else CARD
    ink = TEXT if one.left else TEXT_QUIET
    canvas.panel(box, 14, ground)
    # What a phone can show: its sign and what it brings tell which mine it is; names stand where one buys.
    pieces.sign_of(canvas, card, (left + 42, middle), 32, ground)
    wide = advance("×4", FIGURE, "Bold") + 4
    room: Box = (right - 10 - wide, top, right - 10, bottom)
    canvas.text(f"×{one.left}", room, FIGURE, ink, weight="Bold", align="right", shrink=0)
    glyphs.cost(canvas, one.cost, (right - wide - 56, middle), 34)
    gain: Box = (left + 82, top, right - wide - 96, bottom)
    canvas.text(pieces.yields(card), gain, FIGURE, look.light if one.left else ink, weight="Bold", shrink=0)


def _piles(canvas: Canvas, view: MineView, words: Words, top: float) -> None:
    """Eras as dots; piles of the market and of goals, their discard piles, the exile zone."""
    middle, x = top + PILES / 2, MARGIN + 8.0
    for era in range(1, view.eras + 1):
        done = era < view.era or view.phase in (TRANSITION, OVER)
        now = era == view.era and not done and view.phase != CHOOSE
        r = 17 if now else 13
        canvas.disc((x + 17, middle), r, BRIGHT if now else TEXT_QUIET if done else RULE)
        if now:
            canvas.sign(str(era), (x + 17, middle), 24, INK, 34)
        x += 42
    down = view.market_down + view.goal_down
    discards = len(view.market_discard) + len(view.goal_discard) + down
    entries = (
        ("pile-market", view.pile), ("pile-goals", view.goal_pile), ("pile-discard", discards),
        ("pile-exile", len(view.exile)),
    )  # fmt: skip
    texts = [words(key, count=number, down=down) for key, number in entries]
    right = WIDTH - MARGIN - 8.0
    room = right - x - 30
    sizes = [size for size in (BODY, 32) if sum(advance(text, size) + 40 for text in texts) <= room]
    size = sizes[0] if sizes else LABEL
    for text in reversed(texts):
        wide = advance(text, size)
        canvas.text(text, (right - wide - 2, top, right, top + PILES), size, TEXT_QUIET, align="right", shrink=0)
        right -= wide + 40


def alt(view: MineView, words: Words) -> str:
    """The board in words: whose turn, the market, how it stands. Tells nothing that the picture does not show."""
    standing = ", ".join(words("alt-seat", name=words.names[p.seat], points=p.points) for p in view.players)
    if view.phase == OVER:
        totals = [words("alt-seat", name=words.names[one.seat], points=one.total) for one in view.accounts]
        return words("alt-over", standing=", ".join(totals))
    market = ", ".join(words("alt-offer", card=words.name(o.card), cost=o.cost) for o in (*view.market, *view.goals))
    if view.current == NOBODY:
        return words("alt-waiting", market=market, standing=standing)
    name = words.names[view.current]
    return words("alt-board", era=view.era, round=view.round, name=name, market=market, standing=standing)
