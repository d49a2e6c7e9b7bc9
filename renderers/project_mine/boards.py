"""The board: market and goals as cards, the basic pile, and one panel per seat."""

from __future__ import annotations

from bot.games.project_mine.state import CHOOSE, NOBODY, OVER, TRANSITION
from bot.games.project_mine.view import GoalView, MineView, OfferView, PlayerView
from renderers import strips
from renderers.canvas import Box, Canvas
from renderers.letters import advance
from renderers.people import crown, hourglass, seat_badge
from renderers.project_mine import cards, glyphs, palette, pieces
from renderers.project_mine.palette import LOOKS
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
    SEATS,
    SMALL,
    TABLE,
    TEXT,
    TEXT_QUIET,
    TITLE,
    WHITE,
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
SEAT = 180
"""Of a seat's panel, without its goals."""
COUNT = 36
"""Of a seat's counts."""
GOAL = 38
GOALS = 3
"""Rows of goals at most."""


def grid(view: MineView) -> tuple[int, float, float]:
    """How the market lies: columns of market cards, scale of the cards, gap between columns.

    Two rows of three; effects that open more cards make the columns more and the cards smaller.
    """
    columns = max(3, -(-len(view.market) // 2))
    scale = min(1.0, (WIDTH - 2 * MARGIN - 12 * columns) / (columns + 1) / cards.WIDTH)
    width, _ = cards.size(scale)
    return columns, scale, (WIDTH - 2 * MARGIN - width * (columns + 1)) / columns


def height_of(view: MineView) -> int:
    """Height of the whole board in pixels."""
    rows = -(-view.seats // 2)
    return _seats_top(view) + rows * (seat_height(view) + GAP) + 6


def seat_height(view: MineView) -> int:
    """Height of each seat's panel: as many rows of goals as the fullest one needs."""
    most = max(len(player.goals) + bool(player.company) for player in view.players)
    return SEAT + GOAL * min(GOALS, max(1, -(-most // 2)))


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


def best_seats(view: MineView) -> list[int]:
    """Who has won, or who is ahead by what everybody can see; nobody while all are equal before the end."""
    if view.accounts:
        keys = [(one.total, -one.penalty, one.flipped) for one in view.accounts]
        return [seat for seat, key in enumerate(keys) if key == max(keys)]
    shown = [player.points for player in view.players]
    return [seat for seat, key in enumerate(shown) if key == max(shown)] if min(shown) < max(shown) else []


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


# --- seats ------------------------------------------------------------------------------------------------------------


def seat_panel(
    canvas: Canvas, view: MineView, words: Words, player: PlayerView, box: Box, mine: bool, glow: bool
) -> None:
    """Everything public about one seat, and its company goal where the viewer may see it."""
    left, top, right, bottom = box
    active = view.current == player.seat and view.phase != OVER
    look = SEATS[player.seat]
    canvas.panel((left + 2, top + 5, right + 2, bottom + 5), 24, INK, opacity=0.5)
    ground = mix(CARD, look.colour, 0.16)
    if active:
        if glow:
            canvas.panel((left - 5, top - 5, right + 5, bottom + 5), 28, palette.GLOW, opacity=0.7, blur=5)
        canvas.frame((left - 3, top - 3, right + 3, bottom + 3), 27, 8, BRIGHT, ground)
    else:
        canvas.panel(box, 24, ground)
    x, end = left + 22, right - 22
    _name_row(canvas, view, words, player, (x, top + 8, end, top + 68), active, mine)
    lit = [name for seat, name in view.recent.stock if seat == player.seat] if glow else []
    pieces.stock(canvas, player, (x, top + 68, x + 640, top + 122), 40, lit)
    pieces.amount(canvas, "hand", player.hand_count, (end - _wide(player.hand_count), top + 95), COUNT)
    _means(canvas, player, (x, top + 124, end, top + 168), active, glow and player.seat in view.recent.penalty)
    canvas.panel((x, top + 172, end, top + 175), 1, mix(ground, WHITE, 0.15))
    _goals(canvas, words, player, (x, top + 176, end, bottom - 4), _new_goals(view) if glow else frozenset())


def _new_goals(view: MineView) -> frozenset[str]:
    """Goals that have just got tokens or were turned over."""
    return frozenset((*view.recent.tokens, *view.recent.flipped))


def _means(canvas: Canvas, player: PlayerView, box: Box, active: bool, fined: bool) -> None:
    """Energy and credit of the turn, coins, penalty points, then cards in deck and discard pile."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    pieces.energy_track(canvas, player.energy, (left, top + 4, left + 152, bottom - 4), not active)
    x = left + 200.0
    # Credit that was not spent is lost: nobody has any between turns.
    for sign, number in (("credit", player.credit), ("coin", player.coins), ("penalty", player.penalty)):
        if sign == "penalty" and fined:
            canvas.panel((x - 8, top, x + _wide(number) + 4, bottom), 12, pieces.lit(CARD))
        x = pieces.amount(canvas, sign, number, (x, middle), COUNT, TEXT if number else TEXT_QUIET) + 8
    for sign, number in (("discard", len(player.discard)), ("deck", player.deck_count)):
        right -= _wide(number)
        pieces.amount(canvas, sign, number, (right, middle), COUNT, TEXT if number else TEXT_QUIET)
        right -= 4


def _wide(number: int) -> float:
    """Pixels of a count with its sign."""
    return 1.04 * COUNT + 16 + 0.68 * COUNT * len(str(number))


def _name_row(
    canvas: Canvas, view: MineView, words: Words, player: PlayerView, box: Box, active: bool, mine: bool
) -> None:
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    seat_badge(canvas, player.seat, (left + 28, middle), 24)
    points = view.accounts[player.seat].total if view.accounts else player.points
    glyphs.points(canvas, points, (right - 32, middle), 33)
    end = right - 80
    if player.seat in best_seats(view):
        crown(canvas, (end - 16, middle), 19, palette.COG)
        end -= 52
    if mine:
        wide = advance(words("you"), SMALL, "Bold") + 24
        canvas.panel((end - wide, middle - 19, end, middle + 19), 18, TEXT)
        canvas.text(
            words("you"), (end - wide + 12, middle - 19, end - 12, middle + 19), SMALL, INK, weight="Bold", shrink=0
        )
        end -= wide + 14
    if active or (view.phase == CHOOSE and not player.chosen):
        hourglass(canvas, (end - 16, middle), 17, BRIGHT)
        end -= 48
    elif view.phase == CHOOSE:
        glyphs.check(canvas, (end - 18, middle), 17)
        end -= 48
    end = _flags(canvas, view, words, player, (left + 300, middle - 20, end, middle + 20))
    canvas.text(words.names[player.seat], (left + 70, top, end, bottom), DECIDE, TEXT, weight="Bold", shrink=2)


def _flags(canvas: Canvas, view: MineView, words: Words, player: PlayerView, box: Box) -> float:
    """Declared the end, first player, in or out of the transition, right-aligned; returns where they begin."""
    left, top, right, bottom = box
    told: list[tuple[str, bool]] = []
    if player.declared and view.phase not in (TRANSITION, OVER):
        told.append((words("declared"), True))
    if view.phase == TRANSITION and (player.entered or view.current != NOBODY):
        told.append((words("entered" if player.entered else "out"), player.entered))
    elif player.seat == view.first and view.phase != OVER:
        told.append((words("first"), False))
    for text, bright in told:
        wide = advance(text, SMALL, "Bold") + 28
        if right - wide < left:
            break
        canvas.panel((right - wide, top, right, bottom), 20, BRIGHT if bright else RULE)
        room = (right - wide + 14, top, right - 12, bottom)
        canvas.text(text, room, SMALL, INK if bright else TEXT, weight="Bold", shrink=0)
        right -= wide + 10
    return right - 6


def _goals(canvas: Canvas, words: Words, player: PlayerView, box: Box, new: frozenset[str]) -> None:
    """The company goal where it may be seen, then the public goals with their tokens; flipped ones ticked."""
    left, top, right, bottom = box
    public = sorted(player.goals, key=lambda goal: goal.flipped)
    rows: list[GoalView | str] = [*([player.company] if player.company else []), *public]
    if not rows:
        canvas.text(words("no-goals"), (left, top, right, top + GOAL), SMALL, TEXT_QUIET)
        return
    columns = max(2, int((right - left) // 340))
    most = int((bottom - top) // GOAL)
    room = most * columns
    hidden = len(rows) - room + 1 if len(rows) > room else 0
    width = (right - left - 24 * (columns - 1)) / columns
    for number, row in enumerate(rows[: len(rows) - hidden]):
        line, column = divmod(number, columns)
        x, y = left + column * (width + 24), top + line * GOAL
        if (row if isinstance(row, str) else row.card) in new:
            canvas.panel((x - 8, y + 2, x + width + 8, y + GOAL - 2), 12, pieces.lit(CARD))
        if isinstance(row, str):
            _company_row(canvas, words, player, (x, y, x + width, y + GOAL))
        else:
            _goal_row(canvas, words, row, (x, y, x + width, y + GOAL))
    if hidden:
        x, y = right - width, top + (most - 1) * GOAL
        canvas.text(words("more-goals", count=hidden), (x + 42, y, right, y + GOAL), SMALL, TEXT_QUIET)


def _goal_row(canvas: Canvas, words: Words, goal: GoalView, box: Box) -> None:
    left, top, right, bottom = box
    middle, card = (top + bottom) / 2, words.pack[goal.card]
    look = LOOKS[palette.family(card)]
    glyphs.kind(canvas, card.kind, (left + 17, middle), 15, TEXT_QUIET if goal.flipped else look.base, CARD)
    end = right
    if goal.flipped:
        glyphs.check(canvas, (end - 17, middle), 16)
        end -= 44
    elif goal.needs:
        end = _count(canvas, goal.tokens, goal.needs, box)
    canvas.text(
        words.name(card), (left + 42, top, end, bottom), LABEL, palette.DONE if goal.flipped else TEXT, shrink=3
    )


def _count(canvas: Canvas, have: int, needs: int, box: Box) -> float:
    """Tokens of those needed, at the right end; returns where they begin."""
    _, top, right, bottom = box
    text = f"{have}/{needs}"
    wide = advance(text, LABEL, "Bold") + 12
    canvas.number(
        text, (right - wide, top, right, bottom), LABEL, palette.TOKEN_LIGHT if have else TEXT_QUIET, align="right"
    )
    return right - wide - 8


def _company_row(canvas: Canvas, words: Words, player: PlayerView, box: Box) -> None:
    left, top, right, bottom = box
    card = words.pack[player.company]
    glyphs.kind(canvas, "company", (left + 17, (top + bottom) / 2), 16, LOOKS["company"].base, CARD)
    end = _count(canvas, player.company_tokens, card.tokens, box) if card.tokens else right
    canvas.text(words.name(card), (left + 42, top, end, bottom), LABEL, LOOKS["company"].light, shrink=3)


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
