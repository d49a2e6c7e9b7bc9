"""A seat on the board: its name and points, stock and means, and the goals before it."""

from __future__ import annotations

from bot.games.project_mine.state import CHOOSE, NOBODY, OVER, TRANSITION
from bot.games.project_mine.view import GoalView, MineView, PlayerView
from renderers.canvas import Box, Canvas
from renderers.cards.marks import pill
from renderers.letters import advance
from renderers.people import crown, hourglass, seat_badge
from renderers.project_mine import glyphs, palette, pieces
from renderers.project_mine.palette import LOOKS
from renderers.project_mine.words import Words
from renderers.theme import (
    BRIGHT,
    CARD,
    DECIDE,
    INK,
    LABEL,
    RULE,
    SEATS,
    SMALL,
    TEXT,
    TEXT_QUIET,
    WHITE,
    mix,
)

SEAT = 180
"""Of a seat's panel, without its goals."""
COUNT = 36
"""Of a seat's counts."""
GOAL = 38
GOALS = 3
"""Rows of goals at most."""


def seat_height(view: MineView) -> int:
    """Height of each seat's panel: as many rows of goals as the fullest one needs."""
    most = max(len(player.goals) + bool(player.company) for player in view.players)
    return SEAT + GOAL * min(GOALS, max(1, -(-most // 2)))


def best_seats(view: MineView) -> list[int]:
    """Who has won, or who is ahead by what everybody can see; nobody while all are equal before the end."""
    if view.accounts:
        keys = [(one.total, -one.penalty, one.flipped) for one in view.accounts]
        return [seat for seat, key in enumerate(keys) if key == max(keys)]
    shown = [player.points for player in view.players]
    return [seat for seat, key in enumerate(shown) if key == max(shown)] if min(shown) < max(shown) else []


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
    middle = (top + bottom) / 2
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
        right = pill(canvas, text, right, middle, BRIGHT if bright else RULE, INK if bright else TEXT)
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
